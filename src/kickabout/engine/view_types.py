"""The types of the data in a view: those shared by all games, which each game's own view extends.

Pages, the API with its description, and programs read views by these. Words are messages in a view as a
game makes it, and plain text once a reader has formatted it.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from kickabout.text.messages import Text


class Play(TypedDict):
    """A way to play a card of the hand."""

    action: str
    """The notation, to be sent as it is."""
    on: int | None
    """The seat that it is played on, or None."""
    label: Text


class Choice(TypedDict):
    """A legal decision other than playing a card of the hand."""

    action: str
    """The notation, to be sent as it is."""
    label: Text


class Prompt(TypedDict):
    """The next step, in a few words; each part may be empty."""

    lead: Text
    text: Text
    fact: Text
    """The number or fact that matters for the decision."""


class Card(TypedDict):
    """A card as a page draws it."""

    card: str
    """The card's slug."""
    name: Text
    value: Text
    """The number in its corner; may be empty."""
    group: str
    """Its kind among the cards of the game, which determines its colour."""
    sign: str
    """The sign drawn on it."""
    text: Text
    """The text printed on it."""
    does: Text
    """Its effect, in a word or two."""


class Held(Card):
    """A card of the hand, without the ways to play it."""

    id: str
    """An id that tells copies of a card apart."""
    note: Text
    """The result of playing it, or the number that rules it out; may be empty."""
    means: NotRequired[Text]
    """The note in a sentence, where a few words do not say it all; may be empty."""
    best: bool
    """True if it is highlighted: for instance a shot that can be taken."""
    why: Text | None
    """The reason why it cannot be played; None if it can."""


class HandCard(Held):
    """A card of the hand, with the ways to play it."""

    plays: list[Play]
    """The ways to play it now; empty if there is none."""


class Player(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    goals: int
    winner: NotRequired[bool]
    """True if it has won; added by the engine."""


class Asked(TypedDict):
    """A response window."""

    ask: str
    """The answer that is asked for, in a word of the game's."""
    seats: list[int]
    """The seats still to be asked, in order."""


class ChancePoint(TypedDict):
    """A chance point."""

    kind: str
    """`deal`, `draw`, `roll`, `pick` or `reveal`."""
    source: str
    """The source of the outcome, in a word of the game's."""
    seat: int | None
    """The seat that draws, rolls or reveals; None if it is no seat, or all of them."""


class Common(TypedDict):
    """The part of a view that the engine fills for any match."""

    game: str
    title: str
    seat: int | None
    """The seat whose view it is, None for a spectator's."""
    seats: int
    """The number of seats."""
    actor: int | Literal["chance"] | None
    """The seat that decides, or chance; None when the match is over."""
    chance: ChancePoint | None
    """The chance point, None unless chance decides."""
    turn: int
    """The seat whose turn it is."""
    minute: int
    """The minute of the match, on the game's own clock if it has one."""
    options: dict[str, str | int]
    automata: dict[str, str]
    """The seats that the rules themselves play, with their names."""
    winners: list[int]
    """The seats that have won; empty for a draw among all, and before the end."""
    scores: list[float] | None
    """The final score of each seat, None before the end."""
    legal: list[str]
    """The actions that the seat may send now."""
    window: Asked | None
    """The open response window, or None."""
    pause: int
    """The milliseconds that a table pauses before chance or a bot goes on."""


class GameView(TypedDict):
    """The part of a view that each game fills, besides `players`, `hand` and all else that its page shows."""

    phase: str
    """The decision at hand, in a word of the game's."""
    choices: list[Choice]
    """The legal decisions of the seat other than playing a card of its hand."""
    prompt: Prompt


class View(Common, GameView):
    """The view of any game."""

    players: list[Any]
    """The seats, in order: each a `Player` with keys of the game's own, including `winner`."""
    hand: list[HandCard]
    """The cards in the hand of the viewing seat."""
