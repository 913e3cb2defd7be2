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
    """The value that the player stands for: `effort`, `kindness`, `empathy` or `neutral`."""
    custody: int
    """The custody that the player adds to the pool of its side."""
    attack: int
    defence: int
    text: Text
    """The text on the card."""


class CardEffect(TypedDict):
    """One effect of a card."""

    do: str
    """The kind of effect: `attack`, `tire`, `steal` and the like."""
    whom: str | None
    """The target; None for a side, or for the card that is answered."""
    amount: int
    """The amount of the effect; 0 for effects that take none."""
    lasts: str
    """The duration of a change of attack or defence: `sequence` or `round`."""
    says: Text


class StrategyCard(Card):
    """A card of a strategy; its `group` is `support`, `mastermove` or `twist`, its `value` the cost."""

    colour: str
    """The value that it belongs to: `effort`, `kindness`, `empathy` or `neutral`."""
    cost: int
    """The custody that it costs; 0 for a Twist."""
    tires: int
    """The number of players of its own side that it tires."""
    twist: str | None
    """The stat that a Twist adds to when it is discarded: `attack` or `defence`. None for all else."""
    when: str
    """The condition under which it may be played; `any` for none."""
    when_text: Text
    """The condition as text; empty for none."""
    effects: list[CardEffect]


class CountedCard(StrategyCard):
    """A kind of card with its count."""

    count: int


class CardPlay(Play):
    """A way to use a card of the hand."""

    use: str
    """The use: `play`, `twist` or `discard`."""


class CardInHand(StrategyCard, Held):
    """A card of the hand; its note says what it would make of the shot, the viewer's number first."""

    plays: list[CardPlay]
    """The ways to use it now; empty if there is none."""
    waits: Text
    """Why it has none, in two words; empty if it has some."""
    in_vain: bool
    """True if it would copy what changes nothing in the shot."""


# A side.


class SpotPlay(Choice):
    """A legal action of the viewer on a spot."""

    use: str
    """The use: `ball`, `pass`, `shoot`, `block`, `tire` or `aim`."""


class PitchPlay(SpotPlay):
    """A legal action on a spot, with the spot."""

    seat: int
    """The side that the spot belongs to."""
    spot: str


class Member(TypedDict):
    """A member on the pitch; `slug`, `name` and `value` are None if he is hidden from the viewer."""

    seat: int
    spot: str
    member: int
    """The number in the team, from 1 on, which the rotation leaves as it is."""
    slug: str | None
    name: Text | None
    value: str | None


class Term(TypedDict):
    """A line of a sum."""

    label: Text
    value: int


class FieldSpot(TypedDict):
    """A spot of a side, and the player there as far as the viewer knows."""

    spot: str
    """`a1` to `a4`, `b1`, `b2`, or `d1` to `d4`."""
    row: str
    """`attack`, `bench` or `defence`."""
    empty: bool
    covered: bool
    """True until it has been turned up for everybody."""
    member: int | None
    """The number in the team, from 1 on; None if the spot is empty or hidden from the viewer."""
    player: PlayerCard | None
    attack: int | None
    """The attack with all current changes, at least 0; None with `player`."""
    defence: int | None
    """The defence likewise."""
    attack_why: list[Term]
    """The terms of the attack, which add up to it, or to less than 0."""
    defence_why: list[Term]
    """The terms of the defence likewise."""
    rest: str
    """`fresh`, `tired` or `exhausted`."""
    has_ball: bool
    shoots: bool
    blocks: bool
    may_not: bool
    """True if the ball may not be given there, after a block."""
    came_from: str | None
    """The spot of the round before; None in the first round and at the end."""
    aimed: list[int]
    """The entries of the stack that target the player there."""
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
    """The goals in all games."""
    games: int
    """The number of games that it has won."""
    team: Team | None
    """The ready-made team that it plays; None for a team of its own, and if hidden from the viewer."""
    values: dict[str, int] | None
    """The number of its players of each value; None until the viewer knows all ten."""
    signed: int
    """The number of players it has signed, of ten."""
    packed: int
    """The number of cards it has chosen for its strategy."""
    placed: int
    """The number of players it has placed, of ten."""
    ready: bool
    """True if it has nothing left to prepare."""
    custody: int
    """The custody left in the pool that its cards are paid from."""
    custody_full: int
    """The custody in the pool when the round began; 0 while the viewer does not see the line-up."""
    hand: int
    """The number of cards in its hand."""
    hand_limit: int
    deck: int
    """The number of cards left in its deck."""
    deck_cards: list[CountedCard] | None
    """The cards in its deck; None if hidden."""
    cards: list[StrategyCard] | None
    """Its hand; None if hidden."""
    known: list[CountedCard]
    """The cards in its hand that the rival has seen; empty for a spectator."""
    discard: list[CountedCard]
    zone: list[CountedCard]
    """The cards that count the goals against it."""
    conceded: int
    fresh: int
    """The number of its eight field players who are fresh; 0 while the viewer does not see the line-up."""
    has_ball: bool
    twisted: bool
    """True if it has discarded a Twist for this shot."""
    redrawn: bool | None
    """True if it has drawn its opening hand anew; None before it has decided."""
    field: dict[str, FieldSpot]
    """The spots by name, in the order of the rotation."""


# Before kick-off.


class TeamToTake(Team):
    """A ready-made team with the action that takes it."""

    action: str
    values: dict[str, int]
    """The number of its players of each value."""
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
    """The cards of a value that the players signed so far allow, and those packed."""

    value: str
    of: int
    used: int


