"""The plan of a run: what to play, as JSON-able data for the database and the worker."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, Self

from kickabout.bots.levels import BOTS, LEVELS, policy
from kickabout.engine.boxes import Box
from kickabout.games import find
from kickabout.lab.ladder import Tournament
from kickabout.lab.measures import target_measures
from kickabout.lab.simulate import Experiment, bots_for
from kickabout.lab.tune.edits import Editor, Knob
from kickabout.table.language import TEXT
from kickabout.text.invalid import Invalid, explanation, quoted
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Argument, Message, Text

if TYPE_CHECKING:
    from kickabout.lab.tune.search import Target

Question = Literal["sim", "compare", "cards", "tune", "ladder"]
QUESTIONS: tuple[Question, ...] = ("sim", "compare", "cards", "tune", "ladder")
LIBRARIES = ("choix", "matplotlib", "optuna", "scipy")
"""The libraries that reports need beside those of the table."""
LEAST_MATCHES = 10
MOST_MATCHES = 200_000
MOST_TRIALS = 200
MOST_VALUE = 10_000
"""The highest value that a search may try for a number; no box has a higher one."""
MOST_KNOBS = 6
MOST_TARGETS = 3


class WrongPlan(Invalid):
    """A plan that cannot be played: the message says why, `field` which field of the form it is about."""

    def __init__(self, message: Text, field: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True)
class Aim:
    """What a search aims at."""

    measure: str
    value: float
    """In the numbers that people read: shares in per cent."""
    tolerance: float


@dataclass(frozen=True)
class Plan:
    """What to play; `check` raises `WrongPlan` for an invalid plan."""

    question: Question
    game: str
    name: str
    """What the box is called."""
    seats: int
    bots: str
    """The bot in all seats; for a ladder the bots that meet, separated by commas."""
    matches: int
    """The number of matches of each box, or of each pair of a ladder; the maximum if a precision is given."""
    precision: float | None = None
    """Half the width of the confidence interval at which to stop, of how often the starter wins, in percentage points; None
    plays all matches."""
    base_name: str = ""
    """The name of the box to compare with."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    locale: str = ENGLISH
    vary: tuple[Knob, ...] = ()
    """The numbers of the box that a search varies."""
    aims: tuple[Aim, ...] = ()
    """What a search aims at."""
    trials: int = 0
    """The number of boxes that a search tries."""

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Self:
        """Return the plan from its `kept` data."""
        lists = {
            "vary": tuple(Knob(**knob) for knob in kept.get("vary", ())),
            "aims": tuple(Aim(**aim) for aim in kept.get("aims", ())),
        }
        return cls(**{**kept, **lists})

    @property
    def kept(self) -> dict[str, Any]:
        """The plan as JSON-able data."""
        return {**asdict(self), "options": dict(self.options)}

    def check(self, box: Box) -> None:
        """Raise `WrongPlan` if the plan cannot be played with a box."""
        if self.question == "ladder":
            self.tournament(box)
        else:
            self.experiment(box)
        if self.question == "tune":
            self._check_search(box)

    def experiment(self, box: Box) -> Experiment:
        """Return the experiment with a box; raise `WrongPlan` naming what is wrong."""
        chosen = self._chosen(box)
        if self.precision is not None and not 0.1 <= self.precision <= 20:
            raise _wrong("precision", "precision", given=f"{self.precision:g}")
        if self.question == "cards" and self.bots in LEVELS:
            known = ", ".join(bot for bot in BOTS if bot not in LEVELS)
            raise _wrong("cards-bots", "bots", known=known, bot=self.bots)
        with _about("bots"):
            bots = bots_for([self.bots], self.seats, chosen.automata)
            return Experiment(find(self.game), chosen, bots, self.matches, self.seed)

    def tournament(self, box: Box) -> Tournament:
        """Return the tournament of a ladder with a box; raise `WrongPlan` naming what is wrong."""
        chosen = self._chosen(box)
        with _about("ladder"):
            bots = tuple(bot for bot in self.bots.split(",") if bot)
            for bot in bots:
                policy(bot, find(self.game))  # no file of the server's: a stranger asks
            tournament = Tournament(find(self.game), chosen, self.seats, bots, self.seed)
        matches = tournament.whole(self.matches) * len(tournament.pairs)
        if matches > MOST_MATCHES:
            pairs = len(tournament.pairs)
            raise _wrong("ladder", "match-count", pairs=pairs, number=matches, most=MOST_MATCHES)
        return tournament

    @property
    def targets(self) -> "tuple[Target, ...]":
        """The targets of a search, in the units of the measures."""
        from kickabout.lab.tune.search import Target  # needs Optuna

        scales = {measure.name: measure.scale for measure in target_measures(self.seats)}
        return tuple(
            Target(
                aim.measure, aim.value / scales[aim.measure], aim.tolerance / scales[aim.measure]
            )
            for aim in self.aims
        )

    def _chosen(self, box: Box) -> Box:
        """Return the box with its options; raise `WrongPlan` for what is wrong with any question."""
        if self.question not in QUESTIONS:
            known = ", ".join(QUESTIONS)
            raise _wrong("kind", "question", known=known, given=quoted(self.question))
        if not LEAST_MATCHES <= self.matches <= MOST_MATCHES:
            span = {"least": LEAST_MATCHES, "most": MOST_MATCHES}
            raise _wrong("matches", "match-count", number=self.matches, **span)
        with _about("seats"):
            box.check_seats(find(self.game).seats_checked(self.seats))
        with _about("options"):
            return box.with_options(self.options)

    def _check_search(self, box: Box) -> None:
        if not 2 <= self.trials <= MOST_TRIALS:
            raise _wrong("trials", "trials", most=MOST_TRIALS, number=self.trials)
        if self.trials * self.matches > MOST_MATCHES:
            asked = {"trials": self.trials, "matches": self.matches}
            raise _wrong("tried-matches", "trials", most=MOST_MATCHES, **asked)
        if not self.vary:
            raise _wrong("no-knob", "vary.1.path")
        for place, knob in enumerate(self.vary, 1):
            with _about(f"vary.{place}.path"):
                Editor(box, (knob,))
            if not -MOST_VALUE <= knob.low < knob.high <= MOST_VALUE:
                raise _wrong("span", f"vary.{place}.high", most=MOST_VALUE)
        if not self.aims:
            raise _wrong("no-aim", "aim.1.value")
        known = [measure.name for measure in target_measures(self.seats)]
        for place, aim in enumerate(self.aims, 1):
            if aim.measure not in known:
                given = {"name": quoted(aim.measure), "known": ", ".join(known)}
                raise _wrong("measure", f"aim.{place}.measure", **given)
            if not 0 < aim.tolerance < float("inf"):
                raise _wrong("tolerance", f"aim.{place}.tolerance")
            if not abs(aim.value) < float("inf"):
                raise _wrong("aim", f"aim.{place}.value")


@contextmanager
def _about(field: str) -> Iterator[None]:
    """Say of a `ValueError` which field of the form it is about."""
    try:
        yield
    except ValueError as error:
        raise WrongPlan(explanation(error), field) from error


def _wrong(fault: str, field: str, **arguments: Argument) -> WrongPlan:
    message = Message(f"wrong-plan-{fault}", **arguments)
    return WrongPlan(message.of_files(TEXT / "lab"), field)


def missing_libraries() -> list[str]:
    """Return the libraries that reports need but that are not installed."""
    return [name for name in LIBRARIES if find_spec(name) is None]
