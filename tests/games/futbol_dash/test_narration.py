"""The commentary of Fútbol Dash: an event is told in one line, with its sum and its result."""

from collections.abc import Sequence
from typing import Any

import pytest

from kickabout.engine.game import Tone
from kickabout.engine.match import Match
from kickabout.text.reader import Reader
from tests.rulebooks.futbol_dash.positions import EXPRESS, HANDS_OUT, lay, next_turn, play_all
from tests.rulebooks.laying import begin_here

HANDS = ("overlap foul", "pressing foul var")


def told(match: Match, viewer: int = -1) -> list[tuple[str, dict[str, Any], Tone]]:
    """Return the lines that tell something, oldest first: id, arguments and tone."""
    remarks = [line.remark for line in match.story(viewer) if line.remark.tone != "quiet"]
    return [(one.message.id, dict(one.message.arguments), one.tone) for one in remarks]


@pytest.mark.parametrize(
    ("actions", "last", "numbers"),
    [
        (["play overlap"], "adds-up-offence", {"old": 3, "value": 4, "new": 7, "lack": 4}),
        (["play overlap", "play foul"], "foul-called", {}),
    ],
)
def test_a_card_is_told_with_its_sum(
    actions: Sequence[str], last: str, numbers: dict[str, int]
) -> None:
    match = lay(hands=HANDS, points=(3, 0))
    play_all(match, *actions)
    name, arguments, _ = told(match)[-1]
    assert (name, {**arguments, **numbers}) == (last, arguments)


def test_a_defence_is_told_with_what_it_takes() -> None:
    match = lay(turn=1, hands=HANDS, points=(3, 0))
    play_all(match, "play pressing on 0")
    name, arguments, _ = told(match)[-1]
    assert (name, arguments["old"], arguments["new"]) == ("adds-up-defence", 3, 2)


@pytest.mark.parametrize(
    ("answers", "last", "points"),
    [(["play foul"], "card-cancelled", 3), (["play foul", "play var"], "card-stands", 7)],
)
def test_an_answered_card_is_told_with_what_came_of_it(
    answers: Sequence[str], last: str, points: int
) -> None:
    match = lay(hands=("overlap var", "foul"), points=(3, 0))
    play_all(match, "play overlap")
    for answer in answers:
        play_all(match, answer, "draw nutmeg")
    play_all(match, "hold")
    name, arguments, tone = told(match)[-1]
    assert (name, arguments["points"], tone) == (last, points, "whistle")


@pytest.mark.parametrize(("viewer", "tone"), [(0, "shot"), (1, "goal"), (-1, "goal")])
def test_an_own_goal_is_no_joy_for_whom_it_is_against(viewer: int, tone: Tone) -> None:
    match = lay(hands=HANDS, points=(7, 0))
    play_all(match, "play overlap", "hold", "shoot own-goal")
    assert told(match, viewer)[-1][::2] == ("shot-own-goal", tone)


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ({"goals": (2, 1)}, "over-by-goals"),
        ({"grid": "goal save", "options": {"goals": 9}}, "over-by-goal-cards"),
        ({"deck": "", "options": EXPRESS}, "over-by-deck"),
        ({"hands": ("overlap",), "deck": "", "options": HANDS_OUT}, "over-by-hands"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_last_line_says_what_ended_the_match(laid: dict[str, Any], why: str) -> None:
    match = lay(**{"hands": HANDS, "points": (7, 0)} | laid)
    play_all(match, "play overlap", "hold", "shoot goal")
    next_turn(match)
    name, arguments, tone = told(match)[-1]
    assert (name, arguments["why"].id, tone) == ("wins-match", why, "whistle")


@pytest.mark.parametrize("turn", [0, 1])
def test_a_turn_that_is_sat_out_at_once_is_told(turn: int) -> None:
    match = lay(turn=turn, hands=("yellow-card nutmeg", "yellow-card nutmeg"))
    play_all(match, f"play yellow-card on {1 - turn}")
    assert [name for name, _, _ in told(match)][-1] == "sits-out"


def test_a_substitution_of_no_card_is_told() -> None:
    match = lay(hands=("substitution nutmeg", "nutmeg"))
    play_all(match, "play substitution", "done")
    assert told(match)[-1][0] == "swaps-none"


@pytest.mark.parametrize("known", [False, True])
def test_a_turn_without_a_play_is_told_with_the_whole_hand_at_once(known: bool) -> None:
    match = lay(hands=("foul through-ball*2", ""), points=(9, 0))
    if known:
        for kind in range(match.box.record.kinds):
            match.state.known[0, kind] = match.state.hands[0, kind]
        begin_here(match)
    play_all(match, "show hand", *([] if known else ["show through-ball"] * 2 + ["show foul"]))
    lines = [line.remark for line in match.story(1)]
    assert [one.tone for one in lines] == ["play", "quiet"]
    reader = Reader(match.game.localization(), ("Ana", "Bo"), 1)
    assert [reader.sentence(one.message) for one in lines] == [
        "Ana has nothing to play: the hand is shown, and one card goes.",
        "Ana shows 2 × Through Ball and Foul: nothing that may be played now.",
    ]
    play_all(match, "discard foul")
    assert told(match)[-1][0] == "throws-away"
