"""Skeleton: everybody lays a card face down, and the highest scores."""

from pathlib import Path

from kickabout.engine.game import Game

from . import chance_points, heuristic, rules, state, view, visibility
from .actions import ACTIONS
from .box import load_box
from .narration import narrate
from .refusals import Refusal
from .view_types import View

GAME = Game(
    name="skeleton",
    title="Skeleton",
    least_seats=2,
    most_seats=state.SEATS,
    State=state.State,
    actions=ACTIONS,
    most_outcomes=state.KINDS,
    cards=state.KINDS,
    bound=1000,
    setup=rules.setup,
    refuse=rules.refuse,
    legal=rules.legal,
    outcomes=rules.outcomes,
    apply=rules.apply,
    redact=visibility.redact,
    determinize=visibility.determinize,
    observation_of=visibility.observation_of,
    scores=rules.scores,
    census=visibility.census,
    heuristic_action=heuristic.heuristic_action,
    evaluate=rules.scores,
    Refusal=Refusal,
    explain=ACTIONS.explain,
    narrate=narrate,
    view=view.view,
    View=View,
    chance=chance_points.chance,
    load_box=load_box,
    rulebook=Path(__file__).with_name("rulebook.md"),
)
