"""Real cards and dice: chance is asked of those who see what was drawn or rolled, and of nobody else."""

import random
from collections.abc import Mapping

import pytest

import kickabout
from kickabout.engine.game import SPECTATOR
from kickabout.games import find, names
from kickabout.table.errors import BadRequest, Illegal, Refused
from kickabout.table.play.decisions import submit, submit_all, take_back
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.real_chance import possible
from kickabout.table.play.seat_changes import ask_bot
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from tests.table.conftest import again, opened, said, settled

pytestmark = pytest.mark.anyio


async def pair(
    tables: Tables, game: str = "futbol-dash", options: Mapping[str, object] | None = None
) -> LiveTable:
    """Return a table of two people with a box before them."""
    made = await tables.setup.create(game, ["you", "open"], options, Terms(real=True), browser="b0")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "b1")
    await settled(made.table)
    return made.table


async def enter(table: LiveTable, seat: int, outcome: str) -> None:
    await submit(table, seat, outcome, table.number)
    await settled(table)


async def dealt_to_0(tables: Tables) -> LiveTable:
    """Return a table at which seat 0 is asked for its first card."""
    table = await pair(tables)
    await enter(table, 0, "start 0")
    assert table.situation.enters == [0]
    return table


async def test_everybody_may_say_what_everybody_sees(tables: Tables) -> None:
    table = await pair(tables)
    assert table.situation.enters == table.waiting_for() == [0, 1]
    await enter(table, 1, "start 0")
    assert table.log.entries[-1].action == "start 0"


async def test_a_hidden_card_is_asked_of_its_drawer_alone(tables: Tables) -> None:
    table = await dealt_to_0(tables)
    with pytest.raises(Refused) as refused:
        await enter(table, 1, "draw nutmeg")
    assert "Player 1" in said(table, refused.value, 1)
    await enter(table, 0, "draw nutmeg")
    last = table.number - 1
    assert table.log.observed(last, 0) == "draw nutmeg"
    assert table.log.observed(last, 1) == table.log.observed(last, SPECTATOR) == "draw card"


@pytest.mark.parametrize("name", names())
async def test_others_see_the_same_whatever_was_drawn(tables: Tables, name: str) -> None:
    table = await pair(tables, name)
    bot = kickabout.bot("rule-of-thumb")
    compared = 0
    while compared < 5:
        match = table.log.match
        if not table.situation.enters:
            seat = table.waiting_for()[0]
            await enter(table, seat, bot.choose(match.seen(seat)))
            continue
        outcomes, seat = [*match.outcomes], table.situation.enters[0]
        shown = []
        for outcome in (outcomes[0], outcomes[-1]):
            await enter(table, seat, outcome)
            shown.append([sight(table, viewer) for viewer in (1 - seat, SPECTATOR)])
            if outcome != outcomes[-1]:
                await take_back(table, seat, table.number)
                await settled(table)
        hidden = table.log.observed(table.number - 1, 1 - seat) != outcomes[-1]
        if hidden and len(outcomes) > 1:
            assert shown[0] == shown[1]
            compared += 1


def sight(table: LiveTable, viewer: int) -> list[object]:
    """Return a viewer's view after an entry, without the length of the log, which an undo
    increases.
    """
    chance = possible(table.log.match, viewer) if viewer in table.situation.enters else None
    lines = [line.remark.message for line in table.situation.story(viewer)]
    return [
        table.view(viewer),
        lines,
        table.situation.enters,
        table.waiting_for(),
        table.may_undo(viewer),
        table.situation.misfit,
        chance,
    ]


async def test_what_the_rules_forbid_has_their_reason(tables: Tables) -> None:
    table = await dealt_to_0(tables)
    await enter(table, 0, "draw short-pass")
    while table.situation.enters != [0]:
        await enter(table, table.situation.enters[0], "draw overlap")
    for outcome, part in (("draw short-pass", "DASH-"), ("shoot goal", "DASH-"), ("hop", "hop")):
        with pytest.raises((Illegal, BadRequest)) as refused:
            await enter(table, 0, outcome)
        assert part in said(table, refused.value, 0)
        assert "overlap" not in said(table, refused.value, 0)
    assert table.situation.misfit is None


