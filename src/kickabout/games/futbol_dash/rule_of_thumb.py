"""A rule of thumb for Fútbol Dash: shoot when you can, stop who is about to, else build.

It reads a seen record alone. Every legal action gets a worth; the first with the highest is taken.
"""

from typing import Any

from kickabout.engine.dice import Words
from kickabout.games.futbol_dash.state import (
    ANSWER,
    ATTACK,
    DEFEND,
    DISCARD,
    DISCARDS,
    DONE,
    FOUL,
    HALFTIME,
    HOLD,
    OFFSIDE,
    PENALTY,
    PLAY,
    PLAYS,
    PLAYS_PER_KIND,
    RED,
    REVIEW,
    SUBSTITUTION,
    SWAP,
    SWAPS,
    YELLOW,
    BoxRecord,
    State,
)

DANGEROUS = 6
"""Attack points from which a seat may well shoot with its next card."""


def advise(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """The action of highest worth among the first n."""
    best = actions[0]
    most = -1000
    for i in range(n):
        worth = 0
        if state.phase == PLAY:
            worth = worth_of_play(box, state, actions[i])
        elif state.phase == ANSWER:
            worth = worth_of_answer(box, state, actions[i])
        elif state.phase == SWAP:
            worth = 25 if actions[i] == DONE else -worth_of_holding(box, state, actions[i] - SWAPS)
        elif state.phase == DISCARD:
            worth = -worth_of_holding(box, state, actions[i] - DISCARDS)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def worth_of_play(box: BoxRecord, state: State, action: int) -> int:
    """How good a card is as the card of the turn."""
    kind = (action - PLAYS) // PLAYS_PER_KIND
    target = (action - PLAYS) % PLAYS_PER_KIND - 1
    if kind >= box.kinds:  # `show hand`, which is never a choice
        return 0
    effect = box.effects[kind]
    value = box.values[kind]
    seat = state.actor
    if effect == ATTACK:
        after = state.points[seat] + value
        if after == box.attack_points:
            return 1000
        return 100 + 8 * value + promise(box, state, after, kind)
    if effect == PENALTY:
        return 900
    if effect == HALFTIME:
        return 60 + 30 * (most_points_of_others(state, seat) - state.points[seat])
    if effect == SUBSTITUTION:
        return 90
    threat = state.points[target] + 4 * state.goals[target]
    if effect == DEFEND:
        if state.points[target] >= DANGEROUS:
            return 150 + 20 * value + 5 * threat
        return 20 + 8 * value + threat
    if effect == OFFSIDE:
        return 30 * state.points[target] + 5 * threat
    if effect == RED or effect == YELLOW:
        return 130 + 5 * threat + (15 * state.points[target] if effect == YELLOW else 0)
    return 0


def promise(box: BoxRecord, state: State, points: int, played: int) -> int:
    """How well the rest of the hand goes on from this many attack points."""
    seat = state.actor
    best = 0
    for kind in range(box.kinds):
        held = state.hands[seat, kind]
        if kind == played:
            held -= 1
        if held > 0:
            effect = box.effects[kind]
            value = box.values[kind]
            if effect == ATTACK and points + value == box.attack_points:
                best = max(best, 120)
            elif effect == ATTACK and points + value < box.attack_points:
                best = max(best, 20)
            elif effect == PENALTY and points >= value:
                best = max(best, 150)
    return best


def most_points_of_others(state: State, seat: int) -> int:
    """The attack points of the opponent who has most."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.points[other])
    return most


def worth_of_answer(box: BoxRecord, state: State, action: int) -> int:
    """How good a referee card is now; holding is worth 0."""
    if action == HOLD:
        return 0
    seat = state.actor
    value = box.values[state.card]
    if box.effects[state.card] == DEFEND:
        mine = state.target == seat
        weight = 40 * value + 10 * state.points[state.target] - 120
    else:
        mine = state.turn == seat
        after = state.points[state.turn] + value
        weight = 300 if after == box.attack_points else 30 * (after - DANGEROUS) - 60
    if state.answers % 2 == 1:  # the card is cancelled so far: answering lets it stand again
        return weight if mine else -1
    hurts = mine if box.effects[state.card] == DEFEND else not mine
    return weight if hurts else -1


def worth_of_holding(box: BoxRecord, state: State, kind: int) -> int:
    """How much a seat wants to keep a card in hand."""
    effect = box.effects[kind]
    value = box.values[kind]
    need = box.attack_points - state.points[state.actor]
    if effect == ATTACK:
        if value == need:
            return 100
        return 30 + 2 * value if value < need else 10
    if effect == PENALTY:
        return 90
    if effect == FOUL or effect == REVIEW or effect == OFFSIDE:
        return 60
    if effect == DEFEND:
        return 15 + 5 * value
    return 40
