"""Section 13: the match official."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import verb
from tests.rulebooks.squad_rush.positions import flip, kick_off, play_as, score_under, seven
from tests.rulebooks.squad_rush.scenarios import run, scenarios

RED, BLUE = seven("red"), seven("blue")
WEAK = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
"""Blue with 18 in defence and 27 in attack."""
SUBS = "blue-g7 blue-d8 blue-d6 sub-1 sub-2 sub-3 sub-4"
"""Blue with 21 in defence and 24 in attack."""
MIXED = f"{seven('blue', but='d6')} green-d6"
THREE_NATIONS = "red-g7 blue-d8 green-d6 red-m9 red-m7 red-f10 red-f8"
TWO_NATIONS = f"{seven('blue', but='d8')} green-d8"
BOOKED = seven("red", booked="g7 d8 d6 m9 m7 f10 f8")


@clause("RUSH-13.1")
def test_every_referee_card_may_be_the_official() -> None:
    match = kick_off(RED, BLUE)
    referees = [card.slug for card in match.box.cards if card.group == "referee"]
    assert match.outcomes == {f"official {slug}": pytest.approx(1 / 11) for slug in referees}


@clause("RUSH-13.3")
def test_the_first_referee_card() -> None:
    match = kick_off(RED, BLUE, deck="the-wall*2 offside tackle*5 sub-1")
    assert match.outcomes == {
        "official the-wall": pytest.approx(2 / 3),
        "official offside": pytest.approx(1 / 3),
    }


@clause("RUSH-13.8")
def test_it_meddles_with_that_leg_alone() -> None:
    match = kick_off(RED, MIXED, options={"added-time": "new-official"})
    flip(match, "added-time")
    assert score_under(match, "play-on") == [
        (34 - 20) // 3 + (34 - 21) // 3,
        (33 - 21) // 3 + (34 - 21) // 3,
    ]


@clause("RUSH-13.15")
def test_both_swap_in_secret() -> None:
    match = kick_off(RED, WEAK, hands=("red-f6", "blue-f10 tackle"))
    flip(match, "substitution")
    assert match.deciding == [0, 1]
    play_as(match, 1, "off blue-f6")
    play_as(match, 0, "off red-f8")
    play_as(match, 1, "on blue-f10")
    assert match.deciding == [0]
    play(match, "on red-f6")
    shown = []
    while verb(match) == "show":
        shown.append(match.roll())
    swaps = ["off blue-f6", "off red-f8", "on blue-f10", "on red-f6"]
    assert sorted(shown) == [f"show {swap}" for swap in swaps]


@scenarios(f"""
RUSH-$clause $official: $home against $away
  each $clause | $official | $home | $away | $goals | $totals:
  / 13.6 | added-time | RED | {WEAK} | 10 4 | 21/34 18/27
  / 13.9 | var-review | RED | {WEAK} | 2 0 | 21/24 18/19
  / 13.9 | var-review | red-g7 red-d8 red-d6 red-m7 red-m6 red-f8! red-f6 | BLUE | 1 3 | 13/26 21/24
  / 13.10 | var-review | red-g7 red-d8 red-d6 red-m7 red-m6 red-f8 red-f6 | BLUE | 0 1 | 21/19 21/24
  / 13.10 | var-review | red-g7 red-d6 red-d5 red-m7 red-m6 sub-1 red-f6 | BLUE | 0 2 | 18/18 21/24
  / 13.10 | var-review | red-g7 red-d6 red-d5 red-m6 sub-1 sub-2 red-f6 | BLUE | 1 4 | 11/24 21/24
  / 13.11 | offside | RED | {WEAK} | 2 0 | 21/24 18/19
  / 13.11 | offside | RED-f8-f10 sub-1 red-f6 | BLUE | 0 1 | 21/22 21/24
  / 13.12 | var-review | red-g7 red-d8 red-d6 red-m9 red-m7 red-f8! red-f6 | BLUE | 0 1 | 21/20 21/24
  / 13.12 | var-review | red-g7 red-d8! red-d6 red-m7 red-m6 red-f8! red-f6! | BLUE | 0 1 | 20/18 21/24
  / 13.12 | offside | RED-f10 red-f10! | BLUE | 1 1 | 21/24 21/24
  / 13.13 | set-piece | {THREE_NATIONS} | {TWO_NATIONS} | 4 4 | 19/32 20/33
  / 13.13 | play-on | {THREE_NATIONS} | {TWO_NATIONS} | 4 4 | 21/34 21/34
  / 13.19 | set-piece | RED | {WEAK} | 6 2 | 21/34 18/27
  / 13.19 | set-piece | {WEAK} | RED | 2 6 | 18/27 21/34
  / 13.20 | set-piece | RED | BLUE | 4 4 | 21/34 21/34
  / 13.21 | set-piece | RED-m9 red-m9! | BLUE | 4 5 | 21/33 21/34
  / 13.21 | set-piece | RED-f10-d8 red-f10! red-d8! | BLUE | 4 4 | 20/33 21/34
  / 13.21 | set-piece | RED-m9 sub-1 | BLUE-m9 blue-m6 | 3 3 | 21/31 21/31
  / 13.22 | the-wall | RED | {WEAK} | 4 1 | 24/34 21/27
  / 13.23 | the-wall | RED | BLUE | 3 3 | 24/34 24/34
  / 13.24 | reverse | RED | {WEAK} | 0 0 | 34/21 27/18
  / 13.24 | reverse | RED | blue-g7 green-d8 red-d5 sub-1! sub-2! sub-3! sub-4! | 1 0 | 34/21 18/18
  / 13.25 | reverse | RED | BLUE | 0 0 | 34/21 34/21
  / 13.26 | full-time-whistle | RED | {WEAK} | 1 0 | 21/34 18/27
  / 13.26 | full-time-whistle | red-g7 red-d8 red-d6 red-m7 red-m6 red-f8 red-f6 | {SUBS} | 1 0 | 21/27 21/24
  / 13.26 | full-time-whistle | red-g7 red-d8 red-d6 red-m7! red-m6 red-f8 red-f6 | {SUBS} | 0 0 | 21/26 21/24
  / 13.27 | full-time-whistle | RED | BLUE | 0 0 | 21/34 21/34
  / 13.27 | full-time-whistle | RED | BLUE-d6 blue-d6! | 1 0 | 21/34 20/34
  / 13.27 | full-time-whistle | RED | BLUE-f8 blue-f8! | 1 0 | 21/34 21/33
  / 13.27 | full-time-whistle | RED-d6 red-d6! | BLUE-f8 blue-f8! | 0 0 | 20/34 21/33
  / 13.28 | the-wall | {BOOKED} | BLUE | 2 4 | 21/30 24/34
  / 13.28 | overturned | {BOOKED} | BLUE-m9 blue-m9! | 4 4 | 21/34 21/34
  locked pitches $home | $away
  > SCORE $official
  = goals $goals; totals $totals

