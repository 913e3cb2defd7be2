"""Sections 10 and 11: goals, and emergency cover."""

from collections.abc import Mapping

import pytest

from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    bonuses,
    deck,
    duel,
    dueller,
    goal,
    hand,
    hold,
    lay,
    lost,
    pitch,
    play,
    send,
    to_the_goal,
)
from tests.rulebooks.reading import goals, over, verb

FORWARDS = "f1 f2 f3 f4"
DEFENDERS = "d1 d2 d3 d4"


# 10. Goals.


@clause("SUSU-10.1", "SUSU-10.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_winning_at_the_goal_scores_and_the_other_side_attacks_next(turn: int) -> None:
    match = lay(turn=turn)
    to_the_goal(match)
    assert goals(match) == [0, 0]
    duel(match, "6 1")
    assert goals(match) == ([1, 0] if turn == 0 else [0, 1])
    assert (match.state.turn, match.actor, match.state.stage) == (1 - turn, 1 - turn, 0)


@clause("SUSU-10.3")
def test_both_draw_a_card_after_a_goal() -> None:
    match = lay(decks=("home-crowd offside", "long-ball*2"))
    goal(match)
    assert match.outcomes == pytest.approx({"draw home-crowd": 0.5, "draw offside": 0.5})
    play(match, "draw offside")
    assert list(match.outcomes) == ["draw long-ball"]
    play(match, "draw long-ball")
    assert (hand(match, 0), hand(match, 1)) == (["offside"], ["long-ball"])
    assert verb(match) == "send"


@clause("SUSU-10.4")
def test_nothing_is_drawn_at_other_times() -> None:
    match = lay(decks=("offside*5", "offside*5"))
    duel(match, "1 6")
    assert verb(match) == "send"
    duel(match, "6 1")
    duel(match, "1 6")
    assert verb(match) == "send"
    assert [len(deck(match, seat)) for seat in range(2)] == [5, 5]


@clause("SUSU-10.5")
def test_an_empty_deck_costs_nothing() -> None:
    match = lay(decks=("", "offside"))
    goal(match)
    assert list(match.outcomes) == ["draw offside"]
    play(match, "draw offside")
    assert (verb(match), goals(match)) == ("send", [1, 0])
    match = lay()
    goal(match)
    assert (verb(match), goals(match)) == ("send", [1, 0])


@clause("SUSU-10.6")
@pytest.mark.parametrize(
    ("options", "possession"), [({}, 20), ({"length": "goals", "goals": 1}, 1)]
)
def test_the_last_goal_draws_no_cards(options: Mapping[str, object], possession: int) -> None:
    match = lay(decks=("offside", "offside"), possession=possession, options=options)
    goal(match)
    assert over(match)
    assert (len(deck(match, 0)), len(deck(match, 1))) == (1, 1)


# 11. Emergency cover.


@clause("SUSU-11.1")
@pytest.mark.parametrize("gone", ["", "f1 f2 f3", FORWARDS])
def test_without_forwards_a_midfielder_attacks(gone: str) -> None:
    match = lay(gone=(gone, ""))
    duel(match, "6 1", "m2", "m1")
    left = sorted({"f1", "f2", "f3", "f4"} - set(gone.split()))
    assert match.legal == [f"send {spot}" for spot in left or ["m1", "m2"]]


@clause("SUSU-11.1")
def test_after_a_long_ball_too() -> None:
    match = lay(gone=(FORWARDS, ""), hands=("long-ball", ""))
    send(match)
    play(match, "play long-ball", "roll 6 1")
    assert (match.state.stage, match.legal) == (2, ["send m1", "send m2"])


@clause("SUSU-11.2")
@pytest.mark.parametrize("gone", ["d1 d2 d3", DEFENDERS])
def test_without_defenders_a_midfielder_defends(gone: str) -> None:
    match = lay(gone=("", gone))
    duel(match, "6 1")
    play(match, "send f1")
    left = sorted({"d1", "d2", "d3", "d4"} - set(gone.split()))
    assert match.legal == [f"send {spot}" for spot in left or ["m1", "m2"]]


@clause("SUSU-11.3")
def test_the_one_who_has_just_won_may_go_on() -> None:
    match = lay(gone=(f"{FORWARDS} m2", ""))
    duel(match, "6 1")
    duel(match, "6 1", "m1")
    assert dueller(match, 0) == "m1"
    duel(match, "6 1")
    assert goals(match) == [1, 0]


@clause("SUSU-11.4")
def test_a_midfielder_stays_a_midfielder() -> None:
    match = lay(gone=(FORWARDS, DEFENDERS))
    duel(match, "6 1", "m1", "m1")
    send(match, "m2", "m2")
    assert {"m1", "m2"} <= pitch(match, 0) & pitch(match, 1)
    assert [player["midfielders"] for player in match.view()["players"]] == [2, 2]


@clause("SUSU-11.4")
@pytest.mark.parametrize(("dice", "leave"), [("6 1", set()), ("1 6", {"m1"})])
def test_and_is_back_in_midfield_afterwards(dice: str, leave: set[str]) -> None:
    # The Midfielder who has scored while covering loses a duel in midfield: that is none in cover.
    match = lay(gone=(FORWARDS, ""))
    duel(match, "6 1", "m1", "m1")
    duel(match, "6 1", "m1", "d1")
    duel(match, "6 1")
    duel(match, dice, "m1", "m1")
    assert not over(match)
    assert goals(match) == [1, 0]
    assert lost(match, 1) == leave


@clause("SUSU-11.4")
def test_who_wins_while_covering_is_back_in_midfield() -> None:
    # It is the last one: the match would be over if that card left with the attacker's.
    match = lay(gone=("", f"{DEFENDERS} m1"))
    duel(match, "6 1", "m1", "m2")
    duel(match, "1 6", "f1", "m2")
    assert (lost(match, 0), lost(match, 1)) == ({"f1"}, {*DEFENDERS.split(), "m1"})
    assert not over(match)
    assert (match.actor, match.legal) == (1, ["send m2"])


@clause("SUSU-11.5")
def test_a_covering_midfielder_has_no_group_bonus() -> None:
    match = lay(squads=("loyal", "loyal"), gone=(FORWARDS, DEFENDERS))
    send(match)
    assert bonuses(match) == [2, 2]
    hold(match)
    play(match, "roll 6 1")
    send(match)
    assert bonuses(match) == [0, 0]
    play(match, "roll 6 1")
    assert bonuses(match) == [0, 0]


@clause("SUSU-11.5")
def test_but_keeps_the_captain_s() -> None:
    match = lay(squads=("loyal", "plain"), wearing=({7: "red-captain-m"}, {}), gone=(FORWARDS, ""))
    duel(match, "6 1")
    send(match, "m1")
    assert bonuses(match)[0] == 5


@clause("SUSU-11.6")
@pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])
def test_a_duel_lost_while_covering_ends_the_match(removal: str) -> None:
    options = {"removal": removal}
    match = lay(gone=(FORWARDS, ""), goals=(2, 0), options=options)
    duel(match, "6 1")
    duel(match, "1 6")
    assert over(match)
    assert goals(match) == [1, 0]
    match = lay(gone=("", DEFENDERS), goals=(0, 2), options=options)
    duel(match, "6 1")
    duel(match, "6 1")
    assert over(match)
    assert goals(match) == [0, 1]


