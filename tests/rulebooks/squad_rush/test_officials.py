"""Section 13: the match official."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    choose_sevens,
    come_to_light,
    draw_up,
    end_turn,
    flip,
    kick_off,
    play_as,
    score_under,
    seven,
    whistle,
)
from tests.rulebooks.squad_rush.reading import (
    by_seat,
    choices,
    goals,
    hand,
    in_deck,
    is_known,
    pile,
    pitch,
    totals,
    verb,
)

RED, BLUE = seven("red"), seven("blue")
WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""
MIXED = f"{seven('blue', but='d6')} green-d6"
TWO_LEGS = {"added-time": "new-official"}
NEUTRAL = "offside"
OFFICIALS = {
    "added-time",
    "var-review",
    "offside",
    "play-on",
    "substitution",
    "quick-restart",
    "set-piece",
    "the-wall",
    "reverse",
    "full-time-whistle",
    "overturned",
}


def under(
    official: str, *pitches: str, options: Mapping[str, object] | None = None
) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the goals of a match under an official, and the defence and attack of both sides."""
    match = kick_off(*pitches, options=options)
    found = score_under(match, official)
    return found, totals(match)


# Flipping.


@clause("RUSH-13.1")
def test_a_referee_card_before_each_match() -> None:
    match = kick_off(RED, BLUE)
    assert {outcome.removeprefix("official ") for outcome in match.outcomes} == OFFICIALS
    assert list(match.outcomes.values()) == pytest.approx([1 / 11] * 11)
    play(match, "official the-wall")
    assert match.state.official == match.box.card_slugs.index("the-wall")
    assert "the-wall" in in_deck(match)
    assert in_deck(match).count("the-wall") == 1


@clause("RUSH-13.1")
def test_for_this_match_only() -> None:
    match = kick_off(RED, BLUE, seven("green"))
    assert score_under(match, "the-wall") == [3, 3]
    assert score_under(match, "overturned") == [4, 4]


@clause("RUSH-13.2")
def test_each_match_has_its_own() -> None:
    match = kick_off(RED, BLUE, seven("green"), seven("white"))
    score_under(match, "the-wall")
    assert verb(match) == "official"
    assert match.state.result_official[0] == match.box.card_slugs.index("the-wall")
    assert match.state.official == -1
    score_under(match, "offside")
    assert match.state.result_official[1] == match.box.card_slugs.index("offside")


@clause("RUSH-13.3")
def test_the_first_referee_card() -> None:
    match = kick_off(RED, BLUE, deck="the-wall*2 offside tackle*5 sub-1")
    assert match.outcomes == {
        "official the-wall": pytest.approx(2 / 3),
        "official offside": pytest.approx(1 / 3),
    }
    play(match, "official offside")
    assert in_deck(match) == ["sub-1", *["tackle"] * 5, "the-wall", "the-wall"]


@clause("RUSH-13.4")
def test_the_pile_is_shuffled_in() -> None:
    match = kick_off(RED, BLUE, deck="sub-1 tackle", pile="offside red-d5 reverse")
    assert match.outcomes == {"gather": 1}
    play(match, "gather")
    assert pile(match) == []
    assert in_deck(match) == ["offside", "red-d5", "reverse", "sub-1", "tackle"]
    assert match.outcomes == {"official offside": 0.5, "official reverse": 0.5}


@clause("RUSH-13.4")
@pytest.mark.parametrize("official", ["yellow-card", "red-d5", ""])
def test_no_official(official: str) -> None:
    match = kick_off(RED, BLUE, deck="sub-1 tackle", pile=official)
    assert match.outcomes == {"no official": 1}
    play(match, "no official")
    assert whistle(match) == [4, 4]
    assert match.state.result_official[0] == -1


@clause("RUSH-13.5")
def test_it_is_discarded_after_the_match() -> None:
    match = kick_off(RED, BLUE, pile="sub-1")
    flip(match, "the-wall")
    assert pile(match) == ["sub-1"]
    whistle(match)
    assert pile(match) == ["sub-1", "the-wall"]


# What they do.


