"""The set of plates, as a table (N2): another set is another table, and nothing else changes.

Everything that the rules, the tokens and the words know about plates is read from here. There are three of each
colour: one for each of three players, or one for each of two sides and one for the reserve (N4).
"""

from typing import NamedTuple


class Size(NamedTuple):
    """The plates of one colour: their size in squares, and the letter that stands for the colour in a diagram."""

    short: int
    long: int
    colour: str
    letter: str

    def __str__(self) -> str:
        return f"{self.short}x{self.long}"


SIZES = (
    Size(1, 1, "yellow", "Y"),
    Size(1, 2, "orange", "O"),
    Size(1, 3, "red", "R"),
    Size(1, 4, "pink", "P"),
    Size(1, 5, "white", "W"),
    Size(2, 2, "green", "G"),
    Size(2, 3, "blue", "B"),
    Size(2, 4, "black", "K"),
)
NEUTRAL = Size(3, 3, "neutral", "N")
FIRST_MEMBER = ("1x1", "1x2", "1x5", "2x4")  # what the first member of a team holds, unless agreed otherwise (N4)
