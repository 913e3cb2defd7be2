"""Sections 3 and 4: the turn and its acts."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import choices, verb
from tests.rulebooks.squad_rush.positions import GROUP_STAGE, end_turn, lay
from tests.rulebooks.squad_rush.reading import hand, is_known
from tests.rulebooks.squad_rush.scenarios import run, scenarios

TEN = "red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8"
"""Players for a long hand."""
NINE = TEN.removesuffix(" red-f8")


@clause("RUSH-3.1")
@pytest.mark.parametrize("options", [{}, GROUP_STAGE])
def test_draw_act_and_come_down(options: dict[str, object]) -> None:
    match = lay(hands=("", f"{TEN} blue-g7"), options=options)
    end_turn(match, draw=False)
    seen = []
    while match.state.turn == 1:
        seen.append((match.actor, verb(match)))
        action = "done" if "done" in match.legal else choices(match)[0]
        play(match, action)
    turn = ["draw", "draw", "draw", "draw", "play", "discard", "discard", "discard", "discard"]
    assert [word for _, word in seen] == turn
    assert [actor for actor, _ in seen] == [1, "chance", 1, "chance", *[1] * 5]


@clause("RUSH-3.3")
def test_one_of_each() -> None:
    match = lay(pile="tackle red-d8", deck="blue-f10 var-review")
    end_turn(match, draw=False)
    play(match, "draw deck")
    assert match.outcomes == {"draw blue-f10": 0.5, "draw var-review": 0.5}
    play(match, "draw var-review", "draw pile")
    assert hand(match, 1) == ["red-d8", "var-review"]
    assert is_known(match, 1, "var-review") == 0


@scenarios(f"""
RUSH-3.2 two cards are drawn
  at hands | red-g7
  > PASS, DRAW
  = hand_size 0 3; verb play

RUSH-3.3 from the deck or from the top of the pile, in the open
  at pile tackle red-d8 blue-f10
  > PASS
  = legal draw deck, draw pile
  > draw pile
  = known1 blue-f10; pile tackle red-d8; legal draw deck, draw pile
  > draw pile
  = known1 blue-f10 red-d8; pile tackle

RUSH-3.3 an empty pile has no top
  at pile red-d8; deck tackle sub-1
  > PASS, draw pile
  = legal draw deck; refused RUSH-3.3 draw pile

RUSH-3.4 the empty deck takes the pile
  at deck; pile tackle red-d8 blue-f10
  > PASS, draw deck
  = pile; outcomes draw blue-f10, draw red-d8, draw tackle
  > draw tackle
  = deck blue-f10 red-d8; legal draw deck

RUSH-3.4 but not before it is empty
  at deck sub-1; pile tackle red-d8
  > PASS, draw deck, draw sub-1
  = pile tackle red-d8; legal draw deck, draw pile

RUSH-3.5 with nothing to draw the acts begin
  at deck; hands | red-d8
  > PASS
  = actor 1; legal play red-d8, done

RUSH-3.5 and after a single card
  at deck sub-1; hands | red-d8
  > PASS, DRAW
  = hand1 red-d8 sub-1; verb play

RUSH-3.6 two acts
  at hands red-d8 red-d6 red-g7
  > play red-d8
  = turn 0
  > play red-d6
  = turn 1; hand0 red-g7

RUSH-3.7 done after $acts acts
  each $acts | $actions: 0 | done / 1 | play red-d8, done
  at hands red-d8 red-d6
  > $actions
  = turn 1; actor 1; pitch_size $acts 0
  > END
  = acts 2

RUSH-3.7 without acts only who can call is asked
  at hands red-f10 tackle yellow-card; pitches RED-f10 | blue-d8
  > tackle blue-d8, play red-f10
  = actor 0; legal done, call
  > done
  = turn 1

RUSH-3.7 and who cannot, is not
  at hands red-f8 tackle; pitches RED-f10-f8; acts 1
  > play red-f8
  = turn 1

RUSH-3.8 nine cards at most: $actions
  each $more | $actions: sub-1 | done, discard red-f10 / tackle sub-1 sub-2 | done, discard tackle, discard sub-1, discard red-f10
  at hands {NINE} $more
  > $actions
  = turn 1; hand_size 9 0

RUSH-3.8 nine stay
  at hands {NINE}
  > done
  = turn 1; hand_size 9 0

