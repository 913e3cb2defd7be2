"""Shirts: each readable, and no two at a table in the same colour."""

import re
from itertools import combinations, permutations, product
from math import cbrt, dist
from pathlib import Path

import pytest

from kickabout.table.shirts import (
    ALIKE,
    COLOURS,
    MOST_APART,
    MOST_NUMBER,
    PATTERNS,
    Shirt,
    against,
    worn,
)
from kickabout.table.web import pages

TOKENS = (Path(pages.__file__).parent / "static" / "tokens.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("notation", ["014-1", "505-99", "120-10"])
def test_a_shirt_is_what_its_notation_says(notation: str) -> None:
    assert str(Shirt.read(notation)) == notation


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "014",
        "014-0",
        "014-100",
        "014-01",
        "004-1",
        "614-1",
        "016-1",
        "014-1 ",
        "014-١",
        "0144-1",
    ],
)
def test_what_is_no_shirt_is_refused(notation: str) -> None:
    with pytest.raises(ValueError, match="is no shirt"):
        Shirt.read(notation)


@pytest.mark.parametrize("own", [None, "230-9", "432-7"])
@pytest.mark.parametrize("rival", ["230-18", "432-3"])
def test_a_rival_changes_where_the_colours_clash(own: str | None, rival: str) -> None:
    there = Shirt.read(against(own, rival))
    if own is None or own[0] != rival[0]:
        assert str(there) == rival
    else:
        assert there.colour == Shirt.read(rival).other
    assert (there.pattern, there.number) == (Shirt.read(rival).pattern, Shirt.read(rival).number)


def test_whoever_has_no_shirt_wears_what_the_seat_has() -> None:
    assert [(one.colour, one.pattern, one.number) for one in worn([None] * 6)] == [
        (seat, seat, seat + 1) for seat in range(6)
    ]


def test_who_comes_second_in_a_colour_wears_the_other_one() -> None:
    shirt = "432-7"
    assert [one.colour for one in worn([shirt, None])] == [4, 0]  # blue looks like teal
    assert [one.colour for one in worn([shirt, shirt])] == [4, 3]
    assert [one.colour for one in worn([shirt, shirt, shirt])] == [4, 3, 0]
    assert [one.colour for one in worn([None, "052-7"])] == [1, 0]  # a bot makes way for people
    assert worn([shirt, shirt])[1].number == 7


def test_no_two_sides_look_alike() -> None:
    """Of the pairs of colours those are told to be alike that are nearest in OKLab, as eyes compare them."""
    pairs = sorted(
        combinations(range(len(COLOURS)), 2),
        key=lambda pair: dist(*(oklab(token(f"kit-{one}")) for one in pair)),
    )
    assert {frozenset(pair) for pair in pairs[: len(ALIKE)]} == ALIKE
    shirts = [str(Shirt(*two, 0, 7)) for two in permutations(range(len(COLOURS)), 2)]
    for own, rival in product(shirts, repeat=2):
        assert frozenset(one.colour for one in worn([own, rival])) not in ALIKE
        assert frozenset(Shirt.read(one).colour for one in (own, against(own, rival))) not in ALIKE


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_keeps_their_colour_when_the_seats_are_turned_round(seats: int) -> None:
    for shirts in product([None, "012-1", "130-1", "450-3"], repeat=min(seats, 4)):
        dress = worn([*shirts, *[None] * (seats - len(shirts))])
        kept = [str(one.shirt) for one in dress]
        turned = worn([*kept[1:], kept[0]])
        assert [one.colour for one in turned] == [one.colour for one in (*dress[1:], dress[0])]
        if seats <= MOST_APART:
            pairs = combinations([one.colour for one in dress], 2)
            assert not {frozenset(pair) for pair in pairs} & ALIKE


def test_no_two_at_a_table_have_the_same_colour() -> None:
    shirts = [None, "012-1", "102-1", "010-2", "450-3"]
    for four in product(shirts, repeat=4):
        assert len({one.colour for one in worn(four)}) == 4


def test_figures_can_be_read_on_every_shirt_and_colours_told_apart() -> None:
    for colour in range(len(COLOURS)):
        assert contrast(token(f"kit-{colour}"), token(f"on-{colour}")) >= 4.5
    for one, other in combinations(range(len(COLOURS)), 2):
        cloths = (channels(token(f"kit-{one}")), channels(token(f"kit-{other}")))
        assert sum((a - b) ** 2 for a, b in zip(*cloths, strict=True)) ** 0.5 > 60
    assert len(PATTERNS) == len(COLOURS)
    assert len(str(MOST_NUMBER)) == 2  # as many figures as a shirt has room for


def token(name: str) -> str:
    found = re.search(rf"--{name}: (#\w+);", TOKENS)
    assert found is not None
    return found[1]


def channels(colour: str) -> list[int]:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * sign for sign in colour[1:])
    return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def linear(colour: str) -> list[float]:
    parts = [value / 255 for value in channels(colour)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def oklab(colour: str) -> list[float]:
    """Return a colour in OKLab (https://bottosson.github.io/posts/oklab)."""
    red, green, blue = linear(colour)
    long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    ]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
