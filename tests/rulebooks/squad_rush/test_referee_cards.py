"""Section 6: referee cards in a turn."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import end_turn, lay, stand
from tests.rulebooks.squad_rush.scenarios import run, scenarios

ELEVEN = "red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8 red-f6"
WALLED = """at seats 3; hands the-wall | tackle yellow-card red-card | tackle; pitches red-g7 red-d8 red-d6 red-m9 red-f10 sub-1
  > play the-wall, END"""
"""Seat 0 has played The Wall, and it is the turn of seat 1."""


def turns(match: Match, how_many: int) -> list[int]:
    """Return the seats of the next turns, the current one first."""
    seats = []
    for _ in range(how_many):
        seats.append(int(match.state.turn))
        end_turn(match)
    return seats


@clause("RUSH-6.6")
def test_the_deck_is_shuffled() -> None:
    match = lay(hands=("set-piece",), deck="red-m9 red-m6 sub-1 tackle")
    stand(match, "play set-piece")
    play(match, "take red-m6", "done", "draw deck")
    assert match.outcomes == {
        f"draw {card}": pytest.approx(1 / 3) for card in ("red-m9", "sub-1", "tackle")
    }


@clause("RUSH-6.11")
@pytest.mark.parametrize(("seats", "order"), [(3, [0, 2, 1, 0]), (4, [0, 3, 2, 1, 0])])
def test_reverse(seats: int, order: list[int]) -> None:
    match = lay(seats, hands=("reverse",))
    stand(match, "play reverse")
    assert not any(match.state.fewer[seat] for seat in range(seats))
    assert turns(match, seats + 1) == order


@clause("RUSH-6.11")
def test_and_round_again() -> None:
    match = lay(3, hands=("reverse", "", "reverse"))
    stand(match, "play reverse")
    end_turn(match)
    assert match.state.turn == 2
    stand(match, "play reverse")
    assert turns(match, 3) == [2, 0, 1]


@clause("RUSH-6.13")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_full_time_whistle(seats: int) -> None:
    match = lay(seats, hands=("full-time-whistle", "red-d8 tackle", "red-d6"), pitches=("blue-d8",))
    stand(match, "play full-time-whistle")
    end_turn(match)
    assert match.state.hand_size[1] == 4
    assert (match.state.turn, match.state.acts) == (2 % seats, 2)
    end_turn(match)
    while match.state.turn != 1:
        end_turn(match)
    assert match.state.acts == 2


@scenarios(f"""
RUSH-6.1 Added Time
  at hands added-time red-d8 red-d6 red-g7 red-m9
  > play added-time, play red-d8, play red-d6
  = turn 0
  > play red-g7
  = turn 1; pitch0 red-d6 red-d8 red-g7

RUSH-6.1 as the last act
  at hands added-time*2 red-d8; acts 1
  > play added-time
  = acts 2
  > play added-time
  = acts 3

RUSH-6.2 a Substitution
  at hands substitution red-m9 red-f8 tackle; pitches red-d8 red-d6! sub-1
  > play substitution
  = legal done, off red-d6, off red-d8, off sub-1
  > off red-d6, on red-m9, off sub-1, on red-f8
  = pitch0 red-d8 red-f8 red-m9; hand0 red-d6 sub-1 tackle; acts 1; cannot off red-d8

RUSH-6.2 of fewer players: $pitch
  each $pitch | $actions: red-d6 | done / red-m9 | off red-d6, on red-m9, done
  at hands substitution red-m9 red-f8; pitches red-d8 red-d6
  > play substitution, $actions
  = pitch0 red-d8 $pitch; can recall red-d8

RUSH-6.3 off and then on
  at hands substitution blue-f10 sub-1 tackle; pitches red-g7! red-d8
  > play substitution, off red-g7
  = hand0 blue-f10 red-g7 sub-1 tackle; known0 red-g7; legal on blue-f10, on sub-1
  > on blue-f10, off blue-f10, on red-g7
  = pitch0 red-d8 red-g7; booked0

RUSH-6.3 nobody goes off if nobody can come on
  at hands substitution tackle; pitches red-g7 red-d8
  > play substitution
  = legal done; refused RUSH-6.3 off red-g7

RUSH-6.3 nor on if nobody goes off
  at hands substitution red-g7
  > play substitution
  = cannot on red-g7

RUSH-6.4 a Quick Restart draws two
  at hands quick-restart; deck red-d8 tackle sub-1; pile red-f10
  > play quick-restart
  = outcomes draw red-d8, draw sub-1, draw tackle
  > draw sub-1, draw tackle
  = hand0 sub-1 tackle; known0; verb play

RUSH-6.4 with the pile if the deck is empty: $pile
  each $pile: yellow-card / red-f10
  at hands quick-restart; deck red-d8; pile $pile
  > play quick-restart, draw red-d8
  = outcomes draw $pile, draw quick-restart
  > draw quick-restart
  = hand_size 2 0

