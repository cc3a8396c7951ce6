"""Checks the messages: English wholly, every other language for mistakes, and what each of them lacks.

    python scripts/translations.py               # fails for a mistake in any language; `make check` runs this
    python scripts/translations.py --complete    # also for what a language lacks; `make release` runs this
    python scripts/translations.py fr            # lists what is left to do in French, whether offered or a draft
    python scripts/translations.py fr --done     # shows it: the English before, the English now, the French
    python scripts/translations.py fr --done page-play page-you
                                                 # signs that these two say in French what the English says now

docs/how-to/translating.md tells how to add or correct a language.
"""

import argparse
import ast as python
import gc
import hashlib
import re
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
OFFERED = ROOT / "src/ziggurat/locales"
DRAFTS = ROOT / "translations/drafts"
SIGNED = ROOT / "translations/signed.txt"  # the English that the translations of each message follow
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
    said = Said(file, _text_of(entry), {one.id.name for one in entry.attributes})
    _Parts(said).visit(entry)
    language.messages[name] = said


def _text_of(entry: ast.Message | ast.Term) -> str:
    """What a message says, however its file is laid out."""
    entry.comment = None
    return _SERIALIZER.serialize_entry(entry).partition("=")[2].strip()


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


# ── What is wrong with a language, and what it lacks ─────────────────────────────────────────────────────
def mistakes(language: Language, english: Language) -> Iterator[str]:
    """What is wrong in a translation itself. A change of English alone never makes one of these.

    (Other arguments make another message, with an id of its own.)
    """
    yield from language.broken
    for name, said in language.messages.items():
        if name in english.messages:
            yield from (f"{said.file}: {name} {mistake}" for mistake in _mistakes_of(name, language, english))
    inside = _inside(language)
    yield from (f"{name} is used by a message, but missing" for name in sorted(inside - language.messages.keys()))


def left_to_do(language: Language, english: Language, same: set[str]) -> Iterator[str]:
    """What a translation lacks or has too much. `same` names its messages that are rightly as in English."""
    for file in sorted(english.files - language.files):
        yield f"{file} is missing"
    yield from (f"{file} is not among the English files" for file in sorted(language.files - english.files))
    for name, source in english.messages.items():
        said = language.messages.get(name)
        if said is None:
            if source.file in language.files and not name.startswith("-"):
                yield f"{source.file}: {name} is missing"
            continue
        if said.file != source.file:
            yield f"{said.file}: {name} belongs into {source.file}"
        if said.attributes != source.attributes:
            found, wanted = sorted(said.attributes), sorted(source.attributes)
            yield f"{said.file}: {name} has the attributes {found}, in English {wanted}"
        if (said.text == source.text) != (name in same) and has_words(name, english):
            listed = "is on the list of" if name in same else "is the same as in English, but not on the list of"
            yield f"{said.file}: {name} {listed} {SAME.name}"
    for name in sorted(language.messages.keys() - english.messages.keys() - _inside(language)):
        yield f"{language.messages[name].file}: {name} is neither in English nor used by another message"
    yield from (
        f"{name} is on the list of {SAME.name}, but unknown" for name in sorted(same - set(english.messages))
    )


def _inside(language: Language) -> set[str]:
    """The messages that others refer to."""
    return set().union(*(said.references for said in language.messages.values()))


def has_words(name: str, language: Language) -> bool:
    """Whether a message says anything of its own, beyond its arguments and the messages within it."""
    plain = re.sub(r"\{[^{}]*\}|\\.", "", language.messages[name].text)
    return bool(re.search(r"[^\W\d_]{2}", plain)) or "{" in plain


def _mistakes_of(name: str, language: Language, english: Language) -> Iterator[str]:
    must, may = arguments(name, english)
    _, used = arguments(name, language)
    if lost := must - used:
        yield f"lacks {_listed(lost)}"
    if unknown := used - may:
        yield f"asks for {_listed(unknown)}, which nobody tells it"
    yield from plural_faults(language.messages[name], language.code)


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
# A line such as `page-play 2ac890b1` says which English every offered language follows, `page-play 925e5dcb fr it`
# which one these two follow instead. A line without languages is written only if all of them have signed.
Signatures = dict[str, dict[str, str]]  # by message and language, a hash of the English


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def signatures() -> Signatures:
    found: Signatures = {}
    lines = SIGNED.read_text(encoding="utf-8").splitlines() if SIGNED.exists() else []
    for line in sorted((line for line in lines if not line.startswith("#")), key=lambda line: line.count(" ")):
        name, english, *codes = line.split()
        found.setdefault(name, {}).update(dict.fromkeys(codes or translated(), english))
    return found


