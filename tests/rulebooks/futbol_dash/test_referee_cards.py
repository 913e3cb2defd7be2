"""Section 10: referee cards and the window for answers."""

import pytest

from kickabout.engine.match import Match
from kickabout.games.futbol_dash.box import load_box
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    EXPRESS,
    discard,
    draws,
    goals,
    hand,
    lay,
    pass_window,
    play_all,
    player,
    points,
    shoots,
    stand,
    table,
)
from tests.rulebooks.refusals import refused


def asked(match: Match) -> list[int]:
    """Return the seats that are asked now, in order, if each of them holds."""
    match = match.copy()
    seats: list[int] = []
    while "hold" in match.legal:
        assert isinstance(match.actor, int)
        seats.append(match.actor)
        match.play("hold")
    return seats


@clause("DASH-10.1")
@pytest.mark.parametrize(
    ("card", "action"), [("nutmeg", "play nutmeg"), ("block", "play block on 1")]
)
def test_a_foul_stops_an_offensive_or_defensive_card(card: str, action: str) -> None:
    match = lay(hands=(card, "foul"), points=(4, 5))
    play_all(match, action, "play foul", "draw overlap")
    pass_window(match)
    assert points(match) == [4, 5]
    assert card not in table(match, 0) + table(match, 1)


@clause("DASH-10.2")
def test_a_var_stops_a_foul() -> None:
    match = lay(hands=("nutmeg var", "foul"))
    play_all(match, "play nutmeg", "play foul", "draw pressing", "play var", "draw pressing")
    pass_window(match)
    assert points(match) == [2, 0]


@clause("DASH-10.3")
def test_answers_come_in_your_own_turn_and_in_those_of_others() -> None:
    match = lay(hands=("nutmeg var", "foul"))
    match.play("play nutmeg")
    assert match.view()["turn"] == 0
    assert match.legal == ["play foul", "hold"]
    assert match.actor == 1
    play_all(match, "play foul", "draw pressing")
    assert match.legal == ["play var", "hold"]
    assert match.actor == 0


@clause("DASH-10.3")
def test_once_the_turn_is_over_it_is_too_late() -> None:
    match = lay(hands=("nutmeg", "foul short-pass"))
    stand(match, "play nutmeg")
    match.play("draw block")
    assert match.actor == 1
    assert match.legal == ["play short-pass"]
    refused(match, "play foul")


@clause("DASH-10.4")
def test_answers_come_before_points_and_shot() -> None:
    match = lay(hands=("nutmeg", "foul"), points=(9,))
    match.play("play nutmeg")
    assert points(match) == [9, 0]
    assert not shoots(match)
    play_all(match, "play foul", "draw pressing")
    pass_window(match)
    assert points(match) == [9, 0]
    assert goals(match) == [0, 0]
    assert match.view()["turn"] == 1


@clause("DASH-10.4")
def test_points_count_when_nobody_answers() -> None:
    match = lay(3, hands=("nutmeg",), points=(4,))
    play_all(match, "play nutmeg", "hold")
    assert points(match)[0] == 4
    match.play("hold")
    assert points(match)[0] == 6


@clause("DASH-10.5")
def test_the_others_are_asked_clockwise_and_the_first_foul_counts() -> None:
    match = lay(4, turn=1, hands=("foul", "nutmeg", "foul", "foul"))
    match.play("play nutmeg")
    assert asked(match) == [2, 3, 0]
    match.play("hold")
    assert match.actor == 3
    play_all(match, "play foul", "draw pressing")
    assert hand(match, 0) == hand(match, 2) == ["foul"]
    assert "play foul" not in match.legal


@clause("DASH-10.6")
def test_everybody_is_asked_whatever_they_hold() -> None:
    match = lay(5, hands=("nutmeg", "", "foul", "block", "var"))
    match.play("play nutmeg")
    assert asked(match) == [1, 2, 3, 4]
    play_all(match, "hold")
    play_all(match, "play foul", "draw pressing")
    assert asked(match) == [3, 4, 0, 1]


