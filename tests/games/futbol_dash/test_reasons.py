"""What speaks for and against a choice: true of the position."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.games.futbol_dash import reasons
from kickabout.games.futbol_dash.heuristic import cards_to_a_shot
from kickabout.text.reader import Reader
from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.futbol_dash.positions import lay, stand

GRID = {"goals": 10, "left": 20}


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        ({"hands": ["overlap", ""], "points": (7, 0)}, "play overlap", ["+shot"]),
        ({"hands": ["penalty", ""], "points": (7, 0)}, "play penalty", ["+shot"]),
        ({"hands": ["overlap through-ball", ""], "points": (4, 0)}, "play overlap", ["+way"]),
        ({"hands": ["overlap*2", ""], "points": (3, 0)}, "play overlap", ["+way"]),
        ({"hands": ["overlap", ""], "points": (3, 0)}, "play overlap", ["-far", "+near"]),
        ({"hands": ["overlap penalty", ""], "points": (4, 0)}, "play overlap", ["+way"]),
        ({"hands": ["overlap*3", ""], "points": (0, 0)}, "play overlap", ["-far", "+brings"]),
        ({"hands": ["long-pass through-ball*2", ""]}, "play long-pass", ["+way"]),
        (
            {"hands": ["nutmeg*4 through-ball short-pass", ""]},
            "play short-pass",
            ["-far", "+brings"],
        ),
        ({"hands": ["block", ""], "points": (0, 8)}, "play block on 1", ["+stops", "+falls"]),
        (
            {"hands": ["pressing", ""], "points": (0, 8)},
            "play pressing on 1",
            ["-too-little", "+falls"],
        ),
        ({"hands": ["pressing", ""], "points": (0, 3)}, "play pressing on 1", ["-early", "+falls"]),
        ({"hands": ["offside", ""], "points": (0, 8)}, "play offside on 1", ["+stops", "+falls"]),
        (
            {"hands": ["yellow-card", ""], "points": (0, 8)},
            "play yellow-card on 1",
            ["+sits-out", "+skips"],
        ),
        ({"hands": ["yellow-card", ""], "points": (0, 2)}, "play yellow-card on 1", ["+skips"]),
        (
            {"hands": ["red-card", ""], "points": (0, 8)},
            "play red-card on 1",
            ["+fewer", "-left-open"],
        ),
        ({"hands": ["substitution foul", ""]}, "play substitution", ["+new-cards"]),
        (
            {"hands": ["substitution overlap", ""], "points": (7, 0)},
            "play substitution",
            ["-costs-turn", "+changes"],
        ),
        ({"hands": ["nutmeg overlap through-ball nutmeg", ""]}, "play nutmeg", ["+way"]),
        ({"hands": ["halftime long-pass*2 short-pass", ""]}, "play halftime", []),
        ({"hands": ["halftime", ""]}, "play halftime", ["+new-hands"]),
        (
            {"hands": ["halftime penalty", ""], "points": (7, 8)},
            "play halftime",
            ["+all-lose"],
        ),
        (
            {"hands": ["halftime", ""], "points": (8, 3)},
            "play halftime",
            ["-all-lose", "+new-hands"],
        ),
    ],
)
def test_of_the_card_of_a_turn(position: Any, action: str, told: Told) -> None:
    assert_told(lay(**position), action, told)


@pytest.mark.parametrize(
    ("hand", "points", "card", "sentence"),
    [
        # A Penalty that shoots from seven on is named with what leads to it, and is no part of a sum.
        (
            "nutmeg through-ball overlap penalty pressing",
            0,
            "overlap",
            "Overlap leaves you 7 short: Through Ball (+3) and Penalty (from 7) make the shot.",
        ),
        (
            "nutmeg through-ball overlap pressing",
            0,
            "through-ball",
            "the most that your hand makes of it is 6, with Nutmeg (+2) and Overlap (+4).",
        ),
        ("overlap foul", 3, "overlap", "one card could make that, but you hold none that does."),
        ("overlap foul", 0, "overlap", "that takes 2 cards or more, and you hold none that fits."),
    ],
)
def test_a_sum_names_its_cards(hand: str, points: int, card: str, sentence: str) -> None:
    match = lay(hands=[hand, ""], points=(points, 0))
    first = reasons_of(match, f"play {card}")[0]
    assert Reader(match.game.localization()).sentence(first.message).endswith(sentence)


@given(
    st.lists(
        st.sampled_from(["short-pass", "nutmeg", "overlap", "long-pass", "penalty"]), max_size=5
    ),
    st.integers(0, 7),
)
def test_a_way_to_a_shot_is_as_short_as_the_rule_of_thumb_counts(
    hand: list[str], points: int
) -> None:
    match = lay(hands=["foul", ""])
    box, state = match.box, match.state
    held = [card for card in box.cards for _ in range(hand.count(card.slug))]
    for kind, card in enumerate(box.cards):
        state.hands[0, kind] = hand.count(card.slug)
    way = reasons._way(box, held, points)
    counted = cards_to_a_shot(box.record, state, 0, points, -1)
    assert counted == (len(way) if len(way) <= 4 else 0)


def test_what_every_choice_leaves_is_told_in_the_same_words() -> None:
    match = lay(hands=["overlap pressing", ""], points=(0, 9))
    left = [
        one for one in reasons_of(match, "play overlap") if one.message.id == "reason-left-open"
    ]
    assert set(left[0].message.arguments) == {"rival"}
    assert_told(match, "play pressing on 1", ["-too-little", "+falls"])


def test_a_rival_cannot_hold_what_is_played_or_in_ones_hand() -> None:
    def told(left: int) -> Any:
        match = lay(hands=["pressing through-ball*2", ""], points=(0, 9))
        through, penalty = map(match.box.card_slugs.index, ("through-ball", "penalty"))
        match.state.discard[through] = match.box.cards[through].count - 2 - left
        match.state.discard[penalty] = match.box.cards[penalty].count
        return match

    assert_told(told(1), "play pressing on 1", ["-too-little", "+falls"])
    assert_told(told(0), "play pressing on 1", ["+stops-gone", "+falls"])


def test_a_card_that_a_rival_has_shown_counts() -> None:
    match = lay(hands=["pressing overlap", "through-ball"], points=(0, 8))
    match.state.known[1, match.box.card_slugs.index("through-ball")] = 1
    assert_told(match, "play overlap", ["-far", "+brings", "-left-to-shown"])
    assert_told(match, "play pressing on 1", ["+stops-shown", "+falls"])


@pytest.mark.parametrize(
    ("points", "card", "held", "fouled"),
    [
        (7, "overlap", ["-lets-shoot"], ["+stops-shot", "-only-one"]),
        (5, "overlap", ["-lets-near"], ["+stops-near", "-only-one"]),
        (0, "overlap", ["+harmless"], ["-harmless", "-only-one"]),
    ],
)
def test_of_an_answer_to_an_attack(points: int, card: str, held: Told, fouled: Told) -> None:
    match = lay(turn=1, hands=["foul", card], points=(0, points))
    match.play(f"play {card}")
    assert_told(match, "hold", held)
    assert_told(match, "play foul", fouled)


def test_of_an_answer_to_a_card_on_oneself() -> None:
    match = lay(turn=1, hands=["foul*2", "block"], points=(8, 0))
    match.play("play block on 0")
    assert_told(match, "hold", ["-you-fall"])
    assert_told(match, "play foul", ["+you-stay"])


def test_of_a_review_of_ones_own_card() -> None:
    match = lay(hands=["overlap var", "foul"], points=(4, 0), deck="nutmeg")
    match.play("play overlap")
    match.play("play foul")
    while match.actor == "chance":
        match.roll()
    assert_told(match, "hold", ["-lost"])
    assert_told(match, "play var", ["+counts", "-only-one"])


def test_of_a_substitution() -> None:
    match = lay(hands=["substitution overlap pressing", ""], points=(7, 0))
    stand(match, "play substitution")
    assert_told(match, "swap overlap", ["-needed"])
    assert_told(match, "swap pressing", ["+spare"])
    assert_told(match, "done", ["+has-shot"])
    match = lay(hands=["substitution pressing foul", ""], points=(7, 0))
    stand(match, "play substitution")
    assert_told(match, "swap pressing", ["+no-shot"])
    assert_told(match, "done", ["-no-shot"])
