"""Super Team: move your pieces, pick your pass, and outguess the Goalie."""

from pathlib import Path

from kickabout.engine.game import Game, always_drawn

from . import (
    chance_points,
    evaluation,
    face_up,
    heuristic,
    legality,
    obvious,
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
from .view import clock
from .view.types import View

GAME = Game(
    name="super-team",
    title="Super Team",
    least_seats=state.SEATS,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=256,
    cards=state.SEATS * (state.SLOTS + state.PIECES),
    bound=20_000,
    setup=rules.setup,
    refuse=legality.refuse,
    legal=legality.legal,
    outcomes=legality.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    can_be_drawn=always_drawn,
    scores=rules.scores,
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
    minute=clock.minute,
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    routine=rules.routine,
    obvious=obvious.obvious,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    style_of=style_of,
    seat_fields=("kicker", "attacker", "drawer", "kicking"),
)
