"""Futera SuSu: two squads, one die each, and three duels to a goal."""

from pathlib import Path

from kickabout.engine.game import Game
from kickabout.games.futera_susu import (
    building,
    clock,
    evaluation,
    full_time,
    rule_of_thumb,
    rules,
    sight,
    state,
    view,
    words,
)
from kickabout.games.futera_susu.box import load_box

GAME = Game(
    name="futera-susu",
    title="Futera SuSu",
    tagline="Eleven face-down cards, one die each, three duels to a goal.",
    least_seats=state.SEATS,
    most_seats=state.SEATS,
    State=state.State,
    actions=state.ACTIONS,
    codes=state.CODES,
    most_outcomes=state.STATS * state.STATS,
    cards=2 * state.SEATS,
    bound=100_000,
    setup=rules.setup,
    legal=rules.legal,
    outcomes=rules.outcomes,
    apply=rules.apply,
    hide=sight.hide,
    guess=sight.guess,
    observes=sight.observes,
    scores=full_time.scores,
    census=sight.census,
    advise=rule_of_thumb.advise,
    evaluate=evaluation.evaluate,
    words=words,
    view=view.view,
    load_box=load_box,
    builder=building.BUILDER,
    joint=rules.joint,
    clock=clock.clock,
    routine=rules.routine,
    goals=full_time.goals,
    rulebook=Path(__file__).with_name("rulebook.md"),
    seat_fields=("drawer", "last_attacker", "last_winner", "scorer", "winner"),
)
