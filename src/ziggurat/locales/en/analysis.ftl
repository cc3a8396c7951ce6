# A game looked at afterwards, on the page, in records and on the command line.

analysis-comment = By estimate, this lowers the chance of winning by about { $lost } %. Better: { $token } ({ $worth }).
analysis-comment-exact = A mistake. Better: { $token } ({ $worth }).
analysis-comment-tried = Tried: { $line }.

analysis-title = Analysis
analysis-words = The game, its mistakes and what else was possible
analysis-bring = Analyse a record file
analysis-at = { $ply ->
    [0] The start of the game
   *[other] After move { $ply } of { $count }
}
analysis-trying = { $count ->
    [one] Your own way: one move after move { $ply } of the game
   *[other] Your own way: { $count } moves after move { $ply } of the game
}
analysis-played = { $self ->
    [true] You now play: { $action } ({ $worth }).
   *[false] { $name } now plays: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] You now play: { $action } ({ $worth }). Better: { $better } ({ $best }).
   *[false] { $name } now plays: { $action } ({ $worth }). Better: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Best for you: { $action } ({ $worth }).
   *[false] Best for { $name }: { $action } ({ $worth }).
}
analysis-chance = Chance
analysis-luck = Chance decides. What if it were …
analysis-graph = { $sides ->
    [1] The chance of success
    [2] { $self ->
        [true] Your chance of winning
       *[false] The chance that { $name } wins
    }
   *[other] Each side’s chance of winning
}
analysis-graph-label = Value of the game, move by move
analysis-done = done
analysis-not-done = not done
analysis-exact = exact
analysis-estimate = estimate
analysis-looking = The rest of the game is still being analysed.
analysis-looked = Analysing the game: { $looked } of { $count } moves …
analysis-mistakes = { $count ->
    [0] Mistakes
    [one] One mistake
   *[other] { $count } mistakes, the biggest first
}
analysis-no-mistakes = No clear mistake was found.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] about −{ $lost } %
}
analysis-best-line = Best play from here
analysis-expected-line = What is likely to follow (estimate)
analysis-walk = Walk through it
analysis-off-game = You left the game after move { $ply }:
analysis-to-game = Back to the game
analysis-to-table = To the table
analysis-tried = What you tried
analysis-after = after { $ply }
analysis-forget = Forget { $line }
analysis-note = { $ply ->
    [0] Your note on the game
   *[other] Your note on move { $ply }
}
analysis-try-again = Try again from here
analysis-export = Save with comments
analysis-others = Another game
analysis-table = The values as a table
analysis-column = { $column ->
    [number] No.
    [who] Who
    [action] Move
    [worth] Worth
   *[better] Better
}
analysis-not-yet = Not while the game is on
analysis-not-yet-more = While people play against each other, nobody can analyse their game here, not even those who watch: they could whisper to the players. The analysis opens when the game is over.
analysis-no-game = There is no such game
analysis-no-record = This record is not kept on this device. Choose its file once more.
analysis-import-words = Open the record of a game, from here or from elsewhere: every move is analysed, and you can try what you would have done.
analysis-import = Choose a record file
analysis-drop = or drop it anywhere on this page
analysis-no-text = “{ $name }” is not the record of a game: it is empty, too large, or not a text.
analysis-brought = Opened before
