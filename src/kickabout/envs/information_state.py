"""Information states: all that a seat has observed of a match, as text. This is perfect recall."""

from kickabout.engine.match import Match

NEXT = " | "
"""The separator of decisions in the text."""


def beginning(seat: int) -> str:
    """Return the information state of a seat before the first decision."""
    return f"seat {seat}"


def information_state(match: Match, seat: int) -> str:
    """Return what a seat knows of a match, as OpenSpiel writes it for the same state.

    So a policy that OpenSpiel has found can be looked up in a match that is played here.
    """
    observed = [match.observed(number, seat) for number in range(match.number)]
    return NEXT.join([beginning(seat), *observed])
