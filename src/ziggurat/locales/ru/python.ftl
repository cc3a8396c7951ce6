# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Пакет «{ $package }» приносит игру «{ $name }», но игра с таким именем уже есть.
game-unusable = Игру «{ $name }» из пакета «{ $package }» не получается использовать: { $why }
game-misnamed = В пакете «{ $package }» нет игры «{ $name }» там, куда указывает точка входа.
no-expert = Игра { $game } не решена точно; решён только «Вавилон».
bad-player = «{ $text }» — не игрок; игроки такие: от level1 до level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» поиску не подходит; подходят: { $figures }.
bad-player-figure = «{ $text }» в «{ $player }» поиску не подходит; подходят: { $figures }.
bot-over = Партия окончена: боту нечего выбирать.
bot-chance = Здесь решает случай, а не игрок: боту нечего выбирать.
no-bot = «{ $value }» — не бот: у бота должны быть методы fresh, choose и analyse. «ziggurat.bots.player» создаёт бота по имени.
bad-render-mode = У этой среды нет режима отображения «{ $mode }»; есть такие: { $known }.
no-render-mode = Эта среда ничего не отображает, поэтому режима отображения «{ $mode }» у неё быть не может.
bad-simulations = «{ $value }» — не число симуляций; нужно целое число, не меньше 1.
bad-time = «{ $value }» — не время в секундах.
no-such-action = Хода с номером { $token } нет.
not-an-action = «{ $value }» — не ход; ход — это текст из списка «legal» или целое число.
no-such-seat = Места «{ $seat }» нет; места — от 1 до { $seats }.
bad-seed = «{ $value }» — не начальное число; оно должно быть целым.
other-spaces = С этими настройками у игры { $game } другие места, ходы или плоскости; создай для них новую среду.
bad-text = «{ $value }» не подходит для { $name }; здесь нужен текст.
played-by-hand = { $game } строят руками, и все её ходы не перечислить: боты, разбор, perft и среды её не знают.

# Work on several machines.
worker-died = Рабочий процесс завершился, не закончив работу; может быть, не хватило памяти.
ray-missing = Ray здесь не установлен: pip install "ziggurat[ray]".
ray-unreachable = По адресу { $address } нет кластера Ray: { $why }
ray-lost = Связь с кластером Ray по адресу { $address } потеряна: { $why }
ray-other-version = У кластера Ray по адресу { $address } версия Ziggurat { $theirs }, у этого компьютера { $ours }. Нужна одна и та же.
ray-other-game = Кластер Ray знает игру «{ $game }» не так, как этот компьютер. Установи её и там.

