"""Section 8: what the action cards do."""

import pytest

from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    STATS,
    bonuses,
    can,
    deck,
    duel,
    dueller,
    face_up,
    goals,
    hand,
    hold,
    lay,
    lost,
    play,
    send,
    substitutes,
    to_the_goal,
    totals,
    used,
    verb,
)
from tests.rulebooks.refusals import refused

LOYAL = ("loyal", "plain")


# The Red Card.


@clause("SUSU-8.1")
@pytest.mark.parametrize("spot", ["f2", "m2", "d4"])
def test_red_card_takes_a_card_off_at_once(spot: str) -> None:
    match = lay(hands=("red-card", ""))
    send(match, "m1", "m1")
    play(match, f"play red-card on {spot}")
    assert (lost(match, 0), lost(match, 1)) == (set(), {spot})
    assert verb(match) == "roll"


@clause("SUSU-8.2")
def test_red_card_is_played_on_anybody_but_the_goalkeeper() -> None:
    match = lay(hands=("red-card", ""))
    send(match, "m1", "m2")
    spots = ("f1", "f2", "f3", "f4", "m1", "m2", "d1", "d2", "d3", "d4")
    assert match.legal == [*(f"play red-card on {spot}" for spot in spots), "hold"]
    assert face_up(match, 1) == {"m2"}
    assert "SUSU-8.2" in refused(match, "play red-card on g")
    match = lay(hands=("red-card", ""))
    to_the_goal(match)
    assert "SUSU-8.2" in refused(match, "play red-card on g")


@clause("SUSU-8.3")
def test_one_in_the_duel_is_replaced() -> None:
    match = lay(hands=("red-card", ""))
    send(match, "m1", "m2")
    play(match, "play red-card on m2")
    assert (match.actor, match.legal) == (1, ["send m1"])
    play(match, "send m1")
    assert dueller(match, 1) == "m1"
    assert face_up(match, 1) == {"m1"}
    play(match, "roll 6 1")
    assert match.state.last_winner == 0


@clause("SUSU-8.3")
def test_its_owner_fills_the_hole_first() -> None:
    match = lay(hands=("", "red-card"), bench=("15 16", ""))
    duel(match, "6 1")
    send(match, "f2", "d1")
    play(match, "play red-card on f2")
    assert (match.actor, match.legal) == (0, ["bring 15", "leave"])
    play(match, "bring 15")
    assert match.legal == ["send f1", "send f2", "send f3", "send f4"]
    play(match, "send f2", "roll 6 1")
    assert dueller(match, 0) == "f2"
    assert verb(match) == "roll"


@clause("SUSU-8.3")
def test_the_one_who_shoots_is_replaced_too() -> None:
    match = lay(hands=("", "red-card"))
    to_the_goal(match)
    assert dueller(match, 0) == "f1"
    play(match, "play red-card on f1")
    assert (match.actor, match.legal) == (0, ["send f2", "send f3", "send f4"])
    play(match, "send f3", "roll 6 1")
    assert goals(match) == [1, 0]


@clause("SUSU-8.3")
def test_a_midfielder_comes_in_where_no_forward_is_left() -> None:
    match = lay(hands=("", "red-card"), gone=("f1 f2 f3", ""))
    duel(match, "6 1")
    send(match, "f4", "d1")
    play(match, "play red-card on f4")
    assert match.legal == ["send m1", "send m2"]
    play(match, "send m1")
    assert match.state.covering[0] == 1


@clause("SUSU-8.3")
def test_without_midfielders_the_match_is_over() -> None:
    match = lay(hands=("red-card", ""), gone=("", "m2"))
    send(match)
    play(match, "play red-card on m1")
    assert match.actor is None
    assert goals(match) == [0, -1]


@clause("SUSU-8.4")
def test_the_die_stays() -> None:
    match = lay(hands=("red-card", ""), wearing=({}, {6: "rock", 7: "leaf"}))
    send(match, "m1", "m1")
    play(match, "hold", "roll 6 2", "play red-card on m1", "send m2")
    # 10 against 1: the die of the one who has gone is read on the one who came.
    assert match.state.last_winner == 0
    assert [match.state.last_die[seat] for seat in range(2)] == [6, 2]


@clause("SUSU-8.4")
def test_so_does_what_cards_have_added() -> None:
    match = lay(hands=("red-card", "home-crowd offside"))
    send(match, "m1", "m1")
    play(match, "hold", "play home-crowd", "roll 3 3", "play red-card on m1", "send m2")
    assert match.state.last_winner == 1
    assert match.state.last_boost[1] == 1


