"""The records of Super Team: what is in the box, and where a match stands.

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
TEAMS = 8
"""A box may hold this many teams, and as many captains."""
TEAM_CARDS = BASICS
COACH_CARDS = TEAM_CARDS + 3 * TEAMS
SKILL_CARDS = COACH_CARDS + TEAMS
FATIGUE = SKILL_CARDS + 3 * TEAMS
KINDS = FATIGUE + 1
TEAM_SLOT, COACH_SLOT, SKILL_SLOT, FATIGUE_SLOT = 5, 8, 9, 12
SLOTS = 13
STEPS = 4
"""Elements that one part of a card may have."""
AUTO_CARDS = 16
"""A box may hold this many AutoTeam cards."""
FORMATIONS = 8
MARKED_SPACES = 16
FACES = 6
MOST_WHITES = 2
"""White dice of a roll, at most."""
MOST_MORALE = 3
"""Morale that a side may pay for a roll (SUPER-8.4)."""
MOST_MARKERS = 2
"""Coach Markers on one stat (SUPER-3.7)."""
MOST_REST = 2
"""Fatigue cards that a side sheds at half-time (SUPER-20.1)."""


class Zone(IntEnum):
    """Flags of a space; no flag at all: off the pitch.

    Those of seat 1 are RECTANGLE, AREA and HALF shifted left by one.
    """

    PITCH = 1
    RECTANGLE = 2
    AREA = 8
    HALF = 32
    MARKED = 128


class Shirt(IntEnum):
    """The pieces that are more than a number on a shirt."""

    GOALIE = 0
    CAPTAIN = 1


class Stat(IntEnum):
    """What Coach Markers are put on."""

    PASS = 0
    SHOOT = 1
    DRIBBLE = 2
    TACKLE = 3
    GOALKEEPING = 4


class Tile(IntEnum):
    """Strike tiles, as seat 0 sees them."""

    LEFT = 0
    MIDDLE = 1
    RIGHT = 2


class Role(IntEnum):
    """A side's role, and the part of a card that goes with it."""

    OFFENSIVE = 0
    DEFENSIVE = 1


class Element(IntEnum):
    """Elements of a card's instruction, in groups: passes, the shot, movements, what a captain does to
    opponents, and what takes no decision.
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
    """Flags of a card, all of which must hold when it is played."""

    ON_THE_BALL = 1
    CLOSE_TO_OPPONENT = 2
    CLOSE_TO_BALL = 4
    OPPONENTS_HALF = 8
    OPPONENTS_AREA = 16
    OFF_THE_BALL = 32


class AbilityKind(IntEnum):
    """Abilities of the advanced sides: of teams, then of captains."""

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
    """Levels of the solo game."""

    OFF = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


class Phase(IntEnum):
    """What the actor decides."""

    NEXT = 0
    """Nobody: the rules go on by themselves."""
    KICK_OFF = 1
    """Chance: who kicks off."""
    DEAL = 2
    """Chance: the boards that a side may choose from."""
    CHOOSE = 3
    """A seat, secretly: its team, then its captain."""
    SHOW = 4
    """Chance: the boards chosen are turned over."""
    MARK = 5
    """A seat: where a Coach Marker goes."""
    ARRANGE = 6
    """A seat: where the next piece stands."""
    CENTRE = 7
    """A seat: which piece kicks off."""
    DRAW = 8
    """Chance: a card of the deck of `drawer`."""
    PLAY = 9
    """A seat: the next card and its use, or the end of the turn."""
    MOVE = 10
    """A seat: a movement."""
    ACT = 11
    """A seat: an action."""
    GOAL_KICK = 12
    """A seat: where its Goalie puts the ball."""
    PUSHED = 13
    """A seat: whom its captain pushes where."""
    BYPASSED = 14
    """A seat: whom its captain passes by."""
    STRIKING = 15
    """The shooter, secretly: a Strike tile."""
    GUARDING = 16
    """The other seat, secretly: a Strike tile."""
    TILES = 17
    """Chance: both tiles are turned over."""
    PAYING = 18
    """The side that acts, secretly if both roll: Morale."""
    MATCHING = 19
    """The other side, secretly: Morale."""
    TOKENS = 20
    """Chance: both amounts are shown."""
    ROLL = 21
    """Chance: the dice of the side that acts."""
    ANSWER_ROLL = 22
    """Chance: the dice of the other side."""
    LAND = 23
    """The attacker, or a lot for AutoTeam: which of two half-way spaces a failed ball stops on."""
    REWARD = 24
    """A seat: which reward is taken next."""
    REST = 25
    """A seat: how many Fatigue cards go back at half-time."""
    AUTO_TURN = 26
    """Chance: the AutoTeam card of her turn."""
    AUTO_STEP = 27
    """Chance: her next step, a lot among equals."""
    AUTO_REVEAL = 28
    """Chance: the AutoTeam card that gives her Morale and her Strike tile for a roll."""
    FULL_TIME = 29


class Stage(IntEnum):
    """What a match is about: preparing a kick-off, playing a turn, or ending one."""

    PREPARING = 0
    PLAYING = 1
    ENDING = 2


class Use(IntEnum):
    """What a card is used for."""

    PERFORM = 0
    MOVEMENT = 1
    ACTION = 2
    GOAL_KICK = 3
    DROP = 4


USES = len(Use)


class BallAction(IntEnum):
    """What is done with the ball, or to win it."""

    NONE = 0
    PASS = 1
    SHOT = 2
    DRIBBLE = 3
    TACKLE = 4


class AutoMode(IntEnum):
    """What AutoTeam's card has led to."""

    OVER = 0
    """Nothing is left to do."""
    GOAL_KICK = 1
    """Her Goalie has to pass."""
    LOOSE_BALL = 2
    """She goes for the ball that was hers."""
    SHOT = 3
    TACTIC = 4
    """The elements of the card, one after the other."""
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


