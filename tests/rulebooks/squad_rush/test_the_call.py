"""Sections 8 and 9: the call of Squad Rush, its end, and the legal seven."""

import pytest

from kickabout.games.squad_rush.squad import fewest_missing
from tests.clauses import clause
from tests.rulebooks.reading import can
from tests.rulebooks.squad_rush.positions import GROUP_STAGE, lay, seven
from tests.rulebooks.squad_rush.scenarios import run, scenarios

ABOUT_TO_WIN = (
    "at seats 3; hands red-f10 tackle | var-review offside play-on | green-d8; pitches RED-f10"
)
"""Seat 0 has six of a seven on the pitch, and the seventh in hand."""


@scenarios(f"""
RUSH-8.1 a call wins the race
  at pitches RED | BLUE
  > call
  = over 1; winners 0

RUSH-8.1 a seven alone does not
  at pitches RED | BLUE
  > END, END, END, END, END, END
  = over 0

RUSH-8.2 with a seven on the pitch
  at seats 3; hands red-f10 tackle | blue-d8 | green-d8; pitches RED-f10
  = refused RUSH-8.2 call
  > play red-f10
  = acts 1; can call
  > call
  = over 1

RUSH-8.2 it is no act
  at hands red-f10; pitches RED-f10; acts 1
  > play red-f10, call
  = winners 0

RUSH-8.2 in one's own turn once the cards are drawn
  at pitches | BLUE
  = cannot call
  > PASS
  = actor 1; cannot call
  > DRAW
  = can call
  > call
  = winners 1

RUSH-8.3 nobody has to call
  at pitches RED
  > done
  = turn 1
  > END
  = can call

RUSH-8.4 the player played last is hit by $instant
  each $instant | $pile | $hand: var-review | var-review red-f10 | tackle / offside | offside | red-f10 tackle
  {ABOUT_TO_WIN}
  > play red-f10, call, play $instant
  = pitch0 RED-f10; pile $pile; hand0 $hand; sent_off 0 0 0; over 0; cannot call

RUSH-8.4 the last of two players
  at seats 3; hands red-f10 red-d8 | var-review | green-d8; pitches RED-f10-d8
  > play red-f10, play red-d8, call, play var-review
  = pitch0 RED-d8

RUSH-8.4 the extra player of a Quick Restart too
  at hands quick-restart red-f10 | tackle var-review; pitches RED-f10; deck sub-1 sub-2
  > play quick-restart, DRAW, play red-f10, call, play var-review
  = pile quick-restart var-review red-f10

RUSH-8.4 Play On does not answer a call, but an INSTANT does
  at seats 3; hands red-f10 tackle play-on | play-on var-review | green-d8; pitches RED-f10
  > play red-f10, hold, hold, call, ...
  = legal play var-review, hold; refused RUSH-8.4 play play-on
  > play var-review, hold, play play-on, ...
  = over 0; actor 2
  > hold
  = winners 0

RUSH-8.4 all are asked one by one
  at seats 3; hands red-f10 tackle | tackle | green-d8; pitches RED-f10
  > play red-f10, hold, hold, call, ...
  = actor 1; legal hold
  > hold, ...
  = actor 2; legal hold
  > hold
  = over 1

RUSH-8.5 without a fresh player nobody is asked
  at hands tackle | var-review offside; pitches RED | blue-d8
  > tackle blue-d8, call, ...
  = winners 0

RUSH-8.5 who came in an earlier turn is not fresh
  at hands red-f10 | var-review; pitches RED-f10
  > play red-f10, done, END
  = turn 0
  > call, ...
  = winners 0

RUSH-8.5 who has left the pitch is not fresh: $way
  each $way | $actions: a recall | recall sub-1 / a Substitution | play substitution, off sub-1, on red-f6, done
  at hands sub-1 red-f6 substitution | var-review; pitches RED
  > play sub-1, $actions, call, ...
  = winners 0

RUSH-8.6 a seven that still stands wins
  at seats 3; hands red-f10 tackle | var-review | green-d8; pitches RED-f10 sub-1
  > play red-f10, call, play var-review
  = winners 0; pile var-review red-f10

RUSH-8.6 at once
  at pitches RED | BLUE | GREEN; seats 3
  > call, ...
  = over 1; winners 0

RUSH-8.7 the turn goes on after a call that falls
  {ABOUT_TO_WIN}
  > play red-f10, call, play offside
  = actor 0; acts 1
  > play red-f10
  = can call
  > call
  = winners 0

RUSH-8.7 without acts it is over
  at hands red-f10 | offside; pitches RED-f10; acts 1
  > play red-f10, call, play offside
  = turn 1

RUSH-8.8 after forty turns the fewest missing win
  at seats 3; turn 2; taken 40; pitches red-g7 red-d8 | blue-g7 sub-1 sub-2 | green-g7 green-f8
  > END
  = over 1; winners 1

RUSH-8.8 not before
  at seats 3; turn 2; taken 39; pitches red-g7 red-d8 | blue-g7 sub-1 sub-2
  > END, END, END
  = over 0
  > END
  = winners 1

RUSH-8.9 they share it
  at seats 3; turn 2; taken 40; pitches red-g7 red-d8 | blue-g7 | green-f10 green-f8
  > END
  = winners 0 2

RUSH-8.10 a shared win is worth $scores
  each $other | $scores: sub-1 sub-2 | 0 1 0 / blue-g7 | 0.5 0.5 0
  at seats 3; turn 2; taken 40; pitches red-g7 | $other
  > END
  = scores $scores

RUSH-8.10 and a third if all share it
  at seats 3; turn 2; taken 40
  > END
  = scores 0.333333333 0.333333333 0.333333333

RUSH-8.10 a call is worth one
  at seats 4; turn 2; pitches | | RED
  > call
  = scores 0 0 1 0

RUSH-9.7 a player in hand is still missing
  at hands red-f10; pitches RED-f10
  = refused RUSH-8.2 call
""")
def test_the_call(scenario: list[str]) -> None:
    run(scenario)


