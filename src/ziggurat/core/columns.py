"""Text in the columns of a terminal: wide letters take two, marks on letters none; each script breaks its own way.

Text that runs from right to left stays in its logical order: terminals turn it themselves, or not at all.
"""

import re
import unicodedata

_WIDE = ("W", "F")  # East Asian widths
_NO_COLUMN = ("Mn", "Me", "Cf")
_OPENING = "「『（［｛【〈《〔"  # they do not end a line
_CLOSING = "、。，．：；！？」』）］｝】〉》〕・ー々…ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # they do not begin one
_UNSPACED = (
    "\u3000-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60"  # between them a line may break anywhere
)
_UNBROKEN = re.compile(rf"[ \t]+|[{_OPENING}]*(?:[{_UNSPACED}]|[^ \t{_UNSPACED}]+)[{_CLOSING}]*")


def width_of(text: str) -> int:
    return sum(map(_columns_of, text))


def _columns_of(letter: str) -> int:
    if unicodedata.category(letter) in _NO_COLUMN:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in _WIDE else 1


def left(text: str, width: int) -> str:
    """Filled up with spaces behind it."""
    return text + " " * (width - width_of(text))


def right(text: str, width: int) -> str:
    """Filled up with spaces before it."""
    return " " * (width - width_of(text)) + text


def broken(text: str, width: int, indent: str = "") -> list[str]:
    """A line as several that fit; what cannot be broken stays whole. All but the first begin with the indent."""
    lines = [""]
    for part in _UNBROKEN.findall(text):
        line = lines[-1]
        if line.strip() and part.strip() and width_of(line + part) > width:
            lines[-1] = line.rstrip(" \t")
            lines.append(indent + part)
        else:
            lines[-1] += part
    return [line.rstrip(" \t") for line in lines]
