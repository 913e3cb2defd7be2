"""The records of Squad Rush and its Group Stage: the box and the match.

Cards are numbered: a player or a Super Sub, of whom each is unique, has a number below `PLAYERS`; the other
kinds follow, with several cards of a kind.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record

SEATS = 4
NATIONS = 8
"""The most nations in a box."""
PLAYERS = 96
"""The most players and Super Subs in a box."""
KINDS = 16
"""The most kinds of other cards in a box."""
CARDS = PLAYERS + KINDS
HITS = 3
"""The effects that are played on a rival's player, the first of all: each is that of one kind of card."""
PILE = 127
"""The most cards in a match."""
NONE = -1


class Position(IntEnum):
    """The position of a player. A Super Sub stands in anywhere."""

    GOALKEEPER = 0
    DEFENDER = 1
    MIDFIELDER = 2
    FORWARD = 3
    SUB = 4


POSITIONS = 4
"""The positions of a seven, without the Super Subs."""
SLOTS_OF = (1, 2, 2, 2)
"""The number of players of each position in a legal seven (RUSH-9.1)."""
FIRST_SLOT = (0, 1, 3, 5, 7)
"""The first slot of each position: the goalkeeper, two defenders, two midfielders, two forwards."""
POSITION_OF_SLOT = (0, 1, 1, 2, 2, 3, 3)
SEVEN_SLOTS = 7
FIRST_ATTACKER = FIRST_SLOT[Position.MIDFIELDER]
"""The first slot of the attack; those before it are the defence."""
FIRST_FORWARD = FIRST_SLOT[Position.FORWARD]


class Place(IntEnum):
    """The place of a player."""

    OUT = 0
    DECK = 1
    DISCARDED = 2
    HAND = 3
    PITCH = 4


class Group(IntEnum):
    """How a card is played that is no player."""

    HIT = 0
    """In a turn, on a rival's player, by a verb of its own."""
    ACT = 1
    """In a turn."""
    INSTANT = 2
    """In answer to another card, or to a call."""


class Mode(IntEnum):
    """The game that is played (RUSH-16.1)."""

    SQUAD_RUSH = 0
    GROUP_STAGE = 1


class Nations(IntEnum):
    """The choice of the nations in play (RUSH-16.2)."""

    RANDOM = 0
    FIRST = 1


class Pairing(IntEnum):
    """The pairings of a matchday of four (RUSH-16.3)."""

    EVERYONE = 0
    NEIGHBOURS = 1


class AddedTime(IntEnum):
    """The form of the second leg (RUSH-16.4)."""

    SAME_PITCHES = 0
    NEW_OFFICIAL = 1


class ReverseOfficial(IntEnum):
    """The use of a Reverse as the official (RUSH-16.5)."""

    LITERAL = 0
    OFF = 1


class GoldenBoot(IntEnum):
    """The captains who earn the Golden Boot (RUSH-16.6)."""

    ANY_STAR = 0
    OWN_NATION = 1


class Rung(IntEnum):
    """A tie-breaker of the table, from the first rung of the ladder on (RUSH-15.1 to 15.5)."""

    POINTS = 0
    GOAL_DIFFERENCE = 1
    GOALS_SCORED = 2
    SENT_OFF = 3
    SUDDEN_DEATH = 4


class Phase(IntEnum):
    """The kind of decision that is due."""

    NATION = 0
    """Chance: a nation for the deck."""
    START = 1
    """Chance: the seat that starts."""
    DEAL = 2
    """Chance: the card that `drawer` is dealt."""
    DRAW = 3
    """A seat: a draw from the deck, or from the discard pile."""
    DRAWN = 4
    """Chance: the card from the deck."""
    ACT = 5
    """A seat: the acts of the turn, and the call."""
    EXTRA = 6
    """A seat: the extra player of a Quick Restart."""
    TAKE_OFF = 7
    """A seat: the player who leaves the pitch by a Substitution."""
    BRING_ON = 8
    """A seat: the player who comes on for him."""
    LOOK_THROUGH = 9
    """Chance: whether the next Midfielder whose place is not public is in the deck."""
    LOOK = 10
    """A seat: the Midfielder that a Set Piece takes from the deck."""
    RESTART_DRAW = 11
    """Chance: the cards drawn by a Quick Restart, in a turn or as the official."""
    ANSWER = 12
    """A seat: an INSTANT, or hold."""
    TRIM = 13
    """A seat: the cards above the limit of its hand."""
    SEVEN = 14
    """Both sides at once, in secret: the players left out of the seven."""
    SHOW_SEVEN = 15
    """Chance: the players left out are shown."""
    FLIP = 16
    """Chance: the official."""
    SWAP = 17
    """Both sides at once, in secret: the swap that the official allows."""
    SHOW_SWAP = 18
    """Chance: the swaps are shown."""
    LATE_PLAYER = 19
    """A seat: the player that the official lets it play late."""
    DRAMA = 20
    """Both sides at once, in secret: an INSTANT."""
    SHOW_DRAMA = 21
    """Chance: the INSTANTs are shown."""
    WHISTLE = 22
    """Chance: the final whistle, at which the match is scored."""
    FULL_TIME = 23
    LOCK = 24
    """No decision, like the next two: the pitches are locked, and the next match begins."""
    REMATCH = 25
    """The sides that the official has let change pick their sevens again."""
    RESET = 26
    """The matchday is over."""


