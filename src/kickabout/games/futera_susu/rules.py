"""The rules of Futera SuSu, in the order in which a match meets them. Numbers are rulebook clauses.

A decision or an outcome changes the record; `proceed` then derives from it what comes next. Every
function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE, OVER
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.action_cards import (
    injure,
    is_asked,
    leave_duel,
    leave_pitch,
    legal_cards,
    play_card,
    refuse_in_window,
)
from kickabout.games.futera_susu.chance import refuse_outcome
from kickabout.games.futera_susu.duel import (
    begin_stage,
    clear_duel,
    duel_winner,
    legal_sends,
    note_result,
    refuse_at_send,
    send,
    show,
)
from kickabout.games.futera_susu.full_time import (
    decide,
    forfeit,
    is_played_out,
    note_attempt,
    punish,
    punish_lack_of_midfielders,
)
from kickabout.games.futera_susu.preparations import (
    build,
    is_built,
    legal_build,
    legal_lock_in,
    lift,
    place,
    refuse_at_build,
    refuse_at_lock_in,
    take_fixed,
    time_is_up,
)
from kickabout.games.futera_susu.refusals import Refusal, is_in_box, refuse_after_the_end
from kickabout.games.futera_susu.state import BoxRecord, End, Phase, Removal, Spot, Stage, State
from kickabout.games.futera_susu.substitutes import (
    bring,
    legal_substitutes,
    refuse_at_bring,
    wait_for_substitute,
)


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Set up a new match on a record of zeros (SUSU-2.1)."""
    state.seats = seats
    state.winner = s.NONE
    state.scorer = s.NONE
    state.at_fault = s.NONE
    for seat in range(seats):
        state.spot[seat] = s.NONE
        state.hole[seat] = s.NONE
        state.turning[seat] = s.NONE
        state.leaving[seat] = s.NONE
        state.last_played[seat] = s.NONE
    clear_duel(state)
    take_fixed(box, state)
    proceed(box, state)


# Legality.


def refuse(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action now, whether a decision of the actor or a chance outcome."""
    phase = state.phase
    if not is_in_box(box, action):
        return Refusal.NOT_IN_BOX
    if phase == Phase.FULL_TIME:
        return refuse_after_the_end(box, state)
    if action >= s.HIDDEN_SQUAD:
        return Refusal.HIDDEN_NAME
    if action >= s.TIME:
        return Refusal.CLOCK_DECIDES
    if state.actor == CHANCE:
        return refuse_outcome(box, state, action)
    if action >= s.ACTIONS:
        return Refusal.SEAT_DECIDES
    if phase in (Phase.BEFORE, Phase.AFTER):
        return refuse_in_window(box, state, state.actor, action)
    if phase == Phase.SEND:
        return refuse_at_send(state, state.actor, action)
    if phase == Phase.BRING:
        return refuse_at_bring(box, state, state.actor, action)
    if phase == Phase.LOCK_IN:
        return refuse_at_lock_in(box, state, state.actor, action)
    return refuse_at_build(box, state, state.actor, action)


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    if phase in (Phase.BEFORE, Phase.AFTER):
        return legal_cards(box, state, out)
    if phase == Phase.SEND:
        return legal_sends(state, out)
    if phase == Phase.BRING:
        return legal_substitutes(box, state, out)
    if phase == Phase.LOCK_IN:
        return legal_lock_in(box, state, state.actor, out)
    if phase == Phase.BUILD:
        return legal_build(box, state, state.actor, out)
    return 0


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat may decide while the other is the actor: both prepare at the same time."""
    if state.phase == Phase.BUILD:
        return not is_built(box, state, seat)
    return state.phase == Phase.LOCK_IN and state.placed[seat] < s.ELEVEN


def routine(box: BoxRecord, state: State) -> bool:
    """Return whether bots leave this decision to the heuristic: squads and line-ups."""
    return state.phase == Phase.BUILD or state.phase == Phase.LOCK_IN


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision, chance outcome or end of a clock, which must be possible."""
    phase = state.phase
    seat = state.actor
    if action == s.WHISTLE:
        state.whistled = 1  # 12.9
        return
    state.rolled = 0
    if action == s.TIME:
        time_is_up(box, state)
    elif phase in (Phase.BEFORE, Phase.AFTER):
        if action == s.HOLD:
            state.asked += 1
        else:
            play_card(box, state, action)
    elif phase == Phase.ROLL:
        roll(state, action - s.ROLLS)
    elif phase == Phase.SEND:
        send(state, seat, action - s.SENDS)
    elif phase == Phase.BRING:
        bring(box, state, seat, action)
    elif phase in (Phase.DEAL, Phase.DRAW):
        draw(state, action - s.DRAWS)
    elif phase == Phase.LOCK_IN:
        if action < s.LIFTS:
            place(
                state, seat, (action - s.PLACES) // s.POSITIONS, (action - s.PLACES) % s.POSITIONS
            )
        else:
            lift(state, seat, action - s.LIFTS)
    elif phase == Phase.RE_ROLL:
        state.die[state.drawer] = action - s.RE_ROLLS + 1
        state.one_die = 0
        state.rolled = 1
        state.asked = 0  # 7.8
    elif phase == Phase.INJURY:
        injure(state, state.drawer, (action - s.INJURES) // s.PLAYERS)
    elif phase == Phase.SHOW:
        show(state, state.drawer)
    elif phase == Phase.TELL:
        state.bonus[0] = (action - s.TELLS) // s.BONUSES
        state.bonus[1] = (action - s.TELLS) % s.BONUSES
        state.told = 1
    elif phase == Phase.BUILD:
        build(box, state, seat, action)
    else:  # TOSS
        begin_possession(state, action - s.TOSSES)
    proceed(box, state)


def roll(state: State, pair: int) -> None:
    """Record both dice, the attacker's first; cards may then be played on the result
    (SUSU-5.1, 7.4).
    """
    state.die[state.turn] = pair // s.STATS + 1
    state.die[1 - state.turn] = pair % s.STATS + 1
    state.rolls += 1
    state.rolled = 1
    state.asked = 0


def draw(state: State, kind: int) -> None:
    """Move an action card of this kind from the deck of `drawer` to its hand."""
    seat = state.drawer
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    state.draws[seat] -= 1


# Progress of the match.


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
