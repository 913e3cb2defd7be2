"""The INSTANT that a side chooses in secret for the drama, as a record has it: one number with its target."""

from . import state as s
from .actions import KIND, PLAY, TARGET


def recorded(action: int) -> int:
    """Return the number in the record of the decision to play an INSTANT, at least 1."""
    return action - PLAY + 1


def instant_kind(instant: int) -> int:
    """Return the kind of card of an INSTANT in the record, NONE for none or a hidden one."""
    return KIND[PLAY + instant - 1] if instant > 0 else s.NONE


def instant_target(instant: int) -> int:
    """Return the target of an INSTANT in the record, NONE without one."""
    return TARGET[PLAY + instant - 1] if instant > 0 else s.NONE
