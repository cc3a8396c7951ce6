# Конец партии на странице; миссии — перед ним и в нём.

end-why = Почему партия окончена
end-score = Счёт
end-player = Игрок
end-winner = победа
end-more = Подробнее
end-less = Свернуть
end-take-back = Взять ход назад и попробовать иначе
end-lost-kindly = В этот раз не вышло. Следующая партия может быть твоей.

end-turning-point = Решающий ход
end-turning-point-looking = Просматриваем партию: ходов { $looked } из { $count }…
end-turning-point-was = Ход { $number }. { $self ->
    [true] Ты: { $action }.
   *[false] { $name }: { $action }.
} { $certain ->
    [true] Это всё изменило.
   *[false] По оценке, это отдало около { $lost } % шансов на победу.
} Лучше: { $better }.
end-turning-point-see = Посмотреть
end-turning-point-none = { $certain ->
    [true] Такого не было: проигравшая сторона не могла сыграть лучше.
   *[false] Точно его не назвать: ни один ход не отдал много.
}

mission-turn = Ход { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] { $stars } звезда, если пройти
        [few] { $stars } звезды, если пройти
       *[many] { $stars } звёзд, если пройти
    }
   *[other] { $stars ->
        [one] { $stars } звезда до хода { $until }
        [few] { $stars } звезды до хода { $until }
       *[many] { $stars } звёзд до хода { $until }
    }
}
end-mission = { $how ->
    [won] Миссия пройдена!
   *[lost] В этот раз не вышло
}
end-mission-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}, ходов: { $turns }. { $better ->
    [0] Больше и не бывает.
   *[other] Ещё одна, если ходов не больше { $better }.
}
end-mission-kindly = Мешочек каждый раз перемешивают заново. Попробуй ещё.
end-next-mission = Следующая миссия
