# То, что говорит каждая игра и каждая комната этого дома.

unknown-game = Игры «{ $name }» нет; есть такие: { $known }.
game-name-taken = Пакет «{ $package }» приносит игру «{ $name }», но игра с таким именем уже есть.
game-unusable = Игру «{ $name }» из пакета «{ $package }» не получается использовать: { $why }
game-misnamed = В пакете «{ $package }» нет игры «{ $name }» там, куда указывает точка входа.
unknown-option = У { $game } нет настройки «{ $name }»; есть такие: { $names }.
no-options = У { $game } нет настроек, значит, и «{ $name }» тоже нет.
bad-value = «{ $value }» не подходит для { $name }; подходят: { $values }.
game-over = Партия окончена, «{ $token }» уже не сыграть.
not-solved = { $game } не решена до конца; решена только babel.
no-expert = { $game } не решена точно; решена только babel.
bad-player = «{ $text }» — не игрок; игроки такие: от level1 до level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» поиску не подходит; подходят: { $figures }.
bad-player-figure = «{ $text }» в «{ $player }» поиску не подходит; подходят: { $figures }.
bad-simulations = «{ $value }» — не число симуляций; нужно целое число, не меньше 1.
bad-time = «{ $value }» — не время в секундах.
worker-died = Рабочий процесс завершился, не закончив работу; может быть, не хватило памяти.
ray-missing = Ray здесь не установлен: pip install "ziggurat[ray]".
ray-unreachable = По адресу { $address } нет кластера Ray: { $why }
ray-lost = Связь с кластером Ray по адресу { $address } потеряна: { $why }
ray-other-version = У кластера Ray по адресу { $address } версия Ziggurat { $theirs }, у этого компьютера { $ours }. Нужна одна и та же.
ray-other-game = Кластер Ray знает игру «{ $game }» не так, как этот компьютер. Установи её и там.
no-such-action = Хода с номером { $token } нет.
not-an-action = «{ $value }» — не ход; ход — это текст из списка «legal» или целое число.
no-such-seat = Места «{ $seat }» нет; места — от 1 до { $seats }.
bad-seed = «{ $value }» — не начальное число; оно должно быть целым.
other-spaces = С этими настройками у { $game } другие места, ходы или плоскости; создай для них новую среду.
bad-text = «{ $value }» не подходит для { $name }; здесь нужен текст.

record-no-game = В записи не сказано, что это за игра: нет строки [Game "…"].
record-bad-tag = Строка { $line } записи — не тег вида [Имя "значение"].
record-tag-twice = В записи дважды стоит тег «{ $name }».
record-brace = Комментарий в записи не закрыт, или один стоит внутри другого.
record-version = Запись сделана по версии { $version } правил { $game }, а здесь версия { $known }.
record-termination = «{ $termination }» — не способ закончить партию раньше; есть такие: resigned МЕСТО, time МЕСТО, abandoned.
record-players = Игроков в записи: { $count }, а мест в игре: { $seats }.
record-bad-name = «{ $name }» не может быть именем в записи: без запятых, без переносов строк, без пробелов по краям и не одни цифры.
record-bad-comment = В комментарии записи не может быть фигурной скобки.
record-illegal = Ход { $number } записи, «{ $token }», невозможен: { $why }
record-ended-twice = В записи стоит «{ $termination }», но партия закончилась по своим правилам.
record-result = В записи результат { $result }, а на самом деле { $true }.
record-not-over = В записи результат { $result }, но партия не окончена.
record-winners = «{ $result }» — не результат: он называет победившие места, от 1 до { $seats }, каждое один раз.
record-ended-by-nobody = В записи стоит «{ $termination }», но места в игре — от 1 до { $seats }.
record-contradiction = В записи стоит «{ $termination }», и всё же победило место { $seat }.
record-too-many-players = Игроков в записи: { $count }. Столько нет ни в одной игре.
record-not-text = В записи могут быть только тексты; «{ $value }» — не текст.
record-half-character = «{ $value }» не может стоять в записи: там половина символа.
record-line-break = То, что стоит в записи под «{ $name }», не может занимать несколько строк.
record-bad-token = «{ $token }» не может быть ходом в записи: без пробелов и без скобок.
record-bad-note = «{ $name }» не может быть названием пометки в записи: буквы, цифры и подчёркивания, первой — буква.
record-comment-place = Комментарий стоит после хода { $number }, а ходов в записи { $count }.
record-illegal-variation = Ход { $number } варианта, «{ $token }», невозможен: { $why }
record-variation-place = Вариант стоит вместо хода { $number }, а ходов в записи { $count }.
record-variation-first = Вариант заменяет ход перед собой, а перед первым ходом ничего нет.
record-empty-variation = Вариант в записи пуст.
record-parenthesis = У скобки в записи нет пары.
record-too-deep = Варианты в записи вложены слишком глубоко; можно не глубже чем на { $most }.
record-several = В этой записи несколько партий. Такие файлы читает «ziggurat record».
record-too-long = Партия, которая начинается в строке { $line }, длиннее { $most } знаков. Это не запись.
record-bad-json = Эта строка — не запись в виде JSON: { $why }
record-bad-number = Партию { $number } из файла (строка { $line }) не прочитать: { $why }
record-bad-game = { $path }, партия { $number } (строка { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [1] Партия одна, и в ней всё верно.
       *[other] Партий: { $games }, и во всех всё верно.
    }
   *[other] Партий с ошибками: { $bad } из { $games }.
}

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
worth-proven-draw = точно { $percent } % победы
worth-proven-loss = поражение при лучшей игре
worth-estimate = шанс победить около { $percent } % (± { $margin })
played-by-hand = { $game } строят руками, и все её ходы не перечислить: боты, разбор, perft и среды её не знают.

babel-title = Вавилон
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
