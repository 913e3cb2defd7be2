"""Sections 23 to 26: the solo game. AutoTeam is the away side and attacks downwards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from kickabout.engine.match import Match
from kickabout.games.super_team import state as s
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import goals
from tests.rulebooks.super_team.positions import (
    PIECE_NAMES,
    SOLO,
    ball,
    carrier,
    differing,
    draws,
    hand,
    lay,
    lies,
    morale,
    new,
    next_turn,
    own_box,
    power,
    results,
    role,
    stack,
    turn_card,
    until,
    where,
)

ACT = "spend forward on action"


def hers(
    home: str = "",
    away: str = "",
    *,
    ball: str | None = None,
    attacker: int | None = None,
    lying: Sequence[str] = ("", ""),
    morale: Sequence[int] = (0, 0),
    markers: str = "",
    clock: int = 0,
    goal_kick: bool = False,
    options: Mapping[str, object] | None = None,
) -> Match:
    """AutoTeam is about to turn a card over; her captain has the ball if nothing is said."""
    return lay(
        home,
        away,
        ball=ball or dict(part.split() for part in away.split(", "))["captain"],
        attacker=attacker,
        turn=1,
        lying=lying,
        morale=morale,
        markers=(markers, ""),
        clock=clock,
        goal_kick=goal_kick,
        options={**SOLO, **(options or {})},
    )


def is_next_card(match: Match) -> bool:
    """Return whether the card under way is done with, and the next one is about to be turned over."""
    return next(iter(match.outcomes), "").startswith("turn ")


# Her next step, or those among which a lot decides, once she turns a card over: clauses, what it is, your
# pieces, hers, the card, her steps, and what differs from her captain having the ball (see `differing`).
STEPS = """
23.10       | no inactive piece             | captain e5          | 3 e8, 2 e11           | through  | move 2 e9             | ball e5, lying 3
23.11       | one on a marked space         | captain e7          | 2 b8, 3 h9            | through  | move 2 d8             | ball e7
23.11       | the other on a marked space   | captain e7          | 2 b9, 3 h8            | through  | move 3 f8             | ball e7
23.12       | a lot of two                  | captain e7          | 2 c11, 3 g11          | through  | move 2 e9/move 3 e9   | ball e7
23.13       | the Goalie stays              | captain e10         | 2 a11, goalie e12     | through  | move 3 f11            | ball e10
23.13       | he fetches a ball at home     | captain e5          | 2 c12, goalie e13     | through  | move goalie d13       | ball d13, attacker 0
23.17       | the nearest marked space      | captain e5          | goalie c11, 2 b8, 3 h8| forward  | kick b8               | ball c11, goal-kick
23.17       | a lot of two marked spaces    | captain e5          | goalie e13, 2 b8, 3 h8| forward  | kick b8/kick h8       | ball e13, goal-kick
23.16       | else the nearest piece        | captain e5          | goalie e13, 2 d10, 3 h7| forward | pass d10              | ball e13, goal-kick
23.19       | else an empty marked space    | goalie e1, row 5    | goalie e13, captain a1, 2 b1, 3 c2, 4 h1, 5 i1 | forward | pass b8/pass h8 | ball e13, goal-kick, option offside-trap
24.1 24.2   | within the range              |                     | captain e5, 2 c8      | backward | shoot                 |
24.1 24.2   | a diagonal is as long         |                     | captain g5, 2 c8      | backward | shoot                 |
24.1 24.2   | out of range                  |                     | captain e6, 2 c8      | backward | pass c8               |
24.2        | towards the left              |                     | captain a4            | forward  | shoot                 |
24.2        | the left is near enough       |                     | captain g4            | forward  | shoot                 |
24.5        | nearest first                 |                     | captain e8, 2 e4, 3 c6| forward  | pass c6               |
24.5        | then least power              | 3 d7                | captain e8, 2 c6, 3 g6| forward  | pass g6               |
24.5        | then a marked space           |                     | captain e8, 2 h6, 3 d5| forward  | pass h6               |
24.5 23.12  | then a lot                    |                     | captain e9, 2 c7, 3 g7| forward  | pass c7/pass g7       |
24.5        | the nearest behind            |                     | captain e9, 2 c11, 3 h10| backward | pass c11            |
24.5        | the nearest level             |                     | captain e9, 2 c9, 3 h9| cross    | pass c9               |
24.5        | ahead of the nearest          |                     | captain e8, 2 c7, 3 i6| through  | pass c6               |
24.5        | two spaces for the same power |                     | captain e9, 2 g9      | through  | pass g7/pass g8       |
24.5        | one of them is taken          | 3 g7                | captain e9, 2 g9      | through  | pass g8               |
24.7        | to the most advanced          |                     | captain e8, 2 c6, 3 g5| cross    | pass g5               |
24.8        | of several the nearest        |                     | captain e8, 2 a5, 3 f5| cross    | pass f5               |
24.8 23.12  | of equally near a lot         |                     | captain e9, 2 b6, 3 h6| cross    | pass b6/pass h6       |
24.15       | not level with the foremost   |                     | captain e7, 2 c7      | forward  | move captain d5       |
24.16       | without the trap              | goalie e1, row 9    | captain e8, 2 c4, 3 g7| cross    | pass c4               |
24.16 22.10 | nobody offside                | goalie e1, row 9    | captain e8, 2 c4, 3 g7| cross    | pass g7               | option offside-trap
24.10       | a dribble                     | 3 e6                | captain e7            | cross    | dribble 3             |
24.10 23.12 | a lot of two rivals           | 2 e4, 3 d5          | captain e5            | cross    | dribble 2/dribble 3   |
24.17       | a rival on a marked space     | 3 b4, 4 c4          | captain c5            | cross    | dribble 3             |
24.11 24.18 | towards the right             |                     | captain e7            | cross    | move captain f5       |
24.11 24.18 | towards the middle            |                     | captain e7            | two      | move captain e5       |
24.12       | beside one of yours           | 3 e5                | captain e7            | cross    | move captain f6       |
24.12       | not into your rectangle       |                     | captain f3            | cross    | move captain f2       |
24.13       | an inactive carrier           |                     | captain e7            | cross    | rest                  | lying captain
24.21       | the Goalie carries it one space|                    | goalie e9, captain e11| cross    | move goalie f8        | ball e9
24.14       | an active piece fetches it    |                     | captain e9, 2 c7, 3 a11| forward | move captain d7       | ball d6, lying 2
24.14 23.12 | a lot of two fetchers         |                     | captain e9, 2 c9      | forward  | move captain c7/move 2 c7 | ball c7
24.14 24.1  | nobody is active              |                     | captain e9, 2 c9      | forward  | rest                  | ball c7, lying captain 2 3 4 5
25.3        | between ball and goal         | captain e5          | 3 c8                  | through  | move 3 e6             | ball e5
25.4        | then nearest to her goal line | captain e5          | 3 i6                  | through  | move 3 g7             | ball e5
25.4        | of two ways round a piece     | captain e4, 5 e5    | 3 g4                  | through  | move 3 f5             | ball e4
25.5        | one who comes nearer          | captain e5          | 3 e6, 2 e9            | through  | move 2 e7             | ball e5
23.10 25.9  | nobody comes nearer           | captain e5          | captain e9            | through  | rest                  | ball e5, lying captain 2 3 4 5
"""
ROWS = {
    "goalie e1, row 5": "goalie e1, captain a5, 2 b5, 3 c5, 4 d5, 5 e5",
    "goalie e1, row 9": "goalie e1, captain a9, 2 b9, 3 h9, 4 i9, 5 a10",
}


def step_cases() -> Iterator[ParameterSet]:
    """Yield the rows of STEPS, each marked with its clauses."""
    for line in STEPS.strip().splitlines():
        clauses, what, home, away, card, steps, others = (part.strip() for part in line.split("|"))
        position = {"home": ROWS.get(home, home), "away": away, **differing(others, 1)}
        marks = clause(*(f"SUPER-{number}" for number in clauses.split()))
        yield pytest.param(position, card, steps.split("/"), id=what, marks=marks)


@pytest.mark.parametrize(("position", "card", "steps"), [*step_cases()])
def test_her_next_step(position: dict[str, Any], card: str, steps: list[str]) -> None:
    match = hers(**position)
    assert turn_card(match, f"auto-{card}") == [f"auto {step}" for step in steps]
    assert len(set(match.outcomes.values())) == 1


# 23. Set-up and turn.


@clause("SUPER-23.1")
def test_she_needs_no_boards_of_yours() -> None:
    match = new(SOLO)
    play(match, "start 0")
    until(match, "play", "spend")
    assert match.actor == 0
    assert match.state.team[0] != s.NONE
    assert match.state.team[1] == s.NONE
    assert {match.observed(n, -1).split()[0] for n in range(match.number)} >= {
        "deal",
        "show",
        "mark",
    }
    assert all(actor != 1 for actor, _ in match.log)


@clause("SUPER-23.2")
def test_three_levels_of_dice() -> None:
    easy, normal, hard = own_box().auto_boards
    assert (easy.markers, easy.stars) == ((1, 2, 1, 1, 2), (0, 1, 0, 0, 1))
    assert (normal.markers, normal.stars) == ((2,) * 5, (1, 2, 0, 0, 1))
    assert (hard.markers, hard.stars) == ((2,) * 5, (2, 2, 1, 1, 1))


@clause("SUPER-23.3")
@pytest.mark.parametrize(("level", "tokens"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_morale_to_begin_with(level: str, tokens: int) -> None:
    assert morale(new({"solo": level})) == [0, tokens]
    assert own_box().with_options({"solo": level}).record.auto_start_morale == tokens


@clause("SUPER-23.4")
def test_her_shape_at_a_kick_off() -> None:
    rows = Counter(space // s.COLS for space in own_box().auto_team.spaces)
    assert [rows[row] for row in sorted(rows)] == [1, 2, 2, 1]
    match = new(SOLO)
    play(match, "start 1")
    until(match, "turn")
    assert [where(match, 1, piece) for piece in PIECE_NAMES] == [
        "e13",
        "g11",
        "c11",
        "g9",
        "c9",
        "e7",
    ]
    assert carrier(match) == (1, "5")


@clause("SUPER-23.5")
def test_what_is_on_her_cards() -> None:
    for card in own_box().auto_cards:
        assert card.offensive.elements
        assert card.moves >= 1
        assert 0 <= card.morale <= 3
        assert card.strike in (0, 1, 2)
        assert card.range >= 1


@clause("SUPER-23.5")
def test_each_of_her_cards_is_equally_likely() -> None:
    match = hers("", "captain e7")
    assert list(match.outcomes.values()) == pytest.approx([1 / 5] * 5)


@clause("SUPER-23.6")
def test_her_turn_is_two_cards() -> None:
    match = lay("captain e7, 2 c4", options=SOLO, lying=("", "captain 3"))
    play(match, "spend forward on movement", "move 2 c5")
    next_turn(match)
    assert not any(lies(match, 1, piece) for piece in PIECE_NAMES)
    cards = 0
    while match.actor == "chance" and not draws(match):
        cards += match.roll().startswith("turn ")
    assert cards == 2
    assert match.actor == 0
    assert hand(match, 0)


@clause("SUPER-23.7", "SUPER-23.20")
def test_her_deck_is_a_clock_too() -> None:
    match = hers("captain e5", "captain c9, 2 g9", ball="e5")
    stack(match, "auto-backward")
    turn_card(match, "auto-backward")
    while not is_next_card(match):
        match.roll()
    assert match.state.clock == 0
    assert len(match.outcomes) == 5
    turn_card(match, "auto-backward")
    assert match.state.clock == 1


@clause("SUPER-23.8")
def test_her_role_is_looked_at_anew() -> None:
    match = hers("captain e5", "3 e8", ball="e5")
    assert turn_card(match, "auto-backward") == ["auto move 3 e6"]
    play(match, "auto move 3 e6", "auto tackle 3", "turn auto-cross", "roll 4 1", "roll 1")
    assert role(match, 1) == "attacker"
    assert turn_card(match, "auto-two") == ["auto dribble captain"]


@clause("SUPER-23.9")
def test_after_a_goal_there_is_no_second_card() -> None:
    match = hers("goalie e2", "captain e4")
    assert turn_card(match, "auto-backward") == ["auto shoot"]
    play(match, "auto shoot", "strike left", "turn auto-cross", "roll 4 2", "roll 1")
    assert goals(match) == [0, 1]
    until(match, "form", "place", "mark")
    assert match.actor == 0


@clause("SUPER-23.12")
def test_else_a_lot_decides() -> None:
    match = hers("captain e7", "2 c11, 3 g11", ball="e7")
    play(match, "turn auto-through")
    assert match.outcomes == {"auto move 2 e9": 0.5, "auto move 3 e9": 0.5}


@clause("SUPER-23.14")
def test_half_time_is_yours() -> None:
    match = hers(
        "captain e5", "captain e8", ball="e5", clock=3, markers="pass*2 dribble*2 tackle*2"
    )
    stack(match, "auto-through", "auto-backward")
    markers = [match.state.markers[1, stat] for stat in range(s.STATS)]
    while match.state.half == 0:
        match.roll()
    asked = set()
    while not is_next_card(match):
        asked.add((match.legal or list(match.outcomes))[0].split()[0])
        assert match.actor != 1
        match.play((match.legal or list(match.outcomes))[0])
    assert {"mark", "place", "draw"} <= asked
    assert [match.state.markers[1, stat] for stat in range(s.STATS)] == markers
    assert where(match, 1, "5") == "e7"
    assert len(match.outcomes) == 5


@clause("SUPER-23.15", "SUPER-23.17")
def test_her_goal_kick_goes_to_the_furthest_marked_space() -> None:
    match = hers("captain e5", "goalie e13, 2 b10, 3 h8", ball="e13", goal_kick=True)
    assert turn_card(match, "auto-forward") == ["auto kick h8"]
    play(match, "auto kick h8")
    assert carrier(match) == (1, "3")
    assert match.state.auto_used == 1
    assert is_next_card(match)


@clause("SUPER-23.18")
def test_the_pass_uses_up_the_card() -> None:
    match = hers("captain e5", "goalie e13, 2 d10", ball="e13", goal_kick=True)
    turn_card(match, "auto-forward")
    play(match, "auto pass d10", "roll 4 1")
    assert match.state.auto_used == 1
    assert is_next_card(match)


@clause("SUPER-23.18")
def test_a_kick_that_is_owed_after_her_second_card_waits() -> None:
    match = lay("captain e10", options=SOLO)
    play(match, ACT, "shoot", "strike middle", "turn auto-backward", "roll 1", "roll 4 1")
    assert carrier(match) == (1, "goalie")
    next_turn(match)
    assert turn_card(match, "auto-forward")[0].startswith(("auto pass", "auto kick"))


# 24. With the ball.


@clause("SUPER-24.1", "SUPER-24.3")
def test_second_the_tactic() -> None:
    match = hers("", "captain e8, 2 e5")
    assert turn_card(match, "auto-forward") == ["auto pass e5"]
    play(match, "auto pass e5", "roll 4 1")
    assert morale(match) == [0, 1]


@clause("SUPER-24.3")
def test_nothing_else_pays() -> None:
    match = hers("", "captain e8, 2 e5")
    assert turn_card(match, "auto-cross") == ["auto pass e5"]
    play(match, "auto pass e5", "roll 4 1")
    assert morale(match) == [0, 0]
    assert is_next_card(match)


@clause("SUPER-24.3")
def test_a_tactic_goes_on_to_its_end() -> None:
    match = hers("2 f7, 3 h7", "captain e8, 2 g8, 3 g5")
    assert turn_card(match, "auto-two") == ["auto pass g8"]
    play(match, "auto pass g8", "roll 4 1")
    assert list(match.outcomes) == ["auto pass g5"]
    play(match, "auto pass g5", "roll 4 1")
    assert morale(match) == [0, 2]
    # The next card begins with its own first element.
    assert "auto pass g7" in turn_card(match, "auto-through")


@clause("SUPER-24.4")
def test_a_tactic_whose_second_element_is_impossible_has_failed() -> None:
    match = hers("captain a3", "captain e8, 2 g8")
    assert turn_card(match, "auto-two") == ["auto pass g8"]
    play(match, "auto pass g8", "roll 4 1")
    assert morale(match) == [0, 0]
    assert is_next_card(match)


@clause("SUPER-24.4")
def test_a_tactic_that_fails_is_the_end_of_the_card() -> None:
    match = hers("", "captain e8, 2 e4")
    turn_card(match, "auto-forward")
    play(match, "auto pass e4", "roll 1 fumble")
    assert (morale(match), ball(match)) == ([0, 0], "e6")
    assert is_next_card(match)


@clause("SUPER-24.6", "SUPER-24.18")
def test_bonus_movements_go_to_the_carrier_first() -> None:
    match = hers("", "captain e8, 2 e5")
    turn_card(match, "auto-forward")
    play(match, "auto pass e5", "roll 4 1")
    assert list(match.outcomes) == ["auto move 2 d3"]
    play(match, "auto move 2 d3")
    assert (ball(match), lies(match, 1, "2")) == ("d3", True)
    assert list(match.outcomes) == ["auto move captain d6"]


@clause("SUPER-24.9")
def test_however_bad_the_odds() -> None:
    match = hers("2 e7, 3 e6, 4 e5", "captain e8, 2 e4")
    assert turn_card(match, "auto-cross") == ["auto pass e4"]
    play(match, "auto pass e4")
    assert power(match)[1] == 5


@clause("SUPER-24.11", "SUPER-24.18")
def test_fifth_the_carrier_moves() -> None:
    match = hers("", "captain e7")
    assert turn_card(match, "auto-cross") == ["auto move captain f5"]
    play(match, "auto move captain f5")
    assert (ball(match), lies(match, 1, "captain")) == ("f5", True)


@clause("SUPER-24.14")
def test_a_loose_ball_of_hers_is_fetched() -> None:
    match = hers("", "captain e9, 2 c7, 3 a11", ball="d6", lying=("", "2"))
    assert turn_card(match, "auto-forward") == ["auto move captain d7"]
    match = hers("", "captain e9, 2 c7", ball="d6")
    assert turn_card(match, "auto-forward") == ["auto move 2 d6"]
    play(match, "auto move 2 d6")
    assert carrier(match) == (1, "2")


@clause("SUPER-24.19")
def test_whoever_cannot_come_nearer_leaves_it_to_the_next() -> None:
    match = hers("", "captain e6, 2 d2, 3 h8")
    turn_card(match, "auto-forward")
    play(match, "auto pass d2", "roll 4 2")
    # Only your Goalie may go nearer to d1 than d2.
    assert list(match.outcomes) == ["auto move captain d4"]


@clause("SUPER-24.19")
def test_if_nobody_can_it_is_lost() -> None:
    match = hers("", "captain e6, 2 d2", lying=("", "captain 2 3 4 5"))
    turn_card(match, "auto-forward")
    play(match, "auto pass d2", "roll 4 2")
    assert is_next_card(match)


@clause("SUPER-24.20")
def test_after_a_through_pass_the_ball_is_taken_along() -> None:
    match = hers("", "captain e8, 2 b7")
    turn_card(match, "auto-through")
    play(match, "auto pass b6", "roll 4 1")
    # d5 would be straighter, but the way to it does not lead over the ball.
    assert list(match.outcomes) == ["auto move 2 c5"]
    play(match, "auto move 2 c5")
    assert ball(match) == "c5"


# 25. Without the ball.


@clause("SUPER-25.1", "SUPER-25.2")
def test_the_nearest_pieces_come_two_spaces_then_one() -> None:
    match = hers("captain e5", "2 d11, 3 e9, 4 g11", ball="e5")
    assert turn_card(match, "auto-cross") == ["auto move 3 e7"]
    play(match, "auto move 3 e7")
    assert lies(match, 1, "3")
    assert list(match.outcomes) == ["auto move 2 e10", "auto move 4 f10"]


@clause("SUPER-25.6")
def test_the_defensive_part_pays() -> None:
    match = hers("captain e5", "3 e9", ball="e5")
    turn_card(match, "auto-through")
    play(match, "auto move 3 e7")
    assert morale(match) == [0, 1]


@clause("SUPER-25.6")
def test_after_all_movements_of_it() -> None:
    match = hers("captain e5", "2 d11, 3 e9, 4 g10", ball="e5")
    turn_card(match, "auto-cross")
    play(match, "auto move 3 e7", "auto move 4 f9", "auto move 2 e10")
    assert is_next_card(match)
    assert morale(match) == [0, 2]


@clause("SUPER-25.7")
def test_a_tackle_by_the_piece_that_moved_last() -> None:
    match = hers("captain e5", "3 e8, 2 d6", ball="e5")
    turn_card(match, "auto-backward")
    play(match, "auto move 3 e6")
    assert list(match.outcomes) == ["auto tackle 3"]


@clause("SUPER-25.7")
def test_it_is_lost_if_that_one_is_not_beside_the_carrier() -> None:
    match = hers("captain e5", "3 e9, 2 d6", ball="e5", lying=("", "2"))
    turn_card(match, "auto-backward")
    play(match, "auto move 3 e7")
    assert is_next_card(match)


@clause("SUPER-25.8")
def test_on_a_second_card_they_go_one_space() -> None:
    match = hers("captain e5", "3 e9, 2 e11", ball="e5")
    turn_card(match, "auto-through")
    play(match, "auto move 3 e7")
    assert turn_card(match, "auto-backward") == ["auto move 2 e10"]


@clause("SUPER-25.9")
def test_a_movement_that_nobody_can_make_ends_the_card() -> None:
    match = hers("captain e5", "3 e9", ball="e5", lying=("", "captain 2 4 5"))
    turn_card(match, "auto-cross")
    play(match, "auto move 3 e7")
    assert is_next_card(match)
    assert morale(match) == [0, 0]


@clause("SUPER-25.10")
def test_a_loose_ball_that_she_picks_up_ends_the_card() -> None:
    match = hers("captain c3", "3 e8, 2 g9", ball="e7", attacker=0)
    turn_card(match, "auto-cross")
    play(match, "auto move 3 e7")
    assert carrier(match) == (1, "3")
    assert is_next_card(match)
    assert morale(match) == [0, 0]
    match = hers("captain c3", "3 e8, 2 g9", ball="e7", attacker=0)
    turn_card(match, "auto-through")
    play(match, "auto move 3 e7")
    assert morale(match) == [0, 1]


# 26. Dice.


@clause("SUPER-26.1", "SUPER-26.2", "SUPER-26.3")
def test_your_tile_then_your_morale_then_her_card() -> None:
    match = lay("captain e9", options=SOLO, morale=(2, 3))
    play(match, ACT, "shoot")
    assert match.legal == ["strike left", "strike middle", "strike right"]
    play(match, "strike left")
    assert match.legal == ["pay 0", "pay 1", "pay 2"]
    play(match, "pay 1")
    assert all(name.startswith("turn ") for name in match.outcomes)
    play(match, "turn auto-backward")
    assert morale(match) == [1, 1]
    assert all(name.startswith("roll ") for name in match.outcomes)


@clause("SUPER-26.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_you_pay_for_a_dribble_and_a_tackle(turn: int) -> None:
    if turn == 0:
        match = lay("captain e5", "3 e6", options=SOLO, morale=(2, 0))
        play(match, ACT, "dribble 3")
    else:
        match = hers("3 e6", "captain e7", morale=(2, 0))
        turn_card(match, "auto-cross")
        play(match, "auto dribble 3")
    assert match.legal == ["pay 0", "pay 1", "pay 2"]


@clause("SUPER-26.3")
@pytest.mark.parametrize(
    ("card", "stock", "left"),
    [("auto-backward", 3, 1), ("auto-backward", 1, 0), ("auto-two", 5, 2), ("auto-cross", 2, 2)],
)
def test_she_pays_the_number_or_what_she_has(card: str, stock: int, left: int) -> None:
    match = lay("captain e5", "3 e6", options=SOLO, morale=(0, stock))
    play(match, ACT, "dribble 3", f"turn {card}")
    assert morale(match) == [0, left]
    play(match, "roll 1", "roll 2 0")
    assert results(match) == [1, 2 + stock - left]


@clause("SUPER-26.4")
def test_a_card_is_turned_even_without_morale() -> None:
    match = lay("captain e5", "3 e6", options=SOLO)
    play(match, ACT, "dribble 3")
    assert all(name.startswith("turn ") for name in match.outcomes)


@clause("SUPER-26.5")
@pytest.mark.parametrize(
    ("card", "space"), [("auto-forward", "d13"), ("auto-two", "e13"), ("auto-cross", "f13")]
)
def test_her_goalie_goes_where_the_card_says(card: str, space: str) -> None:
    match = lay("captain e9", options=SOLO)
    play(match, ACT, "shoot", "strike left", f"turn {card}")
    assert where(match, 1, "goalie") == space


@clause("SUPER-26.5")
@pytest.mark.parametrize(
    ("card", "space"), [("auto-forward", "d1"), ("auto-two", "e1"), ("auto-cross", "f1")]
)
def test_her_shot_goes_where_the_card_says(card: str, space: str) -> None:
    match = hers("", "captain e5")
    turn_card(match, "auto-backward")
    play(match, "auto shoot", "strike left", f"turn {card}")
    assert match.box.space_name(match.state.target) == space


@clause("SUPER-26.6")
def test_on_a_pass_she_pays_nothing_and_turns_nothing() -> None:
    match = hers("", "captain e8, 2 e5", morale=(3, 3))
    turn_card(match, "auto-forward")
    play(match, "auto pass e5")
    assert all(name.startswith("roll ") for name in match.outcomes)
    assert morale(match) == [3, 3]


@clause("SUPER-26.7")
def test_the_card_turned_over_is_gone_but_not_played() -> None:
    match = lay("captain e5, 2 c4", "3 e6", options=SOLO)
    stack(match, "auto-cross", "auto-two")
    play(match, ACT, "dribble 3", "turn auto-cross", "roll 1", "roll 2 1", "end turn")
    while draws(match):
        match.roll()
    assert list(match.outcomes) == ["turn auto-two"]
    assert match.state.auto_used == 0


@clause("SUPER-26.7")
def test_it_may_move_the_token() -> None:
    match = lay("captain e5", "3 e6", options=SOLO)
    stack(match)
    play(match, ACT, "dribble 3", "turn auto-cross")
    assert match.state.clock == 1


@clause("SUPER-26.8")
@pytest.mark.parametrize(("level", "dice", "star"), [("easy", 3, 0), ("hard", 4, 1)])
def test_her_board_says_what_she_rolls(level: str, dice: int, star: int) -> None:
    match = hers("", "captain e8, 2 e5", options={"solo": level})
    turn_card(match, "auto-forward")
    play(match, "auto pass e5")
    roll = "roll 1 0 0" if dice == 4 else "roll 1 0"
    assert all(len(name.split()) == dice for name in match.outcomes)
    play(match, roll)
    assert results(match)[1] == 1 + star - 2


@clause("SUPER-26.9")
def test_the_rest_is_as_always() -> None:
    match = lay("captain e9", options=SOLO, morale=(2, 2))
    play(match, ACT, "shoot", "strike left", "pay 1", "turn auto-cross", "roll 4", "roll 1 0")
    assert power(match) == [2, 1]
    assert results(match) == [4 + 1 - 2, 1 - 1]
    assert goals(match) == [1, 0]
