"""Bubbles: its options, good and bad, its missions and how they are measured."""

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from bubbles_cases import BUBBLES, FULL, table
from test_bubbles_refusals import REFUSED
from ziggurat.core.conformance import check
from ziggurat.core.messages import LOCALES, translate
from ziggurat.core.refusals import BadOption
from ziggurat.games.bubbles.missions import SKY, missions
from ziggurat.games.bubbles.notation import TOKENS
from ziggurat.games.bubbles.options import touching_twins
from ziggurat.games.bubbles.play import mission_trials as measure
from ziggurat.games.bubbles.play.mission_trials import Measured, MissionGame
from ziggurat.records import Record


# ── Options ────────────────────────────────────────────────────────────────────────────────────────────
def own_mission(planet: str, **more: str) -> dict[str, str]:
    return {"planet": "." * (20 - len(planet)) + planet, **more}


BAD: list[tuple[dict[str, str], str, str]] = [
    ({"blacks": "6"}, "bad-value", ""),
    ({"powers": "yes"}, "bad-value", ""),
    ({"reach": "far"}, "bad-value", ""),
    ({"first": "3"}, "bad-value", ""),
    ({"mission": "0"}, "bad-value", ""),
    ({"mission": "21"}, "bad-value", ""),
    ({"players": "2"}, "unknown-option", ""),
    ({"sky": ""}, "bubbles-length", "U3"),
    ({"sky": "RPYBGYBGR"}, "bubbles-length", "U3"),
    ({"sky": "RPYBGYBGRPR"}, "bubbles-length", "U3"),
    ({"sky": "rpybgybgrp"}, "bubbles-letter", "U3"),
    ({"sky": "KPYBGYBGRP"}, "bubbles-letter", "U3"),
    ({"sky": "RPYBGYBG.P"}, "bubbles-letter", "U3"),
    ({"sky": "RPYBGYBGRR"}, "bubbles-sky-two", "U3"),
    ({"sky": "RRPYBGPGYB"}, "bubbles-sky-adjacent", "U3"),
    ({"sky": "RPYBGYRGBP"}, "bubbles-sky-adjacent", "U3"),
    ({"mission": "1", "first": "1"}, "bubbles-solo-first", "U21"),
    ({"planet": FULL, "first": "1"}, "bubbles-solo-first", "U21"),
    ({"mission": "1", "planet": FULL}, "bubbles-numbered-alone", "U21"),
    ({"mission": "1", "sky": SKY}, "bubbles-numbered-alone", "U21"),
    ({"planet": ""}, "bubbles-length", "U21"),
    ({"planet": FULL[1:]}, "bubbles-length", "U21"),
    ({"planet": FULL + "R"}, "bubbles-length", "U21"),
    (own_mission("RrP.."), "bubbles-letter", "U21"),
    (own_mission("RR", sky="RPYBGYBG.P"), "bubbles-letter", "U21"),
    (own_mission("RR", sky="RPYBG"), "bubbles-length", "U21"),
    (own_mission("R....."), "bubbles-planet-floating", "U21"),
    (own_mission("RRR.."), "bubbles-planet-line", "U21"),
    (own_mission("R....R....R...."), "bubbles-planet-line", "U21"),
    (own_mission("KKK.."), "bubbles-planet-done", "U21"),
    ({"planet": "." * 20}, "bubbles-planet-done", "U21"),
    (own_mission("RRPRRRRPRR", sky="R" * 10), "bubbles-too-many", "U1"),
    (own_mission("KKKKR", sky="K" * 10), "bubbles-too-many", "U1"),
]


@pytest.mark.parametrize(("options", "message", "clause"), BAD, ids=str)
def test_bad_options_get_a_sentence(options: dict[str, str], message: str, clause: str) -> None:
    with pytest.raises(BadOption) as refused:
        BUBBLES.start(options, seed=0)
    assert (refused.value.reason.id, refused.value.reason.clause) == (message, clause)
    assert refused.value.reason.text("de")


