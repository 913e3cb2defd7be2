"""The description of a box: what it makes of a file, and the error for every mistake in one."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import numpy as np
import pytest

from kickabout.engine.box_fields import (
    As,
    Between,
    Except,
    Fills,
    Given,
    Key,
    Kit,
    OrElse,
    Per,
    Row,
    RowOf,
    Sign,
    Size,
    Unique,
    Where,
    Words,
    Wrong,
)
from kickabout.engine.box_files import BoxError, Field, Part
from kickabout.engine.boxes import Box, numbers_of, slugs_of
from kickabout.engine.records import Cells, Int8, Record
from kickabout.text.messages import Message, Text


class Trick(IntEnum):
    NOTHING = 0
    LOB = 1
    RABONA = 2


class FiveRecord(Record):
    hand: Int8
    kinds: Int8
    trick: Annotated[Cells, np.int8, (4,)]
    values: Annotated[Cells, np.int8, (4,)]
    shirts: Annotated[Cells, np.int8, (4, 2)]
    weather: Annotated[Cells, np.int8, (3,)]
    sides: Int8
    amount: Annotated[Cells, np.int8, (4, 2)]
    fixed: Annotated[Cells, np.int8, (2,)]
    long: Int8
    goals: Int8


def five(part: Part) -> int:
    number = part.number(0, 100)
    if number % 5:
        part.fail(f"must be a multiple of 5, not {number}")
    return number


@dataclass(frozen=True, kw_only=True)
class Rules:
    hand: Annotated[int, Between(1, 12)]
    spare: Annotated[int, Between(0, "rules.hand")] = 2
    worst: Annotated[int, Between(1, 12, "cards", "FIVE-2.1")] = 1

    def check(self) -> None:
        if self.worst > self.hand:
            raise Wrong("worst", f"must not exceed hand, {self.hand}")


@dataclass(frozen=True, kw_only=True)
class Effect:
    amount: Annotated[int, Between(1, 9)]


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    slug: Annotated[str, Unique(("deck",))]
    name: Words
    trick: Annotated[Trick, Except((Trick.NOTHING,))]
    value: Annotated[int, Where("trick", {Trick.LOB: Between(1, 5)}, 0), Fills("values")]
    type_: Annotated[Literal["attack", "defence"], Key("type")] = "attack"
    effects: Annotated[tuple[Effect, ...], Size(0, 2)] = ()
    sign: Sign
    text: Text


@dataclass(frozen=True, kw_only=True)
class Side(Row, noun="team"):
    number: Annotated[int, Given(lambda row, _: row.index + 1)]
    slug: Annotated[str, Unique()]
    name: Words
    kit: Kit
    shirts: Annotated[tuple[int, ...], Between(1, 99), Size(2, 2, meanings=("striker", "libero"))]
    fives: Annotated[tuple[Annotated[int, As(five)], ...], Size(0, 3)] = ()
    best: Annotated[int, RowOf("cards")]
    counts: Annotated[tuple[int, ...], Per("cards", optional=True), Between(1, 3)]
    stand: Rules | None = None
    text: Annotated[Text, OrElse("no-line")]


@dataclass(frozen=True, kw_only=True)
class FiveBox(Box):
    game: ClassVar = "fives"

    class Options:
        home: Annotated[int, RowOf("sides", 1, unless="choose"), Fills("fixed", 0)]
        away: Annotated[int, RowOf("sides", 1, unless="choose"), Fills("fixed", 1)]
        long: bool
        goals: int

    rules: Rules
    weather: Annotated[tuple[int, ...], Per(Trick), Between(0, 9)]
    cards: Annotated[tuple[Card, ...], Size(1, 4), Fills("kinds")]
    sides: Annotated[tuple[Side, ...], Size(1, 3)]

    card_slugs = slugs_of("cards")
    side_numbers = numbers_of("sides", 1)

    @cached_property
    def record(self) -> FiveRecord:
        return self.filled(FiveRecord()).read_only()

    def check(self) -> None:
        for place, side in enumerate(self.sides, 1):
            if sum(side.counts) > self.rules.hand:
                raise Wrong(f"sides[{place}].counts", f"are more than a hand, {self.rules.hand}")

    def check_seats(self, seats: int) -> None:
        pass


@dataclass(frozen=True, kw_only=True)
class Many(FiveBox):
    cards: Annotated[tuple[Card, ...], Size(1, 99)]


TEXT = """
game = "fives"
name = "Sunday"

[rules]
hand = 4

[weather]
nothing = 1
lob = 2
rabona = 3

[options.home]
default = "reds"
choices = ["choose"]

