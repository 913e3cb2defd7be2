"""Sections 15 and 16: options and notation."""

from collections.abc import Iterator, Mapping

import pytest

from kickabout.engine.check import check_game
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    BOX,
    LINE_UP,
    READY,
    SPOTS,
    STATS,
    choices,
    duel,
    go_on,
    goal,
    lay,
    lock_in,
    new,
    own_box,
    play,
    send,
    until,
    verb,
)

# 15. Options.


def option(name: str) -> tuple[object, list[str], tuple[int, int]]:
    """Return the default of an option, its words, and between which numbers it lies."""
    found = own_box().options[name]
    return found.default, list(found.choices), (found.least, found.most)


@clause("SUSU-15.1")
def test_removal() -> None:
    assert option("removal")[:2] == ("failed-attack", ["failed-attack", "every-loser"])


@clause("SUSU-15.2")
def test_length() -> None:
    assert option("length")[:2] == ("possessions", ["possessions", "goals", "clock"])


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


@clause("SUSU-15.6")
def test_lock_in() -> None:
    assert option("lock-in")[0] == "timed"
    assert sorted(option("lock-in")[1]) == ["gentle", "timed", "untimed"]


@clause("SUSU-15.7")
def test_strict() -> None:
    assert option("strict")[:2] == ("off", ["off", "on"])


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


def both_ways(match: Match) -> None:
    """Assert that the name of every possible action is parsed back to its number."""
    for name in choices(match):
        assert match.name_of(match.game.actions.parse(match.box, name)) == name


@clause("SUSU-16.1")
def test_building() -> None:
    match = new()
    both_ways(match)
    for action in ("sign red-g1", "sign red-d1"):
        play(match, action)
    both_ways(match)
    match = new()
    play(match, "squad loyal")
    both_ways(match)
    play(match, "pack offside")
    assert match.state.packed[0] == 1
    both_ways(match)


@clause("SUSU-16.2")
def test_line_ups() -> None:
    match = lock_in()
    rows = ("forwards", "midfield", "defence", "goal")
    assert match.legal == [f"place {shirt} in {row}" for shirt in range(1, 12) for row in rows]
    play(match, "place 3 in forwards", "place 9 in forwards")
    assert [name for name in match.legal if name.startswith("lift")] == ["lift 3"]


@clause("SUSU-16.3")
def test_sending() -> None:
    match = lay()
    assert match.legal == ["send m1", "send m2"]
    duel(match, "6 1")
    assert match.legal == [f"send {spot}" for spot in SPOTS[:4]]
    play(match, "send f2")
    assert match.legal == [f"send {spot}" for spot in SPOTS[6:10]]


@clause("SUSU-16.4")
def test_cards() -> None:
    match = lay(hands=("red-card energy-boost home-crowd tactical-switch", ""))
    send(match, "m1")
    assert match.legal == [
        *(f"play red-card on {spot}" for spot in SPOTS[:10]),
        *(f"play energy-boost on {stat}" for stat in STATS),
        "play home-crowd",
        "play tactical-switch on m2",
        "hold",
    ]
    play(match, "play red-card on d3")
    assert match.state.field[1, SPOTS.index("d3")] == 0


@clause("SUSU-16.5")
def test_substitutes() -> None:
    match = lay(bench=("12 13 14", ""))
    duel(match, "1 6")
    assert match.legal == ["bring 13", "bring 14", "leave"]


@clause("SUSU-16.6", "SUSU-16.7")
def test_chance() -> None:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    assert list(match.outcomes) == ["toss 0", "toss 1"]
    match = lay(
        hands=("captains-cry", "pulled-hamstring"), bench=("14 16", ""), decks=("offside", "")
    )
    goal(match)
    assert list(match.outcomes) == ["draw offside"]
    match = lay(hands=("captains-cry", "pulled-hamstring"), bench=("14 16", ""))
    send(match)
    play(match, "hold", "play pulled-hamstring")
    assert list(match.outcomes) == ["injure 14 green-m2", "injure 16 green-captain"]
    play(match, "injure 16 green-captain")
    assert list(match.outcomes)[:2] == ["roll 1 1", "roll 1 2"]
    play(match, "roll 3 5")
    assert [match.state.die[seat] for seat in range(2)] == [3, 5]
    play(match, "play captains-cry")
    assert list(match.outcomes) == [f"re-roll {face}" for face in range(1, 7)]
    play(match, "re-roll 4")
    assert match.state.last_die[0] == 4


@clause("SUSU-16.7")
def test_the_attacker_s_die_is_written_first() -> None:
    match = lay(turn=1, hands=("offside", ""))
    send(match)
    play(match, "hold", "roll 3 5")
    assert [match.state.die[seat] for seat in range(2)] == [5, 3]


@clause("SUSU-16.8")
def test_clocks() -> None:
    match = lock_in()
    assert match.expire_clock() == "time"
    match = lay(options={"length": "clock"})
    assert match.expire_clock() == "whistle"
    for name in ("time", "whistle"):
        assert match.name_of(match.game.actions.parse(match.box, name)) == name


@clause("SUSU-16.9")
def test_what_the_other_side_reads() -> None:
    match = new({"strict": "on"})
    decisions = [
        ("squad plain", "take squad"),
        ("pack offside", "pack card"),
    ]
    for action, told in decisions:
        match.play(action, seat=1)
        assert match.observed(match.number - 1, 0) == told
    match = new()
    for action, told in (("sign red-g1", "sign player"),):
        match.play(action, seat=1)
        assert match.observed(match.number - 1, 0) == told
    match = new({"away": "plain"})
    match.play("deck first", seat=1)
    assert match.observed(match.number - 1, 0) == "take deck"
    match = lock_in({"strict": "on"})
    placed = [("place 9 in goal", "place card"), ("lift 9", "lift card")]
    placed += [(name, "place card") for name in LINE_UP[:-1]]
    placed += [("lift 8", "touch card")]
    for action, told in placed:
        match.play(action, seat=1)
        assert [match.observed(match.number - 1, viewer) for viewer in (1, 0, -1)] == [
            action,
            told,
            told,
        ]
    match = lock_in()
    for action in LINE_UP:
        match.play(action, seat=1)
    assert match.observed(match.number - 1, 0) == "place last card"


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


@clause("SUSU-16.9")
def test_draws_and_substitutes_are_hidden_too() -> None:
    match = new(READY)
    until(match, "place")
    assert [match.observed(n, 1) for n in (0, 4)] == ["draw card"] * 2
    assert match.observed(5, 1).startswith("draw ")
    assert match.observed(5, 1) != "draw card"
    match = lay(bench=("13", ""))
    duel(match, "1 6")
    play(match, "bring 13")
    assert [match.observed(match.number - 1, viewer) for viewer in (0, 1, -1)] == [
        "bring 13",
        "bring sub",
        "bring sub",
    ]
    for action, told in (
        ("bring 12", "bring sub in defence"),
        ("bring 13", "bring sub"),
        ("bring 15", "bring sub in forwards"),
    ):
        match = lay(bench=("12 13 15", ""), gone=("d2 f3", ""))
        duel(match, "1 6")
        play(match, action)
        assert match.observed(match.number - 1, 0) == action
        assert match.observed(match.number - 1, 1) == told


@clause("SUSU-16.1", "SUSU-16.2", "SUSU-16.3", "SUSU-16.4", "SUSU-16.5", "SUSU-16.6", "SUSU-16.7")
@pytest.mark.parametrize("box", [BOX, None])
def test_what_is_written_can_be_read(box: object) -> None:
    match = new(box=BOX if box else None)
    while match.actor is not None:
        both_ways(match)
        go_on(match)


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
