"""Where the cards of a hand could be played in Super Team, before one of them is."""

from .. import state as s
from ..actions import ACTIONS, CARD, DECISIONS, PASS, SPACE, TAKE_ACTION, TAKE_MOVEMENT, USE, VERB
from ..box import SuperBox
from ..legality import legal
from ..rules import apply
from ..state import Phase, State, Use
from .spots import spots_data
from .types import Reach


def reach_data(box: SuperBox, state: State, legal_now: list[int]) -> list[Reach]:
    """Return what each use of a card would light up on the pitch: the first step of a card that is
    performed, any movement or action for one that is spent or for a reward that is taken.

    A pass into the open is left out where there is somebody to pass to.
    """
    uses: dict[tuple[int, int], list[int]] = {}
    if state.phase == Phase.REWARD:
        taken = [action for action in legal_now if VERB[action] in (TAKE_MOVEMENT, TAKE_ACTION)]
        uses = {(VERB[action], s.NONE): [action] for action in taken}
    for action in legal_now if state.phase == Phase.PLAY else ():
        use = USE[action]
        if use in (Use.PERFORM, Use.MOVEMENT, Use.ACTION, Use.GOAL_KICK):
            kind = CARD[action] if use == Use.PERFORM else s.NONE
            uses.setdefault((use, kind), []).append(action)
    return [
        {
            "plays": [ACTIONS.name_of(box, action) for action in actions],
            "spots": spots_data(box, *after_play(box, state, actions[0])),
        }
        for actions in uses.values()
    ]


def after_play(box: SuperBox, state: State, action: int) -> tuple[State, list[int]]:
    """Return the record after a card is played, and what its player may do on the pitch then."""
    after = state.copy()
    apply(box.record, after, action)
    if after.actor != state.actor or after.phase in (Phase.PLAY, Phase.REWARD):
        return after, []
    out = [0] * DECISIONS
    numbers = out[: legal(box.record, after, out)]
    met = [n for n in numbers if VERB[n] != PASS or after.on[SPACE[n]] != 0]
    return after, met if any(VERB[n] == PASS for n in met) else numbers