def write_signatures(signed: Signatures, english: Language) -> None:
    lines = [line for name in sorted(signed) if name in english.messages for line in _lines_of(name, signed[name])]
    head = f"# The English that the translations follow. {Path(__file__).name} --done writes this.\n"
    SIGNED.write_text(head + "".join(f"{line}\n" for line in lines), encoding="utf-8")


def _lines_of(name: str, signed: Mapping[str, str]) -> Iterator[str]:
    """A line for what most languages follow, if all have signed, and one for each other sentence."""
    ours = Counter(signed[code] for code in translated() if code in signed)
    usual = ours.most_common(1)[0][0] if ours.total() == len(translated()) else None
    if usual:
        yield f"{name} {usual}"
    for english in sorted(set(signed.values())):
        codes = sorted(code for code, one in signed.items() if one == english)
        exceptions = [code for code in codes if english != usual or code not in translated()]
        if exceptions:
            yield f"{name} {english} {' '.join(exceptions)}"


def changed(language: Language, english: Language, signed: Signatures) -> Iterator[tuple[str, str]]:
    """The messages that do not follow the English of today, with the hash of what they follow, if signed."""
    for name, source in english.messages.items():
        follows = signed.get(name, {}).get(language.code, "")
        if name in language.messages and follows != fingerprint(source.text):
            yield name, follows


def sign(codes: Iterable[str], names: Iterable[str]) -> None:
    """Notes that these messages of these languages say what the English says now."""
    english, signed = language_of(ENGLISH), signatures()
    for code in codes:
        for name in names:
            signed.setdefault(name, {})[code] = fingerprint(english.messages[name].text)
    write_signatures(signed, english)


def show(code: str, names: Iterable[str], before: Mapping[tuple[str, str], str]) -> None:
    """Prints what somebody reads before signing."""
    english, signed = language_of(ENGLISH), signatures()
    for name in names:
        now, follows = english.messages[name].text, signed.get(name, {}).get(code, "")
        unknown = "(not in the history)" if follows else "(never signed)"
        old = now if follows == fingerprint(now) else before.get((name, follows), unknown)
        print(name)
        for whose, text in (("English before", old), ("English now", now), (code, said_in(code, name))):
            print(textwrap.indent(f"{whose}: {text}", "    ")[2:])


def said_in(code: str, name: str) -> str:
    return language_of(code).messages[name].text


