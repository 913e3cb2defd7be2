"""The contract of a game: what a game folder provides, and the constants that all games share."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Any, Literal, Self

from kickabout.engine.actions import Actions
from kickabout.engine.boxes import Box
from kickabout.engine.components import Component
from kickabout.engine.kernels import TheBox, TheState
from kickabout.engine.levels import DEFAULT_LEVELS, Levels
from kickabout.engine.records import Record
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.roster import RosterRules
from kickabout.engine.view_types import GameView
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.localization import ENGLISH, Localization, localization
from kickabout.text.messages import Message, Text

CHANCE = -1
"""The actor of a record while a die, a draw or a coin decides."""
OVER = -2
"""The actor of a record when the match is over."""
HIDDEN = -1
"""The value of a field that the seat may not see."""
SPECTATOR = -1
"""The seat number of a spectator."""
EVERYTHING = -3
"""The viewer from whom nothing is hidden: the log, the replay of a finished match."""


Tone = Literal["play", "duel", "shot", "goal", "book", "sent-off", "captain", "whistle", "quiet"]


Style = Literal["cautious", "bold", "rough"]
"""What a bot leans to: to keep what there is, to go for goal, or to go for the rival."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One event of a match, as the commentary reports it."""

    message: Message
    tone: Tone = "play"
    seat: int = -1
    """The seat that it is about, -1 for none."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact about a position, as somebody who asks for advice on an action is told it."""

    message: Message
    speaks_for: bool
    """Whether it speaks for the action or against it."""


ChanceKind = Literal["deal", "draw", "roll", "pick", "reveal"]
"""Cards dealt before play or drawn in it, dice rolled, one of several open things picked, or something revealed
that is settled already, so that there is a single outcome.
"""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance point, as everybody at the table knows it."""

    kind: ChanceKind
    source: str
    """The source of the outcome, in a word of the game's: `deck`, `dice`."""
    seat: int | None = None
    """The seat that draws, rolls or reveals; None if it is no seat, or all of them."""

    def __str__(self) -> str:
        owner = "" if self.seat is None else f" for seat {self.seat}"
        return f"{self.kind} from {self.source}{owner}"


@dataclass(frozen=True)
class Window:
    """A response window: in the record seats answer one after the other, at a table all at once."""

    ask: str
    """The answer that is asked for, in a word of the game's."""
    seats: tuple[int, ...]
    """The seats still to be asked, in order; the first is the actor."""
    card: str = ""
    """The card, or other act, that is answered: one of the words of `Game.answerable`."""


@dataclass(frozen=True)
class Officials:
    """The cards of a game that can be the official of a match within a match."""

    names: Callable[[Any], dict[str, Text]]
    """Return their names in a box, by their slugs."""
    survived: Callable[[Any, Any], list[tuple[int, str]]]
    """Return the seats whose match under an official ends with the next step, each with that official's slug; from the
    box and a record.
    """


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match within a match that has been played, as one of its two seats has it."""

    seat: int
    rival: int
    goals: int
    against: int
    """The goals that count against the seat; each side that forfeits has some, though nobody scored them."""
    points: int


@dataclass(frozen=True)
class Clock:
    """A game's clock that runs at a table."""

    name: str
    """The identity of a run: while the name stays the same from state to state, the clock goes on."""
    seconds: float
    """The seconds that it runs, from the first state in which it does."""
    code: int
    """The code played when it expires: in the range of chance outcomes, but never one that is drawn."""
    hurries: bool = False
    """True for a clock that only keeps a player from delaying the others: it does not run where the rest are bots."""


def never(box: TheBox, state: TheState) -> bool:
    """Return False, the default for a game without it."""
    return False


def none_obvious(box: Any, state: Any) -> None:
    """Return None, the default for a game in which every decision is a choice."""


def never_drawn(box: Any) -> bool:
    """Return False, the default for a game that always has a winner."""
    return False


def always_drawn(box: Any) -> bool:
    """Return True, for a game of which every match can end as a draw."""
    return True


