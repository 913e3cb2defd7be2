"""Why an action is not legal, with the rulebook's clause: the turn and the answers.

`reasons_on_matchday` has what the locked pitches allow.
"""

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.acts import has_bookings
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.squad import fewest_missing, has_seven
from kickabout.games.squad_rush.state import Effect, Mode, Phase, Place, Position, State
from kickabout.games.squad_rush.words.reasons_on_matchday import why_not_locked
from kickabout.games.squad_rush.words.saying import count, in_words, player_name

_CHANCE: dict[int, str] = {
    Phase.NATION: "RUSH-2.2",
    Phase.START: "RUSH-2.4",
    Phase.DEAL: "RUSH-2.5",
    Phase.DRAWN: "RUSH-3.3",
    Phase.LOOK_THROUGH: "RUSH-6.7",
    Phase.RESTART_DRAW: "RUSH-6.4",
    Phase.SHOW_SEVEN: "RUSH-12.8",
    Phase.FLIP: "RUSH-13.3",
    Phase.SHOW_SWAP: "RUSH-13.15",
    Phase.SHOW_DRAMA: "RUSH-16.13",
    Phase.WHISTLE: "RUSH-14.11",
}


def why_not(box: RushBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return f"The match is over ({_clause_of_end(box, state)})."
    if action >= s.HIDDEN_DRAW:
        return "That is how others read a secret; name it in full (RUSH-18.11)."
    if phase in _CHANCE:
        clause = "RUSH-13.16" if phase == Phase.RESTART_DRAW and state.locked else _CHANCE[phase]
        return f"Chance decides now: roll, or name one of the outcomes ({clause})."
    if action >= s.ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    if state.locked:
        return why_not_locked(box, state, action)
    if phase == Phase.ACT:
        return _why_not_act(box, state, action)
    if phase == Phase.ANSWER:
        return _why_not_answer(box, state, action)
    if phase == Phase.DRAW:
        if action == s.DRAW_PILE:
            return "The discard pile is empty (RUSH-3.3)."
        return "Draw first, from the deck or the top of the discard pile (RUSH-3.2)."
    if phase == Phase.TRIM:
        most = in_words(box.record.most_hand)
        if s.DISCARDS <= action < s.HOLD:
            return f"There is no {_card(box, action - s.DISCARDS)} in your hand (RUSH-3.8)."
        return f"Your turn is over: discard until you hold {most} (RUSH-3.8)."
    if phase == Phase.EXTRA:
        if s.FIELDS <= action < s.RECALLS:
            return _why_not_field(box, state, action - s.FIELDS)
        return "Quick Restart: play one player from your hand, or say done (RUSH-6.5)."
    if phase == Phase.TAKE_OFF:
        return _why_not_off(box, state, action)
    if phase == Phase.BRING_ON:
        return _why_not_on(box, state, action)
    return _why_not_take(box, state, action)


def _clause_of_end(box: RushBox, state: State) -> str:
    seven = any(has_seven(box.record, state, seat) for seat in range(state.seats))
    if state.sudden_death:
        return "RUSH-15.8" if seven else "RUSH-15.10"
    if box.record.mode == Mode.SQUAD_RUSH:
        return "RUSH-8.6" if seven else "RUSH-8.8"
    return "RUSH-15.1"


def _card(box: RushBox, card: int) -> str:
    return box.players[card].name if card < s.PLAYERS else box.cards[card - s.PLAYERS].name


# Acts.


def _why_not_act(box: RushBox, state: State, action: int) -> str:
    if action in (s.DRAW_DECK, s.DRAW_PILE):
        return "You have drawn your cards; now you act (RUSH-3.1)."
    if action == s.CALL:
        return _why_not_call(box, state)
    if action == s.HOLD:
        return "There is nothing to answer: act, or say done (RUSH-3.7)."
    if s.DISCARDS <= action < s.HOLD:
        return "Cards are discarded at the end of the turn, if there are too many (RUSH-3.8)."
    if s.TAKES <= action < s.PLAYS:
        return _why_not_yet(action)
    if s.FIELDS <= action < s.RECALLS:
        player = action - s.FIELDS
        held = state.place[player] == Place.HAND and state.owner[player] == state.actor
        return _no_acts(state) if held and state.acts == 0 else _why_not_field(box, state, player)
    if s.RECALLS <= action < s.TACKLES:
        player = action - s.RECALLS
        if state.place[player] == Place.PITCH and state.owner[player] == state.actor:
            return _no_acts(state)
        return f"{player_name(box, player)} is not on your pitch (RUSH-4.4)."
    if s.TACKLES <= action < s.TAKES:
        return _why_not_on_rival(box, state, action)
    return _why_not_play(box, state, action)


def _no_acts(state: State) -> str:
    return "You have no acts left in this turn (RUSH-3.6)."


def _why_not_yet(action: int) -> str:
    """What belongs to a moment of its own."""
    if action < s.OFFS:
        return "A Midfielder is taken from the deck by a Set Piece (RUSH-6.6)."
    if action < s.BENCHES:
        return "Players are exchanged by a Substitution: play the card first (RUSH-6.2)."
    return "The seven is picked when the pitches are locked (RUSH-12.7)."


def _why_not_field(box: RushBox, state: State, player: int) -> str:
    if state.place[player] != Place.HAND or state.owner[player] != state.actor:
        return f"{player_name(box, player)} is not in your hand (RUSH-4.2)."
    most = in_words(box.record.pitch)
    return f"There are {most} players on your pitch, and no more fit (RUSH-4.3)."


def _why_not_on_rival(box: RushBox, state: State, action: int) -> str:
    """Why a Tackle, a Yellow or a Red cannot be played on this player."""
    record, seat = box.record, state.actor
    if action < s.BOOKS:
        kind, player = record.tackle, action - s.TACKLES
    elif action < s.DISMISSALS:
        kind, player = record.yellow, action - s.BOOKS
    else:
        kind, player = record.red, action - s.DISMISSALS
    if kind == s.NONE:
        return "There is no such card in this box (RUSH-1.7)."
    name = player_name(box, player)
    if state.hand[seat, kind] == 0:
        return f"There is no {box.cards[kind].name} in your hand (RUSH-4.5)."
    if state.place[player] != Place.PITCH:
        return f"{name} is on nobody's pitch (RUSH-4.5)."
    if state.owner[player] == seat:
        return f"{name} is your own; it is for players of your rivals (RUSH-4.5)."
    walled = state.walled[state.owner[player]] and record.position[player] <= Position.DEFENDER
    if action < s.BOOKS and walled:
        return f"{name} stands behind The Wall and cannot be tackled (RUSH-6.9)."
    if action < s.BOOKS and state.derby != s.NONE:
        return f"The second Tackle is for a player of seat {state.derby} (RUSH-16.10)."
    return _no_acts(state)


def _why_not_play(box: RushBox, state: State, action: int) -> str:
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card, seat = box.cards[kind], state.actor
    verb = {Effect.TACKLE: "tackle", Effect.DISMISS: "dismiss"}.get(Effect(card.effect), "book")
    if card.effect >= Effect.CANCEL:
        return f"{card.name} is an INSTANT: it is played in answer (RUSH-4.6)."
    if card.effect <= Effect.DISMISS:
        return f"Say on whom {card.name} is played: {verb} PLAYER (RUSH-18.3)."
    if state.hand[seat, kind] == 0:
        return f"There is no {card.name} in your hand (RUSH-4.1)."
    on_seat = s.ON_SEAT <= target < s.ON_SEAT + s.SEATS
    if card.effect == Effect.CLEAR and not on_seat:
        return f"Say on whose pitch {card.name} is played: play {card.slug} on SEAT (RUSH-18.2)."
    if card.effect != Effect.CLEAR and target:
        return f"{card.name} is played as it is: play {card.slug} (RUSH-18.2)."
    if card.effect == Effect.CLEAR:
        other = target - s.ON_SEAT
        if other >= state.seats:
            return f"There is no seat {other} in this match (RUSH-1.1)."
        if not has_bookings(box.record, state, other):
            return f"Nobody on the pitch of seat {other} is booked (RUSH-6.16)."
    return _no_acts(state)


def _why_not_call(box: RushBox, state: State) -> str:
    group = box.record.mode == Mode.GROUP_STAGE
    missing = fewest_missing(box.record, state, state.actor)
    if state.sudden_death:
        return "In sudden death nobody calls: the first seven wins (RUSH-15.8)."
    if missing:
        clause = "RUSH-11.1" if group else "RUSH-8.2"
        return f"You lack {count(missing, 'player')} for a legal seven ({clause})."
    if state.caller != s.NONE:
        return f"Seat {state.caller} has called on this matchday already (RUSH-11.8)."
    turns = count(box.record.turns_before_call, "turn")
    return f"On each matchday you take at least {turns} before you may call (RUSH-11.3)."


# Cards that take more than one decision.


def _why_not_off(box: RushBox, state: State, action: int) -> str:
    if not s.OFFS <= action < s.OFFS + s.PLAYERS:
        return "Substitution: name a player of yours to take off, or say done (RUSH-6.3)."
    player = action - s.OFFS
    if state.place[player] == Place.PITCH and state.owner[player] == state.actor:
        return "You have no player in your hand who could come on (RUSH-6.3)."
    return f"{player_name(box, player)} is not on your pitch (RUSH-6.3)."


def _why_not_on(box: RushBox, state: State, action: int) -> str:
    off = player_name(box, state.taken_off)
    if action == s.ONS + state.taken_off:
        return f"{off} has just come off; somebody else comes on (RUSH-6.3)."
    if s.ONS <= action < s.ONS + s.PLAYERS:
        return f"{player_name(box, action - s.ONS)} is not in your hand (RUSH-6.3)."
    return f"Name the player of your hand who comes on for {off} (RUSH-6.3)."


def _why_not_take(box: RushBox, state: State, action: int) -> str:
    assert state.phase == Phase.LOOK
    if not s.TAKES <= action < s.TAKES + s.PLAYERS:
        return "Set Piece: take a Midfielder from the deck, or say done (RUSH-6.6)."
    player = action - s.TAKES
    name = player_name(box, player)
    if box.record.position[player] != Position.MIDFIELDER:
        return f"{name} is no Midfielder (RUSH-6.6)."
    assert state.place[player] != Place.DECK
    return f"{name} is not in the deck (RUSH-6.6)."


# Answers.


def _why_not_answer(box: RushBox, state: State, action: int) -> str:
    waits = "a call" if state.calling else "a card"
    if not s.PLAYS <= action < s.DISCARDS:
        return f"There is {waits} to answer: an INSTANT, or hold (RUSH-7.2)."
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    if card.effect < Effect.CANCEL:
        return f"Only an INSTANT answers, and {card.name} is none (RUSH-7.1)."
    if state.hand[state.actor, kind] == 0:
        return f"There is no {card.name} in your hand (RUSH-7.1)."
    if target:
        return f"{card.name} is played as it is: play {card.slug} (RUSH-18.2)."
    if state.answers:
        return "An INSTANT is answered by Play On alone (RUSH-7.4)."
    if card.effect == Effect.SEND_BACK:
        return f"{card.name} answers a player who has just been played (RUSH-7.8)."
    assert card.effect == Effect.PLAY_ON
    if state.calling:
        return f"{card.name} does not answer a call (RUSH-8.4)."
    return f"{card.name} stops a Tackle, a booking or an INSTANT, nothing else (RUSH-7.9)."