# Actions of seats.
PLAYS = 0
"""A card by its use and its kind."""
END = PLAYS + USES * KINDS
MOVES = END + 1
"""A movement by shirt, by whether it goes by way of the loose ball, and by the space it ends on."""
PASSES = MOVES + PIECES * 2 * SPACES
KICKS = PASSES + SPACES
SHOT = KICKS + SPACES
DRIBBLES = SHOT + 1
TACKLES = DRIBBLES + PIECES
PUSHES = TACKLES + PIECES
BYPASSES = PUSHES + PIECES * SPACES
LANDS = BYPASSES + PIECES
STRIKES = LANDS + SPACES
PAYS = STRIKES + len(Tile)
TAKE_MORALE = PAYS + MOST_MORALE + 1
TAKE_MOVE = TAKE_MORALE + 1
TAKE_ACTION = TAKE_MOVE + 1
DONE = TAKE_ACTION + 1
CHOICES = DONE + 1
"""A team, then a captain."""
MARKS = CHOICES + 2 * TEAMS
PLACES = MARKS + STATS
FORMS = PLACES + SPACES
CENTRES = FORMS + FORMATIONS
RESTS = CENTRES + PIECES
ACTIONS = RESTS + MOST_REST + 1
# Chance outcomes, and what others see of what is hidden.
STARTS = ACTIONS
DEALS = STARTS + SEATS
SHOWS = DEALS + 2 * TEAMS
DRAWS = SHOWS + 2 * TEAMS
TILES_SHOWN = DRAWS + KINDS
TOKENS_SHOWN = TILES_SHOWN + len(Tile) ** 2
ROLLS = TOKENS_SHOWN + (MOST_MORALE + 1) ** 2
"""A green die 0..9, then two white dice, the lower first: 0 for none, else the face plus 2."""
WHITES = 9
AUTO_TURNS = ROLLS + 10 * WHITES * WHITES
AUTO_MOVES = AUTO_TURNS + AUTO_CARDS
AUTO_PASSES = AUTO_MOVES + PIECES * SPACES
AUTO_KICKS = AUTO_PASSES + SPACES
AUTO_LANDS = AUTO_KICKS + SPACES
AUTO_DRIBBLES = AUTO_LANDS + SPACES
AUTO_TACKLES = AUTO_DRIBBLES + PIECES
AUTO_SHOT = AUTO_TACKLES + PIECES
AUTO_REST = AUTO_SHOT + 1
HIDDEN_CHOICE = AUTO_REST + 1
HIDDEN_DRAW = HIDDEN_CHOICE + 1
HIDDEN_STRIKE = HIDDEN_DRAW + 1
HIDDEN_PAY = HIDDEN_STRIKE + 1
CODES = HIDDEN_PAY + 1


