"""The page draws a game from outside by its diagram: in the reader's language, now and at any earlier position."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dice_game import KEEP, DiceGame
from local_server import HERE, Json, LocalServer
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.registry import registered
from ziggurat.core.types import Painter


class Drawn(DiceGame):
    """The roll, the points, and below them a word; keeping the roll is pressed on it."""

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        roll, first, second = position.state[1:].tolist()
        return f"{roll or '·'} {first} {second}\n{translate('page-undo', language)}"

    def diagram_cell(self, position: Position, action: int) -> tuple[int, int] | None:
        return (0, 0) if action == KEEP else None


class Silent(DiceGame):
    """A game that knows no languages: its diagram does not ask for one."""

    def diagram(self, position: Position, paint: Painter) -> str:  # type: ignore[override]
        return "no words"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with registered(Drawn()), LocalServer(tmp_path) as made:
        yield made


PLAYED: Json = {"game": "dice", "tokens": ["r3", "keep", "r5"]}
NOW = {"changed": [[0, 0], [0, 2]], "cells": {"keep": [0, 0]}}  # a new roll, and three points for the first seat


def test_a_table_shows_the_diagram_and_where_to_press(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, **PLAYED)
        table, key = place["table"]["id"], place["key"]
        assert place["table"]["state"]["diagram"] == {"text": "5 3 0\nUndo", **NOW}
        client = await server.client(table, key, language="de")
        assert client.state["diagram"] == {"text": "5 3 0\nZurück", **NOW}
        watcher = await server.client(table, language="de")
        assert watcher.state["diagram"] == {"text": "5 3 0\nZurück", **NOW}
        await client.act("keep")
        after = client.state["diagram"]
        assert after["text"].startswith(f"{client.actions[-1][1][1]} 3 5\n")
        assert [0, 4] in after["changed"]

    server.run(scenario())


def test_a_diagram_is_drawn_once_for_all_who_read_a_language(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, **PLAYED)
        snapshot = server.app.registry.tables[place["table"]["id"]].snapshot(0)
        shown = [snapshot.state(may_act, "de").diagram for may_act in (True, False, True)]
        assert shown[0] is shown[1] is shown[2]
        assert snapshot.state(True, ENGLISH).diagram is snapshot.state(False, ENGLISH).diagram

    server.run(scenario())


def test_an_earlier_position_has_its_diagram(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, **PLAYED)
        moments = f"/api/tables/{place['table']['id']}/moments"

        async def moment(ply: int) -> Json:
            found: Json = await server.ask("GET", f"{moments}/{ply}", None, place["key"])
            return dict(found["diagram"])

        assert await moment(0) == {"text": "· 0 0\nUndo", "changed": [], "cells": {}}
        assert await moment(1) == {"text": "3 0 0\nUndo", "changed": [[0, 0]], "cells": {}}  # nobody acts there
        assert await moment(2) == {"text": "· 3 0\nUndo", "changed": [[0, 0], [0, 2]], "cells": {}}

    server.run(scenario())


def test_a_position_without_a_table_has_its_diagram(server: LocalServer) -> None:
    async def scenario() -> None:
        headers = {"accept-language": "de"}
        found: Any = await server.ask("POST", "/api/positions", PLAYED, **headers)
        assert found["diagram"] == {"text": "5 3 0\nZurück", **NOW}

    server.run(scenario())


def test_a_game_without_languages_is_drawn_too(tmp_path: Path) -> None:
    async def scenario(server: LocalServer) -> None:
        place = await server.make(HERE, HERE, game="dice")
        assert place["table"]["state"]["diagram"] == {"text": "no words", "changed": [], "cells": {}}

    with registered(Silent()), LocalServer(tmp_path) as server:
        server.run(scenario(server))


def test_a_game_with_a_board_sends_no_diagram(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, game="babel")
        assert "diagram" not in place["table"]["state"]
        found = await server.ask("POST", "/api/positions", {"game": "babel"})
        assert "diagram" not in found

    server.run(scenario())
