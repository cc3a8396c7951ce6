"""The one rule of rounding: every edge of `data/rounding.json`, which the page's tests read too."""

import json
from pathlib import Path
from typing import Any

import pytest

from ziggurat.bots.bot import Score
from ziggurat.bots.formatting import score_message, score_text
from ziggurat.bots.hints import compared
from ziggurat.core.messages import translate
from ziggurat.core.rounding import percent, whole

EDGES: dict[str, list[Any]] = json.loads(
    (Path(__file__).parent / "data/rounding.json").read_text(encoding="utf-8")
)


def test_every_half_per_cent_is_an_edge() -> None:
    assert {(k + 0.5) / 100 for k in range(100)} <= {share for share, _ in EDGES["percent"]}


def test_percentages_are_those_of_the_page() -> None:
    assert [[share, percent(share)] for share, _ in EDGES["percent"]] == EDGES["percent"]


def test_whole_numbers_are_those_of_the_page() -> None:
    assert [[number, whole(number)] for number, _ in EDGES["whole"]] == EDGES["whole"]


@pytest.mark.parametrize(("message", "number", "words"), EDGES["figures"])
def test_numbers_in_sentences_are_those_of_the_page(message: str, number: float, words: str) -> None:
    assert translate(message, "en", share=number, number=number) == words


@pytest.mark.parametrize(("share", "said"), EDGES["percent"])
def test_a_score_is_told_by_that_rule(share: float, said: int) -> None:
    """In a few words, as the last step of a hint, and compared with the next best."""
    score = Score(0, share, exact=False, margin=share)
    assert score_message(score).args == {"percent": said}
    margin = max(1, said)
    assert score_text(score, "en") == translate("worth-estimate", "en", percent=said, margin=margin)
    (reason,) = compared(Score(1, 1.0, exact=False), [score])
    assert reason.args == ({"percent": said} if 100 - said >= 2 else {})
