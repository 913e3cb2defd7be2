"""Sections 1 to 3: what you play for, the cards, setting up."""

import re
from collections import Counter
from pathlib import Path

import pytest

import kickabout
from kickabout.engine.rulebook import read_rulebook
from kickabout.engine.vocabulary import slugs
from kickabout.games.futbol_dash import box as boxes
from kickabout.games.futbol_dash.effects import Effect
from kickabout.games.futbol_dash.state import Face
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    BOX,
    EXPRESS,
    counted,
    goals,
    hand,
    lay,
    next_turn,
    player,
    points,
    shoots,
    stand,
    table,
    variant,
)
from tests.rulebooks.laying import cards
from tests.rulebooks.reading import over

GROUPS = {
    Effect.ATTACK: "offensive",
    Effect.DEFEND: "defensive",
    Effect.FOUL: "referee",
    Effect.REVIEW: "referee",
}


def group(card: boxes.Card) -> str:
    return GROUPS.get(card.effect, "game changer")


def listed() -> list[list[str]]:
    """Return the rows of the rulebook's card list."""
    notes = read_rulebook(BOX.with_name("rulebook.md")).sections[-1].blocks
    return [
        [cell.strip(" `") for cell in row.strip("|").split("|")]
        for note in notes
        for row in str(note).splitlines()[2:]
    ]


@clause("DASH-1.1")
def test_three_goals_win_a_regular_match() -> None:
    match = lay(hands=("nutmeg", "nutmeg"), points=(9, 9), goals=(1, 2))
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert goals(match) == [2, 2]
    assert match.winners == []
    next_turn(match)
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert over(match)
    assert match.winners == [1]


