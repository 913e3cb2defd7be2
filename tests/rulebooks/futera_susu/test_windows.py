"""Section 7: when action cards are played."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    bonuses,
    deck,
    duel,
    goal,
    hand,
    hold,
    lay,
    play,
    send,
    to_the_goal,
    used,
)
from tests.rulebooks.reading import can, verb

LOYAL = ("loyal", "plain")


def asked(match: Match) -> tuple[int | str | None, str] | None:
    """Return the seat that is asked for a card, and the stage; None if none is."""
    if "hold" not in match.legal:
        return None
    rolled = any(match.state.die[seat] > 0 for seat in range(2))
    return match.actor, "after" if rolled else "before"


def questions(match: Match, *dice: str) -> list[tuple[int | str | None, str]]:
    """Return the seats that are asked, with the stages, in a duel with these dice in which all
    hold.
    """
    seats_asked = []
    rolls = list(dice)
    while asked(match) or verb(match) == "roll":
        question = asked(match)
        if question:
            seats_asked.append(question)
            play(match, "hold")
        elif rolls:
            play(match, f"roll {rolls.pop(0)}")
        else:
            break
    return seats_asked


@clause("SUSU-7.1")
@pytest.mark.parametrize("card", ["home-crowd", "yellow-card"])
def test_one_card_a_duel_a_tactic_or_a_referee_card(card: str) -> None:
    match = lay(hands=("home-crowd yellow-card", ""))
    send(match)
    play(match, f"play {card}")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert verb(match) == "send"
    assert used(match, 0) == [card]


@clause("SUSU-7.1")
def test_and_another_in_the_next_duel() -> None:
    match = lay(hands=("home-crowd*3", ""))
    for number in range(3):
        send(match)
        play(match, "play home-crowd", "roll 6 1")
        assert used(match, 0) == ["home-crowd"] * (number + 1)


@clause("SUSU-7.2")
def test_a_boost_lasts_for_the_duel_and_no_longer() -> None:
    match = lay(hands=("home-crowd", ""))
    send(match)
    play(match, "play home-crowd", "roll 3 3")
    assert match.state.stage == 1
    send(match)
    play(match, "roll 3 3")
    assert match.state.stage == 1
    play(match, "roll 6 1", "roll 3 3")
    assert match.state.stage == 2


@clause("SUSU-7.2")
def test_so_do_advantage_and_silence() -> None:
    match = lay(hands=("advantage stern-word", "offside*5"))
    send(match)
    play(match, "play stern-word")
    hold(match)
    play(match, "roll 6 1")
    send(match)
    play(match, "play advantage")
    assert asked(match) == (1, "before")
    hold(match)
    play(match, "roll 3 3")
    hold(match)
    assert match.state.stage == 2
    hold(match)
    play(match, "roll 3 3")
    hold(match)
    assert verb(match) == "roll"


@clause("SUSU-7.3")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("var-check", False, True),
        ("long-ball", True, False),
        ("yellow-card", True, True),
    ],
)
def test_a_card_is_played_when_it_says(card: str, before: bool, after: bool) -> None:
    match = lay(hands=(card, ""))
    send(match)
    assert asked(match) == (0, "before")
    assert can(match, f"play {card}") == before
    play(match, "hold", "roll 6 1")
    assert asked(match) == (0, "after")
    assert can(match, f"play {card}") == after


@clause("SUSU-7.4", "SUSU-16.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_attacker_is_asked_before_the_defender_and_both_twice(turn: int) -> None:
    match = lay(turn=turn, hands=("long-ball", "long-ball"))
    send(match)
    other = 1 - turn
    assert questions(match, "6 1") == [
        (turn, "before"),
        (other, "before"),
        (turn, "after"),
        (other, "after"),
    ]


@clause("SUSU-7.5")
def test_the_attacker_s_card_takes_effect_first() -> None:
    match = lay(hands=("stern-word", "stern-word"))
    send(match)
    play(match, "play stern-word")
    assert verb(match) == "roll"
    match = lay(hands=("stern-word", "stern-word"))
    send(match)
    play(match, "hold", "play stern-word", "roll 6 1")
    assert asked(match) is None
    assert hand(match, 0) == ["stern-word"]


@clause("SUSU-7.6")
def test_a_card_takes_effect_at_once() -> None:
    match = lay(squads=LOYAL, hands=("yellow-card", "red-card"))
    send(match)
    play(match, "play yellow-card")
    assert match.actor == 1
    assert [match.state.boost[1, stat] for stat in range(6)] == [-2] * 6
    play(match, "play red-card on m2")
    assert bonuses(match) == [0, 0]


@clause("SUSU-7.7")
@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("", ""), []),
        # An Offside of the attacker, a Long Ball of the defender: cards that cannot be played.
        (("offside", ""), [(0, "before"), (0, "after")]),
        (("", "long-ball"), [(1, "before"), (1, "after")]),
    ],
)
def test_whoever_has_a_card_is_asked_whatever_it_is(
    hands: tuple[str, str], expected: list[tuple[int, str]]
) -> None:
    match = lay(hands=hands)
    send(match)
    assert questions(match, "6 1") == expected


@clause("SUSU-7.7")
def test_who_has_played_or_is_silenced_is_not_asked() -> None:
    match = lay(hands=("stern-word offside", "offside*3"))
    send(match)
    play(match, "play stern-word")
    assert questions(match, "6 1") == []
    match = lay(hands=("offside", "home-crowd offside"))
    send(match)
    play(match, "hold", "play home-crowd")
    assert questions(match, "6 1") == [(0, "after")]


@clause("SUSU-7.8")
def test_a_tie_asks_anew_after_the_next_roll() -> None:
    match = lay(hands=("offside", "long-ball"))
    send(match)
    after = [(0, "after"), (1, "after")]
    before = [(0, "before"), (1, "before")]
    assert questions(match, "3 3", "2 2", "6 1") == before + after + after + after


@clause("SUSU-7.8")
def test_whoever_has_played_is_not_asked_anew() -> None:
    match = lay(hands=("home-crowd offside", "long-ball"))
    send(match)
    play(match, "play home-crowd")
    assert questions(match, "3 4", "6 1") == [(1, "before"), (1, "after"), (1, "after")]


@clause("SUSU-7.8")
@pytest.mark.parametrize("holder", [0, 1])
def test_so_does_a_roll_repeated_by_a_card(holder: int) -> None:
    hands = ["offside", "offside"]
    hands[holder] = "var-check offside"
    match = lay(hands=hands)
    send(match)
    hold_until(match, holder)
    play(match, "play var-check")
    assert questions(match, "6 1") == [(1 - holder, "after")]
    hands[holder] = "captains-cry offside"
    match = lay(hands=hands)
    send(match)
    hold_until(match, holder)
    play(match, "play captains-cry", "re-roll 5")
    assert asked(match) == (1 - holder, "after")


def hold_until(match: Match, holder: int) -> None:
    """Hold for both, roll the dice, and ask the holder after the roll."""
    while asked(match) != (holder, "after"):
        play(match, "roll 3 2" if verb(match) == "roll" else "hold")


@clause("SUSU-7.9")
def test_the_limit_holds_however_often_it_is_rolled() -> None:
    match = lay(hands=("var-check*2", "var-check*2"))
    send(match)
    play(match, "hold", "hold", "roll 3 2", "play var-check", "roll 4 2")
    assert asked(match) == (1, "after")
    play(match, "play var-check", "roll 3 3")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert match.state.stage == 1


@clause("SUSU-7.10")
def test_a_card_needs_something_to_act_on() -> None:
    # No deck, no substitute, no other Midfielder.
    match = lay(hands=("extra-time pulled-hamstring tactical-switch", ""), gone=("m2", ""))
    send(match)
    assert match.legal == ["hold"]
    match = lay(
        hands=("extra-time pulled-hamstring tactical-switch", ""),
        decks=("offside", ""),
        bench=("", "12"),
    )
    send(match)
    assert match.legal == [
        "play tactical-switch on m2",
        "play extra-time",
        "play pulled-hamstring",
        "hold",
    ]


@clause("SUSU-7.11")
def test_a_card_played_does_not_come_back() -> None:
    match = lay(hands=("home-crowd", ""), decks=("offside", "offside"))
    send(match)
    play(match, "play home-crowd", "roll 6 1")
    assert (hand(match, 0), used(match, 0), deck(match, 0)) == ([], ["home-crowd"], ["offside"])
    for viewer in (0, 1, -1):
        assert [card["card"] for card in match.view(viewer)["players"][0]["used"]] == ["home-crowd"]
    duel(match, "6 1")
    duel(match, "6 1")
    assert list(match.outcomes) == ["draw offside"]


@clause("SUSU-7.12")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    match = lay(hands=("offside*9", ""), decks=("long-ball", ""))
    goal(match)
    play(match, "draw long-ball")
    assert len(hand(match, 0)) == 10
    to_the_goal(match)
    assert len(hand(match, 0)) == 10
