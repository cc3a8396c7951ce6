"""The compiled part of the bots: a game's heuristics, the search tree, and the endgame solver.

It is a package of its own because machine code is cached per source folder.
"""
