"""A heuristic for Fútbol Dash: shoot if possible, else stop a rival who is near a shot, else build.

It reads redacted records only. Every legal action is given a value, in thousandths of a goal, and the
first of the highest value is taken. `docs/lab-notes/bots.md` says how well it plays and how the numbers were found.
"""

from typing import Any

from kickabout.engine.dice import Words, below

from . import state as dash
from .actions import CARD, DONE, HOLD, SEAT, SHOW_HAND
from .answers import is_cancelled
from .effects import Effect
from .refusals import Refusal
from .state import BoxRecord, Phase, State

SHOT = 1000
"""A shot now; no other play comes near it."""
REACH = (0, 75, 25, 25, 20)
"""The value of a hand that holds all that a shot needs, by the number of cards that it takes."""
HOPE = (0, 50, 75, 95, 80, 70, 60, 55, 50, 35, 15, 0)
"""The value of a seat's own attack by the points that it lacks, up to 11: the last is hard to come by."""
DANGER = (0, 385, 585, 530, 365, 220, 135, 115, 80, 50, 30, 0)
"""The danger of a rival's attack by the points that it lacks, up to 11: it is best stopped at 2 to 4."""
NEAR = 4
"""A rival who lacks this many points or fewer is near a shot."""
BEHIND = 5
"""A rival who is this many goals behind the leader is no danger."""
PASS = (0, 15, 40, 50, 40, 30)
"""The value of playing an attack card by its points, up to 5: the next card drawn may be a better one."""
LULL = 115
"""What a yellow card or a Substitution is worth less than any other play where few cards are in circulation."""
BIG = 4
"""A card of this value is worth a Foul; so is one less if it brings a rival near a shot."""
KEPT = 200
"""The penalty for giving up a card that is worth keeping."""
ANOTHER = 6
"""The least value that a new card must add to be worth a swap."""


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the action of highest value among the first n."""
    best: int = actions[0]
    most = -1000 * SHOT
    for i in range(n):
        worth = 0
        if state.phase == Phase.PLAY:
            # Of equal rivals the one who plays next is hit, wherever they sit.
            worth = state.seats * worth_of_play(box, state, actions[i], rng)
            worth -= (SEAT[actions[i]] - state.actor) % state.seats
        elif state.phase == Phase.ANSWER:
            worth = worth_of_answer(box, state, actions[i], rng)
        elif state.phase == Phase.SWAP and actions[i] == DONE:
            worth = reach(box, state, state.points[state.actor], -1) + ANOTHER
        elif state.phase in (Phase.SWAP, Phase.DISCARD):
            worth = worth_of_parting(box, state, CARD[actions[i]])
        if worth > most:
            most = worth
            best = actions[i]
    return best


def worth_of_play(box: BoxRecord, state: State, action: int, rng: Words) -> int:
    """Return the value of an action as the card of the turn."""
    if action == SHOW_HAND:
        return 0
    kind = CARD[action]
    target = SEAT[action]
    effect = box.effects[kind]
    value = box.values[kind]
    points = state.points[state.actor]
    if effect == Effect.ATTACK and points + value < box.attack_points:
        return PASS[min(value, 5)] + standing(box, state, points + value, kind)
    if effect in (Effect.ATTACK, Effect.PENALTY):
        return SHOT + standing(box, state, 0, kind)
    worth = standing(box, state, points, kind)
    if effect in (Effect.SUBSTITUTION, Effect.YELLOW) and is_thin(state):
        return worth - LULL - below(rng, LULL)  # let others in, and not always the same
    if effect == Effect.YELLOW and state.skips[target] > 0:
        return worth
    if effect == Effect.HALFTIME:
        worth = 0
        for other in range(state.seats):
            if other != state.actor:
                worth += menace(box, state, other, state.points[other]) // (state.seats - 1)
    elif effect == Effect.OFFSIDE:
        worth += menace(box, state, target, state.points[target])
    elif target != dash.NONE and box.too_few[kind] != Refusal.NONE:
        worth += menace(box, state, target, value)
    elif target != dash.NONE:
        worth += state.points[target] + 2 * state.goals[target]
    return worth - box.kept[kind]


def standing(box: BoxRecord, state: State, points: int, played: int) -> int:
    """Return the value of a seat's own attack with this many points and without the card played."""
    return HOPE[min(box.attack_points - points, 11)] + reach(box, state, points, played)


