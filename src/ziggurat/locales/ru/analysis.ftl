# Партия, на которую смотрят потом: на странице, в записях и в командной строке.

analysis-comment = По оценке, отдано около { $lost } % шансов на победу. Лучше: { $token } ({ $worth }).
analysis-comment-exact = Ошибка. Лучше: { $token } ({ $worth }).
analysis-comment-tried = Проба: { $line }.

analysis-title = Разбор
analysis-words = Партия, её ошибки и что ещё можно было сыграть
analysis-bring = Разобрать файл с записью
analysis-at = { $ply ->
    [0] Начало партии
   *[other] После хода { $ply } из { $count }
}
analysis-trying = { $count ->
    [0] Твой путь: от хода { $ply } партии
    [one] Твой путь: { $count } ход после хода { $ply } партии
    [few] Твой путь: { $count } хода после хода { $ply } партии
   *[many] Твой путь: { $count } ходов после хода { $ply } партии
}
analysis-played = { $self ->
    [true] Теперь ты: { $action } ({ $worth }).
   *[false] Теперь { $name }: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Теперь ты: { $action } ({ $worth }). Лучше: { $better } ({ $best }).
   *[false] Теперь { $name }: { $action } ({ $worth }). Лучше: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Лучший твой ход: { $action } ({ $worth }).
   *[false] Ходит { $name }, лучше всего: { $action } ({ $worth }).
}
analysis-chance = Случай
analysis-luck = Решает случай. А если бы…
analysis-graph = { $sides ->
    [1] Шанс на успех
    [2] { $self ->
        [true] Твой шанс победить
       *[false] Шанс победить: { $name }
    }
   *[other] Шансы победить у каждой стороны
}
analysis-graph-label = Оценка партии, ход за ходом
analysis-done = пройдена
analysis-not-done = нет
analysis-exact = точно
analysis-estimate = оценка
analysis-looking = Остальная партия ещё разбирается.
analysis-looked = Разбираем партию: ходов { $looked } из { $count }…
analysis-mistakes = { $count ->
    [0] Ошибки
    [one] { $count } ошибка
    [few] { $count } ошибки, сначала самые большие
   *[many] { $count } ошибок, сначала самые большие
}
analysis-no-mistakes = Явных ошибок нет.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] около −{ $lost } %
}
analysis-best-line = Лучшая игра отсюда
analysis-expected-line = Что, скорее всего, будет дальше (оценка)
analysis-walk = Пройти по ходам
analysis-off-game = После хода { $ply } ты идёшь своим путём:
analysis-to-game = Назад к партии
analysis-to-table = К столу
analysis-tried = Твои пробы
analysis-after = после { $ply }
analysis-forget = Забыть { $line }
analysis-note = { $ply ->
    [0] Твоя заметка о партии
   *[other] Твоя заметка о ходе { $ply }
}
analysis-try-again = Попробовать отсюда
analysis-export = Сохранить с комментариями
analysis-others = Другая партия
analysis-table = Оценки таблицей
analysis-column = { $column ->
    [number] №
    [who] Кто
    [action] Ход
    [worth] Оценка
   *[better] Лучше
}
analysis-not-yet = Не во время партии
analysis-not-yet-more = Пока люди играют друг с другом, разбирать их партию нельзя никому, даже зрителям: они могли бы подсказать. Разбор откроется в конце партии.
analysis-no-game = Такой партии нет
analysis-no-record = Этой записи на устройстве нет. Выбери её файл ещё раз.
analysis-import-words = Открой запись партии, здешнюю или чужую: каждый ход будет разобран, и можно попробовать сыграть по-своему.
analysis-import = Выбрать файл с записью
analysis-drop = или перетащи его куда угодно на эту страницу
analysis-no-text = «{ $name }» — не запись партии: файл пустой, слишком большой или не текст.
analysis-brought = Открывали раньше
