"""What is compiled: the contract of the rules, the decorator, and what works for any game's rules.

The rules of a game are functions on a flat array of integers (`docs/adding-a-game.md`). From them are built random
games and perft, here, and the search tree in `bots/engine/`. Each is compiled once for all games: it takes the
rules as function pointers, so that one cached piece of machine code serves every game. Without Numba's compiler
(`NUMBA_DISABLE_JIT=1`) everything here is plain Python under a debugger.

    contract.py       `Rules`, the signatures of its functions, and what their numbers mean
    compilation.py    `compiled`, and the cache of machine code
    rng.py            the random generator
    bits.py           bits counted and found
    byte_writing.py   several bytes written at once
    elementary.py     logarithm and exponentials, equal everywhere
    playouts.py       random games, and counts of action sequences (perft)
    _numba.py         all that touches the inside of Numba

Whoever writes rules imports from this package, not from its modules.
"""

from ziggurat.kernel._numba import PLAIN, Compiled
from ziggurat.kernel.bits import count_bits, lowest_bit, nth_bit
from ziggurat.kernel.byte_writing import write_eight, write_four
from ziggurat.kernel.compilation import cache_home, compiled
from ziggurat.kernel.contract import (
    ALLOWED,
    APPLY,
    BYTES,
    CHANCE,
    INTS,
    LEGAL,
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
from ziggurat.kernel.playouts import copy, perft, play_out, random_games
from ziggurat.kernel.rng import below, generator, pick_weighted

__all__ = [
    "ALLOWED",
    "APPLY",
    "BYTES",
    "CHANCE",
    "INTS",
    "LEGAL",
    "MASK",
    "OBSERVE",
    "OVER",
    "PACK",
    "PLAIN",
    "RETURNS",
    "SAMPLE",
    "START",
    "TURN",
    "WEIGHTS",
    "WIN",
    "Bytes",
    "Compiled",
    "Ints",
    "Rules",
    "below",
    "cache_home",
    "compiled",
    "copy",
    "count_bits",
    "exp",
    "exp2",
    "generator",
    "ints",
    "log",
    "lowest_bit",
    "nth_bit",
    "perft",
    "pick_weighted",
    "play_out",
    "random_games",
    "write_eight",
    "write_four",
]
