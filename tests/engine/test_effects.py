"""Tables of effects: columns of numbers and of functions, and what is wrong with a table that lacks an effect."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from kickabout.engine.effects import ByEffect, EffectTable, by_effect, complete


def total(box: int, state: int, one: int, other: int) -> int:
    return box + state + one + other


def product(box: int, state: int, one: int, other: int) -> int:
    return box * state * one * other


def nothing(box: int, state: int, one: int, other: int) -> int:
    return 0


@dataclass(frozen=True)
class Row:
    worth: int | None = None
    result: Callable[[int, int, int, int], int] | None = None


class Effect(EffectTable):
    """Four effects."""

    row: Row

    RUN = Row(3, nothing)
    REST = Row(result=total)
    WALK = Row(1, product)
    WAIT = Row(0)


def test_a_column_has_a_number_for_each_effect() -> None:
    assert Effect.column("worth") == (3, -1, 1, 0)


def test_the_rule_of_an_effect_is_called() -> None:
    rule: ByEffect[int] = Effect.rule("result", nothing)
    assert [rule(effect, 1, 2, 3, 4) for effect in Effect] == [0, 10, 24, 0]
    without_rest: ByEffect[int] = Effect.rule("result", total)
    assert [without_rest(effect, 1, 2, 3, 4) for effect in Effect] == [0, 10, 24, 10]
    of_those_that_have_one: ByEffect[int] = Effect.rule("result")
    known = (Effect.RUN, Effect.REST, Effect.WALK)
    assert [of_those_that_have_one(effect, 1, 2, 3, 4) for effect in known] == [0, 10, 24]


def test_a_table_of_rules_ends_in_the_last() -> None:
    last = by_effect({Effect.RUN: total, Effect.REST: total, Effect.WALK: product})
    assert [last(effect, 1, 2, 3, 4) for effect in Effect] == [10, 10, 24, 24]


def test_a_table_that_lacks_effects_is_an_error_that_names_them() -> None:
    with pytest.raises(TypeError, match="lacks rest, walk, wait"):
        complete(Effect, {Effect.RUN: "runs"})
    table = dict.fromkeys(Effect, "told")
    assert complete(Effect, table) == table
