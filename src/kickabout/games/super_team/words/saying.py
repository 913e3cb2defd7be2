"""How the commentary of Super Team puts things: pieces, dice, scores, and turns of phrase that vary."""

from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.state import State
from kickabout.games.super_team.words.notation import dice_of, white_names

Ways = tuple[str, ...]
"""The ways to say a thing, which take turns."""
SHIRT_NOUNS = ("Goalie", "captain", "number 2", "number 3", "number 4", "number 5")
STAT_NOUNS = ("Pass", "Shoot", "Dribble", "Tackle", "Goalkeeping")
TILE_NOUNS = ("left", "middle", "right")
_SMALL = ("none", "one", "two", "three", "four", "five", "six")


def say(ways: Ways, salt: int, **words: object) -> str:
    """One of several ways to say a thing, always the same one for the same `salt`.

    `<word>` stands for one of `words`; `{@ goes|go}` is a mark of `engine.commentary` for `<seat>`.
    """
    # Mixed, so that neighbouring spaces and turns do not fall on the same way again and again.
    text = ways[(salt * 40503 >> 8) % len(ways)]
    for word, value in words.items():
        text = text.replace("{@", f"{{{value}") if word == "seat" else text
        text = text.replace("{%", f"{{{value}") if word == "other" else text
        text = text.replace(f"<{word}>", str(value))
    return text


def salt_of(before: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    return before.turns + before.played + what


def the(piece: int) -> str:
    """A piece with the mark of its side: `{0's} captain`."""
    return f"{{{piece // s.PIECES}'s}} {SHIRT_NOUNS[piece % s.PIECES]}"


def shirt(piece: int) -> str:
    """A piece where its side is plain: `the captain`, `number 4`."""
    noun = SHIRT_NOUNS[piece % s.PIECES]
    return noun if noun.startswith("number") else f"the {noun}"


def count(how_many: int, noun: str, plural: str = "") -> str:
    """A number of things: `1 movement`, `2 movements`."""
    return f"{how_many} {noun}" if how_many == 1 else f"{how_many} {plural or noun + 's'}"


def in_words(how_many: int) -> str:
    """A small number as a word."""
    return _SMALL[how_many] if how_many < len(_SMALL) else str(how_many)


def number(value: int) -> str:
    """A number that may be below 0."""
    return str(value) if value >= 0 else f"−{-value}"


def listed(parts: list[str]) -> str:
    """Several things: `a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def dice(action: int) -> str:
    """The dice of a roll: `4 and a fumble`, `3, 1 and 1`, `just a 3`."""
    green, low, high = dice_of(action)
    whites = ["a fumble" if name == "fumble" else name for name in white_names(low, high)]
    if whites == ["a fumble", "a fumble"]:
        return f"{green} and two fumbles"
    return listed([str(green), *whites]) if whites else f"a {green}"


def minutes(box: SuperBox, half: int) -> list[int]:
    """The spaces of the time track of a half, in minutes."""
    steps = box.record.steps
    return [45 * half + (2 * 45 * step + steps) // (2 * steps) for step in range(steps + 1)]


def minute(box: SuperBox, state: State) -> str:
    """The minute on which the time token lies, in two digits."""
    return f"{minutes(box, state.half)[state.clock]:02}"


def score(state: State) -> str:
    """The goals, home side first."""
    return f"{state.goals[0]}–{state.goals[1]}"
