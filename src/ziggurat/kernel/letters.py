"""Text in compiled functions: letters written into an array, and read from one with what is wrong and where.

A letter is its number among `LETTERS`. Whoever reads a text keeps in `out` where it is; the first thing that is
wrong is written there once, nothing is read behind it, and what is left is the message of the client schema:

    out[WRONG]     1: something is wrong            out[PLACE]       the letter that is read next, or that is wrong
    out[WHY]       which of the messages            out[DETAIL …]    what else the message tells
"""

from ziggurat.kernel.compilation import compiled
from ziggurat.kernel.contract import Ints

LETTERS = "".join(map(chr, range(32, 127)))  # what a text may be made of
WRONG, WHY, PLACE, DETAIL = range(4)
READING = DETAIL + 2  # the integers of a message about a text

# The first messages of every game: a letter that means nothing there, a text that ends too early or goes on, a
# number outside its range. A game's own follow.
UNEXPECTED, TOO_SHORT, TOO_LONG, OUT_OF_RANGE, OWN = range(5)
NOTHING_LEFT = -1
_MOST = 999  # longer numbers occur in no text


def letter(text: str) -> int:
    """The number of a letter, for constants."""
    return LETTERS.index(text)


ZERO, MINUS, SPACE = letter("0"), letter("-"), letter(" ")


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_letter(out: Ints, n: int, which: int) -> int:
    out[n] = which
    return n + 1


@compiled()
def write_number(out: Ints, n: int, value: int) -> int:
    """A whole number of at most three digits."""
    if value < 0:
        n = write_letter(out, n, MINUS)
        value = -value
    if value >= 100:
        n = write_letter(out, n, ZERO + value // 100)
    if value >= 10:
        n = write_letter(out, n, ZERO + value // 10 % 10)
    return write_letter(out, n, ZERO + value % 10)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def begin_reading(out: Ints) -> None:
    for i in range(READING):
        out[i] = 0


@compiled()
def fail(out: Ints, place: int, why: int, one: int, other: int) -> None:
    """Notes what is wrong at a place, unless something is wrong already."""
    if not out[WRONG]:
        out[WRONG], out[WHY], out[PLACE] = 1, why, place
        out[DETAIL], out[DETAIL + 1] = one, other


@compiled()
def next_letter(text: Ints, out: Ints) -> int:
    """The letter to be read next; NOTHING_LEFT at the end, and behind anything that is wrong."""
    return NOTHING_LEFT if out[WRONG] or out[PLACE] >= len(text) else text[out[PLACE]]


@compiled()
def accept(text: Ints, out: Ints, which: int) -> bool:
    """Whether this letter comes next; then it is read."""
    if next_letter(text, out) != which:
        return False
    out[PLACE] += 1
    return True


@compiled()
def refuse_letter(text: Ints, out: Ints) -> None:
    """MessageSpec that the next letter means nothing here, or is missing."""
    fail(out, out[PLACE], TOO_SHORT if out[PLACE] >= len(text) else UNEXPECTED, 0, 0)


@compiled()
def expect(text: Ints, out: Ints, which: int) -> None:
    if not accept(text, out, which):
        refuse_letter(text, out)


@compiled()
def read_one_of(text: Ints, out: Ints, letters: tuple[int, ...]) -> int:
    """Which of some letters comes next, from 0."""
    for which in range(len(letters)):
        if accept(text, out, letters[which]):
            return which
    refuse_letter(text, out)
    return 0


@compiled()
def read_number(text: Ints, out: Ints, low: int, high: int) -> int:
    """A whole number in its one spelling; `low` if there is none."""
    begin = out[PLACE]
    negative = accept(text, out, MINUS)
    first = next_letter(text, out)
    if not ZERO <= first < ZERO + 10:
        refuse_letter(text, out)
        return low
    value = 0
    while ZERO <= next_letter(text, out) < ZERO + 10 and value <= _MOST:
        value = 10 * value + next_letter(text, out) - ZERO
        out[PLACE] += 1
    if first == ZERO and (negative or out[PLACE] - begin > 1):
        fail(out, begin, UNEXPECTED, 0, 0)
    value = -value if negative else value
    if not low <= value <= high:
        fail(out, begin, OUT_OF_RANGE, low, high)
        return low
    return value


@compiled()
def end_of_text(text: Ints, out: Ints) -> None:
    if not out[WRONG] and out[PLACE] < len(text):
        fail(out, out[PLACE], TOO_LONG, 0, 0)


@compiled()
def end_reading(out: Ints) -> int:
    """How many integers of `out` are the message: nothing, or what is wrong."""
    return READING if out[WRONG] else 1
