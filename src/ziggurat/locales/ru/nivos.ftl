# Nivos.

nivos-colour = { $colour ->
    [yellow] жёлтая
    [orange] оранжевая
    [red] красная
    [pink] розовая
    [white] белая
    [green] зелёная
    [blue] синяя
    [black] чёрная
   *[neutral] бесцветная
}
nivos-colour-of = { $colour ->
    [yellow] жёлтой
    [orange] оранжевой
    [red] красной
    [pink] розовой
    [white] белой
    [green] зелёной
    [blue] синей
    [black] чёрной
   *[neutral] бесцветной
}
nivos-colour-onto = { $colour ->
    [yellow] жёлтую
    [orange] оранжевую
    [red] красную
    [pink] розовую
    [white] белую
    [green] зелёную
    [blue] синюю
    [black] чёрную
   *[neutral] бесцветную
}
nivos-colour-name = { $colour ->
    [yellow] жёлтая
    [orange] оранжевая
    [red] красная
    [pink] розовая
    [white] белая
    [green] зелёная
    [blue] синяя
    [black] чёрная
   *[neutral] бесцветная
}
nivos-plates = { $height ->
    [0] плиток нет
    [one] { $height } плитка
    [few] { $height } плитки
   *[many] { $height } плиток
}
nivos-other-plates = { $otherheight ->
    [0] плиток нет
    [one] { $otherheight } плитка
    [few] { $otherheight } плитки
   *[many] { $otherheight } плиток
}

nivos-prompt-neutral = Игрок { $seat } кладёт бесцветную плитку.
nivos-prompt-lay = Игрок { $seat } кладёт плитку.
nivos-prompt-cylinder = Игрок { $seat } выбирает цилиндр.
nivos-prompt-stuck = Игрок { $seat } ничего не может положить и берёт цилиндр (pass).
nivos-prompt-mate = Игроку { $seat } нечего положить из своих: можно положить плитку напарника или пропустить ход (pass) и взять цилиндр.