@clause("SUSU-8.4")
@pytest.mark.parametrize("rolled", [False, True])
def test_the_bonus_is_that_of_the_one_who_comes(rolled: bool) -> None:
    captain = {8: "red-captain"}
    match = lay(hands=("red-card", "offside"), wearing=({}, captain | {6: "blue-m2", 7: "red-m1"}))
    send(match, "m1", "m1")
    assert bonuses(match) == [0, 0]
    if rolled:
        play(match, "hold", "hold", "roll 3 2")
    play(match, "play red-card on m1", "send m2")
    assert bonuses(match) == [0, 5]
    if rolled:
        play(match, "hold")
        assert match.state.last_winner == 1


# What is added and taken.


@clause("SUSU-8.5", "SUSU-16.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_energy_boost_adds_2_to_one_stat(face: int) -> None:
    match = lay(hands=("energy-boost offside", "offside"))
    send(match)
    play(match, f"play energy-boost on {STATS[face - 1]}", "hold")
    assert [match.state.boost[0, stat] for stat in range(6)] == [
        2 * (stat == face - 1) for stat in range(6)
    ]
    play(match, f"roll {face} {face}")
    assert totals(match) == [6 + face, 4 + face]


@clause("SUSU-8.6")
def test_the_stat_is_chosen_when_it_is_played() -> None:
    match = lay(hands=("energy-boost", ""))
    send(match)
    ways = [f"play energy-boost on {stat}" for stat in STATS]
    assert match.legal == [*ways, "hold"]
    assert "SUSU-8.6" in refused(match, "play energy-boost")
    play(match, "hold", "roll 3 4")
    assert match.legal == [*ways, "hold"]
    play(match, "play energy-boost on passing")
    assert match.state.last_winner == 0


@clause("SUSU-8.7")
def test_var_check_makes_both_roll_again() -> None:
    for dice in ("6 1", "4 2", "1 6"):
        match = lay(hands=("", "var-check"))
        send(match)
        play(match, "hold", f"roll {dice}", "play var-check")
        assert len(match.outcomes) == 36
        assert [match.state.die[seat] for seat in range(2)] == [0, 0]
        play(match, "roll 2 3")
        assert match.state.last_winner == 1


@clause("SUSU-8.8")
def test_var_check_is_played_after_the_roll() -> None:
    match = lay(hands=("var-check", ""))
    send(match)
    assert "SUSU-8.8" in refused(match, "play var-check")
    play(match, "hold", "roll 6 1")
    assert can(match, "play var-check")


@clause("SUSU-8.9")
@pytest.mark.parametrize("player", [0, 1])
def test_yellow_card_takes_2_from_every_stat(player: int) -> None:
    hands = ["offside", "offside"]
    hands[player] = "yellow-card"
    match = lay(hands=hands)
    send(match)
    while match.actor != player:
        play(match, "hold")
    play(match, "play yellow-card")
    hold(match)
    assert [match.state.boost[1 - player, stat] for stat in range(6)] == [-2] * 6
    assert [match.state.boost[player, stat] for stat in range(6)] == [0] * 6
    play(match, "roll 4 4")
    expected = [8, 8]
    expected[1 - player] = 6
    assert totals(match) == expected


@clause("SUSU-8.18")
def test_home_crowd_adds_1_to_every_stat() -> None:
    match = lay(hands=("", "home-crowd"))
    send(match)
    play(match, "play home-crowd")
    assert [match.state.boost[1, stat] for stat in range(6)] == [1] * 6
    play(match, "roll 5 5")
    assert match.state.last_winner == 1


@clause("SUSU-8.17")
@pytest.mark.parametrize(("dice", "winner"), [("6 3", None), ("5 3", 1), ("6 2", 0)])
def test_the_wall_adds_3_to_the_goalkeeper(dice: str, winner: int | None) -> None:
    match = lay(hands=("", "the-wall"))
    to_the_goal(match)
    play(match, "play the-wall", f"roll {dice}")
    assert match.state.duels == (2 if winner is None else 3)
    if winner is not None:
        assert match.state.last_winner == winner


@clause("SUSU-8.17")
def test_the_wall_is_for_ones_own_goalkeeper() -> None:
    match = lay(hands=("the-wall", "the-wall"))
    for _ in range(2):
        send(match)
        for _ in range(2):
            assert "SUSU-8.17" in refused(match, "play the-wall")
            play(match, "hold")
        play(match, "roll 6 1")
        hold(match)
    assert "SUSU-8.17" in refused(match, "play the-wall")
    play(match, "hold")
    assert can(match, "play the-wall")


# Dice and ties.


@clause("SUSU-8.10")
@pytest.mark.parametrize("holder", [0, 1])
def test_advantage_wins_a_tie(holder: int) -> None:
    hands = ["", ""]
    hands[holder] = "advantage"
    match = lay(hands=hands)
    send(match)
    play(match, "play advantage", "roll 3 3")
    assert match.state.last_winner == holder
    match = lay(hands=hands)
    send(match)
    play(match, "play advantage", ("roll 3 4", "roll 4 3")[holder])
    assert match.state.last_winner == 1 - holder


@clause("SUSU-8.10")
def test_two_advantages_are_none() -> None:
    match = lay(hands=("advantage", "advantage"))
    send(match)
    play(match, "play advantage", "play advantage", "roll 3 3")
    assert verb(match) == "roll"
    assert match.state.duels == 0


@clause("SUSU-8.16", "SUSU-16.7")
@pytest.mark.parametrize("holder", [0, 1])
def test_captains_cry_rolls_ones_own_die_again(holder: int) -> None:
    hands = ["", ""]
    hands[holder] = "captains-cry"
    match = lay(hands=hands)
    send(match)
    assert "SUSU-8.16" in refused(match, "play captains-cry")
    play(match, "hold", "roll 3 3", "play captains-cry")
    assert match.outcomes == pytest.approx({f"re-roll {face}": 1 / 6 for face in range(1, 7)})
    play(match, "re-roll 4")
    assert match.state.last_winner == holder
    assert [match.state.last_die[seat] for seat in range(2)] == ([4, 3] if holder == 0 else [3, 4])


# Who duels, and where.


@clause("SUSU-8.11")
@pytest.mark.parametrize("holder", [0, 1])
def test_tactical_switch_sends_another_card_of_the_row(holder: int) -> None:
    hands = ["", ""]
    hands[holder] = "tactical-switch*2"
    match = lay(hands=hands)
    send(match, "m1", "m1")
    assert match.legal == ["play tactical-switch on m2", "hold"]
    play(match, "play tactical-switch on m2")
    assert dueller(match, holder) == "m2"
    assert face_up(match, holder) == {"m1", "m2"}
    assert lost(match, holder) == set()
    play(match, "roll 6 1")
    send(match, "f1", "d1")
    row = "f" if holder == 0 else "d"
    assert match.legal == [*(f"play tactical-switch on {row}{n}" for n in (2, 3, 4)), "hold"]
    assert "SUSU-8.11" in refused(match, f"play tactical-switch on {row}1")
    assert "SUSU-8.11" in refused(match, "play tactical-switch on m1")


@clause("SUSU-8.11")
def test_it_is_the_new_card_that_counts() -> None:
    match = lay(hands=("tactical-switch", ""), wearing=({7: "rock"}, {}))
    send(match, "m1", "m1")
    play(match, "play tactical-switch on m2", "roll 1 6")
    assert match.state.last_winner == 0
    match = lay(hands=("tactical-switch", ""), wearing=({8: "blue-captain"}, {}))
    send(match, "m1", "m1")
    assert bonuses(match) == [0, 0]
    play(match, "play tactical-switch on m2")
    assert bonuses(match) == [5, 0]


@clause("SUSU-8.11")
def test_tactical_switch_is_played_before_the_roll() -> None:
    match = lay(hands=("tactical-switch", ""))
    send(match)
    play(match, "hold", "roll 6 1")
    assert "SUSU-8.11" in refused(match, "play tactical-switch on m2")


@clause("SUSU-8.11")
def test_a_goalkeeper_has_nobody_to_change_with() -> None:
    match = lay(hands=("", "tactical-switch"))
    to_the_goal(match)
    assert match.legal == ["hold"]


@clause("SUSU-8.12")
@pytest.mark.parametrize(("dice", "scored"), [("4 1", True), ("4 2", None), ("3 2", False)])
def test_long_ball_leads_straight_to_the_goal(dice: str, scored: bool | None) -> None:
    match = lay(hands=("long-ball", ""))
    send(match)
    play(match, "play long-ball", "roll 6 1")
    assert match.state.stage == 2
    assert match.legal == ["send f1", "send f2", "send f3", "send f4"]
    play(match, "send f3")
    assert verb(match) == "roll"
    assert [match.state.boost[0, stat] for stat in range(6)] == [-2] * 6
    play(match, f"roll {dice}")
    assert goals(match)[0] == int(scored is True)
    assert (match.state.turn == 1) == (scored is not None)


@clause("SUSU-8.12")
def test_long_ball_is_the_attacker_s_in_midfield() -> None:
    match = lay(hands=("long-ball", "long-ball"))
    send(match)
    assert can(match, "play long-ball")
    play(match, "hold")
    assert "SUSU-8.12" in refused(match, "play long-ball")
    play(match, "hold", "roll 6 1")
    hold(match)
    send(match)
    assert "SUSU-8.12" in refused(match, "play long-ball")


@clause("SUSU-8.12")
def test_a_long_ball_that_is_lost_is_forgotten() -> None:
    match = lay(hands=("long-ball", ""))
    send(match)
    play(match, "play long-ball", "roll 1 6")
    assert match.state.turn == 1
    duel(match, "6 1")
    assert match.state.stage == 1


@clause("SUSU-8.13")
def test_offside_ends_the_possession_without_a_roll() -> None:
    match = lay(hands=("", "offside"))
    to_the_goal(match)
    play(match, "play offside")
    assert (match.actor, match.state.turn, match.state.stage) == (1, 1, 0)
    assert goals(match) == [0, 0]
    assert lost(match, 0) == lost(match, 1) == set()
    assert verb(match) == "send"


@clause("SUSU-8.13")
def test_offside_is_the_defender_s_before_the_roll_at_the_goal() -> None:
    match = lay(hands=("offside", "offside"))
    for _ in range(2):
        send(match)
        for _ in range(2):
            assert "SUSU-8.13" in refused(match, "play offside")
            play(match, "hold")
        play(match, "roll 6 1")
        hold(match)
    assert match.state.stage == 2
    assert "SUSU-8.13" in refused(match, "play offside")
    play(match, "hold")
    assert can(match, "play offside")
    play(match, "hold", "roll 6 1", "hold")
    assert match.actor == 1
    assert "SUSU-8.13" in refused(match, "play offside")


# Cards, and substitutes.


@clause("SUSU-8.14")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_extra_time_draws_two_cards(left: int) -> None:
    match = lay(hands=("", "extra-time"), decks=("offside", f"long-ball*{left}"))
    send(match)
    play(match, "play extra-time")
    drawn = 0
    while verb(match) == "draw":
        play(match, "draw long-ball")
        drawn += 1
    assert drawn == min(left, 2)
    assert (hand(match, 1), hand(match, 0)) == (["long-ball"] * drawn, [])
    assert len(deck(match, 1)) == left - drawn
    assert used(match, 1) == ["extra-time"]
    assert verb(match) == "roll"


@clause("SUSU-8.15", "SUSU-16.6")
@pytest.mark.parametrize("holder", [0, 1])
def test_pulled_hamstring_takes_a_substitute_by_lot(holder: int) -> None:
    hands, bench = ["", ""], ["12 13", "12 13"]
    hands[holder] = "pulled-hamstring"
    bench[1 - holder] = "12 14 16"
    match = lay(hands=hands, bench=bench)
    send(match)
    play(match, "play pulled-hamstring")
    hurt = {"injure 12 green-d1", "injure 14 green-m2", "injure 16 green-captain"}
    assert match.outcomes == pytest.approx(dict.fromkeys(hurt, 1 / 3))
    play(match, "injure 14 green-m2")
    assert substitutes(match, 1 - holder) == {12, 16}
    assert substitutes(match, holder) == {12, 13}
    assert match.state.bench[1 - holder] == 2
    assert verb(match) == "roll"


@clause("SUSU-8.19")
@pytest.mark.parametrize("after", [False, True])
def test_stern_word_keeps_the_opponent_from_playing(after: bool) -> None:
    match = lay(hands=("stern-word", "home-crowd var-check"))
    send(match)
    if after:
        play(match, "hold", "hold", "roll 6 1")
    play(match, "play stern-word")
    if not after:
        play(match, "roll 6 1")
    assert match.state.duels == 1
    assert hand(match, 1) == ["home-crowd", "var-check"]