ON_INSTANT = SEATS
"""The targets of an INSTANT in the drama, numbered on from the seats: the rival's INSTANT, the official."""
ON_OFFICIAL = ON_INSTANT + 1
MOST_ANSWERS = 2
"""The most answers in a row: an INSTANT, and a PLAY ON in answer to it (RUSH-7.4)."""
SIDES = 2
"""The sides of a match, the home side first."""
SWAP_DECIDED = 2
"""The value of `chosen` for a side that has chosen both players of a swap."""
ON_SHOWN = 3
"""The value of `chosen` once the player who comes on has been shown."""
MATCHDAYS = 3
MATCHES = 3
"""The most matches in a matchday."""


class BoxRecord(Record):
    """The contents of the box, with the options of the match."""

    players: Int16
    """The number of players and Super Subs."""
    nation: Annotated[Cells, np.int8, (PLAYERS,)]
    """NONE for a Super Sub."""
    position: Annotated[Cells, np.int8, (PLAYERS,)]
    rating: Annotated[Cells, np.int8, (PLAYERS,)]
    star: Annotated[Cells, np.int8, (PLAYERS,)]
    """1 for the captain of a nation."""
    nations: Int8
    kinds: Int8
    counts: Annotated[Cells, np.int8, (KINDS,)]
    effects: Annotated[Cells, np.int8, (KINDS,)]
    """The effect of each kind when it is played."""
    values: Annotated[Cells, np.int8, (KINDS,)]
    officials: Annotated[Cells, np.int8, (KINDS,)]
    """The effect of each kind as the official of a match; NONE if it is no referee card."""
    official_values: Annotated[Cells, np.int8, (KINDS,)]
    hits: Annotated[Cells, np.int8, (HITS,)]
    """The kind of card of each effect that is played on a rival's player, by the effect's number; NONE in a box without."""

    hand: Int8
    most_hand: Int8
    draws: Int8
    acts: Int8
    pitch: Int8
    rush_rounds: Int8
    build_rounds: Int8
    turns_before_call: Int8
    last_turns: Int8
    thin: Int8
    chemistry: Int8
    booked: Int8
    """The amount that a booking takes from a rating."""
    goal: Int8
    """The lead of attack over defence that makes a goal."""
    win: Int8
    draw: Int8
    golden_boot: Int8
    forfeit: Int8

    mode: Int8
    nations_in_play: Int8
    pairing: Int8
    added_time: Int8
    reverse: Int8
    boot_for: Int8
    drama: Int8
    armband: Int8
    derby: Int8


