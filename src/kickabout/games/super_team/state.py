"""The records of Super Team: the numbers of the box, and the state of a match.

Spaces are numbered row by row from the home goal: `row * COLS + column`, both from 0, on a grid of
ROWS x COLS of which the box uses a part. Pieces are numbered 0..11: `seat * PIECES + shirt`, where
shirt 0 is the Goalie and shirt 1 the captain. Seat 0 attacks towards higher rows.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record

SEATS = 2
ROWS = 15
COLS = 11
SPACES = ROWS * COLS
PIECES = 6
NONE = -1
STATS = 5

# A seat's deck holds twelve kinds of cards, and Fatigue, in slots.
BASICS = 5
BASIC_COPIES = 2
"""The cards of each Basic kind that a side has where it plays with them alone."""
TEAMS = 8
"""The most teams in a box, and the most captains."""
TEAM_CARDS = BASICS
COACH_CARDS = TEAM_CARDS + 3 * TEAMS
SKILL_CARDS = COACH_CARDS + TEAMS
FATIGUE = SKILL_CARDS + 3 * TEAMS
KINDS = FATIGUE + 1
TEAM_SLOT, COACH_SLOT, SKILL_SLOT, FATIGUE_SLOT = 5, 8, 9, 12
SLOTS = 13
STEPS = 4
"""The most elements in one part of a card."""
AUTO_CARDS = 16
"""The most AutoTeam cards in a box."""
FORMATIONS = 8
MARKED_SPACES = 16
FACES = 6
MOST_WHITES = 2
"""The most white dice of a roll."""
WHITES = 9
"""The numbers of a white die: 0 if there is none, else its face plus 2."""
MOST_MORALE = 3
"""The most Morale that a side may pay for a roll (SUPER-8.4)."""
MOST_MARKERS = 2
"""The most Coach Markers on one stat (SUPER-3.7)."""
MOST_REST = 2
"""The most Fatigue cards that a side returns at half-time (SUPER-20.1)."""


class Zone(IntEnum):
    """Flags of a space; a space off the pitch has none.

    Those of seat 1 are RECTANGLE, AREA and HALF shifted left by one.
    """

    PITCH = 1
    RECTANGLE = 2
    AREA = 8
    HALF = 32
    MARKED = 128


class Shirt(IntEnum):
    """The pieces with a role instead of a number."""

    GOALIE = 0
    CAPTAIN = 1


class Stat(IntEnum):
    """The stats that Coach Markers are put on."""

    PASS = 0
    SHOOT = 1
    DRIBBLE = 2
    TACKLE = 3
    GOALKEEPING = 4


class Tile(IntEnum):
    """The Strike tiles, as seat 0 sees them."""

    LEFT = 0
    MIDDLE = 1
    RIGHT = 2


TILES = len(Tile)


class Role(IntEnum):
    """A side's role, and the part of a card that goes with it."""

    OFFENSIVE = 0
    DEFENSIVE = 1


class Element(IntEnum):
    """The elements of a card's instruction, in groups: passes, the shot, movements, what a captain
    does to opponents, and those without a decision.
    """

    NOTHING = 0
    FORWARD_PASS = 1
    BACKWARD_PASS = 2
    CROSS_PASS = 3
    THROUGH_PASS = 4
    IN_BETWEEN_PASS = 5
    PASS = 6
    STRIKE = 7
    FORWARD_MOVE = 8
    BACKWARD_MOVE = 9
    FREE_MOVE = 10
    FORWARD_MARKING = 11
    BACKWARD_MARKING = 12
    MOVE = 13
    SKIP = 14
    PUSH = 15
    BYPASS = 16
    STAND_UP = 17
    MORALE = 18
    DRAW = 19
    SHED = 20
    MOVEMENTS = 21
    ACTIONS = 22
    CARDS = 23


class Condition(IntEnum):
    """Flags of the conditions of a card, all of which must hold when it is played."""

    ON_THE_BALL = 1
    CLOSE_TO_OPPONENT = 2
    CLOSE_TO_BALL = 4
    OPPONENTS_HALF = 8
    OPPONENTS_AREA = 16
    OFF_THE_BALL = 32


class AbilityKind(IntEnum):
    """The abilities of the advanced sides: of teams, then of captains."""

    KICK_OFF_MORALE = 1
    COMEBACK_MORALE = 2
    LONG_PASSES = 3
    ROLL_BONUS = 4
    TIRELESS = 5
    SURE_FEET = 6
    CLEAR_SIGHT = 7
    POACHER = 8
    LEADER = 9


