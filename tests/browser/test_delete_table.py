"""Deleting a table on the page: asked, answered, and a kind ending for everybody."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess

Visit = Callable[..., Page]
HERE, OPEN = {"kind": "here", "name": "Anna"}, {"kind": "open"}
PLAN = {"tips": 3, "twin": True}
LEFT = "localStorage.getItem('ziggurat.places')"


def test_a_table_is_deleted_when_everybody_agrees(visit: Visit, server: ServerProcess) -> None:
    way = server.table("babel", [HERE, OPEN])
    anna = visit(way, settings=PLAN)
    ben = visit(way.partition("#")[0], settings=PLAN)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_text("Anna").first.wait_for()
    expect(ben.get_by_role("button", name="Delete this table")).to_have_count(0)

    anna.get_by_role("button", name="Delete this table").click()
    question = anna.get_by_role("dialog", name="Delete this table for good?")
    expect(question).to_contain_text("First the others at the table are asked")
    question.get_by_role("button", name="Keep it").click()
    expect(question).to_have_count(0)
    anna.get_by_role("button", name="Delete this table").click()
    question.get_by_role("button", name="Delete this table").click()
    expect(anna.get_by_text("Waiting for the others")).to_be_visible()

    wish = ben.get_by_role("group", name="Delete this table")
    expect(wish).to_contain_text("would like to delete this table")
    wish.get_by_role("button", name="Rather not").click()
    expect(anna.locator(".banner")).to_contain_text("would rather keep this table")

    anna.get_by_role("button", name="Delete this table").click()
    question.get_by_role("button", name="Delete this table").click()
    wish.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.get_by_role("heading", name="This table is deleted")).to_be_visible()
        assert page.evaluate(LEFT) == "{}"  # the key is forgotten
