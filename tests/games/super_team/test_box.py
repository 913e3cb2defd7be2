"""The box of Super Team: what it holds, and what a designer may change."""

import re

import pytest

from kickabout.games.super_team import GAME
from kickabout.games.super_team import box as super_team
from kickabout.games.super_team import state as s
from kickabout.games.super_team.decks import kind_of
from kickabout.games.super_team.state import Condition, Element, Zone
from kickabout.text.reader import Reader
from tests.games.box_changes import altered, changed, more
from tests.games.super_team.boxes import AUTO_CARD, FORMATION, fewer

BOX = super_team.load_box()


def test_fatigue_is_the_price_of_the_larger_rewards() -> None:
    tactics = [card for card in BOX.cards if card is not None and card.group == "team"]
    tiring = [card for card in tactics if any(part.tiring for part in card.parts)]
    assert len(tactics) / 3 <= len(tiring) <= 2 * len(tactics) / 3

    def worth(tired: int) -> float:
        parts = [card.parts[0] for card in tactics if card.parts[0].tiring == tired]
        return sum(part.morale + part.moves + 2 * part.actions for part in parts) / len(parts)

    assert worth(1) > worth(0) + 1


@pytest.mark.parametrize("name", ["", "e", "e0", "e14", "j1", "E7", "7e", "e07", "e7 ", "e²", "é1"])
def test_a_space_that_is_none_is_named(name: str) -> None:
    with pytest.raises(ValueError, match="a space is a column a-i and a row 1-13, not "):
        BOX.space(name)


def flags(box: super_team.SuperBox, name: str) -> int:
    return box.record.flags[box.space(name)]


def test_the_pitch_has_two_halves_alike() -> None:
    record = BOX.record
    for row in range(s.ROWS):
        for column in range(s.COLS):
            here = record.flags[row * s.COLS + column]
            if row >= 13 or column >= 9:
                assert here == 0
                continue
            there = record.flags[(12 - row) * s.COLS + 8 - column]
            assert here & Zone.PITCH
            for flag in (Zone.RECTANGLE, Zone.AREA, Zone.HALF):
                assert (here & flag != 0) == (there & flag << 1 != 0)
            assert here & Zone.MARKED == there & Zone.MARKED
    assert flags(BOX, "e7") == Zone.PITCH
    assert flags(BOX, "d1") == Zone.PITCH | Zone.RECTANGLE | Zone.AREA | Zone.HALF
    assert flags(BOX, "c3") == Zone.PITCH | Zone.AREA | Zone.HALF
    assert flags(BOX, "b4") == Zone.PITCH | Zone.HALF | Zone.MARKED
    assert flags(BOX, "g13") == Zone.PITCH | (Zone.AREA | Zone.HALF) << 1
    assert record.target_column == 3
    marked = [BOX.space_name(record.marked[i]) for i in range(record.marked_spaces)]
    assert marked == ["b4", "h4", "b6", "h6", "b8", "h8", "b10", "h10"]


def test_cards_say_what_the_file_says() -> None:
    record = BOX.record
    kind = BOX.kinds["last-connection"]
    assert [record.elements[kind, 0, i] for i in range(s.STEPS)] == [
        Element.BACKWARD_PASS,
        Element.THROUGH_PASS,
        Element.NOTHING,
        Element.NOTHING,
    ]
    assert record.conditions[kind, 0] == Condition.CLOSE_TO_OPPONENT
    assert record.conditions[kind, 1] == 0
    rewards = [record.reward_morale, record.reward_moves, record.reward_actions, record.tiring]
    assert [reward[kind, 0] for reward in rewards] == [2, 1, 1, 0]
    assert [reward[kind, 1] for reward in rewards] == [1, 1, 0, 0]
    coach = BOX.kinds["all-hands"]
    for part in range(2):
        assert [record.elements[coach, part, i] for i in range(3)] == [
            Element.STAND_UP,
            Element.MOVEMENTS,
            0,
        ]
        assert record.amounts[coach, part, 1] == 1
    assert record.cost[coach] == 1


def test_a_skill_that_needs_the_ball_is_for_attack_alone() -> None:
    record = BOX.record
    for slug, both in (("slalom", False), ("slip", False), ("tap-in", False), ("make-way", True)):
        kind = BOX.kinds[slug]
        assert record.elements[kind, 0, 0] != Element.NOTHING
        assert (record.elements[kind, 1, 0] != Element.NOTHING) == both
    assert record.conditions[BOX.kinds["fair-shoulder"], 1] == Condition.CLOSE_TO_OPPONENT


def test_slots_hold_the_cards_of_the_boards_chosen() -> None:
    state = s.State()
    state.team[1], state.captain[1] = 2, 4
    assert [BOX.card(kind_of(state, 1, slot)).slug for slot in range(s.SLOTS)] == [
        *("forward", "backward", "cross", "through", "in-between"),
        *("express-parcel", "last-connection", "non-stop", "timetable"),
        *("end-to-end", "carry-on", "through-the-mill", "fatigue"),
    ]


def test_texts_of_abilities_tell_their_amount() -> None:
    reader = Reader(GAME.localization())
    abilities = [team.ability for team in BOX.teams] + [one.ability for one in BOX.captains]
    texts = [reader.text(ability.text) for ability in abilities if ability is not None]
    assert texts[0] == "Adds 1 to every Pass roll."
    assert texts[4] == "Passes count as 2 spaces shorter."


# Variants of a designer.


def test_a_d6_for_a_green_die() -> None:
    box = altered(BOX, changed(("[1, 2, 2, 3, 3, 4]", "[1, 2, 3, 4, 5, 6]")))
    assert list(box.record.green) == [1, 2, 3, 4, 5, 6]
    assert box.digest != BOX.digest


def small(text: str) -> str:
    """The box for a pitch of 11 rows and 7 columns, on which all formations are alike."""
    text = changed(
        ("rows = 13", "rows = 11"),
        ("columns = 9", "columns = 7"),
        ('"b4", "h4", "b6", "h6"', '"b3", "f3", "b5", "f5"'),
    )(text)
    six = '["d1", "d4", "a3", "g3", "b4", "d5"]'
    return re.sub(r"^spaces = .*$", f"spaces = {six}", text, flags=re.MULTILINE)


def test_a_smaller_pitch() -> None:
    box = altered(BOX, small)
    record = box.record
    assert (record.rows, record.columns, record.target_column) == (11, 7, 2)
    assert flags(box, "d6") == Zone.PITCH
    assert flags(box, "c11") == Zone.PITCH | (Zone.RECTANGLE | Zone.AREA | Zone.HALF) << 1
    assert flags(box, "b10") == Zone.PITCH | (Zone.AREA | Zone.HALF) << 1
    assert flags(box, "f7") == Zone.PITCH | Zone.HALF << 1 | Zone.MARKED
    assert record.flags[7] == 0
    with pytest.raises(ValueError, match="a space is a column a-g and a row 1-11, not 'h1'"):
        box.space("h1")


def test_more_formations_and_auto_cards_fit() -> None:
    assert altered(BOX, more(FORMATION, 3)).record.formations == 8
    assert altered(BOX, more(AUTO_CARD, 4)).record.auto_cards == 16


def test_four_teams_and_captains_are_enough() -> None:
    box = altered(BOX, lambda text: fewer("captains", 2)(fewer("teams", 2)(text)))
    assert (box.record.teams, box.record.captains) == (4, 4)
    assert box.cards[s.COACH_CARDS + 4] is None
