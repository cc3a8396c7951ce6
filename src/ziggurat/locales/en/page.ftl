# The page in the browser. Boards have their words in their game's own file.

page-welcome = Games about what stands on what.
page-welcome-more = Choose one and press Play: Bristle is already waiting for you. Or invite somebody to the table.
page-play = Play
page-play-game = Play { $game }
page-more-ways = Other ways
page-more-ways-game = Other ways to play { $game }
page-missions = Missions
page-learn = Learn
page-learn-game = Learn { $game }
page-learn-steps = Learn it in small steps
page-explore = Explorer
page-explore-game = Explorer of { $game }
page-listed = Open tables
page-phase = { $phase ->
    [waiting] waiting for people
    [over] over
   *[playing] { $ply ->
        [0] just begun
        [one] { $ply } move
       *[other] { $ply } moves
    }
}
page-docs = Documentation
page-about = About
page-about-words = Ziggurat puts four stacking games on one table: for people at one device, in one house or far apart, and for bots. Games against bots and at one device are played in your browser; the server brings people together.
page-about-names = The games' names belong to their publishers, who have no part in this project. Every text, picture and sound here is the project's own.
page-about-parts = Built with
page-home = Home
page-close = Close
page-cancel = Cancel

page-lost = Nothing stands here
page-lost-page = This address leads nowhere. Perhaps the link is old, or a letter got lost on the way.
page-lost-table = This table is gone
page-no-such-game = There is no game of that name here.
page-not-loaded = This page could not be loaded
page-not-loaded-more = Check the connection, then try again.
page-try-again = Try again
page-unreachable = The server cannot be reached. Trying again …
page-lost-line = The connection is lost, but nothing of your game is. Trying again …
page-lost-line-busy = The connection is lost. Your move is kept and will be sent as soon as it is back.
page-opening = Opening the table …

page-who-plays = Who plays?
page-way-bot = Against a bot
page-way-here = Together at this device
page-way-link = Invite by link
page-way-anyone = Anyone may join
page-seat = Seat { $seat }
page-seats = Seats
page-seat-here = { $first ->
    [true] You, at this device
   *[false] Somebody at this device
}
page-seat-open = { $listed ->
    [true] Whoever comes by
   *[false] Whoever gets the link
}
page-open-seat = free seat
page-name = Your name
page-name-of = Name in seat { $seat }
page-you = You
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Bristle
    [3] Finn
    [4] Castor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] gentle
    [2] friendly
    [3] keen
    [4] strong
   *[5] master
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, games: { $games }
page-bot-about = { $level ->
    [0] A bot with a strength of its own.
    [1] Pip the mouse plays what catches the eye and overlooks much.
    [2] Bristle the hedgehog thinks for a moment and still misses a trick now and then.
    [3] Finn the fox sees most of what is coming and punishes careless moves.
    [4] Castor the beaver calculates patiently and gives little away.
   *[5] Minerva the owl looks as far as she can and hardly ever errs.
}
page-quoted = “{ $words }”
page-options = Options
page-drawn = left to chance
page-order = Who sits where
page-order-chosen = as chosen here
page-order-lot = at random
page-clock = Clock
page-clock-none = no clock
page-clock-turn = one minute for each turn
page-clock-total = ten minutes, plus five seconds for each move
page-visible = Show the table on the home page
page-sit-down = Sit down
page-take-seat = A seat is free for you
page-or-watch = Or just stay and watch.
page-invite = Invite somebody
page-invite-more = Send this link, or let them point their camera at the square. The game begins when everybody is seated.
page-link = Link
page-qr = The link as a square code for a camera
page-link-local = This link works only on this machine.
page-network = Let others on this network join
page-network-more = If you let others join, everybody on your network can open this page. It stays open to them until you press “{ page-network-close }” or stop Ziggurat.
page-network-open = Others on this network find it at { $address }.
page-network-close = Only this machine again
page-invited = { $name } invites you to a game of { $game }
page-invited-nameless = You are invited to a game of { $game }
page-invite-send = Send the invitation
page-invite-copy = Copy the invitation
page-copy = Copy
page-copied = Copied

page-waiting = Waiting for somebody to sit down.
page-sat-down = { $name } sat down.
page-your-turn = Your turn: { $status }
page-thinking = { $name } is thinking …
page-played = { $name }: { $action }.
page-to-act = to play
page-ending = { $how ->
    [resigned] { $self ->
        [true] You resigned.
       *[false] { $name } resigned.
    }
    [time] { $self ->
        [true] Your time is up.
       *[false] { $name } ran out of time.
    }
   *[abandoned] The game was abandoned.
}
page-ended = End of the game
page-you-won = You win!
page-won = { $name } wins
page-team-won = { $names } win
page-your-team-won = Your team wins!
page-shared-win = A shared win
page-nobody-won = Nobody wins
page-rematch = Play again
page-rematch-asked = Waiting for the others …
page-rematch-theirs = { $name } would like another game.
page-rematch-accept = Yes, gladly
page-rematch-decline = Not now
page-rematch-refused = { $name } would rather not play again now.
page-clock-waits = The clocks start when everybody is here, or when somebody plays.
page-next-game = Go to the rematch
page-look-back = Look back
page-looking-back = Looking back: move { $ply } of { $count }
page-start = The start of the game
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-watching = You are watching.
page-moved = { $ply ->
    [0] This game was moved here from a device before its first move.
   *[other] This game was moved here from a device at move { $ply }. What chance did until then, it did on that device.
}
page-set-up = This game does not begin at its start, but from a position that was set up.
page-other-seat = Take the seat of this link?
page-other-seat-more = The link is for seat { $seats } at this table. You have a seat here already, and this device can keep only one of the two.
page-other-seat-take = Take the other seat
page-other-seat-keep = Keep my seat
page-link-refused = That personal link opens no seat at this table. You keep the seat that you have.
page-hand-over = { $name }, it is your turn.
page-hand-over-more = Pass the device on.