def reach(box: BoxRecord, state: State, points: int, without: int) -> int:
    """Return the value of the shots that the hand, less a card, makes from this many attack points."""
    return REACH[cards_to_a_shot(box, state, state.actor, points, without)]


def cards_to_a_shot(box: BoxRecord, state: State, seat: int, points: int, without: int) -> int:
    """Return how many cards of a hand, less one, make a shot from this many attack points: 1 to 4, or 0.

    The sums that one, two, three and four cards of the hand make are kept as the bits of one number each.
    """
    need = box.attack_points - points
    sums = (1 << (need + 1)) - 1
    one = two = three = four = 0
    penalty = box.attack_points
    for kind in range(box.kinds):
        held = state.hands[seat, kind]
        if kind == without:
            held -= 1
        value = box.values[kind]
        if held > 0 and box.effects[kind] == Effect.PENALTY:
            penalty = min(penalty, value)
        elif box.effects[kind] == Effect.ATTACK and value <= need:
            for _ in range(held):
                four = (four | three << value) & sums
                three = (three | two << value) & sums
                two = (two | one << value) & sums
                one = one | 1 << value
    # A penalty takes the place of the last card as soon as there are points enough for it.
    lack = max(penalty - points, 0)
    if one >> need & 1 or (lack == 0 and need > 0):
        return 1
    if two >> need & 1 or (lack < need and one >> lack):
        return 2
    if three >> need & 1 or (lack < need and two >> lack):
        return 3
    if four >> need & 1 or (lack < need and three >> lack):
        return 4
    return 0


def menace(box: BoxRecord, state: State, seat: int, lost: int) -> int:
    """Return the gain from a rival's loss of attack points, which is shared with all other seats."""
    lack = box.attack_points - state.points[seat]
    less = DANGER[min(lack, 11)] - DANGER[min(lack + lost, 11)]
    best = 0
    for other in range(state.seats):
        if other != state.actor:
            best = max(best, state.goals[other])
    weight = max(BEHIND - (best - state.goals[seat]), 0)
    return 2 * less * weight // (BEHIND * state.seats)


def worth_of_answer(box: BoxRecord, state: State, action: int, rng: Words) -> int:
    """Return the value of a referee card now; holding is worth 0."""
    if action == HOLD:
        return 0
    seat = state.actor
    value = box.values[state.card]
    attack = box.effects[state.card] == Effect.ATTACK
    mine = state.turn == seat
    if not attack and not mine and state.target != seat:
        return -1  # a duel between rivals
    if state.answers > 0:  # V.A.R.: the last word should be for one's own side
        return 1 if is_cancelled(state) == mine else -1
    lack = box.attack_points - state.points[state.target] - value
    if attack and lack == 0:
        # A Foul comes straight back where few cards are in circulation, so some shots must be let through.
        return -1 if is_thin(state) and below(rng, 2) == 0 else 1
    if is_thin(state) or value < BIG - 1 or (value < BIG and not (attack and lack <= NEAR)):
        return -1
    return 1


def is_thin(state: State) -> bool:
    """Return whether so few cards are in circulation that one played now comes straight back."""
    return state.deck_size <= state.seats


def worth_of_parting(box: BoxRecord, state: State, kind: int) -> int:
    """Return the value of parting with a card without playing it."""
    effect = box.effects[kind]
    value = box.values[kind]
    left = reach(box, state, state.points[state.actor], kind)
    if effect == Effect.ATTACK and value < BIG:
        return left + 90 - value
    if effect == Effect.DEFEND and value < BIG - 1:
        return left + 80 - value
    return left - KEPT
