# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] красный
    [P] фиолетовый
    [Y] жёлтый
    [B] синий
    [G] зелёный
   *[K] чёрный
}
bubbles-colour-name = { $bubble ->
    [R] красный
    [P] фиолетовый
    [Y] жёлтый
    [B] синий
    [G] зелёный
   *[K] чёрный
}

bubbles-prompt-draw = Игроку { $seat } достаётся пузырь из мешочка.
bubbles-prompt-place = Игрок { $seat } кладёт { bubbles-colour } пузырь на пустое место неба.
bubbles-prompt-swap = Игрок { $seat } может поменять местами два соседних пузыря на небе; точка оставляет всё как есть.
bubbles-prompt-drop = Игрок { $seat } выбирает два соседних пузыря на небе; оба падают на планету игрока { $seat }.
bubbles-prompt-send = Игрок { $seat } может отправить пузыри из ряда на другую планету; точка — хватит.
bubbles-prompt-powers = { $whose ->
    [own] Игрок { $seat } может применить силу ({ $powers }); точка — отказ.
   *[other] Ходит игрок { $other }, но у игрока { $seat } есть силы ({ $powers }), и он решает первым; точка — отказ.
}

bubbles-cleared = На другой планете остались только чёрные пузыри: миссия пройдена.
bubbles-burst = На планете игрока { $other } полны все столбцы, а туда летит ещё один пузырь: побеждает игрок { $seat }.
bubbles-stuck = Игрок { $seat } не может сбросить два пузыря и проигрывает.
bubbles-stuck-solo = Ни одна пара пузырей больше не может упасть: миссия не удалась.
bubbles-no-refill = Заполнить небо больше нечем. Пузырей у игрока 1: { $one }, у игрока 2: { $two }. Побеждает игрок { $seat }.
bubbles-shared = Заполнить небо больше нечем. У обоих по { $one ->
    [one] { $one } пузырю
    [few] { $one } пузыря
   *[many] { $one } пузырей
}, победа общая.
bubbles-no-refill-solo = Заполнить небо больше нечем: миссия не удалась.

bubbles-unreadable = «{ $token }» — не ход. { bubbles-notation }
bubbles-notation = Примеры: =c5 кладёт, c5~d5 меняет местами, c5+d5 сбрасывает, R:a8~b8 применяет силу, >c3 отправляет, точка пропускает.
bubbles-order = Два места пишут по порядку: сначала столбец, потом строка: { $token }.
bubbles-not-sky = Оба пузыря должны быть на небе, в строках 5 и 6.
bubbles-not-adjacent = Эти два — не соседи ни в строке, ни в столбце.

bubbles-draw-first = Сначала достают пузырь из мешочка.
bubbles-place-first = Сначала положи { bubbles-colour } пузырь из мешочка на пустое место неба.
bubbles-swap-first = Сначала небо: поменяй местами двух соседей или оставь всё как есть.
bubbles-drop-first = { $kind ->
    [swap] Менять можно один раз за ход; теперь должны упасть два пузыря.
   *[other] Теперь должны упасть два пузыря; раньше ничего другого сделать нельзя.
}
bubbles-send-first = Сначала отправка: выбери пузырь из ряда или остановись.
bubbles-powers-first = Сначала силы: примени одну или откажись.
bubbles-send-solo = Отправлять пузыри из ряда можно только в миссиях, не в дуэли.
bubbles-powers-off = В этой партии играют без сил.

bubbles-not-in-bag = В мешочке больше нет такого пузыря: { bubbles-colour }.
bubbles-sky-taken = Там уже есть пузырь; новому нужно пустое место на небе.
bubbles-must-swap = С этого неба не может упасть ни одна пара; поменяй так, чтобы смогла.
bubbles-same-colour = Они одного цвета: ничего бы не изменилось.
bubbles-swap-stuck = После такого обмена ни одна пара не смогла бы упасть.
bubbles-out-of-reach = До этих двух не дотянуться: хотя бы один должен быть с твоей стороны неба.
bubbles-too-high = Если упадут эти два, в столбце останется больше четырёх пузырей.

