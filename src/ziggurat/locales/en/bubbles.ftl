# Bubblee Pop (Bąbelsy).

bubbles-colour = { $bubble ->
    [R] red
    [P] purple
    [Y] yellow
    [B] blue
    [G] green
   *[K] black
}
bubbles-colour-name = { $bubble ->
    [R] red
    [P] purple
    [Y] yellow
    [B] blue
    [G] green
   *[K] black
}

bubbles-prompt-draw = A bubble is drawn from the bag for seat { $seat }.
bubbles-prompt-place = Seat { $seat } puts the { bubbles-colour } bubble on an empty place in the sky.
bubbles-prompt-swap = Seat { $seat } may swap two neighbours in the sky; a full stop leaves it as it is.
bubbles-prompt-drop = Seat { $seat } chooses two neighbours in the sky; both fall on seat { $seat }’s planet.
bubbles-prompt-send = Seat { $seat } may send bubbles from the line to the other planet; a full stop ends it.
bubbles-prompt-powers = { $whose ->
    [own] Seat { $seat } may use a power ({ $powers }); a full stop declines.
   *[other] It is seat { $other }’s turn, but seat { $seat } holds powers ({ $powers }) and decides first; a full stop declines.
}

bubbles-cleared = Only black bubbles are left on the other planet: the mission is done.
bubbles-burst = Every column of seat { $other }’s planet is full and one more bubble comes: seat { $seat } wins.
bubbles-stuck = Seat { $seat } cannot drop any two bubbles and so loses.
bubbles-stuck-solo = No two bubbles can fall any more, so the mission is lost.
bubbles-no-refill = The bag cannot fill the sky any more. Seat 1 has { $one ->
    [one] { $one } bubble
   *[other] { $one } bubbles
}, seat 2 has { $two }: seat { $seat } wins.
bubbles-shared = The bag cannot fill the sky any more. Both have { $one ->
    [one] { $one } bubble
   *[other] { $one } bubbles
} and share the win.
bubbles-no-refill-solo = The bag cannot fill the sky any more: the mission is lost.

bubbles-unreadable = “{ $token }” is not a move. { bubbles-notation }
bubbles-notation = Examples: =c5 places, c5~d5 swaps, c5+d5 drops, R:a8~b8 uses a power, >c3 sends, a full stop passes.
bubbles-order = The two places are written in the order of column, then row: { $token }.
bubbles-not-sky = Both bubbles must be in the sky, in rows 5 and 6.
bubbles-not-adjacent = These two are not neighbours in a row or a column.

bubbles-draw-first = First a bubble is drawn from the bag.
bubbles-place-first = First the { bubbles-colour } bubble from the bag needs an empty place in the sky.
bubbles-swap-first = First the sky: swap two neighbours, or leave it as it is.
bubbles-drop-first = { $kind ->
    [swap] There is one swap in a turn; now two bubbles must fall.
   *[other] Now two bubbles must fall; nothing else can be done before.
}
bubbles-send-first = First decide what to send: choose a bubble from the line, or stop here.
bubbles-powers-first = First the powers: use one, or decline.
bubbles-send-solo = Bubbles are sent from lines only in missions, not in a duel.
bubbles-powers-off = This game is played without powers.

bubbles-not-in-bag = There is no { bubbles-colour } bubble left in the bag.
bubbles-sky-taken = There is already a bubble; a drawn one needs an empty place in the sky.
bubbles-must-swap = No two bubbles can fall from this sky; a swap must make it possible.
bubbles-same-colour = Both have the same colour: nothing would change.
bubbles-swap-stuck = After this swap no two bubbles could fall.
bubbles-out-of-reach = These two are out of reach: at least one must come from your side of the sky.
bubbles-too-high = If these two fall, a column will stay higher than four.

bubbles-sent-already = That bubble has already been sent.
bubbles-nothing-there = There is no bubble there.
bubbles-not-in-line = That bubble is not part of a line; only bubbles from a line can be sent.
bubbles-column-full = This column of the other planet is full.
bubbles-sent-enough = This group has sent as many bubbles as it may.

