"""Section 16: options, the Captain's Armband and Derby Night."""

from collections.abc import Iterator, Mapping

import pytest

from kickabout.engine.check import check_game
from kickabout.games.squad_rush import GAME
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    ARMBAND,
    DERBY,
    GROUP_STAGE,
    end_turn,
    flip,
    hold,
    kick_off,
    lay,
    new,
    own_box,
    score_under,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import by_seat, can, pitch, totals, verb, yellows

RED, BLUE = seven("red"), seven("blue")
WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""


def option(name: str) -> tuple[object, list[str]]:
    """Return the default of an option, and its words."""
    found = own_box().options[name]
    return found.default, list(found.choices)


@clause(
    "RUSH-16.1",
    "RUSH-16.2",
    "RUSH-16.3",
    "RUSH-16.4",
    "RUSH-16.5",
    "RUSH-16.6",
    "RUSH-16.7",
    "RUSH-16.9",
    "RUSH-16.11",
)
def test_the_options() -> None:
    assert {name: option(name) for name in own_box().options} == {
        "mode": ("squad-rush", ["squad-rush", "group-stage"]),
        "nations": ("random", ["random", "first"]),
        "pairing": ("everyone", ["everyone", "neighbours"]),
        "added-time": ("same-pitches", ["same-pitches", "new-official"]),
        "reverse": ("literal", ["literal", "off"]),
        "golden-boot": ("any-star", ["any-star", "own-nation"]),
        "captains-armband": ("off", ["off", "on"]),
        "derby-night": ("off", ["off", "on"]),
        "matchday-drama": ("off", ["off", "on"]),
    }


@clause("RUSH-16.1")
def test_the_mode() -> None:
    race = lay(pitches=(RED,))
    play(race, "call")
    assert race.winners == [0]
    season = lay(pitches=(RED,), options=GROUP_STAGE)
    play(season, "call")
    assert season.winners == []