RUSH-13.1 RUSH-13.2 each match has an official of its own, for this match only
  locked pitches RED | BLUE | GREEN
  > official the-wall
  = official the-wall
  > final whistle
  = goals 3 3; official none; verb official
  > SCORE overturned
  = goals 4 4

RUSH-13.3 the deck keeps the others
  locked pitches RED | BLUE; deck the-wall*2 offside tackle*5 sub-1
  > official offside
  = deck sub-1 tackle*5 the-wall*2

RUSH-13.4 the pile is shuffled in
  locked pitches RED | BLUE; deck sub-1 tackle; pile offside red-d5 reverse
  = outcomes gather
  > gather
  = pile; deck offside red-d5 reverse sub-1 tackle; outcomes official offside, official reverse

RUSH-13.4 there may be no official: $pile
  each $pile: yellow-card / red-d5
  locked pitches RED | BLUE; deck sub-1 tackle; pile $pile
  = outcomes no official
  > no official, WHISTLE
  = goals 4 4

RUSH-13.5 it is discarded after the match
  locked pitches RED | BLUE; pile sub-1
  > FLIP the-wall
  = pile sub-1
  > WHISTLE
  = pile sub-1 the-wall

RUSH-13.7 two legs are one match
  locked pitches RED | {WEAK}
  > SCORE added-time
  = points 4 0; scored 10 4; results 1

RUSH-13.8 another official for the second leg
  locked pitches RED | {WEAK}; options added-time=new-official
  > FLIP added-time
  = cannot official added-time; can official the-wall
  > SCORE the-wall
  = goals 9 3; pile added-time the-wall

RUSH-13.8 with no card left for it
  locked pitches RED | {WEAK}; deck added-time*2 sub-1; options added-time=new-official
  > FLIP added-time
  = outcomes no official
  > no official, WHISTLE
  = goals 10 4

RUSH-13.8 a second leg may let them change
  locked pitches RED-f8 red-f6 | BLUE; hands red-f8 | tackle; options added-time=new-official
  > FLIP added-time, official substitution, off red-f6, on red-f8, off nobody, on nobody, WHISTLE
  = goals 8 8; totals 21/34 21/34

RUSH-13.8 a second leg may bring cards
  locked pitches RED | BLUE; options added-time=new-official
  > FLIP added-time, official quick-restart, DRAW
  = hand_size 2 2

