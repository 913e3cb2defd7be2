"""Boxes being edited: validation of the input, and what the editor shows about them."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from kickabout.engine.box_files import BoxError
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.toml_files import read_toml
from kickabout.games import find, names
from kickabout.lab.boxes.changes import Change, changes
from kickabout.lab.boxes.fields import Group, Input, edited, groups, with_copy, without_row
from kickabout.lab.boxes.remarks import Doubt, doubts
from kickabout.table.errors import BadRequest
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

MOST_BYTES = 32 << 10
"""The largest box file accepted; the longest of the games' own has 28 kB."""
MOST_NAME = 60


class WrongBox(BadRequest):
    """An invalid box: the message says what is wrong, `key` where."""

    def __init__(self, message: Message, key: str = "") -> None:
        super().__init__(message)
        self.key = key
        """Such as `cards[3].count`; empty for the file as a whole."""


@dataclass(frozen=True)
class Draft:
    """A valid box with its game."""

    game: Game
    box: Box

    @property
    def name(self) -> str:
        """What it is called."""
        return self.box.name

    @property
    def digest(self) -> str:
        """The key of its text in the database."""
        return hashlib.sha256(self.box.text.encode()).hexdigest()


def read_draft(text: str, game: str = "") -> Draft:
    """Parse and check a box; raise `WrongBox` saying what is wrong, and where.

    Without a `game` it may be of any.
    """
    _check_size(text)
    text = "\n".join(text.splitlines()) + "\n"
    try:
        told = read_toml(text).get("game")
        known = [game] if game else names()
        if told not in known:
            raise WrongBox(
                Message("error-lab-game", games=tuple(known), game=f"{told or ''}"), "game"
            )
        rules = find(str(told))
        box = read_text(rules, text)
        box.check_seats(rules.least_seats)
    except BoxError as error:
        raise WrongBox(_said(error), error.key) from error
    except ValueError as error:
        raise WrongBox(_said(error)) from error
    _check_name(box.name)
    return Draft(rules, box)


def first_draft(text: str, name: str, otherwise: str) -> Draft:
    """Parse a new box; without a `name` it keeps its own, or is called `otherwise`.

    Raises `WrongBox`.
    """
    _check_size(text)
    try:
        has_name = "name" in read_toml(text)
    except ValueError as error:
        raise WrongBox(_said(error)) from error
    if name or not has_name:
        text = named(text, name or otherwise)
    return read_draft(text)


def named(text: str, name: str) -> str:
    """Return the text with another name; raise `WrongBox` for an invalid name or text."""
    _check_name(name)
    try:
        if "name" in read_toml(text):
            return edited(text, {"name": name})
    except ValueError as error:
        raise WrongBox(_said(error)) from error
    return f"name = {json.dumps(name, ensure_ascii=False)}\n{text}"


def with_values(text: str, shown: str, values: Mapping[str, str]) -> str:
    """Return the text with those values that differ from the version a page has `shown`.

    Changes made in another window meanwhile are kept. Raises `WrongBox` for a key that no longer exists.
    """
    try:
        before = {given.key: given.value for given in _inputs(shown)}
        typed = {
            key: value.strip()
            for key, value in values.items()
            if before.get(key, value) != value.strip()
        }
        return edited(text, typed) if typed else text
    except ValueError as error:
        raise WrongBox(_said(error)) from error


def with_copied_row(text: str, key: str) -> str:
    """Return the text with a copy of a row under a new slug; raise `WrongBox` if there is no such row."""
    try:
        slug = next((given.value for given in _inputs(text) if given.key == f"{key}.slug"), "row")
        stem = slug.rstrip("0123456789").rstrip("-")
        number = 2
        while f'"{stem}-{number}"' in text:
            number += 1
        return with_copy(text, key, f"{stem}-{number}")
    except ValueError as error:
        raise WrongBox(_said(error)) from error


def without_that_row(text: str, key: str) -> str:
    """Return the text without a row; raise `WrongBox` if there is no such row."""
    try:
        return without_row(text, key)
    except ValueError as error:
        raise WrongBox(_said(error)) from error


def read_text(game: Game, text: str) -> Box:
    """Parse a box; raise `BoxError`, which calls the file `box.toml`."""
    return game.load_box(None).read(text)


@lru_cache(maxsize=32)
def form(game: str, text: str) -> tuple[Group, ...]:
    """Return the form of a box."""
    return tuple(groups(text, find(game).load_box(None).fields(text)))


@lru_cache(maxsize=32)
def own_values(game: str) -> dict[str, str]:
    """Return the values of a game's own box, by row and key as `changes` names them."""
    rules = find(game)
    return _by_slug(form(game, rules.load_box(None).text))


def differing(game: str, shown: tuple[Group, ...]) -> dict[str, str]:
    """Return the own box's values of all fields that differ from it, by key."""
    own = own_values(game)
    return {
        given.key: own[path]
        for group in shown
        for path, given in _paths(group)
        if path in own and own[path] != given.value
    }


def _by_slug(shown: tuple[Group, ...]) -> dict[str, str]:
    return {path: given.value for group in shown for path, given in _paths(group)}


def _paths(group: Group) -> list[tuple[str, Input]]:
    """Return the fields of a group by table, slug and label, which stay the same when rows move."""
    paths = []
    for row in group.rows:
        slug = next((given.value for given in row.inputs if given.label == "slug"), row.key)
        paths += [(f"{group.name} {slug} {given.label}", given) for given in row.inputs]
    return paths


@lru_cache(maxsize=32)
def shown_changes(game: str, text: str) -> tuple[Change, ...]:
    """Return the differences from the game's own box, except the name."""
    own = find(game).load_box(None).text
    return tuple(change for change in changes(own, text) if change.path != "name")


@lru_cache(maxsize=32)
def shown_doubts(game: str, text: str) -> tuple[Doubt, ...]:
    """Return the remarks on a box; this takes seconds for a box of many rows."""
    rules = find(game)
    return tuple(doubts(rules, read_text(rules, text)))


def seats_of(draft: Draft) -> list[int]:
    """Return the numbers of seats for which the box has enough cards."""
    fits = []
    for seats in range(draft.game.least_seats, draft.game.most_seats + 1):
        try:
            draft.box.check_seats(seats)
        except ValueError:
            break
        fits.append(seats)
    return fits


def with_typed(shown: tuple[Group, ...], typed: Mapping[str, str]) -> tuple[Group, ...]:
    """Return the form with invalid input still in its fields."""
    return tuple(
        replace(
            group,
            rows=tuple(
                replace(
                    row,
                    inputs=tuple(
                        replace(given, value=typed.get(given.key, given.value))
                        for given in row.inputs
                    ),
                )
                for row in group.rows
            ),
        )
        for group in shown
    )


def _inputs(text: str) -> list[Input]:
    """Return all fields of a box."""
    game = read_toml(text).get("game")
    shown = form(game, text) if game in names() else ()
    return [given for group in shown for row in group.rows for given in row.inputs]


def _check_name(name: str) -> None:
    if not name.strip() or len(name) > MOST_NAME or not name.isprintable():
        raise WrongBox(Message("error-lab-name", most=MOST_NAME), "name")


def _check_size(text: str) -> None:
    size = len(text.encode())
    if size > MOST_BYTES:
        raise WrongBox(Message("error-file-long", size=size, most=MOST_BYTES))


def _said(error: ValueError) -> Message:
    """Return the message of an error without the file name."""
    told = error.fault if isinstance(error, BoxError) else explanation(error)
    return Message("error-lab-box", error=told)
