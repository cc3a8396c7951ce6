# То, что говорит каждая игра и каждая комната этого дома.

unknown-game = Игры «{ $name }» нет; есть такие: { $known }.
unknown-option = У игры { $game } нет настройки «{ $name }»; есть такие: { $names }.
no-options = У игры { $game } нет настроек, значит, и «{ $name }» тоже нет.
bad-value = «{ $value }» не подходит для { $name }; подходят: { $values }.
game-over = Партия окончена, «{ $token }» уже не сыграть.
not-solved = Игра { $game } не решена до конца; решён только «Вавилон».

record-no-game = В записи не сказано, что это за игра: нет строки [Game "…"].
record-bad-tag = Строка { $line } записи — не тег вида [Имя "значение"].
record-tag-twice = В записи дважды стоит тег «{ $name }».
record-brace = Комментарий в записи не закрыт, или один стоит внутри другого.
record-version = Запись сделана по версии { $version } правил игры { $game }, а здесь версия { $known }.
record-termination = «{ $termination }» — не способ закончить партию раньше; есть такие: resigned МЕСТО, time МЕСТО, abandoned.
record-players = Игроков в записи: { $count }, а мест в игре: { $seats }.
record-bad-name = «{ $name }» не может быть именем в записи: без запятых, без переносов строк, без пробелов по краям и не одни цифры.
name-unseen = В имени «{ $name }» есть знак, которого никому не видно. Выбери другое имя.
name-marks = В имени «{ $name }» значки громоздятся друг на друга. Выбери другое имя.
name-alike = Имя «{ $name }» не отличить на вид от другого имени за этим столом. Выбери другое.
record-bad-comment = В комментарии записи не может быть фигурной скобки.
record-illegal = Ход { $number } записи, «{ $token }», невозможен: { $why }
record-ended-twice = В записи стоит «{ $termination }», но партия закончилась по своим правилам.
record-result = В записи результат { $result }, а на самом деле { $true }.
record-not-over = В записи результат { $result }, но партия не окончена.
record-winners = «{ $result }» — не результат: он называет победившие места, от 1 до { $seats }, каждое один раз.
record-ended-by-nobody = В записи стоит «{ $termination }», но места в игре — от 1 до { $seats }.
record-contradiction = В записи стоит «{ $termination }», и всё же победило место { $seat }.
record-too-many-players = Игроков в записи: { $count }. Столько нет ни в одной игре.
record-illegal-variation = Ход { $number } варианта, «{ $token }», невозможен: { $why }
record-variation-first = Вариант заменяет ход перед собой, а перед первым ходом ничего нет.
record-empty-variation = Вариант в записи пуст.
record-parenthesis = У скобки в записи нет пары.
record-too-deep = Варианты в записи вложены не глубже чем на { $most }.

# Чего стоит ход, если это известно точно.
worth-win = победа через { $distance } { $distance ->
    [one] ход
    [few] хода
   *[many] ходов
}
worth-draw = общая победа через { $distance } { $distance ->
    [one] ход
    [few] хода
   *[many] ходов
}
worth-loss = поражение через { $distance } { $distance ->
    [one] ход
    [few] хода
   *[many] ходов
}
worth-proven-win = верная победа
worth-proven-draw = шанс победить ровно { $percent } %
worth-proven-loss = поражение при лучшей игре
worth-estimate = шанс победить около { $percent } % (± { $margin })

babel-title = Вавилон
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