bubbles-sent-already = Этот пузырь уже отправлен.
bubbles-nothing-there = Там нет пузыря.
bubbles-not-in-line = Этот пузырь не из ряда; отправлять можно только пузыри из ряда.
bubbles-column-full = На другой планете этот столбец полон.
bubbles-sent-enough = Из этой группы отправлено уже сколько можно.

bubbles-power-not-held = Силы этого цвета сейчас нет: { bubbles-colour }.
bubbles-red-other = Красная сила меняет пузыри на другой планете, а не на твоей.
bubbles-green-own = Зелёная сила меняет пузыри на твоей планете, а не на другой.
bubbles-exchange-empty = Для обмена нужны два пузыря, а одно из этих мест пустое.
bubbles-purple-own = Фиолетовая сила отправляет пузырь с твоей планеты.
bubbles-yellow-own = Жёлтая сила превращает в очко пузырь с твоей планеты.
bubbles-not-free = Этот пузырь не свободен: на нём лежит другой.
bubbles-blue-row = Синяя сила берёт пузырь с другой стороны неба.

bubbles-letter = Буква «{ $letter }» не подходит для { $option }; буквы такие: { $known }.
bubbles-length = Букв для { $option } нужно { $length }, а их { $count }.
bubbles-sky-two = На небе дуэли по два пузыря каждого цвета, кроме чёрного; а { bubbles-colour-name } здесь { $count ->
    [0] не встречается ни разу.
    [one] встречается { $count } раз.
    [few] встречается { $count } раза.
   *[many] встречается { $count } раз.
}
bubbles-sky-adjacent = Два пузыря на { $one } и { $other } ({ bubbles-colour-name }) соприкасаются; на небе дуэли одинаковым нельзя, даже по диагонали.
bubbles-solo-first = В миссии один игрок; выбирать, кто начнёт, не надо.
bubbles-numbered-alone = У миссии с номером своё небо и своя планета; { $option } — для миссий, которые придумываешь ты.
bubbles-planet-floating = Пузырь на { $cell } висит в воздухе: под ним ничего нет.
bubbles-planet-line = На планете уже есть готовый { bubbles-colour } ряд.
bubbles-planet-done = На планете нет ни одного цветного пузыря, делать было бы нечего.
bubbles-too-many = Пузырей такого цвета ({ bubbles-colour-name }) всего { $most }, а планетам, небу и мешочку нужно { $count }.

bubbles-mission-face = Дырка посередине
bubbles-mission-shaft = Вниз по шахте
bubbles-mission-third = Третий
bubbles-mission-valley = Долина
bubbles-mission-gap = Один между двумя
bubbles-mission-raised = На чёрном полу
bubbles-mission-garden = Сад на скале
bubbles-mission-sealed = Под печатью
bubbles-mission-blocks = Два блока
bubbles-mission-shared-gap = Одна щель на двоих
bubbles-mission-two-floors = Два этажа
bubbles-mission-blocks-wall = Между ними стена
bubbles-mission-alone = Один посередине
bubbles-mission-stairs = Один за другим
bubbles-mission-three-floors = Три этажа
bubbles-mission-floors4 = Четыре этажа
bubbles-mission-chimneys = Две трубы
bubbles-mission-pull-extra = Один тянет, один стоит
bubbles-mission-bridges-mix = Четыре берега
bubbles-mission-pyramid = Пирамида

