"""Skeleton: everybody lays a card face down, and the highest scores."""

from pathlib import Path

from kickabout.engine.game import Game
from kickabout.games.skeleton import rule_of_thumb, rules, sight, state, view, words
from kickabout.games.skeleton.box import load_box

GAME = Game(
    name="skeleton",
    title="Skeleton",
    tagline="Lay a card face down; the highest scores.",
    least_seats=2,
    most_seats=state.SEATS,
    State=state.State,
    actions=state.ACTIONS,
    codes=state.CODES,
    most_outcomes=state.KINDS,
    cards=state.KINDS,
    bound=1000,
    setup=rules.setup,
    legal=rules.legal,
    outcomes=rules.outcomes,
    apply=rules.apply,
    hide=sight.hide,
    guess=sight.guess,
    observes=sight.observes,
    scores=rules.scores,
    census=sight.census,
    advise=rule_of_thumb.advise,
    evaluate=rules.scores,
    words=words,
    view=view.view,
    load_box=load_box,
    rulebook=Path(__file__).with_name("rulebook.md"),
    seat_fields=("drawer",),
)
