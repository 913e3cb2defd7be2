"""Sections 15 and 16: options and notation."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from kickabout.engine.check import check_game
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    READY,
    SPOTS,
    after,
    lay,
    lock_in,
    new,
    own_box,
    send,
    until,
)
from tests.rulebooks.reading import verb

# 15. Options.


def option(name: str) -> tuple[object, list[str], tuple[int, int]]:
    """Return the default of an option, its words, and between which numbers it lies."""
    one = own_box().options[name]
    return one.default, list(one.choices), (one.least, one.most)


@pytest.mark.parametrize(
    ("name", "usual", "words"),
    [
        pytest.param(name, usual, words, marks=clause(f"SUSU-{number}"), id=name)
        for number, name, usual, words in (
            ("15.1", "removal", "failed-attack", {"failed-attack", "every-loser"}),
            ("15.2", "length", "possessions", {"possessions", "goals", "clock"}),
            ("15.6", "lock-in", "timed", {"gentle", "timed", "untimed"}),
            ("15.7", "strict", "off", {"off", "on"}),
        )
    ],
)
def test_words(name: str, usual: str, words: set[str]) -> None:
    default, known, _ = option(name)
    assert (default, set(known)) == (usual, words)


@clause("SUSU-15.3", "SUSU-15.4", "SUSU-15.5")
@pytest.mark.parametrize(("name", "usual"), [("possessions", 10), ("goals", 3), ("minutes", 15)])
def test_numbers(name: str, usual: int) -> None:
    default, words, (least, most) = option(name)
    assert default == usual
    assert words == []
    assert 1 <= least < usual < most
    for wrong in (0, 100, "many"):
        with pytest.raises(ValueError, match=f"option {name}"):
            new({name: wrong})


@clause("SUSU-15.8", "SUSU-15.9")
@pytest.mark.parametrize("side", ["home", "away"])
def test_squads_and_decks(side: str) -> None:
    box = own_box()
    assert option(side)[:2] == ("choose", ["choose", *(squad.slug for squad in box.squads)])
    assert option(f"{side}-deck")[:2] == ("choose", ["choose", *(deck.slug for deck in box.decks)])


@clause("SUSU-15.8")
@pytest.mark.parametrize(("seat", "side"), [(0, "home"), (1, "away")])
def test_a_given_squad_need_not_be_chosen(seat: int, side: str) -> None:
    match = new({side: "loyal"})
    assert match.state.signed[seat] == 16
    assert match.state.signed[1 - seat] == 0
    assert [match.state.squad[seat, n] for n in range(16)] == list(match.box.squads[1].shirts)
    assert match.legal_for(seat)[0] == "deck first"


@clause("SUSU-15.9")
@pytest.mark.parametrize(("seat", "side"), [(0, "home"), (1, "away")])
def test_a_given_deck_need_not_be_chosen(seat: int, side: str) -> None:
    match = new({f"{side}-deck": "second"})
    match.play("squad plain", seat=seat)
    assert match.legal_for(seat) == []
    assert match.state.packed[seat] == 10
    match.play("squad plain", seat=1 - seat)
    assert match.legal[0] == "deck first"


@clause("SUSU-15.8", "SUSU-15.9")
def test_with_everything_given_the_match_begins_with_the_cards() -> None:
    assert verb(new(READY)) == "draw"


def ways() -> Iterator[dict[str, object]]:
    """Yield option sets in which every value of every option occurs; numbers at both ends."""
    options = own_box().options.values()
    values: dict[str, list[object]] = {
        one.name: [*one.choices] or [one.least, one.most] for one in options
    }
    for number in range(max(map(len, values.values()))):
        yield {name: some[number % len(some)] for name, some in values.items()}


@clause(
    "SUSU-15.1",
    "SUSU-15.2",
    "SUSU-15.3",
    "SUSU-15.4",
    "SUSU-15.5",
    "SUSU-15.6",
    "SUSU-15.7",
    "SUSU-15.8",
    "SUSU-15.9",
)
@pytest.mark.parametrize("options", list(ways()), ids=lambda way: f"{way['home']}-{way['length']}")
def test_the_game_keeps_its_promises_with_every_value(options: Mapping[str, object]) -> None:
    assert check_game(GAME, [5], options=options, every=400, machine_code=False).matches == 1


# 16. Notation.


def with_gaps() -> Match:
    """Seat 1 is asked for a substitute: a Midfielder has just left, others before."""
    return after("duel 1 6", turn=1, bench=("", "12 13 15"), gone=("", "d2 f3"))


STRICT = {"strict": "on"}


@clause("SUSU-16.9")
@pytest.mark.parametrize(
    ("begin", "actions"),
    [
        (new, "squad plain: take squad, pack offside: pack card"),
        (new, "sign red-g1: sign player"),
        (lambda: new({"away": "plain"}), "deck first: take deck"),
        (lambda: lock_in(STRICT), "place 9 in goal: place card, lift 9: lift card"),
        (lambda: lock_in(STRICT), "place 9 in forwards: place card, lift 9: touch card"),
        (
            lock_in,
            ", ".join(
                [
                    *(f"{name}: place card" for name in LINE_UP[:-1]),
                    f"{LINE_UP[-1]}: place last card",
                ]
            ),
        ),
        (with_gaps, "bring 12: bring sub in defence"),
        (with_gaps, "bring 13: bring sub"),
        (with_gaps, "bring 15: bring sub in forwards"),
    ],
)
def test_what_others_read_of_a_secret(begin: Callable[[], Match], actions: str) -> None:
    match = begin()
    for action, told in (pair.split(": ") for pair in actions.split(", ")):
        match.play(action, seat=1)
        seen = [match.observed(match.number - 1, viewer) for viewer in (1, 0, -1)]
        assert seen == [action, told, told]


@clause("SUSU-16.9")
def test_draws_are_hidden_too() -> None:
    match = new(READY)
    until(match, "place")
    assert [match.observed(n, 1) for n in (0, 4)] == ["draw card"] * 2
    assert match.observed(5, 1).startswith("draw ")
    assert match.observed(5, 1) != "draw card"


@clause("SUSU-16.10")
@pytest.mark.parametrize("turn", [0, 1])
def test_what_comes_to_light(turn: int) -> None:
    match = lay(squads=("loyal", "plain"), turn=turn)
    players = [("show 7 red-m2", "show 6 red-m1"), ("show 7 blue-m1", "show 6 red-m1")]
    match.play("send m2")
    assert list(match.outcomes) == [players[turn][0]]
    match.play(players[turn][0])
    match.play("send m1")
    assert list(match.outcomes) == [players[1 - turn][1]]
    match.play(players[1 - turn][1])
    assert list(match.outcomes) == ["bonus 2 0"]
    match.play("bonus 2 0")
    assert verb(match) == "roll"
    for viewer in (0, 1, -1):
        assert match.observed(match.number - 1, viewer) == "bonus 2 0"


@clause("SUSU-16.10")
def test_who_leaves_unseen_is_turned_up_first() -> None:
    match = lay(hands=("red-card", ""))
    send(match)
    match.play("play red-card on f3")
    assert list(match.outcomes) == ["show 10 red-f2"]
    match.play("show 10 red-f2")
    assert match.state.field[1, SPOTS.index("f3")] == 0


@clause("SUSU-16.4")
@pytest.mark.parametrize(
    "name",
    [
        "",
        "play",
        "play nothing",
        "Play home-crowd",
        "play home-crowd on x9",
        "send m3",
        "send",
        "bring 11",
        "roll 3",
        "roll 0 7",
        "place 12 in goal",
        "place 9",
        "kick",
    ],
)
def test_what_is_no_notation_is_refused(name: str) -> None:
    match = lay()
    with pytest.raises(ValueError, match="Not understood"):
        match.play(name)