page-panel = Moves and tools
page-last-here = { $whose ->
    [own] Your last move
   *[other] Last move of { $name }
}
page-actions = Moves so far
page-no-actions = Nothing has been played yet.
page-step = { $how ->
    [first] To the start
    [back] One move back
    [next] One move forward
   *[last] To the latest move
}
page-replay = Replay
page-pause = Pause
page-hint = Hint
page-hint-thinking = Thinking …
page-undo = Undo
page-undone = Taken back.
page-undo-yours = You asked to take back your last move.
page-undo-theirs = { $name } would like to take back a move.
page-undo-refused = The others would rather play on.
page-done = Is it done?
page-done-yours = You asked the others whether it is done.
page-done-theirs = { $name } thinks it is done. Do you agree?
page-done-agree = Yes, done
page-done-refuse = Build on
page-done-refused = The others would rather build on.
page-agree = Agree
page-refuse = Rather not
page-absent = { $name } is away.
page-stand-in = Let a bot play on
page-delete = Delete this table
page-delete-sure = Delete this table for good?
page-delete-alone = The game, the names and the links disappear, for everybody. They cannot be brought back.
page-delete-others = First the others at the table are asked. If they agree, the game, the names and the links disappear for everybody. Whoever has been away for seven days counts as agreeing.
page-delete-keep = Keep it
page-delete-yours = You asked to delete this table. Waiting for the others.
page-delete-theirs = { $name } would like to delete this table for good.
page-delete-agreed = You agree to delete this table. Waiting for the others.
page-delete-refused = The others would rather keep this table.
page-deleted = This table is deleted
page-deleted-more = Nothing of it is left on the server. Thank you for playing.
page-damaged = This table cannot be opened
page-gave-way = This page has left the table
page-reload = Reload the page
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-more = The game ends for you. It stays in the list, and you can look at it again.
page-keep-playing = Keep playing
page-phrases = Say something
page-place = Place
page-more-pieces = { $count ->
    [one] One more piece
   *[other] { $count } more pieces
}
page-rules = How to play
page-share = Share
page-share-link = Whoever has this link can watch.
page-share-record = Record of the game
page-share-picture = Picture of the board
page-share-device = Continue on another device
page-share-device-more = This personal link takes your own seat to another device. Keep it to yourself.

page-explore-words = Every move and what it is worth
page-explore-start = Start
page-explore-until = To the position before move { $number }
page-no-position = There is no such position
page-not-solved = Only one of these games is solved completely: Babel.
page-theorem = The whole truth
page-working-out = Working it out …
page-perfect-line = Perfect line
page-truth = { $how ->
    [win] Seat { $seat } wins in { $distance ->
        [one] one move
       *[other] { $distance } moves
    } if nobody makes a mistake.
    [draw] A shared win if nobody makes a mistake.
    [loss] Whatever seat { $seat } does, the other player wins in { $distance ->
        [one] one move
       *[other] { $distance } moves
    } if nobody makes a mistake.
   *[estimate] Nobody knows for certain.
}

page-settings = Settings
page-theme = Colours
page-theme-system = same as the device
page-theme-light = light
page-theme-dark = dark
page-language = Language
page-language-auto = same as the browser
page-speed = Movement
page-speed-calm = calm
page-speed-quick = quick
page-speed-none = none
page-bots = Bots act
page-bots-slow = slowly, easy to follow
page-bots-calm = one move after the other
page-bots-none = at once
page-sound = Sound
page-volume = Volume
page-notify = Notify me when it is my turn
page-notify-denied = This browser has been told not to show notifications. You can allow them in its settings for this site.
page-confirm = Confirm placing
page-confirm-touch = on touch screens
page-confirm-always = always
page-confirm-never = never
page-quality = Picture
page-quality-auto = chosen by speed
page-quality-full = detailed
page-quality-plain = simple
page-quality-flat = flat plan

page-camera = View
page-look = { $how ->
    [left] Turn left
    [right] Turn right
    [side] From the next side
    [above] From above
    [under] From below
    [closer] Closer
    [farther] Farther
   *[reset] Back to the usual view
}
page-explode = Levels apart

page-twin = Plan and text
page-layer-up = One layer up
page-layer-down = One layer down
page-command = Move in notation
page-enter = Play it
page-doable = { $count ->
    [0] Nothing to do just now
    [one] One thing you can do
   *[other] { $count } things you can do
}
page-doable-here = { $count ->
    [0] Nothing to do in this cell
    [one] One thing you can do in this cell
   *[other] { $count } things you can do in this cell
}
page-doable-all = Show all
page-doable-more = { $count } more: choose a cell of the plan, or type the move.
page-nothing-here = There is nothing to do here just now.

page-tip = Tip
page-tip-skip = Skip tips

page-keys = Keys
page-with-key = { $words } ({ $key })
page-key-f = F = plan and text
page-key-h = H = hint
page-key-z = Z = undo
page-key-p = P = play the perfect line out
page-key-step = , . = one move back, one on
page-key-l = L = hear the last move
page-key-s = S = hear whose turn it is
page-key-m = M = settings and tools
page-key-help = ? = this page
page-notation = Show notation
page-turn = Turn
