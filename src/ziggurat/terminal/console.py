"""How the program meets a terminal: its language, its characters, its width; the system's errors in words."""

import codecs
import errno
import io
import os
import shutil
import sys
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from ziggurat.core.columns import broken, width_of
from ziggurat.core.messages import ENGLISH, Message, known_language, languages
from ziggurat.core.refusals import Refusal

LOOK_ALIKE = "look-alike"  # an error handler for streams whose encoding lacks a character
NARROWEST = 20  # columns; text is not wrapped more tightly
_CHOSEN_BY_PYTHON = ("strict", "surrogateescape", "backslashreplace")  # how a stream takes errors if nobody asked
_FILE_ERRORS = ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS", "ENAMETOOLONG")
_ERRORS = (*_FILE_ERRORS, "EADDRINUSE", "EADDRNOTAVAIL")
_ASCII = {  # those of diagrams and tables are as wide as what they stand for
    **dict.fromkeys("“”„‟«»", '"'),
    **dict.fromkeys("‘’‚‹›′", "'"),
    **dict.fromkeys("–—−‐‑─━╌", "-"),
    "·": ".",
    "×": "x",
    "●": "*",
    "○": "o",
    "█": "#",
    "▏": "|",
    "…": "...",
    "±": "+-",
    "→": "->",
    "•": "*",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "\u00a0": " ",
    "\u202f": " ",
}


# ── The language ─────────────────────────────────────────────────────────────────────────────────────────
def language_wished(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: `ZIGGURAT_LANGUAGE`, or else the locale; or else English.

    Only `ZIGGURAT_LANGUAGE` asks for us, so only there an unknown language is refused.
    """
    if asked := environment.get("ZIGGURAT_LANGUAGE"):
        if found := known_language(asked):
            return found
        raise Refusal(Message("unknown-language", args={"language": asked, "known": languages()}))
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]  # as gettext has it
    return next(filter(None, map(known_language, preferred)), ENGLISH)


# ── The characters ───────────────────────────────────────────────────────────────────────────────────────
def _look_alike(wrong: UnicodeError) -> tuple[str, int]:
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return "".join(map(_in_ascii, wrong.object[wrong.start : wrong.end])), wrong.end


def _in_ascii(character: str) -> str:
    plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return _ASCII.get(character) or plain or "?"


codecs.register_error(LOOK_ALIKE, _look_alike)


def open_streams() -> None:
    """Makes the standard streams safe: whatever their encoding, nothing that is written or typed raises.

    A closed stream is as good as an empty one.
    """
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open(encoding="utf-8")
    sys.stdout = sys.stdout or nothing.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nothing.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _CHOSEN_BY_PYTHON:
            stream.reconfigure(errors=LOOK_ALIKE)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")


def speaks_unicode(out: TextIO) -> bool:
    return (out.encoding or "utf-8").lower().replace("_", "-").startswith(("utf-", "utf8"))


# ── The width ────────────────────────────────────────────────────────────────────────────────────────────
def wrapped(text: str, out: TextIO) -> str:
    """Text for people, broken between words to fit the terminal; a pipe gets it as it is."""
    if not out.isatty() and not os.environ.get("COLUMNS"):
        return text
    width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
    return "\n".join(_wrapped_line(line, width) for line in text.split("\n"))


def _wrapped_line(line: str, width: int) -> str:
    indent = line[: len(line) - len(line.lstrip())]
    return "\n".join(broken(line, width, indent)) if width_of(line) > width else line


# ── The system's errors ──────────────────────────────────────────────────────────────────────────────────
def why(error: Exception) -> Message | str:
    """An error of the system as a translatable message, or in the system's words if we have none."""
    code = errno.errorcode.get(error.errno or 0, "") if isinstance(error, OSError) else ""
    if code in _ERRORS:
        return Message(f"system-{code.lower()}")
    text = error.strerror if isinstance(error, OSError) else None
    return (text or str(error)).rstrip(".")
