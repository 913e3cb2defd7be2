"""Boxes: every mistake in a file is reported with its file, its key and what is allowed."""

import copy
import dataclasses
import pickle
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import kickabout
from kickabout.engine.box_files import BoxError
from kickabout.engine.boxes import Option
from kickabout.engine.records import Record
from kickabout.games import find
from kickabout.games.futbol_dash import box as dash
from kickabout.text.messages import Message

OWN = Path(dash.__file__).with_name("box.toml")
TEXT = OWN.read_text(encoding="utf-8")


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return change


def with_kinds(kinds: int) -> Callable[[str], str]:
    row = '[[cards]]\nslug = "extra-{}"\nname = "Extra"\ncount = 1\neffect = "attack"\nvalue = 1\ntext = "More."\n'
    more = kinds - len(dash.load_box().cards)
    return lambda text: text + "".join(row.format(i) for i in range(more))


BREAKAGES = {
    "rules at odds": (
        changed("least-hand = 3", "least-hand = 7"),
        "rules.least-hand",
        "from 1 to 6 (cards, DASH-4.2), not 7",
    ),
    "a slug that means something else": (
        changed('slug = "nutmeg"', 'slug = "hand"'),
        "cards[2].slug",
        "must not be 'hand'",
    ),
    "too many kinds": (with_kinds(25), "cards are 25", "1..24"),
    "too many reviews": (
        changed('count = 2\neffect = "review"', 'count = 8\neffect = "review"'),
        "cards hold 8 review cards",
        "at most 7",
    ),
    "nobody can score": (changed("goal = 10", "goal = 0"), "shot-cards.goal", "at least 1"),
    "no end of corners": (
        changed("save = 3\nmiss = 3", "save = 0\nmiss = 0"),
        "shot-cards.save",
        "for ever",
    ),
    "more shot cards than fit": (
        changed("goal = 10\nsave = 3", "goal = 60\nsave = 60"),
        "shot-cards.goal",
        "more than 120",
    ),
    "a shoot-out of few cards": (
        lambda text: text.replace(
            "goal = 10\nsave = 3\nmiss = 3\n\n", "goal = 1\nsave = 1\nmiss = 3\n\n"
        ),
        "shoot-out-cards.goal",
        "fewer than 6",
    ),
    "an unknown face": (
        changed("own-goal = 1", "own-goal = 1\nthrow-in = 1"),
        "shot-cards.throw-in is not known here",
        "own-goal",
    ),
    "a corner in a shoot-out": (
        lambda text: text.replace("miss = 3\n\n", "miss = 3\ncorner = 1\n\n"),
        "shoot-out-cards.corner is not known here",
        "goal, miss, save",
    ),
    "no way to a shot": (
        lambda text: re.sub('effect = "(attack|penalty)"', 'effect = "defend"', text),
        "cards never make 11 attack points",
        "penalty",
    ),
}


@pytest.mark.parametrize("what", BREAKAGES)
def test_a_mistake_is_named(what: str, tmp_path: Path) -> None:
    change, key, allowed = BREAKAGES[what]
    path = tmp_path / "box.toml"
    path.write_text(change(TEXT), encoding="utf-8")
    with pytest.raises(BoxError) as caught:
        dash.load_box(path)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith("box.toml: ")
    assert key in str(caught.value)
    assert allowed in str(caught.value)


def test_the_most_kinds_still_fit(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(with_kinds(24)(TEXT), encoding="utf-8")
    assert dash.load_box(path).record.kinds == 24


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BoxError, match=r"none\.toml: cannot be read: No such file"):
        dash.load_box(path)


def test_a_folder_is_no_box(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="cannot be read"):
        dash.load_box(tmp_path)


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('game = "fútbol"'.encode("latin-1"))
    with pytest.raises(BoxError, match=r"latin\.toml: is not UTF-8 text"):
        dash.load_box(path)


