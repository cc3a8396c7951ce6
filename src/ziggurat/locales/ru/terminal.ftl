# Командная строка и игра за клавиатурой.

bad-usage = { $why } (что можно, покажет «{ $command } --help»).
bad-number = { $name } должно быть целым числом, не меньше { $least }, а не «{ $text }».
bad-number-between = { $name } должно быть целым числом от { $least } до { $most }, а не «{ $text }».
bad-seconds = { $name } должно быть числом секунд больше 0, как 2 или 0.5, а не «{ $text }».
bad-option = «{ $text }» — не настройка; пиши имя=значение.
option-twice = Настройка { $name } указана дважды.
option-text = текст
option-drawn = выпадает случайно
options-drawn = выпало: { $values }
unknown-language = Языка «{ $language }» Ziggurat не знает; языки такие: { $known }.
not-text = Файл «{ $path }» — не текст в UTF-8.
not-text-typed = На стандартном вводе — не текст в UTF-8.
unreadable = Файл «{ $path }» не прочитать: { $why }.
unwritable = Файл «{ $path }» не записать: { $why }.
unwritable-folder = Папку «{ $path }» использовать нельзя: { $why }.
system-failed = Программа не может работать дальше: { $why }.
interrupted = Остановлено раньше, чем всё было сделано.
after-illegal = Ход { $number } из --after, «{ $token }», невозможен: { $why }
replay-ended = Партия закончилась раньше ({ $termination }); результат: { $result }.
replay-termination = { $how ->
    [resigned] игрок { $seat } сдался
    [time] у игрока { $seat } вышло время
   *[abandoned] прервана
}
hint-order = Поиск чаще всего смотрит туда, чему больше доверяет. Это и стоит первым — даже перед большей долей, если за ней мало просмотров.
expected-line = Поиск ожидает: { $line }
best-line = Лучшая игра обеих сторон: { $line }
hint-others = { $count ->
    [one] и ещё { $count } ход
    [few] и ещё { $count } хода
   *[many] и ещё { $count } ходов
}
analyse-better = лучше: { $token } { $worth }
# Числа в таблицах, как их пишет язык.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = игрок
arena-games = партии
arena-score = доля
arena-elo = Эло (95 %)
arena-time = на ход
arena-of = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
arena-too-few = Для турнира нужны хотя бы два игрока и игра хотя бы с двумя местами.
arena-two = --until-sure — ровно для двух игроков.
arena-stronger = { $player } сильнее примерно на { $elo } Эло или больше.
arena-not-stronger = { $player } не сильнее.
arena-unsure = Партий слишком мало, чтобы сказать, сильнее ли { $player } на { $elo } Эло.

play-welcome = { $game }. Введи ход или ? для справки.
play-help = Введи ход из списка «legal» или одно из слов: legal, show, hint, undo, save ФАЙЛ, load ФАЙЛ, quit.
    В одной строке можно написать несколько ходов: сыграны будут все или ни одного. Кончай строку там, где решает случай или бот.
play-which-game = В какую игру?
play-who = Кто играет?
play-against-bot = Ты против бота
play-how-strong = Какой силы?
play-bad-level = «{ $text }» — не уровень; уровни — от 1 до 5.
play-people = Люди за этой клавиатурой
play-watch = Одни боты, а ты смотришь
play-choose-number = Введи число от 1 до { $most } или начало ответа.
play-choose-one = «{ $text }» может значить: { $answers }. Напиши подлиннее.
play-no-answer = Ответа не было; партии не будет.
play-load-alone = У --load своя игра; убери ИГРА, -o и --after.
play-at-what = --at — для сохранённой партии: пиши вместе с --load ФАЙЛ.
play-at-beyond = Сохранённая партия кончается после хода { $count }, позиции после хода { $ply } в ней нет.
play-bad-bots = «{ $text }» — не места этой игры; пиши места от 1 до { $seats } через запятую или none.
play-bot = Игрок { $seat } играет { $token }.
play-drawn = Случай: { $token }.
play-not-legal = (Что можно сделать, покажет «legal».)
play-line-illegal = { $why } Поэтому из этой строки ничего не сыграно. Дело в «{ $token }».
play-line-chance = «{ $token }» — слишком рано: сначала решает случай. Поэтому из этой строки ничего не сыграно; введи только то, что до «{ $token }».
play-line-bot = «{ $token }» — не твой ход: за игрока { $seat } играет бот. Поэтому из этой строки ничего не сыграно; введи только то, что до «{ $token }».
play-which-file = Напиши «{ $command } ФАЙЛ», с именем файла.
play-nothing-to-undo = Брать назад нечего.
play-hint-more = (Введи «hint» ещё раз, чтобы узнать больше.)
play-no-hint = Партия окончена; подсказок больше нет.
hint-steps = Шагов у подсказки { $most }: 1 куда смотреть, 2 что взять, 3 ход, 4 почему.
play-saved = Сохранено в { $path }.
play-overwrite = В { $path } уже есть что-то другое. Записать поверх? Введи «да» или «нет».
play-not-saved = Ничего не сохранено; тот файл остался как был.
play-drop = Эта партия не сохранена. Бросить её и открыть другую? Введи «да» или «нет».
play-not-loaded = Ничего не открыто; партия идёт дальше.
play-end = Партия окончена.
play-after-end = («undo» берёт назад твой последний ход, «save ФАЙЛ» сохраняет партию, пустая строка закрывает программу.)
play-record = Запись партии, чтобы сохранить или продолжить (play --load ФАЙЛ):
play-kept = Партия прервана; она сохранена в { $path } (продолжить: play --load ФАЙЛ).
play-not-kept = Партия прервана, и файл записать не удалось. Она есть только в строках выше.
play-by-hand = { $game } строят руками, в трёх измерениях. Играй на странице; здесь можно просматривать записи.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Ни одна партия не повторилась.
arena-distinct = { $distinct ->
    [1] Все эти партии — одна и та же. Погрешности и интервалы учитывают её один раз.
    [one] Разных среди этих партий — только { $distinct }. Погрешности и интервалы не учитывают ни одну партию дважды.
    [few] Разных среди этих партий — только { $distinct }. Погрешности и интервалы не учитывают ни одну партию дважды.
   *[many] Разных среди этих партий — только { $distinct }. Погрешности и интервалы не учитывают ни одну партию дважды.
}
play-yes-words = да, д
