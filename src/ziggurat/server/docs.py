"""The documentation at /docs: the site that `make docs` builds into the package, if it was built.

Files are read when they are first asked for: there are hundreds, and most readers want a few. Only files that were
there at the start have an address, so that no path can lead anywhere else.
"""

import base64
import hashlib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ziggurat.server.page import File, read_file, respond
from ziggurat.server.security import CONTENT_SECURITY_POLICY

BUILT = Path(__file__).parent.parent / "docs"
_HASHED = re.compile(r"\.[0-9a-f]{8}\.min\.(js|css)$")  # a name with a hash: the file never changes
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class Docs:
    """Serves the files of the documentation."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or BUILT
        self._paths = {"/docs/" + path.relative_to(root).as_posix(): path for path in root.rglob("*.*")}
        self._read = cache(lambda path: _read(path, root))

    @property
    def built(self) -> bool:
        return bool(self._paths)

    def answer(self, request: Request) -> Response | None:
        path = request.url.path
        if path == "/docs":  # links are relative to the folder
            return RedirectResponse("/docs/", 308)
        found = self._paths.get(path + "index.html" if path.endswith("/") else path)
        if found is None or not found.is_file():
            return None
        file = self._read(found)
        response = respond(file, request)
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