@clause("DASH-10.7")
def test_anybody_but_the_player_of_the_card_may_foul() -> None:
    match = lay(3, hands=("block foul", "foul", "foul"), points=(0, 5))
    match.play("play block on 1")
    assert asked(match) == [1, 2]
    for _ in range(2):
        assert "play foul" in match.legal
        match.play("hold")
    assert points(match) == [0, 2, 0]


@clause("DASH-10.8")
def test_a_card_whose_foul_was_cancelled_stands() -> None:
    match = lay(3, hands=("nutmeg var", "foul", "foul"))
    play_all(match, "play nutmeg", "play foul", "draw foul")
    play_all(match, "hold", "play var", "draw pressing")
    while "hold" in match.legal:
        assert "play foul" not in match.legal
        assert "DASH-10.8" in refused(match, "play foul")
        match.play("hold")
    assert points(match) == [2, 0, 0]
    assert hand(match, 2) == ["foul"]


@clause("DASH-10.8", "DASH-10.10")
def test_who_was_not_asked_for_a_foul_can_uphold_the_one_that_was_played() -> None:
    match = lay(3, hands=("nutmeg var", "foul", "var"))
    play_all(
        match, "play nutmeg", "play foul", "draw pressing", "hold", "play var", "draw pressing"
    )
    assert asked(match) == [1, 2]
    play_all(match, "hold", "play var", "draw pressing")
    pass_window(match)
    assert points(match) == [0, 0, 0]


@clause("DASH-10.9")
def test_after_a_referee_card_all_but_its_player_are_asked() -> None:
    match = lay(4, turn=1, hands=("", "nutmeg", "", "foul var"))
    match.play("play nutmeg")
    match.play("hold")
    assert match.actor == 3
    play_all(match, "play foul", "draw var")
    assert asked(match) == [0, 1, 2]
    match.play("hold")
    assert match.actor == 1
    match.play("hold")
    assert match.actor == 2
    assert match.legal == ["hold"]


@clause("DASH-10.10", "DASH-10.11")
def test_a_var_on_a_var_lets_the_foul_count() -> None:
    match = lay(hands=("nutmeg var", "foul var"))
    play_all(match, "play nutmeg", "play foul", "draw pressing", "play var", "draw pressing")
    assert match.legal == ["play var", "hold"]
    play_all(match, "play var", "draw pressing")
    pass_window(match)
    assert points(match) == [0, 0]
    assert discard(match) == {"nutmeg": 1, "foul": 1, "var": 2}


@clause("DASH-10.11")
@pytest.mark.parametrize(("answers", "counted"), [(0, 2), (1, 0), (2, 2), (3, 0)])
def test_the_last_answer_counts_first(answers: int, counted: int) -> None:
    match = lay(hands=("nutmeg var", "foul var"))
    match.play("play nutmeg")
    for card in ["foul", "var", "var"][:answers]:
        play_all(match, f"play {card}", "draw pressing")
    pass_window(match)
    assert points(match) == [counted, 0]


@clause("DASH-10.12")
def test_a_cancelled_card_is_discarded_and_the_turn_is_over() -> None:
    match = lay(hands=("nutmeg short-pass", "foul"))
    play_all(match, "play nutmeg", "play foul", "draw pressing")
    pass_window(match)
    assert discard(match) == {"foul": 1, "nutmeg": 1}
    assert table(match, 0) == []
    assert hand(match, 0) == ["short-pass"]
    assert match.view()["turn"] == 1


@clause("DASH-10.13")
@pytest.mark.parametrize(("action", "attack"), [("play nutmeg", 4), ("play block on 1", 4)])
def test_a_var_does_not_answer_a_players_card(action: str, attack: int) -> None:
    match = lay(hands=("nutmeg block", "var"), points=(attack, 5))
    match.play(action)
    assert match.legal == ["hold"]
    assert "DASH-10.13" in refused(match, "play var")


