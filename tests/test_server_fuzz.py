"""Random requests and messages against a real server: no 500, no 1011, no traceback (issue 14, 8)."""

import asyncio
import json
import signal
from pathlib import Path

import pytest

from fuzz import GAMES, fuzzed
from local_server import rules_ready
from raw_clients import get
from server_process import ServerProcess, free_port

FEW = 2_500
QUICK = ("hint_seconds=0.02", "bot_seconds=0.05", "simulations=50")


def survive(folder: Path, requests: int, messages: int, seed: int) -> None:
    rules_ready(*GAMES)
    limits = [part for limit in QUICK for part in ("--limit", limit)]
    process = asyncio.run(ServerProcess(folder / "data", free_port(), *limits, watched=True).ready())
    try:
        outcome = asyncio.run(fuzzed(process.port, requests, messages, seed))
        numbers = get(process.port, "/metrics").decode()
    finally:
        status = process.stop(signal.SIGTERM)
    print(sorted(outcome.statuses.items()), outcome.messages, sorted(outcome.codes.items()))
    assert not outcome.failures, "\n".join(outcome.failures[:20])
    assert status == 0
    assert sum(outcome.statuses.values()) >= requests
    assert outcome.messages >= messages
    assert {200, 201, 400, 401, 403, 404, 409, 415, 422} <= set(outcome.statuses)
    assert {1000, 1009} <= set(outcome.codes)
    assert not [name for name in ("crashes", "socket_failures", "bot_failures") if f"ziggurat_{name}" in numbers]
    events = [json.loads(line) for line in (folder / "errors.txt").read_text().splitlines()]
    assert not [event for event in events if event["level"] in ("error", "critical")]


def test_a_few_thousand_random_requests_and_messages(tmp_path: Path) -> None:
    survive(tmp_path, FEW, FEW, seed=1)


@pytest.mark.long
def test_sixty_thousand_requests_and_forty_thousand_messages(tmp_path: Path) -> None:
    survive(tmp_path, 60_000, 40_000, seed=2)