bubbles-power-not-held = There is no { bubbles-colour } power to use now.
bubbles-red-other = Red swaps bubbles on the other planet, not on your own.
bubbles-green-own = Green swaps bubbles on your own planet, not on the other one.
bubbles-exchange-empty = A swap needs two bubbles; one of these places is empty.
bubbles-purple-own = Purple sends a bubble from your own planet.
bubbles-yellow-own = Yellow scores a bubble from your own planet.
bubbles-not-free = That bubble is not free: another one lies on it.
bubbles-blue-row = Blue takes a bubble from the other side of the sky.

bubbles-letter = “{ $letter }” is not a letter for { $option }; the letters are: { $known }.
bubbles-length = { $option } takes { $length } letters; there are { $count }.
bubbles-sky-two = The sky of a duel holds two of each colour but black; { bubbles-colour-name } is there { $count ->
    [0] not at all.
    [one] once.
   *[other] { $count } times.
}
bubbles-sky-adjacent = The two { bubbles-colour } bubbles on { $one } and { $other } touch; in the sky of a duel no two of a colour may, not even diagonally.
bubbles-solo-first = A mission has one player; there is no first seat to choose.
bubbles-numbered-alone = A numbered mission brings its own sky and planet; { $option } belongs to a mission of your own.
bubbles-planet-floating = The bubble on { $cell } floats: there is nothing below it.
bubbles-planet-line = The planet has a ready line of { bubbles-colour } bubbles.
bubbles-planet-done = The planet has no coloured bubble, so there would be nothing to do.
bubbles-too-many = There are only { $most } { bubbles-colour } bubbles; planets, sky and bag would need { $count }.

bubbles-mission-face = A hole in the middle
bubbles-mission-shaft = Down the shaft
bubbles-mission-third = The third one
bubbles-mission-valley = The valley
bubbles-mission-gap = One between two
bubbles-mission-raised = On a black floor
bubbles-mission-garden = A garden on rock
bubbles-mission-sealed = Under seal
bubbles-mission-blocks = Two blocks
bubbles-mission-shared-gap = One gap for two
bubbles-mission-two-floors = Two floors
bubbles-mission-blocks-wall = A wall between
bubbles-mission-alone = Alone in the middle
bubbles-mission-stairs = One after the other
bubbles-mission-three-floors = Three floors
bubbles-mission-floors4 = Four floors
bubbles-mission-chimneys = Two chimneys
bubbles-mission-pull-extra = One pulls, one stays
bubbles-mission-bridges-mix = Four banks
bubbles-mission-pyramid = The pyramid

