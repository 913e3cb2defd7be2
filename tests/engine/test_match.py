"""A match in progress."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import Remark
from kickabout.engine.match import IllegalAction, Match

MODES: tuple[dict[str, object], ...] = (
    {"mode": "regular"},
    {"mode": "express"},
    {"mode": "express", "express-end": "hands-out"},
)


def played(
    seats: int, seed: int, steps: int, look: Callable[[Match], None] | None = None, mode: int = 0
) -> Match:
    """Return a match after some random steps; `look` is called before each."""
    match = kickabout.new("futbol-dash", seats, {"goals": 1} | MODES[mode], seed=seed)
    rng = seeded(seed, 2**32)
    for _ in range(steps):
        if match.actor is None:
            break
        if look:
            look(match)
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[below(rng, len(match.legal))])
    return match


def contents(match: Match) -> tuple[object, ...]:
    """Return all that can be read from a match."""
    return (match.state.tobytes(), list(match.log), match.transcript(), match.story(), match.view())


seats_and_seed = st.tuples(st.integers(2, 6), st.integers(0, 2**64 - 1))


def test_the_actor_is_a_seat_or_chance_or_nobody() -> None:
    match = kickabout.new("futbol-dash", 2, {"goals": 1}, seed=1)
    assert (match.actor, match.legal) == ("chance", [])
    assert match.outcomes == {"start 0": 0.5, "start 1": 0.5}
    assert match.scores is None
    assert match.winners == []
    match.play("start 1")
    for _ in range(13):
        match.roll()
    assert (match.actor, match.outcomes) == (1, {})
    assert match.legal
    over = played(2, 1, 10_000)
    assert over.actor is None
    assert (over.legal, over.outcomes) == ([], {})
    assert over.scores is not None
    assert over.scores[over.winners[0]] == max(over.scores)
    assert over.why_not("hold") == "The match is over (DASH-12.11)."


@settings(max_examples=10)
@given(seats_and_seed, st.integers(0, 2), st.integers(0, 120))
def test_a_match_is_played_by_number_as_it_is_by_name(
    who: tuple[int, int], mode: int, steps: int
) -> None:
    match = played(*who, steps, mode=mode)
    assert [match.name_of(number) for number in match.legal_numbers] == match.legal
    outcomes = {match.name_of(number): share for number, share in match.outcome_numbers.items()}
    assert outcomes == match.outcomes
    right = [*match.legal_numbers, *match.outcome_numbers]
    before = contents(match)
    for number in range(-1, match.game.actions.codes + 1):
        if number in right:
            twin = match.copy()
            assert match.number_of(match.name_of(number)) == number
            twin.apply(number)
            by_name = match.copy()
            by_name.play(match.name_of(number))
            assert contents(twin) == contents(by_name)
        else:
            with pytest.raises(IllegalAction) as caught:
                match.apply(number)
            if 0 <= number < match.game.actions.codes:
                assert "DASH-" in str(caught.value)
            else:
                assert str(caught.value) == f"There is no action number {number}."
    assert contents(match) == before


def test_a_number_is_a_whole_one_of_any_kind() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    start = match.number_of("start 1")
    for wrong in (float(start), str(start), None):
        with pytest.raises(TypeError):
            match.apply(wrong)  # type: ignore[arg-type]  # that is the point
    match.apply(np.int64(start))  # type: ignore[arg-type]  # an integer to Python
    assert match.log == [(-1, start)]
    assert type(match.log[0][1]) is int


@pytest.mark.parametrize(
    "name", ["", " ", "hold ", "Hold", "play", "play ", "play nutmeg on", "play nutmeg on 9", "\n"]
)
def test_what_is_no_notation_is_not_understood(name: str) -> None:
    match = played(3, 5, 40)
    reason = match.why_not(name)
    assert reason is not None
    assert reason.startswith("Not understood: ")


WORDS = "play show swap draw discard start shoot on hold done hand nutmeg var 0 1 6 ² -1".split()


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_any_words_are_legal_or_refused(text: str) -> None:
    match = played(2, 5, 20)
    if match.why_not(text) is not None:
        with pytest.raises(IllegalAction):
            match.play(text)


@pytest.mark.parametrize("broken", ["apply", "narrate"])
def test_a_rule_that_fails_leaves_nothing_half_applied(broken: str) -> None:
    game = played(2, 5, 20).game

    def apply(box: Any, state: Any, action: int) -> None:
        game.apply(box, state, action)
        state.goals[0] = 1000

    def narrate(*_: Any) -> list[Remark]:
        raise ValueError("no words")

    changes: dict[str, Any] = {"apply": apply} if broken == "apply" else {"narrate": narrate}
    match = Match(replace(game, **changes), 2, seed=5)
    before = match.state.tobytes()
    with pytest.raises(ValueError, match=r"invalid value|no words"):
        match.play("start 0")
    if broken == "apply":
        with pytest.raises(ValueError, match="invalid value"):
            match.roll()
        with pytest.raises(ValueError, match="invalid value"):
            match.apply(match.number_of("start 0"))
    assert match.state.tobytes() == before
    assert match.log == []


def test_rolling_where_chance_does_not_decide_is_refused() -> None:
    match = played(2, 3, 14)
    assert isinstance(match.actor, int)
    before = contents(match)
    with pytest.raises(IllegalAction, match="nothing to roll"):
        match.roll()
    assert contents(match) == before


def test_a_seat_cannot_play_a_chance_outcome_nor_chance_a_card() -> None:
    match = played(2, 3, 14)
    assert (
        match.why_not("draw nutmeg") == f"Player {match.actor} decides now, not chance (DASH-16.5)."
    )
    chance = kickabout.new("futbol-dash", 2, seed=1)
    assert "Chance decides now" in str(chance.why_not("hold"))


@settings(max_examples=10)
@given(seats_and_seed, st.integers(0, 200))
def test_a_roll_depends_on_the_seed_and_the_place_alone(who: tuple[int, int], steps: int) -> None:
    match = played(*who, steps)
    while isinstance(match.actor, int):
        match.play(match.legal[0])
    if match.actor is None:
        return
    again = kickabout.new("futbol-dash", who[0], {"goals": 1}, seed=who[1])
    for _, action in match.log:
        # All outcomes are named here: no die has been rolled on the way.
        again.play(match.name_of(action))
    assert again.copy().roll() == match.copy().roll() == again.roll() == match.roll()


def test_other_seeds_give_other_matches() -> None:
    rolls = {tuple(played(2, seed, 13).log) for seed in range(50)}
    assert len(rolls) == 50


def test_the_probabilities_are_those_of_the_cards_that_are_left() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    match.play("start 0")
    cards = sum(match.box.record.counts)
    assert match.outcomes["draw nutmeg"] == pytest.approx(4 / cards)
    match.play("draw nutmeg")
    assert match.outcomes["draw nutmeg"] == pytest.approx(3 / (cards - 1))
    match.play("draw halftime")
    assert "draw halftime" not in match.outcomes
    assert sum(match.outcomes.values()) == pytest.approx(1)


@settings(max_examples=10)
@given(seats_and_seed, st.integers(1, 150), st.integers(1, 20))
def test_undo_leads_back_the_way_one_came(who: tuple[int, int], steps: int, back: int) -> None:
    snapshots: list[tuple[object, ...]] = []
    match = played(*who, steps, lambda match: snapshots.append(contents(match)))
    for before in list(reversed(snapshots))[:back]:
        match.undo()
        assert contents(match) == before


def test_before_the_first_decision_there_is_nothing_to_take_back() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    assert match.number == 0


@settings(max_examples=10)
@given(seats_and_seed, st.integers(0, 150))
def test_a_copy_goes_its_own_way(who: tuple[int, int], steps: int) -> None:
    match = played(*who, steps)
    before = contents(match)
    twin = match.copy()
    assert contents(twin) == before
    for _ in range(20):
        if twin.actor == "chance":
            twin.roll()
        elif twin.actor is not None:
            twin.play(twin.legal[-1])
    assert contents(match) == before
    twin.rewind(match.number)
    assert contents(twin) == before


@settings(max_examples=5)
@given(seats_and_seed, st.integers(2, 100), st.data())
def test_an_earlier_place_is_the_match_as_it_stood(
    who: tuple[int, int], steps: int, data: st.DataObject
) -> None:
    snapshots: list[tuple[object, ...]] = []
    match = played(*who, steps, lambda match: snapshots.append(contents(match)))
    after = contents(match)
    number = data.draw(st.integers(0, len(snapshots) - 1))
    assert contents(match.at(number)) == snapshots[number]
    assert contents(match) == after


@pytest.mark.parametrize("number", [-1, 31])
def test_a_place_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=r"0\.\.30 decisions"):
        played(2, 1, 30).at(number)


def test_a_view_shows_no_card_that_its_seat_cannot_see() -> None:
    def look(match: Match) -> None:
        for seat in range(-1, 3):
            for player in match.view(seat)["players"]:
                own = player["seat"] == seat
                assert (player["cards"] is not None) == own
            assert (match.view(seat)["deck_cards"]) is None
        whole = match.view()
        assert json.loads(json.dumps(whole, allow_nan=False)) == whole
        for player in whole["players"]:
            assert len(player["cards"]) == player["hand"]

    played(3, 2, 150, look)


def test_a_bot_is_shown_what_its_seat_sees() -> None:
    match = played(3, 2, 60)
    for seat in range(-1, 3):
        seen = match.seen(seat)
        assert (seen.seat, seen.game, seen.box) == (seat, match.game, match.box)
        assert seen.state == match.hidden(seat)
        assert seen.state != match.state
        assert seen.legal == (match.legal if match.actor == seat else [])


@pytest.mark.parametrize("seat", [-2, 3, True, "0", 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = played(3, 2, 30)
    asks: tuple[Callable[[Any], object], ...] = (match.hidden, match.seen, match.view, match.story)
    for ask in asks:
        with pytest.raises(ValueError, match=r"0\.\.2, or -1 for a spectator"):
            ask(seat)
    with pytest.raises(ValueError, match=r"0\.\.2, or -1 for a spectator"):
        match.observed(0, seat)


def test_the_log_reads_as_each_seat_saw_it() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    match.play("start 1")
    match.play("draw foul")
    assert match.log[0] == (-1, match.game.actions.parse(match.box, "start 1"))
    assert [match.observed(0, seat) for seat in (-1, 0, 1)] == ["start 1"] * 3
    assert [match.observed(1, seat) for seat in (-1, 0, 1)] == [
        "draw card",
        "draw foul",
        "draw card",
    ]


def test_the_story_is_told_the_same_at_once_and_step_by_step() -> None:
    def look(match: Match) -> None:
        for seat in (None, -1, 0, 1):
            match.story(seat)

    slow, quick = played(2, 3, 200, look), played(2, 3, 200)
    for seat in (None, -1, 0, 1):
        assert slow.story(seat) == quick.story(seat)
        numbers = [line.number for line in quick.story(seat)]
        assert numbers == sorted(numbers)
        assert numbers[-1] <= quick.number
    assert len(quick.story(-1)) <= len(quick.story(0)) <= len(quick.story())


def test_playing_tells_what_happened() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    assert match.play("start 1") == ["Player 1 kicks off."]
    told = [match.reader().sentence(line.remark.message) for line in match.story(-1)]
    assert told == ["Player 1 kicks off."]


def test_the_story_cannot_be_changed_from_outside() -> None:
    match = played(2, 3, 50)
    match.story().clear()
    assert match.story()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are: futbol-dash"),
        ({"seats": 1}, "Fútbol Dash is for 2 to 6 seats, not 1"),
        ({"seats": 7}, "Fútbol Dash is for 2 to 6 seats, not 7"),
        ({"seats": "2"}, "seats must be a whole number, not '2'"),
        ({"seats": True}, "seats must be a whole number, not True"),
        ({"seats": 2.0}, "seats must be a whole number, not 2.0"),
        ({"seed": -1}, "seed is a whole number in 0..2**64-1, not -1"),
        ({"seed": 2**64}, "seed is a whole number in 0..2**64-1"),
        ({"seed": "1"}, "seed is a whole number in 0..2**64-1, not '1'"),
        ({"seed": 1.5}, "seed is a whole number in 0..2**64-1, not 1.5"),
        ({"options": {"fans": 1}}, "no option 'fans'; the options are: mode, goals, express-end"),
        ({"options": {"goals": 0}}, "option goals lies in 1..9, not 0"),
        ({"box": "nowhere.toml"}, "nowhere.toml: cannot be read"),
    ],
)
def test_a_match_that_cannot_be_is_refused_by_name(
    changes: dict[str, object], complaint: str
) -> None:
    right: dict[str, object] = {"game": "futbol-dash", "seats": 2, "seed": 1}
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared below
        kickabout.new(**(right | changes))  # type: ignore[arg-type]  # it is wrong on purpose
    assert complaint in str(caught.value)


def test_a_match_without_a_seed_gets_one_of_its_own() -> None:
    seeds = {kickabout.new("futbol-dash", 2).seed for _ in range(20)}
    assert len(seeds) == 20
