"""The analysis of games: scores checked with the solver and the rules, comments, and playing on from any ply."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_server import BOT, HERE, OPEN, LocalServer, rules_ready
from ziggurat.bots.analysis import MISTAKE, MoveAnalysis, analyse_game, commented, value_to
from ziggurat.bots.bot import Score, SearchLimits
from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.formatting import score_message, score_text, score_value
from ziggurat.bots.levels import best_bot
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE
from ziggurat.records import BadRecord, Record
from ziggurat.server.tables.commands import draw_of, drawn
from ziggurat.terminal.cli import main

CAPTURE = pytest.CaptureFixture[str]
BLOCKED = "b2ws b1wu a2u a1n a2e b1w"  # a short game of babel
TALO = "@1,1 @8,8 +5 t5 5x@1,2,0 . +3 t1+2"


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────
def test_in_babel_every_score_is_exact() -> None:
    end = game("babel").start().play(*BLOCKED.split())
    solver = end.game.solver
    assert solver is not None
    found = list(analyse_game(end, SearchLimits()))
    assert [move.position.ply for move in found] == list(range(end.ply))
    for move, token in zip(found, end.history, strict=True):
        truth = {move.position.token(w.action): w for w in solver.analyse(move.position, SearchLimits())}
        assert move.played is not None
        assert move.token(move.played) == token
        assert move.played == truth[token]
        assert move.best.value == max(score.value for score in truth.values())
        assert move.mistake == (move.best.value > move.played.value)
    assert any(move.mistake for move in found)
    assert [r.position.ply for r in analyse_game(end, SearchLimits(), first=3)] == [3, 4, 5]


def test_the_last_position_of_a_running_game_has_no_played_action() -> None:
    found = list(analyse_game(game("babel").start().play("a1enu"), SearchLimits()))
    assert [move.played is None for move in found] == [False, True]
    assert found[-1].lost == 0
    assert not found[-1].mistake


def test_an_action_is_judged_by_who_saw_it_longest() -> None:
    """In nivos the position after an action is looked at as long as the one before: that is surer."""
    start = game("nivos").start().play("n@c3")
    end = start.play(start.actions[-1])
    first, second = analyse_game(end, SearchLimits(simulations=200), first=1)
    assert first.played is not None
    assert first.played.action == end.action
    assert first.played.value == pytest.approx(1 - second.best.value)
    assert first.played.margin == second.best.margin
    assert first.margin == pytest.approx(first.best.margin + second.best.margin)
    assert 0 <= first.lost <= 1


def test_an_action_that_was_never_tried_is_not_said_to_lose() -> None:
    position = game("nivos").start().play("n@c3")
    scores = best_bot(position).analyse(position, SearchLimits(simulations=200))
    tried, rest = [s for s in scores if s.visits], [s for s in scores if not s.visits]
    assert rest
    assert {(s.value, s.margin) for s in rest} == {(min(s.value for s in tried), 0.5)}


@pytest.mark.parametrize(("players", "same", "other"), [("2", None, 0.25), ("3", None, None), ("4", 0.75, 0.25)])
def test_whose_value_it_is(players: str, same: float | None, other: float | None) -> None:
    position = game("nivos").start(players=players)
    assert value_to(1, position, 0.75) == 0.75
    assert value_to(2, position, 0.75) == other
    if same is not None:
        assert value_to(3, position, 0.75) == same  # seats 1 and 3 are a team


def test_a_mistake_is_more_than_the_search_may_be_off() -> None:
    position = game("nivos").start()
    best, played = Score(0, 0.6, False, margin=0.2), Score(1, 0.4, False, margin=0.2)
    assert MoveAnalysis(position, best, played, margin=0.15).mistake
    assert not MoveAnalysis(position, best, played, margin=0.25).mistake
    assert not MoveAnalysis(position, best, Score(1, 0.6 - MISTAKE / 2, False)).mistake


def test_a_difference_is_surer_than_both_of_its_values() -> None:
    """Two values of one search are often off the same way; values of two searches are not."""
    known = heuristics_of(game("nivos"), {}).margins
    assert known.gap < 1
    assert known.of_value(0.5, 400) == pytest.approx(known.scale * 0.5 / 400**known.power)
    assert known.of_value(0.99, 1) <= 0.5
    assert known.of_difference(0.1, 0.2) == pytest.approx(known.gap * 0.3)
    assert known.of_difference(0.0, 0.2) == 0.2  # what is proven is not off at all
    start = game("nivos").start().play("n@c3")
    scores = best_bot(start).analyse(start, SearchLimits(simulations=2_000))
    for seen in (scores[1], scores[-1]):
        end = start.play(seen.action)
        first, *_ = analyse_game(end, SearchLimits(simulations=2_000), first=1)
        assert first.played is not None
        alone = known.of_difference(scores[0].margin, seen.margin) if seen.visits else scores[0].margin + 0.5
        assert first.margin == pytest.approx(min(alone, first.best.margin + first.played.margin))
    best, *_ = analyse_game(start.play(scores[0].action), SearchLimits(simulations=2_000), first=1)
    assert (best.lost, best.margin, best.mistake) == (0, 0, False)


def test_a_game_that_nobody_measured_counts_visits_as_games() -> None:
    usual = heuristics_of(game("nivos"), {"players": "3"}).margins
    assert usual.of_value(0.5, 100) == pytest.approx(1.96 * 0.5 / 10)
    assert usual.of_difference(0.1, 0.2) == pytest.approx(0.3)


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────
def test_comments_are_added_to_a_record_and_read_back() -> None:
    end = game("babel").start().play(*BLOCKED.split())
    record = Record.of(end, ["Anna", "Ben"], comments={0: "a quick one", 2: "hm"})
    found = list(analyse_game(end, SearchLimits()))
    written = Record.parse(str(commented(record, found, "en")))
    wrong = {move.position.ply + 1 for move in found if move.mistake}
    assert set(written.comments) == {0, 2} | wrong
    assert all("Better: " in written.comments[ply] for ply in wrong)
    assert written.comments[2].startswith("hm")
    assert written.replay() == end
    assert record.with_comments({1: "x", 99: "beyond"}).comments == {1: "x"}
    with pytest.raises(BadRecord):
        record.with_comments({1: "{"})


def test_analyse_writes_the_record_with_comments(capsys: CAPTURE, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(game("babel").start().play(*BLOCKED.split()))), encoding="utf-8")
    assert main(["analyse", str(path), "--comments"]) == 0
    text = capsys.readouterr().out
    assert "A mistake. Better: " in text
    assert list(Record.parse(text).tokens) == BLOCKED.split()


def test_a_saved_game_is_tried_again_from_a_point(
    capsys: CAPTURE, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(game("babel").start().play(*BLOCKED.split()))), encoding="utf-8")
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    assert main(["play", "--load", str(path), "--at", "3", "--bots", "none"]) == 0
    assert capsys.readouterr().out.rstrip().endswith(" ".join(BLOCKED.split()[:3]))
    for words, part in (
        (["--load", str(path), "--at", "7"], "after action 6"),
        (["babel", "--at", "2"], "--load"),
    ):
        assert main(["play", *words, "--bots", "none"]) == 2
        assert part in capsys.readouterr().err


# ── On the server ────────────────────────────────────────────────────────────────────────────────────────
@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path) as made:
        yield made


async def _whole(server: LocalServer, body: dict[str, Any]) -> list[dict[str, Any]]:
    answer = await server.ask("POST", "/api/analysis", body)
    found: list[dict[str, Any]] = answer["remarks"]
    while answer["next"] is not None:
        answer = await server.ask("POST", "/api/analysis", {**body, "first": answer["next"]})
        found += answer["remarks"]
    return found


def test_the_server_analyses_a_whole_game_piece_by_piece(server: LocalServer) -> None:
    async def scenario() -> None:
        found = await _whole(server, {"game": "babel", "tokens": BLOCKED.split()})
        assert [one["ply"] for one in found] == list(range(6))
        assert [one["played"]["token"] for one in found] == BLOCKED.split()
        assert all(one["best"]["exact"] for one in found)
        opened = ["n@c3", *game("nivos").start().play("n@c3").legal()[:1]]
        estimates = await _whole(server, {"game": "nivos", "tokens": opened})
        assert [one["ply"] for one in estimates] == [0, 1, 2]
        assert estimates[-1]["played"] is None
        wrong = await server.request("POST", "/api/analysis", {"game": "babel", "tokens": ["a1enu", "a1enu"]})
        assert (wrong.status_code, wrong.json()["args"]["number"]) == (422, 2)

    server.run(scenario())


def test_a_score_has_one_form_in_the_terminal_and_over_http(
    server: LocalServer, capsys: CAPTURE, tmp_path: Path
) -> None:
    tokens = BLOCKED.split()
    found = server.run(_whole(server, {"game": "babel", "tokens": tokens}))
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(game("babel").start().play(*tokens))), encoding="utf-8")
    assert main(["analyse", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["remarks"] == found
    body = {"game": "babel", "tokens": tokens[:2], "values": True}
    position = server.run(server.ask("POST", "/api/positions", body))
    assert main(["hint", "babel", "--after", " ".join(tokens[:2]), "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint == {"turn": 1, "actions": position["values"]["values"], "line": position["line"]}
    assert position["values"]["best"] == hint["actions"][0]["token"]


@pytest.mark.parametrize(
    ("score", "word", "few", "sentence"),
    [
        (Score(0, 1.0, True, 9), "win", "wins in 9", "It wins, at the latest after 9 more moves."),
        (Score(0, 1.0, True), "win", "wins for certain", "It wins for certain."),
        (
            Score(0, 0.5, True),
            "draw",
            "wins exactly 50 %",
            "It holds a shared win; nothing better",
        ),
        (Score(0, 0.0, True, 4), "loss", "loses in 4", "Every move loses against best play; this one holds"),
        (
            Score(0, 0.54, False, margin=0.03),
            "estimate",
            "wins about 54 % (± 3)",
            "Estimated chance of winning",
        ),
    ],
)
def test_a_score_has_one_wording(score: Score, word: str, few: str, sentence: str) -> None:
    position = game("babel").start()
    assert score_value(position, score).word == word
    assert score_text(score, "en") == few
    assert score_message(score).text().startswith(sentence)


def test_records_are_read_and_written_with_comments(server: LocalServer) -> None:
    async def scenario() -> None:
        text = str(Record.of(game("babel").start().play("a1enu", "b1n"), ["Anna", "Ben"], comments={1: "bold"}))
        response = await server.ask("POST", "/api/records/read", {"text": text})
        assert (response["game"], response["players"], response["teams"]) == ("babel", ["Anna", "Ben"], [1, 2])
        assert response["line"] == [{"seat": 1, "token": "a1enu"}, {"seat": 2, "token": "b1n"}]
        assert response["comments"] == [{"ply": 1, "text": "bold"}]
        comments = [{"ply": 0, "text": "at noon"}, {"ply": 2, "text": "fits"}, {"ply": 1, "text": " "}]
        written = await server.ask("POST", "/api/records/write", {"text": text, "comments": comments})
        assert Record.parse(written).comments == {0: "at noon", 2: "fits"}
        for bad, message in (
            ("what is this", "record-no-game"),
            ('[Game "chess"]\n\ne4', "unknown-game"),
            (text.replace("b1n", "b1-n"), "record-illegal"),
            (text.replace("b1n", "{b1n"), "record-brace"),
        ):
            answer = await server.request("POST", "/api/records/read", {"text": bad})
            assert answer.json()["message"] == message
            assert answer.status_code in (404, 422)
        braces = {"text": text, "comments": [{"ply": 1, "text": "}"}]}
        answer = await server.request("POST", "/api/records/write", braces)
        assert answer.json()["message"] == "record-bad-comment"

    server.run(scenario())


def test_a_position_of_chance_tells_the_weights(server: LocalServer) -> None:
    rules_ready("talo")

    async def scenario() -> None:
        response = await server.ask("POST", "/api/positions", {"game": "talo", "tokens": ["@1,1", "@8,8"]})
        assert response["turn"] == CHANCE
        assert len(response["weights"]) == len(response["legal"]) == 10
        acting = await server.ask("POST", "/api/positions", {"game": "talo", "tokens": ["@1,1"]})
        assert acting["weights"] == []

    server.run(scenario())


def test_a_table_begins_in_the_middle_of_a_game(server: LocalServer) -> None:
    async def scenario() -> None:
        tokens = BLOCKED.split()[:4]
        place = await server.make(HERE, BOT, tokens=tokens)
        table = place["table"]
        assert [one["token"] for one in table["line"]] == tokens
        assert [one["seat"] for one in table["line"]] == [1, 2, 1, 2]
        client = await server.client(table["id"], place["key"])
        await client.act("a2e")
        await client.until(lambda: client.state["phase"] == "over" or client.state["turn"] == 1)
        await server.reopen()  # it is in the log
        again = await server.ask("GET", f"/api/tables/{table['id']}")
        assert [one["token"] for one in again["line"]][:5] == [*tokens, "a2e"]
        for body, message in (
            ({"seats": [HERE, OPEN], "tokens": tokens}, "server-begun-open"),
            ({"seats": [HERE, BOT], "tokens": BLOCKED.split()}, "server-over"),
            ({"seats": [HERE, BOT], "tokens": ["a1enu", "a1enu"]}, "babel-taken"),
        ):
            answer = await server.request("POST", "/api/tables", {"game": "babel", **body})
            assert answer.json()["message"] == message

    server.run(scenario())


def test_what_chance_did_before_the_point_stays_done_after_an_undo(server: LocalServer) -> None:
    rules_ready("talo")

    async def scenario() -> None:
        tokens = TALO.split()
        place = await server.make(HERE, HERE, game="talo", tokens=tokens)
        client = await server.client(place["table"]["id"], place["key"])
        assert [token for _, token in client.actions] == tokens
        rolls = [token for seat, token in client.actions if seat == CHANCE]
        for _ in range(4):  # back to before the last roll, and on again
            await client.do({"type": "undo"})
        while sum(seat == CHANCE for seat, _ in client.actions) < 2:
            before = len(client.actions)
            await client.until(lambda: client.state["legal"])
            await client.act("." if "." in client.state["legal"] else None)
            await client.until(lambda before=before: len(client.actions) > before)
        assert [token for seat, token in client.actions if seat == CHANCE][:2] == rolls

    server.run(scenario())


def test_a_draw_picks_the_outcome_it_was_made_for() -> None:
    position = game("talo").start().play("@1,1", "@8,8")
    for token in position.chances():
        for _ in range(20):
            assert drawn(position, draw_of(position, token)) == token


def test_the_analysis_as_data(capsys: CAPTURE, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(game("babel").start().play(*BLOCKED.split()))), encoding="utf-8")
    assert main(["analyse", str(path), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["remarks"]
    assert [row["ply"] for row in rows] == [0, 1, 2, 3, 4, 5]
    assert [row["mistake"] for row in rows] == [row["lost"] >= MISTAKE for row in rows]
