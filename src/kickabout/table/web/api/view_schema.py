"""The schema of views in the API's description: the keys of each game, their meanings, and an
example.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, get_args, get_type_hints

from pydantic import ConfigDict, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema
from typing_extensions import get_original_bases, is_typeddict

from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.view_types import Common
from kickabout.table import catalogue

_SEED = 7
_CONFIG = ConfigDict(use_attribute_docstrings=True)


class ViewSchema:
    """Annotation of a field as the view of some game; it is not validated again when it is sent."""

    def __get_pydantic_core_schema__(self, *_: object) -> CoreSchema:
        """Accept any data."""
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return the schema of the views of all games: the common keys, and those of each game."""
        return {
            "anyOf": [
                {
                    "title": game.title,
                    "allOf": [_described(view, handler) for view in (Common, game.View)],
                    "examples": [example(game)],
                }
                for game in catalogue.games()
            ]
        }


@cache
def example(game: Game) -> dict[str, Any]:
    """Return the view of the first seat to decide in a sample match, all earlier outcomes being
    rolled.
    """
    match = Match(game, game.least_seats, seed=_SEED)
    while match.actor == "chance":
        match.roll()
    shown: dict[str, Any] = match.view(match.state.actor)
    return shown


def _described(view: type, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
    """Return the schema of a `TypedDict`, with the descriptions of inherited keys as well.

    Pydantic knows only the docstrings of the keys that a class declares itself.
    """
    shown: JsonSchemaValue = handler(_many(view))["items"]
    _inherit(view, handler, set())
    return shown


def _inherit(view: type, handler: GetJsonSchemaHandler, done: set[type]) -> dict[str, Any]:
    schema = handler.resolve_ref_schema(handler(_many(view))["items"])
    properties: dict[str, Any] = schema["properties"]
    if view not in done:
        done.add(view)
        for part in chain.from_iterable(map(_typed_dicts, get_type_hints(view).values())):
            _inherit(part, handler, done)
        for base in filter(is_typeddict, get_original_bases(view)):
            for key, inherited in _inherit(base, handler, done).items():
                if "description" in inherited:
                    properties[key].setdefault("description", inherited["description"])
    return properties


def _typed_dicts(hint: Any) -> Iterator[type]:
    if is_typeddict(hint):
        yield hint
    for part in get_args(hint):
        yield from _typed_dicts(part)


@cache
def _many(view: type) -> CoreSchema:
    # In a list, since Pydantic does not let a `TypedDict` be configured from outside.
    return TypeAdapter(list[view], config=_CONFIG).core_schema  # type: ignore[valid-type]  # it is one
