"""The records of Squad Rush and its Group Stage: what is in the box, and where a match stands.

A card has a number: a player's or a Super Sub's is below `PLAYERS`, and each of them is unique; the
other kinds follow, and there are several cards of a kind.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record

SEATS = 4
NATIONS = 8
"""A box may hold this many nations."""
PLAYERS = 96
"""A box may hold this many players and Super Subs."""
KINDS = 16
"""A box may hold this many kinds of other cards."""
CARDS = PLAYERS + KINDS
PILE = 127
"""So many cards may be in the game."""
NONE = -1


class Position(IntEnum):
    """Where a player plays. A Super Sub stands in anywhere."""

    GOALKEEPER = 0
    DEFENDER = 1
    MIDFIELDER = 2
    FORWARD = 3
    SUB = 4


POSITIONS = 4
"""Those that a seven has, without the Super Subs."""
SLOTS_OF = (1, 2, 2, 2)
"""How many of each position a legal seven has (RUSH-9.1)."""
FIRST_SLOT = (0, 1, 3, 5, 7)
"""A seven is numbered: the goalkeeper, two defenders, two midfielders, two forwards."""
POSITION_OF_SLOT = (0, 1, 1, 2, 2, 3, 3)
SEVEN_SLOTS = 7
FIRST_ATTACKER = FIRST_SLOT[Position.MIDFIELDER]
"""The slots from here on make the attack, those before it the defence."""
FIRST_FORWARD = FIRST_SLOT[Position.FORWARD]


class Place(IntEnum):
    """Where a player is."""

    OUT = 0
    DECK = 1
    DISCARDED = 2
    HAND = 3
    PITCH = 4


class Effect(IntEnum):
    """What a card does when it is played in one's turn or, from `CANCEL` on, in answer to another."""

    TACKLE = 0
    BOOK = 1
    DISMISS = 2
    MORE_ACTS = 3
    EXCHANGE = 4
    RESTART = 5
    SEARCH = 6
    WALL = 7
    REVERSE = 8
    NO_ACTS = 9
    CLEAR = 10
    CANCEL = 11
    SEND_BACK = 12
    PLAY_ON = 13


class OfficialEffect(IntEnum):
    """What a referee card does as the official of a match."""

    TWO_LEGS = 0
    TOP_OUT = 1
    TOP_FORWARD_OUT = 2
    NO_CHEMISTRY = 3
    SWAP_ONE = 4
    DRAW_AND_PLAY = 5
    MIDFIELD_GOAL = 6
    DEFENCES_UP = 7
    SWAP_TOTALS = 8
    GOALLESS = 9
    NO_BOOKINGS = 10


class Mode(IntEnum):
    """What is played (RUSH-16.1)."""

    SQUAD_RUSH = 0
    GROUP_STAGE = 1


class Nations(IntEnum):
    """Which nations are in play (RUSH-16.2)."""

    RANDOM = 0
    FIRST = 1


class Pairing(IntEnum):
    """Who meets whom on a matchday of four (RUSH-16.3)."""

    EVERYONE = 0
    NEIGHBOURS = 1


class AddedTime(IntEnum):
    """What the second leg is (RUSH-16.4)."""

    SAME_PITCHES = 0
    NEW_OFFICIAL = 1


class ReverseOfficial(IntEnum):
    """Whether a Reverse may be the official (RUSH-16.5)."""

    LITERAL = 0
    OFF = 1


class GoldenBoot(IntEnum):
    """Whose star earns it (RUSH-16.6)."""

    ANY_STAR = 0
    OWN_NATION = 1


class Switch(IntEnum):
    """An option that is on or off."""

    OFF = 0
    ON = 1


class Rung(IntEnum):
    """What separates two managers in the table, from the first rung of the ladder on (RUSH-15.1 to 15.5)."""

    POINTS = 0
    GOAL_DIFFERENCE = 1
    GOALS_SCORED = 2
    SENT_OFF = 3
    SUDDEN_DEATH = 4


