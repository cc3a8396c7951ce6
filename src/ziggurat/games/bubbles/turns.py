"""The turns of bubbles, compiled: who decides what, and what follows. Clauses (U1 …): `docs/rules/bubbles.md`.

The position and the settling of planets are in `board.py`. A turn goes from decision to decision:

    begin_turn ──► DRAW ──► PLACE ──► … the sky is full ──► SWAP ──► DROP ──► settling
        ▲                                                                     │  ▲ │  ▲
        └───────────────── nobody holds a power that can be used ◄────────────┤  │ ▼  │
                                                                              ▼  │ SEND (solo, for
                                                                             POWER  each round of groups)

What an action does itself is in functions that return what comes next; `proceed` then finds the next decision, or
the end of the game.
"""

from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    COLOURS,
    COLUMNS,
    DRAWN,
    ENDING,
    GROUND,
    HEIGHT,
    N_DECLINE,
    N_DRAW,
    N_END,
    N_ENOUGH,
    N_KEEP,
    N_LAPSE,
    N_PLACE,
    N_SCORE,
    N_SEND,
    N_SWAP,
    N_TURN,
    N_USE,
    NOWHERE,
    PHASE,
    PLANET_PLACES,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SENT,
    SKY,
    SKY_PLACES,
    SOLO,
    STRIDE,
    WINNERS,
    colour_at,
    empty_cells,
    exchange,
    exchangeable,
    fall,
    first_group,
    free_place,
    in_lines,
    land,
    may_send,
    note,
    occupied,
    open_columns,
    sky_at,
    swapped,
    take,
)
from ziggurat.games.bubbles.drops import UPRIGHT, first_cell, goes_on, second_cell
from ziggurat.kernel import Ints, compiled, count_bits

# What is to be decided
DRAW, PLACE, SWAP, DROP, SEND, POWER, ENDED = range(7)
SETTLING = 7  # not a decision: something has fallen or was exchanged
# How a game ends: the sky cannot be filled, the player cannot go on, a full planet is hit, the mission is done
NO_REFILL, STUCK, BURST, CLEARED = 1, 2, 3, 4

# A planet's places and pairs, numbered without the gaps of the sets
PLANET_CELLS = COLUMNS * HEIGHT  # 4 × column + height
UPS = COLUMNS * (HEIGHT - 1)  # 3 × column + height; then those along, 4 × column + height
PLANET_PAIRS = UPS + (COLUMNS - 1) * HEIGHT

RED, PURPLE, YELLOW, BLUE, GREEN = range(5)
NO_MORE = 1 << COLUMNS * STRIDE  # a bit of p[SENT]: the sending of the round is over


# ── Endings ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def end(p: Ints, how: int, winners: int) -> int:
    p[ENDING] = how
    p[WINNERS] = winners
    note(p, N_END, 0, how, winners, 0)
    return ENDED


@compiled()
def best_score(p: Ints) -> int:
    """Who wins when the sky cannot be filled (U19); a mission is lost (U25)."""
    if p[SOLO]:
        return 0
    if p[SCORE] == p[SCORE + 1]:
        return 3
    return 1 if p[SCORE] > p[SCORE + 1] else 2


# ── Who uses powers, and which ───────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def actor(p: Ints) -> int:
    """Who uses powers now: the player whose turn it is not goes first (U13)."""
    return 1 - p[SEAT] if p[POWERS + 1 - p[SEAT]] else p[SEAT]


@compiled()
def holds(p: Ints, seat: int, colour: int) -> bool:
    return (p[POWERS + seat] >> STRIDE * colour) & 0xFF != 0


@compiled()
def bursts(p: Ints, planet: int) -> bool:
    """Whether one more bubble on this planet wins the game for its sender (U17, not in solo: U24)."""
    return not p[SOLO] and open_columns(p, planet) == 0


@compiled()
def sky_row(sky: int, row: int) -> int:
    """The columns that have a bubble in a row of the sky, as places on the ground."""
    found = 0
    for column in range(COLUMNS):
        if sky_at(sky, COLUMNS * row + column):
            found |= 1 << STRIDE * column
    return found


