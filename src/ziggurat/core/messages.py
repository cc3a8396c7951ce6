"""Messages for people: those of the Fluent files in `locales/`, in the reader's language.

Formatting a message never fails. Its arguments may be any objects; they are made readable first. A message that is
missing or broken in one language is said wholly in English, with the English plural forms; one that is missing in
English too shows its id. What is broken, and what is missing in English, is logged once.
"""

import logging
import math
import operator
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, localcontext
from functools import cache, reduce
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES = Path(__file__).parents[1] / "locales"
_FOLDERS = [LOCALES]  # and those of games from outside
_BUNDLES: dict[str, FluentBundle] = {}
ENGLISH = "en"
LONGEST = 400  # characters of an argument: nobody reads more of it in a sentence; Fluent itself refuses 2,500
TOO_LONG = 10**15  # from here on a number is not grouped and counted any more, only shown

Args = Mapping[str, Any]  # texts and whole numbers, or reasons; anything else is shown as well as it can be
logger = logging.getLogger("ziggurat.messages")
_LOGGED: set[tuple[str, str]] = set()
_OTHER_CODES = {"iw": "he", "no": "nb", "nn": "nb"}  # an older code, and those whose readers know Bokmål

_UNSPACED = {"ja"}  # languages that put no space between sentences

_WHITE = re.compile(r"[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_UNREADABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # controls (a terminal obeys them), lone surrogates
_TURNING = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # they would turn the sentence around


@dataclass(frozen=True)
class Message:
    """A sentence for people: the id of a message, its arguments, and the clause of the rules behind it.

    An argument may be another message, or a list; it is put into words of the same language.
    """

    id: str
    clause: str = ""
    args: Args = field(default_factory=dict)

    def text(self, language: str = ENGLISH) -> str:
        words = _translated(self.id, language, self.args)
        return f"{self.clause}: {words}" if self.clause else words

    def args_in(self, language: str) -> dict[str, Any]:
        """The arguments as plain words and numbers, and lists of words."""
        return {name: _told(a, language) for name, a in self.args.items()}

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with a dict of its arguments, whatever kind of mapping they came in."""
        return Message, (self.id, self.clause, dict(self.args))


def _told(value: Any, language: str) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(str(readable(one, language)) for one in value)
    return readable(value, language) if isinstance(value, Message) else value


@cache
def languages() -> tuple[str, ...]:
    """The languages that are offered. One that is not complete yet lies elsewhere (docs/how-to/translating.md)."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def known_language(code: str) -> str | None:
    """Our language for a code or a locale, such as `de-AT`, `pt_BR.UTF-8`, `no` or `iw`."""
    tag = re.split("[.@]", code)[0].replace("_", "-").lower()
    root = tag.partition("-")[0]
    return next((spoken for spoken in (tag, root, _OTHER_CODES.get(root)) if spoken in languages()), None)


def _number(value: Any, **options: Any) -> Any:
    """Fluent's NUMBER, which fails for texts: an argument that is no number is shown as it is."""
    return fluent_number(value, **options) if isinstance(value, (int, float)) else value


def bundle(language: str) -> FluentBundle:
    """The messages that one language has."""
    if language not in _BUNDLES:
        made = FluentBundle([language], functions={"NUMBER": _number}, use_isolating=False)
        for folder in _FOLDERS:
            _read(made, folder, language)
        _BUNDLES[language] = made
    return _BUNDLES[language]


def is_read(language: str) -> bool:
    """Whether the messages of a language are in memory; reading them takes a third of a second."""
    return language in _BUNDLES


def add_locales(folder: Path) -> None:
    """Adds the messages of a game from outside: `<language>/*.ftl` below a folder. They replace none of ours."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        for language, made in _BUNDLES.items():
            _read(made, folder, language)


def _read(made: FluentBundle, folder: Path, language: str) -> None:
    for text in _texts(folder, language):
        made.add_resource(FluentResource(text))


def _texts(folder: Path, language: str) -> Iterator[str]:
    for file in sorted((folder / language).glob("*.ftl")):
        yield file.read_text(encoding="utf-8")


def written_messages(folder: Path, language: str) -> str:
    """The messages that a folder has in one language, in Fluent's form."""
    return "\n".join(_texts(folder, language))


def cldr_locale(language: str) -> str:
    """As Babel knows it: our English is British."""
    return "en_GB" if language == ENGLISH else language


def has_message(message: str) -> bool:
    return bool(bundle(ENGLISH).has_message(message))


def translate(message: str, language: str = ENGLISH, /, **args: Any) -> str:
    """The words of a message; its id if there are none."""
    return _translated(message, language, args)


def _translated(message: str, language: str, args: Mapping[str, Any]) -> str:
    shown_args = {str(name): readable(value, language) for name, value in args.items()}
    for spoken in dict.fromkeys((language if language in languages() else ENGLISH, ENGLISH)):
        try:
            if spoken == ENGLISH or bundle(spoken).has_message(message):
                return _words(message, spoken, shown_args)
        except Exception as fault:  # whatever the message of somebody else's game runs into
            _log_once(message, spoken, fault)
    return _in_a_sentence(message)


def _words(message: str, language: str, args: Mapping[str, str | int | float]) -> str:
    messages = bundle(language)
    pattern = messages.get_message(message).value
    if pattern is None:
        raise LookupError("it has no words of its own")
    with localcontext(rounding=ROUND_HALF_UP):  # as `rounding.py` has it; Babel rounds by this context
        text, mistakes = messages.format_pattern(pattern, dict(args))
    if mistakes:
        raise mistakes[0]
    return str(text)


def _log_once(message: str, language: str, fault: Exception) -> None:
    if (message, language) not in _LOGGED:
        _LOGGED.add((message, language))
        logger.warning(
            "The message %s cannot be said in “%s”: %s", message, language, fault or type(fault).__name__
        )


def paragraph(sentences: Iterable[str], language: str) -> str:
    """Sentences one after the other."""
    return ("" if language in _UNSPACED else " ").join(filter(None, sentences))


# ── Arguments of messages ────────────────────────────────────────────────────────────────────────────────
def readable(value: Any, language: str = ENGLISH) -> str | int | float:
    """An argument made readable in a sentence: short, on one line, without control characters."""
    if isinstance(value, Message):
        return _in_a_sentence(value.text(language))
    if isinstance(value, (list, tuple)):
        return _in_a_sentence(_listed([str(readable(one, language)) for one in value], language))
    if isinstance(value, (str, bool)):
        return _in_a_sentence(str(value))
    if isinstance(value, float):
        return float(value) if abs(value) < TOO_LONG else str(value)
    try:
        number = operator.index(value)
    except Exception:  # not an integer, or an object that raises
        return _in_a_sentence(_spelled(value))
    return number if abs(number) < TOO_LONG else _in_a_sentence(_spelled(number))


def _listed(words: list[str], language: str) -> str:
    """Words after a colon, such as the values of an option: "a, b, c"."""
    return reduce(lambda before, word: translate("enumerated", language, before=before, next=word), words or [""])


def _spelled(value: Any) -> str:
    """Any object in characters; Python itself refuses that to integers of thousands of digits."""
    try:
        return str(value)
    except Exception:
        if isinstance(value, int):
            return f"{'−' if value < 0 else ''}10^{int(math.log10(abs(value)))}"
        return type(value).__name__


def _in_a_sentence(text: str) -> str:
    start = _WHITE.sub(" ", text[:LONGEST])
    clean = _TURNING.sub("", _UNREADABLE.sub("\ufffd", start))
    return f"{clean}…" if len(text) > LONGEST else clean
