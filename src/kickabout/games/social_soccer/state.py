"""The records of SocialSoccer: what is in the box, and where a match stands.

A seat's ten players are its members, numbered from 1; 0 is nobody. A member keeps his number wherever
the rotation takes him.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int32, Record

SEATS = 2
MEMBERS = 10
PLAYERS = 64
"""A box may hold this many players, numbered from 1 in a team."""
KINDS = 96
"""A box may hold this many kinds of cards."""
TEAMS = 12
"""A box may hold this many ready-made teams."""
STRATEGY = 30
"""Cards of a strategy of the smaller size."""
EFFECTS = 3
"""A card has at most this many effects."""
NONE = -1

VALUES = 3
"""Values that cards are allowed for by players: all but neutral."""
SPOTS = 10
ATTACKERS = 4  # spots 0..3 are A1 to A4
BENCH_FROM, BENCH_TO = 4, 6  # spots 4 and 5 are B1 and B2
# Spots 6..9 are D4, D3, D2, D1.
STEP = 2
"""Everybody moves on by so many spots."""


class Spot(IntEnum):
    """The ring of ten spots, in the order of the rotation (SOC-11.4)."""

    A1 = 0
    A2 = 1
    A3 = 2
    A4 = 3
    B1 = 4
    B2 = 5
    D4 = 6
    D3 = 7
    D2 = 8
    D1 = 9


class Row(IntEnum):
    """The rows of spots."""

    ATTACK = 0
    BENCH = 1
    DEFENCE = 2


class Value(IntEnum):
    """What players and cards stand for (SOC-1.10, 1.11)."""

    EFFORT = 0
    KINDNESS = 1
    EMPATHY = 2
    NEUTRAL = 3


class CardType(IntEnum):
    """The types of cards."""

    SUPPORT = 0
    MASTERMOVE = 1
    TWIST = 2


class TwistBonus(IntEnum):
    """What a Twist adds to when it is discarded."""

    ATTACK = 0
    DEFENCE = 1


class Do(IntEnum):
    """What an effect of a card does."""

    ATTACK = 0
    """More or less attack for somebody."""
    DEFENCE = 1
    TIRE = 2
    REFRESH = 3
    DRAW = 4
    """Cards for its side."""
    DISCARD = 5
    """The rival loses cards at random."""
    LOOK = 6
    """Into the rival's hand."""
    STEAL = 7
    """The ball."""
    MOVE = 8
    """The ball, to the target."""
    CANCEL = 9
    """The card that it answers."""
    COPY = 10
    """Do what the card that it answers does."""
    GAIN = 11
    """Custody for its side."""
    DRAIN = 12
    """The rival loses custody."""


class Whom(IntEnum):
    """Whom an effect is for."""

    NOBODY = 0
    """A side, or the card answered."""
    ACTIVE = 1
    """One's own: who has the ball or shoots, or who blocks."""
    RIVAL_ACTIVE = 2
    TARGET = 3
    """A field player of one's own, whom one chooses."""
    RIVAL_TARGET = 4
    ATTACK_ROW = 5
    DEFENCE_ROW = 6
    FIELD = 7
    RIVAL_ATTACK_ROW = 8
    RIVAL_DEFENCE_ROW = 9
    RIVAL_FIELD = 10


class Lasts(IntEnum):
    """How long a change of attack or defence lasts."""

    SEQUENCE = 0
    ROUND = 1


class When(IntEnum):
    """When a card may be played (SOC-10.22)."""

    ANY = 0
    WITH_BALL = 1
    WITHOUT_BALL = 2
    OWN_SHOT = 3
    RIVAL_SHOT = 4
    ANY_SHOT = 5
    OPEN_PLAY = 6


class Rotation(IntEnum):
    """Who moves on when the ring turns: an option."""

    RING = 0
    ATTACK_ONLY = 1


class BlockTie(IntEnum):
    """What becomes of a blocked shot where attack is level with defence: an option."""

    BLOCKED = 0
    GOAL = 1


class MatchLength(IntEnum):
    """How many games a match has: an option."""

    SINGLE = 0
    BEST_OF_3 = 1


class ShotEnd(IntEnum):
    """What became of a shot."""

    UNDER_WAY = 0
    GOAL = 1
    BLOCKED = 2
    LOST = 3
    """The ball was lost before anything was compared."""


class Rest(IntEnum):
    """How tired a member is."""

    FRESH = 0
    TIRED = 1
    EXHAUSTED = 2


class OpeningHand(IntEnum):
    """What a seat has decided about its opening hand."""

    UNDECIDED = 0
    KEPT = 1
    DRAWN_ANEW = 2


class Entry(IntEnum):
    """What stands on the stack for an action of a player, where a card has its kind."""

    SHOT = -3
    PASS = -2


class TwistUse(IntEnum):
    """How a card came to the stack."""

    PLAYED = 0
    """It is a Support or a Mastermove."""
    BONUS = 1
    """A Twist, discarded for its bonus."""
    REVEAL = 2
    """A Twist whose effects a goal has set off."""