RUSH-3.9 any card, openly
  at hands {TEN} tackle var-review; pile yellow-card
  > done
  = can discard var-review, discard red-f10, discard tackle, discard red-g7; cannot done
  > discard var-review, discard red-f10, discard tackle
  = pile yellow-card var-review red-f10 tackle; turn 1

RUSH-3.10 only at the end of one's own turn
  at hands tackle | {NINE}; pitches | red-f8
  > tackle red-f8
  = hand_size 0 10
  > done
  = turn 1; legal draw deck, draw pile
  > DRAW
  = hand_size 0 12
  > done
  = verb discard

RUSH-3.11 the next of $seats after $turn is $following
  each $seats | $turn | $following: 2 | 1 | 0 / 3 | 1 | 2 / 3 | 2 | 0 / 4 | 3 | 0
  at seats $seats; turn $turn
  > done
  = turn $following; actor $following

RUSH-4.1 an act: $action
  each $action: play red-d8 / play sub-1 / recall red-f8 / tackle blue-d8 / book blue-d8 / dismiss blue-d8 / play the-wall / play reverse / play full-time-whistle / play overturned on 1 / play set-piece, done
  at hands red-d8 sub-1 tackle yellow-card red-card set-piece the-wall reverse full-time-whistle overturned; pitches red-f8 | blue-d8 blue-d6!
  > $action
  = acts 1

RUSH-4.2 any player of one's own hand: $player
  each $player: red-g7 / blue-g7 / blue-f10 / green-d5 / sub-3
  at hands $player tackle | play-on red-d8; pitches red-f8
  = cannot play red-d8, play green-d8
  > play $player
  = pitch0 red-f8 $player; hand0 tackle

RUSH-4.3 eleven at most
  at hands blue-d8 blue-d6; pitches {TEN}
  > play blue-d8
  = pitch_size 11 0; refused RUSH-4.3 play blue-d6

RUSH-4.3 and another in the place of one who is recalled
  at hands blue-d6; pitches {TEN} blue-d8
  = cannot play blue-d6
  > recall red-d5, play blue-d6
  = pitch_size 11 0

RUSH-4.4 a recall takes a player of one's own back, in the open and without bookings
  at pitches red-d8! red-f10 | blue-d8; hands tackle
  > recall red-d8
  = pitch0 red-f10; hand0 red-d8 tackle; known0 red-d8; cannot recall blue-d8, recall red-d8
  > play red-d8
  = booked0

RUSH-4.5 on a rival's player: $verb
  each $verb: tackle / book / dismiss
  at seats 3; hands tackle yellow-card red-card | red-d6; pitches red-d8 | blue-d8 | green-f10 sub-1
  = refused RUSH-4.5 $verb red-d8, $verb red-d6; can $verb blue-d8, $verb green-f10, $verb sub-1

RUSH-4.5 with the card for it: $action
  each $action | $others: tackle blue-d8 | yellow-card red-card / book blue-d8 | tackle red-card / dismiss blue-d8 | tackle yellow-card
  at hands $others; pitches | blue-d8
  = refused RUSH-4.5 $action

RUSH-4.6 $instant is no act
  each $instant: var-review / offside / play-on
  at hands $instant red-d8; pitches red-f8 | blue-d8
  = refused RUSH-4.6 play $instant

RUSH-4.7 discarded: $card
  each $action | $card: tackle blue-d8 | tackle / book blue-d8 | yellow-card / play reverse | reverse / play added-time | added-time
  at hands $card; pitches | blue-d8; pile sub-1
  > $action
  = pile sub-1 $card; hand0

RUSH-4.7 before it works, under a player sent off
  at hands red-card; pitches | blue-d8
  > dismiss blue-d8
  = pile red-card blue-d8

RUSH-4.7 before it works, into the deck that it draws from
  at hands quick-restart; deck; pile sub-1
  > play quick-restart
  = outcomes draw quick-restart, draw sub-1

RUSH-4.8 a cancelled act is spent: $action
  each $action: play red-d8 / tackle blue-d8 / play added-time
  at hands red-d8 tackle added-time red-g7 | var-review; pitches | blue-d8
  > $action, play var-review
  = acts 1
  > play red-g7
  = turn 1
""")
def test_turns_and_acts(scenario: list[str]) -> None:
    run(scenario)
