"""A parser of command lines that speaks the reader's language: argparse's own words, too."""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from itertools import takewhile
from typing import Any, NoReturn

from ziggurat.core.columns import broken, width_of
from ziggurat.core.messages import ENGLISH, Message, translate
from ziggurat.core.refusals import Refusal

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


_FILLER = "\ue000"  # a letter that nobody uses, in place of the second column of a wide one


class Parser(argparse.ArgumentParser):
    """A parser whose help is in one language, and whose complaints are one sentence."""

    def __init__(self, *, language: str = ENGLISH, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Formatter, language=language), **settings)
        self.language = language
        self._words: list[str] = []
        self._positionals.title = translate("help-positionals", language)
        self._optionals.title = translate("help-optionals", language)
        self.add_argument(
            "-h", "--help", action="help", default=argparse.SUPPRESS, help=translate("help-help", language)
        )

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._words = list(args or ())
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        why = _complaint(message)
        if unknown := self._unknown_options(why):
            why = Message("usage-unknown", args={"text": " ".join(unknown)})
        raise Refusal(Message("bad-usage", args={"why": why, "command": self.prog}))

    def _unknown_options(self, complaint: Message | str) -> list[str]:
        """Unknown options, if they may be why an argument is missing or wrong.

        argparse reports them last, after what they have led to: in `--bogus x`, x is taken for the command.
        """
        if not isinstance(complaint, Message) or complaint.id not in ("usage-missing", "usage-choice"):
            return []
        ends = ("--", complaint.args.get("text"))
        looked_at = takewhile(lambda word: word not in ends, self._words)
        return [word for word in looked_at if re.match("--?[^-\\d]", word) and not self._get_option_tuples(word)]


class _Command(Parser):
    """The parser of a command. No other parser comes after it, so it refuses unknown arguments itself."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return found, rest


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
        return "\n".join(indent + line for line in broken(" ".join(text.split()), width))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return broken(" ".join(text.split()), width)

    def _format_action_invocation(self, action: argparse.Action) -> str:
        """The name of an option and of its value, as long as it is wide: argparse counts letters."""
        text = super()._format_action_invocation(action)
        return text + _FILLER * (width_of(text) - len(text))

    def format_help(self) -> str:
        return super().format_help().replace(_FILLER, "")


def _complaint(message: str) -> Message | str:
    for name, pattern in _COMPLAINTS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return Message(name, args={key: _unquoted(value) for key, value in found.groupdict().items()})
    return message.rstrip(".")


def _unquoted(text: str) -> str | tuple[str, ...]:
    """Words as they were typed: argparse quotes them as Python does."""
    words = tuple(word.strip("'\"") for word in text.split(", "))
    return words if len(words) > 1 else words[0]


def add_commands(parser: Parser, metavar: str) -> Any:
    """Room for commands, in the parser's language."""
    settings: dict[str, Any] = {"parser_class": partial(_Command, language=parser.language)}
    return parser.add_subparsers(dest="command", required=True, metavar=metavar, **settings)