@compiled()
def columns_for(p: Ints, seat: int, colour: int) -> int:
    """The columns in which a seat may use purple, yellow or blue, as places on the ground (U16–U18)."""
    other = 1 - seat
    columns = sky_row(p[SKY], other) if colour == BLUE else occupied(p, seat) & GROUND
    if colour == YELLOW or bursts(p, other):
        return columns
    return columns & open_columns(p, other)


@compiled()
def planet_for(seat: int, colour: int) -> int:
    """The planet on which red or green exchanges (U15)."""
    return 1 - seat if colour == RED else seat


@compiled()
def usable(p: Ints, seat: int) -> bool:
    """Whether one of the powers that the seat holds can be used (U13)."""
    for colour in range(BLACK):
        if not holds(p, seat, colour):
            continue
        if colour in (RED, GREEN):
            planet = planet_for(seat, colour)
            if exchangeable(p, planet, 1) | exchangeable(p, planet, STRIDE):
                return True
        elif columns_for(p, seat, colour):
            return True
    return False


# ── What comes next ──────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def in_bag(p: Ints) -> int:
    return p[BAG] + p[BAG + 1] + p[BAG + 2] + p[BAG + 3] + p[BAG + 4] + p[BAG + 5]


@compiled(inline=True)
def begin_turn(p: Ints) -> int:
    """U6"""
    if in_bag(p) < count_bits(empty_cells(p[SKY])):
        return end(p, NO_REFILL, best_score(p))
    note(p, N_TURN, p[SEAT], 0, 0, 0)
    return DRAW


@compiled()
def offer_powers(p: Ints) -> int:
    """Powers, while there are some to use; then the next turn (U13)."""
    for _ in range(2):
        seat = actor(p)
        if p[POWERS + seat]:
            if usable(p, seat):
                return POWER
            p[POWERS + seat] = 0
            note(p, N_LAPSE, seat, 0, 0, 0)
    if not p[SOLO]:
        p[SEAT] = 1 - p[SEAT]
    return begin_turn(p)


@compiled()
def sendable(p: Ints) -> int:
    """The places from which a bubble of the groups being taken may be sent now (U22)."""
    found = 0
    if p[SENT] & NO_MORE:
        return found
    for colour in range(BLACK):
        bubbles = p[PLANETS + colour]
        lines = in_lines(bubbles)
        while lines:
            group = first_group(lines)
            lines &= ~group
            if count_bits(group & p[SENT]) < may_send(bubbles, group):
                found |= group & ~p[SENT]
    return found & (open_columns(p, 1) * 0xFF)


@compiled()
def cleared(p: Ints) -> bool:
    """Whether the mission's planet holds no bubble but black ones (U25)."""
    at = PLANETS + COLOURS
    return p[at] | p[at + 1] | p[at + 2] | p[at + 3] | p[at + 4] == 0


@compiled()
def settle_both(p: Ints) -> int:
    """Settles both planets (U13); in solo the other one first (U23), one's own with a stop for each sending."""
    for own in range(2):
        planet = 1 - own
        while True:
            if p[SOLO] and own and sendable(p):
                return SEND
            taken = take(p, planet)
            if taken == 0:
                break
            fall(p, planet, taken)
        if p[SOLO] and cleared(p):
            return end(p, CLEARED, 1)
    return offer_powers(p)


@compiled()
def proceed(p: Ints, phase: int) -> None:
    """Finds the next decision, from what comes next by the action itself."""
    if phase == SETTLING:
        phase = settle_both(p)
    if phase == SWAP and not goes_on(p):
        phase = end(p, STUCK, 0 if p[SOLO] else 2 >> p[SEAT])  # U14
    p[PHASE] = phase


# ── What the actions do ──────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def draw(p: Ints, colour: int) -> int:
    p[BAG + colour] -= 1
    p[DRAWN] = colour + 1
    note(p, N_DRAW, p[SEAT], colour, 0, 0)
    return PLACE


@compiled(inline=True)
def place(p: Ints, cell: int) -> int:
    note(p, N_PLACE, p[SEAT], p[DRAWN] - 1, SKY_PLACES + cell, 0)
    p[SKY] |= p[DRAWN] << 4 * cell
    p[DRAWN] = 0
    return DRAW if empty_cells(p[SKY]) else SWAP