# On the page. A message M for the terminal may have M-you and M-named for the page.
bubbles-pitch = Two planets share one sky. Let bubbles fall in pairs, line up three of a colour and use its power.
bubbles-prompt-place-you = Your turn: put the { bubbles-colour } bubble on an empty place in the sky.
bubbles-prompt-place-named = { $name } puts the { bubbles-colour } bubble on an empty place in the sky.
bubbles-prompt-swap-you = Your turn: swap two neighbours in the sky, or leave it as it is.
bubbles-prompt-swap-named = { $name } may swap two neighbours in the sky.
bubbles-prompt-drop-you = Your turn: choose two neighbours in the sky; both fall on your planet.
bubbles-prompt-drop-named = { $name } chooses two neighbours in the sky; both fall.
bubbles-prompt-send-you = Your turn: send bubbles from your line across, or stop here.
bubbles-prompt-send-named = { $name } may send bubbles from the line to the other planet.
bubbles-prompt-powers-you = { $whose ->
    [own] Your turn: use a power, or decline.
   *[other] Before the turn goes on, you decide: use a power, or decline.
}
bubbles-prompt-powers-named = { $name } decides about powers.
bubbles-cleared-named = Only black bubbles are left on the other planet: the mission is done.
bubbles-burst-you = The other planet is full and one more bubble comes: you win.
bubbles-burst-named = One planet is full and one more bubble comes: { $winner } wins.
bubbles-stuck-you = You cannot drop any two bubbles, and that loses the game: { $winner } wins.
bubbles-stuck-named = { $name } cannot drop any two bubbles and so loses.
bubbles-no-refill-you = The bag cannot fill the sky any more. It ends { $one } to { $two }: you win.
bubbles-no-refill-named = The bag cannot fill the sky any more. It ends { $one } to { $two }: { $winner } wins.
bubbles-board = The board of Bubblee Pop. { $phase ->
    [place] A bubble goes into the sky.
    [swap] The sky may be changed.
    [drop] Two bubbles will fall.
    [send] Bubbles may be sent.
    [powers] Powers may be used.
   *[other] {""}
}
bubbles-sky = The sky
bubbles-planet = { $whose ->
    [own] Your planet
   *[other] Planet of { $name }
}
bubbles-other-planet = The other planet
bubbles-mission = Mission
bubbles-bag = In the bag
bubbles-powers = Powers
bubbles-none = none
bubbles-score = { $count ->
    [one] { $count } bubble scored
   *[other] { $count } bubbles scored
}
bubbles-holds = { $whose ->
    [own] You: { bubbles-score }; powers: { $powers }.
   *[other] { $name }: { bubbles-score }; powers: { $powers }.
}
bubbles-in-bag = In the bag: { $bubbles }.
bubbles-drawn = Drawn from the bag: { $colour }.
bubbles-power = { $bubble ->
    [R] Red: swap two neighbours on the other planet.
    [G] Green: swap two neighbours on your planet.
    [P] Purple: send a free bubble of yours to the other planet.
    [B] Blue: let a bubble from the other side of the sky fall on the other planet.
   *[Y] Yellow: score a free bubble from your planet.
}
bubbles-how = { $phase ->
    [place] Tap an empty place in the sky.
    [swap] { $held ->
        [true] Now its neighbour.
       *[false] Drag a bubble onto its neighbour, or tap both.
    }
    [drop] { $held ->
        [true] Now its neighbour.
       *[false] Tap two neighbours; both fall on your planet.
    }
    [send] Tap a glowing bubble to send it across.
   *[powers] { $power ->
        [none] Choose a power.
        [B] Tap a glowing bubble in the sky.
        [P] Tap a glowing bubble on your planet.
        [Y] Tap a glowing bubble on your planet.
       *[other] { $held ->
            [true] Now its neighbour.
           *[false] Tap two neighbours that glow.
        }
    }
}
bubbles-act = { $doing ->
    [place] Put it here
    [swap] Swap
    [drop] Drop
    [send] Send
   *[power] Use it
}
bubbles-pass-now = { $phase ->
    [swap] Keep the sky
    [send] Enough
   *[powers] Decline
}
bubbles-foreseen = { $what ->
    [both] Takes { $out } off the other planet and scores { $points }.
    [out] Takes { $out } off the other planet.
    [points] Scores { $points }.
    [line] Makes a line: you may send from it.
   *[nothing] Nothing pops.
}
bubbles-foreseen-chain = A chain of { $count }.
bubbles-foreseen-powers = Wins a power: { $powers }.
bubbles-foreseen-end = The game ends.
bubbles-done = { $kind ->
    [draw] { $colour } is drawn
    [place] to { $one }
    [swap] { $one } and { $other } swapped
    [drop] { $one } and { $other } fall
    [send] { $one } sent across
    [power] { $count ->
        [one] power of { $colour }: { $one }
       *[other] power of { $colour }: { $one } and { $other }
    }
   *[pass] passes
}
bubbles-offer = { $kind ->
    [swap] Swap { $taking }
    [drop] Drop { $taking }
    [send] Send { $taking }
   *[power] Power of { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] drawn
    [place] placed
    [swap] swap
    [drop] drop
    [send] { $count ->
        [one] sends one
       *[other] sends { $count }
    }
    [power] power
   *[pass] passes
}
bubbles-suggest = { $kind ->
    [place] put { $one } into the sky, here
    [swap] swap { $one } and { $other }
    [drop] drop { $one } and { $other }
    [send] send { $one } across
   *[power] { $count ->
        [one] power of { $colour }: { $one }
       *[other] power of { $colour }: { $one } and { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] empty
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , one thing to do here
   *[other] , { $count } things to do here
}
bubbles-option-blacks = Black bubbles at the start
bubbles-option-powers = Powers
bubbles-option-powers-on = yes
bubbles-option-powers-off = no, for a first game
bubbles-option-reach = Bubbles fall from
bubbles-option-reach-any = anywhere in the sky
bubbles-option-reach-near = at least one from your own side
bubbles-option-sky = The first sky
bubbles-option-sky-help = Ten letters, row 5 from a to e, then row 6: two each of R red, P purple, Y yellow, B blue, G green, none beside another of its colour. If left empty, the sky is drawn.
bubbles-option-planet = A mission of your own
bubbles-option-planet-help = For one player: the other planet in twenty letters, its four rows from the sky to the ground, each from a to e; K is black, a dot is empty. No bubble may float, no line may be ready, and at least one bubble must have a colour. The first sky is then that of the missions, or any ten letters, K too. Leave it empty for a duel.
bubbles-option-first = Who begins
bubbles-option-first-1 = seat 1
bubbles-option-first-2 = seat 2
bubbles-sky-missing = { $missing ->
    [0] No two of a colour may touch, not even diagonally.
    [one] One place is still empty. Until then the sky is left to chance.
    [10] The sky is left to chance, unless you fill all ten places: two of each colour.
   *[other] { $missing } places are still empty. Until then the sky is left to chance.
}
bubbles-editor = A mission of your own
bubbles-editor-words = Choose a bubble, then tap a place: it falls to the ground or onto the bubbles below it. The mission is done when no coloured bubble is left. Nobody has checked whether yours can be done.
bubbles-editor-choose = The bubble to put down
bubbles-editor-empty = empty
bubbles-editor-planet = The planet
bubbles-editor-clear = Clear the planet
bubbles-editor-share = Send this link, and others can play your mission.
bubbles-missions = Twenty missions
bubbles-missions-more = A game for one. Make lines on your planet, send their bubbles across, and clear the other planet of all but black bubbles. Finishing a mission gives you one star; { $steady } turns or fewer give two, { $brisk } or fewer three.
bubbles-missions-done = { $done } of { $count } done on this device.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] next
       *[false] not done yet
    }
   *[other] done in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
}
bubbles-duel = A duel instead
bubbles-rules =
    Two planets, and a sky of ten bubbles between them. When the sky has gaps, you first fill them: each bubble that is drawn from the bag goes where you like.

    Then you may swap two neighbours in the sky, once. Then you choose two neighbours that fall on your planet, each in its column. No column may stay higher than four.

    Three or more of a colour in a row or a column are a line. It pops, with the bubbles of its colour that touch it; each counts one point. What lay above falls, and may make new lines. Black bubbles make none.

    Each group that pops wins the power of its colour, to be used at once or declined. Red swaps two neighbours on the other planet, green on your own. Purple sends a free bubble of yours across, blue drops one from the other side of the sky; on a full planet that wins the game. Yellow scores a free bubble of yours.

    The game ends when the bag cannot fill the sky: more points win. Whoever cannot drop two bubbles loses at once.

    In a mission you play alone: from a line you may send bubbles to the other planet, one from a line of three, two from a longer one. Lines there are taken out; clear it of all but black bubbles.
