"""The types of a view of Super Team."""

from typing import NotRequired

from typing_extensions import TypedDict

from kickabout.engine import view_types
from kickabout.engine.view_types import Choice, GameView, Play, Player
from kickabout.text.messages import Text

# Cards and boards.


class Element(TypedDict):
    """One step of what a card tells to do."""

    word: str
    """Its slug."""
    text: Text
    """What it is called."""
    means: Text
    """What is done, in a sentence."""
    amount: int
    """The number that goes with it, 1 where it has none."""


class Rewards(TypedDict):
    """What a card pays."""

    morale: int
    movements: int
    actions: int


class Part(TypedDict):
    """What a card says for one role."""

    elements: list[Element]
    """In the order in which they are done."""
    condition: Text
    """What must hold of the captain or the carrier; may be empty."""
    rewards: Rewards
    fatigue: bool
    """Whether it brings a Fatigue card into the hand."""


class Parts(TypedDict):
    """Both parts of a card, None for a role that it says nothing for."""

    offensive: Part | None
    defensive: Part | None


class Card(view_types.Card):
    """A card of a deck; its `group` is basic, team, coach, captain or fatigue."""

    cost: int
    """Morale to be paid first."""
    condition: Text | None
    """What must hold of the captain or the carrier, None if nothing must."""
    conditions: list[Text]
    """The same one by one, without saying of whom."""
    parts: Parts


class CardPlay(Play):
    """A way to play a card of the hand."""

    use: str
    """What for: perform, movement, action, goal-kick or drop."""


class HandCard(Card, view_types.Held):
    """A card of the hand; its note says in a word or two why it cannot be performed."""

    plays: list[CardPlay]
    """The ways to play it now; empty if there is none."""


class Ability(TypedDict):
    """What the advanced side of a board adds."""

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
    """What is added to the captain's own rolls, by stat; empty without the option for it."""


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
    """What stands on it."""
    space: str | None
    """None while it is beside the pitch."""
    lying: bool
    """Whether it lies down: a movement of it costs 1 Morale and is one space long."""
    tackled: bool
    """Whether it has failed to tackle in this turn."""
    captain: bool
    ball: bool
    """Whether it has the ball."""


class Side(Player):
    """A seat with all that lies before it."""

    name: Text | None
    """Of its team, or of what the rules play for it; None while it is neither chosen nor open."""
    team: Team | None
    captain: Captain | None
    offered: Offer | None
    """What it may choose from, None once all boards are chosen."""
    morale: int
    markers: dict[str, int]
    """Coach Markers by stat: the white dice of its rolls, 0 to 2."""
    hand: int
    """How many cards it holds."""
    cards: list[Card] | None
    """Its hand, None where it is hidden."""
    deck: int
    """How many cards are left in it."""
    discard: int
    """How many cards lie there."""
    discards: dict[str, int]
    """The same by slug."""
    fatigues: int
    """How many Fatigue cards are in its deck, hand and discard pile."""
    known_fatigue: int
    """How many of those are in its hand for certain, as everybody has seen."""
    pieces: list[Piece]
    auto: bool
    """Whether AutoTeam plays it."""
    kicks_off: bool
    """Whether it will kick off once the pieces stand."""


class Clock(TypedDict):
    """The time track of a half."""

    half: int
    """1 or 2."""
    moved: int
    """How many spaces the time token has moved in it."""
    of: int
    """How many it moves until the half ends."""
    minutes: str
    """The minute that it lies on, two digits."""
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
    """The first and the last column of the penalty areas, and how many rows they are deep."""
    marked: list[str]
    """The spaces with a mark."""
    ball: str | None
    """Its space, None before a kick-off; that of the goal when it has just been scored."""
    attacker: int
    """The side with the ball, or that had it last."""
    carrier: Carrier | None


class Bank(TypedDict):
    """The tokens and cards that nobody has."""

    morale: int
    fatigue: int


# What may be done on the pitch.


class Guess(TypedDict):
    """A shot at one space of the goal while the Goalie goes one way."""

    guess: str
    """The way: left, middle or right, as seat 0 sees it."""
    power: list[int]
    """What comes off the rolls of the shooter and of the Goalie."""
    chance: list[float]
    """Of a goal, by the Morale that the shooter pays, from 0 upwards."""


class Outlook(TypedDict):
    """What is known of an attempt beforehand; None for what it has not."""

    power: int | None
    """What comes off the roll; for a shot, at most."""
    blocks: list[str] | None
    """The spaces of opponents in the way, which add to it."""
    chance: list[float] | None
    """Of success, by the Morale paid, from 0 upwards, if the other side pays none."""
    lost_to: str | None
    """Where the ball stops if it fails; the first of two such spaces."""
    guesses: NotRequired[list[Guess]]
    """For a shot alone: by the way that the Goalie goes."""


