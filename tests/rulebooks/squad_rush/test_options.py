"""Section 16: options, the Captain's Armband and Derby Night."""

from collections.abc import Iterator, Mapping

import pytest

from kickabout.engine.check import check_game
from kickabout.games.squad_rush import GAME
from tests.clauses import clause
from tests.rulebooks.reading import verb
from tests.rulebooks.squad_rush.positions import new, own_box
from tests.rulebooks.squad_rush.scenarios import run, scenarios

WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""
RIVALS = "pitches red-f8 | blue-d8 blue-d6 blue-m9 sub-1 | green-d8 green-d6"


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


@clause("RUSH-16.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_nations(seats: int) -> None:
    match, said = new(seats, {"nations": "first"}), []
    while verb(match) == "nation":
        assert len(match.outcomes) == 1
        said.append(match.roll())
    assert said == [f"nation {nation.slug}" for nation in match.box.nations[: seats + 1]]
    assert len(new(seats).outcomes) == 6


@scenarios(f"""
RUSH-16.1 the mode: $options
  each $options | $over: nations=first | 1 / group | 0
  at pitches RED; options $options
  > call
  = over $over

RUSH-16.3 the pairing: $options
  each $options | $home: pairing=everyone | 0 / pairing=neighbours | 1
  locked pitches RED red-f6 | BLUE blue-f6 | GREEN | WHITE; caller 1; options $options
  = actor $home

RUSH-16.4 the second leg: $options
  each $options | $then: added-time=same-pitches | final whistle / added-time=new-official | official the-wall
  locked pitches RED | {WEAK}; deck added-time the-wall; options $options
  > FLIP added-time
  = outcomes $then

RUSH-16.5 Reverse as the official: $options
  each $options | $then: reverse=literal | official reverse, official the-wall / reverse=off | official the-wall
  locked pitches RED | {WEAK}; deck reverse the-wall; options $options
  = outcomes $then

RUSH-16.6 the Golden Boot: $options
  each $options | $points: golden-boot=any-star | 4 / golden-boot=own-nation | 3
  locked pitches RED-f10 green-f10 | {WEAK}; options $options
  > SCORE play-on
  = points $points 0

RUSH-16.7 a captain shrugs off a yellow card with an armband: $options
  each $options | $attack: captains-armband=off | 33 / captains-armband=on | 34
  locked pitches RED-f10 red-f10! | BLUE; options $options
  > SCORE the-wall
  = totals 24/$attack 24/34

RUSH-16.7 nobody else does
  locked pitches RED-g7-d8-f8 red-g7! red-d8! red-f8! | BLUE; options armband
  > SCORE the-wall
  = totals 22/33 24/34

RUSH-16.8 the first one only
  at hands yellow-card*3; pitches | blue-f10 blue-f8; acts 3; options armband
  > book blue-f10
  = booked1 blue-f10
  > book blue-f10
  = booked1 blue-f10
  > book blue-f10
  = pitch1 blue-f8; sent_off 0 1

RUSH-16.8 the second one counts
  locked pitches RED-f10 red-f10!! | BLUE; options armband
  > SCORE the-wall
  = totals 24/33 24/34

RUSH-16.8 as long as he is on the pitch
  at hands blue-f10; pitches red-f10!; options armband
  > recall red-f10, play red-f10
  = booked0

RUSH-16.8 a red card is not shrugged off
  at hands red-card; pitches | blue-f10; options armband
  > dismiss blue-f10
  = sent_off 0 1

RUSH-16.9 RUSH-16.10 two Tackles in one act
  at seats 3; hands tackle*4 red-d8; {RIVALS}; options derby
  > tackle blue-d8
  = acts 1
  > tackle blue-d6
  = acts 1
  > tackle blue-m9
  = acts 0; pitch1 sub-1

RUSH-16.9 without the option each is an act
  at seats 3; hands tackle*4 red-d8; {RIVALS}
  > tackle blue-d8, tackle blue-d6
  = turn 1

RUSH-16.10 the last act has room for two
  at seats 3; hands tackle*3 red-d8; {RIVALS}; acts 1; options derby
  > tackle blue-d8
  = legal done, tackle blue-d6, tackle blue-m9, tackle sub-1; refused RUSH-16.10 tackle green-d8
  > tackle blue-m9
  = turn 1

RUSH-16.10 against the same manager
  at seats 3; hands tackle*3; {RIVALS}; options derby
  > tackle blue-d8, tackle green-d8
  = acts 0
  > tackle green-d6
  = turn 1

RUSH-16.10 straight after the first, not after $action
  each $action: play red-d8 / recall red-f8
  at seats 3; hands tackle*3 red-d8; {RIVALS}; acts 3; options derby
  > tackle blue-d8, $action, tackle blue-d6
  = acts 0

RUSH-16.10 not in the next turn
  at hands tackle*2; pitches red-f8 | blue-d8 blue-d6 blue-m9 sub-1; options derby
  > tackle blue-d8, done, END
  = turn 0; acts 2
  > tackle blue-d6
  = acts 1

RUSH-16.10 a stopped Tackle was one
  at hands tackle*2 | var-review red-d5; pitches red-f8 | blue-d8 blue-d6; acts 1; options derby
  > tackle blue-d8, play var-review
  = can tackle blue-d8
""")
def test_an_option(scenario: list[str]) -> None:
    run(scenario)


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