bubbles-keys =
    Tab = to the buttons below the board
    Esc = let go of a bubble
    any key = skip the animation
    Enter = do what is chosen
bubbles-tip-swap = { $device ->
    [touch] First the sky: tap two neighbours and press Swap, or leave the sky as it is.
   *[mouse] First the sky: drag a bubble onto its neighbour to swap them, or leave the sky as it is.
}
bubbles-tip-drop = { $device ->
    [touch] Now tap two neighbours and press Drop: both fall on your planet. Three of a colour in line pop.
   *[mouse] Now click two neighbours: both fall on your planet. Three of a colour in line pop.
}
bubbles-tip-place = The sky has gaps: each bubble drawn from the bag goes where you like. Put it where it helps your next drop.
bubbles-tip-powers = You have won a power. Use it now or decline; its colour says what it does.
bubbles-tip-send = Your line may send bubbles to the other planet. Choose one that completes a line there.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = No swap in the sky changes that.
bubbles-gaps = The sky has { $gaps ->
    [one] one gap
   *[other] { $gaps } gaps
}, and the bag holds { $left ->
    [0] nothing more.
    [one] only one bubble.
   *[other] only { $left } bubbles.
}
bubbles-columns-full = All five columns are full: one more bubble has no room.
bubbles-score-bubbles = Bubbles
bubbles-score-turns = Turns
bubbles-score-left = Coloured ones left
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Chain of { $count }
