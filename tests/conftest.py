"""What all tests share: their order, a second try in the browser; at the end a word about what was left out."""

import os

import pytest
from hypothesis import settings

# Tests read English of any width, whatever the language and the terminal of who runs them.
os.environ["ZIGGURAT_LANGUAGE"] = "en"
os.environ.pop("COLUMNS", None)

# Machines are shared, and what is compiled at its first use takes its time once: no test is judged by the clock.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop running, beside which no other can be run."""
    items.sort(key=in_browser)
    for item in filter(in_browser, items):
        item.add_marker(pytest.mark.flaky(reruns=1))  # software rendering on a shared machine; the run names them


def in_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section("passed or failed at its second try", sep="=", yellow=True)
        terminalreporter.line(f"{report.nodeid}\n{report.longreprtext}")
    left_out = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in left_out if "browser" in reason.lower()):
        terminalreporter.section("left out", sep="=", yellow=True)
        terminalreporter.line(reason.removeprefix("Skipped: "))
