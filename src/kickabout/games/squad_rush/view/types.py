"""The types of a view of Squad Rush."""

from typing import Literal

from typing_extensions import TypedDict

from kickabout.engine import view_types
from kickabout.engine.view_types import Choice, GameView
from kickabout.text.messages import Text


class Nation(TypedDict):
    """A nation that players belong to."""

    slug: str
    name: Text
    code: str
    """A few letters for it, as a scoreboard has them."""
    kit: str
    """The colours of shirt and trim, such as `#b3202c #f4f1e6`."""


class PlayerCard(TypedDict):
    """A player or Super Sub."""

    card: str
    """The slug."""
    name: Text
    nation: Nation | None
    """None for a Super Sub."""
    position: str
    """`goalkeeper`, `defender`, `midfielder`, `forward`, or `sub` for a Super Sub."""
    rating: int
    """As printed, without a booking."""
    star: bool
    """Whether he is his nation's captain."""
    text: Text
    """What stands on the card."""


class Man(PlayerCard):
    """A player or Super Sub on a pitch."""

    yellows: int
    """Yellow cards that he has been shown."""
    booked: bool
    """Whether he counts as booked: with `captains-armband`, a captain does from his second yellow card on."""
    effective: int
    """What he counts for: the rating with a booking taken off, and in a match with all that changes it."""
    fresh: bool
    """Whether he was played last in this turn."""
    benched: bool
    """Whether he is left out of the seven of the match, as far as the viewer may know."""
    in_seven: bool
    """Whether he is in the seven that counts: the best one of the pitch, or that of the match."""
    plays: list[Choice]
    """What the viewer may do to him."""


class LinedUp(Man):
    """A player or Super Sub in the seven of a match."""

    out: Literal["official", "instant"] | None
    """What rules him out, so that he counts for nothing."""


class Found(PlayerCard):
    """A Midfielder whom a Set Piece has found in the deck."""

    plays: list[Choice]


class Card(view_types.Card):
    """A card of any kind."""

    kind: str
    """The same as `group`."""
    player: PlayerCard | None
    """Who is on it; None for a card that is no player."""


class HandCard(Card, view_types.HandCard):
    """A card of the hand, with all that may be done with it."""


class Manager(view_types.Player):
    """A seat with its pitch; its `goals` are league points in the Group Stage, and else the same as `seven`."""

    hand: int
    """How many cards it holds."""
    cards: list[Card] | None
    """Its hand, None where it is hidden."""
    known: list[Card]
    """Cards in its hand that everybody has seen go there."""
    pitch_size: int
    """How many stand on its pitch."""
    pitch: dict[str, list[Man]]
    """Those, by position."""
    slots: list[Man | None]
    """Its best seven: goalkeeper, two defenders, two midfielders, two forwards; None where nobody stands."""
    attack: int
    """Of that seven, with chemistry taken off."""
    defense: int
    """Likewise."""
    chemistry: int
    """What the nations of that seven beyond the first take from attack, and as much from defence."""
    legal: bool
    """Whether a legal seven stands on its pitch."""
    missing: int
    """How many players it lacks for a legal seven."""
    seven: int
    """How many players of a legal seven it has."""
    sent_off: int
    """How many of its players have been sent off so far."""
    walled: bool
    """Whether its goalkeeper and defenders cannot be tackled now."""
    fewer: int
    """How many acts fewer its next turn has."""
    no_acts: bool
    """Whether its next turn has no acts."""
    turns: int
    """How many turns it has begun since the start, or since the last matchday."""
    turns_left: int | None
    """How many turns it still has after the call, None before that."""
    playing: bool
    """Whether it takes turns: in a sudden death only those do who were level."""
    points: int
    """League points."""
    won: bool
    """Whether it has won, or shares the win."""


class Pile(TypedDict):
    """The discard pile."""

    count: int
    top: Card | None
    plays: list[Choice]
    """Taking the top card, if the viewer may."""
    cards: list[Card]
    """Its last cards; the top one comes last."""


class Target(TypedDict):
    """What a card is played on."""

    seat: int
    player: PlayerCard | None
    """The player on that seat's pitch, if it is played on one."""


class Answer(TypedDict):
    """An INSTANT played in answer."""

    card: Card
    by: int
    """The seat that has played it."""


class Played(TypedDict):
    """The card, the player or the call that waits for answers."""

    card: Card | None
    """None for a call."""
    by: int
    """The seat that has played it, or has called."""
    on: Target | None
    answers: list[Answer]
    """Each is played on the one before."""
    call: bool
    hits: PlayerCard | None
    """The player whom answers to a call hit."""
    stands: bool
    """Whether, as things stand, no answer cancels it."""


