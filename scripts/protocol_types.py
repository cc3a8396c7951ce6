"""The page's TypeScript types of all messages and endpoints of the server. `generate.py` writes them."""

import json

from ziggurat.server import protocol
from ziggurat.server.http.openapi import Schema, body_types, schemas_of
from ziggurat.server.http.routes import ROUTES

_HEAD = "// Made by `make generate` from the server's types.\n"


_SOCKET_TYPES = (protocol.ClientMessage, protocol.ServerMessage)


def files() -> dict[str, str]:
    """The text of the file, by its path in the repository."""
    return {"web/src/protocol.ts": typescript()}


def typescript() -> str:
    """The types of all messages, and of what each route takes and gives."""
    shapes, components = schemas_of([*body_types(), protocol.Problem, *_SOCKET_TYPES])
    parts = [_HEAD]
    parts += [_interface(name, schema) for name, schema in sorted(components.items())]
    parts.append(f"export type ClientMessage = {_type(shapes[-2])};\n")
    parts.append(f"export type ServerMessage = {_type(shapes[-1])};\n")
    parts.append(f"export type AnyEvent = {_type(components['EventPage']['properties']['events']['items'])};\n")
    parts.append(_routes_interface())
    return "\n".join(parts)


def _routes_interface() -> str:
    lines = []
    for route in ROUTES:
        body = _type(schemas_of([route.body])[0][0]) if route.body else "null"
        answer = "string" if route.response is str else _type(schemas_of([route.response])[0][0])
        query = "; ".join(f"{name}?: string" for name in route.query)
        lines.append(f"  /** {route.summary} */")
        lines.append(
            f'  "{route.method} {route.path}": {{ body: {body}; query: {{ {query} }}; answer: {answer} }};'
        )
    return "export interface Routes {\n" + "\n".join(lines) + "\n}\n"


def _interface(name: str, schema: Schema) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(shape)};"
        for field, shape in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if kind == "array":
        item = _type(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return _PLAIN.get(str(kind), "unknown")
