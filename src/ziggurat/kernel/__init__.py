"""What is compiled: the contract of the rules, the decorator, and what works for any game's rules.

The rules of a game are functions on a flat array of integers (`docs/reference/rules-contract.md`). From them are
built random games and perft, here, and the search tree in `bots/engine/`. Each is compiled once for all games: it
takes the rules as function pointers, so that one cached piece of machine code serves every game. Without Numba's
compiler (`NUMBA_DISABLE_JIT=1`) everything here is plain Python under a debugger.

    contract.py       `Rules`, the signatures of its functions, and what their numbers mean
    compilation.py    `compiled`, and the cache of machine code
    rng.py            the random generator
    bits.py           bits counted and found
    byte_writing.py   several bytes written at once
    letters.py        text written and read
    elementary.py     logarithm and exponentials, equal everywhere
    playouts.py       random games, and counts of action sequences (perft)
    _numba.py         all that touches the inside of Numba

Whoever writes rules imports from this package, not from its modules.
"""

from ziggurat.kernel._numba import PLAIN, Compiled
from ziggurat.kernel.bits import count_bits, lowest_bit, nth_bit
from ziggurat.kernel.byte_writing import write_eight, write_four
from ziggurat.kernel.compilation import cache_folder, compiled
from ziggurat.kernel.contract import (
    ALLOWED,
    APPLY,
    BYTES,
    CHANCE,
    INTS,
    LEGAL,
    LONGEST,
    MASK,
    OBSERVE,
    OVER,
    PACK,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    Rules,
    ints,
)
from ziggurat.kernel.elementary import exp, exp2, log
from ziggurat.kernel.letters import (
    LETTERS,
    MINUS,
    OWN,
    PLACE,
    READING,
    SPACE,
    WRONG,
    ZERO,
    accept,
    begin_reading,
    end_of_text,
    end_reading,
    expect,
    fail,
    letter,
    next_letter,
    read_number,
    read_one_of,
    refuse_letter,
    write_letter,
    write_number,
)
from ziggurat.kernel.playouts import copy, perft, play_out, random_games
from ziggurat.kernel.rng import below, generator, pick_weighted

__all__ = [
    "ALLOWED",
    "APPLY",
    "BYTES",
    "CHANCE",
    "INTS",
    "LEGAL",
    "LETTERS",
    "LONGEST",
    "MASK",
    "MINUS",
    "OBSERVE",
    "OVER",
    "OWN",
    "PACK",
    "PLACE",
    "PLAIN",
    "READING",
    "RETURNS",
    "SAMPLE",
    "SPACE",
    "START",
    "TURN",
    "WEIGHTS",
    "WIN",
    "WRONG",
    "ZERO",
    "Bytes",
    "Compiled",
    "Ints",
    "Rules",
    "accept",
    "begin_reading",
    "below",
    "cache_folder",
    "compiled",
    "copy",
    "count_bits",
    "end_of_text",
    "end_reading",
    "exp",
    "exp2",
    "expect",
    "fail",
    "generator",
    "ints",
    "letter",
    "log",
    "lowest_bit",
    "next_letter",
    "nth_bit",
    "perft",
    "pick_weighted",
    "play_out",
    "random_games",
    "read_number",
    "read_one_of",
    "refuse_letter",
    "write_eight",
    "write_four",
    "write_letter",
    "write_number",
]
