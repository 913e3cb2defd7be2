"""Assertions that the rules refuse an action, with a given refusal."""

from collections.abc import Callable, Sequence

import pytest

from kickabout.engine.match import IllegalAction, Match
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

Tried = tuple[Callable[[], Match], Sequence[str], str]
"""A position, the actions played in it, and the action that is refused then."""


def refused(match: Match, action: str, seat: int | None = None) -> str:
    """Assert that an action is refused and changes nothing; return the reason given.

    It is the actor's action, or that of a `seat` that may decide as well.
    """
    before = match.state.tobytes()
    reason = match.why_not(action, seat)
    assert reason is not None, f"{action} is legal"
    assert action not in (match.legal if seat is None else match.legal_for(seat))
    with pytest.raises(IllegalAction) as caught:
        match.play(action, seat)
    assert str(caught.value) == reason
    assert match.state.tobytes() == before
    return str(reason)


def reason_of(match: Match, action: str, seat: int | None = None) -> Message:
    """Return the message of the refusal of an action, also where that of an impossible outcome is around it."""
    message = match.refusal(action, seat)
    assert message is not None
    reason = message.arguments.get("reason", message)
    assert isinstance(reason, Message)
    return reason


def refused_by(match: Match, refusal: RefusalTable, action: str, seat: int | None = None) -> str:
    """Assert that an action is refused with this refusal; return the reason given."""
    reason = refused(match, action, seat)
    told = reason_of(match, action, seat)
    assert (told.id, told.arguments["clause"]) == (f"refused-{slug(refusal)}", refusal.clause)
    assert f"({refusal.clause})." in reason
    return reason