def test_every_refusal_of_the_game_is_tested() -> None:
    spoken = (LOCALES / "en/bubbles.ftl").read_text(encoding="utf-8").partition("# On the page.")[0]
    ids = [line.split(" = ")[0] for line in spoken.splitlines() if line.startswith("bubbles-")]
    told = {message for _, _, message, _ in REFUSED} | {message for _, message, _ in BAD}
    endings = {"bubbles-cleared", "bubbles-burst", "bubbles-stuck", "bubbles-stuck-solo", "bubbles-shared"}
    endings |= {"bubbles-no-refill", "bubbles-no-refill-solo"}
    silent = ("bubbles-prompt-", "bubbles-mission-", "bubbles-colour", "bubbles-notation")  # no refusals
    rest = {name for name in ids if not name.startswith(silent)} - endings
    assert rest == {message for message in told if message.startswith("bubbles-")}


def test_there_are_5760_skies() -> None:
    skies = {"".join(sky) for sky in multiset("RRPPYYBBGG") if not touching_twins("".join(sky))}
    assert len(skies) == 5760
    drawn = {BUBBLES.start(seed=seed).settings["sky"] for seed in range(200)}
    assert drawn <= skies
    assert len(drawn) > 180
    assert {BUBBLES.start(seed=seed).settings["first"] for seed in range(20)} == {"1", "2"}


def multiset(letters: str) -> Iterator[str]:
    """The different orders of some letters, each once."""
    if not letters:
        yield ""
    for letter in sorted(set(letters)):
        for rest in multiset(letters.replace(letter, "", 1)):
            yield letter + rest


def test_defaults_of_a_duel_and_of_solo() -> None:
    duel = BUBBLES.start(seed=3)
    assert duel.settings["blacks"] == "4"
    assert duel.rules.teams == (1, 2)
    own = BUBBLES.start(planet=FULL)
    assert (own.settings["blacks"], own.settings["sky"]) == ("3", SKY)
    numbered = BUBBLES.start(mission="1")
    assert (dict(numbered.settings), numbered.rules.teams) == (
        {"blacks": "3", "powers": "on", "reach": "any", "mission": "1"},
        (1,),
    )
    record = str(Record.of(numbered))
    assert '[Mission "1"]' in record
    assert "Blacks" not in record
    assert '[Sky "' in str(Record.of(own)), "a drawn option is always in the record"


@pytest.mark.parametrize(("blacks", "row"), [("3", "K.K.K"), ("4", "KK.KK"), ("5", "KKKKK")])
def test_blacks_on_the_ground(blacks: str, row: str) -> None:
    planets = table(BUBBLES.start(blacks=blacks, seed=0))["planets"]
    assert [planet[0] for planet in planets] == [row, row]
    assert table(BUBBLES.start(blacks=blacks, seed=0))["bag"] == {**dict.fromkeys("RPYBG", 14), "K": 3}


# ── Missions ───────────────────────────────────────────────────────────────────────────────────────────
def test_there_are_twenty_missions_with_titles() -> None:
    assert [mission.number for mission in missions()] == list(range(1, 21))
    for language in ("en", "de"):
        assert len({mission.title(language) for mission in missions()}) == 20
        for mission in missions():
            assert translate(f"bubbles-option-mission-{mission.number}", language) == mission.title(language)
    assert len({mission.planet for mission in missions()}) == 20


@pytest.mark.parametrize("number", range(1, 21))
def test_missions_are_legal_starts(number: int) -> None:
    mission = missions()[number - 1]
    own = BUBBLES.start(planet=mission.planet)  # refused if it floats, has a line, or too many of a colour
    numbered = BUBBLES.start(mission=str(number))
    assert (numbered.state == own.state).all()
    assert BUBBLES.start(planet=mission.planet, blacks="5"), "enough black ones for the hardest start"
    check(BUBBLES, {"mission": str(number)}, games=1, seed=number)


