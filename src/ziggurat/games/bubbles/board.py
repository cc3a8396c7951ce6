"""The board of bubbles as integers, and what happens on it by itself: falls, lines, groups. Compiled.

Clauses (U1 …): `docs/rules/bubbles.md`. Turns and powers are in `turns.py`, the contract in `rules.py`.

A planet is six sets of places, one for each colour; a set is the bits of an integer, eight a column, the ground at
the low end. Only four places of a column are its own; two more are used while a drop is being settled (U9), and
two stay empty, so that a line never wraps from one column into the next:

    height 6    5 13 21 29 37          up one place:     << 1
    height 5    4 12 20 28 36          one column on:    << 8
    height 4    3 11 19 27 35
    height 3    2 10 18 26 34          Seat 2's planet is the same, its ground at height 1 too:
    height 2    1  9 17 25 33          turned round only when it is drawn or written.
    height 1    0  8 16 24 32
                a  b  c  d  e

The sky is one integer of ten digits, four bits each, 0 for an empty place, else colour + 1:

    row 6    5 6 7 8 9          seat 2's side
    row 5    0 1 2 3 4          seat 1's side
             a b c d e

The position:

    state[0]         what is to be decided: DRAW … ENDED
    state[1]         whose turn it is: 0 for seat 1, 1 for seat 2 (seats count from 0 in these two files)
    state[2]         the bubble drawn and not yet placed: colour + 1, or 0
    state[3]         bubbles of the groups being taken that were sent already (U22); they stay on the planet's sets
                     until the sending of the round is over; the bit above all places says that it is
    state[4]         the sky
    state[5 … 6]     the scores
    state[7 … 8]     the powers that the seats hold: eight bits a colour
    state[9]         how the game ended, or 0
    state[10]        who won: bit 0 for seat 1, bit 1 for seat 2
    state[11 … 13]   the options: whether it is solo, whether powers are on, whether the reach is near
    state[14 … 19]   the bag: how many of each colour
    state[20 … 31]   the two planets, a set for each colour

Working memory: state[32 … 37] is a third planet, where a drop is tried out (U9). state[38 … 41] is what is known
of lines that a drop would make (`drops.study`). At times a list of legal actions lies there, from which one is
sampled. If there is room behind state[109], `note` writes there step by step what happens: `write_steps` plays an
action with that room and reads it.
"""

from ziggurat.kernel import Ints, compiled, count_bits, lowest_bit

PHASE, SEAT, DRAWN, SENT, SKY, SCORE, POWERS, ENDING, WINNERS = 0, 1, 2, 3, 4, 5, 7, 9, 10
SOLO, WITH_POWERS, NEAR, BAG, PLANETS = 11, 12, 13, 14, 20
LENGTH = 32
SCRATCH = 78

COLUMNS, HEIGHT, TALLEST, CELLS = 5, 4, 6, 10  # columns; places of a column, own and in all; places of the sky
COLOURS = 6
BLACK = 5  # after red, purple, yellow, blue, green
TRIAL = 2  # the third planet
STUDY = PLANETS + 3 * COLOURS
STRIDE = 8  # bits a column

GROUND = 0x0101010101  # the lowest place of every column; GROUND << h is a row
TOO_HIGH = GROUND << HEIGHT | GROUND << HEIGHT + 1
EVERY_DIGIT = 0x1111111111  # the lowest bit of every place of the sky

# Places in notes: 40 a planet, then the sky's.
PLANET_PLACES = COLUMNS * STRIDE
SKY_PLACES = 2 * PLANET_PLACES
NOWHERE = -1

# ── Notes: what happens, step by step ────────────────────────────────────────────────────────────────────
(
    N_DRAW,
    N_PLACE,
    N_SWAP,
    N_KEEP,
    N_FALL,
    N_POP,
    N_SCORE,
    N_POWER,
    N_USE,
    N_DECLINE,
    N_LAPSE,
    N_SEND,
    N_ENOUGH,
    N_TURN,
    N_END,
) = range(15)
NOTES = LENGTH + SCRATCH  # state[NOTES]: how many; behind it FIELDS integers each
FIELDS = 5
# A settling takes at least three of at most 22 bubbles a round: seven rounds, fewer than 70 falls; three notes go
# with each group, and a handful with the action itself.
NOTES_ROOM = 1 + FIELDS * 128


