"""The games' pictures in the sources are what the page draws today (scripts/pictures.py)."""

import subprocess
import sys

import pytest
from playwright.sync_api import Browser

import pictures
from ziggurat.core.registry import BUILT_IN


@pytest.mark.long
def test_the_pictures_are_up_to_date(chromium: Browser) -> None:
    command = [sys.executable, str(pictures.ROOT / "scripts" / "pictures.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run: make pictures\n{done.stdout}{done.stderr}"


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_picture_is_told_from_another(chromium: Browser, name: str) -> None:
    by_day, by_lamp = (
        (pictures.GAMES / name / f"picture-{theme}.webp").read_bytes() for theme in ("light", "dark")
    )
    assert pictures.look_alike(chromium, by_day, by_day)
    assert not pictures.look_alike(chromium, by_day, by_lamp)