def earlier_english(wanted: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """English sentences by name and hash, from the history of this repository as far as it goes."""
    found: dict[tuple[str, str], str] = {}
    missing = {(name, follows) for name, follows in wanted if follows}
    for commit, path in _english_versions() if missing else ():
        text = _git("show", f"{commit}:{path}")
        for name, follows in list(missing):
            if (said := _entry(name, text)) is not None and fingerprint(said) == follows:
                found[name, follows] = said
                missing.remove((name, follows))
        if not missing:
            break
    return found


def _english_versions() -> Iterator[tuple[str, str]]:
    """Each English file at each commit that changed it, the newest first."""
    commit = ""
    log = _git(
        "log", "--format=:%H", "--name-only", "--diff-filter=AMR", "--", f":(glob)**/locales/{ENGLISH}/*.ftl"
    )
    for line in log.split():
        if line.startswith(":"):
            commit = line[1:]
        else:
            yield commit, line


def _git(*words: str) -> str:
    """What git prints; nothing where there is no git or no repository, as in a source package."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def _entry(name: str, text: str) -> str | None:
    found = re.search(rf"^{re.escape(name)} =.*(?:\n(?:[ }}].*)?)*", text, re.MULTILINE)
    entry = _PARSER.parse_entry(found[0]) if found else None
    return _text_of(entry) if isinstance(entry, ast.Message) else None


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


# ── All languages ────────────────────────────────────────────────────────────────────────────────────────
def folder_of(code: str) -> Path:
    return next((place / code for place in (OFFERED, DRAFTS) if (place / code).is_dir()), DRAFTS / code)


@cache
def offered() -> list[str]:
    return sorted(folder.name for folder in OFFERED.iterdir() if folder.is_dir())


def translated() -> list[str]:
    return [code for code in offered() if code != ENGLISH]


@cache
def language_of(code: str) -> Language:
    """A language as its files are; to parse them takes most of the time."""
    return read(code, folder_of(code))


def mistakes_of(code: str) -> list[str]:
    """What must be mended in a language at once."""
    english = language_of(ENGLISH)
    return list(_mistakes_in_english(english) if code == ENGLISH else mistakes(language_of(code), english))


def _mistakes_in_english(english: Language) -> Iterator[str]:
    """What is wrong with the language that everybody else falls back to, and that the code speaks."""
    yield from english.broken
    for name, said in english.messages.items():
        yield from (f"{said.file}: {name} {fault}" for fault in plural_faults(said, ENGLISH))
    inside = _inside(english) - english.messages.keys()
    yield from (f"{name} is used by a message, but missing" for name in sorted(inside))
    said_there = said_in_code()
    for name in sorted(unused(english, named_in_code() | said_there)):
        yield f"{english.messages[name].file}: {name} is used nowhere"
    unknown = said_there - english.messages.keys()
    yield from (f"{name} is said by the code, but missing" for name in sorted(unknown))


def left_in(code: str) -> list[str]:
    """What is left to translate, or to compare with the English of today."""
    if code == ENGLISH:
        return []
    language, english = language_of(code), language_of(ENGLISH)
    undone = left_to_do(language, english, same_as_english().get(code, set()))
    return [*undone, *(_describe(name, follows) for name, follows in changed(language, english, signatures()))]


def _describe(name: str, follows: str) -> str:
    source = language_of(ENGLISH).messages[name]
    what = "has changed in English" if follows else "is not signed"
    return f"{source.file}: {name} {what}: {' '.join(source.text.split())}"


# ── The command ──────────────────────────────────────────────────────────────────────────────────────────
def check(codes: list[str], details: bool, complete: bool) -> int:
    """Prints what is wrong and what is left to do. Only `complete` makes the latter a failure."""
    wrong = left = 0
    for code in codes:
        found, undone = mistakes_of(code), left_in(code)
        for line in found + (undone if details else []):
            print(f"{code}: {line}")
        if undone and not details:
            print(f"{code}: {len(undone)} left to do ({Path(__file__).name} {code} lists them)")
        wrong, left = wrong + len(found), left + len(undone)
    if not wrong and not left:
        print("The translations are complete: " + ", ".join(codes))
    return 1 if wrong or (complete and left) else 0


def done(codes: list[str], names: list[str]) -> int:
    """Shows what has changed; signs what is named."""
    english, signed = language_of(ENGLISH), signatures()
    unknown = [f"{code}: {name}" for code in codes for name in names if name not in language_of(code).messages]
    unknown += [name for name in names if name not in english.messages]
    if unknown or not codes:
        sys.exit(
            f"There is no such message: {', '.join(unknown)}" if unknown else "Whose messages? Name a language."
        )
    changes = {code: dict(changed(language_of(code), english, signed)) for code in codes}
    before = earlier_english(one for found in changes.values() for one in found.items())
    for code in codes:
        show(code, names or changes[code], before)
    if names:
        sign(codes, names)
    print(f"Signed: {', '.join(names)}" if names else "Nothing is signed. Name the messages that are right.")
    return 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", help="codes such as fr; all that are offered if left out")
    parser.add_argument("--complete", action="store_true", help="fail for what is left to do, too")
    parser.add_argument(
        "--done", nargs="*", metavar="MESSAGE", help="show what has changed, and sign these messages"
    )
    options = parser.parse_args(words)
    gc.disable()  # it would walk the trees again and again, and they have no cycles
    if options.done is not None:
        return done([code for code in options.languages if code != ENGLISH], options.done)
    details = bool(options.languages) or options.complete
    return check(options.languages or offered(), details, options.complete)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
