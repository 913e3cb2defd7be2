"""The heuristic of SocialSoccer: shoot with the strongest, block with the weakest who suffices, and
play a card where it decides something.

It reads only a redacted record, and computes in integers.
"""

from typing import Any

from kickabout.engine.dice import Words, below

from .. import state as s
from ..actions import CARD, GIVE_UP, HOLD, KEEP, MEMBER, PASS, SHOOT, SPOT, TAKE, TAKE_BALL, VERB
from ..pitch import attack_of, defence_of, on_field, spot_of
from ..state import BoxRecord, Phase, State
from .cards import card_worth, keeping_worth
from .outlook import bit, fresh_now, outlook, with_ball
from .shots import block_worth, shot_card_worth
from .targets import aim_worth, cost_worth

AT_ONCE = 10_000
"""The bonus of a card worth its price, so that it is played before any pass or shot."""
SHOOTING = 10
"""The worth of a shot over a pass, all else equal."""


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the action of highest worth, the first of equals; in `BUILD`, a random one."""
    if state.phase == Phase.BUILD:
        return pick_any(box, actions, n, rng)
    best: int = actions[0]
    most = worth(box, state, best)
    for i in range(1, n):
        mine = worth(box, state, actions[i])
        if mine > most:
            best = actions[i]
            most = mine
    return best


def pick_any(box: BoxRecord, actions: Any, n: int, rng: Words) -> int:
    """Return a random ready-made team if one may still be taken, else a random player or card."""
    ready = 0
    while ready < n and VERB[actions[ready]] == TAKE:
        ready += 1
    picked: int = actions[below(rng, ready if ready > 0 else n)]
    return picked


def worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of an action, comparable only within the same decision."""
    phase = state.phase
    if phase == Phase.PLAY:
        return play_worth(box, state, action)
    if phase == Phase.ANSWER:
        if action == HOLD:
            return 0
        if state.blocker > 0:
            return shot_card_worth(box, state, action)
        return card_worth(box, state, state.actor, CARD[action])
    if phase == Phase.BLOCK:
        return block_worth(box, state, action)
    if phase == Phase.BALL:
        return holder_worth(box, state, SPOT[action])
    if phase == Phase.COST:
        return cost_worth(box, state, action)
    if phase == Phase.AIM:
        return aim_worth(box, state, action)
    if phase == Phase.PLACE:
        return place_worth(box, state, action)
    if phase == Phase.TRIM:
        return -keeping_worth(box, CARD[action])
    return int(action in (KEEP, TAKE_BALL))


def play_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of an action of the side with the ball."""
    seat = state.turn
    fresh = fresh_now(state)
    spot = spot_of(state, seat, state.ball)
    if action == SHOOT:
        return outlook(box, state, seat, seat, spot, fresh) + SHOOTING
    if VERB[action] == PASS:
        to = SPOT[action]
        rest = with_ball(box, state, seat, to, fresh - bit(seat, spot))
        return rest + attack_of(box, state, seat, state.spot[seat, to])
    if action == GIVE_UP:
        return 0
    gain = card_worth(box, state, seat, CARD[action])
    return AT_ONCE + gain if gain > 0 else gain - AT_ONCE


def holder_worth(box: BoxRecord, state: State, spot: int) -> int:
    """Return the worth of giving the ball to the member at a spot."""
    seat = state.turn
    rest = with_ball(box, state, seat, spot, fresh_now(state))
    member = state.spot[seat, spot]
    if spot < s.ATTACKERS:
        return rest + attack_of(box, state, seat, member)
    return rest - defence_of(box, state, seat, member)


def place_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of a placement: attackers in front, defenders behind, the weakest on the bench."""
    player = state.team[state.actor, MEMBER[action]]
    spot = SPOT[action]
    attack, defence = box.attack[player], box.defence[player]
    if not on_field(spot):
        return 12 - 2 * attack - 2 * defence - box.custody[player]
    if spot < s.BENCH_FROM:
        return 4 * attack - defence
    return 4 * defence - attack - s.BENCH_TO
