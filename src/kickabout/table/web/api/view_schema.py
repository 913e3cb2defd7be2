"""What the API's description says of a view: its keys in each game, what they mean, and an example."""

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
    """Describes a field as the view of one of the games, which is not checked once more when it is sent."""

    def __get_pydantic_core_schema__(self, *_: object) -> CoreSchema:
        """Any data passes."""
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """One of the views of all games: what they have in common, and what each adds."""
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
    """What the first seat to decide sees of a match, with all that the match's dice decided before."""
    match = Match(game, game.least_seats, seed=_SEED)
    while match.actor == "chance":
        match.roll()
    shown: dict[str, Any] = match.view(match.state.actor)
    return shown


def _described(view: type, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
    """The schema of a `TypedDict`, in which inherited keys have their meanings as well.

    Pydantic knows the docstrings of the keys that a class declares itself.
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
    # In a list, since Pydantic lets no `TypedDict` have a configuration from outside.
    return TypeAdapter(list[view], config=_CONFIG).core_schema  # type: ignore[valid-type]  # it is one
