"""The files of the page: each squeezed as the browser asks for it, the best way first."""

import gzip
from functools import partial
from pathlib import Path

import pytest
from starlette.requests import Request

from ziggurat.server.http.page import Page

SCRIPT = b"let towers = 4;" * 100
BROTLI = b"squeezed by the build"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Ziggurat</title>")
    (tmp_path / "assets" / "app-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "app-1.js.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "old-1.js").write_bytes(SCRIPT)
    (tmp_path / "icon.png").write_bytes(b"a picture")
    return Page(tmp_path)


def fetch(page: Page, path: str, accepted: str) -> tuple[str | None, bytes]:
    headers = [(b"accept-encoding", accepted.encode())]
    found = page.answer(Request({"type": "http", "path": path, "headers": headers}))
    assert found is not None
    assert found.headers["vary"] == "accept-encoding"
    return found.headers.get("content-encoding"), bytes(found.body)


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip, br;q=0", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("gzip", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("", None, SCRIPT),
        ("zebra", None, SCRIPT),
    ],
)
def test_a_file_comes_as_the_browser_can_read_it(
    page: Page, accepted: str, encoding: str | None, body: bytes
) -> None:
    assert fetch(page, "/assets/app-1.js", accepted) == (encoding, body)


def test_what_the_build_did_not_squeeze_is_squeezed_here_or_not_at_all(page: Page) -> None:
    assert fetch(page, "/assets/old-1.js", "br, gzip")[0] == "gzip"
    assert fetch(page, "/icon.png", "br, gzip") == (None, b"a picture")


def test_a_page_with_a_title_of_its_own_is_not_squeezed(page: Page) -> None:
    answer = page.answer(
        Request({"type": "http", "path": "/t/table", "headers": [(b"accept-encoding", b"br, gzip")]}),
        title="Anna invites you",
    )
    assert answer is not None
    assert b"<title>Anna invites you</title>" in answer.body
    assert "content-encoding" not in answer.headers


def test_the_page_knows_the_language_of_the_host(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html lang="en"><title>Ziggurat</title>')
    for language, start in (("de", b'<html data-language="de" lang="en">'), ("en", b'<html lang="en">')):
        assert fetch(Page(tmp_path, language), "/", "")[1].startswith(start)


def test_the_page_knows_whether_the_documentation_is_there(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html lang="en"><title>Ziggurat</title>')
    for docs, start in ((True, b'<html data-docs lang="en">'), (False, b'<html lang="en">')):
        assert fetch(Page(tmp_path, has_docs=partial(bool, docs)), "/", "")[1].startswith(start)
    both = Page(tmp_path, "de", has_docs=lambda: True)
    assert fetch(both, "/", "")[1].startswith(b'<html data-language="de" data-docs lang="en">')
    encoding, body = fetch(both, "/", "br, gzip")
    assert (encoding, gzip.decompress(body)) == ("gzip", fetch(both, "/", "")[1])


def test_the_page_learns_of_documentation_that_is_built_later(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html lang="en"><title>Ziggurat</title>')
    built: list[bool] = []
    page = Page(tmp_path, has_docs=lambda: bool(built))
    for path in ("/", "/index.html"):
        assert fetch(page, path, "")[1].startswith(b'<html lang="en">')
    built.append(True)
    for path in ("/", "/index.html"):
        assert fetch(page, path, "")[1].startswith(b'<html data-docs lang="en">')


def test_squeezed_files_have_no_address_of_their_own(page: Page) -> None:
    assert page.answer(Request({"type": "http", "path": "/assets/app-1.js.br", "headers": []})) is None
