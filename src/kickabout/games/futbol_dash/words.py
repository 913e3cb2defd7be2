"""Notation of Fútbol Dash, and why an action is not legal; `commentary` tells what happened."""

from kickabout.games.futbol_dash.box import FACE_SLUGS, DashBox
from kickabout.games.futbol_dash.commentary import tell
from kickabout.games.futbol_dash.rules import has_target
from kickabout.games.futbol_dash.state import (
    ANSWER,
    ATTACK,
    DEAL,
    DEFEND,
    DISCARD,
    DISCARDS,
    DONE,
    DRAW,
    DRAWS,
    FOUL,
    FULL_TIME,
    HIDDEN_DRAW,
    HOLD,
    KICK_OFF,
    OFFSIDE,
    PENALTY,
    PLAY,
    PLAYS,
    PLAYS_PER_KIND,
    REPLACE,
    REVIEW,
    SEATS,
    SHOOT,
    SHOOT_OUT,
    SHOTS,
    SHOW,
    SHOW_HAND,
    SHOWS,
    STARTS,
    SWAP_DRAW,
    SWAPS,
    State,
)

_PLAIN = {"hold": HOLD, "done": DONE, "show hand": SHOW_HAND, "draw card": HIDDEN_DRAW}
_BLOCKS = {"swap": SWAPS, "show": SHOWS, "discard": DISCARDS, "draw": DRAWS}


# Notation.


def name_of(box: DashBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation (DASH-16)."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    kind, target = divmod(action - PLAYS, PLAYS_PER_KIND)
    if 0 <= kind < len(box.cards):
        slug = box.cards[kind].slug
        return f"play {slug} on {target - 1}" if target else f"play {slug}"
    if STARTS <= action < DRAWS:
        return f"start {action - STARTS}"
    if SHOTS <= action < HIDDEN_DRAW:
        return f"shoot {FACE_SLUGS[action - SHOTS]}"
    for verb, first in _BLOCKS.items():
        if first <= action < first + len(box.cards):
            return f"{verb} {box.cards[action - first].slug}"
    raise ValueError(f"there is no action number {action}")


def parse(box: DashBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what is wrong with it."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, rest = name.partition(" ")
    if verb == "play":
        slug, on, seat = rest.partition(" on ")
        kind = _kind(box, slug)
        if bool(on) != has_target(box.record, kind):
            right = f"play {slug} on SEAT" if not on else f"play {slug}"
            raise ValueError(f"write {right!r}, not {name!r}")
        return PLAYS + kind * PLAYS_PER_KIND + (1 + _seat(seat) if on else 0)
    if verb in _BLOCKS:
        return _BLOCKS[verb] + _kind(box, rest)
    if verb == "start":
        return STARTS + _seat(rest)
    if verb == "shoot":
        if rest not in FACE_SLUGS:
            raise ValueError(f"a shot card shows one of {', '.join(FACE_SLUGS)}, not {rest!r}")
        return SHOTS + FACE_SLUGS.index(rest)
    verbs = ["play", *_BLOCKS, "start", "shoot"]
    raise ValueError(
        f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {', '.join(verbs)}"
    )


def _kind(box: DashBox, slug: str) -> int:
    if slug not in box.kinds:
        raise ValueError(f"there is no card {slug!r}; the cards are: {', '.join(box.kinds)}")
    return box.kinds[slug]


def _seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) < SEATS):
        raise ValueError(f"a seat is a number in 0..{SEATS - 1}, not {text!r}")
    return int(text)


# Why not.

_CHANCE = {
    KICK_OFF: "DASH-3.6",
    DEAL: "DASH-3.3",
    DRAW: "DASH-4.1",
    REPLACE: "DASH-10.14",
    SWAP_DRAW: "DASH-7.10",
    SHOOT: "DASH-6.2",
    SHOOT_OUT: "DASH-13.3",
}


def why_not(box: DashBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == FULL_TIME:
        return "The match is over (DASH-12)."
    if phase in _CHANCE:
        return f"Chance decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= STARTS:
        return f"Seat {state.actor} decides now, not chance."
    if action < SWAPS:
        kind, target = divmod(action - PLAYS, PLAYS_PER_KIND)
        return _why_not_play(box, state, kind, target - 1)
    if phase == PLAY:
        if action == SHOW_HAND:
            return "A hand is shown only when none of its cards can be played (DASH-4.6)."
        if DISCARDS <= action < HOLD:
            return "While a card can be played, none may be thrown away (DASH-4.5)."
        return "It is your turn: play one card (DASH-4.1)."
    if phase == ANSWER:
        return "A card waits for an answer: a referee card, or hold (DASH-10.4)."
    if phase == SHOW:
        return "Lay your hand open first, card by card, in the order of the card list (DASH-4.6)."
    if phase == DISCARD:
        return "Discard one card of your hand (DASH-4.7)."
    if SWAPS <= action < DONE:
        return f"You hold no {box.cards[action - SWAPS].name} to exchange (DASH-7.8)."
    return "A Substitution is under way: swap a card, or say done (DASH-7.9)."


def _why_not_play(box: DashBox, state: State, kind: int, target: int) -> str:
    card = box.cards[kind]
    seat = state.actor
    if state.phase == ANSWER:
        if card.effect == FOUL and state.answers > 0:
            return "A card can be fouled only once (DASH-10.8)."
        if card.effect == REVIEW and state.answers == 0:
            return f"{card.name} answers a referee card, and none has been played (DASH-10.13)."
        if card.effect not in (FOUL, REVIEW):
            return "Only a referee card answers (DASH-10.4)."
    elif state.phase != PLAY:
        return why_not(box, state, HOLD)
    elif card.effect in (FOUL, REVIEW):
        return f"{card.name} is never the card of your turn; it answers another card (DASH-4.8)."
    if state.hands[seat, kind] <= 0:
        return f"There is no {card.name} in your hand (DASH-4.1)."
    points = state.points[seat]
    if card.effect == ATTACK:
        top = box.record.attack_points
        return f"{card.name} would make {points + card.value} attack points, and {top} is the most (DASH-5.2)."
    if card.effect == PENALTY:
        return f"A {card.name} takes at least {card.value} attack points, you have {points} (DASH-7.2)."
    if target == seat:
        clause = "DASH-5.5" if card.effect == DEFEND else "DASH-8.5"
        return f"{card.name} is played on an opponent, not on yourself ({clause})."
    if target >= state.seats:
        return f"There is no seat {target} in this match."
    if card.effect == OFFSIDE:
        return f"Offside needs an opponent with {card.value} attack points or more (DASH-7.7)."
    have = state.points[target]
    return f"{card.name} takes {card.value}, and there are only {have} attack points to take (DASH-5.2)."


__all__ = ["name_of", "parse", "tell", "why_not"]