@clause("DASH-1.2")
def test_express_ends_with_the_deck_and_most_goals_win() -> None:
    match = lay(hands=("nutmeg", "block"), goals=(4, 5), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    assert over(match)
    assert match.winners == [1]


@clause("DASH-1.2")
def test_players_level_in_express_shoot_it_out() -> None:
    match = lay(3, hands=("nutmeg", "block"), goals=(5, 1, 5), deck="", options=EXPRESS)
    stand(match, "play nutmeg")
    assert shoots(match)
    assert sorted(match.view()["shootout"]["order"]) == [0, 2]


@clause("DASH-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(kickabout.new("futbol-dash", seats=seats).view()["players"]) == seats


@clause("DASH-1.3")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_others_cannot(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 6 seats, not {seats}"):
        kickabout.new("futbol-dash", seats=seats)


@clause("DASH-1.3")
def test_six_hands_leave_the_rest_in_the_deck() -> None:
    match = kickabout.new("futbol-dash", seats=6)
    for _ in range(1 + 36):
        match.roll()
    assert match.view()["deck"] == sum(match.box.record.counts) - 36


@clause("DASH-2.1")
def test_action_cards() -> None:
    box = boxes.load_box()
    numbers = Counter[str]()
    for card in box.cards:
        numbers[group(card)] += card.count
    assert numbers == {"offensive": 39, "defensive": 17, "game changer": 11, "referee": 6}
    assert sum(box.record.counts) == 73


@clause("DASH-2.2")
def test_shot_cards() -> None:
    numbers = dict(zip(slugs(Face), boxes.load_box().shot_cards, strict=True))
    assert numbers == {"goal": 10, "save": 3, "miss": 3, "corner": 3, "own-goal": 1}
    assert sum(numbers.values()) == 20


@clause("DASH-2.3")
@pytest.mark.parametrize(("card", "value"), [("nutmeg", 2), ("through-ball", 3), ("long-pass", 5)])
def test_values_that_the_game_names(card: str, value: int) -> None:
    match = lay(hands=(card,))
    stand(match, f"play {card}")
    assert points(match) == [value, 0]


@clause("DASH-2.4", "DASH-2.5", "DASH-2.6", "DASH-2.7")
def test_the_card_list_is_the_box() -> None:
    box = boxes.load_box()
    signs = {"offensive": "+", "defensive": "−"}
    expected = [
        [
            card.name,
            card.slug,
            group(card),
            f"{signs.get(group(card), '')}{card.value}",
            str(card.count),
        ]
        for card in box.cards
    ]
    for row in expected:
        if row[2] not in signs:
            row[3] = ""
    assert [row for row in listed() if len(row) == 5] == expected


@clause("DASH-2.4", "DASH-2.5", "DASH-2.6", "DASH-2.7")
def test_the_clauses_give_the_numbers_of_the_list() -> None:
    book = read_rulebook(BOX.with_name("rulebook.md"))
    names = {row[0]: int(row[-1]) for row in listed() if len(row) == 5}
    told = {}
    for number in ("DASH-2.4", "DASH-2.5", "DASH-2.6", "DASH-2.7"):
        last = book.clause(number).text.split("There are")[-1]
        for count, name in re.findall(r"(\d+) ([A-Z][A-Za-z. ]*?)(?= \(|,| and|\.$)", last):
            told[name if name in names else f"{name}."] = int(count)
    assert told == names


@clause("DASH-2.2")
def test_the_list_of_shot_cards_is_the_box() -> None:
    expected = zip(slugs(Face), boxes.load_box().shot_cards, strict=True)
    rows = [(row[1], int(row[2])) for row in listed() if len(row) == 3]
    assert rows == list(expected)


@clause("DASH-2.4")
def test_ten_points_are_no_dead_end() -> None:
    match = lay(hands=("short-pass",), points=(10,))
    stand(match, "play short-pass")
    assert shoots(match)


@clause("DASH-3.1")
def test_all_action_cards_begin_in_the_deck_in_random_order() -> None:
    match = kickabout.new("futbol-dash", seats=2)
    match.roll()
    cards = sum(match.box.record.counts)
    assert match.view()["deck"] == cards
    assert match.view()["discard"] == {"count": 0, "top": None, "cards": {}}
    box = boxes.load_box()
    for card in box.cards:
        assert match.outcomes[f"draw {card.slug}"] == pytest.approx(card.count / cards)


@clause("DASH-3.2")
def test_all_shot_cards_begin_in_the_grid() -> None:
    grid = kickabout.new("futbol-dash", seats=2).view()["grid"]
    assert grid["left"] == grid["of"] == 4 * 5
    assert grid["faces"] == {"goal": 10, "save": 3, "miss": 3, "corner": 3, "own-goal": 1}


@clause("DASH-3.3", "DASH-3.4")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_begins_with_six_cards_and_nothing_else(seats: int) -> None:
    match = kickabout.new("futbol-dash", seats=seats)
    match.play("start 1")
    for _ in range(6 * seats):
        match.roll()
    assert [len(hand(match, seat)) for seat in range(seats)] == [6] * seats
    assert points(match) == [0] * seats
    assert goals(match) == [0] * seats
    assert [table(match, seat) for seat in range(seats)] == [[]] * seats
    assert match.view()["shot"] is None
    assert match.view()["winners"] == []
    assert match.view()["turn"] == 1


@clause("DASH-3.5")
def test_turns_pass_clockwise() -> None:
    match = lay(3, turn=1, hands=("overlap", "overlap", "overlap"))
    turns, minutes = [], []
    for _ in range(4):
        turns.append(match.actor)
        minutes.append(match.view()["minute"])
        stand(match, "play overlap")
        match.play("draw overlap")
    assert turns == [1, 2, 0, 1]
    assert [minute - minutes[0] for minute in minutes] == [0, 1, 2, 3]


@clause("DASH-3.6")
def test_chance_picks_who_starts_before_the_deal() -> None:
    match = kickabout.new("futbol-dash", seats=3)
    assert match.outcomes == pytest.approx({"start 0": 1 / 3, "start 1": 1 / 3, "start 2": 1 / 3})
    assert [player(match, seat)["hand"] for seat in range(3)] == [0, 0, 0]
    match.play("start 2")
    next_turn(match)
    assert match.actor == 2


@clause("DASH-3.7")
def test_a_box_too_small_for_the_deal_is_refused(tmp_path: Path) -> None:
    small = variant(
        tmp_path,
        counted("nutmeg", 4, 0),
        counted("through-ball", 14, 0),
        counted("short-pass", 1, 0),
        counted("overlap", 15, 0),
        counted("long-pass", 5, 3),
        counted("pressing", 13, 11),
    )
    assert sum(boxes.load_box(small).record.counts) == 35
    kickabout.new("futbol-dash", seats=5, box=small)
    with pytest.raises(ValueError, match="6 seats need at least 37 cards"):
        kickabout.new("futbol-dash", seats=6, box=small)


@clause("DASH-3.1")
def test_cards_are_written_as_in_the_notation() -> None:
    known = {card.slug for card in boxes.load_box().cards}
    assert set(cards("nutmeg*2 foul")) <= known
