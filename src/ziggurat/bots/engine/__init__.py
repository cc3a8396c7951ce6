"""The compiled part of the minds: what a game may tell a search, the tree, and exact end-games.

It has a folder of its own because compiled code is cached by the folder it stands in.
"""
