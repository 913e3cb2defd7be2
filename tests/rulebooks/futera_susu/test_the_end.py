"""Sections 12 and 13: the end of the match, and ties."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import IllegalAction, Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.state import End
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    bonuses,
    duel,
    dueller,
    goal,
    goals,
    hold,
    lay,
    lock_in,
    lost,
    over,
    pitch,
    play,
    send,
    to_the_goal,
    verb,
)

FORWARDS = "f1 f2 f3 f4"
DEFENDERS = "d1 d2 d3 d4"
ALONE = f"{FORWARDS} {DEFENDERS}"
"""Without these a side has its Midfielders and its Goalkeeper left."""
CLOCK = {"length": "clock"}


# 12. The end of the match.


@clause("SUSU-12.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_without_midfielders_the_match_is_over(turn: int) -> None:
    gone = ["", ""]
    gone[turn] = "m1"
    match = lay(turn=turn, gone=gone, goals=(2, 2))
    duel(match, "1 6")
    assert over(match)
    assert goals(match) == ([1, 2] if turn == 0 else [2, 1])
    assert match.winners == [1 - turn]


@clause("SUSU-12.1")
def test_with_one_left_it_goes_on() -> None:
    match = lay()
    duel(match, "1 6")
    assert not over(match)


@clause("SUSU-12.2")
def test_a_red_card_for_the_last_one_too() -> None:
    match = lay(gone=("", "m2"), hands=("red-card", ""))
    duel_in_front(match)
    play(match, "play red-card on m1")
    assert over(match)
    assert goals(match) == [0, -1]


def duel_in_front(match: Match) -> None:
    """Play a duel of a Forward and a Defender, up to asking the attacker for a card."""
    send(match)
    hold(match)
    play(match, "roll 6 1")
    hold(match)
    send(match)


@clause("SUSU-12.3")
@pytest.mark.parametrize(("choice", "ends"), [("bring 13", False), ("leave", True)])
def test_a_substitute_may_come_on_first(choice: str, ends: bool) -> None:
    match = lay(gone=("m2", ""), bench=("13", ""))
    duel(match, "1 6")
    assert not over(match)
    play(match, choice)
    assert over(match) == ends
    assert goals(match) == [-ends, 0]


@clause("SUSU-12.4")
def test_both_may_lose_a_point() -> None:
    match = lay(gone=("m2", "m1"), goals=(2, 1))
    duel(match, "1 6")
    assert over(match)
    assert goals(match) == [1, 0]


@clause("SUSU-12.5")
def test_goals_below_zero() -> None:
    match = lay(gone=("m2", "m1 f1"))
    duel(match, "1 6")
    assert goals(match) == [-1, -1]
    assert match.winners == [0]
    match = lay(gone=("m2", ""))
    duel(match, "1 6")
    assert match.scores == [-1, 0]


@clause("SUSU-12.5")
def test_a_point_that_is_lost_leaves_the_goals_scored() -> None:
    match = lay(gone=("m2", "m1"), goals=(2, 1))
    assert scored(match) == [2, 1]
    duel(match, "1 6")
    assert (goals(match), scored(match)) == ([1, 0], [2, 1])
    match = lay(gone=(FORWARDS, ""), goals=(1, 3))
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.state.ended == End.COVER
    assert (goals(match), scored(match)) == ([0, 3], [1, 3])


def scored(match: Match) -> list[float]:
    """Return the goals that playtests count."""
    out = [-1.0, -1.0]
    assert GAME.goals is not None
    GAME.goals(match.box.record, match.state, out)
    return out


@clause("SUSU-3.10")
def test_a_forfeit_is_no_goal() -> None:
    match = lock_in()
    for name in LINE_UP:
        match.play(name, seat=1)
    match.expire_clock()
    assert (goals(match), scored(match)) == ([0, 3], [0, 0])


@clause("SUSU-12.6", "SUSU-12.7", "SUSU-15.2", "SUSU-15.3")
@pytest.mark.parametrize(("possessions", "last"), [(None, 20), (1, 2), (4, 8)])
def test_possessions(possessions: int | None, last: int) -> None:
    options = {"length": "possessions"}
    if possessions is not None:
        options["possessions"] = possessions  # type: ignore[assignment]
    match = lay(possession=last - 1, goals=(0, 1), options=options)
    goal(match)
    assert not over(match)
    assert match.state.turns == last
    goal(match)
    assert over(match)
    assert goals(match) == [1, 2]


@clause("SUSU-12.7", "SUSU-15.2")
def test_ten_possessions_each_are_the_default() -> None:
    match = lay()
    for number in range(20):
        assert match.state.turns == number + 1
        assert match.state.turn == number % 2
        goal(match)
    assert goals(match) == [10, 10]
    assert match.state.sudden_death or over(match)


@clause("SUSU-12.6", "SUSU-12.8", "SUSU-15.2", "SUSU-15.4")
@pytest.mark.parametrize("needed", [None, 1, 5])
def test_first_to_so_many_goals(needed: int | None) -> None:
    options: dict[str, object] = {"length": "goals"}
    if needed is not None:
        options["goals"] = needed
    match = lay(goals=((needed or 3) - 1, 0), possession=60, options=options)
    duel(match, "6 1")
    duel(match, "1 6")
    assert not over(match)
    match = lay(goals=((needed or 3) - 1, 0), possession=60, options=options)
    goal(match)
    assert over(match)
    assert match.winners == [0]


@clause("SUSU-12.6", "SUSU-12.9", "SUSU-15.2", "SUSU-15.5", "SUSU-16.8")
@pytest.mark.parametrize("won", [0, 1, 2])
def test_the_whistle_makes_the_possession_under_way_the_last(won: int) -> None:
    match = lay(goals=(1, 0), possession=60, options=CLOCK)
    for _ in range(won):
        duel(match, "6 1")
    match.expire_clock()
    assert not over(match)
    assert match.observed(match.number - 1, 0) == "whistle"
    duel(match, "1 6")
    assert over(match)
    match = lay(goals=(1, 0), possession=60, options=CLOCK)
    match.expire_clock()
    goal(match)
    assert over(match)
    assert goals(match) == [2, 0]


@clause("SUSU-12.9", "SUSU-15.5")
@pytest.mark.parametrize(("minutes", "seconds"), [(None, 900), (5, 300)])
def test_the_clock_of_the_match(minutes: int | None, seconds: int) -> None:
    options = {**CLOCK, **({} if minutes is None else {"minutes": minutes})}
    match = lay(options=options)
    clock = GAME.clock(match.box, match.state)
    assert clock is not None
    assert clock.seconds == seconds
    match.expire_clock()
    assert GAME.clock(match.box, match.state) is None
    with pytest.raises(IllegalAction):
        match.expire_clock()


@clause("SUSU-12.9", "SUSU-15.2")
@pytest.mark.parametrize("length", ["possessions", "goals"])
def test_no_clock_runs_in_other_matches(length: str) -> None:
    match = lay(options={"length": length})
    assert GAME.clock(match.box, match.state) is None
    with pytest.raises(IllegalAction):
        match.expire_clock()


@clause("SUSU-12.10")
def test_without_a_whistle_it_goes_on() -> None:
    match = lay(options=CLOCK)
    for _ in range(41):
        goal(match)
    assert not over(match)
    duel(match, "1 6")
    duel(match, "1 6")
    assert over(match)
    assert goals(match) == [20, 19]


@clause("SUSU-12.11")
@pytest.mark.parametrize(("goals_now", "winner"), [((2, 1), 0), ((1, 2), 1)])
def test_more_goals_win(goals_now: tuple[int, int], winner: int) -> None:
    # However many Midfielders and cards the other side has.
    gone = ["", ""]
    gone[winner] = "m2 f1 f2"
    match = lay(goals=goals_now, possession=20, gone=gone)
    duel(match, "6 1")
    duel(match, "1 6")
    assert over(match)
    assert match.winners == [winner]
    assert match.scores == list(goals_now)


@clause("SUSU-12.11")
@pytest.mark.parametrize(("goals_now", "winners"), [((2, 0), [0]), ((0, 0), [1])])
def test_a_point_that_is_lost_counts(goals_now: tuple[int, int], winners: list[int]) -> None:
    match = lay(goals=goals_now, gone=("m2", ""))
    duel(match, "1 6")
    assert match.winners == winners


# 13. Ties.


def last_duel(gone: tuple[str, str], **position: object) -> Match:
    """Return a match in which the attacker (seat 0) loses the shot that ends it level."""
    match = lay(possession=20, gone=gone, **position)  # type: ignore[arg-type]
    to_the_goal(match)
    duel(match, "1 6")
    return match


@clause("SUSU-13.1")
@pytest.mark.parametrize("goals_now", [(0, 0), (2, 2)])
@pytest.mark.parametrize("fewer", [0, 1])
def test_more_midfielders_win_a_tie(fewer: int, goals_now: tuple[int, int]) -> None:
    gone = ["", ""]
    gone[fewer] = "m2"
    # And yet it has more cards.
    gone[1 - fewer] = "d1 d2 f3 f4"
    match = last_duel((gone[0], gone[1]), goals=goals_now)
    assert over(match)
    assert match.winners == [1 - fewer]


@clause("SUSU-13.2")
def test_after_a_point_that_is_lost_too() -> None:
    match = lay(goals=(1, 0), gone=("m2", ""))
    duel(match, "1 6")
    assert goals(match) == [0, 0]
    assert match.winners == [1]
    match = lay(goals=(1, 0), gone=(f"{FORWARDS} m2", ""))
    duel(match, "6 1")
    duel(match, "1 6")
    assert goals(match) == [0, 0]
    assert match.winners == [1]


@clause("SUSU-13.3")
@pytest.mark.parametrize("fewer", [0, 1])
def test_then_more_cards_on_the_pitch(fewer: int) -> None:
    gone = ["", ""]
    gone[fewer] = "f4 d4"
    match = last_duel((gone[0], gone[1]))
    assert over(match)
    assert match.winners == [1 - fewer]


def sudden_death(
    gone: tuple[str, str] = ("", "f4"),
    options: Mapping[str, object] | None = None,
    **position: object,
) -> Match:
    """Return a match that is level in everything; seat 0 had the last attack and lost a Forward in
    it.
    """
    match = last_duel(gone, options=options, **position)
    assert not over(match)
    return match


@clause("SUSU-13.4")
def test_sudden_death_goes_on_until_one_leads_after_as_many_attempts() -> None:
    match = sudden_death()
    assert match.state.sudden_death == 1
    for dice in ("6 1", "6 1", "1 6", "1 6", "6 1"):
        duel(match, dice)
        assert not over(match)
    duel(match, "1 6")
    assert over(match)
    assert match.winners == [1]
    match = sudden_death()
    duel(match, "1 6")
    duel(match, "6 1")
    assert match.winners == [0]


@clause("SUSU-13.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_side_that_did_not_attack_last_begins(turn: int) -> None:
    gone = ("", "f4") if turn == 0 else ("f4", "")
    match = lay(turn=turn, possession=20, gone=gone)
    to_the_goal(match)
    duel(match, "1 6")
    assert match.actor == 1 - turn
    duel(match, "6 1")
    assert match.actor == turn


@clause("SUSU-13.5")
@pytest.mark.parametrize(
    ("gone", "shooters"),
    [
        (("", "f4"), ["f1", "f2", "f3"]),
        (("d1 d2 d3", FORWARDS), ["m1", "m2"]),
    ],
)
def test_who_shoots(gone: tuple[str, str], shooters: list[str]) -> None:
    match = sudden_death(gone)
    assert (match.actor, match.legal) == (1, [f"send {spot}" for spot in shooters])
    play(match, match.legal[-1])
    assert dueller(match, 0) == "g"
    assert verb(match) == "roll"


@clause("SUSU-13.5")
def test_a_defender_shoots_where_nobody_else_is_left() -> None:
    # Both lose their last Midfielder in the same duel.
    match = lay(gone=(f"{FORWARDS} m2", f"{FORWARDS} m1"))
    duel(match, "1 6")
    assert (match.actor, match.legal) == (1, ["send d1", "send d2", "send d3", "send d4"])


@clause("SUSU-13.5")
def test_the_shooter_is_chosen_each_time() -> None:
    match = sudden_death()
    duel(match, "6 1", "f1")
    duel(match, "6 1", "f2")
    assert match.legal == ["send f1", "send f2", "send f3"]


@clause("SUSU-13.5")
def test_the_shooter_is_chosen_wherever_the_last_attack_has_ended() -> None:
    match = lay(possession=20)
    duel(match, "6 1")
    duel(match, "1 6", "f1", "d2")
    assert match.state.sudden_death == 1
    assert (match.actor, match.legal) == (1, ["send f1", "send f2", "send f3", "send f4"])


@clause("SUSU-13.6")
def test_no_action_cards_in_sudden_death() -> None:
    match = sudden_death(hands=("home-crowd", "home-crowd"))
    play(match, "send f1")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert verb(match) == "send"


@clause("SUSU-13.6")
@pytest.mark.parametrize(
    ("removal", "gone"), [("failed-attack", ("", "f4")), ("every-loser", ("m2 d1", "f4"))]
)
def test_nobody_leaves_in_sudden_death(removal: str, gone: tuple[str, str]) -> None:
    match = sudden_death(gone, {"removal": removal})
    before = [lost(match, seat) for seat in range(2)]
    for dice in ("1 6", "1 6", "6 1"):
        duel(match, dice)
        assert [lost(match, seat) for seat in range(2)] == before


@clause("SUSU-13.6")
def test_a_midfielder_who_misses_there_loses_no_point() -> None:
    match = sudden_death(("d1 d2 d3", FORWARDS))
    duel(match, "1 6", "m1")
    assert not over(match)
    assert goals(match) == [0, 0]


@clause("SUSU-13.6", "SUSU-13.7")
def test_a_midfielder_who_shoots_there_keeps_the_group_bonus() -> None:
    match = sudden_death(("d1 d2 d3", FORWARDS), squads=("plain", "loyal"))
    send(match, "m1")
    assert bonuses(match) == [0, 2]


@clause("SUSU-13.7")
def test_ties_are_rolled_again_there() -> None:
    match = sudden_death()
    send(match)
    play(match, "roll 3 3")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert match.actor == 0


@clause("SUSU-13.7")
def test_bonuses_count_there() -> None:
    match = sudden_death(
        squads=("loyal", "loyal"), gone=("d1", "d1 f4"), wearing=({}, {8: "red-captain"})
    )
    send(match, "f2")
    assert bonuses(match) == [0, 5]


@clause("SUSU-13.8")
@pytest.mark.parametrize("goals_now", [(0, 0), (2, 2)])
def test_the_winner_of_a_tie_has_half_a_goal_more(goals_now: tuple[int, int]) -> None:
    match = sudden_death(goals=goals_now)
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.scores == [goals_now[0], goals_now[1] + 0.5]
    match = last_duel(("m2", "d1 d2 f3 f4"), goals=goals_now)
    assert match.scores == [goals_now[0], goals_now[1] + 0.5]


@clause("SUSU-13.9")
def test_after_twenty_attempts_each_it_is_a_draw() -> None:
    match = sudden_death()
    for _ in range(20):
        assert not over(match)
        duel(match, "6 1")
        duel(match, "6 1")
    assert over(match)
    assert (match.scores, match.winners) == ([0, 0], [])


@clause("SUSU-13.9")
def test_the_twentieth_can_still_decide() -> None:
    match = sudden_death()
    for _ in range(19):
        duel(match, "6 1")
        duel(match, "6 1")
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.winners == [1]


@clause("SUSU-13.9")
def test_two_goalkeepers_alone_play_a_draw() -> None:
    match = lay(gone=(f"{ALONE} m2", f"{ALONE} m1"))
    duel(match, "1 6")
    assert over(match)
    assert [pitch(match, seat) for seat in range(2)] == [{"g"}, {"g"}]
    assert (match.scores, match.winners) == ([-1, -1], [])


@clause("SUSU-12.10")
def test_a_whole_match_by_the_clock_ends_without_one() -> None:
    match = lock_in(CLOCK)
    play(match, *LINE_UP, *LINE_UP)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[-1])
    assert match.state.ended in (End.MIDFIELDERS, End.COVER)
