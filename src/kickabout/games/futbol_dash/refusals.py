"""Reasons why an action may not be done in Fútbol Dash."""

from kickabout.engine.refusals import RefusalTable


class Refusal(RefusalTable):
    """A reason against a decision or an outcome, with its rulebook clause."""

    NONE = ""

    # It is not the time for it.
    MATCH_OVER = "DASH-12.11"
    SEAT_DECIDES = "DASH-16.5"
    CHANCE_STARTS = "DASH-3.6"
    CHANCE_DEALS = "DASH-3.3"
    CHANCE_DEALS_AGAIN = "DASH-9.5"
    CHANCE_DRAWS = "DASH-4.1"
    CHANCE_REPLACES = "DASH-10.14"
    CHANCE_BRINGS_ON = "DASH-7.10"
    CHANCE_SHOOTS = "DASH-6.2"
    CHANCE_PICKS = "DASH-13.3"
    CARD_IS_DUE = "DASH-4.1"
    ANSWER_IS_DUE = "DASH-10.4"
    SHOW_IS_DUE = "DASH-4.6"
    DISCARD_IS_DUE = "DASH-4.7"
    SWAP_IS_DUE = "DASH-7.9"

    # There is no such card or seat in this box or at this table.
    NOT_IN_BOX = "DASH-2.1"
    NEEDS_TARGET = "DASH-16.1"
    TAKES_NO_TARGET = "DASH-16.1"
    TARGET_NOT_AT_TABLE = "DASH-16.1"

    # The card of the turn.
    NOT_IN_HAND = "DASH-4.1"
    REFEREE_CARD_IN_TURN = "DASH-4.8"
    NO_FREE_DISCARD = "DASH-4.5"
    CARD_TO_PLAY = "DASH-4.6"
    NOTHING_TO_PLAY = "DASH-4.6"
    TOO_MANY_POINTS = "DASH-5.2"
    TOO_FEW_POINTS = "DASH-5.2"
    DEFENCE_ON_ONESELF = "DASH-5.5"
    TOO_FEW_FOR_PENALTY = "DASH-7.2"
    OFFSIDE_ON_ONESELF = "DASH-7.5"
    TOO_FEW_FOR_OFFSIDE = "DASH-7.7"
    BOOKING_ON_ONESELF = "DASH-8.5"

    # Answers, and the cards that a Substitution takes out.
    NO_REFEREE_CARD = "DASH-10.4"
    FOULED_ALREADY = "DASH-10.8"
    NOTHING_TO_REVIEW = "DASH-10.13"
    NOT_IN_HAND_TO_SWAP = "DASH-7.8"
