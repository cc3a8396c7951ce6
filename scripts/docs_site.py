"""What the documentation site has beyond its pages; MkDocs calls the functions `on_…` (mkdocs.yml).

    <!-- generated: commands -->        is replaced by all commands with their arguments, read from the parsers
    <!-- generated: endpoints -->       by the endpoints of the server, with the types of their bodies
    <!-- generated: options babel -->   by the options of a game
    <!-- generated: view babel -->      by the fields of a game's view, and of the structs in it
    <!-- generated: sizes babel -->     by the sizes of a game
    <!-- generated: version babel -->   by the version of its rules

A picture `<name>-light.webp` gets its dark twin (`scripts/screenshots.py`). A film plays once, and a click plays
it again; readers who prefer reduced motion get a still. The first use of a word of the glossary on a page becomes
a link to it. The search leaves out what is for translators, and finds first what leads somebody by the hand. The
font is the page's own.
"""

import argparse
import ast
import html
import io
import re
import shutil
import tokenize
from collections.abc import Callable, Iterator
from importlib.metadata import files
from pathlib import Path
from posixpath import relpath
from typing import Any, NamedTuple, get_args

from ziggurat.core.game import Option
from ziggurat.core.messages import ENGLISH
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.research.batches.sizes import option_sets
from ziggurat.server.http.routes import ROUTES, Route
from ziggurat.terminal.cli import command_parser

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "web/node_modules/@fontsource-variable/source-sans-3/files"
FONT = "source-sans-3-{}-wght-normal.woff2"
GLOSSARY = "glossary.md"
ENTRY = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `[^|`]+` \|$", re.MULTILINE)
TYPED = re.compile(r"^```json (\w+)$", re.MULTILINE)  # an example of a message, with its type (protocol.md)
MARK = re.compile(r"^<!-- generated: (\w+) ?(\w*) -->$", re.MULTILINE)  # a page may also write about one
PICTURE = re.compile(r'<img ([^>]*)src="([^"]+)-light\.webp"([^>]*)>')
# Words of the glossary that readers know, or that mean other things in most sentences.
PLAIN = set(
    re.findall(
        r"\w+",
        """
        analysis bot bot_turn card change claim classic command connection course endpoint event exact facts fault
        forget game gather host judge key lesson level limits measures message mode module moment moved network
        offer option outcome overtaken parameter phrase place plan position prompt puzzle quarter reason record
        report returns rules says schema schemas score step study table team turn value verdict version view worker
        arguments component highlight session settings setup share side site spelled spot stage suggest unreadable
        urgency written
        """,
    )
)


# What the search makes of a page, by how its path begins; of several the first.
SEARCHED: dict[str, dict[str, Any]] = {
    "glossaries/": {"exclude": True},  # of nearly every word, these lists have more than the page that explains it
    "how-to/translating.md": {},
    "glossary.md": {"boost": 0.5},
    "reference/api/": {"boost": 0.5},
    "first-steps.md": {"boost": 2},
    "tutorials/": {"boost": 2},
    "how-to/": {"boost": 2},
}


# Where the navigation has a page of each game: the section, where in it they are, and their folder.
GAME_SECTIONS = (("Games", 0, "reference/games"), ("Rules, clause by clause", 1, "rules"))


# ── MkDocs calls these ───────────────────────────────────────────────────────────────────────────────────
def on_config(config: Any, **_: Any) -> Any:
    """Adds the pages of the games to the navigation."""
    for title, place, folder in GAME_SECTIONS:
        section(config["nav"], title)[place:place] = game_pages(folder)
    return config


def game_pages(folder: str) -> list[dict[str, str]]:
    return [{game(name).title: f"{folder}/{name}.md"} for name in BUILT_IN]