class Step(TypedDict):
    """One line of a sum."""

    label: Text
    value: int


class Sum(TypedDict):
    """A total of a side, and the lines that make it."""

    ratings: int
    bookings: int
    """0 or less, like `chemistry`."""
    chemistry: int
    steps: list[Step]
    """All lines, these three and what else changes the total; only ratings may be 0."""
    total: int


class Totals(TypedDict):
    """What a side adds up to in a leg."""

    defense: Sum
    attack: Sum
    midfield: int
    """The total of the two in midfield."""


class Leg(TypedDict):
    """A leg of a match; with two legs, their goals are added up."""

    official: Card | None
    goals: list[int]
    """Home, away."""
    sides: list[Totals]
    """Home, away."""


class Side(TypedDict):
    """A side of a match."""

    seat: int
    line: list[LinedUp] | None
    """Its seven, from the goalkeeper to the forwards; None before it is shown, and in a forfeited match."""
    defense: Sum | None
    """As the last leg stands; None without a `line`, like the next two."""
    attack: Sum | None
    midfield: int | None
    """The total of the two in midfield."""
    instant: Card | None
    """The INSTANT of its drama, once it is shown."""
    instant_stands: bool
    """Whether no INSTANT of the other side cancels that."""
    goals: int | None
    """None before the end."""
    goal_steps: list[Step]
    """How the totals make the goals; empty before the end, and in a forfeited match."""
    star: PlayerCard | None
    """The captain in the seven who may win the Golden Boot, the most advanced of several."""


class Match(TypedDict):
    """The match that is being played."""

    number: int
    """Of this matchday, from 1 on."""
    of: int
    """How many matches this matchday has."""
    home: int
    """A seat, like `away`."""
    away: int
    forfeit: list[bool]
    """Whether home and whether away forfeits it."""
    recorded: str | None
    """How a forfeit is recorded, such as `0–2`; None if there is none."""
    official: Card | None
    second: Card | None
    """The official of a second leg, if there is another."""
    official_says: Text | None
    """What the official does; of two, the second."""
    official_stands: bool
    """Whether no INSTANT cancels the official's call."""
    sides: list[Side]
    """Home, away."""
    legs: list[Leg]
    """Empty before the end, and in a forfeited match."""
    over: bool
    """Whether it has come to its end, and waits for the final whistle."""
    boot: int | None
    """The seat that wins the Golden Boot."""


class Result(TypedDict):
    """A match of the season that is over."""

    matchday: int
    """From 1 on."""
    home: int
    """A seat, like `away`."""
    away: int
    goals: list[int]
    """Home, away."""
    against: list[int]
    """The goals that count against home and away; where both forfeit, nobody has made them."""
    official: Card | None
    forfeit: list[bool]
    """Whether home and whether away has forfeited it."""
    boot: int | None
    """The seat that has won the Golden Boot."""


class Row(TypedDict):
    """A row of the group table."""

    rank: int
    """From 1 on; seats that are level share it."""
    seat: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    difference: int
    points: int
    sent_off: int
    leads_on: Text | None
    """What puts it above the next row; None in the last one, for level seats, and before the first result."""
    leads_by: str | None
    """The same as a slug: `points`, `goal-difference`, `goals-scored`, `sent-off` or `sudden-death`."""


class View(GameView):
    """What Squad Rush shows of a match."""

    mode: str
    """`squad-rush` or `group-stage`."""
    matchday: int | None
    """From 1 on; None outside the Group Stage."""
    matchdays: int | None
    """How many there are; None outside the Group Stage."""
    round: int
    """The most turns that a seat has begun since the start, or since the last matchday."""
    sudden_death: bool
    """Whether the cup is being decided by a sudden-death Squad Rush."""
    locked: bool
    """Whether the pitches are locked, as matches are played."""
    caller: int | None
    """The seat that has called FULL-TIME on this matchday."""
    way: int
    """1 while the order of play is clockwise, -1 when it has turned round."""
    acts: int
    """How many acts are left in the turn."""
    draws: int
    """How many cards are still to be drawn."""
    nations: list[Nation]
    """Those in play."""
    players: list[Manager]
    """By seat."""
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    deck: int
    """How many cards are left in it."""
    deck_plays: list[Choice]
    """Drawing from the deck, if the seat may."""
    pile: Pile
    best_seven: list[str] | None
    """What the seat sends, one after the other, to field its best seven; None unless it picks its seven."""
    played: Played | None
    look: list[Found] | None
    """Whom a Set Piece lets the seat take from the deck; None unless it decides on that."""
    match: Match | None
    """None while the pitches are open."""
    table: list[Row] | None
    """The group table from the top down; None outside the Group Stage."""
    results: list[Result]
    """The matches of the season so far."""
