"""Numbers about the running server, in the text form that Prometheus reads."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters by name, gauges that are read on request, and how long commands took to be stored."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._gauges: dict[str, tuple[str, dict[str, Callable[[], float]]]] = {}
        self._slots = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "", number: int = 1) -> None:
        self._counts[f"{name}{label}"] += number

    def gauge(self, name: str, meaning: str, value: Callable[[], float], label: str = "") -> None:
        self._gauges.setdefault(name, (meaning, {}))[1][label] = value

    def command_took(self, seconds: float) -> None:
        self._slots[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        lines: list[str] = []
        named = ""
        for key, number in sorted(self._counts.items()):
            name = key.partition("{")[0]
            if name != named:
                lines.append(f"# TYPE ziggurat_{name}_total counter")
                named = name
            labels = key[len(name) :]
            lines.append(f"ziggurat_{name}_total{labels} {number}")
        for name, (meaning, values) in self._gauges.items():
            lines += [f"# HELP ziggurat_{name} {meaning}", f"# TYPE ziggurat_{name} gauge"]
            lines += [f"ziggurat_{name}{label} {value():g}" for label, value in values.items()]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "ziggurat_deed_seconds"
        lines = [f"# HELP {name} From a command received to its news sent.", f"# TYPE {name} histogram"]
        total = 0
        for bound, number in zip(_BOUNDS, self._slots, strict=False):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        total += self._slots[-1]
        return [
            *lines,
            f'{name}_bucket{{le="+Inf"}} {total}',
            f"{name}_sum {self._seconds}",
            f"{name}_count {total}",
        ]


def merged(texts: dict[str, str]) -> str:
    """The numbers of several workers in one text, each with a label that says whose it is."""
    about: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for worker, text in texts.items():
        family = ""
        for line in text.splitlines():
            if line.startswith("#"):
                _, _, family, *_ = line.split(" ", 3)
                if line not in about.setdefault(family, []):
                    about[family].append(line)
            elif line:
                samples.setdefault(family, []).append(_labelled(line, worker))
    return "".join(f"{line}\n" for family in samples for line in (*about.get(family, ()), *samples[family]))


def _labelled(line: str, worker: str) -> str:
    name, _, value = line.rpartition(" ")
    bare, brace, labels = name.partition("{")
    return f'{bare}{{worker="{worker}"{"," + labels if brace else "}"} {value}'
