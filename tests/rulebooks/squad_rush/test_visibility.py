"""Section 17: who sees what."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import verb
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    GROUP_STAGE,
    draw_up,
    end_turn,
    flip,
    kick_off,
    lay,
    play_as,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import by_seat, hand
from tests.rulebooks.visibility import EVERYBODY, OTHERS, told_apart

RED, BLUE = seven("red"), seven("blue")


def slugs(cards: object) -> list[str]:
    """Return the slugs of the cards in a view."""
    assert isinstance(cards, list)
    return sorted(card["card"] for card in cards)


# Hands.


@clause("RUSH-17.1")
@OTHERS
def test_hands_are_hidden(viewer: int) -> None:
    one = lay(hands=("tackle", "var-review blue-d8"), deck="sub-1 red-m9 red-d8")
    two = lay(hands=("tackle", "sub-1 red-m9"), deck="var-review blue-d8 red-d8")
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    assert one.view(viewer)["players"][1]["cards"] is None
    assert one.view(viewer)["players"][1]["hand"] == 2
    assert slugs(one.view(1)["hand"]) == ["blue-d8", "var-review"]


@clause("RUSH-17.1")
@OTHERS
def test_draws_are_hidden(viewer: int) -> None:
    one, two = lay(), lay()
    for match, card in ((one, "red-f10"), (two, "var-review")):
        end_turn(match, draw=False)
        play(match, "draw deck", f"draw {card}")
        assert match.observed(match.number - 1, viewer) == "draw card"
        assert match.observed(match.number - 1, 1) == f"draw {card}"
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("RUSH-17.1")
@OTHERS
def test_so_are_those_of_a_quick_restart(viewer: int) -> None:
    one, two = lay(hands=("", "quick-restart")), lay(hands=("", "quick-restart"))
    for match, card in ((one, "red-f10"), (two, "tackle")):
        end_turn(match, draw=False)
        play(match, "draw deck", "draw sub-1", "draw deck", "draw sub-2")
        stand(match, "play quick-restart")
        play(match, f"draw {card}")
        assert match.observed(match.number - 1, viewer) == "draw card"
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("RUSH-17.1")
@OTHERS
def test_being_asked_for_an_answer_tells_nothing(viewer: int) -> None:
    one = lay(hands=("red-d8 red-d6", "var-review offside"), deck="sub-1 sub-2 tackle")
    two = lay(hands=("red-d8 red-d6", "sub-1 sub-2"), deck="var-review offside tackle")
    for match in (one, two):
        play(match, "play red-d8")
    assert not told_apart(one, two, viewer)
    for match in (one, two):
        play(match, "hold")
    assert not told_apart(one, two, viewer)


# What is known.


@clause("RUSH-17.2")
@EVERYBODY
@pytest.mark.parametrize("way", ["tackled", "drawn", "searched", "recalled", "offside"])
def test_what_went_to_a_hand_openly(viewer: int, way: str) -> None:
    match = lay(
        turn=1,
        hands=("tackle offside", "set-piece red-m9 var-review"),
        pitches=("", "red-m7"),
        pile="red-m6",
    )
    if way == "tackled":
        end_turn(match)
        stand(match, "tackle red-m7")
    elif way == "drawn":
        end_turn(match)
        end_turn(match, draw=False)
        play(match, "draw pile")
    elif way == "searched":
        stand(match, "play set-piece")
        play(match, "take green-m7")
    elif way == "recalled":
        play(match, "recall red-m7")
    else:
        play(match, "play red-m9", "play offside")
        hold(match)
    found = {
        "tackled": ["red-m7"],
        "drawn": ["red-m6"],
        "searched": ["green-m7"],
        "recalled": ["red-m7"],
        "offside": ["red-m9"],
    }
    assert slugs(match.view(viewer)["players"][1]["known"]) == found[way]


@clause("RUSH-17.2")
def test_until_it_leaves_that_hand() -> None:
    match = lay(turn=1, hands=("tackle", "red-m9"), pitches=("", "red-m7"))
    play(match, "recall red-m7", "play red-m7")
    hold(match)
    assert match.view(0)["players"][1]["known"] == []
    assert match.state.known[match.box.player_slugs.index("red-m7")] == 0


@clause("RUSH-17.2")
@OTHERS
def test_of_equal_cards_the_known_one_goes_first(viewer: int) -> None:
    match = lay(turn=0, hands=("", "tackle"), pitches=("red-d8",), pile="tackle")
    end_turn(match, draw=False)
    play(match, "draw pile")
    draw_up(match)
    assert slugs(match.view(viewer)["players"][1]["known"]) == ["tackle"]
    stand(match, "tackle red-d8")
    assert "tackle" in hand(match, 1)
    assert match.view(viewer)["players"][1]["known"] == []


# What is open.


@clause("RUSH-17.3")
@EVERYBODY
def test_what_is_open(viewer: int) -> None:
    match = lay(
        hands=("tackle", "var-review"),
        pitches=("red-d8! red-f10 sub-1", "blue-g7"),
        pile="red-d5 tackle sub-2",
        options=GROUP_STAGE,
    )
    seen = match.view(viewer)
    lines = seen["players"][0]["pitch"]
    assert slugs(lines["defender"]) == ["red-d8"]
    assert lines["defender"][0]["yellows"] == 1
    assert slugs(lines["forward"]) == ["red-f10"]
    assert slugs(lines["sub"]) == ["sub-1"]
    assert [player["sent_off"] for player in seen["players"]] == by_seat(match, "sent_off")
    assert [player["hand"] for player in seen["players"]] == [1, 1]
    assert seen["pile"]["count"] == 3
    assert [card["card"] for card in seen["pile"]["cards"]] == ["red-d5", "tackle", "sub-2"]
    assert seen["pile"]["top"]["card"] == "sub-2"


@clause("RUSH-17.3")
@EVERYBODY
def test_the_order_of_the_pile(viewer: int) -> None:
    one, two = lay(pile="red-d5 tackle sub-2"), lay(pile="tackle red-d5 sub-2")
    assert told_apart(one, two, viewer)


@clause("RUSH-17.3")
@EVERYBODY
def test_bookings_and_counts_are_told_apart(viewer: int) -> None:
    one, two = lay(pitches=("red-d8", "")), lay(pitches=("red-d8!", ""))
    assert told_apart(one, two, viewer)
    one, two = lay(options=GROUP_STAGE), lay(options=GROUP_STAGE)
    two.state.sent_off[1] = 1
    assert told_apart(one, two, viewer)


@clause("RUSH-17.4")
@EVERYBODY
def test_the_deck(viewer: int) -> None:
    one = lay(hands=("tackle", "tackle"), deck="red-d8 sub-1 var-review")
    assert one.view(viewer)["deck"] == 3
    seen = one.hidden(viewer)
    assert {int(seen.deck[kind]) for kind in range(len(one.box.cards))} == {-1}
    assert seen.place[one.box.player_slugs.index("red-d8")] == -1
    assert seen.deck_size == 3


@clause("RUSH-17.4")
@pytest.mark.parametrize("viewer", [0, -1])
def test_what_is_in_it_and_what_in_a_hand_is_not_told_apart(viewer: int) -> None:
    one = lay(hands=("", "red-d8 var-review"), deck="sub-1 tackle blue-f10")
    two = lay(hands=("", "blue-f10 tackle"), deck="sub-1 red-d8 var-review")
    assert not told_apart(one, two, viewer)


# Set Piece.


@clause("RUSH-17.5", "RUSH-6.7")
def test_only_its_player_sees_the_midfielders() -> None:
    one = lay(3, hands=("set-piece", "red-m9 blue-d8", ""), deck="red-m7 green-m6 sub-1 red-d5")
    two = lay(3, hands=("set-piece", "red-m7 blue-d8", ""), deck="red-m9 green-m6 sub-1 red-d5")
    for match in (one, two):
        stand(match, "play set-piece")
    assert told_apart(one, two, 0)
    assert not told_apart(one, two, 2)
    assert not told_apart(one, two, -1)
    assert one.legal == ["take red-m7", "take green-m6", "done"]
    for viewer in (1, 2, -1):
        looks = [one.observed(number, viewer) for number in range(one.number)]
        assert not any(name.startswith(("find", "miss")) for name in looks)
    for match in (one, two):
        play(match, "take green-m6")
    assert not told_apart(one, two, -1)
    assert slugs(one.view(-1)["players"][0]["known"]) == ["green-m6"]


@clause("RUSH-17.5", "RUSH-6.7")
def test_nothing_else_of_the_deck_is_seen() -> None:
    one = lay(hands=("set-piece", "red-d8 tackle"), deck="red-m7 sub-1 var-review")
    two = lay(hands=("set-piece", "sub-1 var-review"), deck="red-m7 red-d8 tackle")
    for match in (one, two):
        stand(match, "play set-piece")
    assert not told_apart(one, two, 0)


# Secret choices.


@clause("RUSH-17.6", "RUSH-12.8")
@OTHERS
def test_the_sevens(viewer: int) -> None:
    one = kick_off(f"{RED} red-f6", f"{BLUE} blue-f6 blue-d5")
    two = kick_off(f"{RED} red-f6", f"{BLUE} blue-f6 blue-d5")
    for match, player in ((one, "blue-f10"), (two, "blue-f6")):
        play_as(match, 1, f"bench {player}")
        assert match.observed(match.number - 1, viewer) == "bench player"
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    for match in (one, two):
        play_as(match, 1, "bench blue-d5")
        play_as(match, 0, "bench red-f6")
    assert not told_apart(one, two, viewer)
    for match in (one, two):
        while verb(match) == "out":
            match.roll()
    assert told_apart(one, two, viewer)


@clause("RUSH-17.6", "RUSH-13.15")
@OTHERS
def test_the_swap(viewer: int) -> None:
    hands = ("red-f6", "blue-f6 blue-d5 tackle")
    one, two = kick_off(RED, BLUE, hands=hands), kick_off(RED, BLUE, hands=hands)
    swaps = (("blue-f10", "blue-f6"), ("blue-d8", "blue-d5"))
    for match, (off, on) in zip((one, two), swaps, strict=True):
        flip(match, "substitution")
        play_as(match, 1, f"off {off}")
        assert match.observed(match.number - 1, viewer) == "off player"
        play_as(match, 1, f"on {on}")
        assert match.observed(match.number - 1, viewer) == "on player"
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    for match in (one, two):
        play_as(match, 0, "off nobody")
        play_as(match, 0, "on nobody")
        while verb(match) == "show":
            match.roll()
    assert told_apart(one, two, viewer)


@clause("RUSH-17.2", "RUSH-18.10")
@EVERYBODY
def test_who_is_shown_to_come_on_is_known(viewer: int) -> None:
    match = kick_off(RED, BLUE, hands=("", "blue-f6 blue-d5"))
    flip(match, "substitution")
    play(match, "off blue-f10", "on blue-f6", "show on blue-f6")
    assert slugs(match.view(viewer)["players"][1]["known"]) == ["blue-f6"]
    play(match, "show off blue-f10")
    assert slugs(match.view(viewer)["players"][1]["known"]) == ["blue-f10"]


@clause("RUSH-17.6", "RUSH-13.15")
@OTHERS
def test_nor_whether_there_is_one(viewer: int) -> None:
    hands = ("red-f6", "blue-f6 blue-d5 tackle")
    one, two = kick_off(RED, BLUE, hands=hands), kick_off(RED, BLUE, hands=hands)
    for match, (off, on) in ((one, ("blue-f10", "blue-f6")), (two, ("nobody", "nobody"))):
        flip(match, "substitution")
        play_as(match, 1, f"off {off}")
        play_as(match, 1, f"on {on}")
    assert not told_apart(one, two, viewer)


@clause("RUSH-17.6", "RUSH-16.13")
@OTHERS
def test_the_instant(viewer: int) -> None:
    hands = ("tackle", "var-review play-on offside")
    matches = [kick_off(RED, BLUE, hands=hands, options=DRAMA) for _ in range(4)]
    chosen = ["play var-review", "play play-on on instant", "play play-on on official", "hold"]
    for match, action in zip(matches, chosen, strict=True):
        flip(match, "the-wall")
        play_as(match, 1, action)
        assert match.observed(match.number - 1, viewer) == "choose instant"
    for other in matches[1:]:
        assert not told_apart(matches[0], other, viewer)
        assert told_apart(matches[0], other, 1)
