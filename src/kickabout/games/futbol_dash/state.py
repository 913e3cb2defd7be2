"""The vocabulary of Fútbol Dash and its records: the box and the state of a match."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record


class Face(IntEnum):
    """The face of a shot card."""

    GOAL = 0
    SAVE = 1
    MISS = 2
    CORNER = 3
    OWN_GOAL = 4


class Group(IntEnum):
    """How an action card is played."""

    OFFENCE = 0  # laid down before its player, unless it is cancelled by an answer
    DEFENCE = 1  # laid down before an opponent, likewise
    CHANGER = 2  # carried out at once
    REFEREE = 3  # in answer to another card


class Mode(IntEnum):
    """The way a match is won: by goals, or by the lead when the deck is used up."""

    REGULAR = 0
    EXPRESS = 1


class ExpressEnd(IntEnum):
    """The event that ends an Express match."""

    DECK_OUT = 0
    HANDS_OUT = 1


class Phase(IntEnum):
    """The next decision: by chance, or by the seat that is asked."""

    KICK_OFF = 0  # chance: who starts
    DEAL = 1  # chance: the card that `drawer` is dealt
    DRAW = 2  # chance: the card that `drawer` draws at the start of the turn
    PLAY = 3  # a seat: the card of the turn
    ANSWER = 4  # a seat: a referee card, or hold
    REPLACE = 5  # chance: the card that `drawer` draws for a referee card
    SHOW = 6  # a seat: the next card of a hand that holds nothing to play
    DISCARD = 7  # a seat: the card that it throws away instead
    SWAP = 8  # a seat: the cards that a Substitution takes out
    SWAP_DRAW = 9  # chance: the cards that it brings in
    SHOOT = 10  # chance: the face of the shot card
    SHOOT_OUT = 11  # chance: the same, in a shoot-out
    FULL_TIME = 12


class ShootOut(IntEnum):
    """The stage of a shoot-out."""

    NOT_BEGUN = 0
    ROUNDS = 1
    SUDDEN_DEATH = 2


NONE = -1
"""No seat, no card, no face."""
SEATS = 6
KINDS = 24
"""The most kinds of action cards in a box."""
FACES = len(Face)
MOST_SKIPS = 99
"""The most turns that a seat can owe (DASH-8.14)."""
MOST_ANSWERS = 8
"""The most referee cards in one chain of answers; `load_box` checks that a box holds too few for more."""


class BoxRecord(Record):
    """The contents of the box, with the options of the match."""

    kinds: Int8
    counts: Annotated[Cells, np.int8, (KINDS,)]
    effects: Annotated[Cells, np.int8, (KINDS,)]
    values: Annotated[Cells, np.int8, (KINDS,)]
    groups: Annotated[Cells, np.int8, (KINDS,)]
    on_oneself: Annotated[Cells, np.int64, (KINDS,)]
    """The refusal of each kind on oneself, as wide as compiled rules return it; NONE for a card without a target."""
    too_few: Annotated[Cells, np.int64, (KINDS,)]
    """The refusal of each kind with fewer attack points than its value, or NONE."""
    stays: Annotated[Cells, np.int8, (KINDS,)]
    """1 for a kind that stays on the table when the attack there is lost."""
    kept: Annotated[Cells, np.int16, (KINDS,)]
    """The worth of keeping a card of each kind, to the rule of thumb."""
    held: Annotated[Cells, np.int16, (KINDS,)]
    """The worth of a card of each kind in a hand, to the evaluation of a position."""
    referees: Int8
    """The number of kinds that are referee cards."""
    referee_kinds: Annotated[Cells, np.int8, (KINDS,)]
    """The numbers of those kinds, ascending."""
    shot_cards: Annotated[Cells, np.int8, (FACES,)]
    shoot_out_cards: Annotated[Cells, np.int8, (FACES,)]
    hand: Int8
    least_hand: Int8
    attack_points: Int8
    shoot_out_rounds: Int8
    mode: Int8
    goals: Int8
    express_end: Int8


class State(Record):
    """The state of a match. Cards are counted by kind; shot cards by face."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat whose turn it is, or was when the regular match ended."""
    turns: Int32
    """Turns begun."""

    deck: Annotated[Cells, np.int8, (KINDS,)]
    """Cards in the deck, by kind."""
    discard: Annotated[Cells, np.int8, (KINDS,)]
    """Cards in the discard pile, by kind."""
    removed: Annotated[Cells, np.int8, (KINDS,)]
    """Cards that left the game."""
    deck_size: Int16
    """Cards in the deck."""
    top: Int8
    """The kind of the card on top of the discard pile, or NONE."""

    hands: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards in each hand, by kind."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in each hand."""
    known: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards of a hand that everybody has seen."""
    table: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards in front of a seat: attack, defence and red cards."""
    points: Annotated[Cells, np.int8, (SEATS,)]
    """Attack points."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals scored."""
    shots: Annotated[Cells, np.int8, (SEATS, FACES)]
    """Face-up shot cards that lie with a seat."""
    skips: Annotated[Cells, np.int8, (SEATS,)]
    """Turns that a seat has to sit out."""
    fewer: Annotated[Cells, np.int8, (SEATS,)]
    """Cards by which red cards have reduced a seat's hand."""

    drawer: Int8
    """The seat that draws, at a chance point of cards."""
    card: Int8
    """The kind being played: a card that may be answered, or a Substitution; else NONE."""
    target: Int8
    """The seat whose attack points the card changes."""
    answers: Int8
    """Referee cards played in answer, each to the one before; they are discarded with the card."""
    answer_cards: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """The kinds of the answers; only the first `answers` count."""
    answer_seats: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """The seats that played the answers; only the first `answers` count."""
    swapped: Int8
    """Cards that the Substitution in progress has taken out."""

    grid: Annotated[Cells, np.int8, (FACES,)]
    """Shot cards left in the grid, by face."""
    grid_size: Int8
    """Shot cards left in the grid."""
    shooter: Int8
    """The seat that shoots, or picks next in a shoot-out; NONE before the first shot."""
    face: Int8
    """The face of the shot card turned last, until the next card is played, or NONE."""
    turner: Int8
    """The seat that turned it."""
    corners: Int8
    """Corners turned in the current shot."""

    shoot_out: Int8
    """0 before a shoot-out, 1 in its rounds, 2 in sudden death."""
    level: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that can still win the shoot-out."""
    spots: Annotated[Cells, np.int8, (FACES,)]
    """Cards left in the grid of the shoot-out, by face."""
    spots_size: Int8
    """Cards left in the grid of the shoot-out."""
    rounds: Int8
    """Rounds of the shoot-out completed."""
    picks: Annotated[Cells, np.int8, (SEATS, FACES)]
    """Faces picked in the shoot-out."""
    scored: Annotated[Cells, np.int8, (SEATS,)]
    """Goals in the rounds, or in this round of sudden death."""
    winner: Int8
    """The seat that won, or NONE."""
