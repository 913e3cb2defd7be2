"""Actions of Super Team: pass, shot on goal, dribble and tackle, from the choice of a target to the
Morale paid. What the dice then do is in `power` and `outcome`. Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.super_team import state as s
from kickabout.games.super_team.pitch import (
    ahead,
    between,
    carrier,
    distance,
    forward,
    goalie_of,
    in_any_rectangle,
    is_goalie,
    may_stand,
    may_swap,
    neighbour,
    own_area,
    own_half,
    put,
    seat_of,
    take_ball,
    target_space,
)
from kickabout.games.super_team.power import is_auto, power_needed
from kickabout.games.super_team.state import BallAction, BoxRecord, Element, Phase, State, Zone

# What may be done.


def attacks(state: State, seat: int) -> bool:
    """Whether a seat has the ball with one of its pieces (SUPER-7.1)."""
    piece = carrier(state)
    return piece != s.NONE and seat_of(piece) == seat


def actions(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes all actions that a seat may take in its role, ascending (SUPER-7.3, 7.4, 7.6)."""
    if seat != state.attacker:
        return tackles(box, state, seat, out)  # 7.4
    if not attacks(state, seat):
        return 0  # 7.8
    n = passes(box, state, seat, Element.PASS, out)
    if state.goal_kick == 1:  # 14.6
        return n
    out[n] = s.SHOT
    n += 1
    for shirt in range(s.PIECES):
        if may_dribble(box, state, (1 - seat) * s.PIECES + shirt):
            out[n] = s.DRIBBLES + shirt
            n += 1
    return n