# Records and positions.
record-not-text = В записи могут быть только тексты; «{ $value }» — не текст.
record-half-character = «{ $value }» не может стоять в записи: там половина символа.
record-line-break = То, что стоит в записи под «{ $name }», не может занимать несколько строк.
record-bad-token = «{ $token }» не может быть ходом в записи: без пробелов и без скобок.
record-bad-note = «{ $name }» не может быть названием пометки в записи: буквы, цифры и подчёркивания, первой — буква.
record-comment-place = Комментарий стоит после хода { $number }, а ходов в записи { $count }.
record-variation-place = Вариант стоит вместо хода { $number }, а ходов в записи { $count }.
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
position-no-text = Позицию задают текстом; «{ $value }» — не текст.
position-illegal = Ход { $number } позиции, «{ $token }», невозможен: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Ждём ещё { $count } человека.
    [few] Ждём ещё { $count } человек.
   *[many] Ждём ещё { $count } человек.
}
server-only-watching = Ты смотришь. Чтобы играть, займи место.
server-not-your-turn = Сейчас ходит игрок { $seat }.
server-undo-pending = Игрок { $seat } уже просит взять ход назад.
server-undo-past-absent = Сейчас взять ход назад нельзя: игрока { $seat } нет, и спросить некого.
server-no-undo-pending = На эту просьбу отвечать уже поздно.
server-not-absent = Игрок { $seat } за столом или только что был там.
server-rematch-made = Следующая партия уже ждёт.
server-no-rematch-asked = Новой партии никто не просил.
server-no-open-seat = Все места заняты. Оставайся смотреть!
server-seat-taken = Место { $seat } занято.
server-begun-open = Партия, которая начинается не с начала, — для людей за этим устройством и для ботов; свободных мест в ней нет.
server-bad-log = Это не журнал партии с устройства: записи { $number } быть не может.
server-no-phrase = «{ $phrase }» — не из быстрых фраз.
server-no-hints = Пока люди играют друг с другом, подсказок нет.
server-no-moment = Ходов в этой партии пока только { $count }.
server-unreadable = Сообщение не удалось понять: { $why }.
server-not-a-number = { $name } должно быть целым числом, а не «{ $value }».
server-not-json = Запрос должен быть в JSON (тип содержимого application/json).
server-not-utf8 = Запрос написан не в UTF-8.
server-one-host = Запрос должен называть ровно один хост.
server-headers-too-large = Заголовки запроса слишком большие, или их слишком много.
server-too-slow = Запрос шёл слишком долго.
server-too-large = Запрос слишком большой; можно не больше { $most } байт.
server-no-hello = Первым сообщением в сокете должно быть hello, в первые же секунды.
server-second-hello = Приветствие уже было.
server-nothing-here = По этому адресу ничего нет.
server-wrong-method = Этот адрес так использовать нельзя.
server-bad-request = Запрос не удалось понять.
server-wrong-host = Этот сервер не отвечает на имя «{ $host }»; хозяин может разрешить его через --allow-host.
server-wrong-origin = Странице с другого сайта нельзя пользоваться этим сервером.
server-data-damaged = Данные сервера повреждены. Твоей вины тут нет; скажи хозяину сервера.
server-not-read = Сервер не смог это прочитать. Попробуй ещё раз чуть позже.
server-not-creator = Просить удалить стол может только тот, кто его создал.
server-forget-pending = Остальных за столом уже спросили.
server-no-forget-pending = На эту просьбу отвечать уже поздно.
server-no-network = Этот компьютер пока не в сети. Подключись к Wi-Fi или вставь кабель и попробуй ещё раз.
server-network-not-yours = Пустить других может только тот, кто сидит за компьютером с Ziggurat.
server-network-fixed = Пускать ли других, решили, когда запускали этот сервер.
server-crash = На сервере что-то пошло не так; твоя партия цела.
server-not-stored = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуй ещё раз.
server-id-used = Эта программа отправила две разные команды с одним и тем же id. Вторая не выполнена.
server-unsure = Сервер потерял связь с данными, пока это сохранял; может быть, всё сделано, а может быть, и нет. Посмотри ещё раз чуть позже.
server-closing = Сервер перезапускается; твоя партия сохранена.
server-elsewhere = Этим столом сейчас занята другая часть сервера. Попробуй ещё раз чуть позже.
server-thinking-lost = Та часть сервера, которая думает, остановилась и запускается снова. Попробуй ещё раз чуть позже.
server-not-kept = Сервер потерял связь со своей базой данных и ждёт её. Твоя партия сохранена; попробуй ещё раз чуть позже.
server-making-ready = Готовим правила игры { $game }. Это бывает один раз и может занять минуту-другую. Загляни потом.
server-too-many-requests = Слишком много сразу; подожди немного.
server-too-many-made = С твоего адреса создано уже много столов; подожди какое-то время.
server-too-many-seats = С твоего адреса занято уже много мест за чужими столами; подожди какое-то время.
server-too-many-tables = Сейчас на сервере нет места для ещё одного стола.
server-too-much-loaded = С твоего адреса за несколько минут открыто очень много столов; подожди какое-то время.
server-too-much-stored = С твоего адреса за час сохранено уже очень много; подожди какое-то время.
server-too-many-sockets = Сейчас подключилось слишком много людей; попробуй ещё раз чуть позже.
server-watcher-gave-way = Смотрят очень многие, и твоё место досталось кому-то ещё. Обнови страницу, чтобы смотреть снова.
server-opened-elsewhere = Этот стол открыт у тебя на многих страницах и работает на самых новых. Обнови страницу, чтобы продолжить здесь.
server-asked-too-often = Таких просьб от тебя было уже много. Попроси ещё раз после следующего хода или через час.
server-table-almost-full = За этим столом было столько всего, что теперь на нём можно только делать ходы — чтобы партия дошла до конца.
server-table-full = За этим столом было столько всего, что больше не помещается; начни новый.
server-too-many-simulations = Симуляций у бота здесь может быть не больше { $most }.
server-too-fast = Слишком быстро; подожди немного.
server-too-long = У сервера это занимает слишком много времени. Спроси ещё раз чуть позже.
server-too-busy = Все боты уже думают; спроси ещё раз чуть позже.
server-no-bots = { $game } строят руками: боты за этот стол не садятся.
server-no-clock = В { $game } играют без часов.
server-no-resigning = В { $game } никто не сдаётся: здесь строят вместе. В конце нажми «Готово».
server-done-pending = Остальных уже спросили, всё ли готово.
server-no-done-pending = На этот вопрос отвечать уже поздно.
server-no-movement = В этой игре никто не видит, что другие держат в руках.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = У игры { $game } нет задач; они есть у таких игр: { $games }.
puzzle-bad-day = «{ $text }» — не день; пиши так: 2026-11-15.
puzzle-list-help = ziggurat puzzle ИГРА открывает одну из них.
puzzle-choices = Можно выбрать: { $choices }
puzzle-other = Соперник играет { $token }.
puzzle-back = Попробуй ещё раз с начала.
puzzle-answer = Ответ: { $tokens }
puzzle-left = Задача никуда не денется; возвращайся, когда захочешь.

# The theorem of babel.
babel-theorem-plies = Позиции после каждого хода, симметричные считаются за одну; выиграны и проиграны для того, чей ход, оконченные — среди проигранных:
babel-theorem-openings = Первый ход по виду кубика; одинаковые из-за симметрии — в одной строке:
babel-theorem-distances = Ходов до конца при лучшей игре обеих сторон и сколько таких позиций:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» — не ход. Возьми бруски: t7 или t3+4, передай ход точкой, закончи партию словом done. Когда ставят брусок, пишут, где его отпускают и где всё останавливается, как в 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Четыре числа, которые поворачивают брусок, не могут все быть 0.
talo-fantasy-far = Это слишком далеко от стола.
talo-fantasy-hangs = Брусок № { $number }, длина { $length }, повис бы в воздухе: под ним ничто не ведёт к земле.
talo-fantasy-slipped = Брусок соскользнул, а больше ничего не сдвинулось: он возвращается в руку.
talo-fantasy-not-slipped = Брусок не возвращается в руку: он остаётся там, где лежит.
talo-fantasy-supply = Запас брусков кончился, и всё стоит: { talo-fantasy-built }.
talo-climbing-only = Настройка { $name } в fantasy ничего не значит.
talo-fantasy-fall = Постройка рухнула. Строй снова, ещё смелее!
talo-fantasy-done = Всё построено, как хотелось: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] на этот раз ничего
    [one] { $bars } брусок
    [few] { $bars } бруска
   *[many] { $bars } брусков
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Чтобы показать стол, Ziggurat нужен JavaScript.
