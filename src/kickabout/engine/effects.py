"""Effects of cards as rows of a table: what there is to know of each stands in one place, its functions too.

A game's `Effect` is an `EffectTable` whose members are defined by rows. Boxes name them by their slugs, so an effect
without a row is an error when a box is read. `by_effect` makes one function of those in a column, which compiled rules
call.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Self

from kickabout.engine.actions import copy_with
from kickabout.engine.kernels import TheBox, TheState

Rule = Callable[[Any, Any, int, int], Any]
"""A function of a box, a state, a kind of card, and what it is played on."""


class EffectTable(IntEnum):
    """The base of a game's `Effect`: members are numbered in order, and each is defined by its row."""

    row: Any

    def __new__(cls, row: Any) -> Self:
        """Number the next member."""
        number = len(cls.__members__)
        effect = int.__new__(cls, number)
        effect._value_ = number
        effect.row = row
        return effect


def by_effect(rules: Mapping[int, Rule], otherwise: Rule | None = None) -> Any:
    """Return the function of (box, state, kind, target) that calls the rule of the effect which `box.effects` has for
    that kind of card: a chain of `if`s. It ends in `otherwise`, or by default in the last rule.
    """
    chain = list(rules.items())
    function = otherwise or chain.pop()[1]
    for effect, rule in reversed(chain):
        name = f"by_effect_{effect:d}_{rule.__name__}"
        function = copy_with(_by_effect, name, _EFFECT=int(effect), _rule=rule, _otherwise=function)
        function.__module__ = (
            rule.__module__
        )  # a function of the game, whose own the compiler looks for
    return function


# What `_by_effect` reads and calls stands here for its types alone: each copy of it gets values of its own.
_EFFECT = 0


def _rule(box: TheBox, state: TheState, kind: int, target: int) -> Any:
    raise NotImplementedError


_otherwise = _rule


def _by_effect(box: TheBox, state: TheState, kind: int, target: int) -> Any:
    if box.effects[kind] == _EFFECT:
        return _rule(box, state, kind, target)
    return _otherwise(box, state, kind, target)
