"""The documentation: its examples run, its links and anchors lead somewhere, and every path to it exists."""

import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import fields

import docs_site
from docs_examples import Reader
from ziggurat.core.registry import BUILT_IN, game_names, unregister
from ziggurat.server.settings import Limits

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
SLOW = {  # half a minute each: they learn, or compile
    "how-to/environments.md",
    "tutorials/add-a-game.md",
    "tutorials/train-an-agent.md",
}
GAME_HEADINGS = [
    "Short rules",
    "Options",
    "Notation",
    "View",
    "Actions",
    "Observation",
    "Sizes",
    "Versions",
    "How it is verified",
]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^()\s]+)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^()\s]+)\)")
PATH = re.compile(r"\b(?:docs|benchmarks/results)/[\w/-]+\.md\b")


def name(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```$|`[^`\n]+`", "", text(page), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The ids of the headings, as the site makes them; of the glossary also its words, of the commands theirs."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text(page), flags=re.M | re.S), re.M):
        plain = re.sub(r"[^\w\s-]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)).strip().lower()
        found.add(re.sub(r"[-\s]+", "-", plain))
    return found


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=name(page), marks=[pytest.mark.long] * (name(page) in SLOW)) for page in PAGES]
)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "en")
    known = set(game_names())
    try:
        Reader(name(page)).follow(text(page))
    finally:
        for added in set(game_names()) - known:
            unregister(added)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    words = without_code(page)
    for target in LINK.findall(words) + PICTURE.findall(words):
        path, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:", path):
            continue
        file = (page.parent / path).resolve() if path else page
        assert file.is_file(), target
        if anchor and file.suffix == ".md" and file.name not in ("glossary.md", "command-line.md"):
            assert anchor in anchors(file), target


def test_every_picture_is_shown_in_both_themes() -> None:
    """And none lies about that no page shows."""
    shown = {"babel-game", "table-ja", "table-ar", "table-pl"}  # in the README
    shown |= {one for page in PAGES for one in re.findall(r"pictures/([\w-]+)-light\.webp", text(page))}
    shown |= {one.removesuffix("-game") for one in shown}  # where no motion is wanted
    there = {path.stem for path in (DOCS / "pictures").glob("*.webp")}
    assert there == {f"{one}-{theme}" for one in shown for theme in ("light", "dark")}


def test_a_picture_has_its_twin_for_the_dark() -> None:
    html = docs_site.with_both_themes('<p><img alt="A" src="../pictures/nivos-light.webp" /></p>')
    assert html.count("<img ") == 2
    assert '<img class="only-dark" loading="lazy" alt="A" src="../pictures/nivos-dark.webp" />' in html


def test_a_film_is_a_still_for_readers_who_want_no_motion() -> None:
    html = docs_site.with_both_themes('<img alt="A" src="nivos-game-light.webp" />')
    assert html.startswith(
        '<a class="only-light" href="nivos-game-light.webp"><picture>'
        '<source media="(prefers-reduced-motion: reduce)" srcset="nivos-light.webp"><img '
    )


def test_a_generated_part_has_a_line_of_its_own() -> None:
    assert docs_site.MARK.sub("+", "`<!-- generated: commands -->` is\n\n<!-- generated: sizes babel -->\n") == (
        "`<!-- generated: commands -->` is\n\n+\n"
    )


def test_the_first_use_of_a_word_leads_to_the_glossary() -> None:
    """Also where it begins a sentence, and in the plural; not in headings, code and links."""
    html = docs_site.link_words("<h2>Batch</h2><p><code>batch</code> Batches of a batch.</p>", "../glossary.html")
    assert re.sub(r' title="[^"]+"', "", html) == (
        "<h2>Batch</h2><p><code>batch</code> "
        '<a class="word" href="../glossary.html#batch">Batches</a> of a batch.</p>'
    )


def test_the_search_leaves_out_what_is_for_translators() -> None:
    for page in PAGES:
        excluded = docs_site.searched(name(page)).get("exclude", False)
        assert excluded == (page.parent.name == "glossaries"), name(page)


