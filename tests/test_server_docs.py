"""The documentation at /docs: its files with a strict policy if it was built, a plain sentence if it was not."""

import base64
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from local_server import LocalServer
from ziggurat.server.http.docs import Docs
from ziggurat.server.limits.security import CONTENT_SECURITY_POLICY

SCRIPT = "document.title = 'Docs'"
PAGE = f"<title>Docs</title><script>{SCRIPT}</script><script src='a.js'></script>"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path / "data") as made:
        yield made


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "rules.html").write_text("<p>Rules</p>")
    (folder / "picture.webp").write_bytes(b"RIFF")
    (folder / "assets" / "site.484c7ddc.min.css").write_text("body { margin: 0 }")
    (folder / "assets" / "plain.css").write_text("body { margin: 0 }")
    (folder / "licences.txt").write_text("free")
    (tmp_path / "secret.html").write_text("not for you")
    return folder


def test_the_files_are_served(server: LocalServer, site: Path) -> None:
    server.app.docs = Docs(site)

    async def scenario() -> None:
        moved = await server.http.get("/docs")
        assert (moved.status_code, moved.headers["location"]) == (308, "/docs/")
        start = await server.http.get("/docs/")
        assert start.text == PAGE
        assert start.headers["cache-control"] == "no-cache"
        tag = start.headers["etag"]
        assert (await server.http.get("/docs/index.html", headers={"if-none-match": tag})).status_code == 304
        assert (await server.http.get("/docs/rules.html")).text == "<p>Rules</p>"
        assert (await server.http.get("/docs/picture.webp")).headers["content-type"] == "image/webp"
        for name, kept in (("site.484c7ddc.min.css", True), ("plain.css", False)):
            answer = await server.http.get(f"/docs/assets/{name}")
            assert ("immutable" in answer.headers["cache-control"]) == kept

    server.run(scenario())


def test_only_the_scripts_of_a_page_may_run(server: LocalServer, site: Path) -> None:
    server.app.docs = Docs(site)
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()

    async def scenario() -> None:
        policies = (await server.http.get("/docs/")).headers.get_list("content-security-policy")
        assert len(policies) == 1
        assert f"script-src 'self' 'sha256-{digest}';" in policies[0]
        assert "unsafe" not in policies[0]
        plain = (await server.http.get("/docs/assets/plain.css")).headers
        assert plain["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert plain["x-content-type-options"] == "nosniff"

    server.run(scenario())


def test_no_path_leads_out_of_the_folder(server: LocalServer, site: Path) -> None:
    server.app.docs = Docs(site)

    async def scenario() -> None:
        for path in ("/docs/../secret.html", "/docs/%2e%2e/secret.html", "/docs//etc/passwd", "/docs/none.html"):
            assert (await server.http.get(path)).status_code == 404, path

    server.run(scenario())


def test_a_wrong_address_below_it_gets_the_page_that_the_site_has_for_that(
    server: LocalServer, site: Path
) -> None:
    (site / "404.html").write_text(PAGE)
    server.app.docs = Docs(site)
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()

    async def scenario() -> None:
        tag = (await server.http.get("/docs/404.html")).headers["etag"]
        for path in ("/docs/nonsense/", "/docs/nonsense", "/docs/assets/none.css"):
            answer = await server.http.get(path, headers={"if-none-match": tag})
            assert (answer.status_code, answer.text) == (404, PAGE), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers.get_list("content-security-policy")[0].count(f"'sha256-{digest}'") == 1
        elsewhere = await server.http.get("/nonsense.html")
        assert elsewhere.headers["content-type"] == "application/problem+json"

    server.run(scenario())


def test_a_running_server_notices_that_the_site_was_built(server: LocalServer, site: Path) -> None:
    """Once it is whole; and it shows no page of an earlier build."""
    last = site / "licences.txt"
    last.unlink()
    server.app.docs = Docs(site)

    async def scenario() -> None:
        assert (await server.http.get("/docs/")).status_code == 404
        last.write_text("free")
        assert (await server.http.get("/docs/")).text == PAGE
        (site / "index.html").write_text("another")
        (site / "new.html").write_text("new")
        os.utime(last, ns=(1, 1))
        assert (await server.http.get("/docs/")).text == "another"
        assert (await server.http.get("/docs/new.html")).text == "new"

    server.run(scenario())


def test_without_the_site_a_sentence_says_so(server: LocalServer, tmp_path: Path) -> None:
    server.app.docs = Docs(tmp_path / "nothing")

    async def scenario() -> None:
        for path in ("/docs", "/docs/", "/docs/tutorials/first-game.html"):
            answer = await server.http.get(path)
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            for said in ("built without its documentation", "docs/index.md", "make docs", "make release"):
                assert said in answer.text

    server.run(scenario())