@clause("DASH-10.13")
@pytest.mark.parametrize("face", ["goal", "own-goal"])
def test_a_var_does_not_answer_a_shot(face: str) -> None:
    match = lay(hands=("nutmeg", "var short-pass"), points=(9,))
    stand(match, "play nutmeg")
    assert shoots(match)
    play_all(match, f"shoot {face}", "draw pressing")
    assert match.actor == 1
    assert "play var" not in match.legal


@clause("DASH-10.1", "DASH-10.13")
@pytest.mark.parametrize("card", [card.slug for card in load_box().cards])
def test_a_foul_is_answered_by_no_card_but_a_var(card: str) -> None:
    match = lay(hands=("nutmeg", "foul", card), seats=3)
    play_all(match, "play nutmeg", "play foul", "draw overlap")
    assert match.actor == 2
    assert match.legal == (["play var", "hold"] if card == "var" else ["hold"])


@clause("DASH-10.14", "DASH-10.15")
def test_the_replacement_is_drawn_before_anybody_answers() -> None:
    match = lay(hands=("nutmeg var", "foul block"))
    match.play("play nutmeg")
    match.play("play foul")
    assert draws(match)
    match.play("draw var")
    assert hand(match, 1) == ["block", "var"]
    assert match.actor == 0
    match.play("play var")
    assert draws(match)
    match.play("draw overlap")
    assert hand(match, 0) == ["overlap"]
    assert match.actor == 1
    assert "play var" in match.legal


@clause("DASH-10.16")
def test_no_replacement_from_an_empty_deck_in_express() -> None:
    match = lay(3, hands=("nutmeg", "foul block"), deck="", discard=None, options=EXPRESS)
    play_all(match, "play nutmeg", "play foul")
    assert match.actor == 2
    assert hand(match, 1) == ["block"]


@clause("DASH-10.16")
def test_a_replacement_from_the_discard_pile_in_regular() -> None:
    match = lay(3, hands=("nutmeg", "foul block"), deck="", discard="overlap*2")
    play_all(match, "play nutmeg", "play foul")
    assert match.outcomes == {"draw overlap": 1.0}
    match.play("draw overlap")
    assert hand(match, 1) == ["block", "overlap"]


@clause("DASH-10.16")
def test_no_replacement_where_nothing_is_left_in_regular() -> None:
    match = lay(3, hands=("nutmeg", "foul block"), deck="", discard="")
    play_all(match, "play nutmeg", "play foul")
    assert match.actor == 2
    assert hand(match, 1) == ["block"]


@clause("DASH-10.17")
def test_referee_cards_are_discarded() -> None:
    match = lay(hands=("nutmeg var", "foul"))
    play_all(match, "play nutmeg", "play foul", "draw pressing", "play var", "draw pressing")
    pass_window(match)
    assert discard(match) == {"foul": 1, "var": 1}
    assert table(match, 0) == ["nutmeg"]


@clause("DASH-10.18")
@pytest.mark.parametrize("others", [("foul", "block"), ("var", "foul"), ("pressing", "pressing")])
def test_the_table_waits_by_what_all_can_see(others: tuple[str, str]) -> None:
    plain = lay(3, hands=("nutmeg", "block", "overlap"))
    other = lay(3, hands=("nutmeg", *others))
    for action in ("play nutmeg", "hold"):
        plain.play(action)
        other.play(action)
        assert plain.view(-1) == other.view(-1)
        assert plain.view(0) == other.view(0)
        assert isinstance(plain.view(-1)["pause"], int)


@clause("DASH-10.6")
def test_who_cannot_answer_is_told_so_by_having_one_choice() -> None:
    match = lay(hands=("nutmeg", "block"))
    match.play("play nutmeg")
    assert match.legal == ["hold"]
    assert player(match, 1)["hand"] == 1
