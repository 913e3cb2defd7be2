"""What speaks for and against the choices of a position, as facts that the seat itself can see.

`acts` tells of players and cards played in a turn, `answers` of INSTANTs and of letting a card stand, `piles` of
what is drawn and thrown away.
"""

from collections.abc import Callable

from kickabout.engine.game import Reason

from .. import actions as a
from ..actions import VERB
from ..box import RushBox
from ..state import Phase, State
from . import acts, answers, piles

Facts = Callable[[RushBox, State, int, int], Reason | None]
_OF: dict[int, Facts] = {
    a.DRAW_DECK: piles.of_the_deck,
    a.DRAW_PILE: piles.of_the_pile,
    a.DISCARD: piles.of_a_discard,
    a.TAKE: piles.of_taking,
    a.FIELD: acts.of_fielding,
    a.BRING_ON: acts.of_fielding,
    a.RECALL: acts.of_leaving,
    a.TAKE_OFF: acts.of_leaving,
    a.TACKLE: acts.of_a_hit,
    a.BOOK: acts.of_a_hit,
    a.DISMISS: acts.of_a_hit,
    a.PLAY: acts.of_a_card,
    a.DONE: acts.of_ending,
    a.CALL: acts.of_calling,
}
"""The facts by verb, in a turn."""
_OF_ANSWERS: dict[int, Facts] = {a.HOLD: answers.of_holding, a.PLAY: answers.of_an_instant}


def reasons(box: RushBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat: what it changes on the way to a seven."""
    if state.locked and state.phase != Phase.LATE_PLAYER:
        return []
    facts = (_OF_ANSWERS if state.phase == Phase.ANSWER else _OF).get(VERB[action])
    reason = facts(box, state, seat, action) if facts else None
    return [reason] if reason else []