def section(entries: list[Any], title: str) -> list[Any]:
    """The pages under a title, at any depth of the navigation; nothing if it is not there."""
    titled = [pair for entry in entries if isinstance(entry, dict) for pair in entry.items()]
    deeper = (section(pages, title) for _, pages in titled if isinstance(pages, list))
    return dict(titled).get(title) or next(filter(None, deeper), [])


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    page.meta.setdefault("search", searched(page.file.src_uri))
    if page.file.src_uri == GLOSSARY:
        markdown = ENTRY.sub(
            lambda row: row[0].replace("| ", f'| <span id="{anchor(row[1])}"></span>', 1), markdown
        )
    markdown = TYPED.sub(r'```json title="\1"', markdown)
    return MARK.sub(lambda found: GENERATED[found[1]](found[2]), markdown)


def searched(uri: str) -> dict[str, Any]:
    """What Material's search plugin reads in the head of a page."""
    return next((treated for start, treated in SEARCHED.items() if uri.startswith(start)), {})


def on_page_content(content: str, page: Any, **_: Any) -> str:
    uri = page.file.src_uri
    content = with_both_themes(content)
    if uri == GLOSSARY or uri.startswith(("glossaries/", "reference/api/")):
        return content
    return link_words(content, relpath("glossary.html", page.file.dest_uri.rpartition("/")[0] or "."))


def on_template_context(context: dict[str, Any], template_name: str, **_: Any) -> dict[str, Any]:
    """The page for wrong addresses is shown at any depth, so its links begin where the server has the site."""
    if template_name == "404.html":
        context["base_url"] = "/docs/"
    return context


def on_post_build(config: Any, **_: Any) -> None:
    """Brings the page's font, where the page was built; leaves out what no reader needs; names the licences."""
    site = Path(config["site_dir"])
    for worker in site.glob("assets/javascripts/workers/search.*.js"):
        worker.write_text(without_stop_words(worker.read_text(encoding="utf-8")), encoding="utf-8")
    for script in ("latin", "latin-ext"):
        if (FONTS / FONT.format(script)).exists():
            shutil.copy(FONTS / FONT.format(script), site / "style")
    for path in [*site.rglob("*.map"), *site.glob("sitemap.*"), *site.glob("assets/javascripts/lunr/**/*.js")]:
        path.unlink()
    licences = [FONTS.parent / "LICENSE", *_licences("mkdocs-material")]
    texts = [path.read_text(encoding="utf-8") for path in licences if path.exists()]
    (site / "licences.txt").write_text("\n\n".join(texts), encoding="utf-8")


# Where the search makes of every word that is typed the beginning of one.
_BEGINNINGS = ".map(r=>/(^[+-]|[~^]\\d+$)/.test(r)?r:`${r}*`)"
_WORTHY = ".filter((r,n,all)=>all.length<2||lunr.stopWordFilter(r))"


def without_stop_words(script: str) -> str:
    """The search without "a" in "invite a friend": it would find every title that has a word with A in it."""
    if script.count(_BEGINNINGS) != 1:
        raise ValueError("Material's search has changed: see without_stop_words in scripts/docs_site.py.")
    return script.replace(_BEGINNINGS, _WORTHY + _BEGINNINGS)


def _licences(package: str) -> list[Path]:
    return [Path(str(file.locate())) for file in files(package) or () if file.name.startswith("LICENSE")]


# ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────
def with_both_themes(content: str) -> str:
    """Both pictures are on the page and site.css shows one; the browser fetches a picture when it is shown."""
    return PICTURE.sub(lambda found: "".join(_picture(found, theme) for theme in ("light", "dark")), content)


def _picture(found: re.Match[str], theme: str) -> str:
    before, name, after = found.groups()
    file = f"{name}-{theme}.webp"
    picture = f'<img class="only-{theme}" loading="lazy" {before}src="{file}"{after}>'
    if not name.endswith("-game"):
        return picture
    still = f"{name.removesuffix('-game')}-{theme}.webp"
    source = f'<source media="(prefers-reduced-motion: reduce)" srcset="{still}">'
    return f'<a class="only-{theme}" href="{file}"><picture>{source}{picture}</picture></a>'


# ── The glossary ─────────────────────────────────────────────────────────────────────────────────────────
def anchor(word: str) -> str:
    return re.sub(r"\W+", "-", word.casefold()).strip("-")


