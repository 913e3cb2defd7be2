"""Section 5: Tackles, bookings, sendings-off."""

from tests.rulebooks.squad_rush.scenarios import run, scenarios


@scenarios("""
RUSH-5.1 a Tackle sends back, in the open
  at seats 3; hands tackle; pitches | blue-d8! blue-f10 | green-d8
  > tackle blue-d8
  = pitch1 blue-f10; hand1 blue-d8; known1 blue-d8; pile tackle; sent_off 0 0 0

RUSH-5.1 he can come again, without his booking
  at hands tackle; pitches | blue-d8! blue-f10
  > tackle blue-d8, done, DRAW, play blue-d8
  = pitch1 blue-d8 blue-f10; booked1

RUSH-5.2 anybody may be tackled: $player
  each $player: blue-g7 / blue-d8 / blue-m6 / blue-f10 / sub-2
  at hands tackle; pitches | blue-g7 blue-d8 blue-m6 blue-f10 sub-2
  > tackle $player
  = hand1 $player

RUSH-5.2 and so may a captain with an armband
  at hands tackle; pitches | blue-d8 blue-f10!; options armband
  > tackle blue-f10
  = hand1 blue-f10

RUSH-5.3 a yellow card books
  at hands yellow-card; pitches | blue-d8 blue-f10
  > book blue-d8
  = booked1 blue-d8; pitch1 blue-d8 blue-f10; pile yellow-card

RUSH-5.4 a booking stays on the pitch
  at hands yellow-card; pitches | blue-d8 blue-f10
  > book blue-d8, END, END, END, END
  = booked1 blue-d8

RUSH-5.4 over matchdays
  locked pitches RED-d8-f10 red-d8! red-f10! | BLUE
  > SCORE overturned
  = matchday 1; booked0 red-d8 red-f10

RUSH-5.4 until its player leaves the pitch by a $way
  each $way | $size | $actions: recall | 2 | recall red-d8 / Substitution | 3 | play substitution, off red-d8, on red-d6, done
  at hands substitution red-d6; pitches red-d8! red-m9!
  > $actions, play red-d8
  = booked0 red-m9; pitch_size $size 0

RUSH-5.5 the second yellow card sends off, the first does not: $player
  each $player: blue-d8 / blue-f10
  at hands yellow-card*2; pitches | blue-d8 blue-f10
  > book $player
  = booked1 $player; sent_off 0 0
  > book $player
  = booked1; pile yellow-card yellow-card $player; sent_off 0 1

RUSH-5.6 a red card sends off: $player
  each $player: blue-f10 / blue-f10!
  at hands red-card; pitches | $player blue-d8
  > dismiss blue-f10
  = pitch1 blue-d8; hand1; sent_off 0 1

RUSH-5.7 to the top of the pile, from where he may be drawn
  at hands red-card; pitches | blue-f10! blue-d8; pile tackle
  > dismiss blue-f10
  = pile tackle red-card blue-f10
  > done, draw pile
  = hand1 blue-f10
  > DRAW, play blue-f10
  = booked1

RUSH-5.8 a $card counts against the owner of the player
  each $card | $action: red card | dismiss blue-d8 / second yellow card | book blue-f10
  at seats 3; hands red-card yellow-card; pitches | blue-f10! blue-d8 | green-d8
  > $action
  = sent_off 0 1 0

RUSH-5.8 over all matchdays
  locked pitches RED | BLUE; sent_off 2 1
  > SCORE the-wall
  = matchday 1; sent_off 2 1

RUSH-5.8 he may come back while others go
  at hands red-card | yellow-card*2; pitches red-d8 | blue-f10; options group
  > dismiss blue-f10, done, draw pile, DRAW, book red-d8, book red-d8
  = sent_off 1 1

RUSH-5.9 Super Subs are booked and sent off too
  at hands yellow-card*2 red-card; pitches | sub-1 sub-2; acts 3
  > book sub-1
  = booked1 sub-1
  > book sub-1, dismiss sub-2
  = pitch1; sent_off 0 2; cannot tackle sub-2
""")
def test_bookings(scenario: list[str]) -> None:
    run(scenario)
