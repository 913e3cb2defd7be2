"""The records of Futera SuSu: the numbers of the box, and the state of a match."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record

SEATS = 2
NONE = -1

# A squad: shirts are numbered from 1, so that 0 stands for nobody.
SHIRTS = 16
ELEVEN = 11
SUBS = SHIRTS - ELEVEN


class Position(IntEnum):
    """The positions of players, which are the rows of the pitch."""

    FORWARD = 0
    MIDFIELDER = 1
    DEFENDER = 2
    GOALKEEPER = 3


class Row(IntEnum):
    """The names of the rows, by position."""

    FORWARDS = Position.FORWARD
    MIDFIELD = Position.MIDFIELDER
    DEFENCE = Position.DEFENDER
    GOAL = Position.GOALKEEPER


class Spot(IntEnum):
    """The spots of the pitch, row by row."""

    F1 = 0
    F2 = 1
    F3 = 2
    F4 = 3
    M1 = 4
    M2 = 5
    D1 = 6
    D2 = 7
    D3 = 8
    D4 = 9
    G = 10


SPOTS = len(Spot)
POSITIONS = len(Position)
FIRST_SPOT = (0, 4, 6, 10, 11)
"""The first spot of each row; the last number ends the last row."""
ROW_OF_SPOT = (0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3)
POSITION_OF_SHIRT = (3, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0)
"""By shirt, from shirt 1: the goalkeeper, four defenders, two midfielders, four forwards."""
OUTFIELD = 10
"""The spots below this number are the outfield."""


class Place(IntEnum):
    """The places of a shirt off the pitch, numbered on from the spots."""

    BENCH = SPOTS
    GONE = SPOTS + 1
    IN_HAND = SPOTS + 2
    """Not placed yet."""


class Class(IntEnum):
    """Classes of player cards."""

    PLAYER = 0
    LOCAL_HERO = 1
    CULT_HERO = 2
    LEGENDARY_CAPTAIN = 3


class Stat(IntEnum):
    """The stats of a player card; the faces of a die are one more."""

    SPEED = 0
    ACCURACY = 1
    PASSING = 2
    SKILL = 3
    DEFENDING = 4
    POWER = 5


STATS = len(Stat)
PLAYERS = 160
"""The most player cards in a box, numbered from 1."""
BONUSES = 21
"""The end of the range of a synergy bonus."""
KINDS = 24
"""The most kinds of action cards in a box."""
SQUADS = 16
DECKS = 16


class Window(IntEnum):
    """The windows in which an action card may be played, before or after the roll; in bits."""

    BEFORE = 1
    AFTER = 2
    EITHER = BEFORE | AFTER


class Removal(IntEnum):
    """The cards that leave the pitch after a duel (an option)."""

    FAILED_ATTACK = 0
    EVERY_LOSER = 1


class Length(IntEnum):
    """The agreed end of a match (an option)."""

    POSSESSIONS = 0
    GOALS = 1
    CLOCK = 2


class LockIn(IntEnum):
    """The effect of the end of the lock-in's clock (an option)."""

    UNTIMED = 0
    """No clock runs."""
    TIMED = 1
    """A side that is not ready is disqualified."""
    GENTLE = 2
    """Cards that are not in their row are placed there."""


class Stage(IntEnum):
    """The duels of a possession, by the row that makes them."""

    MIDFIELDER = 0
    FORWARD = 1
    GOALKEEPER = 2


class Phase(IntEnum):
    """The kind of decision or chance outcome that is due."""

    BUILD = 0
    """Both seats build their squads and decks."""
    DEAL = 1
    """Chance deals a card to `drawer`."""
    LOCK_IN = 2
    """Both seats lay out their line-ups."""
    TOSS = 3
    """Chance decides which seat attacks first."""
    SEND = 4
    """A seat sends a card into the duel."""
    BEFORE = 5
    """A seat plays an action card before the roll, or holds."""
    ROLL = 6
    """Chance rolls both dice."""
    AFTER = 7
    """A seat plays an action card after the roll, or holds."""
    RE_ROLL = 8
    """Chance rolls the die of `drawer` again."""
    INJURY = 9
    """Chance picks the substitute of `drawer` who is injured."""
    DRAW = 10
    """Chance draws a card for `drawer`."""
    BRING = 11
    """A seat brings on a substitute for an empty spot, or none."""
    SHOW = 12
    """The player that `drawer` turns up is shown, as the only chance outcome."""
    TELL = 13
    """The synergy bonuses of the cards in the duel are told, as the only chance outcome."""
    FULL_TIME = 14