def glossary() -> dict[str, str]:
    """The words that are linked, the longest first, each with its meaning."""
    rows = ENTRY.findall((ROOT / "docs" / GLOSSARY).read_text(encoding="utf-8"))
    linked = {word: meaning for word, meaning in rows if word.replace(" ", "_") not in PLAIN and "(" not in word}
    return dict(sorted(linked.items(), key=lambda row: -len(row[0])))


WORDS = glossary()
_WORD = re.compile(rf"\b({'|'.join(f'(?i:{word[0]}){re.escape(word[1:])}' for word in WORDS)})((?:e?s)?)\b")
_CLOSED = ("a", "code", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "script", "style", "th", "svg")


def link_words(content: str, target: str) -> str:
    """Links the first use of each word, in running text only."""
    seen: set[str] = set()
    within = 0

    def link(found: re.Match[str]) -> str:
        word = found[1] if found[1] in WORDS else found[1][0].lower() + found[1][1:]  # as a sentence begins
        if word in seen:
            return found[0]
        seen.add(word)
        meaning = html.escape(re.sub(r"[`*]", "", WORDS[word]), quote=True)
        return f'<a class="word" href="{target}#{anchor(word)}" title="{meaning}">{found[0]}</a>'

    pieces = []
    for piece in re.split(r"(<[^>]*>)", content):
        if piece.startswith("<"):
            name = re.match(r"</?(\w+)", piece)
            if name and name[1] in _CLOSED and not piece.endswith("/>"):
                within += -1 if piece.startswith("</") else 1
        elif not within:
            piece = _WORD.sub(link, piece)
        pieces.append(piece)
    return "".join(pieces)


# ── The commands ─────────────────────────────────────────────────────────────────────────────────────────
def commands(_: str = "") -> str:
    """Every command: what it is for, how it is called, its arguments."""
    return "\n".join(_commands(command_parser(ENGLISH), "ziggurat"))


