"""Hints in steps: every fact that they tell is proven here by the rules, another way than it was found."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from ziggurat.bots.bot import Score
from ziggurat.bots.hints import STEPS, compared, gives_win, hint_steps, won_or_prevented
from ziggurat.core.messages import Message, languages
from ziggurat.core.parts import Highlight
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names
from ziggurat.games.bubbles.state import view as bubbles_view
from ziggurat.games.bubbles.steps import Out, Pop
from ziggurat.games.bubbles.steps import steps as bubbles_steps
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import stands
from ziggurat.games.talo.game import Talo
from ziggurat.games.talo.notation import placed_bar
from ziggurat.games.talo.pieces import bars, held, pawn
from ziggurat.games.talo.play import hints
from ziggurat.kernel import CHANCE
from ziggurat.terminal.cli import main

CAPTURE = pytest.CaptureFixture[str]
TALO = "@1,1 @8,8 +5 t5 5x@1,2,0 . +3 t1+2"


@cache
def walk(name: str, seed: int, plies: int, **options: str) -> tuple[Position, ...]:
    """The positions of a random game in which a seat is to act."""
    chance = random.Random(seed)
    position = game(name).start(options, seed=seed)
    found = []
    while not position.over and position.ply < plies:
        if position.turn > CHANCE:
            found.append(position)
        position = position.play(chance.choice(position.actions))
    return tuple(found)


def facts(position: Position, action: int) -> list[Message]:
    assert position.game.hints
    return position.game.hints.facts(position, action)


def found_facts(position: Position, action: int) -> dict[str, Message]:
    return {reason.id: reason for reason in facts(position, action)}


def tries(positions: tuple[Position, ...], seed: int = 0, each: int = 3) -> Iterator[tuple[Position, int]]:
    chance = random.Random(seed)
    for position in positions:
        for action in chance.sample(position.actions, min(each, len(position.actions))):
            yield position, action


# ── All games ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("name", game_names())
def test_every_step_has_words_in_every_language(name: str) -> None:
    for position, action in tries(walk(name, 2, 40)[::4]):
        steps = hint_steps(position, Score(action, 0.4, exact=False))
        assert tuple(step.step for step in steps) == STEPS
        assert position.token(action) in steps[2].text("en")
        for language in languages():
            for step in steps:
                assert step.text(language)
                assert "Message(" not in step.text(language)


def test_what_wins_at_once_and_what_prevents_it() -> None:
    seen: set[str] = set()
    for seed in range(8):
        for position, action in tries(walk("babel", seed, 30)):
            after = position.play(action)
            found = {reason.id: reason.args for reason in won_or_prevented(position, action)}
            seen.update(found)
            winning = after.over and after.outcome is not None and after.outcome.winners == (position.turn,)
            assert ("clue-wins-now" in found) == winning
            lost = [a for a in position.actions if _answered(position.play(a))]
            if "clue-prevents" in found:
                assert action not in lost
                assert found["clue-prevents"] == {"count": len(lost), "others": len(position.actions) - 1}
            assert gives_win(position, action) == (action in lost)
    assert seen == {"clue-wins-now", "clue-prevents"}


def _answered(position: Position) -> bool:
    """Whether some answer leaves the one who has just acted without any."""
    return any(not position.play(token).legal() for token in position.legal())


# ── Each game's own facts ────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("name", ["nivos", "bubbles", "talo"])
def test_facts_do_not_depend_on_what_the_bot_believes(name: str) -> None:
    position = walk(name, 3, 12)[-1]
    action = position.actions[0]
    sure, unsure = (hint_steps(position, Score(action, value, exact=False)) for value in (0.9, 0.1))
    assert [step.said[:-1] for step in sure] == [step.said[:-1] for step in unsure]
    assert sure[-1].said[-1] != unsure[-1].said[-1]


def test_babel_counts_the_answers() -> None:
    for position, action in tries(walk("babel", 3, 24)):
        after = position.play(action)
        found = found_facts(position, action)
        assert ("clue-babel-answers" in found) == bool(after.legal())
        if found:
            assert found["clue-babel-answers"].args["count"] == len(after.legal())


@pytest.mark.parametrize("options", [{}, {"cylinders": "choice"}, {"players": "3"}, {"players": "4"}])
def test_nivos_tells_what_it_costs_and_leaves(options: dict[str, str]) -> None:
    for seed in range(2):
        for position, action in tries(walk("nivos", seed, 40, **options)[::2], each=1):
            found, view = found_facts(position, action), position.game.view(position)
            after = position.play(action)
            token = position.token(action)
            if "@" in token:
                cost = "clue-nivos-opens" in found
                level = next(s.level for s in position.game.steps(position, action) if s.kind == "lay")
                assert cost == (level == view.price.level)
                assert cost != ("clue-nivos-free" in found)
                if cost and position.settings["cylinders"] == "ascending":
                    assert found["clue-nivos-opens"].args["height"] == view.price.cylinder
            if "clue-nivos-stuck" in found:
                assert "pass" in after.legal()
            free = [t for t in after.legal() if top_of(after.play(t)) == top_of(after)]
            if "clue-nivos-forces" in found:
                assert free == []
            if "clue-nivos-answers" in found:
                assert found["clue-nivos-answers"].args == {"count": len(free), "all": len(after.legal())}


def top_of(position: Position) -> int:
    return int(position.game.view(position).level)


@pytest.mark.parametrize("options", [{}, {"mission": "3"}])
def test_bubbles_counts_what_pops(options: dict[str, str]) -> None:
    seen: set[str] = set()
    for seed in range(6):
        for position, action in tries(walk("bubbles", seed, 150, **options), each=2):
            found = found_facts(position, action)
            seen.update(found)
            gained = sum(bubbles_view(position.play(action)).scores) - sum(bubbles_view(position).scores)
            points = found["clue-bubbles-points"].args["points"] if "clue-bubbles-points" in found else 0
            assert points == gained
            if "clue-bubbles-nothing" in found:
                assert gained == 0
    assert {"clue-bubbles-points", "clue-bubbles-pops", "clue-bubbles-nothing", "clue-bubbles-then"} <= seen


def test_bubbles_tells_what_a_drop_can_pop_after_a_swap() -> None:
    for position, action in tries(tuple(p for p in walk("bubbles", 4, 150) if bubbles_view(p).phase == "swap")):
        after = position.play(action)
        (then,) = [r for r in facts(position, action) if r.id == "clue-bubbles-then"]
        popping = [
            sum(len(s.lines) + len(s.beside) for s in bubbles_steps(after, drop) if isinstance(s, Pop | Out))
            for drop in after.actions
        ]
        assert then.args["count"] == max(popping)


@pytest.mark.parametrize("options", [{}, {"first": "2"}, {"mission": "3"}])
def test_bubbles_points_at_the_column_it_speaks_of_and_at_a_power(options: dict[str, str]) -> None:
    kind = game("bubbles")
    assert kind.hints
    kinds = set()
    for position, action in tries(walk("bubbles", 5, 150, **options), each=2):
        where, piece = (said.args for said in kind.hints.where_and_piece(position, action))
        found = kind.hints.highlight(position, action)
        kinds.add(piece.get("kind", "pass"))
        assert found.piece == (piece["bubble"] if piece.get("kind") == "power" else "")
        if not where:
            assert not found.cells
            continue
        planet = bubbles_view(position).actor if where["where"] == "own" else 3 - bubbles_view(position).actor
        layer, rows = {1: (0, "1 2 3 4"), 2: (2, "7 8 9 10")}[planet]
        if where["where"] == "sky":
            layer, rows = 1, "5 6"
        assert (found.layer, found.cells) == (layer, [f"{where['column']}{row}" for row in rows.split()])
    assert kinds >= {"place", "swap", "drop", "pass", "power"} if not options else kinds


def test_talo_tells_how_it_stands_and_how_high_it_leads() -> None:
    kind = game("talo")
    assert isinstance(kind, Talo)
    seen: set[str] = set()
    for position, action in tries(walk("talo", 5, 60), each=2):
        found, after = found_facts(position, action), position.play(action)
        seen.update(found)
        if "clue-talo-stands" in found:
            margin = int(str(found["clue-talo-stands"].args["margin"])) / 100
            assert margin <= kind.margin(after) + 0.03
            assert margin >= kind.margin(after) - 0.03
        if "clue-talo-held" in found:
            alone = [*(bar for bar in bars(position) if bar != held(position)), placed_bar(action)]
            assert not stands(alone)
        if "clue-talo-leads" in found:
            height = int(str(found["clue-talo-leads"].args["height"]))
            assert max(place[2] for place in after.game.view(after).reachable) == height
            assert height > int(str(found["clue-talo-leads"].args["before"]))
        if "clue-talo-climbs" in found:
            now = pawn(after, position.turn)
            assert now is not None
            assert found["clue-talo-climbs"].args["to"] == now.height
        if "clue-talo-choices" in found:
            placing = [token for token in after.legal() if "@" in token]
            assert found["clue-talo-choices"].args["count"] == len(placing)
    assert {"clue-talo-stands", "clue-talo-choices"} <= seen


def test_talo_points_at_the_quarter_that_its_words_name() -> None:
    """Issue 16, 3: the words said nine cells and the page highlighted twenty-five."""
    start = game("talo").start()
    corner = [hint.highlight for hint in hint_steps(start, Score(start.parse_action("@8,9"), 0.5, exact=False))]
    nine = Highlight(layer=0, cells=[f"{x},{y}" for x in (7, 8, 9) for y in (7, 8, 9)])
    assert corner == [nine, *[replace(nine, piece="pawn")] * 3]
    pieces = set()
    for position, action in tries(walk("talo", 5, 60), each=2):
        where, piece = hints.HINTS.where_and_piece(position, action)
        shown = hints.HINTS.highlight(position, action)
        wood = {cell for bar in bars(position) for cell in bar.cells}
        for x, y in [map(int, name.split(",")) for name in shown.cells]:
            assert hints.quarter(x, y) == where.args["quarter"]
            assert (x, y, shown.layer) not in wood
            assert shown.layer == 0 or (x, y, shown.layer - 1) in wood
        assert shown.piece == str(piece.args.get("length", "pawn" if "quarter" in where.args else ""))
        pieces.add(shown.piece)
        if action >= space.PLACE and placed_bar(action).axis == "z":
            bar = placed_bar(action)
            assert f"{bar.x},{bar.y}" in shown.cells
    assert pieces >= {"", "pawn", "1", "5"}


def test_talo_tells_of_a_counterweight() -> None:
    position = game("talo").start().play(*TALO.split())
    held_first = position.parse_action("2x@0,2,1!")
    (fact,) = [r for r in facts(position, held_first) if r.id == "clue-talo-held"]
    assert not stands([*bars(position), placed_bar(held_first)])
    second = position.play(held_first)
    saving = found_facts(second, next(a for a in second.actions if "@" in second.token(a)))
    assert saving["clue-talo-saves"].args["length"] == placed_bar(held_first).length
    assert fact.text("de")


# ── On the command line ──────────────────────────────────────────────────────────────────────────────────
def test_the_command_tells_as_many_steps_as_are_asked_for(capsys: CAPTURE) -> None:
    lines = []
    for step in ("1", "2", "3", "4"):
        assert main(["hint", "babel", "--after", "a1enu b1-", "--step", step]) == 0
        lines.append(capsys.readouterr().out.splitlines())
    assert [len(found_facts) for found_facts in lines] == [1, 2, 3, 4]
    assert lines[0] == ["Look at the north-west of level 1."]
    assert lines[3][2] == "The move: a2e"
    assert lines[3][3].endswith("It wins, at the latest after 13 more moves.")
    assert main(["hint", "babel", "--step", "2", "--json"]) == 0
    assert [step["step"] for step in json.loads(capsys.readouterr().out)["clues"]] == ["where", "piece"]
    for wrong in ("0", "5", "why"):
        assert main(["hint", "babel", "--step", wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("name", game_names())
def test_the_last_step_always_gives_a_reason_before_the_score(name: str) -> None:
    for position, action in tries(walk(name, 5, 40), each=1):
        others = [Score(one, 0.4, exact=False) for one in position.actions if one != action]
        why = hint_steps(position, Score(action, 0.5, exact=False), others)[-1].said
        assert len(why) >= 2, position.history


def test_without_facts_the_next_best_action_is_the_reason() -> None:
    best = Score(0, 0.5, exact=False)
    assert [one.id for one in compared(best, [])] == ["clue-only"]
    assert [one.id for one in compared(best, [Score(1, 0.49, exact=False)])] == ["clue-alike"]
    (said,) = compared(best, [Score(1, 0.3, exact=False), Score(2, 0.2, exact=False)])
    assert (said.id, said.args) == ("clue-next-best", {"percent": 30})
