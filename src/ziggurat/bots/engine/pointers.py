"""The rules of a game as function pointers, looked up once."""

from functools import cache
from typing import Any

from ziggurat.kernel import APPLY as _APPLY
from ziggurat.kernel import LEGAL as _LEGAL
from ziggurat.kernel import RETURNS as _RETURNS
from ziggurat.kernel import SAMPLE as _SAMPLE
from ziggurat.kernel import TURN as _TURN
from ziggurat.kernel import Rules
from ziggurat.kernel._numba import pointer


@cache
def pointers(rules: Rules) -> tuple[Any, Any, Any, Any, Any]:
    """turn, legal, apply, returns and sample of the rules."""
    return (
        pointer(rules.turn, _TURN),
        pointer(rules.legal, _LEGAL),
        pointer(rules.apply, _APPLY),
        pointer(rules.returns, _RETURNS),
        pointer(rules.sample, _SAMPLE),
    )
