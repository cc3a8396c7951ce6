"""Others on the network: who may open the server to them, what changes then, and that it closes again."""

import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.server_process import ServerProcess as Real
from local_server import HERE, OPEN, ROOMY, LocalServer
from ziggurat.server.limits.security import Guard
from ziggurat.server.process.network import addresses, usable
from ziggurat.server.settings import Settings

Json = dict[str, Any]


@pytest.fixture(scope="module")
def real(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    """A real server that listens on this machine only, as `make play` starts it."""
    made = Real(tmp_path_factory.mktemp("network"))
    yield made
    made.stop()


def call(url: str, body: Any = None, **headers: str) -> tuple[int, Json]:
    """Asks, from this server's own page if something is to change and nothing else is said."""
    data = None if body is None else json.dumps(body).encode()
    origin = "/".join(url.split("/")[:3])
    sent = {"Content-Type": "application/json"} | ({"Origin": origin} if data else {}) | headers
    request = urllib.request.Request(
        url, data, {name.replace("_", "-"): value for name, value in sent.items() if value}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def mine(real: Real) -> dict[str, str]:
    """What a page sends that was opened by the address that the server printed."""
    return {"Authorization": f"Bearer {real.here_key}"}


def network_url(real: Real) -> str:
    return f"{real.url}/api/network"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Authorization": ""}, 403),  # not even without a proxy
        ({"Origin": ""}, 403),  # no page of ours asks
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Content_Type": "text/plain"}, 415),  # what a form on another site could send
        ({"X_Forwarded_For": "203.0.113.9"}, 403),  # somebody behind a proxy on this machine
        ({"X_Forwarded_For": "127.0.0.1"}, 403),
        ({"Forwarded": "for=127.0.0.1"}, 403),
        ({"Via": "1.1 proxy"}, 403),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, 421),  # DNS rebinding
        ({"Host": "192.168.0.7", "Origin": "http://192.168.0.7"}, 403),  # not this machine's name for itself
    ],
)
def test_only_somebody_at_this_machine_opens_the_server(real: Real, headers: dict[str, str], status: int) -> None:
    assert call(network_url(real), {"open": True}, **(mine(real) | headers))[0] == status
    assert call(network_url(real), **mine(real))[1] == {"address": None, "yours": True}


@pytest.mark.parametrize("key", ["", "Bearer x", "Bearer ", "Basic x"])
def test_a_proxy_that_leaves_no_mark_makes_nobody_somebody_at_this_machine(real: Real, key: str) -> None:
    """nginx with nothing but `proxy_pass http://127.0.0.1:8000;` sends a stranger's request like this."""
    assert call(network_url(real), {"open": True}, Authorization=key)[0] == 403
    assert call(network_url(real), Authorization=key)[1] == {"address": None, "yours": False}


def test_it_is_opened_used_and_closed(real: Real) -> None:
    address = usable(addresses())
    status, sent = call(network_url(real), {"open": True}, **mine(real))
    if address is None:
        assert (status, sent["message"]) == (409, "server-no-network")
        return
    there = f"http://{address}:{real.port}"
    assert (status, sent) == (200, {"address": there, "yours": True})
    assert call(network_url(real), {"open": True}, **mine(real))[1]["address"] == there  # twice is once
    real.table("babel")  # its rules are ready
    # The others see where they are, and cannot change it, whatever name they call it by.
    assert call(f"{there}/api/network")[1] == {"address": there, "yours": False}
    for origin in (there, real.url):
        host = origin.removeprefix("http://")
        status, sent = call(f"{there}/api/network", {"open": False}, Origin=origin, Host=host, **mine(real))
        assert (status, sent["message"]) == (403, "server-network-not-yours")
    # Links carry the address for who asks from here, and for who asks from there.
    for base in (real.url, there):
        status, place = call(f"{base}/api/tables", {"game": "babel", "seats": [HERE, OPEN]})
        assert status == 201, place
        assert place["link"].startswith(f"{there}/t/")
        assert place["table"]["invite"].startswith(f"{there}/t/")
    assert call(network_url(real), {"open": False}, **mine(real))[1] == {"address": None, "yours": True}
    with pytest.raises(urllib.error.URLError):
        call(f"{there}/api/network")
    assert call(network_url(real), {"open": True}, **mine(real))[1]["address"] == there  # and once more
    real.stop()
    real.start()
    assert call(network_url(real), **mine(real))[1]["address"] is None  # nothing is remembered
    with pytest.raises(urllib.error.URLError):
        call(f"{there}/api/network")


