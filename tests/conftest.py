"""What all tests share: their order, which of them are long, and a word at the end about what was left out.

The order is shuffled anew in every run (pytest-randomly); a run that fails ends with the option that repeats it.
"""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import loop_time
import postgres
from page_node import node_program
from ziggurat.core.registry import game_names

# Tests read English of any width, whatever the language and the terminal of who runs them.
os.environ["ZIGGURAT_LANGUAGE"] = "en"
os.environ.pop("COLUMNS", None)

# Machines are shared, and what is compiled at its first use takes its time once: no test is judged by the clock.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
# These run with SQLite and with PostgreSQL; `make test` runs the second form of the quick one.
BOTH = {
    "test_server_corpus",
    "test_server_data",
    "test_server_endpoints",
    "test_server_errors",
    "test_server_fantasy",
    "test_server_fast_path",
    "test_server_faults",
    "test_server_fuzz",
    "test_server_limits",
    "test_server_moved_tables",
    "test_server_network",
    "test_server_play",
    "test_server_setup",
    "test_server_shares",
}
QUICK = {"test_server_play"}
SMOKE = "test_smoke.py"  # a look at every page; of the other browser tests, `make test` runs those marked `smoke`


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop running, beside which no other can be run."""
    items.sort(key=in_browser)
    for item in filter(in_browser, items):
        if item.path.name != SMOKE and not item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.long)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module, markers = metafunc.module.__name__, {marker.name for marker in metafunc.definition.iter_markers()}
    if module in BOTH and "sqlite" not in markers:
        marks = () if module in QUICK else (pytest.mark.long,)
        kinds = ["sqlite", pytest.param("postgres", marks=marks)]
        metafunc.parametrize("kept_in", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the server keeps its data."""
    kind: str = getattr(request, "param", "sqlite")
    postgres.use(kind)
    with postgres.emptied():
        yield kind
    postgres.use("sqlite")


@pytest.fixture(autouse=True)
def databases_are_emptied() -> Iterator[None]:
    with postgres.emptied():
        yield


def in_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


@pytest.fixture(autouse=True)
def no_game_stays_registered() -> Iterator[None]:
    """Tests run in any order: a game that one of them adds must not be there for the next."""
    before = game_names()
    yield
    assert game_names() == before


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in left_out if "browser" in reason.lower()):
        terminalreporter.section("left out", sep="=", yellow=True)
        terminalreporter.line(reason.removeprefix("Skipped: "))
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        seed = terminalreporter.config.getoption("randomly_seed", None)
        terminalreporter.line(f"The tests ran in the order of --randomly-seed={seed}.")


loop_time.watch_callbacks()


@pytest.fixture(autouse=True)
def no_callback_holds_up_a_server(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever takes long belongs into a thread: everybody waits for the event loop."""
    loop_time.stalls.clear()
    yield
    assert not loop_time.stalls or request.node.get_closest_marker("slow_callbacks"), loop_time.stalls


@pytest.fixture(autouse=True)
def every_word_can_be_said(request: pytest.FixtureRequest) -> Iterator[None]:
    """A message that is missing or fails shows its id to people; in a test it is a fault."""
    faults: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: faults.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("ziggurat.messages")
    logger.addHandler(handler)
    yield
    logger.removeHandler(handler)
    assert not faults or request.node.get_closest_marker("faulty_messages"), faults


@pytest.fixture(scope="session")
def node() -> str:
    """The Node that the page is built with."""
    return node_program()
