"""The commentary of SocialSoccer: what happened, told to whoever saw it."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from kickabout.engine.match import Match
from kickabout.games.social_soccer import GAME
from kickabout.text.messages import Message, Seat
from kickabout.text.reader import Reader
from tests.games.commentary import NAMES, told, tones, with_text
from tests.rulebooks.laying import hold, play
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    LEVEL,
    LINE_UP,
    blocked,
    kick_off,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)

APART = ("red", "blue")
"""Teams that have nobody in common."""


def until(match: Match, verb: str) -> None:
    """Chance goes on until something that begins with this word may happen."""
    while not (match.legal or list(match.outcomes))[0].startswith(verb):
        match.roll()


def ways(message: Message) -> list[str]:
    """A message as it is said for salts that follow one another."""
    reader = Reader(GAME.localization(), NAMES)
    return [reader.sentence(message.varied(salt)) for salt in range(99)]


def test_phrases_that_follow_one_another_differ() -> None:
    for kind in ("passes", "shoots", "steps-in", "saves", "celebrates"):
        for value in ("effort", "kindness", "empathy"):
            message = Message(f"{kind}-{value}", own="A", to="B", rival=Seat(1))
            said = ways(message)[:60]
            assert all(one != other for one, other in pairwise(said))
            assert max(Counter(said).values()) <= 2 + 60 // len(set(said))


def test_a_team_is_told_with_its_values() -> None:
    match = new({"home": "red", "away": "violet"})
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    lines = told(match)
    assert "EFFORT" in with_text(lines, "Anna", "EFFORT")
    assert with_text(lines, "Basti", "five of EFFORT and five of KINDNESS")
    assert "Anna’s attack: Effort 1, Effort 2, Effort 3 and Effort 4." in with_text(
        lines, "Anna’s attack"
    )
    assert with_text(told(match, 0), "Your attack: Effort 1")


def test_what_is_placed_is_told_to_its_owner() -> None:
    match = new({"home": "red", "away": "blue"})
    play(match, "place 1 in a2")
    assert told(match, 0) == ["You put Effort 1 in A2."]
    assert told(match, 1) == told(match, -1) == []


def test_an_opening_hand_is_told_to_its_owner() -> None:
    match = line_up()
    play(match, "priority 0")
    until(match, "keep")
    assert with_text(told(match, 0), "You begin with")
    assert not any("begins with" in line for line in told(match, 1) if "Anna" in line)
    play(match, "redraw")
    assert with_text(told(match, 1), "new opening hand for Anna")


def test_a_pass_is_told_once_and_again_if_it_was_answered() -> None:
    match = lay(hands=("", "gain"))
    play(match, "pass to a2", "hold")
    assert len(told(match)) == 1
    assert "Effort 1" in told(match)[0]
    assert "Effort 2" in told(match)[0]
    match = lay(hands=("", "gain"), teams=APART)
    play(match, "pass to a2", "play gain")
    assert told(match)[-2] == "Gain: +3 Custody for Basti."
    assert "Effort 2" in told(match)[-1]
    match = lay(hands=("", "snatch"), teams=APART)
    play(match, "pass to a2", "play snatch")
    assert re.search(r"Snatch: .*Basti.*; \+1 Custody for Basti\.", told(match)[-2])
    assert "Effort 2" in told(match)[-1]
    assert re.search("never|not coming|Nothing", told(match)[-1])


def test_a_shot_is_told_as_a_moment() -> None:
    match = blocked(at=LEVEL, teams=APART)
    shot, block, save = told(match)
    assert "Effort 1" in shot
    assert block.endswith(": Attack 3 against Defence 3.")
    assert "Kindness 1" in block
    assert save.startswith("Attack 3 against Defence 3: level")
    assert "Kindness 1" in save
    assert tones(match)[save] == "duel"
    match = blocked("push", "", teams=APART, by="d2", at=({}, {"d2": "wall"}))
    play(match, "twist push")
    assert with_text(told(match), "Push", "+1 Attack")
    assert told(match)[-1].startswith("Attack 4 = 3 +1 (Push) against Defence 5: blocked!")


@pytest.mark.parametrize("value", ["effort-9", "kindness-9", "empathy-9", "extra"])
def test_a_goal_is_told_with_the_score(value: str) -> None:
    match = lay(at=({"a1": value}, {}), teams=("red", "green"), goals=(1, 2))
    play(match, "shoot", "let it through")
    goal = told(match)[-1]
    assert goal.startswith("Gol! ")
    assert goal.endswith(" 2–2.")
    assert tones(match)[goal] == "goal"


def test_a_lead_near_the_one_that_ends_the_game_is_told() -> None:
    match = lay(decks=("", "gain"), goals=(1, 0))
    play(match, "shoot", "let it through", "reveal gain")
    line = "Anna leads by 2. One more goal, and it is over after this round."
    assert told(match)[-1] == line


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({}, r"^Gol! Attack 4 = 3 \+1 \(Push\) against Defence 3\. "),
        ({"block-tie": "goal"}, r"^Gol! Attack 3 against Defence 3: level, "),
    ],
)
def test_a_goal_past_a_blocker_is_told_with_both_sums(
    options: Mapping[str, object], line: str
) -> None:
    match = blocked("" if options else "push", "", teams=APART, at=LEVEL, options=options)
    if not options:
        play(match, "twist push")
        hold(match)
    assert re.search(line, told(match)[-1]), told(match)
    assert tones(match)[told(match)[-1]] == "goal"


def test_a_defender_who_shoots_and_a_defence_that_lies_down_are_told() -> None:
    match = lay(ball="d1", tired=("a1 a2 a3 a4", "d1 d2 d3 d4"))
    play(match, "shoot")
    lines = told(match)
    assert lines[0] in ways(Message("shoots-last-breath", own="Anna’s Effort 10"))
    assert "Basti" in lines[1]
    assert lines[2].startswith("Gol!")


def test_the_card_that_counts_a_goal_is_told_with_its_twist() -> None:
    match = lay(decks=("", "gain shove"))
    play(match, "shoot", "let it through", "reveal shove")
    assert "Shove" in told(match)[-2]
    assert told(match)[-1] == "Shove: +2 Custody for Basti."
    play(match, "ball to a1", "shoot", "let it through")
    assert told(match)[-1].endswith(" 1–1.")
    play(match, "no card")
    assert told(match)[-1] in {
        "Anna’s deck is empty. It counts all the same.",
        "No card is left to count it. It counts.",
        "Anna has run out of cards, not of goals against.",
    }
    match = lay(decks=("", "revenge"), hands=("gain*2 spy", ""))
    play(match, "shoot", "let it through", "reveal revenge")
    assert told(match)[-1] == "Revenge: Anna loses one card."
    play(match, "lose gain")
    assert told(match)[-2:] == ["Anna loses Gain.", "Revenge: Basti looks into Anna’s hand."]
    until(match, "ball")
    assert told(match)[-1] == "In Anna’s hand: Spy and Gain."
    assert told(match, 1)[-1] == "In Anna’s hand: Spy and Gain."
    assert told(match, -1)[-1] == "Revenge: Basti looks into Anna’s hand."


@pytest.mark.parametrize(
    ("card", "answer", "line"),
    [
        ("boost", "", "Boost: Effort 1 has Attack 4."),
        ("long-boost", "", "Long Boost: Effort 1 has Attack 4 for the round."),
        ("rally", "", "Rally: +1 Attack for Anna’s attackers."),
        ("dig-in", "", "Dig In: +1 Defence for Anna’s defenders for the round."),
        ("fog", "", "Fog: −1 Attack for Basti’s field players."),
        ("tire-defence", "", "Tire Defence: Basti’s defenders are tired."),
        ("wake-all", "", "Wake All: Anna’s field players are fresh again."),
        ("draw-two", "", "Draw Two: Anna draws one card."),
        ("discard-two", "", "Discard Two: Basti loses two cards."),
        ("drain", "", "Drain: Basti loses five Custody."),
        ("gain", "cancel", "Cancel: Gain has no effect and goes to the discards."),
        ("gain", "copy", "Copy: the same as Gain, for Basti; +3 Custody for Basti."),
        (
            "boost",
            "crush",
            "Crush: Effort 1 has Attack 0; Boost has no effect and goes to the discards; ",
        ),
    ],
)
def test_what_a_card_comes_to_is_told(card: str, answer: str, line: str) -> None:
    match = lay(
        hands=(card, f"spy*2 {answer}"), decks=("gain", ""), teams=APART, tired=("a2", "d4")
    )
    play(match, f"play {card}", f"play {answer}" if answer else "hold")
    hold(match)
    assert any(said.startswith(line) for said in told(match)), told(match)


def test_what_comes_to_nothing_is_told() -> None:
    match = lay(hands=("draw-two", ""))
    play(match, "play draw-two")
    assert told(match)[-1] == "Draw Two: Anna has no cards left to draw."
    match = lay(hands=("spy", ""))
    play(match, "play spy")
    assert told(match)[-1] == "Spy: Basti has nothing in hand to look at."
    match = lay(hands=("snatch gain", "snatch snatch"), teams=APART)
    play(match, "pass to a2", "play snatch", "play gain", "play snatch")
    hold(match)
    assert sum(line.startswith("Snatch: ") for line in told(match)) == 1


def test_attack_and_defence_that_come_to_nothing_are_told() -> None:
    match = lay(hands=("gain", "crush"), teams=APART)
    play(match, "pass to a2", "play crush", "hold")
    assert "Basti" in with_text(told(match), "Crush: Effort 1 has Attack 0; ", "Effort 1")
    assert "Effort 2" in told(match)[-1]
    match = lay(hands=("trip", ""), teams=APART)
    play(match, "play trip", "aim at their d2")
    assert told(match)[-1] == "Trip: Kindness 9 has Defence 0, and Kindness 9 is tired."


def test_a_mastermove_is_told_with_its_price_and_its_target() -> None:
    match = lay(hands=("change-wings", ""), tired=("a2", ""), teams=APART)
    play(match, "play change-wings", "tire a3", "aim at a2")
    lines = told(match)
    assert "Change Wings" in lines[0]
    assert tones(match)[lines[0]] == "captain"
    assert "Effort 3" in lines[1]
    assert lines[2:] == ["It is for Effort 2.", "Change Wings: Effort 2 is fresh again."]


def test_draws_are_told_to_their_owner_alone() -> None:
    match = lay(hands=("draw-two", ""), decks=("spy wake", ""))
    play(match, "play draw-two", "draw wake", "draw spy")
    assert "You draw Wake." in told(match, 0)
    assert not any("Wake" in line for viewer in (1, -1) for line in told(match, viewer))
    match = lay(decks=("", "wake"), at=({}, {"d1": "wall"}))
    play(match, "shoot", "block with d1", "draw wake")
    assert "You draw Wake for winning the ball." in told(match, 1)


def test_a_card_below_one_that_takes_the_ball_is_told_to_have_no_effect() -> None:
    match = lay(hands=("gain", "snatch"), teams=APART)
    play(match, "play gain", "play snatch")
    hold(match)
    line = with_text(told(match), "Snatch: ", "Gain has no effect and goes to the discards")
    assert line.index("Gain") < line.index("Custody")


def test_rounds_are_told_with_rotation_and_pools() -> None:
    match = lay_last(goals=(2, 1), exhausted=("", "d1"))
    play(match, "pass to a2")
    lines = told(match)
    assert "2–1" in lines[-4]
    assert tones(match)[lines[-4]] == "whistle"
    assert "Basti’s Effort 10" in lines[-2]
    assert lines[-1] == "Round two. Custody: Anna 16 and Basti 16."
    match = lay_last(in_round=9)
    play(match, "pass to a2")
    assert told(match)[-1].startswith("Level, so there is an extra round.")
    match = lay_last(in_round=11)
    play(match, "pass to a2")
    assert "The last one." in told(match)[-1]


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({"goals": (4, 1), "in_round": 3}, r"4–1.*Anna.*\n.* leads by 3 .* after round three"),
        ({"goals": (0, 1), "in_round": 9}, r"1–0.*Basti.*\nAll 9 rounds are played"),
        ({"goals": (0, 1), "in_round": 10}, r"1–0.*Basti.*\nLevel after 9 rounds"),
        ({"goals": (1, 1), "in_round": 12}, r"1–1.*\nLevel after all extra rounds"),
        (
            {"goals": (3, 0), "games": (1, 0), "played": 1, "options": BEST_OF_3},
            r"2–0 in games: Anna wins the match!",
        ),
        (
            {"goals": (3, 0), "played": 4, "options": BEST_OF_3},
            r"1–0 in games after five games: Anna wins the match!",
        ),
        (
            {"goals": (1, 1), "in_round": 12, "played": 4, "options": BEST_OF_3},
            r"Five games, 0–0: Anna and Basti share the match\.",
        ),
        ({"goals": (3, 0), "options": BEST_OF_3}, r"Games: 1–0\. The players are placed anew\."),
        (
            {"goals": (1, 1), "in_round": 12, "options": BEST_OF_3},
            r"Games: 0–0\. A drawn game is played again\. The players are placed anew\.",
        ),
    ],
)
def test_the_end_is_told(position: Mapping[str, object], line: str) -> None:
    match = lay_last(**position)  # type: ignore[arg-type]
    play(match, "pass to a2")
    assert re.search(line, "\n".join(told(match)[-2:])), told(match)


def test_the_choice_of_a_loser_is_told() -> None:
    for action, line in (
        ("take ball", "Whoever lost may choose, and Basti takes the ball."),
        ("leave ball", "Basti lets Anna begin."),
    ):
        match = lay_last(goals=(3, 0), options=BEST_OF_3)
        play(match, "pass to a2", *LINE_UP, *LINE_UP)
        turn_up(match)
        play(match, action)
        assert told(match)[-1] == line


def test_a_tired_player_gives_the_ball_up_in_his_own_way() -> None:
    for slug in ("effort-9", "kindness-9", "empathy-9", "extra"):
        match = lay(at=({"a1": slug}, {}), tired=("a1", ""), teams=("red", "green"))
        play(match, "give up", "ball to a1")
        assert "Basti" in told(match)[0]


def test_the_ball_goes_on_after_a_block_and_a_goal() -> None:
    match = blocked(at=LEVEL, teams=APART)
    play(match, "ball to a1")
    assert "Kindness 1" in told(match)[-1]
    match = lay(teams=APART, decks=("", "gain"))
    play(match, "shoot", "let it through", "reveal gain", "ball to a3")
    assert told(match)[-1] in ways(Message("kicks-off", player=Seat(1), to="Kindness 3"))


def test_kick_off_is_told() -> None:
    match = kick_off()
    assert with_text(told(match), "Round one. Custody: Anna 16 and Basti 16.")
