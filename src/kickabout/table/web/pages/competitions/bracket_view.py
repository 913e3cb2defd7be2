"""The bracket of a knock-out: its rounds, and who meets whom in them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypedDict

from kickabout.table.competitions import Running
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.formats.ties import Tie, bracket, first_of, winner_of
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
    field, tournament = running.tournament.field, running.tournament
    if not any(one.stage == "knock-out" for one in tournament.paired):
        return []
    rounds = _from_above(bracket(field))
    columns: list[ShownColumn] = []
    ties = len(rounds[0])
    number_of_rounds = ties.bit_length()
    own = [number for number, ties in enumerate(rounds) if any(out in tie for tie in ties)]
    current = own[-1] if out is not None and own else len(rounds) - 1
    first = 0 if ties <= WHOLE_TIES else min(len(rounds) - 2, number_of_rounds - LAST_ROUNDS)
    for round_ in range(number_of_rounds):
        number = ties >> round_
        drawn = rounds[round_] if round_ < len(rounds) else [(None, None)] * number
        columns.append(
            {
                "name": reader.say(
                    "competition-round", stage="knock-out", number=round_ + 1, sides=2 * number
                ),
                "ties": [
                    _of_round(
                        running,
                        round_,
                        tie,
                        followed,
                        names,
                        reader,
                        is_known=round_ < len(rounds),
                    )
                    for tie in drawn
                ],
                "is_current": round_ == current,
                "is_past": round_ < first,
            }
        )
    return columns


def _from_above(rounds: Sequence[Sequence[Tie]]) -> list[Sequence[Tie]]:
    """Return the rounds of a bracket as its lines lead: at home is the better seed, above whoever comes from above."""
    led = [rounds[0]]
    for before, ties in pairwise(rounds):
        led.append(
            [
                (away, home) if away is not None and away in above else (home, away)
                for (home, away), above in zip(ties, before[::2], strict=True)
            ]
        )
    return led


def shown_third(
    running: Running, followed: Followed, names: Mapping[int, str], reader: Reader
) -> ShownTie | None:
    """Return the match for the third place, which a bracket has below it; None where there is none, or is to be none."""
    tournament = running.tournament
    if not tournament.form.third_place:
        return None
    if any(one.stage == "knock-out" for one in tournament.paired):
        fixture = next((one for one in tournament.fixtures if one.stage == "third-place"), None)
        if fixture is not None:
            result = tournament.result_of(fixture)
            through = None if result is None else first_of(tournament.field, result)
            home, away = fixture.sides
            return _tie(
                running, [fixture], (home, away), through, followed, names, reader, is_bye=False
            )
        if len(bracket(tournament.field)[-1]) > 1:
            return _tie(running, [], (None, None), None, followed, names, reader, is_bye=False)
    return None


def _of_round(
    running: Running,
    round_: int,
    tie: Tie,
    followed: Followed,
    names: Mapping[int, str],
    reader: Reader,
    *,
    is_known: bool,
) -> ShownTie:
    tournament = running.tournament
    own = [
        one
        for one in tournament.fixtures
        if (one.stage, one.round) == ("knock-out", round_) and set(one.sides) == set(tie)
    ]
    is_bye = is_known and None in tie
    is_over = is_bye or (is_known and own != [] and tournament.result_of(own[-1]) is not None)
    through = winner_of(tournament.field, round_, tie) if is_over else None
    return _tie(running, own, tie, through, followed, names, reader, is_bye=is_bye)


def _tie(
    running: Running,
    fixtures: Sequence[Fixture],
    tie: Tie,
    through: int | None,
    followed: Followed,
    names: Mapping[int, str],
    reader: Reader,
    *,
    is_bye: bool,
) -> ShownTie:
    field = running.tournament.field
    shown = [shown_fixture(running, field, one, followed, names, reader) for one in fixtures]
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
                "is_through": side is not None and side == through,
            }
            for side in tie
        ],
        "note": "bye" if is_bye else _note(last),
        "decided": _decided(running, fixtures, last, reader),
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
