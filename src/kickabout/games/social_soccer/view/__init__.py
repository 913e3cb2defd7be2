"""What a seat sees of SocialSoccer, as plain data for a page or another program."""

from typing import Any

from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.full_time import GAMES_TO_WIN, MOST_GAMES
from kickabout.games.social_soccer.notation import NOTATION
from kickabout.games.social_soccer.state import MatchLength, Phase, Rotation, ShotEnd, State
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

PAUSES_MS: dict[int, int] = {
    Phase.BUILD: 120,
    Phase.PLACE: 120,
    Phase.SHOW: 80,
    Phase.PRIORITY: 1200,
    Phase.OPENING: 200,
    Phase.MULLIGAN: 600,
    Phase.CHOOSE: 900,
    Phase.ROUND_DRAW: 300,
    Phase.BALL: 800,
    Phase.PLAY: 1000,
    Phase.COST: 600,
    Phase.AIM: 700,
    Phase.ANSWER: 700,
    Phase.BLOCK: 1400,
    Phase.EFFECT_DRAW: 400,
    Phase.LOSE: 800,
    Phase.SEE: 120,
    Phase.REVEAL: 3000,
    Phase.STEAL_DRAW: 600,
    Phase.TRIM: 600,
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
        "phase": slug(Phase(state.phase)),
        "minute": state.turns,
        "round": state.round,
        "rounds": box.record.rounds,
        "extra_rounds": box.record.extra_rounds,
        "extra": state.round > box.record.rounds,
        "clock": MINUTES * max(0, state.round - (state.phase != Phase.FULL_TIME)),
        "lead_needed": box.record.lead,
        "match": _match(box, state),
        "ended": _ended(box, state),
        "players": [player_side(box, state, other, plays) for other in range(s.SEATS)],
        "rotation": _rotation(box, state),
        "ball": ref(box, state, state.turn, state.ball) if state.round else None,
        "stack": stack_data(box, state),
        "working": state.stack > 0 and state.phase not in OPEN,
        "shot": shot_data(box, state),
        "goal": goal_data(box, state),
        "look": look_data(box, state),
        "trim": {"over": state.hand_size[state.actor] - box.record.hand_limit}
        if state.phase == Phase.TRIM
        else None,
        "hand": hand_data(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": choices(box, state, legal_now),
        "spots": plays,
        "build": build_data(box, state, seat, legal_now),
        "place": place_data(box, state, seat, legal_now),
        "window": _window(box, state),
        "prompt": prompt(box, state, seat, legal_now),
        "pause": _pause(box, state),
        "legal": [NOTATION.name_of(box, action) for action in legal_now],
    }


def _match(box: SocialBox, state: State) -> dict[str, Any]:
    several = box.record.length == MatchLength.BEST_OF_3
    return {
        "length": slug(MatchLength(box.record.length)),
        "game": state.game + (state.phase != Phase.FULL_TIME),
        "games": [state.games[seat] for seat in range(s.SEATS)],
        "to_win": GAMES_TO_WIN if several else 1,
        "most": MOST_GAMES if several else 1,
    }


def _ended(box: SocialBox, state: State) -> dict[str, Any] | None:
    if state.phase != Phase.FULL_TIME:
        return None
    winner = state.winner if state.winner != s.NONE else None
    if box.record.length == MatchLength.BEST_OF_3:
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
    if state.phase != Phase.ROUND_DRAW or state.round < 2:
        return None
    return {"ring": slug(Rotation(box.record.rotation)), "round": state.round}


def _window(box: SocialBox, state: State) -> dict[str, Any] | None:
    if state.phase != Phase.ANSWER:
        return None
    return {"seats": asked(box, state), "ask": "shot" if state.blocker > 0 else "answer"}


def _pause(box: SocialBox, state: State) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    phase = state.phase
    first = state.drawer == 0 and state.owed == box.record.draws
    if phase == Phase.ROUND_DRAW and state.round > 1 and first:
        return ROTATION_PAUSE_MS
    blocked = phase == Phase.STEAL_DRAW and state.not_to > 0
    if blocked and state.owed == min(box.record.steal_draws, state.deck_size[state.turn]):
        return BLOCKED_PAUSE_MS
    if phase == Phase.BALL and state.shot_seat != s.NONE and state.shot_end == ShotEnd.GOAL:
        return COUNTED_PAUSE_MS
    return PAUSES_MS.get(phase, 0)
