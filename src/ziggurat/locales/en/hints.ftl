# Hints in steps: where to look, which piece, the action, why. The facts of the why are found by the rules.

clue-step = { $step ->
    [where] Where to look
    [piece] Which piece
    [action] The move
   *[why] Why
}
clue-next = { $step ->
    [piece] Which piece?
    [action] Show me
   *[why] Why?
}
clue-quarter = { $quarter ->
    [n] in the north
    [ne] in the north-east
    [e] in the east
    [se] in the south-east
    [s] in the south
    [sw] in the south-west
    [w] in the west
    [nw] in the north-west
   *[middle] in the middle
}
clue-where = Look at what you can do now.
clue-piece = One of these choices is better than the others.
clue-action = The move: { $token }
clue-wins = { $distance ->
    [0] It wins for certain.
    [one] It wins, at the latest after one more move.
   *[other] It wins, at the latest after { $distance } more moves.
}
clue-loses = { $distance ->
    [0] Every move loses against best play.
    [one] Every move loses against best play; this one holds out longest, for one more move.
   *[other] Every move loses against best play; this one holds out longest, for { $distance } more moves.
}
clue-shares = It holds a shared win; nothing better can be forced.
clue-estimate = Estimated chance of winning: about { $percent } %.
clue-wins-now = It wins at once.
clue-prevents = { $count ->
    [one] After one of the { $others } other moves the other side could win at once; after this one it cannot.
   *[other] After { $count } of the { $others } other moves the other side could win at once; after this one it cannot.
}
clue-only = Nothing else can be done here.
clue-alike = Other choices are about as good; this is one of the best.
clue-next-best = The next best choice is estimated at about { $percent } %.

clue-babel-where = Look at the { babel-place } of level { $level }.
clue-babel-piece = Take a { babel-cube }.
clue-babel-answers = { $count ->
    [0] It leaves the other side no answer.
    [one] It leaves the other side only one answer.
   *[other] It leaves the other side { $count } answers.
}

clue-nivos-where = Look at level { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Lay the neutral plate.
    [reserve] Take the { nivos-colour } plate { $size } from the reserve.
    [mate] Take your team mate’s { nivos-colour } plate { $size }.
   *[hand] Take your { nivos-colour } plate { $size }.
}
clue-nivos-where-pass = Look whether anything can be laid at all.
clue-nivos-piece-pass = No plate fits.
clue-nivos-where-cylinder = Look at the cylinders that are left.
clue-nivos-piece-cylinder = The one of height { $height }.
clue-nivos-free = You take no cylinder for it.
clue-nivos-opens = { $height ->
    [0] It opens level { $level }, and you take a cylinder of your choice.
   *[other] It opens level { $level }, and you take the cylinder of height { $height }.
}
clue-nivos-stuck = The next player can lay nothing and takes a cylinder.
clue-nivos-forces = Whatever the next player lays, it opens a level, and they take a cylinder.
clue-nivos-answers = { $count ->
    [one] Of { $all } answers, the next player has only one without a cylinder.
   *[other] Of { $all } answers, the next player has { $count } without a cylinder.
}

clue-bubbles-where = { $where ->
    [sky] Look at the sky, at column { $column }.
    [own] Look at your planet, at column { $column }.
   *[other] Look at the other planet, at column { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] red
    [P] purple
    [Y] yellow
    [B] blue
    [G] green
   *[K] black
}
clue-bubbles-piece = { $kind ->
    [place] Look at the { bubbles-colour } bubble from the bag.
    [power] Use the power of { bubbles-colour }.
    [send] Send a { bubbles-colour } bubble.
   *[pair] Look at a { bubbles-colour } and a { clue-bubbles-other-colour } bubble.
}
clue-bubbles-where-pass = Look at what each choice would leave behind.
clue-bubbles-piece-pass = Nothing needs to be touched now.
clue-bubbles-pops = { $groups ->
    [one] { $count } bubbles pop.
   *[other] { $count } bubbles pop, in { $groups } groups.
}
clue-bubbles-points = { $points ->
    [one] It scores one point.
   *[other] It scores { $points } points.
}
clue-bubbles-power = It wins the power of { bubbles-colour }.
clue-bubbles-nothing = Nothing pops.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] After that, no drop pops anything yet.
       *[pass] With the sky as it is, no drop pops anything yet.
    }
   *[other] { $kind ->
        [swap] After that, a drop can pop { $count } bubbles.
       *[pass] With the sky as it is, a drop can pop { $count } bubbles.
    }
}

clue-talo-where = { $layer ->
    [0] Look at the board { clue-quarter }.
   *[other] Look { clue-quarter }, at height { $layer }.
}
clue-talo-where-supply = Look at the supply.
clue-talo-where-end = Look at what is left to do.
clue-talo-piece = { $axis ->
    [z] Take the bar of { $length } and stand it upright.
   *[lying] Take the bar of { $length } and lay it down.
}
clue-talo-piece-pawn = It is your pawn.
clue-talo-piece-take = { $count ->
    [one] One bar is enough.
   *[other] Take two bars.
}
clue-talo-piece-end = The pawn stays where it is.
clue-talo-stands = { $margin ->
    [0] Everything stands, but only just.
   *[other] Everything stands, with { $margin } % of a cell to spare.
}
clue-talo-held = Alone it would fall { talo-side }; the next bar becomes its counterweight.
clue-talo-saves = It becomes the counterweight of the { $length } that is held and would fall without it.
clue-talo-falls = It falls { talo-side }.
clue-talo-leads = Your pawn could then climb to height { $height }; before, to { $before } at most.
clue-talo-climbs = { $to ->
    [0] Your pawn comes to stand on the board.
   *[other] Your pawn goes from height { $from } to height { $to }.
}
clue-talo-choices = { $count ->
    [one] There is one way to place the first of these bars.
   *[other] There are { $count } ways to place the first of these bars.
}