BuildStep = Literal["team", "players", "strategy", "done"]


class Build(TypedDict):
    """The teams, players and cards that a seat may build its team and strategy from."""

    step: BuildStep
    teams: list[TeamToTake]
    signed: list[PlayerCard]
    pool: list[PlayerToSign]
    packed: dict[str, int]
    """The number of copies of each card in the strategy, by slug."""
    cards: list[CardToPack]
    allowed: list[Allowance]
    size: int
    """The number of cards in a strategy."""
    copies: int
    """The most cards of one kind in a strategy."""


class MemberToPlace(TypedDict):
    """A player who has no spot yet."""

    member: int
    """The number in the team, from 1 on."""
    player: PlayerCard


class Place(TypedDict):
    """A line-up in the making."""

    members: list[MemberToPlace]
    free: list[str]
    """The free spots."""
    suggested: list[str]
    """The actions that fill them with a sound line-up, in order."""


# A shot, the stack, and the state of the match.


class CardTerm(Term):
    """A line of a sum that a card adds."""

    by: int
    """The seat that played it."""
    card: str
    """Its slug."""
    pending: bool
    """True while it has yet to be resolved."""


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
    """The defender who blocks; None without a block."""
    attack: Sum
    defence: Sum | None
    """None while nobody blocks."""
    leads: Literal["attack", "defence"]
    """The one that wins as things stand, or has won."""
    tie: str
    """The outcome of a shot where both are level: `blocked` or `goal`."""
    outcome: str | None
    """`goal`, `blocked`, or `lost` if the ball was lost first; None while the shot is under way."""
    let_through: bool
    """True if it ended without a block."""
    asked: bool
    """True while the rival is asked for a blocker."""
    announced: bool
    """True while it can still be answered before the rival is asked for a blocker."""
    can_be_blocked: bool
    """True while a defender of the rival is fresh to block it."""
    answerable: bool
    """True while the side that it goes against may still add to it, by public information."""


class Goal(TypedDict):
    """The goal that has just been scored."""

    by: int
    """The seat that scored it."""
    against: int
    """The other seat."""
    scorer: Member | None
    card: StrategyCard | None
    """The card that counts it; None until it is turned up, and with an empty deck."""
    twist: bool
    """True if that card is a Twist."""
    counted: bool
    """True once that card has been turned up, or if there was none."""
    score: list[int]
    """The goals of this game, by seat."""


Origin = TypedDict("Origin", {"from": Member | None})


class StackEntry(Origin):
    """A pass, a shot or a card on the stack; `from` is the passer or shooter, None for a card."""

    entry: int
    """Its index on the stack, 0 at the bottom."""
    what: str
    """`pass`, `shot` or `card`."""
    by: int
    """The seat that put it there."""
    card: StrategyCard | None
    aim: Member | None
    """The receiver of the pass, or the chosen target of the card."""
    cancelled: bool
    """True also for one that the card above it will cancel, as it stands."""
    twist: str | None
    """`bonus` for a Twist discarded for its bonus, `reveal` for one that counts a goal; None for all else."""
    says: Text
    """The text of what the card is about to do; empty for a pass or a shot."""
    top: bool


class Look(TypedDict):
    """The cards seen so far of a hand that is being looked into."""

    seat: int
    """The seat whose hand it is."""
    cards: list[StrategyCard]


class Trim(TypedDict):
    """A hand above the limit."""

    over: int
    """The number of cards to discard."""


class Games(TypedDict):
    """The games of the match."""

    length: str
    """`single` or `best-of-3`."""
    game: int
    """The number of this game, from 1 on."""
    games: list[int]
    """The games won, by seat."""
    to_win: int
    """The number of games that wins the match."""
    most: int
    """The most games there can be, drawn ones included."""


Decider = Literal["games", "draw", "lead", "extra", "rounds"]


class Ended(TypedDict):
    """The end of the match."""

    why: Decider
    """The decider: the games of a best-of-3, nothing, the lead, an extra round, or the last round."""
    winner: int | None
    """The seat that won; None for a draw."""


class Turning(TypedDict):
    """The rotation at the start of a round."""

    ring: str
    """The members that moved on: `ring` for all, or `attack-only` for attack and bench."""
    round: int


class View(GameView):
    """The view of SocialSoccer for a seat."""

    round: int
    """The number of the round, from 1 on; 0 before kick-off."""
    rounds: int
    """The number of rounds in a game."""
    extra_rounds: int
    """The most extra rounds after a level game."""
    extra: bool
    """True in an extra round."""
    lead_needed: int
    """The lead in goals that wins a game at the end of any round."""
    match: Games
    ended: Ended | None
    players: list[Side]
    """By seat."""
    rotation: Turning | None
    """The rotation, while the cards of a round after the first are drawn; else None."""
    ball: Member | None
    """The player who has it."""
    stack: list[StackEntry]
    """The entries, the bottom first."""
    working: bool
    """True while the stack is being resolved."""
    shot: Shot | None
    """The shot under way or the last one, until the ball is given again."""
    goal: Goal | None
    """The goal just scored, until the ball is given again."""
    look: Look | None
    """The cards seen in a look into a hand; None also for those who do not see them."""
    trim: Trim | None
    hand: list[CardInHand]
    """The hand of the viewing seat."""
    spots: list[PitchPlay]
    """The viewer's legal actions on the pitch; each spot repeats its own."""
    build: Build | None
    place: Place | None