class End(IntEnum):
    """The reason why a match has ended; 0 while it has not."""

    PLAYED_OUT = 1
    MIDFIELDERS = 2
    """A side has no Midfielder left."""
    COVER = 3
    """A covering Midfielder was beaten."""
    DISQUALIFIED = 4


class WonBy(IntEnum):
    """The criterion that decided a match; 0 if nobody has won."""

    GOALS = 1
    MIDFIELDERS = 2
    CARDS = 3
    SUDDEN_DEATH = 4
    FORFEIT = 5


MOST_ROLLS = 20
"""A duel that is level after so many rolls goes to the defender (SUSU-5.7)."""
MOST_ATTEMPTS = 20
"""The attempts of each side in a sudden death that nobody wins (SUSU-13.9)."""


class BoxRecord(Record):
    """The numbers of the box, with the options of the match."""

    players: Int16
    stats: Annotated[Cells, np.int8, (PLAYERS + 1, STATS)]
    """By player, from 1."""
    team: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    position: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    klass: Annotated[Cells, np.int8, (PLAYERS + 1,)]

    kinds: Int8
    effects: Annotated[Cells, np.int8, (KINDS,)]
    values: Annotated[Cells, np.int8, (KINDS,)]
    windows: Annotated[Cells, np.int8, (KINDS,)]
    targets: Annotated[Cells, np.int8, (KINDS,)]
    """What a card is played on, a `Target`; like the rest, from the row of its effect."""
    untimely: Annotated[Cells, np.int64, (KINDS,)]
    """The refusal of a card in the wrong window, as wide as compiled rules return it."""
    unmet: Annotated[Cells, np.int64, (KINDS,)]
    held: Annotated[Cells, np.int16, (KINDS,)]
    worth: Annotated[Cells, np.int16, (KINDS,)]

    squads: Int8
    squad: Annotated[Cells, np.int16, (SQUADS, SHIRTS)]
    decks: Int8
    deck: Annotated[Cells, np.int8, (DECKS, KINDS)]

    deck_size: Int8
    hand: Int8
    copies: Int8
    group: Int8
    """The bonus of a row of one team; `local` with a Local Hero, `cult` with a Cult Hero."""
    local: Int8
    cult: Int8
    captain: Int8
    penalty: Int8
    forfeit: Int8
    goal_draw: Int8

    removal: Int8
    length: Int8
    possessions: Int8
    goals: Int8
    lock_in: Int8
    """A `LockIn`."""
    strict: Int8
    fixed_squad: Annotated[Cells, np.int8, (SEATS,)]
    """The squad that an option prescribes for a seat, NONE if it chooses."""
    fixed_deck: Annotated[Cells, np.int8, (SEATS,)]


