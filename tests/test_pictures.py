"""The games' pictures lie in the sources, small, for both themes (scripts/pictures.py draws them)."""

from pathlib import Path

import pytest

from ziggurat.registry import game_names

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
PICTURES = [f"{name}/picture-{theme}.webp" for name in game_names() for theme in ("light", "dark")]
MOST = 80_000  # bytes, all of them together


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_there(name: str) -> None:
    picture = (GAMES / name).read_bytes()
    assert picture[:4] + picture[8:12] == b"RIFFWEBP"
    assert int.from_bytes(picture[26:28], "little") & 0x3FFF == 560  # the width in a lossy WebP's header
    assert int.from_bytes(picture[28:30], "little") & 0x3FFF == 350


def test_the_pictures_are_small() -> None:
    assert sum((GAMES / name).stat().st_size for name in PICTURES) <= MOST
