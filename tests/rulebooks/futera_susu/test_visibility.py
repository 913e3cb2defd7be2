"""Section 14: who sees what."""

from collections.abc import Mapping

from kickabout.engine.dice import seeded
from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    READY,
    duel,
    goal,
    lay,
    lock_in,
    new,
    play,
    send,
    substitutes,
    totals,
    until,
    used,
    wears,
)
from tests.rulebooks.visibility import EVERYBODY, OTHERS, told_apart


def seen(match: Match, viewer: int, seat: int, spot: str) -> Mapping[str, object]:
    """Return a spot of a side as a viewer sees it."""
    field = match.view(viewer)["players"][seat]["field"]
    seen_spot = next(entry for entry in field if entry["spot"] == spot)
    assert isinstance(seen_spot, dict)
    return seen_spot


@clause("SUSU-14.1")
@OTHERS
def test_a_squad_being_built_is_hidden(viewer: int) -> None:
    one, two = new(), new()
    one.play("squad plain", seat=1)
    two.play("squad loyal", seat=1)
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    one.play("deck first", seat=1)
    two.play("deck second", seat=1)
    assert not told_apart(one, two, viewer)
    one, two = new(), new()
    for match, players in ((one, ("red-g1", "red-d1")), (two, ("blue-g1", "blue-d3"))):
        for player in players:
            match.play(f"sign {player}", seat=1)
    assert not told_apart(one, two, viewer)


@clause("SUSU-14.1")
@OTHERS
def test_how_far_it_is_is_seen(viewer: int) -> None:
    match = new()
    match.play("sign red-g1", seat=1)
    match.play("sign red-d1", seat=1)
    assert match.view(viewer)["players"][1]["signed"] == 2
    match = new()
    match.play("squad plain", seat=1)
    match.play("pack offside", seat=1)
    told = match.view(viewer)["players"][1]
    assert (told["signed"], told["packed"]) == (16, 1)


@clause("SUSU-14.1")
@OTHERS
def test_a_ready_made_one_is_told_from_ones_own(viewer: int) -> None:
    match = new()
    match.play("squad plain", seat=1)
    match.play("pack offside", seat=1)
    assert [match.observed(n, viewer) for n in range(2)] == ["take squad", "pack card"]


@clause("SUSU-14.2")
@OTHERS
def test_line_ups_are_laid_out_unseen(viewer: int) -> None:
    one, two = lock_in(), lock_in()
    pairs = (
        ("place 9 in forwards", "place 2 in defence"),
        ("place 8 in forwards", "place 7 in goal"),
        ("place 6 in forwards", "place 6 in midfield"),
    )
    for pair in pairs:
        for match, action in zip((one, two), pair, strict=True):
            match.play(action, seat=1)
        assert not told_apart(one, two, viewer)
    one.play("lift 6", seat=1)
    two.play("lift 7", seat=1)
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("SUSU-14.3")
@OTHERS
def test_cards_on_the_pitch_are_hidden_until_they_are_face_up(viewer: int) -> None:
    one, two = lock_in(), lock_in()
    swapped = [*LINE_UP[:-4], LINE_UP[-3], LINE_UP[-4], *LINE_UP[-2:]]
    for match, line_up in ((one, LINE_UP), (two, swapped)):
        play(match, *LINE_UP, *line_up, "toss 0")
        until(match, "send")
    assert not told_apart(one, two, viewer)
    for match in (one, two):
        assert seen(match, viewer, 1, "f1")["player"] is None
        duel(match, "1 6")
        until(match, "send")
        duel(match, "6 1")
        until(match, "send")
    assert not told_apart(one, two, viewer)
    for match, player in ((one, "red-f1"), (two, "blue-f1")):
        play(match, "send f1")
        card = seen(match, viewer, 1, "f1")["player"]
        assert isinstance(card, dict)
        assert card["slug"] == player
    assert told_apart(one, two, viewer)


@clause("SUSU-14.3")
@OTHERS
def test_who_wears_what_is_hidden_too(viewer: int) -> None:
    one = lay(wearing=({}, {6: "rock", 9: "green-captain"}))
    two = lay(wearing=({}, {6: "leaf", 9: "red-cult-f"}))
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("SUSU-14.3")
def test_ones_own_cards_are_seen() -> None:
    match = lay()
    for number, spot in ((8, "f1"), (6, "m1"), (1, "g")):
        told = seen(match, 1, 1, spot)
        card = told["player"]
        assert isinstance(card, dict)
        assert card["slug"] == wears(match, 1, number)
        assert told["face_up"] is False


@clause("SUSU-14.4")
@OTHERS
def test_substitutes_are_hidden_but_counted(viewer: int) -> None:
    one = lay(bench=("", "12 13"))
    two = lay(bench=("", "12 13"), wearing=({}, {12: "blue-f4", 13: "rock"}))
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    told = one.view(viewer)["players"][1]
    assert (told["bench"], told["subs"]) == (2, None)
    assert {entry["shirt"] for entry in one.view(1)["players"][1]["subs"]} == {12, 13}


@clause("SUSU-14.4")
@OTHERS
def test_so_is_the_one_who_comes_on(viewer: int) -> None:
    one, two = (lay(bench=("", "13 14"), gone=("", "m2")) for _ in range(2))
    for match, number in ((one, 13), (two, 14)):
        duel(match, "1 6")
        play(match, f"bring {number}")
        assert match.observed(match.number - 1, viewer) == "bring sub"
        assert match.view(viewer)["players"][1]["bench"] == 1
    assert not told_apart(one, two, viewer)
    assert substitutes(one, 1) != substitutes(two, 1)
    for match in (one, two):
        play(match, "send m1")
    assert told_apart(one, two, viewer)


