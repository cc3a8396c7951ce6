# The end of a game on the page; missions, before it and at it.

end-why = Why it is over
end-score = Score
end-player = Player
end-winner = wins
end-more = More
end-less = Less
end-take-back = Take back and try something else
end-lost-kindly = Not this time. The next one may be yours.

end-turning-point = Turning point
end-turning-point-looking = Looking through the game: { $looked } of { $count } moves …
end-turning-point-was = Move { $number }. { $self ->
    [true] You played: { $action }.
   *[false] { $name } played: { $action }.
} { $certain ->
    [true] This turned the game.
   *[false] By estimate, this lowered the chance of winning by about { $lost } %.
} Better: { $better }.
end-turning-point-see = See it
end-turning-point-none = { $certain ->
    [true] There was none: nobody who lost could have done better.
   *[false] No single move stands out: none of them gave much away.
}

mission-turn = Turn { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] one star when it is done
       *[other] { $stars } stars when it is done
    }
   *[other] { $stars ->
        [one] one star up to turn { $until }
       *[other] { $stars } stars up to turn { $until }
    }
}
end-mission = { $how ->
    [won] Mission done!
   *[lost] Not done this time
}
end-mission-stars = { $stars ->
    [one] One star
   *[other] { $stars } stars
}, in { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
} { $better ->
    [0] There are no more to win.
   *[other] One more for { $better } turns or fewer.
}
end-mission-kindly = The bag is shuffled anew each time. Have another go.
end-next-mission = Next mission
