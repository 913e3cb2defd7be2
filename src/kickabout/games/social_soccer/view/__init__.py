"""The view of SocialSoccer for a seat, as plain data for a page or another program."""

from kickabout.engine.vocabulary import slug

from .. import state as s
from ..box import SocialBox
from ..full_time import GAMES_TO_WIN, MOST_GAMES
from ..state import MatchLength, Phase, Rotation, State
from .cards import ref
from .hand import hand_data
from .players import player_side
from .plays import choices, spot_plays
from .prompts import prompt
from .roster import build_data, place_data
from .shot import OPEN, goal_data, shot_data
from .stack import look_data, stack_data
from .types import Decider, Ended, Games, Turning, View


def view(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return the view of `seat`, with everything that a page shows and another program needs."""
    plays = spot_plays(box, state, seat, legal_now)
    return {
        "phase": slug(Phase(state.phase)),
        "round": state.round,
        "rounds": box.record.rounds,
        "extra_rounds": box.record.extra_rounds,
        "extra": state.round > box.record.rounds,
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
        "prompt": prompt(box, state, seat, legal_now),
    }


def _match(box: SocialBox, state: State) -> Games:
    several = box.record.length == MatchLength.BEST_OF_3
    return {
        "length": slug(MatchLength(box.record.length)),
        "game": state.game + (state.phase != Phase.FULL_TIME),
        "games": [state.games[seat] for seat in range(s.SEATS)],
        "to_win": GAMES_TO_WIN if several else 1,
        "most": MOST_GAMES if several else 1,
    }


def _ended(box: SocialBox, state: State) -> Ended | None:
    if state.phase != Phase.FULL_TIME:
        return None
    why: Decider
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


def _rotation(box: SocialBox, state: State) -> Turning | None:
    """Return the rotation while the cards of a new round are drawn, else None."""
    if state.phase != Phase.ROUND_DRAW or state.round < 2:
        return None
    return {"ring": slug(Rotation(box.record.rotation)), "round": state.round}
