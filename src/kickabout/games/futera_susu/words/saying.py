"""How Futera SuSu puts things: spots, rows, stats, sums, and turns of phrase that vary."""

from kickabout.engine.vocabulary import slugs
from kickabout.games.futera_susu.state import Class, Position, Row, Spot, Stage, Stat, State

Ways = tuple[str, ...]
"""The ways to say a thing, which take turns."""
SPOT_SLUGS = slugs(Spot)
ROW_SLUGS = slugs(Row)
ROW_PLACES = ("among the forwards", "in midfield", "in defence", "in goal")
POSITION_SLUGS = slugs(Position)
POSITION_NOUNS = ("Forward", "Midfielder", "Defender", "Goalkeeper")
STAT_SLUGS = slugs(Stat)
STAT_NOUNS = ("Speed", "Accuracy", "Passing", "Skill", "Defending", "Power")
CLASS_SLUGS = slugs(Class)
CLASS_NOUNS = ("Player", "Local Hero", "Cult Hero", "Legendary Captain")
STAGE_SLUGS = slugs(Stage)
_SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def say(ways: Ways, salt: int, **words: object) -> str:
    """One of several ways to say a thing, always the same one for the same `salt`.

    `<word>` stands for one of `words`; `{@ goes|go}` is a mark of `engine.commentary` for `seat`,
    `{% goes|go}` for `other`.
    """
    # Mixed, so that neighbouring duels do not fall on the same way again and again.
    text = ways[(salt * 40503 >> 8) % len(ways)]
    for mark, word in (("{@", "seat"), ("{%", "other")):
        if word in words:
            text = text.replace(mark, f"{{{words[word]}")
    for word, value in words.items():
        text = text.replace(f"<{word}>", str(value))
    return text


def salt_of(state: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    return 7 * state.turns + 3 * state.duels + what


def count(how_many: int, noun: str, plural: str = "") -> str:
    """A number of things: `1 card`, `2 cards`."""
    return f"{how_many} {noun}" if how_many == 1 else f"{how_many} {plural or noun + 's'}"


def in_words(how_many: int) -> str:
    """A small number as a word."""
    return _SMALL[how_many] if how_many < len(_SMALL) else str(how_many)


def number(value: int) -> str:
    """A number that may be below 0."""
    return str(value) if value >= 0 else f"−{-value}"


def plus(value: int) -> str:
    """What is added to a stat: `+2`, `−2`."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def listed(parts: list[str]) -> str:
    """Several things: `a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def added_up(stat: int, base: int, bonus: int, boost: int) -> str:
    """A stat with all that counts in a duel: `Passing 11`, `Passing 11 +2 = 13`."""
    parts = [f"{STAT_NOUNS[stat]} {base}"]
    parts += [plus(value) for value in (bonus, boost) if value]
    if len(parts) > 1:
        parts.append(f"= {number(base + bonus + boost)}")
    return " ".join(parts)


def score(state: State) -> str:
    """The goals, seat 0 first."""
    one, other = (state.goals[seat] for seat in range(2))
    between = "–" if min(one, other) >= 0 else " to "
    return f"{number(one)}{between}{number(other)}"
