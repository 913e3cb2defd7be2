"""The stages of tournaments: which round comes next, and in which order the sides come out of it."""

from collections.abc import Iterator, Sequence

from kickabout.table.formats import arena, round_robin, swiss
from kickabout.table.formats.entries import Paired
from kickabout.table.formats.field import Field, paired, rounds_of, table_of
from kickabout.table.formats.fixtures import Stage
from kickabout.table.formats.standings import Standing
from kickabout.table.formats.ties import cup_order, cup_round, tables_order, tables_round


def next_round(field: Field, number: int, free: Sequence[int] = ()) -> Paired | None:
    """Return the round that comes next, whose fixtures are numbered from `number` on; None after the last.

    In an arena those who are `free` are paired; None if nobody fits.
    """
    match field.form.kind:
        case "league":
            return _league_round(field, number)
        case "swiss":
            return _swiss_round(field, number)
        case "arena":
            return _arena_round(field, number, free)
        case "groups":
            return _group_round(field, number) or cup_round(field, number)
        case "cup":
            return cup_round(field, number)
        case "group-stage":
            return tables_round(field, number)


def _league_round(field: Field, number: int) -> Paired | None:
    return next(league_rounds(field, rounds_of(field.of("league")), number), None)


def league_rounds(field: Field, first: int, number: int) -> Iterator[Paired]:
    """Yield the rounds of a league from the `first` on, whose fixtures are numbered from `number` on."""
    rounds = round_robin.rounds(field.seeds, field.form.legs)
    for round_, pairs in enumerate(rounds[first:], first):
        yield paired("league", round_, number, ((pair, None) for pair in pairs))
        number += len(pairs)


def _group_round(field: Field, number: int) -> Paired | None:
    done = rounds_of(field.of("group"))
    rounds = [round_robin.rounds(sides, field.form.legs) for sides in field.groups]
    met = [
        (pair, group) for group, own in enumerate(rounds) if done < len(own) for pair in own[done]
    ]
    return paired("group", done, number, met) if met else None


def _swiss_round(field: Field, number: int) -> Paired | None:
    done = rounds_of(field.of("swiss"))
    present = [side for side in field.seeds if side not in field.withdrawn]
    rounds = field.form.rounds or swiss.usual_rounds(len(field.seeds))
    if done == rounds or len(present) < 2:
        return None
    points, met = _so_far(field, "swiss")
    pairing = swiss.pair(
        [
            swiss.Contender(
                side,
                points[side],
                -seed,
                tuple(other for sides in met[side] for other in sides if other != side),
                tuple(sides[0] == side for sides in met[side] if len(sides) > 1),
                sum(len(sides) == 1 for sides in met[side]),
            )
            for seed, side in enumerate(present)
        ],
        done,
    )
    meeting: list[tuple[int, ...]] = [*pairing.pairs]
    if pairing.bye is not None:
        meeting.append((pairing.bye,))
    return paired("swiss", done, number, ((sides, None) for sides in meeting))


def _arena_round(field: Field, number: int, free: Sequence[int]) -> Paired | None:
    points, met = _so_far(field, "arena")
    last = {side: place for place, one in enumerate(field.results) for side in one.fixture.sides}
    pairs = arena.pair(
        [
            arena.Waiting(
                side,
                points[side],
                -field.seeds.index(side),
                last.get(side, -1),
                next((other for sides in met[side][-1:] for other in sides if other != side), None),
                sum(1 if sides[0] == side else -1 for sides in met[side]),
            )
            for side in free
        ]
    )
    round_ = rounds_of(field.of("arena"))
    return paired("arena", round_, number, ((pair, None) for pair in pairs)) if pairs else None


def _so_far(field: Field, stage: Stage) -> tuple[dict[int, int], dict[int, list[tuple[int, ...]]]]:
    """Return the points of all sides, and the sides of each match that they have had."""
    points = {one.side: one.points for one in table_of(field, stage)}
    met: dict[int, list[tuple[int, ...]]] = {side: [] for side in field.seeds}
    for result in field.of(stage):
        for side in result.fixture.sides:
            met[side].append(result.fixture.sides)
    return points, met


def tables_of(field: Field) -> list[tuple[Stage, int | None, tuple[Standing, ...]]]:
    """Return all tables of a tournament that has begun, each with its stage and its group; a knock-out has none."""
    match field.form.kind:
        case "groups":
            return [
                ("group", group, table_of(field, "group", group))
                for group in range(field.form.groups)
            ]
        case "league" | "swiss" | "arena" as stage:
            return [(stage, None, table_of(field, stage))]
        case _:
            return []


def final_order(field: Field) -> tuple[int, ...]:
    """Return all sides, best first; of a league, a Swiss tournament or an arena those last that have withdrawn."""
    match field.form.kind:
        case "cup":
            order = cup_order(field)
        case "groups":
            order = cup_order(field)
            rest = [
                one
                for group in range(field.form.groups)
                for one in table_of(field, "group", group)
                if one.side not in order
            ]
            order += [one.side for one in sorted(rest, key=_across)]
        case "group-stage":
            order = tables_order(field)
        case _:
            table = [one.side for one in table_of(field, field.form.kind)]
            order = sorted(table, key=lambda side: side in field.withdrawn)
    return (*order, *(side for side in field.seeds if side not in order))


def _across(standing: Standing) -> tuple[int, ...]:
    """Return by what sides of different groups are compared that have not come through: their place first."""
    difference = standing.goals - standing.against
    return standing.place, -standing.points, -difference, -standing.goals