@compiled(inline=True)
def note(state: Ints, kind: int, who: int, colour: int, one: int, other: int) -> None:
    """Writes down a step, if there is room for steps; `who` is a seat or a planet, trials are not noted."""
    if len(state) > NOTES and who != TRIAL:
        at = NOTES + 1 + FIELDS * state[NOTES]
        state[NOTES] += 1
        state[at] = kind
        state[at + 1] = who
        state[at + 2] = colour
        state[at + 3] = one
        state[at + 4] = other


@compiled(inline=True)
def forget_notes(state: Ints) -> None:
    if len(state) > NOTES:
        state[NOTES] = 0


# ── Sets of places ───────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def in_lines(bubbles: int) -> int:
    """The bubbles of one colour that are in runs of three or more, along a row or a column (U10)."""
    up = bubbles & (bubbles >> 1) & (bubbles >> 2)
    along = bubbles & (bubbles >> STRIDE) & (bubbles >> 2 * STRIDE)
    return up | (up << 1) | (up << 2) | along | (along << STRIDE) | (along << 2 * STRIDE)


@compiled(inline=True)
def has_line(bubbles: int) -> bool:
    up = bubbles & (bubbles >> 1) & (bubbles >> 2)
    along = bubbles & (bubbles >> STRIDE) & (bubbles >> 2 * STRIDE)
    return up | along != 0


@compiled(inline=True)
def completing(bubbles: int) -> int:
    """The places where one more bubble of the colour, with none of it above, makes a line."""
    below = (bubbles << 1) & (bubbles << 2)
    left, right = bubbles << STRIDE, bubbles >> STRIDE
    return below | (left & right) | (left & (left << STRIDE)) | (right & (right >> STRIDE))


@compiled(inline=True)
def around(places: int) -> int:
    """The places and those orthogonally adjacent; what lies off the planet holds no bubble anyway."""
    return places | (places << 1) | (places >> 1) | (places << STRIDE) | (places >> STRIDE)


@compiled(inline=True)
def first_group(lines: int) -> int:
    """The group of the lowest place: the lines of its colour that share a bubble or touch (U10)."""
    group = lines & -lines
    grown = around(group) & lines
    while grown != group:
        group = grown
        grown = around(group) & lines
    return group


@compiled()
def runs(starts: int, step: int) -> int:
    """How many runs there are in a set, along one direction."""
    return count_bits(starts & ~(starts << step))


@compiled()
def may_send(bubbles: int, group: int) -> int:
    """How many bubbles a group may send: one for a line of three, two for a longer one (U22)."""
    up = bubbles & (bubbles >> 1) & (bubbles >> 2) & group
    along = bubbles & (bubbles >> STRIDE) & (bubbles >> 2 * STRIDE) & group
    lines = runs(up, 1) + runs(along, STRIDE)
    longer = runs(up & (up >> 1), 1) + runs(along & (along >> STRIDE), STRIDE)
    return lines + longer


# ── A planet ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def occupied(state: Ints, planet: int) -> int:
    at = PLANETS + COLOURS * planet
    return state[at] | state[at + 1] | state[at + 2] | state[at + 3] | state[at + 4] | state[at + 5]


@compiled(inline=True)
def open_columns(state: Ints, planet: int) -> int:
    """The columns that are not full, each as its place on the ground."""
    return ~(occupied(state, planet) >> (HEIGHT - 1)) & GROUND


@compiled(inline=True)
def landing(bubbles: int) -> int:
    """The lowest empty place of every column: adding one at the ground carries up to it."""
    return (bubbles + GROUND) & ~bubbles


@compiled(inline=True)
def column_of(places: int, column: int) -> int:
    return places & (0xFF << STRIDE * column)


@compiled(inline=True)
def colour_at(state: Ints, planet: int, place: int) -> int:
    """The colour of the bubble at a place; there must be one."""
    at = PLANETS + COLOURS * planet
    colour = 0
    while not (state[at + colour] >> place) & 1:
        colour += 1
    return colour


@compiled(inline=True)
def land(state: Ints, planet: int, column: int, colour: int, origin: int) -> None:
    """A bubble from elsewhere falls on a column."""
    spot = column_of(landing(occupied(state, planet)), column)
    state[PLANETS + COLOURS * planet + colour] |= spot
    note(state, N_FALL, planet, colour, origin, PLANET_PLACES * planet + lowest_bit(spot))


