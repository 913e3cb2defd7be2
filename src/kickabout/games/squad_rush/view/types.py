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
    code: Text
    """A few letters for it, as on a scoreboard."""
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
    """The printed rating, without a booking."""
    star: bool
    """True for the captain of a nation."""
    text: Text
    """The text on the card."""


class Man(PlayerCard):
    """A player or Super Sub on a pitch."""

    yellows: int
    """The yellow cards that he has been shown."""
    booked: bool
    """True if he counts as booked: with `captains-armband`, a captain does from his second yellow card on."""
    effective: int
    """The rating that counts: with a booking taken off, and in a match with everything that changes it."""
    fresh: bool
    """True for the player played last in this turn."""
    benched: bool
    """True if he is left out of the seven of the match, as far as the viewer may know."""
    in_seven: bool
    """True if he is in the seven that counts: the best one of the pitch, or that of the match."""
    plays: list[Choice]
    """The viewer's legal actions on him."""


class LinedUp(Man):
    """A player or Super Sub in the seven of a match."""

    out: Literal["official", "instant"] | None
    """The reason why he is ruled out and counts 0; None if he counts."""


class Found(PlayerCard):
    """A Midfielder whom a Set Piece has found in the deck."""

    plays: list[Choice]


class Card(view_types.Card):
    """A card of any kind."""

    kind: str
    """The same as `group`."""
    player: PlayerCard | None
    """The player on it; None for a card that is no player."""


class HandCard(Card, view_types.HandCard):
    """A card of the hand with its legal plays."""


class Manager(view_types.Player):
    """A seat with its pitch; its `goals` are league points in the Group Stage, else the same as `seven`."""

    hand: int
    """The number of cards in its hand."""
    cards: list[Card] | None
    """Its hand; None if hidden."""
    known: list[Card]
    """The cards in its hand that went there in the open."""
    pitch_size: int
    """The number of players on its pitch."""
    pitch: dict[str, list[Man]]
    """The players on its pitch, by position."""
    slots: list[Man | None]
    """Its best seven: goalkeeper, two defenders, two midfielders, two forwards; None for an empty slot."""
    attack: int
    """The attack of that seven, with chemistry taken off."""
    defense: int
    """The defence of that seven, with chemistry taken off."""
    chemistry: int
    """The amount that nations of that seven beyond the first take from attack, and again from defence."""
    legal: bool
    """True if a legal seven stands on its pitch."""
    missing: int
    """The number of players it lacks for a legal seven."""
    seven: int
    """The number of players of a legal seven it has."""
    sent_off: int
    """The number of its players sent off so far."""
    walled: bool
    """True while its goalkeeper and defenders cannot be tackled."""
    fewer: int
    """The number of acts that its next turn loses."""
    no_acts: bool
    """True if its next turn has no acts."""
    turns: int
    """The number of turns it has begun since the start, or since the last matchday."""
    turns_left: int | None
    """The number of turns it has left after the call; None before that."""
    playing: bool
    """True if it takes turns: in a sudden death only the seats that were level do."""
    points: int
    """League points."""
    won: bool
    """True if it has won, or shares the win."""


class Pile(TypedDict):
    """The discard pile."""

    count: int
    top: Card | None
    plays: list[Choice]
    """The action that takes the top card, if the viewer may."""
    cards: list[Card]
    """Its last cards; the top one comes last."""


class Target(TypedDict):
    """The target of a card."""

    seat: int
    player: PlayerCard | None
    """The player on that seat's pitch, if one is the target."""


class Answer(TypedDict):
    """An INSTANT played in answer."""

    card: Card
    by: int
    """The seat that played it."""


class Played(TypedDict):
    """The card, player or call that is being answered."""

    card: Card | None
    """None for a call."""
    by: int
    """The seat that played it, or called."""
    on: Target | None
    does: Text | None
    """What it does, or its last answer: of a card on a player, whose; None for a call."""
    answers: list[Answer]
    """Each answers the one before."""
    call: bool
    hits: PlayerCard | None
    """The player that an answer to a call hits."""
    stands: bool
    """True if no answer so far cancels it."""


class Step(TypedDict):
    """One line of a sum."""

    label: Text
    value: int


