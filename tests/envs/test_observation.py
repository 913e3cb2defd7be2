"""The contents of an observation, and what it leaves out."""

import numpy as np
import pytest

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import HIDDEN, OVER
from kickabout.engine.match import Match
from kickabout.envs.observation import MOST, layout, table
from kickabout.games import find

GAMES = [("futbol-dash", 2), ("futbol-dash", 5), ("super-team", 2)]


def under_way(game: str, seats: int, decisions: int, seed: int = 1) -> Match:
    """Return a match after this many decisions of random seats."""
    match = kickabout.new(game, seats, seed=seed)
    rng = seeded(seed)
    while decisions or match.actor == "chance":
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[below(rng, len(match.legal))])
            decisions -= 1
    return match


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_field_of_the_seen_record_stands_where_the_layout_says(game: str, seats: int) -> None:
    match = under_way(game, seats, 40)
    plan = layout(match.game, seats)
    for seat in range(seats):
        seen = match.hidden(seat)
        numbers = plan.observe(seen, seat)
        assert numbers.dtype == np.int16
        assert numbers[0] == seat
        for part in plan.parts[1:]:
            there = seen.data[part.name][0].astype(int)
            if part.by_seat:
                there = np.roll(there[:seats], -seat, axis=0)
            if part.names_seats:
                there = np.where(there >= 0, (there - seat) % seats, there)
            here = numbers[part.start : part.stop].reshape(part.shape)
            assert np.array_equal(here, there), part.name


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_parts_follow_one_another_and_keep_their_bounds(game: str, seats: int) -> None:
    match = under_way(game, seats, 60)
    plan = layout(match.game, seats)
    assert [part.start for part in plan.parts[1:]] == [part.stop for part in plan.parts[:-1]]
    assert plan.size == sum(int(np.prod(part.shape)) for part in plan.parts)
    for seat in range(seats):
        numbers = plan.observe(match.hidden(seat), seat)
        assert (plan.low <= numbers).all()
        assert (numbers <= plan.high).all()


def test_what_is_hidden_is_blank_and_changes_nothing() -> None:
    match = under_way("futbol-dash", 3, 40)
    plan = layout(match.game, 3)
    seen = match.hidden(1)
    numbers = plan.observe(seen, 1)
    hands = plan.part("hands")
    kinds = match.box.record.kinds
    own, *others = numbers[hands.start : hands.stop].reshape(hands.shape)
    assert own[:kinds].sum() == match.state.hand_size[1]
    assert all((other[:kinds] == HIDDEN).all() for other in others)
    for seed in range(5):
        guessed = seen.copy()
        match.game.determinize(match.box.record, guessed, seeded(seed))
        match.game.redact(match.box.record, guessed, 1)
        assert np.array_equal(plan.observe(guessed, 1), numbers)


def test_a_position_looks_the_same_from_wherever_it_is_seen() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    turned = kickabout.new("futbol-dash", 2, seed=1)
    first, second = (
        "nutmeg overlap long-pass foul var block",
        "foul foul nutmeg penalty var offside",
    )
    for one, start, hands in (
        (match, "start 0", f"{first} {second}"),
        (turned, "start 1", f"{second} {first}"),
    ):
        one.play(start)
        for slug in hands.split():
            one.play(f"draw {slug}")
        one.play("draw halftime")
        one.play("play long-pass")
    plan = layout(match.game, 2)
    for seat in range(2):
        here = plan.observe(match.hidden(seat), seat)
        there = plan.observe(turned.hidden(1 - seat), 1 - seat)
        # The seat itself differs, and so do seats that are not set yet: nobody has answered or shot.
        unset = plan.part("answer_seats"), plan.part("turner")
        apart = {0, *(number for part in unset for number in range(part.start, part.stop))}
        assert set(np.flatnonzero(here != there)) <= apart


def test_a_long_count_stops_at_the_most_that_a_number_holds() -> None:
    match = under_way("futbol-dash", 2, 4)
    plan = layout(match.game, 2)
    for turns, shown in ((300, 300), (MOST, MOST), (MOST + 1, MOST), (2**31 - 1, MOST)):
        match.state.turns = turns
        assert plan.observe(match.hidden(0), 0)[plan.part("turns").start] == shown


def test_numbers_that_are_no_seat_stay_as_they_are() -> None:
    match = under_way("futbol-dash", 2, 4)
    plan = layout(match.game, 2)
    match.state.actor = OVER
    assert plan.observe(match.hidden(1), 1)[plan.part("actor").start] == OVER


@pytest.mark.parametrize("game", kickabout.available_games())
def test_the_fields_that_are_said_to_name_seats_do(game: str) -> None:
    rules = find(game)
    plan = layout(rules, rules.most_seats)
    named = {part.name for part in plan.parts if part.names_seats}
    assert named == {"actor", "turn", *rules.seat_fields}
    for seed in range(3):
        match = kickabout.new(game, 2, seed=seed)
        bot = kickabout.bot("random", seed=seed)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(bot.choose(match.seen(match.actor)))
            for name in named:
                assert (match.state.data[name] < 2).all(), name


def test_the_table_of_indices_names_every_number_once() -> None:
    game = find("futbol-dash")
    rows = [line.split("|")[1:-1] for line in table(game, 4).splitlines()[2:]]
    spans = [(int(row[2]), int(row[3])) for row in rows]
    numbers = [number for first, last in spans for number in range(first, last + 1)]
    assert numbers == list(range(layout(game, 4).size))
    assert "`hands` | seats × 24" in table(game, 4)


@pytest.mark.parametrize("game", kickabout.available_games())
def test_every_field_has_words(game: str) -> None:
    parts = layout(game, 2).parts
    assert [part.name for part in parts if not part.meaning.endswith(".")] == []


def test_a_game_can_be_named() -> None:
    assert layout("futbol-dash", 3) is layout(find("futbol-dash"), 3)
    with pytest.raises(ValueError, match="no game 'chess'"):
        layout("chess", 2)
    with pytest.raises(ValueError, match="not 7"):
        layout("futbol-dash", 7)


def test_a_name_that_no_field_has() -> None:
    with pytest.raises(KeyError, match="offside"):
        layout(find("futbol-dash"), 2).part("offside")