class Level(IntEnum):
    """The levels of the solo game."""

    OFF = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


class Phase(IntEnum):
    """The kind of decision or chance outcome that is due."""

    NEXT = 0
    """Nothing: the rules continue by themselves."""
    KICK_OFF = 1
    """Chance decides which seat kicks off."""
    DEAL = 2
    """Chance deals the boards that a side may choose from."""
    CHOOSE = 3
    """A seat secretly chooses its team, then its captain."""
    SHOW = 4
    """The chosen boards are turned over, as a chance outcome."""
    MARK = 5
    """A seat puts a Coach Marker on a stat."""
    ARRANGE = 6
    """A seat places its next piece, or takes up a formation."""
    CENTRE = 7
    """A seat picks the piece that kicks off."""
    DRAW = 8
    """Chance draws a card of the deck of `drawer`."""
    PLAY = 9
    """A seat plays its next card for a use, or ends its turn."""
    MOVE = 10
    """A seat makes a movement."""
    ACT = 11
    """A seat takes an action."""
    GOAL_KICK = 12
    """A seat picks the space to which its Goalie kicks the ball."""
    PUSHED = 13
    """A seat picks the opponent that its captain pushes, and the space."""
    BYPASSED = 14
    """A seat picks the opponent with whom its captain changes places."""
    STRIKING = 15
    """The shooter secretly picks a Strike tile."""
    GUARDING = 16
    """The other seat secretly picks a Strike tile."""
    TILES = 17
    """Both tiles are turned over, as a chance outcome."""
    PAYING = 18
    """The acting side pays Morale, secretly if both roll."""
    MATCHING = 19
    """The other side secretly pays Morale."""
    TOKENS = 20
    """Both amounts are shown, as a chance outcome."""
    ROLL = 21
    """Chance rolls the dice of the acting side."""
    ANSWER_ROLL = 22
    """Chance rolls the dice of the other side."""
    LAND = 23
    """The attacker, or a lot for AutoTeam, picks one of two half-way spaces for the
    ball of a failed pass or shot.
    """
    REWARD = 24
    """A seat takes its next reward."""
    REST = 25
    """A seat decides how many Fatigue cards it returns at half-time."""
    AUTO_TURN = 26
    """Chance turns over an AutoTeam card for her turn."""
    AUTO_STEP = 27
    """Chance takes AutoTeam's next step, by lot among equals."""
    AUTO_REVEAL = 28
    """Chance turns over the AutoTeam card that gives her Morale and her Strike tile for a roll."""
    FULL_TIME = 29


class Stage(IntEnum):
    """The stage of a match: preparing a kick-off, playing a turn, or ending one."""

    PREPARING = 0
    PLAYING = 1
    ENDING = 2


class Use(IntEnum):
    """The use that a card is played for."""

    PERFORM = 0
    MOVEMENT = 1
    ACTION = 2
    GOAL_KICK = 3
    DROP = 4


class BallAction(IntEnum):
    """The actions with the ball or to win it."""

    NONE = 0
    PASS = 1
    SHOT = 2
    DRIBBLE = 3
    TACKLE = 4


class AutoMode(IntEnum):
    """The kind of step that AutoTeam's card has led to."""

    OVER = 0
    """Nothing is left to do."""
    GOAL_KICK = 1
    """AutoTeam's Goalie has to pass."""
    LOOSE_BALL = 2
    """AutoTeam goes for the loose ball that was hers."""
    SHOT = 3
    TACTIC = 4
    """The elements of the card, in order."""
    PASS_AHEAD = 5
    DRIBBLE = 6
    ADVANCE = 7
    """The carrier moves."""
    BONUS = 8
    """Bonus movements of a tactic."""
    GUARD = 9
    """The movements of a defensive part."""
    TACKLE = 10
    REST = 11
    """Nothing is possible."""