RUSH-6.5 one player more
  at hands quick-restart red-d8 red-d6 red-g7; deck sub-1 tackle
  > play quick-restart, draw sub-1, draw tackle
  = legal done, play red-d6, play red-d8, play red-g7, play sub-1
  > play sub-1
  = acts 1; cannot draw deck
  > play red-d8
  = turn 1; pitch0 red-d8 sub-1

RUSH-6.5 or none
  at hands quick-restart red-d8; deck sub-1 tackle; acts 1
  > play quick-restart, draw sub-1, draw tackle, done
  = turn 1; pitch0

RUSH-6.5 the pitch still holds eleven
  at hands quick-restart blue-d8; pitches {ELEVEN}
  > play quick-restart, DRAW
  = legal done

RUSH-6.6 a Set Piece takes any Midfielder from the deck, in the open
  at hands set-piece | blue-m9; deck red-m9 red-m6 green-m7 red-d8 sub-1 tackle
  > play set-piece
  = legal done, take green-m7, take red-m6, take red-m9
  > take red-m6
  = known0 red-m6; hand0 red-m6; deck green-m7 red-d8 red-m9 sub-1 tackle; acts 1

RUSH-6.6 an empty deck takes the pile first
  at hands set-piece; deck; pile red-m9 sub-1
  > play set-piece
  = legal take red-m9, done; pile; deck red-m9 set-piece sub-1

RUSH-6.7 none has to be taken
  at hands set-piece red-d8; deck red-m9 sub-1
  > play set-piece, done
  = hand0 red-d8; deck red-m9 sub-1; legal play red-d8, done

RUSH-6.7 only those in the deck
  at hands set-piece red-m9 | red-m7; pitches | red-m6; deck blue-m9 sub-1 blue-d8
  > play set-piece
  = legal done, take blue-m9; refused RUSH-6.6 take red-m7, take sub-1, take blue-d8

RUSH-6.8 a deck without Midfielders
  at hands set-piece red-d8; deck sub-1 tackle
  > play set-piece
  = legal done
  > done
  = hand0 red-d8; deck sub-1 tackle; legal play red-d8, done

RUSH-6.9 The Wall
  {WALLED}
  = refused RUSH-6.9 tackle red-g7, tackle red-d8, tackle red-d6; can tackle red-m9, tackle red-f10
  > END
  = refused RUSH-6.9 tackle red-g7, tackle red-d8, tackle red-d6; can tackle red-m9, tackle red-f10
  > END, END
  = turn 1; can tackle red-g7, tackle red-d8, tackle red-d6, tackle red-m9

RUSH-6.9 it is one's own
  at seats 3; hands the-wall | tackle; pitches red-g7 | | blue-g7 blue-d8 blue-f10
  > play the-wall, END
  = can tackle blue-g7, tackle blue-d8

RUSH-6.10 it protects no Super Subs, and from no $verb
  each $verb: book / dismiss
  {WALLED}
  = can tackle sub-1, $verb red-g7, $verb red-d8, $verb red-f10, $verb sub-1

RUSH-6.12 Reverse between two takes an act
  at hands reverse | red-d8 red-d6
  > play reverse, END
  = turn 1; acts 1
  > END
  = acts 2
  > END
  = acts 2

RUSH-6.12 and two of them take two
  at hands reverse*2 | RED
  > play reverse, play reverse, DRAW
  = hand_size 2 9; turn 0

RUSH-6.13 the Full-Time Whistle is for the next in the order of play
  at seats 3; hands full-time-whistle reverse
  > play reverse, play full-time-whistle
  = turn 2; no_acts 0 0 0; acts 0

RUSH-6.13 nobody whistles oneself off
  at hands | full-time-whistle blue-d8; turn 1; caller 0; last_turns 0 2; pitches RED; options group
  > play full-time-whistle, END
  = turn 1; acts 2

RUSH-6.14 a call is no act
  at hands full-time-whistle; pitches | BLUE
  > play full-time-whistle, done, DRAW
  = actor 1; legal done, call

RUSH-6.15 Overturned clears one pitch
  at seats 3; hands overturned; pitches red-d8! | blue-d8! blue-f10! blue-d6 | green-d8!
  > play overturned on 1
  = booked0 red-d8; booked1; booked2 green-d8; pitch1 blue-d6 blue-d8 blue-f10; pile overturned

RUSH-6.15 the next yellow card is the first again
  at hands overturned yellow-card; pitches | blue-d8!
  > play overturned on 1, book blue-d8
  = booked1 blue-d8

RUSH-6.16 any pitch with a booking
  at seats 3; hands overturned; pitches red-d8! | blue-d8 | green-d8!
  = can play overturned on 0, play overturned on 2; refused RUSH-6.16 play overturned on 1; cannot play overturned
""")
def test_referee_cards(scenario: list[str]) -> None:
    run(scenario)
