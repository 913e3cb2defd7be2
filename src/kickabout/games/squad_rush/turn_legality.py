"""Legal actions of a turn, and what forbids the others (RUSH-3, 4, 6, 8, 11).

Where the list of legal actions tests a condition once for many of them, the refusal of each single action
tests it too.
"""

from typing import Any

from . import actions
from . import state as s
from .actions import HIT, HITS, KIND, PLAYER, TARGET, VERB, number_of
from .effects import GROUP, ON_PITCH, Effect
from .refusals import Refusal
from .squad import bookings, has_seven, in_hand, on_pitch
from .state import BoxRecord, Group, Mode, Phase, Place, Position, State

# Draws and discards.


def refuse_draw(state: State, action: int) -> Refusal:
    """Return what forbids a draw (RUSH-3.3)."""
    empty = action == actions.DRAW_PILE and state.pile_size == 0
    return Refusal.PILE_EMPTY if empty else Refusal.NONE


def legal_draws(state: State, out: Any) -> int:
    """Write the legal draws; return how many there are."""
    out[0] = actions.DRAW_DECK
    if refuse_draw(state, actions.DRAW_PILE) != Refusal.NONE:
        return 1
    out[1] = actions.DRAW_PILE
    return 2


def refuse_discard(state: State, card: int) -> Refusal:
    """Return what forbids discarding a card (RUSH-3.8, 3.9)."""
    if card < s.PLAYERS:
        held = in_hand(state, state.actor, card)
    else:
        held = state.hand[state.actor, card - s.PLAYERS] > 0
    return Refusal.NONE if held else Refusal.DISCARD_NOT_HELD


