"""The HTTP endpoints: their refusals, who may use them, and the description that is derived from them."""

import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

import docs_site
from local_server import BOT, HERE, HOST, OPEN, ROOMY, LocalServer, rules_ready
from ziggurat import __version__
from ziggurat.core.messages import has_message, translate
from ziggurat.core.refusals import Refusal
from ziggurat.records import Record
from ziggurat.server import protocol
from ziggurat.server.http import endpoints, schemas
from ziggurat.server.http.openapi import openapi
from ziggurat.server.http.page import PLAIN, load
from ziggurat.server.http.routes import ROUTES
from ziggurat.server.limits import keys
from ziggurat.server.limits.security import CONTENT_SECURITY_POLICY
from ziggurat.server.live.serializers import language_of
from ziggurat.server.process import serve
from ziggurat.server.settings import Settings
from ziggurat.teaching.puzzles import games_with_puzzles

ROOT = Path(__file__).parent.parent


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path) as made:
        yield made


def problem(server: LocalServer, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    answer = server.run(server.request(method, path, body, None, **headers))
    assert answer.headers["content-type"] == "application/problem+json"
    found = msgspec.json.decode(answer.content, type=protocol.Problem)
    assert found.status == answer.status_code
    assert found.detail
    return found.status, found.message


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────
def test_a_refusal_is_one_sentence(server: LocalServer) -> None:
    assert problem(server, "GET", "/api/tables/nowhere") == (404, "server-no-table")
    assert problem(server, "GET", "/api/nothing") == (404, "server-nothing-here")
    assert problem(server, "GET", "/missing.png") == (404, "server-nothing-here")
    assert problem(server, "DELETE", "/api/tables") == (405, "server-wrong-method")
    assert problem(server, "POST", "/api/tables", {"game": "chess"}) == (404, "unknown-game")
    assert (
        problem(server, "POST", "/api/tables", {"game": "babel", "options": {"size": "9"}})[1] == "unknown-option"
    )
    assert problem(server, "POST", "/api/tables", {"game": "babel", "seats": [HERE]}) == (409, "server-seat-count")
    assert problem(server, "POST", "/api/tables", {"game": 7}) == (422, "server-unreadable")
    assert problem(server, "POST", "/api/tables", {"game": "babel", "extra": 1}) == (422, "server-unreadable")
    many = [HERE, {"kind": "bot", "simulations": 9_999_999}]
    assert (
        problem(server, "POST", "/api/tables", {"game": "babel", "seats": many})[1]
        == "server-too-many-simulations"
    )
    named = [{"kind": "here", "name": "A,B"}, HERE]
    assert problem(server, "POST", "/api/tables", {"game": "babel", "seats": named})[1] == "record-bad-name"


def test_a_request_that_is_no_json_is_refused(server: LocalServer) -> None:
    async def scenario() -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            answer = await server.http.post("/api/tables", content=b"{}", headers={"content-type": kind})
            assert answer.status_code == 415
        answer = await server.http.post(
            "/api/tables", content=b"[" * 30_000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422
        answer = await server.http.post(
            "/api/tables", content=b" " * 70_000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413

    server.run(scenario())


@pytest.mark.parametrize("route", [route for route in ROUTES if route.body], ids=lambda route: route.name)
def test_a_body_that_is_no_utf8_is_refused(server: LocalServer, route: Any) -> None:
    path = re.sub(r"{\w+}", "babel", route.path)

    async def scenario() -> None:
        for body in (b'{"game": "\xff"}', b'"\xed\xa0\x80"', b'{"\xc3": 1}', b"\xff\xfe{\0}\0"):
            answer = await server.http.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["message"]) == (400, "server-not-utf8")

    server.run(scenario())


def test_an_analysis_begins_within_the_game(server: LocalServer) -> None:
    body = {"game": "babel", "tokens": ["b2ws", "b1wu"]}
    assert problem(server, "POST", "/api/analysis", {**body, "first": 3}) == (422, "server-beyond-end")
    assert problem(server, "POST", "/api/analysis", {**body, "first": 100_000}) == (422, "server-beyond-end")
    response = server.run(server.ask("POST", "/api/analysis", {**body, "first": 2}))
    assert [move["ply"] for move in response["remarks"]] == [2]


def test_a_request_that_breaks_off_is_no_failure(server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        headers = [(b"host", HOST.encode()), (b"content-type", b"application/json")]
        scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "query_string": b""}
        pieces = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]

        async def receive() -> Any:
            return pieces.pop(0)

        async def send(_: Any) -> None:
            pass

        await server.app({**scope, "client": ("127.0.0.1", 1), "scheme": "http"}, receive, send)

    server.run(scenario())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_server_that_is_closing_is_not_ready(tmp_path: Path) -> None:
    async def scenario(server: LocalServer) -> None:
        ready = await server.request("GET", "/readyz")
        assert (ready.status_code, ready.text) == (200, "ready\n")
        server.app.registry.closing = True
        closing = await server.request("GET", "/readyz")
        assert (closing.status_code, closing.json()["code"]) == (503, "closing")
        assert (await server.request("GET", "/healthz")).status_code == 200

    with LocalServer(tmp_path) as server:
        server.run(scenario(server))


def test_problems_are_in_the_requested_language(server: LocalServer) -> None:
    async def scenario() -> None:
        answer = await server.request("GET", "/api/tables/x", None, None, **{"accept-language": "xx, de-CH;q=0.8"})
        assert answer.json()["detail"] == translate("server-no-table", "de")

    server.run(scenario())


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("en;q=0.5, de-AT", "de"),
        ("en;q=0.5, de;q=0.25", "en"),
        ("xx, yy;q=0.9, de;q=0.1", "de"),
        ("de;q=0, xx", "host"),
        ("", "host"),
        ("*", "host"),
        (";;q=1,,", "host"),
    ],
)
def test_the_language_is_the_readers_or_else_the_hosts(asked: str, language: str) -> None:
    assert language_of(asked, "host") == language


