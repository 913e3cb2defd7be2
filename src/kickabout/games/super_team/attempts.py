"""Actions of Super Team from their announcement to the payment of Morale; the dice are in `power`
and `outcome`. Numbers are rulebook clauses.
"""

from kickabout.engine.game import CHANCE

from . import actions as a
from . import state as s
from .actions import PIECE, SPACE, VERB, number_of
from .movement import WIDTH, around, free_around
from .pitch import (
    ask,
    bend,
    carrier,
    distance,
    goalie_of,
    half_distance,
    is_auto,
    put,
    seat_of,
    target_space,
)
from .power import power_needed
from .state import BallAction, BoxRecord, Phase, State


def act(box: BoxRecord, state: State, seat: int, action: int) -> None:
    """Start the action that a seat has chosen, or AutoTeam's next one."""
    verb = VERB[action]
    if verb in (a.PASS, a.AUTO_PASS):
        start_pass(box, state, SPACE[action])
    elif verb in (a.SHOOT, a.AUTO_SHOOT):
        start_shot(box, state)
    elif verb in (a.DRIBBLE, a.AUTO_DRIBBLE):
        rival = (1 - seat) * s.PIECES + PIECE[action]
        start_duel(box, state, BallAction.DRIBBLE, carrier(state), rival)
    elif verb in (a.TACKLE, a.AUTO_TACKLE):
        tackler = seat * s.PIECES + PIECE[action]
        start_duel(box, state, BallAction.TACKLE, tackler, carrier(state))


def begin(state: State, kind: int, doer: int, rival: int, target: int) -> None:
    """Record a new action of which nothing is paid, rolled or decided yet."""
    state.acts += 1
    state.action = kind
    state.doer = doer
    state.rival = rival
    state.origin = state.ball
    state.target = target
    state.landed = s.NONE
    state.success = 0
    state.shown_tokens = 0
    for seat in range(s.SEATS):
        state.tiles[seat] = s.NONE
        state.bids[seat] = 0
        state.power[seat] = 0
        state.green[seat] = s.NONE
        state.white[seat, 0] = 0
        state.white[seat, 1] = 0
        state.result[seat] = 0


def start_pass(box: BoxRecord, state: State, target: int) -> None:
    """Start the carrier's pass to a space (SUPER-10.1)."""
    piece = carrier(state)
    begin(state, BallAction.PASS, piece, s.NONE, target)
    state.power[seat_of(piece)] = power_needed(box, state, piece, state.ball, target, False)
    ask_morale(box, state)


def start_duel(box: BoxRecord, state: State, kind: int, doer: int, rival: int) -> None:
    """Start a dribble or a tackle (SUPER-12.2, 13.2)."""
    begin(state, kind, doer, rival, state.at[rival])
    ask_morale(box, state)


def start_shot(box: BoxRecord, state: State) -> None:
    """Start the carrier's shot: both sides pick a Strike tile, AutoTeam when her card is
    turned over (SUPER-11.3, 26.1).
    """
    piece = carrier(state)
    seat = seat_of(piece)
    begin(state, BallAction.SHOT, piece, s.NONE, s.NONE)
    if is_auto(box, seat):
        ask(state, Phase.GUARDING, 1 - seat)  # 26.1
    else:
        ask(state, Phase.STRIKING, seat)


def strike(box: BoxRecord, state: State, tile: int) -> None:
    """Record the actor's choice of a Strike tile (SUPER-11.3, 26.1)."""
    seat = state.actor
    state.tiles[seat] = tile
    if is_auto(box, 1 - seat):  # 26.1, 26.2
        ask_morale(box, state)
    elif seat == seat_of(state.doer):
        ask(state, Phase.GUARDING, 1 - seat)
    else:
        ask(state, Phase.TILES, CHANCE)


def tiles_shown(state: State) -> int:
    """Return the outcome that turns both Strike tiles over (SUPER-11.3, 28.12)."""
    seat = seat_of(state.doer)
    return number_of(a.REVEAL_TILES, state.tiles[seat], state.tiles[1 - seat])


def show_tiles(box: BoxRecord, state: State) -> None:
    """Set the ball's target, send the Goalie to his tile and set the power that both sides need
    (SUPER-11.4, 11.5, 11.8, 11.9).
    """
    seat = seat_of(state.doer)
    goalie = goalie_of(1 - seat)
    state.target = target_space(box, 1 - seat, state.tiles[seat])  # 11.4
    send_goalie(box, state, goalie, target_space(box, 1 - seat, state.tiles[1 - seat]))  # 11.5
    state.power[seat] = power_needed(box, state, state.doer, state.ball, state.target, True)  # 11.8
    state.power[1 - seat] = half_distance(state.at[goalie], state.target)  # 11.9


def send_goalie(box: BoxRecord, state: State, goalie: int, space: int) -> None:
    """Move the Goalie one space towards another, as straight as possible; he stays active
    (SUPER-11.5 to 11.7).
    """
    start = state.at[goalie]
    free = free_around(box, state, goalie, 1)  # 11.7
    best = s.NONE
    for place in range(5 * WIDTH):
        step = around(start, place)
        if free >> place & 1 == 0 or distance(step, space) >= distance(start, space):
            continue
        if best == s.NONE or bend(step, space) < bend(best, space):
            best = step
    if best != s.NONE:
        put(state, goalie, best)


def ask_morale(box: BoxRecord, state: State) -> None:
    """Ask the acting side for Morale, if it has any to pay (SUPER-8.4, 8.6, 8.7)."""
    seat = seat_of(state.doer)
    if state.morale[seat] > 0 and not is_auto(box, seat):
        ask(state, Phase.PAYING, seat)
    else:
        ask_other_morale(box, state)


def ask_other_morale(box: BoxRecord, state: State) -> None:
    """Ask the other side for Morale, if it rolls as well (SUPER-8.5, 8.7, 10.4)."""
    seat = 1 - seat_of(state.doer)
    if (
        state.action != BallAction.PASS and state.morale[seat] > 0 and not is_auto(box, seat)
    ):  # 10.4
        ask(state, Phase.MATCHING, seat)
    else:
        show_morale(box, state)


def show_morale(box: BoxRecord, state: State) -> None:
    """Prepare the reveal of secret Morale; AutoTeam turns a card over for hers (SUPER-8.5,
    26.3).
    """
    state.actor = CHANCE
    if state.action == BallAction.PASS:  # 10.4, 26.6
        pay_morale(state)
    elif box.solo > 0:
        state.phase = Phase.AUTO_REVEAL  # 26.3, 26.4
    elif state.morale[0] > 0 or state.morale[1] > 0:
        state.phase = Phase.TOKENS  # 8.5, 8.6
    else:
        pay_morale(state)


def pay(box: BoxRecord, state: State, bid: int) -> None:
    """Put the actor's Morale aside for the roll (SUPER-8.4 to 8.6)."""
    state.bids[state.actor] = bid
    if state.actor == seat_of(state.doer):
        ask_other_morale(box, state)
    else:
        show_morale(box, state)


def tokens_shown(state: State) -> int:
    """Return the outcome that shows the Morale of both sides (SUPER-8.5, 28.12)."""
    seat = seat_of(state.doer)
    return number_of(a.REVEAL_BIDS, state.bids[seat], state.bids[1 - seat])


def pay_morale(state: State) -> None:
    """Put the Morale paid back into the bank; the dice are due next (SUPER-8.8)."""
    state.shown_tokens = 1
    for seat in range(s.SEATS):
        state.morale[seat] -= state.bids[seat]
    ask(state, Phase.ROLL, CHANCE)