class BoxRecord(Record):
    """The numbers of the box, with the options of the match."""

    rows: Int8
    columns: Int8
    flags: Annotated[Cells, np.int16, (SPACES,)]
    """The `Zone` flags of each space."""
    target_column: Int8
    """The leftmost column of the small rectangles, from 0."""
    marked_spaces: Int8
    marked: Annotated[Cells, np.int16, (MARKED_SPACES,)]
    formations: Int8
    formation: Annotated[Cells, np.int16, (FORMATIONS, PIECES)]
    """The spaces of seat 0 by shirt; those of seat 1 are rotated by half a turn."""
    green: Annotated[Cells, np.int8, (FACES,)]
    white: Annotated[Cells, np.int8, (FACES,)]
    """The faces of a white die, -1 the fumble."""
    mean: Annotated[Cells, np.int16, (MOST_WHITES + 1,)]
    """The mean of a green die and so many white dice, in sixths."""
    stray: Annotated[Cells, np.int16, (2, 2 * MOST_WHITES + 1)]
    """The standard deviation of one green die or two and of so many white dice, in 96ths."""
    steps: Int8
    """The spaces of the time track to the end of each half."""
    hand: Int8
    cards_a_turn: Int8
    morale_tokens: Int8
    fatigue_cards: Int8
    coach_markers: Int8

    teams: Int8
    captains: Int8
    elements: Annotated[Cells, np.int8, (KINDS, 2, STEPS)]
    """The elements of each kind of card, by part."""
    amounts: Annotated[Cells, np.int8, (KINDS, 2, STEPS)]
    conditions: Annotated[Cells, np.int8, (KINDS, 2)]
    cost: Annotated[Cells, np.int8, (KINDS,)]
    """The Morale to be paid before a Coach card."""
    reward_morale: Annotated[Cells, np.int8, (KINDS, 2)]
    reward_moves: Annotated[Cells, np.int8, (KINDS, 2)]
    reward_actions: Annotated[Cells, np.int8, (KINDS, 2)]
    tiring: Annotated[Cells, np.int8, (KINDS, 2)]
    """1 for a part with the Fatigue icon."""
    team_ability: Annotated[Cells, np.int8, (TEAMS,)]
    team_stat: Annotated[Cells, np.int8, (TEAMS,)]
    team_amount: Annotated[Cells, np.int8, (TEAMS,)]
    captain_ability: Annotated[Cells, np.int8, (TEAMS,)]
    captain_amount: Annotated[Cells, np.int8, (TEAMS,)]
    captain_stars: Annotated[Cells, np.int8, (TEAMS, STATS)]

    auto_cards: Int8
    auto_elements: Annotated[Cells, np.int8, (AUTO_CARDS, STEPS)]
    auto_morale: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    auto_strike: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    auto_range: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    auto_moves: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """The movements of the defensive part."""
    auto_reward_morale: Annotated[Cells, np.int8, (AUTO_CARDS, 2)]
    auto_reward_moves: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """The bonus movements of the offensive part."""
    auto_reward_actions: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """The tackles of the defensive part."""
    auto_markers: Annotated[Cells, np.int8, (STATS,)]
    auto_stars: Annotated[Cells, np.int8, (STATS,)]
    auto_start_morale: Int8
    auto_formation: Annotated[Cells, np.int16, (PIECES,)]
    """The spaces of AutoTeam's pieces, like those of a formation; the last shirt kicks off."""

    team_abilities: Int8
    captain_abilities: Int8
    hard_fatigue: Int8
    offside_trap: Int8
    basic_cards: Int8
    solo: Int8
    """0, or the level of AutoTeam, who has seat 1."""


