# Сервер столов: в чём он отказывает и почему, что он добавляет к партии, подсказки и быстрые фразы.

server-waiting-for = { $count ->
    [one] Ждём ещё { $count } человека.
    [few] Ждём ещё { $count } человек.
   *[many] Ждём ещё { $count } человек.
}
server-resigned = Игрок { $seat } сдаётся.
server-time = У игрока { $seat } вышло время.
server-abandoned = Партия прервана.

server-no-table = Этого стола здесь больше нет или никогда не было.
server-old-rules = Эту партию в { $game } играли по версии { $version } правил, а у этой программы версия { $known }.
server-wrong-key = Эта личная ссылка не от этого стола. По ссылке самого стола можно смотреть.
server-only-watching = Ты смотришь. Чтобы играть, займи место.
server-not-your-turn = Сейчас ходит игрок { $seat }.
server-not-your-seat = Это не твоё место.
server-which-seat = У тебя несколько мест; скажи, какое.
server-stale = Партия тем временем ушла вперёд; посмотри ещё раз.
server-waiting = Партия начнётся, когда все сядут.
server-over = Партия окончена.
server-not-over = Партия ещё идёт.
server-bot-leads = За игрока { $seat } сейчас играет бот.
server-no-undo-now = Сейчас взять ход назад нельзя.
server-undo-pending = Игрок { $seat } уже просит взять ход назад.
server-nothing-to-undo = У тебя нет хода, который можно взять назад.
server-undo-past-absent = Тогда пришлось бы взять назад и ход игрока { $seat }, а его нет, и спросить некого.
server-no-undo-pending = На эту просьбу отвечать уже поздно.
server-no-stand-in-there = Бот может заменить только другого человека за столом.
server-not-absent = Игрок { $seat } за столом или только что был там.
server-rematch-made = Следующая партия уже ждёт.
server-no-rematch-asked = Новой партии никто не просил.
server-no-open-seat = Все места заняты. Оставайся смотреть!
server-seat-taken = Место { $seat } занято.
server-seat-count = Мест в этой игре: { $seats }, а не { $count }.
server-begun-open = Партия, которая начинается не с начала, — для людей за этим устройством и для ботов; свободных мест в ней нет.
server-bad-log = Это не журнал партии с устройства: записи { $number } быть не может.
server-no-phrase = «{ $phrase }» — не из быстрых фраз.
server-no-hints = Пока люди играют друг с другом, подсказок нет.
server-no-moment = Ходов в этой партии пока только { $count }.
server-no-lesson = В уроках этой игры нет шага «{ $step }».

server-unreadable = Сообщение не удалось понять: { $why }.
server-not-a-number = { $name } должно быть целым числом, а не «{ $value }».
server-not-json = Запрос должен быть в JSON (тип содержимого application/json).
server-not-utf8 = Запрос написан не в UTF-8.
server-one-host = Запрос должен называть ровно один хост.
server-headers-too-large = Заголовки запроса слишком большие, или их слишком много.
server-too-slow = Запрос шёл слишком долго.
server-beyond-end = Ходов в партии только { $count }; начать разбор после хода { $first } нельзя.
server-too-large = Запрос слишком большой; можно не больше { $most } байт.
server-no-hello = Первым сообщением в сокете должно быть hello, в первые же секунды.
server-second-hello = Приветствие уже было.
server-nothing-here = По этому адресу ничего нет.
server-wrong-method = Этот адрес так использовать нельзя.
server-bad-request = Запрос не удалось понять.
server-wrong-host = Этот сервер не отвечает на имя «{ $host }»; хозяин может разрешить его через --allow-host.
server-wrong-origin = Странице с другого сайта нельзя пользоваться этим сервером.
server-table-damaged = Сохранённая партия этого стола повреждена, и он не открывается. Твоей вины тут нет; скажи хозяину сервера.
server-table-deleted = Этот стол удалён.
server-data-damaged = Данные сервера повреждены. Твоей вины тут нет; скажи хозяину сервера.
server-not-read = Сервер не смог это прочитать. Попробуй ещё раз чуть позже.
server-not-creator = Просить удалить стол может только тот, кто его создал.
server-forget-pending = Остальных за столом уже спросили.
server-no-forget-pending = На эту просьбу отвечать уже поздно.
server-no-network = Этот компьютер пока не в сети. Подключись к Wi-Fi или вставь кабель и попробуй ещё раз.
server-network-not-yours = Пустить других может только тот, кто сидит за самим компьютером.
server-network-fixed = Пускать ли других, решили, когда запускали этот сервер.
server-crash = На сервере что-то пошло не так; твоя партия цела.
server-not-stored = Сервер не смог это сохранить, поэтому ничего не сделано. Попробуй ещё раз.
server-closing = Сервер перезапускается; твоя партия сохранена.
server-elsewhere = Этим столом сейчас занята другая часть сервера. Попробуй ещё раз чуть позже.
server-not-kept = Сервер потерял связь со своей базой данных и ждёт её. Твоя партия сохранена; попробуй ещё раз чуть позже.

server-making-ready = Готовим правила { $game }. Это бывает один раз и займёт минуту-другую. Загляни потом.
server-too-many-requests = Слишком много сразу; подожди немного.
server-too-many-made = С твоего адреса создано уже много столов; подожди какое-то время.
server-too-many-tables = Сейчас на сервере нет места для ещё одного стола.
server-too-many-sockets = Сейчас подключилось слишком много людей; попробуй ещё раз чуть позже.
server-table-full = За этим столом было столько всего, что больше не помещается; начни новый.
server-too-many-simulations = Симуляций у бота здесь может быть не больше { $most }.
server-too-fast = Слишком быстро; подожди немного.
server-too-busy = Все боты уже думают; спроси ещё раз чуть позже.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice = Отличный ход!
phrase-oops = Ой!
phrase-thinking = Дай подумать.
phrase-thanks = Спасибо!
phrase-well-played = Хорошая игра!
phrase-one-more = Сыграем ещё?
phrase-goodbye = Пока!
server-no-bots = { $game } строят руками: боты за этот стол не садятся.
server-no-clock = В { $game } играют без часов.
server-no-resigning = В { $game } никто не сдаётся: вы строите вместе. Когда закончите, нажмите «Готово».
server-done-pending = Остальных уже спросили, всё ли готово.
server-no-done-pending = На этот вопрос отвечать уже поздно.
server-no-movement = В этой игре никто не видит, что другие держат в руках.
