"""Duels: the cards that may be sent, their values, and the winner (SUSU-4 to SUSU-6)."""

from typing import Any

from . import state as s
from .actions import PLAY, SEND, SPOT, VERB, number_of
from .pitch import player_at, row_sent
from .refusals import Refusal
from .state import BoxRecord, Class, Position, Spot, Stage, State

# Sending.


def legal_sends(state: State, out: Any) -> int:
    """Write the spots from which the actor may send a card into the duel, and return their number."""
    n = 0
    row = row_sent(state, state.actor)
    for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if refuse_spot(state, state.actor, row, spot) == Refusal.NONE:
            out[n] = number_of(SEND, spot)
            n += 1
    return n


def refuse_at_send(state: State, seat: int, action: int) -> Refusal:
    """Return what forbids an action to a seat that sends a card into the duel."""
    row = row_sent(state, seat)
    if VERB[action] == SEND:
        return refuse_spot(state, seat, row, SPOT[action])
    return Refusal.CARDS_WAIT if VERB[action] == PLAY else _DUE[role(state, seat, row)]


def refuse_spot(state: State, seat: int, row: int, spot: int) -> Refusal:
    """Return what forbids sending the card on a spot into the duel, for which a row is due
    (SUSU-4.8).
    """
    if s.ROW_OF_SPOT[spot] != row:
        return _ROW_DUE[role(state, seat, row)]
    return Refusal.NONE if state.field[seat, spot] != 0 else _NOBODY_THERE[role(state, seat, row)]


def role(state: State, seat: int, row: int) -> int:
    """Return the role in which the row that is due sends a card: the index of
    its refusals in the tables below.
    """
    if state.stage == Stage.MIDFIELDER:
        return 0
    if state.sudden_death == 1:
        return 1
    if row == Position.MIDFIELDER:
        return 2 if seat == state.turn else 3
    return 4


_DUE = (
    Refusal.MIDFIELDER_DUE,
    Refusal.SHOOTER_DUE,
    Refusal.COVER_UP_FRONT_DUE,
    Refusal.COVER_AT_THE_BACK_DUE,
    Refusal.FACING_ROW_DUE,
)
_ROW_DUE = (
    Refusal.NOT_OF_MIDFIELD,
    Refusal.NOT_OF_SHOOTERS,
    Refusal.NOT_OF_COVER_UP_FRONT,
    Refusal.NOT_OF_COVER_AT_THE_BACK,
    Refusal.NOT_OF_FACING_ROW,
)
_NOBODY_THERE = (
    Refusal.NOBODY_IN_MIDFIELD,
    Refusal.NOBODY_TO_SHOOT,
    Refusal.NOBODY_TO_COVER_UP_FRONT,
    Refusal.NOBODY_TO_COVER_AT_THE_BACK,
    Refusal.NOBODY_IN_FACING_ROW,
)


def send(state: State, seat: int, spot: int) -> None:
    """Send a card into the duel, face up."""
    state.spot[seat] = spot
    state.told = 0
    state.covering[seat] = 1 if covers(state, spot) else 0
    turn_up(state, seat, spot)


def covers(state: State, spot: int) -> bool:
    """Return whether a card sent from a spot covers for another row (SUSU-11.1, 11.2, 13.6)."""
    if state.sudden_death == 1 or state.stage == Stage.MIDFIELDER:
        return False
    return s.ROW_OF_SPOT[spot] == Position.MIDFIELDER


def turn_up(state: State, seat: int, spot: int) -> None:
    """Mark a card to be turned face up for good (SUSU-4.7); `show` reveals who it is."""
    if state.face_up[seat, spot] == 0:
        state.turning[seat] = spot


def show(state: State, seat: int) -> None:
    """Show everybody the card that is turned up."""
    spot = state.turning[seat]
    state.turning[seat] = s.NONE
    state.face_up[seat, spot] = 1
    state.seen[seat, state.field[seat, spot] - 1] = 1


def is_asked(state: State, seat: int) -> bool:
    """Return whether a seat is asked for a card in a window, regardless of the cards it holds
    (SUSU-7.1, 7.7).
    """
    return (
        state.hand_size[seat] > 0
        and state.played[seat] == s.NONE
        and state.silenced[seat] == 0
        and state.sudden_death == 0
    )


# The value of a card.


