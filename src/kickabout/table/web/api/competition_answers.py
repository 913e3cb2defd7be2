"""Competitions as programs get them."""

import json

from kickabout.table.competitions import Running
from kickabout.table.formats.entries import written
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.formats.stages import tables_of
from kickabout.table.formats.ties import bracket
from kickabout.table.play import Tables
from kickabout.table.store import Competition
from kickabout.table.web.api.competition_schemas import (
    CompetitionFixture,
    CompetitionForm,
    CompetitionSide,
    CompetitionState,
    CompetitionTable,
    FixtureResult,
    ListedCompetition,
    LiveScore,
    LoggedEntry,
    StandingRow,
)
from kickabout.table.web.pages.competitions.fixtures_view import follow


def listed(competition: Competition) -> ListedCompetition:
    """Return a competition as an entry of a list."""
    return ListedCompetition(
        competition=competition.id,
        name=competition.name,
        game=competition.game,
        kind=competition.form["kind"],
        status=competition.status,  # type: ignore[arg-type]  # the three
        time_control=competition.time_control.notation,
        is_rated=competition.is_rated,
        starts=None if competition.starts is None else competition.starts.isoformat(),
    )


def competition_state(running: Running) -> CompetitionState:
    """Return a competition as it stands."""
    competition, tournament = running.competition, running.tournament
    organiser = running.people.get(competition.organiser)
    has_bracket = any(one.stage == "knock-out" for one in tournament.paired)
    tables = tables_of(tournament.field) if tournament.has_begun else []
    return CompetitionState(
        **listed(competition).model_dump(),
        organiser=None if organiser is None else organiser.name,
        options=competition.options,
        form=CompetitionForm.of(tournament.form),
        grace_minutes=competition.grace_minutes,
        match_days=competition.match_days,
        sides=[_side(running, side) for side in range(len(tournament.sides))],
        fixtures=[_fixture(running, one) for one in tournament.fixtures],
        tables=[
            CompetitionTable(
                stage=stage, group=group, rows=[StandingRow.model_validate(row) for row in rows]
            )
            for stage, group, rows in tables
        ],
        bracket=bracket(tournament.field) if has_bracket else [],
        order=list(tournament.order),
        is_called_off=tournament.is_called_off,
    )


def _side(running: Running, side: int) -> CompetitionSide:
    withdrawn = running.tournament.withdrawn.get(side)
    return CompetitionSide(
        side=side,
        name=running.name(side),
        bot=running.tournament.sides[side].bot,
        withdrawn=None if withdrawn is None else withdrawn.why,
    )


def _fixture(running: Running, fixture: Fixture) -> CompetitionFixture:
    tournament, number = running.tournament, fixture.number
    result, right = tournament.result_of(fixture), tournament.corrections.get(number)
    is_on = result is None and number in tournament.tables
    ends_by = running.ends_by(number) if is_on else None
    return CompetitionFixture(
        fixture=number,
        stage=fixture.stage,
        round=fixture.round,
        group=fixture.group,
        sides=list(fixture.sides),
        replays=fixture.replays,
        table=tournament.tables.get(number),
        sit_down_by=running.sit_down_by(number).isoformat() if is_on else None,
        ends_by=None if ends_by is None else ends_by.isoformat(),
        result=None
        if result is None
        else FixtureResult(
            goals=list(result.goals),
            winners=list(result.winners),
            conduct=list(result.conduct),
            how=result.how,
            reason=None if right is None else right.reason,
        ),
    )


async def live_scores(tables: Tables, running: Running) -> list[LiveScore]:
    """Return the scores of matches that are played now, as whoever does not play may see them."""
    followed = await follow(tables, running, None)
    scores = []
    for number, table in followed.tables.items():
        if table.status == "playing":
            seen = table.for_watchers()
            match = seen.log.match
            minute = max(match.game.minute(match.box, match.state), 1)
            goals = seen.situation.goals
            scores.append(LiveScore(fixture=number, table=table.id, goals=goals, minute=minute))
    return scores


def log_of(running: Running) -> list[LoggedEntry]:
    """Return the log of a competition, without the ids of accounts."""
    logged = []
    for entry, at in zip(running.entries, running.times, strict=True):
        told = json.loads(written(entry))
        told.pop("account", None)
        logged.append(LoggedEntry(at=at.isoformat(), entry=told))
    return logged