class BoxRecord(Record):
    """What is in the box, with the options of the match."""

    rows: Int8
    columns: Int8
    flags: Annotated[Cells, np.int16, (SPACES,)]
    """What each space is: flags of `Zone`."""
    target_column: Int8
    """The leftmost column of the small rectangles, from 0."""
    marked_spaces: Int8
    marked: Annotated[Cells, np.int16, (MARKED_SPACES,)]
    formations: Int8
    formation: Annotated[Cells, np.int16, (FORMATIONS, PIECES)]
    """The spaces of seat 0 by shirt; those of seat 1 are turned by half a turn."""
    green: Annotated[Cells, np.int8, (FACES,)]
    white: Annotated[Cells, np.int8, (FACES,)]
    """Faces of a white die, -1 the fumble."""
    mean: Annotated[Cells, np.int16, (MOST_WHITES + 1,)]
    """What a green die and so many white dice come to on average, in sixths."""
    stray: Annotated[Cells, np.int16, (2, 2 * MOST_WHITES + 1)]
    """The standard deviation of one green die or two and of so many white dice, in 96ths."""
    steps: Int8
    """Spaces of the time track to each half's end."""
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
    """Morale to be paid before a Coach card."""
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
    """Movements of the defensive part."""
    auto_reward_morale: Annotated[Cells, np.int8, (AUTO_CARDS, 2)]
    auto_reward_moves: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """Bonus movements of the offensive part."""
    auto_reward_actions: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """Tackles of the defensive part."""
    auto_markers: Annotated[Cells, np.int8, (STATS,)]
    auto_stars: Annotated[Cells, np.int8, (STATS,)]
    auto_start_morale: Int8
    auto_formation: Annotated[Cells, np.int16, (PIECES,)]
    """Where her pieces stand, as those of a formation; the last shirt kicks off."""

    team_abilities: Int8
    captain_abilities: Int8
    hard_fatigue: Int8
    offside_trap: Int8
    solo: Int8
    """0, or the level of AutoTeam, who has seat 1."""


