"""What all tests share: what is not even loaded, and at the end a plain word about what was left out."""

from pathlib import Path

import pytest
from hypothesis import settings

# Machines are shared, and what is compiled at its first use takes its time once: no test is judged by the clock.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Talo's tests are all long, and only to load them compiles its rules for over a minute."""
    short = config.getoption("markexpr") == "not long"
    return True if short and collection_path.name.startswith("test_talo") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop running, beside which no other can be run."""
    items.sort(key=lambda item: "browser" in item.path.parts)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in left_out if "browser" in reason.lower()):
        terminalreporter.section("left out", sep="=", yellow=True)
        terminalreporter.line(reason.removeprefix("Skipped: "))
