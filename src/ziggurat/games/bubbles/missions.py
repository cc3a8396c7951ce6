"""The twenty missions of solo (U21–U26): read from `missions.toml`, drawn there as they lie on the board."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ziggurat.core.messages import ENGLISH, translate

SKY = "RPYBGYBGRP"  # all missions share it (U21)


@dataclass(frozen=True)
class Mission:
    """A planet to be cleared of all bubbles but black ones."""

    number: int
    title_id: str
    planet: str  # 20 letters, rows 7 to 10

    def title(self, language: str = ENGLISH) -> str:
        return translate(self.title_id, language)


@cache
def missions() -> tuple[Mission, ...]:
    return read(Path(__file__).with_name("missions.toml"))


def read(file: Path) -> tuple[Mission, ...]:
    return tuple(
        Mission(number, f"bubbles-mission-{row['title']}", "".join(row["planet"].split()))
        for number, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["mission"], start=1)
    )