@clause("SUSU-14.5")
@OTHERS
def test_hands_are_hidden_but_counted(viewer: int) -> None:
    one = lay(hands=("", "offside red-card"), decks=("", "long-ball"))
    two = lay(hands=("", "long-ball offside"), decks=("", "red-card"))
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    told = one.view(viewer)["players"][1]
    assert (told["hand"], told["deck"]) == (2, 1)
    assert [card["card"] for card in one.view(1)["hand"]] == ["red-card", "offside"]


@clause("SUSU-14.5")
def test_nobody_sees_into_a_deck() -> None:
    one = lay(hands=("", "offside"), decks=("", "long-ball red-card"))
    two = lay(hands=("", "offside"), decks=("", "long-ball var-check"))
    assert one.view(0) == two.view(0)
    for match in (one, two):
        goal(match)
    number = one.number
    play(one, "draw red-card")
    assert [one.observed(number, viewer) for viewer in (0, 1, -1)] == [
        "draw card",
        "draw red-card",
        "draw card",
    ]


@clause("SUSU-14.6")
@EVERYBODY
def test_dice_bonuses_and_totals_are_told(viewer: int) -> None:
    match = lay(wearing=({8: "red-captain"}, {}), hands=("offside", "offside home-crowd"))
    send(match, "m1", "m1")
    play(match, "hold", "play home-crowd", "roll 2 5")
    sides = match.view(viewer)["duel"]["sides"]
    assert [side["die"] for side in sides] == [2, 5]
    assert [side["bonus"] and side["bonus"]["total"] for side in sides] == [5, None]
    assert [side["total"] for side in sides] == totals(match) == [11, 10]


@clause("SUSU-14.6")
def test_but_not_who_gives_the_bonus() -> None:
    one = lay(wearing=({8: "red-captain"}, {}))
    two = lay(wearing=({10: "red-captain"}, {}))
    for match in (one, two):
        send(match, "m1", "m1")
        assert match.view(1)["duel"]["sides"][0]["bonus"]["total"] == 5
    assert not told_apart(one, two, 1)
    assert not told_apart(one, two, -1)


@clause("SUSU-14.7")
@EVERYBODY
def test_who_leaves_is_shown(viewer: int) -> None:
    match = lay(hands=("red-card pulled-hamstring", ""), bench=("", "12"))
    before = len(match.view(viewer)["players"][1]["gone"])
    send(match)
    play(match, "play red-card on f3", "leave", "roll 6 1")
    gone = [card["slug"] for card in match.view(viewer)["players"][1]["gone"]]
    assert len(gone) == before + 1
    assert wears(match, 1, 10) in gone
    send(match)
    play(match, "play pulled-hamstring", "injure 12 green-d1")
    gone = [card["slug"] for card in match.view(viewer)["players"][1]["gone"]]
    assert len(gone) == before + 2
    assert wears(match, 1, 12) in gone


@clause("SUSU-14.8")
@EVERYBODY
def test_what_is_open_to_all(viewer: int) -> None:
    match = lay(hands=("home-crowd offside", "yellow-card"), gone=("f2 d1", "m1"))
    goal_with_cards(match)
    duel(match, "1 6")
    everything, told = match.view(), match.view(viewer)
    assert told["players"][0]["goals"] == 1
    assert [card["card"] for card in told["players"][0]["used"]] == used(match, 0) == ["home-crowd"]
    for mine, all_of_it in zip(told["players"], everything["players"], strict=True):
        for key in ("goals", "used", "midfielders", "hand", "deck", "bench"):
            assert mine[key] == all_of_it[key]
        assert [spot["empty"] for spot in mine["field"]] == [
            spot["empty"] for spot in all_of_it["field"]
        ]
    assert seen(match, viewer, 0, "f2")["empty"] is True
    assert seen(match, viewer, 1, "m1")["empty"] is True


def goal_with_cards(match: Match) -> None:
    """Play a goal in a possession in which both sides play a card."""
    send(match)
    play(match, "play home-crowd", "play yellow-card", "roll 6 1")
    duel(match, "6 1")
    duel(match, "6 1")


@clause("SUSU-14.9", "SUSU-15.8")
@OTHERS
def test_a_squad_that_an_option_gives_is_known(viewer: int) -> None:
    match = lock_in()
    assert match.view(viewer)["players"][1]["squad"]["slug"] == "plain"
    assert all(entry["player"] is None for entry in match.view(viewer)["players"][1]["field"])
    match = new({**READY, "away": "choose"})
    play(match, "squad plain")
    assert match.view(viewer)["players"][1]["squad"] is None
    assert match.view(1)["players"][1]["squad"]["slug"] == "plain"


@clause("SUSU-14.9", "SUSU-15.9")
def test_so_is_a_deck() -> None:
    # Whoever has to guess the hand of the other side knows what may be in it.
    match = lock_in({"away-deck": "second"})
    for seed in range(5):
        guessed = match.hidden(0)
        match.game.determinize(match.box.record, guessed, seeded(seed))
        for kind, count in enumerate(match.box.decks[1].counts):
            assert guessed.hand[1, kind] + guessed.deck[1, kind] == count