# На странице. У сообщения M для терминала могут быть M-you и M-named для страницы.
bubbles-pitch = Две планеты, а небо одно. Сбрасывай пузыри парами, собирай три одного цвета в ряд и получай его силу.
bubbles-prompt-place-you = Твой ход: положи { bubbles-colour } пузырь на пустое место неба.
bubbles-prompt-place-named = { $name } кладёт { bubbles-colour } пузырь на пустое место неба.
bubbles-prompt-swap-you = Твой ход: поменяй местами два соседних пузыря на небе или оставь всё как есть.
bubbles-prompt-swap-named = { $name } может поменять местами два соседних пузыря на небе.
bubbles-prompt-drop-you = Твой ход: выбери два соседних пузыря на небе; оба упадут на твою планету.
bubbles-prompt-drop-named = { $name } выбирает два соседних пузыря на небе; оба упадут.
bubbles-prompt-send-you = Твой ход: отправь пузыри из своего ряда на другую планету или остановись.
bubbles-prompt-send-named = { $name } может отправить пузыри из ряда на другую планету.
bubbles-prompt-powers-you = { $whose ->
    [own] Твой ход: примени силу или откажись.
   *[other] Прежде чем ход продолжится, решаешь ты: примени силу или откажись.
}
bubbles-prompt-powers-named = { $name } решает, применить ли силу.
bubbles-cleared-named = На другой планете остались только чёрные пузыри: миссия пройдена!
bubbles-burst-you = Другая планета полна, а туда летит ещё один пузырь: победа твоя!
bubbles-burst-named = Планета полна, а туда летит ещё один пузырь: побеждает { $winner }.
bubbles-stuck-you = Два пузыря тебе уже не сбросить, и партия проиграна. Побеждает { $winner }.
bubbles-stuck-named = { $name } не может сбросить два пузыря и проигрывает.
bubbles-no-refill-you = Заполнить небо больше нечем. Счёт { $one } : { $two }, победа твоя!
bubbles-no-refill-named = Заполнить небо больше нечем. Счёт { $one } : { $two }, побеждает { $winner }.
bubbles-board = Поле Bubblee Pop. { $phase ->
    [place] Пузырь отправляется на небо.
    [swap] Небо можно изменить.
    [drop] Упадут два пузыря.
    [send] Пузыри можно отправить.
    [powers] Можно применить силу.
   *[other] {""}
}
bubbles-sky = Небо
bubbles-planet = { $whose ->
    [own] Твоя планета
   *[other] Планета: { $name }
}
bubbles-other-planet = Другая планета
bubbles-mission = Миссия
bubbles-bag = В мешочке
bubbles-powers = Силы
bubbles-none = нет
bubbles-score = собрано пузырей: { $count }
bubbles-holds = { $whose ->
    [own] У тебя { bubbles-score }; силы: { $powers }.
   *[other] { $name } — { bubbles-score }; силы: { $powers }.
}
bubbles-in-bag = В мешочке: { $bubbles }.
bubbles-drawn = Из мешочка: { $colour }.
bubbles-power = { $bubble ->
    [R] Красная: поменяй местами двух соседей на другой планете.
    [G] Зелёная: поменяй местами двух соседей на своей планете.
    [P] Фиолетовая: отправь свой свободный пузырь на другую планету.
    [B] Синяя: пусть пузырь с другой стороны неба упадёт на другую планету.
   *[Y] Жёлтая: преврати в очко свободный пузырь своей планеты.
}
bubbles-how = { $phase ->
    [place] Нажми на пустое место на небе.
    [swap] { $held ->
        [true] Теперь его сосед.
       *[false] Перетащи пузырь на соседа или нажми на оба.
    }
    [drop] { $held ->
        [true] Теперь его сосед.
       *[false] Нажми на двух соседей; оба упадут на твою планету.
    }
    [send] Нажми на светящийся пузырь, чтобы отправить его на другую планету.
   *[powers] { $power ->
        [none] Выбери силу.
        [B] Нажми на светящийся пузырь на небе.
        [P] Нажми на светящийся пузырь на своей планете.
        [Y] Нажми на светящийся пузырь на своей планете.
       *[other] { $held ->
            [true] Теперь его сосед.
           *[false] Нажми на двух соседей, которые светятся.
        }
    }
}
bubbles-act = { $doing ->
    [place] Положить сюда
    [swap] Поменять
    [drop] Сбросить
    [send] Отправить
   *[power] Применить
}
bubbles-pass-now = { $phase ->
    [swap] Оставить как есть
    [send] Хватит
   *[powers] Отказаться
}
bubbles-foreseen = { $what ->
    [both] Убирает с другой планеты пузырей: { $out }, приносит очков: { $points }.
    [out] Убирает с другой планеты пузырей: { $out }.
    [points] Приносит очков: { $points }.
    [line] Получится ряд: из него можно отправлять.
   *[nothing] Ничего не лопнет.
}
bubbles-foreseen-chain = Цепочка из { $count }.
bubbles-foreseen-powers = Даёт силу: { $powers }.
bubbles-foreseen-end = На этом партия кончится.
bubbles-done = { $kind ->
    [draw] из мешочка: { $colour }
    [place] на { $one }
    [swap] обмен: { $one } и { $other }
    [drop] { $one } и { $other } падают
    [send] { $one } на другую планету
    [power] { $count ->
        [one] сила ({ $colour }): { $one }
        [few] сила ({ $colour }): { $one } и { $other }
       *[many] сила ({ $colour }): { $one } и { $other }
    }
   *[pass] пропуск
}
bubbles-offer = { $kind ->
    [swap] Поменять местами: { $taking }
    [drop] Сбросить: { $taking }
    [send] Отправить: { $taking }
   *[power] Сила ({ $colour }): { $taking }
}
bubbles-brief = { $kind ->
    [draw] из мешочка
    [place] на небо
    [swap] обмен
    [drop] сброс
    [send] { $count ->
        [one] отправлен { $count }
        [few] отправлено { $count }
       *[many] отправлено { $count }
    }
    [power] сила
   *[pass] пропуск
}
bubbles-suggest = { $kind ->
    [place] положить { $one } на небо, сюда
    [swap] поменять местами { $one } и { $other }
    [drop] сбросить { $one } и { $other }
    [send] отправить { $one } на другую планету
   *[power] { $count ->
        [one] сила ({ $colour }): { $one }
        [few] сила ({ $colour }): { $one } и { $other }
       *[many] сила ({ $colour }): { $one } и { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] пусто
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , здесь { $count } ход
    [few] , здесь { $count } хода
   *[many] , здесь { $count } ходов
}
bubbles-option-blacks = Чёрные пузыри в начале
bubbles-option-powers = Силы
bubbles-option-powers-on = да
bubbles-option-powers-off = нет, для первой партии
bubbles-option-reach = Пузыри падают
bubbles-option-reach-any = откуда угодно с неба
bubbles-option-reach-near = хотя бы один — со своей стороны
bubbles-option-sky = Первое небо
bubbles-option-sky-help = Десять букв: строка 5 от a до e, потом строка 6. По две: R — красный, P — фиолетовый, Y — жёлтый, B — синий, G — зелёный; одинаковые не рядом. Если оставить пустым, небо выпадет случайно.
bubbles-option-planet = Своя миссия
bubbles-option-planet-help = Для одного игрока: другая планета, двадцать букв — четыре строки от неба до земли, каждая от a до e; K — чёрный, точка — пусто. Пузыри не висят, готовых рядов нет, хотя бы один пузырь цветной. Первое небо — как в миссиях или любые десять букв, можно и K. Для дуэли оставь пустым.
bubbles-option-first = Кто начинает
bubbles-option-first-1 = место 1
bubbles-option-first-2 = место 2
bubbles-sky-missing = { $missing ->
    [0] Одинаковым цветам нельзя соприкасаться, даже по диагонали.
    [10] Небо выпадет случайно, если не заполнить все десять мест: по два каждого цвета.
    [one] Пустует ещё { $missing } место. Если так оставить, небо выпадет случайно.
    [few] Пустуют ещё { $missing } места. Если так оставить, небо выпадет случайно.
   *[many] Пустует ещё { $missing } мест. Если так оставить, небо выпадет случайно.
}
bubbles-editor = Своя миссия
bubbles-editor-words = Выбери пузырь и нажми на место: он упадёт на землю или на пузыри под ним. Миссия пройдена, когда не осталось цветных пузырей. Можно ли её пройти, никто не проверял.
bubbles-editor-choose = Какой пузырь положить
bubbles-editor-empty = пусто
bubbles-editor-planet = Планета
bubbles-editor-clear = Очистить планету
bubbles-editor-share = Отправь эту ссылку, и другие смогут сыграть твою миссию.
bubbles-missions = Двадцать миссий
bubbles-missions-more = Игра в одиночку. Собирай ряды на своей планете, отправляй из них пузыри и очисти другую планету от всех, кроме чёрных. Пройти — одна звезда; две, если ходов не больше { $steady }; три — не больше { $brisk }.
bubbles-missions-done = Пройдено на этом устройстве: { $done } из { $count }.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] следующая
       *[false] ещё не пройдена
    }
    [one] пройдена, ходов: { $turns }, одна звезда
    [few] пройдена, ходов: { $turns }, { $stars } звезды
   *[many] пройдена, ходов: { $turns }, { $stars } звёзд
}
bubbles-duel = Сыграть дуэль
bubbles-rules =
    Две планеты, а между ними небо из десяти пузырей. Если на небе есть дырки, сначала заполни их: каждый пузырь из мешочка клади куда хочешь.

    Потом можно один раз поменять местами два соседних пузыря на небе. Затем выбери двух соседей: они упадут на твою планету, каждый в свой столбец. В столбце не может остаться больше четырёх пузырей.

    Три или больше одного цвета подряд в строке или в столбце — это ряд. Он лопается вместе с пузырями его цвета, которые его касаются; каждый приносит очко. То, что лежало сверху, падает и может собрать новые ряды. Чёрные пузыри рядов не собирают.

    Каждая группа, которая лопнула, даёт силу своего цвета: её применяют сразу или отказываются. Красная меняет местами двух соседей на другой планете, зелёная — на твоей. Фиолетовая отправляет твой свободный пузырь на другую планету, синяя роняет туда пузырь с другой стороны неба; если та планета полна, победа твоя. Жёлтая превращает в очко твой свободный пузырь.

    Партия кончается, когда заполнить небо больше нечем: побеждает тот, у кого больше очков. Кто не может сбросить два пузыря, сразу проигрывает.

    В миссии играют в одиночку. Из ряда можно отправлять пузыри на другую планету: один — из ряда в три пузыря, два — из ряда подлиннее. Ряды там исчезают; очисти ту планету, чтобы остались только чёрные.
