"""The rules of bubbles on the contract, compiled: the numbers of the actions, and the functions of `Rules`.

The position is drawn in `board.py`; what an action does is in `turns.py`.
"""

from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    CELLS,
    COLOURS,
    COLUMNS,
    DRAWN,
    HEIGHT,
    LENGTH,
    NEAR,
    PHASE,
    PLANETS,
    POWERS,
    SCORE,
    SCRATCH,
    SEAT,
    SENT,
    SKY,
    SOLO,
    STRIDE,
    TALLEST,
    WINNERS,
    WITH_POWERS,
    empty_cells,
    exchangeable,
    forget_notes,
    free_place,
    sky_at,
)
from ziggurat.games.bubbles.drops import NO_SWAP, PAIRS, changes, drops, swaps, with_room
from ziggurat.games.bubbles.turns import (
    BLUE,
    DRAW,
    DROP,
    ENDED,
    GREEN,
    PLACE,
    PLANET_CELLS,
    PLANET_PAIRS,
    POWER,
    PURPLE,
    RED,
    SEND,
    SWAP,
    UPS,
    YELLOW,
    actor,
    columns_for,
    draw,
    drop,
    holds,
    in_bag,
    pass_on,
    place,
    planet_for,
    proceed,
    send,
    sendable,
    swap,
    use_blue,
    use_exchange,
    use_free,
)
from ziggurat.kernel import (
    APPLY,
    CHANCE,
    LEGAL,
    OBSERVE,
    OVER,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    Rules,
    below,
    compiled,
    count_bits,
    lowest_bit,
    nth_bit,
)

# The actions, in blocks; red and green exchange, purple and yellow concern a free bubble
A_DRAW = 0
A_PLACE = A_DRAW + COLOURS
A_PASS = A_PLACE + CELLS
A_SWAP = A_PASS + 1
A_DROP = A_SWAP + PAIRS
A_RED = A_DROP + PAIRS
A_GREEN = A_RED + 2 * PLANET_PAIRS
A_PURPLE = A_GREEN + 2 * PLANET_PAIRS
A_YELLOW = A_PURPLE + 2 * PLANET_CELLS
A_BLUE = A_YELLOW + 2 * PLANET_CELLS
A_SEND = A_BLUE + CELLS
ACTIONS = A_SEND + COLUMNS * TALLEST
BY_ACTION = (RED, GREEN, PURPLE, YELLOW, BLUE)  # the powers in the order of their actions
FIRST_OF = (A_RED, A_GREEN, A_PURPLE, A_YELLOW, A_BLUE)
MOST = 2 * PLANET_PAIRS + 3 * COLUMNS + 1  # every power at once, or none


# ── The contract ─────────────────────────────────────────────────────────────────────────────────────────
STARTS = 6  # options[0 … 5]: solo, powers, near, first, the sky, the blacks of planet 1; then those of planet 2


@compiled(START)
def start(state: Ints, options: Ints) -> None:
    for i in range(LENGTH):
        state[i] = 0
    forget_notes(state)
    state[SOLO], state[WITH_POWERS], state[NEAR], state[SEAT], state[SKY] = (
        options[0],
        options[1],
        options[2],
        options[3],
        options[4],
    )
    state[PLANETS + BLACK] = options[5]
    for colour in range(COLOURS):
        state[PLANETS + COLOURS + colour] = options[STARTS + colour]
        state[BAG + colour] = 16 - count_bits(options[STARTS + colour])
    for cell in range(CELLS):
        state[BAG + sky_at(state[SKY], cell) - 1] -= 1
    state[BAG + BLACK] = 3  # U4: the other black ones stay in the box
    proceed(state, SWAP)


@compiled(TURN)
def turn(state: Ints) -> int:
    if state[PHASE] == DRAW:
        return CHANCE
    if state[PHASE] == ENDED:
        return OVER
    return 1 + (actor(state) if state[PHASE] == POWER else state[SEAT])


