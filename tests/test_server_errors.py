"""Errors own their code and status: all that the server can raise, one by one, on HTTP and on the socket."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ziggurat.bots.networks
import ziggurat.server.http.app  # noqa: F401 – so that all refusals are known
from local_server import HERE, OPEN, LocalServer
from test_refusals import every_kind
from ziggurat.core.messages import Message, has_message
from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.errors import ErrorKind, refuse
from ziggurat.server.http import app
from ziggurat.server.live import serializers

SOURCES = {
    path.name: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent.parent / "src" / "ziggurat" / "server").rglob("*.py"))
}
KINDS = {name: kind for name, kind in vars(errors).items() if isinstance(kind, ErrorKind)}

# Clients depend on these: codes may be added, but none may change.
STATUSES = {
    400: "bad-request not-utf8 one-host",
    401: "wrong-key",
    403: "network-not-yours no-hints not-creator not-your-seat not-your-turn only-watching wrong-origin",
    404: "no-lesson no-moment no-table nothing-here",
    405: "wrong-method",
    408: "no-hello slow-request",
    409: (
        "begun-open bot-leads done-pending forget-pending id-used name-alike network-fixed no-bots no-clock "
        "no-done-pending no-forget-pending no-movement no-network no-open-seat no-phrase no-rematch-asked "
        "no-resigning no-stand-in-there no-undo-now no-undo-pending not-a-number not-absent not-over "
        "nothing-to-undo opened-elsewhere over rematch-made seat-count seat-taken second-hello stale "
        "table-almost-full table-full time too-many-simulations undo-past-absent undo-pending waiting "
        "watcher-gave-way which-seat"
    ),
    410: "table-deleted",
    413: "body too-large",
    415: "not-json",
    421: "wrong-host",
    422: "bad-log bad-name beyond-end name-marks name-unseen unreadable",
    429: (
        "asked-too-often connections-an-address pipelined too-busy too-fast too-many-made too-many-requests "
        "too-many-seats too-many-sockets too-many-tables too-much-loaded too-much-stored"
    ),
    431: "header-bytes headers",
    500: "crash",
    503: "closing connections elsewhere not-kept not-stored too-long unsure",
}
OWN = {  # refusals with a class of their own
    "unknown-game": 404,
    "bad-option": 422,
    "bad-position": 422,
    "illegal-action": 422,
    "bad-record": 422,
    "bad-network": 422,
    "no-puzzle": 422,
    "bad-day": 422,
    "not-solved": 422,
    "played-by-hand": 422,
    "making-ready": 503,
    "closing": 503,
    "thinking-lost": 503,
    "table-damaged": 500,
    "old-rules": 409,
    "data-too-new": 422,
    "data-in-use": 422,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path) as made:
        yield made


def test_every_error_has_its_code_and_status() -> None:
    found = {kind.code: kind.status for kind in KINDS.values()}
    assert len(found) == len(KINDS)
    assert found == {code: status for status, codes in STATUSES.items() for code in codes.split()}


def test_every_refusal_with_a_class_of_its_own_has_code_and_status() -> None:
    kinds = [kind for kind in every_kind() if kind.__module__.startswith("ziggurat") and "code" in vars(kind)]
    assert {kind.code: kind.status for kind in kinds} == {"refused": 422, **OWN}
    codeless = {kind.__name__ for kind in every_kind() if kind.__module__.startswith("ziggurat")}
    codeless -= {kind.__name__ for kind in kinds}
    assert codeless == {"Elsewhere", "ServerRefusal", "Unreadable"}  # each instance of these has its own


def test_every_error_is_used_and_every_one_used_is_known() -> None:
    used = {name for text in SOURCES.values() for name in re.findall(r"errors\.([A-Z][A-Z0-9_]+)", text)}
    assert used - {"LIMITED"} == set(KINDS)


@pytest.mark.parametrize("name", KINDS)
def test_an_error_has_words(name: str) -> None:
    assert has_message(KINDS[name].message)


def test_nothing_depends_on_the_spelling_of_a_message() -> None:
    """The id of a message is read where it is translated, and nowhere else."""
    allowed = {"serializers.py": 1}  # `localized`
    found = {
        file: len(re.findall(r"reason\.id\b|message\.id\s*[!=]=|[\"']server-[\"']", text))
        for file, text in SOURCES.items()
    }
    assert {file: count for file, count in found.items() if count} == allowed


@pytest.mark.parametrize(
    "kind", [*KINDS.values(), ErrorKind("odd", 418, "babel-taken")], ids=lambda kind: kind.code
)
def test_a_refusal_answers_with_its_code_and_status_whatever_its_message(kind: ErrorKind) -> None:
    for message in ("server-crash", "clue-where"):
        refusal = refuse(ErrorKind(kind.code, kind.status, message))
        problem = serializers.problem(refusal, "de")
        assert (problem.code, problem.status, problem.message) == (kind.code, kind.status, message)
        assert app.problem(refusal, "de").status_code == kind.status
        goodbye = serializers.goodbye(refusal, "de")
        later = kind.status in (408, 429, 503)
        assert (goodbye.code, goodbye.final) == (kind.code, not later and kind is not errors.CRASH)
        assert errors.close_code(refusal) == (1013 if later else 1011 if kind.status >= 500 else 1008)


def test_a_refusal_without_a_class_of_its_own_is_a_bad_request_of_its_content() -> None:
    refusal = Refusal(Message("server-stale"))
    assert (refusal.code, refusal.status) == ("refused", 422)


def test_codes_come_over_http(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN)
        named = {"game": "babel", "seats": [{**HERE, "name": "7"}, HERE]}
        table = f"/api/tables/{place['table']['id']}"
        act = {"type": "act", "id": "a", "token": "a1-", "position": 1}
        tries: list[tuple[str, str, Any, str | None, int, str]] = [
            ("GET", "/api/tables/nowhere", None, None, 404, "no-table"),
            ("GET", "/api/nothing", None, None, 404, "nothing-here"),
            ("DELETE", "/api/tables", None, None, 405, "wrong-method"),
            ("POST", "/api/tables", {"game": "chess"}, None, 404, "unknown-game"),
            ("POST", "/api/tables", {"game": "babel", "options": {"size": "9"}}, None, 422, "bad-option"),
            ("POST", "/api/tables", {"game": 7}, None, 422, "unreadable"),
            ("POST", "/api/tables", named, None, 422, "bad-name"),
            ("POST", "/api/positions", {"game": "babel", "tokens": ["zz"]}, None, 422, "illegal-action"),
            ("POST", "/api/records/read", {"text": "nothing"}, None, 422, "bad-record"),
            ("GET", "/api/puzzles?date=soon", None, None, 422, "bad-day"),
            ("POST", "/api/games/talo/theorem", {}, None, 422, "not-solved"),
            ("GET", table, None, "wrong", 401, "wrong-key"),
            ("GET", f"{table}/moments/9", None, None, 404, "no-moment"),
            ("GET", f"{table}/events?since=x", None, None, 409, "not-a-number"),
            ("POST", f"{table}/deeds", act, None, 403, "only-watching"),
            ("POST", f"{table}/deeds", act, place["key"], 409, "waiting"),
            ("POST", f"{table}/deeds", {"type": "undo", "id": "b"}, place["key"], 409, "no-undo-now"),
        ]
        for method, path, body, key, status, code in tries:
            answer = await server.request(method, path, body, key)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path

    server.run(scenario())


def test_codes_come_over_the_socket(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        for message, code in (
            ({"type": "act", "token": "zz", "position": 1}, "illegal-action"),
            ({"type": "act", "token": "a1-", "position": 7}, "stale"),
            ({"type": "undo"}, "nothing-to-undo"),
        ):
            assert (await client.do(message))["code"] == code
        lost = await server.client(place["table"]["id"], "wrong")
        (goodbye,) = lost.of_type("farewell")
        assert (goodbye["code"], goodbye["final"]) == ("wrong-key", True)

    server.run(scenario())