bubbles-keys =
    Tab = к кнопкам под полем
    Esc = отпустить пузырь
    любая клавиша = не ждать, пока всё остановится
    Enter = сделать то, что выбрано
bubbles-tip-swap = { $device ->
    [touch] Сначала небо: коснись двух соседей и нажми «Поменять» или оставь всё как есть.
   *[mouse] Сначала небо: перетащи пузырь на соседа, чтобы поменять их местами, или оставь всё как есть.
}
bubbles-tip-drop = { $device ->
    [touch] Теперь коснись двух соседей и нажми «Сбросить»: оба упадут на твою планету. Три одного цвета в ряд лопаются.
   *[mouse] Теперь щёлкни по двум соседям: оба упадут на твою планету. Три одного цвета в ряд лопаются.
}
bubbles-tip-place = На небе дырки: каждый пузырь из мешочка клади куда хочешь. Лучше туда, где он поможет в следующий раз.
bubbles-tip-powers = У тебя есть сила. Примени её сейчас или откажись; что она умеет, говорит её цвет.
bubbles-tip-send = Из твоего ряда можно отправить пузыри на другую планету. Выбери тот, который соберёт там ряд.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = И никакой обмен на небе тут не поможет.
bubbles-gaps = Дырок на небе: { $gaps }, а в мешочке { $left ->
    [0] больше ничего нет.
    [one] только { $left } пузырь.
    [few] только { $left } пузыря.
   *[many] только { $left } пузырей.
}
bubbles-columns-full = Все пять столбцов полны: ещё одному пузырю нет места.
bubbles-score-bubbles = Пузыри
bubbles-score-turns = Ходы
bubbles-score-left = Осталось цветных
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Цепочка из { $count }
