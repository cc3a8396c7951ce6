"""Where the data are: in a folder (SQLite), or in a database (PostgreSQL)."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

_SCHEMES = ("postgresql://", "postgres://")
_HIDDEN = "***"


@dataclass(frozen=True)
class DatabaseUrl:
    """The address of a PostgreSQL database. Printed without its password."""

    url: str

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            login, at, host = parts.netloc.rpartition("@")
            user, colon, _ = login.partition(":")
            query = [(name, _HIDDEN if "password" in name else value) for name, value in parse_qsl(parts.query)]
            where = f"{user}{colon and ':' + _HIDDEN}{at}{host}{parts.path}"
            return f"{parts.scheme}://{where}{'?' if query else ''}{urlencode(query, safe='/*')}"
        except ValueError:  # it is no address: what follows may be anything, a password too
            return f"{self.url.partition(':')[0]}://…"

    __repr__ = __str__  # in logs and tracebacks too


Place = Path | DatabaseUrl


def place_of(text: str) -> Place:
    """The place that somebody named on the command line."""
    return DatabaseUrl(text) if text.lower().startswith(_SCHEMES) else Path(text)