@compiled(inline=True)
def scores(state: Ints, planet: int) -> bool:
    """Whether somebody's score grows by what is taken there: not on a mission's planet (U23)."""
    return planet == 0 or not state[SOLO]


@compiled(inline=True)
def take(state: Ints, planet: int) -> int:
    """Takes all groups of a planet at once, with what is beside them (U10, U11); returns the places."""
    at = PLANETS + COLOURS * planet
    sent = state[SENT] if planet == 0 else 0
    taken = 0
    for colour in range(BLACK):
        bubbles = state[at + colour]
        if not has_line(bubbles):
            continue
        lines = in_lines(bubbles)
        left = around(lines) & bubbles
        taken |= left
        state[at + colour] = bubbles & ~left
        while lines:
            group = first_group(lines)
            whole = around(group) & left
            note(state, N_POP, planet, colour, group & ~sent, whole & ~group)
            if state[WITH_POWERS] and scores(state, planet):
                state[POWERS + planet] += 1 << STRIDE * colour
                note(state, N_POWER, planet, colour, 0, 0)
            left &= ~whole  # beside two groups: taken once
            lines &= ~group
    if taken and scores(state, planet):
        points = count_bits(taken & ~sent)
        state[SCORE + planet] += points
        state[SENT] = 0
        note(state, N_SCORE, planet, 0, points, state[SCORE + planet])
    return taken


@compiled(inline=True)
def fall(state: Ints, planet: int, gaps: int) -> None:
    """What is above empty places falls (U12)."""
    at = PLANETS + COLOURS * planet
    for column in range(COLUMNS):
        gap = (gaps >> STRIDE * column) & 0xFF
        if gap == 0:
            continue
        to = STRIDE * column + lowest_bit(gap)
        bubbles = occupied(state, planet)
        for place in range(to + 1, STRIDE * column + TALLEST):
            if (bubbles >> place) & 1:
                colour = colour_at(state, planet, place)
                state[at + colour] ^= (1 << place) | (1 << to)
                note(state, N_FALL, planet, colour, PLANET_PLACES * planet + place, PLANET_PLACES * planet + to)
                to += 1


@compiled()
def makes_room(state: Ints) -> bool:
    """Whether settling the trial planet leaves no column above four (U9)."""
    at = PLANETS + COLOURS * TRIAL
    while True:
        taken = 0
        for colour in range(BLACK):
            if has_line(state[at + colour]):
                gone = around(in_lines(state[at + colour])) & state[at + colour]
                state[at + colour] ^= gone
                taken |= gone
        if taken == 0:
            return False
        fall(state, TRIAL, taken)
        if occupied(state, TRIAL) & TOO_HIGH == 0:
            return True


@compiled()
def exchangeable(state: Ints, planet: int, step: int) -> int:
    """The lower (or left) places of two adjacent bubbles of different colours (U15); step 1 up, STRIDE along."""
    at = PLANETS + COLOURS * planet
    bubbles = occupied(state, planet)
    pairs = bubbles & (bubbles >> step)
    for colour in range(COLOURS):
        pairs &= ~(state[at + colour] & (state[at + colour] >> step))
    return pairs


@compiled()
def exchange(state: Ints, planet: int, place: int, other: int) -> None:
    """Exchanges two bubbles of different colours."""
    at = PLANETS + COLOURS * planet
    both = (1 << place) | (1 << other)
    one, two = colour_at(state, planet, place), colour_at(state, planet, other)
    state[at + one] ^= both
    state[at + two] ^= both


@compiled()
def free_place(state: Ints, planet: int, column: int) -> int:
    """The place of the column's free bubble (U2); there must be one."""
    return lowest_bit(column_of(landing(occupied(state, planet)), column)) - 1


# ── The sky ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def sky_at(sky: int, cell: int) -> int:
    """Colour + 1, or 0."""
    return (sky >> 4 * cell) & 15


@compiled(inline=True)
def empty_cells(sky: int) -> int:
    """The empty places of the sky, each as the lowest bit of its digit."""
    return ~(sky | (sky >> 1) | (sky >> 2)) & EVERY_DIGIT


@compiled(inline=True)
def swapped(sky: int, cell: int, other: int) -> int:
    change = sky_at(sky, cell) ^ sky_at(sky, other)
    return sky ^ (change << 4 * cell) ^ (change << 4 * other)