@compiled()
def pass_on(p: Ints) -> int:
    """“.”: no swap, the powers declined, or the sending of the round over."""
    if p[PHASE] == SWAP:
        note(p, N_KEEP, p[SEAT], 0, 0, 0)
        return DROP
    if p[PHASE] == POWER:
        note(p, N_DECLINE, actor(p), 0, 0, 0)
        p[POWERS + actor(p)] = 0
        return SETTLING
    note(p, N_ENOUGH, p[SEAT], 0, 0, 0)
    p[SENT] |= NO_MORE
    return SETTLING


@compiled(inline=True)
def swap(p: Ints, pair: int) -> int:
    one, other = first_cell(pair), second_cell(pair)
    p[SKY] = swapped(p[SKY], one, other)
    note(p, N_SWAP, p[SEAT], 0, SKY_PLACES + one, SKY_PLACES + other)
    return DROP


@compiled(inline=True)
def fall_from_sky(p: Ints, planet: int, cell: int) -> None:
    land(p, planet, cell % COLUMNS, sky_at(p[SKY], cell) - 1, SKY_PLACES + cell)
    p[SKY] &= ~(15 << 4 * cell)


@compiled()
def drop(p: Ints, pair: int) -> int:
    """Of two in one column the nearer to the planet lands first (U8)."""
    one, two = first_cell(pair), second_cell(pair)
    if pair >= UPRIGHT and p[SEAT] == 1:
        one, two = two, one
    fall_from_sky(p, p[SEAT], one)
    fall_from_sky(p, p[SEAT], two)
    return SETTLING


@compiled()
def pair_place(pair: int) -> int:
    """The lower (or left) place of a planet's pair."""
    if pair < UPS:
        return STRIDE * (pair // (HEIGHT - 1)) + pair % (HEIGHT - 1)
    return STRIDE * ((pair - UPS) // HEIGHT) + (pair - UPS) % HEIGHT


@compiled()
def spend(p: Ints, colour: int, where: int, other: int) -> int:
    """Takes a power from the seat that uses it; returns that seat."""
    seat = actor(p)
    p[POWERS + seat] -= 1 << STRIDE * colour
    note(p, N_USE, seat, colour, where, other)
    return seat


@compiled()
def use_exchange(p: Ints, colour: int, planet: int, pair: int) -> int:
    """Red and green (U15)."""
    at = pair_place(pair)
    other = at + (1 if pair < UPS else STRIDE)
    spend(p, colour, PLANET_PLACES * planet + at, PLANET_PLACES * planet + other)
    exchange(p, planet, at, other)
    return SETTLING


@compiled()
def use_free(p: Ints, colour: int, column: int) -> int:
    """Purple sends an own free bubble to the opponent (U16, U17), yellow scores it (U18)."""
    at = free_place(p, actor(p), column)
    seat = spend(p, colour, PLANET_PLACES * actor(p) + at, NOWHERE)
    bubble = colour_at(p, seat, at)
    if colour == PURPLE and bursts(p, 1 - seat):
        return end(p, BURST, 1 << seat)
    p[PLANETS + COLOURS * seat + bubble] ^= 1 << at
    if colour == PURPLE:
        land(p, 1 - seat, column, bubble, PLANET_PLACES * seat + at)
    else:
        p[SCORE + seat] += 1
        note(p, N_SCORE, seat, 0, 1, p[SCORE + seat])
    return SETTLING


@compiled()
def use_blue(p: Ints, cell: int) -> int:
    """A bubble of the opponent's row of the sky falls on the opponent's planet (U16, U17)."""
    seat = spend(p, BLUE, SKY_PLACES + cell, NOWHERE)
    if bursts(p, 1 - seat):
        return end(p, BURST, 1 << seat)
    fall_from_sky(p, 1 - seat, cell)
    return SETTLING


@compiled()
def send(p: Ints, column: int, level: int) -> int:
    """U22"""
    at = STRIDE * column + level
    bubble = colour_at(p, 0, at)
    p[SENT] |= 1 << at
    note(p, N_SEND, 0, bubble, at, NOWHERE)
    land(p, 1, column, bubble, at)
    return SETTLING
