"""The records of SocialSoccer: the box and the match.

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
"""The most players in a box; they are numbered from 1."""
KINDS = 96
"""The most kinds of cards in a box."""
TEAMS = 12
"""The most ready-made teams in a box."""
STRATEGY = 30
"""The number of cards in a strategy of the smaller size."""
EFFECTS = 3
"""The most effects of a card."""
NONE = -1

VALUES = 3
"""The number of values of which players allow cards: all but neutral."""
SPOTS = 10
ATTACKERS = 4  # spots 0..3 are A1 to A4
BENCH_FROM, BENCH_TO = 4, 6  # spots 4 and 5 are B1 and B2
# Spots 6..9 are D4, D3, D2, D1.
STEP = 2
"""The number of spots that the rotation moves everybody on."""


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
    """The value of a player or a card (SOC-1.10, 1.11)."""

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
    """The stat that a Twist adds to when it is discarded."""

    ATTACK = 0
    DEFENCE = 1


class Whom(IntEnum):
    """The target of an effect."""

    NOBODY = 0
    """A side, or the card that is answered."""
    ACTIVE = 1
    """The own player who has the ball, shoots or blocks."""
    RIVAL_ACTIVE = 2
    TARGET = 3
    """An own field player of one's choice."""
    RIVAL_TARGET = 4
    ATTACK_ROW = 5
    DEFENCE_ROW = 6
    FIELD = 7
    RIVAL_ATTACK_ROW = 8
    RIVAL_DEFENCE_ROW = 9
    RIVAL_FIELD = 10


class Lasts(IntEnum):
    """The duration of a change of attack or defence."""

    SEQUENCE = 0
    ROUND = 1


class When(IntEnum):
    """The condition under which a card may be played (SOC-10.22)."""

    ANY = 0
    WITH_BALL = 1
    WITHOUT_BALL = 2
    OWN_SHOT = 3
    RIVAL_SHOT = 4
    ANY_SHOT = 5
    OPEN_PLAY = 6


class Rotation(IntEnum):
    """The members that the rotation moves on: an option."""

    RING = 0
    ATTACK_ONLY = 1


class BlockTie(IntEnum):
    """The outcome of a block where attack equals defence: an option."""

    BLOCKED = 0
    GOAL = 1


class MatchLength(IntEnum):
    """The number of games of a match: an option."""

    SINGLE = 0
    BEST_OF_3 = 1


class ShotEnd(IntEnum):
    """The outcome of a shot."""

    UNDER_WAY = 0
    GOAL = 1
    BLOCKED = 2
    LOST = 3
    """The ball was lost before attack and defence were compared."""


class Rest(IntEnum):
    """The fatigue of a member."""

    FRESH = 0
    TIRED = 1
    EXHAUSTED = 2


class OpeningHand(IntEnum):
    """A seat's decision about its opening hand."""

    UNDECIDED = 0
    KEPT = 1
    DRAWN_ANEW = 2


class Entry(IntEnum):
    """The entry of a player's action on the stack, where a card has its kind."""

    SHOT = -3
    PASS = -2


class TwistUse(IntEnum):
    """The way in which a card came onto the stack."""

    PLAYED = 0
    """A Support or a Mastermove that was played."""
    BONUS = 1
    """A Twist discarded for its bonus."""
    REVEAL = 2
    """A Twist turned up to count a goal, which sets off its effects."""


class Phase(IntEnum):
    """The kind of decision that is due."""

    BUILD = 0
    """Both seats at once, in secret: a team and its strategy."""
    PLACE = 1
    """Both seats at once, in secret: the line-up."""
    SHOW = 2
    """Chance: the players are turned up."""
    PRIORITY = 3
    """Chance: the seat that has the ball first."""
    OPENING = 4
    """Chance: the cards of an opening hand."""
    MULLIGAN = 5
    """A seat: keeping them, or drawing anew."""
    CHOOSE = 6
    """The loser of the last game: taking the ball, or leaving it to the rival."""
    ROUND_DRAW = 7
    """Chance: the cards of a round."""
    BALL = 8
    """A seat: the player who gets the ball."""
    PLAY = 9
    """A seat: the next action of the sequence."""
    COST = 10
    """A seat: the players who tire for a Mastermove."""
    AIM = 11
    """A seat: the target of a card."""
    ANSWER = 12
    """A seat: a card, or hold."""
    BLOCK = 13
    """A seat: the defender who blocks a shot, if any."""
    EFFECT_DRAW = 14
    """Chance: a card that an effect draws."""
    LOSE = 15
    """Chance: a card that an effect discards from a hand."""
    SEE = 16
    """Chance: the next card of a hand that the rival looks into."""
    REVEAL = 17
    """Chance: the card that counts a goal."""
    STEAL_DRAW = 18
    """Chance: the card drawn for winning the ball."""
    TRIM = 19
    """A seat: the cards above the limit of its hand."""
    FULL_TIME = 20
    CARRY_ON = 21
    """No decision, like the next two."""
    RESOLVE = 22
    GAME_START = 23


STACK = 8
"""The most entries on the stack: cards and the action that they answer."""


