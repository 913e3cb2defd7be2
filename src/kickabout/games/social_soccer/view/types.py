"""The types of a view of SocialSoccer."""

from typing import Literal

from typing_extensions import TypedDict

from kickabout.engine.view_types import Card, Choice, GameView, Held, Play, Player
from kickabout.text.messages import Text

# Players and cards.


class PlayerCard(TypedDict):
    """A player as printed."""

    slug: str
    name: Text
    value: str
    """What the player stands for: `effort`, `kindness`, `empathy` or `neutral`."""
    custody: int
    """What the player adds to the pool of its side."""
    attack: int
    defence: int
    text: Text
    """What stands on it."""


class CardEffect(TypedDict):
    """One thing that a card does."""

    do: str
    """In a word: `attack`, `tire`, `steal` and the like."""
    whom: str | None
    """Whom it is for, in a word; None for a side, or for the card that is answered."""
    amount: int
    """How much or how many; 0 where that makes no sense."""
    lasts: str
    """How long a change of attack or defence lasts: `sequence` or `round`."""
    says: Text


class StrategyCard(Card):
    """A card of a strategy; its `group` is `support`, `mastermove` or `twist`, its `value` the cost."""

    colour: str
    """The value that it belongs to: `effort`, `kindness`, `empathy` or `neutral`."""
    cost: int
    """Custody that it costs; 0 for a Twist."""
    tires: int
    """How many players of its own side it tires."""
    twist: str | None
    """What a Twist adds to when it is discarded: `attack` or `defence`. None for all else."""
    when: str
    """When it may be played, in a word; `any` for always."""
    when_text: Text
    """The same for a reader; empty for always."""
    effects: list[CardEffect]


class CountedCard(StrategyCard):
    """A kind of card with how many there are."""

    count: int


class CardPlay(Play):
    """A way to use a card of the hand."""

    use: str
    """In a word: `play`, `twist` or `discard`."""


class CardInHand(StrategyCard, Held):
    """A card of the hand: its note tells what it would make of the shot, the viewer's number first."""

    plays: list[CardPlay]
    """The ways to use it now; empty if there is none."""


# A side.


class SpotPlay(Choice):
    """What the viewer may do to whoever stands at a spot."""

    use: str
    """In a word: `ball`, `pass`, `shoot`, `block`, `tire` or `aim`."""


class PitchPlay(SpotPlay):
    """The same, with where that is."""

    seat: int
    """The side on whose half the spot is."""
    spot: str


class Member(TypedDict):
    """Somebody on the pitch; `slug`, `name` and `value` are None where the viewer cannot tell who it is."""

    seat: int
    spot: str
    member: int
    """The number in the team, from 1, which the rotation leaves as it is."""
    slug: str | None
    name: Text | None
    value: str | None


class Term(TypedDict):
    """A line of a sum."""

    label: Text
    value: int


class FieldSpot(TypedDict):
    """A spot of a side, and who stands there as far as the viewer knows."""

    spot: str
    """`a1` to `a4`, `b1`, `b2`, or `d1` to `d4`."""
    row: str
    """`attack`, `bench` or `defence`."""
    empty: bool
    covered: bool
    """Whether it is face down: it has not been turned up for everybody."""
    member: int | None
    """The number in the team, from 1; None where nobody stands or the viewer cannot tell."""
    player: PlayerCard | None
    attack: int | None
    """With all that changes it now, 0 or more; None with `player`."""
    defence: int | None
    """Likewise."""
    attack_why: list[Term]
    """What makes the attack: the terms add up to it, or to less than 0."""
    defence_why: list[Term]
    """Likewise."""
    rest: str
    """`fresh`, `tired` or `exhausted`."""
    has_ball: bool
    shoots: bool
    blocks: bool
    may_not: bool
    """Whether the ball may not be given there, after a block."""
    came_from: str | None
    """The spot of the round before; None in the first round and at the end."""
    aimed: list[int]
    """The entries of the stack that are for whoever stands there."""
    plays: list[SpotPlay]


