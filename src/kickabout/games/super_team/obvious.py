"""The decision in Super Team about which nobody need be asked."""

from . import state as s
from .actions import TAKE_MORALE
from .box import SuperBox
from .state import Phase, State


def obvious(box: SuperBox, state: State) -> int | None:
    """Return the decision to take the Morale that a card pays, None while there is none.

    It may be spent from then on, and what else is owed stays owed (SUPER-15.9). Only where the bank is short of it
    (SUPER-8.10) might somebody wait until more has been paid back.
    """
    if state.phase != Phase.REWARD or state.due_morale == 0:
        return None
    bank = box.record.morale_tokens - sum(state.morale[seat] for seat in range(s.SEATS))
    return TAKE_MORALE if state.due_morale <= bank else None