class BoxRecord(Record):
    """The contents of the box, with the options of the match."""

    players: Int8
    value: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    """The value of each player, by number; the next three likewise."""
    custody: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    attack: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    defence: Annotated[Cells, np.int8, (PLAYERS + 1,)]
    kinds: Int8
    types: Annotated[Cells, np.int8, (KINDS,)]
    card_value: Annotated[Cells, np.int8, (KINDS,)]
    cost: Annotated[Cells, np.int8, (KINDS,)]
    """The custody that a kind costs."""
    tires: Annotated[Cells, np.int8, (KINDS,)]
    """The number of players that a Mastermove tires."""
    twist: Annotated[Cells, np.int8, (KINDS,)]
    """The stat that a Twist adds to when discarded."""
    when: Annotated[Cells, np.int8, (KINDS,)]
    from_round: Annotated[Cells, np.int8, (KINDS,)]
    """The first round in which a kind may be played."""
    effects: Annotated[Cells, np.int8, (KINDS,)]
    """The number of effects of a kind."""
    effect: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    whom: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    amount: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    lasts: Annotated[Cells, np.int8, (KINDS, EFFECTS)]
    cheapest: Int8
    """The lowest custody cost of any Support or Mastermove."""
    teams: Int8
    team: Annotated[Cells, np.int8, (TEAMS, MEMBERS)]
    """The players of the ready-made teams."""
    strategy: Annotated[Cells, np.int8, (TEAMS, KINDS)]
    """The number of cards of each kind in their strategies."""
    fixed_team: Annotated[Cells, np.int8, (SEATS,)]
    """The ready-made team that an option gives a seat, or NONE."""

    strategy_size: Int8
    copies: Int8
    specials: Int8
    """The number of cards of a value that each player of it allows."""
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
    """The position of a match."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat that has the ball, or had it last."""
    turns: Int32
    """The number of sequences begun."""

    game: Int8
    """The number of games of the match completed."""
    games: Annotated[Cells, np.int8, (SEATS,)]
    """The number of games won."""
    loser: Int8
    """The seat that lost the last game and decides who starts the next, or NONE."""
    round: Int8
    """The number of rounds of the game begun."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """The goals of the game under way."""
    total: Annotated[Cells, np.int16, (SEATS,)]
    """The goals of all games."""

    team: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The player that each member is, 0 before he is signed."""
    signed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of members that a seat has signed."""
    packed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of cards that a seat has chosen for its strategy."""
    placed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of members that a seat has placed."""
    spot: Annotated[Cells, np.int8, (SEATS, SPOTS)]
    """The member at each spot of the ring, 0 if it is empty."""
    shown: Annotated[Cells, np.int8, (SEATS,)]
    """The number of spots turned up in this game."""
    met: Int8
    """1 once the teams have been shown in any game."""

    rest: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The fatigue of each member: fresh 0, tired 1, exhausted 2."""
    attack_now: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The change of a member's attack by cards until the sequence ends."""
    defence_now: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The change of his defence until the sequence ends."""
    attack_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The change of his attack until the round ends."""
    defence_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The change of his defence until the round ends."""

    custody: Annotated[Cells, np.int8, (SEATS,)]
    """The pool of custody from which cards are paid."""
    deck: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind in a seat's deck."""
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of all cards in a seat's deck."""
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind in a hand."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of all cards in a hand."""
    known: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind that the rival has seen in a hand."""
    discard: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind in a seat's discard pile."""
    zone: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind that count the goals against a seat."""
    redrawn: Annotated[Cells, np.int8, (SEATS,)]
    """1 once a seat has decided on its opening hand, 2 if it drew anew."""

    ball: Int8
    """The member of `turn` who has the ball, or 0."""
    not_to: Int8
    """The member who may not be given the ball because he has just blocked a shot, or 0."""
    drawer: Int8
    """The seat that draws, loses or shows a card, at a chance point that does so."""
    owed: Int8
    """The number of cards still to be drawn, lost or shown there."""
    looked: Annotated[Cells, np.int8, (KINDS,)]
    """The cards of each kind that the rival has looked at so far, during a look into a hand."""

    stack: Int8
    """The number of entries on the stack: a player's action, and cards in answer to it and to one another."""
    stack_kind: Annotated[Cells, np.int8, (STACK,)]
    """The kind of a card; -2 for a pass, -3 for a shot."""
    stack_seat: Annotated[Cells, np.int8, (STACK,)]
    """The seat that an entry belongs to."""
    stack_twist: Annotated[Cells, np.int8, (STACK,)]
    """The `TwistUse` of a card: 1 for a Twist discarded for its bonus, 2 for one that counts a goal."""
    stack_aim: Annotated[Cells, np.int8, (STACK,)]
    """The member that a card targets or a pass goes to; 0 for nobody."""
    stack_off: Annotated[Cells, np.int8, (STACK,)]
    """1 for an entry that has been cancelled."""
    costs: Int8
    """The number of players still to be tired for the Mastermove on top."""
    asked: Int8
    """The seat that is asked for a card next."""
    holds: Int8
    """The number of seats in a row that have held."""
    step: Int8
    """The index of the next effect of the top card while the stack is resolved."""
    copied: Int8
    """The kind whose effects a copy carries out, or NONE."""

    shooter: Int8
    """The member of `turn` who shoots, or 0."""
    blocker: Int8
    """The member of the rival who blocks, or 0."""
    twisted: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that has discarded a Twist for this shot."""
    scorer: Int8
    """The seat whose goal has yet to be counted, or NONE."""
    stolen: Int8
    """1 while a seat has yet to draw for winning the ball."""
    returned: Int8
    """1 while a ball is to be given that the rival gave up, or got with no attack left."""

    shot_seat: Int8
    """The seat of the last shot, until the ball is given again, or NONE. No rule reads the fields of the
    last shot; they are for display.
    """
    shot_by: Int8
    """The member who shot."""
    shot_against: Int8
    """The member who tried to block, or 0."""
    shot_attack: Int8
    """The attack that was compared, 0 without a block."""
    shot_defence: Int8
    """The defence that was compared, 0 without a block."""
    shot_end: Int8
    """The outcome of the shot: under way 0, a goal 1, blocked 2, the ball lost 3."""
    goal_card: Int8
    """The kind of card that counted the goal, or NONE."""
    worked: Int8
    """The number of entries on the stack when its last resolution began."""

    winner: Int8
    """The seat that won, or NONE."""
