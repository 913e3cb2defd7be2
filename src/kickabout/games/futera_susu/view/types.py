"""The types of a view of Futera SuSu.

A seat, 0 or 1, is also an index into `players` and `sides`. Spots are called `f1` to `f4`, `m1`,
`m2`, `d1` to `d4` and `g`, rows `forwards`, `midfield`, `defence` and `goal`. Shirts count from 1:
eleven, then substitutes.
"""

from typing import Literal

from typing_extensions import TypedDict

from kickabout.engine.view_types import Card, Choice, GameView, Held, Play, Player
from kickabout.text.messages import Text

# Players and their bonuses.


class Team(TypedDict):
    """A team that players belong to."""

    slug: str
    name: Text
    kit: str
    """The colours of shirt and trim, such as `#16325c #f4f1e6`."""


class StatValue(TypedDict):
    """A stat of a player."""

    name: str
    value: int


PlayerClass = TypedDict("PlayerClass", {"class": str})
"""The class of a player: `player`, `local-hero`, `cult-hero` or `legendary-captain`."""


class PlayerCard(PlayerClass):
    """A player card as a page draws it."""

    number: int
    """From 1, in the order of the box."""
    slug: str
    name: Text
    team: Team
    position: str
    """`goalkeeper`, `defender`, `midfielder` or `forward`."""
    class_name: Text
    stats: list[StatValue]
    """By the face of the die that stands for each, from 1."""
    text: Text


class Shirt(TypedDict):
    """A player with the shirt that he wears."""

    shirt: int
    player: PlayerCard


class Bonus(TypedDict):
    """The bonus of team-mates on every stat of a card."""

    total: int
    why: Text


class RowBonus(TypedDict):
    """The bonus of a captain or of a row."""

    row: str | None
    """None for the captain's."""
    bonus: int
    why: Text


# Before kick-off.


class TakenSquad(TypedDict):
    """The ready-made squad that a side plays with."""

    slug: str
    name: Text


class ReadySquad(TypedDict):
    """A ready-made squad that may be taken."""

    action: str
    """The notation, to be sent as it is."""
    slug: str
    name: Text
    text: Text
    eleven: list[PlayerCard]
    """By shirt."""
    subs: list[PlayerCard]
    bonuses: list[RowBonus]
    """The bonuses with which it begins the match."""


class ActionCard(Card):
    """An action card as a page draws it."""

    brief: Text
    """Its effect in as few words as a small card has room for."""


class CountedCard(ActionCard):
    """A card of a deck, with the number of its copies."""

    count: int


class ReadyDeck(TypedDict):
    """A ready-made deck that may be taken."""

    action: str
    """The notation, to be sent as it is."""
    slug: str
    name: Text
    text: Text
    cards: list[CountedCard]


class Signing(TypedDict):
    """A player who may be signed for the next shirt."""

    action: str
    """The notation, to be sent as it is."""
    player: PlayerCard


class Packing(TypedDict):
    """An action card that may be put in the deck."""

    action: str
    """The notation, to be sent as it is."""
    card: ActionCard


class Build(TypedDict):
    """The options of a seat that builds its squad and deck, and what it has so far."""

    step: Literal["squad", "deck", "done"]
    squads: list[ReadySquad]
    remark: Text | None
    """Advice while substitutes are signed."""
    signed: list[PlayerCard]
    """By shirt."""
    pool: list[Signing]
    decks: list[ReadyDeck]
    packed: dict[str, int]
    """The number of copies of each action card in the deck, by slug."""
    cards: list[Packing]


# The pitch.


class FieldSpot(TypedDict):
    """A spot of the pitch, with the card on it."""

    spot: str
    row: str
    shirt: int | None
    """None if the spot is empty, or the player is not known."""
    player: PlayerCard | None
    """None if the spot is empty, or the player is not known."""
    face_up: bool
    empty: bool
    wrong_row: bool
    """True if a card of one's own has been placed in a row that is not its position's."""
    from_bench: bool
    """True if the card is a substitute."""
    in_duel: bool
    covering: bool
    """True if a Midfielder in the duel covers for a Forward or a Defender."""
    bonus: Bonus | None
    """None if there is none, or it is hidden."""


class Side(Player):
    """A seat with its pitch and its bench; None in the rival's stands for hidden information."""

    squad: TakenSquad | None
    """None if it has built its own, or that is hidden."""
    signed: int
    """The number of shirts given out."""
    packed: int
    """The number of cards in the deck that it builds."""
    deck: int
    """The number of action cards left in its deck."""
    hand: int
    """The number of action cards in its hand."""
    cards: list[ActionCard] | None
    """Its hand."""
    bench: int
    """The number of substitutes left."""
    placed: int | None
    """The number of cards of its eleven in their own row."""
    disqualified: bool
    ready: bool
    """True if it has nothing left to prepare."""
    attacks: bool
    midfielders: int
    """The number of cards in its midfield."""
    captain_left: bool
    """True if a Legendary Captain has left the pitch, so that another may come on."""
    field: list[FieldSpot]
    """From `f1` to `g`."""
    subs: list[Shirt] | None
    """Its bench."""
    to_place: list[Shirt] | None
    """The cards of its eleven that are not placed yet, None outside the lock-in."""
    gone: list[PlayerCard]
    """The players who have left for good."""
    used: list[ActionCard]
    """The action cards that it has played."""
    groups: list[RowBonus] | None
    """The bonuses of its captain and its rows; before kick-off those that its eleven will have."""
    attempts: int
    """Its attempts in sudden death."""
    scored: int
    """The number of those attempts that were goals."""


