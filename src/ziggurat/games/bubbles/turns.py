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
NO_MORE = 1 << COLUMNS * STRIDE  # a bit of state[SENT]: the sending of the round is over


# ── Endings ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def end(state: Ints, how: int, winners: int) -> int:
    state[ENDING] = how
    state[WINNERS] = winners
    note(state, N_END, 0, how, winners, 0)
    return ENDED


@compiled()
def best_score(state: Ints) -> int:
    """Who wins when the sky cannot be filled (U19); a mission is lost (U25)."""
    if state[SOLO]:
        return 0
    if state[SCORE] == state[SCORE + 1]:
        return 3
    return 1 if state[SCORE] > state[SCORE + 1] else 2


# ── Who uses powers, and which ───────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def actor(state: Ints) -> int:
    """Who uses powers now: the player whose turn it is not goes first (U13)."""
    return 1 - state[SEAT] if state[POWERS + 1 - state[SEAT]] else state[SEAT]


@compiled()
def holds(state: Ints, seat: int, colour: int) -> bool:
    return (state[POWERS + seat] >> STRIDE * colour) & 0xFF != 0


@compiled()
def bursts(state: Ints, planet: int) -> bool:
    """Whether one more bubble on this planet wins the game for its sender (U17, not in solo: U24)."""
    return not state[SOLO] and open_columns(state, planet) == 0


@compiled()
def sky_row(sky: int, row: int) -> int:
    """The columns that have a bubble in a row of the sky, as places on the ground."""
    found = 0
    for column in range(COLUMNS):
        if sky_at(sky, COLUMNS * row + column):
            found |= 1 << STRIDE * column
    return found


@compiled()
def columns_for(state: Ints, seat: int, colour: int) -> int:
    """The columns in which a seat may use purple, yellow or blue, as places on the ground (U16–U18)."""
    other = 1 - seat
    columns = sky_row(state[SKY], other) if colour == BLUE else occupied(state, seat) & GROUND
    if colour == YELLOW or bursts(state, other):
        return columns
    return columns & open_columns(state, other)


@compiled()
def planet_for(seat: int, colour: int) -> int:
    """The planet on which red or green exchanges (U15)."""
    return 1 - seat if colour == RED else seat


@compiled()
def usable(state: Ints, seat: int) -> bool:
    """Whether one of the powers that the seat holds can be used (U13)."""
    for colour in range(BLACK):
        if not holds(state, seat, colour):
            continue
        if colour in (RED, GREEN):
            planet = planet_for(seat, colour)
            if exchangeable(state, planet, 1) | exchangeable(state, planet, STRIDE):
                return True
        elif columns_for(state, seat, colour):
            return True
    return False


# ── What comes next ──────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def in_bag(state: Ints) -> int:
    return state[BAG] + state[BAG + 1] + state[BAG + 2] + state[BAG + 3] + state[BAG + 4] + state[BAG + 5]


@compiled(inline=True)
def begin_turn(state: Ints) -> int:
    """U6"""
    if in_bag(state) < count_bits(empty_cells(state[SKY])):
        return end(state, NO_REFILL, best_score(state))
    note(state, N_TURN, state[SEAT], 0, 0, 0)
    return DRAW


@compiled()
def offer_powers(state: Ints) -> int:
    """Powers, while there are some to use; then the next turn (U13)."""
    for _ in range(2):
        seat = actor(state)
        if state[POWERS + seat]:
            if usable(state, seat):
                return POWER
            state[POWERS + seat] = 0
            note(state, N_LAPSE, seat, 0, 0, 0)
    if not state[SOLO]:
        state[SEAT] = 1 - state[SEAT]
    return begin_turn(state)


@compiled()
def sendable(state: Ints) -> int:
    """The places from which a bubble of the groups being taken may be sent now (U22)."""
    found = 0
    if state[SENT] & NO_MORE:
        return found
    for colour in range(BLACK):
        bubbles = state[PLANETS + colour]
        lines = in_lines(bubbles)
        while lines:
            group = first_group(lines)
            lines &= ~group
            if count_bits(group & state[SENT]) < may_send(bubbles, group):
                found |= group & ~state[SENT]
    return found & (open_columns(state, 1) * 0xFF)


@compiled()
def cleared(state: Ints) -> bool:
    """Whether the mission's planet holds no bubble but black ones (U25)."""
    at = PLANETS + COLOURS
    return state[at] | state[at + 1] | state[at + 2] | state[at + 3] | state[at + 4] == 0


@compiled()
def settle_both(state: Ints) -> int:
    """Settles both planets (U13); in solo the other one first (U23), one's own with a stop for each sending."""
    for own in range(2):
        planet = 1 - own
        while True:
            if state[SOLO] and own and sendable(state):
                return SEND
            taken = take(state, planet)
            if taken == 0:
                break
            fall(state, planet, taken)
        if state[SOLO] and cleared(state):
            return end(state, CLEARED, 1)
    return offer_powers(state)


