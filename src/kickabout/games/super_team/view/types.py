"""The types of a view of Super Team."""

from typing import NotRequired

from typing_extensions import TypedDict

from kickabout.engine import view_types
from kickabout.engine.view_types import Choice, GameView, Play, Player
from kickabout.text.messages import Text

# Cards and boards.


class Element(TypedDict):
    """One step of a card's instruction."""

    word: str
    """Its slug."""
    text: Text
    """Its name."""
    means: Text
    """Its effect, in a sentence."""
    amount: int
    """The number that goes with it, 1 where it has none."""


class Rewards(TypedDict):
    """The rewards of a card."""

    morale: int
    movements: int
    actions: int


class Part(TypedDict):
    """The part of a card for one role."""

    elements: list[Element]
    """Its elements, in the order in which they are carried out."""
    condition: Text
    """The condition on the captain or the carrier; may be empty."""
    rewards: Rewards
    fatigue: bool
    """True if it brings a Fatigue card into the hand."""


class Parts(TypedDict):
    """Both parts of a card, None for a role that it has no part for."""

    offensive: Part | None
    defensive: Part | None


class Card(view_types.Card):
    """A card of a deck; its `group` is basic, team, coach, captain or fatigue."""

    cost: int
    """The Morale to be paid first."""
    condition: Text | None
    """The condition on the captain or the carrier, None if there is none."""
    conditions: list[Text]
    """The same one by one, without naming captain or carrier."""
    parts: Parts


class CardPlay(Play):
    """A way to play a card of the hand."""

    use: str
    """The use: perform, movement, action, goal-kick or drop."""


class HandCard(Card, view_types.Held):
    """A card of the hand; its note says in a word or two why it cannot be performed."""

    plays: list[CardPlay]
    """The ways to play it now; empty if there is none."""
    barred: dict[str, Text]
    """If there are ways: which of `perform`, `movement` and `action` are not among them, and why in a word or three."""


class DiscardedCard(TypedDict):
    """A kind of card in a discard pile."""

    card: str
    name: Text
    count: int


class Ability(TypedDict):
    """The ability on the advanced side of a board."""

    name: Text
    text: Text


class Board(TypedDict):
    """A board with the cards that come with it."""

    slug: str
    name: Text
    text: Text
    cards: list[Card]


class Team(Board):
    """A Team board."""

    kit: Text
    """The colours of the team, in words."""
    ability: Ability | None
    """None without the option for it."""


class Captain(Board):
    """A Captain board."""

    ability: Ability | None
    """None without the option for it."""
    stars: dict[str, int]
    """The bonus on the captain's own rolls, by stat; empty without the option for it."""


class Offer(TypedDict):
    """The boards that a side may choose from."""

    teams: list[Team]
    captains: list[Captain]


# The table.


class Piece(TypedDict):
    """A piece of a side."""

    piece: str
    """`goalie`, `captain`, or the number on its shirt, as in the notation."""
    shirt: str
    """The mark drawn on it."""
    space: str | None
    """Its space, None while it is off the pitch."""
    lying: bool
    """True if it is inactive: its movement is one space long."""
    costs: int
    """The Morale that its movement costs."""
    tackled: bool
    """True if it has failed to tackle in this turn."""
    captain: bool
    ball: bool
    """True if it has the ball."""


class Side(Player):
    """A seat with all its cards, boards and pieces."""

    name: Text | None
    """The name of its team, or of the automaton that plays it; None until the team is shown."""
    team: Team | None
    captain: Captain | None
    offered: Offer | None
    """The boards to choose from, None once all are chosen."""
    morale: int
    markers: dict[str, int]
    """Coach Markers by stat: the white dice of its rolls, 0 to 2."""
    hand: int
    """The number of cards in its hand."""
    cards: list[Card] | None
    """Its hand, None where it is hidden."""
    deck: int
    """The number of cards in its deck."""
    discard: int
    """The number of cards in its discard pile."""
    discards: list[DiscardedCard]
    """The same by kind."""
    fatigues: int
    """The number of Fatigue cards in its deck, hand and discard pile."""
    known_fatigue: int
    """The number of those that are certainly in its hand, as everybody has seen."""
    pieces: list[Piece]
    auto: bool
    """True if AutoTeam plays it."""
    kicks_off: bool
    """True if it will kick off once the pieces are placed."""


