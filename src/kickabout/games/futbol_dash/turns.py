"""The turn in Fútbol Dash, from the deal to full time. Numbers are rulebook clauses."""

from kickabout.engine.game import CHANCE

from .piles import deck_ready, resting_hand
from .shoot_out import end_among_leaders, most_goals
from .state import BoxRecord, ExpressEnd, Face, Mode, Phase, State


def deal(box: BoxRecord, state: State) -> None:
    """Deal the next card until every hand is full, before the first turn and after Halftime (DASH-3.3, 9.5, 9.6)."""
    for seat in range(state.seats):
        if state.deck_size > 0 and state.hand_size[seat] < resting_hand(box, state, seat):
            wait_for_draw(state, seat, Phase.DEAL)
            return
    if state.turns == 0:
        start_turn(box, state, state.turn)
    else:
        next_turn(box, state)


def next_turn(box: BoxRecord, state: State) -> None:
    """Pass the turn clockwise, unless the match is over (DASH-3.5, 4.9, 8.1, 8.3)."""
    if is_full_time(box, state):
        end_among_leaders(box, state, most_goals(state))  # 12.3, 12.7 to 12.9
        return
    seat = (state.turn + 1) % state.seats
    while state.skips[seat] > 0 or (state.hand_size[seat] == 0 and not deck_ready(box, state)):
        if state.skips[seat] > 0:
            state.skips[seat] -= 1
        seat = (seat + 1) % state.seats
    start_turn(box, state, seat)


def is_full_time(box: BoxRecord, state: State) -> bool:
    """Return whether the match ends with this turn (DASH-12.3, 12.4, 12.6, 12.9)."""
    if box.mode == Mode.EXPRESS and box.express_end == ExpressEnd.DECK_OUT and state.deck_size == 0:
        return True
    if box.mode == Mode.REGULAR:
        turned = 0
        for seat in range(state.seats):
            turned += state.shots[seat, Face.GOAL]
        if turned == box.shot_cards[Face.GOAL]:
            return True
    for seat in range(state.seats):
        if state.hand_size[seat] > 0:
            return False
    return not deck_ready(box, state)


def start_turn(box: BoxRecord, state: State, seat: int) -> None:
    """Start a seat's turn: it draws, if it may, and then plays (DASH-4.1, 4.2)."""
    state.turn = seat
    state.turns += 1
    if state.hand_size[seat] <= resting_hand(box, state, seat) and deck_ready(box, state):
        wait_for_draw(state, seat, Phase.DRAW)
    else:
        wait_for_play(state)


def wait_for_draw(state: State, seat: int, phase: int) -> None:
    """Wait for chance to draw a card for a seat."""
    state.drawer = seat
    state.phase = phase
    state.actor = CHANCE


def wait_for_answer(state: State, seat: int) -> None:
    """Ask the seats in turn for an answer, from the left of `seat` on (DASH-10.5, 10.9)."""
    state.phase = Phase.ANSWER
    state.actor = (seat + 1) % state.seats


def wait_for_play(state: State) -> None:
    """Wait for the seat whose turn it is to play its card."""
    state.phase = Phase.PLAY
    state.actor = state.turn
