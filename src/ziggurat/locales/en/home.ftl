# The home page of somebody who comes back: games that wait, games that are over, your own mistakes as puzzles.

home-welcome-back = { $named ->
    [true] Welcome back, { $name }
   *[false] Welcome back
}
home-continue = Continue
home-continue-yours = Continue – your turn
home-your-turn = Your turn
home-their-turn = { $name } to play
home-show-all = Show all { $count }
home-progress = { $words } ({ $done } of { $count })

home-watch = Games to watch
home-playing = Watch
home-clock = { $kind ->
    [turn] { $time } for each turn
   *[total] { $increment ->
        [0] { $time } each
       *[other] { $time } each, plus { $increment } s for each move
    }
}

home-finished = Finished games
home-outcome = { $outcome ->
    [won] You won
    [lost] You lost
   *[shared] A shared win
}
home-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
home-gallery = Gallery of what was built
home-record = Your record against the bots
home-record-bot = { $shared ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $shared } shared, { $lost } lost
}

mistakes = Your own mistakes as puzzles
mistakes-one = Your own mistake
mistakes-all = All your mistakes
mistakes-about = Positions from your games on this device in which you could have played much better. Find a better move.
mistakes-looking = Looking through your last games …
mistakes-none = There is nothing here yet. Finish a game on this device; if you make a big mistake, it appears here.
mistakes-gone = This position is not kept on this device any more.
mistakes-left = { $count ->
    [0] All solved. New ones come from new games.
    [one] One is waiting for a better move.
   *[other] { $count } are waiting for a better move.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Your move gave the win away.
       *[other] Your move lowered your chance of winning by { $lost } %.
    }
   *[false] Your move lowered your chance of winning by about { $lost } %.
}
mistakes-task = { mistakes-cost } Find one that is as good as the best.
mistakes-judged = { $exact ->
    [true] Every answer is judged exactly.
   *[false] Answers are judged by estimate: what looks equally good counts.
}
mistakes-solved = { $exact ->
    [true] Right. Nothing is better.
   *[false] Good. As far as an estimate can tell, nothing is better.
}
mistakes-not = { $exact ->
    [true] This still lowers your chance of winning by { $lost } %.
   *[false] By estimate, this still lowers your chance of winning by about { $lost } %.
}
mistakes-same = That is what you played in the game.
mistakes-answer-is = This would have been better: { $action }.
mistakes-in-game = See it in the game
mistakes-next = Next mistake

home-listed = Your table is on the home page of this server. Anyone there may sit down.
home-meanwhile = Play a bot while you wait
home-arrival = Somebody sat down
home-arrived = { $names } sat down at your table of { $game }.
home-arrived-kept = The game you are playing here is kept.
home-arrived-go = Go to the table

setup-players = How many play?
setup-alone = one: missions
setup-count = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] About one minute, by our estimate
   *[other] About { $minutes } minutes, by our estimate
}
setup-team = Team { $team }
setup-anyone = The table appears on the home page of this server. Whoever comes by may sit down, and others may watch.