class Phase(IntEnum):
    """What the actor decides."""

    NATION = 0
    """Chance: which nation is in the deck."""
    START = 1
    """Chance: who begins."""
    DEAL = 2
    """Chance: the card that `drawer` is dealt."""
    DRAW = 3
    """A seat: from the deck, or from the discard pile."""
    DRAWN = 4
    """Chance: the card from the deck."""
    ACT = 5
    """A seat: the acts of the turn, and the call."""
    EXTRA = 6
    """A seat: the extra player of a Quick Restart."""
    TAKE_OFF = 7
    """A seat: who leaves the pitch by a Substitution."""
    BRING_ON = 8
    """A seat: who comes on for him."""
    LOOK_THROUGH = 9
    """Chance: whether a Midfielder whom nobody sees is in the deck."""
    LOOK = 10
    """A seat: the Midfielder that a Set Piece takes from the deck."""
    RESTART_DRAW = 11
    """Chance: the cards that a Quick Restart draws, in a turn or as the official."""
    ANSWER = 12
    """A seat: an INSTANT, or hold."""
    TRIM = 13
    """A seat: the cards above the limit of the hand."""
    SEVEN = 14
    """Both sides at once, in secret: who is left out of the seven."""
    SHOW_SEVEN = 15
    """Chance: what they chose."""
    FLIP = 16
    """Chance: the official."""
    SWAP = 17
    """Both sides at once, in secret: the swap that the official allows."""
    SHOW_SWAP = 18
    """Chance: what they chose."""
    LATE_PLAYER = 19
    """A seat: the player that the official lets it play."""
    DRAMA = 20
    """Both sides at once, in secret: an INSTANT."""
    SHOW_DRAMA = 21
    """Chance: what they chose."""
    WHISTLE = 22
    """Chance: the match is over, and is scored."""
    FULL_TIME = 23
    LOCK = 24
    """Passed through at once, like the next two: the pitches are locked, and the next match begins."""
    REMATCH = 25
    """The sides of a match whom the official has let change."""
    RESET = 26
    """The matchday is over."""


# Actions of seats.
DRAW_DECK = 0
DRAW_PILE = 1
FIELDS = 2
RECALLS = FIELDS + PLAYERS
TACKLES = RECALLS + PLAYERS
BOOKS = TACKLES + PLAYERS
DISMISSALS = BOOKS + PLAYERS
TAKES = DISMISSALS + PLAYERS
OFFS = TAKES + PLAYERS
OFF_NOBODY = OFFS + PLAYERS
ONS = OFF_NOBODY + 1
ON_NOBODY = ONS + PLAYERS
BENCHES = ON_NOBODY + 1
PLAYS = BENCHES + PLAYERS
"""Other cards are numbered by their kind and by what they are played on."""
ON_SEAT = 1
ON_INSTANT = ON_SEAT + SEATS
ON_OFFICIAL = ON_INSTANT + 1
PLAYS_PER_KIND = ON_OFFICIAL + 1
DISCARDS = PLAYS + KINDS * PLAYS_PER_KIND
HOLD = DISCARDS + CARDS
DONE = HOLD + 1
CALL = DONE + 1
ACTIONS = CALL + 1
# Chance outcomes, and what others see of what is hidden.
DRAWN_NATIONS = ACTIONS
STARTS = DRAWN_NATIONS + NATIONS
DRAWS = STARTS + SEATS
FINDS = DRAWS + CARDS
MISSES = FINDS + PLAYERS
OFFICIALS = MISSES + PLAYERS
GATHER = OFFICIALS + KINDS
NO_OFFICIAL = GATHER + 1
SHOW_OUT = NO_OFFICIAL + 1
SHOW_ON = SHOW_OUT + PLAYERS
SHOW_OFF = SHOW_ON + PLAYERS
SHOW_NO_SWAP = SHOW_OFF + PLAYERS
SHOW_CARD = SHOW_NO_SWAP + 1
SHOW_NO_CARD = SHOW_CARD + KINDS * PLAYS_PER_KIND
FINAL_WHISTLE = SHOW_NO_CARD + 1
HIDDEN_DRAW = FINAL_WHISTLE + 1
HIDDEN_LOOK = HIDDEN_DRAW + 1
HIDDEN_BENCH = HIDDEN_LOOK + 1
HIDDEN_OFF = HIDDEN_BENCH + 1
HIDDEN_ON = HIDDEN_OFF + 1
HIDDEN_INSTANT = HIDDEN_ON + 1
CODES = HIDDEN_INSTANT + 1


