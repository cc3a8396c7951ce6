# Подсказки по шагам: куда смотреть, какая фигура, ход, почему. Факты для «почему» находят правила.

clue-step = { $step ->
    [where] Куда смотреть
    [piece] Что взять
    [action] Ход
   *[why] Почему
}
clue-next = { $step ->
    [piece] Что взять?
    [action] Покажи
   *[why] Почему?
}
clue-quarter = { $quarter ->
    [n] на севере
    [ne] на северо-востоке
    [e] на востоке
    [se] на юго-востоке
    [s] на юге
    [sw] на юго-западе
    [w] на западе
    [nw] на северо-западе
   *[middle] в середине
}
clue-where = Посмотри, что сейчас можно сделать.
clue-piece = Один из этих ходов лучше остальных.
clue-action = Ход: { $token }
clue-wins = { $distance ->
    [0] Это верная победа.
    [one] Это победа, самое позднее через { $distance } ход.
    [few] Это победа, самое позднее через { $distance } хода.
   *[many] Это победа, самое позднее через { $distance } ходов.
}
clue-loses = { $distance ->
    [0] При лучшей игре соперника любой ход проигрывает.
    [one] При лучшей игре соперника любой ход проигрывает; этот держится дольше всех, ещё { $distance } ход.
    [few] При лучшей игре соперника любой ход проигрывает; этот держится дольше всех, ещё { $distance } хода.
   *[many] При лучшей игре соперника любой ход проигрывает; этот держится дольше всех, ещё { $distance } ходов.
}
clue-shares = Это сохраняет общую победу; большего не добиться.
clue-estimate = Шанс победить по оценке: около { $percent } %.
clue-wins-now = Это победа сразу.
clue-prevents = После { $count } из { $others } { $others ->
    [one] другого хода
    [few] других ходов
   *[many] других ходов
} соперник мог бы сразу победить; после этого — нет.
clue-only = Больше здесь ничего не сделать.
clue-alike = Другие ходы примерно так же хороши; этот — один из лучших.
clue-next-best = Следующий по силе ход по оценке: около { $percent } %.

clue-babel-where = Посмотри на { babel-place } уровня { $level }.
clue-babel-piece = Возьми { babel-cube }.
clue-babel-answers = { $count ->
    [0] У соперника не останется ответа.
    [one] У соперника останется { $count } ответ.
    [few] У соперника останется { $count } ответа.
   *[many] У соперника останется { $count } ответов.
}

clue-nivos-where = Посмотри на уровень { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Положи бесцветную плитку.
    [reserve] Возьми { nivos-colour-onto } плитку { $size } из запаса.
    [mate] Возьми у напарника { nivos-colour-onto } плитку { $size }.
   *[hand] Возьми свою { nivos-colour-onto } плитку { $size }.
}
clue-nivos-where-pass = Посмотри, можно ли вообще что-то положить.
clue-nivos-piece-pass = Ни одна плитка не подходит.
clue-nivos-where-cylinder = Посмотри на оставшиеся цилиндры.
clue-nivos-piece-cylinder = Тот, что высотой { $height }.
clue-nivos-free = Цилиндр брать не надо.
clue-nivos-opens = { $height ->
    [0] Это открывает уровень { $level }, и ты берёшь цилиндр на свой выбор.
   *[other] Это открывает уровень { $level }, и ты берёшь цилиндр высотой { $height }.
}
clue-nivos-stuck = Следующий игрок ничего не сможет положить и возьмёт цилиндр.
clue-nivos-forces = Что бы ни положил следующий игрок, он откроет уровень и возьмёт цилиндр.
clue-nivos-answers = Ответов у следующего игрока: { $all }; из них без цилиндра: { $count }.

clue-bubbles-where = { $where ->
    [sky] Посмотри на небо, на столбец { $column }.
    [own] Посмотри на свою планету, на столбец { $column }.
   *[other] Посмотри на другую планету, на столбец { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] красный
    [P] фиолетовый
    [Y] жёлтый
    [B] синий
    [G] зелёный
   *[K] чёрный
}
clue-bubbles-power-use = { $bubble ->
    [R] красную
    [P] фиолетовую
    [Y] жёлтую
    [B] синюю
    [G] зелёную
   *[K] чёрную
}
clue-bubbles-piece = { $kind ->
    [place] Подумай, куда положить { bubbles-colour } пузырь из мешочка.
    [power] Примени { clue-bubbles-power-use } силу.
    [send] Отправь { bubbles-colour } пузырь.
   *[pair] Нужны два пузыря: { bubbles-colour } и { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Посмотри, что останется после каждого хода.
clue-bubbles-piece-pass = Сейчас ничего трогать не надо.
clue-bubbles-pops = { $groups ->
    [one] Лопнет пузырей: { $count }.
    [few] Лопнет пузырей: { $count }, в { $groups } группах.
   *[many] Лопнет пузырей: { $count }, в { $groups } группах.
}
clue-bubbles-points = { $points ->
    [one] Это приносит { $points } очко.
    [few] Это приносит { $points } очка.
   *[many] Это приносит { $points } очков.
}
clue-bubbles-power = Это даёт { clue-bubbles-power-use } силу.
clue-bubbles-nothing = Ничего не лопнет.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] После обмена при сбросе пока ничего не лопнет.
       *[pass] С таким небом при сбросе пока ничего не лопнет.
    }
   *[other] { $kind ->
        [swap] После обмена при сбросе может лопнуть пузырей: { $count }.
       *[pass] С таким небом при сбросе может лопнуть пузырей: { $count }.
    }
}

clue-talo-where = { $layer ->
    [0] Посмотри на поле, { clue-quarter }.
   *[other] Посмотри туда: { clue-quarter }, на высоте { $layer }.
}
clue-talo-where-supply = Посмотри на запас брусков.
clue-talo-where-end = Посмотри, что ещё можно сделать.
clue-talo-piece = { $axis ->
    [z] Возьми брусок длиной { $length } и поставь стоймя.
   *[lying] Возьми брусок длиной { $length } и положи.
}
clue-talo-piece-pawn = Это твоя фишка.
clue-talo-piece-take = { $count ->
    [one] Хватит одного бруска.
    [few] Возьми два бруска.
   *[many] Возьми два бруска.
}
clue-talo-piece-end = Фишка остаётся на месте.
clue-talo-stands = { $margin ->
    [0] Всё стоит, но еле-еле.
   *[other] Всё стоит, с запасом в { $margin } % клетки.
}
clue-talo-held = Один он упадёт { talo-side }; следующий брусок станет противовесом.
clue-talo-saves = Он станет противовесом для бруска длиной { $length }, который держат и который без него упадёт.
clue-talo-falls = Он упадёт { talo-side }.
clue-talo-leads = Тогда твоя фишка сможет взобраться на высоту { $height }; раньше — не выше { $before }.
clue-talo-climbs = { $to ->
    [0] Твоя фишка встанет на поле.
   *[other] Твоя фишка пойдёт с высоты { $from } на высоту { $to }.
}
clue-talo-choices = { $count ->
    [one] Поставить первый из этих брусков можно { $count } способом.
    [few] Поставить первый из этих брусков можно { $count } способами.
   *[many] Поставить первый из этих брусков можно { $count } способами.
}
