"""Reasons why an action may not be done in Skeleton."""

from kickabout.engine.refusals import RefusalTable


class Refusal(RefusalTable):
    """A reason against a decision or an outcome, with its rulebook clause."""

    NONE = ""

    # It is not the time for it.
    MATCH_OVER = "SKEL-4.1"
    CHANCE_DEALS = "SKEL-2.2"
    CHANCE_SHOWS = "SKEL-3.2"
    SEAT_DECIDES = "SKEL-3.1"

    # It is the time for it, but there is no such card.
    NOT_IN_BOX = "SKEL-2.1"
    NOT_IN_HAND = "SKEL-3.1"