def card_of(action: int) -> int:
    """Return the player or, from `PLAYERS` on, the kind of card that an action is about, or NONE."""
    if FIELDS <= action < OFF_NOBODY:
        return (action - FIELDS) % PLAYERS
    if ONS <= action < ON_NOBODY:
        return action - ONS
    if BENCHES <= action < PLAYS:
        return action - BENCHES
    if PLAYS <= action < DISCARDS:
        return PLAYERS + (action - PLAYS) // PLAYS_PER_KIND
    if DISCARDS <= action < HOLD:
        return action - DISCARDS
    if DRAWS <= action < FINDS:
        return action - DRAWS
    if FINDS <= action < OFFICIALS:
        return (action - FINDS) % PLAYERS
    if OFFICIALS <= action < GATHER:
        return PLAYERS + action - OFFICIALS
    if SHOW_OUT <= action < SHOW_NO_SWAP:
        return (action - SHOW_OUT) % PLAYERS
    if SHOW_CARD <= action < SHOW_NO_CARD:
        return PLAYERS + (action - SHOW_CARD) // PLAYS_PER_KIND
    return NONE


MOST_ANSWERS = 2
"""An INSTANT, and a PLAY ON in answer to it (RUSH-7.4)."""
SIDES = 2
"""A match has two, the home side first."""
SWAP_DECIDED = 2
"""A side has decided in secret who leaves the pitch, and who comes on for him."""
ON_SHOWN = 3
"""It has shown who comes on."""
MATCHDAYS = 3
MATCHES = 3
"""No matchday has more matches."""