nivos-cause = { $cause ->
    [cylinders] Последний цилиндр взят.
    [laid] Все плитки лежат на поле.
   *[stuck] Ни одну из оставшихся плиток уже не положить.
}
nivos-stack = { $height ->
    [0] без единого цилиндра.
   *[other] с самой низкой стопкой, высота { $height }.
}
nivos-winners = { $how ->
    [shared] У игроков { $seats } нет ни одного цилиндра, и победа у них общая.
    [tallest] { $team ->
        [1] Побеждают игроки { $seats }: стопки одной высоты, { $height }, но их самый большой цилиндр ниже.
       *[0] Побеждает игрок { $seats }: стопки одной высоты, { $height }, но его самый большой цилиндр ниже.
    }
   *[lowest] { $team ->
        [1] Игроки { $seats } побеждают { nivos-stack }
       *[0] Игрок { $seats } побеждает { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Делить плитки можно только вчетвером, а игроков здесь { $players }.
nivos-split-teams = Раздача бывает одна на обе команды или по одной на каждую, через «/»; а здесь их { $count }.
nivos-split-size = Размера «{ $size }» в раздаче нет; размеры такие: { $sizes }.
nivos-split-twice = У команды по одной плитке каждого размера, а { $size } в раздаче дважды.
nivos-split-count = У первого в команде должно быть плиток: { $half }, а в раздаче: { $count }.

nivos-unreadable = «{ $token }» — не ход. { nivos-notation }
nivos-notation = Напиши плитку и клетку её юго-западного угла, как в 4x2@b3; впереди r — из запаса, t — из руки напарника; n@b3 — бесцветная плитка; pass — пропустить ход; от c1 до c6 — цилиндр.
nivos-no-such-cell = Клетки { $cell } нет; поле — от { $first } до { $last }.
nivos-no-such-plate = Плитки размером { $size } нет; размеры такие: { $sizes }.
nivos-neutral-name = Плитка такого размера — бесцветная; её пишут n@{ $cell }.
nivos-no-such-cylinder = Цилиндры здесь — от c1 до c{ $count }.
nivos-no-mate = Плитку напарника можно положить, только когда играют вчетвером.

nivos-choose-first = Сначала выбери цилиндр.
nivos-cylinder-taken = Цилиндр высотой { $height } уже взят.
nivos-in-order = Цилиндры здесь берут по порядку, сначала самый низкий; выбирать нельзя.
nivos-none-due = Сейчас цилиндр брать не надо.
nivos-neutral-first = Первой в партии кладут бесцветную плитку.
nivos-neutral-laid = Бесцветная плитка уже лежит на поле.
nivos-can-lay = Ты ещё можешь положить плитку, пропускать ход нельзя.
nivos-not-stuck = Плитку напарника можно положить, только если не подходит ничего ни из твоей руки, ни из запаса; а что-то ещё подходит.
nivos-mate-lacks = У твоего напарника нет { nivos-colour-of } плитки { $size }.
nivos-with-mate = Эта плитка у напарника, а не у тебя: { nivos-colour } { $size }.
nivos-not-in-hand = У тебя больше нет { nivos-colour-of } плитки { $size }.
nivos-not-in-reserve = В запасе нет { nivos-colour-of } плитки { $size }.
nivos-off-board = Она выступала бы за край поля { $side ->
    [east] на востоке.
    [north] на севере.
   *[both] на востоке и на севере.
}
nivos-uneven = Она легла бы неровно: под одной частью { nivos-plates }, под другой { nivos-other-plates }.
nivos-on-colour = Она легла бы на другую { nivos-colour-onto } плитку, которую ещё видно.
nivos-beside-colour = Она коснулась бы другой { nivos-colour-of } плитки, которую ещё видно.

# На странице. У сообщения M для терминала могут быть M-you и M-named для страницы.
nivos-pitch = Клади плитку на плитку, но никогда — цвет на цвет. Кто открывает новый уровень, берёт цилиндр, а побеждает самая низкая стопка.
nivos-prompt-neutral-you = Твой ход: положи бесцветную плитку куда угодно на поле.
nivos-prompt-neutral-named = { $name } кладёт бесцветную плитку.
nivos-prompt-lay-you = Твой ход: положи плитку.
nivos-prompt-lay-named = { $name } кладёт плитку.
nivos-prompt-cylinder-you = Твой ход: выбери цилиндр.
nivos-prompt-cylinder-named = { $name } выбирает цилиндр.
nivos-prompt-stuck-you = Положить нечего: пропусти ход и возьми цилиндр.
nivos-prompt-stuck-named = { $name } ничего не может положить и берёт цилиндр.
nivos-prompt-mate-you = Из твоих ничего не подходит: положи плитку напарника или пропусти ход и возьми цилиндр.
nivos-prompt-mate-named = { $name } может положить плитку напарника или пропустить ход и взять цилиндр.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] У тебя нет ни одного цилиндра: победа общая, и твоя тоже.
       *[false] Общая победа без единого цилиндра: { $winner }.
    }
    [tallest] { $won ->
        [true] Стопки одной высоты, { $height }, но твой самый большой цилиндр ниже: победа твоя!
       *[false] Стопки одной высоты, { $height }; побеждает та, где самый большой цилиндр ниже: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] У тебя нет ни одного цилиндра: победа твоя!
           *[false] Победа без единого цилиндра: { $winner }.
        }
       *[other] { $won ->
            [true] Твоя стопка самая низкая, высота { $height }: победа твоя!
           *[false] Побеждает самая низкая стопка, высота { $height }: { $winner }.
        }
    }
}
nivos-board = Поле: { $count ->
    [0] плиток пока нет.
    [one] { $count } плитка, уровней: { $level }.
    [few] { $count } плитки, уровней: { $level }.
   *[many] { $count } плиток, уровней: { $level }.
}
nivos-level = Уровень { $level }
nivos-described = { nivos-colour } плитка { $size }
nivos-own = { $whose ->
    [own] Твои плитки
   *[other] Плитки: { $name }
}
nivos-reserve = Запас
nivos-mate = Напарник: { $name }
nivos-action = { $plate } { $source ->
    [r] из запаса на
    [t] из руки напарника на
   *[other] на
} { $cell }, ширина { $width }, глубина { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}из запаса
    [t] {" "}из руки напарника
   *[other] {""}
}, { clue-quarter }, уровень { $level }
nivos-brief = { $what ->
    [pass] пропуск хода
    [cylinder] цилиндр { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = уровень { $level }
nivos-takes = взять цилиндр высотой { $height }
nivos-passes = пропустить ход и взять цилиндр
nivos-costs = { $height ->
    [0] берёшь цилиндр на выбор
   *[other] берёшь цилиндр высотой { $height }
}
nivos-free-of-cost = без цилиндра
nivos-not-here = сюда не ляжет
nivos-turn = Повернуть
nivos-lay = Положить
nivos-pass = Пропустить
nivos-choose = Выбери цилиндр
nivos-fade = Видимые уровни; те, что выше, бледные
nivos-piles = Цилиндры
nivos-pile = { $count ->
    [0] цилиндров нет
    [one] { $count } цилиндр, высота { $total }
    [few] { $count } цилиндра ({ $heights }), общая высота { $total }
   *[many] { $count } цилиндров ({ $heights }), общая высота { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Цилиндров больше не осталось.
    [one] Остался { $count } цилиндр: { $heights }.
    [few] Осталось { $count } цилиндра: { $heights }.
   *[many] Осталось { $count } цилиндров: { $heights }.
}
nivos-free-short = осталось
nivos-no-plates = плиток нет
nivos-hand-of = { $whose ->
    [own] У тебя в руке: { $plates }.
   *[other] { $name } держит: { $plates }.
}
nivos-in-reserve = В запасе: { $plates }.
nivos-cell-plate = { $cell }, уровень { $level }, { $plate } ({ $owner ->
    [0] из запаса
   *[other] { $name }
}), { $state ->
    [seen] открыта
    [beneath] здесь закрыта, но видна рядом
   *[covered] закрыта целиком
}
nivos-cell-empty = { $cell }, уровень { $level }, пусто, { $under ->
    [board] на поле
    [plate] снизу { $plate }
   *[nothing] снизу пока ничего
}{ $count ->
    [0] {""}
    [one] , отсюда { $count } способ положить плитку
    [few] , отсюда { $count } способа положить плитку
   *[many] , отсюда { $count } способов положить плитку
}
nivos-option-players = Игроки
nivos-option-players-2 = двое
nivos-option-players-3 = трое
nivos-option-players-4 = четверо, две команды
nivos-option-cylinders = Цилиндры берут
nivos-option-cylinders-ascending = по порядку, сначала самый низкий
nivos-option-cylinders-choice = на выбор
nivos-option-split = Плитки первого в команде
nivos-option-split-help = Места 1 и 3 — одна команда, 2 и 4 — другая. Четыре размера, с которых начинают места 1 и 2, как в 1x1,1x2,1x5,2x4; остальные получат места 3 и 4. Если у команд по-разному, раздели знаком «/».
nivos-split-of = { $team ->
    [0] В обеих командах первый игрок начинает с этих четырёх (выбрано: { $count }); остальные четыре — у напарника.
   *[other] В команде { $team } первый игрок начинает с этих четырёх (выбрано: { $count }); остальные четыре — у напарника.
}
nivos-split-alike = Обеим командам одинаково
nivos-rules =
    В свой ход положи одну плитку, из руки или из запаса. Самой первой кладут бесцветную плитку, её можно положить куда угодно.

    Плитка лежит ровно и целиком на поле: под всеми её клетками плиток поровну. Касаться других она не обязана.

    Её нельзя класть на плитку того же цвета и вплотную к такой плитке на том же уровне. Углы не считаются, а плитка, которую закрыли целиком, больше не мешает. У бесцветной плитки цвета нет.

    Кто кладёт первую плитку нового уровня, берёт цилиндр. Кто ничего не может положить, тоже берёт цилиндр и пропускает ход. В команде вместо этого можно положить плитку напарника.

    Берут самый низкий из оставшихся цилиндров или, если так договорились, любой на выбор.

    Партия кончается, когда взят последний цилиндр или когда ни одну из оставшихся плиток уже не положить. Побеждает самая низкая стопка цилиндров; из равных — та, где самый большой цилиндр ниже.
nivos-keys =
    1–9 = взять плитку по размеру; ещё раз — из запаса
    R, Shift + ← → = повернуть плитку
    ← → ↑ ↓ = двигать плитку
    Enter = положить
    X = сделать верхние уровни бледными
    P = пропустить ход, если положить нечего
    Q, E, V = повернуть стол, посмотреть с другой стороны
    T = вид сверху
    + − = ближе, дальше
    C = обычный вид
nivos-tip-neutral = { $device ->
    [touch] Первой кладут бесцветную плитку, цилиндр за неё не берут. Коснись места, куда её положить, и нажми «Положить».
   *[mouse] Первой кладут бесцветную плитку, цилиндр за неё не берут. Щёлкни там, где ей лежать.
}
nivos-tip-take = { $device ->
    [touch] Коснись плитки внизу: своей или из запаса.
   *[mouse] Щёлкни по плитке внизу: своей или из запаса.
}
nivos-tip-place = { $device ->
    [touch] Коснись места, куда её положить. Зелёный цвет — ляжет, красный — нет, и сказано почему. Потом нажми «Положить».
   *[mouse] Зелёный цвет — ляжет, красный — нет, и сказано почему. R или колёсико поворачивает плитку, щелчок кладёт её.
}
nivos-tip-aim = Кто кладёт первую плитку на новом уровне, берёт цилиндр. Побеждает самая низкая стопка, так что пусть уровни открывают другие.
nivos-score-cylinders = Цилиндры
nivos-score-height = Высота
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] неровно в { $count ->
        [one] { $count } месте
        [few] { $count } местах
       *[many] { $count } местах
    }
    [on-colour] на своём цвете в { $count ->
        [one] { $count } месте
        [few] { $count } местах
       *[many] { $count } местах
    }
   *[beside-colour] рядом со своим цветом в { $count ->
        [one] { $count } месте
        [few] { $count } местах
       *[many] { $count } местах
    }
}