_From = TypedDict("_From", {"from": str | None})


class Spot(_From, Outlook):
    """Something to be done on the pitch: what, with which piece, from which space to which."""

    action: str
    """The notation, to be sent as it is."""
    kind: str
    """move, pass, kick, shoot, strike, dribble, tackle, push, bypass, land, place or centre."""
    space: str
    """Where to play it: the space that the piece or the ball comes to, or that of the rival."""
    piece: str | None
    """The piece that does it, or that it is done to."""
    via: str | None
    """The space of the loose ball, where a movement goes by way of it."""


class FormationChoice(Choice):
    """A formation that may be taken."""

    spaces: list[str]
    """Where the pieces stand in it, the Goalie and the captain first."""


# What is under way.


class Owed(TypedDict):
    """Rewards of a card that have not been taken."""

    owed: Rewards
    owed_text: Text
    """The same in words; may be empty."""


class RewardsDue(Owed):
    """What is left of the last card."""

    card: None


class CardUnderWay(Owed):
    """The card under way and what is left of it."""

    card: Card
    use: str
    """What it was played for: perform, movement, action, goal-kick or drop."""
    part: str
    """offensive or defensive."""
    step: int
    """Which element is next, from 1."""
    of: int
    """How many there are."""


class Dice(TypedDict):
    """A roll."""

    green: int
    white: list[int | str]
    """Up to two, from low to high; `fumble` last."""


class BallAction(TypedDict):
    """What is done with the ball or to win it; lists are by seat, with None for what is not there yet or secret."""

    kind: str
    """pass, shot, dribble or tackle."""
    by: int
    """The side that acts."""
    piece: str
    rival: str | None
    """The opponent's piece in a dribble or a tackle."""
    origin: str | None
    """Where the ball lay before."""
    target: str | None
    """Where it is to go."""
    power: list[int]
    """What comes off the rolls."""
    tiles: list[str | None]
    """Strike tiles: left, middle or right, as seat 0 sees them."""
    paid: list[int | None]
    """Morale paid for the rolls."""
    dice: list[Dice | None]
    results: list[int | None]
    """What the rolls come to, with Morale and stars, less power."""
    landed: str | None
    """Where the ball lies after it, None while it is under way."""
    success: bool | None
    """None while it is under way."""
    number: int
    """Which of the match it is, from 1."""
    fresh: bool
    """Whether its dice were the last thing that happened."""
    chance: list[float] | None
    """Of the side that is asked for Morale, by what it may pay, from 0 upwards, if the other side pays none; None
    while nobody is asked."""


class AutoCard(TypedDict):
    """An AutoTeam card."""

    card: str
    """Its slug."""
    name: Text
    text: Text
    sign: str
    """The drawing on it."""
    group: str
    morale: int
    """The Morale that she pays for a roll."""
    tile: str
    """Her Strike tile: left, middle or right, as seat 0 sees it."""
    strike: str
    """The column of the goal which that stands for."""
    range: int
    """She shoots from this distance and nearer."""
    parts: Parts


class AutoBoard(TypedDict):
    """The AutoTeam board, by stat."""

    markers: dict[str, int]
    """White dice."""
    stars: dict[str, int]
    """What is added to her rolls."""


class AutoTeam(TypedDict):
    """The team that the rules play."""

    card: AutoCard | None
    """The one turned over, if any."""
    deck: int
    """How many of her cards are left in it."""
    of: int
    """How many there are."""
    level: str
    """easy, normal or hard."""
    board: AutoBoard
    used: int
    """How many cards she has played in this turn."""


class Movement(_From):
    """A movement."""

    seat: int
    piece: str
    to: str | None


class Rest(TypedDict):
    """The rest at half-time."""

    most: int
    """How many Fatigue cards may go back to the bank."""


class View(GameView):
    """What Super Team shows of a match."""

    choices: list[Choice | FormationChoice]
    clock: Clock
    round: int
    """Two turns each, from 1."""
    pitch: Pitch
    players: list[Side]
    """By seat."""
    bank: Bank
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    spots: list[Spot]
    """What the seat may do on the pitch."""
    card: CardUnderWay | RewardsDue | None
    """The card under way; None where nothing is left of one."""
    action: BallAction | None
    """The action under way, or else the last one of this turn."""
    auto: AutoTeam | None
    """None without the solo option."""
    last_move: Movement | None
    """The last movement of this turn."""
    scored: bool
    """Whether a goal has been scored, until the kick-off that follows it."""
    goal_kick: bool
    """Whether the attacker's Goalie has to pass before anything else."""
    rest: Rest | None
    """None unless a side rests."""