class BoxRecord(Record):
    """What is in the box, with the options of the match."""

    players: Int16
    """Players and Super Subs."""
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
    """What a kind does when it is played."""
    values: Annotated[Cells, np.int8, (KINDS,)]
    officials: Annotated[Cells, np.int8, (KINDS,)]
    """What a kind does as the official of a match; NONE for what is no referee card."""
    official_values: Annotated[Cells, np.int8, (KINDS,)]
    tackle: Int8
    """The kind that is a Tackle, or NONE; the next two likewise."""
    yellow: Int8
    red: Int8

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
    """What a booking takes from a rating."""
    goal: Int8
    """So much attack above the defence is a goal."""
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
    """Where a match stands."""

    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    """The seat whose turn it is, or was when the pitches were locked."""
    turns: Int32
    """Turns begun."""
    way: Int8
    """1 while the order of play is clockwise, -1 when it has turned round."""
    in_play: Annotated[Cells, np.int8, (NATIONS,)]
    """1 for a nation whose players are in the game."""
    nations: Int8
    """How many are."""

    place: Annotated[Cells, np.int8, (PLAYERS,)]
    """Where each player is: out of the game 0, deck 1, discard pile 2, a hand 3, a pitch 4."""
    owner: Annotated[Cells, np.int8, (PLAYERS,)]
    """The seat in whose hand or on whose pitch he is, or NONE."""
    known: Annotated[Cells, np.int8, (PLAYERS,)]
    """1 for a player in a hand whom everybody saw go there."""
    yellows: Annotated[Cells, np.int8, (PLAYERS,)]
    """Yellow cards that a player on a pitch has been shown."""
    deck: Annotated[Cells, np.int8, (KINDS,)]
    """Cards in the deck that are no players, by kind."""
    deck_size: Int16
    """All cards in the deck."""
    pile: Annotated[Cells, np.int8, (PILE,)]
    """The discard pile, from the bottom; 0 above its top, where it counts for nothing."""
    pile_size: Int16
    """Cards in the discard pile."""
    hand: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Cards that are no players."""
    known_cards: Annotated[Cells, np.int8, (SEATS, KINDS)]
    """Those of them that everybody saw go there."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """All cards in a hand."""
    pitch_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards on a seat's pitch."""
    fielded: Annotated[Cells, np.int8, (SEATS, NATIONS * POSITIONS)]
    """Players on a pitch, counted by nation and position."""
    subs: Annotated[Cells, np.int8, (SEATS,)]
    """Super Subs on a pitch."""
    sent_off: Annotated[Cells, np.int8, (SEATS,)]
    """Players of a seat sent off so far."""
    walled: Annotated[Cells, np.int8, (SEATS,)]
    """1 while a seat's goalkeeper and defenders cannot be tackled."""
    fewer: Annotated[Cells, np.int8, (SEATS,)]
    """Acts that a seat's next turn has fewer."""
    no_acts: Annotated[Cells, np.int8, (SEATS,)]
    """1 if a seat's next turn has none."""
    turns_taken: Annotated[Cells, np.int8, (SEATS,)]
    """Turns begun since the start, or since the last matchday."""

    drawer: Int8
    """The seat that draws, at a chance point of cards."""
    draws: Int8
    """Cards still to be drawn."""
    acts: Int8
    """Acts left in the turn."""
    fresh: Int8
    """The player played last in this turn, while he is on the pitch, or NONE."""
    derby: Int8
    """The seat that may be tackled once more in the same act, or NONE."""
    swaps: Int8
    """Exchanges left of a Substitution."""
    taken_off: Int8
    """The player who left the pitch by it and for whom another comes on, or NONE."""

    looked: Int8
    """How far a manager has looked through the deck: all Midfielders whose number is less."""

    card: Int8
    """The card that waits for answers, or NONE."""
    target: Int8
    """The player that it is played on, or NONE."""
    target_seat: Int8
    """The seat that it is played on, or NONE."""
    calling: Int8
    """1 while a call waits for answers."""
    asked: Int8
    """The seat that was asked last whether it answers, or that the question starts from."""
    answers: Int8
    """Answers to it so far."""
    answer_cards: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """Kinds played in answer, each on the one before."""
    answer_seats: Annotated[Cells, np.int8, (MOST_ANSWERS,)]
    """The seats that played them; only as many count as there are answers."""

    matchday: Int8
    """Matchdays completed."""
    caller: Int8
    """The seat that called FULL-TIME on this matchday, or NONE."""
    starter: Int8
    """The seat that starts the next matchday: the caller, or who was next when nobody called."""
    turns_left: Annotated[Cells, np.int8, (SEATS,)]
    """Turns that a seat still has after the call."""
    locked: Int8
    """1 while matches are played."""
    match: Int8
    """Matches of this matchday completed."""
    sides: Annotated[Cells, np.int8, (SIDES,)]
    """The seats that play this match, or played the last one; NONE before the first."""
    left_out: Annotated[Cells, np.int8, (SIDES,)]
    """How many players a side has left out of its seven."""
    benched: Annotated[Cells, np.int8, (PLAYERS,)]
    """1 for a player left out of the seven, 2 when that has been shown."""
    line: Annotated[Cells, np.int8, (SIDES, SEVEN_SLOTS)]
    """The seven of each side, by slot, once shown."""
    chosen: Annotated[Cells, np.int8, (SIDES,)]
    """How many of its secret decisions a side has taken, on a swap (one more when the player who comes
    on has been shown) or on an INSTANT (one more when it has been shown).
    """
    off: Annotated[Cells, np.int8, (SIDES,)]
    """Who shall leave the pitch: his number counted from 1, or 0 for nobody."""
    on: Annotated[Cells, np.int8, (SIDES,)]
    """Who shall come on, likewise."""
    instant: Annotated[Cells, np.int8, (SIDES,)]
    """The INSTANT of the drama and what it is played on: its action less `PLAYS`, plus 1, or 0."""
    side: Int8
    """The side whose choice is shown next, or which may play its late player."""
    re_picked: Int8
    """1 once the official's effect has been seen to, so that the sevens are final."""
    official: Int8
    """The kind of referee card that is the official, or NONE."""
    second_official: Int8
    """That of a second leg, or NONE."""
    totals: Annotated[Cells, np.int8, (SIDES, 3)]
    """Defence, attack and midfield with which the sides were scored last."""
    goals: Annotated[Cells, np.int16, (SIDES,)]
    """Goals of the last match."""

    points: Annotated[Cells, np.int8, (SEATS,)]
    """League points."""
    scored: Annotated[Cells, np.int16, (SEATS,)]
    """Goals scored in the season."""
    conceded: Annotated[Cells, np.int16, (SEATS,)]
    """Goals conceded in the season."""
    results: Int8
    """Matches played in the season."""
    result_home: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The seat of each match's first side; what follows the last match played counts for nothing."""
    result_away: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """That of its second side."""
    result_goals: Annotated[Cells, np.int16, (MATCHDAYS * MATCHES, SIDES)]
    """Goals of each side in each match."""
    result_official: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The kind of referee card that was the official of each match, or NONE."""
    result_forfeit: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES, SIDES)]
    """1 for a side that had no legal seven and forfeited the match."""
    result_boot: Annotated[Cells, np.int8, (MATCHDAYS * MATCHES,)]
    """The seat that won the Golden Boot there, or NONE."""

    sudden_death: Int8
    """1 once the cup is decided by a sudden-death Squad Rush."""
    playing: Annotated[Cells, np.int8, (SEATS,)]
    """1 for a seat that takes turns: all, until sudden death."""
    won: Annotated[Cells, np.int8, (SEATS,)]
    """1 for who won, or shares the win."""