class State(Record):
    """The state of a match."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat in possession."""
    turns: Int32
    """The number of possessions begun."""

    squad: Annotated[Cells, np.int16, (SEATS, SHIRTS)]
    """The player of each shirt, from shirt 1; 0 until one is signed."""
    signed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of shirts given out."""
    where: Annotated[Cells, np.int8, (SEATS, SHIRTS)]
    """The place of each shirt: a spot, BENCH, GONE or IN_HAND."""
    seen: Annotated[Cells, np.int8, (SEATS, SHIRTS)]
    """1 for a shirt that has been turned face up, so that everybody knows it."""
    field: Annotated[Cells, np.int8, (SEATS, SPOTS)]
    """The shirt on each spot, 0 for an empty one."""
    face_up: Annotated[Cells, np.int8, (SEATS, SPOTS)]
    """1 for a spot whose card lies face up."""
    turning: Annotated[Cells, np.int8, (SEATS,)]
    """The spot of a card that is to be turned up, NONE if there is none."""
    leaving: Annotated[Cells, np.int8, (SEATS,)]
    """The spot of a card that leaves as soon as it lies face up, NONE if there is none."""
    from_bench: Annotated[Cells, np.int8, (SEATS, SPOTS)]
    """1 for a spot with a substitute."""
    placed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of shirts placed in their own row."""
    bench: Annotated[Cells, np.int8, (SEATS,)]
    """The number of substitutes left."""
    captain_left: Annotated[Cells, np.int8, (SEATS,)]
    """1 once a Legendary Captain has left the pitch in a duel."""
    disqualified: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a side that is disqualified."""

    packed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of action cards in the deck that a seat has built, before it is dealt."""
    deck: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The action cards in a seat's deck, by kind."""
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of action cards in a seat's deck."""
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The action cards in a hand, by kind."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of action cards in a hand."""
    used: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The action cards that a seat has played, by kind."""
    draws: Annotated[Cells, np.int8, (SEATS,)]
    """The number of action cards that a seat has still to draw."""
    drawer: Int8
    """The seat that draws, rolls one die, turns up a card or has an injury at a chance point."""

    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals scored."""
    stage: Int8
    """The duel of the possession, a `Stage`."""
    spot: Annotated[Cells, np.int8, (SEATS,)]
    """The spots of the cards in the duel, NONE before they are sent."""
    covering: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a Midfielder that covers for a Forward or a Defender."""
    bonus: Annotated[Cells, np.int8, (SEATS,)]
    """The synergy bonus of the cards in the duel, as it was told."""
    told: Int8
    """1 while that bonus is certainly right: no card has come or gone since."""
    die: Annotated[Cells, np.int8, (SEATS,)]
    """1 to 6, 0 before a roll."""
    rolls: Int8
    """The number of rolls of both dice in this duel."""
    boost: Annotated[Cells, np.int8, (SEATS, STATS)]
    """The sum that action cards add to each stat in this duel."""
    played: Annotated[Cells, np.int8, (SEATS,)]
    """The kind of the action card played in this duel, NONE so far."""
    advantage: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a side with an advantage in this duel, from an action card."""
    silenced: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a side that may play no action card in this duel."""
    asked: Int8
    """The number of sides asked in this window, the attacker first."""
    long_ball: Int8
    """1 once a Long Ball has been played in this possession."""
    long_ball_cost: Int8
    """The amount that it takes off each stat of the attacker's card in the duel that it leads to.
    """
    rolled: Int8
    """1 right after a roll, until the next decision or outcome."""
    over: Int8
    """1 once the possession is over."""
    hole: Annotated[Cells, np.int8, (SEATS,)]
    """The spot that a card has just left, NONE if there is none to fill."""
    injured: Int8
    """1 while an injury is to be drawn."""
    one_die: Int8
    """1 while one die is to be rolled again."""
    whistled: Int8
    """1 once the clock has run out: the possession under way is the last."""

    sudden_death: Int8
    """1 in sudden death."""
    attempts: Annotated[Cells, np.int8, (SEATS,)]
    """The attempts of a side in sudden death."""
    scored: Annotated[Cells, np.int8, (SEATS,)]
    """The goals of a side in sudden death."""

    duels: Int16
    """The number of duels decided; the following fields describe the last of them."""
    last_stage: Int8
    """Its `Stage`."""
    last_attacker: Int8
    """The seat that attacked in it."""
    last_winner: Int8
    """The seat that won it."""
    last_shirt: Annotated[Cells, np.int8, (SEATS,)]
    """The shirt that a side sent."""
    last_spot: Annotated[Cells, np.int8, (SEATS,)]
    """The spot of that card."""
    last_die: Annotated[Cells, np.int8, (SEATS,)]
    """The last roll of a side, 1 to 6."""
    last_rolls: Int8
    """The number of rolls of both dice."""
    last_bonus: Annotated[Cells, np.int8, (SEATS,)]
    """The synergy bonus of a side's card."""
    last_boost: Annotated[Cells, np.int8, (SEATS,)]
    """The sum that action cards added to the stat that decided."""
    last_played: Annotated[Cells, np.int8, (SEATS,)]
    """The kind of the action card that a side played, or NONE."""
    last_covering: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a Midfielder that covered for a Forward or a Defender."""
    scorer: Int8
    """The seat whose goal ended the last possession, NONE if none did."""

    ended: Int8
    """The reason why the match has ended, an `End`; 0 while it has not."""
    at_fault: Int8
    """The seat that lost a point or was disqualified at the end; NONE for nobody, SEATS for both.
    """
    winner: Int8
    """The seat that won, or NONE."""
    won_by: Int8
    """The criterion that decided the match, a `WonBy`; 0 if nobody has won."""
