"""Notation of Super Team: every decision, chance outcome and observation has one name, and back."""

from collections.abc import Callable, Mapping
from typing import NoReturn

from kickabout.engine.vocabulary import slugs
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.box.reading import FUMBLE
from kickabout.games.super_team.state import Shirt, Stat, Tile, Zone

PIECE_SLUGS = (*slugs(Shirt), "2", "3", "4", "5")
STAT_SLUGS = slugs(Stat)
TILE_SLUGS = slugs(Tile)
_PLAIN = {
    "end turn": s.END,
    "shoot": s.SHOT,
    "take morale": s.TAKE_MORALE,
    "take movement": s.TAKE_MOVE,
    "take action": s.TAKE_ACTION,
    "done": s.DONE,
    "auto shoot": s.AUTO_SHOT,
    "auto rest": s.AUTO_REST,
    "choose secret": s.HIDDEN_CHOICE,
    "draw card": s.HIDDEN_DRAW,
    "strike secret": s.HIDDEN_STRIKE,
    "pay secret": s.HIDDEN_PAY,
}
_PLAIN_NAMES = {number: name for name, number in _PLAIN.items()}
_USES = ("play CARD", "spend CARD on movement", "spend CARD on action", "spend CARD on goal-kick")
_DROP = "drop CARD"
# Verbs with one word after them: the first number, how many there are, and what the word is.
_ONE = {
    "choose": (s.CHOICES, "board"),
    "deal": (s.DEALS, "board"),
    "show": (s.SHOWS, "board"),
    "draw": (s.DRAWS, "card"),
    "turn": (s.AUTO_TURNS, "auto card"),
    "mark": (s.MARKS, "stat"),
    "form": (s.FORMS, "formation"),
    "place": (s.PLACES, "space"),
    "pass": (s.PASSES, "space"),
    "kick": (s.KICKS, "space"),
    "land": (s.LANDS, "space"),
    "centre": (s.CENTRES, "piece"),
    "dribble": (s.DRIBBLES, "piece"),
    "tackle": (s.TACKLES, "piece"),
    "bypass": (s.BYPASSES, "piece"),
    "strike": (s.STRIKES, "tile"),
    "pay": (s.PAYS, "amount"),
    "rest": (s.RESTS, "rest"),
    "start": (s.STARTS, "seat"),
    "auto pass": (s.AUTO_PASSES, "space"),
    "auto kick": (s.AUTO_KICKS, "space"),
    "auto land": (s.AUTO_LANDS, "space"),
    "auto dribble": (s.AUTO_DRIBBLES, "piece"),
    "auto tackle": (s.AUTO_TACKLES, "piece"),
}
# Verbs with a piece and a space after them.
_TWO = {"push": s.PUSHES, "auto move": s.AUTO_MOVES}
_NUMBERS = {"amount": 4, "rest": 3, "seat": s.SEATS}
_MOST = {
    "board": 2 * s.TEAMS,
    "card": s.KINDS,
    "space": s.SPACES,
    "piece": s.PIECES,
    "stat": len(STAT_SLUGS),
    "tile": len(TILE_SLUGS),
} | _NUMBERS
_WHITE_LEAST = -1
"""The face of a white die that its number 1 stands for: the fumble."""


# Names.


def name_of(box: SuperBox, action: int) -> str:
    """The notation of an action, a chance outcome or an observation (SUPER-28).

    Raises `ValueError` for a number that names nothing in this box.
    """
    name = _PLAIN_NAMES.get(action) or _play_name(box, action) or _board_name(box, action)
    if name is None:
        raise ValueError(f"there is no action number {action}")
    return name


