"""Who can tell what apart, in any game."""

import pytest

from kickabout.engine.match import Match

OTHERS = pytest.mark.parametrize("viewer", [0, -1])
"""All viewers but seat 1, whose secrets are tested."""
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, -1])


def told_apart(one: Match, two: Match, viewer: int) -> bool:
    """Return whether a viewer can tell two matches apart; asserts that the bots' record agrees with
    the view.
    """
    different = one.view(viewer) != two.view(viewer)
    records = one.hidden(viewer).tobytes() != two.hidden(viewer).tobytes()
    story = one.story(viewer) != two.story(viewer)
    logs = [
        [match.observed(number, viewer) for number in range(match.number)] for match in (one, two)
    ]
    assert different == records or story, "the view tells what the record hides, or hides more"
    return different or records or story or logs[0] != logs[1]
