"""Renders a position: its text diagram (`render_mode="ansi"`), or an image of it (`render_mode="rgb_array"`)."""

import numpy as np
import numpy.typing as npt

from ziggurat.core.position import Position

Image = npt.NDArray[np.uint8]

# Each glyph has five rows of three pixels, a digit a row: 4 left, 2 middle, 1 right.
_GLYPHS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
    "a": "06357", "b": "46556", "c": "03443", "d": "13553", "e": "03763", "f": "12722", "g": "03536",
    "h": "46555", "i": "20222", "j": "10116", "k": "45665", "l": "62227", "m": "07775", "n": "06555",
    "o": "02552", "p": "06564", "q": "03531", "r": "03444", "s": "03636", "t": "27223", "u": "05553",
    "v": "05572", "w": "05777", "x": "05225", "y": "05536", "z": "07367",
    "0": "75557", "1": "26227", "2": "61247", "3": "61216", "4": "55711", "5": "74616", "6": "34757",
    "7": "71222", "8": "75757", "9": "75716",
    " ": "00000", ".": "00002", ",": "00024", ":": "02020", ";": "02024", "-": "00700", "+": "02720",
    "=": "07070", "*": "05250", "/": "11244", "\\": "44211", "|": "22222", "_": "00007", "!": "22202",
    "?": "61202", "'": "22000", '"': "55000", "(": "12221", ")": "42224", "[": "32223", "]": "62226",
    "<": "12421", ">": "42124", "#": "57575", "@": "25747", "%": "51245", "^": "25000", "&": "25257",
    "·": "00200", "•": "02720", "●": "27772", "○": "25552", "×": "00525", "─": "00700", "━": "00700",
    "│": "22222", "┌": "00322", "┐": "00622", "└": "22300", "┘": "22600", "├": "22322", "┤": "22622",
    "┬": "00722", "┴": "22700", "┼": "22722", "–": "00700", "−": "00700", "↑": "27222", "↓": "22272",
    "→": "02720", "←": "02720", "█": "77777", "▲": "02277", "▼": "77220", "■": "07770", "□": "07570",
}  # fmt: skip
_UNKNOWN = "75557"
_WIDE, _HIGH, _ZOOM = 4, 7, 3  # a character with the space around it, and how large a pixel is drawn

_PAPER, _INK = (24, 26, 31), (226, 228, 232)
_STYLES = {  # paper and ink
    "bold": (_PAPER, (255, 255, 255)),
    "dim": (_PAPER, (120, 124, 132)),
    "grey": ((158, 158, 158), (0, 0, 0)),
    "white": ((250, 250, 250), (0, 0, 0)),
    "black": ((56, 56, 56), (255, 255, 255)),
    "beige": ((215, 215, 175), (0, 0, 0)),
    "blue": ((0, 95, 215), (255, 255, 255)),
    "red": ((215, 0, 0), (255, 255, 255)),
    "purple": ((135, 0, 175), (255, 255, 255)),
    "yellow": ((255, 215, 0), (0, 0, 0)),
    "green": ((0, 135, 0), (255, 255, 255)),
    "orange": ((255, 135, 0), (0, 0, 0)),
    "teal": ((0, 135, 135), (255, 255, 255)),
    "pink": ((255, 135, 175), (0, 0, 0)),
    "wood": ((215, 175, 135), (0, 0, 0)),
}
_BEGIN, _END = "\x01", "\x02"  # around a painted text; its style follows _BEGIN, up to _END


def render_text(position: Position) -> str:
    """The diagram with the status sentence below it."""
    return f"{position.game.diagram(position, lambda text, style: text)}\n\n{position.status}"


def render_rgb(position: Position, rows: int = 0, columns: int = 0) -> Image:
    """The same as an array of height × width × 3 bytes, at least `rows` × `columns` characters large."""
    marked = position.game.diagram(position, lambda text, style: f"{_BEGIN}{style}{_END}{text}{_BEGIN}{_END}")
    lines = [_styled(line) for line in (*marked.split("\n"), "", str(position.status))]
    rows, columns = max(rows, len(lines)), max(columns, *(len(line) for line in lines))
    canvas = np.full((rows * _HIGH, columns * _WIDE, 3), _PAPER, dtype=np.uint8)
    for row, line in enumerate(lines):
        for column, (letter, style) in enumerate(line):
            cell = canvas[row * _HIGH : (row + 1) * _HIGH, column * _WIDE : (column + 1) * _WIDE]
            cell[...], ink = _STYLES.get(style, (_PAPER, _INK))
            cell[1:6, :3][_shape(letter)] = ink
    return canvas.repeat(_ZOOM, axis=0).repeat(_ZOOM, axis=1)


def _styled(line: str) -> list[tuple[str, str]]:
    """The letters of a marked line, each with its style."""
    letters, style = [], ""
    while line:
        if line.startswith(_BEGIN):
            style, _, line = line[1:].partition(_END)
        else:
            letters.append((line[0], style))
            line = line[1:]
    return letters


def _shape(letter: str) -> npt.NDArray[np.bool_]:
    glyph = _GLYPHS.get(letter, _UNKNOWN)
    return np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in glyph], dtype=np.bool_)
