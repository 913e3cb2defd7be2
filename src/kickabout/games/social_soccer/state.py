"""The records of SocialSoccer: what is in the box, and where a match stands.

A seat's ten players are its members, numbered from 1; 0 is nobody. A member keeps his number wherever
the rotation takes him.
"""

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
EFFECTS = 3
"""A card has at most this many effects."""
NONE = -1

# The ring of ten spots, in the order of the rotation (SOC-11.4): the attack from the left, the bench, the
# defence from the right.
SPOTS = 10
ATTACKERS = 4  # spots 0..3 are A1 to A4
BENCH_FROM, BENCH_TO = 4, 6  # spots 4 and 5 are B1 and B2
# Spots 6..9 are D4, D3, D2, D1.
STEP = 2
"""Everybody moves on by so many spots."""

# Values.
EFFORT, KINDNESS, EMPATHY, NEUTRAL = range(4)
VALUES = 3

# Types of cards.
SUPPORT, MASTERMOVE, TWIST = range(3)

# What a Twist adds when it is discarded.
TO_ATTACK, TO_DEFENCE = range(2)

# Effects.
(
    ATTACK,  # more or less attack for somebody
    DEFENCE,
    TIRE,
    REFRESH,
    DRAW,  # cards for its side
    DISCARD,  # cards that the rival loses at random
    LOOK,  # into the rival's hand
    STEAL,  # the ball
    MOVE,  # the ball, to the target
    CANCEL,  # the card that it answers
    COPY,  # what the card that it answers does
    GAIN,  # custody for its side
    DRAIN,  # custody that the rival loses
) = range(13)

# Whom an effect is for.
NOBODY = 0  # it is for a side, or for the card answered
ACTIVE = 1  # one's own: who has the ball or shoots, or who blocks
RIVAL_ACTIVE = 2
TARGET = 3  # a field player of one's own, whom one chooses
RIVAL_TARGET = 4
ATTACK_ROW, DEFENCE_ROW, FIELD = 5, 6, 7
RIVAL_ATTACK_ROW, RIVAL_DEFENCE_ROW, RIVAL_FIELD = 8, 9, 10

# How long a change of attack or defence lasts.
SEQUENCE, ROUND = range(2)

# When a card may be played.
ANY_TIME, WITH_BALL, WITHOUT_BALL, OWN_SHOT, RIVAL_SHOT, ANY_SHOT, OPEN_PLAY = range(7)

# Options.
RING, ATTACK_ONLY = range(2)
BLOCKED, GOAL = range(2)
SINGLE, BEST_OF_THREE = range(2)

# What became of a shot.
UNDER_WAY, SCORED, STOPPED, BALL_LOST = range(4)

# How tired a member is.
FRESH, TIRED, EXHAUSTED = range(3)

# Phases: what the actor decides.
BUILD = 0  # both seats at once, in secret: a team and its strategy
PLACE = 1  # both seats at once, in secret: who stands where
SHOW = 2  # chance: they are turned up
PRIORITY = 3  # chance: who has the ball first
OPENING = 4  # chance: the cards of an opening hand
MULLIGAN = 5  # a seat: keeps them, or draws anew
CHOOSE = 6  # a seat: the loser of the last game takes the ball, or leaves it to the rival
ROUND_DRAW = 7  # chance: the cards of a round
BALL = 8  # a seat: who gets the ball
PLAY = 9  # a seat: what the sequence goes on with
COST = 10  # a seat: who tires for a Mastermove
AIM = 11  # a seat: whom a card is for
ANSWER = 12  # a seat: a card, or hold
BLOCK = 13  # a seat: who intercepts a shot, if anybody
EFFECT_DRAW = 14  # chance: a card that an effect draws
LOSE = 15  # chance: a card that an effect discards from a hand
SEE = 16  # chance: a card of a hand that the rival looks into
REVEAL = 17  # chance: the card that counts a goal
STEAL_DRAW = 18  # chance: the card for stealing the ball
TRIM = 19  # a seat: the cards above the limit of a hand
FULL_TIME = 20
# Passed through at once.
CARRY_ON = 21
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
PASS_ENTRY, SHOT_ENTRY = -2, -3
"""What stands on the stack for an action of a player."""


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
    attack_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]
    """The same until the round ends."""
    defence_round: Annotated[Cells, np.int8, (SEATS, MEMBERS)]

    custody: Annotated[Cells, np.int8, (SEATS,)]
    """The pool that cards are paid from."""
    deck: Annotated[Cells, np.int8, (SEATS, KINDS)]
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    known: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards of a hand that the rival has seen there."""
    discard: Annotated[Cells, np.int8, (SEATS, KINDS)]
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
    shot_end: Int8
    """What became of it: under way 0, a goal 1, blocked 2, the ball lost 3."""
    goal_card: Int8
    """The kind of card that counted it if it was a goal, or NONE."""
    worked: Int8
    """Entries of the stack when it was last begun to be worked off."""

    winner: Int8
    """The seat that won, or NONE."""
