"""Views have the type that the API describes: no key is missing, extra or of another type."""

from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter

import kickabout
from kickabout.engine.game import SPECTATOR
from kickabout.engine.view_types import Common
from tests.golden.files import golden

MATCHES = 4
"""The recorded matches of each game that are looked at."""
STRIDE = 11
"""The number of entries of a recorded match between two checks."""


def adapter(view: type) -> TypeAdapter[Any]:
    # In a list, since Pydantic lets no `TypedDict` have a configuration from outside.
    config = ConfigDict(extra="forbid", strict=True)
    return TypeAdapter(list[view], config=config)  # type: ignore[valid-type]  # it is one


COMMON = adapter(Common)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", kickabout.available_games())
def test_a_recorded_match_is_shown_as_described(game: str, number: int) -> None:
    recorded = golden(game).matches[number]
    match = recorded.begin(game)
    own = adapter(match.game.View)
    for entry, (actor, action) in enumerate(recorded.log):
        match.follow(actor, match.name_of(action))
        if entry % STRIDE and match.actor is not None:
            continue
        for seat in (SPECTATOR, *range(match.seats), None):
            view = match.view(seat)
            COMMON.validate_python([{key: view.pop(key) for key in Common.__annotations__}])
            own.validate_python([view])