def _commands(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            continue
        about = {one.dest: one.help or "" for one in action._choices_actions}
        for word, command in action.choices.items():
            if word in about:  # the others are aliases
                yield f"## {name} {word}\n\n{_sentence(about[word])}\n\n```text\n{_usage(command)}\n```\n"
                yield from _arguments(command)
                yield from (line.replace("## ", "### ", 1) for line in _commands(command, f"{name} {word}"))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _usage(parser: argparse.ArgumentParser) -> str:
    return re.sub(r"\s+", " ", parser.format_usage()).strip().partition(": ")[2]


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    rows = [
        f"| `{_spelled(action)}` | {_cell(action.help or '')} |"
        for action in parser._actions
        if not isinstance(action, (argparse._SubParsersAction, argparse._HelpAction))
    ]
    if rows:
        yield "| argument | meaning |\n|---|---|"
        yield from rows
        yield ""


def _spelled(action: argparse.Action) -> str:
    value = str(action.metavar or "|".join(map(str, action.choices or ())) or action.dest.upper())
    if not action.option_strings:
        return value
    return ", ".join(action.option_strings) + ("" if action.nargs == 0 else f" {value}")


def _cell(text: str) -> str:
    """Words in a cell of a table; code in backticks may have a bar as it is."""
    return text.replace("%%", "%").replace("|", "\\|").replace("\n", " ")


# ── The games ────────────────────────────────────────────────────────────────────────────────────────────
def options(name: str) -> str:
    rows = [f"| `{option.name}` | {_values(option)} | {_default(option)} |" for option in game(name).options]
    return "\n".join(["| option | values | default |", "|---|---|---|", *rows])


def _values(option: Option) -> str:
    values = [f"`{value}`" for value in option.accepted] or ["text"]
    return " … ".join((values[0], values[-1])) if len(values) > 8 else ", ".join(values)


def _default(option: Option) -> str:
    if option.drawn:
        return "drawn by chance"
    return f"`{option.default}`" if option.default else "none"


VIEWS = {"fantasy": "talo/fantasy/view.py"}  # of modes; a game's own is in its `state.py`


def view(name: str) -> str:
    """The fields of a view and of the structs in it, with the comments of the source."""
    source = (ROOT / "src/ziggurat/games" / VIEWS.get(name, f"{name}/state.py")).read_text(encoding="utf-8")
    structs = {struct.name: struct for struct in _structs(source)}
    shown = ["View"]
    for struct in shown:  # it grows while it is walked
        kinds = " ".join(field.kind for field in structs[struct].fields)
        shown += [
            word for word in dict.fromkeys(re.findall(r"\w+", kinds)) if word in structs and word not in shown
        ]
    return "\n\n".join(_struct(structs[struct]) for struct in shown)


class Field(NamedTuple):
    """A field of a struct: its name, its type, and the comment beside it."""

    name: str
    kind: str
    about: str


class StructSource(NamedTuple):
    """A struct as its source has it."""

    name: str
    about: str
    fields: list[Field]


def _struct(struct: StructSource) -> str:
    about = [] if struct.name == "View" else [f"`{struct.name}`: {struct.about}", ""]
    rows = [f"| `{field.name}` | `{field.kind}` | {_cell(field.about)} |" for field in struct.fields]
    return "\n".join([*about, "| field | type | meaning |", "|---|---|---|", *rows])


def _structs(source: str) -> Iterator[StructSource]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    body = ast.parse(source).body
    aliases = {
        node.targets[0].id: node.value
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in body:
        if isinstance(node, ast.ClassDef):
            fields = [
                Field(item.target.id, _kind(item.annotation, aliases), comments.get(item.lineno, ""))
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            yield StructSource(node.name, " ".join((ast.get_docstring(node) or "").split()), fields)


def _kind(annotation: ast.expr, aliases: dict[str, ast.expr]) -> str:
    """A type as JSON has it: names of the source resolved, without what says how it is written as numbers."""

    class Resolve(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> Any:
            return self.visit(aliases[node.id]) if node.id in aliases else node

        def visit_Subscript(self, node: ast.Subscript) -> Any:
            if isinstance(node.value, ast.Name) and node.value.id == "Annotated":
                assert isinstance(node.slice, ast.Tuple)
                return self.visit(node.slice.elts[0])
            return self.generic_visit(node)

    return ast.unparse(Resolve().visit(annotation)).removesuffix(" | UnsetType").replace("'", '"')


def sizes(name: str) -> str:
    kind = game(name)
    head = "| options | seats | state | actions | most legal actions | observation | chance |"
    rows = []
    for given in option_sets(kind):
        rules = kind.rules(kind.start(given, seed=0).settings)
        shape = " × ".join(map(str, rules.observation_shape))
        chosen = " ".join(f"`{key}={value}`" for key, value in given.items()) or "default"
        rows.append(
            f"| {chosen} | {len(rules.teams)} | {rules.state_size} | {rules.num_actions:,} "
            f"| {rules.max_legal_actions:,} | {shape} | {'yes' if rules.chance else 'no'} |"
        )
    return "\n".join([head, "|---|--:|--:|--:|--:|---|---|", *rows])


def version(name: str) -> str:
    return f"The rules of `{name}` have version **{game(name).version}**."


def endpoints(_: str) -> str:
    rows = [
        f"| `{route.method} {route.path}{_query(route)}` | {_body(route.body)} | {_body(route.response)}"
        f"{f' ({route.status})' if route.status != 200 else ''} | {route.summary} |"
        for route in ROUTES
    ]
    return "\n".join(["| endpoint | request | response | |", "|---|---|---|---|", *rows])


def _query(route: Route) -> str:
    return "?" * bool(route.query) + "&".join(f"{name}=…" for name in route.query)


def _body(kind: Any) -> str:
    if kind is None:
        return ""
    if kind is str:
        return "text"
    return "a command, as on the socket" if get_args(kind) else f"`{kind.__name__}`"


GENERATED: dict[str, Callable[[str], str]] = {
    "commands": commands,
    "endpoints": endpoints,
    "options": options,
    "view": view,
    "sizes": sizes,
    "version": version,
}
