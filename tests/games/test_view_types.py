"""Views have the type that the API describes: no key is missing, extra or of another type."""

from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter

from kickabout.engine.game import SPECTATOR
from kickabout.engine.view_types import Common
from tests.games.record import GOLDEN, Golden

STRIDE = 11
"""The number of entries of a recorded match between two checks."""


def adapter(view: type) -> TypeAdapter[Any]:
    # In a list, since Pydantic lets no `TypedDict` have a configuration from outside.
    config = ConfigDict(extra="forbid", strict=True)
    return TypeAdapter(list[view], config=config)  # type: ignore[valid-type]  # it is one


COMMON = adapter(Common)


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_recorded_match_is_shown_as_described(golden: Golden) -> None:
    whole = golden.load()
    match, own = whole.at(0), adapter(whole.game.View)
    for number, (actor, action) in enumerate(whole.log):
        match.follow(actor, whole.name_of(action))
        if number % STRIDE and match.actor is not None:
            continue
        for seat in (SPECTATOR, *range(match.seats), None):
            view = match.view(seat)
            COMMON.validate_python([{key: view.pop(key) for key in Common.__annotations__}])
            own.validate_python([view])
