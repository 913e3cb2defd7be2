"""Sections 17 to 19: captain skills, Coach cards and Fatigue."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import goals
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    around,
    ball,
    can,
    cards,
    carrier,
    draws,
    hand,
    lay,
    lies,
    morale,
    next_turn,
    power,
    spaces,
    where,
)

BOLT, CLIFF = ("bolt", "ace"), ("cliff", "ace")


@clause("SUPER-17.1")
def test_only_the_captain_performs_a_skill() -> None:
    match = lay("2 e7, captain c3", "3 e8", ball="e7", hands=("dash shove",))
    refused(match, "play dash")
    refused(match, "play shove")
    match = lay("captain e7", "3 e8", hands=("dash",))
    play(match, "play dash")
    assert all(name.startswith("move captain ") for name in match.legal)


@clause("SUPER-17.2", "SUPER-17.3")
@pytest.mark.parametrize(
    ("captains", "card", "good", "bad"),
    [
        (("ace", "bolt"), "dash", "captain e7", "captain e6, 2 e7"),
        (("ace", "bolt"), "shove", "captain e7, 2 a3", "captain e6, 2 a3"),
        (BOLT, "swoop", "captain e6", "captain e5"),
        (BOLT, "blast", "captain e8", "captain e7"),
        (CLIFF, "tap-in", "captain g11", "captain h11"),
        (CLIFF, "drift", "captain e6, 2 e7", "captain e7"),
    ],
)
def test_conditions(captains: tuple[str, str], card: str, good: str, bad: str) -> None:
    space = {"blast": None, "tap-in": None}.get(card, "e7")
    away = "3 f8" if card == "shove" else ""
    for home, possible in ((good, True), (bad, False)):
        match = lay(home, away, ball=space, captains=captains, hands=(card,))
        assert can(match, f"play {card}") == possible
        if not possible:
            assert "SUPER-17.2" in refused(match, f"play {card}")


@clause("SUPER-17.4", "SUPER-17.5")
def test_a_move_is_a_movement() -> None:
    match = lay("captain e7", hands=("dash",))
    play(match, "play dash")
    assert spaces(match, "move captain") == around("e7", 2)
    play(match, "move captain e9")
    assert lies(match, 0, "captain")
    assert ball(match) == "e9"


@clause("SUPER-17.5")
def test_an_inactive_captain_pays_for_it() -> None:
    match = lay("captain e7", hands=("dash",), lying=("captain", ""), morale=(1, 0))
    play(match, "play dash")
    assert spaces(match, "move captain") == around("e7")
    play(match, "move captain e8")
    assert morale(match) == [0, 0]
    match = lay("captain e7", hands=("dash",), lying=("captain", ""))
    refused(match, "play dash")


@clause("SUPER-17.6")
def test_the_captain_passes() -> None:
    match = lay("captain e5, 2 e9", hands=("thread",))
    play(match, "play thread")
    assert {"e9", "e7"} <= spaces(match, "pass")
    play(match, "pass e9", "roll 4")
    assert carrier(match) == (0, "2")


@clause("SUPER-17.7")
def test_the_captain_shoots() -> None:
    match = lay("captain e10", hands=("dash",))
    play(match, "play dash", "move captain e11")
    play(match, "strike left", "strike right", "reveal left right", "roll 4", "roll 1")
    assert goals(match) == [1, 0]


@clause("SUPER-17.8")
def test_opponents_on_the_line_add_no_power() -> None:
    match = lay("captain e5, 2 e9", "3 e6, 4 e7", hands=("thread",))
    play(match, "play thread", "pass e9")
    assert power(match)[0] == 2
    match = lay("captain e9", "3 e10", hands=("blast",), captains=BOLT)
    play(match, "play blast", "strike middle", "strike middle", "reveal middle middle")
    assert power(match)[0] == 2


@clause("SUPER-17.8")
def test_the_next_pass_is_an_ordinary_one() -> None:
    match = lay("captain e5, 2 e7", "3 e6, 4 e8", hands=("thread forward",))
    play(match, "play thread", "pass e7", "roll 4", "spend forward on action", "pass e9")
    assert power(match)[0] == 2


@clause("SUPER-17.9")
def test_they_catch_it_all_the_same() -> None:
    match = lay("captain e5, 2 e9", "3 e7", hands=("thread",))
    play(match, "play thread", "pass e9", "roll 1")
    assert carrier(match) == (1, "3")


@clause("SUPER-17.10", "SUPER-17.11")
def test_an_opponent_is_pushed_one_space() -> None:
    match = lay("captain e5, 2 e7", "3 e6, 4 g5, 5 d7", hands=("shove",))
    play(match, "play shove")
    free = around("e6") - {"e5", "e7", "d7"}
    assert set(match.legal) == {f"push 3 {space}" for space in free}
    play(match, "push 3 f7")
    assert where(match, 1, "3") == "f7"
    assert not lies(match, 1, "3")


@clause("SUPER-17.10")
@pytest.mark.parametrize("piece", ["captain", "2", "5"])
def test_anybody_but_the_goalie_is_pushed(piece: str) -> None:
    match = lay("captain e5", f"{piece} e6", hands=("shove",))
    play(match, "play shove", f"push {piece} e7")
    assert where(match, 1, piece) == "e7"


@clause("SUPER-17.10")
def test_a_carrier_is_pushed_with_the_ball() -> None:
    match = lay("captain e5", "3 e6", ball="e6", hands=("shove",))
    play(match, "play shove", "push 3 f7")
    assert (ball(match), carrier(match)) == ("f7", (1, "3"))


@clause("SUPER-17.11")
def test_nobody_is_pushed_into_a_small_rectangle_and_no_goalie_at_all() -> None:
    match = lay("captain e11", "3 e12, goalie f12", hands=("shove",))
    play(match, "play shove")
    assert {name.split()[1] for name in match.legal} == {"3"}
    assert not {"push 3 d13", "push 3 e13", "push 3 f13"} & set(match.legal)


@clause("SUPER-17.12")
def test_a_bypass_changes_places_without_a_roll() -> None:
    match = lay("captain e5", "3 e6, 4 d4", hands=("glide",), captains=BOLT)
    play(match, "play glide")
    assert match.legal == ["bypass 3", "bypass 4"]
    play(match, "bypass 3")
    assert (where(match, 0, "captain"), where(match, 1, "3")) == ("e6", "e5")
    assert carrier(match) == (0, "captain")
    assert not lies(match, 0, "captain")


@clause("SUPER-17.12")
def test_who_has_the_ball_keeps_it() -> None:
    match = lay("captain e5", "3 e6", ball="e6", hands=("glide",), captains=BOLT)
    play(match, "play glide", "bypass 3")
    assert (ball(match), carrier(match)) == ("e5", (1, "3"))


@clause("SUPER-17.13")
def test_nobody_is_bypassed_into_a_small_rectangle() -> None:
    match = lay("captain e12", "goalie e13, 3 e11", hands=("glide",), captains=BOLT)
    play(match, "play glide")
    assert match.legal == ["bypass 3"]


@clause("SUPER-17.14")
def test_the_first_element_of_a_skill_must_be_possible() -> None:
    around_him = "captain e5, goalie e4, 2 d4, 3 f4, 4 d5, 5 f5"
    match = lay(around_him, "3 d6, 4 e6, 5 f6", ball="a9", hands=("swoop forward",), captains=BOLT)
    assert "SUPER-17.2" in refused(match, "play swoop")
    drift = lay(around_him, "3 d6, 4 e6, 5 f6", ball="a9", hands=("drift",), captains=CLIFF)
    assert "SUPER-17.14" in refused(drift, "play drift")


@clause("SUPER-17.14")
def test_who_lies_without_morale_cannot_begin_with_a_move() -> None:
    match = lay("captain e5", ball="a9", hands=("drift",), captains=CLIFF, lying=("captain", ""))
    assert "SUPER-6.3" in refused(match, "play drift")


@clause("SUPER-17.14")
def test_an_element_that_is_impossible_ends_the_skill() -> None:
    match = lay("captain e5", "3 e6", hands=("shove",), lying=("captain", ""))
    play(match, "play shove", "push 3 e7")
    # The captain lies and has no Morale, so the move that comes next is impossible.
    assert draws(match)


@clause("SUPER-18.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_coach_card_in_either_role(turn: int) -> None:
    match = lay(
        "captain e5", ball=("e5", "a13")[turn], teams=("delta", "beta"), hands=("whistle forward",)
    )
    assert can(match, "play whistle")


@clause("SUPER-18.2")
def test_its_cost_is_paid_first() -> None:
    match = lay("captain e5", hands=("wake-up forward",))
    assert "SUPER-18.2" in refused(match, "play wake-up")
    match = lay("captain e5", hands=("wake-up forward",), morale=(1, 0))
    play(match, "play wake-up")
    assert morale(match) == [0, 0]


@clause("SUPER-18.3")
def test_all_pieces_stand_up() -> None:
    match = lay("captain e5", hands=("wake-up forward",), morale=(1, 0), lying=("captain 2 5", "3"))
    play(match, "play wake-up")
    assert not any(lies(match, 0, piece) for piece in ("captain", "2", "5"))
    assert lies(match, 1, "3")


@clause("SUPER-18.3")
def test_cards_from_the_deck() -> None:
    match = lay("captain e5", teams=("beta", "alpha"), hands=("new-plan forward",))
    play(match, "play new-plan")
    match.roll()
    assert draws(match)
    match.roll()
    assert len(hand(match, 0)) == 3
    assert match.actor == 0


@clause("SUPER-18.3", "SUPER-18.5")
def test_fatigue_back_to_the_bank() -> None:
    match = lay(
        "captain e5",
        teams=("gamma", "beta"),
        hands=("spa forward fatigue",),
        decks=("backward", None),
    )
    play(match, "play spa")
    # It was not seen being taken, so it stays.
    assert hand(match, 0) == ["fatigue", "forward"]
    seen = lay("captain e5", teams=("gamma", "beta"), hands=("spa forward fatigue*3",))
    seen.state.known_fatigue[0] = 2
    play(seen, "play spa")
    assert hand(seen, 0) == ["fatigue", "forward"]
    assert seen.view()["players"][0]["hand"] == 2
    assert seen.state.fatigues[0] == 1


@clause("SUPER-18.3")
def test_movements_and_actions() -> None:
    match = lay("captain e5", teams=("delta", "beta"), hands=("whistle forward",))
    play(match, "play whistle")
    assert match.legal == ["take movement", "take action", "done"]
    play(match, "take movement", "move 2 b2", "take movement", "move 3 h2", "take action")
    assert can(match, "shoot")


@clause("SUPER-18.3")
def test_morale_and_more_cards() -> None:
    match = lay(
        "captain e5, 2 c4, 3 g4, 4 c2",
        teams=("epsilon", "beta"),
        hands=("all-in forward backward cross",),
    )
    play(match, "play all-in")
    assert morale(match) == [2, 0]
    play(match, "spend forward on movement", "move 2 c5")
    play(match, "spend backward on movement", "move 3 g5")
    assert can(match, "spend cross on movement")
    play(match, "spend cross on movement", "move 4 c3")
    assert draws(match)


@clause("SUPER-18.4")
def test_a_draw_of_a_coach_card_moves_the_token() -> None:
    match = lay(
        "captain e5", teams=("beta", "alpha"), hands=("new-plan forward",), decks=("cross", None)
    )
    play(match, "play new-plan", "draw cross")
    assert match.state.clock == 1
    assert "draw new-plan" in match.outcomes


@clause("SUPER-18.5")
def test_fatigue_of_the_discard_pile_goes_first() -> None:
    match = lay(
        "captain e5, 2 c4",
        teams=("gamma", "beta"),
        hands=("spa forward fatigue*2",),
        decks=("backward", None),
    )
    play(match, "spend fatigue on movement", "move 2 c5")
    match.state.known_fatigue[0] = 1
    play(match, "play spa")
    assert cards(match, "discards", 0).count("fatigue") == 0
    assert hand(match, 0) == ["forward"]


@clause("SUPER-19.1")
def test_fatigue_is_good_for_one_movement() -> None:
    match = lay("captain e5, 2 c4", hands=("fatigue",))
    assert match.legal == ["spend fatigue on movement"]
    for use in ("play fatigue", "spend fatigue on action"):
        assert "SUPER-19.1" in refused(match, use)


@clause("SUPER-19.2")
def test_it_comes_back() -> None:
    match = lay("captain e5, 2 c4", hands=("fatigue",), decks=("", None))
    play(match, "spend fatigue on movement", "move 2 c5")
    assert "draw fatigue" in match.outcomes
    next_turn(match)


@clause("SUPER-19.3")
def test_an_empty_bank_gives_no_fatigue() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two", "forward fatigue*16"))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert hand(match, 0) == []
    match = lay("captain e5, 2 e7", hands=("one-two", "forward fatigue*15"))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert hand(match, 0) == ["fatigue"]


@clause("SUPER-19.4")
def test_a_tactic_that_fails_brings_none() -> None:
    match = lay("captain e5, 2 e7", "3 e6", hands=("one-two forward",))
    play(match, "play one-two", "pass e7", "roll 1")
    assert hand(match, 0) == ["forward"]