class State(Record):
    """The position of a match."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat whose turn it is, or was when the pitches were locked."""
    turns: Int32
    """The number of turns begun."""
    way: Int8
    """1 while the order of play is clockwise, -1 while it is reversed."""
    in_play: Annotated[Cells, np.int8, (NATIONS,)]
    """1 for a nation whose players are in the game."""
    nations: Int8
    """The number of nations in play."""

    place: Annotated[Cells, np.int8, (PLAYERS,)]
    """The place of each player: out of the game 0, deck 1, discard pile 2, a hand 3, a pitch 4."""
    owner: Annotated[Cells, np.int8, (PLAYERS,)]
    """The seat whose hand or pitch the player is in, or NONE."""
    known: Annotated[Cells, np.int8, (PLAYERS,)]
    """1 for a player who went into a hand in the open."""
    yellows: Annotated[Cells, np.int8, (PLAYERS,)]
    """The yellow cards shown to a player on a pitch."""
    deck: Annotated[Cells, np.int8, (KINDS,)]
    """The number of cards of each kind in the deck."""
    deck_size: Int16
    """The number of all cards in the deck."""
    pile: Annotated[Cells, np.int8, (PILE,)]
    """The discard pile from the bottom up; the cells above its top are 0 and mean nothing."""
    pile_size: Int16
    """The number of cards in the discard pile."""
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind in each hand."""
    known_cards: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """The number of cards of each kind that went into a hand in the open."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of all cards in a hand."""
    pitch_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of players on a seat's pitch."""
    fielded: Annotated[Cells, np.int8, (SEATS, NATIONS * POSITIONS)]
    """The number of players on a pitch, by nation and position."""
    subs: Annotated[Cells, np.int8, (SEATS,)]
    """The number of Super Subs on a pitch."""
    sent_off: Annotated[Cells, np.int8, (SEATS,)]
    """The number of a seat's players sent off so far."""
    walled: Annotated[Cells, np.int8, (SEATS,)]
    """1 while a seat's goalkeeper and defenders cannot be tackled."""
    fewer: Annotated[Cells, np.int8, (SEATS,)]
    """The number of acts that a seat's next turn loses."""
    no_acts: Annotated[Cells, np.int8, (SEATS,)]
    """1 if a seat's next turn has no acts."""
    turns_taken: Annotated[Cells, np.int8, (SEATS,)]
    """The number of turns begun since the start, or since the last matchday."""

    drawer: Int8
    """The seat that draws, at a chance point that deals or draws cards."""
    draws: Int8
    """The number of cards still to be drawn."""
    acts: Int8
    """The number of acts left in the turn."""
    fresh: Int8
    """The last player played in this turn, while he is on the pitch, or NONE."""
    derby: Int8
    """The seat that a second Tackle in the same act may hit, or NONE."""
    swaps: Int8
    """The number of exchanges left in a Substitution."""
    taken_off: Int8
    """The player taken off by a Substitution, until another comes on for him, or NONE."""

    looked: Int8
    """The progress of a search through the deck: all Midfielders with a lower number have been looked for."""

    card: Int8
    """The card that is being answered, or NONE."""
    target: Int8
    """The player that it is played on, or NONE."""
    target_seat: Int8
    """The seat that it is played on, or NONE."""
    calling: Int8
    """1 while a call is being answered."""
    asked: Int8
    """The seat that was asked last, or the one after which the first is asked."""
    answers: Int8
    """The number of answers to it so far."""
    answer_cards: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """The kinds played in answer, each to the one before."""
    answer_seats: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """The seats that played them; cells from `answers` on mean nothing."""

    matchday: Int8
    """The number of matchdays completed."""
    caller: Int8
    """The seat that called FULL-TIME on this matchday, or NONE."""
    starter: Int8
    """The seat that starts the next matchday: the caller, or the next in order if nobody called."""
    turns_left: Annotated[Cells, np.int8, (SEATS,)]
    """The number of turns a seat has left after the call."""
    locked: Int8
    """1 while the pitches are locked for matches."""
    match: Int8
    """The number of matches of this matchday completed."""
    sides: Annotated[Cells, np.int8, (SIDES,)]
    """The seats that play this match, or played the last one; NONE before the first."""
    left_out: Annotated[Cells, np.int8, (SIDES,)]
    """The number of players a side has left out of its seven."""
    benched: Annotated[Cells, np.int8, (PLAYERS,)]
    """1 for a player left out of the seven, 2 once that has been shown."""
    line: Annotated[Cells, np.int8, (SIDES, SEVEN_SLOTS)]
    """The seven of each side by slot, once shown."""
    chosen: Annotated[Cells, np.int8, (SIDES,)]
    """The number of secret decisions a side has taken: on a swap (one more once the player who comes on has
    been shown) or on an INSTANT. 0 again once its choice has been shown.
    """
    off: Annotated[Cells, np.int8, (SIDES,)]
    """The player who is to leave the pitch: his number plus 1, or 0 for nobody."""
    on: Annotated[Cells, np.int8, (SIDES,)]
    """The player who is to come on, likewise."""
    instant: Annotated[Cells, np.int8, (SIDES,)]
    """The INSTANT of the drama with its target: see `instants`; 0 for none."""
    side: Int8
    """The side whose choice is shown next, or which may play its late player."""
    re_picked: Int8
    """1 once the official's effect has been carried out, so that the sevens are final."""
    official: Int8
    """The kind of referee card that is the official, or NONE."""
    second_official: Int8
    """The kind that is the official of the second leg, or NONE."""
    totals: Annotated[Cells, np.int8, (SIDES, 3)]
    """Defence, attack and midfield at the last scoring of each side."""
    goals: Annotated[Cells, np.int16, (SIDES,)]
    """The goals of the last match."""

    points: Annotated[Cells, np.int8, (SEATS,)]
    """The league points."""
    scored: Annotated[Cells, np.int16, (SEATS,)]
    """The goals scored in the season."""
    conceded: Annotated[Cells, np.int16, (SEATS,)]
    """The goals conceded in the season."""
    results: Int8
    """The number of matches played in the season."""
    result_home: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The home seat of each match; cells from `results` on mean nothing."""
    result_away: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The away seat of each match."""
    result_goals: Annotated[Cells, np.int16, (MATCHDAYS * MATCHES, SIDES)]
    """The goals of each side in each match."""
    result_official: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The kind of referee card that was the official of each match, or NONE."""
    result_forfeit: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES, SIDES)]
    """1 for a side that forfeited the match for want of a legal seven."""
    result_boot: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The seat that won the Golden Boot of each match, or NONE."""

    sudden_death: Int8
    """1 once the cup is decided by a sudden-death Squad Rush."""
    playing: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that takes turns: all of them, until a sudden death."""
    won: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that has won, or shares the win."""
