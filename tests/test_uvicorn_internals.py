"""What `server/http/_uvicorn.py` takes from the internals of uvicorn, websockets and httptools still exists."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httptools
import pytest
import uvicorn
from uvicorn.lifespan.on import LifespanOn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from ziggurat.server.http._uvicorn import (
    HttpConnection,
    UvicornServer,
    WebSocketConnection,
    trusts,
    whole_text,
)

ROOT = Path(__file__).parent.parent
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
HTTP: Any = HttpToolsProtocol
WEBSOCKET: Any = WebSocketsSansIOProtocol
# What is overridden or called, and with which arguments.
METHODS: list[tuple[Any, str]] = [
    (uvicorn.Server.startup, "(self, sockets)"),
    (uvicorn.Server.shutdown, "(self, sockets)"),
    (HTTP.connection_made, "(self, transport)"),
    (HTTP.connection_lost, "(self, exc)"),
    (HTTP.data_received, "(self, data)"),
    (HTTP.on_message_begin, "(self)"),
    (HTTP.on_header, "(self, name, value)"),
    (HTTP.on_headers_complete, "(self)"),
    (HTTP.on_message_complete, "(self)"),
    (HTTP.on_response_complete, "(self)"),
    (HTTP.resume_writing, "(self)"),
    (HTTP.handle_websocket_upgrade, "(self)"),
    (HTTP.shutdown, "(self)"),
    (HTTP._start_asgi_task, "(self, cycle, app)"),
    (HTTP._should_upgrade, "(self)"),
    (HTTP._unset_keepalive_if_required, "(self)"),
    (WEBSOCKET.connection_lost, "(self, exc)"),
    (WEBSOCKET.data_received, "(self, data)"),
    (WEBSOCKET.handle_connect, "(self, event)"),
    (WEBSOCKET.handle_cont, "(self, event)"),
    (WEBSOCKET.handle_text, "(self, event)"),
    (WEBSOCKET.handle_ping, "(self)"),
    (WEBSOCKET.handle_pong, "(self, event)"),
    (WEBSOCKET.handle_close, "(self, event)"),
    (WEBSOCKET.handle_parser_exception, "(self)"),
    (WEBSOCKET.send_receive_event_to_app, "(self)"),
    (WEBSOCKET.keepalive_timeout, "(self)"),
    (WEBSOCKET.shutdown, "(self)"),
    (WEBSOCKET.receive, "(self)"),
    (WEBSOCKET.send, "(self, message)"),
    (ServerProtocol.data_to_send, "(self)"),
    (apply_mask, "(data, mask)"),
]
# The attributes that are read or set, by the class that sets them.
ATTRIBUTES: list[tuple[Any, str]] = [
    (HTTP, "client cycle flow headers loop parser pipeline transport url"),
    (RequestResponseCycle, "disconnected message_event response_complete response_started"),
    (
        WEBSOCKET,
        "client close_sent config conn disconnected frames handshake_complete handshake_initiated loop queue"
        " read_paused response scope transport writable",
    ),
    (uvicorn.Server, "config lifespan server_state servers"),
    (uvicorn.Config, "backlog http_protocol_class ws_max_size"),
    (ServerState, "connections"),
    (LifespanOn, "state"),
]


@pytest.mark.parametrize(("method", "signature"), METHODS, ids=lambda value: getattr(value, "__qualname__", None))
def test_methods_have_the_expected_parameters(method: Any, signature: str) -> None:
    parameters = inspect.signature(method).parameters
    assert "(" + ", ".join(parameters) + ")" == signature


@pytest.mark.parametrize(("kind", "names"), ATTRIBUTES, ids=lambda value: getattr(value, "__name__", None))
def test_attributes_are_set_by_their_classes(kind: Any, names: str) -> None:
    source = inspect.getsource(kind)
    missing = [name for name in names.split() if not re.search(rf"self\.{name}\b[^=\n]*=[^=]", source)]
    assert not missing


def test_the_rest_exists() -> None:
    assert issubclass(httptools.HttpParserUpgrade, Exception)
    assert issubclass(httptools.HttpParserError, Exception)
    assert STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")
    assert {"fin", "data"} <= set(Frame.__dataclass_fields__)
    assert State.OPEN.name == "OPEN"
    assert {"data_to_send", "fail", "state"} <= set(dir(ServerProtocol))
    assert ServerProtocol().handshake_exc is None
    assert "127.0.0.1" in _TrustedHosts("127.0.0.1")


def test_the_interface_is_built_on_them() -> None:
    assert issubclass(HttpConnection, HttpToolsProtocol)
    assert issubclass(WebSocketConnection, WebSocketsSansIOProtocol)
    assert issubclass(UvicornServer, uvicorn.Server)
    assert trusts("10.0.0.1")("10.0.0.1")
    assert not trusts("10.0.0.1")("10.0.0.2")
    assert whole_text(b"\x81\x82\x01\x02\x03\x04" + bytes([ord("h") ^ 1, ord("i") ^ 2]), 100) == b"hi"


@pytest.mark.parametrize("package", ["uvicorn", "websockets", "httptools"])
def test_the_installed_versions_are_within_their_bounds(package: str) -> None:
    (bound,) = [line for line in DEPENDENCIES if line.startswith(f"{package}>")]
    low, high = (tuple(map(int, part.split("."))) for part in bound.removeprefix(f"{package}>=").split(",<"))
    assert low <= tuple(map(int, version(package).split("."))) < high


def test_no_other_module_imports_them() -> None:
    sources = ROOT / "src" / "ziggurat"
    imports = re.compile(r"^\s*(?:from|import) (?:uvicorn|websockets|httptools)\b", re.MULTILINE)
    found = {
        file.relative_to(sources).as_posix()
        for file in sources.rglob("*.py")
        if imports.search(file.read_text(encoding="utf-8"))
    }
    assert found == {"server/http/_uvicorn.py"}
