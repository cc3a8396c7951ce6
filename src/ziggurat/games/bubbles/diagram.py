"""The table of bubbles drawn in text: the planets, the sky between them, what the seats hold."""

from ziggurat.core.columns import left, width_of
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.types import Painter
from ziggurat.games.bubbles.board import COLUMNS, HEIGHT, TALLEST
from ziggurat.games.bubbles.notation import COLUMN_NAMES, EMPTY, LETTERS
from ziggurat.games.bubbles.state import View, view

STYLES = ("red", "purple", "yellow", "blue", "green", "black")


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    """The two planets with the sky between them; beside them scores and powers, below them the bag."""
    table = view(position)
    heading = "      " + "  ".join(COLUMN_NAMES)
    rule = "     " + "─" * (3 * COLUMNS)
    other = translate("diagram-mission", language) if len(table.scores) == 1 else _holdings(table, 1, language)
    bag, drawn = translate("diagram-bag", language), translate("diagram-drawn", language)
    width = 1 + max(width_of(bag), width_of(drawn))
    lines = [
        heading,
        *_planet(table, 1, paint, other),
        rule,
        *(_row(6 - i, table.sky[1 - i], paint) for i in range(2)),
        rule,
        *_above(table, paint),
        *_planet(table, 0, paint, _holdings(table, 0, language)),
        heading,
        "",
        left(bag, width) + _counts(table, paint),
    ]
    if table.drawn:
        lines.append(left(drawn, width) + _bubble(table.drawn, paint))
    return "\n".join(line.rstrip() for line in lines)


def _planet(table: View, planet: int, paint: Painter, beside: str) -> list[str]:
    """The rows from the top of the picture down; the words stand beside the ground."""
    levels = range(HEIGHT) if planet else range(HEIGHT - 1, -1, -1)
    rows = []
    for level in levels:
        number = 10 - level if planet else level + 1
        row = _row(number, table.planets[planet][level], paint)
        rows.append(f"{row}   {beside}" if level == 0 else row)
    return rows


def _above(table: View, paint: Painter) -> list[str]:
    """In solo, while bubbles are sent: what is still piled above the fourth place."""
    rows = {
        f"+{height}": "".join(table.above.get(f"{column}+{height}", EMPTY) for column in COLUMN_NAMES)
        for height in (TALLEST, HEIGHT + 1)
    }
    return [_row(name, row, paint) for name, row in rows.items() if row.strip(EMPTY)]


def _row(number: int | str, letters: str, paint: Painter) -> str:
    return f"{number:>3}  " + "".join(_bubble(letter, paint) for letter in letters)


def _bubble(letter: str, paint: Painter) -> str:
    if letter == EMPTY:
        return paint(" · ", "dim")
    return paint(f" {letter} ", STYLES[LETTERS.index(letter)])


def _holdings(table: View, seat: int, language: str) -> str:
    powers = " ".join(f"{letter}×{count}" for letter, count in table.powers[seat].items())
    if not powers:
        return translate("diagram-score", language, seat=seat + 1, score=table.scores[seat])
    return translate("diagram-score-powers", language, seat=seat + 1, score=table.scores[seat], powers=powers)


def _counts(table: View, paint: Painter) -> str:
    return " ".join(f"{_bubble(letter, paint)}×{count}" for letter, count in table.bag.items())
