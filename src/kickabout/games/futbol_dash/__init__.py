"""Fútbol Dash: build an attack to exactly eleven points, and shoot."""

from pathlib import Path

from kickabout.engine.game import Game
from kickabout.games.futbol_dash import (
    chance_points,
    evaluation,
    heuristic,
    rules,
    shoot_out,
    state,
    timing,
    view,
    visibility,
)
from kickabout.games.futbol_dash.box import load_box
from kickabout.games.futbol_dash.components import components
from kickabout.games.futbol_dash.levels import LEVELS
from kickabout.games.futbol_dash.narration import narrate
from kickabout.games.futbol_dash.notation import NOTATION
from kickabout.games.futbol_dash.refusals import Refusal, explain
from kickabout.games.futbol_dash.view_types import View

GAME = Game(
    name="futbol-dash",
    title="Fútbol Dash",
    least_seats=2,
    most_seats=state.SEATS,
    State=state.State,
    actions=state.ACTIONS,
    codes=state.CODES,
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
    notation=NOTATION,
    narrate=narrate,
    view=view.view,
    View=View,
    pause=timing.pause,
    chance=chance_points.chance,
    load_box=load_box,
    components=components,
    rulebook=Path(__file__).with_name("rulebook.md"),
    levels=LEVELS,
    seat_fields=("drawer", "target", "answer_seats", "shooter", "turner", "winner"),
    window=timing.window,
)
