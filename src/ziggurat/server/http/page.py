"""The page: files served from the package, read once, so that no path can lead anywhere else."""

import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from ziggurat.core.messages import ENGLISH

_HERE = Path(__file__).parent
BUILT = _HERE.parents[1] / "page"  # what the build of `web/` leaves
PLAIN = _HERE / "plain"  # the plain page, for a package without it
_BROTLI = ".br"  # the build leaves it beside a file, squeezed better than we could do it here
mimetypes.add_type("image/webp", ".webp")  # Python knows it since 3.13
_SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".wasm")


@dataclass(frozen=True)
class File:
    """A file in memory, squeezed if that is worth it."""

    data: bytes
    squeezed: Mapping[str, bytes]  # by the name of the encoding, the best first
    kind: str
    tag: str
    lasting: bool  # its name has a hash in it: it never changes


def load(folder: Path) -> dict[str, File]:
    return {
        "/" + path.relative_to(folder).as_posix(): read_file(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != _BROTLI
    }


def read_file(path: Path, folder: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
    lasting = path.relative_to(folder).parts[0] == "assets"
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    return File(data, _squeezed(path, data), f"{kind}; charset=utf-8" if text else kind, tag, lasting)


def _squeezed(path: Path, data: bytes) -> dict[str, bytes]:
    if path.suffix not in _SQUEEZED:
        return {}
    brotli = path.with_name(path.name + _BROTLI)
    best = {"br": brotli.read_bytes()} if brotli.exists() else {}
    return best | {"gzip": gzip.compress(data, 9, mtime=0)}


class Page:
    """Serves the files. Every other path gets the page itself, which does its own routing."""

    def __init__(
        self, folder: Path | None = None, language: str = ENGLISH, has_docs: Callable[[], bool] = lambda: False
    ) -> None:
        chosen = folder or (BUILT if (BUILT / "index.html").exists() else PLAIN)
        self._files = load(chosen)
        self._has_docs = has_docs  # the documentation may be built while the server runs
        self._start = cache(lambda docs: _with_facts(self._files["/index.html"], _facts(language, docs)))

    def answer(self, request: Request, title: str = "") -> Response | None:
        """With a title, the page itself gets that title; previews of links show it, too."""
        path = request.url.path
        if path == "/index.html" or (path not in self._files and "." not in path.rsplit("/", 1)[-1]):
            start = self._start(self._has_docs())
            return respond(_titled(start, title) if title else start, request)
        file = self._files.get(path)
        return respond(file, request) if file else None


def _titled(file: File, title: str) -> File:
    words = html.escape(title)
    head = f'<title>{words}</title><meta property="og:title" content="{words}">'
    return _changed(file, re.sub("<title>[^<]*</title>", lambda _: head, file.data.decode(), count=1))


def _facts(language: str, docs: bool) -> str:
    """What the page must know of its server: the host's language, for those whose browser asks for none that we
    know, and whether the documentation is at /docs."""
    return (f'data-language="{language}" ' if language != ENGLISH else "") + ("data-docs " if docs else "")


def _with_facts(file: File, facts: str) -> File:
    if not facts:
        return file
    changed = _changed(file, file.data.decode().replace("<html ", f"<html {facts}", 1))
    return replace(changed, squeezed={"gzip": gzip.compress(changed.data, 9, mtime=0)})


def _changed(file: File, text: str) -> File:
    data = text.encode()
    return replace(file, data=data, squeezed={}, tag=f'"{hashlib.sha256(data).hexdigest()[:16]}"')


def respond(file: File, request: Request) -> Response:
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    accepted = {name.strip() for name in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in file.squeezed if name in accepted), None)
    if encoding is None:
        return Response(file.data, media_type=file.kind, headers=headers)
    headers["content-encoding"] = encoding
    return Response(file.squeezed[encoding], media_type=file.kind, headers=headers)