def test_the_own_box_loads_with_its_options_at_their_defaults() -> None:
    box = dash.load_box()
    assert box.chosen == {"mode": "regular", "goals": 3, "express-end": "deck-out"}
    assert box.text == TEXT
    assert [card.count for card in box.cards] == [*box.record.counts][: box.record.kinds]
    assert sum(box.shot_cards) == 20


def test_a_file_may_bring_its_own_words(tmp_path: Path) -> None:
    text = changed('name = "Nutmeg"', 'name = "Nutmeg"\ntext = "Cheeky."')(TEXT)
    told = 'choices.regular = "As ever."\nchoices.express = "In a hurry."'
    text = changed('choices = ["regular", "express"]', told)(text)
    path = tmp_path / "box.toml"
    path.write_text(changed("[options.goals]", '[options.goals]\nhelp = "To win."')(text), "utf-8")
    box, own = dash.load_box(path), dash.load_box()
    assert (box.cards[1].text, box.options["goals"].help) == ("Cheeky.", "To win.")
    assert box.options["mode"].choices == {"regular": "As ever.", "express": "In a hurry."}
    assert (box.cards[0].text, box.digest) == (own.cards[0].text, own.digest)


def test_a_card_that_a_box_adds_needs_no_words(tmp_path: Path) -> None:
    row = '[[cards]]\nslug = "rabona"\nname = "Rabona"\ncount = 60\neffect = "attack"\nvalue = 2\n'
    path = tmp_path / "box.toml"
    path.write_text(f"{TEXT}\n{row}", encoding="utf-8")
    match = kickabout.new("futbol-dash", 2, box=path, seed=1)
    while "play rabona" not in match.legal:
        match.play(match.legal[0]) if match.legal else match.roll()
    cards = {card["card"]: card["text"] for card in match.view(match.state.actor)["hand"]}
    assert cards["rabona"] == ""
    assert match.play("play rabona") == [
        f"Player {match.state.turn} comes forward: Rabona. That makes 0\xa0+\xa02\xa0=\xa02."
    ]


def test_options_change_a_box_and_not_the_first(tmp_path: Path) -> None:
    box = dash.load_box()
    other = box.with_options({"mode": "express", "goals": "5"})
    assert (other.chosen["mode"], other.chosen["goals"]) == ("express", 5)
    assert (other.record.mode, other.record.goals) == (1, 5)
    assert (box.chosen["mode"], box.record.mode, box.record.goals) == ("regular", 0, 3)
    assert other.digest == box.digest


def test_the_digest_tells_boxes_apart(tmp_path: Path) -> None:
    path = tmp_path / "variant.toml"
    path.write_text(changed("hand = 6", "hand = 5")(TEXT), encoding="utf-8")
    assert dash.load_box(path).digest != dash.load_box().digest