async def test_what_does_not_fit_is_told_to_all_and_names_no_card(tables: Tables) -> None:
    table = await dealt_to_0(tables)
    await enter(table, 0, "draw short-pass")  # the only one
    while table.situation.enters != [1]:
        await enter(table, 0, "draw overlap")
    assert "draw short-pass" in possible(table.log.match, 1)
    number = table.number
    with pytest.raises(Illegal) as refused:
        await enter(table, 1, "draw short-pass")
    assert "short" not in said(table, refused.value, 1).lower()
    assert (table.number, table.situation.misfit) == (number, 1)
    await enter(table, 1, "draw nutmeg")
    assert table.situation.misfit is None


async def test_who_has_entered_may_take_it_back_until_the_next_entry(tables: Tables) -> None:
    table = await dealt_to_0(tables)
    await enter(table, 0, "draw nutmeg")
    assert table.may_undo(0)
    assert not table.may_undo(1)
    await take_back(table, 0, table.number)
    assert table.situation.enters == [0]
    assert not table.may_undo(0)
    await enter(table, 0, "draw foul")
    while table.situation.enters == [0]:
        await enter(table, 0, "draw overlap")
    await enter(table, 1, "draw overlap")
    assert not table.may_undo(0)
    undone = [table.log.observed(number, 1) for number in range(table.number)]
    assert "draw nutmeg" not in undone


async def test_one_outcome_at_a_time_and_on_the_table_as_it_is(tables: Tables) -> None:
    table = await dealt_to_0(tables)
    with pytest.raises(Refused):
        await submit_all(table, 0, ["draw foul", "draw foul"], table.number)
    number = table.number
    await enter(table, 0, "draw foul")
    with pytest.raises(Refused):
        await submit(table, 0, "draw foul", number)
    assert table.number == number + 1


@pytest.mark.parametrize("name", names())
async def test_every_game_can_be_played_with_real_cards(tables: Tables, name: str) -> None:
    table = await pair(tables, name)
    rng, bot = random.Random(7), kickabout.bot("rule-of-thumb")
    asked = 0
    while table.status == "playing" and table.number < 150:
        match = table.log.match
        if table.situation.enters:
            asked += 1
            outcomes = match.outcomes
            seat = table.situation.enters[0]
            outcome = rng.choices([*outcomes], [*outcomes.values()])[0]
            assert outcome in possible(match, seat)
            await enter(table, seat, outcome)
        else:
            seat = table.waiting_for()[0]
            await enter(table, seat, bot.choose(match.seen(seat)))
    assert asked > 10
    assert kickabout.load(table.log.match.transcript()).log == table.log.match.log


async def test_automata_play_what_somebody_turns_over_for_them(tables: Tables) -> None:
    made = await tables.setup.create(
        "super-team", ["you", "open"], {"solo": "easy"}, Terms(real=True)
    )
    await settled(made.table)
    assert made.table.situation.enters == [0]


async def test_bots_have_no_place_there(tables: Tables) -> None:
    with pytest.raises(BadRequest):
        await tables.setup.create(
            "futbol-dash", ["you", "bot:rule-of-thumb"], terms=Terms(real=True)
        )
    with pytest.raises(BadRequest):
        await tables.setup.create(
            "futbol-dash", ["you", "open"], terms=Terms(real=True), prepared=True
        )
    table = await pair(tables)
    with pytest.raises(Refused):
        await ask_bot(table, 1, 0)
    assert table.dice is None


async def test_a_table_stays_real(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await dealt_to_0(tables)
        id_ = table.id
    async with opened(settings) as tables:
        table = await tables.get(id_)
        assert table.real
        assert table.situation.enters == [0]


async def test_it_is_played_again_with_real_cards(tables: Tables) -> None:
    options = {"mode": "express"}
    table = await pair(tables, options=options)
    rng, bot = random.Random(3), kickabout.bot("rule-of-thumb")
    while table.status == "playing":
        match = table.log.match
        if table.situation.enters:
            outcomes = match.outcomes
            await submit(
                table,
                table.situation.enters[0],
                rng.choices([*outcomes], [*outcomes.values()])[0],
                table.number,
            )
        else:
            seat = table.waiting_for()[0]
            await submit(table, seat, bot.choose(match.seen(seat)), table.number)
        await settled(table)
    following = await again(tables, table, 0, prepared=True)
    assert following.real
    assert find("futbol-dash").title == following.title