def never_simultaneous(box: Any, state: Any, seat: int) -> bool:
    """Return False, the default for a game in which seats decide one after the other."""
    return False


def no_window(box: Any, state: Any) -> None:
    """Return None, the default for a game without response windows."""


def none_answerable(box: Any) -> dict[str, Text]:
    """Return nothing, the default for a game without response windows."""
    return {}


def no_clock(box: Any, state: Any) -> None:
    """Return None, the default for a game without a clock."""


def no_cards(box: Any, state: Any) -> set[str]:
    """Return nothing, the default for a game that does not say which cards lie open."""
    return set()


def no_meetings(box: Any, state: Any) -> list[Meeting]:
    """Return nothing, the default for a game without matches within a match."""
    return []


def no_reasons(box: Any, state: Any, seat: int, action: int) -> list[Reason]:
    """Return nothing, the default for a game without reasons."""
    return []


def no_style(box: Any, action: int) -> None:
    """Return None, the default for a game whose bots all play in one style."""


def usual_pause(box: Any, state: Any) -> int:
    """Return a pause that lets everybody read what has happened, the default for a game of few events."""
    return 700


def turns_begun(box: Any, state: Any) -> int:
    """Return the turns begun, the default minute of a game that has no clock of its own to show."""
    turns: int = state.turns
    return turns


