"""The base of every game's `Refusal`: reasons against an action, each with its clause."""

import re
from enum import IntEnum
from typing import Self

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message

_CLAUSE = re.compile(r" \([A-Z]+-\d+\.\d+\)")


class RefusalTable(IntEnum):
    """The base of a game's `Refusal`: each member is defined by its clause in the rulebook.

    Members are numbered in order, so that compiled rules compute with the numbers. The first is `NONE = ""`:
    nothing is against it.
    """

    clause: str
    """The rulebook's clause, such as `DASH-4.2`; empty for NONE."""

    def __new__(cls, clause: str) -> Self:
        """Number the next member."""
        number = len(cls.__members__)
        refusal = int.__new__(cls, number)
        refusal._value_ = number
        refusal.clause = clause
        return refusal

    @classmethod
    def of(cls, number: int) -> Self:
        """Return the member of a number that the rules have returned."""
        member: Self = cls._value2member_map_[number]  # type: ignore[assignment]  # a call takes clauses
        return member

    def message(self, **arguments: Argument) -> Message:
        """Return the message of a refusal, `refused-` and its slug, with its clause and arguments."""
        return Message(f"refused-{slug(self)}", clause=self.clause, **arguments)


def without_clause(told: str) -> str:
    """Return a refusal's text without its clause in brackets, for somebody who plays and looks nothing up."""
    return _CLAUSE.sub("", told)