class Clock(TypedDict):
    """The time track of a half."""

    half: int
    """1 or 2."""
    moved: int
    """The number of spaces that the time token has moved in it."""
    of: int
    """The number of spaces until the half ends."""
    minutes: str
    """The minute on which the token lies, two digits."""
    spaces: list[str]
    """The minutes of the track, from its start to its end."""


class Carrier(TypedDict):
    """The piece with the ball."""

    seat: int
    piece: str


class Pitch(TypedDict):
    """The pitch and the ball. A space is written `e7`: column e, row 7, counted from seat 0's goal."""

    rows: int
    columns: int
    target: list[str]
    """The columns of both goals, from left to right as seat 0 sees them."""
    area: list[str | int]
    """The first and the last column of the penalty areas, and their depth in rows."""
    marked: list[str]
    """The marked spaces."""
    ball: str | None
    """Its space, None before a kick-off; that in the goal when a goal has just been scored."""
    attacker: int
    """The side with the ball, or that had it last."""
    carrier: Carrier | None


class Bank(TypedDict):
    """The tokens and cards in the bank."""

    morale: int
    fatigue: int


# Actions on the pitch.


class Guess(TypedDict):
    """A shot at one space of the goal while the Goalie goes one way."""

    guess: str
    """The way: left, middle or right, as seat 0 sees it."""
    power: list[int]
    """The power that the rolls of the shooter and of the Goalie need."""
    chance: list[float]
    """The chance of a goal, by the Morale that the shooter pays, from 0 upwards."""


class Aimed(TypedDict):
    """The chances of a save by where the shot is aimed, if the shooter pays all the Morale that it may."""

    here: float
    elsewhere: float
    """The mean over the two other spaces."""


class Outlook(TypedDict):
    """The power and the chances of an attempt; None for those that it does not have."""

    power: int | None
    """The power that the roll needs; for a shot, at most."""
    distance: int | None
    """The part of it for the distance; the rest is for opponents in the way."""
    blocks: list[str] | None
    """The spaces of opponents in the way, who add to it."""
    chance: list[float] | None
    """The chance of success, by the Morale paid, from 0 upwards, if the other side pays none; of a save, which is chosen
    before the shooter pays, if it pays all that it may.
    """
    lost_to: str | None
    """The space where the ball stops if it fails; the first of two such spaces."""
    guesses: NotRequired[list[Guess]]
    """Only for a shot: by the way that the Goalie goes."""
    aimed: NotRequired[Aimed]
    """Only for a save."""
    unpaid: NotRequired[float]
    """The chance if the shooter pays no Morale; only for a save, if it has some."""


_From = TypedDict("_From", {"from": str | None})


class Spot(_From, Outlook):
    """An action on the pitch, with its piece, the space where it
    starts and the space where it ends.
    """

    action: str
    """The notation, to be sent as it is."""
    kind: str
    """move, pass, kick, shoot, strike, dribble, tackle, push, bypass, land, place or centre."""
    space: str
    """The space to play it on: where the piece or the ball arrives, or that of the rival."""
    piece: str | None
    """The piece that does it, or that it is done to."""
    via: str | None
    """The space of the loose ball, where a movement goes by way of it."""


class Range(TypedDict):
    """How far a piece may move now."""

    piece: str
    kind: str
    """goalie or inactive, which go one space; carrier, who stops beside an opponent; or free."""
    costs: int
    """The Morale that it costs."""
    held_up: bool
    """True if it has the ball and stands beside an opponent, so that it goes one space."""
    gathers: bool
    """True if the ball is loose, and the piece would stop with it beside an opponent."""


class Reach(TypedDict):
    """What a use of a card would light up on the pitch."""

    plays: list[str]
    """The actions that lead there."""
    spots: list[Spot]
    """The actions that would follow; without passes into the open where there is another."""


class FormationChoice(Choice):
    """A formation that may be taken up."""

    spaces: list[str]
    """The spaces of its pieces, the Goalie and the captain first."""


# The card, the action and AutoTeam's part under way.


class Owed(TypedDict):
    """Rewards of a card that have not been taken."""

    owed: Rewards
    owed_text: Text
    """The same in words; may be empty."""


class RewardsDue(Owed):
    """The rewards of the last card that have not been taken."""

    card: None


class CardUnderWay(Owed):
    """The card under way and the rest of it."""

    card: Card
    use: str
    """The use that it was played for: perform, movement, action, goal-kick or drop."""
    part: str
    """offensive or defensive."""
    step: int
    """The number of the next element, from 1."""
    of: int
    """The number of elements."""


