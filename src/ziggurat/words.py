"""What Ziggurat says to people: messages of the Fluent files in `locales/`, in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"

Args = Mapping[str, str | int]


@dataclass(frozen=True)
class Reason:
    """Why something is so: a message, its arguments, and the clause of the rules behind it.

    An argument may be a reason itself: it is told in the language of the whole.
    """

    message: str
    clause: str = ""
    args: "Mapping[str, str | int | Reason]" = field(default_factory=dict)

    def text(self, language: str = ENGLISH) -> str:
        words = say(self.message, language, **self.args_in(language))
        return f"{self.clause}: {words}" if self.clause else words

    def args_in(self, language: str) -> dict[str, str | int]:
        """The arguments as plain words and numbers."""
        return {name: a.text(language) if isinstance(a, Reason) else a for name, a in self.args.items()}

    def __str__(self) -> str:
        return self.text()


def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language, English behind those that it lacks."""
    made = FluentBundle([language, ENGLISH], use_isolating=False)
    for spoken in dict.fromkeys((language, ENGLISH)):
        for file in sorted((LOCALES / spoken).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(message: str, language: str = ENGLISH, /, **args: str | int) -> str:
    """The words of a message."""
    messages = bundle(language)
    pattern = messages.get_message(message).value
    if pattern is None:
        raise LookupError(f"The message {message} has no words of its own.")
    text, mistakes = messages.format_pattern(pattern, dict(args))
    if mistakes:
        raise LookupError(f"The message {message} cannot be put into words: {mistakes[0]}")
    return str(text)
