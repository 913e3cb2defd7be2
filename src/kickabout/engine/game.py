"""The contract of a game: what a game folder provides, and the numbers that all games share."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Any, Literal, Self

from kickabout.engine.boxes import Box
from kickabout.engine.components import Component
from kickabout.engine.kernels import TheBox, TheState
from kickabout.engine.levels import Levels
from kickabout.engine.notation import Notation
from kickabout.engine.records import Record
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.roster import RosterRules
from kickabout.engine.view_types import GameView
from kickabout.text.localization import ENGLISH, Localization, localization
from kickabout.text.messages import Message

CHANCE = -1
"""The actor of a record while a die, a draw or a coin decides."""
OVER = -2
"""The actor of a record when the match is over."""
HIDDEN = -1
"""What stands in a field that the seat may not see."""
SPECTATOR = -1
"""The seat number of somebody who only watches."""
EVERYTHING = -3
"""The viewer from whom nothing is hidden: the log, the replay of a finished match."""


Tone = Literal["play", "duel", "shot", "goal", "book", "sent-off", "captain", "whistle", "quiet"]


@dataclass(frozen=True)
class Remark:
    """One thing that happened, as the commentary says it."""

    message: Message
    tone: Tone = "play"
    seat: int = -1
    """The seat that it is about, -1 for nobody."""


ChanceKind = Literal["deal", "draw", "roll", "pick", "reveal"]
"""Cards dealt before play or drawn in it, dice rolled, one picked of several that lie open, or something turned
over that is settled already, so that there is a single outcome."""


@dataclass(frozen=True)
class Chance:
    """What chance decides at a chance point, as everybody at the table knows it."""

    kind: ChanceKind
    source: str
    """What it comes from, in a word of the game's: `deck`, `dice`."""
    seat: int | None = None
    """The seat that draws, rolls or shows; None if that is nobody, or everybody."""

    def __str__(self) -> str:
        owner = "" if self.seat is None else f" for seat {self.seat}"
        return f"{self.kind} from {self.source}{owner}"


@dataclass(frozen=True)
class Window:
    """A response window: in the record seats answer one after the other, at a table all at once."""

    ask: str
    """What is asked for, in a word of the game's."""
    seats: tuple[int, ...]
    """Those still to be asked, in order; the first is the actor."""


@dataclass(frozen=True)
class Clock:
    """A clock that a game has running at a table."""

    name: str
    """Tells one run from the next: under the same name it goes on from one state to another."""
    seconds: float
    """How long it runs, from the first state in which it does."""
    code: int
    """What its end plays: among the numbers of chance, but never an outcome of dice."""
    hurries: bool = False
    """Whether it is there so that nobody keeps the others waiting: alone among bots it does not run."""


def never(box: TheBox, state: TheState) -> bool:
    """What a game answers that has nothing of the kind."""
    return False


def never_simultaneous(box: Any, state: Any, seat: int) -> bool:
    """What a game answers in which seats decide one after the other."""
    return False


def no_window(box: Any, state: Any) -> None:
    """What a game answers in which nobody may respond to what another does."""


def no_clock(box: Any, state: Any) -> None:
    """What a game answers that is played without a clock."""


