"""What a match has changed of that which it belongs to, as the end of its page tells it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kickabout.table.cast import Character
from kickabout.table.formats.fixtures import Result
from kickabout.table.formats.standings import Standing
from kickabout.table.seasons import FORFEIT_GOALS
from kickabout.table.web.pages.bots_view import level_words
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
    counts: str = ""
    """As what the match counts, where its board does not say so."""
    given: str = ""
    """To whom it is given, if it was not played to its end, for a page without that board."""
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
    """Return how a side has moved between two states of a table, and its points; it has moved nowhere by its first match."""
    now = _standing(after, side)
    then = _standing(before, side)
    moved = then.place - now.place
    change = "up" if moved > 0 else "down" if moved < 0 else "same"
    return reader.say(
        "news-place",
        change=change if then.played else "first",
        before=reader.say("season-place", place=then.place),
        after=reader.say("season-place", place=now.place),
        points=now.points,
    )


def score_text(goals: Iterable[int]) -> str:
    """Return goals as a score, such as `3–0`, which no line breaks; with one below zero, where a dash would look like a minus, as `1 : −1`."""
    shown = [str(one).replace("-", "−") for one in goals]
    dash = f"{_THIN}:{_THIN}" if any(one.startswith("−") for one in shown) else f"–{_JOINER}"
    return dash.join(shown)


FORFEIT_SCORE = score_text((0, FORFEIT_GOALS))
"""The score of each match of the Group Stage that a club gives up."""


def rival_words(rival: Character, reader: Reader) -> str:
    """Return what a member of the cast is called, with how strong it is."""
    name = rival.name(reader.localization.locale)
    return reader.say("news-rival", name=name, kind=level_words(rival, reader))


def counted_words(result: Result, how: str, names: Sequence[str], reader: Reader) -> str:
    """Return the goals with which a match counts, with the names of its sides, and how it came to them."""
    if len(names) == 2:
        score = f"{names[0]} {score_text(result.goals)} {names[1]}"
        return reader.say("news-counts", score=score, how=how)
    each = zip(names, result.goals, strict=True)
    return reader.say(
        "news-counts", score=tuple(f"{name} {goals}" for name, goals in each), how=how
    )


def given_words(result: Result, own: int | None, names: Sequence[str], reader: Reader) -> str:
    """Return to whom a match is given that was not played to its end; nothing if to nobody alone."""
    if len(result.winners) != 1:
        return ""
    (seat,) = result.winners
    you = "yes" if result.fixture.sides[seat] == own else "no"
    return reader.say("news-given", name=names[seat], you=you)


def beaten_words(reader: Reader, *, is_final: bool) -> str:
    """Return that somebody is out of a knock-out."""
    return reader.say("competition-means-beaten", final="yes" if is_final else "no")


def _standing(table: Sequence[Standing], side: int) -> Standing:
    return next(one for one in table if one.side == side)