def _play_name(box: SuperBox, action: int) -> str | None:
    if s.PLAYS <= action < s.END:
        use, kind = divmod(action - s.PLAYS, s.KINDS)
        return (*_USES, _DROP)[use].replace("CARD", _slug(box, "card", kind))
    if s.TILES_SHOWN <= action < s.TOKENS_SHOWN:
        own, other = divmod(action - s.TILES_SHOWN, len(TILE_SLUGS))
        return f"reveal {TILE_SLUGS[own]} {TILE_SLUGS[other]}"
    if s.TOKENS_SHOWN <= action < s.ROLLS:
        own, other = divmod(action - s.TOKENS_SHOWN, _NUMBERS["amount"])
        return f"reveal {own} {other}"
    if s.ROLLS <= action < s.AUTO_TURNS:
        green, low, high = dice_of(action)
        if low > high:
            raise ValueError(f"there is no action number {action}: dice are told in order")
        return " ".join(["roll", str(green), *white_names(low, high)])
    return None


def _board_name(box: SuperBox, action: int) -> str | None:
    if s.MOVES <= action < s.PASSES:
        way, space = divmod(action - s.MOVES, s.SPACES)
        shirt, by_ball = divmod(way, 2)
        name = f"move {PIECE_SLUGS[shirt]} {_space(box, space)}"
        return f"{name} by ball" if by_ball else name
    for verb, first in _TWO.items():
        if first <= action < first + s.PIECES * s.SPACES:
            shirt, space = divmod(action - first, s.SPACES)
            return f"{verb} {PIECE_SLUGS[shirt]} {_space(box, space)}"
    for verb, (first, what) in _ONE.items():
        if first <= action < first + _most(box, what):
            return f"{verb} {_slug(box, what, action - first)}"
    return None


def _most(box: SuperBox, what: str) -> int:
    if what == "auto card":
        return len(box.auto_cards)
    return len(box.formations) if what == "formation" else _MOST[what]


def _slug(box: SuperBox, what: str, number: int) -> str:
    """How the notation names one of a kind; `ValueError` for a number that the box does not fill."""
    if what == "space":
        return _space(box, number)
    if what in _NUMBERS:
        return str(number)
    for word, other in _slugs(box, what).items():
        if other == number:
            return word
    raise ValueError(f"there is no {what} number {number}")


def _space(box: SuperBox, space: int) -> str:
    if not box.record.flags[space] & Zone.PITCH:
        raise ValueError(f"there is no space number {space} on this pitch")
    return box.space_name(space)


def _slugs(box: SuperBox, what: str) -> Mapping[str, int]:
    if what == "card":
        return box.kinds
    if what == "board":
        teams = {team.slug: number for number, team in enumerate(box.teams)}
        return teams | {captain.slug: s.TEAMS + i for i, captain in enumerate(box.captains)}
    if what == "auto card":
        return {card.slug: number for number, card in enumerate(box.auto_cards)}
    if what == "formation":
        return {formation.slug: number for number, formation in enumerate(box.formations)}
    slugs = {"piece": PIECE_SLUGS, "stat": STAT_SLUGS, "tile": TILE_SLUGS}[what]
    return {slug: number for number, slug in enumerate(slugs)}


# Dice.


def dice_of(action: int) -> tuple[int, int, int]:
    """The green die and the numbers of both white dice of a roll."""
    green, whites = divmod(action - s.ROLLS, s.WHITES * s.WHITES)
    return green, *divmod(whites, s.WHITES)


def white_names(low: int, high: int) -> list[str]:
    """The white dice rolled, in ascending order with fumbles last."""
    faces = [number - 1 + _WHITE_LEAST for number in (low, high) if number > 0]
    return [str(face) for face in faces if face >= 0] + [FUMBLE for face in faces if face < 0]


# Reading.


