"""The heuristic of SocialSoccer: shoot with the strongest, block with the weakest who suffices, and
play a card where it decides something.

It reads only a redacted record, and computes in integers.
"""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.heuristic.cards import card_worth, keeping_worth
from kickabout.games.social_soccer.heuristic.outlook import bit, fresh_now, outlook, with_ball
from kickabout.games.social_soccer.heuristic.shots import block_worth, shot_card_worth
from kickabout.games.social_soccer.heuristic.targets import aim_worth, cost_worth
from kickabout.games.social_soccer.pitch import attack_of, defence_of, on_field, spot_of
from kickabout.games.social_soccer.state import BoxRecord, Phase, State

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
    while ready < n and actions[ready] < s.SIGNS:
        ready += 1
    picked: int = actions[below(rng, ready if ready > 0 else n)]
    return picked


def worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of an action, comparable only within the same decision."""
    phase = state.phase
    if phase == Phase.PLAY:
        return play_worth(box, state, action)
    if phase == Phase.ANSWER:
        if action == s.HOLD:
            return 0
        if state.blocker > 0:
            return shot_card_worth(box, state, action)
        return card_worth(box, state, state.actor, action - s.PLAYS)
    if phase == Phase.BLOCK:
        return block_worth(box, state, action)
    if phase == Phase.BALL:
        return holder_worth(box, state, action - s.BALLS)
    if phase == Phase.COST:
        return cost_worth(box, state, action)
    if phase == Phase.AIM:
        return aim_worth(box, state, action)
    if phase == Phase.PLACE:
        return place_worth(box, state, action)
    if phase == Phase.TRIM:
        return -keeping_worth(box, action - s.DISCARDS)
    return -action  # KEEP, TAKE_BALL


def play_worth(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of an action of the side with the ball."""
    seat = state.turn
    fresh = fresh_now(state)
    spot = spot_of(state, seat, state.ball)
    if action == s.SHOOT:
        return outlook(box, state, seat, seat, spot, fresh) + SHOOTING
    if action < s.SHOOT:
        to = action - s.PASSES
        rest = with_ball(box, state, seat, to, fresh - bit(seat, spot))
        return rest + attack_of(box, state, seat, state.spot[seat, to])
    if action == s.GIVE_UP:
        return 0
    gain = card_worth(box, state, seat, action - s.PLAYS)
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
    player = state.team[state.actor, (action - s.PLACES) // s.SPOTS]
    spot = (action - s.PLACES) % s.SPOTS
    attack, defence = box.attack[player], box.defence[player]
    if not on_field(spot):
        return 12 - 2 * attack - 2 * defence - box.custody[player]
    if spot < s.BENCH_FROM:
        return 4 * attack - defence
    return 4 * defence - attack - s.BENCH_TO
