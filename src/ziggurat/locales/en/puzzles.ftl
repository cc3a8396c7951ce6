# Puzzles of the day. Of a game G: G-puzzle is the title, -task what is asked for, -hint a hint, -done the word after the
# right answer; the others say why an answer is not it.

puzzle-not-a-choice = Here you choose among: { $choices }.
puzzle-go-on = Right so far. Go on.
puzzle-considered = { $count ->
    [one] { $count } way was tried; exactly one does it.
   *[other] All { $count } ways were tried; exactly one does it.
}

babel-puzzle = Win in 5
babel-puzzle-task = Only one placement wins. The win takes 5 cubes, yours and the other player’s together: you place the first, the third and the last.
babel-puzzle-hint = Look at what the other player could still place after your cube. The fewer answers, the better.
babel-puzzle-done = Nothing fits any more: you have won in 5.
babel-puzzle-loses = The other player has a winning answer: { $reply }.
babel-puzzle-slow = This wins too, but later: after { $distance } placements from here.

nivos-puzzle = No cylinder
nivos-puzzle-task = Lay a plate without taking a cylinder, so that you can do the same in your next turn, whatever the other player does.
nivos-puzzle-hint = First find what opens no new level. Then ask of each what the other player could take away from you.
nivos-puzzle-done = No cylinder now, and none in your next turn: whatever the other player does, that stays so.
nivos-puzzle-now = This opens a new level, and you take a cylinder at once.
nivos-puzzle-next = Now you take none, but after this answer you would take a cylinder in your next turn: { $reply }.

bubbles-puzzle = Three groups in one drop
bubbles-puzzle-task = Swap two neighbours in the sky, or leave it as it is; then drop two. Three groups must pop on your planet.
bubbles-puzzle-hint = When a group pops, what lies above it falls, and may make the next group. Look for two of a colour with a gap between them.
bubbles-puzzle-drop = Now drop two neighbours in the sky.
bubbles-puzzle-done = Three groups in one drop.
bubbles-puzzle-few = { $count ->
    [0] This drop makes no group. Three are asked for.
    [one] This drop makes one group. Three are asked for.
   *[other] This drop makes two groups. One is still missing.
}

talo-puzzle = What still stands?
talo-puzzle-task = Five places for one bar. In only one of them does everything stand when the hand lets go.
talo-puzzle-hint = The middle of a bar wants wood under it, or a weight on its other end.
talo-puzzle-done = It stands, and so does everything below it.

# At the keyboard.
puzzle-keys = Type an action, or: legal, again, hint, answer, quit.

# On the page.
puzzles = Puzzles of the day
puzzles-today = Today
puzzles-of-day = Puzzles of { $day }
puzzles-about = One for each game, new every day, each with exactly one answer.
puzzles-open = Solve
puzzles-open-game = Solve “{ $title }” ({ $game })
puzzles-again-game = Look again at “{ $title }” ({ $game })
puzzles-look-again = Look again
puzzles-solved = Solved
puzzles-solved-later = Solved later
puzzles-shown = Answer shown
puzzles-earlier = The day before
puzzles-later = The day after
puzzles-to-come = The puzzles of this day are still to come.
puzzles-no-day = There are no puzzles for this day.
puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-streak-more = Solve one of today’s puzzles and the day counts. This is kept on this device only.
puzzles-streak-kept = Today already counts.
puzzles-past = Puzzles of earlier days are just for fun; only today’s count.
puzzles-hint = Hint
puzzles-answer = Show the answer
puzzles-answer-sure = Once shown, it does not count
puzzles-try-again = Try again
puzzles-begin-again = From the beginning
puzzles-next = Next puzzle
puzzles-all = All puzzles of the day
puzzles-not-it = Not this one
puzzles-right = That is it
puzzles-the-answer = The answer
puzzles-choose = Choose a place
puzzles-choice = Place { $letter }
puzzles-take-choice = Here it stands
