"""How a clause test shows that the rules refuse an action."""

from collections.abc import Callable, Sequence

import pytest

from kickabout.engine.match import IllegalAction, Match

Tried = tuple[Callable[[], Match], Sequence[str], str]
"""A position, what is played in it, and what is refused then."""


def refused(match: Match, action: str) -> str:
    """Checks that an action is refused, changes nothing, and returns the reason given."""
    before = match.state.tobytes()
    reason = match.why_not(action)
    assert reason is not None, f"{action} is legal"
    assert action not in match.legal
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert str(caught.value) == reason
    assert match.state.tobytes() == before
    return str(reason)
