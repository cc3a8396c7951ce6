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
nivos-plates = { $height ->
    [0] no plate
    [one] { $height } plate
   *[other] { $height } plates
}
nivos-other-plates = { $otherheight ->
    [0] no plate
    [one] { $otherheight } plate
   *[other] { $otherheight } plates
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
        [1] Seats { $seats } win: of the stacks of height { $height }, the tallest cylinder of theirs is the lowest.
       *[0] Seat { $seats } wins: of the stacks of height { $height }, the tallest cylinder of theirs is the lowest.
    }
   *[lowest] { $team ->
        [1] Seats { $seats } win { nivos-stack }
       *[0] Seat { $seats } wins { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Only with four players are there hands to split; here { $players } play.
nivos-split-teams = A split is for both teams, or for each of the two, divided by “/”; this one is for { $count }.
nivos-split-size = “{ $size }” is not a size to split; the sizes are: { $sizes }.
nivos-split-twice = A team has one plate of each size; the split names { $size } twice.
nivos-split-count = The first member of a team holds { $half } plates; the split names { $count }.

nivos-unreadable = “{ $token }” is not an action: write a plate and the cell of its south-west corner, as in 4x2@b3, with r in front for the reserve or t for the team mate’s hand; n@b3 for the neutral plate; pass; or c1 to c6 for a cylinder.
nivos-no-such-cell = There is no cell { $cell }; the board goes from { $first } to { $last }.
nivos-no-such-plate = There is no plate of { $size } cells; the sizes are: { $sizes }.
nivos-neutral-name = The plate of that size is the neutral one; it is written n@{ $cell }.
nivos-no-such-cylinder = There are { $count } cylinders, c1 to c{ $count }.
nivos-no-mate = Only with four players is there a team mate whose plate could be laid.

nivos-choose-first = A cylinder is to be chosen first: { $tokens }.
nivos-cylinder-taken = The cylinder of height { $height } is taken already.
nivos-in-order = Cylinders are taken in order here, the lowest first; nobody chooses one.
nivos-none-due = No cylinder is due now.
nivos-neutral-first = The first plate of the game is the neutral one.
nivos-neutral-laid = The neutral plate lies on the board already.
nivos-can-lay = You can lay a plate, for example { $token }, so you do not pass.
nivos-not-stuck = A plate of your team mate can be laid only when you can lay nothing of your own or from the reserve; you can, for example { $token }.
nivos-mate-lacks = Your team mate holds no { nivos-colour } { $size } plate.
nivos-with-mate = Your team mate holds the { nivos-colour } { $size } plate, not you.
nivos-not-in-hand = You have no { nivos-colour } { $size } plate left.
nivos-not-in-reserve = There is no { nivos-colour } { $size } plate in the reserve.
nivos-off-board = It would stick out of the board { $side ->
    [east] in the east.
    [north] in the north.
   *[both] in the east and in the north.
}
nivos-uneven = It would not lie flat: { $cell } carries { nivos-plates }, { $other } { nivos-other-plates }.
nivos-on-colour = It would lie on the other { nivos-colour } plate on level { $level } (at { $cell }), which is not covered.
nivos-beside-colour = It would touch the other { nivos-colour } plate on level { $level } (at { $cell }), which is not covered.