@clause("RUSH-16.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_nations(seats: int) -> None:
    match, said = new(seats, {"nations": "first"}), []
    while verb(match) == "nation":
        assert len(match.outcomes) == 1
        said.append(match.roll())
    assert said == [f"nation {nation.slug}" for nation in match.box.nations[: seats + 1]]
    assert len(new(seats).outcomes) == 6


@clause("RUSH-16.3")
def test_the_pairing() -> None:
    pitches = (RED, BLUE, seven("green"), seven("white"))
    for options, sides in (({}, [0, 1]), ({"pairing": "neighbours"}, [1, 2])):
        match = kick_off(*pitches, caller=1, options=options)
        assert [int(match.state.sides[side]) for side in range(2)] == sides


@clause("RUSH-16.4")
def test_added_time() -> None:
    assert score_under(kick_off(RED, WEAK), "added-time") == [10, 4]
    match = kick_off(RED, WEAK, options={"added-time": "new-official"})
    flip(match, "added-time")
    assert verb(match) == "official"


@clause("RUSH-16.5")
def test_reverse() -> None:
    assert "official reverse" in kick_off(RED, WEAK).outcomes
    assert "official reverse" not in kick_off(RED, WEAK, options={"reverse": "off"}).outcomes


@clause("RUSH-16.6")
def test_golden_boot() -> None:
    foreign = f"{seven('red', but='f10')} green-f10"
    for options, points in (({}, 4), ({"golden-boot": "own-nation"}, 3)):
        match = kick_off(foreign, WEAK, options=options)
        score_under(match, "play-on")
        assert by_seat(match, "points") == [points, 0]


# The Captain's Armband.


@clause("RUSH-16.7")
def test_a_captain_shrugs_off_a_yellow() -> None:
    options = {**GROUP_STAGE, **ARMBAND}
    for chosen, attack in ((GROUP_STAGE, 33), (options, 34)):
        match = kick_off(seven("red", booked="f10"), BLUE, options=chosen)
        score_under(match, "the-wall")
        assert totals(match)[0] == (24, attack)


@clause("RUSH-16.7")
def test_nobody_else_does() -> None:
    match = kick_off(seven("red", booked="g7 d8 f8"), BLUE, options=ARMBAND)
    score_under(match, "the-wall")
    assert totals(match)[0] == (22, 33)


@clause("RUSH-16.8")
def test_the_first_one_only() -> None:
    match = lay(hands=("yellow-card*3",), pitches=("", "blue-f10 blue-f8"), acts=3, options=ARMBAND)
    for shown in (1, 2):
        stand(match, "book blue-f10")
        assert yellows(match, "blue-f10") == shown
        assert "blue-f10" in pitch(match, 1)
    stand(match, "book blue-f10")
    assert pitch(match, 1) == ["blue-f8"]
    assert by_seat(match, "sent_off") == [0, 1]
    match = kick_off(RED.replace("f10", "f10!!"), BLUE, options=ARMBAND)
    score_under(match, "the-wall")
    assert totals(match)[0] == (24, 33)


@clause("RUSH-16.8")
def test_as_long_as_he_is_on_the_pitch() -> None:
    match = lay(
        hands=("yellow-card*2 tackle",), pitches=("", "blue-f10! blue-f8"), acts=3, options=ARMBAND
    )
    stand(match, "tackle blue-f10", "done")
    end_turn(match)
    assert match.state.turn == 0
    match = lay(hands=("blue-f10",), pitches=("red-f10!",), options=ARMBAND)
    play(match, "recall red-f10", "play red-f10")
    assert yellows(match, "red-f10") == 0


@clause("RUSH-16.8")
def test_a_red_is_not_shrugged_off() -> None:
    match = lay(hands=("red-card",), pitches=("", "blue-f10"), options=ARMBAND)
    stand(match, "dismiss blue-f10")
    assert by_seat(match, "sent_off") == [0, 1]


# Derby Night.

RIVALS = ("red-f8", "blue-d8 blue-d6 blue-m9 sub-1", "green-d8 green-d6")


@clause("RUSH-16.9", "RUSH-16.10")
def test_two_tackles_in_one_act() -> None:
    match = lay(3, hands=("tackle*4 red-d8",), pitches=RIVALS, options=DERBY)
    stand(match, "tackle blue-d8")
    assert match.state.acts == 1
    stand(match, "tackle blue-d6")
    assert match.state.acts == 1
    stand(match, "tackle blue-m9")
    assert match.state.acts == 0
    assert pitch(match, 1) == ["sub-1"]


@clause("RUSH-16.9")
def test_without_it_each_is_an_act() -> None:
    match = lay(3, hands=("tackle*4 red-d8",), pitches=RIVALS)
    stand(match, "tackle blue-d8", "tackle blue-d6")
    assert match.state.turn == 1


@clause("RUSH-16.10")
def test_the_last_act_has_room_for_two() -> None:
    match = lay(3, hands=("tackle*3 red-d8",), pitches=RIVALS, acts=1, options=DERBY)
    stand(match, "tackle blue-d8")
    assert sorted(match.legal) == ["done", "tackle blue-d6", "tackle blue-m9", "tackle sub-1"]
    assert "RUSH-16.10" in refused(match, "tackle green-d8")
    stand(match, "tackle blue-m9")
    assert match.state.turn == 1


@clause("RUSH-16.10")
def test_against_the_same_manager() -> None:
    match = lay(3, hands=("tackle*3",), pitches=RIVALS, options=DERBY)
    stand(match, "tackle blue-d8", "tackle green-d8")
    assert match.state.acts == 0
    stand(match, "tackle green-d6")
    assert match.state.turn == 1


@clause("RUSH-16.10")
def test_straight_after_the_first() -> None:
    match = lay(3, hands=("tackle*3 red-d8",), pitches=RIVALS, acts=3, options=DERBY)
    stand(match, "tackle blue-d8", "play red-d8", "tackle blue-d6")
    assert match.state.acts == 0
    match = lay(3, hands=("tackle*3",), pitches=RIVALS, acts=3, options=DERBY)
    stand(match, "tackle blue-d8", "recall red-f8", "tackle blue-d6")
    assert match.state.acts == 0


@clause("RUSH-16.10")
def test_not_in_the_next_turn() -> None:
    match = lay(hands=("tackle*2",), pitches=RIVALS[:2], options=DERBY)
    stand(match, "tackle blue-d8", "done")
    end_turn(match)
    assert (match.state.turn, match.state.acts) == (0, 2)
    stand(match, "tackle blue-d6")
    assert match.state.acts == 1


@clause("RUSH-16.10")
def test_a_stopped_tackle_was_one() -> None:
    match = lay(hands=("tackle*2", "var-review red-d5"), pitches=RIVALS[:2], acts=1, options=DERBY)
    play(match, "tackle blue-d8", "play var-review")
    hold(match)
    assert can(match, "tackle blue-d8")


def ways() -> Iterator[tuple[int, dict[str, object]]]:
    """Yield seats, and options of which every value comes up in the Group Stage."""
    options = own_box().options.values()
    for seats, number, mode in ((3, 1, "squad-rush"), (2, 0, "group-stage"), (4, 1, "group-stage")):
        way: dict[str, object] = {one.name: list(one.choices)[number] for one in options}
        yield seats, way | {"mode": mode}


@clause(
    "RUSH-16.1",
    "RUSH-16.2",
    "RUSH-16.3",
    "RUSH-16.4",
    "RUSH-16.5",
    "RUSH-16.6",
    "RUSH-16.7",
    "RUSH-16.9",
    "RUSH-16.11",
)
@pytest.mark.parametrize(("seats", "options"), list(ways()), ids=["rush", "season", "all options"])
def test_the_game_keeps_its_promises(seats: int, options: Mapping[str, object]) -> None:
    found = check_game(GAME, [5], seats=[seats], options=options, every=400, machine_code=False)
    assert found.matches == 1


@clause("RUSH-16.1")
@pytest.mark.parametrize(("name", "wrong"), [("mode", "league"), ("derby-night", "maybe")])
def test_other_values_are_refused(name: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=name):
        new(options={name: wrong})
