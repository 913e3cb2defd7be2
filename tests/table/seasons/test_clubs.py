"""Clubs and their seasons in the database: each thing happens once, whoever does it, and however often."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from kickabout.engine.incidents import incidents_of
from kickabout.table.bots import BENCH
from kickabout.table.errors import BadRequest, Refused, Unknown
from kickabout.table.play import Tables, resign
from kickabout.table.seasons import (
    MATCHDAYS,
    SIDES,
    Clubs,
    OpenSeason,
    first_sides,
    ready_squads,
    squad_of,
)
from kickabout.table.seasons.clubs import MOST_CLUBS
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.shirts import Shirt
from kickabout.table.store import (
    Club,
    FinalScore,
    SeasonFixture,
    host_queries,
    people_queries,
    queries,
    season_queries,
)
from tests.table.conftest import eventually, opened, play_to_the_end, wound_down
from tests.table.seasons.conftest import QuickMatches

pytestmark = pytest.mark.anyio
OWNER = digest("b0")
SHIRT = Shirt.read("230-9")


async def founded(clubs: Clubs, name: str = "Dynamo Duvet") -> Club:
    return await clubs.found("b0", "futbol-dash", name, SHIRT)


async def settled(clubs: Clubs, club: Club) -> OpenSeason:
    """Return the season of a club once the matches between bots that are due have been played."""
    await clubs.open(OWNER, club.id)
    while club.id in clubs._playing:
        await asyncio.wait([clubs._playing[club.id]])
        await wound_down()
    return await clubs.open(OWNER, club.id)


async def test_a_matchday_is_played_at_a_table_and_by_the_others(
    tables: Tables, clubs: Clubs, quick: QuickMatches
) -> None:
    club = await founded(clubs)
    before = await clubs.open(OWNER, club.id)
    fixture = before.season.own_fixture
    assert fixture is not None
    assert before.season.division == 2
    table = await clubs.play("b0", club.id, "Vera")
    seat = fixture.sides.index(before.season.own)
    rival = before.season.character(fixture.sides[1 - seat])
    assert rival is not None
    assert table.names[seat] == "Vera"
    assert table.names[1 - seat] == rival.name()
    assert table.places[1 - seat].kind == f"bot:{rival.bot}"
    assert table.places[seat].shirt == str(SHIRT)
    assert table.stored.season_fixture == SeasonFixture(club.id, 1, 0)
    assert not table.stored.is_rated
    during = await settled(clubs, club)
    assert [one.played for one in during.season.table] == [0] * 8
    await play_to_the_end(table)
    after = await settled(clubs, club)
    assert [one.played for one in after.season.table] == [1] * 8
    result = after.season.shown(fixture)
    assert result is not None
    assert (result.goals, result.winners) == (
        table.situation.final_score.goals,
        table.situation.final_score.winners,
    )
    assert result.incidents == tuple(incidents_of(table.log.match)) != ()
    assert len(quick.asked) == len({key for _, key in quick.asked})


async def test_a_whole_season_by_conceding_ends_at_the_bottom_and_the_next_begins_once(
    clubs: Clubs,
) -> None:
    club = await founded(clubs)
    at = await settled(clubs, club)
    with pytest.raises(Refused):
        await clubs.begin_next(OWNER, club.id)
    while not at.season.is_over:
        due = at.season.own_fixture
        assert due is not None
        await asyncio.gather(
            *(clubs.concede(OWNER, club.id, due.number) for _ in range(2)), return_exceptions=True
        )
        at = await settled(clubs, club)
    row = at.season.table[-1]
    assert row.side == at.season.own
    assert (row.lost, row.goals, row.against) == (MATCHDAYS, 0, 3 * MATCHDAYS)
    with pytest.raises(Refused):
        await clubs.play("b0", club.id, "Vera")
    await asyncio.gather(
        *(clubs.begin_next(OWNER, club.id) for _ in range(3)), return_exceptions=True
    )
    following = await clubs.open(OWNER, club.id)
    assert following.season.number == 2
    assert [(one.number, one.place, one.cup_rounds) for one in following.past] == [(1, 8, 0)]


async def test_a_match_that_is_given_up_counts_as_lost_by_a_walkover_and_says_how(
    tables: Tables, clubs: Clubs
) -> None:
    club = await founded(clubs)
    table = await clubs.play("b0", club.id, "Vera")
    due = (await clubs.open(OWNER, club.id)).season.own_fixture
    assert due is not None
    own = table.people[0]
    await resign(table, own)
    shown = (await settled(clubs, club)).season.shown(due)
    assert shown is not None
    assert (shown.goals[own], shown.goals[1 - own]) == (0, 3)
    assert (shown.winners, shown.how) == ((1 - own,), "resigned")
    (listed,) = await tables.store.read(lambda c: queries.tables_of(c, OWNER))
    assert listed.score == FinalScore((0, 0), (1 - own,), "resigned")


async def test_two_tabs_play_at_one_table(clubs: Clubs) -> None:
    club = await founded(clubs)
    tables = await asyncio.gather(*(clubs.play("b0", club.id, "Vera") for _ in range(4)))
    assert len({table.id for table in tables}) == 1
    assert (await clubs.open(OWNER, club.id)).table == tables[0].id


@pytest.mark.parametrize(("pace", "how"), [(0, "resigned"), (1, "walkover")])
async def test_conceding_ends_the_match_at_the_table_as_well(
    tables: Tables, clubs: Clubs, monkeypatch: pytest.MonkeyPatch, pace: float, how: str
) -> None:
    """A table that waits for its dice is closed."""
    monkeypatch.setattr(tables, "settings", replace(tables.settings, pace=pace))
    club = await founded(clubs)
    table = await clubs.play("b0", club.id, "Vera")
    assert table.status == ("waiting" if pace else "playing")
    due = (await clubs.open(OWNER, club.id)).season.own_fixture
    assert due is not None
    await clubs.concede(OWNER, club.id, due.number)
    listed = await tables.store.read(lambda c: queries.tables_of(c, OWNER))
    assert [one.status for one in listed] == ([] if pace else ["over"])
    shown = (await settled(clubs, club)).season.shown(due)
    assert shown is not None
    assert (shown.winners, shown.how) == ((1 - table.people[0],), how)
    with pytest.raises(Refused):
        await clubs.concede(OWNER, club.id, due.number)


async def test_a_club_plays_all_season_with_one_squad_that_no_rival_has(
    clubs: Clubs, quick: QuickMatches
) -> None:
    club = await clubs.found("b0", "futera-susu", "Dynamo Duvet", SHIRT)
    own, rivals = set(), set()
    for _ in range(3):
        at = await settled(clubs, club)
        due = at.season.own_fixture
        assert due is not None
        table = await clubs.play("b0", club.id, "Vera")
        chosen = table.log.match.box.chosen
        squads = [chosen["home"], chosen["away"]]
        assert squads == [squad_of(at.season, club.game, side) for side in due.sides]
        own.add(squads.pop(table.people[0]))
        rivals.update(squads)
        await clubs.concede(OWNER, club.id, due.number)
    await settled(clubs, club)
    others = {squad for options in quick.options for squad in options.values()}
    assert len(own) == 1
    assert own | others | rivals <= ready_squads(club.game).keys()
    assert not own & (rivals | others)
    assert len(others) > 1


@pytest.mark.parametrize("how", ["closed", "removed"])
async def test_a_match_whose_table_is_gone_is_played_at_another(
    tables: Tables, clubs: Clubs, how: str
) -> None:
    club = await founded(clubs)
    first = await clubs.play("b0", club.id, "Vera")
    if how == "closed":
        await tables.store.write(lambda c: host_queries.close_table(c, first.id))
        tables.forget(first.id)
    else:
        await tables.remove([first.id])
    second = await clubs.play("b0", club.id, "Vera")
    assert second.id != first.id
    assert (await clubs.open(OWNER, club.id)).table == second.id


async def test_a_result_outlasts_its_table(tables: Tables, clubs: Clubs) -> None:
    club = await founded(clubs)
    table = await clubs.play("b0", club.id, "Vera")
    await play_to_the_end(table)
    before = (await settled(clubs, club)).season.table
    await tables.remove([table.id])
    assert (await settled(clubs, club)).season.table == before


async def test_matches_between_bots_that_were_cut_off_are_played_anew_to_the_same_end(
    tables: Tables, clubs: Clubs, quick: QuickMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await founded(clubs)
    played = 0

    async def killed(*asked: Any) -> FinalScore:
        nonlocal played
        played += 1
        if played == 3:
            await asyncio.Event().wait()  # it never answers
        return await quick.play(*asked)

    monkeypatch.setattr(tables.bot_pool, "play", killed)
    await clubs.play("b0", club.id, "Vera")
    await eventually(lambda: played == 3)
    await wound_down()
    await clubs.stop()
    assert await tables.store.read(lambda c: season_queries.outcomes_of(c, club.id, 1)) == {}
    monkeypatch.setattr(tables.bot_pool, "play", quick.play)
    again = Clubs(tables)
    await again.play("b0", club.id, "Vera")
    await again._playing[club.id]
    outcomes = await tables.store.read(lambda c: season_queries.outcomes_of(c, club.id, 1))
    assert len(outcomes) == 3
    before, after = quick.asked[:2], quick.asked[2:]
    assert all(one in after for one in before)
    await again.stop()


async def test_two_servers_of_a_database_come_to_one_outcome(
    settings: Settings, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        clubs = []
        quick = QuickMatches()
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            tables = await stack.enter_async_context(opened(own))
            monkeypatch.setattr(tables.bot_pool, "play", quick.play)
            clubs.append(Clubs(tables))
            stack.push_async_callback(clubs[-1].stop)
        club = await founded(clubs[0])
        both = await asyncio.gather(*(one.play("b0", club.id, "Vera") for one in clubs))
        assert both[0].id == both[1].id
        for one in clubs:
            await settled(one, club)
        due = (await clubs[0].open(OWNER, club.id)).season.own_fixture
        assert due is not None
        await asyncio.gather(
            *(one.concede(OWNER, club.id, due.number) for one in clubs), return_exceptions=True
        )
        seen = [(await settled(one, club)).season.table for one in clubs]
        assert seen[0] == seen[1]
        assert [one.played for one in seen[0]] == [1] * 8


async def test_a_club_belongs_to_its_person(tables: Tables, clubs: Clubs) -> None:
    club = await founded(clubs)
    for ask in (clubs.open, clubs.begin_next):
        with pytest.raises(Unknown):
            await ask(digest("b1"), club.id)
    with pytest.raises(Unknown):
        await clubs.play("b1", club.id, "Otto")
    with pytest.raises(Unknown):
        await clubs.concede(digest("b1"), club.id, 0)
    await tables.store.write(lambda c: people_queries.hand_over(c, OWNER, digest("b1")))
    assert [one.id for one in await clubs.of(digest("b1"))] == [club.id]
    assert await clubs.of(OWNER) == []


async def test_what_makes_no_club_is_refused(clubs: Clubs) -> None:
    with pytest.raises(BadRequest):
        await founded(clubs, "Nana Nutmeg")
    with pytest.raises(BadRequest):
        await founded(clubs, " ")
    with pytest.raises(Unknown):
        await clubs.found("b0", "chess", "Dynamo Duvet", SHIRT)
    assert await clubs.of(OWNER) == []
    for number in range(MOST_CLUBS):
        await founded(clubs, f"Club {number}")
    with pytest.raises(Refused):
        await founded(clubs, "One too many")


# --- a league that is played as a Group Stage --------------------------------------------------------


async def founded_in_groups(clubs: Clubs) -> Club:
    return await clubs.found("b0", "squad-rush", "Dynamo Duvet", SHIRT, group_stage=True)


async def test_a_round_of_a_group_stage_is_played_at_a_table_of_four_and_counts_match_by_match(
    tables: Tables, clubs: Clubs, quick: QuickMatches
) -> None:
    club = await founded_in_groups(clubs)
    before = await clubs.open(OWNER, club.id)
    fixture = before.season.own_fixture
    assert fixture is not None
    table = await clubs.play("b0", club.id, "Vera")
    assert table.log.match.box.chosen["mode"] == "group-stage"
    for seat, side in enumerate(fixture.sides):
        rival = before.season.character(side)
        assert table.names[seat] == ("Vera" if rival is None else rival.name())
        assert rival is None or table.places[seat].kind == f"bot:{rival.bot}"
    assert [one.played for one in (await settled(clubs, club)).season.table] == [0] * 8
    assert [len(bots) for bots, _ in quick.asked] == [4]
    await play_to_the_end(table)
    after = (await settled(clubs, club)).season
    assert [one.played for one in after.table] == [3] * 8
    result = after.shown(fixture)
    assert result is not None
    match = table.log.match
    assert result.meetings == tuple(match.game.meetings(match.box, match.state)) != ()
    for row in after.order_at(result):
        assert row.points == match.state.points[fixture.sides.index(row.side)]
    assert after.due is not None
    assert after.due.stage == "knock-out"
    assert all(len(one.sides) == 2 for one in after.due.fixtures)


@pytest.mark.parametrize("how", ["resigned", "walkover"])
async def test_a_table_that_is_given_up_is_three_matches_lost_and_the_others_play_theirs(
    clubs: Clubs, quick: QuickMatches, how: str
) -> None:
    club = await founded_in_groups(clubs)
    fixture = (await clubs.open(OWNER, club.id)).season.own_fixture
    assert fixture is not None
    if how == "resigned":
        table = await clubs.play("b0", club.id, "Vera")
        await resign(table, table.people[0])
    else:
        await clubs.concede(OWNER, club.id, fixture.number)
    after = (await settled(clubs, club)).season
    result = after.shown(fixture)
    assert result is not None
    assert result.how == how
    own = next(one for one in after.table if one.side == after.own)
    assert (own.played, own.lost, own.goals, own.against, own.points) == (3, 3, 0, 6, 0)
    assert [one.played for one in after.table] == [3] * 8
    assert [len(bots) for bots, _ in quick.asked].count(4) == 2


async def test_nobody_waits_for_four_that_search_deep(
    clubs: Clubs, quick: QuickMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides = first_sides()
    best = [*sides[: SIDES - 1], sides[-1], *sides[SIDES - 1 : -1]]  # the club among the strongest
    monkeypatch.setattr("kickabout.table.seasons.clubs.first_sides", lambda: best)
    club = await founded_in_groups(clubs)
    due = (await clubs.open(OWNER, club.id)).season.own_fixture
    assert due is not None
    await clubs.concede(OWNER, club.id, due.number)
    season = (await settled(clubs, club)).season
    rivals = {one.bot for side in season.league if (one := season.character(side)) is not None}
    assert rivals == {"pro", "world"}
    tables = [bots for bots, _ in quick.asked if len(bots) > 2]
    assert len(tables) > 1
    assert {bot for bots in tables for bot in bots} == {BENCH}


async def test_only_squad_rush_has_a_group_stage(clubs: Clubs) -> None:
    with pytest.raises(BadRequest):
        await clubs.found("b0", "futbol-dash", "Dynamo Duvet", SHIRT, group_stage=True)
    assert await clubs.of(OWNER) == []