def test_the_language_of_the_host_must_be_one_of_ours() -> None:
    assert (serve.language_of("de_CH"), serve.language_of("")) == ("de", "en")
    with pytest.raises(Refusal, match="“xx”; the languages are: "):
        serve.language_of("xx")


def test_every_refusal_of_the_server_has_words() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src/ziggurat/server").rglob("*.py"))
    used = set(re.findall(r'"((?:server|hint)-[a-z-]+)"', sources)) | {"server-resigned", "server-time"}
    assert [name for name in used if not has_message(name)] == []


# ── Who may speak ────────────────────────────────────────────────────────────────────────────────────────
def test_other_hosts_and_other_pages_are_turned_away(server: LocalServer) -> None:
    assert problem(server, "GET", "/api/games", host="evil.example") == (421, "server-wrong-host")
    for host in ("192.168.0.7:8000", "[::1]:8000", "localhost", "127.0.0.1:1"):
        assert server.run(server.request("GET", "/healthz", None, None, host=host)).status_code == 200
    table = {"game": "babel"}
    for origin in (
        "",
        "https://evil.example",
        "null",
        f"http://{HOST}.evil.example",
        f"ftp://{HOST}",
        f"http://{HOST}:1",
    ):
        assert problem(server, "POST", "/api/tables", table, origin=origin) == (403, "server-wrong-origin")
    ours = server.run(server.request("POST", "/api/tables", table, None, origin=f"http://{HOST}"))
    assert ours.status_code == 201


