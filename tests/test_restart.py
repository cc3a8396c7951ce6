"""A server that is started again at a socket that systemd keeps for it: nobody is turned away meanwhile."""

import argparse
import contextlib
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from local_server import rules_ready
from ziggurat.core.refusals import Refusal
from ziggurat.server.cli import add_commands
from ziggurat.server.process import serve

SERVICE = Path(__file__).parents[1] / "deploy/ziggurat.service"
# As systemd does it: the socket is file 3, and two variables say so.
AS_SYSTEMD = 'export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@" 3<&{fd}'
REQUEST = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as made:
        yield made


def test_a_socket_that_was_handed_over_is_used(listening: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_HANDED_OVER", os.dup(listening.fileno()))
    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    ours = serve._handed_over()
    assert ours is not None
    with ours:
        assert ours.getsockname() == listening.getsockname()
    with Path(__file__).open() as no_socket:
        monkeypatch.setattr(serve, "_HANDED_OVER", no_socket.fileno())
        with pytest.raises(Refusal) as refused:
            serve._handed_over()
    assert refused.value.reason.id == "server-no-socket"
    monkeypatch.setenv("LISTEN_PID", "1")  # it was meant for another process
    assert serve._handed_over() is None


def test_the_service_is_started_with_arguments_that_there_are() -> None:
    (line,) = re.findall(r"^ExecStart=/opt/ziggurat/bin/ziggurat (.*)", SERVICE.read_text(), re.MULTILINE)
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    given = parser.parse_args(shlex.split(line))
    serve.check_options(given)
    assert given.port == 8000  # where ziggurat.socket listens
    assert f"ListenStream={given.host}:{given.port}\n" in SERVICE.with_suffix(".socket").read_text()


def started(listening: socket.socket, data: Path) -> "subprocess.Popen[bytes]":
    fd = listening.fileno()
    server = [sys.executable, "-m", "ziggurat.server", "serve", "--data", str(data)]
    return subprocess.Popen(
        ["bash", "-c", AS_SYSTEMD.format(fd=fd), "bash", *server], pass_fds=[fd], stdout=subprocess.PIPE
    )


def asked(listening: socket.socket) -> socket.socket:
    """A request that is sent at once, whether anybody is there or not."""
    caller = socket.create_connection(listening.getsockname(), timeout=60)
    caller.sendall(REQUEST)
    return caller


def answer(caller: socket.socket) -> bytes:
    with caller, caller.makefile("rb") as file:
        return file.read()


@pytest.mark.long
def test_nobody_is_turned_away_while_the_server_is_started_again(listening: socket.socket, tmp_path: Path) -> None:
    rules_ready()
    for _ in range(2):
        early = asked(listening)  # before there is a server
        server = started(listening, tmp_path)
        try:
            for caller in (early, asked(listening)):
                assert answer(caller).endswith(b"\r\n\r\nready\n")
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=30)
        assert server.returncode == 0