class Sum(TypedDict):
    """A total of a side with the lines that add up to it."""

    ratings: int
    bookings: int
    """0 or less, like `chemistry`."""
    chemistry: int
    steps: list[Step]
    """All lines: these three and whatever else changes the total; only ratings may be 0."""
    total: int


class Totals(TypedDict):
    """The totals of a side in a leg."""

    defense: Sum
    attack: Sum
    midfield: int
    """The total of the two midfielders."""


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
    """As of the last leg; None without a `line`, like the next two."""
    attack: Sum | None
    midfield: int | None
    """The total of the two midfielders."""
    instant: Card | None
    """The INSTANT of its drama, once it is shown."""
    instant_stands: bool
    """True unless an INSTANT of the other side cancels it."""
    goals: int | None
    """None before the end."""
    goal_steps: list[Step]
    """The steps from the totals to the goals; empty before the end, and in a forfeited match."""
    star: PlayerCard | None
    """The captain in the seven who may win the Golden Boot, the most advanced of several."""


class Match(TypedDict):
    """The match under way."""

    number: int
    """Its number on this matchday, from 1 on."""
    of: int
    """The number of matches on this matchday."""
    home: int
    """A seat, like `away`."""
    away: int
    forfeit: list[bool]
    """True for each side that forfeits it: home, away."""
    recorded: str | None
    """The score as which a forfeit is recorded, such as `0–2`; None if there is none."""
    official: Card | None
    second: Card | None
    """The official of a second leg, if it has its own."""
    official_says: Text | None
    """The effect of the official; of two, the second."""
    official_stands: bool
    """True unless an INSTANT cancels the official's call."""
    sides: list[Side]
    """Home, away."""
    legs: list[Leg]
    """Empty before the end, and in a forfeited match."""
    over: bool
    """True once only the final whistle is left."""
    boot: int | None
    """The seat that wins the Golden Boot."""


class Result(TypedDict):
    """A completed match of the season."""

    matchday: int
    """From 1 on."""
    home: int
    """A seat, like `away`."""
    away: int
    goals: list[int]
    """Home, away."""
    against: list[int]
    """The goals against home and against away; in a double forfeit they were scored by nobody."""
    official: Card | None
    forfeit: list[bool]
    """True for each side that forfeited it: home, away."""
    boot: int | None
    """The seat that won the Golden Boot."""


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
    """The tie-breaker that puts it above the next row; None in the last row, for level seats, and before
    the first result.
    """
    leads_by: str | None
    """Its slug: `points`, `goal-difference`, `goals-scored`, `sent-off` or `sudden-death`."""


class View(GameView):
    """The view of Squad Rush for a seat."""

    mode: str
    """`squad-rush` or `group-stage`."""
    matchday: int | None
    """From 1 on; None outside the Group Stage."""
    matchdays: int | None
    """The number of matchdays; None outside the Group Stage."""
    round: int
    """The most turns that any seat has begun since the start, or since the last matchday, at least 1."""
    sudden_death: bool
    """True while a sudden-death Squad Rush decides the cup."""
    locked: bool
    """True while the pitches are locked for matches."""
    caller: int | None
    """The seat that called FULL-TIME on this matchday; None if none has."""
    way: int
    """1 while the order of play is clockwise, -1 while it is reversed."""
    acts: int
    """The number of acts left in the turn."""
    draws: int
    """The number of cards still to be drawn."""
    nations: list[Nation]
    """The nations in play."""
    players: list[Manager]
    """By seat."""
    hand: list[HandCard]
    """The hand of the viewing seat."""
    deck: int
    """The number of cards left in the deck."""
    deck_plays: list[Choice]
    """The action that draws from the deck, if the seat may."""
    pile: Pile
    best_seven: list[str] | None
    """The actions that field the best seven, to be sent in order; None unless the seat picks its seven."""
    played: Played | None
    look: list[Found] | None
    """The Midfielders that a Set Piece lets the seat take from the deck; None unless it is to take one."""
    match: Match | None
    """The match under way; None while the pitches are open."""
    table: list[Row] | None
    """The group table from the top down; None outside the Group Stage."""
    results: list[Result]
    """The completed matches of the season."""
