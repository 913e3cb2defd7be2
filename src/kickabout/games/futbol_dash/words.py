"""Notation of Fútbol Dash, and why an action is not legal; `commentary` tells what happened."""

from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash.box import FACES, DashBox, slug
from kickabout.games.futbol_dash.commentary import tell
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.games.futbol_dash.rules import has_target, refuse
from kickabout.games.futbol_dash.state import Face, State, kind_of, play_of, target_of

_PLAIN = {
    "hold": dash.HOLD,
    "done": dash.DONE,
    "show hand": dash.SHOW_HAND,
    "draw card": dash.HIDDEN_DRAW,
}
_BLOCKS = {
    "swap": dash.SWAPS,
    "show": dash.SHOWS,
    "discard": dash.DISCARDS,
    "draw": dash.DRAWS,
}


# Notation.


def name_of(box: DashBox, action: int) -> str:
    """Return the notation of an action, a chance outcome or an observation (DASH-16)."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    if dash.STARTS <= action < dash.DRAWS:
        return f"start {action - dash.STARTS}"
    if dash.SHOTS <= action < dash.HIDDEN_DRAW:
        return f"shoot {slug(Face(action - dash.SHOTS))}"
    kind = kind_of(action)
    if 0 <= kind < len(box.cards):
        card = box.cards[kind].slug
        for verb, first in _BLOCKS.items():
            if action == first + kind:
                return f"{verb} {card}"
        target = target_of(action)
        return f"play {card}" if target == dash.NONE else f"play {card} on {target}"
    raise ValueError(f"there is no action number {action}")


def parse(box: DashBox, name: str) -> int:
    """Return the action of a notation; raises `ValueError` saying what is wrong with it."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, rest = name.partition(" ")
    if verb == "play":
        card, on, seat = rest.partition(" on ")
        kind = _kind(box, card)
        if bool(on) != has_target(box.record, kind):
            right = f"play {card}" if on else f"play {card} on SEAT"
            raise ValueError(f"write {right!r}, not {name!r}")
        return play_of(kind, _seat(seat) if on else dash.NONE)
    if verb in _BLOCKS:
        return _BLOCKS[verb] + _kind(box, rest)
    if verb == "start":
        return dash.STARTS + _seat(rest)
    if verb == "shoot":
        if rest not in FACES:
            raise ValueError(f"a shot card shows one of {', '.join(FACES)}, not {rest!r}")
        return dash.SHOTS + FACES[rest]
    verbs = ["play", *_BLOCKS, "start", "shoot"]
    raise ValueError(
        f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {', '.join(verbs)}"
    )


def _kind(box: DashBox, card: str) -> int:
    if card not in box.kinds:
        raise ValueError(f"there is no card {card!r}; the cards are: {', '.join(box.kinds)}")
    return box.kinds[card]


def _seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) < dash.SEATS):
        raise ValueError(f"a seat is a number in 0..{dash.SEATS - 1}, not {text!r}")
    return int(text)


# Why not.

