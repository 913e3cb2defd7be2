"""Knock-outs: who meets whom in which round, who goes on, and what is played again."""

from collections.abc import Sequence

from kickabout.table.formats import groups, knock_out
from kickabout.table.formats.entries import Paired
from kickabout.table.formats.field import Field, paired, rounds_of, table_of
from kickabout.table.formats.fixtures import PLAYED, Fixture, Result

MOST_REPLAYS = 2
"""How often a drawn knock-out match is played again before the lot decides."""
Tie = tuple[int | None, int | None]
"""The two sides that meet in a knock-out, None where none has come through."""


def bracket(field: Field) -> list[list[Tie]]:
    """Return the ties of each knock-out round in the order of the bracket, up to the first that is not over."""
    seeds = _entrants(field)
    # All others may have withdrawn during the groups.
    ties: list[Tie] = (
        [*knock_out.first_round(seeds)] if len(seeds) > 1 else [(next(iter(seeds), None), None)]
    )
    rounds = [ties]
    while len(ties) > 1 and all(_is_decided(field, len(rounds) - 1, tie) for tie in ties):
        through = [winner_of(field, len(rounds) - 1, tie) for tie in ties]
        ties = [_at_home(field, *pair) for pair in zip(through[::2], through[1::2], strict=True)]
        rounds.append(ties)
    return rounds


def _entrants(field: Field) -> Sequence[int]:
    if field.form.kind != "groups":
        return field.seeds
    tables = (table_of(field, "group", group) for group in range(field.form.groups))
    orders = [[one.side for one in table if one.side not in field.gone_early] for table in tables]
    return groups.qualified(orders, field.form.qualify)


def _at_home(field: Field, first: int | None, second: int | None) -> Tie:
    """Return a tie with the better seed at home."""
    if first is None or second is None or field.seeds.index(first) < field.seeds.index(second):
        return first, second
    return second, first


def _matches(field: Field, round_: int, tie: Tie) -> list[Result]:
    """Return the results of a tie, that of the last replay last."""
    own = (one for one in field.of("knock-out") if one.fixture.round == round_)
    return [one for one in own if set(one.fixture.sides) == set(tie)]


def _is_decided(field: Field, round_: int, tie: Tie) -> bool:
    return None in tie or bool(_matches(field, round_, tie))


def winner_of(field: Field, round_: int, tie: Tie) -> int | None:
    """Return the side of a tie that is over which goes on, None if none does; of a last draw the one with the lower lot."""
    if None in tie:
        return next((side for side in tie if side is not None), None)
    return first_of(field, _matches(field, round_, tie)[-1])


def first_of(field: Field, result: Result) -> int | None:
    """Return the best side of a match of which one is to go on, by lot if need be; None if nobody has come."""
    if result.how == "void":
        return None
    seats = result.winners or range(len(result.fixture.sides))
    return min((result.fixture.sides[seat] for seat in seats), key=field.lots.__getitem__)


def drawn_by_lot(field: Field, result: Result) -> int | None:
    """Return the side that a match has left to the lot to go on, or to be third; None if the match has decided it, is played
    again, or has nothing to decide.
    """
    fixture = result.fixture
    if fixture.stage == "knock-out":
        matches = _matches(field, fixture.round, (fixture.sides[0], fixture.sides[1]))
        is_open = len(matches) > MOST_REPLAYS and matches[-1].fixture == fixture
    else:
        is_open = fixture.stage in ("third-place", "group-stage")
    if not is_open or len(result.winners) == 1 or result.how not in PLAYED:
        return None
    return first_of(field, result)


def is_replayed(field: Field, result: Result) -> bool:
    """Return whether the last match of a tie was drawn and is played again."""
    home, away = result.fixture.sides
    matches = _matches(field, result.fixture.round, (home, away))
    return not result.winners and result.how in PLAYED and len(matches) <= MOST_REPLAYS


