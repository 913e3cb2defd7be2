"""Notation of Futera SuSu (SUSU-16)."""

from collections.abc import Mapping
from difflib import get_close_matches

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.words.saying import ROW_SLUGS, SPOT_SLUGS, STAT_SLUGS

_PLAIN = {
    "hold": s.HOLD,
    "leave": s.LEAVE,
    "time": s.TIME,
    "whistle": s.WHISTLE,
    "take squad": s.HIDDEN_SQUAD,
    "sign player": s.HIDDEN_SIGN,
    "take deck": s.HIDDEN_DECK,
    "pack card": s.HIDDEN_PACK,
    "place card": s.HIDDEN_PLACE,
    "place last card": s.HIDDEN_LAST_PLACE,
    "lift card": s.HIDDEN_LIFT,
    "touch card": s.HIDDEN_TOUCH,
    "draw card": s.HIDDEN_DRAW,
    "bring sub": s.HIDDEN_SUB,
    **{
        f"bring sub in {row}": s.HIDDEN_SUBS + n
        for n, row in enumerate(ROW_SLUGS[: s.POSITIONS - 1])
    },
}
_ONE = {
    "squad": (s.TAKES, s.SQUADS, "squad"),
    "sign": (s.SIGNS, s.PLAYERS, "player"),
    "deck": (s.TAKE_DECKS, s.DECKS, "deck"),
    "pack": (s.PACKS, s.KINDS, "card"),
    "lift": (s.LIFTS, s.ELEVEN, "shirt of the eleven"),
    "send": (s.SENDS, s.SPOTS, "spot"),
    "bring": (s.BRINGS, s.SUBS, "substitute's shirt"),
    "toss": (s.TOSSES, s.SEATS, "seat"),
    "draw": (s.DRAWS, s.KINDS, "card"),
    "re-roll": (s.RE_ROLLS, s.STATS, "die"),
}
"""Verbs of one word: the first number, how many there are, and of what."""
_SHOWN = {
    "show": (s.SHOWS, s.SHIRTS, "shirt"),
    "injure": (s.INJURES, s.SUBS, "substitute's shirt"),
}
"""Verbs of a shirt and the player who wears it: the first number, how many shirts, and of what."""
_NUMBERS = {
    "shirt of the eleven": (1, s.ELEVEN),
    "substitute's shirt": (s.ELEVEN + 1, s.SHIRTS),
    "shirt": (1, s.SHIRTS),
    "seat": (0, s.SEATS - 1),
    "bonus": (0, s.BONUSES - 1),
    "die": (1, s.STATS),
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
        if first <= action < first + shirts * s.PLAYERS:
            shirt, player = divmod(action - first, s.PLAYERS)
            return f"{verb} {_written(box, what, shirt)} {_written(box, 'player', player)}"
    if s.PLACES <= action < s.LIFTS:
        shirt, row = divmod(action - s.PLACES, s.POSITIONS)
        return f"place {shirt + 1} in {ROW_SLUGS[row]}"
    if s.PLAYS <= action < s.HOLD:
        kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
        name = f"play {_written(box, 'card', kind)}"
        if target >= s.ON_STAT:
            return f"{name} on {STAT_SLUGS[target - s.ON_STAT]}"
        return f"{name} on {SPOT_SLUGS[target - s.ON_SPOT]}" if target else name
    if s.ROLLS <= action < s.RE_ROLLS:
        attacker, defender = divmod(action - s.ROLLS, s.STATS)
        return f"roll {attacker + 1} {defender + 1}"
    if s.TELLS <= action < s.TELLS + s.BONUSES * s.BONUSES:
        home, away = divmod(action - s.TELLS, s.BONUSES)
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
        return first + _read(box, what, shirt) * s.PLAYERS + _read(box, "player", player)
    if verb == "place":
        shirt, between, row = rest.partition(" in ")
        if not between:
            raise ValueError(f"write 'place SHIRT in ROW', not {name!r}")
        place = _read(box, "shirt of the eleven", shirt) * s.POSITIONS
        return s.PLACES + place + _slug("row", ROW_SLUGS, row)
    if verb == "play":
        slug, between, target = rest.partition(" on ")
        play = s.PLAYS + _read(box, "card", slug) * s.PLAYS_PER_KIND
        return play + _target(target) if between else play
    if verb == "roll":
        dice = rest.split(" ")
        if len(dice) != 2:
            raise ValueError(f"write 'roll DIE DIE', the attacker's die first, not {name!r}")
        attacker, defender = (_read(box, "die", die) for die in dice)
        return s.ROLLS + attacker * s.STATS + defender
    if verb == "bonus":
        bonuses = rest.split(" ")
        if len(bonuses) != s.SEATS:
            raise ValueError(f"write 'bonus N N', the home side's first, not {name!r}")
        home, away = (_read(box, "bonus", bonus) for bonus in bonuses)
        return s.TELLS + home * s.BONUSES + away
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
        return s.ON_SPOT + SPOT_SLUGS.index(text)
    if text in STAT_SLUGS:
        return s.ON_STAT + STAT_SLUGS.index(text)
    raise ValueError(
        f"a card is played on a spot ({', '.join(SPOT_SLUGS)})"
        f" or on a stat ({', '.join(STAT_SLUGS)}), not on {text!r}"
    )