class Send(Choice):
    """A card that may be sent into the duel."""

    seat: int
    spot: str
    chance: float | None
    """The chance to win the duel against the card that the rival has sent, as far as the bonuses
    are known; None before that.
    """
    least: float | None
    """The chance if cards that lie face down give the rival's card the highest bonus."""


class Place(Choice):
    """A row in which a card may be placed."""

    seat: int
    row: str
    shirt: int


class Lift(Choice):
    """A card that may be picked up again."""

    seat: int
    spot: str
    shirt: int


class Substitute(Choice):
    """A substitute who may come on."""

    shirt: int
    player: PlayerCard
    spot: str
    """The gap that would be filled: the one asked for, or an older one."""
    bonus: Bonus | None
    """That of team-mates once there, None without one."""


class Barred(Shirt):
    """A substitute who plays in the row of a gap and may not come on all the same."""

    why: Text


class Substitution(TypedDict):
    """The gap that the seat is asked to fill, and the substitutes who may come on."""

    spot: str
    position: str
    subs: list[Substitute]
    barred: list[Barred]


# Duels.


class Boost(TypedDict):
    """The amount that an action card adds to a stat."""

    stat: str
    """`all` for every stat."""
    amount: int
    """Below 0 if it takes away."""
    why: Text
    """The name of the card."""


class DuelSide(TypedDict):
    """A side of a duel: its card, its die and its total."""

    spot: str | None
    """The spot that its card comes from; None before it is sent."""
    shirt: int | None
    """None before its card lies face up."""
    player: PlayerCard | None
    """None before its card lies face up."""
    covering: bool
    """True if a Midfielder covers for a Forward or a Defender."""
    die: int | None
    """1 to 6, None before the roll."""
    stat: str | None
    """The stat that the die names."""
    base: int | None
    """The player's own value of that stat."""
    bonus: Bonus | None
    boosts: list[Boost]
    """The boosts by action cards, whether to the stat of the die or to another."""
    total: int | None
    """The base with the bonus and those boosts that count for it."""
    card: ActionCard | None
    """The action card that it has played in this duel."""
    idle: bool
    """True if that card boosts another stat than the one that the die names."""
    advantage: bool
    """True if it wins a tie."""
    silenced: bool
    """True if it may play no action card."""


class Duel(TypedDict):
    """The duel under way, or one that is decided."""

    number: int
    """Its number in the match, from 1."""
    stage: int
    """An index into `stages`."""
    attacker: int
    """A seat."""
    rolls: int
    """The number of rolls of both dice."""
    fresh: bool
    """True if they have been rolled just now."""
    sides: list[DuelSide]
    """By seat."""
    chance: float | None
    """The attacker's chance to win if no more cards are played, 0 to 1; None if that cannot be
    computed, and once it is decided.
    """
    winner: int | None
    """The seat that has won."""
    over: bool


# The hand.


class CardPlay(Play):
    """A way to play an action card, on a spot, on a stat or by itself."""

    seat: int | None
    """The seat whose spot it is played on."""
    spot: str | None
    stat: str | None
    said: Text
    """The label, including the card."""
    chance: float | None
    """The seat's chance to win the duel after it, 0 to 1; None if that cannot be computed."""


class HandCard(Held):
    """An action card of the hand: its note tells the totals that it would lead to, the chance to win the
    duel, or in two words why it cannot be played now.
    """

    brief: Text
    """Its effect in as few words as a small card has room for."""
    plays: list[CardPlay]
    """The ways to play it now; empty if there is none."""


# The view.


class Clock(TypedDict):
    """The clock that runs at a table."""

    what: str
    """`lock-in` or `match`."""
    seconds: float
    """Its duration."""


class Goal(TypedDict):
    """The goal that ended the last possession."""

    by: int
    """A seat."""


class Ended(TypedDict):
    """The reason why the match is over, and what decided it."""

    why: str
    """`full-time`, `goals` or `time` if it was played out, else
    `midfielders`, `cover` or `disqualified`.
    """
    seat: int | None
    """The only seat at fault, None for both and for neither."""
    seats: list[int]
    """All seats at fault."""
    won_by: str | None
    """`goals`, `midfielders`, `cards`, `sudden-death` or `forfeit`; None if nobody has won."""


class View(GameView):
    """The view of a match of Futera SuSu."""

    possession: int
    """From 1; 0 before kick-off."""
    of: int | None
    """The number of possessions, None if the match ends otherwise."""
    stage: int
    """The duel of the possession, an index into `stages`."""
    stages: list[str]
    sudden_death: bool
    clock: Clock | None
    players: list[Side]
    """By seat."""
    duel: Duel | None
    """The duel under way, between duels the last one."""
    last_duel: Duel | None
    """The duel decided last."""
    goal: Goal | None
    ended: Ended | None
    """None before the end."""
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    spots: list[Send | Place | Lift]
    """The actions of the seat that are played on the pitch."""
    build: Build | None
    """None if there is nothing to build."""
    bring: Substitution | None
    """None unless the seat is asked for a substitute."""
    played: None
    """Nothing: action cards take effect at once."""
