# The page “What was learned”: what the bots found out about the games.

learned-title = What was learned
learned-about = Babel is solved, so its answer is certain. In the other games these are estimates of the strongest bot, or results of games that it played against itself.
learned-first = Does it help to begin?
learned-babel = { $wins ->
    [true] In Babel, whoever begins can always win.
   *[false] In Babel, whoever begins loses against perfect play.
}
learned-beginner = Whoever begins
learned-certain = certain
learned-between = Likely between
learned-times = Cases
learned-played = Games
learned-openings = Nivos: the first plates
learned-openings-words = Where the neutral plate lies hardly matters. The best answers take a plate from the reserve and keep your own for later.
learned-place = { $place ->
    [corner] Neutral plate in a corner
    [edge] Neutral plate at an edge
   *[middle] Neutral plate in the middle
}
learned-answer = Best answer with
learned-wins = wins about
learned-powers = Bubblee Pop: what a power is worth
learned-powers-words = How much a power raises the chance of winning when it is used in the best way, compared with declining it.
learned-power = Power
learned-adds = adds about
