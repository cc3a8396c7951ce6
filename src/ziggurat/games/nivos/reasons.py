"""Why an action of nivos is not legal, how a game ended, what is to be done now: messages with their clauses."""

from typing import Annotated, Literal

from ziggurat.core.messages import Message
from ziggurat.games.nivos.notation import SPELLED
from ziggurat.games.nivos.rules import (
    AREA,
    BOARD,
    CELL_MASK,
    CHOICE,
    COLOUR,
    CYLINDER,
    CYLINDERS,
    DEPTH,
    MATE,
    OWES,
    OWN,
    PASS,
    RESERVE,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    TOP,
    UNCOLOURED,
    UNLAID,
    WIDTH,
    around,
    count_spots,
    find_spots,
    free_cylinders,
    hand,
    nth_spot,
    reserve,
    side_holds,
    side_of,
    stack,
)
from ziggurat.games.nivos.state import (
    Cell,
    Colour,
    SizeName,
    height,
    is_covered,
    laid_colour,
    laid_copy,
    level_of,
    note_laid,
    plate_of,
    squares_of,
)
from ziggurat.games.nivos.steps import FROM_HAND, FROM_RESERVE, source_of, spot_of
from ziggurat.kernel import Ints, compiled, count_bits
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, Encoder, Members, Names, spec

Token = Annotated[str, Names(SPELLED)]
CylinderTokens = Annotated[list[str], Members(SPELLED[CYLINDER:MATE])]
Seats = Annotated[list[str], Members(("1", "2", "3", "4"))]

# ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────
REFUSALS = (
    spec("nivos-choose-first", "N11", tokens=CylinderTokens),
    spec("nivos-in-order", "N11"),
    spec("nivos-none-due", "N11"),
    spec("nivos-cylinder-taken", "N11", height=int),
    spec("nivos-neutral-first", "N5"),
    spec("nivos-neutral-laid", "N5"),
    spec("nivos-can-lay", "N6", token=Token),
    spec("nivos-not-in-reserve", "N6", colour=Colour, size=SizeName),
    spec("nivos-not-stuck", "N10", token=Token),
    spec("nivos-mate-lacks", "N10", colour=Colour, size=SizeName),
    spec("nivos-with-mate", "N6", colour=Colour, size=SizeName),
    spec("nivos-not-in-hand", "N6", colour=Colour, size=SizeName),
    spec("nivos-off-board", "N7", side=Literal["east", "north", "both"]),
    spec("nivos-uneven", "N7", cell=Cell, height=int, other=Cell, otherheight=int),
    spec("nivos-on-colour", "N8", colour=Colour, size=SizeName, level=int, cell=Cell),
    spec("nivos-beside-colour", "N8", colour=Colour, size=SizeName, level=int, cell=Cell),
)
CHOOSE_FIRST, IN_ORDER, NONE_DUE, CYLINDER_TAKEN, NEUTRAL_FIRST, NEUTRAL_LAID, CAN_LAY = range(7)
NOT_IN_RESERVE, NOT_STUCK, MATE_LACKS, WITH_MATE, NOT_IN_HAND = range(7, 12)
OFF_BOARD, UNEVEN, ON_COLOUR, BESIDE_COLOUR = range(12, 16)
EAST, NORTH, BOTH = range(3)


@compiled(ENCODE_ACTION)
def write_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why an action, which is not legal here, is not."""
    if state[OWES] or CYLINDER <= action < MATE:
        return write_cylinder_refusal(state, action, out)
    if state[TOP] == 0:
        out[0] = NEUTRAL_FIRST
        return write_overhang(action, out) if UNCOLOURED <= action < PASS else 1
    if UNCOLOURED <= action < PASS:
        out[0] = NEUTRAL_LAID
        return 1
    find_spots(state)
    if action == PASS:
        out[0] = CAN_LAY
        out[1] = first_laying(state)
        return 2
    n = write_missing(state, action, out)
    return n if n else write_misplaced(state, action, out)


@compiled()
def write_cylinder_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why this cylinder cannot be taken, or why a cylinder comes first (N11)."""
    if not CYLINDER <= action < MATE:
        out[0] = CHOOSE_FIRST
        out[1] = free_cylinders(state)
        return 2
    out[0] = CYLINDER_TAKEN if state[OWES] else NONE_DUE if state[CHOICE] else IN_ORDER
    out[1] = action - CYLINDER + 1
    return 2 if state[OWES] else 1


@compiled()
def can_lay(state: Ints) -> bool:
    """Whether the seat has a spot for a plate of its own or from the reserve; after `find_spots`."""
    return count_spots(state, hand(state, state[SEAT]) | reserve(state)) > 0


@compiled()
def first_laying(state: Ints) -> int:
    """The first of the legal actions, where one can lay a plate; after `find_spots`."""
    own = hand(state, state[SEAT])
    return (
        OWN + nth_spot(state, own, 0) if count_spots(state, own) else RESERVE + nth_spot(state, reserve(state), 0)
    )


