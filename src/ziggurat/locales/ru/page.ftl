# Страница в браузере. Слова для поля каждой игры — в файле этой игры.

page-welcome = Игры о том, что на чём стоит.
page-welcome-more = Выбери одну и нажми «Играть»: Колючка уже ждёт. Или позови кого-нибудь за стол.
page-play = Играть
page-play-game = Играть в { $game }
page-more-ways = По-другому
page-more-ways-game = Играть по-другому: { $game }
page-missions = Миссии
page-learn = Учиться
page-learn-game = Учиться играть: { $game }
page-learn-steps = Учиться маленькими шагами
page-explore = Все ходы
page-explore-game = Все ходы: { $game }
page-listed = Открытые столы
page-phase = { $phase ->
    [waiting] ждёт игроков
    [over] партия окончена
   *[playing] { $ply ->
        [0] только началась
        [one] { $ply } ход
        [few] { $ply } хода
       *[many] { $ply } ходов
    }
}
page-docs = Документация (на английском)
page-about = О Ziggurat
page-about-words = Ziggurat — четыре игры за одним столом, и в каждой строят вверх. Играют за одним устройством, в одном доме или далеко друг от друга, с людьми и с ботами. Партии с ботами и за одним устройством идут в твоём браузере, а людей сводит сервер.
page-about-names = Названия игр принадлежат их издателям, которые в этом проекте не участвуют. Все тексты, картинки и звуки здесь — самого проекта.
page-about-parts = Из чего сделано
page-home = Главная
page-close = Закрыть
page-cancel = Отмена

page-lost = Здесь ничего не построено
page-lost-page = Этот адрес никуда не ведёт. Может быть, ссылка старая или по дороге потерялась буква.
page-lost-table = Этого стола больше нет
page-no-such-game = Игры с таким названием здесь нет.
page-not-loaded = Страница не загрузилась
page-not-loaded-more = Проверь связь и попробуй ещё раз.
page-try-again = Попробовать ещё
page-unreachable = Сервер не отвечает. Пробуем ещё раз…
page-lost-line = Связь пропала, но твоя партия цела. Пробуем ещё раз…
page-lost-line-busy = Связь пропала. Твой ход сохранён и уйдёт, как только она вернётся.
page-opening = Готовим стол…

page-who-plays = Кто играет?
page-way-bot = С ботом
page-way-here = Вместе за этим устройством
page-way-link = Позвать по ссылке
page-way-anyone = Открыто для всех
page-seat = Место { $seat }
page-seats = Места
page-seat-here = { $first ->
    [true] Ты, за этим устройством
   *[false] Кто-то за этим устройством
}
page-seat-open = { $listed ->
    [true] Кто заглянет
   *[false] Кто получит ссылку
}
page-open-seat = свободное место
page-name = Твоё имя
page-name-of = Имя на месте { $seat }
page-you = Ты
page-bot = { $level ->
    [0] Бот
    [1] Пип
    [2] Колючка
    [3] Финн
    [4] Кастор
   *[5] Минерва
}
page-bot-choice = { page-bot } ({ $level ->
    [1] добрый
    [2] дружелюбный
    [3] зоркий
    [4] сильный
   *[5] мастер
})
page-bot-rated = { page-bot-choice }, рейтинг { $rating } ± { $margin }, партии: { $games }
page-bot-about = { $level ->
    [0] Бот со своей собственной силой.
    [1] Мышонок Пип играет то, что бросается в глаза, и многого не замечает.
    [2] Ёжик Колючка чуть-чуть думает и всё же порой зевает.
    [3] Лис Финн почти всё видит заранее и ловит на неосторожных ходах.
    [4] Бобр Кастор терпеливо считает и почти ничего не дарит.
   *[5] Сова Минерва смотрит так далеко, как может, и почти не ошибается.
}
page-quoted = «{ $words }»
page-options = Настройки игры
page-drawn = как выпадет
page-order = Кто где сидит
page-order-chosen = как выбрано здесь
page-order-lot = по жребию
page-clock = Часы
page-clock-none = без часов
page-clock-turn = минута на каждый ход
page-clock-total = десять минут и ещё пять секунд за каждый ход
page-visible = Показать стол на главной
page-sit-down = Сесть
page-take-seat = Для тебя есть место
page-or-watch = Или просто оставайся смотреть.
page-invite = Пригласи кого-нибудь
page-invite-more = Отправь эту ссылку или дай навести камеру на QR-код. Партия начнётся, когда все сядут.
page-link = Ссылка
page-qr = Ссылка в виде QR-кода
page-link-local = Эта ссылка работает только на этом компьютере.
page-network = Пустить других из этой сети
page-network-more = Если пустить других, эту страницу сможет открыть каждый в твоей сети, пока ты снова не закроешь вход или не остановишь Ziggurat.
page-network-open = Другие в этой сети найдут страницу по адресу { $address }.
page-network-close = Снова только этот компьютер
page-invited = { $name } зовёт тебя сыграть в { $game }
page-invited-nameless = Тебя зовут сыграть в { $game }
page-invite-send = Отправить приглашение
page-invite-copy = Копировать приглашение
page-copy = Копировать
page-copied = Скопировано

