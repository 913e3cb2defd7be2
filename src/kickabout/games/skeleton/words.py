"""Notation of Skeleton, and why an action is not legal; `commentary` tells what happened."""

from kickabout.games.skeleton.box import SkeletonBox
from kickabout.games.skeleton.commentary import tell
from kickabout.games.skeleton.state import (
    ACTIONS,
    DRAWS,
    FULL_TIME,
    HIDDEN_DRAW,
    HIDDEN_LAY,
    LAY,
    LAYS,
    SHOWS,
    State,
)

_PLAIN = {"draw card": HIDDEN_DRAW, "lay card": HIDDEN_LAY}
_BLOCKS = {"lay": LAYS, "draw": DRAWS, "show": SHOWS}


def name_of(box: SkeletonBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation (SKEL-6)."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    for verb, first in _BLOCKS.items():
        if first <= action < first + len(box.cards):
            return f"{verb} {box.cards[action - first].slug}"
    raise ValueError(f"there is no action number {action}")


def parse(box: SkeletonBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what is wrong with it."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, slug = name.partition(" ")
    if verb not in _BLOCKS:
        raise ValueError(f"{name!r} does not begin with {', '.join(_BLOCKS)}")
    if slug not in box.kinds:
        raise ValueError(f"there is no card {slug!r}; the cards are: {', '.join(box.kinds)}")
    return _BLOCKS[verb] + box.kinds[slug]


def why_not(box: SkeletonBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    if state.phase == FULL_TIME:
        return "The match is over (SKEL-4.1)."
    if state.phase != LAY:
        return "Chance decides now: roll, or name one of the outcomes (SKEL-6.2)."
    if action >= ACTIONS:
        return f"Seat {state.actor} decides now, not chance (SKEL-3.1)."
    return f"There is no {box.cards[action - LAYS].name} in your hand (SKEL-3.1)."


__all__ = ["name_of", "parse", "tell", "why_not"]