def any_action(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a seat may take any action; whoever has the ball can at least shoot, or kick it away
    (SUPER-7.6, 11.2).
    """
    if seat == state.attacker:
        if state.goal_kick == 0:
            return attacks(state, seat)  # 7.8, 11.2
        return any_pass(box, state, seat, Element.PASS)  # 14.6
    for shirt in range(s.PIECES):
        if may_tackle(box, state, seat * s.PIECES + shirt):
            return True
    return False


def passes(box: BoxRecord, state: State, seat: int, element: int, out: Any) -> int:
    """Writes all passes of the carrier's that an element of a card allows, ascending
    (SUPER-16.1).
    """
    n = 0
    if not attacks(state, seat):
        return n
    to_spaces = may_pass_to_spaces(box, state, seat, element)
    for space in range(box.rows * s.COLS):
        if may_pass(box, state, seat, element, space, to_spaces):
            out[n] = s.PASSES + space
            n += 1
    return n


def any_pass(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether an element of a card allows the carrier any pass (SUPER-16.1)."""
    if not attacks(state, seat):
        return False
    for piece in range(seat * s.PIECES, (seat + 1) * s.PIECES):
        space = state.at[piece]
        if element == Element.THROUGH_PASS:
            for far in range(1, 3):  # 16.6, 16.7
                end = neighbour(box, space, far * forward(seat), 0)
                if end != s.NONE and may_pass(box, state, seat, element, end, state.goal_kick == 0):
                    return True
        elif may_pass(box, state, seat, element, space, False):
            return True
    return element == Element.PASS and may_pass_to_spaces(box, state, seat, element)


def may_pass_to_spaces(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether a pass may go to an empty space: a goal kick only if no piece may be passed to
    (SUPER-10.1, 14.11, 16.6).
    """
    if element not in (Element.PASS, Element.THROUGH_PASS):
        return False
    if state.goal_kick == 0:  # 10.1
        return True
    if element == Element.THROUGH_PASS:  # 14.12
        return False
    for piece in range(seat * s.PIECES, (seat + 1) * s.PIECES):
        if may_pass(box, state, seat, element, state.at[piece], False):  # 14.11
            return False
    return True


def may_pass(
    box: BoxRecord, state: State, seat: int, element: int, space: int, to_spaces: bool
) -> bool:
    """Whether an element of a card allows a pass from the carrier to a space
    (SUPER-10.1 to 10.3, 16.1 to 16.9, 22.10).
    """
    start = state.ball
    if space == start or box.flags[space] & Zone.PITCH == 0:
        return False
    piece = state.on[space] - 1
    if piece == s.NONE:
        if not to_spaces or in_any_rectangle(box, space):  # 10.3
            return False
        return element == Element.PASS or is_through(state, seat, space)  # 16.6
    if seat_of(piece) != seat or (box.offside_trap == 1 and is_offside(box, state, piece)):
        return False  # 10.2, 22.10
    if element == Element.FORWARD_PASS:  # 16.2
        return ahead(seat, start, space) > 0
    if element == Element.BACKWARD_PASS:  # 16.3
        return ahead(seat, start, space) < 0
    if element == Element.CROSS_PASS:  # 16.4, 16.5
        return ahead(seat, start, space) == 0
    if element == Element.IN_BETWEEN_PASS:
        return between(state, start, space, seat)  # 16.8, 16.9
    return element == Element.PASS


def is_through(state: State, seat: int, space: int) -> bool:
    """Whether a space lies one or two spaces straight ahead of a piece that has not the ball
    (SUPER-16.6, 16.7).
    """
    for piece in range(seat * s.PIECES, (seat + 1) * s.PIECES):
        at = state.at[piece]
        if at != state.ball and at % s.COLS == space % s.COLS and 1 <= ahead(seat, at, space) <= 2:
            return True
    return False


def is_offside(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether a piece is in the opponents' half, ahead of the ball and of all opponents but one
    (SUPER-22.11, 22.12).
    """
    seat = seat_of(piece)
    space = state.at[piece]
    if not own_half(box, space, 1 - seat) or ahead(seat, state.ball, space) <= 0:
        return False
    behind = 0
    for other in range((1 - seat) * s.PIECES, (2 - seat) * s.PIECES):
        if ahead(seat, state.at[other], space) > 0:
            behind += 1
    return behind >= s.PIECES - 1


def may_dribble(box: BoxRecord, state: State, rival: int) -> bool:
    """Whether the carrier may dribble past an opponent (SUPER-12.1, 12.6, 14.1, 14.5)."""
    piece = carrier(state)
    seat = seat_of(piece)
    if is_goalie(piece) and own_area(box, state.ball, seat):
        return False  # 14.1
    near = distance(state.ball, state.at[rival]) == 1  # 12.1
    return near and may_swap(box, state, piece, rival)  # 12.6, 14.5


def may_tackle(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether a defender may tackle the carrier (SUPER-13.1, 13.5, 13.7, 14.1, 14.3)."""
    rival = carrier(state)
    if (
        rival == s.NONE or seat_of(rival) == seat_of(piece) or state.tackled[piece] == 1
    ):  # 13.5, 13.7
        return False
    if distance(state.at[piece], state.ball) != 1:  # 13.1
        return False
    if is_goalie(piece) and own_area(box, state.at[piece], seat_of(piece)):  # 14.1
        return False
    if is_goalie(rival) and own_area(box, state.ball, seat_of(rival)):  # 14.3, 14.4
        return False
    return may_swap(box, state, piece, rival)  # 2.3, 2.4


def tackles(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes the pieces of a seat that may tackle, ascending."""
    n = 0
    for shirt in range(s.PIECES):
        if may_tackle(box, state, seat * s.PIECES + shirt):
            out[n] = s.TACKLES + shirt
            n += 1
    return n


# How an action goes.


def act(box: BoxRecord, state: State, action: int) -> None:
    """The actor takes an action."""
    seat = state.actor
    if action < s.SHOT:
        start_pass(box, state, action - s.PASSES)
    elif action == s.SHOT:
        start_shot(box, state)
    elif action < s.TACKLES:
        start_duel(
            box,
            state,
            BallAction.DRIBBLE,
            carrier(state),
            (1 - seat) * s.PIECES + action - s.DRIBBLES,
        )
    else:
        start_duel(
            box, state, BallAction.TACKLE, seat * s.PIECES + action - s.TACKLES, carrier(state)
        )


def begin(state: State, kind: int, doer: int, rival: int, target: int) -> None:
    """An action begins: nothing is paid, rolled or decided yet."""
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
    """The carrier passes to a space (SUPER-10.1)."""
    piece = carrier(state)
    begin(state, BallAction.PASS, piece, s.NONE, target)
    state.power[seat_of(piece)] = power_needed(box, state, piece, target, False)
    ask_morale(box, state)


def start_duel(box: BoxRecord, state: State, kind: int, doer: int, rival: int) -> None:
    """A dribble or a tackle (SUPER-12.2, 13.2)."""
    begin(state, kind, doer, rival, state.at[rival])
    ask_morale(box, state)


def start_shot(box: BoxRecord, state: State) -> None:
    """The carrier shoots: both sides pick a Strike tile, AutoTeam when her card is turned
    (SUPER-11.3, 26.1).
    """
    piece = carrier(state)
    seat = seat_of(piece)
    begin(state, BallAction.SHOT, piece, s.NONE, s.NONE)
    if is_auto(box, seat):
        state.phase = Phase.GUARDING  # 26.1
        state.actor = 1 - seat
    else:
        state.phase = Phase.STRIKING
        state.actor = seat


def strike(box: BoxRecord, state: State, action: int) -> None:
    """A Strike tile is picked (SUPER-11.3, 26.1)."""
    seat = state.actor
    state.tiles[seat] = action - s.STRIKES
    if is_auto(box, 1 - seat):  # 26.1, 26.2
        ask_morale(box, state)
    elif state.phase == Phase.STRIKING:
        state.phase = Phase.GUARDING
        state.actor = 1 - seat
    else:
        state.phase = Phase.TILES
        state.actor = CHANCE


def tiles_shown(state: State) -> int:
    """The code of both Strike tiles as they are turned over (SUPER-28.12)."""
    seat = seat_of(state.doer)
    return s.TILES_SHOWN + state.tiles[seat] * 3 + state.tiles[1 - seat]


def show_tiles(box: BoxRecord, state: State) -> None:
    """The ball's target is known, and the Goalie goes where he was sent
    (SUPER-11.4, 11.5, 11.8, 11.9).
    """
    seat = seat_of(state.doer)
    goalie = goalie_of(1 - seat)
    state.target = target_space(box, 1 - seat, state.tiles[seat])  # 11.4
    send_goalie(box, state, goalie, target_space(box, 1 - seat, state.tiles[1 - seat]))  # 11.5
    state.power[seat] = power_needed(box, state, state.doer, state.target, True)  # 11.8
    state.power[1 - seat] = (distance(state.at[goalie], state.target) + 1) // 2  # 11.9


def send_goalie(box: BoxRecord, state: State, goalie: int, space: int) -> None:
    """The Goalie goes one space towards another, as straight as he can, and stays active
    (SUPER-11.5 to 11.7).
    """
    start = state.at[goalie]
    best = s.NONE
    least = 0
    for row in range(-1, 2):
        for column in range(-1, 2):
            step = neighbour(box, start, row, column)
            if step == s.NONE or state.on[step] != 0 or not may_stand(box, goalie, step):  # 11.7
                continue
            if distance(step, space) >= distance(start, space):
                continue
            rows = step // s.COLS - space // s.COLS
            columns = step % s.COLS - space % s.COLS
            far = rows * rows + columns * columns
            if best == s.NONE or far < least:
                best = step
                least = far
    if best != s.NONE:
        put(state, goalie, best)
        if best == state.ball:
            take_ball(box, state, best, s.NONE)


def ask_morale(box: BoxRecord, state: State) -> None:
    """Asks the side that acts for Morale, if it has any to pay (SUPER-8.4, 8.6, 8.7)."""
    seat = seat_of(state.doer)
    if state.morale[seat] > 0 and not is_auto(box, seat):
        state.phase = Phase.PAYING
        state.actor = seat
    else:
        ask_other_morale(box, state)


def ask_other_morale(box: BoxRecord, state: State) -> None:
    """Asks the other side, if it rolls as well (SUPER-8.5, 8.7, 10.4)."""
    seat = 1 - seat_of(state.doer)
    if (
        state.action != BallAction.PASS and state.morale[seat] > 0 and not is_auto(box, seat)
    ):  # 10.4
        state.phase = Phase.MATCHING
        state.actor = seat
    else:
        show_morale(box, state)


def show_morale(box: BoxRecord, state: State) -> None:
    """Secret Morale is shown; AutoTeam turns a card for hers (SUPER-8.5, 26.3)."""
    state.actor = CHANCE
    if state.action == BallAction.PASS:  # 10.4, 26.6
        pay_morale(state)
    elif box.solo > 0:
        state.phase = Phase.AUTO_REVEAL  # 26.3, 26.4
    elif state.morale[0] > 0 or state.morale[1] > 0:
        state.phase = Phase.TOKENS  # 8.5, 8.6
    else:
        pay_morale(state)


def pay(box: BoxRecord, state: State, action: int) -> None:
    """A side puts Morale aside for the roll (SUPER-8.4 to 8.6)."""
    state.bids[state.actor] = action - s.PAYS
    if state.phase == Phase.PAYING:
        ask_other_morale(box, state)
    else:
        show_morale(box, state)


def tokens_shown(state: State) -> int:
    """The code of the Morale of both sides as it is shown (SUPER-28.12)."""
    seat = seat_of(state.doer)
    return s.TOKENS_SHOWN + state.bids[seat] * 4 + state.bids[1 - seat]


def pay_morale(state: State) -> None:
    """The Morale goes to the bank, and the dice are due (SUPER-8.8)."""
    state.shown_tokens = 1
    for seat in range(s.SEATS):
        state.morale[seat] -= state.bids[seat]
    state.phase = Phase.ROLL
    state.actor = CHANCE
