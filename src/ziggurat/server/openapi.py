"""Generates the OpenAPI description of the server and the page's TypeScript types.

Both are derived from the routes and the types of the protocol, so that they cannot differ from what the server
does. `python -m ziggurat.server.openapi web/src/protocol.ts` writes the page's types; `--check` only tells
whether they are up to date.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.server import protocol
from ziggurat.server.routes import ROUTES, Route

Schema = dict[str, Any]
_REF = "#/components/schemas/{name}"
_SOCKET_TYPES = (protocol.ClientMessage, protocol.ServerMessage)


def _schemas(types: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    shapes, components = msgspec.json.schema_components(types, ref_template=_REF)
    return list(shapes), components


# ── OpenAPI ──────────────────────────────────────────────────────────────────────────────────────────────
def openapi(version: str) -> Schema:
    """The OpenAPI 3.1 description of the HTTP endpoints."""
    types = [kind for route in ROUTES for kind in (route.body, route.response) if kind not in (None, str)]
    _, components = _schemas([*types, protocol.Problem])
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ziggurat", "version": version, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key of a place."}},
        },
    }


def _operation(route: Route) -> Schema:
    made: Schema = {
        "operationId": route.operation or route.name,
        "summary": route.summary,
        "parameters": [*_path_parameters(route), *_query_parameters(route)],
        "responses": {
            str(route.status): {"description": "Done.", "content": _content(route.response)},
            "default": {
                "description": "Not done, and why.",
                "content": {
                    "application/problem+json": {"schema": {"$ref": _REF.format(name=protocol.Problem.__name__)}}
                },
            },
        },
    }
    if route.body:
        made["requestBody"] = {"required": True, "content": _content(route.body)}
    if route.keyed:
        made["security"] = [{"key": []}, {}]
    return made


def _content(kind: Any) -> Schema:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    (shape,), _ = _schemas([kind])
    return {"application/json": {"schema": shape}}


def _path_parameters(route: Route) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.path_parameters
    ]


def _query_parameters(route: Route) -> list[Schema]:
    return [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}, "description": meaning}
        for name, meaning in route.query.items()
    ]


# ── TypeScript ───────────────────────────────────────────────────────────────────────────────────────────
_HEAD = "// Made by `python -m ziggurat.server.openapi web/src/protocol.ts` from the server's types.\n"


def typescript() -> str:
    """The types of all messages, and of what each route takes and gives."""
    types = [kind for route in ROUTES for kind in (route.body, route.response) if kind not in (None, str)]
    shapes, components = _schemas([*types, protocol.Problem, *_SOCKET_TYPES])
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
        body = _type(_schemas([route.body])[0][0]) if route.body else "null"
        answer = "string" if route.response is str else _type(_schemas([route.response])[0][0])
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


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    (path,) = [Path(argument) for argument in arguments if argument != "--check"]
    made = typescript()
    if check:
        same = path.exists() and path.read_text(encoding="utf-8") == made
        if not same:
            print(f"{path} is not what the server's types say; make it anew without --check.", file=sys.stderr)
        return 0 if same else 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