@compiled()
def list_exchanges(state: Ints, planet: int, base: int, actions: Ints, n: int) -> int:
    base += PLANET_PAIRS * planet
    for along in range(2):
        pairs = exchangeable(state, planet, STRIDE if along else 1)
        levels = HEIGHT - 1 + along
        while pairs:
            at = lowest_bit(pairs)
            pairs &= pairs - 1
            actions[n] = base + UPS * along + levels * (at // STRIDE) + at % STRIDE
            n += 1
    return n


@compiled()
def list_columns(state: Ints, seat: int, colour: int, base: int, actions: Ints, n: int) -> int:
    columns = columns_for(state, seat, colour)
    while columns:
        column = lowest_bit(columns) // STRIDE
        columns &= columns - 1
        if colour == BLUE:
            actions[n] = base + COLUMNS * (1 - seat) + column
        else:
            actions[n] = base + PLANET_CELLS * seat + HEIGHT * column + free_place(state, seat, column) % STRIDE
        n += 1
    return n


@compiled()
def list_powers(state: Ints, actions: Ints) -> int:
    seat = actor(state)
    actions[0] = A_PASS
    n = 1
    for kind in range(BLACK):
        colour = BY_ACTION[kind]
        if not holds(state, seat, colour):
            continue
        if colour in (RED, GREEN):
            n = list_exchanges(state, planet_for(seat, colour), FIRST_OF[kind], actions, n)
        else:
            n = list_columns(state, seat, colour, FIRST_OF[kind], actions, n)
    return n


@compiled()
def list_sendings(state: Ints, actions: Ints) -> int:
    actions[0] = A_PASS
    n = 1
    places = sendable(state)
    while places:
        at = lowest_bit(places)
        places &= places - 1
        actions[n] = A_SEND + TALLEST * (at // STRIDE) + at % STRIDE
        n += 1
    return n


@compiled(LEGAL)
def legal(state: Ints, actions: Ints) -> int:
    phase = state[PHASE]
    n = 0
    if phase == DRAW:
        for colour in range(COLOURS):
            if state[BAG + colour]:
                actions[n] = A_DRAW + colour
                n += 1
    elif phase == PLACE:
        empty = empty_cells(state[SKY])
        while empty:
            actions[n] = A_PLACE + lowest_bit(empty) // 4
            empty &= empty - 1
            n += 1
    elif phase == SWAP:
        pairs = swaps(state, drops(state))
        if pairs >> NO_SWAP:
            actions[0] = A_PASS
            n = 1
        for pair in range(PAIRS):
            if (pairs >> pair) & 1:
                actions[n] = A_SWAP + pair
                n += 1
    elif phase == DROP:
        pairs = drops(state)
        while pairs:
            actions[n] = A_DROP + lowest_bit(pairs)
            pairs &= pairs - 1
            n += 1
    elif phase == POWER:
        n = list_powers(state, actions)
    elif phase == SEND:
        n = list_sendings(state, actions)
    return n


@compiled()
def sample_swap(state: Ints, rng: Ints) -> int:
    """Where there is room for a pair, every swap of two colours is legal: trying is quicker than listing."""
    if with_room(state):
        pair = below(rng, PAIRS + 1)
        while pair != NO_SWAP and not changes(state, pair):
            pair = below(rng, PAIRS + 1)
    else:
        pairs = swaps(state, drops(state))
        pair = nth_bit(pairs, below(rng, count_bits(pairs)))
    return A_PASS if pair == NO_SWAP else A_SWAP + pair


@compiled()
def sample_drop(state: Ints, rng: Ints) -> int:
    """Most pairs have room: one is tried before all are listed."""
    pair = below(rng, PAIRS)
    if not (with_room(state) >> pair) & 1:
        pairs = drops(state)
        if not (pairs >> pair) & 1:
            pair = nth_bit(pairs, below(rng, count_bits(pairs)))
    return A_DROP + pair


@compiled()
def sample_listed(state: Ints, rng: Ints) -> int:
    listed = state[LENGTH : LENGTH + MOST]
    return listed[below(rng, legal(state, listed))]


@compiled(SAMPLE)
def sample(state: Ints, rng: Ints) -> int:
    phase = state[PHASE]
    if phase == DRAW:
        left = below(rng, in_bag(state))
        colour = 0
        while left >= state[BAG + colour]:
            left -= state[BAG + colour]
            colour += 1
        return A_DRAW + colour
    if phase == PLACE:
        empty = empty_cells(state[SKY])
        return A_PLACE + nth_bit(empty, below(rng, count_bits(empty))) // 4
    if phase == SWAP:
        return sample_swap(state, rng)
    if phase == DROP:
        return sample_drop(state, rng)
    if phase == ENDED:
        return OVER
    return sample_listed(state, rng)


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = state[BAG + actions[i] - A_DRAW]


@compiled()
def use_power(state: Ints, action: int) -> int:
    if action < A_PURPLE:
        colour = RED if action < A_GREEN else GREEN
        index = (action - A_RED) % (2 * PLANET_PAIRS)
        return use_exchange(state, colour, index // PLANET_PAIRS, index % PLANET_PAIRS)
    if action < A_BLUE:
        colour = PURPLE if action < A_YELLOW else YELLOW
        return use_free(state, colour, (action - A_PURPLE) % PLANET_CELLS // HEIGHT)
    return use_blue(state, action - A_BLUE)


@compiled(APPLY)
def apply(state: Ints, action: int) -> None:
    forget_notes(state)
    if action < A_PLACE:
        state[PHASE] = draw(state, action - A_DRAW)
        return
    if action < A_PASS:
        following = place(state, action - A_PLACE)
    elif action == A_PASS:
        following = pass_on(state)
    elif action < A_DROP:
        following = swap(state, action - A_SWAP)
    elif action < A_RED:
        following = drop(state, action - A_DROP)
    elif action < A_SEND:
        following = use_power(state, action)
    else:
        following = send(state, (action - A_SEND) // TALLEST, (action - A_SEND) % TALLEST)
    proceed(state, following)


@compiled(RETURNS)
def returns(state: Ints, out: Ints) -> None:
    for seat in range(len(out)):
        share = WIN // 2 if state[WINNERS] == 3 else WIN
        out[seat] = share * ((state[WINNERS] >> seat) & 1)


PLANES = 41
ROWS = 2 * HEIGHT + 2


@compiled()
def fill(planes: Bytes, plane: int, value: int) -> None:
    size = ROWS * COLUMNS
    for i in range(plane * size, (plane + 1) * size):
        planes[i] = value


@compiled()
def observe_board(state: Ints, own: int, planes: Bytes) -> None:
    size = ROWS * COLUMNS
    for column in range(COLUMNS):
        for level in range(HEIGHT):
            at = STRIDE * column + level
            for colour in range(COLOURS):
                mine, theirs = (
                    state[PLANETS + COLOURS * own + colour],
                    state[PLANETS + COLOURS * (1 - own) + colour],
                )
                planes[colour * size + COLUMNS * level + column] = (mine >> at) & 1
                planes[colour * size + COLUMNS * (ROWS - 1 - level) + column] = (theirs >> at) & 1
        for row in range(2):
            bubble = sky_at(state[SKY], COLUMNS * (row ^ own) + column)
            if bubble:
                planes[(bubble - 1) * size + COLUMNS * (HEIGHT + row) + column] = 1


@compiled()
def observe_sending(state: Ints, planes: Bytes) -> None:
    """What lies above the fourth place, and what was sent already."""
    size = ROWS * COLUMNS
    for column in range(COLUMNS):
        for level in range(TALLEST):
            at = STRIDE * column + level
            for colour in range(COLOURS):
                if level >= HEIGHT and (state[PLANETS + colour] >> at) & 1:
                    planes[COLOURS * size + COLUMNS * level + column] = colour + 1
            planes[(COLOURS + 1) * size + COLUMNS * level + column] = (state[SENT] >> at) & 1


@compiled(OBSERVE)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each ten rows of five columns, the seat's own ground first: 0–5 the bubbles of each colour;
    6 in solo, the colour + 1 of what is piled above the fourth place; 7 what was sent already; the rest are even:
    8–13 the bag; 14–19 the bubble drawn; 20–24 its own powers, 25–29 the other's; 30, 31 the scores; 32–37 what is
    to be decided; 38 whether by this seat; 39 reach is near; 40 powers are on."""
    own = seat - 1
    for i in range(PLANES * ROWS * COLUMNS):
        planes[i] = 0
    observe_board(state, own, planes)
    if state[SOLO]:
        observe_sending(state, planes)
    for colour in range(COLOURS):
        fill(planes, 8 + colour, state[BAG + colour])
        fill(planes, 14 + colour, state[DRAWN] == colour + 1)
    for colour in range(BLACK):
        fill(planes, 20 + colour, (state[POWERS + own] >> STRIDE * colour) & 0xFF)
        fill(planes, 25 + colour, (state[POWERS + 1 - own] >> STRIDE * colour) & 0xFF)
    fill(planes, 30, state[SCORE + own])
    fill(planes, 31, state[SCORE + 1 - own])
    if state[PHASE] != ENDED:
        fill(planes, 32 + state[PHASE], 1)
    fill(planes, 38, turn(state) == seat)
    fill(planes, 39, state[NEAR])
    fill(planes, 40, state[WITH_POWERS])


def _rules(teams: tuple[int, ...]) -> Rules:
    return Rules.of(
        __name__,
        state_size=LENGTH,
        num_actions=ACTIONS,
        max_legal_actions=MOST,
        teams=teams,
        observation_shape=(PLANES, ROWS, COLUMNS),
        scratch=SCRATCH,
        chance=True,
        max_game_length=SOLO_LENGTH if len(teams) == 1 else DUEL_LENGTH,
    )


# An action puts a bubble of the bag into the sky (U6). A swap and a drop take two bubbles out of it (U7, U8).
# Three coloured bubbles make a group, whose power is used or declined (U13). No bubble comes back.
COLOURED = 16 * BLACK  # U1
GROUPS = COLOURED // 3
DUEL_LENGTH = (COLOURED + 3 - CELLS) + (COLOURED + 3) // 2 * 2 + GROUPS
# In a mission of one's own nearly all coloured bubbles may be in the bag (U21). The bubbles of a group may be sent
# one by one, and then the sending is ended (U22).
SOLO_LENGTH = (COLOURED + 3) + (COLOURED + 3 + CELLS) // 2 * 2 + 2 * GROUPS + COLOURED
DUEL = _rules((1, 2))
SOLITAIRE = _rules((1,))
