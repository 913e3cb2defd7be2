"""Notation of Futera SuSu (SUSU-16)."""

from collections.abc import Mapping
from difflib import get_close_matches

from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import (
    BONUSES,
    BRINGS,
    DECKS,
    DRAWS,
    ELEVEN,
    HIDDEN_DECK,
    HIDDEN_DRAW,
    HIDDEN_LAST_PLACE,
    HIDDEN_LIFT,
    HIDDEN_PACK,
    HIDDEN_PLACE,
    HIDDEN_SIGN,
    HIDDEN_SQUAD,
    HIDDEN_SUB,
    HIDDEN_TOUCH,
    HOLD,
    INJURES,
    KINDS,
    LEAVE,
    LIFTS,
    ON_SPOT,
    ON_STAT,
    PACKS,
    PLACES,
    PLAYERS,
    PLAYS,
    PLAYS_PER_KIND,
    POSITIONS,
    RE_ROLLS,
    ROLLS,
    SEATS,
    SENDS,
    SHIRTS,
    SHOWS,
    SIGNS,
    SPOTS,
    SQUADS,
    STATS,
    SUBS,
    TAKE_DECKS,
    TAKES,
    TELLS,
    TIME,
    TOSSES,
    WHISTLE,
)
from kickabout.games.futera_susu.words.saying import ROW_SLUGS, SPOT_SLUGS, STAT_SLUGS

_PLAIN = {
    "hold": HOLD,
    "leave": LEAVE,
    "time": TIME,
    "whistle": WHISTLE,
    "take squad": HIDDEN_SQUAD,
    "sign player": HIDDEN_SIGN,
    "take deck": HIDDEN_DECK,
    "pack card": HIDDEN_PACK,
    "place card": HIDDEN_PLACE,
    "place last card": HIDDEN_LAST_PLACE,
    "lift card": HIDDEN_LIFT,
    "touch card": HIDDEN_TOUCH,
    "draw card": HIDDEN_DRAW,
    "bring sub": HIDDEN_SUB,
}
_ONE = {
    "squad": (TAKES, SQUADS, "squad"),
    "sign": (SIGNS, PLAYERS, "player"),
    "deck": (TAKE_DECKS, DECKS, "deck"),
    "pack": (PACKS, KINDS, "card"),
    "lift": (LIFTS, ELEVEN, "shirt of the eleven"),
    "send": (SENDS, SPOTS, "spot"),
    "bring": (BRINGS, SUBS, "substitute's shirt"),
    "toss": (TOSSES, SEATS, "seat"),
    "draw": (DRAWS, KINDS, "card"),
    "re-roll": (RE_ROLLS, STATS, "die"),
}
"""Verbs of one word: the first number, how many there are, and of what."""
_SHOWN = {
    "show": (SHOWS, SHIRTS, "shirt"),
    "injure": (INJURES, SUBS, "substitute's shirt"),
}
"""Verbs of a shirt and the player who wears it: the first number, how many shirts, and of what."""
_NUMBERS = {
    "shirt of the eleven": (1, ELEVEN),
    "substitute's shirt": (ELEVEN + 1, SHIRTS),
    "shirt": (1, SHIRTS),
    "seat": (0, SEATS - 1),
    "bonus": (0, BONUSES - 1),
    "die": (1, STATS),
}

_MANY = 30
"""Of more than this many names only the likeliest are listed."""