@dataclass(frozen=True)
class Game:
    """Everything that the engine knows of a game.

    The rule functions take records and are written so that Numba compiles them: they allocate
    nothing, raise nothing, do not recurse and compute in integers.
    """

    name: str
    """The slug under which the game is found, such as `futbol-dash`."""
    title: str
    least_seats: int
    most_seats: int
    State: type[Record]
    """Has at least `actor`, `turn` (the seat whose turn it is) and `turns` (turns begun)."""
    actions: int
    """Decisions of seats are numbered 0..actions-1."""
    codes: int
    """Chance outcomes and what hides them are numbered actions..codes-1."""
    most_outcomes: int
    """No chance point has more outcomes than this."""
    cards: int
    """How many numbers `census` writes."""
    bound: int
    """A random match that has not ended after this many decisions is taken for an endless one."""
    setup: Callable[[Any, Any, int], None]
    refuse: Callable[[Any, Any, int], int]
    """What forbids an action now, 0 if nothing does: if the actor may decide so, or chance may bring it.
    Total over 0..codes-1 in every state, and compiled like the rules."""
    legal: Callable[[Any, Any, Any], int]
    outcomes: Callable[[Any, Any, Any, Any], int]
    apply: Callable[[Any, Any, int], None]
    redact: Callable[[Any, Any, int], None]
    determinize: Callable[[Any, Any, Any], None]
    observation_of: Callable[[Any, Any, int, int], int]
    scores: Callable[[Any, Any, Any], None]
    census: Callable[[Any, Any, Any], None]
    """Counts every card of the box wherever it lies: the same numbers in every state of a match."""
    heuristic_action: Callable[[Any, Any, Any, int, Any], int]
    """The rule of thumb: picks one of the first n legal actions from a seen record."""
    evaluate: Callable[[Any, Any, Any], None]
    """What a position promises each seat, in the units of `scores`, from a record without blanks."""
    Refusal: type[RefusalTable]
    """What `refuse` returns, with 0 for permission, and the clause behind each."""
    explain: Callable[[Any, Any, Any, int], Message]
    """The message of a refusal, from the box, the record that the actor sees and the action."""
    notation: Notation
    narrate: Callable[[Any, Any, int, Any, int], list[Remark]]
    """What happened, from the box, the record before, the action as it was observed, the record after,
    and the viewer who saw them so."""
    view: Callable[[Any, Any, int, list[int]], GameView]
    """What a page or another program shows of a seen record, with messages for words, from the box, the
    record, the seat and what it may send (`legal_ahead`)."""
    View: type
    """The type of that, with `players`, `hand` and keys of the game's own: what the API says of it."""
    pause: Callable[[Any, Any], int]
    """How many milliseconds a table rests before chance or a bot goes on, from the box and the record as
    a spectator sees it."""
    chance: Callable[[Any, Any], Chance]
    """What chance decides, from the box and a record whose actor it is, as anybody sees it."""
    load_box: Callable[[Path | None], Box]
    """Reads and checks a box file, or the game's own without a path."""
    rulebook: Path
    levels: Levels
    """How strong the bots are that search."""
    seat_fields: tuple[str, ...] = ()
    """The fields of `State` that hold the number of a seat, besides `actor` and `turn`. An observation
    counts such numbers from the seat that observes (see `envs.observation`)."""
    roster: RosterRules | None = None
    """How people build something for the game before a match, if they do."""
    is_simultaneous: Callable[[Any, Any, int], bool] = never_simultaneous
    """Whether this is a phase that seats play at the same time, in any order, and the seat has something
    left to decide in it; from the box's record. The actor is one of them, whichever the rules name.
    Nobody's decision changes there what another seat may do. A seat that decides is made the actor of
    the record first, so the rules, the sight and the commentary find it there as ever."""
    window: Callable[[Any, Any], Window | None] = no_window
    """The response window that is open, from the box and the record as anybody sees it."""
    clock: Callable[[Any, Any], Clock | None] = no_clock
    """The clock that runs at a table now, from the box; everybody sees it. Its end is played with
    whatever actor the record has, and only a table knows of time: neither bots nor environments do."""
    routine: Callable[[Any, Any], bool] = never
    """Whether what is decided now is preparation, which every bot leaves to the rule of thumb; from the
    box's record, compiled like the rules."""
    teams: range = range(0)
    """The decisions that take a ready-made team or squad. A bot at a table takes none that another seat has
    taken, lest two sides look the same."""
    components: Callable[[Any], list[Component]] | None = None
    """What of a box is made of paper, in the order in which it is printed, if the game can be printed."""
    goals: Callable[[Any, Any, Any], None] | None = None
    """Writes how many goals each seat has scored in a match that is over, if its score does not tell:
    if points are taken off it, say. Else goals are the whole part of a score. Compiled like the rules,
    for playtests alone: who wins goes by `scores`."""

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return self.rulebook.parent

    @cached_property
    def page(self) -> Path:
        """Where its part of the page lies: templates, styles, a script, drawings."""
        return self.folder / "page"

    @cached_property
    def text(self) -> Path:
        """Where its messages lie, a file for each language."""
        return self.folder / "text"

    @property
    def package(self) -> str | None:
        """The package whose `GAME` this is; None for one that was made otherwise, by `replace` say."""
        package = self.setup.__module__.rpartition(".")[0]
        return package if getattr(sys.modules.get(package), "GAME", None) is self else None

    def localization(self, locale: str = ENGLISH) -> Localization:
        """The game's messages in a language."""
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
        """The number of seats, if the game can be played by that many; else `ValueError`."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise ValueError(f"seats must be a whole number, not {seats!r}")
        if not self.least_seats <= seats <= self.most_seats:
            span = f"{self.least_seats} to {self.most_seats}"
            if self.least_seats == self.most_seats:
                span = f"{self.least_seats}"
            raise ValueError(f"{self.title} is for {span} seats, not {seats}")
        return seats

    def legal_ahead(self, box: Box, seen: Any, seat: int) -> list[int]:
        """The numbers of what a seat may send to a table now, ascending, from the record that it sees.

        These are its legal actions, be it the actor or one of those who decide at the same time; in a
        response window those that it will have when its turn comes. A spectator has none.
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
        out = [0] * self.actions
        return out[: self.legal(box.record, seen, out)]

    def replay(self, box: Any, state: Any, actor: int, action: int) -> None:
        """Plays an entry of a log, whose actor may have decided while others could as well."""
        if actor >= 0:
            state.actor = actor
        self.apply(box, state, action)

    def box_for(
        self, seats: int, options: Mapping[str, object] | None = None, path: Path | None = None
    ) -> Box:
        """The box with these options set and checked for this many seats.

        Raises `ValueError` naming the seat number, the option or the file's key that is wrong.
        """
        box = self.load_box(path).with_options(options or {})
        box.check_seats(self.seats_checked(seats))
        return box


def _game_of(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
