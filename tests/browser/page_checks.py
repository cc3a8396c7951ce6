"""Checks of whatever a page shows: accessibility, nothing cut off, large enough targets; and screenshots."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

CROWDED = (Path(__file__).parent / "crowded.js").read_text(encoding="utf-8")
SHOTS = Path(os.environ.get("ZIGGURAT_SCREENSHOTS", ""))
# Until every colour has faded to what it will be; what never ends aside.
FADED_IN = """Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity).map(one => one.finished)).then(() => true)"""


def accessibility_violations(page: Page, axe: str) -> list[str]:
    page.evaluate(FADED_IN)
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html']}" for one in found["violations"] for node in one["nodes"]]


def screenshot(page: Page, name: str) -> None:
    if os.environ.get("ZIGGURAT_SCREENSHOTS"):
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def small_targets(page: Page) -> list[str]:
    """What a finger can press that is smaller than 44 pixels; links inside sentences aside."""
    return list(
        page.evaluate(
            """[...document.querySelectorAll('button, a.button, a.row, select, summary, input.field')]
            .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map(one => one.outerHTML.slice(0, 120))"""
        )
    )


def page_checker(page: Page, axe: str, width: int, theme: str, prefix: str = "") -> Callable[[str], None]:
    """Looks at the page as it is now, whatever its name: open to all, nothing cut off, nothing too small."""

    def check(name: str) -> None:
        screenshot(page, f"{prefix}{name}-{theme}-{width}")
        assert accessibility_violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    return check


def phone_viewport(width: int) -> dict[str, Any]:
    return {"height": 740, "has_touch": True} if width == 360 else {}


def cut_off(page: Page) -> list[str]:
    """Words that cannot be read whole: those that reach out of their frame, choices longer than their field."""
    return list(
        page.evaluate(
            """() => {
              const pen = document.createElement('canvas').getContext('2d');
              const seen = one => one.checkVisibility() && !one.closest('.heard, [aria-hidden=true]');
              const hides = one => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX);
              const framed = [...document.querySelectorAll('main *, header *, aside *')]
                .filter(one => seen(one) && hides(one) && one.clientWidth > 1)
                .filter(one => one.scrollWidth > one.clientWidth + 1);
              const chosen = [...document.querySelectorAll('select')].filter(one => {
                if (!seen(one) || getComputedStyle(one).opacity === '0') return false;
                const style = getComputedStyle(one);
                pen.font = style.font;
                const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
                return Math.max(...[...one.options].map(({ label }) => pen.measureText(label).width)) > room;
              });
              return [...framed, ...chosen].map(one => one.outerHTML.slice(0, 160));
            }"""
        )
    )


def crowded(page: Page) -> list[str]:
    """Words that do not fit: those that reach out of their button, and those that lie upon other words."""
    return list(page.evaluate(CROWDED))
