"""Fútbol Dash: build an attack to exactly eleven points, and shoot."""

from pathlib import Path

from kickabout.engine.game import Game

from . import (
    chance_points,
    evaluation,
    face_up,
    heuristic,
    reasons,
    rules,
    shoot_out,
    state,
    timing,
    view,
    visibility,
)
from .actions import ACTIONS
from .box import load_box
from .components import components
from .explanations import explain
from .levels import LEVELS
from .narration import narrate
from .refusals import Refusal
from .styles import style_of
from .view_types import View

GAME = Game(
    name="futbol-dash",
    title="Fútbol Dash",
    least_seats=2,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=state.KINDS,
    cards=state.KINDS + state.FACES,
    bound=100_000,
    setup=rules.setup,
    refuse=rules.refuse,
    legal=rules.legal,
    outcomes=rules.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    scores=shoot_out.scores,
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
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    style_of=style_of,
    seat_fields=("drawer", "target", "answer_seats", "shooter", "turner", "winner"),
    window=timing.window,
    answerable=timing.answerable,
)
