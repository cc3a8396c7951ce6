# Talo-Fantasy на странице: руки, слова о том, что где стоит, конец, галерея

# Где и как расположен брусок
talo-build-upright = стоймя
talo-build-lying-east = лёжа с запада на восток
talo-build-lying-north = лёжа с юга на север
talo-build-lying = лёжа, с поворотом на { $bearing }° от севера к востоку
talo-build-leaning = под наклоном, { $degrees }° над столом
talo-build-place = { $attitude }, середина: { $east } к востоку и { $north } к северу от угла, высота от { $low } до { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] земля
       *[other] ничего
    }
    [1] { $ground ->
        [true] брусок № { $bars } и земля
       *[other] брусок № { $bars }
    }
   *[other] { $ground ->
        [true] бруски № { $bars } и земля
       *[other] бруски № { $bars }
    }
}
talo-build-bar = Брусок № { $number }, длина { $length }: { $place }. Чего касается: { $touched }.
talo-build-bar-short = брусок № { $number }, длина { $length }
talo-build-held-so = Брусок длиной { $length } ты держишь так: { $place }.
talo-build-rests-on = Под бруском длиной { $length } окажется вот что: { $touched }.
talo-build-measured = Высота { $height }, свес { $overhang }, опор { $feet }, брусков { $bars }.
talo-build-standing = { $count ->
    [0] Пока ничего не стоит
    [one] { $count } брусок
    [few] { $count } бруска
   *[many] { $count } брусков
}

# Ходы
talo-build-passes = передаёт ход
talo-build-ends = заканчивает стройку
talo-build-places = { $second ->
    [0] отпускает брусок длиной { $first }
   *[other] отпускает сразу бруски длиной { $first } и { $second }
}{ $back ->
    [true] ; брусок соскальзывает и возвращается
   *[other] { $moved ->
        [0] {""}
        [one] ; сдвигается { $moved } брусок
        [few] ; сдвигаются { $moved } бруска
       *[many] ; сдвигается { $moved } брусков
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Сдвинулся { $moved } брусок.
            [few] Сдвинулись { $moved } бруска.
           *[many] Сдвинулось { $moved } брусков.
        }
        [one] Со стола упал { $out } брусок.
        [few] Со стола упали { $out } бруска.
       *[many] Со стола упало { $out } брусков.
    }
   *[other] Соскользнул и снова в руке.
}

# Руки
talo-build-take-bar = взять в руку брусок длиной { $length }
talo-build-hold = Держать
talo-build-unhold = Взять назад
talo-build-holds = Брусок длиной { $length } ты держишь. Теперь поднеси другой.
talo-build-let-go = Отпустить
talo-build-turning = Повернуть, поднять, опустить
talo-build-turn-left = Повернуть влево
talo-build-turn-right = Повернуть вправо
talo-build-tip-north = Наклонить на север или юг
talo-build-tip-east = Наклонить на восток или запад
talo-build-lay = Положить или поставить
talo-build-raise = Поднять
talo-build-lower = Медленно опустить
talo-build-snapping = Притягивать к прямым углам и ровным бокам
talo-build-pass = Передать ход
talo-build-done = Готово
talo-build-done-sure = Закончить стройку?
talo-build-go-on = Строить дальше
talo-build-again = Посмотреть падение ещё раз, с другой стороны
talo-build-not-now = Сейчас нет бруска, который надо поставить.
talo-build-no-physics = Не загрузилось то, что даёт дереву вес. Проверь связь и открой стол ещё раз.

# Предложения и поля
talo-build-sentence = Напиши, куда брусок
talo-build-sentence-example = 2, стоймя, на бруске № 7, на восточном конце, повёрнут на 15 градусов
talo-build-hold-so = Держать так
talo-build-not-understood = Это понять не удалось. Напиши, например: стоймя, на бруске № 1, на восточном конце. Или: лёжа с запада на восток, в точке 5, 3.
talo-build-fields = То же самое, в полях
talo-build-field-attitude = Как
talo-build-field-place = Где
talo-build-field-at = в точке стола
talo-build-field-on = на бруске
talo-build-field-beside = рядом с бруском
talo-build-field-east = К востоку
talo-build-field-north = К северу
talo-build-field-bar = Какой брусок
talo-build-field-side = С какой стороны
talo-build-field-middle = посередине
talo-build-field-degrees = Поворот в градусах
talo-build-as-it-is = как есть
talo-build-side = { $side ->
    [east] восток
    [west] запад
    [north] север
   *[south] юг
}
talo-build-view-above = Сверху
talo-build-view-south = С юга
talo-build-view-east = С востока

# Размеры и цели
talo-build-measures = Размеры
talo-build-measure-height = Высота
talo-build-measure-overhang = Свес
talo-build-measure-feet = Опоры
talo-build-measure-bars = Бруски
talo-build-goal = Цель
talo-option-mode = Во что играть
talo-option-mode-climb = Взбираться наверх
talo-option-mode-fantasy = Строить свободно
talo-mode-fantasy = Talo-Fantasy: строй что хочешь, без клеток и с настоящим весом. Никто не проигрывает. Такой стол живёт на сервере, который проверяет каждый брусок.
talo-option-players-1 = один
talo-option-board-table = пустой стол
talo-option-goal = Цель
talo-option-goal-none = нет
talo-option-goal-house = дом
talo-option-goal-animal = зверь
talo-option-goal-vehicle = машина
talo-option-goal-bridge = мост
talo-option-goal-tripod = что-нибудь высокое на трёх опорах
talo-option-goal-height = как можно выше
talo-option-goal-overhang = большой свес
talo-option-goal-anything = что угодно
talo-tip-fantasy-take = Возьми один брусок той длины, что выпала, или два, которые вместе дают столько же.
talo-tip-fantasy-build = { $device ->
    [touch] Двигай брусок одним пальцем, поворачивай двумя. Тень показывает, куда он ляжет.
   *[mouse] Двигай брусок мышкой, поворачивай колёсиком, щёлкни, чтобы отпустить. Тень показывает, куда он ляжет.
}

# Конец и галерея
talo-build-built = Стоит!
talo-build-fallen = Рухнуло
talo-build-rebuild = Построить снова
talo-build-turntable = Постройка, которая поворачивается.
talo-gallery-title = Галерея
talo-gallery-untitled = Свободная постройка
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = На этом устройстве пока ничего не построено. Всё, что ты достроишь в Talo-Fantasy, попадёт сюда.
talo-gallery-build = Построить что-нибудь
talo-gallery-fallen = В конце всё рухнуло.
talo-gallery-forget = Убрать
talo-gallery-kept = Постройка хранится в галерее этого устройства.
talo-gallery-forbidden = Этот браузер ничего не хранит, поэтому галереи нет. Сохрани картинку или запись.

talo-say-upright = стоя, стоймя, вертикальн*, стоящ*
talo-say-lying = лёжа, лежа, горизонтальн*, лежащ*, плашмя
talo-say-leaning = наклон*, под наклоном
talo-say-turned = поверн*, поворот*, развёрн*, разверн*
talo-say-clockwise = по часовой*
talo-say-counterclockwise = против часовой*
talo-say-east = восто*, восточн*
talo-say-west = запад*
talo-say-north = север*
talo-say-south = юг*, южн*
talo-say-on = на, поверх, сверху, над
talo-say-beside = рядом, возле, около, сбоку
talo-say-bar = брус*, №, номер*, #
talo-say-end = конец, конце, конца, концу, край, краю, края
talo-say-height = высот*
talo-say-degrees = градус*, °
