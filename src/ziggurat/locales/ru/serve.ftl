# Для тех, у кого свой сервер: запуск, данные, копии и проверки. Страница ничего из этого не говорит.

server-at = Ziggurat здесь: { $url } — остановить: Ctrl+C.
server-house = Другие в твоей сети найдут его здесь: { $url }
server-no-port = Сервер не может слушать { $host }, порт { $port }: { $why }.
server-bad-limit = «{ $wish }» не задаёт предел; пиши имя=число. Пределы такие: { $known }.
server-no-socket = Сокет, переданный через LISTEN_FDS, использовать нельзя: { $why }.
server-bad-days = Срок до архива не может быть таким (в днях): { $days }. Выбери больше 0 и не больше { $most }.
server-bad-thinkers = Потоков для размышлений должно быть от 1 до { $most }, а не { $count }.
server-workers-need-database = Нескольким рабочим процессам нужна общая база данных. Добавь --data postgresql://…
server-bad-workers = Рабочих процессов должно быть от 1 до { $most }, а не { $count }.
server-worker-not-started = Рабочий процесс не запустился; почему — сказано выше.
server-bad-address = «{ $address }» — не адрес вида https://games.example.org. После имени ничего не пиши.
server-no-data = Папку данных { $folder } использовать нельзя: { $why }.
server-data-in-use = Папку данных { $folder } уже использует другой сервер. Одной на двоих быть не может.
server-data-in-use-at = { server-data-in-use } Он здесь: { $url }
server-no-page = В { $folder } нет страницы: не хватает index.html.
server-data-too-new = Данные записаны более новым Ziggurat (версия схемы { $version }, а этот знает { $known }). Они не тронуты; возьми новую версию.
server-backup = Данные скопированы в { $file }.
server-backup-over-itself = { $file } — часть данных, которые надо скопировать. Выбери для копии другое место.
server-backup-in-use = Папку { $folder } использует сервер. Запиши копию в другую папку.
server-backup-opened = { $file } открыт в другой программе или не дописан. Выбери для копии другое имя.
server-backup-not-ours = { $file } уже есть, и это не старая копия. Выбери для копии другое имя.
server-backup-damaged = Данные в { $folder } повреждены, поэтому копия не сделана: { $why }. Узнать больше: ziggurat check-data.
server-counts = Столов: { $tables }, записей: { $events }.
server-data-read = Прочитано столов: { $tables }, записей: { $events }.
server-data-missing = В папке { $folder } нет столов: не хватает файла tables.sqlite3.
server-data-empty = Файл { $file } пуст, и его столы потеряны. Положи на его место копию или удали пустой файл, чтобы начать заново.
server-data-only-log = { $file } нет, но есть { $log }, и в нём могут быть партии. Верни базу данных на место или убери журнал, чтобы начать заново.
server-bad-forget-days = Срок до удаления не может быть таким (в днях): { $days }. Выбери больше 0 и не больше { $most }.
server-no-postgres = Для PostgreSQL нужен драйвер, а он не установлен. Установи его: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } — не адрес базы данных вида postgresql://user@host/name: { $why }.
server-database-unreachable = До базы данных { $database } не достучаться: { $why }.
server-database-rights = Пользователю базы данных { $database } не хватает права, которое нужно Ziggurat: { $why }. Ziggurat создаёт схему «ziggurat» и должен владеть её таблицами.
server-database-read-only = Базу данных { $database } сейчас можно только читать. Выбери ту, в которую можно писать.
server-database-replica = База данных { $database } — реплика, её можно только читать. Укажи адрес главного сервера.
server-database-full = Диск базы данных { $database } полон. Освободи там место; ничего не потеряно.
server-database-failed = База данных { $database } сообщает об ошибке: { $why }.
server-database-in-use = Базу данных { $database } уже использует другой сервер; вдвоём они мешали бы друг другу.
server-database-not-ours = В базе данных есть схема «ziggurat», но не наша. Она не тронута; выбери другую базу.
server-database-missing = В базе данных { $database } нет таблиц Ziggurat.
server-data-unfinished = Эти данные — от незаконченной копии. Запусти ту же команду «ziggurat copy-data» ещё раз.
server-backup-postgres = Данные в PostgreSQL. Скопируй их его же средством, можно и при работающем сервере: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Все данные скопированы в { $place } и сверены.
server-copying = Скопировано столов: { NUMBER($done) } из { NUMBER($total) }.
server-copy-same = { $place } нельзя скопировать в само себя.
server-copy-older = Данные в { $place } — от старой версии. Запусти с ними эту версию один раз, останови её, потом копируй.
server-copy-others = В { $place } уже есть столы, которых нет среди копируемых, например { $table }. Ничего не скопировано; выбери пустое место.
server-copy-differs = Партия за столом { $table } в { $place } ушла дальше. Ничего не перезаписано; выбери пустое место.
server-copy-damaged = Стол { $table } повреждён, его не скопировать. Сначала исправь или удали его: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Копия отличается от оригинала. Она помечена как незаконченная; повтори команду.
server-copy-interrupted = Копирование прервано и не закончено. Та же команда его продолжит.
server-forgotten = Стол { $table } удалён.
server-forget-unknown = Стола { $table } в { $folder } нет. Ничего не удалено.
server-forget-other-version = Работающий сервер — другой версии Ziggurat. Сначала останови его, потом попробуй ещё раз.
server-forget-later = Сервер занят и не ответил. Он удалит стол, как только сможет.

check-table = Стол { $table }:
check-file = Файл:
check-database = База данных:
check-skipped = { $count ->
    [one] { $count } стол: игру или правила эта версия не знает, ходы не проверены.
    [few] { $count } стола: игры или правила эта версия не знает, ходы не проверены.
   *[many] { $count } столов: игры или правила эта версия не знает, ходы не проверены.
}
check-whole = Всё в порядке.
check-damaged = { $count ->
    [one] Найдена { $count } неполадка.
    [few] Найдены { $count } неполадки.
   *[many] Найдено { $count } неполадок.
}
damage-missing = Записи { NUMBER($version, useGrouping: 0) } нет.
damage-unreadable = Запись { NUMBER($version, useGrouping: 0) } не прочитать.
damage-impossible = Запись { NUMBER($version, useGrouping: 0) } не могла идти после предыдущих.
damage-no-beginning = Первая запись — не начало.
damage-no-log = Журнала этого стола нет.
damage-not-listed = Этого стола нет в списке столов.
damage-tail = Записей после номера { NUMBER($version, useGrouping: 0) } нет.
damage-keys = Ключа этого стола нет, или он повреждён.
damage-file = SQLite сообщает о повреждении.
damage-database = PostgreSQL сообщает о повреждении.
damage-not-ours = Это не база данных Ziggurat.
damage-log = { $count ->
    [one] Журнал упреждающей записи повреждён; потеряна как минимум { $count } транзакция.
    [few] Журнал упреждающей записи повреждён; потеряны как минимум { $count } транзакции.
   *[many] Журнал упреждающей записи повреждён; потеряно как минимум { $count } транзакций.
}
damage-fewer = Когда сервер работал в последний раз, столов было { $tables }, записей { $events }; часть потеряна.
server-no-backup = Данные из { $folder } не удалось скопировать в { $file }: { $why }.
server-docs-not-here =
    Эта копия Ziggurat собрана без документации.

    В исходном коде Ziggurat её страницы — текстовые файлы в папке «docs», начиная с docs/index.md. «make docs» делает из них сайт, и «ziggurat serve» показывает его здесь, даже если уже запущен. В пакетах, собранных командой «make release», документация есть.
