"""The vocabulary of Skeleton and its records: the box and the state of a match."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record

SEATS = 4
KINDS = 12
"""The most kinds of cards in a box."""


class Level(IntEnum):
    """The scorers of a round in which the highest cards are level."""

    NOBODY = 0
    ALL = 1


class Phase(IntEnum):
    """The next decision: by chance, or by the actor."""

    DEAL = 0  # chance: the card that a seat is dealt
    LAY = 1  # a seat, secretly: a card
    SHOW = 2  # chance: the card that is turned over next
    FULL_TIME = 3


class BoxRecord(Record):
    """The contents of the box, with the options of the match."""

    kinds: Int8
    counts: Annotated[Cells, np.int8, (KINDS,)]
    values: Annotated[Cells, np.int8, (KINDS,)]
    hand: Int8
    level: Int8


class State(Record):
    """The state of a match. Cards are counted by kind."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat that is dealt a card, or lays one, or whose card is turned over next."""
    turns: Int32
    """Cards laid."""

    deck: Annotated[Cells, np.int8, (KINDS,)]
    """Cards in the deck, by kind."""
    deck_size: Int16
    """Cards in the deck."""
    discard: Annotated[Cells, np.int8, (KINDS,)]
    """Cards in the discard pile, by kind."""
    hands: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards in each hand, by kind."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in each hand."""
    laid: Annotated[Cells, np.int8, (SEATS,)]
    """The card in front of each seat: its kind plus 1, 0 for none."""
    shown: Int8
    """The number of seats whose card lies face up, counted from seat 0."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals scored."""