[options.away]
default = "choose"
choices = ["choose"]
newcomer = "reds"

[options.long]
default = "on"
choices = ["off", "on"]

[options.goals]
default = 3
least = 1
most = 9

[[cards]]
slug = "chip"
name = "Chip"
trick = "lob"
value = 5
effects = [{ amount = 2 }, { amount = 3 }]

[[cards]]
slug = "flick"
name = "Flick"
trick = "rabona"
type = "defence"
sign = "heel"
text = "Behind the leg."

[[sides]]
slug = "reds"
name = "Reds"
kit = "#ff0000 #ffffff"
shirts = [9, 10]
fives = [5, 10]
best = "flick"
counts = { flick = 3 }

[sides.stand]
hand = 1
spare = 0
"""


def test_a_file_becomes_the_objects_that_describe_it() -> None:
    box = FiveBox.read(TEXT)
    chip, flick = box.cards
    assert (chip.trick, chip.value, chip.type_, chip.sign) == (Trick.LOB, 5, "attack", "chip")
    assert (flick.trick, flick.value, flick.type_, flick.sign) == (
        Trick.RABONA,
        0,
        "defence",
        "heel",
    )
    assert chip.text == Message("card-chip.text")
    assert flick.text == "Behind the leg."
    assert [effect.amount for effect in chip.effects] == [2, 3]
    (reds,) = box.sides
    assert (reds.number, reds.shirts, reds.fives, reds.best, reds.counts) == (
        1,
        (9, 10),
        (5, 10),
        1,
        (0, 3),
    )
    assert reds.text == Message("team-reds.text").or_else("no-line")
    assert (reds.named.kind, reds.stand) == ("team", Rules(hand=1, spare=0))
    assert (box.name, box.rules.spare, box.weather) == ("Sunday", 2, (1, 2, 3))
    assert (box.card_slugs, dict(box.side_numbers)) == (("chip", "flick"), {"reds": 1})


def test_options_may_name_rows() -> None:
    box = FiveBox.read(TEXT)
    home, away = box.options["home"], box.options["away"]
    told = Message("ready-made", name=box.sides[0].named, text=box.sides[0].text)
    assert (home.default, home.choices) == (
        "reds",
        {"choose": Message("option-home-choose.help"), "reds": told},
    )
    assert (away.newcomer, [*away.choices]) == ("reds", ["choose", "reds"])


def test_an_option_may_say_nothing_without_another() -> None:
    box = FiveBox.read(TEXT.replace("least = 1", 'least = 1\nonly-if = ["long", "on"]'))
    assert (box.options["goals"].only_if, box.options["long"].only_if) == (("long", "on"), None)


def test_the_record_has_the_numbers_under_their_names() -> None:
    record = FiveBox.read(TEXT).record
    assert (record.hand, record.kinds, record.sides, record.goals, record.long) == (4, 2, 1, 3, 1)
    assert list(record.trick) == [1, 2, 0, 0]
    assert list(record.values) == [5, 0, 0, 0]
    assert [record.shirts[1, i] for i in range(2)] == [9, 10]
    assert [record.amount[0, i] for i in range(2)] == [2, 3]
    assert list(record.weather) == [1, 2, 3]
    assert list(record.fixed) == [1, -1]


MISTAKES = {
    "not TOML": ("[rules]", "[rules", "is not valid TOML: a bracket is not closed (at line 5, column 7)"),
    "another game": ('"fives"', '"chess"', "game must be one of fives, not 'chess'"),
    "no game": ('game = "fives"', "", "game is missing"),
    "an empty name": ('"Sunday"', '" "', "name must be a text in quotes, not ' '"),
    "no table": ("[rules]", "[rulez]", "rules is missing (is it 'rulez' that is meant?)"),
    "a number for a table": ("[rules]", "rules = 1\n[rulez]", "rules must be a table"),
    "a table too many": ("[weather]", "[fans]\n[weather]", "fans is not known here; allowed: cards, game, name, options, rules, sides, weather"),
    "a number too large": ("hand = 4", "hand = 13", "rules.hand must be a whole number from 1 to 12, not 13"),
    "a number with a unit and a clause": ("hand = 4", "hand = 4\nworst = 13", "rules.worst must be a whole number from 1 to 12 (cards, FIVE-2.1), not 13"),
    "a number too small": ("hand = 4", "hand = 0", "rules.hand must be a whole number from 1 to 12, not 0"),
    "a number as text": ("hand = 4", "hand = '4'", "rules.hand must be a whole number from 1 to 12, not '4'"),
    "half a number": ("hand = 4", "hand = 4.5", "rules.hand must be a whole number from 1 to 12, not 4.5"),
    "a truth for a number": ("hand = 4", "hand = true", "rules.hand must be a whole number from 1 to 12, not True"),
    "a key misspelled": ("hand = 4", "hnad = 4", "rules.hand is missing (is it 'hnad' that is meant?)"),
    "a key too many": ("hand = 4", "hand = 4\nspre = 1", "rules.spre is not known here (is it 'spare' that is meant?); allowed: hand, spare, worst"),
    "more than another number": ("hand = 4", "hand = 4\nspare = 5", "rules.spare must be a whole number from 0 to 4, not 5"),
    "fields at odds": ("hand = 4", "hand = 4\nworst = 5", "rules.worst must not exceed hand, 4"),
    "tables at odds": ("flick = 3", "flick = 3, chip = 2", "reds, sides[1].counts are more than a hand, 4"),
    "a word missing": ("rabona = 3", "", "weather.rabona is missing"),
    "a word too many": ("rabona = 3", "rabona = 3\nvolley = 1", "weather.volley is not known here; allowed: lob, nothing, rabona"),
    "an unknown word": ('"lob"', '"lop"', "chip, cards[1].trick must be one of lob, rabona, not 'lop' (is it 'lob' that is meant?)"),
    "a word left out": ('"lob"', '"nothing"', "chip, cards[1].trick must be one of lob, rabona, not 'nothing'"),
    "a number for a word": ('"lob"', "1", "chip, cards[1].trick must be one of lob, rabona, not 1"),
    "another literal": ('"defence"', '"midfield"', "flick, cards[2].type must be one of attack, defence, not 'midfield'"),
    "a value out of its range": ("value = 5", "value = 6", "chip, cards[1].value must be a whole number from 1 to 5, not 6"),
    "a value missing": ("value = 5", "", "chip, cards[1].value is missing"),
    "a value that does not belong": ('"rabona"', '"rabona"\nvalue = 1', "flick, cards[2].value is not known here; allowed: effects, name, sign, slug, text, trick, type"),
    "an empty text": ('"Behind the leg."', '""', "flick, cards[2].text must be a text in quotes, not ''"),
    "a slug twice": ('slug = "flick"', 'slug = "chip"', "chip, cards[2].slug 'chip' stands twice"),
    "a slug in capitals": ('slug = "flick"', 'slug = "Flick"', "Flick, cards[2].slug is lower-case letters and digits with hyphens, not 'Flick'"),
    "a slug with a meaning": ('slug = "flick"', 'slug = "deck"', "deck, cards[2].slug must not be 'deck', which has a meaning of its own"),
    "no rows": ("[[sides]]", "[sides]", "sides must be a list of [[sides]] tables"),
    "rows inside": ("{ amount = 2 }", "2", "chip, cards[1].effects must be a list of [[cards.effects]] tables"),
    "a wrong row inside": ("amount = 2", "amount = 0", "chip, cards[1].effects[1].amount must be a whole number from 1 to 9, not 0"),
    "too many rows inside": ("{ amount = 3 }", "{ amount = 3 }, { amount = 3 }", "chip, cards[1].effects are 3; there must be 0..2"),
    "a short list": ("[9, 10]", "[9]", "reds, sides[1].shirts must be a list of 2 values, not [9]"),
    "no list": ("[9, 10]", "9", "reds, sides[1].shirts must be a list of 2 values, not 9"),
    "a wrong value in a list": ("[9, 10]", "[9, 0]", "reds, sides[1].shirts[2] (libero) must be a whole number from 1 to 99, not 0"),
    "a value read otherwise": ("[5, 10]", "[5, 11]", "reds, sides[1].fives[2] must be a multiple of 5, not 11"),
    "no row of that slug": ('best = "flick"', 'best = "flic"', "reds, sides[1].best must be one of chip, flick, not 'flic' (is it 'flick' that is meant?)"),
    "a count of no row": ("flick = 3", "flic = 3", "reds, sides[1].counts.flic is not known here (is it 'flick' that is meant?); allowed: chip, flick"),
    "no colours": ("#ff0000 #ffffff", "red", "reds, sides[1].kit must be two colours such as '#16325c #f4f1e6', not 'red'"),
    "a wrong optional table": ("hand = 1", "hand = 0", "reds, sides[1].stand.hand must be a whole number from 1 to 12, not 0"),
    "an option missing": ("[options.long]", "[options.lung]", "options.long is missing (is it 'lung' that is meant?)"),
    "an option too many": ("[options.long]", "[options.fans]\n[options.long]", "options.fans is not known here; allowed: away, goals, home, long"),
    "an unknown default": ('default = "on"', 'default = "of"', "options.long.default must be one of off, on, not 'of' (is it 'off' that is meant?)"),
    "an unknown choice": ('["off", "on"]', '["off", "never"]', "options.long.choices[2] must be one of off, on, not 'never'"),
    "an unknown choice explained": ('choices = ["off", "on"]', "choices.on = 'Yes.'\nchoices.never = 'No.'", "options.long.choices.never is not known here; allowed: off, on"),
    "choices that are none": ('["off", "on"]', "7", "options.long.choices must be a list of 0..2 values, not 7"),
    "an unknown word for newcomers": ('newcomer = "reds"', 'newcomer = "blues"', "options.away.newcomer must be one of choose, reds, not 'blues'"),
    "a default out of range": ("default = 3", "default = 10", "options.goals.default must be a whole number from 1 to 9, not 10"),
    "a key too many in an option": ("least = 1", "least = 1\nmean = 3", "options.goals.mean is not known here; allowed: default, help, least, most, only-if"),
    "an option that depends on none": ("least = 1", 'least = 1\nonly-if = ["longer", "on"]', "options.goals.only-if must name an option and one of its words"),
    "an option that depends on no word": ("least = 1", 'least = 1\nonly-if = ["long", "longest"]', "options.goals.only-if must name an option and one of its words"),
    "an empty explanation": ("[options.long]", "[options.long]\nhelp = ''", "options.long.help must be a text in quotes, not ''"),
}  # fmt: skip


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_named_with_its_row_and_key_and_what_is_allowed(what: str) -> None:
    old, new, complaint = MISTAKES[what]
    assert old in TEXT
    with pytest.raises(BoxError) as caught:
        FiveBox.read(TEXT.replace(old, new, 1), "mine.toml")
    assert str(caught.value) == f"mine.toml: {complaint}"
    assert caught.value.key in complaint


def test_of_many_words_only_the_nearest_is_named() -> None:
    cards = "".join(f'[[cards]]\nslug="c{n}"\nname="C"\ntrick="rabona"\n' for n in range(31))
    text = TEXT.replace('best = "flick"', 'best = "chop"') + cards
    with pytest.raises(BoxError) as caught:
        Many.read(text)
    assert str(caught.value) == (
        "box.toml: reds, sides[1].best must be one of the slugs of cards, not 'chop' (is it 'chip' that is meant?)"
    )


def test_fields_are_told_up_to_the_first_mistake() -> None:
    fields = FiveBox.fields(TEXT)
    assert fields["rules.hand"] == Field(1, 12)
    assert fields["cards[1].value"] == Field(1, 5)
    assert fields["cards[1].trick"].choices == ("lob", "rabona")
    assert fields["sides[1].shirts[2]"].most == 99
    assert fields["options.home.default"].choices == ("choose", "reds")
    wrong = FiveBox.fields(TEXT.replace("value = 5", "value = 6"))
    assert [*wrong][-1] == "cards[1].value"
    assert FiveBox.fields("[") == {}


def test_a_number_without_a_range_is_a_mistake_of_the_description() -> None:
    @dataclass(frozen=True)
    class Loose(FiveBox):
        loose: int

    with pytest.raises(TypeError, match=r"the field loose of a box needs Between\(\.\.\.\)"):
        Loose.read("loose = 1\n" + TEXT)


@pytest.mark.parametrize(
    ("old", "new", "is_other"),
    [
        ("hand = 4", "hand = 5", True),
        ("rabona = 3", "rabona = 4", True),
        ("value = 5", "value = 4", True),
        ("amount = 3", "amount = 4", True),
        ('"defence"', '"attack"', True),
        ("[9, 10]", "[10, 9]", True),
        ('best = "flick"', 'best = "chip"', True),
        ('slug = "reds"', 'slug = "blues"', True),
        ("spare = 0", "spare = 1", True),
        ("flick = 3", "flick = 2", True),
        ("default = 3", "default = 4", False),
        ('"Chip"', '"Lupfer"', False),
        ("#ff0000", "#00ff00", False),
        ('"heel"', '"toe"', False),
        ('"Behind the leg."', '"Hinten herum."', False),
    ],
)
def test_numbers_and_slugs_tell_boxes_apart_and_words_do_not(
    old: str, new: str, is_other: bool
) -> None:
    text = TEXT.replace('default = "reds"', 'default = "choose"').replace('newcomer = "reds"', "")
    assert old in text
    one, other = FiveBox.read(text), FiveBox.read(text.replace(old, new, 1))
    assert (one.digest != other.digest) == is_other
