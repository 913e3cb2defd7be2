"""The JSON API from its OpenAPI document: every call, and the objects that calls take and return."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from tools.docs.markdown import code, page, table

Schema = Mapping[str, Any]
CALLS = """\
[Programs](../api.md) explains how a program plays, keys and refusals. A running server has the same at `/api`, and at
`/api/openapi.json` as an OpenAPI document. Beside what a call names, any may answer 413, 429 and 503; what is refused is a
[Problem](api-objects.md#Problem)."""
OBJECTS = "What the [calls of the API](api.md) take and return. A field with a question mark may be absent."
_OF_ALL = ("413", "429", "503")
_OWN = "kickabout__"


def pages() -> dict[str, str]:
    """Return the page of the calls, and that of the objects."""
    document = create_app(Settings(Path("unused"))).openapi()
    calls: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            calls.setdefault(call["tags"][0], []).append(_call(f"{method.upper()} {path}", call))
    parts = (part for tag, texts in calls.items() for part in (f"## {tag.title()}", *texts))
    objects = (_object(name, schema) for name, schema in document["components"]["schemas"].items())
    return {
        "reference/api.md": page("The calls of the API", CALLS, *parts),
        "reference/api-objects.md": page("The objects of the API", OBJECTS, *objects),
    }


def _call(name: str, call: Schema) -> str:
    texts = [f"### {code(name)}", call["description"]]
    scopes = [scope for one in call.get("security", ()) for scope in one.get("Key", ())]
    if scopes:
        texts.append(f"A key needs the scope {', '.join(map(code, scopes))}.")
    parameters = [
        (code(one["name"]), one["in"], _type(one["schema"]), one.get("description", ""))
        for one in call.get("parameters", ())
    ]
    texts.append(table(("parameter", "in", "type", "meaning"), parameters))
    if "requestBody" in call:
        texts.append(f"Takes {_content(call['requestBody'])}.")
    answers = [
        (status, answer["description"], _content(answer))
        for status, answer in call["responses"].items()
        if status not in _OF_ALL
    ]
    return "\n\n".join(filter(None, [*texts, table(("status", "meaning", "answer"), answers)]))


def _content(holder: Schema) -> str:
    return ", ".join(
        _type(one["schema"]) for one in holder.get("content", {}).values() if "schema" in one
    )


def _object(name: str, schema: Schema) -> str:
    head = f"## {_title(name)} {{: #{name} }}"
    needed = schema.get("required", ())
    rows = (
        (code(field if field in needed else f"{field}?"), _type(of), of.get("description", ""))
        for field, of in schema.get("properties", {}).items()
    )
    fields = table(("field", "type", "meaning"), rows) or _type(schema)
    return "\n\n".join(filter(None, [head, schema.get("description", ""), fields]))


def _title(name: str) -> str:
    """Return the name of an object; several games have a `View`, which their modules tell apart."""
    if not name.startswith(_OWN):
        return name
    *modules, own = name.removeprefix(_OWN).split("__")
    home = modules[1] if modules[0] == "games" else modules[0]
    return f"{own} ({home.replace('_', '-')})"


def _type(schema: Schema) -> str:
    return " or ".join(dict.fromkeys(_types(schema)))


def _types(schema: Schema) -> Iterator[str]:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield f"[{_title(name)}](api-objects.md#{name})"
    elif "enum" in schema or "const" in schema:
        yield ", ".join(map(code, schema.get("enum", [schema.get("const")])))
    elif variants := schema.get("anyOf", schema.get("oneOf")):
        for variant in variants:
            yield from _types(variant)
    elif schema.get("type") == "array":
        inside = schema.get("items") or {}
        yield f"list of {_type(inside)}" if inside else "list"
    elif isinstance(schema.get("additionalProperties"), dict):
        yield f"object of {_type(schema['additionalProperties'])}"
    else:
        yield schema.get("type", "anything")
