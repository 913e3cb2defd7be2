"""The heuristic of Futera SuSu, its strength, and the evaluation of positions."""

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from tests.bots.judgement import choice, lead, wins_against_random
from tests.rulebooks.futera_susu.positions import hold, lay, lock_in, play, send, to_the_goal


def at_goal(hands: tuple[str, str], dice: str = "") -> Match:
    """Lay out a shot that is about to be taken, or has just been rolled."""
    match = lay(hands=hands)
    to_the_goal(match)
    if dice:
        hold(match)
        play(match, f"roll {dice}")
    return match


def test_every_card_goes_in_its_own_row() -> None:
    match = lock_in()
    while match.legal and match.legal[0].startswith("place"):
        action = choice(match)
        match.play(action)
    assert list(match.state.placed) == [11, 11]
    assert not any(match.state.disqualified)


def test_a_card_in_the_way_is_picked_up_and_no_other() -> None:
    match = lock_in({"strict": "on"})
    match.play("place 1 in goal", seat=0)
    match.play("place 2 in midfield", seat=0)
    match.play("place 3 in midfield", seat=0)
    for _ in range(20):
        if match.state.placed[0] < 11:
            match.play(kickabout.bot("rule-of-thumb").choose(match.seen(0)), seat=0)
    assert match.state.placed[0] == 11
    assert not match.state.disqualified[0]


@pytest.mark.parametrize(
    ("hand", "dice", "choices"),
    [
        ("energy-boost", "4 5", {"play energy-boost on skill"}),
        ("energy-boost", "6 1", {"hold"}),
        ("energy-boost", "1 6", {"hold"}),
        ("var-check", "1 6", {"play var-check"}),
        ("advantage", "4 4", {"play advantage"}),
        ("yellow-card home-crowd", "4 5", {"play yellow-card"}),
    ],
)
def test_a_card_is_played_on_a_shot_where_it_turns_it(
    hand: str, dice: str, choices: set[str]
) -> None:
    assert choice(at_goal((hand, ""), dice)) in choices


def test_what_turns_nothing_is_kept_for_a_duel_that_matters() -> None:
    match = lay(hands=("energy-boost yellow-card var-check", ""))
    send(match)
    assert choice(match) == "hold"


def test_offside_stops_a_shot() -> None:
    match = at_goal(("", "offside"))
    assert choice(match) == "play offside"


def test_a_red_card_that_ends_the_match_is_played_by_who_wins_it() -> None:
    for goals, expected in (((0, 0), True), ((0, 3), False)):
        match = lay(hands=("red-card", ""), gone=("", "m2"), goals=goals, bench=("12", ""))
        send(match)
        hold(match)
        play(match, "roll 6 1")
        assert (choice(match) == "play red-card on m1") is expected


def test_a_midfielder_more_and_a_goal_more_are_worth_much() -> None:
    even = lead(lay())
    more = lead(lay(gone=("", "m2")))
    goal = lead(lay(goals=(1, 0)))
    assert more > even + 1
    assert goal > even + 1
    assert lead(lay(gone=("m2", ""))) < even - 1


def test_a_lead_counts_the_more_the_less_is_left() -> None:
    early = lead(lay(goals=(1, 0), bench=("14 15", "14 15")))
    late = lead(lay(goals=(1, 0), gone=("m2", "m2")))
    assert late > early


@pytest.mark.parametrize("squad", ["all-hands", "three-banners"])
def test_it_beats_random_with_the_same_squad(squad: str) -> None:
    assert wins_against_random(GAME, 400, {"home": squad, "away": squad}) > 0.75


def test_a_gap_in_midfield_is_filled_before_another() -> None:
    match = lay(bench=("12 13 15", ""), gone=("m2 f3", ""))
    send(match)
    play(match, "roll 6 1")
    send(match)
    play(match, "roll 1 6")
    assert match.legal == ["bring 13", "bring 15", "leave"]
    assert choice(match) == "bring 13"
