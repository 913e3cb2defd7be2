"""Notation of Squad Rush and the Group Stage (RUSH-18)."""

from difflib import get_close_matches

from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import (
    BENCHES,
    BOOKS,
    CALL,
    CARDS,
    DISCARDS,
    DISMISSALS,
    DONE,
    DRAW_DECK,
    DRAW_PILE,
    DRAWN_NATIONS,
    DRAWS,
    FIELDS,
    FINAL_WHISTLE,
    FINDS,
    GATHER,
    HIDDEN_BENCH,
    HIDDEN_DRAW,
    HIDDEN_INSTANT,
    HIDDEN_LOOK,
    HIDDEN_OFF,
    HIDDEN_ON,
    HOLD,
    KINDS,
    MISSES,
    NATIONS,
    NO_OFFICIAL,
    OFF_NOBODY,
    OFFICIALS,
    OFFS,
    ON_INSTANT,
    ON_NOBODY,
    ON_OFFICIAL,
    ON_SEAT,
    ONS,
    PLAYERS,
    PLAYS,
    PLAYS_PER_KIND,
    RECALLS,
    SEATS,
    SHOW_CARD,
    SHOW_NO_CARD,
    SHOW_NO_SWAP,
    SHOW_OFF,
    SHOW_ON,
    SHOW_OUT,
    STARTS,
    TACKLES,
    TAKES,
)

_PLAIN = {
    "draw deck": DRAW_DECK,
    "draw pile": DRAW_PILE,
    "off nobody": OFF_NOBODY,
    "on nobody": ON_NOBODY,
    "hold": HOLD,
    "done": DONE,
    "call": CALL,
    "gather": GATHER,
    "no official": NO_OFFICIAL,
    "show no swap": SHOW_NO_SWAP,
    "show no card": SHOW_NO_CARD,
    "final whistle": FINAL_WHISTLE,
    "draw card": HIDDEN_DRAW,
    "look through": HIDDEN_LOOK,
    "bench player": HIDDEN_BENCH,
    "off player": HIDDEN_OFF,
    "on player": HIDDEN_ON,
    "choose instant": HIDDEN_INSTANT,
}
_ONE = {
    "recall": (RECALLS, PLAYERS, "player"),
    "tackle": (TACKLES, PLAYERS, "player"),
    "book": (BOOKS, PLAYERS, "player"),
    "dismiss": (DISMISSALS, PLAYERS, "player"),
    "take": (TAKES, PLAYERS, "player"),
    "off": (OFFS, PLAYERS, "player"),
    "on": (ONS, PLAYERS, "player"),
    "bench": (BENCHES, PLAYERS, "player"),
    "discard": (DISCARDS, CARDS, "card or player"),
    "nation": (DRAWN_NATIONS, NATIONS, "nation"),
    "start": (STARTS, SEATS, "seat"),
    "draw": (DRAWS, CARDS, "card or player"),
    "find": (FINDS, PLAYERS, "player"),
    "miss": (MISSES, PLAYERS, "player"),
    "official": (OFFICIALS, KINDS, "card"),
    "out": (SHOW_OUT, PLAYERS, "player"),
    "show on": (SHOW_ON, PLAYERS, "player"),
    "show off": (SHOW_OFF, PLAYERS, "player"),
}
"""Verbs with one word behind them: the first number, how many there are, and of what."""
_TARGETS = {str(seat): ON_SEAT + seat for seat in range(SEATS)} | {
    "instant": ON_INSTANT,
    "official": ON_OFFICIAL,
}
"""What a card is played on, by the word for it."""
_CARDS = {"play": PLAYS, "show": SHOW_CARD}
"""Verbs of a card and what it is played on: the first number."""
_MANY = 30
"""Of more than this many names only the likeliest are listed."""


def name_of(box: RushBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation; `ValueError` if there is none."""
    for name, number in _PLAIN.items():
        if action == number:
            return name
    if FIELDS <= action < FIELDS + PLAYERS:
        return f"play {_written(box, 'player', action - FIELDS)}"
    for verb, (first, how_many, what) in _ONE.items():
        if first <= action < first + how_many:
            return f"{verb} {_written(box, what, action - first)}"
    for verb, first in _CARDS.items():
        if first <= action < first + KINDS * PLAYS_PER_KIND:
            kind, target = divmod(action - first, PLAYS_PER_KIND)
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
            return _CARDS[verb] + _read(box, "card", slug) * PLAYS_PER_KIND + _target(target)
        number = _read(box, "card or player" if verb == "play" else "card", slug)
        if verb == "show":
            return SHOW_CARD + number * PLAYS_PER_KIND
        if number < PLAYERS:
            return FIELDS + number
        return PLAYS + (number - PLAYERS) * PLAYS_PER_KIND
    verbs = ", ".join([*_CARDS, *_ONE])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _slugs(box: RushBox, what: str) -> dict[str, int]:
    if what == "card or player":
        kinds = {slug: PLAYERS + kind for slug, kind in box.kinds.items()}
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
        if text not in map(str, range(SEATS)):
            raise ValueError(f"a seat is a number in 0..{SEATS - 1}, not {text!r}")
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
