"""The games, a folder each: rules.py is compiled, game.py is its face."""
