"""What a seat sees of SocialSoccer, as plain data for a page or another program."""

from typing import Any

from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.full_time import GAMES_TO_WIN, MOST_GAMES
from kickabout.games.social_soccer.state import (
    AIM,
    ANSWER,
    ATTACK_ONLY,
    BALL,
    BEST_OF_THREE,
    BLOCK,
    BUILD,
    CHOOSE,
    COST,
    EFFECT_DRAW,
    FULL_TIME,
    LOSE,
    MULLIGAN,
    NONE,
    OPENING,
    PLACE,
    PLAY,
    PRIORITY,
    REVEAL,
    ROUND_DRAW,
    SCORED,
    SEATS,
    SEE,
    SHOW,
    STEAL_DRAW,
    TRIM,
    State,
)
from kickabout.games.social_soccer.view.building import build_data, place_data
from kickabout.games.social_soccer.view.cards import ref
from kickabout.games.social_soccer.view.hand import hand_data
from kickabout.games.social_soccer.view.players import player_side
from kickabout.games.social_soccer.view.plays import (
    asked,
    choices,
    legal_actions,
    spot_plays,
)
from kickabout.games.social_soccer.view.prompts import prompt
from kickabout.games.social_soccer.view.shot import OPEN, goal_data, shot_data
from kickabout.games.social_soccer.view.stack import look_data, stack_data
from kickabout.games.social_soccer.words.notation import name_of

PHASES = {
    BUILD: "build",
    PLACE: "place",
    SHOW: "show",
    PRIORITY: "priority",
    OPENING: "opening",
    MULLIGAN: "mulligan",
    CHOOSE: "choose",
    ROUND_DRAW: "round-draw",
    BALL: "ball",
    PLAY: "play",
    COST: "cost",
    AIM: "aim",
    ANSWER: "answer",
    BLOCK: "block",
    EFFECT_DRAW: "effect-draw",
    LOSE: "lose",
    SEE: "see",
    REVEAL: "reveal",
    STEAL_DRAW: "steal-draw",
    TRIM: "trim",
    FULL_TIME: "full-time",
}
PAUSES_MS = {
    BUILD: 120,
    PLACE: 120,
    SHOW: 80,
    PRIORITY: 1200,
    OPENING: 200,
    MULLIGAN: 600,
    CHOOSE: 900,
    ROUND_DRAW: 300,
    BALL: 800,
    PLAY: 1000,
    COST: 600,
    AIM: 700,
    ANSWER: 700,
    BLOCK: 1400,
    EFFECT_DRAW: 400,
    LOSE: 800,
    SEE: 120,
    REVEAL: 3000,
    STEAL_DRAW: 600,
    TRIM: 600,
}
ROTATION_PAUSE_MS = 2200
"""Once a round, while everybody moves on."""
BLOCKED_PAUSE_MS = 2200
"""Once after a block, while attack and defence are compared."""
COUNTED_PAUSE_MS = 2200
"""Once after a goal, while its card lies there."""
MINUTES = 10
"""A round stands for so many of a match."""


def view(box: SocialBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = legal_actions(box, state, seat)
    plays = spot_plays(box, state, seat, legal_now)
    return {
        "phase": PHASES[state.phase],
        "minute": state.turns,
        "round": state.round,
        "rounds": box.record.rounds,
        "extra_rounds": box.record.extra_rounds,
        "extra": state.round > box.record.rounds,
        "clock": MINUTES * max(0, state.round - (state.phase != FULL_TIME)),
        "lead_needed": box.record.lead,
        "match": _match(box, state),
        "ended": _ended(box, state),
        "players": [player_side(box, state, other, plays) for other in range(SEATS)],
        "rotation": _rotation(box, state),
        "ball": ref(box, state, state.turn, state.ball) if state.round else None,
        "stack": stack_data(box, state),
        "working": state.stack > 0 and state.phase not in OPEN,
        "shot": shot_data(box, state),
        "goal": goal_data(box, state),
        "look": look_data(box, state),
        "trim": {"over": state.hand_size[state.actor] - box.record.hand_limit}
        if state.phase == TRIM
        else None,
        "hand": hand_data(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": choices(box, state, legal_now),
        "spots": plays,
        "build": build_data(box, state, seat, legal_now),
        "place": place_data(box, state, seat, legal_now),
        "window": _window(box, state),
        "prompt": prompt(box, state, seat, legal_now),
        "pause": _pause(box, state),
        "legal": [name_of(box, action) for action in legal_now],
    }


def _match(box: SocialBox, state: State) -> dict[str, Any]:
    several = box.record.length == BEST_OF_THREE
    return {
        "length": "best-of-3" if several else "single",
        "game": state.game + (state.phase != FULL_TIME),
        "games": [state.games[seat] for seat in range(SEATS)],
        "to_win": GAMES_TO_WIN if several else 1,
        "most": MOST_GAMES if several else 1,
    }


def _ended(box: SocialBox, state: State) -> dict[str, Any] | None:
    if state.phase != FULL_TIME:
        return None
    winner = state.winner if state.winner != NONE else None
    if box.record.length == BEST_OF_THREE:
        why = "games"
    elif winner is None:
        why = "draw"
    elif abs(state.goals[0] - state.goals[1]) >= box.record.lead:
        why = "lead"
    else:
        why = "extra" if state.round > box.record.rounds else "rounds"
    return {"why": why, "winner": winner}


def _rotation(box: SocialBox, state: State) -> dict[str, Any] | None:
    """Set while the cards of a new round are drawn: everybody has just moved on."""
    if state.phase != ROUND_DRAW or state.round < 2:
        return None
    ring = "attack-only" if box.record.rotation == ATTACK_ONLY else "ring"
    return {"ring": ring, "round": state.round}


def _window(box: SocialBox, state: State) -> dict[str, Any] | None:
    if state.phase != ANSWER:
        return None
    return {"seats": asked(box, state), "ask": "shot" if state.blocker > 0 else "answer"}


def _pause(box: SocialBox, state: State) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    phase = state.phase
    first = state.drawer == 0 and state.owed == box.record.draws
    if phase == ROUND_DRAW and state.round > 1 and first:
        return ROTATION_PAUSE_MS
    blocked = phase == STEAL_DRAW and state.not_to > 0
    if blocked and state.owed == min(box.record.steal_draws, state.deck_size[state.turn]):
        return BLOCKED_PAUSE_MS
    if phase == BALL and state.shot_seat != NONE and state.shot_end == SCORED:
        return COUNTED_PAUSE_MS
    return PAUSES_MS.get(phase, 0)
