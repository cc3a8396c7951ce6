"""Logarithm and exponentials in plain arithmetic: how exact they are, and the same in plain Python."""

import math
import random
from decimal import Decimal, getcontext

import pytest

from ziggurat.kernel import PLAIN, exp, exp2, log

getcontext().prec = 50
LN2 = Decimal(2).ln()
MOST_ULPS = 1.1


def ulps(found: float, exact: Decimal) -> float:
    """The error, in units of the last place."""
    return float(abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact))))


def spread(count: int, low: float, high: float) -> list[float]:
    chance = random.Random(17)
    return [chance.uniform(low, high) for _ in range(count)]


def test_the_error_is_about_one_unit_in_the_last_place() -> None:
    for x in spread(2_000, -30, 30):
        assert ulps(exp(x), Decimal(x).exp()) < MOST_ULPS, x
        assert ulps(exp2(x), (Decimal(x) * LN2).exp()) < MOST_ULPS, x
    for x in [*(math.exp(y) for y in spread(1_000, -40, 40)), *spread(1_000, 0.9, 1.1)]:
        assert ulps(log(x), Decimal(x).ln()) < MOST_ULPS, x


def test_whole_numbers_are_exact() -> None:
    assert log(1.0) == 0.0
    assert exp(0.0) == 1.0
    assert [exp2(float(n)) for n in range(-1022, 1024)] == [2.0**n for n in range(-1022, 1024)]


def test_the_ends_of_the_range() -> None:
    assert exp(710.0) == exp2(1024.0) == math.inf
    assert exp(-709.0) == exp2(-1023.0) == 0.0
    assert math.isclose(exp(709.7), math.exp(709.7), rel_tol=1e-15)
    assert math.isclose(exp(-708.3), math.exp(-708.3), rel_tol=1e-15)
    for bad in (log(0.0), log(-1.0), log(math.inf), log(math.nan), exp(math.nan), exp2(math.nan)):
        assert math.isnan(bad)


@pytest.mark.skipif(PLAIN, reason="everything is plain Python already")
def test_plain_python_gives_the_same_bits() -> None:
    for x in spread(500, -40, 40):
        assert [exp(x), exp2(x), log(exp(x))] == [
            exp.py_func(x),  # type: ignore[attr-defined]
            exp2.py_func(x),  # type: ignore[attr-defined]
            log.py_func(exp(x)),  # type: ignore[attr-defined]
        ]
