"""Section 11: shots on goal, and what follows a goal."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import goals
from tests.rulebooks.super_team.positions import (
    ball,
    can,
    carrier,
    draws,
    hand,
    lay,
    lies,
    morale,
    power,
    results,
    role,
    settle,
    spaces,
    until,
    where,
)

ACT = "spend forward on action"


def shoot(match: Match, mine: str, theirs: str, *dice: str) -> None:
    """Shoot for the side whose turn it is, with these tiles, and these dice if they are named."""
    play(match, ACT, "shoot", f"strike {mine}", f"strike {theirs}", f"reveal {mine} {theirs}")
    play(match, *dice)


def scored() -> Match:
    """Return a match right after a goal of the home side."""
    markers = "pass*2 dribble*2 tackle*2"
    match = lay(
        "captain e11, 2 c9",
        lying=("2", ""),
        morale=(2, 3),
        markers=(markers, markers),
        hands=("forward backward cross through",) * 2,
    )
    shoot(match, "left", "right", "pay 0", "pay 0", "reveal 0 0", "roll 4", "roll 1")
    return match


@clause("SUPER-11.1")
@pytest.mark.parametrize("action", ["pass e12", "dribble goalie"])
def test_nothing_else_scores(action: str) -> None:
    match = lay("captain e11", "goalie f12")
    play(match, ACT, action)
    settle(match)
    assert goals(match) == [0, 0]


@clause("SUPER-11.2")
@pytest.mark.parametrize("space", ["a3", "e2", "i9", "f12"])
def test_from_anywhere(space: str) -> None:
    match = lay(f"captain {space}")
    play(match, ACT)
    assert can(match, "shoot")


@clause("SUPER-11.3", "SUPER-27.5")
@pytest.mark.parametrize("turn", [0, 1])
def test_both_choose_a_tile_in_secret(turn: int) -> None:
    match = lay("captain e7", "captain e6", ball=("e7", "e6")[turn], turn=turn)
    play(match, ACT, "shoot")
    for seat, name in ((turn, "strike left"), (1 - turn, "strike right")):
        assert match.actor == seat
        assert match.legal == ["strike left", "strike middle", "strike right"]
        number = match.number
        play(match, name)
        assert match.observed(number, seat) == name
        assert match.observed(number, 1 - seat) == match.observed(number, -1) == "strike secret"
    assert list(match.outcomes) == ["reveal left right"]


@clause("SUPER-11.4", "SUPER-28.7")
@pytest.mark.parametrize(("tile", "space"), [("left", "d13"), ("middle", "e13"), ("right", "f13")])
def test_the_tile_of_the_attacker_is_the_target(tile: str, space: str) -> None:
    match = lay("captain e9")
    shoot(match, tile, "middle")
    assert match.box.space_name(match.state.target) == space


@clause("SUPER-11.5")
@pytest.mark.parametrize(
    ("start", "tile", "end"),
    [
        ("e13", "left", "d13"),
        ("e13", "middle", "e13"),
        ("d13", "right", "e13"),
        ("f13", "left", "e13"),
        ("d13", "left", "d13"),
    ],
)
def test_the_goalie_moves_towards_his_tile(start: str, tile: str, end: str) -> None:
    match = lay("captain e9", f"goalie {start}")
    shoot(match, "right", tile)
    assert where(match, 1, "goalie") == end


@clause("SUPER-11.6")
def test_wherever_he_is_and_at_no_cost() -> None:
    match = lay("captain e9", "goalie b10", morale=(0, 0))
    shoot(match, "left", "middle")
    assert where(match, 1, "goalie") == "c11"
    assert not lies(match, 1, "goalie")


@clause("SUPER-11.5", "SUPER-11.6")
def test_the_home_goalie_too() -> None:
    match = lay("goalie f4", "captain a6", ball="a6", turn=1)
    shoot(match, "left", "middle")
    assert where(match, 0, "goalie") == "e3"


@clause("SUPER-11.7")
@pytest.mark.parametrize(
    ("away", "end"),
    [
        ("goalie e11, 2 e12", "d12"),
        ("goalie e11, 2 e12, 3 d12", "f12"),
        ("goalie e11, 2 e12, 3 d12, 4 f12", "e11"),
    ],
)
def test_if_somebody_is_in_his_way_he_goes_round_or_stays(away: str, end: str) -> None:
    match = lay("captain a9", away)
    shoot(match, "left", "middle")
    assert where(match, 1, "goalie") in {end, end.replace("d", "f")}


@clause("SUPER-11.8")
@pytest.mark.parametrize(
    ("away", "guess", "needed"),
    [
        ("2 b9", "middle", 3),  # distance 4, and he stands on the target
        ("2 b9", "left", 2),
        ("2 e11", "left", 3),
        ("2 e11, 3 e12", "middle", 5),
    ],
)
def test_what_a_shot_takes(away: str, guess: str, needed: int) -> None:
    match = lay("captain e9", away)
    shoot(match, "middle", guess)
    assert power(match)[0] == needed


@clause("SUPER-11.9")
@pytest.mark.parametrize(
    ("goalie", "guess", "needed"),
    [("e13", "left", 0), ("e13", "middle", 1), ("e13", "right", 1), ("d10", "middle", 1)],
)
def test_what_a_save_takes(goalie: str, guess: str, needed: int) -> None:
    match = lay("captain e9", f"goalie {goalie}")
    shoot(match, "left", guess)
    assert power(match)[1] == needed


@clause("SUPER-11.10", "SUPER-11.12", "SUPER-11.13")
def test_a_shot_with_3_is_saved_by_4() -> None:
    match = lay("captain f9", morale=(1, 1), markers=("shoot*2", "goalkeeping"))
    shoot(match, "right", "right", "pay 1", "pay 1", "reveal 1 1", "roll 3 1 1", "roll 2 1")
    assert power(match) == [3, 0]
    assert results(match) == [5 + 1 - 3, 3 + 1 - 0]
    assert goals(match) == [0, 0]
    assert carrier(match) == (1, "goalie")


@clause("SUPER-11.10", "SUPER-11.11")
def test_a_shot_with_4_beats_3() -> None:
    match = lay("captain f9", morale=(1, 1), markers=("shoot*2", "goalkeeping"))
    shoot(match, "right", "left", "pay 1", "pay 1", "reveal 1 1", "roll 3 1 1", "roll 2 1")
    assert power(match) == [2, 1]
    assert results(match) == [5 + 1 - 2, 3 + 1 - 1]
    assert goals(match) == [1, 0]


@clause("SUPER-11.11", "SUPER-8.11")
def test_a_tie_is_a_goal() -> None:
    match = lay("captain e9")
    shoot(match, "left", "left", "roll 4", "roll 1")
    assert results(match) == [1, 1]
    assert goals(match) == [1, 0]


@clause("SUPER-11.12")
@pytest.mark.parametrize(
    ("home", "away", "catcher"),
    [
        ("captain e9, 2 e11", "3 e12", (0, "2")),
        ("captain e9, 2 e12", "3 e11", (1, "3")),
    ],
)
def test_the_first_piece_on_the_line_has_a_failed_shot(
    home: str, away: str, catcher: tuple[int, str]
) -> None:
    match = lay(home, away)
    shoot(match, "middle", "left", "roll 1", "roll 4")
    assert carrier(match) == catcher


@clause("SUPER-11.14", "SUPER-11.15", "SUPER-11.16")
def test_else_it_stops_half_way_and_the_shooters_side_still_attacks() -> None:
    match = lay("captain d9")
    shoot(match, "left", "right", "roll 1", "roll 4")
    assert goals(match) == [0, 0]
    assert (ball(match), carrier(match)) == ("d11", None)
    assert role(match, 0) == "attacker"


@clause("SUPER-11.16")
def test_a_piece_behind_the_shooter_does_not_catch_it() -> None:
    match = lay("captain d9, 2 d8")
    shoot(match, "left", "right", "roll 1", "roll 4")
    assert ball(match) == "d11"


@clause("SUPER-11.17")
def test_after_a_goal_both_place_anew_and_the_other_side_kicks_off() -> None:
    match = scored()
    while draws(match):
        match.roll()
    for seat in (0, 1):
        assert match.actor == seat
        assert match.legal[0].startswith(("form", "place"))
        play(match, "form wall")
    assert match.actor == 1
    play(match, "centre 3")
    assert (carrier(match), ball(match)) == ((1, "3"), "e7")
    assert match.actor == 1
    assert role(match, 1) == "attacker"


@clause("SUPER-11.18")
def test_the_scorers_turn_is_over_and_it_draws_up() -> None:
    match = scored()
    assert draws(match)
    assert match.state.drawer == 0
    while draws(match):
        match.roll()
    assert len(hand(match, 0)) == 4
    assert not draws(match)


@clause("SUPER-11.18")
def test_what_was_left_of_a_card_is_lost() -> None:
    match = lay("captain e11", teams=("delta", "beta"), hands=("whistle forward",))
    play(match, "play whistle", "take action", "shoot", "strike left", "strike right")
    play(match, "reveal left right", "roll 4", "roll 1")
    assert goals(match) == [1, 0]
    assert draws(match)


@clause("SUPER-11.19")
def test_hands_and_morale_are_kept() -> None:
    match = scored()
    until(match, "form", "place")
    assert {"backward", "cross", "through"} < set(hand(match, 0))
    assert hand(match, 1) == ["backward", "cross", "forward", "through"]
    assert morale(match) == [2, 3]


@clause("SUPER-11.20")
def test_the_scorer_places_first() -> None:
    match = scored()
    until(match, "form", "place")
    assert match.actor == 0


@clause("SUPER-11.21")
@pytest.mark.parametrize("second_half", [False, True])
def test_no_kick_off_after_a_goal_that_ends_the_half(second_half: bool) -> None:
    opening = int(second_half)
    pieces = ("captain e11", "") if opening else ("", "captain e3")
    match = lay(
        *pieces,
        ball=("e3", "e11")[opening],
        turn=1 - opening,
        clock=3,
        second_half=second_half,
    )
    shoot(match, "left", "right", "roll 4", "roll 1")
    while draws(match):
        match.roll()
    assert sum(goals(match)) == 1
    if second_half:
        assert match.actor is None
    else:
        assert match.state.half == 1
        assert spaces(match, "place") or spaces(match, "mark")
