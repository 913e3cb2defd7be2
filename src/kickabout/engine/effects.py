"""Effects of cards as rows of a table: what there is to know of each stands in one place, its functions too.

A game's `Effect` is an `EffectTable` whose members are defined by rows. Boxes name them by their slugs, so an effect
without a row is an error when a box is read. Compiled rules call the functions in the rows as a `rule`,
and read their numbers as a `column`.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Self, TypeVar

from kickabout.engine.actions import NONE, Row, copy_with
from kickabout.engine.kernels import TheBox, TheState
from kickabout.engine.vocabulary import slug

Result = TypeVar("Result")
Rule = Callable[[Any, Any, int, int], Result]
"""A function of a box, a state, and two numbers, such as a kind of card and what it is played on."""
ByEffect = Callable[[int, Any, Any, int, int], Result]
"""A function of an effect beside them."""


Cell = TypeVar("Cell")


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

    @classmethod
    def column(cls, name: str) -> Row:
        """Return a number in the row of each effect, NONE for None, by effect, for compiled rules to read."""
        cells = (getattr(effect.row, name) for effect in cls)
        return Row(NONE if cell is None else int(cell) for cell in cells)

    @classmethod
    def rule(cls, name: str, otherwise: Rule[Result] | None = None) -> ByEffect[Result]:
        """Return the function that calls the function in a column of the rows (see `by_effect`): `otherwise` for effects
        that have none; without it, such effects are never asked about.
        """
        rules = {int(effect): getattr(effect.row, name) for effect in cls}
        own = {effect: rule for effect, rule in rules.items() if rule not in (None, otherwise)}
        return by_effect(own, otherwise)


Effects = TypeVar("Effects", bound=EffectTable)


def complete(effects: type[Effects], table: Mapping[Effects, Cell]) -> Mapping[Effects, Cell]:
    """Return a table with an entry for every effect; raise `TypeError`, as the game is loaded, naming those that it lacks."""
    lacking = [slug(effect) for effect in effects if effect not in table]
    if lacking:
        raise TypeError(f"a table of {effects.__module__} lacks {', '.join(lacking)}")
    return table


def by_effect(
    rules: Mapping[int, Rule[Result]], otherwise: Rule[Result] | None = None
) -> ByEffect[Result]:
    """Return the function that calls the rule of an effect: a chain of `if`s. It ends in `otherwise`, or by default in the
    last rule.
    """
    chain = list(rules.items())
    function: ByEffect[Result] = _bound(_always, "always", otherwise or chain.pop()[1])
    for effect, rule in reversed(chain):
        name = f"by_effect_{effect:d}"
        function = _bound(_by_effect, name, rule, _EFFECT=int(effect), _otherwise=function)
    return function


def _bound(template: Any, name: str, rule: Rule[Any], **values: Any) -> Any:
    """Return a copy of a template that calls this rule."""
    copy = copy_with(template, f"{name}_{rule.__name__}", _rule=rule, **values)
    copy.__module__ = rule.__module__  # a function of the game, whose own the compiler looks for
    return copy


# What the templates read and call stands here for its types alone: each copy gets values of its own.
_EFFECT = 0


def _rule(box: TheBox, state: TheState, one: int, other: int) -> Any:
    raise NotImplementedError


def _otherwise(effect: int, box: TheBox, state: TheState, one: int, other: int) -> Any:
    raise NotImplementedError


def _by_effect(effect: int, box: TheBox, state: TheState, one: int, other: int) -> Any:
    if effect == _EFFECT:
        return _rule(box, state, one, other)
    return _otherwise(effect, box, state, one, other)


def _always(effect: int, box: TheBox, state: TheState, one: int, other: int) -> Any:
    return _rule(box, state, one, other)