def parse(box: SuperBox, name: str) -> int:
    """The action of a notation; raises `ValueError` saying what is wrong with it."""
    if name in _PLAIN:
        return _PLAIN[name]
    verb, _, rest = name.partition(" ")
    if verb == "auto":
        second, _, rest = rest.partition(" ")
        verb = f"auto {second}"
    readers: dict[str, Callable[[SuperBox, str], int]] = {
        "play": lambda box, rest: s.PLAYS + _number(box, "card", rest),
        "spend": _read_spend,
        "drop": lambda box, rest: s.PLAYS + len(_USES) * s.KINDS + _number(box, "card", rest),
        "move": _read_move,
        "reveal": _read_reveal,
        "roll": _read_roll,
    }
    if verb in readers:
        return readers[verb](box, rest)
    if verb in _ONE:
        first, what = _ONE[verb]
        return first + _number(box, what, rest)
    if verb in _TWO:
        words = rest.split(" ")
        if len(words) != 2:
            raise ValueError(f"write '{verb} PIECE SPACE', not {name!r}")
        return _TWO[verb] + _piece_and_space(box, *words)
    verbs = ", ".join([*readers, *_ONE, *_TWO])
    raise ValueError(f"{name!r} is not {', '.join(_PLAIN)} and does not begin with {verbs}")


def _number(box: SuperBox, what: str, text: str) -> int:
    if what == "space":
        return box.space(text)
    if what in _NUMBERS:
        return _digit(what, text, _NUMBERS[what] - 1)
    slugs = _slugs(box, what)
    if text not in slugs:
        raise ValueError(f"there is no {what} {text!r}; there are: {', '.join(slugs)}")
    return slugs[text]


def _digit(what: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) <= most):
        noun = {"amount": "an amount of Morale", "rest": "how many Fatigue cards go back"}
        raise ValueError(f"{noun.get(what, f'a {what}')} is a number in 0..{most}, not {text!r}")
    return int(text)


def _piece_and_space(box: SuperBox, piece: str, space: str) -> int:
    return _number(box, "piece", piece) * s.SPACES + box.space(space)


def _read_spend(box: SuperBox, rest: str) -> int:
    slug, _, purpose = rest.partition(" on ")
    ends = [use.partition(" on ")[2] for use in _USES]
    if not purpose or purpose not in ends:
        raise ValueError(
            f"write 'spend CARD on {', '.join(ends[1:])}' with one of them, not 'spend {rest}'"
        )
    return s.PLAYS + ends.index(purpose) * s.KINDS + _number(box, "card", slug)


def _read_move(box: SuperBox, rest: str) -> int:
    words = rest.split(" ")
    by_ball = words[2:] == ["by", "ball"]
    if len(words) != (4 if by_ball else 2):
        raise ValueError(
            f"write 'move PIECE SPACE' or 'move PIECE SPACE by ball', not 'move {rest}'"
        )
    piece = _number(box, "piece", words[0])
    return s.MOVES + (2 * piece + by_ball) * s.SPACES + box.space(words[1])


def _read_reveal(box: SuperBox, rest: str) -> int:
    words = rest.split(" ")
    if len(words) != 2:
        _bad_reveal(rest)
    if words[0] in TILE_SLUGS:
        own, other = (_number(box, "tile", word) for word in words)
        return s.TILES_SHOWN + own * len(TILE_SLUGS) + other
    own, other = (_digit("amount", word, 3) for word in words)
    return s.TOKENS_SHOWN + own * _NUMBERS["amount"] + other


def _bad_reveal(rest: str) -> NoReturn:
    raise ValueError(f"write 'reveal TILE TILE' or 'reveal AMOUNT AMOUNT', not 'reveal {rest}'")


def _read_roll(box: SuperBox, rest: str) -> int:
    green, *whites = rest.split(" ")
    if len(whites) > 2:
        raise ValueError(f"a roll is one green and at most two white dice, not {rest!r}")
    numbers = sorted(_white(word) for word in whites)
    low, high = [0] * (2 - len(numbers)) + numbers
    return s.ROLLS + (_digit("green die", green, 9) * s.WHITES + low) * s.WHITES + high


def _white(text: str) -> int:
    if text == FUMBLE:
        return 1
    most = s.WHITES - 2 + _WHITE_LEAST
    return _digit("white die", text, most) + 1 - _WHITE_LEAST
