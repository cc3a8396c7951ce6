"""The games' pictures lie in the sources, small, for both themes (scripts/pictures.py draws them).

So do the games that the animations of the README show (scripts/screenshots.py makes those).
"""

from pathlib import Path

import pytest

from ziggurat.core.registry import BUILT_IN
from ziggurat.records import Record

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "web" / "src" / "games"
SHOWN = ROOT / "scripts" / "shown_games"
PICTURES = [f"{name}/picture-{theme}.webp" for name in BUILT_IN for theme in ("light", "dark")]
MOST = 20_000  # bytes of a game's pictures, on average


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_there(name: str) -> None:
    picture = (GAMES / name).read_bytes()
    assert picture[:4] + picture[8:12] == b"RIFFWEBP"
    width, height = (1 + int.from_bytes(picture[at : at + 3], "little") for at in (24, 27))
    assert (picture[12:16], width, height) == (b"VP8X", 560, 350)


def test_the_pictures_are_small() -> None:
    assert sum((GAMES / name).stat().st_size for name in PICTURES) <= MOST * len(BUILT_IN)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_to_show_is_played_to_its_end(name: str) -> None:
    shown = Record.parse((SHOWN / f"{name}.txt").read_text(encoding="utf-8")).replay()
    assert shown.game.name == name
    assert shown.over