def test_a_box_says_for_how_many_seats_it_holds_enough(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    small = TEXT
    for number in (14, 15, 5, 13):
        small = changed(f"count = {number}\n", "count = 1\n")(small)
    path.write_text(small, encoding="utf-8")
    cards = sum(dash.load_box(path).record.counts)
    game = find("futbol-dash")
    most = (cards - 1) // 6
    assert 2 <= most < 6
    game.box_for(most, {}, path)
    with pytest.raises(ValueError, match=f"{most + 1} seats need at least"):
        game.box_for(most + 1, {}, path)


WORD = Option("end", "short", "When?", {"short": "Soon.", "long": "Late."})
NUMBER = Option("goals", 3, "How many?", {}, 1, 9)


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        (WORD, "medium", "option end is one of short, long, not 'medium'"),
        (WORD, "", "option end is one of short, long, not ''"),
        (WORD, 1, "option end is one of short, long, not 1"),
        (WORD, ["short"], "option end is one of short, long"),
        (NUMBER, "three", "option goals is a whole number, not 'three'"),
        (NUMBER, True, "option goals is a whole number, not True"),
        (NUMBER, 2.0, "option goals is a whole number, not 2.0"),
        (NUMBER, None, "option goals is a whole number, not None"),
        (NUMBER, "-1", "option goals is a whole number, not '-1'"),
        (NUMBER, "²", "option goals is a whole number, not '²'"),
        (NUMBER, 0, "option goals lies in 1..9, not 0"),
        (NUMBER, "10", "option goals lies in 1..9, not 10"),
    ],
)
def test_a_wrong_value_of_an_option_is_named(option: Option, value: object, complaint: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared below
        option.checked(value)
    assert complaint in str(caught.value)


def test_a_right_value_of_an_option_gets_its_type() -> None:
    assert WORD.checked("long") == "long"
    assert NUMBER.checked("9") == NUMBER.checked(9) == 9


def test_a_box_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        dash.load_box().text = ""  # type: ignore[misc]  # that is the point
    with pytest.raises(TypeError, match="read-only"):
        dash.load_box().record.hand = 5
    with pytest.raises(TypeError, match="does not support item assignment"):
        dash.load_box().chosen["mode"] = "express"  # type: ignore[index]  # that is the point


@pytest.mark.parametrize("game", kickabout.available_games())
def test_nothing_in_a_box_can_be_changed(game: str) -> None:
    match = kickabout.new(game, 2, seed=1)
    for _ in range(60):
        match.roll() if match.is_chance else match.play(match.legal[0])
        match.view()
    assert len(vars(match.box)) > len(dataclasses.fields(match.box))  # more has been derived by now
    assert list(changeable("box", match.box)) == []


MEMOS = {"names", "numbers"}
"""The notation as far as it was asked for, kept for the next time; it grows and never changes."""


def changeable(name: str, value: Any) -> Iterator[str]:
    """Yield the names of all parts of a value that could be changed."""
    inside: Iterable[tuple[object, object]] = ()
    if isinstance(value, Record):
        inside = ((field, getattr(value, field)) for field in value.dtype.names or ())
        for field in value.dtype.names or ():
            if isinstance(getattr(value, field), int):
                with pytest.raises(TypeError, match="read-only"):
                    setattr(value, field, 0)
    elif isinstance(value, memoryview) and value.readonly:
        pass
    elif isinstance(value, tuple):
        inside = enumerate(value)
    elif isinstance(value, MappingProxyType):
        inside = value.items()
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        with pytest.raises(dataclasses.FrozenInstanceError):
            value.anything = 1  # type: ignore[attr-defined]  # that is the point
        own = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        derived = getattr(value, "__dict__", {}).items()
        inside = (own | {key: part for key, part in derived if key not in MEMOS}).items()
    elif not isinstance(value, str | int | float | Message | None):
        yield name
    for place, part in inside:
        yield from changeable(f"{name}.{place}", part)


def test_a_box_is_read_once(tmp_path: Path) -> None:
    assert dash.load_box() is dash.load_box()
    assert kickabout.new("futbol-dash", 2).box is dash.load_box()
    path = tmp_path / "box.toml"
    path.write_text(changed("hand = 6", "hand = 5")(TEXT), encoding="utf-8")
    box = dash.load_box(path)
    assert dash.load_box(path) is box


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    for hand in (5, 4):  # as long as each other, and within one tick of the clock
        path.write_text(changed("hand = 6", f"hand = {hand}")(TEXT), encoding="utf-8")
        assert dash.load_box(path).record.hand == hand
    path.write_text("game = 1", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BoxError, match="game must be one of"):
            dash.load_box(path)


@pytest.mark.parametrize("game", kickabout.available_games())
def test_a_box_can_be_pickled(game: str) -> None:
    box = find(game).load_box(None)
    options = {name: option.default for name, option in box.options.items()}
    first = next(option for option in box.options.values() if len(option.choices) > 1)
    box = box.with_options(options | {first.name: list(first.choices)[-1]})
    again = pickle.loads(pickle.dumps(box))
    assert again == box
    assert again.record == box.record
    assert (again.digest, again.chosen) == (box.digest, box.chosen)
    assert list(changeable("box", again)) == []
    assert copy.deepcopy(box) is box
