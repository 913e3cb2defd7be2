"""Preparations made for somebody: a table set up with one tap, and one at which people play again."""

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.table.bots import unlike_others
from kickabout.table.errors import Refused
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.preparations import opening
from kickabout.table.play.tables import Tables
from kickabout.table.store import log_queries
from tests.table.conftest import again, play_to_the_end, until

pytestmark = pytest.mark.anyio
PREPARING = ("futera-susu", "social-soccer", "super-team")


async def tapped(tables: Tables, game: str, *kinds: str) -> LiveTable:
    """Return a table as the front page's button sets it up."""
    made = await tables.setup.create(
        game, kinds or ["you", "bot:random"], browser="b0", prepared=True
    )
    return made.table


def teams(table: LiveTable) -> list[str]:
    """Return the ready-made teams that were taken, by seat."""
    match = table.log.match
    taken = [(actor, match.name_of(action)) for actor, action in match.log]
    verbs = ("take ", "squad ", "choose ")
    return [
        next(name for actor, name in taken if actor == seat and name.startswith(verbs))
        for seat in range(match.seats)
    ]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", kickabout.available_games())
async def test_one_tap_leads_to_the_first_decision_of_play(tables: Tables, game: str) -> None:
    table = await tapped(tables, game)
    match = table.log.match
    assert isinstance(match.actor, int)
    assert not match.is_routine
    assert table.status == "playing"
    assert bool(opening(match)) == (game in PREPARING)
    # It stands in the database as it does in memory.
    moves = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert moves == table.log.entries
    assert len(moves) == match.number > 0


@pytest.mark.usefixtures("still")
async def test_a_table_that_waits_for_players_is_left_to_them(tables: Tables) -> None:
    table = await tapped(tables, "futera-susu", "you", "open")
    assert (table.status, table.number) == ("waiting", 0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", PREPARING)
async def test_a_bot_takes_another_team(tables: Tables, game: str) -> None:
    for _ in range(6):
        yours, theirs = teams(await tapped(tables, game))
        assert yours != theirs


@pytest.mark.parametrize("game", ["futera-susu", "social-soccer"])
async def test_it_does_so_too_where_you_choose_for_yourself(tables: Tables, game: str) -> None:
    made = await tables.setup.create(game, ["you", "bot:random"], browser="b0")
    table = made.table
    assert next_step(table) is None
    mine = table.legal(0)[0]
    assert mine in unlike_others(table.log.match, 1).legal
    await submit(table, 0, mine, 0)
    assert mine not in unlike_others(table.log.match, 1).legal
    await until(table, lambda: any(actor == 1 for actor, _ in table.log.match.log))
    assert teams(table)[1] != mine


@pytest.mark.parametrize(
    ("yours", "left"),
    [
        ("flat-out", ["take long-table", "take open-ears", "take common-room"]),
        ("stout-hearts", ["take open-ears"]),
    ],
)
def test_it_takes_one_with_none_of_your_players(yours: str, left: list[str]) -> None:
    match = kickabout.new("social-soccer", seats=2)
    match.play(f"take {yours}", 0)
    legal = unlike_others(match, 1).legal
    assert [name for name in legal if name.startswith("take ")] == left
    assert len(legal) > len(left)


@pytest.mark.usefixtures("still")
async def test_it_does_so_too_where_an_option_gives_you_yours(tables: Tables) -> None:
    made = await tables.setup.create("social-soccer", ["you", "bot:random"], {"home": "open-ears"})
    match = made.table.log.match
    assert "take open-ears" in match.legal_for(1)
    assert "take open-ears" not in unlike_others(match, 1).legal


def test_only_teams_are_left_out() -> None:
    match = kickabout.new("futera-susu", seats=2, options={"home": "all-hands", "goals": 3})
    match.play("squad city-lights", 1)
    match.play("deck long-whistle", 1)
    match.play("deck long-whistle", 0)
    while match.is_chance:
        match.roll()
    match.play("place 3 in midfield", 0)
    match.play("place 1 in goal", 0)
    assert "lift 3" in match.legal_for(0)
    assert unlike_others(match, 0).legal == match.legal_for(0)


async def test_it_waits_for_nobody_who_builds_a_team(tables: Tables) -> None:
    made = await tables.setup.create("social-soccer", ["you", "bot:random"], browser="b0")
    table = made.table
    signing = next(name for name in table.legal(0) if name.startswith("sign "))
    await submit(table, 0, signing, 0)
    await until(table, lambda: 1 not in table.waiting_for())
    assert table.waiting_for() == [0]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", PREPARING)
async def test_again_keeps_what_you_had(tables: Tables, game: str) -> None:
    table = await tapped(tables, game)
    with pytest.raises(Refused):
        await again(tables, table, 0, prepared=True)
    await play_to_the_end(table)
    before = opening(table.log.match)[0]
    following = await again(tables, table, 0, prepared=True)
    after = opening(following.log.match)[1]
    assert isinstance(following.log.match.actor, int)
    assert not following.log.match.is_routine
    # Who kicks off depends on the toss, and with it who is asked which piece does; captains are dealt anew.
    by_chance = ("centre", "choose")
    assert [name for name in after if not name.startswith(by_chance)] == [
        name for name in before if not name.startswith(by_chance)
    ]
    yours, theirs = teams(following)
    assert yours != theirs


@pytest.mark.usefixtures("still")
async def test_again_with_changes_asks_for_everything_anew(tables: Tables) -> None:
    table = await tapped(tables, "futera-susu")
    await play_to_the_end(table)
    following = await again(tables, table, 0)
    assert following.number == 0
    assert following.log.match.is_routine


def test_the_opening_ends_where_play_begins() -> None:
    match: Match = kickabout.new("super-team", seats=2, seed=3)
    thumb = kickabout.bot("rule-of-thumb", seed=3)
    while match.state.half == 0 and match.actor is not None:  # half-time is prepared as well
        if match.actor == "chance":
            match.roll()
        else:
            match.play(thumb.choose(match.seen(match.actor)))
    assert [len(made) for made in opening(match).values()] in ([9, 10], [10, 9])
    assert not any(name.startswith("rest") for made in opening(match).values() for name in made)
