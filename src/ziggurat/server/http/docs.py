"""The documentation at /docs: the site that `make docs` builds into the package, if it was built.

Files are read when they are first asked for: there are hundreds, and most readers want a few. Only files that were
there when the site was built have an address, so that no path can lead anywhere else. The site may be built, or
built again, while the server runs.
"""

import base64
import hashlib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ziggurat.server.http.page import File, read_file, respond
from ziggurat.server.limits.security import CONTENT_SECURITY_POLICY

BUILT = Path(__file__).parents[2] / "docs"
LAST = "licences.txt"  # the file that the build writes last (scripts/docs_site.py)
_NOTHING_HERE = "/docs/404.html"
_HASHED = re.compile(r"\.[0-9a-f]{8}\.min\.(js|css)$")  # a name with a hash: the file never changes
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class Docs:
    """Serves the files of the documentation."""

    def __init__(self, folder: Path | None = None) -> None:
        self._root = folder or BUILT
        self._stamp: int | None = None
        self._paths: dict[str, Path] = {}
        self._read = cache(lambda path: _read(path, self._root))

    @property
    def built(self) -> bool:
        """Whether the site is there now, and whole."""
        stamp = _stamp(self._root / LAST)
        if stamp != self._stamp:
            self._stamp = stamp
            self._paths = {} if stamp is None else _files(self._root)
            self._read.cache_clear()
        return bool(self._paths)

    def answer(self, request: Request) -> Response | None:
        path = request.url.path
        if path == "/docs":  # links are relative to the folder
            return RedirectResponse("/docs/", 308)
        file = self._file(path + "index.html" if path.endswith("/") else path)
        if file is None:
            return self._nothing_here()
        return _with_policy(respond(file, request), file)

    def _nothing_here(self) -> Response | None:
        """The site's own page for wrong addresses, if it has one."""
        file = self._file(_NOTHING_HERE)
        if file is None:
            return None
        return _with_policy(Response(file.data, 404, media_type=file.kind), file)

    def _file(self, path: str) -> File | None:
        found = self._paths.get(path)
        return self._read(found) if found and found.is_file() else None


def _stamp(file: Path) -> int | None:
    """When a file was written, if it is there."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return None


def _files(root: Path) -> dict[str, Path]:
    return {"/docs/" + path.relative_to(root).as_posix(): path for path in root.rglob("*.*")}


def _with_policy(response: Response, file: File) -> Response:
    if file.kind.startswith("text/html"):
        response.headers["content-security-policy"] = policy(file)
    return response


def _read(path: Path, root: Path) -> File:
    return replace(read_file(path, root), lasting=bool(_HASHED.search(path.name)))


def policy(file: File) -> str:
    """The page's policy, with the hashes of this file's inline scripts: no other inline script runs."""
    hashes = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(file.data)}
    allowed = "".join(f" 'sha256-{one}'" for one in sorted(hashes))
    return CONTENT_SECURITY_POLICY.replace("script-src 'self' 'wasm-unsafe-eval'", f"script-src 'self'{allowed}")
