"""Teams, strategies and line-ups, which both sides choose in secret at the same time (SOC-2, 3)."""

from typing import Any

from . import state as s
from .actions import (
    CARD,
    MEMBER,
    PACK,
    PLACE,
    PLAYER,
    SHOW,
    SIGN,
    SPOT,
    TAKE,
    TEAM,
    VERB,
    number_of,
)
from .refusals import Refusal
from .state import BoxRecord, Phase, State, Value


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat has preparations left, at the same time as the other (SOC-2.13, 3.3)."""
    if state.phase == Phase.BUILD:
        return not is_built(box, state, seat)
    return state.phase == Phase.PLACE and state.placed[seat] < s.MEMBERS


def refuse_building(box: BoxRecord, state: State, seat: int, action: int) -> Refusal:
    """Return what forbids a team, a player or a card while a seat builds its team (SOC-2.12)."""
    if VERB[action] == TAKE:
        return refuse_team(state, seat)
    if VERB[action] == SIGN:
        return refuse_player(state, seat, PLAYER[action] + 1)
    refusal = refuse_packing(state, seat)
    if refusal != Refusal.NONE:
        return refusal
    return refuse_kind(box, state, seat, CARD[action])


def legal_building(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Write the ready-made teams, players and cards that a seat may add; return how many actions there are."""
    n = 0
    if refuse_team(state, seat) == Refusal.NONE:
        for team in range(box.teams):
            out[n] = number_of(TAKE, team)
            n += 1
    if refuse_signing(state, seat) == Refusal.NONE:
        for player in range(1, box.players + 1):
            if refuse_player(state, seat, player) == Refusal.NONE:
                out[n] = number_of(SIGN, player - 1)
                n += 1
    if refuse_packing(state, seat) == Refusal.NONE:
        for kind in range(box.kinds):
            if refuse_kind(box, state, seat, kind) == Refusal.NONE:
                out[n] = number_of(PACK, kind)
                n += 1
    return n


def refuse_team(state: State, seat: int) -> Refusal:
    """Return what forbids taking a ready-made team (SOC-2.10)."""
    if state.signed[seat] == 0:
        return Refusal.NONE
    return Refusal.SIGNS_OWN_PLAYERS if state.signed[seat] < s.MEMBERS else Refusal.TEAM_COMPLETE


def refuse_signing(state: State, seat: int) -> Refusal:
    """Return what forbids signing any more players (SOC-2.1)."""
    return Refusal.NONE if state.signed[seat] < s.MEMBERS else Refusal.TEAM_COMPLETE


def refuse_player(state: State, seat: int, player: int) -> Refusal:
    """Return what forbids signing this player (SOC-2.1, 2.2)."""
    if has_signed(state, seat, player):
        return Refusal.SIGNED_ALREADY
    return refuse_signing(state, seat)


def has_signed(state: State, seat: int, player: int) -> bool:
    """Return whether a player is in a team."""
    for member in range(s.MEMBERS):
        if state.team[seat, member] == player:
            return True
    return False


def refuse_packing(state: State, seat: int) -> Refusal:
    """Return what forbids packing any card now (SOC-2.12); a complete strategy ends the decision anyway."""
    return Refusal.NONE if state.signed[seat] == s.MEMBERS else Refusal.PLAYERS_FIRST