def name_of(box: SusuBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation; `ValueError` if there is none."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    for verb, (first, how_many, what) in _ONE.items():
        if first <= action < first + how_many:
            return f"{verb} {_written(box, what, action - first)}"
    for verb, (first, shirts, what) in _SHOWN.items():
        if first <= action < first + shirts * PLAYERS:
            shirt, player = divmod(action - first, PLAYERS)
            return f"{verb} {_written(box, what, shirt)} {_written(box, 'player', player)}"
    if PLACES <= action < LIFTS:
        shirt, row = divmod(action - PLACES, POSITIONS)
        return f"place {shirt + 1} in {ROW_SLUGS[row]}"
    if PLAYS <= action < HOLD:
        kind, target = divmod(action - PLAYS, PLAYS_PER_KIND)
        name = f"play {_written(box, 'card', kind)}"
        if target >= ON_STAT:
            return f"{name} on {STAT_SLUGS[target - ON_STAT]}"
        return f"{name} on {SPOT_SLUGS[target - ON_SPOT]}" if target else name
    if ROLLS <= action < RE_ROLLS:
        attacker, defender = divmod(action - ROLLS, STATS)
        return f"roll {attacker + 1} {defender + 1}"
    if TELLS <= action < TELLS + BONUSES * BONUSES:
        home, away = divmod(action - TELLS, BONUSES)
        return f"bonus {home} {away}"
    raise ValueError(f"there is no action number {action}")


def parse(box: SusuBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what would be right."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, rest = name.partition(" ")
    if verb in _ONE:
        first, _, what = _ONE[verb]
        return first + _read(box, what, rest)
    if verb in _SHOWN:
        first, _, what = _SHOWN[verb]
        shirt, _, player = rest.partition(" ")
        return first + _read(box, what, shirt) * PLAYERS + _read(box, "player", player)
    if verb == "place":
        shirt, between, row = rest.partition(" in ")
        if not between:
            raise ValueError(f"write 'place SHIRT in ROW', not {name!r}")
        place = _read(box, "shirt of the eleven", shirt) * POSITIONS
        return PLACES + place + _slug("row", ROW_SLUGS, row)
    if verb == "play":
        slug, between, target = rest.partition(" on ")
        play = PLAYS + _read(box, "card", slug) * PLAYS_PER_KIND
        return play + _target(target) if between else play
    if verb == "roll":
        dice = rest.split(" ")
        if len(dice) != 2:
            raise ValueError(f"write 'roll DIE DIE', the attacker's die first, not {name!r}")
        attacker, defender = (_read(box, "die", die) for die in dice)
        return ROLLS + attacker * STATS + defender
    if verb == "bonus":
        bonuses = rest.split(" ")
        if len(bonuses) != SEATS:
            raise ValueError(f"write 'bonus N N', the home side's first, not {name!r}")
        home, away = (_read(box, "bonus", bonus) for bonus in bonuses)
        return TELLS + home * BONUSES + away
    verbs = ", ".join([*_ONE, *_SHOWN, "place", "play", "roll", "bonus"])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _slugs(box: SusuBox, what: str) -> Mapping[str, int]:
    if what == "spot":
        return {slug: spot for spot, slug in enumerate(SPOT_SLUGS)}
    return {
        "squad": box.squad_numbers,
        "deck": box.deck_numbers,
        "card": box.kinds,
        # The record counts players from 1, so that 0 stands for nobody.
        "player": box.player_numbers,
    }[what]


def _written(box: SusuBox, what: str, number: int) -> str:
    """How the notation names one of a kind; `ValueError` for a number that the box does not fill."""
    if what in _NUMBERS:
        return str(number + _NUMBERS[what][0])
    number += what == "player"
    for slug, other in _slugs(box, what).items():
        if other == number:
            return slug
    raise ValueError(f"there is no {what} number {number}")


def _read(box: SusuBox, what: str, text: str) -> int:
    if what not in _NUMBERS:
        return _slug(what, _slugs(box, what), text) - (what == "player")
    least, most = _NUMBERS[what]
    if text not in map(str, range(least, most + 1)):
        raise ValueError(f"a {what} is a number in {least}..{most}, not {text!r}")
    return int(text) - least


def _slug(what: str, slugs: Mapping[str, int] | tuple[str, ...], text: str) -> int:
    known = slugs if isinstance(slugs, Mapping) else {slug: i for i, slug in enumerate(slugs)}
    if text in known:
        return known[text]
    if len(known) > _MANY:
        near = ", ".join(get_close_matches(text, known, 3, 0.4)) or ", ".join([*known][:3])
        raise ValueError(f"there is no {what} {text!r}; among the {len(known)} are: {near}")
    raise ValueError(f"there is no {what} {text!r}; there are: {', '.join(known)}")


def _target(text: str) -> int:
    if text in SPOT_SLUGS:
        return ON_SPOT + SPOT_SLUGS.index(text)
    if text in STAT_SLUGS:
        return ON_STAT + STAT_SLUGS.index(text)
    raise ValueError(
        f"a card is played on a spot ({', '.join(SPOT_SLUGS)})"
        f" or on a stat ({', '.join(STAT_SLUGS)}), not on {text!r}"
    )
