# Главная для тех, кто вернулся: партии, которые ждут, сыгранные партии, свои ошибки как задачи.

home-welcome-back = { $named ->
    [true] С возвращением, { $name }
   *[false] С возвращением
}
home-continue = Продолжить
home-continue-yours = Продолжить — твой ход
home-your-turn = Твой ход
home-their-turn = Ходит { $name }
home-show-all = Показать все: { $count }
home-progress = { $words } ({ $done } из { $count })

home-watch = Можно посмотреть
home-playing = Смотреть
home-clock = { $kind ->
    [turn] { $time } на каждый ход
   *[total] { $increment ->
        [0] по { $time } каждому
       *[other] по { $time } каждому и ещё { $increment } сек. за ход
    }
}

home-finished = Сыгранные партии
home-outcome = { $outcome ->
    [won] Победа твоя
    [lost] Не вышло
   *[shared] Общая победа
}
home-won-by = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
home-gallery = Галерея построек
home-record = Твой счёт с ботами
home-record-bot = { $shared ->
    [0] побед: { $won }, поражений: { $lost }
   *[other] побед: { $won }, общих: { $shared }, поражений: { $lost }
}

mistakes = Задачи из твоих ошибок
mistakes-one = Твоя ошибка
mistakes-all = Все твои ошибки
mistakes-about = Позиции из твоих партий на этом устройстве, где твой ход обошёлся дорого. Найди ход получше.
mistakes-looking = Просматриваем твои последние партии…
mistakes-none = Здесь пока пусто. Доиграй партию на этом устройстве; если какой-то ход обойдётся дорого, он появится здесь.
mistakes-gone = Этой позиции на устройстве больше нет.
mistakes-left = { $count ->
    [0] Все решены. Новые придут с новыми партиями.
    [one] Лучшего хода ждёт { $count } позиция.
    [few] Лучшего хода ждут { $count } позиции.
   *[many] Лучшего хода ждут { $count } позиций.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Твой ход отдал победу.
       *[other] Твой ход отдал { $lost } % шансов на победу.
    }
   *[false] Твой ход отдал около { $lost } % шансов на победу.
}
mistakes-task = { mistakes-cost } Найди ход не хуже лучшего.
mistakes-judged = { $exact ->
    [true] Каждый ответ проверяется точно.
   *[false] Ответы оцениваются примерно: засчитывается любой ход, который выглядит не хуже лучшего.
}
mistakes-solved = { $exact ->
    [true] Верно. Лучше не бывает.
   *[false] Хорошо. Насколько видно по оценке, лучше не бывает.
}
mistakes-not = { $exact ->
    [true] Этот ход тоже отдаёт { $lost } % шансов на победу.
   *[false] По оценке, этот ход тоже отдаёт около { $lost } % шансов на победу.
}
mistakes-same = Так и было сыграно в партии.
mistakes-answer-is = Лучше было бы так: { $action }.
mistakes-in-game = Посмотреть в партии
mistakes-next = Следующая ошибка

home-listed = Твой стол показан на главной этого сервера. За него может сесть любой.
home-meanwhile = А пока сыграть с ботом
home-arrival = За твой стол кто-то сел
home-arrived = { $names } — за твоим столом ({ $game }).
home-arrived-kept = Партия, которую ты играешь здесь, сохранится.
home-arrived-go = К столу

setup-players = Сколько вас?
setup-alone = один игрок: миссии
setup-count = { $count ->
    [2] двое
    [3] трое
    [4] четверо
   *[other] { $count }
}
setup-minutes = По нашей оценке, примерно { $minutes } мин
setup-team = Команда { $team }
setup-anyone = Стол появится на главной этого сервера. Кто заглянет, может сесть, а другие — смотреть.
