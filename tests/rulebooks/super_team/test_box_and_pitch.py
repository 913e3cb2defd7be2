"""Sections 1 and 2: what is in the box, and the pitch."""

from collections import Counter

import pytest

from kickabout.games.super_team import state as s
from kickabout.games.super_team.state import Element
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import goals
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    PIECE_NAMES,
    around,
    ball,
    can,
    cards,
    lay,
    new,
    own_box,
    spaces,
    until,
    where,
)


@clause("SUPER-1.1")
def test_six_pieces_a_side() -> None:
    match = new()
    until(match, "play", "spend")
    for seat in range(2):
        assert len({where(match, seat, piece) for piece in PIECE_NAMES}) == 6


@clause("SUPER-1.2", "SUPER-1.3")
def test_twelve_cards_a_side() -> None:
    match = new(box=None)
    until(match, "play", "spend")
    basics = [card.slug for card in match.box.cards[: s.BASICS]]
    for seat in range(2):
        slugs = cards(match, "hands", seat) + cards(match, "decks", seat)
        groups = Counter(match.box.cards[match.box.kinds[slug]].group for slug in slugs)
        assert groups == {"basic": 5, "team": 3, "coach": 1, "captain": 3}
        assert set(basics) <= set(slugs)
        assert len(set(slugs)) == 12


@clause("SUPER-1.4")
def test_six_teams_and_six_captains() -> None:
    box = own_box()
    assert (len(box.teams), len(box.captains)) == (6, 6)
    assert all(team.ability.kind for team in box.teams)
    assert all(captain.ability or any(captain.stars) for captain in box.captains)


@clause("SUPER-1.5", "SUPER-8.1")
@pytest.mark.parametrize(("markers", "dice"), [("pass", 2), ("pass*2", 3)])
def test_a_green_die_and_two_white_ones_at_most(markers: str, dice: int) -> None:
    match = lay("captain e5, 2 e7", markers=(markers, ""))
    play(match, "spend forward on action", "pass e7")
    assert {len(name.split()) - 1 for name in match.outcomes} == {dice}


@clause("SUPER-1.6")
def test_the_faces_of_the_dice() -> None:
    box = own_box()
    assert box.dice.green == (1, 2, 2, 3, 3, 4)
    assert box.dice.white == (-1, 0, 0, 1, 1, 1)


@clause("SUPER-1.7", "SUPER-1.8")
def test_what_lies_in_the_bank_and_on_the_boards() -> None:
    record = own_box().record
    assert (record.morale_tokens, record.fatigue_cards, record.coach_markers) == (20, 16, 6)


@clause("SUPER-1.8")
def test_three_strike_tiles() -> None:
    match = lay("captain e9")
    play(match, "spend forward on action", "shoot")
    assert match.legal == ["strike left", "strike middle", "strike right"]


@clause("SUPER-1.9")
def test_the_cards_and_boards_of_auto_team() -> None:
    box = own_box()
    assert (len(box.auto_cards), len(box.auto_boards)) == (12, 3)


@clause("SUPER-1.10")
def test_cards_are_made_of_elements() -> None:
    for card in own_box().cards:
        if card is not None and card.kind != s.FATIGUE:
            elements = [element for part in card.parts for element in part.elements]
            assert elements, card.slug
            assert all(1 <= element <= Element.CARDS for element in elements)


@clause("SUPER-1.11")
def test_a_fourth_goal_counts() -> None:
    match = lay("captain e11", goals=(3, 0))
    play(match, "spend forward on action", "shoot", "strike left", "strike right")
    play(match, "reveal left right", "roll 4", "roll 1")
    assert goals(match) == [4, 0]


@clause("SUPER-2.1")
def test_thirteen_rows_of_nine() -> None:
    box = own_box()
    names = {
        box.space_name(box.space(f"{column}{row}"))
        for column in "abcdefghi"
        for row in range(1, 14)
    }
    assert len(names) == 117
    for outside in ("j1", "a14", "a0", "e"):
        with pytest.raises(ValueError, match="a-i"):
            box.space(outside)


@clause("SUPER-2.1", "SUPER-3.10")
def test_the_ball_is_kicked_off_from_the_centre() -> None:
    match = new()
    until(match, "play", "spend")
    assert ball(match) == "e7"


@clause("SUPER-2.2")
@pytest.mark.parametrize(("seat", "goal"), [(0, "e13"), (1, "e1")])
def test_whose_goal_is_where(seat: int, goal: str) -> None:
    match = lay(
        "captain e7", "captain e8", ball=("e7", "e8")[seat], turn=seat, hands=("forward",) * 2
    )
    play(match, "spend forward on action", "shoot", "strike middle", "strike left")
    play(match, "reveal middle left")
    assert match.box.space_name(match.state.target) == goal