class Team(TypedDict):
    """A ready-made team."""

    slug: str
    name: Text
    text: Text
    """A line about it."""


class Side(Player):
    """A seat with its ten on their spots, its pool and its cards; its `goals` are of this game."""

    total: int
    """Its goals in all games."""
    games: int
    """Games that it has won."""
    team: Team | None
    """The ready-made team that it is; None for one's own, and where the viewer cannot tell."""
    values: dict[str, int] | None
    """How many of its players stand for each value, None until the viewer knows all ten."""
    signed: int
    """How many players it has signed, of ten."""
    packed: int
    """How many cards of its strategy it has chosen."""
    placed: int
    """How many players it has placed, of ten."""
    ready: bool
    """Whether it has nothing left to prepare."""
    custody: int
    """What is left in the pool that its cards are paid from."""
    custody_full: int
    """What the pool held when the round began; 0 while the viewer does not see the line-up."""
    hand: int
    """How many cards it holds."""
    hand_limit: int
    deck: int
    """How many cards are left in it."""
    deck_cards: list[CountedCard] | None
    """Those, None where they are hidden."""
    cards: list[StrategyCard] | None
    """Its hand, None where it is hidden."""
    known: list[StrategyCard]
    """Cards in its hand that the rival has seen there; empty for a spectator."""
    discard: list[CountedCard]
    zone: list[CountedCard]
    """The cards that count the goals against it."""
    conceded: int
    fresh: int
    """How many of its eight on the field are fresh; 0 while the viewer does not see the line-up."""
    has_ball: bool
    twisted: bool
    """Whether it has discarded a Twist for this shot."""
    redrawn: bool | None
    """Whether it has drawn its opening hand anew, None before it has decided."""
    field: dict[str, FieldSpot]
    """By spot, in the order of the rotation."""


# Before kick-off.


class TeamToTake(Team):
    """A ready-made team with the action that takes it."""

    action: str
    values: dict[str, int]
    """How many of its players stand for each value."""
    players: list[PlayerCard]
    cards: list[CountedCard]
    """Its strategy."""


class PlayerToSign(TypedDict):
    """A player with the action that signs it."""

    action: str
    player: PlayerCard


class CardToPack(TypedDict):
    """A card with the action that puts a copy into the strategy."""

    action: str
    card: StrategyCard


class Allowance(TypedDict):
    """How many cards of a value the players signed so far allow, and how many are packed."""

    value: str
    of: int
    used: int


BuildStep = Literal["team", "players", "strategy", "done"]


class Build(TypedDict):
    """What a seat may build its team and its strategy from."""

    step: BuildStep
    teams: list[TeamToTake]
    signed: list[PlayerCard]
    pool: list[PlayerToSign]
    packed: dict[str, int]
    """How many of each card are in the strategy, by slug."""
    cards: list[CardToPack]
    allowed: list[Allowance]
    size: int
    """How many cards a strategy has."""
    copies: int
    """How many of one kind it may hold."""


class MemberToPlace(TypedDict):
    """A player who has no place yet."""

    member: int
    """The number in the team, from 1."""
    player: PlayerCard


class Place(TypedDict):
    """A line-up in the making."""

    members: list[MemberToPlace]
    free: list[str]
    """The free spots."""
    suggested: list[str]
    """The actions that fill them soundly, in order."""


# A shot, the stack, and the state of the match.


class CardTerm(Term):
    """A line of a sum that a card adds."""

    by: int
    """The seat that has played it."""
    card: str
    """Its slug."""
    pending: bool
    """Whether it is still to be worked off."""


class Sum(TypedDict):
    """Attack or defence in a shot; the steps add up to the total."""

    total: int
    steps: list[Term | CardTerm]


