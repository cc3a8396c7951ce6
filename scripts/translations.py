"""Checks the translations: what a language lacks, and which English sentences have changed since it was written.

    python scripts/translations.py              # checks every language that is offered; `make check` runs this
    python scripts/translations.py fr           # lists what is left to do in French, whether offered or a draft
    python scripts/translations.py fr --done    # notes that French says what the English says today

docs/how-to/translating.md tells how to add or correct a language.
"""

import argparse
import ast as python
import gc
import hashlib
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
OFFERED = ROOT / "src/ziggurat/locales"
DRAFTS = ROOT / "translations/drafts"
SOURCES = ROOT / "translations/sources"  # per language, a hash of the English sentence behind each message
SAME = ROOT / "translations/same-as-english.txt"
ENGLISH = "en"
CODE = (ROOT / "src/ziggurat", ROOT / "web/src", ROOT / "web/vite.config.ts")
FORMS = ("zero", "one", "two", "few", "many", "other")  # the plural categories of CLDR
COUNTED = range(1_000)  # what people count up to; from a million on some languages have one more form


# ── The messages of a language ───────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Select:
    """A choice among variants: by an argument (nothing, if by something else), with its keys."""

    argument: str
    keys: tuple[str, ...]

    @property
    def forms(self) -> set[str]:
        return {key for key in self.keys if key in FORMS}

    @property
    def counts(self) -> bool:
        """Whether it chooses a plural form; `other` alone is only the rest."""
        return bool(self.forms - {"other"})


@dataclass
class Said:
    """A message: where it stands, what it says, and what it is made from."""

    file: str
    text: str
    attributes: set[str]
    shown: set[str] = field(default_factory=set)  # arguments that stand in the sentence
    selects: list[Select] = field(default_factory=list)
    references: set[str] = field(default_factory=set)  # messages and terms within it


