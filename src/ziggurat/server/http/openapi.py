"""The OpenAPI description of the server, derived from the routes and the types of the protocol.

So it cannot differ from what the server does. `scripts/protocol_types.py` derives the page's types likewise.
"""

from typing import Any

import msgspec

from ziggurat.server import protocol
from ziggurat.server.http.routes import ROUTES, Route

Schema = dict[str, Any]
_REF = "#/components/schemas/{name}"


def schemas_of(types: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """The JSON schema of each type, and those that they refer to by their names."""
    shapes, components = msgspec.json.schema_components(types, ref_template=_REF)
    return list(shapes), components


def body_types() -> list[Any]:
    """The types of the bodies of all requests and responses; plain text has none."""
    return [kind for route in ROUTES for kind in (route.body, route.response) if kind not in (None, str)]


def openapi(version: str) -> Schema:
    """The OpenAPI 3.1 description of the HTTP endpoints."""
    _, components = schemas_of([*body_types(), protocol.Problem])
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
    (shape,), _ = schemas_of([kind])
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
