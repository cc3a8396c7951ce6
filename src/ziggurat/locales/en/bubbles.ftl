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
bubbles-prompt-place = Seat { $seat } puts the { bubbles-colour } bubble on an empty place of the sky.
bubbles-prompt-swap = Seat { $seat } may swap two adjacent bubbles of the sky; “.” leaves the sky as it is.
bubbles-prompt-drop = Seat { $seat } chooses two adjacent bubbles of the sky; both fall on seat { $seat }’s planet.
bubbles-prompt-send = Seat { $seat } may send bubbles of the lines to the other planet; “.” ends the sending.
bubbles-prompt-powers = { $whose ->
    [own] Seat { $seat } may use a power ({ $powers }); “.” declines.
   *[other] It is seat { $other }’s turn, but seat { $seat } holds powers ({ $powers }) and decides first; “.” declines.
}

bubbles-cleared = Only black bubbles are left on the other planet: the mission is done.
bubbles-burst = Every column of seat { $other }’s planet is full and one more bubble comes: seat { $seat } wins.
bubbles-stuck = Seat { $seat } cannot drop any two bubbles and loses.
bubbles-stuck-solo = No two bubbles can be dropped any more: the mission is lost.
bubbles-no-refill = The bag cannot fill the sky any more. Seat 1 has { $one ->
    [one] { $one } bubble
   *[other] { $one } bubbles
}, seat 2 has { $two }: seat { $seat } wins.
bubbles-shared = The bag cannot fill the sky any more. Both have { $one ->
    [one] { $one } bubble
   *[other] { $one } bubbles
} and share the win.
bubbles-no-refill-solo = The bag cannot fill the sky any more: the mission is lost.

bubbles-unreadable = “{ $token }” is not an action of this game. Examples: =c5 places, c5~d5 swaps, c5+d5 drops, R:a8~b8 uses a power, >c3 sends, “.” passes.
bubbles-order = The two places are written in the order of column, then row: { $token }.
bubbles-not-sky = { $one } and { $other } are not both in the sky; the sky is rows 5 and 6.
bubbles-not-adjacent = { $one } and { $other } are not beside each other along a row or a column.

bubbles-draw-first = First a bubble is drawn from the bag.
bubbles-place-first = First the { bubbles-colour } bubble from the bag needs an empty place in the sky.
bubbles-swap-first = First the sky: swap two adjacent bubbles, or “.” to leave it as it is.
bubbles-drop-first = { $kind ->
    [swap] There is one swap a turn; now two bubbles must fall.
   *[other] Now two bubbles must fall; nothing else can be done before.
}
bubbles-send-first = First the sending: choose a bubble of a line, or “.” to end it.
bubbles-powers-first = First the powers: use one, or “.” to decline.
bubbles-send-solo = Bubbles of lines are sent only in missions, not in a duel.
bubbles-powers-off = This game is played without powers.

bubbles-not-in-bag = There is no { bubbles-colour } bubble left in the bag.
bubbles-sky-taken = { $cell } is taken already; a drawn bubble needs an empty place of the sky.
bubbles-must-swap = As the sky is, no two bubbles can fall; a swap must make it possible.
bubbles-same-colour = { $one } and { $other } have the same colour: nothing would change.
bubbles-swap-stuck = After swapping { $one } and { $other } no two bubbles could fall.
bubbles-out-of-reach = { $one } and { $other } are out of reach: at least one of the two must be in row { $row }.
bubbles-too-high = If { $one } and { $other } fall, a column stays higher than its four places.

bubbles-sent-already = The bubble of { $cell } has been sent already.
bubbles-nothing-there = There is no bubble on { $cell }.
bubbles-not-in-line = The bubble on { $cell } is not part of a line; only bubbles of lines can be sent.
bubbles-column-full = Column { $column } of the other planet is full.
bubbles-sent-enough = That group has sent as many bubbles as it may.

bubbles-power-not-held = Seat { $seat } holds no { bubbles-colour } power now.
bubbles-red-other = Red exchanges bubbles of the other planet, not of the own one.
bubbles-green-own = Green exchanges bubbles of the own planet, not of the other one.
bubbles-exchange-empty = { $one } and { $other } do not both hold a bubble.
bubbles-purple-own = Purple sends a bubble of the own planet.
bubbles-yellow-own = Yellow scores a bubble of the own planet.
bubbles-not-free = The bubble on { $cell } is not free: another one lies on it.
bubbles-blue-row = Blue takes a bubble of the other side of the sky, row { $row }.

bubbles-letter = “{ $letter }” is not a letter for { $option }; the letters are: { $known }.
bubbles-length = { $option } takes { $length } letters; there are { $count }.
bubbles-sky-two = The sky of a duel holds two of each colour but black; { bubbles-colour-name } is there { $count ->
    [0] not at all.
    [one] once.
   *[other] { $count } times.
}
bubbles-sky-adjacent = The two { bubbles-colour } bubbles on { $one } and { $other } touch; in the sky of a duel no two of a colour may, diagonally neither.
bubbles-solo-first = A mission has one player; there is no first seat to choose.
bubbles-numbered-alone = A numbered mission brings its own sky and planet; { $option } belongs to a mission of your own.
bubbles-planet-floating = The bubble on { $cell } floats: there is nothing below it.
bubbles-planet-line = The planet has a ready line of { bubbles-colour } bubbles.
bubbles-planet-done = The planet has no coloured bubble, so there would be nothing to do.
bubbles-too-many = There are only { $most } { bubbles-colour } bubbles; planets, sky and bag would need { $count }.

bubbles-mission-gap = One between two
bubbles-mission-raised = On a black floor
bubbles-mission-corner = Four in the corner
bubbles-mission-pull = One pulls the other
bubbles-mission-third = The third one
bubbles-mission-cards = House of cards
bubbles-mission-middle-pair = Two sides
bubbles-mission-upright = Upright
bubbles-mission-chimney = The chimney
bubbles-mission-pillar = Behind the pillar
bubbles-mission-shared-gap = One gap for two
bubbles-mission-alone = Alone in the middle
bubbles-mission-two-floors = Two floors
bubbles-mission-stairs = One after the other
bubbles-mission-bridges = Two bridges
bubbles-mission-aside = A little aside
bubbles-mission-three-floors = Three floors
bubbles-mission-buried = Buried
bubbles-mission-edge = On the very edge
bubbles-mission-cage = The black cage
