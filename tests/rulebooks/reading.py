"""Reads of a position in any game."""

from kickabout.engine.match import Match


def choices(match: Match) -> list[str]:
    """Return the possible actions: a seat's decisions or outcomes of chance."""
    return match.legal or list(match.outcomes)


def verb(match: Match) -> str:
    """Return the first word of the possible actions; empty when the match is over."""
    return choices(match)[0].partition(" ")[0] if match.actor is not None else ""


def can(match: Match, action: str) -> bool:
    """Return whether an action is legal now."""
    legal = match.why_not(action) is None
    assert legal == (action in choices(match))
    return legal


def over(match: Match) -> bool:
    """Return whether the match has ended."""
    return match.actor is None


def goals(match: Match) -> list[int]:
    """Return everybody's goals."""
    return [int(number) for number in match.state.goals]
