"""The types of what a view holds: what all games share, and what each game's own view adds to.

Pages, the API with its description, and programs read views by these. Words are messages in a view as a
game makes it, and plain text once a reader has been found for it.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from kickabout.text.messages import Text


class Play(TypedDict):
    """A way to play a card of the hand."""

    action: str
    """The notation, to be sent as it is."""
    on: int | None
    """The seat that it is played on, if on one."""
    label: Text


class Choice(TypedDict):
    """What may be decided besides the cards of the hand."""

    action: str
    """The notation, to be sent as it is."""
    label: Text


class Prompt(TypedDict):
    """What to do next, in a few words; each part may be empty."""

    lead: Text
    text: Text
    fact: Text
    """What matters for the decision."""


class Card(TypedDict):
    """A card as a page draws it."""

    card: str
    """Its slug."""
    name: Text
    value: Text
    """The number in its corner; may be empty."""
    group: str
    """Its kind among the cards of the game, which gives it its colour."""
    sign: str
    """The drawing on it."""
    text: Text
    """What stands on it."""
    does: Text
    """What it does, in a word or two."""


class Held(Card):
    """A card of the hand, but for the ways to play it."""

    id: str
    """Tells the copies of a card apart."""
    note: Text
    """What would come of it, or the number that is against it; may be empty."""
    best: bool
    """Whether it shines: a shot that is on, say."""
    why: Text | None
    """Why it cannot be played, if it cannot."""


class HandCard(Held):
    """A card of the hand, with all that may be done with it."""

    plays: list[Play]
    """The ways to play it now; empty if there is none."""


class Player(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    goals: int
    winner: NotRequired[bool]
    """Whether it has won; the engine adds it."""


class Asked(TypedDict):
    """A response window."""

    ask: str
    """What is asked for, in a word of the game's."""
    seats: list[int]
    """Those still to be asked, in order."""


class ChancePoint(TypedDict):
    """What chance decides at a chance point."""

    kind: str
    """`deal`, `draw`, `roll`, `pick` or `reveal`."""
    source: str
    """What it comes from, in a word of the game's."""
    seat: int | None
    """The seat that draws, rolls or shows; None if that is nobody, or everybody."""


class Common(TypedDict):
    """What the engine says of any match."""

    game: str
    title: str
    seat: int | None
    """Whose view it is, None for a spectator's."""
    seats: int
    """How many there are."""
    actor: int | Literal["chance"] | None
    """The seat that decides, or chance; None when the match is over."""
    chance: ChancePoint | None
    """What chance decides, None unless it does."""
    turn: int
    """The seat whose turn it is."""
    options: dict[str, str | int]
    automata: dict[str, str]
    """The seats that the rules themselves play, with what those are called."""
    winners: list[int]
    """The seats that have won; empty for a draw among all, and before the end."""
    scores: list[float] | None
    """The final score of each seat, None before the end."""
    legal: list[str]
    """What the seat may send now."""
    window: Asked | None
    """The response window that is open."""
    pause: int
    """How many milliseconds a table rests before chance or a bot goes on."""


class GameView(TypedDict):
    """What each game says of itself, besides `players`, `hand` and all else that its page shows."""

    phase: str
    """What is being decided, in a word of the game's."""
    minute: int
    """The minute of the match that the turn stands for."""
    choices: list[Choice]
    """What the seat may decide besides the cards of its hand."""
    prompt: Prompt


class View(Common, GameView):
    """The view of any game."""

    players: list[Any]
    """The seats, in order: each a `Player` with keys of the game's own, and whether it is a `winner`."""
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