@dataclass(frozen=True)
class Game:
    """A game, as the engine knows it.

    The rule functions take records and are written so that Numba compiles them: they allocate nothing, raise
    nothing, do not recurse and compute in integers.
    """

    name: str
    """The slug under which the game is found, such as `futbol-dash`."""
    title: str
    least_seats: int
    most_seats: int
    State: type[Record]
    """The record of a match, with at least `actor`, `turn` (the seat whose turn it is) and `turns` (turns begun)."""
    actions: Actions
    """The numbers and names of decisions, chance outcomes and observations."""
    most_outcomes: int
    """The most outcomes of a chance point."""
    cards: int
    """The number of values that `census` writes."""
    bound: int
    """The number of decisions after which a random match is considered endless."""
    setup: Callable[[Any, Any, int], None]
    """Lay out a match of so many seats in a record of zeros."""
    refuse: Callable[[Any, Any, int], int]
    """Return what forbids an action to the actor now, 0 if nothing does; total over all numbers, and compiled like
    the rules. At a chance point it tells what chance does there: it is asked about impossible outcomes only.
    """
    legal: Callable[[Any, Any, Any], int]
    """Write the numbers of the actor's legal actions, ascending, into an array with room for all; return how many they are."""
    outcomes: Callable[[Any, Any, Any, Any], int]
    """Write the numbers of the outcomes of a chance point, ascending, and their weights, whole numbers above 0; return how
    many they are.
    """
    apply: Callable[[Any, Any, int], None]
    """Play a legal action of the actor, or an outcome of chance."""
    redact: Callable[[Any, Any, int], None]
    """Blank out in a record what a seat, or SPECTATOR, may not see."""
    determinize: Callable[[Any, Any, Any], None]
    """Fill in what is blanked out in a redacted record at random, with the given dice: everything that fits what is seen is
    possible, and as likely as its cards make it.
    """
    observation_of: Callable[[Any, Any, int, int], int]
    """Return the number under which a seat, or SPECTATOR, observes an action: another one where it may not see which it was."""
    scores: Callable[[Any, Any, Any], None]
    """Write the score of each seat in a match that is over, from which the winner follows: the highest."""
    census: Callable[[Any, Any, Any], None]
    """Count every card of the box wherever it lies: the same numbers in every state of a match."""
    heuristic_action: Callable[[Any, Any, Any, int, Any], int]
    """Pick one of the first n legal actions, from a redacted record."""
    evaluate: Callable[[Any, Any, Any], None]
    """Write the expected score of each seat, in the units of `scores`, from a record without blanks."""
    Refusal: type[RefusalTable]
    """The type that `refuse` returns, with 0 for permission and a clause for each refusal."""
    explain: Callable[[Any, Any, Any, int], Message]
    """Return the message of a refusal, from the box, the record that the actor sees and the action."""
    narrate: Callable[[Any, Any, int, Any, int], list[Remark]]
    """Return what happened, from the box, the record before, the action as it was observed, the record after,
    and the viewer who saw them so.
    """
    view: Callable[[Any, Any, int, list[int]], GameView]
    """Return the data that a page or another program shows of a redacted record, with messages for words, from
    the box, the record, the seat and the actions that it may send (`legal_ahead`).
    """
    View: type
    """The type of that data, with `players`, `hand` and keys of the game's own, for the description of the API."""
    chance: Callable[[Any, Any], Chance]
    """Return the chance point, from the box and a record whose actor is chance, as anybody sees it."""
    load_box: Callable[[Path | None], Box]
    """Read and check a box file, or the game's own without a path."""
    rulebook: Path
    levels: Levels = DEFAULT_LEVELS
    """The strength of the bots that search."""
    style_of: Callable[[Any, int], Style | None] = no_style
    """Return the style of bots that lean to an action, from the box and the action."""
    reasons: Callable[[Any, Any, int, int], list[Reason]] = no_reasons
    """Return what speaks for and against a legal action, the weightiest first, from the box, the redacted record, the
    seat and the action: for advice. Each is a fact that the seat itself could work out.
    """
    face_up: Callable[[Any, Any], set[str]] = no_cards
    """Return the cards that lie open in a redacted record, by their slugs: those of the viewer's own hand, and all that
    is open to them on the table; from the box and the record.
    """
    officials: Officials | None = None
    """The officials of matches within a match; None for a game without them."""
    meetings: Callable[[Any, Any], list[Meeting]] = no_meetings
    """Return the matches within a match that have been played, each as both of its seats have it, from the box and a
    record.
    """
    pause: Callable[[Any, Any], int] = usual_pause
    """Return the milliseconds that a table pauses before chance or a bot goes on, from the box and the record
    as a spectator sees it.
    """
    minute: Callable[[Any, Any], int] = turns_begun
    """Return the minute of the match at which the table and its commentary are, from the box and a record."""
    can_be_drawn: Callable[[Any], bool] = never_drawn
    """Return whether a match of two with this box can end as a draw, so that its seats may agree on one."""
    seat_fields: tuple[str, ...] = ()
    """The fields of `State` that hold the number of a seat, besides `actor` and `turn`. An observation counts
    such numbers from the seat that observes (see `engine.observation`).
    """
    roster: RosterRules | None = None
    """The rules for building a roster before a match, if the game has any."""
    is_simultaneous: Callable[[Any, Any, int], bool] = never_simultaneous
    """Return whether seats decide simultaneously in this phase, in any order, and the seat still has something
    to decide; from the box's record. The actor is one of these seats, whichever the rules name. No seat's
    decision changes there what another may do. A seat that decides is made the actor of the record first, so
    that the rules, the redaction and the commentary find it there as usual.
    """
    window: Callable[[Any, Any], Window | None] = no_window
    """Return the open response window, or None, from the box and the record as anybody sees it."""
    answerable: Callable[[Any], dict[str, Text]] = none_answerable
    """Return all that can be answered in a response window with a box, by the words of `Window.card`, each with its
    name.
    """
    is_waste: Callable[[Any, Any], bool] = never
    """Return whether every answer of the actor but to hold is a plain waste: proved from the rules for all that the
    seat cannot see, and for every reason to play a card; from the box and the actor's redacted record. False where
    there is nothing else to answer with.
    """
    obvious: Callable[[Any, Any], int | None] = none_obvious
    """Return the actor's decision that gives it something and costs nothing, now or later, whatever else it may do, so
    that there is nothing to ask; None without one. From the box and the record as anybody sees it.
    """
    clock: Callable[[Any, Any], Clock | None] = no_clock
    """Return the clock that runs at a table now, or None, from the box; everybody sees it. Its expiry is
    played whoever is the actor of the record, and time exists only at a table: not for bots or environments.
    """
    routine: Callable[[Any, Any], bool] = never
    """Return whether the decision at hand is preparation, which every bot leaves to the heuristic; from the
    box's record, compiled like the rules.
    """
    is_midway: Callable[[Any, Any], bool] = never
    """Return whether the decision at hand belongs to what its seat has begun, as the target of a card that it has played
    does. From the box and the record as anybody sees it.
    """
    teams: range = range(0)
    """The decisions that take a ready-made team or squad. A bot at a table takes none that another seat has
    taken, lest two sides look the same.
    """
    components: Callable[[Any], list[Component]] | None = None
    """The paper components of a box in the order in which they are printed; None if the game cannot be printed."""
    goals: Callable[[Any, Any, Any], None] | None = None
    """Write how many goals each seat has scored so far, if its score does not tell: for instance if points are
    deducted from it. Else goals are the whole part of a score. Compiled like the rules, for playtests, and for matches
    that were cut short: else the winner goes by `scores`.
    """

    @cached_property
    def folder(self) -> Path:
        """The folder of the game."""
        return self.rulebook.parent

    @cached_property
    def page(self) -> Path:
        """The folder of the game's part of the page: templates, styles, a script, drawings."""
        return self.folder / "page"

    @cached_property
    def text(self) -> Path:
        """The folder of the game's messages, a file for each language."""
        return self.folder / "text"

    @property
    def most_choices(self) -> int:
        """The most decisions or outcomes that there are to choose from at once."""
        return max(self.actions.decisions, self.most_outcomes)

    @property
    def package(self) -> str | None:
        """The package whose `GAME` this is; None for a game made in another way, such as by `replace`."""
        package = self.setup.__module__.rpartition(".")[0]
        return package if getattr(sys.modules.get(package), "GAME", None) is self else None

    def localization(self, locale: str = ENGLISH) -> Localization:
        """Return the game's messages in a language."""
        return localization(locale, self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.package is None:
            raise PicklingError(f"{self.title} is pickled by name, and it is no package's GAME")
        return _game_of, (self.package,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def seats_checked(self, seats: int) -> int:
        """Return the number of seats if the game can be played by that many; else raise `ValueError`."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise Invalid(Message("invalid-whole", name="seats", value=quoted(seats)))
        if not self.least_seats <= seats <= self.most_seats:
            least, most = f"{self.least_seats}", f"{self.most_seats}"
            span = "one" if least == most else "several"
            given = {"least": least, "most": most, "seats": f"{seats}"}
            raise Invalid(Message("invalid-seats", game=self.title, span=span, **given))
        return seats

    def legal_ahead(self, box: Box, seen: Any, seat: int) -> list[int]:
        """Return the numbers of the actions that a seat may send to a table now, ascending, from its redacted
        record.

        These are its legal actions, whether it is the actor or one of the seats that decide simultaneously; in a
        response window they are those that it will have when its turn comes. A spectator has none.
        """
        if seat < 0:
            return []
        if seen.actor != seat:
            window = self.window(box, seen)
            asked = () if window is None else window.seats
            decides = seen.actor >= 0 and self.is_simultaneous(box.record, seen, seat)
            if seat not in asked and not decides:
                return []
            seen = seen.copy()
            seen.actor = seat
        out = [0] * self.actions.decisions
        return out[: self.legal(box.record, seen, out)]

    def replay(self, box: Any, state: Any, actor: int, action: int) -> None:
        """Play an entry of a log, whose actor may have decided simultaneously with others."""
        if actor >= 0:
            state.actor = actor
        self.apply(box, state, action)

    def box_for(
        self, seats: int, options: Mapping[str, object] | None = None, path: Path | None = None
    ) -> Box:
        """Return the box with these options set, checked for this many seats.

        Raises `ValueError` naming the seat number, the option or the file's key that is wrong.
        """
        box = self.load_box(path).with_options(options or {})
        box.check_seats(self.seats_checked(seats))
        return box


def _game_of(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
