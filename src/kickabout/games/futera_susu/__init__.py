"""Futera SuSu: two squads, one die each, and three duels to a goal."""

from pathlib import Path

from kickabout.engine.game import Game, always_drawn

from . import (
    chance,
    chance_points,
    clock,
    evaluation,
    face_up,
    full_time,
    heuristic,
    reasons,
    roster,
    rules,
    state,
    timing,
    view,
    visibility,
)
from .actions import ACTIONS, TAKE_SQUAD
from .box import load_box
from .components import components
from .explanations import explain
from .levels import LEVELS
from .narration import narrate
from .refusals import Refusal
from .styles import style_of
from .view.types import View
from .view.waste import is_waste

GAME = Game(
    name="futera-susu",
    title="Futera SuSu",
    least_seats=state.SEATS,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=state.STATS * state.STATS,
    cards=2 * state.SEATS,
    bound=100_000,
    setup=rules.setup,
    refuse=rules.refuse,
    legal=rules.legal,
    outcomes=chance.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    can_be_drawn=always_drawn,
    scores=full_time.scores,
    census=visibility.census,
    heuristic_action=heuristic.heuristic_action,
    evaluate=evaluation.evaluate,
    Refusal=Refusal,
    explain=explain,
    narrate=narrate,
    view=view.view,
    View=View,
    reasons=reasons.reasons,
    face_up=face_up.face_up,
    pause=timing.pause,
    is_waste=is_waste,
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    roster=roster.RULES,
    is_simultaneous=rules.is_simultaneous,
    clock=clock.clock,
    routine=rules.routine,
    teams=ACTIONS.numbers(TAKE_SQUAD),
    goals=full_time.goals,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    style_of=style_of,
    seat_fields=("drawer", "last_attacker", "last_winner", "scorer", "winner"),
)