class Phase(IntEnum):
    """What the actor decides."""

    BUILD = 0
    """Both seats at once, in secret: a team and its strategy."""
    PLACE = 1
    """Both seats at once, in secret: who stands where."""
    SHOW = 2
    """Chance: they are turned up."""
    PRIORITY = 3
    """Chance: who has the ball first."""
    OPENING = 4
    """Chance: the cards of an opening hand."""
    MULLIGAN = 5
    """A seat: keeps them, or draws anew."""
    CHOOSE = 6
    """The loser of the last game: takes the ball, or leaves it to the rival."""
    ROUND_DRAW = 7
    """Chance: the cards of a round."""
    BALL = 8
    """A seat: who gets the ball."""
    PLAY = 9
    """A seat: what the sequence goes on with."""
    COST = 10
    """A seat: who tires for a Mastermove."""
    AIM = 11
    """A seat: whom a card is for."""
    ANSWER = 12
    """A seat: a card, or hold."""
    BLOCK = 13
    """A seat: who intercepts a shot, if anybody."""
    EFFECT_DRAW = 14
    """Chance: a card that an effect draws."""
    LOSE = 15
    """Chance: a card that an effect discards from a hand."""
    SEE = 16
    """Chance: a card of a hand that the rival looks into."""
    REVEAL = 17
    """Chance: the card that counts a goal."""
    STEAL_DRAW = 18
    """Chance: the card for stealing the ball."""
    TRIM = 19
    """A seat: the cards above the limit of a hand."""
    FULL_TIME = 20
    CARRY_ON = 21
    """This and the next two are passed through at once."""
    RESOLVE = 22
    GAME_START = 23


# Actions of seats.
TAKES = 0  # a ready-made team
SIGNS = TAKES + TEAMS
PACKS = SIGNS + PLAYERS
PLACES = PACKS + KINDS
KEEP = PLACES + MEMBERS * SPOTS
REDRAW = KEEP + 1
TAKE_BALL = REDRAW + 1
LEAVE_BALL = TAKE_BALL + 1
BALLS = LEAVE_BALL + 1
PASSES = BALLS + SPOTS
SHOOT = PASSES + SPOTS
BLOCKS = SHOOT + 1
LET = BLOCKS + SPOTS
PLAYS = LET + 1
TWISTS = PLAYS + KINDS
TIRES = TWISTS + KINDS
AIMS = TIRES + SPOTS
RIVAL_AIMS = AIMS + SPOTS
HOLD = RIVAL_AIMS + SPOTS
GIVE_UP = HOLD + 1
DISCARDS = GIVE_UP + 1
ACTIONS = DISCARDS + KINDS
# Chance outcomes, and what the rival sees of what is hidden.
SHOWS = ACTIONS
PRIORITIES = SHOWS + SPOTS * PLAYERS
DRAWS = PRIORITIES + SEATS
LOSSES = DRAWS + KINDS
SIGHTS = LOSSES + KINDS
REVEALS = SIGHTS + KINDS
NO_CARD = REVEALS + KINDS
HIDDEN_TEAM = NO_CARD + 1
HIDDEN_SIGN = HIDDEN_TEAM + 1
HIDDEN_PACK = HIDDEN_SIGN + 1
HIDDEN_PLACE = HIDDEN_PACK + 1
HIDDEN_DRAW = HIDDEN_PLACE + 1
HIDDEN_SIGHT = HIDDEN_DRAW + 1
CODES = HIDDEN_SIGHT + 1

STACK = 8
"""Cards and the action that they answer, at most."""


class BoxRecord(Record):
    """What is in the box, with the options of the match."""

    players: Int8
    value: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    """The value of each player, by his number; the next three likewise."""
    custody: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    attack: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    defence: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    kinds: Int8
    types: Annotated[Cells, np.int8, (KINDS,)]
    card_value: Annotated[Cells, np.int8, (KINDS,)]
    cost: Annotated[Cells, np.int8, (KINDS,)]
    """Custody that a kind costs."""
    tires: Annotated[Cells, np.int8, (KINDS,)]
    """Players whom a Mastermove tires."""
    twist: Annotated[Cells, np.int8, (KINDS,)]
    """What a Twist adds to when discarded."""
    when: Annotated[Cells, np.int8, (KINDS,)]
    from_round: Annotated[Cells, np.int8, (KINDS,)]
    """The first round in which a kind may be played."""
    effects: Annotated[Cells, np.int8, (KINDS,)]
    """How many effects a kind has."""
    effect: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    whom: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    amount: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    lasts: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    cheapest: Int8
    """The least custody that any Support or Mastermove costs."""
    teams: Int8
    team: Annotated[Cells, np.int8, (TEAMS, MEMBERS)]
    """The players of the ready-made teams."""
    strategy: Annotated[Cells, np.int8, (TEAMS, KINDS)]
    """Their strategies."""
    fixed_team: Annotated[Cells, np.int8, (SEATS,)]
    """The ready-made team that an option gives a seat, or NONE."""

    strategy_size: Int8
    copies: Int8
    specials: Int8
    """Cards of a value that each player of it allows."""
    opening: Int8
    draws: Int8
    steal_draws: Int8
    hand_limit: Int8
    rounds: Int8
    extra_rounds: Int8
    lead: Int8
    twist_bonus: Int8
    rotation: Int8
    tie: Int8
    length: Int8