def refuse_kind(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids one more card of a kind in a strategy (SOC-2.4, 2.5, 2.7)."""
    if state.deck[seat, kind] == box.copies:
        if box.strategy_size > s.STRATEGY:
            return Refusal.TOO_MANY_COPIES_IN_LARGE
        return Refusal.TOO_MANY_COPIES
    value = box.card_value[kind]
    if value == Value.NEUTRAL:
        return Refusal.NONE
    players = 0
    for member in range(s.MEMBERS):
        if box.value[state.team[seat, member]] == value:
            players += 1
    if players == 0:
        return Refusal.NOBODY_OF_VALUE
    allowed = players * box.specials
    for other in range(box.kinds):
        if box.card_value[other] == value:
            allowed -= state.deck[seat, other]
    return Refusal.NONE if allowed > 0 else Refusal.VALUE_USED_UP


def is_built(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat has its ten players and its complete strategy."""
    return state.signed[seat] == s.MEMBERS and state.packed[seat] == box.strategy_size


def build(box: BoxRecord, state: State, seat: int, action: int) -> None:
    """Take a ready-made team, or add one player or card to a seat's own."""
    if VERB[action] == TAKE:
        take_team(box, state, seat, TEAM[action])
    elif VERB[action] == SIGN:
        sign(state, seat, PLAYER[action] + 1)
    else:
        pack(state, seat, CARD[action])


def take_team(box: BoxRecord, state: State, seat: int, team: int) -> None:
    """Take all players of a ready-made team, with its strategy."""
    for member in range(s.MEMBERS):
        sign(state, seat, box.team[team, member])
    for kind in range(s.KINDS):
        for _ in range(box.strategy[team, kind]):
            pack(state, seat, kind)


def take_fixed(box: BoxRecord, state: State) -> None:
    """Take the teams that the options of the match give (SOC-13.6)."""
    for seat in range(state.seats):
        if box.fixed_team[seat] != s.NONE:
            take_team(box, state, seat, box.fixed_team[seat])


def sign(state: State, seat: int, player: int) -> None:
    """Sign a player as the next member of a team."""
    state.team[seat, state.signed[seat]] = player
    state.signed[seat] += 1


def pack(state: State, seat: int, kind: int) -> None:
    """Add a card to a strategy."""
    state.deck[seat, kind] += 1
    state.deck_size[seat] += 1
    state.packed[seat] += 1


# The line-up.


def refuse_place(state: State, seat: int, action: int) -> Refusal:
    """Return what forbids placing a member at a spot (SOC-3.2)."""
    if is_placed(state, seat, MEMBER[action] + 1):
        return Refusal.PLACED_ALREADY
    return Refusal.SPOT_TAKEN if state.spot[seat, SPOT[action]] != 0 else Refusal.NONE


def legal_place(state: State, seat: int, out: Any) -> int:
    """Write the placements of members without a spot on free spots; return how many there are."""
    n = 0
    for member in range(s.MEMBERS):
        if not is_placed(state, seat, member + 1):
            for spot in range(s.SPOTS):
                if state.spot[seat, spot] == 0:
                    out[n] = number_of(PLACE, member, spot)
                    n += 1
    return n


def is_placed(state: State, seat: int, member: int) -> bool:
    """Return whether a member has a spot."""
    for spot in range(s.SPOTS):
        if state.spot[seat, spot] == member:
            return True
    return False


def place(state: State, seat: int, action: int) -> None:
    """Place a member at a spot, covered."""
    state.spot[seat, SPOT[action]] = MEMBER[action] + 1
    state.placed[seat] += 1


def shown_next(state: State) -> int:
    """Return the index of the spot that is turned up next: 0 to 9 for seat 0, 10 to 19 for seat 1."""
    return state.shown[0] + state.shown[1]


def show(state: State) -> None:
    """Turn up a covered player (SOC-3.4).

    The first time, his member number becomes that of his spot, since his old one would tell when he was signed.
    """
    seat = shown_next(state) // s.SPOTS
    spot = shown_next(state) % s.SPOTS
    if state.met == 0:
        member = state.spot[seat, spot]
        player = state.team[seat, member - 1]
        state.team[seat, member - 1] = state.team[seat, spot]
        state.team[seat, spot] = player
        for other in range(s.SPOTS):
            if state.spot[seat, other] == spot + 1:
                state.spot[seat, other] = member
        state.spot[seat, spot] = spot + 1
    state.shown[seat] += 1
    if state.shown[1] == s.SPOTS:
        state.met = 1


def next_to_show(state: State) -> int:
    """Return the chance outcome that turns up the next player (SOC-3.4)."""
    seat = shown_next(state) // s.SPOTS
    spot = shown_next(state) % s.SPOTS
    return number_of(SHOW, spot, state.team[seat, state.spot[seat, spot] - 1] - 1)