class State(Record):
    """The state of a match."""

    actor: Int8
    seats: Int8
    phase: Int8
    stage: Int8
    """The stage of the match, a `Stage`."""
    turn: Int8
    """The seat whose turn it is."""
    turns: Int32
    """The number of turns begun."""
    kicker: Int8
    """The seat that kicked off the first half."""
    half: Int8
    """The half under way: 0 or 1."""
    clock: Int8
    """The number of spaces that the time token has moved in this half."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals scored."""

    offered: Annotated[Cells, np.int8, (SEATS, 2, 2)]
    """Two teams and two captains to choose from, NONE until they are dealt."""
    team: Annotated[Cells, np.int8, (SEATS,)]
    """The chosen team board, NONE until then."""
    captain: Annotated[Cells, np.int8, (SEATS,)]
    """The chosen captain board, NONE until then."""
    chosen: Int8
    """The number of boards chosen: team and captain first of the side that does not kick off."""
    shown: Int8
    """The number of boards turned over, in the same order."""
    markers: Annotated[Cells, np.int8, (SEATS, STATS)]
    """Coach Markers by stat, a `Stat`."""

    at: Annotated[Cells, np.int16, (SEATS * PIECES,)]
    """The space of each piece, NONE off the pitch."""
    on: Annotated[Cells, np.int8, (SPACES,)]
    """The piece on each space plus 1, 0 for none."""
    lying: Annotated[Cells, np.int8, (SEATS * PIECES,)]
    """1 for an inactive piece."""
    tackled: Annotated[Cells, np.int8, (SEATS * PIECES,)]
    """1 for a piece that has failed to tackle in this turn."""
    ball: Int16
    """The ball's space, NONE before a kick-off."""
    attacker: Int8
    """The side with the ball, or that had it last."""
    goal_kick: Int8
    """1 while the attacker's Goalie has to pass before anything else."""
    stranded: Int8
    """The number of rounds ended while the ball lay alone in a small rectangle."""

    hands: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """The cards in a hand, by slot of the seat's deck."""
    decks: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """The cards in a seat's deck, by slot."""
    discards: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """The cards that a seat has discarded, by slot."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of cards in a hand."""
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    """The number of cards in a seat's deck."""
    fatigues: Annotated[Cells, np.int8, (SEATS,)]
    """The number of Fatigue cards among a side's cards, wherever they are."""
    known_fatigue: Annotated[Cells, np.int8, (SEATS,)]
    """The number of Fatigue cards in a hand that everybody saw being taken."""
    morale: Annotated[Cells, np.int8, (SEATS,)]
    """The Morale tokens of a side."""
    drawer: Int8
    """The seat that draws, at a chance point of cards."""
    due_draws: Int8
    """The number of cards that a Coach card still draws."""

    played: Int8
    """The number of cards played in this turn."""
    allowed: Int8
    """The number of cards that may be played in this turn."""
    thrown: Int8
    """The number of Fatigue cards thrown away in this turn."""
    free_runs: Int8
    """The number of movements of inactive pieces in this turn that cost nothing."""
    slot: Int8
    """The slot of the card under way, NONE for none."""
    use: Int8
    """The use that it was played for, a `Use`."""
    part: Int8
    """The part of it that is performed, a `Role`."""
    step: Int8
    """The index of its next element."""
    movers: Int8
    """Flags by shirt of the pieces that have moved in this tactic."""
    skipping: Int8
    """1 while opponents do not block the next pass or shot."""
    due_morale: Int8
    """The Morale among its rewards that has not been taken."""
    due_moves: Int8
    """The movements among its rewards that have not been taken."""
    due_actions: Int8
    """The actions among its rewards that have not been taken."""

    acts: Int32
    """The number of actions begun in this match."""
    action: Int8
    """The action under way, or the last one, a `BallAction`."""
    doer: Int8
    """The piece that acts in it."""
    rival: Int8
    """The opponent's piece in it, NONE in a pass or a shot."""
    origin: Int16
    """The space of the ball before it."""
    target: Int16
    """The space at which the ball is aimed."""
    landed: Int16
    """The space of the ball after it, NONE while it is under way."""
    success: Int8
    """1 if it succeeded."""
    tiles: Annotated[Cells, np.int8, (SEATS,)]
    """Strike tiles, by seat: 0..2 from left to right as seat 0 sees them, NONE for none."""
    bids: Annotated[Cells, np.int8, (SEATS,)]
    """Morale paid for the roll, by seat."""
    shown_tokens: Int8
    """1 once the Morale paid is shown."""
    power: Annotated[Cells, np.int8, (SEATS,)]
    """The power that a side's roll needs."""
    green: Annotated[Cells, np.int8, (SEATS,)]
    """The green die rolled, by seat; NONE until then."""
    white: Annotated[Cells, np.int8, (SEATS, 2)]
    """The white dice rolled, the lower first: 0 for none, else the face plus 2."""
    result: Annotated[Cells, np.int8, (SEATS,)]
    """The result of a side's roll, with the Morale paid and less its power."""
    rolled: Int8
    """1 from the dice that decided an action until the next decision or outcome."""
    scored: Int8
    """1 between a goal and the kick-off that follows it."""
    kicking: Int8
    """The seat that kicks off next while pieces are arranged, else the one that kicked off last."""
    placed: Annotated[Cells, np.int8, (SEATS,)]
    """The number of pieces arranged so far, by seat."""
    rested: Int8
    """The number of sides that have had their rest at half-time."""
    moved: Int8
    """The piece that moved last, NONE before the first movement of a turn."""
    moved_from: Int16
    """The space that it came from."""

    auto_deck: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """1 for an AutoTeam card that is still face down."""
    auto_card: Int8
    """The AutoTeam card under way, NONE for none."""
    auto_used: Int8
    """The number of cards that AutoTeam has played in this turn."""
    auto_mode: Int8
    """The kind of step that AutoTeam's card has led to, an `AutoMode`."""
    auto_moved: Int8
    """The number of AutoTeam's defensive movements in this turn."""
    auto_left: Int8
    """The number of movements that AutoTeam's card still allows."""
