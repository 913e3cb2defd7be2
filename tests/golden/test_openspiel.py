"""OpenSpiel's states show what the golden files have recorded, in the order in which it plays."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import kickabout
import kickabout.envs.openspiel
from kickabout.engine.game import CHANCE
from kickabout.engine.spots import who
from kickabout.envs.observation import layout
from tests.golden.digests import digest, line_of
from tests.golden.files import Recorded, box_of, golden
from tests.golden.values import STRIDE, by_part, canonical

MATCHES = 2

pytestmark = pytest.mark.golden


def states(game: str, recorded: Recorded) -> Iterator[tuple[int, Any]]:
    """Yield every state of a match with its number.

    Stops early where a seat decides out of order, or a clock ends: OpenSpiel has neither.
    """
    parameters = {name.replace("-", "_"): value for name, value in recorded.options.items()}
    parameters |= {"seats": recorded.seats, "box": str(box_of(game))}
    rules = pyspiel.load_game(f"kickabout_{game.replace('-', '_')}", parameters)
    first = kickabout.games.find(game).actions.decisions
    state = rules.new_initial_state()
    for number, (actor, action) in enumerate(recorded.log):
        yield number, state
        code = action - first if actor == CHANCE else action
        if state.current_player() != actor or code not in state.legal_actions():
            return
        state.apply_action(code)
    yield len(recorded.log), state


def digests_of(game: str, recorded: Recorded) -> dict[str, str] | None:
    """Return the digests of tensors and information states, None for a match that OpenSpiel does not play."""
    found: dict[str, list[str]] = defaultdict(list)
    parts = layout(game, recorded.seats).parts
    number = 0
    for number, state in states(game, recorded):
        if number % STRIDE and number < len(recorded.log):
            continue
        for seat in range(recorded.seats):
            tensor = [int(value) for value in state.observation_tensor(seat)]
            information = state.information_state_string(seat)
            found[f"tensor of {who(seat)}"].append(digest(canonical(by_part(parts, tensor))))
            found[f"information of {who(seat)}"].append(digest(canonical(information)))
    if number < len(recorded.log):
        return None
    return {kind: line_of(digests) for kind, digests in found.items()}


@pytest.mark.parametrize("game", kickabout.available_games())
def test_openspiel_shows_what_is_recorded(game: str) -> None:
    compared = 0
    for recorded in golden(game).matches:
        digests = digests_of(game, recorded)
        if digests is None:
            continue
        assert digests == {kind: recorded.digests[kind] for kind in digests}
        compared += 1
        if compared == MATCHES:
            return
    raise AssertionError(f"OpenSpiel plays only {compared} of the recorded matches of {game}")