class _Parts(Visitor):
    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.said.references.add("-" + node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = tuple(
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants
        )
        chosen_by: ast.SyntaxNode = node.selector
        if isinstance(chosen_by, ast.FunctionReference) and chosen_by.arguments.positional:
            chosen_by = chosen_by.arguments.positional[0]
        argument = chosen_by.id.name if isinstance(chosen_by, ast.VariableReference) else ""
        self.said.selects.append(Select(argument, keys))
        for variant in node.variants:
            self.visit(variant.value)


@dataclass
class Language:
    """All messages of one language, and what is wrong with its files as such."""

    code: str
    messages: dict[str, Said]
    files: set[str]
    broken: list[str]


_PARSER = FluentParser(with_spans=False)
_SERIALIZER = FluentSerializer()


def read(code: str, folder: Path) -> Language:
    found = Language(code, {}, {file.name for file in folder.glob("*.ftl")}, [])
    for file in sorted(folder.glob("*.ftl")):
        for entry in _PARSER.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.broken.append(f"{file.name}: this cannot be read: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                _add(found, entry, file.name)
    return found


def _add(language: Language, entry: ast.Message | ast.Term, file: str) -> None:
    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    if name in language.messages:
        language.broken.append(f"{file}: {name} stands twice")
    entry.comment = None
    text = _SERIALIZER.serialize_entry(entry).partition("=")[2].strip()
    said = Said(file, text, {one.id.name for one in entry.attributes})
    _Parts(said).visit(entry)
    language.messages[name] = said


def arguments(name: str, language: Language) -> tuple[set[str], set[str]]:
    """The arguments that a message must have, and all that it may have, with those of the messages within it.

    An argument that only chooses a plural form may be missing: a language without plurals has no use for it.
    """
    must: set[str] = set()
    may: set[str] = set()
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        said = language.messages.get(one := waiting.pop())
        if said is None or one in seen:
            continue
        seen.add(one)
        waiting += said.references
        must |= said.shown | {s.argument for s in said.selects if set(s.keys) - set(FORMS)}
        may |= said.shown | {s.argument for s in said.selects}
    return must - {""}, may - {""}


def forms_needed(code: str, select: Select) -> set[str]:
    """The plural forms of a language, but for the numbers that a select has variants of their own for."""
    own = {int(key) for key in select.keys if key.isdecimal()}
    return {form for form, numbers in forms_of(code).items() if numbers - own}


@cache
def forms_of(code: str) -> dict[str, set[int]]:
    """The numbers that take each plural form of a language."""
    form_of = Locale.parse(code).plural_form
    found: dict[str, set[int]] = {}
    for number in COUNTED:
        found.setdefault(form_of(number), set()).add(number)
    return found


# ── What is wrong with a language ────────────────────────────────────────────────────────────────────────
def faults(language: Language, english: Language, same: set[str]) -> Iterator[str]:
    """What a translation lacks or has too much. `same` names its messages that are rightly as in English."""
    yield from language.broken
    for file in sorted(english.files - language.files):
        yield f"{file} is missing"
    yield from (f"{file} is not among the English files" for file in sorted(language.files - english.files))
    for name, source in english.messages.items():
        said = language.messages.get(name)
        if said is None:
            if source.file in language.files and not name.startswith("-"):
                yield f"{source.file}: {name} is missing"
            continue
        for fault in _faults_of(name, language, english):
            yield f"{said.file}: {name} {fault}"
        if (said.text == source.text) != (name in same) and has_words(name, english):
            listed = "is on the list of" if name in same else "is the same as in English, but not on the list of"
            yield f"{said.file}: {name} {listed} {SAME.name}"
    inside = set().union(*(said.references for said in language.messages.values()))
    for name in sorted(language.messages.keys() - english.messages.keys() - inside):
        yield f"{language.messages[name].file}: {name} is neither in English nor used by another message"
    yield from (f"{name} is used by a message, but missing" for name in sorted(inside - language.messages.keys()))
    yield from (
        f"{name} is on the list of {SAME.name}, but unknown" for name in sorted(same - set(english.messages))
    )


def has_words(name: str, language: Language) -> bool:
    """Whether a message says anything of its own, beyond its arguments and the messages within it."""
    plain = re.sub(r"\{[^{}]*\}|\\.", "", language.messages[name].text)
    return bool(re.search(r"[^\W\d_]{2}", plain)) or "{" in plain


def _faults_of(name: str, language: Language, english: Language) -> Iterator[str]:
    said, source = language.messages[name], english.messages[name]
    if said.file != source.file:
        yield f"belongs into {source.file}"
    if said.attributes != source.attributes:
        yield f"has the attributes {sorted(said.attributes)}, in English {sorted(source.attributes)}"
    must, may = arguments(name, english)
    _, used = arguments(name, language)
    if lost := must - used:
        yield f"lacks {_listed(lost)}"
    if unknown := used - may:
        yield f"asks for {_listed(unknown)}, which nobody tells it"
    yield from plural_faults(said, language.code)


def plural_faults(said: Said, code: str) -> Iterator[str]:
    for select in said.selects:
        if not select.counts:
            continue
        needed = forms_needed(code, select)
        if missing := needed - select.forms:
            yield f"lacks the plural forms {', '.join(sorted(missing))} of ${select.argument}"
        if odd := select.forms - needed:
            yield f"has the plural forms {', '.join(sorted(odd))} of ${select.argument}, which are never used"


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


# ── What has changed in English ──────────────────────────────────────────────────────────────────────────
def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def noted(code: str) -> dict[str, str]:
    """The English behind each message of a language, as it was when the message was written: message → hash."""
    file = SOURCES / f"{code}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return dict(line.split() for line in lines if line and not line.startswith("#"))


def changed(language: Language, english: Language, sources: Mapping[str, str]) -> Iterator[str]:
    for name, source in english.messages.items():
        if name in language.messages and sources.get(name) != fingerprint(source.text):
            known = "has changed in English" if name in sources else "is not noted as done"
            yield f"{source.file}: {name} {known}: {' '.join(source.text.split())}"


def note(language: Language, english: Language) -> None:
    """Writes down that a language says what the English says today."""
    lines = [
        f"# The English behind each message ({Path(__file__).name} {language.code} --done writes this).",
        *(
            f"{name} {fingerprint(english.messages[name].text)}"
            for name in sorted(language.messages)
            if name in english.messages
        ),
    ]
    SOURCES.mkdir(parents=True, exist_ok=True)
    (SOURCES / f"{language.code}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def same_as_english() -> dict[str, set[str]]:
    """Messages that are rightly as in English, for each language: lines such as `link: de nl`."""
    found: dict[str, set[str]] = {}
    for line in SAME.read_text(encoding="utf-8").splitlines():
        name, _, codes = line.partition("#")[0].partition(":")
        for code in codes.split():
            found.setdefault(code, set()).add(name.strip())
    return found


# ── What the code says ───────────────────────────────────────────────────────────────────────────────────
_IN_PAGE = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`' + r"|'((?:[^'\\\n]|\\.)*)'")
_CALLED = re.compile(r'\b(?:Message|say|translate|hasMessage|sentence|_refuse)\(\s*["\']([a-z][a-z0-9-]*)["\']')
_GAP = "\0"  # where a name is put together: anything may stand there
_MADE_ELSEWHERE = (
    "[a-z]+-option-[a-z0-9-]+",  # options.ts makes them from what a game offers
    "[a-z]+-lesson-[a-z-]+",  # test_lessons.py knows the steps
)
_LEAST = 3  # letters of a name that are known; with fewer, it could be anything


def named_in_code() -> set[str]:
    """Every text in the code; one that is put together has gaps."""
    found: set[str] = set()
    for file in code_files(".py"):
        found |= set(_python_texts(file.read_text(encoding="utf-8")))
    for file in code_files(".ts", ".svelte"):
        for texts in _IN_PAGE.findall(file.read_text(encoding="utf-8")):
            found.add(re.sub(r"\$\{[^}]*\}|\{[^}]*\}", _GAP, "".join(texts)))
    return found


def code_files(*kinds: str) -> list[Path]:
    places = [file for place in CODE for file in (place, *place.rglob("*"))]
    return sorted(file for file in places if file.suffix in kinds)


def _python_texts(source: str) -> Iterator[str]:
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, python.JoinedStr):
            yield "".join(str(one.value) if isinstance(one, python.Constant) else _GAP for one in node.values)


def used_names(names: set[str], texts: set[str]) -> set[str]:
    """Those names that the code has as a text, or has gaps for that another text of the code fills."""
    fillers = {text.strip("-").replace("_", "-").lower() for text in texts if _GAP not in text}
    patterns = {*_MADE_ELSEWHERE, *filter(None, map(_pattern, texts))}
    return (names & texts) | {name for name in names if any(_fits(name, one, fillers) for one in patterns)}


def _pattern(text: str) -> str:
    """A text with gaps, or the beginning or end of a name, as a regular expression; nothing for any other text."""
    known = text.replace(_GAP, "")
    if not re.fullmatch(r"[a-z0-9-]+", known) or sum(map(str.isalpha, known)) < _LEAST:
        return ""
    if _GAP not in text and not text.startswith("-") and not text.endswith("-"):
        return ""
    begin, end = _GAP if text.startswith("-") else "", _GAP if text.endswith("-") else ""
    return "([a-z0-9-]+)".join(map(re.escape, f"{begin}{text}{end}".split(_GAP)))


def _fits(name: str, pattern: str, fillers: set[str]) -> bool:
    found = re.fullmatch(pattern, name)
    return found is not None and all(part.isdigit() or part.strip("-") in fillers for part in found.groups())


def unused(english: Language, texts: set[str]) -> set[str]:
    """The messages that neither the code nor another message says."""
    names = {name for name in english.messages if not name.startswith("-")}
    used = used_names(names, texts)
    variants = {f"{name}-{kind}" for name in used for kind in ("you", "named")}  # docs/reference/page.md
    waiting = list(used | (variants & names))
    reached = set(waiting)
    while waiting:
        for name in english.messages[waiting.pop()].references - reached:
            reached.add(name)
            waiting += [name] if name in english.messages else []
    return set(english.messages) - reached


def said_in_code() -> set[str]:
    """The messages that the code says in so many words."""
    files = code_files(".py", ".ts", ".svelte")
    return {name for file in files for name in _CALLED.findall(file.read_text(encoding="utf-8"))}


# ── The command ──────────────────────────────────────────────────────────────────────────────────────────
def folder_of(code: str) -> Path:
    return next((place / code for place in (OFFERED, DRAFTS) if (place / code).is_dir()), DRAFTS / code)


def offered() -> list[str]:
    return sorted(folder.name for folder in OFFERED.iterdir() if folder.is_dir())


@cache
def language_of(code: str) -> Language:
    """A language as its files are; to parse them takes most of the time."""
    return read(code, folder_of(code))


def faults_of(code: str) -> list[str]:
    """What is wrong with a language as it is."""
    english = language_of(ENGLISH)
    if code == ENGLISH:
        plurals = (
            f"{said.file}: {name} {fault}"
            for name, said in english.messages.items()
            for fault in plural_faults(said, ENGLISH)
        )
        said_there = said_in_code()
        silent = (
            f"{english.messages[name].file}: {name} is used nowhere"
            for name in sorted(unused(english, named_in_code() | said_there))
        )
        unknown = said_there - english.messages.keys()
        missing = (f"{name} is said by the code, but missing" for name in sorted(unknown))
        return [*english.broken, *plurals, *silent, *missing]
    return list(faults(language_of(code), english, same_as_english().get(code, set())))


def changes_of(code: str) -> list[str]:
    """What has changed in English since a language was written."""
    if code == ENGLISH:
        return []
    return list(changed(language_of(code), language_of(ENGLISH), noted(code)))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", help="codes such as fr; all that are offered if left out")
    parser.add_argument("--done", action="store_true", help="note that they say what the English says today")
    options = parser.parse_args(words)
    gc.disable()  # it would walk the trees again and again, and they have no cycles
    wrong = 0
    for code in options.languages or offered():
        if options.done and code != ENGLISH:
            note(language_of(code), language_of(ENGLISH))
        found = [*faults_of(code), *changes_of(code)]
        wrong += len(found)
        for line in found:
            print(f"{code}: {line}")
    if not wrong:
        print("The translations are complete: " + ", ".join(options.languages or offered()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
