"""Section 12: full time."""

import pytest

from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    EXPRESS,
    HANDS_OUT,
    goals,
    lay,
    next_turn,
    play_all,
    player,
    shoots,
    stand,
)
from tests.rulebooks.reading import over
from tests.rulebooks.refusals import refused


@clause("DASH-12.1")
def test_regular_ends_with_the_goal_itself() -> None:
    match = lay(3, hands=("nutmeg foul",), points=(9, 5), goals=(2, 2, 0))
    stand(match, "play nutmeg")
    match.play("shoot corner")
    assert match.actor == "chance"
    match.play("shoot goal")
    assert over(match)
    assert match.legal == []
    assert match.outcomes == {}
    assert match.view()["phase"] == "full-time"
    assert "over" in refused(match, "play foul")
    assert match.winners == [0]
    assert match.view()["turn"] == 0


@clause("DASH-12.11")
def test_nothing_is_played_or_drawn_after_full_time() -> None:
    match = lay(hands=("nutmeg", "foul"), points=(9,), goals=(2,))
    stand(match, "play nutmeg")
    match.play("shoot goal")
    for action in ("hold", "show hand", "play foul", "draw nutmeg", "shoot goal"):
        assert "DASH-12.11" in refused(match, action)


@clause("DASH-12.1")
def test_an_own_goal_can_end_it_too() -> None:
    match = lay(3, hands=("nutmeg",), points=(9,), goals=(1, 2, 0))
    stand(match, "play nutmeg")
    match.play("shoot own-goal")
    assert over(match)
    assert match.winners == [1]


@clause("DASH-12.2")
def test_those_whom_an_own_goal_takes_there_together_shoot_it_out() -> None:
    match = lay(4, hands=("", "nutmeg"), turn=1, points=(0, 9), goals=(2, 2, 1, 2))
    stand(match, "play nutmeg")
    match.play("shoot own-goal")
    assert goals(match) == [3, 2, 2, 3]
    assert shoots(match)
    assert [player(match, seat)["in_shootout"] for seat in range(4)] == [True, False, False, True]


@clause("DASH-12.3")
def test_regular_ends_with_the_turn_of_the_last_goal_card() -> None:
    match = lay(
        5,
        hands=("nutmeg", "short-pass", "", "", ""),
        points=(9,),
        goals=(1, 2, 2, 2, 2),
        shots=("goal", "goal*2", "goal*2", "goal*2", "goal*2"),
    )
    stand(match, "play nutmeg")
    assert match.outcomes["shoot goal"] == pytest.approx(1 / 11)
    match.play("shoot goal")
    assert goals(match) == [2, 2, 2, 2, 2]
    assert match.view()["shootout"]["order"] == [1, 2, 3, 4, 0]


@clause("DASH-12.3")
def test_then_most_goals_win() -> None:
    match = lay(
        hands=("nutmeg", "short-pass"),
        points=(9,),
        goals=(3, 6),
        shots=("goal*3", "goal*6"),
        options={"goals": 7},
    )
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert over(match)
    assert match.winners == [1]
    assert match.scores == [4, 6]


@clause("DASH-12.3")
def test_express_goes_on_without_goal_cards() -> None:
    match = lay(
        hands=("nutmeg", "short-pass"),
        points=(9,),
        goals=(3, 6),
        shots=("goal*3", "goal*6"),
        options=EXPRESS,
    )
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert match.actor == "chance"
    assert not shoots(match)


@clause("DASH-12.4")
def test_express_ends_after_the_turn_that_took_the_last_card() -> None:
    match = lay(
        hands=("nutmeg", "nutmeg*2"), points=(0, 9), goals=(1, 0), deck="block", options=EXPRESS
    )
    stand(match, "play nutmeg")
    match.play("draw block")
    assert match.view()["deck"] == 0
    assert match.actor == 1
    stand(match, "play nutmeg")
    match.play("shoot miss")
    assert over(match)
    assert match.winners == [0]


@clause("DASH-12.4")
def test_a_replacement_can_take_the_last_card() -> None:
    match = lay(hands=("nutmeg short-pass", "foul"), goals=(1, 0), deck="block", options=EXPRESS)
    play_all(match, "play nutmeg", "play foul", "draw block", "hold")
    assert over(match)
    assert match.winners == [0]


@clause("DASH-12.5")
def test_halftime_in_that_turn_keeps_the_match_going() -> None:
    match = lay(hands=("nutmeg", "nutmeg"), goals=(1, 0), deck="halftime", options=EXPRESS)
    stand(match, "play nutmeg")
    match.play("draw halftime")
    assert match.view()["deck"] == 0
    match.play("play halftime")
    next_turn(match)
    assert match.actor == 0
    assert match.view()["deck"] > 0


@clause("DASH-12.6")
def test_with_hands_out_the_hands_are_played_first() -> None:
    match = lay(
        3,
        hands=("nutmeg*2", "nutmeg", "short-pass"),
        goals=(1, 0, 2),
        deck="",
        options=HANDS_OUT,
    )
    turns = []
    while match.actor is not None:
        assert match.actor != "chance"
        turns.append(match.actor)
        stand(match, match.legal[0])
    assert turns == [0, 1, 2, 0]
    assert match.winners == [2]


@clause("DASH-12.7")
def test_the_leader_wins_an_express_match() -> None:
    match = lay(3, hands=("nutmeg", "foul"), goals=(2, 6, 5), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    assert over(match)
    assert match.winners == [1]
    assert match.scores == [2, 6, 5]


@clause("DASH-12.7")
def test_those_level_for_the_lead_shoot_it_out() -> None:
    match = lay(4, hands=("nutmeg", "foul"), goals=(2, 5, 0, 5), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    assert shoots(match)
    assert match.view()["shootout"]["order"] == [1, 3]


@clause("DASH-12.8")
def test_at_nil_nil_all_shoot() -> None:
    match = lay(3, hands=("nutmeg", "foul"), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    assert shoots(match)
    assert match.view()["shootout"]["order"] == [1, 2, 0]


@clause("DASH-12.9")
@pytest.mark.parametrize("options", [None, HANDS_OUT])
def test_it_is_full_time_when_nobody_can_ever_move(options: dict[str, str] | None) -> None:
    match = lay(hands=("nutmeg",), goals=(0, 1), deck="", discard="", options=options)
    stand(match, "play nutmeg")
    assert over(match)
    assert match.winners == [1]


@clause("DASH-12.9")
def test_players_level_then_shoot_it_out() -> None:
    match = lay(hands=("nutmeg",), goals=(1, 1), deck="", discard="")
    stand(match, "play nutmeg")
    assert shoots(match)


@clause("DASH-12.10")
def test_scores_are_goals() -> None:
    match = lay(hands=("nutmeg",), points=(9,), goals=(2, 1))
    stand(match, "play nutmeg")
    assert match.scores is None
    match.play("shoot goal")
    assert match.scores == [3, 1]


@clause("DASH-12.10")
def test_the_winner_of_a_shoot_out_has_half_a_goal_more() -> None:
    match = lay(3, hands=("nutmeg", "foul"), goals=(4, 4, 1), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    for _ in range(5):
        play_all(
            match, "shoot goal", "shoot save" if "shoot save" in match.outcomes else "shoot miss"
        )
    assert match.winners == [1]
    assert match.scores == [4, 4.5, 1]
