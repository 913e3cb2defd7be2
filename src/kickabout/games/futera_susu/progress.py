"""The progress of a match of Futera SuSu: what comes next, and who decides it. Numbers are rulebook clauses."""

from kickabout.engine.game import CHANCE, OVER

from . import state as s
from .action_cards import leave_duel, leave_pitch
from .duel import begin_stage, duel_winner, is_asked, note_result
from .full_time import (
    decide,
    forfeit,
    is_played_out,
    note_attempt,
    punish,
    punish_lack_of_midfielders,
)
from .preparations import is_built
from .state import BoxRecord, End, Phase, Removal, Spot, Stage, State
from .substitutes import wait_for_substitute


def proceed(box: BoxRecord, state: State) -> None:
    """Derive from the record what comes next, and set its phase and actor."""
    if prepare(box, state):
        return
    while state.actor != OVER:
        if wait_for_chance(state):
            return
        send_them_off(box, state)
        if wait_for_substitute(state):
            return
        if state.sudden_death == 0:
            if state.ended == 0:
                punish_lack_of_midfielders(box, state)
            if state.ended == 0 and state.over == 1 and is_played_out(box, state):
                state.ended = End.PLAYED_OUT
            if state.ended != 0:
                decide(state)
                continue
            if state.over == 1:
                begin_possession(state, 1 - state.turn)
        if wait_for_duel(box, state):
            return
        settle(box, state)


def prepare(box: BoxRecord, state: State) -> bool:
    """Ask for the next of squads, decks, hands, line-ups and the toss; return whether one is due
    (SUSU-2, 3, 4.1).
    """
    if state.turns > 0:
        return False
    if state.phase == Phase.BUILD:
        for seat in range(state.seats):
            if not is_built(box, state, seat):
                state.actor = seat
                return True
        for seat in range(state.seats):
            state.deck_size[seat] = box.deck_size
            state.draws[seat] = box.hand
        state.phase = Phase.DEAL
    if wait_for_chance(state):
        return True
    if state.disqualified[0] + state.disqualified[1] > 0:
        forfeit(box, state)
        return True
    for seat in range(state.seats):
        if state.placed[seat] < s.ELEVEN:
            state.phase = Phase.LOCK_IN
            state.actor = seat
            return True
    state.phase = Phase.TOSS
    state.actor = CHANCE
    return True


def wait_for_chance(state: State) -> bool:
    """Make the next chance outcome due: a card shown, a die, an injury or a
    draw; return whether there is one.
    """
    seat = 0
    if state.one_die == 1:
        state.phase = Phase.RE_ROLL
    elif state.injured == 1:
        state.phase = Phase.INJURY
    elif state.turning[0] != s.NONE or state.turning[1] != s.NONE:
        state.drawer = 0 if state.turning[0] != s.NONE else 1
        state.phase = Phase.SHOW
    else:
        while seat < s.SEATS and (state.draws[seat] == 0 or state.deck_size[seat] == 0):
            state.draws[seat] = 0  # 10.5
            seat += 1
        if seat == s.SEATS:
            return False
        state.drawer = seat
        state.phase = Phase.DEAL if state.turns == 0 else Phase.DRAW
    state.actor = CHANCE
    return True


def send_them_off(box: BoxRecord, state: State) -> None:
    """Remove from the pitch the cards sent off, now that they lie face up (SUSU-8.1)."""
    for seat in range(state.seats):
        if state.leaving[seat] != s.NONE:
            leave_duel(box, state, seat)


def begin_possession(state: State, seat: int) -> None:
    """Begin a seat's attack from midfield (SUSU-4.3)."""
    state.turn = seat
    state.turns += 1
    state.over = 0
    state.long_ball = 0
    begin_stage(state, Stage.MIDFIELDER)


def wait_for_duel(box: BoxRecord, state: State) -> bool:
    """Ask for the cards, answers or dice that the duel still needs; return whether there are any
    (SUSU-5).
    """
    attacker = state.turn
    for i in range(s.SEATS):
        seat = attacker if i == 0 else 1 - attacker
        if state.spot[seat] == s.NONE:
            state.phase = Phase.SEND
            state.actor = seat
            return True
    if state.told == 0:
        state.phase = Phase.TELL
        state.actor = CHANCE
        return True
    rolled = state.die[attacker] > 0
    if rolled or state.rolls == 0:  # no window before a re-roll
        while state.asked < s.SEATS:
            seat = attacker if state.asked == 0 else 1 - attacker
            if is_asked(state, seat):
                state.phase = Phase.AFTER if rolled else Phase.BEFORE
                state.actor = seat
                return True
            state.asked += 1
    if not rolled:
        state.phase = Phase.ROLL
        state.actor = CHANCE
        return True
    return False


def settle(box: BoxRecord, state: State) -> None:
    """Decide the duel by the dice, or have them rolled again (SUSU-5.3, 5.4)."""
    attacker = state.turn
    defender = 1 - attacker
    winner = duel_winner(box, state)
    if winner == s.NONE:
        state.die[attacker] = 0
        state.die[defender] = 0
        return
    note_result(state, winner)
    if state.sudden_death == 1:
        note_attempt(state, winner == attacker)
        return
    state.scorer = s.NONE
    if state.covering[1 - winner] == 1:
        punish(box, state, 1 - winner, End.COVER)  # 11.6
    elif winner == attacker:
        advance(box, state)
    else:
        state.over = 1
        leave_pitch(box, state, attacker, state.spot[attacker])  # 9.1
        stays = state.spot[defender] == Spot.G or state.covering[defender] == 1  # 9.5, 11.4
        if box.removal == Removal.FAILED_ATTACK and not stays:
            leave_pitch(box, state, defender, state.spot[defender])


def advance(box: BoxRecord, state: State) -> None:
    """Continue after the attacker has won: with the next stage, or a goal (SUSU-4.9, 10.1)."""
    defender = 1 - state.turn
    if box.removal == Removal.EVERY_LOSER and state.spot[defender] != Spot.G:
        leave_pitch(box, state, defender, state.spot[defender])  # 9.3
    if state.stage == Stage.GOALKEEPER:
        state.goals[state.turn] += 1
        state.scorer = state.turn
        state.over = 1
        if not is_played_out(box, state):
            for seat in range(state.seats):
                state.draws[seat] += box.goal_draw
    elif state.long_ball == 1:
        begin_stage(state, Stage.GOALKEEPER)
        for stat in range(s.STATS):
            state.boost[state.turn, stat] -= state.long_ball_cost  # 8.12
    else:
        begin_stage(state, state.stage + 1)