def test_a_socket_from_another_page_is_not_opened(server: LocalServer) -> None:
    async def scenario() -> None:
        scope = {
            "type": "websocket",
            "path": "/api/tables/x/live",
            "headers": [(b"host", HOST.encode()), (b"origin", b"https://evil.example")],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await server.app(scope, receive, send)
        assert sent == [{"type": "websocket.close", "code": 1008}]

    server.run(scenario())


def test_every_answer_has_the_strict_headers(server: LocalServer) -> None:
    async def scenario() -> None:
        for path in ("/", "/api/games", "/api/none", "/t/abc", "/plain.js"):
            answer = await server.http.get(path)
            assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
        # The compiled rules may run (WebAssembly); JavaScript from text may not.
        assert "unsafe" not in CONTENT_SECURITY_POLICY.replace("'wasm-unsafe-eval'", "")

    server.run(scenario())


def test_the_plain_page_is_served_and_obeys_the_policy(tmp_path: Path) -> None:
    server = LocalServer(tmp_path, page=PLAIN)

    async def scenario() -> None:
        page = await server.http.get("/t/some-table")
        assert page.headers["content-type"].startswith("text/html")
        assert "<script>" not in page.text
        assert "style=" not in page.text
        again = await server.http.get("/plain.js", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 200
        tag = again.headers["etag"]
        assert (await server.http.get("/plain.js", headers={"if-none-match": tag})).status_code == 304
        for path in ("/../pyproject.toml", "/%2e%2e/secrets.txt", "//etc/passwd.txt"):
            assert (await server.http.get(path)).status_code == 404

    server.run(scenario())
    server.close()
    assert "/index.html" in load(PLAIN)


def test_keys_are_stored_hashed_and_never_logged(server: LocalServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")

    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        await server.ask("GET", f"/api/tables/{place['table']['id']}", None, place["key"])
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        known = await server.app.registry.store.read(lambda store: store.keys(place["table"]["id"]))
        assert known == {1: keys.hashed(place["key"])}
        assert place["key"] not in caplog.text
        if isinstance(server.data, Path):
            assert place["key"].encode() not in b"".join(path.read_bytes() for path in server.data.iterdir())

    server.run(scenario())


def test_a_key_acts_only_for_its_seat_and_only_in_turn(server: LocalServer) -> None:
    async def scenario() -> None:
        first = await server.make(HERE, OPEN)
        table = first["table"]["id"]
        second = await server.sit(table)
        act = {"type": "act", "id": "1", "token": "a1-", "position": second["table"]["state"]["position"]}
        path = f"/api/tables/{table}/deeds"
        for key, status in ((None, 403), ("x" * 32, 401), (second["key"], 403), (first["key"], 200)):
            assert (await server.request("POST", path, act, key)).status_code == status
        assert (await server.request("POST", path, {**act, "id": "2"}, first["key"])).status_code == 409

    server.run(scenario())


# ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────
def test_limits_refuse_clearly(tmp_path: Path) -> None:
    limits = replace(
        ROOMY, tables=3, requests_a_minute=12, sockets_an_address=2, messages_at_once=3, messages_a_second=0.1
    )
    with LocalServer(tmp_path, Settings(limits=limits)) as server:

        async def scenario() -> None:
            places = [await server.make(HERE, HERE) for _ in range(3)]
            full = await server.request("POST", "/api/tables", {"game": "babel"})
            assert (full.status_code, full.json()["message"]) == (429, "server-too-many-tables")
            one = await server.client(places[0]["table"]["id"], places[0]["key"])
            second = await server.client(places[1]["table"]["id"])
            third = await server.client(places[2]["table"]["id"])
            assert third.of_type("welcome")
            assert second.of_type("farewell")[0]["reason"]["message"] == "server-watcher-gave-way"
            for _ in range(6):
                one.send({"type": "ping"})
            await one.until(lambda: one.of_type("refused"))
            assert one.of_type("refused")[0]["reason"]["message"] == "server-too-fast"
            answers = [await server.request("GET", "/healthz") for _ in range(12)]
            assert answers[-1].status_code == 429

        server.run(scenario())


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
def test_hints_come_from_the_solution_and_not_among_people(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        hint = await server.ask("POST", f"/api/tables/{place['table']['id']}/hint", {}, place["key"])
        assert hint["exact"]
        assert len(hint["values"]) == 32
        assert [clue["step"] for clue in hint["clues"]] == ["where", "piece", "action", "why"]
        assert hint["clues"][2]["said"][0]["args"]["token"] == hint["best"]
        assert hint["values"] == sorted(hint["values"], key=lambda value: -value["value"])
        anna, _ = await server.pair()
        answer = await server.request("POST", f"/api/tables/{anna.table}/hint", {}, anna.key)
        assert answer.json()["message"] == "server-no-hints"

    server.run(scenario())


def test_moments_records_and_positions_for_study(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        for _ in range(3):
            await client.act()
        moment = await server.ask("GET", f"/api/tables/{client.table}/moments/2")
        assert moment["token"] == client.actions[1][1]
        assert moment["view"]["placed"] == 2
        missing = await server.request("GET", f"/api/tables/{client.table}/moments/4")
        assert missing.json()["message"] == "server-no-moment"
        tokens = [token for _, token in client.actions]
        study = await server.ask("POST", "/api/positions", {"game": "babel", "tokens": tokens, "values": True})
        assert study["view"] == client.state["view"]
        assert study["legal"] == client.state["legal"]
        assert study["values"]["exact"]
        best = study["values"]["values"][0]
        assert study["line"][0] == best["token"]
        assert len(study["line"]) == best["distance"]
        end = await server.ask("POST", "/api/positions", {"game": "babel", "tokens": tokens + study["line"]})
        assert end["result"] == ([1.0, 0.0] if best["value"] == (study["turn"] == 1) else [0.0, 1.0])
        guessed = await server.ask("POST", "/api/positions", {"game": "nivos", "values": True})
        assert not guessed["values"]["exact"]
        assert guessed["line"][0] == guessed["values"]["best"]  # what the search expects
        wrong = await server.request("POST", "/api/positions", {"game": "babel", "tokens": ["a1-", "a1-", "b1-"]})
        assert (wrong.status_code, wrong.json()["message"]) == (422, "babel-taken")
        assert wrong.json()["args"]["number"] == 2
        setup = await server.ask("POST", "/api/games/babel/setup", {"options": {"full_tower": "draw"}})
        assert setup == {
            "options": {"full_tower": "draw"},
            "applying": ["full_tower"],
            "seats": 2,
            "teams": [1, 2],
            "values": {"full_tower": ["last", "draw"]},
            "bots": True,
        }
        lists = await server.ask("GET", f"/api/tables?ids={client.table},unknown")
        assert [table["id"] for table in lists["tables"]] == [client.table]

    server.run(scenario())


def test_the_solver_reports_what_is_proven(server: LocalServer) -> None:
    async def scenario() -> None:
        for full_tower in ("last", "draw"):
            body = {"options": {"full_tower": full_tower}}
            response = await server.ask("POST", "/api/games/babel/theorem", body)
            assert response["options"] == {"full_tower": full_tower}
            assert (response["data"]["winner"], response["data"]["distance"]) == (1, 15)
            assert sum(response["data"]["distances"]) == response["data"]["positions"] == 300_779
        for game, status, message in (("nivos", 422, "not-solved"), ("chess", 404, "unknown-game")):
            answer = await server.request("POST", f"/api/games/{game}/theorem", {})
            assert (answer.status_code, answer.json()["message"]) == (status, message)

    server.run(scenario())


def test_puzzles_of_several_days_come_in_portions(server: LocalServer) -> None:
    """Each answer has at least one whole day; together they are the puzzles that are asked for one by one."""
    rules_ready(*games_with_puzzles())

    async def scenario() -> None:
        found: list[Any] = []
        day: str | None = "2026-11-15"
        while day:
            page = await server.ask("GET", f"/api/puzzles/days?date={day}&count=2")
            assert len(page["puzzles"]) % len(games_with_puzzles()) == 0
            found += page["puzzles"]
            day = page["next"] if page["next"] == "2026-11-16" else None
        games = games_with_puzzles()
        assert [(one["date"], one["game"]) for one in found[:8]] == [
            (date, name) for date in ("2026-11-15", "2026-11-16") for name in games
        ]
        assert found[0] == await server.ask("GET", f"/api/puzzles/{games[0]}?date=2026-11-15")
        last = await server.ask("GET", "/api/puzzles/days?date=9999-12-31&count=31")
        assert len(last["puzzles"]) == len(games), "there is no day after it"
        wrong = await server.request("GET", "/api/puzzles/days?count=many")
        assert wrong.json()["message"] == "server-not-a-number"

    server.run(scenario())


def test_lessons_are_judged_by_the_referee(server: LocalServer) -> None:
    async def scenario() -> None:
        steps = (await server.ask("GET", "/api/games/babel/lessons"))["steps"]
        for step in steps:
            path = f"/api/games/babel/lessons/{step['name']}"
            verdict = await server.ask("POST", path, {"token": step["example"]})
            assert verdict["done"]
            assert verdict["position"]["ply"] == len(step["tokens"]) + 1
        path = "/api/games/babel/lessons/fit"
        other = await server.ask("POST", path, {"token": "a2s"})
        assert (other["done"], other["said"]["message"]) == (False, "babel-lesson-fit-not")
        illegal = await server.request("POST", path, {"token": "b1w"})
        assert (illegal.status_code, illegal.json()["message"]) == (422, "babel-clash")
        missing = await server.request("POST", "/api/games/babel/lessons/nothing", {"token": "b1-"})
        assert (missing.status_code, missing.json()["message"]) == (404, "server-no-lesson")

    server.run(scenario())


def test_puzzles_are_judged_by_the_referee(server: LocalServer) -> None:
    async def scenario() -> None:
        day = {"date": "2026-11-15"}
        listed = await server.ask("GET", "/api/puzzles?date=2026-11-15")
        assert listed["date"] == "2026-11-15"
        assert [one["game"] for one in listed["puzzles"]] == ["babel", "nivos", "bubbles", "talo"]
        found = await server.ask("GET", "/api/puzzles/babel?date=2026-11-15")
        assert (found["date"], found["choices"]) == ("2026-11-15", [])
        for n in range(len(found["answer"])):
            verdict = await server.ask("POST", "/api/puzzles/babel", {**day, "tokens": found["answer"][: n + 1]})
            assert not verdict["wrong"]
            assert verdict["tokens"][::2] == found["answer"][: n + 1]
            assert verdict["position"]["ply"] == len(found["tokens"]) + len(verdict["tokens"])
        assert verdict["solved"]
        other = await server.ask("POST", "/api/puzzles/babel", {**day, "tokens": ["a1d"]})
        assert (other["solved"], other["wrong"], other["said"]["message"]) == (False, True, "babel-puzzle-loses")
        for method, path, body, expected in (
            ("POST", "babel", {**day, "tokens": ["b2-"]}, (422, "babel-taken")),
            ("POST", "babel", {"date": "soon", "tokens": []}, (422, "puzzle-bad-day")),
            ("GET", "babel?date=2026-13-01", None, (422, "puzzle-bad-day")),
            ("GET", "chess", None, (404, "unknown-game")),
        ):
            answer = await server.request(method, f"/api/puzzles/{path}", body)
            assert (answer.status_code, answer.json()["message"]) == expected

    server.run(scenario())


def test_a_preview_changes_nothing(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        path = f"/api/tables/{client.table}/ahead"
        first = client.state["legal"][0]
        body = {"token": first, "position": client.state["position"]}
        ahead = await server.ask("POST", path, body)
        assert ahead["refused"] is None
        assert ahead["verdict"] == {}
        assert ahead["view"]["placed"] == 1
        assert ahead["steps"][0]["step"] == "place"
        await client.act(first)
        assert client.state["view"] == ahead["view"]
        stale = await server.request("POST", path, body)
        assert stale.json()["message"] == "server-stale"
        again = await server.ask("POST", path, {**body, "position": client.state["position"]})
        assert again["refused"]["message"].startswith("babel-")
        assert again["view"] is None
        nonsense = await server.ask("POST", path, {"token": "hello", "position": client.state["position"]})
        assert nonsense["refused"]["message"] == "babel-unreadable"

    server.run(scenario())


def test_a_preview_without_a_table(server: LocalServer) -> None:
    """In lessons a board asks for the same verdicts as at a table."""
    rules_ready("talo")

    async def scenario() -> None:
        path = "/api/positions/ahead"
        tokens = ["+3", "t3", "3z@4,4,0", ".", "+5", "t1+4"]
        way = {"game": "talo", "options": {"starts": "symmetric"}, "tokens": tokens}
        held = await server.ask("POST", path, {**way, "token": "4x@2,4,3!"})
        assert (held["position"], held["refused"]) == (6, None)
        assert held["steps"][0]["step"] == "hold"
        assert held["verdict"]["fall"]["side"] == "w"
        falls = await server.ask("POST", path, {**way, "token": "4x@2,4,3"})
        assert falls["refused"]["message"] == "talo-falls"
        assert falls["verdict"]["rests"] == [[4, 4, 2]]
        nonsense = await server.ask("POST", path, {**way, "token": "hello"})
        assert nonsense["refused"]["message"] == "talo-unreadable"
        lost = await server.request("POST", path, {**way, "tokens": ["+3", "t4"], "token": "."})
        assert (lost.status_code, lost.json()["args"]["number"]) == (422, 2)

    server.run(scenario())


def test_health_and_numbers(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        assert await server.ask("GET", "/healthz") == "ok\n"
        described = await server.ask("GET", "/api/openapi.json")
        assert {route.path for route in ROUTES} == set(described["paths"])
        assert described["info"]["version"] == __version__
        numbers = await server.ask("GET", "/metrics")
        assert "ziggurat_sockets 1" in numbers
        assert 'ziggurat_deeds_total{deed="Act"} 1' in numbers
        assert "ziggurat_deed_seconds_count 1" in numbers
        for line in numbers.splitlines():
            assert re.fullmatch(r"# (HELP|TYPE) .+|[a-z_]+(\{[^}]*\})? [-+0-9.e]+", line), line

    server.run(scenario())


# ── The description ──────────────────────────────────────────────────────────────────────────────────────
def _examples() -> list[tuple[str, str]]:
    text = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
    return re.findall(r"```json (\w+)\n(.*?)```", text, re.DOTALL)


def test_every_message_has_an_example_that_is_one() -> None:
    examples = _examples()
    (state,) = [body for name, body in examples if name == "State"]
    for name, body in examples:
        kind = getattr(protocol if hasattr(protocol, name) else schemas, name)
        msgspec.json.decode(body.replace("STATE", state), type=kind)
        fields = set(json.loads(body.replace("STATE", state))) - {"type", "kind"}
        assert fields <= set(kind.__struct_encode_fields__) | {"type"}, name
    messages = {
        kind.__name__
        for union in (protocol.ClientMessage, protocol.ServerMessage, protocol.AnyEvent)
        for kind in get_args(union)
    }
    bodies = {route.body.__name__ for route in ROUTES if route.body and not get_args(route.body)}
    assert messages | bodies <= {name for name, _ in examples}


def test_every_route_is_in_the_docs() -> None:
    text = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
    assert "\n<!-- generated: endpoints -->\n" in text
    listed = docs_site.endpoints("").splitlines()[2:]
    assert [line.split("`")[1].partition("?")[0] for line in listed] == [f"{r.method} {r.path}" for r in ROUTES]
    assert "| `GET /api/puzzles/days?date=…&count=…` | | `PuzzleDays` |" in re.sub(" +", " ", "\n".join(listed))


def test_every_handler_belongs_to_a_route() -> None:
    handlers = {
        name
        for name, found in vars(endpoints).items()
        if inspect.iscoroutinefunction(found) and found.__module__ == endpoints.__name__ and name[0] != "_"
    }
    assert handlers == {route.name for route in ROUTES}


@pytest.mark.filterwarnings("ignore")
def test_the_server_does_what_its_description_says(tmp_path: Path) -> None:
    """Schemathesis sends what the description allows, and what it does not, to every endpoint."""
    rules_ready(*games_with_puzzles())
    with LocalServer(tmp_path) as server:
        place = server.run(server.make(HERE, HERE))
        schema = schemathesis.openapi.from_dict(openapi("test"))
        for operation in schema.get_all_operations():
            _try(server, operation.ok(), place)  # type: ignore[union-attr]


def _try(server: LocalServer, operation: Any, place: Any) -> None:
    from hypothesis import given

    checks = [
        CHECKS.get_one(name)
        for name in ("not_a_server_error", "response_schema_conformance", "content_type_conformance")
    ]

    @given(case=operation.as_strategy())
    @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def run(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = place["table"]["id"]
        body = case.as_transport_kwargs(base_url=f"http://{HOST}")
        body.pop("cookies", None)
        answer = server.run(_send(server, body))
        case.validate_response(schemathesis.Response.from_any(answer), checks=checks)

    run()


async def _send(server: LocalServer, body: dict[str, Any]) -> Any:
    known = {
        name: body[name]
        for name in ("method", "url", "params", "json", "headers", "data", "content")
        if name in body
    }
    known["headers"] = {
        name: value for name, value in dict(known.get("headers") or {}).items() if name.lower() != "host"
    }
    if isinstance(known.get("data"), bytes | str):
        known["content"] = known.pop("data")
    return await server.http.request(**known)


def test_a_position_as_text_is_taken_wherever_tokens_are(server: LocalServer) -> None:
    async def scenario() -> None:
        text = "enu,.,.,. 33122/33132"
        study = await server.ask("POST", "/api/positions", {"game": "babel", "position": text})
        assert (study["text"], study["ply"], study["turn"]) == (text, 0, 2)
        asked = {"game": "babel", "position": text, "tokens": study["legal"][:1]}
        after = await server.ask("POST", "/api/positions", asked)
        ahead = {"game": "babel", "position": text, "token": study["legal"][0]}
        assert (await server.ask("POST", "/api/positions/ahead", ahead))["view"] == after["view"]
        assert (await server.ask("POST", "/api/analysis", asked))["remarks"][0]["seat"] == 2
        options = await server.ask("POST", "/api/positions", {"game": "nivos", "position": "players=3 - -/-/- 1"})
        assert options["options"]["players"] == "3"
        body = {"game": "babel", "position": "eq,.,.,. 33132/33132"}
        wrong = await server.request("POST", "/api/positions", body)
        assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-position")
        assert wrong.json()["args"]["place"] == 2

    server.run(scenario())


def test_a_table_begins_with_a_position_as_text_and_keeps_it(server: LocalServer) -> None:
    async def scenario() -> None:
        text = "enu,.,.,. 33122/33132"
        body = {"game": "babel", "position": text, "seats": [{"kind": "here"}, {"kind": "here"}]}
        place = await server.ask("POST", "/api/tables", body)
        table = place["table"]
        assert (table["setup"], table["line"], table["state"]["turn"]) == (text, [], 2)
        client = await server.client(table["id"], place["key"])
        await client.act()
        record = await server.request("GET", f"/api/tables/{table['id']}/record")
        assert f'[Position "{text}"]' in record.text
        assert Record.parse(record.text).replay().view()["table"] == client.state["view"]
        info = await server.ask("POST", "/api/records/read", {"text": record.text})
        assert (info["setup"], len(info["line"])) == (text, 1)
        wrong = await server.request("POST", "/api/tables", {**body, "position": "nonsense"})
        assert wrong.json()["code"] == "bad-position"

    server.run(scenario())