class Shot(TypedDict):
    """The shot under way, or the one that has just ended."""

    by: int
    """The seat that shoots."""
    shooter: Member | None
    blocker: Member | None
    """Who steps in, if anybody does."""
    attack: Sum
    defence: Sum | None
    """None while nobody blocks."""
    leads: Literal["attack", "defence"]
    """Which would win as all lies now, or has won."""
    tie: str
    """What becomes of a shot where both are level: `blocked` or `goal`."""
    outcome: str | None
    """`goal`, `blocked` or `lost` for a ball lost before; None while the shot is under way."""
    let_through: bool
    """Whether it has ended with nobody in its way."""
    asked: bool
    """Whether the rival is being asked who blocks."""
    announced: bool
    """Whether it can still be answered before the rival is asked."""


class Goal(TypedDict):
    """The goal that has just been scored."""

    by: int
    """The seat that has scored it."""
    against: int
    """The other seat."""
    scorer: Member | None
    card: StrategyCard | None
    """The card that counts it, None until it is turned up, and with an empty deck."""
    twist: bool
    """Whether that is a Twist."""
    counted: bool
    """Whether that card has been turned up, or there was none."""
    score: list[int]
    """Goals of this game by seat."""


Origin = TypedDict("Origin", {"from": Member | None})


class StackEntry(Origin):
    """A pass, a shot or a card on the stack; `from` is who passes or shoots, None for a card."""

    entry: int
    """Its place, from 0 at the bottom."""
    what: str
    """`pass`, `shot` or `card`."""
    by: int
    """The seat that has put it there."""
    card: StrategyCard | None
    aim: Member | None
    """Who gets the pass, or whom the card is for if one is chosen."""
    cancelled: bool
    twist: str | None
    """`bonus` for a Twist discarded for what it adds, `reveal` for one that a goal has set off."""
    says: Text
    """What the card is about to do; empty for a pass or a shot."""
    top: bool


class Look(TypedDict):
    """What has been seen so far of a hand that is looked into."""

    seat: int
    """Whose hand it is."""
    cards: list[StrategyCard]


class Trim(TypedDict):
    """A hand above the limit."""

    over: int
    """How many cards have to go."""


class Games(TypedDict):
    """The games of the match."""

    length: str
    """`single` or `best-of-3`."""
    game: int
    """The number of this one, from 1."""
    games: list[int]
    """Games won by seat."""
    to_win: int
    """How many won games win the match."""
    most: int
    """How many there can be, with drawn ones."""


Decider = Literal["games", "draw", "lead", "extra", "rounds"]


class Ended(TypedDict):
    """How the match has ended."""

    why: Decider
    """What has decided it: the games of a best-of-3, nothing, the lead, an extra round, or the last round."""
    winner: int | None
    """The seat, None for a draw."""


class Turning(TypedDict):
    """The rotation at the start of a round."""

    ring: str
    """Who has moved on: `ring` for everybody, or `attack-only` for attack and bench."""
    round: int


class View(GameView):
    """What SocialSoccer shows of a match."""

    round: int
    """From 1; 0 before kick-off."""
    rounds: int
    """How many a game has."""
    extra_rounds: int
    """How many more there can be after a level game."""
    extra: bool
    """Whether this is one of those."""
    clock: int
    """Minutes played when this round began; at the end, in all."""
    lead_needed: int
    """The lead in goals that wins a game at the end of any round."""
    match: Games
    ended: Ended | None
    players: list[Side]
    """By seat."""
    rotation: Turning | None
    """Set while the cards of a round after the first are drawn."""
    ball: Member | None
    """Who has it."""
    stack: list[StackEntry]
    """What lies there, the bottom first."""
    working: bool
    """Whether the stack is being worked off."""
    shot: Shot | None
    """Until the ball is given again."""
    goal: Goal | None
    """Likewise."""
    look: Look | None
    """None for those who do not see it, too."""
    trim: Trim | None
    hand: list[CardInHand]
    """The cards in the hand of the seat whose view it is."""
    spots: list[PitchPlay]
    """What the viewer may do on the pitch; the same stands at each spot."""
    build: Build | None
    place: Place | None