@clause("RUSH-13.6", "RUSH-13.7")
def test_added_time_doubles() -> None:
    found, sums = under("added-time", RED, WEAK)
    assert found == [10, 4]
    assert sums == [(21, 34), (18, 27)]
    match = kick_off(RED, WEAK)
    score_under(match, "added-time")
    assert by_seat(match, "points") == [4, 0]
    assert by_seat(match, "scored") == [10, 4]
    assert match.state.results == 1


@clause("RUSH-13.8")
def test_another_official_for_the_second_leg() -> None:
    match = kick_off(RED, WEAK, options=TWO_LEGS)
    flip(match, "added-time")
    assert "official added-time" not in match.outcomes
    assert "official the-wall" in match.outcomes
    play(match, "official the-wall")
    assert whistle(match) == [5 + 4, 2 + 1]
    assert pile(match) == ["added-time", "the-wall"]


@clause("RUSH-13.8")
def test_it_meddles_with_that_leg_alone() -> None:
    match = kick_off(RED, MIXED, options=TWO_LEGS)
    flip(match, "added-time")
    play(match, "official play-on")
    assert whistle(match) == [(34 - 20) // 3 + (34 - 21) // 3, (33 - 21) // 3 + (34 - 21) // 3]


@clause("RUSH-13.8")
def test_with_no_card_left_for_it() -> None:
    match = kick_off(RED, WEAK, deck="added-time*2 sub-1", options=TWO_LEGS)
    flip(match, "added-time")
    assert match.outcomes == {"no official": 1}
    play(match, "no official")
    assert whistle(match) == [10, 4]


@clause("RUSH-13.8")
def test_a_second_leg_may_let_them_change() -> None:
    match = kick_off(
        f"{seven('red', but='f8')} red-f6", BLUE, hands=("red-f8", "tackle"), options=TWO_LEGS
    )
    flip(match, "added-time")
    play(match, "official substitution", "off red-f6", "on red-f8")
    while verb(match) == "off":
        play(match, "off nobody", "on nobody")
    come_to_light(match)
    assert whistle(match) == [8, 8]
    assert totals(match)[0] == (21, 34)


@clause("RUSH-13.8")
def test_a_second_leg_may_bring_cards() -> None:
    match = kick_off(RED, BLUE, options=TWO_LEGS)
    flip(match, "added-time")
    play(match, "official quick-restart")
    for _ in range(4):
        match.roll()
    assert [len(hand(match, seat)) for seat in range(2)] == [2, 2]


@clause("RUSH-13.9")
def test_var_review() -> None:
    assert under("var-review", RED, WEAK) == ([2, 0], [(21, 24), (18, 19)])


@clause("RUSH-13.9")
def test_the_highest_may_be_a_defender() -> None:
    defenders = "red-g7 red-d8 red-d6 red-m7 red-m6 red-f8! red-f6"
    assert under("var-review", defenders, BLUE)[1] == [(13, 26), (21, 24)]


@clause("RUSH-13.10")
def test_of_equals_the_one_who_attacks() -> None:
    even = "red-g7 red-d8 red-d6 red-m7 red-m6 red-f8 red-f6"
    assert under("var-review", even, BLUE)[1][0] == (21, 19)
    two = "red-g7 red-d6 red-d5 red-m7 red-m6 sub-1 red-f6"
    assert under("var-review", two, BLUE)[1][0] == (18, 18)
    keeper = "red-g7 red-d6 red-d5 red-m6 sub-1 sub-2 red-f6"
    assert under("var-review", keeper, BLUE)[1][0] == (11, 24)


@clause("RUSH-13.11")
def test_offside() -> None:
    assert under("offside", RED, WEAK) == ([2, 0], [(21, 24), (18, 19)])
    assert under("offside", f"{seven('red', but='f8 f10')} sub-1 red-f6", BLUE)[1][0] == (21, 22)


@clause("RUSH-13.12")
def test_ratings_are_those_of_the_match() -> None:
    booked = "red-g7 red-d8 red-d6 red-m9 red-m7 red-f8! red-f6"
    assert under("var-review", booked, BLUE)[1][0] == (21, 7 + 7 + 6)
    captain = "red-g7 red-d8 red-d6 red-m9 red-m7 red-f10! red-f8"
    assert under("offside", captain, BLUE)[1][0] == (21, 24)
    level = "red-g7 red-d8! red-d6 red-m7 red-m6 red-f8! red-f6!"
    assert under("var-review", level, BLUE)[1][0] == (20, 7 + 6 + 5)


@clause("RUSH-13.13")
def test_play_on() -> None:
    three = "red-g7 blue-d8 green-d6 red-m9 red-m7 red-f10 red-f8"
    two = f"{seven('blue', but='d8')} green-d8"
    assert under("set-piece", three, two)[1] == [(19, 32), (20, 33)]
    found = under("play-on", three, two)
    assert found == ([4, 4], [(21, 34), (21, 34)])


@clause("RUSH-13.14")
def test_a_substitution() -> None:
    match = kick_off(
        f"{seven('red', but='f8')} red-f6", WEAK, hands=("red-f8 sub-1 tackle", "blue-f10")
    )
    flip(match, "substitution")
    play(match, "off red-f6", "on red-f8", "off blue-f6", "on blue-f10")
    come_to_light(match)
    assert pitch(match, 0) == sorted(RED.split())
    assert hand(match, 0) == ["red-f6", "sub-1", "tackle"]
    assert hand(match, 1) == ["blue-f6"]
    assert is_known(match, 0, "red-f6") == 1
    assert whistle(match) == [5, 3]
    assert totals(match) == [(21, 34), (18, 31)]


@clause("RUSH-13.14")
def test_one_alone_or_none() -> None:
    match = kick_off(RED, WEAK, hands=("red-f6", "blue-f10"))
    flip(match, "substitution")
    play(match, "off nobody", "on nobody", "off nobody", "on nobody")
    come_to_light(match)
    assert verb(match) == "final"
    assert whistle(match) == [5, 2]


@clause("RUSH-13.15")
def test_both_swap_in_secret() -> None:
    match = kick_off(RED, WEAK, hands=("red-f6", "blue-f10 tackle"))
    flip(match, "substitution")
    assert match.deciding == [0, 1]
    play_as(match, 1, "off blue-f6")
    play_as(match, 0, "off red-f8")
    play_as(match, 1, "on blue-f10")
    assert match.deciding == [0]
    assert "blue-f6" in pitch(match, 1)
    play(match, "on red-f6")
    shown = []
    while verb(match) == "show":
        shown.append(match.roll())
    assert sorted(shown) == [
        "show off blue-f6",
        "show off red-f8",
        "show on blue-f10",
        "show on red-f6",
    ]
    assert "blue-f10" in pitch(match, 1)


@clause("RUSH-13.15")
def test_who_has_no_card_is_not_asked() -> None:
    match = kick_off(RED, WEAK, hands=("red-f6",))
    flip(match, "substitution")
    assert match.deciding == [0]
    play(match, "off red-f8", "on red-f6")
    come_to_light(match)
    assert verb(match) == "final"


def restarted(*hands: str, deck: str, pitches: tuple[str, str] = (RED, WEAK)) -> Match:
    """Return a match with a Quick Restart as the official, after both sides have drawn these cards
    in order.
    """
    match = kick_off(*pitches, hands=hands, deck=f"{deck} quick-restart")
    flip(match, "quick-restart")
    for card in deck.split()[:4]:
        play(match, f"draw {card}")
    return match


@clause("RUSH-13.16")
def test_a_quick_restart() -> None:
    match = restarted("tackle", "", deck="red-f6 offside blue-f10 sub-1 sub-2")
    assert hand(match, 0) == ["offside", "red-f6", "tackle"]
    assert hand(match, 1) == ["blue-f10", "sub-1"]
    play(match, "done")
    assert (match.actor, sorted(match.legal)) == (1, ["done", "play blue-f10", "play sub-1"])
    play(match, "play blue-f10")
    assert verb(match) == "bench"
    play(match, "bench blue-f6")
    come_to_light(match)
    assert whistle(match) == [5, 3]


@clause("RUSH-13.16")
def test_one_player_is_all() -> None:
    match = restarted("red-f6", "", deck="red-d5 offside blue-f10 sub-1 tackle")
    assert sorted(match.legal) == ["done", "play red-d5", "play red-f6"]
    play(match, "play red-d5")
    assert match.actor == 1
    play(match, "done")
    assert verb(match) == "bench"
    assert "tackle" not in hand(match, 0)


@clause("RUSH-13.17")
def test_home_first() -> None:
    match = kick_off(RED, WEAK, hands=("red-f6", "blue-f10"))
    flip(match, "quick-restart")
    assert match.state.drawer == 0
    match.roll()
    match.roll()
    assert match.state.drawer == 1
    draw_up(match)
    assert match.actor == 0
    play(match, "done")
    assert match.actor == 1


@clause("RUSH-13.17")
def test_the_limit_waits_for_the_next_turn() -> None:
    nine = "tackle*8 yellow-card"
    match = kick_off(RED, WEAK, hands=(nine, ""), deck="red-f6 sub-1 blue-f10 sub-2 quick-restart")
    score_under(match, "quick-restart")
    assert len(hand(match, 0)) == 11
    assert match.state.turn == 0
    assert match.state.matchday == 1
    draw_up(match)
    play(match, "done")
    assert verb(match) == "discard"
    end_turn(match, draw=False)
    assert len(hand(match, 0)) == 9


@clause("RUSH-13.18")
def test_the_sevens_are_chosen_anew() -> None:
    match = kick_off(f"{seven('red')} red-f6", WEAK, hands=("red-d5", "tackle"))
    play(match, "bench red-f10")
    come_to_light(match)
    play(match, "official substitution")
    play(match, "off red-f6", "on red-d5", "off nobody", "on nobody")
    come_to_light(match)
    assert sorted(match.legal) == ["bench red-d5", "bench red-d6", "bench red-d8"]
    play(match, "bench red-d6")
    come_to_light(match)
    whistle(match)
    assert totals(match)[0] == (20, 34)


@clause("RUSH-13.18")
def test_a_swap_that_breaks_the_seven_is_refused() -> None:
    match = kick_off(RED, WEAK, hands=("red-d5 tackle", "blue-f10 sub-1"))
    flip(match, "substitution")
    assert sorted(match.legal) == ["off nobody", "off red-d6", "off red-d8"]
    assert "RUSH-13.18" in refused(match, "off red-f10")
    play(match, "off red-d6")
    assert match.legal_for(0) == ["on red-d5"]
    play_as(match, 1, "off blue-m7")
    assert match.legal_for(1) == ["on sub-1"]


@clause("RUSH-13.18")
def test_super_subs_come_and_go_alike() -> None:
    match = kick_off(f"{seven('red', but='d8')} sub-1", WEAK, hands=("red-d5 red-f6 sub-2",))
    flip(match, "substitution")
    assert "off red-g7" in match.legal
    play(match, "off sub-1")
    assert sorted(match.legal) == ["on red-d5", "on sub-2"]


@clause("RUSH-13.19")
def test_a_set_piece() -> None:
    assert under("set-piece", RED, WEAK)[0] == [6, 2]
    assert under("set-piece", WEAK, RED)[0] == [2, 6]
    match = kick_off(RED, BLUE.replace("blue-m7", "blue-m6"))
    score_under(match, "set-piece")
    assert goals(match) == [5, 4]
    assert by_seat(match, "points") == [4, 0]


@clause("RUSH-13.20")
def test_level_in_midfield() -> None:
    assert under("set-piece", RED, BLUE)[0] == [4, 4]


@clause("RUSH-13.21")
def test_bookings_and_subs_in_midfield() -> None:
    assert under("set-piece", seven("red", booked="m9"), BLUE)[0] == [4, 5]
    assert under("set-piece", seven("red", booked="f10 d8"), BLUE)[0] == [4, 4]
    with_sub = f"{seven('red', but='m9')} sub-1"
    assert under("set-piece", with_sub, "blue-g7 blue-d8 blue-d6 blue-m7 blue-m6 blue-f10 blue-f8")[
        0
    ] == [3, 3]


@clause("RUSH-13.22")
def test_the_wall() -> None:
    assert under("the-wall", RED, WEAK) == ([4, 1], [(24, 34), (21, 27)])


@clause("RUSH-13.23")
def test_goals_still_fall() -> None:
    assert under("the-wall", RED, BLUE)[0] == [3, 3]


@clause("RUSH-13.24")
def test_reverse() -> None:
    assert under("reverse", RED, WEAK) == ([0, 0], [(34, 21), (27, 18)])


@clause("RUSH-13.24")
def test_a_wrecked_side_concedes() -> None:
    wreck = "blue-g7 green-d8 red-d5 sub-1! sub-2! sub-3! sub-4!"
    assert under("reverse", RED, wreck) == ([1, 0], [(34, 21), (18, 18)])


@clause("RUSH-13.25")
def test_reverse_is_taken_at_its_word() -> None:
    assert under("reverse", RED, BLUE)[0] == [0, 0]


@clause("RUSH-13.25")
def test_or_passed_over() -> None:
    match = kick_off(RED, BLUE, options={"reverse": "off"}, deck="reverse*2 offside sub-1")
    assert match.outcomes == {"official offside": 1}
    match = kick_off(RED, BLUE, options={"reverse": "off"}, deck="reverse*2 sub-1")
    assert match.outcomes == {"no official": 1}
    play(match, "no official")
    assert whistle(match) == [4, 4]


@clause("RUSH-13.26")
def test_the_full_time_whistle() -> None:
    assert under("full-time-whistle", RED, WEAK)[0] == [1, 0]
    assert under("full-time-whistle", WEAK, RED)[0] == [0, 1]
    match = kick_off(WEAK, RED)
    score_under(match, "full-time-whistle")
    assert by_seat(match, "points") == [0, 4]


@clause("RUSH-13.26")
@pytest.mark.parametrize(
    ("attack", "found"),
    [("red-m7 red-m6 red-f8 red-f6", [1, 0]), ("red-m7! red-m6 red-f8 red-f6", [0, 0])],
)
def test_a_lead_of_six(attack: str, found: list[int]) -> None:
    """27 or 26 in attack meet 21 in defence; the other side has 25 or less against 21."""
    blue = "blue-g7 blue-d8 blue-d6 sub-1 sub-2 sub-3 sub-4"
    assert under("full-time-whistle", f"red-g7 red-d8 red-d6 {attack}", blue)[0] == found


@clause("RUSH-13.27")
def test_the_larger_lead() -> None:
    assert under("full-time-whistle", RED, BLUE)[0] == [0, 0]
    assert under("full-time-whistle", RED, seven("blue", booked="d6"))[0] == [1, 0]
    assert under("full-time-whistle", RED, seven("blue", booked="f8"))[0] == [1, 0]
    both = under("full-time-whistle", seven("red", booked="d6"), seven("blue", booked="f8"))
    assert both == ([0, 0], [(20, 34), (21, 33)])


@clause("RUSH-13.28")
def test_overturned() -> None:
    booked = seven("red", booked="g7 d8 d6 m9 m7 f10 f8")
    assert under("the-wall", booked, BLUE)[1][0] == (21, 30)
    assert under("overturned", booked, seven("blue", booked="m9")) == (
        [4, 4],
        [(21, 34), (21, 34)],
    )


@clause("RUSH-13.28")
def test_the_bookings_are_still_there_afterwards() -> None:
    match = kick_off(seven("red", booked="f10"), BLUE)
    score_under(match, "overturned")
    assert by_seat(match, "pitch_size") == [7, 7]
    assert int(match.state.yellows[match.box.player_slugs.index("red-f10")]) == 1


@clause("RUSH-13.29")
def test_who_was_sent_off_stays_away() -> None:
    match = kick_off(f"{RED} red-f6", BLUE, pile="red-card red-d5", before={"sent_off": (1, 0)})
    choose_sevens(match)
    play(match, "official overturned")
    assert "red-d5" in pile(match)
    assert "red-d5" not in pitch(match, 0)
    assert choices(match) == ["final whistle"]
    assert by_seat(match, "sent_off") == [1, 0]
