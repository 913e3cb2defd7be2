"""Building a roster: putting pieces in, taking them out, and the file."""

import pytest

from kickabout.engine.roster import (
    Bonus,
    CannotPut,
    Roster,
    checked_name,
    highest,
    lay_out,
    put,
    read_roster,
    take,
    write_roster,
)
from kickabout.text.localization import localization
from kickabout.text.reader import Reader
from tests.toy_roster import COUNTS, LISTS, PLAN, ToyRoster

SIDE, BENCH, DECK = PLAN.parts
EMPTY = Roster("Mine", {})
GOOD = 'name = "Mine"\nside = ["ann", "dot"]\nbench = ["cal"]\n[deck]\nfeint = 2\n'


def reason(error: CannotPut) -> str:
    return Reader(localization("en")).text(error.reason)


def test_pieces_stand_in_their_rows() -> None:
    roster = put(PLAN, put(PLAN, EMPTY, SIDE, "dot"), SIDE, "ann")
    rows, strays = lay_out(PLAN, SIDE, roster)
    assert [(f.row.key, [p.slug for p in f.pieces]) for f in rows] == [
        ("front", ["ann"]),
        ("goal", ["dot"]),
    ]
    assert strays == []
    assert EMPTY.parts == {}


def test_what_the_box_does_not_know_has_no_place() -> None:
    _, strays = lay_out(PLAN, BENCH, Roster("Mine", {"bench": ("dot", "zoe", "ann")}))
    assert strays == ["dot", "zoe"]


def test_one_may_replace_another_at_its_place() -> None:
    roster = Roster("Mine", {"side": ("ann", "bea", "dot")})
    assert put(PLAN, roster, SIDE, "cal", "ann").of("side") == ("cal", "bea", "dot")
    with pytest.raises(CannotPut) as caught:
        put(PLAN, roster, SIDE, "cal")
    assert reason(caught.value) == "Front: all 2 places are taken (TOY-1.1)."
    with pytest.raises(CannotPut) as caught:
        put(PLAN, roster, SIDE, "cal", "dot")
    assert "all 2 places are taken" in reason(caught.value)


def test_who_is_put_elsewhere_moves_over() -> None:
    roster = Roster("Mine", {"side": ("ann",), "bench": ("bea",)})
    moved = put(PLAN, roster, SIDE, "bea")
    assert (moved.of("side"), moved.of("bench")) == (("ann", "bea"), ())


@pytest.mark.parametrize(
    ("part", "slug", "held", "why"),
    [
        (SIDE, "ann", ("ann",), "Ann is there already (TOY-1.3)."),
        (SIDE, "zoe", (), "There is no “zoe” in the box."),
        (BENCH, "dot", (), "No keeper sits on the bench (TOY-1.4)."),
        (BENCH, "ann", ("bea",), "Bench: the one place is taken."),
        (
            DECK,
            "feint",
            ("feint", "feint"),
            "At most 2 of a card, and Feint is in it as often (TOY-2.1).",
        ),
        (DECK, "dive", ("feint", "feint", "dive"), "Deck: all 3 places are taken."),
    ],
)
def test_what_cannot_be_put_in_says_why(part: object, slug: str, held: object, why: str) -> None:
    roster = Roster("Mine", {part.key: held})  # type: ignore[attr-defined,dict-item]
    with pytest.raises(CannotPut) as caught:
        put(PLAN, roster, part, slug)  # type: ignore[arg-type]
    assert reason(caught.value) == why


def test_one_copy_is_taken_at_a_time() -> None:
    roster = Roster("Mine", {"deck": ("feint", "dive", "feint")})
    assert take(roster, DECK, "feint").of("deck") == ("feint", "dive")
    with pytest.raises(CannotPut) as caught:
        take(take(roster, DECK, "dive"), DECK, "dive")
    assert reason(caught.value) == "“dive” is not in Deck."


def test_of_several_bonuses_the_highest_counts() -> None:
    low, high = Bonus(2, "low", ("ann", "bea")), Bonus(5, "high", ("ann",))
    assert highest([low, high]) == {"ann": high, "bea": low}
    assert highest([high, low]) == {"ann": high, "bea": low}


def test_a_file_reads_as_it_was_written() -> None:
    roster = Roster('Ann "the Ant" Öz', {"side": ("ann",), "bench": (), "deck": ("feint", "feint")})
    text = write_roster(roster, LISTS, COUNTS)
    assert read_roster(text, LISTS, COUNTS) == roster
    assert write_roster(read_roster(text, LISTS, COUNTS), LISTS, COUNTS) == text


def test_what_a_file_leaves_out_is_empty() -> None:
    assert read_roster('name = "Mine"', LISTS, COUNTS).parts == {
        "side": (),
        "bench": (),
        "deck": (),
    }


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("name = \nside = []", r"not valid TOML: .*line 1"),
        ("side = " + "[" * 9000, "nested too deeply"),
        ("side = " + "{a = " * 9000, "nested too deeply"),
        (GOOD + "[deck]\n", r"not valid TOML: .*line 6"),
        ("side = []", "name must be a text"),
        ("name = 7", "name must be a text"),
        (f'name = "{"x" * 41}"', "at most 40 characters"),
        ('name = "a\\u0000b"', "control characters"),
        ('name = "a"\ncoach = "b"', "no key 'coach'; the keys are: name, side, bench, deck"),
        ('name = "a"\nside = "ann"', "side must be a list"),
        ('name = "a"\nside = ["ann", 7]', r"side\[2\] must be a short name"),
        ('name = "a"\nside = ["Ann Ant"]', r"side\[1\] must be a short name"),
        ('name = "a"\nbench = [' + '"ann",' * 100 + "]", "bench has 100 entries"),
        ('name = "a"\ndeck = ["feint"]', "deck must be a table of counts"),
        ('name = "a"\n[deck]\nfeint = "2"', "deck.feint must be a whole number"),
        ('name = "a"\n[deck]\nfeint = true', "deck.feint must be a whole number"),
        ('name = "a"\n[deck]\nfeint = 100', "deck.feint must be a whole number"),
        ('name = "a"\n[deck]\nfeint = 60\ndive = 60', "deck has 120 entries"),
        ('name = "a"\n[deck]\n"so so" = 1', "deck.so so must be a short name"),
    ],
)
def test_a_bad_file_is_told_its_line_or_key(wrong: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_roster(wrong, LISTS, COUNTS)


def test_a_name_is_trimmed() -> None:
    assert checked_name("  Night   Shift ") == "Night Shift"


def test_there_are_parts_and_pools_by_key() -> None:
    assert PLAN.part("bench") is BENCH
    with pytest.raises(ValueError, match="the parts are: side, bench, deck"):
        PLAN.part("coach")
    with pytest.raises(ValueError, match="no pool"):
        PLAN.pool("coaches")
    assert ToyRoster().complaints(None, PLAN.ready["reds"][0]) == []
