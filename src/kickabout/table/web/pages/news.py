"""What a match has changed of that which it belongs to, as the end of its page tells it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kickabout.table.cast import Character
from kickabout.table.formats.fixtures import Result
from kickabout.table.formats.standings import Standing
from kickabout.text.reader import Reader

_JOINER = "\N{WORD JOINER}"
_THIN = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class Way:
    """Where one may go on."""

    address: str
    words: str


@dataclass(frozen=True)
class News:
    """What a match has changed."""

    head: str
    back: Way
    """The page of what it belongs to."""
    lines: Sequence[str] = ()
    ahead: str = ""
    """The match that comes next, or who has won in the end what one is out of."""
    has_trophy: bool = False
    is_open: bool = False
    """Whether others have to play before all is told."""
    next: Way | None = None
    """Where to post to play on."""
    is_out: bool = False
    """Whether whoever it is told to plays no more in what the match belongs to."""
    other: Way | None = None
    """Where else one may play."""


def place_words(
    before: Sequence[Standing], after: Sequence[Standing], side: int, reader: Reader
) -> str:
    """Return how a side has moved between two states of a table; it has moved nowhere by its first match."""
    now = _standing(after, side)
    then = _standing(before, side)
    moved = then.place - now.place
    change = "up" if moved > 0 else "down" if moved < 0 else "same"
    return reader.say(
        "news-place",
        change=change if then.played else "first",
        before=reader.say("season-place", place=then.place),
        after=reader.say("season-place", place=now.place),
    )


def score_text(goals: Iterable[int]) -> str:
    """Return goals as a score, such as `3–0`, which no line breaks; those below zero stand apart, as in `1 – −1`."""
    shown = [str(one).replace("-", "−") for one in goals]
    dash = f"{_THIN}–{_THIN}" if any(one.startswith("−") for one in shown) else f"–{_JOINER}"
    return dash.join(shown)


def rival_words(rival: Character, reader: Reader) -> str:
    """Return what a member of the cast is called, with how strong it is."""
    name = rival.name(reader.localization.locale)
    return reader.say("news-rival", name=name, kind=reader.say(f"bot-{rival.bot}.kind"))


def counted_words(result: Result, how: str, own: int | None, reader: Reader) -> str:
    """Return the goals with which a match counts, those of the reader's `own` side first, and how it came to them."""
    rows = zip(result.fixture.sides, result.goals, strict=True)
    goals = [scored for _, scored in sorted(rows, key=lambda row: row[0] != own)]
    return reader.say("news-counts", goals=score_text(goals), how=how)


def beaten_words(reader: Reader, *, is_final: bool) -> str:
    """Return that somebody is out of a knock-out."""
    return reader.say("competition-means-beaten", final="yes" if is_final else "no")


def _standing(table: Sequence[Standing], side: int) -> Standing:
    return next(one for one in table if one.side == side)
