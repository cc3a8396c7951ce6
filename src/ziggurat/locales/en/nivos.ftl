# Nivos.

nivos-colour = { $colour ->
    [yellow] yellow
    [orange] orange
    [red] red
    [pink] pink
    [white] white
    [green] green
    [blue] blue
    [black] black
   *[neutral] neutral
}
nivos-colour-name = { $colour ->
    [yellow] yellow
    [orange] orange
    [red] red
    [pink] pink
    [white] white
    [green] green
    [blue] blue
    [black] black
   *[neutral] neutral
}
nivos-plates = { $height ->
    [0] no plate
    [one] one plate
   *[other] a stack of { $height }
}
nivos-other-plates = { $otherheight ->
    [0] no plate
    [one] one plate
   *[other] a stack of { $otherheight }
}

nivos-prompt-neutral = Seat { $seat } lays the neutral plate.
nivos-prompt-lay = Seat { $seat } lays a plate.
nivos-prompt-cylinder = Seat { $seat } chooses a cylinder.
nivos-prompt-stuck = Seat { $seat } can lay nothing and takes a cylinder: pass.
nivos-prompt-mate = Seat { $seat } can lay nothing of their own: lay a plate of the team mate, or pass and take a cylinder.

nivos-cause = { $cause ->
    [cylinders] The last cylinder is taken.
    [laid] All plates are laid.
   *[stuck] No plate that is left can be laid.
}
nivos-stack = { $height ->
    [0] without a cylinder.
   *[other] with the lowest stack, of height { $height }.
}
nivos-winners = { $how ->
    [shared] Seats { $seats } have no cylinder and share the win.
    [tallest] { $team ->
        [1] Seats { $seats } win: several stacks are { $height } high, and the tallest cylinder in theirs is the lowest.
       *[0] Seat { $seats } wins: several stacks are { $height } high, and the tallest cylinder in theirs is the lowest.
    }
   *[lowest] { $team ->
        [1] Seats { $seats } win { nivos-stack }
       *[0] Seat { $seats } wins { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Hands are split only among four players; this game has { $players }.
nivos-split-teams = A split is for both teams, or for each of the two, divided by “/”; this one is for { $count }.
nivos-split-size = “{ $size }” is not a size to split; the sizes are: { $sizes }.
nivos-split-twice = A team has one plate of each size; the split names { $size } twice.
nivos-split-count = The first member of a team holds { $half } plates; the split names { $count }.

nivos-unreadable = “{ $token }” is not a move. { nivos-notation }
nivos-notation = Write a plate and the cell of its south-west corner, as in 4x2@b3, with r in front for the reserve or t for the team mate’s hand; n@b3 for the neutral plate; pass; or c1 to c6 for a cylinder.
nivos-no-such-cell = There is no cell { $cell }; the board goes from { $first } to { $last }.
nivos-no-such-plate = There is no plate of { $size } cells; the sizes are: { $sizes }.
nivos-neutral-name = The plate of that size is the neutral one; it is written n@{ $cell }.
nivos-no-such-cylinder = There are { $count } cylinders, c1 to c{ $count }.
nivos-no-mate = Only with four players is there a team mate whose plate could be laid.

nivos-choose-first = First choose a cylinder.
nivos-cylinder-taken = The cylinder of height { $height } is already taken.
nivos-in-order = Cylinders are taken in order here, the lowest first; nobody chooses one.
nivos-none-due = Nobody takes a cylinder now.
nivos-neutral-first = The first plate of the game is the neutral one.
nivos-neutral-laid = The neutral plate already lies on the board.
nivos-can-lay = You can still lay a plate, so you cannot pass.
nivos-not-stuck = You may lay a plate of your team mate only when nothing of your own or from the reserve fits; something still does.
nivos-mate-lacks = Your team mate has no { nivos-colour } plate { $size }.
nivos-with-mate = Your team mate has the { nivos-colour } plate { $size }, not you.
nivos-not-in-hand = You have no { nivos-colour } plate { $size } left.
nivos-not-in-reserve = There is no { nivos-colour } plate { $size } in the reserve.
nivos-off-board = It would stick out of the board { $side ->
    [east] in the east.
    [north] in the north.
   *[both] in the east and in the north.
}
nivos-uneven = It would not lie flat: under one part lies { nivos-plates }, under another { nivos-other-plates }.
nivos-on-colour = It would lie on the other { nivos-colour } plate, which can still be seen.
nivos-beside-colour = It would touch the other { nivos-colour } plate, which can still be seen.

# On the page. A message M for the terminal may have M-you and M-named for the page.
nivos-pitch = Lay plates on plates, but never colour on colour. Whoever opens a new level takes a cylinder, and the lowest stack wins.
nivos-prompt-neutral-you = Your turn: lay the neutral plate anywhere on the board.
nivos-prompt-neutral-named = { $name } lays the neutral plate.
nivos-prompt-lay-you = Your turn: lay a plate.
nivos-prompt-lay-named = { $name } lays a plate.
nivos-prompt-cylinder-you = Your turn: choose a cylinder.
nivos-prompt-cylinder-named = { $name } chooses a cylinder.
nivos-prompt-stuck-you = You can lay nothing: pass, and take a cylinder.
nivos-prompt-stuck-named = { $name } can lay nothing and takes a cylinder.
nivos-prompt-mate-you = Nothing of your own fits: lay a plate of your team mate, or pass and take a cylinder.
nivos-prompt-mate-named = { $name } can lay a plate of the team mate, or pass and take a cylinder.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] You have no cylinder at all and share the win.
       *[false] A shared win without a cylinder: { $winner }.
    }
    [tallest] { $won ->
        [true] Of equal stacks, { $height } high, yours has the lower tallest cylinder: you win.
       *[false] Of equal stacks, { $height } high, the one with the lower tallest cylinder wins: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] You have no cylinder at all and win.
           *[false] A win without a cylinder: { $winner }.
        }
       *[other] { $won ->
            [true] Your stack is the lowest, { $height } high: you win.
           *[false] The lowest stack, { $height } high, wins: { $winner }.
        }
    }
}
nivos-board = The board: { $count ->
    [0] no plate yet.
    [one] { $count } plate on { $level ->
        [one] { $level } level.
       *[other] { $level } levels.
    }
   *[other] { $count } plates on { $level ->
        [one] { $level } level.
       *[other] { $level } levels.
    }
}
nivos-level = Level { $level }
nivos-described = { nivos-colour } plate { $size }
nivos-own = { $whose ->
    [own] Your plates
   *[other] Plates: { $name }
}
nivos-reserve = Reserve
nivos-mate = Team mate: { $name }
nivos-action = { $plate } { $source ->
    [r] from the reserve to
    [t] from the team mate’s hand to
   *[other] to
} { $cell }, { $width } wide, { $depth } deep
nivos-suggest = { $plate }{ $source ->
    [r] {" "}from the reserve
    [t] {" "}from the team mate’s hand
   *[other] {""}
}, { clue-quarter }, level { $level }
nivos-brief = { $what ->
    [pass] passes
    [cylinder] cylinder { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = level { $level }
nivos-takes = take the cylinder of height { $height }
nivos-passes = pass and take a cylinder
nivos-costs = { $height ->
    [0] you take a cylinder of your choice
   *[other] you take the cylinder of height { $height }
}
nivos-free-of-cost = no cylinder
nivos-not-here = does not fit here
nivos-turn = Turn
nivos-lay = Lay
nivos-pass = Pass
nivos-choose = Choose a cylinder
nivos-fade = Levels shown; higher ones are faded
nivos-piles = Cylinders
nivos-pile = { $count ->
    [0] no cylinder
    [one] one cylinder, { $total } high
   *[other] { $count } cylinders ({ $heights }), { $total } high in all
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] No cylinder is left.
    [one] One cylinder is left: { $heights }.
   *[other] { $count } cylinders are left: { $heights }.
}
nivos-free-short = left
nivos-no-plates = no plates
nivos-hand-of = { $whose ->
    [own] You hold: { $plates }.
   *[other] { $name } holds: { $plates }.
}
nivos-in-reserve = In the reserve: { $plates }.
nivos-cell-plate = { $cell }, level { $level }, { $plate } { $owner ->
    [0] of the reserve
   *[other] of { $name }
}, { $state ->
    [seen] uncovered
    [beneath] covered here, visible elsewhere
   *[covered] completely covered
}
nivos-cell-empty = { $cell }, level { $level }, empty, { $under ->
    [board] on the board
    [plate] on { $plate }
   *[nothing] nothing below yet
}{ $count ->
    [0] {""}
    [one] , one plate can begin here
   *[other] , { $count } ways to begin a plate here
}
nivos-option-players = Players
nivos-option-players-2 = two
nivos-option-players-3 = three
nivos-option-players-4 = four, in two teams
nivos-option-cylinders = Cylinders are taken
nivos-option-cylinders-ascending = in order, the lowest first
nivos-option-cylinders-choice = by choice
nivos-option-split = The first hand of a team
nivos-option-split-help = Seats 1 and 3 are a team, and so are 2 and 4. The four sizes that seats 1 and 2 begin with, as in 1x1,1x2,1x5,2x4; the other four go to seats 3 and 4. For each team its own: divide them by “/”.
nivos-split-of = { $team ->
    [0] In both teams the first player begins with these four ({ $count } chosen); the other four go to the team mate.
   *[other] In team { $team } the first player begins with these four ({ $count } chosen); the other four go to the team mate.
}
nivos-split-alike = Both teams alike
nivos-rules =
    Lay one plate in your turn, from your hand or from the reserve. The first plate of the game is the neutral one, and it may lie anywhere.

    A plate lies flat, with no part over the edge: every cell under it has the same number of plates. It need not touch others.

    It may not lie on a plate of its own colour, nor beside one on the same level, edge to edge. Corners do not count, and a plate that is completely covered no longer counts. The neutral plate has no colour.

    Whoever lays the first plate of a new level takes a cylinder. So does whoever can lay nothing; the turn then passes. In a team such a player may lay a plate of the team mate instead.

    You take the lowest cylinder that is left, or, if you agreed on that, one of your choice.

    The game ends when the last cylinder is taken, or when no plate that is left could be laid. The lowest stack of cylinders wins; of equal stacks the one whose tallest cylinder is lower.
nivos-keys =
    1 – 9 = take a plate, by size; again: from the reserve
    R, Shift + ← → = turn the plate
    ← → ↑ ↓ = move the plate
    Enter = lay it
    X = fade the highest levels
    P = pass, when you can lay nothing
    Q, E, V = turn the table, look from the next side
    T = look from above
    + − = closer, farther
    C = usual view
nivos-tip-neutral = { $device ->
    [touch] The neutral plate comes first, and you take no cylinder for it. Tap where you want it, then press Lay.
   *[mouse] The neutral plate comes first, and you take no cylinder for it. Click where you want it.
}
nivos-tip-take = { $device ->
    [touch] Tap a plate below, your own or one of the reserve.
   *[mouse] Click a plate below, your own or one of the reserve.
}
nivos-tip-place = { $device ->
    [touch] Tap where you want it. Green fits; red does not, and says why. Then press Lay.
   *[mouse] Green fits; red does not, and says why. R or the wheel turns the plate, a click lays it.
}
nivos-tip-aim = Whoever lays the first plate on a new level takes a cylinder. The lowest stack wins, so let the others open levels.
nivos-score-cylinders = Cylinders
nivos-score-height = Height
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] not flat in { $count ->
        [one] one place
       *[other] { $count } places
    }
    [on-colour] on its own colour in { $count ->
        [one] one place
       *[other] { $count } places
    }
   *[beside-colour] beside its own colour in { $count ->
        [one] one place
       *[other] { $count } places
    }
}
