"""Notation of Squad Rush and the Group Stage (RUSH-18)."""

from difflib import get_close_matches

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox

_PLAIN = {
    "draw deck": s.DRAW_DECK,
    "draw pile": s.DRAW_PILE,
    "off nobody": s.OFF_NOBODY,
    "on nobody": s.ON_NOBODY,
    "hold": s.HOLD,
    "done": s.DONE,
    "call": s.CALL,
    "gather": s.GATHER,
    "no official": s.NO_OFFICIAL,
    "show no swap": s.SHOW_NO_SWAP,
    "show no card": s.SHOW_NO_CARD,
    "final whistle": s.FINAL_WHISTLE,
    "draw card": s.HIDDEN_DRAW,
    "look through": s.HIDDEN_LOOK,
    "bench player": s.HIDDEN_BENCH,
    "off player": s.HIDDEN_OFF,
    "on player": s.HIDDEN_ON,
    "choose instant": s.HIDDEN_INSTANT,
}
_ONE = {
    "recall": (s.RECALLS, s.PLAYERS, "player"),
    "tackle": (s.TACKLES, s.PLAYERS, "player"),
    "book": (s.BOOKS, s.PLAYERS, "player"),
    "dismiss": (s.DISMISSALS, s.PLAYERS, "player"),
    "take": (s.TAKES, s.PLAYERS, "player"),
    "off": (s.OFFS, s.PLAYERS, "player"),
    "on": (s.ONS, s.PLAYERS, "player"),
    "bench": (s.BENCHES, s.PLAYERS, "player"),
    "discard": (s.DISCARDS, s.CARDS, "card or player"),
    "nation": (s.DRAWN_NATIONS, s.NATIONS, "nation"),
    "start": (s.STARTS, s.SEATS, "seat"),
    "draw": (s.DRAWS, s.CARDS, "card or player"),
    "find": (s.FINDS, s.PLAYERS, "player"),
    "miss": (s.MISSES, s.PLAYERS, "player"),
    "official": (s.OFFICIALS, s.KINDS, "card"),
    "out": (s.SHOW_OUT, s.PLAYERS, "player"),
    "show on": (s.SHOW_ON, s.PLAYERS, "player"),
    "show off": (s.SHOW_OFF, s.PLAYERS, "player"),
}
"""Verbs with one word behind them: the first number, how many there are, and of what."""
_TARGETS = {str(seat): s.ON_SEAT + seat for seat in range(s.SEATS)} | {
    "instant": s.ON_INSTANT,
    "official": s.ON_OFFICIAL,
}
"""What a card is played on, by the word for it."""
_CARDS = {"play": s.PLAYS, "show": s.SHOW_CARD}
"""Verbs of a card and what it is played on: the first number."""
_MANY = 30
"""Of more than this many names only the likeliest are listed."""


def name_of(box: RushBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation; `ValueError` if there is none."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    if s.FIELDS <= action < s.FIELDS + s.PLAYERS:
        return f"play {_written(box, 'player', action - s.FIELDS)}"
    for verb, (first, how_many, what) in _ONE.items():
        if first <= action < first + how_many:
            return f"{verb} {_written(box, what, action - first)}"
    for verb, first in _CARDS.items():
        if first <= action < first + s.KINDS * s.PLAYS_PER_KIND:
            kind, target = divmod(action - first, s.PLAYS_PER_KIND)
            name = f"{verb} {_written(box, 'card', kind)}"
            words = [word for word, number in _TARGETS.items() if number == target]
            return f"{name} on {words[0]}" if words else name
    raise ValueError(f"there is no action number {action}")


def parse(box: RushBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what would be right."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, rest = name.partition(" ")
    second, _, third = rest.partition(" ")
    if verb == "show" and third and f"show {second}" in _ONE:
        verb, rest = f"show {second}", third
    if verb in _ONE:
        first, _, what = _ONE[verb]
        return first + _read(box, what, rest)
    if verb in _CARDS:
        slug, on, target = rest.partition(" on ")
        if on:
            return _CARDS[verb] + _read(box, "card", slug) * s.PLAYS_PER_KIND + _target(target)
        number = _read(box, "card or player" if verb == "play" else "card", slug)
        if verb == "show":
            return s.SHOW_CARD + number * s.PLAYS_PER_KIND
        if number < s.PLAYERS:
            return s.FIELDS + number
        return s.PLAYS + (number - s.PLAYERS) * s.PLAYS_PER_KIND
    verbs = ", ".join([*_CARDS, *_ONE])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _slugs(box: RushBox, what: str) -> dict[str, int]:
    if what == "card or player":
        kinds = {slug: s.PLAYERS + kind for slug, kind in box.kinds.items()}
        return {**box.player_numbers, **kinds}
    return {"player": box.player_numbers, "card": box.kinds, "nation": box.nation_numbers}[what]


def _written(box: RushBox, what: str, number: int) -> str:
    """How the notation names one of a kind; `ValueError` for a number that the box does not fill."""
    if what == "seat":
        return str(number)
    for slug, other in _slugs(box, what).items():
        if other == number:
            return slug
    raise ValueError(f"there is no {what} number {number}")


def _read(box: RushBox, what: str, text: str) -> int:
    if what == "seat":
        if text not in map(str, range(s.SEATS)):
            raise ValueError(f"a seat is a number in 0..{s.SEATS - 1}, not {text!r}")
        return int(text)
    known = _slugs(box, what)
    if text in known:
        return known[text]
    if len(known) > _MANY:
        near = ", ".join(get_close_matches(text, known, 3, 0.4)) or ", ".join([*known][:3])
        raise ValueError(f"there is no {what} {text!r}; among the {len(known)} are: {near}")
    raise ValueError(f"there is no {what} {text!r}; there are: {', '.join(known)}")


def _target(text: str) -> int:
    if text in _TARGETS:
        return _TARGETS[text]
    raise ValueError(f"a card is played on one of {', '.join(_TARGETS)}, not {text!r}")
