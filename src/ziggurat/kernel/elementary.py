"""Logarithm and exponentials in plain arithmetic: the same bits on every processor and in the browser.

The languages' own are not laid down to the last bit; a search that uses them would grow another tree elsewhere.
Additions, multiplications and divisions of floats are laid down (IEEE 754). So these use nothing else, and a table
of coefficients from the series. The error is below 1.1 units in the last place (`tests/test_elementary.py`).
"""

import math
from fractions import Fraction

import numpy as np
from numba import types

from ziggurat.kernel.compilation import compiled

_REAL = types.float64(types.float64)
_EXPONENT, _BIAS = 52, 1023  # where the exponent of a float is among its bits, and what 2⁰ has there
_MANTISSA = (1 << _EXPONENT) - 1

# ln 2 in two parts: the first has so few bits that its product with an exponent is exact.
_LN2 = Fraction(0xB17217F7D1CF79ABC9E3B39803F2F6AF, 1 << 128)
_LN2_HIGH = float(Fraction(round(_LN2 * (1 << 40)), 1 << 40))
_LN2_LOW = float(_LN2 - Fraction(_LN2_HIGH))
_PER_LN2 = float(1 / _LN2)

_LOG_TERMS = tuple(2.0 / (2 * k + 1) for k in range(11, 0, -1))  # ln((1 + s) / (1 − s)) = 2s + 2s³/3 + 2s⁵/5 + …
_EXP_TERMS = tuple(1.0 / math.factorial(k) for k in range(13, 1, -1))  # eʳ = 1 + r + r²/2 + r³/6 + …
_ROOT_OF_2 = math.sqrt(2.0)
_MOST, _LEAST = 709.78, -708.39  # eˣ is a normal float between these
_MOST_2, _LEAST_2 = 1023.99, -1022.0


@compiled(types.float64(types.float64, types.int64), inline=True)
def _scaled(x: float, exponent: int) -> float:
    """x · 2ⁿ, for n from −1022 to 1024, in two steps because 2¹⁰²⁴ is no float."""
    half = exponent >> 1
    one = np.int64((half + _BIAS) << _EXPONENT).view(np.float64)
    other = np.int64((exponent - half + _BIAS) << _EXPONENT).view(np.float64)
    return x * one * other


@compiled(_REAL, inline=True)
def _exp_near_zero(r: float) -> float:
    """eʳ for |r| ≤ ln 2 / 2."""
    tail = 0.0
    for term in _EXP_TERMS:
        tail = tail * r + term
    return 1.0 + (r + r * r * tail)


@compiled(_REAL)
def log(x: float) -> float:
    """The natural logarithm of a positive normal float; NaN of anything else."""
    if not 2.2250738585072014e-308 <= x < math.inf:
        return math.nan
    bits = np.float64(x).view(np.int64)
    exponent = (bits >> _EXPONENT) - _BIAS
    m = np.int64((bits & _MANTISSA) | (_BIAS << _EXPONENT)).view(np.float64)
    if m > _ROOT_OF_2:
        m *= 0.5
        exponent += 1
    f = m - 1.0
    s = f / (2.0 + f)
    square = s * s
    tail = 0.0
    for term in _LOG_TERMS:
        tail = tail * square + term
    # 2s = f − f·s: so the largest part is exact, and only small ones are rounded.
    return exponent * _LN2_HIGH + (f - (s * (f - square * tail) - exponent * _LN2_LOW))


@compiled(_REAL)
def exp(x: float) -> float:
    """e to a power; 0 where the result is smaller than any normal float."""
    if x > _MOST:
        return math.inf
    if x < _LEAST:
        return 0.0
    if x != x:
        return x
    exponent = math.floor(x * _PER_LN2 + 0.5)
    return _scaled(_exp_near_zero((x - exponent * _LN2_HIGH) - exponent * _LN2_LOW), exponent)


@compiled(_REAL)
def exp2(x: float) -> float:
    """2 to a power, exact for whole numbers; 0 where the result is smaller than any normal float."""
    if x > _MOST_2:
        return math.inf
    if x < _LEAST_2:
        return 0.0
    if x != x:
        return x
    exponent = math.floor(x + 0.5)
    part = x - exponent
    return _scaled(_exp_near_zero(part * _LN2_HIGH + part * _LN2_LOW), exponent)
