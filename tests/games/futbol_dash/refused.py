"""The refusals of Fútbol Dash: a position for each, and the arguments of its message."""

from collections.abc import Callable, Mapping

import kickabout
from kickabout.engine.match import Match
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.text.messages import Seat
from tests.games.refusals import Case
from tests.rulebooks.futbol_dash.positions import lay, play_all, stand


def new() -> Match:
    return kickabout.new("futbol-dash", 3, seed=1)


def at_turn(*actions: str) -> Match:
    """Lay out a turn with a card for everything, and play these actions in it."""
    hands = ("nutmeg block foul substitution penalty", "offside foul halftime")
    match = lay(hands=hands, points=(4, 3), deck="overlap*9")
    play_all(match, *actions)
    return match


def at_shot() -> Match:
    match = lay(hands=("nutmeg",), points=(9,), grid="save miss")
    stand(match, "play nutmeg")
    return match


def at_shoot_out() -> Match:
    match = lay(hands=("nutmeg",), deck="", goals=(1, 1), options={"mode": "express"})
    stand(match, "play nutmeg")
    return match


def blocked() -> Match:
    return lay(hands=("nutmeg foul",), points=(10,))


def over() -> Match:
    match = lay(hands=("nutmeg",), points=(9,), goals=(2,))
    stand(match, "play nutmeg")
    match.play("shoot goal")
    return match


MET: Mapping[Refusal, tuple[Callable[[], Match], str]] = {
    Refusal.MATCH_OVER: (over, "hold"),
    Refusal.SEAT_DECIDES: (at_turn, "draw nutmeg"),
    Refusal.CHANCE_STARTS: (new, "hold"),
    Refusal.CHANCE_DEALS: (lambda: played(new(), "start 0"), "shoot goal"),
    Refusal.CHANCE_DEALS_AGAIN: (
        lambda: played(lay(hands=("halftime",)), "play halftime"),
        "hold",
    ),
    Refusal.CHANCE_DRAWS: (lambda: at_turn("play nutmeg", "hold"), "start 0"),
    Refusal.CHANCE_REPLACES: (lambda: at_turn("play nutmeg", "play foul"), "hold"),
    Refusal.CHANCE_BRINGS_ON: (
        lambda: at_turn("play substitution", "swap nutmeg", "done"),
        "swap foul",
    ),
    Refusal.CHANCE_SHOOTS: (at_shot, "draw nutmeg"),
    Refusal.CHANCE_PICKS: (at_shoot_out, "hold"),
    Refusal.CARD_IS_DUE: (at_turn, "hold"),
    Refusal.ANSWER_IS_DUE: (lambda: at_turn("play nutmeg"), "done"),
    Refusal.SHOW_IS_DUE: (lambda: played(blocked(), "show hand"), "show foul"),
    Refusal.DISCARD_IS_DUE: (
        lambda: played(blocked(), "show hand", "show nutmeg", "show foul"),
        "discard overlap",
    ),
    Refusal.SWAP_IS_DUE: (lambda: at_turn("play substitution"), "hold"),
    Refusal.NEEDS_TARGET: (at_turn, "play block"),
    Refusal.TAKES_NO_TARGET: (at_turn, "play nutmeg on 1"),
    Refusal.TARGET_NOT_AT_TABLE: (at_turn, "play block on 2"),
    Refusal.NOT_IN_HAND: (at_turn, "play overlap"),
    Refusal.REFEREE_CARD_IN_TURN: (at_turn, "play foul"),
    Refusal.NO_FREE_DISCARD: (at_turn, "discard foul"),
    Refusal.CARD_TO_PLAY: (at_turn, "show hand"),
    Refusal.NOTHING_TO_PLAY: (blocked, "discard foul"),
    Refusal.TOO_MANY_POINTS: (blocked, "play nutmeg"),
    Refusal.TOO_FEW_POINTS: (lambda: lay(hands=("block",), points=(0, 2)), "play block on 1"),
    Refusal.DEFENCE_ON_ONESELF: (at_turn, "play block on 0"),
    Refusal.TOO_FEW_FOR_PENALTY: (at_turn, "play penalty"),
    Refusal.OFFSIDE_ON_ONESELF: (lambda: lay(hands=("offside",)), "play offside on 0"),
    Refusal.TOO_FEW_FOR_OFFSIDE: (lambda: lay(hands=("offside",)), "play offside on 1"),
    Refusal.BOOKING_ON_ONESELF: (lambda: lay(hands=("red-card",)), "play red-card on 0"),
    Refusal.NO_REFEREE_CARD: (lambda: at_turn("play nutmeg"), "play halftime"),
    Refusal.FOULED_ALREADY: (
        lambda: at_turn("play nutmeg", "play foul", "draw overlap"),
        "play foul",
    ),
    Refusal.NOTHING_TO_REVIEW: (lambda: at_turn("play nutmeg"), "play var"),
    Refusal.NOT_IN_HAND_TO_SWAP: (lambda: at_turn("play substitution"), "swap overlap"),
}


def played(match: Match, *actions: str) -> Match:
    play_all(match, *actions)
    return match


CASES: list[Case] = [(refusal, position, (), action) for refusal, (position, action) in MET.items()]
ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.TOO_MANY_POINTS: {"card": "nutmeg", "player": Seat(0), "sum": 12, "most": 11}
}
