"""The one rule of rounding for figures that people read: a half goes away from zero, so 48.5 % is 49 %.

Python's `round` would take it to the even neighbour. The page has the same two functions (`web/src/rounding.ts`),
and `tests/data/rounding.json` has every edge for both. `messages.py` formats numbers in sentences by this rule, as
`Intl` does on the page.
"""

import math

HALF = 0.5 + 1e-9  # 100 × 0.285 is 28.499999999999996: what is meant as a half counts as one


def whole(number: float) -> int:
    size = math.floor(abs(number) + HALF)
    return -size if number < 0 else size


def percent(share: float) -> int:
    """A share from 0 to 1 in whole per cent."""
    return whole(100 * share)