@clause("SUSU-11.6")
@pytest.mark.parametrize(("dice", "loser"), [("6 1", 1), ("1 6", 0)])
def test_if_both_are_covering_the_loser_pays(dice: str, loser: int) -> None:
    match = lay(gone=(FORWARDS, DEFENDERS))
    duel(match, "6 1")
    duel(match, dice)
    assert over(match)
    assert goals(match) == ([-1, 0] if loser == 0 else [0, -1])


@clause("SUSU-11.6")
def test_winning_while_covering_costs_nothing() -> None:
    match = lay(gone=("", DEFENDERS))
    duel(match, "6 1")
    duel(match, "1 6")
    assert not over(match)
    assert goals(match) == [0, 0]


@clause("SUSU-11.7")
def test_a_shot_that_the_goalkeeper_wins_is_lost_while_covering() -> None:
    match = lay(gone=(FORWARDS, ""))
    to_the_goal(match)
    duel(match, "1 6")
    assert over(match)
    assert goals(match) == [-1, 0]


@clause("SUSU-11.8")
@pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])
def test_nobody_leaves_after_it(removal: str) -> None:
    match = lay(gone=(FORWARDS, ""), bench=("13", "12"), options={"removal": removal})
    duel(match, "6 1")
    if removal == "every-loser":
        play(match, "leave")
    before = [lost(match, seat) for seat in range(2)]
    duel(match, "1 6")
    assert over(match)
    assert [lost(match, seat) for seat in range(2)] == before


@clause("SUSU-11.9")
def test_to_be_sent_off_or_offside_is_no_duel_lost() -> None:
    match = lay(gone=(FORWARDS, ""), hands=("", "red-card"))
    duel(match, "6 1")
    send(match, "m1")
    play(match, "play red-card on m1")
    assert (goals(match), match.legal) == ([0, 0], ["send m2"])
    match = lay(gone=(FORWARDS, ""), hands=("", "offside"))
    to_the_goal(match)
    play(match, "play offside")
    assert goals(match) == [0, 0]
    assert (match.actor, verb(match)) == (1, "send")
