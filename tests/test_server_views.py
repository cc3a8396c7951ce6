"""Views that take long: a server makes them in threads, however a client gets to see one."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dice_game import DiceGame
from local_server import HERE, Json, LocalServer
from ziggurat.core.messages import ENGLISH
from ziggurat.core.position import Position, Quick
from ziggurat.core.registry import game, registered
from ziggurat.core.types import Painter
from ziggurat.games.talo.fantasy.site import SITES

UP = "1,0,0,0"


class SlowView(DiceGame):
    """Notes in which threads its views are made."""

    name = "slow-view"
    threads: list[int]

    def __init__(self) -> None:
        self.threads = []

    def quick(self, position: Position) -> Quick:
        return Quick.LISTING | Quick.PLAYING

    def view(self, position: Position) -> Json:
        self.threads.append(threading.get_ident())
        return super().view(position)

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return str(position.state.tolist())


@pytest.fixture
def slow() -> Iterator[SlowView]:
    with registered(SlowView()) as kind:
        assert isinstance(kind, SlowView)
        yield kind


def test_no_view_that_takes_long_is_made_on_the_event_loop(tmp_path: Path, slow: SlowView) -> None:
    """It is made once for each position, and kept while the game is there."""
    with LocalServer(tmp_path) as server:

        async def scenario() -> None:
            place = await server.make(HERE, HERE, game=slow.name)
            table, key = place["table"]["id"], place["key"]
            client = await server.client(table, key)
            views = [client.state["view"]]
            for _ in range(3):
                made = len(slow.threads)
                await client.act()
                await client.until(lambda: client.state["legal"])
                views.append(client.state["view"])
                assert len(slow.threads) == made + 1
            await server.ask("GET", f"/api/tables/{table}", key=key)
            await server.client(table)
            await server.ask("GET", f"/api/tables/{table}/events?since=0")
            await server.ask("GET", f"/api/tables?ids={table}")
            assert len(slow.threads) == made + 1
            moments = [
                await server.ask("GET", f"/api/tables/{table}/moments/{ply}")
                for ply in range(client.state["ply"] + 1)
            ]
            assert [moment for moment in moments if moment["view"] == views[1]]
            await client.do({"type": "undo"})
            assert client.state["view"] == views[-2]
            await server.reopen()
            again = await server.client(table, key)
            assert again.state["view"] == views[-2]
            await server.ask("POST", f"/api/tables/{table}/deeds", {"type": "undo", "id": "u"}, key)
            await again.until(lambda: again.state["view"] == views[-3])

        server.run(scenario())
        assert slow.threads
        assert threading.get_ident() not in slow.threads


def construction(site: str, count: int) -> Position:
    """Bars side by side, from the longest on; on some sites a few stand against others, not on the ground."""
    kind = game("talo")
    position = kind.start({"mode": "fantasy", "players": "1", "board": site})
    supply = [length for length in range(10, 0, -1) for _ in range(11 - length)]
    for number, length in enumerate(supply[:count]):
        place = f"{length}@{number % 8},{number // 8},{length / 2}/{UP}~"
        position = position.play(f"+{length}", f"t{length}", place)
    return position


@pytest.mark.parametrize("site", SITES)
def test_a_quick_view_of_fantasy_takes_a_millisecond(site: str) -> None:
    """The last construction whose view counts as quick, against the whole one."""
    positions = [at for at in construction(site, 55).positions if at.shows_at_once]
    assert not construction(site, 55).shows_at_once
    quick, whole = _seconds(positions[-1]), _seconds(construction(site, 55))
    assert whole < 20 * quick  # 50, on the islands, before the overhang was measured at once for all


def _seconds(position: Position) -> float:
    """Processor time of a view that nobody has made before."""
    from ziggurat.games.talo.fantasy import measures, site

    def once() -> float:
        for known in (site.gaps_to_site, site.gaps_between, measures.measure):
            known.cache_clear()
        began = time.thread_time()
        position.game.view(position)
        return time.thread_time() - began

    return min(once() for _ in range(10))