class Faces(TypedDict):
    """What is on the six faces of the dice."""

    green: list[int]
    white: list[int | str]
    """A number, or `fumble`."""


class Dice(TypedDict):
    """A roll."""

    green: int
    white: list[int | str]
    """Up to two, in ascending order; `fumble` last."""


class Sum(TypedDict):
    """A roll added up."""

    roll: int
    """What the dice show together."""
    extra: int
    """What stars and abilities add."""
    morale: int
    """What is paid for it."""
    way: int
    """What the way takes off a shot or a save; 0 for a pass, which is held against its power."""
    total: int


class BallAction(TypedDict):
    """An action with the ball or to win it; lists are by seat, with None for
    what is not there yet or secret.
    """

    kind: str
    """pass, shot, dribble or tackle."""
    by: int
    """The acting side."""
    piece: str
    rival: str | None
    """The opponent's piece in a dribble or a tackle."""
    origin: str | None
    """The space of the ball before it."""
    target: str | None
    """The space at which the ball is aimed."""
    power: list[int]
    """The power that the rolls need."""
    distance: list[int]
    """The part of it for the distance; the rest is for opponents in the way."""
    blocks: list[str]
    """The spaces of these opponents."""
    tiles: list[str | None]
    """Strike tiles: left, middle or right, as seat 0 sees them."""
    paid: list[int | None]
    """The Morale paid for the rolls."""
    dice: list[Dice | None]
    sums: list[Sum | None]
    """The rolls added up."""
    landed: str | None
    """The space of the ball after it, None while it is under way."""
    success: bool | None
    """True if it succeeded, None while it is under way."""
    number: int
    """Its number in the match, from 1."""
    fresh: bool
    """True if its dice were the last thing that happened."""
    chance: list[float] | None
    """The chances of the side that is asked for Morale, by the Morale paid, from 0 upwards, if the
    other side pays none; None while nobody is asked.
    """


class AutoCard(TypedDict):
    """An AutoTeam card."""

    card: str
    """Its slug."""
    name: Text
    text: Text
    sign: str
    """The id of the drawing on it."""
    group: str
    morale: int
    """The Morale that AutoTeam pays for a roll."""
    tile: str
    """AutoTeam's Strike tile: left, middle or right, as seat 0 sees it."""
    strike: str
    """The column of the goal for which the tile stands."""
    range: int
    """The distance to that space up to which AutoTeam shoots."""
    parts: Parts


class AutoBoard(TypedDict):
    """The AutoTeam board, by stat."""

    markers: dict[str, int]
    """The white dice."""
    stars: dict[str, int]
    """The bonus on AutoTeam's rolls."""


class AutoTeam(TypedDict):
    """The team that the rules play."""

    card: AutoCard | None
    """The card last turned over, if any."""
    deck: int
    """The number of her cards that are face down."""
    of: int
    """The number of her cards."""
    level: str
    """easy, normal or hard."""
    board: AutoBoard
    used: int
    """The number of cards that she has played in this turn."""


class Movement(_From):
    """A movement."""

    seat: int
    piece: str
    to: str | None


class Rest(TypedDict):
    """The rest at half-time."""

    most: int
    """The most Fatigue cards that may go back to the bank."""


class View(GameView):
    """The view of a match of Super Team."""

    choices: list[Choice | FormationChoice]
    clock: Clock
    dice: Faces
    round: int
    """The number of the round of two turns, from 1."""
    pitch: Pitch
    players: list[Side]
    """By seat."""
    bank: Bank
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    spots: list[Spot]
    """The actions of the seat that are played on the pitch."""
    ranges: list[Range]
    """The pieces of the seat that may move now."""
    reach: list[Reach]
    """What could be played on the pitch once a card of the hand is played."""
    card: CardUnderWay | RewardsDue | None
    """The card under way, or the rewards of the last one; None if nothing is left of either."""
    action: BallAction | None
    """The action under way, or else the last one."""
    auto: AutoTeam | None
    """None without the solo option."""
    last_move: Movement | None
    """The last movement of this turn."""
    scored: bool
    """True if a goal has been scored, until the kick-off that follows it."""
    goal_kick: bool
    """True if the attacker's Goalie has to pass before anything else."""
    rest: Rest | None
    """The rest at half-time, None unless a side decides on it."""
