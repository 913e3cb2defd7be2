"""The bracket of a knock-out: its rounds, and who meets whom in them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict

from kickabout.table.competitions import Running
from kickabout.table.formats.field import Field
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.formats.ties import Tie, bracket, first_of, is_replayed
from kickabout.table.web.pages.competitions.fixtures_view import (
    Followed,
    ShownFixture,
    shown_fixture,
)
from kickabout.table.web.pages.competitions.level_matches import replay_words
from kickabout.text.reader import Reader

WHOLE_TIES = 8
"""Up to so many ties in its first round all of a bracket is shown at once."""
LAST_ROUNDS = 3
"""The rounds that are shown at least."""


class ShownTieSide(TypedDict):
    """A side of a tie."""

    side: int | None
    """None where it is not known, or nobody has come through."""
    goals: list[int]
    """In each match of the tie that has a score."""
    is_through: bool


class ShownTie(TypedDict):
    """Two sides of which one goes on."""

    sides: list[ShownTieSide]
    note: str
    """What else is to be said: `bye`, `lot`, `playing`, `waiting`, how it ended if it was not played out, or nothing."""
    decided: str
    """How it was decided, where goals alone have not; empty otherwise."""
    table: str | None
    """The table of its latest match."""
    number: int | None
    """The number of its latest fixture."""


class ShownColumn(TypedDict):
    """A round of a bracket."""

    name: str
    ties: list[ShownTie]
    is_current: bool
    is_past: bool
    """Whether it is left out at first: of a large bracket the rounds long over."""


def shown_bracket(
    running: Running,
    followed: Followed,
    names: Mapping[int, str],
    out: int | None,
    reader: Reader,
) -> list[ShownColumn]:
    """Return the columns of a bracket, up to the final; none before it is paired. The current one is that which is being
    played, or in which the reader's side has gone `out`.
    """
    if not any(one.stage == "knock-out" for one in running.tournament.paired):
        return []
    rounds = _drawn(running)
    open_ = (number for number, ties in enumerate(rounds) if not all(one.is_over for one in ties))
    latest = next(open_, len(rounds) - 1)
    own = [number for number, ties in enumerate(rounds) if any(out in one.tie for one in ties)]
    current = own[-1] if out is not None and own else latest
    first = 0 if len(rounds[0]) <= WHOLE_TIES else min(latest - 1, len(rounds) - LAST_ROUNDS)
    return [
        {
            "name": reader.say(
                "competition-round", stage="knock-out", number=round_ + 1, sides=2 * len(ties)
            ),
            "ties": [_tie(running, one, followed, names, reader) for one in ties],
            "is_current": round_ == current,
            "is_past": round_ < first,
        }
        for round_, ties in enumerate(rounds)
    ]


def shown_third(
    running: Running, followed: Followed, names: Mapping[int, str], reader: Reader
) -> ShownTie | None:
    """Return the match for the third place, which a bracket has below it; None where there is none, or is to be none."""
    tournament = running.tournament
    paired = [one.round for one in tournament.paired if one.stage == "knock-out"]
    if not tournament.form.third_place or not paired:
        return None
    rounds = _drawn(running)
    semi_finals = rounds[-2] if len(rounds) > 1 else []
    beaten = [_beaten(one) for one in semi_finals]
    fixture = next((one for one in tournament.fixtures if one.stage == "third-place"), None)
    if fixture is not None:
        result = tournament.result_of(fixture)
        through = None if result is None else first_of(tournament.field, result)
        home, away = sorted(fixture.sides, key=lambda side: beaten[-1:] == [side])
        drawn = _Drawn((home, away), (fixture,), through, is_over=result is not None)
        return _tie(running, drawn, followed, names, reader)
    is_none = any(
        one.is_bye or (one.is_over and (side is None or side in tournament.withdrawn))
        for one, side in zip(semi_finals, beaten, strict=True)
    )
    if not semi_finals or is_none or paired[-1] == len(rounds) - 1:
        return None
    drawn = _Drawn((beaten[0], beaten[1]), (), None, is_over=False)
    return _tie(running, drawn, followed, names, reader)


class _Drawn(NamedTuple):
    """A tie of a bracket as far as it is known: the winners so far stand in the next round before that is paired."""

    tie: Tie
    fixtures: tuple[Fixture, ...]
    through: int | None
    """Who goes on; None while it is open, and where nobody has come."""
    is_over: bool
    is_bye: bool = False


def _drawn(running: Running) -> list[list[_Drawn]]:
    """Return all rounds of a bracket as its lines lead: above is who comes from above, though at home the better seed."""
    field = running.tournament.field
    rounds = [[_drawn_tie(running, field, 0, tie, is_known=True) for tie in bracket(field)[0]]]
    while len(rounds[-1]) > 1:
        pairs = zip(rounds[-1][::2], rounds[-1][1::2], strict=True)
        rounds.append(
            [
                _drawn_tie(
                    running,
                    field,
                    len(rounds),
                    (above.through, below.through),
                    is_known=above.is_over and below.is_over,
                )
                for above, below in pairs
            ]
        )
    return rounds


def _drawn_tie(running: Running, field: Field, round_: int, tie: Tie, *, is_known: bool) -> _Drawn:
    if is_known and None in tie:
        return _Drawn(
            tie, (), next((one for one in tie if one is not None), None), is_over=True, is_bye=True
        )
    tournament = running.tournament
    fixtures = tuple(
        one
        for one in tournament.fixtures
        if (one.stage, one.round) == ("knock-out", round_) and set(one.sides) == set(tie)
    )
    result = tournament.result_of(fixtures[-1]) if fixtures else None
    is_over = result is not None and not is_replayed(field, result)
    through = first_of(field, result) if result is not None and is_over else None
    return _Drawn(tie, fixtures, through, is_over)


def _beaten(drawn: _Drawn) -> int | None:
    """Return the side that has lost a tie; None if none has as yet."""
    if drawn.through is None:
        return None
    return next((side for side in drawn.tie if side != drawn.through), None)


def _tie(
    running: Running,
    drawn: _Drawn,
    followed: Followed,
    names: Mapping[int, str],
    reader: Reader,
) -> ShownTie:
    field = running.tournament.field
    shown = [shown_fixture(running, field, one, followed, names, reader) for one in drawn.fixtures]
    last = shown[-1] if shown else None
    return {
        "sides": [
            {
                "side": side,
                "goals": [
                    one["goals"][one["sides"].index(side)]
                    for one in shown
                    if one["goals"] and side is not None
                ],
                "is_through": side is not None and side == drawn.through,
            }
            for side in drawn.tie
        ],
        "note": "bye" if drawn.is_bye else _note(last),
        "decided": _decided(running, drawn.fixtures, last, reader),
        "table": None if last is None else last["table"],
        "number": None if last is None else last["number"],
    }


def _decided(
    running: Running, fixtures: Sequence[Fixture], last: ShownFixture | None, reader: Reader
) -> str:
    results = (running.tournament.result_of(one) for one in fixtures)
    replays = replay_words([one for one in results if one is not None], reader)
    words = [replays]
    if last is not None:
        words += [
            last["tie_break"],
            reader.say("competition-corrected.short") if last["reason"] else "",
        ]
    return " ".join(one for one in words if one)


def _note(last: ShownFixture | None) -> str:
    if last is None or last["state"] == "to-come":
        return ""
    if last["lot"] is not None:
        return "lot"
    return "" if last["state"] == "played" else last["state"]
