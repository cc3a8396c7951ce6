"""Names at a table: ordinary ones of all languages are taken, others are not. The page reads the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from ziggurat.core.names import fault_of, is_recordable, looks_like_another, written_name

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "data/names.json").read_text(encoding="utf-8")
)


def _about(case: dict[str, Any]) -> str:
    return str(case.get("why") or ascii(case["given"]))


@pytest.mark.parametrize("case", CASES["names"], ids=_about)
def test_a_name_is_taken_or_refused_with_its_reason(case: dict[str, Any]) -> None:
    name = written_name(case["given"])
    assert fault_of(name) == case.get("fault", "")
    assert "fault" in case or name == case.get("name", case["given"])
    assert "fault" in case or not name or is_recordable(name)


@pytest.mark.parametrize("case", CASES["pairs"], ids=_about)
def test_a_name_that_imitates_another_is_found(case: dict[str, Any]) -> None:
    assert looks_like_another(case["one"], [case["other"]]) is case["alike"]
    assert looks_like_another(case["other"], ["Ben", case["one"]]) is case["alike"]