@compiled()
def write_missing(state: Ints, action: int, out: Ints) -> int:
    """Why the plate is not there to be laid; nothing, if it is."""
    colour, source = COLOUR[spot_of(action) // SQUARES], source_of(action)
    own = hand(state, state[SEAT])
    with_mate = (side_holds(state, side_of(state, state[SEAT])) & ~own) >> colour & 1
    out[1] = out[2] = colour
    if source == FROM_RESERVE:
        out[0] = NOT_IN_RESERVE
        return 0 if reserve(state) >> colour & 1 else 3
    if source == FROM_HAND:
        out[0] = WITH_MATE if with_mate else NOT_IN_HAND
        return 0 if own >> colour & 1 else 3
    if can_lay(state):
        out[0] = NOT_STUCK
        out[1] = first_laying(state)
        return 2
    out[0] = MATE_LACKS
    return 0 if with_mate else 3


@compiled()
def write_misplaced(state: Ints, action: int, out: Ints) -> int:
    """Why the plate cannot lie there (N7, N8)."""
    n = write_overhang(action, out)
    if n:
        return n
    spot = spot_of(action)
    cell = spot % SQUARES
    squares, high = AREA[spot // SQUARES] << cell, height(state, cell)
    for other in range(SQUARES):
        if (squares >> other) & 1 and height(state, other) != high:
            out[0] = UNEVEN
            out[1] = cell
            out[2] = high
            out[3] = other
            out[4] = height(state, other)
            return 5
    return write_colour_clash(state, COLOUR[spot // SQUARES], squares, high + 1, out)


@compiled()
def write_overhang(action: int, out: Ints) -> int:
    """Where a plate would stick out of the board; nothing, if nowhere."""
    shape, cell = spot_of(action) // SQUARES, spot_of(action) % SQUARES
    east = cell % BOARD + WIDTH[shape] > BOARD
    north = cell // BOARD + DEPTH[shape] > BOARD
    if not east and not north:
        return 0
    out[0] = OFF_BOARD
    out[1] = BOTH if east and north else EAST if east else NORTH
    return 2


@compiled()
def write_colour_clash(state: Ints, colour: int, squares: int, level: int, out: Ints) -> int:
    """The first plate of its own colour that it would lie on or touch (N8): there is one, or it would be legal."""
    out[1] = out[2] = colour
    for i in range(note_laid(state)):
        other = plate_of(state, colour, laid_copy(state, i))
        if laid_colour(state, i) != colour or is_covered(state, other):
            continue
        on = level_of(other) == level - 1 and squares_of(other) & squares
        beside = level_of(other) == level and around(squares_of(other)) & squares
        if on or beside:
            out[0] = ON_COLOUR if on else BESIDE_COLOUR
            out[3] = level_of(other)
            out[4] = other & CELL_MASK
            break
    return 5


refusal: Encoder[Message] = Encoder(REFUSALS, write_refusal, capacity=5)

# ── How it ended ─────────────────────────────────────────────────────────────────────────────────────────
ENDINGS = (
    spec(
        "nivos-ending",
        "N12",
        cause=Literal["cylinders", "stuck", "laid"],
        how=Literal["shared", "tallest", "lowest"],
        seats=Seats,
        team=int,
        height=int,
    ),
)
NO_CYLINDER, STUCK, ALL_LAID = range(3)
SHARED, TALLEST, LOWEST = range(3)


@compiled(ENCODE)
def write_ending(state: Ints, out: Ints) -> int:
    """What ended the game, and who has won how: the lowest stack, then the tallest cylinder (N13)."""
    best = stack(state, 0)
    for side in range(1, state[SIDES]):
        best = min(best, stack(state, side))
    winners, as_low, seats = 0, 0, 0
    for side in range(state[SIDES]):
        winners += stack(state, side) == best
        as_low += stack(state, side) // (CYLINDERS + 1) == best // (CYLINDERS + 1)
    for seat in range(state[SEATS]):
        if stack(state, side_of(state, seat + 1)) == best:
            seats |= 1 << seat
    out[0] = 0
    out[1] = NO_CYLINDER if free_cylinders(state) == 0 else STUCK if state[UNLAID] else ALL_LAID
    out[2] = SHARED if winners > 1 else TALLEST if as_low > winners else LOWEST
    out[3] = seats
    out[4] = count_bits(seats) > winners
    out[5] = best // (CYLINDERS + 1)
    return 6


ending: Encoder[Message] = Encoder(ENDINGS, write_ending, capacity=6)

# ── What to do now ───────────────────────────────────────────────────────────────────────────────────────
PROMPTS = (
    spec("nivos-prompt-cylinder", seat=int),
    spec("nivos-prompt-neutral", seat=int),
    spec("nivos-prompt-lay", seat=int),
    spec("nivos-prompt-mate", seat=int),
    spec("nivos-prompt-stuck", seat=int),
)
CHOOSE_CYLINDER, LAY_NEUTRAL, LAY_PLATE, LAY_OF_MATE, ONLY_PASS = range(5)


@compiled(ENCODE)
def write_prompt(state: Ints, out: Ints) -> int:
    out[0] = wanted(state)
    out[1] = state[SEAT]
    return 2


@compiled()
def wanted(state: Ints) -> int:
    if state[OWES]:
        return CHOOSE_CYLINDER
    if state[TOP] == 0:
        return LAY_NEUTRAL
    find_spots(state)
    if can_lay(state):
        return LAY_PLATE
    return LAY_OF_MATE if count_spots(state, side_holds(state, side_of(state, state[SEAT]))) else ONLY_PASS


prompt: Encoder[Message] = Encoder(PROMPTS, write_prompt, capacity=2)
