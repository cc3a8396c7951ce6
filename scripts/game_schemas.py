"""The page's TypeScript for what a game tells its clients: types, readers and guards. `generate.py` writes it."""

import json
import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct, UnsetType

from ziggurat.core.game import Game
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.schema.client_schema import Members, MessageSpec, Names, Sentences, Text, struct_fields
from ziggurat.schema.grammar import Form, Grammar, Letter, Number

_PLAIN = {int: ("number", "int"), float: ("number", "float"), bool: ("boolean", "bool")}
_HEAD = "/* Made by `make generate` from the types in games/{name}: not to be edited. */\n"
_COMBINATORS = (
    "among",
    "bool",
    "float",
    "int",
    "letters",
    "list",
    "members",
    "nullable",
    "optional",
    "pick",
    "record",
    "sentence",
    "struct",
    "tagged",
    "text",
    "tuple",
    "union",
)


class Tables(dict[tuple[str, ...], str]):
    """The tables of texts in a schema, by the names of their readers."""

    def __init__(self) -> None:
        super().__init__()
        self.literal: set[tuple[str, ...]] = set()  # those whose texts are a type: `Literal`


def files() -> dict[str, str]:
    """The text of each file, by its path in the repository."""
    return {f"web/src/games/{name}/schema.ts": schema(game(name)) for name in BUILT_IN if game(name).client_schema}


def schema(kind: Game) -> str:
    """The TypeScript of one game."""
    assert kind.client_schema is not None
    tokens = kind.client_schema.tokens
    structs: dict[str, type[Struct]] = {}
    for one in _parts(kind):
        _collect(one, structs)
    tables = Tables()
    body = [_struct(found, tables) for found in structs.values()]
    body += [_root(name, written.kind, tables) for name, written in _roots(kind)]
    named = [f"const {name} = {_table(table, tables, tokens)};\n" for table, name in tables.items()]
    spelling = _grammar(tokens) if isinstance(tokens, Grammar) else _words(tokens)
    body = [spelling, *named, *body] if tokens in tables else [*named, *body, spelling]
    body.append(_client_schema(kind))
    text = "\n".join(filter(None, body))
    used = [name for name in (*_COMBINATORS, "type Schema", "type Sentence") if _uses(text, name)]
    imports = f'import {{ {", ".join(used)} }} from "../../schema";\n'
    if isinstance(tokens, Grammar):
        imports = f'import {{ grammar }} from "../../grammar";\n{imports}'
    return "\n".join([_HEAD.format(name=kind.name) + imports, text])


def _uses(text: str, name: str) -> bool:
    """Whether a name occurs in code, not only in comments and texts, or as a key."""
    code = re.sub(r'/\*.*?\*/|"(?:[^"\\]|\\.)*"', "", text)
    return re.search(rf"\b{name.removeprefix('type ')}\b(?!:)", code) is not None


def _table(table: tuple[str, ...], tables: Tables, tokens: tuple[str, ...] | Grammar) -> str:
    """One text of a table; that of the tokens is written once, unless the type tells its texts apart."""
    known = table == tokens and table not in tables.literal
    return "among(TOKENS)" if known else f"pick({', '.join(map(json.dumps, table))})"


def _words(tokens: tuple[str, ...]) -> str:
    """A table of tokens; none of them has a space."""
    if not tokens:
        return ""
    words = json.dumps(" ".join(tokens))
    return f'/** The token of each action. */\nexport const TOKENS = /* @__PURE__ */ {words}.split(" ");\n'


def _client_schema(kind: Game) -> str:
    """All parts in one object, as the page's referee takes them."""
    parts = ["tokens: TOKENS"] if kind.client_schema and kind.client_schema.tokens else []
    parts += [f"{name}: {name.capitalize()}Schema" for name, _ in kind.encoders()]
    return f"/** All of it, for the page's referee. */\nexport const CLIENT_SCHEMA = {{ {', '.join(parts)} }};\n"


# ── Grammars ─────────────────────────────────────────────────────────────────────────────────────────────
def _grammar(grammar: Grammar) -> str:
    """The type of what tokens say, and the grammar that reads and spells them."""
    kinds = "".join(f"\n  | {_form_type(form)}" for form in grammar.forms)
    forms = "".join(f"\n  {_form(form)}," for form in grammar.forms)
    return (
        f"/** What a token says. */\nexport type Action ={kinds};\n"
        f"/** How actions are spelled and numbered. */\nexport const TOKENS = grammar<Action>({forms}\n);\n"
    )


def _form_type(form: Form) -> str:
    fields = "".join(f"; {field.name}: {_field_type(field)}" for field in form.fields)
    return f"{{ form: {json.dumps(form.name)}{fields} }}"


def _field_type(field: Number | Letter) -> str:
    return "number" if isinstance(field, Number) else " | ".join(map(json.dumps, field.letters))


def _form(form: Form) -> str:
    parts = ", ".join(_part(part) for part in form.parts)
    return f"{{ form: {json.dumps(form.name)}, lowest: {form.lowest}, since: {form.since}, parts: [{parts}] }}"


def _part(part: str | Number | Letter) -> str:
    if isinstance(part, str):
        return json.dumps(part)
    values = (
        f"letters: {json.dumps(part.letters)}"
        if isinstance(part, Letter)
        else f"low: {part.low}, high: {part.high}"
    )
    return f"{{ name: {json.dumps(part.name)}, {values}, times: {part.times} }}"


