# Сервер столов: в чём он отказывает и почему, что он добавляет к партии, подсказки и быстрые фразы.

server-resigned = Игрок { $seat } сдаётся.
server-time = У игрока { $seat } вышло время.
server-abandoned = За этим столом было столько всего, что больше не помещается: партия на этом кончается, и никто её не проигрывает.

server-no-table = Этого стола здесь больше нет или никогда не было.
server-old-rules = Эту партию в { $game } играли по версии { $version } правил, а у этой программы версия { $known }.
server-wrong-key = Эта личная ссылка не от этого стола. По ссылке самого стола можно смотреть.
server-not-your-seat = Это не твоё место.
server-which-seat = У тебя несколько мест; скажи, какое.
server-stale = Партия тем временем ушла вперёд; посмотри ещё раз.
server-waiting = Партия начнётся, когда все сядут.
server-over = Партия окончена.
server-not-over = Партия ещё идёт.
server-bot-leads = За игрока { $seat } сейчас играет бот.
server-no-undo-now = Сейчас взять ход назад нельзя.
server-nothing-to-undo = У тебя нет хода, который можно взять назад.
server-no-stand-in-there = Бот может заменить только другого человека за столом.
server-seat-count = Мест в этой игре: { $seats }, а не { $count }.
server-no-lesson = В уроках этой игры нет шага «{ $step }».

server-beyond-end = Ходов в партии только { $count }; начать разбор после хода { $first } нельзя.
server-table-damaged = Сохранённая партия этого стола повреждена, и он не открывается. Твоей вины тут нет; скажи хозяину сервера.
server-table-deleted = Этот стол удалён.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice = Отличный ход!
phrase-oops = Ой!
phrase-thinking = Дай подумать.
phrase-thanks = Спасибо!
phrase-well-played = Хорошая игра!
phrase-one-more = Сыграем ещё?
phrase-goodbye = Пока!