_REASONS = {
    Refusal.MATCH_OVER: "The match is over",
    Refusal.SEAT_DECIDES: "Seat {seat} decides now, not chance",
    Refusal.CHANCE_STARTS: "Chance decides now who kicks off: roll, or name one of the outcomes",
    Refusal.CHANCE_DEALS: "Chance decides now which card is dealt: roll, or name one of the outcomes",
    Refusal.CHANCE_DEALS_AGAIN: "Chance decides now which card is dealt: roll, or name one of the outcomes",
    Refusal.CHANCE_DRAWS: "Chance decides now which card is drawn: roll, or name one of the outcomes",
    Refusal.CHANCE_REPLACES: "Chance decides now which card replaces the referee card: roll, or name one of the outcomes",
    Refusal.CHANCE_BRINGS_ON: "Chance decides now which card comes on: roll, or name one of the outcomes",
    Refusal.CHANCE_SHOOTS: "Chance decides now which shot card is turned over: roll, or name one of the outcomes",
    Refusal.CHANCE_PICKS: "Chance decides now what is picked in the shoot-out: roll, or name one of the outcomes",
    Refusal.CARD_IS_DUE: "It is your turn: play one card",
    Refusal.ANSWER_IS_DUE: "A card waits for an answer: a referee card, or hold",
    Refusal.SHOW_IS_DUE: "Lay your hand open first, card by card, in the order of the card list",
    Refusal.DISCARD_IS_DUE: "Discard one card of your hand",
    Refusal.SWAP_IS_DUE: "A Substitution is under way: swap a card, or say done",
    Refusal.STARTER_NOT_AT_TABLE: "There is no seat {starter} in this match that could start",
    Refusal.NOT_IN_DECK: "No {card} is left in the deck",
    Refusal.NOT_IN_GRID: "No {face} lies in the grid",
    Refusal.NOT_IN_SHOOT_OUT: "No {face} lies in the grid of the shoot-out",
    Refusal.NOT_IN_BOX: "There is no card of that number in this box",
    Refusal.HIDDEN_NAME: "That is how others see a draw: name the card",
    Refusal.NEEDS_TARGET: "{card} is played on an opponent: say on whom",
    Refusal.TAKES_NO_TARGET: "{card} is not played on anybody",
    Refusal.TARGET_NOT_AT_TABLE: "There is no seat {target} in this match",
    Refusal.NOT_IN_HAND: "There is no {card} in your hand",
    Refusal.REFEREE_CARD_IN_TURN: "{card} is never the card of your turn; it answers another card",
    Refusal.NO_FREE_DISCARD: "While a card can be played, none may be thrown away",
    Refusal.CARD_TO_PLAY: "A hand is shown only when none of its cards can be played",
    Refusal.NOTHING_TO_PLAY: "None of your cards can be played: show your hand first",
    Refusal.TOO_MANY_POINTS: "{card} would make {sum} attack points, and {most} is the most",
    Refusal.TOO_FEW_POINTS: "{card} takes {value}, and there are only {theirs} attack points to take",
    Refusal.DEFENCE_ON_ONESELF: "{card} is played on an opponent, not on yourself",
    Refusal.TOO_FEW_FOR_PENALTY: "A {card} takes at least {value} attack points, you have {points}",
    Refusal.OFFSIDE_ON_ONESELF: "{card} is played on an opponent, not on yourself",
    Refusal.TOO_FEW_FOR_OFFSIDE: "{card} needs an opponent with {value} attack points or more",
    Refusal.BOOKING_ON_ONESELF: "{card} is played on an opponent, not on yourself",
    Refusal.NO_REFEREE_CARD: "Only a referee card answers",
    Refusal.FOULED_ALREADY: "A card can be fouled only once",
    Refusal.NOTHING_TO_REVIEW: "{card} answers a referee card, and none has been played",
    Refusal.NOT_IN_HAND_TO_SWAP: "You hold no {card} to exchange",
}


def why_not(box: DashBox, state: State, action: int) -> str:
    """Return why the actor may not take this action now, with the rulebook's clause."""
    refusal = refuse(box.record, state, action)
    return f"{_REASONS[refusal].format(**_facts(box, state, action))} ({refusal.clause})."


def _facts(box: DashBox, state: State, action: int) -> dict[str, object]:
    """Return what a reason may say of an action."""
    seat, kind = state.actor, kind_of(action)
    facts: dict[str, object] = {"seat": seat, "most": box.record.attack_points}
    if 0 <= kind < len(box.cards):
        card = box.cards[kind]
        facts |= {"card": card.name, "value": card.value}
        if seat >= 0:
            points = state.points[seat]
            facts |= {"points": points, "sum": points + card.value}
    if action < dash.SWAPS:
        target = target_of(action)
        facts |= {"target": target, "theirs": state.points[target]}
    elif dash.STARTS <= action < dash.DRAWS:
        facts["starter"] = action - dash.STARTS
    elif dash.SHOTS <= action < dash.HIDDEN_DRAW:
        facts["face"] = slug(Face(action - dash.SHOTS))
    return facts


__all__ = ["name_of", "parse", "tell", "why_not"]
