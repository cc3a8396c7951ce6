"""A parser of command lines that speaks the reader's language: argparse's own words, too."""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

from ziggurat.core import Refusal
from ziggurat.messages import ENGLISH, Message, translate

# What argparse complains of. It tells us in English words only, so we know its complaints by them; one that is
# not listed is passed on as it is.
_COMPLAINTS = (
    ("usage-missing", r"the following arguments are required: (?P<names>.+)"),
    ("usage-choice", r"argument (?P<name>.+?): invalid choice: (?P<text>.+?) \(choose from (?P<known>.+)\)"),
    ("usage-one-value", r"argument (?P<name>.+?): expected one argument"),
    ("usage-some-values", r"argument (?P<name>.+?): expected at least one argument"),
    ("usage-no-value", r"argument (?P<name>.+?): ignored explicit argument (?P<text>.+)"),
    ("usage-bad-value", r"argument (?P<name>.+?): invalid (?P<type>\w+) value: (?P<text>.+)"),
    ("usage-unknown", r"unrecognized arguments: (?P<text>.+)"),
    ("usage-ambiguous", r"ambiguous option: (?P<text>\S+) could match (?P<known>.+)"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose help is in one language, and whose complaints are one sentence."""

    def __init__(self, *, language: str = ENGLISH, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Formatter, language=language), **settings)
        self.language = language
        self._positionals.title = translate("help-positionals", language)
        self._optionals.title = translate("help-optionals", language)
        self.add_argument(
            "-h", "--help", action="help", default=argparse.SUPPRESS, help=translate("help-help", language)
        )

    def error(self, message: str) -> NoReturn:
        raise Refusal(Message("bad-usage", args={"why": _complaint(message), "command": self.prog}))


class _Formatter(argparse.HelpFormatter):
    def __init__(self, *args: Any, language: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        prefix = f"{translate('help-usage', self._language)} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wraps a text, unless it is a table of lines."""
        if "\n" in text:
            return "".join(f"{indent}{line}\n" for line in text.splitlines())
        return super()._fill_text(text, width, indent)


def _complaint(message: str) -> Message | str:
    for name, pattern in _COMPLAINTS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return Message(name, args={key: _unquoted(value) for key, value in found.groupdict().items()})
    return message.rstrip(".")


def _unquoted(text: str) -> str:
    """Words as they were typed: argparse quotes them as Python does."""
    return ", ".join(word.strip("'\"") for word in text.split(", "))


def add_commands(parser: Parser, metavar: str) -> Any:
    """Room for commands, in the parser's language."""
    settings: dict[str, Any] = {"parser_class": partial(Parser, language=parser.language)}
    return parser.add_subparsers(dest="command", required=True, metavar=metavar, **settings)