page-waiting = Ждём, пока кто-нибудь сядет.
page-sat-down = { $name } теперь за столом.
page-your-turn = Твой ход: { $status }
page-thinking = { $name } думает…
page-played = { $name }: { $action }.
page-to-act = ходит
page-ending = { $how ->
    [resigned] { $self ->
        [true] Ты сдаёшься.
       *[false] { $name } сдаётся.
    }
    [time] { $self ->
        [true] Твоё время вышло.
       *[false] { $name }: время вышло.
    }
   *[abandoned] Партия прервана.
}
page-ended = Конец партии
page-you-won = Победа твоя!
page-won = Побеждает { $name }
page-team-won = Побеждают { $names }
page-your-team-won = Победа твоей команды!
page-shared-win = Общая победа
page-nobody-won = Никто не победил
page-rematch = Сыграть ещё
page-rematch-asked = Ждём остальных…
page-rematch-theirs = { $name } хочет сыграть ещё.
page-rematch-accept = Да, давай
page-rematch-decline = Не сейчас
page-rematch-refused = { $name } пока больше не хочет играть.
page-clock-waits = Часы пойдут, когда все соберутся или кто-то сделает ход.
page-next-game = К новой партии
page-look-back = Просмотр
page-looking-back = Пересматриваем: ход { $ply } из { $count }
page-start = Начало партии
page-watchers = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
page-watching = Ты смотришь.
page-moved = { $ply ->
    [0] Эту партию перенесли сюда с устройства до первого хода.
   *[other] Эту партию перенесли сюда с устройства после хода { $ply }. Всё, что до этого решал случай, решалось на том устройстве.
}
page-set-up = Эта партия начинается не с начала, а с расставленной позиции.
page-other-seat = Занять место по этой ссылке?
page-other-seat-more = Ссылка ведёт на место { $seats } за этим столом. У тебя здесь уже есть место, а это устройство хранит только одно из двух.
page-other-seat-take = Занять другое место
page-other-seat-keep = Остаться на своём
page-link-refused = Эта личная ссылка не даёт места за этим столом. Твоё место остаётся за тобой.
page-hand-over = { $name }, твой ход.
page-hand-over-more = Передай устройство.

page-panel = Ходы и кнопки
page-last-here = { $whose ->
    [own] Твой последний ход
   *[other] Последний ход: { $name }
}
page-actions = Сыгранные ходы
page-no-actions = Ходов пока нет.
page-step = { $how ->
    [first] В начало
    [back] На ход назад
    [next] На ход вперёд
   *[last] К последнему
}
page-replay = Показать
page-pause = Пауза
page-hint = Подсказка
page-hint-thinking = Думаю…
page-undo = Вернуть ход
page-undone = Ход взят назад.
page-undo-yours = Ты просишь взять назад свой последний ход.
page-undo-theirs = { $name } хочет взять ход назад.
page-undo-refused = Остальные хотят играть дальше.
page-done = Готово?
page-done-yours = Ты спрашиваешь остальных, всё ли готово.
page-done-theirs = { $name } считает, что всё готово. А ты?
page-done-agree = Да, готово
page-done-refuse = Строить дальше
page-done-refused = Остальные хотят строить дальше.
page-agree = Хорошо
page-refuse = Лучше не надо
page-absent = { $name } сейчас не за столом.
page-stand-in = Пусть доиграет бот
page-delete = Удалить этот стол
page-delete-sure = Удалить этот стол насовсем?
page-delete-alone = Партия, имена и ссылки исчезнут для всех. Вернуть их будет нельзя.
page-delete-others = Сначала спросим остальных за столом. Если они не против, партия, имена и ссылки исчезнут для всех. Кто не заходил семь дней, тот считается согласным.
page-delete-keep = Оставить
page-delete-yours = Ты хочешь удалить этот стол. Ждём остальных.
page-delete-theirs = { $name } хочет удалить этот стол насовсем.
page-delete-agreed = Ты не против удалить этот стол. Ждём остальных.
page-delete-refused = Остальные хотят оставить этот стол.
page-deleted = Этот стол удалён
page-deleted-more = На сервере от него ничего не осталось. Спасибо за игру.
page-damaged = Этот стол не открывается
page-gave-way = Эта страница ушла из-за стола
page-reload = Обновить страницу
page-resign = Сдаться
page-resign-sure = Сдаться в этой партии?
page-resign-more = Для тебя партия закончится. Она останется в списке, и её можно будет посмотреть.
page-keep-playing = Играть дальше
page-phrases = Сказать что-нибудь
page-place = Поставить
page-more-pieces = { $count ->
    [one] Ещё { $count } штука
    [few] Ещё { $count } штуки
   *[many] Ещё { $count } штук
}
page-rules = Как играть
page-share = Поделиться
page-share-link = По этой ссылке можно смотреть партию.
page-share-record = Запись партии
page-share-picture = Картинка поля
page-share-device = Играть дальше на другом устройстве
page-share-device-more = Эта личная ссылка переносит твоё место на другое устройство. Никому её не давай.