def test_tokens_are_all_different_and_permuted_pairs_are_not_actions() -> None:
    assert len(set(TOKENS)) == len(TOKENS)
    for token in TOKENS:
        if token.count("~") == 1 and ":" not in token:
            one, other = next(iter(permutations(token.split("~"))))
            assert f"{other}~{one}" not in TOKENS


def test_missions_are_listed() -> None:
    rows = measure.rows("de")
    assert rows[0] == {"mission": 1, "title": "Ein Loch in der Mitte", "planet": "GK.KG BB.BB GYBBG GGYYG"}
    assert len(rows) == 20


def test_a_measured_game_follows_from_its_seed() -> None:
    assert measure.play(FULL, seed=3, simulations=30) == measure.play(FULL, seed=3, simulations=30)


def test_what_games_come_to() -> None:
    mission = missions()[0]
    row = measure.summed_up(
        mission, [MissionGame(FULL, True, 4), MissionGame(FULL, True, 8), MissionGame(FULL, False, 30)]
    )
    assert (row.games, row.won, row.turns) == (3, 2, 6)
    assert row.win_interval == pytest.approx((0.208, 0.939), abs=0.001)
    assert row.turns_interval == pytest.approx((2.08, 9.92), abs=0.01)
    lost = measure.summed_up(mission, [MissionGame(FULL, False, 9)])
    assert (lost.win_rate, lost.turns, lost.turns_interval) == (0, None, None)
    assert "| 1 | A hole in the middle | 2 of 3 | 67% (21%–94%) | 6.0 (2.1–9.9) |" in measure.as_text([row, lost])
    assert "| 67\xa0% (21\xa0%–94\xa0%) | 6,0 (2,1–9,9) |" in measure.as_text([row, lost], "de")


def monotone(table: list[Measured]) -> bool:
    """Whether no mission is easier than one before it beyond doubt: win rates fall, turns rise, within their
    95 % intervals."""
    return not any(is_easier(later, earlier) for i, later in enumerate(table) for earlier in table[:i])


def is_easier(one: Measured, other: Measured) -> bool:
    won_more = one.win_interval[0] > other.win_interval[1]
    turns, others = one.turns_interval, other.turns_interval
    return won_more or bool(turns and others and turns[1] < others[0])


def test_monotone_within_the_intervals() -> None:
    easy = measure.summed_up(missions()[0], [MissionGame(FULL, True, 5 + i % 2) for i in range(30)])
    hard = measure.summed_up(missions()[1], [MissionGame(FULL, i < 3, 20 + i) for i in range(30)])
    assert monotone([easy, hard])
    assert not monotone([hard, easy])


# ── The table of the docs ──────────────────────────────────────────────────────────────────────────────
DOCS = Path(__file__).parent.parent / "benchmarks" / "results" / "2026-11-18-missions.md"
ROW = re.compile(r"\| (\d+) \| (.+?) \| (\d+) of (\d+) \| .+? \| ([\d.]+) \(([\d.]+)–([\d.]+)\) \|")


def measured_in_the_docs() -> list[Measured]:
    rows = [row.groups() for row in ROW.finditer(DOCS.read_text(encoding="utf-8"))]
    return [
        Measured(
            mission,
            int(games),
            int(won),
            int(won) / int(games),
            measure.wilson(int(won), int(games)),
            float(turns),
            (float(least), float(most)),
        )
        for mission, (_, _, won, games, turns, least, most) in zip(missions(), rows, strict=True)
    ]


def test_the_docs_tell_how_hard_the_missions_are() -> None:
    text = DOCS.read_text(encoding="utf-8")
    table = measured_in_the_docs()
    assert measure.as_text(table) in text, "titles, rates and intervals as they are printed"
    assert monotone(table[:-1]), "the last one, the pyramid, was made easier and keeps its number"
    assert table[0].win_rate > 0.9
    assert all(row.win_rate >= 0.5 for row in table)