def legal_discards(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal discards, which are the cards of the actor's hand; return how many there are."""
    n = 0
    for player in range(box.players):
        if refuse_discard(state, player) == Refusal.NONE:
            out[n] = number_of(actions.DISCARD, player)
            n += 1
    for kind in range(box.kinds):
        if refuse_discard(state, s.PLAYERS + kind) == Refusal.NONE:
            out[n] = number_of(actions.DISCARD, s.PLAYERS + kind)
            n += 1
    return n


# Acts.


def refuse_act(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action during the acts of a turn."""
    verb = VERB[action]
    if verb == actions.FIELD:
        return refuse_field(box, state, PLAYER[action])
    if verb == actions.RECALL:
        return refuse_recall(state, PLAYER[action])
    if HIT[action] != s.NONE:
        return refuse_on_rival(box, state, HIT[action], PLAYER[action])
    if verb == actions.PLAY:
        return refuse_card(box, state, KIND[action], TARGET[action])
    if verb == actions.CALL:
        return refuse_call(box, state)
    if verb in (actions.DRAW_DECK, actions.DRAW_PILE):
        return Refusal.DRAWN_ALREADY
    if verb == actions.TAKE:
        return Refusal.SET_PIECE_TAKES
    if verb in (actions.TAKE_OFF, actions.OFF_NOBODY, actions.BRING_ON, actions.ON_NOBODY):
        return Refusal.SUBSTITUTION_EXCHANGES
    if verb == actions.BENCH:
        return Refusal.SEVENS_PICKED_LATER
    if verb == actions.DISCARD:
        return Refusal.DISCARDED_AT_END
    return Refusal.NOTHING_TO_ANSWER if verb == actions.HOLD else Refusal.NONE


def legal_acts(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal actions during the acts of a turn; return how many there are."""
    n = 0
    acts = refuse_more_acts(state) == Refusal.NONE
    if acts and refuse_another_player(box, state, state.turn) == Refusal.NONE:
        for player in range(box.players):
            if refuse_field(box, state, player) == Refusal.NONE:
                out[n] = number_of(actions.FIELD, player)
                n += 1
    if acts:
        for player in range(box.players):
            if refuse_recall(state, player) == Refusal.NONE:
                out[n] = number_of(actions.RECALL, player)
                n += 1
    for effect in range(len(HITS)):
        if refuse_hitting(box, state, effect) == Refusal.NONE:
            for player in range(box.players):
                if refuse_hit(box, state, effect, player) == Refusal.NONE:
                    out[n] = number_of(HITS[effect], player)
                    n += 1
    if acts:
        for kind in range(box.kinds):
            if refuse_kind(box, state, kind) == Refusal.NONE:
                for target in range(s.NONE, state.seats):
                    if refuse_target(box, state, kind, target) == Refusal.NONE:
                        out[n] = number_of(actions.PLAY, kind, target)
                        n += 1
    out[n] = actions.DONE
    n += 1
    if refuse_call(box, state) == Refusal.NONE:
        out[n] = actions.CALL
        n += 1
    return n


def refuse_more_acts(state: State) -> Refusal:
    """Return what forbids any further act (RUSH-3.6)."""
    return Refusal.NO_ACTS_LEFT if state.acts == 0 else Refusal.NONE


def refuse_another_player(box: BoxRecord, state: State, seat: int) -> Refusal:
    """Return what forbids one more player on a pitch (RUSH-4.3)."""
    return Refusal.NONE if state.pitch_size[seat] < box.pitch else Refusal.PITCH_FULL


def refuse_field(box: BoxRecord, state: State, player: int) -> Refusal:
    """Return what forbids playing a player (RUSH-4.2)."""
    if not in_hand(state, state.turn, player):
        return Refusal.PLAYER_NOT_HELD
    against = refuse_more_acts(state)
    return against if against != Refusal.NONE else refuse_another_player(box, state, state.turn)


def refuse_recall(state: State, player: int) -> Refusal:
    """Return what forbids recalling a player to the hand (RUSH-4.4)."""
    if not on_pitch(state, state.turn, player):
        return Refusal.RECALL_NOT_ON_PITCH
    return refuse_more_acts(state)


def refuse_on_rival(box: BoxRecord, state: State, effect: int, player: int) -> Refusal:
    """Return what forbids a Tackle, a Yellow or a Red on a player (RUSH-4.5)."""
    against = refuse_hitting(box, state, effect)
    return against if against != Refusal.NONE else refuse_hit(box, state, effect, player)


def refuse_hitting(box: BoxRecord, state: State, effect: int) -> Refusal:
    """Return what forbids a Tackle, a Yellow or a Red, whatever its target."""
    kind = box.hits[effect]
    if kind == s.NONE:
        return Refusal.NO_SUCH_CARD
    return Refusal.NONE if state.hand[state.turn, kind] > 0 else Refusal.RIVAL_CARD_NOT_HELD


def refuse_hit(box: BoxRecord, state: State, effect: int, player: int) -> Refusal:
    """Return what forbids this target for a Tackle, a Yellow or a Red that is held."""
    if state.place[player] != Place.PITCH:
        return Refusal.ON_NO_PITCH
    owner = state.owner[player]
    if owner == state.turn:
        return Refusal.OWN_PLAYER
    if effect == Effect.TACKLE:
        if state.walled[owner] == 1 and box.position[player] <= Position.DEFENDER:  # 6.10
            return Refusal.BEHIND_WALL
        if state.acts == 0 and state.derby != s.NONE:
            return Refusal.NONE if owner == state.derby else Refusal.SECOND_TACKLE_ELSEWHERE
    return refuse_more_acts(state)


def refuse_card(box: BoxRecord, state: State, kind: int, target: int) -> Refusal:
    """Return what forbids playing a card that is no player on its target (RUSH-6)."""
    against = refuse_kind(box, state, kind)
    return against if against != Refusal.NONE else refuse_target(box, state, kind, target)


def refuse_kind(box: BoxRecord, state: State, kind: int) -> Refusal:
    """Return what forbids playing a kind of card, whatever its target."""
    group = GROUP[box.effects[kind]]
    if group == Group.INSTANT:
        return Refusal.INSTANT_IS_NO_ACT  # 4.6
    if group == Group.HIT:
        return Refusal.SAY_ON_WHOM
    return Refusal.NONE if state.hand[state.turn, kind] > 0 else Refusal.NOT_HELD


def refuse_target(box: BoxRecord, state: State, kind: int, target: int) -> Refusal:
    """Return what forbids this target for a referee card that is held."""
    if ON_PITCH[box.effects[kind]] == 1:
        if target in (s.NONE, s.ON_INSTANT, s.ON_OFFICIAL):
            return Refusal.SAY_ON_WHICH_PITCH
        if target >= state.seats:
            return Refusal.NO_SUCH_SEAT
        if bookings(box, state, target) == 0:
            return Refusal.NOBODY_BOOKED  # 6.16
    elif target != s.NONE:
        return Refusal.TAKES_NO_TARGET
    return refuse_more_acts(state)


def refuse_call(box: BoxRecord, state: State) -> Refusal:
    """Return what forbids a call by the seat whose turn it is (RUSH-8.2, 11.1 to 11.3)."""
    seat = state.turn
    if state.sudden_death == 1:
        return Refusal.SUDDEN_DEATH_NEEDS_NO_CALL
    rush = box.mode == Mode.SQUAD_RUSH
    if not has_seven(box, state, seat):
        return Refusal.LACKS_SEVEN if rush else Refusal.LACKS_SEVEN_FOR_FULL_TIME
    if rush:
        return Refusal.NONE
    if state.caller != s.NONE:
        return Refusal.CALLED_ALREADY
    early = state.turns_taken[seat] <= box.turns_before_call
    return Refusal.CALL_TOO_EARLY if early else Refusal.NONE


# Cards that take more than one decision.


def refuse_extra(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a player where a Quick Restart, own or official, lets one come on, or none."""
    if action == actions.DONE:
        return Refusal.NONE
    if not in_hand(state, state.actor, PLAYER[action]):
        late = state.phase == Phase.LATE_PLAYER
        return Refusal.LATE_NOT_HELD if late else Refusal.PLAYER_NOT_HELD
    return refuse_another_player(box, state, state.actor)


def refuse_off(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a player where a Substitution takes one off, or none (RUSH-6.3)."""
    if action == actions.DONE:
        return Refusal.NONE
    if not on_pitch(state, state.turn, PLAYER[action]):
        return Refusal.OFF_NOT_ON_PITCH
    return refuse_exchanges(box, state)


def refuse_exchanges(box: BoxRecord, state: State) -> Refusal:
    """Return what forbids any exchange: no player in hand who could come on."""
    for player in range(box.players):
        if in_hand(state, state.turn, player):
            return Refusal.NONE
    return Refusal.NOBODY_TO_COME_ON


def refuse_on(state: State, player: int) -> Refusal:
    """Return what forbids a player where a Substitution brings one on."""
    if player == state.taken_off:
        return Refusal.JUST_COME_OFF
    return Refusal.NONE if in_hand(state, state.turn, player) else Refusal.ON_NOT_HELD


def refuse_take(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a player where a Set Piece takes a Midfielder from the deck, or none (RUSH-6.6, 6.7)."""
    if action == actions.DONE:
        return Refusal.NONE
    if box.position[PLAYER[action]] != Position.MIDFIELDER:
        return Refusal.NO_MIDFIELDER
    is_in_deck = state.place[PLAYER[action]] == Place.DECK
    return Refusal.NONE if is_in_deck else Refusal.MIDFIELDER_NOT_IN_DECK