def test_where_the_same_port_is_taken_another_one_serves(real: Real) -> None:
    address = usable(addresses())
    if address is None:
        pytest.skip("This machine is in no network.")
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((address, real.port))
        taken.listen()
        sent = call(network_url(real), {"open": True}, **mine(real))[1]
        assert sent["address"].startswith(f"http://{address}:")
        assert not sent["address"].endswith(f":{real.port}")
        assert call(f"{sent['address']}/api/network")[0] == 200
        call(network_url(real), {"open": False}, **mine(real))


def test_a_server_that_was_started_for_others_stays_as_it_is(tmp_path: Path) -> None:
    """Behind a proxy, or with a given address, the network cannot be changed."""
    with LocalServer(tmp_path, Settings(public="https://games.example.org")) as server:

        async def scenario() -> None:
            assert await server.ask("GET", "/api/network") == {"address": None, "yours": False}
            answer = await server.request("POST", "/api/network", {"open": True}, origin="http://test.localhost")
            assert (answer.status_code, answer.json()["message"]) == (409, "server-network-fixed")

        server.run(scenario())


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([], None),
        (["127.0.0.1", "127.0.1.1"], None),
        (["0.0.0.0", "192.168.0.7", "10.0.0.1"], "192.168.0.7"),
        (["127.0.1.1", "169.254.3.4"], "169.254.3.4"),  # a cable between two machines
    ],
)
def test_the_address_for_others(found: list[str], chosen: str | None) -> None:
    assert usable(found) == chosen


@pytest.mark.parametrize("name", ["localhost", "localhost.", "127.0.0.1", "127.9.9.9", "[::1]", "0.0.0.0", "[::]"])
def test_this_machines_names_for_itself_get_into_no_link(name: str) -> None:
    host = f"{name}:8000"
    scope = {
        "type": "http",
        "scheme": "http",
        "method": "POST",
        "client": ("127.0.0.1", 5),
        "headers": [(b"host", host.encode()), (b"origin", f"http://{host}".encode())],
    }
    caller = Guard(Settings(lan_url="http://192.168.0.7:8000")).caller(scope)
    assert (caller.here, caller.invite("x")) == (True, "http://192.168.0.7:8000/t/x")


def test_behind_a_proxy_nobody_is_at_this_machine() -> None:
    """Not even without a proxy's marks: the host said that there is one."""
    scope = {
        "type": "http",
        "scheme": "http",
        "method": "POST",
        "client": ("127.0.0.1", 5),
        "headers": [(b"host", b"127.0.0.1:8000"), (b"origin", b"http://127.0.0.1:8000")],
    }
    assert Guard(Settings()).caller(scope).here
    assert not Guard(Settings(public="https://games.example.org")).caller(scope).here
    assert not Guard(Settings()).caller(scope | {"client": ("192.168.0.9", 5)}).here


@pytest.mark.parametrize("public", ["https://games.example.org", "https://games.example.org./"])
@pytest.mark.parametrize("host", ["games.example.org", "games.example.org.", "Games.Example.org:443"])
def test_a_dot_at_the_end_of_a_name_makes_it_no_other(public: str, host: str) -> None:
    guard = Guard(Settings(public=public))
    asked: dict[str, Any] = {"type": "http", "method": "POST", "client": ("127.0.0.1", 1), "http_version": "1.1"}
    for origin in ("https://games.example.org", "https://games.example.org.", "https://games.example.org:443"):
        assert (
            guard.objection({**asked, "headers": [(b"host", host.encode()), (b"origin", origin.encode())]}) is None
        )
    assert guard.objection({**asked, "headers": [(b"host", host.encode()), (b"origin", b"http://evil.org")]})
    assert not guard.may_see_numbers({**asked, "headers": [(b"host", host.encode())]})


def test_the_numbers_are_not_for_visitors(tmp_path: Path) -> None:
    """A bare nginx calls the server by its address, and leaves no mark but the version of HTTP."""

    async def asked(key: str, version: str, **headers: str) -> int:
        async def as_sent(scope: Any, receive: Any, send: Any) -> None:
            app: Any = server.app
            await app({**scope, "http_version": version}, receive, send)

        with_key = Settings(limits=ROOMY, thinkers=1, metrics_key=key)
        server.app.guard = Guard(with_key)
        transport = httpx.ASGITransport(as_sent)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            return (await client.get("/metrics", headers=headers)).status_code

    with LocalServer(tmp_path) as server:
        assert server.run(asked("", "1.1")) == 200
        assert server.run(asked("", "1.0")) == 404
        assert server.run(asked("secret", "1.1")) == 404
        assert server.run(asked("secret", "1.1", authorization="Bearer wrong")) == 404
        assert server.run(asked("secret", "1.0", authorization="Bearer secret")) == 200