page-explore-words = Каждый ход и чего он стоит
page-explore-start = Начало
page-explore-until = К позиции перед ходом { $number }
page-no-position = Такой позиции нет
page-not-solved = До конца решена только одна из этих игр: «Вавилон».
page-theorem = Вся правда
page-working-out = Считаем…
page-perfect-line = Лучшая игра
page-truth = { $how ->
    [win] Игрок { $seat } победит через { $distance } { $distance ->
        [one] ход
        [few] хода
       *[many] ходов
    }, если никто не ошибётся.
    [draw] Общая победа, если никто не ошибётся.
    [loss] Что бы ни делал игрок { $seat }, соперник победит через { $distance } { $distance ->
        [one] ход
        [few] хода
       *[many] ходов
    }, если никто не ошибётся.
   *[estimate] Точно никто не знает.
}

page-settings = Настройки
page-theme = Цвета
page-theme-system = как на устройстве
page-theme-light = светлые
page-theme-dark = тёмные
page-language = Язык
page-language-auto = как в браузере
page-speed = Движение
page-speed-calm = спокойное
page-speed-quick = быстрое
page-speed-none = без движения
page-bots = Боты ходят
page-bots-slow = медленно, легко следить
page-bots-calm = ход за ходом
page-bots-none = сразу
page-sound = Звук
page-volume = Громкость
page-notify = Сообщать, когда мой ход
page-notify-denied = Этому браузеру запрещено показывать уведомления. Разрешить их можно в его настройках для этого сайта.
page-confirm = Подтверждать ход
page-confirm-touch = на сенсорном экране
page-confirm-always = всегда
page-confirm-never = никогда
page-quality = Картинка
page-quality-auto = по силам устройства
page-quality-full = подробная
page-quality-plain = простая
page-quality-flat = плоский план

page-camera = Вид
page-look = { $how ->
    [left] Повернуть влево
    [right] Повернуть вправо
    [side] С другой стороны
    [above] Сверху
    [under] Снизу
    [closer] Ближе
    [farther] Дальше
   *[reset] Обычный вид
}
page-explode = Раздвинуть уровни

page-twin = План и текст
page-layer-up = На слой выше
page-layer-down = На слой ниже
page-command = Ход текстом
page-enter = Сыграть
page-doable = { $count ->
    [0] Сейчас делать нечего
    [one] Можно сделать: { $count } ход
    [few] Можно сделать: { $count } хода
   *[many] Можно сделать: { $count } ходов
}
page-doable-here = { $count ->
    [0] В этой клетке делать нечего
    [one] В этой клетке: { $count } ход
    [few] В этой клетке: { $count } хода
   *[many] В этой клетке: { $count } ходов
}
page-doable-all = Показать все
page-doable-more = Ещё { $count }: выбери клетку на плане или впиши ход.
page-nothing-here = Здесь сейчас делать нечего.

page-tip = Совет
page-tip-skip = Без советов

page-keys = Клавиши
page-with-key = { $words } ({ $key })
page-key-f = F = план и текст
page-key-h = H = подсказка
page-key-z = Z = взять ход назад
page-key-p = P = показать лучшую игру до конца
page-key-step = , . = на ход назад, на ход вперёд
page-key-l = L = услышать последний ход
page-key-s = S = услышать, чей ход
page-key-m = M = настройки и кнопки
page-key-help = ? = эта страница
page-notation = Показать запись
page-turn = Ход