def test_the_search_makes_no_beginning_of_a_word_that_says_nothing() -> None:
    """ "a*" finds every title with a word in A. If Material's own search changes, the build must not be silent."""
    worker = r"t.split(/\s+/g).map(r=>/(^[+-]|[~^]\d+$)/.test(r)?r:`${r}*`).join(' ')"
    assert ".filter((r,n,all)=>all.length<2||lunr.stopWordFilter(r)).map(" in docs_site.without_stop_words(worker)
    with pytest.raises(ValueError, match="search has changed"):
        docs_site.without_stop_words("t.split(' ')")


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2])
    of_games = [
        path
        for *_, folder in docs_site.GAME_SECTIONS
        for one in docs_site.game_pages(folder)
        for path in one.values()
    ]
    assert sorted([*listed, *of_games]) == [name(page) for page in PAGES]


def test_the_pages_of_the_games_are_added_to_the_navigation() -> None:
    nav = [
        {"Start": ["index.md"]},
        {"Reference": [{"Games": [{"Other": "o.md"}]}, {"Rules, clause by clause": ["a.md"]}]},
    ]
    games, rules = (
        section for entry in docs_site.on_config({"nav": nav})["nav"][1]["Reference"] for section in entry.values()
    )
    assert games[0] == {"Babel": "reference/games/babel.md"}
    assert games[-1] == {"Other": "o.md"}
    assert rules[:2] == ["a.md", {"Babel": "rules/babel.md"}]


def test_paths_to_the_documentation_exist() -> None:
    """In sources, tests and messages; a note in the list of changes may name what was there once."""
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for path in map(ROOT.joinpath, files.splitlines()):
        if path.suffix in (".lock", ".webp", ".wasm", ".bin") or path.name == "CHANGELOG.md" or not path.is_file():
            continue
        for named in PATH.findall(path.read_bytes().decode("utf-8", "ignore")):
            assert (ROOT / named).is_file(), f"{path.relative_to(ROOT)} names {named}"


@pytest.mark.parametrize("package", ["ziggurat", "ziggurat.bots", "ziggurat.research", "ziggurat.records"])
def test_every_public_name_is_described(package: str) -> None:
    """On the package's own page; one that another package exports too is described there."""
    page = text(DOCS / f"reference/api/{package.rpartition('.')[2]}.md")
    described = re.findall(r"^::: [\w.]+\.(\w+)$", page, flags=re.MULTILINE) + re.findall(r"`(\w+)`", page)
    assert set(import_module(package).__all__) <= set(described)


@pytest.mark.parametrize("name", [*BUILT_IN, "talo-fantasy"])
def test_every_game_has_the_same_headings(name: str) -> None:
    """A page may go on behind them."""
    headings = re.findall(r"^## (.+)$", text(DOCS / f"reference/games/{name}.md"), flags=re.MULTILINE)
    assert headings[: len(GAME_HEADINGS)] == GAME_HEADINGS


@pytest.mark.parametrize(
    ("name", "module"),
    [
        *((each, f"{each}.state") for each in BUILT_IN),
        ("fantasy", "talo.fantasy.view"),
    ],
)
def test_the_table_of_a_view_has_every_field(name: str, module: str) -> None:
    shown = re.findall(r"^\| `(\w+)` \|", docs_site.view(name).partition("\n\n")[0], flags=re.MULTILINE)
    kind = import_module(f"ziggurat.games.{module}").View
    assert shown == [field.name for field in fields(kind)]


def test_every_result_says_when_where_and_how() -> None:
    results = [path for path in (ROOT / "benchmarks/results").glob("*.md") if path.name != "README.md"]
    assert len(results) >= 10
    for path in results:
        assert re.match(r"\d{4}-\d\d-\d\d-", path.name)
        for row in ("date", "machine", "command"):
            assert f"\n| {row} | " in text(path), f"{path.name} does not say its {row}"


def test_the_limits_of_the_server_are_those_of_the_code() -> None:
    page = text(DOCS / "reference/server-settings.md").partition("\n## Limits\n")[2]
    told: dict[str, int] = {}
    for names, values in re.findall(r"^\| (`[^|]+) \| ([^|]+) \|", page, flags=re.MULTILINE):
        numbers = [int(one.replace(",", "")) for one in re.split(r" and |, ", values.strip())]
        told.update(zip(re.findall(r"`(\w+)`", names), numbers, strict=True))
    assert told == {name: int(value) for name, value in vars(Limits()).items()}
