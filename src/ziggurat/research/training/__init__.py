"""Learning from self-play: `ziggurat train` (docs/explanations/networks.md).

course.py      what a game gives the trainer: features, symmetries, the search that asks the network
self_play.py   games that the search plays against itself, and what is kept of them
training.py    a network from such games, with PyTorch; or from known truth, where a game is solved
temporal.py    a network that learns from each game at once, on the processor
match.py       two players on fresh openings, both sides of each: the gate, and the judge of strength
run.py         generation after generation; a run that was stopped goes on where it was
"""
