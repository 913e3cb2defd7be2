"""What speaks for and against a choice: true of the position."""

from typing import Any

import pytest

from tests.games.reasons import Told, assert_told
from tests.rulebooks.futbol_dash.positions import lay, stand

GRID = {"goals": 10, "left": 20}


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        ({"hands": ["overlap", ""], "points": (7, 0)}, "play overlap", ["+shot"]),
        ({"hands": ["penalty", ""], "points": (7, 0)}, "play penalty", ["+shot"]),
        ({"hands": ["overlap through-ball", ""], "points": (4, 0)}, "play overlap", ["+one-card"]),
        ({"hands": ["overlap*2", ""], "points": (3, 0)}, "play overlap", ["+one-card"]),
        ({"hands": ["overlap", ""], "points": (3, 0)}, "play overlap", ["-far"]),
        ({"hands": ["overlap penalty", ""], "points": (4, 0)}, "play overlap", ["+one-card"]),
        ({"hands": ["overlap*3", ""], "points": (0, 0)}, "play overlap", ["-far"]),
        ({"hands": ["long-pass through-ball*2", ""]}, "play long-pass", ["+some-cards"]),
        ({"hands": ["block", ""], "points": (0, 8)}, "play block on 1", ["+stops"]),
        ({"hands": ["pressing", ""], "points": (0, 8)}, "play pressing on 1", ["-left-open"]),
        ({"hands": ["pressing", ""], "points": (0, 3)}, "play pressing on 1", ["-early"]),
        ({"hands": ["offside", ""], "points": (0, 8)}, "play offside on 1", ["+stops"]),
        ({"hands": ["yellow-card", ""], "points": (0, 8)}, "play yellow-card on 1", ["+sits-out"]),
        ({"hands": ["yellow-card", ""], "points": (0, 2)}, "play yellow-card on 1", []),
        ({"hands": ["red-card", ""], "points": (0, 8)}, "play red-card on 1", ["-left-open"]),
        ({"hands": ["substitution foul", ""]}, "play substitution", ["+new-cards"]),
        ({"hands": ["substitution overlap", ""], "points": (7, 0)}, "play substitution", []),
        ({"hands": ["nutmeg overlap through-ball nutmeg", ""]}, "play nutmeg", ["+some-cards"]),
        ({"hands": ["halftime", ""]}, "play halftime", []),
        ({"hands": ["halftime", ""], "points": (3, 8)}, "play halftime", ["+all-lose"]),
        ({"hands": ["halftime", ""], "points": (8, 3)}, "play halftime", ["-all-lose"]),
    ],
)
def test_of_the_card_of_a_turn(position: Any, action: str, told: Told) -> None:
    assert_told(lay(**position), action, told)


def test_the_figures_are_those_of_the_position() -> None:
    match = lay(hands=["overlap through-ball block", ""], points=(4, 9))
    assert_told(match, "play overlap", ["+one-card", "-left-open"])
    one, two = match.game.reasons(match.box, match.state, 0, match.number_of("play overlap"))
    card, last = (
        match.box.cards[match.box.card_slugs.index(slug)].named
        for slug in ("overlap", "through-ball")
    )
    assert one.message.arguments == {"need": 3, "card": card, "last": last}
    assert two.message.arguments["points"] == 9


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