@clause("SUPER-2.3", "SUPER-3.8")
@pytest.mark.parametrize(
    ("start", "rectangle"), [(1, {"d1", "e1", "f1"}), (0, {"d13", "e13", "f13"})]
)
def test_the_goalie_is_placed_in_the_small_rectangle(start: int, rectangle: set[str]) -> None:
    match = new()
    play(match, f"start {start}")
    until(match, "place")
    assert spaces(match, "place") == rectangle
    match.play(match.legal[0])
    assert not spaces(match, "place") & rectangle


@clause("SUPER-2.3", "SUPER-2.4")
@pytest.mark.parametrize("piece", ["2 e2", "2 e12", "goalie e12"])
def test_nobody_else_goes_there(piece: str) -> None:
    match = lay(f"captain e7, {piece}", "goalie f13")
    name, space = piece.split()
    play(match, "spend forward on movement")
    line = space.replace("2", "1" if space == "e2" else "3")
    assert "SUPER-2" in refused(match, f"move {name} {line}")


@clause("SUPER-2.4")
def test_nobody_goes_through_a_small_rectangle() -> None:
    match = lay("captain e7, 2 c12", "goalie f13, 2 d11, 3 d12")
    play(match, "spend forward on movement")
    refused(match, "move 2 e12")


@clause("SUPER-2.5", "SUPER-14.1", "SUPER-14.2")
@pytest.mark.parametrize(
    ("goalie", "carrier", "tackles"),
    [
        ("c3", "c4", False),
        ("g3", "g4", False),
        ("b3", "b4", True),
        ("c4", "c5", True),
        ("h3", "h4", True),
    ],
)
def test_the_penalty_area(goalie: str, carrier: str, tackles: bool) -> None:
    match = lay(f"goalie {goalie}", f"captain {carrier}", ball=carrier)
    assert can(match, "spend forward on action") == tackles


@clause("SUPER-2.6", "SUPER-3.8")
@pytest.mark.parametrize(("start", "rows"), [(1, range(1, 7)), (0, range(8, 14))])
def test_the_halves(start: int, rows: range) -> None:
    match = new()
    play(match, f"start {start}")
    until(match, "place")
    own = spaces(match, "place")
    match.play(match.legal[0])
    own |= spaces(match, "place")
    assert {int(space[1:]) for space in own} == set(rows)
    assert len(own) == 54


@clause("SUPER-2.7", "SUPER-14.8")
@pytest.mark.parametrize(
    ("seat", "marked"), [(0, {"b4", "h4", "b6", "h6"}), (1, {"b8", "h8", "b10", "h10"})]
)
def test_the_marked_spaces(seat: int, marked: set[str]) -> None:
    match = lay(ball=("e1", "e13")[seat], turn=seat, goal_kick=True, hands=("forward", "forward"))
    play(match, "spend forward on goal-kick")
    assert spaces(match, "kick") == marked
    assert own_box().record.marked_spaces == 8


@clause("SUPER-2.8")
@pytest.mark.parametrize("space", sorted(around("e7")))
def test_eight_spaces_are_adjacent(space: str) -> None:
    match = lay("captain e7", f"3 {space}")
    play(match, "spend forward on action")
    assert can(match, "dribble 3")


@clause("SUPER-2.8")
@pytest.mark.parametrize("space", ["e9", "g8", "c7"])
def test_further_spaces_are_not(space: str) -> None:
    match = lay("captain e7", f"3 {space}")
    play(match, "spend forward on action")
    refused(match, "dribble 3")


@clause("SUPER-2.10")
@pytest.mark.parametrize(
    ("seat", "card", "target"),
    [
        (0, "forward", "c9"),
        (0, "cross", "g7"),
        (0, "backward", "c5"),
        (1, "forward", "c5"),
        (1, "cross", "g7"),
        (1, "backward", "c9"),
    ],
)
def test_ahead_is_towards_the_other_goal(seat: int, card: str, target: str) -> None:
    pieces = "captain e7, 2 c5, 3 g7, 4 c9"
    match = lay(
        *(pieces, "")[:: 1 - 2 * seat], ball="e7", turn=seat, hands=("forward backward cross",) * 2
    )
    play(match, f"play {card}")
    parked = {"forward": "e13", "backward": "e1"}
    assert target in spaces(match, "pass")
    others = {"c5", "g7", "c9"} - {target}
    assert not others & spaces(match, "pass"), parked