class State(Record):
    """Where a match stands."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat that has the ball, or had it last."""
    turns: Int32
    """Sequences begun."""

    game: Int8
    """Games of the match completed."""
    games: Annotated[Cells, np.int8, (SEATS,)]
    """Games won."""
    loser: Int8
    """The seat that lost the last game and decides who begins the next, or NONE."""
    round: Int8
    """Rounds of the game begun."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals of the game under way."""
    total: Annotated[Cells, np.int16, (SEATS,)]
    """Goals of all games."""

    team: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The player that each member is, 0 while there is none."""
    signed: Annotated[Cells, np.int8, (SEATS,)]
    """Members whom a seat has signed."""
    packed: Annotated[Cells, np.int8, (SEATS,)]
    """Cards of its strategy that a seat has chosen."""
    placed: Annotated[Cells, np.int8, (SEATS,)]
    """Members who have been placed."""
    spot: Annotated[Cells, np.int8, (SEATS, SPOTS)]
    """The member at each spot of the ring, 0 while it is empty."""
    shown: Annotated[Cells, np.int8, (SEATS,)]
    """Spots that have been turned up in this game."""
    met: Int8
    """1 once the teams have been shown in any game."""

    rest: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """How tired each member is: fresh 0, tired 1, exhausted 2."""
    attack_now: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """What cards have added to his attack until the sequence ends."""
    defence_now: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """What they have added to his defence, likewise."""
    attack_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The same until the round ends."""
    defence_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The same of his defence."""

    custody: Annotated[Cells, np.int8, (SEATS,)]
    """The pool that cards are paid from."""
    deck: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards in a seat's deck, by kind."""
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in a seat's deck."""
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards in a hand, by kind."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in a hand."""
    known: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards of a hand that the rival has seen there."""
    discard: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards that a seat has discarded, by kind."""
    zone: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards of a seat that count the goals against it."""
    redrawn: Annotated[Cells, np.int8, (SEATS,)]
    """1 once a seat has decided on its opening hand, 2 if it drew anew."""

    ball: Int8
    """The member of `turn` who has the ball, or 0."""
    not_to: Int8
    """The member who may not be given the ball: who has just blocked a shot, or 0."""
    drawer: Int8
    """The seat that draws, loses or shows a card, at a chance point of cards."""
    owed: Int8
    """Cards still to be drawn or lost there."""
    looked: Annotated[Cells, np.int8, (KINDS,)]
    """Cards of a hand that the rival has looked at so far, while it does."""

    stack: Int8
    """Entries of the stack: an action of a player, cards in answer to it and to one another."""
    stack_kind: Annotated[Cells, np.int8, (STACK,)]
    """The kind of card; a pass -2, a shot -3."""
    stack_seat: Annotated[Cells, np.int8, (STACK,)]
    """The seat that it belongs to."""
    stack_twist: Annotated[Cells, np.int8, (STACK,)]
    """1 for a Twist that was discarded for its bonus."""
    stack_aim: Annotated[Cells, np.int8, (STACK,)]
    """The member whom a card is for, or who gets a pass; 0 for nobody."""
    stack_off: Annotated[Cells, np.int8, (STACK,)]
    """1 for a card that has been cancelled."""
    costs: Int8
    """Players who still have to be tired for the Mastermove on top."""
    asked: Int8
    """The seat that is asked next whether it plays a card."""
    holds: Int8
    """Seats in a row that have let things be."""
    step: Int8
    """The effect of the card on top that comes next, while the stack is worked off."""
    copied: Int8
    """The kind whose effects a copy has, or NONE."""

    shooter: Int8
    """The member of `turn` who shoots, or 0."""
    blocker: Int8
    """The member of the rival who intercepts, or 0."""
    twisted: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that has discarded a Twist for this shot."""
    scorer: Int8
    """The seat that has scored and whose goal is to be counted, or NONE."""
    stolen: Int8
    """1 while the seat that has won the ball is to draw for it."""
    returned: Int8
    """1 while a ball is to be given that the rival has given up, or has got with no attack left."""

    shot_seat: Int8
    """Who took the last shot, until the ball has been given again, or NONE. No rule asks for what is
    known of it; people do.
    """
    shot_by: Int8
    """The member who shot."""
    shot_against: Int8
    """The member who tried to block, or 0."""
    shot_attack: Int8
    """What was compared, 0 where nobody tried to block."""
    shot_defence: Int8
    """The defence that it was compared with, likewise."""
    shot_end: Int8
    """What became of it: under way 0, a goal 1, blocked 2, the ball lost 3."""
    goal_card: Int8
    """The kind of card that counted it if it was a goal, or NONE."""
    worked: Int8
    """Entries of the stack when it was last begun to be worked off."""

    winner: Int8
    """The seat that won, or NONE."""
