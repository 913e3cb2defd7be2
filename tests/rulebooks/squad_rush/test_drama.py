"""Section 16: Matchday Drama."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import DRAMA, come_to_light, kick_off, play_as, seven
from tests.rulebooks.squad_rush.reading import goals
from tests.rulebooks.squad_rush.scenarios import run, scenarios

WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""


@clause("RUSH-16.17")
@pytest.mark.parametrize(("home", "away"), [(0, 1), (1, 0)])
def test_play_on_comes_first(home: int, away: int) -> None:
    hands = ["", ""]
    hands[home], hands[away] = "play-on", "offside"
    match = kick_off(seven("red"), WEAK, hands=hands, options=DRAMA, deck="sub-1")
    play(match, "no official")
    play_as(match, away, "play offside")
    play_as(match, home, "play play-on on instant")
    come_to_light(match)
    play(match, "final whistle")
    assert goals(match) == [5, 2]


@scenarios(f"""
RUSH-16.11 an INSTANT for each
  locked pitches RED | {WEAK}; hands var-review tackle | offside; deck sub-1; options drama
  > no official
  = deciding 0 1; legal play var-review, hold
  > play var-review
  = legal play offside, hold
  > play offside
  = pile var-review offside; hand0 tackle
  > final whistle
  = goals 2 0; totals 21/24 18/19

RUSH-16.11 not without the option
  locked pitches RED | {WEAK}; hands var-review | offside
  > official the-wall
  = outcomes final whistle

RUSH-16.11 after the official
  locked pitches RED | {WEAK}; hands var-review | offside; options drama
  = deciding
  > official the-wall
  = deciding 0 1; official the-wall

RUSH-16.11 a forfeit has no drama
  locked pitches RED | blue-g7; hands var-review | offside; options drama
  > WHISTLE
  = goals 2 0; hand0 var-review

RUSH-16.12 nobody has to
  locked pitches RED | {WEAK}; hands var-review | offside; deck sub-1; options drama
  > no official, 0: hold, 1: hold, final whistle
  = goals 5 2; hand0 var-review; hand1 offside

RUSH-16.12 nor plays two
  locked pitches RED | {WEAK}; hands var-review*2 offside | tackle; deck sub-1; options drama
  > no official, play var-review, ...
  = deciding 1; legal hold
  > hold
  = hand0 offside var-review; outcomes final whistle

RUSH-16.12 who has no card is not asked
  locked pitches RED | {WEAK}; hands tackle |; deck sub-1; options drama
  > no official, ...
  = deciding 0; legal hold

RUSH-16.13 both choose before anything is shown
  locked pitches RED | {WEAK}; hands var-review | offside; deck sub-1; options drama
  > no official, 1: play offside, ...
  = deciding 0; pile
  > 0: hold, ...
  = outcomes show no card
  > show no card, ...
  = outcomes show offside
  > show offside, ...
  = pile offside; outcomes final whistle

RUSH-16.$number $home against $away, without an official
  each $number | $home | $away | $played | $answer | $goals | $totals:
  / 14 | RED | {WEAK} | play var-review | hold | 5 0 | 21/34 18/19
  / 14 | red-g7 red-d8 red-d6 red-m7 red-m6 red-f8! red-f6 | BLUE | hold | play var-review | 1 7 | 13/26 21/34
  / 15 | RED | {WEAK} | hold | play offside | 2 2 | 21/24 18/27
  locked pitches $home | $away; hands var-review | var-review offside; deck sub-1; options drama
  > no official, 0: $played, 1: $answer, final whistle
  = goals $goals; totals $totals

RUSH-16.16 Play On stops an INSTANT or the official: $target
  each $target | $goals | $totals: instant | 4 1 | 24/34 21/27 / official | 2 2 | 21/24 18/27
  locked pitches RED | {WEAK}; hands play-on | var-review; options drama
  > FLIP the-wall
  = legal play play-on on instant, play play-on on official, hold
  > 0: play play-on on $target, 1: play var-review, final whistle
  = goals $goals; totals $totals

RUSH-16.16 any official can be stopped: $official
  each $official: added-time / var-review / offside / set-piece / the-wall / reverse / full-time-whistle
  locked pitches RED | {WEAK}; hands | play-on; options drama
  > FLIP $official, 1: play play-on on official, final whistle
  = goals 5 2; pile play-on $official

RUSH-16.16 so can those of chemistry and bookings: $official
  each $official: play-on / overturned
  locked pitches RED-f10 red-f10! | BLUE-d6 green-d6; hands play-on; options drama
  > FLIP $official, 0: play play-on on official, final whistle
  = totals 21/33 20/33

RUSH-16.16 without an official there is none to stop
  locked pitches RED | {WEAK}; hands play-on | tackle; deck sub-1; options drama
  > no official, ...
  = legal play play-on on instant, hold

RUSH-16.16 it may be wasted
  locked pitches RED | {WEAK}; hands play-on | tackle; options drama
  > FLIP the-wall, 0: play play-on on instant, 1: hold, final whistle
  = goals 4 1; pile play-on the-wall

RUSH-16.18 two Play Ons, on the $home and the $away
  each $home | $away | $goals: instant | instant | 4 1 / official | official | 5 2 / official | instant | 4 1 / instant | official | 4 1
  locked pitches RED | {WEAK}; hands play-on | play-on; options drama
  > FLIP the-wall, 0: play play-on on $home, 1: play play-on on $away, final whistle
  = goals $goals

RUSH-16.19 a swap comes first and stays
  locked pitches RED-f10 red-f6 | {WEAK}; hands red-f10 play-on | tackle; options drama
  > FLIP substitution, off red-f6, on red-f10, off nobody, on nobody
  = pitch0 RED
  > 0: play play-on on official, 1: hold, final whistle
  = goals 5 2; pitch0 RED; totals 21/34 18/27

RUSH-16.19 cards just drawn may be played
  locked pitches RED | {WEAK}; deck quick-restart offside tackle sub-1 sub-2 sub-3; options drama
  > FLIP quick-restart, draw tackle, draw sub-1, draw offside, draw sub-2, done, done, 0: hold, ...
  = legal play offside, hold

RUSH-16.20 the next one is ruled out after the official: $official, $instant
  each $official | $instant | $attack: var-review | var-review | 15 / var-review | offside | 16 / offside | var-review | 15 / offside | offside | 16
  locked pitches RED | {WEAK}; hands | $instant; options drama
  > FLIP $official, 1: play $instant, final whistle
  = totals 21/$attack 18/19
""")
def test_drama(scenario: list[str]) -> None:
    run(scenario)