# 9. The legal seven.


@pytest.mark.parametrize(
    ("pitch", "nation"),
    [
        ("red-f10 red-f8 blue-f10 blue-m9 blue-d5", "blue"),
        ("red-f10 blue-f8", "red"),
        ("red-f8 blue-f10", "blue"),
        ("red-f8 blue-f10 sub-1", "blue"),
        ("red-f10! blue-f10", "blue"),
        ("blue-f10 red-f10", "red"),
    ],
)
@clause("RUSH-9.8")
def test_the_nation_of_the_seven_is_that_of_most_places_then_of_the_ratings(
    pitch: str, nation: str
) -> None:
    match = lay(pitches=(pitch, ""))
    side = match.view(0)["players"][0]
    seven = {man["card"] for man in side["slots"] if man}
    edge = {man["card"] for men in side["pitch"].values() for man in men} - seven
    assert {card.partition("-")[0] for card in seven} - {"sub"} == {nation}
    assert nation not in {card.partition("-")[0] for card in edge}


RED, SUBS = seven("red"), "sub-1 sub-2 sub-3 sub-4"
ROLES = "g7 d8 d6 m9 m7 f10 f8"
WITHOUT = [seven("red", but=role) for role in ROLES.split()]


@pytest.mark.parametrize(
    ("pitch", "rush", "group"),
    [
        *(
            pytest.param(pitch, rush, group, marks=clause(f"RUSH-{number}"))
            for number, rows in {
                "9.1": [
                    (RED, 0, 0),
                    *((pitch, 1, 1) for pitch in WITHOUT),
                    ("red-d8 red-d6 red-d5 red-m9 red-m7 red-f10 red-f8", 1, 1),
                    ("red-g7 red-d8 red-m9 red-m7 red-m6 red-f10 red-f8", 1, 1),
                    ("red-g7 red-d8 red-d6 red-d5 red-m9 red-f10 red-f8", 1, 1),
                    ("red-g7 red-d8 red-d6 red-d5 red-m9 red-m7 red-f10", 1, 1),
                    ("red-g7 red-d8 red-d6 red-m9 red-f10 red-f8 red-f6", 1, 1),
                ],
                "9.2": [
                    *((f"{pitch} sub-1", 0, 0) for pitch in WITHOUT),
                    (f"{SUBS} red-m9 red-m7 red-f10", 0, 0),
                    (f"{SUBS} red-g7 red-f8 red-f10", 0, 0),
                    ("sub-1 sub-2 sub-3 red-g7 red-f8 red-f10 red-f6", 1, 1),
                ],
                "9.3": [
                    (f"{RED} blue-d6 blue-f10", 0, 0),
                    (f"{seven('green', but='f10')} sub-1 blue-f10", 0, 0),
                ],
                "9.4": [
                    (f"{seven('red', but='d6')} blue-d6", 1, 0),
                    (f"{seven('red', but='f10')} blue-f10", 1, 0),
                    ("red-g7 blue-d8 green-d8 red-m9 blue-m9 green-f10 red-f8", 4, 0),
                    ("red-g7 blue-d8 green-d8 red-m9 blue-m9 green-f10 red-d5", 4, 1),
                ],
                "9.5": [
                    (f"{RED} red-d6b red-d5 blue-f10 sub-1", 0, 0),
                    (f"{seven('red', but='m7 m9')} red-d6b red-d5 blue-f10 sub-1", 1, 1),
                ],
                "9.6": [
                    (seven("red", booked=ROLES), 0, 0),
                    (f"{seven('red', but='f10')} sub-1!", 0, 0),
                ],
                "9.7": [
                    ("", 7, 7),
                    ("red-g7", 6, 6),
                    ("red-d8 red-d6 red-d6b red-d5", 5, 5),
                    ("red-g7 blue-d8 blue-d6", 5, 4),
                    ("red-g7 red-d8 blue-f10 sub-1 sub-2", 3, 2),
                    (SUBS, 3, 3),
                    (f"{seven('red', but='m9 f10')} sub-1 blue-f10", 1, 0),
                ],
            }.items()
            for pitch, rush, group in rows
        )
    ],
)
def test_a_pitch_lacks_players_for_a_legal_seven(pitch: str, rush: int, group: int) -> None:
    """In the race of one nation, in the Group Stage of any."""
    for options, lacking in (({}, rush), (GROUP_STAGE, group)):
        match = lay(pitches=(pitch,), options=options)
        assert fewest_missing(match.box.record, match.state, 0) == lacking
        assert match.view()["players"][0]["missing"] == lacking
        assert can(match, "call") == (lacking == 0)
