"""Notation of SocialSoccer (SOC-15)."""

from collections.abc import Mapping
from difflib import get_close_matches

from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import (
    AIMS,
    BALLS,
    BLOCKS,
    DISCARDS,
    DRAWS,
    GIVE_UP,
    HIDDEN_DRAW,
    HIDDEN_PACK,
    HIDDEN_PLACE,
    HIDDEN_SIGHT,
    HIDDEN_SIGN,
    HIDDEN_TEAM,
    HOLD,
    KEEP,
    KINDS,
    LEAVE_BALL,
    LET,
    LOSSES,
    MEMBERS,
    NO_CARD,
    PACKS,
    PASSES,
    PLACES,
    PLAYERS,
    PLAYS,
    PRIORITIES,
    REDRAW,
    REVEALS,
    RIVAL_AIMS,
    SEATS,
    SHOOT,
    SHOWS,
    SIGHTS,
    SIGNS,
    SPOTS,
    TAKE_BALL,
    TAKES,
    TEAMS,
    TIRES,
    TWISTS,
)
from kickabout.games.social_soccer.words.saying import SPOT_SLUGS

_PLAIN = {
    "keep": KEEP,
    "redraw": REDRAW,
    "take ball": TAKE_BALL,
    "leave ball": LEAVE_BALL,
    "shoot": SHOOT,
    "let it through": LET,
    "hold": HOLD,
    "give up": GIVE_UP,
    "no card": NO_CARD,
    "choose team": HIDDEN_TEAM,
    "sign player": HIDDEN_SIGN,
    "pack card": HIDDEN_PACK,
    "place player": HIDDEN_PLACE,
    "draw card": HIDDEN_DRAW,
    "see card": HIDDEN_SIGHT,
}
_ONE = {
    "ball to": (BALLS, SPOTS, "spot"),
    "pass to": (PASSES, SPOTS, "spot"),
    "block with": (BLOCKS, SPOTS, "spot"),
    "aim at their": (RIVAL_AIMS, SPOTS, "spot"),
    "aim at": (AIMS, SPOTS, "spot"),
    "tire": (TIRES, SPOTS, "spot"),
    "take": (TAKES, TEAMS, "team"),
    "sign": (SIGNS, PLAYERS, "player"),
    "pack": (PACKS, KINDS, "card"),
    "play": (PLAYS, KINDS, "card"),
    "twist": (TWISTS, KINDS, "card"),
    "discard": (DISCARDS, KINDS, "card"),
    "priority": (PRIORITIES, SEATS, "seat"),
    "draw": (DRAWS, KINDS, "card"),
    "lose": (LOSSES, KINDS, "card"),
    "see": (SIGHTS, KINDS, "card"),
    "reveal": (REVEALS, KINDS, "card"),
}
"""Verbs of one thing: the first number, how many there are, and of what. Longer verbs come first."""
_MANY = 30
"""Of more than this many names only the likeliest are listed."""


def name_of(box: SocialBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation; `ValueError` if there is none."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    for verb, (first, how_many, what) in _ONE.items():
        if first <= action < first + how_many:
            return f"{verb} {_written(box, what, action - first)}"
    if PLACES <= action < KEEP:
        member, spot = divmod(action - PLACES, SPOTS)
        return f"place {member + 1} in {SPOT_SLUGS[spot]}"
    if SHOWS <= action < PRIORITIES:
        spot, player = divmod(action - SHOWS, PLAYERS)
        return f"show {SPOT_SLUGS[spot]} {_written(box, 'player', player)}"
    raise ValueError(f"there is no action number {action}")


def parse(box: SocialBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what would be right."""
    if name in _PLAIN:
        return _PLAIN[name]
    if name.startswith("place "):
        member, between, spot = name.removeprefix("place ").partition(" in ")
        if not between:
            raise ValueError(f"write 'place NUMBER in SPOT', not {name!r}")
        return PLACES + _read(box, "member", member) * SPOTS + _read(box, "spot", spot)
    if name.startswith("show "):
        spot, _, player = name.removeprefix("show ").partition(" ")
        return SHOWS + _read(box, "spot", spot) * PLAYERS + _read(box, "player", player)
    for verb, (first, _, what) in _ONE.items():
        if name.startswith(f"{verb} "):
            return first + _read(box, what, name.removeprefix(f"{verb} "))
    verbs = ", ".join([*_ONE, "place", "show"])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _slugs(box: SocialBox, what: str) -> Mapping[str, int]:
    return {
        "spot": {slug: spot for spot, slug in enumerate(SPOT_SLUGS)},
        "team": box.team_numbers,
        "card": box.kinds,
        # The record counts players from 1, so that 0 stands for nobody.
        "player": {slug: number - 1 for slug, number in box.player_numbers.items()},
    }[what]


_NUMBERS = {"seat": (0, SEATS - 1), "member": (1, MEMBERS)}


def _written(box: SocialBox, what: str, number: int) -> str:
    """How the notation names one of a kind; `ValueError` for a number that the box does not fill."""
    if what in _NUMBERS:
        return str(number + _NUMBERS[what][0])
    for slug, other in _slugs(box, what).items():
        if other == number:
            return slug
    raise ValueError(f"there is no {what} number {number}")


def _read(box: SocialBox, what: str, text: str) -> int:
    if what in _NUMBERS:
        least, most = _NUMBERS[what]
        if text not in map(str, range(least, most + 1)):
            noun = "number of a player in the team" if what == "member" else what
            raise ValueError(f"a {noun} is in {least}..{most}, not {text!r}")
        return int(text) - least
    known = _slugs(box, what)
    if text in known:
        return known[text]
    if len(known) > _MANY:
        near = ", ".join(get_close_matches(text, known, 3, 0.4)) or ", ".join([*known][:3])
        raise ValueError(f"there is no {what} {text!r}; among the {len(known)} are: {near}")
    raise ValueError(f"there is no {what} {text!r}; there are: {', '.join(known)}")