RUSH-13.14 a Substitution
  locked pitches RED-f8 red-f6 | {WEAK}; hands red-f8 sub-1 tackle | blue-f10
  > FLIP substitution, off red-f6, on red-f8, off blue-f6, on blue-f10
  = pitch0 RED; hand0 red-f6 sub-1 tackle; known0 red-f6; hand1 blue-f6
  > WHISTLE
  = goals 5 3; totals 21/34 18/31

RUSH-13.14 by one alone or none
  locked pitches RED | {WEAK}; hands red-f6 | blue-f10
  > FLIP substitution, off nobody, on nobody, off nobody, on nobody
  = outcomes final whistle
  > WHISTLE
  = goals 5 2

RUSH-13.15 who has no card is not asked
  locked pitches RED | {WEAK}; hands red-f6
  > FLIP substitution
  = deciding 0
  > off red-f8, on red-f6
  = outcomes final whistle

RUSH-13.16 a Quick Restart
  locked pitches RED | {WEAK}; hands tackle; deck quick-restart red-f6 offside blue-f10 sub-1 sub-2
  > FLIP quick-restart, draw red-f6, draw offside, draw blue-f10, draw sub-1
  = hand0 offside red-f6 tackle; hand1 blue-f10 sub-1
  > done
  = actor 1; legal done, play blue-f10, play sub-1
  > play blue-f10
  = verb bench
  > bench blue-f6, WHISTLE
  = goals 5 3

RUSH-13.16 one player is all
  locked pitches RED | {WEAK}; hands red-f6; deck quick-restart red-d5 offside blue-f10 sub-1 tackle
  > FLIP quick-restart, draw red-d5, draw offside, draw blue-f10, draw sub-1
  = legal done, play red-d5, play red-f6
  > play red-d5
  = actor 1
  > done
  = verb bench; hand0 red-f6 offside

RUSH-13.17 home first
  locked pitches RED | {WEAK}; hands red-f6 | blue-f10; deck quick-restart sub-1 sub-2 sub-3 sub-4
  > FLIP quick-restart
  = drawer 0
  > draw sub-1, draw sub-2
  = drawer 1
  > DRAW
  = actor 0
  > done
  = actor 1

RUSH-13.17 the limit of the hand waits for the next turn
  locked pitches RED | {WEAK}; hands tackle*4 yellow-card*4 red-card |; deck red-f6 sub-1 blue-f10 sub-2 quick-restart
  > SCORE quick-restart
  = hand_size 11 2; turn 0; matchday 1
  > DRAW, done
  = verb discard
  > PASS
  = hand_size 9 2

RUSH-13.18 the sevens are chosen anew
  locked pitches RED red-f6 | {WEAK}; hands red-d5 | tackle
  > bench red-f10, official substitution, off red-f6, on red-d5, off nobody, on nobody
  = legal bench red-d5, bench red-d6, bench red-d8
  > bench red-d6, WHISTLE
  = totals 20/34 18/27

RUSH-13.18 a swap that breaks the seven is refused
  locked pitches RED | {WEAK}; hands red-d5 tackle | blue-f10 sub-1
  > FLIP substitution
  = legal off nobody, off red-d6, off red-d8; refused RUSH-13.18 off red-f10
  > off red-d6
  = legal on red-d5
  > on red-d5, off blue-m7
  = legal on sub-1

RUSH-13.18 Super Subs come and go alike
  locked pitches RED-d8 sub-1 | {WEAK}; hands red-d5 red-f6 sub-2
  > FLIP substitution
  = can off red-g7
  > off sub-1
  = legal on red-d5, on sub-2

RUSH-13.19 the goal of a Set Piece makes a winner
  locked pitches RED | {BLUE.replace("blue-m7", "blue-m6")}
  > SCORE set-piece
  = goals 5 4; points 4 0

RUSH-13.25 Reverse may be passed over
  locked pitches RED | BLUE; options reverse=off; deck reverse*2 offside sub-1
  = outcomes official offside

RUSH-13.25 and leave no official
  locked pitches RED | BLUE; options reverse=off; deck reverse*2 sub-1
  = outcomes no official
  > no official, WHISTLE
  = goals 4 4

RUSH-13.26 the single goal makes a winner
  locked pitches {WEAK} | RED
  > SCORE full-time-whistle
  = points 0 4

RUSH-13.28 the bookings are still there afterwards
  locked pitches RED-f10 red-f10! | BLUE
  > SCORE overturned
  = pitch_size 7 7; booked0 red-f10

RUSH-13.29 who was sent off stays away
  locked pitches RED red-f6 | BLUE; pile red-card red-d5; sent_off 1 0
  > FLIP overturned
  = pile red-card red-d5; sent_off 1 0; outcomes final whistle; pitch0 RED red-f6
""")
def test_officials(scenario: list[str]) -> None:
    run(scenario)