def synergy(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return the bonus of team-mates on every stat of a card: the captain's or
    the row's, whichever is higher.
    """
    best = captain_bonus(box, state, seat, spot)
    row = s.ROW_OF_SPOT[spot]
    if row != Position.GOALKEEPER and not (
        state.covering[seat] == 1 and state.spot[seat] == spot
    ):  # 11.5
        best = max(best, row_bonus(box, state, seat, row))  # 6.14
    return best


def captain_bonus(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return the Legendary Captain's bonus, which is his own too while a team-mate is on the pitch
    (SUSU-6.10, 6.11).
    """
    team = box.team[player_at(state, seat, spot)]
    captains = 0
    others = 0
    for other in range(s.SPOTS):
        if state.field[seat, other] > 0:
            player = player_at(state, seat, other)
            if box.team[player] == team:
                if box.klass[player] == Class.LEGENDARY_CAPTAIN:
                    captains += 1
                if other != spot:
                    others += 1
    return box.captain if captains > 0 and others > 0 else 0


def row_bonus(box: BoxRecord, state: State, seat: int, row: int) -> int:
    """Return the bonus of a full row of one team, 0 for any other (SUSU-6.1 to 6.8)."""
    bonus = box.group
    team = s.NONE
    for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if state.field[seat, spot] == 0:
            return 0
        player = player_at(state, seat, spot)
        if team != s.NONE and box.team[player] != team:
            return 0
        team = box.team[player]
        if box.klass[player] == Class.CULT_HERO:
            bonus = max(bonus, box.cult)
        elif box.klass[player] == Class.LOCAL_HERO:
            bonus = max(bonus, box.local)
    return bonus


def total(box: BoxRecord, state: State, seat: int) -> int:
    """Return the total of a seat's card in the duel, by its die."""
    return total_with(box, state, seat, state.die[seat] - 1)


def total_with(box: BoxRecord, state: State, seat: int, stat: int) -> int:
    """Return a stat of a seat's card in the duel with all that is added to it (SUSU-5.3)."""
    base = box.stats[player_at(state, seat, state.spot[seat]), stat]
    return base + state.bonus[seat] + state.boost[seat, stat]


def duel_winner(box: BoxRecord, state: State) -> int:
    """Return the seat that wins the duel with the present dice, NONE if they are rolled again."""
    attacker = state.turn
    defender = 1 - attacker
    lead = total(box, state, attacker) - total(box, state, defender)
    if lead == 0:
        lead = state.advantage[attacker] - state.advantage[defender]  # 8.10
    if lead == 0 and state.rolls < s.MOST_ROLLS:
        return s.NONE  # 5.4
    return attacker if lead > 0 else defender


def note_result(state: State, winner: int) -> None:
    """Record the result of the duel as the last one."""
    state.duels += 1
    state.last_stage = state.stage
    state.last_attacker = state.turn
    state.last_winner = winner
    state.last_rolls = state.rolls
    for seat in range(state.seats):
        state.last_spot[seat] = state.spot[seat]
        state.last_shirt[seat] = state.field[seat, state.spot[seat]]
        state.last_die[seat] = state.die[seat]
        state.last_bonus[seat] = state.bonus[seat]
        state.last_boost[seat] = state.boost[seat, state.die[seat] - 1]
        state.last_played[seat] = state.played[seat]
        state.last_covering[seat] = state.covering[seat]


def clear_duel(state: State) -> None:
    """Clear the rolls, cards and boosts of a duel, which do not outlast it (SUSU-7.2)."""
    state.rolls = 0
    state.asked = 0
    for seat in range(state.seats):
        state.die[seat] = 0
        state.played[seat] = s.NONE
        state.advantage[seat] = 0
        state.silenced[seat] = 0
        for stat in range(s.STATS):
            state.boost[seat, stat] = 0


def leave_spot(state: State, seat: int) -> None:
    """Take a seat's card out of the duel."""
    state.spot[seat] = s.NONE
    state.covering[seat] = 0


def begin_stage(state: State, stage: int) -> None:
    """Begin the next duel of a possession: the card that won in front of goal shoots
    (SUSU-4.4, 4.6, 13.5).
    """
    attacker = state.turn
    clear_duel(state)
    goes_on = stage == Stage.GOALKEEPER and state.stage == Stage.FORWARD
    if not goes_on or state.sudden_death == 1:
        leave_spot(state, attacker)
    leave_spot(state, 1 - attacker)
    state.stage = stage
    if stage == Stage.GOALKEEPER:
        send(state, 1 - attacker, Spot.G)
