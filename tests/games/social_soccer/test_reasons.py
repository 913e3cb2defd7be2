"""What speaks for and against a choice: true of the position."""

from typing import Any

import pytest

from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.laying import play
from tests.rulebooks.social_soccer.positions import blocked, draw_up, lay, line_up, shoot

STRONG = ("red", "blue")
"""Teams whose first shoots with 3, which the defenders of the second block, though not those of the first."""


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        ({}, "shoot", ["+shot-free"]),
        ({"teams": STRONG}, "shoot", ["-shot-blocked"]),
        ({"teams": STRONG, "tired": ["", "d1 d2 d3 d4"]}, "shoot", ["+shot-free"]),
        ({"teams": STRONG, "at": [{"a2": "striker"}, {}]}, "pass to a2", ["+receiver"]),
        ({"teams": STRONG}, "pass to a2", ["-pass-tires"]),
        ({"ball": "d1"}, "pass to a1", ["+receiver"]),
        ({"tired": ["a1", ""]}, "give up", ["-gives-up"]),
        (
            {"hands": ["draw-two", ""], "decks": ["gain*3", ""]},
            "play draw-two",
            ["+draws", "-costs"],
        ),
        ({"hands": ["discard-two", "gain"]}, "play discard-two", ["+discards", "-costs"]),
        ({"hands": ["boost", ""]}, "play boost", ["-no-shot-yet", "-costs"]),
        ({"hands": ["run", ""], "decks": ["gain", ""]}, "play run", ["+draws", "-tires"]),
    ],
)
def test_of_a_turn_with_the_ball(position: Any, action: str, told: Told) -> None:
    assert_told(lay(**position), action, told)


def test_defenders_are_counted() -> None:
    match = lay(teams=STRONG, tired=["", "d1"], at=[{}, {"d2": "rich"}])
    (shot,) = reasons_of(match, "shoot")
    assert (shot.message.arguments["attack"], shot.message.arguments["number"]) == (3, 2)


def test_of_the_opening_hand() -> None:
    match = line_up()
    play(match, "priority 0")
    draw_up(match)
    assert_told(match, "keep", ["+hand-paid"])
    assert_told(match, "redraw", ["-hand-paid"])
    hand = match.state.hand
    paid = sum(match.box.record.cost[kind] * hand[0, kind] for kind in range(len(match.box.cards)))
    (kept,) = reasons_of(match, "keep")
    play(match, "keep", "keep")
    assert kept.message.arguments == {"cost": paid, "pool": match.state.custody[0]}


def test_of_a_block() -> None:
    match = lay(teams=STRONG, at=[{}, {"d1": "wall", "d2": "rich"}])
    shoot(match)
    assert_told(match, "block with d3", ["+block-holds"])
    assert_told(match, "block with d1", ["-block-spare"])
    assert_told(match, "block with d2", ["-block-short"])
    assert_told(match, "let it through", ["-let-goal"])
    match = lay()
    shoot(match)
    assert_told(match, "let it through", ["+let-spares"])


def test_a_block_that_needs_a_card_names_the_cheapest_that_will_do() -> None:
    match = lay(teams=STRONG, at=[{}, {"d2": "effort-1"}], hands=["", "crush guard gain"])
    shoot(match)
    (told,) = reasons_of(match, "block with d2")
    guard = match.box.cards[match.box.kinds["guard"]].named
    assert told.message.arguments == {"attack": 3, "defence": 2, "more": 1, "card": guard}
    assert_told(match, "block with d2", ["+block-card"])
    match = lay(teams=STRONG, at=[{}, {"d2": "rich"}], hands=["", "gain"])
    shoot(match)
    assert_told(match, "block with d2", ["-block-short"])


@pytest.mark.parametrize(
    ("hand", "action", "told"),
    [
        ("boost", "hold", ["-is-blocked"]),
        ("boost", "play boost", ["+turns"]),
        ("push", "twist push", ["+turns"]),
        ("long-boost weaken", "play weaken", ["-no-turn"]),
    ],
)
def test_of_a_blocked_shot(hand: str, action: str, told: Told) -> None:
    """A shot of 3 that 3 has blocked: one more makes a goal."""
    assert_told(blocked(hand, "guard", teams=STRONG), action, told)


def test_of_a_shot_that_needs_nothing() -> None:
    match = blocked("boost", "")
    assert_told(match, "hold", ["+is-goal"])
    assert_told(match, "play boost", ["-settled"])
