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
    width, height = (1 + int.from_bytes(picture[at : at + 3], "little") for at in (24, 27))
    assert (picture[12:16], width, height) == (b"VP8X", 560, 350)


def test_the_pictures_are_small() -> None:
    assert sum((GAMES / name).stat().st_size for name in PICTURES) <= MOST