def _roots(kind: Game) -> "Iterator[tuple[str, Any]]":
    return ((name.capitalize(), written) for name, written in kind.encoders())


def _parts(kind: Game) -> Iterator[Any]:
    for _, written in _roots(kind):
        if isinstance(written.kind, tuple):
            yield from (argument for one in written.kind for argument in one.args.values())
        else:
            yield written.kind


def _collect(kind: Any, found: dict[str, type[Struct]]) -> None:
    """All structs in a type, those inside before those around them."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        for field in struct_fields(kind).values():
            _collect(field, found)
        assert found.setdefault(kind.__name__, kind) is kind, f"two structs are called {kind.__name__}"
    elif get_origin(kind) not in (Literal, Annotated):
        for inside in get_args(kind):
            _collect(inside, found)


# ── Types ────────────────────────────────────────────────────────────────────────────────────────────────
def _type(kind: Any) -> str:
    origin, inside = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind][0]
    if kind is NoneType:
        return "null"
    if origin is Annotated:
        return "Sentence" if isinstance(inside[1], Sentences) else "string"
    if origin is Literal:
        return " | ".join(json.dumps(one) for one in inside)
    if origin is list:
        item = _type(inside[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, inside))}]"
    if origin is dict:
        return f"Partial<Record<{_type(inside[0])}, {_type(inside[1])}>>"
    if origin in (Union, UnionType):
        return " | ".join(_type(one) for one in inside if one is not UnsetType)
    return str(kind.__name__)


def _reader(kind: Any, tables: Tables) -> str:
    origin, inside = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind][1]
    if origin is Literal:
        tables.literal.add(inside)
        return _picked(inside, tables)
    if origin is Annotated:
        return _text_reader(inside[1], tables)
    if origin is list:
        return f"list({_reader(inside[0], tables)})"
    if origin in (tuple, dict):
        made = ", ".join(_reader(one, tables) for one in inside)
        return f"{'tuple' if origin is tuple else 'record'}({made})"
    if origin in (Union, UnionType):
        kinds = [one for one in inside if one not in (NoneType, UnsetType)]
        one = _reader(kinds[0], tables) if len(kinds) == 1 else _union(kinds, tables)
        if len(kinds) == len(inside):
            return one
        return f"{'nullable' if NoneType in inside else 'optional'}({one})"
    return f"{kind.__name__}Schema"


def _text_reader(meant: Any, tables: Tables) -> str:
    if isinstance(meant, Names):
        return _named(meant, tables)
    if isinstance(meant, Members):
        return f"members({', '.join(map(json.dumps, meant.table))})"
    if isinstance(meant, Sentences):
        return f"sentence({', '.join(_says(one, tables) for one in meant.table)})"
    if isinstance(meant, Text):
        parts = [json.dumps(one) if isinstance(one, str) else _reader(one, tables) for one in meant.parts]
        return f"text({', '.join(parts)})"
    return f"letters({json.dumps(meant.alphabet)})"


def _union(kinds: list[Any], tables: Tables) -> str:
    return f"union<[{', '.join(map(_type, kinds))}]>({', '.join(_reader(one, tables) for one in kinds)})"


def _picked(table: tuple[str, ...], tables: Tables) -> str:
    return tables.setdefault(table, f"NAMES_{len(tables) + 1}")


def _named(meant: Names, tables: Tables) -> str:
    return _picked(meant.table, tables)


def _struct(kind: type[Struct], tables: Tables) -> str:
    config = kind.__struct_config__
    fields = struct_fields(kind)
    lines = [f"  {config.tag_field}: {json.dumps(config.tag)};"] if config.tag is not None else []
    for name, field in fields.items():
        missing = UnsetType in get_args(field)
        lines.append(f"  {_key(name)}{'?' if missing else ''}: {_type(field)}{' | undefined' if missing else ''};")
    about = f"/** {' '.join((kind.__doc__ or '').split())} */\n" if kind.__doc__ else ""
    readers = ", ".join(f"{_key(name)}: {_reader(field, tables)}" for name, field in fields.items())
    made = f"struct<{kind.__name__}>({{ {readers} }})"
    if config.tag is not None:
        tag = f"{json.dumps(config.tag_field)}, {json.dumps(config.tag)}"
        made = f"tagged<{json.dumps(config.tag_field)}, {kind.__name__}>({tag}, {{ {readers} }})"
    return (
        f"{about}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"
        f"export const {kind.__name__}Schema: Schema<{kind.__name__}> = {made};\n"
    )


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _root(name: str, kind: Any, tables: Tables) -> str:
    if isinstance(kind, tuple):
        rows = ",\n  ".join(_says(one, tables) for one in kind)
        return f"export const {name}Schema: Schema<Sentence> = sentence(\n  {rows},\n);\n"
    if isinstance(kind, type) and issubclass(kind, Struct):
        assert kind.__name__ == name, f"the struct of {name} is called {kind.__name__}"
        return ""
    return (
        f"export type {name} = {_type(kind)};\n"
        f"export const {name}Schema: Schema<{name}> = {_reader(kind, tables)};\n"
    )


def _says(one: MessageSpec, tables: Tables) -> str:
    args = ", ".join(f"{_key(name)}: {_reader(kind, tables)}" for name, kind in one.args.items())
    return f"[{json.dumps(one.id)}, {json.dumps(one.clause)}, {{ {args} }}]".replace("{  }", "{}")
