"""SocialSoccer: ten friends, a ball, and what each of them is willing to give."""

from pathlib import Path

from kickabout.engine.game import Game

from . import (
    chance_points,
    chances,
    evaluation,
    face_up,
    full_time,
    heuristic,
    preparations,
    reasons,
    roster,
    rules,
    state,
    timing,
    view,
    visibility,
)
from .actions import ACTIONS, TAKE
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
    name="social-soccer",
    title="SocialSoccer",
    least_seats=state.SEATS,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=state.KINDS,
    cards=2 * state.SEATS,
    bound=100_000,
    setup=rules.setup,
    legal=rules.legal,
    refuse=rules.refuse,
    outcomes=chances.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    can_be_drawn=timing.can_be_drawn,
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
    is_midway=timing.is_midway,
    minute=timing.minute,
    is_waste=is_waste,
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    roster=roster.RULES,
    is_simultaneous=preparations.is_simultaneous,
    routine=rules.routine,
    teams=ACTIONS.numbers(TAKE),
    goals=full_time.goals,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    style_of=style_of,
    seat_fields=("loser", "drawer", "stack_seat", "asked", "scorer", "shot_seat", "winner"),
    window=timing.window,
    answerable=timing.answerable,
)
