"""Notation of SocialSoccer (SOC-15)."""

from collections.abc import Mapping
from difflib import get_close_matches

from kickabout.engine.vocabulary import by_slug, slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import Spot

_PLAIN = {
    "keep": s.KEEP,
    "redraw": s.REDRAW,
    "take ball": s.TAKE_BALL,
    "leave ball": s.LEAVE_BALL,
    "shoot": s.SHOOT,
    "let it through": s.LET,
    "hold": s.HOLD,
    "give up": s.GIVE_UP,
    "no card": s.NO_CARD,
    "choose team": s.HIDDEN_TEAM,
    "sign player": s.HIDDEN_SIGN,
    "pack card": s.HIDDEN_PACK,
    "place player": s.HIDDEN_PLACE,
    "draw card": s.HIDDEN_DRAW,
    "see card": s.HIDDEN_SIGHT,
}
_ONE = {
    "ball to": (s.BALLS, s.SPOTS, "spot"),
    "pass to": (s.PASSES, s.SPOTS, "spot"),
    "block with": (s.BLOCKS, s.SPOTS, "spot"),
    "aim at their": (s.RIVAL_AIMS, s.SPOTS, "spot"),
    "aim at": (s.AIMS, s.SPOTS, "spot"),
    "tire": (s.TIRES, s.SPOTS, "spot"),
    "take": (s.TAKES, s.TEAMS, "team"),
    "sign": (s.SIGNS, s.PLAYERS, "player"),
    "pack": (s.PACKS, s.KINDS, "card"),
    "play": (s.PLAYS, s.KINDS, "card"),
    "twist": (s.TWISTS, s.KINDS, "card"),
    "discard": (s.DISCARDS, s.KINDS, "card"),
    "priority": (s.PRIORITIES, s.SEATS, "seat"),
    "draw": (s.DRAWS, s.KINDS, "card"),
    "lose": (s.LOSSES, s.KINDS, "card"),
    "see": (s.SIGHTS, s.KINDS, "card"),
    "reveal": (s.REVEALS, s.KINDS, "card"),
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
    if s.PLACES <= action < s.KEEP:
        member, spot = divmod(action - s.PLACES, s.SPOTS)
        return f"place {member + 1} in {slug(Spot(spot))}"
    if s.SHOWS <= action < s.PRIORITIES:
        spot, player = divmod(action - s.SHOWS, s.PLAYERS)
        return f"show {slug(Spot(spot))} {_written(box, 'player', player)}"
    raise ValueError(f"there is no action number {action}")


def parse(box: SocialBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what would be right."""
    if name in _PLAIN:
        return _PLAIN[name]
    if name.startswith("place "):
        member, between, spot = name.removeprefix("place ").partition(" in ")
        if not between:
            raise ValueError(f"write 'place NUMBER in SPOT', not {name!r}")
        return s.PLACES + _read(box, "member", member) * s.SPOTS + _read(box, "spot", spot)
    if name.startswith("show "):
        spot, _, player = name.removeprefix("show ").partition(" ")
        return s.SHOWS + _read(box, "spot", spot) * s.PLAYERS + _read(box, "player", player)
    for verb, (first, _, what) in _ONE.items():
        if name.startswith(f"{verb} "):
            return first + _read(box, what, name.removeprefix(f"{verb} "))
    verbs = ", ".join([*_ONE, "place", "show"])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _slugs(box: SocialBox, what: str) -> Mapping[str, int]:
    return {
        "spot": by_slug(Spot),
        "team": box.team_numbers,
        "card": box.kinds,
        # The record counts players from 1, so that 0 stands for nobody.
        "player": {word: number - 1 for word, number in box.player_numbers.items()},
    }[what]


_NUMBERS = {"seat": (0, s.SEATS - 1), "member": (1, s.MEMBERS)}


def _written(box: SocialBox, what: str, number: int) -> str:
    """How the notation names one of a kind; `ValueError` for a number that the box does not fill."""
    if what in _NUMBERS:
        return str(number + _NUMBERS[what][0])
    for word, other in _slugs(box, what).items():
        if other == number:
            return word
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