@compiled()
def proceed(state: Ints, phase: int) -> None:
    """Finds the next decision, from what comes next by the action itself."""
    if phase == SETTLING:
        phase = settle_both(state)
    if phase == SWAP and not goes_on(state):
        phase = end(state, STUCK, 0 if state[SOLO] else 2 >> state[SEAT])  # U14
    state[PHASE] = phase


# ── What the actions do ──────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def draw(state: Ints, colour: int) -> int:
    state[BAG + colour] -= 1
    state[DRAWN] = colour + 1
    note(state, N_DRAW, state[SEAT], colour, 0, 0)
    return PLACE


@compiled(inline=True)
def place(state: Ints, cell: int) -> int:
    note(state, N_PLACE, state[SEAT], state[DRAWN] - 1, SKY_PLACES + cell, 0)
    state[SKY] |= state[DRAWN] << 4 * cell
    state[DRAWN] = 0
    return DRAW if empty_cells(state[SKY]) else SWAP


@compiled()
def pass_on(state: Ints) -> int:
    """“.”: no swap, the powers declined, or the sending of the round over."""
    if state[PHASE] == SWAP:
        note(state, N_KEEP, state[SEAT], 0, 0, 0)
        return DROP
    if state[PHASE] == POWER:
        note(state, N_DECLINE, actor(state), 0, 0, 0)
        state[POWERS + actor(state)] = 0
        return SETTLING
    note(state, N_ENOUGH, state[SEAT], 0, 0, 0)
    state[SENT] |= NO_MORE
    return SETTLING


@compiled(inline=True)
def swap(state: Ints, pair: int) -> int:
    one, other = first_cell(pair), second_cell(pair)
    state[SKY] = swapped(state[SKY], one, other)
    note(state, N_SWAP, state[SEAT], 0, SKY_PLACES + one, SKY_PLACES + other)
    return DROP


@compiled(inline=True)
def fall_from_sky(state: Ints, planet: int, cell: int) -> None:
    land(state, planet, cell % COLUMNS, sky_at(state[SKY], cell) - 1, SKY_PLACES + cell)
    state[SKY] &= ~(15 << 4 * cell)


@compiled()
def drop(state: Ints, pair: int) -> int:
    """Of two in one column the nearer to the planet lands first (U8)."""
    one, two = first_cell(pair), second_cell(pair)
    if pair >= UPRIGHT and state[SEAT] == 1:
        one, two = two, one
    fall_from_sky(state, state[SEAT], one)
    fall_from_sky(state, state[SEAT], two)
    return SETTLING


@compiled()
def pair_place(pair: int) -> int:
    """The lower (or left) place of a planet's pair."""
    if pair < UPS:
        return STRIDE * (pair // (HEIGHT - 1)) + pair % (HEIGHT - 1)
    return STRIDE * ((pair - UPS) // HEIGHT) + (pair - UPS) % HEIGHT


@compiled()
def spend(state: Ints, colour: int, where: int, other: int) -> int:
    """Takes a power from the seat that uses it; returns that seat."""
    seat = actor(state)
    state[POWERS + seat] -= 1 << STRIDE * colour
    note(state, N_USE, seat, colour, where, other)
    return seat


@compiled()
def use_exchange(state: Ints, colour: int, planet: int, pair: int) -> int:
    """Red and green (U15)."""
    at = pair_place(pair)
    other = at + (1 if pair < UPS else STRIDE)
    spend(state, colour, PLANET_PLACES * planet + at, PLANET_PLACES * planet + other)
    exchange(state, planet, at, other)
    return SETTLING


@compiled()
def use_free(state: Ints, colour: int, column: int) -> int:
    """Purple sends an own free bubble to the opponent (U16, U17), yellow scores it (U18)."""
    at = free_place(state, actor(state), column)
    seat = spend(state, colour, PLANET_PLACES * actor(state) + at, NOWHERE)
    bubble = colour_at(state, seat, at)
    if colour == PURPLE and bursts(state, 1 - seat):
        return end(state, BURST, 1 << seat)
    state[PLANETS + COLOURS * seat + bubble] ^= 1 << at
    if colour == PURPLE:
        land(state, 1 - seat, column, bubble, PLANET_PLACES * seat + at)
    else:
        state[SCORE + seat] += 1
        note(state, N_SCORE, seat, 0, 1, state[SCORE + seat])
    return SETTLING


@compiled()
def use_blue(state: Ints, cell: int) -> int:
    """A bubble of the opponent's row of the sky falls on the opponent's planet (U16, U17)."""
    seat = spend(state, BLUE, SKY_PLACES + cell, NOWHERE)
    if bursts(state, 1 - seat):
        return end(state, BURST, 1 << seat)
    fall_from_sky(state, 1 - seat, cell)
    return SETTLING


@compiled()
def send(state: Ints, column: int, level: int) -> int:
    """U22"""
    at = STRIDE * column + level
    bubble = colour_at(state, 0, at)
    state[SENT] |= 1 << at
    note(state, N_SEND, 0, bubble, at, NOWHERE)
    land(state, 1, column, bubble, at)
    return SETTLING
