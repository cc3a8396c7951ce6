# Задачи дня. У игры G: G-puzzle — название, -task — что нужно сделать, -hint — подсказка, -done — слово после верного
# ответа; остальные говорят, почему ответ не тот.

puzzle-none = У { $game } нет задач; они есть у таких игр: { $games }.
puzzle-bad-day = «{ $text }» — не день; пиши так: 2026-11-15.
puzzle-not-a-choice = Здесь можно выбрать из этого: { $choices }.
puzzle-go-on = Пока верно. Дальше!
puzzle-considered = { $count ->
    [one] Проверен { $count } ход; подходит ровно один.
    [few] Проверены все { $count } хода; подходит ровно один.
   *[many] Проверены все { $count } ходов; подходит ровно один.
}

babel-puzzle = Победа за 5
babel-puzzle-task = Побеждает только один ход. Победа — за 5 ходов, твоих и соперника вместе: ты ставишь первый, третий и последний кубик.
babel-puzzle-hint = Посмотри, что соперник сможет поставить после твоего кубика. Чем меньше ответов, тем лучше.
babel-puzzle-done = Больше ничего не подходит: победа за 5!
babel-puzzle-loses = У соперника есть ответ, который побеждает: { $reply }.
babel-puzzle-slow = Это тоже победа, но позже. Ходов до конца отсюда: { $distance }.

nivos-puzzle = Без цилиндра
nivos-puzzle-task = Положи плитку, которая не стоит цилиндра, да так, чтобы и в следующий свой ход можно было положить плитку без цилиндра, что бы ни сделал соперник.
nivos-puzzle-hint = Сначала найди ходы, которые не открывают новый уровень. Потом про каждый подумай, что соперник мог бы у тебя отнять.
nivos-puzzle-done = Ни сейчас, ни в следующий ход цилиндр брать не надо: никакой ответ соперника этого не изменит.
nivos-puzzle-now = Это открывает новый уровень, а он сразу стоит цилиндра.
nivos-puzzle-next = Сейчас это бесплатно, но в следующий ход пришлось бы взять цилиндр после такого ответа: { $reply }.

bubbles-puzzle = Три группы за один сброс
bubbles-puzzle-task = Поменяй местами двух соседей на небе или оставь всё как есть; потом сбрось два пузыря. На твоей планете должны лопнуть три группы.
bubbles-puzzle-hint = То, что остаётся после группы, падает и может собрать следующую. Поищи два одного цвета с промежутком между ними.
bubbles-puzzle-drop = Теперь сбрось двух соседей с неба.
bubbles-puzzle-done = Три группы за один сброс!
bubbles-puzzle-few = { $count ->
    [0] Так не лопнет ни одна группа. Нужны три.
    [1] Так лопнет одна группа. Нужны три.
   *[other] Так лопнут две группы. Одной ещё не хватает.
}

talo-puzzle = Что устоит?
talo-puzzle-task = Пять мест для одного бруска. Только на одном всё устоит, когда рука отпустит.
talo-puzzle-hint = Под серединой бруска должно быть дерево, или на другом его конце нужен вес.
talo-puzzle-done = Стоит, и всё под ним тоже.

# За клавиатурой.
puzzle-list-help = ziggurat puzzle ИГРА открывает одну из них.
puzzle-keys = Введи ход или слово: legal, again, hint, answer, quit.
puzzle-choices = Можно выбрать: { $choices }
puzzle-other = Соперник играет { $token }.
puzzle-back = Попробуй ещё раз с начала.
puzzle-answer = Ответ: { $tokens }
puzzle-left = Задача никуда не денется; возвращайся, когда захочешь.

# На странице.
puzzles = Задачи дня
puzzles-today = Сегодня
puzzles-of-day = Задачи: { $day }
puzzles-about = По одной на каждую игру, каждый день новые, у каждой ровно один ответ.
puzzles-open = Решать
puzzles-open-game = Решать «{ $title }» ({ $game })
puzzles-again-game = Посмотреть ещё раз «{ $title }» ({ $game })
puzzles-look-again = Посмотреть ещё раз
puzzles-solved = Решена
puzzles-solved-later = Решена позже
puzzles-shown = Ответ показан
puzzles-earlier = День раньше
puzzles-later = День позже
puzzles-to-come = Задачи этого дня ещё впереди.
puzzles-no-day = Для этого дня задач нет.
puzzles-streak = { $days ->
    [0] Пока ни одного дня подряд
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzles-streak-more = Реши одну из сегодняшних задач, и день засчитан. Это хранится только на этом устройстве.
puzzles-streak-kept = Сегодня уже засчитано.
puzzles-past = Задачи прошлых дней — просто для удовольствия; засчитываются только сегодняшние.
puzzles-hint = Подсказка
puzzles-answer = Показать ответ
puzzles-answer-sure = Тогда не засчитается
puzzles-try-again = Ещё раз
puzzles-begin-again = С начала
puzzles-next = Следующая задача
puzzles-all = Все задачи дня
puzzles-not-it = Нет, не так
puzzles-right = Да, верно!
puzzles-the-answer = Ответ
puzzles-choose = Выбери место
puzzles-choice = Место { $letter }
puzzles-take-choice = Тут устоит

puzzle-heading = { $game }, { $date }: { $title }
