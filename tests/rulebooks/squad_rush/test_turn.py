"""Sections 3 and 4: the turn and its acts."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    GROUP_STAGE,
    INSTANTS,
    draw_up,
    end_turn,
    hold,
    lay,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import (
    can,
    choices,
    hand,
    in_deck,
    is_known,
    pile,
    pitch,
    verb,
    yellows,
)

TEN = "red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8"
"""Players for a long hand."""


def to_draw(match: Match) -> Match:
    """End the turn of the acting seat, so that the next one is about to draw."""
    end_turn(match, draw=False)
    return match


# 3. The turn.


@clause("RUSH-3.1")
@pytest.mark.parametrize("options", [{}, GROUP_STAGE])
def test_draw_act_and_come_down(options: dict[str, object]) -> None:
    match = to_draw(lay(hands=("", f"{TEN} blue-g7"), options=options))
    seen = []
    while match.state.turn == 1:
        seen.append((match.actor, verb(match)))
        action = "done" if "done" in match.legal else choices(match)[0]
        play(match, action)
    turn = ["draw", "draw", "draw", "draw", "play", "discard", "discard", "discard", "discard"]
    assert [word for _, word in seen] == turn
    assert [actor for actor, _ in seen] == [1, "chance", 1, "chance", *[1] * 5]


@clause("RUSH-3.2")
def test_two_cards() -> None:
    match = to_draw(lay(hands=("", "red-g7")))
    draw_up(match)
    assert len(hand(match, 1)) == 3
    assert verb(match) == "play"


@clause("RUSH-3.3")
def test_from_the_deck_or_from_the_pile() -> None:
    match = to_draw(lay(pile="tackle red-d8 blue-f10"))
    assert match.legal == ["draw deck", "draw pile"]
    play(match, "draw pile")
    assert hand(match, 1) == ["blue-f10"]
    assert pile(match) == ["tackle", "red-d8"]
    assert match.legal == ["draw deck", "draw pile"]
    play(match, "draw pile")
    assert hand(match, 1) == ["blue-f10", "red-d8"]
    assert pile(match) == ["tackle"]
    assert [is_known(match, 1, slug) for slug in hand(match, 1)] == [1, 1]


@clause("RUSH-3.3")
def test_the_last_card_of_the_pile() -> None:
    match = to_draw(lay(pile="red-d8", deck="tackle sub-1"))
    assert match.legal == ["draw deck", "draw pile"]
    play(match, "draw pile")
    assert match.legal == ["draw deck"]


@clause("RUSH-3.3")
def test_one_of_each() -> None:
    match = to_draw(lay(pile="tackle red-d8", deck="blue-f10 var-review"))
    play(match, "draw deck")
    assert match.outcomes == {"draw blue-f10": 0.5, "draw var-review": 0.5}
    play(match, "draw var-review", "draw pile")
    assert hand(match, 1) == ["red-d8", "var-review"]
    assert is_known(match, 1, "var-review") == 0
    assert in_deck(match) == ["blue-f10"]


@clause("RUSH-3.3")
def test_an_empty_pile_has_no_top() -> None:
    match = to_draw(lay())
    assert match.legal == ["draw deck"]
    assert "RUSH-3.3" in refused(match, "draw pile")


@clause("RUSH-3.4")
def test_the_empty_deck_takes_the_pile() -> None:
    match = to_draw(lay(deck="", pile="tackle red-d8 blue-f10"))
    play(match, "draw deck")
    assert pile(match) == []
    assert sorted(match.outcomes) == ["draw blue-f10", "draw red-d8", "draw tackle"]
    play(match, "draw tackle")
    assert in_deck(match) == ["blue-f10", "red-d8"]
    assert match.legal == ["draw deck"]


@clause("RUSH-3.4")
def test_not_before() -> None:
    match = to_draw(lay(deck="sub-1", pile="tackle red-d8"))
    play(match, "draw deck", "draw sub-1")
    assert pile(match) == ["tackle", "red-d8"]
    assert match.legal == ["draw deck", "draw pile"]


@clause("RUSH-3.5")
def test_nothing_to_draw() -> None:
    match = to_draw(lay(deck="", hands=("", "red-d8")))
    assert match.actor == 1
    assert match.legal == ["play red-d8", "done"]
    match = to_draw(lay(deck="sub-1", hands=("", "red-d8")))
    draw_up(match)
    assert hand(match, 1) == ["red-d8", "sub-1"]
    assert verb(match) == "play"


@clause("RUSH-3.6")
def test_two_acts() -> None:
    match = lay(hands=("red-d8 red-d6 red-g7",))
    play(match, "play red-d8")
    assert match.state.turn == 0
    play(match, "play red-d6")
    assert match.state.turn == 1
    assert hand(match, 0) == ["red-g7"]


@clause("RUSH-3.7")
@pytest.mark.parametrize("acts", [0, 1])
def test_done(acts: int) -> None:
    match = lay(hands=("red-d8 red-d6",))
    for action in ("play red-d8", "play red-d6")[:acts]:
        play(match, action)
    play(match, "done")
    assert (match.state.turn, match.actor) == (1, 1)
    assert len(pitch(match, 0)) == acts
    end_turn(match)
    assert match.state.acts == 2


@clause("RUSH-3.7")
def test_without_acts_only_who_can_call_is_asked() -> None:
    match = lay(hands=("red-f10 tackle yellow-card",), pitches=(seven("red", but="f10"), "blue-d8"))
    play(match, "tackle blue-d8", "play red-f10")
    hold(match)
    assert match.actor == 0
    assert match.legal == ["done", "call"]
    play(match, "done")
    assert match.state.turn == 1
    match = lay(hands=("red-f8 tackle",), pitches=(seven("red", but="f10 f8"),), acts=1)
    play(match, "play red-f8")
    assert match.state.turn == 1


@clause("RUSH-3.8")
@pytest.mark.parametrize(("more", "discards"), [("", 0), ("tackle", 1), ("tackle sub-1 sub-2", 3)])
def test_nine_at_most(more: str, discards: int) -> None:
    match = lay(hands=(f"{TEN.removesuffix(' red-f8')} {more}",))
    play(match, "done")
    for _ in range(discards):
        assert verb(match) == "discard"
        assert match.state.turn == 0
        play(match, match.legal[0])
    assert match.state.turn == 1
    assert len(hand(match, 0)) == 9
    assert len(pile(match)) == discards


@clause("RUSH-3.9")
def test_any_card_openly() -> None:
    match = lay(hands=(f"{TEN} tackle var-review",), pile="yellow-card")
    play(match, "done")
    assert sorted(match.legal) == sorted(f"discard {card}" for card in hand(match, 0))
    play(match, "discard var-review", "discard red-f10", "discard tackle")
    assert pile(match) == ["yellow-card", "var-review", "red-f10", "tackle"]
    assert match.state.turn == 1


@clause("RUSH-3.10")
def test_only_at_the_end_of_ones_own_turn() -> None:
    match = lay(hands=("tackle", TEN.removesuffix(" red-f8")), pitches=("", "red-f8"))
    stand(match, "tackle red-f8")
    assert len(hand(match, 1)) == 10
    play(match, "done")
    assert (match.state.turn, match.legal[0]) == (1, "draw deck")
    draw_up(match)
    assert len(hand(match, 1)) == 12
    play(match, "done")
    assert verb(match) == "discard"


@clause("RUSH-3.11")
@pytest.mark.parametrize(
    ("seats", "turn", "following"), [(2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)]
)
def test_the_next_one(seats: int, turn: int, following: int) -> None:
    match = lay(seats, turn=turn)
    play(match, "done")
    assert (match.state.turn, match.actor) == (following, following)


# 4. Acts.


@clause("RUSH-4.1")
@pytest.mark.parametrize(
    "action",
    [
        "play red-d8",
        "play sub-1",
        "recall red-f8",
        "tackle blue-d8",
        "book blue-d8",
        "dismiss blue-d8",
        "play set-piece",
        "play the-wall",
        "play reverse",
        "play full-time-whistle",
        "play overturned on 1",
    ],
)
def test_an_act(action: str) -> None:
    cards = "red-d8 sub-1 tackle yellow-card red-card set-piece the-wall reverse full-time-whistle"
    match = lay(hands=(f"{cards} overturned",), pitches=("red-f8", "blue-d8 blue-d6!"))
    stand(match, action)
    if action == "play set-piece":
        play(match, "done")
    assert match.state.acts == 1


@clause("RUSH-4.2")
@pytest.mark.parametrize("player", ["red-g7", "blue-g7", "blue-f10", "green-d5", "sub-3"])
def test_any_player(player: str) -> None:
    match = lay(hands=(f"{player} tackle", "play-on"), pitches=("red-f8",))
    stand(match, f"play {player}")
    assert pitch(match, 0) == sorted(["red-f8", player])
    assert hand(match, 0) == ["tackle"]


@clause("RUSH-4.2")
def test_from_ones_own_hand() -> None:
    match = lay(hands=("red-d8", "blue-d8"))
    assert not can(match, "play blue-d8")
    assert not can(match, "play green-d8")


@clause("RUSH-4.3")
def test_eleven_at_most() -> None:
    match = lay(hands=("blue-d8 blue-d6",), pitches=(f"{TEN}",))
    play(match, "play blue-d8")
    assert len(pitch(match, 0)) == 11
    assert "RUSH-4.3" in refused(match, "play blue-d6")
    match = lay(hands=("blue-d6",), pitches=(f"{TEN} blue-d8",))
    assert not can(match, "play blue-d6")
    play(match, "recall red-d5", "play blue-d6")
    assert len(pitch(match, 0)) == 11


@clause("RUSH-4.4")
def test_a_recall() -> None:
    match = lay(pitches=("red-d8! red-f10", "blue-d8"), hands=("tackle",))
    play(match, "recall red-d8")
    assert pitch(match, 0) == ["red-f10"]
    assert hand(match, 0) == ["red-d8", "tackle"]
    assert yellows(match, "red-d8") == 0
    assert is_known(match, 0, "red-d8") == 1
    assert not can(match, "recall blue-d8")
    assert not can(match, "recall red-d8")


@clause("RUSH-4.5")
@pytest.mark.parametrize("verb", ["tackle", "book", "dismiss"])
def test_on_a_rivals_player(verb: str) -> None:
    match = lay(
        3,
        hands=("tackle yellow-card red-card", "red-d6"),
        pitches=("red-d8", "blue-d8", "green-f10 sub-1"),
    )
    assert "RUSH-4.5" in refused(match, f"{verb} red-d8")
    assert not can(match, f"{verb} red-d6")
    for player in ("blue-d8", "green-f10", "sub-1"):
        assert can(match, f"{verb} {player}")


@clause("RUSH-4.5")
@pytest.mark.parametrize("verb", ["tackle", "book", "dismiss"])
def test_with_the_card_for_it(verb: str) -> None:
    slugs = {"tackle": "tackle", "book": "yellow-card", "dismiss": "red-card"}
    others = [slug for other, slug in slugs.items() if other != verb]
    assert not can(lay(hands=(" ".join(others),), pitches=("", "blue-d8")), f"{verb} blue-d8")


@clause("RUSH-4.6")
@pytest.mark.parametrize("instant", INSTANTS)
def test_an_instant_is_no_act(instant: str) -> None:
    match = lay(hands=(f"{instant} red-d8",), pitches=("red-f8", "blue-d8"))
    assert "RUSH-4.6" in refused(match, f"play {instant}")


@clause("RUSH-4.7")
@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("tackle blue-d8", "tackle"),
        ("book blue-d8", "yellow-card"),
        ("play reverse", "reverse"),
        ("play added-time", "added-time"),
    ],
)
def test_discarded(action: str, card: str) -> None:
    match = lay(hands=(card,), pitches=("", "blue-d8"), pile="sub-1")
    stand(match, action)
    assert pile(match) == ["sub-1", card]
    assert hand(match, 0) == []


@clause("RUSH-4.7")
def test_discarded_before_it_works() -> None:
    match = lay(hands=("red-card",), pitches=("", "blue-d8"))
    stand(match, "dismiss blue-d8")
    assert pile(match) == ["red-card", "blue-d8"]
    match = lay(hands=("quick-restart",), deck="", pile="sub-1")
    stand(match, "play quick-restart")
    assert sorted(match.outcomes) == ["draw quick-restart", "draw sub-1"]


@clause("RUSH-4.8")
@pytest.mark.parametrize("action", ["play red-d8", "tackle blue-d8", "play added-time"])
def test_a_cancelled_act_is_spent(action: str) -> None:
    match = lay(hands=("red-d8 tackle added-time red-g7", "var-review"), pitches=("", "blue-d8"))
    play(match, action, "play var-review")
    hold(match)
    assert match.state.acts == 1
    play(match, "play red-g7")
    assert match.state.turn == 1