def replays(field: Field, round_: int, number: int) -> tuple[Fixture, ...]:
    """Return the matches by which the drawn ties of a knock-out round are played again with the seats turned round,
    numbered from `number` on; none where the lot has to decide.
    """
    own = [one for one in field.of("knock-out") if one.fixture.round == round_]
    last = {frozenset(one.fixture.sides): one for one in own}
    drawn = [one.fixture for one in last.values() if is_replayed(field, one)]
    return tuple(
        Fixture(number + place, "knock-out", round_, one.sides[::-1], replays=one.number)
        for place, one in enumerate(drawn)
    )


def cup_round(field: Field, number: int) -> Paired | None:
    """Return the next round of a knock-out, None after the last."""
    *before, ties = bracket(field)
    round_ = len(before)
    if all(_is_decided(field, round_, tie) for tie in ties):
        return None
    met = [tuple(side for side in tie if side is not None) for tie in ties if None not in tie]
    ties_paired = paired("knock-out", round_, number, ((sides, None) for sides in met))
    beaten = _beaten(field, round_ - 1, before[-1]) if before and len(ties) == 1 else []
    if not field.form.third_place or len(beaten) != 2:
        return ties_paired
    third = Fixture(number + 1, "third-place", round_, tuple(beaten))
    return Paired("knock-out", round_, (*ties_paired.fixtures, third))


def _beaten(field: Field, round_: int, ties: Sequence[Tie]) -> list[int]:
    """Return the sides that a round has put out, the best seeded first."""
    through = {winner_of(field, round_, tie) for tie in ties}
    out = {side for tie in ties for side in tie if side is not None} - through
    return sorted(out - field.withdrawn, key=field.seeds.index)


def cup_order(field: Field) -> list[int]:
    """Return the sides of a knock-out, best first: the later out the better, then by the match for the third place."""
    rounds = bracket(field)
    order: list[int] = []
    for round_, ties in reversed(list(enumerate(rounds))):
        if not order:
            order += [side for tie in ties if (side := winner_of(field, round_, tie)) is not None]
        out = {side for tie in ties for side in tie if side is not None} - set(order)
        order += sorted(out, key=lambda side: _among_beaten(field, side))
    return order


def _among_beaten(field: Field, side: int) -> tuple[bool, bool, int]:
    """Return by what those are compared whom the same round has put out; in a final to which nobody came all are."""
    return side in field.withdrawn, _lost_third(field, side), field.seeds.index(side)


def _lost_third(field: Field, side: int) -> bool:
    return third_place(field).get(side) is False


def third_place(field: Field) -> dict[int, bool]:
    """Return the sides of the match for the third place, once it is over, each with whether it has won."""
    return {
        side: first_of(field, one) == side
        for one in field.of("third-place")
        for side in one.fixture.sides
    }


# --- tables of up to four ----------------------------------------------------------------------------


def tables_round(field: Field, number: int) -> Paired | None:
    """Return the next round of Squad Rush's Group Stage, None after the last: the winners of its tables meet at the next."""
    results = field.of("group-stage")
    done = rounds_of(results)
    last = [one for one in results if one.fixture.round == done - 1]
    through = [side for one in last if (side := first_of(field, one)) is not None]
    sides = field.seeds if not done else sorted(through, key=field.seeds.index)
    if len(last) == 1 or len(sides) < 2:
        return None
    return paired("group-stage", done, number, ((tuple(own), None) for own in groups.tables(sides)))


def tables_order(field: Field) -> list[int]:
    """Return the sides of a Group Stage, best first: the later out the better, then by the goals there."""
    goals = {
        side: (one.fixture.round, first_of(field, one) == side, scored)
        for one in field.of("group-stage")
        for side, scored in zip(one.fixture.sides, one.goals, strict=True)
    }
    return sorted(goals, key=lambda side: (*(-n for n in goals[side]), field.seeds.index(side)))
