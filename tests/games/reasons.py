"""Checks of the reasons that games give for and against choices."""

from kickabout.engine.game import Reason
from kickabout.engine.match import Match

Told = list[str]
"""The ids of reasons without their prefix, each behind its sign: + for what speaks for an action, - for the others."""


def reasons_of(match: Match, action: str) -> list[Reason]:
    """Return the reasons that the actor is given for a legal action."""
    seat = match.state.actor
    assert action in match.legal
    return match.game.reasons(match.box, match.hidden(seat), seat, match.number_of(action))


def assert_told(match: Match, action: str, told: Told) -> None:
    """Assert what the actor is told of a legal action, and that there are words for it."""
    reasons = reasons_of(match, action)
    for one in reasons:
        assert match.game.localization().format(one.message, match.state.actor)
    signs = [
        f"{'+' if one.speaks_for else '-'}{one.message.id.removeprefix('reason-')}"
        for one in reasons
    ]
    assert signs == told
