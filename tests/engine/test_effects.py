"""Tables of effects: columns of numbers and of functions, and what is wrong with a table that lacks an effect."""

from dataclasses import dataclass

import pytest

from kickabout.engine.effects import EffectTable, by_effect, complete


@dataclass(frozen=True)
class Row:
    worth: int | None = None


class Effect(EffectTable):
    """Three effects."""

    row: Row

    RUN = Row(3)
    REST = Row()
    WALK = Row(1)


def total(box: int, state: int, one: int, other: int) -> int:
    return box + state + one + other


def product(box: int, state: int, one: int, other: int) -> int:
    return box * state * one * other


def nothing(box: int, state: int, one: int, other: int) -> int:
    return 0


def test_a_column_has_a_number_for_each_effect() -> None:
    assert Effect.column("worth") == (3, -1, 1)


def test_the_rule_of_an_effect_is_called() -> None:
    rule = by_effect({Effect.REST: total, Effect.WALK: product}, nothing)
    assert [rule(effect, 1, 2, 3, 4) for effect in Effect] == [0, 10, 24]
    last = by_effect({Effect.RUN: total, Effect.REST: total, Effect.WALK: product})
    assert [last(effect, 1, 2, 3, 4) for effect in Effect] == [10, 10, 24]


def test_a_table_that_lacks_effects_is_an_error_that_names_them() -> None:
    with pytest.raises(TypeError, match="lacks rest, walk"):
        complete(Effect, {Effect.RUN: "runs"})
    table = dict.fromkeys(Effect, "told")
    assert complete(Effect, table) == table
