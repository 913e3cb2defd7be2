"""What a new table is set up with, and what is stored of it."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

import sqlalchemy as sa

from kickabout.bots import KINDS
from kickabout.engine.boxes import Box
from kickabout.engine.match import Match
from kickabout.table.bots import STAND_IN
from kickabout.table.cast import Character
from kickabout.table.errors import BadRequest
from kickabout.table.play.behind import BEHIND
from kickabout.table.play.series import BEST_OF
from kickabout.table.store import Place, SeasonFixture, Stored, now
from kickabout.text.messages import Message

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a table's id, without those that look alike."""
ID_LENGTH = 10


@dataclass(frozen=True)
class Terms:
    """What whoever sets a table up chooses for it, beside the options of the game."""

    answer_seconds: float | None = 4.0
    """The time to answer a card, None for no limit. There is none where a device has to be passed on, nor over days."""
    hints: bool | None = None
    """Whether people may ask for hints; by default those who play with bots alone."""
    stand_in: str = STAND_IN
    """The kind of the bot that plays for a person who has left."""
    real: bool = False
    """Whether people enter the outcomes of cards and dice of their own: without bots, and with nothing prepared."""
    joint: bool | None = None
    """Whether the seats' pages make the dice together; by default where all are people."""
    is_listed: bool = False
    """Whether everybody is shown its open seats."""
    is_rated: bool = False
    """Whether its match changes the ratings of those who play: people with accounts alone, without hints."""
    best_of: int = 1
    """With 3 or 5, people play again until one of them has won most of so many matches."""
    watch: str = "now"
    """When whoever does not play sees the match, as in `Watch`."""
    time_control: str | None = None
    """How long people have to decide, in the notation of `TimeControl.read`; None for as long as they like."""

    def check(self, places: Sequence[Place], *, prepared: bool) -> None:
        """Raise `BadRequest` for what there is not, or not at a table with these seats."""
        if self.stand_in not in KINDS:
            raise BadRequest(Message("error-no-such-bot", bot=self.stand_in, bots=KINDS))
        if self.real and any(place.kind.startswith("bot:") for place in places):
            raise BadRequest(Message("error-real-bots"))
        if self.real and prepared:
            raise BadRequest(Message("error-real-prepared"))
        if self.watch not in BEHIND:
            raise BadRequest(Message("error-watch", watch=self.watch, choices=tuple(BEHIND)))
        if self.best_of not in BEST_OF:
            raise BadRequest(Message("error-best-of", numbers=tuple(map(str, BEST_OF))))


@dataclass(frozen=True)
class Arranged:
    """What a table is set up with that nobody there has chosen, for the match of a day or of a season."""

    rivals: Mapping[int, Character] = field(default_factory=dict)
    """Who the bots are, by seat; the others are called after their kind."""
    shirt: str | None = None
    """What its person wears, if not the shirt of their account."""
    day: date | None = None
    """The day whose match it is: nothing is seen of it by others, and no seat contributes to the dice."""
    secret: str | None = field(default=None, repr=False)
    """What everybody's dice for the match of that day are made of."""
    season_fixture: SeasonFixture | None = None
    note: Callable[[sa.Connection, str], None] = lambda *_: None
    """A function that stores something along with the table, given its id."""


def new_stored(
    match: Match, places: tuple[Place, ...], holders: dict[str, int], terms: Terms
) -> Stored:
    """Return a table to be stored, with an id and a seed of its own, without verifiable dice and time control."""
    moment = now()
    waiting = any(place.kind == "open" for place in places)
    people = [place for place in places if place.kind in ("person", "open")]
    return Stored(
        id="".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)),
        game=match.game.name,
        options=dict(match.box.chosen),
        box_digest=_key_of(match.box),
        seed=secrets.randbits(63),
        answer_seconds=terms.answer_seconds,
        hints=len(people) <= 1 if terms.hints is None else terms.hints,
        stand_in=terms.stand_in,
        status="waiting" if waiting else "playing",
        created=moment,
        updated=moment,
        successor=None,
        places=places,
        holders=holders,
        is_listed=terms.is_listed,
        is_rated=terms.is_rated,
        moves_behind=BEHIND[terms.watch],
        best_of=terms.best_of,
        joint=terms.joint,
    )


def _key_of(box: Box) -> str:
    """Return the key under which the text of a box is stored; for a box with a name, every word of
    it counts.
    """
    return hashlib.sha256(box.text.encode()).hexdigest() if box.name else box.fingerprint
