"""Squad Rush and its Group Stage: the first legal seven, or three matchdays and a cup."""

from pathlib import Path

from kickabout.engine.game import Game, Officials

from . import (
    chance,
    chance_points,
    evaluation,
    face_up,
    group_table,
    heuristic,
    legality,
    reasons,
    rules,
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
from .view.league import meetings
from .view.types import View

GAME = Game(
    name="squad-rush",
    title="Squad Rush",
    least_seats=2,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=state.CARDS,
    cards=state.CARDS,
    bound=100_000,
    setup=rules.setup,
    refuse=legality.refuse,
    legal=legality.legal,
    outcomes=chance.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    scores=group_table.scores,
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
    officials=Officials(face_up.officials, face_up.survived),
    meetings=meetings,
    pause=timing.pause,
    is_midway=timing.is_midway,
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    is_simultaneous=rules.is_simultaneous,
    routine=rules.routine,
    goals=group_table.goals,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    style_of=style_of,
    seat_fields=(
        "owner",
        "drawer",
        "derby",
        "target_seat",
        "asked",
        "answer_seats",
        "caller",
        "starter",
        "sides",
        "result_home",
        "result_away",
        "result_boot",
    ),
    window=timing.window,
    answerable=timing.answerable,
)