class State(Record):
    """Where a match stands."""

    actor: Int8
    seats: Int8
    phase: Int8
    stage: Int8
    """What the match is about, a `Stage`."""
    turn: Int8
    """The seat whose turn it is."""
    turns: Int32
    """Turns begun."""
    kicker: Int8
    """The seat that kicked the first half off."""
    half: Int8
    """The half under way: 0 or 1."""
    clock: Int8
    """Spaces that the time token has moved in this half."""
    goals: Annotated[Cells, np.int8, (SEATS,)]
    """Goals scored."""

    offered: Annotated[Cells, np.int8, (SEATS, 2, 2)]
    """Two teams and two captains to choose from, NONE before they are dealt."""
    team: Annotated[Cells, np.int8, (SEATS,)]
    """The team board chosen, NONE before."""
    captain: Annotated[Cells, np.int8, (SEATS,)]
    """The captain board chosen, NONE before."""
    chosen: Int8
    """How many boards have been chosen: team and captain of the side that does not kick off first."""
    shown: Int8
    """How many of them lie open, in the same order."""
    markers: Annotated[Cells, np.int8, (SEATS, STATS)]
    """Coach Markers by stat, a `Stat`."""

    at: Annotated[Cells, np.int16, (SEATS * PIECES,)]
    """The space of each piece, NONE beside the pitch."""
    on: Annotated[Cells, np.int8, (SPACES,)]
    """The piece on each space plus 1, 0 for none."""
    lying: Annotated[Cells, np.int8, (SEATS * PIECES,)]
    """1 for an inactive piece."""
    tackled: Annotated[Cells, np.int8, (SEATS * PIECES,)]
    """1 for a piece that has failed to tackle in this turn."""
    ball: Int16
    """The ball's space, NONE before the first kick-off."""
    attacker: Int8
    """The side with the ball, or that had it last."""
    goal_kick: Int8
    """1 while the attacker's Goalie has to pass before anything else."""
    stranded: Int8
    """Rounds ended while the ball lay alone in a small rectangle."""

    hands: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """Cards in a hand, by slot of the seat's deck."""
    decks: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """Cards in a seat's deck, by slot."""
    discards: Annotated[Cells, np.int8, (SEATS, SLOTS)]
    """Cards that a seat has discarded, by slot."""
    hand_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in a hand."""
    deck_size: Annotated[Cells, np.int8, (SEATS,)]
    """Cards in a seat's deck."""
    fatigues: Annotated[Cells, np.int8, (SEATS,)]
    """Fatigue cards among a side's cards, wherever they are."""
    known_fatigue: Annotated[Cells, np.int8, (SEATS,)]
    """Fatigue cards of a hand that everybody saw being taken."""
    morale: Annotated[Cells, np.int8, (SEATS,)]
    """Morale tokens of a side."""
    drawer: Int8
    """The seat that draws, at a chance point of cards."""
    due_draws: Int8
    """Cards that a Coach card still draws."""

    played: Int8
    """Cards played in this turn."""
    allowed: Int8
    """Cards that may be played in this turn."""
    thrown: Int8
    """Fatigue cards thrown away in this turn."""
    free_runs: Int8
    """Movements of inactive pieces in this turn that cost nothing."""
    slot: Int8
    """The card under way, NONE for none."""
    use: Int8
    """What it is played for, a `Use`."""
    part: Int8
    """The part of it that is performed, a `Role`."""
    step: Int8
    """The element that is next."""
    movers: Int8
    """Flags by shirt: who has moved in this tactic."""
    skipping: Int8
    """1 while opponents do not block the next pass or shot."""
    due_morale: Int8
    """Morale that its reward still gives."""
    due_moves: Int8
    """Movements that it still gives."""
    due_actions: Int8
    """Ball actions that it still gives."""

    acts: Int32
    """Ball actions begun in this match."""
    action: Int8
    """The ball action under way, or the last one."""
    doer: Int8
    """The piece that acts in it."""
    rival: Int8
    """The piece that it is done to, NONE on a pass."""
    origin: Int16
    """The space of the ball before it."""
    target: Int16
    """The space that the ball is meant for."""
    landed: Int16
    """Where the ball lies after it, NONE while it is under way."""
    success: Int8
    """1 if it came off."""
    tiles: Annotated[Cells, np.int8, (SEATS,)]
    """Strike tiles, by seat: 0..2 from left to right as seat 0 sees them, NONE for none."""
    bids: Annotated[Cells, np.int8, (SEATS,)]
    """Morale paid for the roll, by seat."""
    shown_tokens: Int8
    """1 once the Morale paid lies open."""
    power: Annotated[Cells, np.int8, (SEATS,)]
    """The Power that a side's roll needs."""
    green: Annotated[Cells, np.int8, (SEATS,)]
    """The green die rolled, by seat; NONE before."""
    white: Annotated[Cells, np.int8, (SEATS, 2)]
    """The white dice rolled as in ROLLS: 0 for none, else the face plus 2."""
    result: Annotated[Cells, np.int8, (SEATS,)]
    """What a side's roll came to, Morale paid included, less its Power."""
    rolled: Int8
    """1 from the dice that decided an action to whatever comes next."""
    scored: Int8
    """1 between a goal and the kick-off that follows it."""
    kicking: Int8
    """The seat that kicks off next, while pieces are arranged, else the one that did last."""
    placed: Annotated[Cells, np.int8, (SEATS,)]
    """Pieces arranged so far, by seat."""
    rested: Int8
    """Sides that have had their rest at half-time."""
    moved: Int8
    """The piece that moved last, NONE before the first movement of a turn."""
    moved_from: Int16
    """The space that it came from."""

    auto_deck: Annotated[Cells, np.int8, (AUTO_CARDS,)]
    """1 for an AutoTeam card that is still face down."""
    auto_card: Int8
    """The AutoTeam card that is played, NONE for none."""
    auto_used: Int8
    """Cards that AutoTeam has played in this turn."""
    auto_mode: Int8
    """What her card has led to."""
    auto_moved: Int8
    """Defensive movements of AutoTeam in this turn."""
    auto_left: Int8
    """Movements that her card still owes."""
