"""The plan of a run: what to play, as JSON-able data for the database and the worker."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from typing import Any, Literal, Self

from kickabout.bots.levels import BOTS, LEVELS
from kickabout.engine.boxes import Box
from kickabout.games import find
from kickabout.lab.simulate import Experiment, bots_for
from kickabout.text.localization import ENGLISH

Question = Literal["sim", "compare", "cards"]
QUESTIONS: tuple[Question, ...] = ("sim", "compare", "cards")
LIBRARIES = ("matplotlib", "scipy")
"""The libraries that reports need beside those of the table."""
LEAST_MATCHES = 10
MOST_MATCHES = 200_000


@dataclass(frozen=True)
class Plan:
    """What to play; `experiment` raises `ValueError` for an invalid plan."""

    question: Question
    game: str
    name: str
    """What the box is called."""
    seats: int
    bots: str
    """The bot in all seats."""
    matches: int
    """The number of matches of each box; the maximum if a precision is given."""
    precision: float | None = None
    """Half the width of the confidence interval at which to stop, of how often the starter wins, in percentage points; None
    plays all matches."""
    base_name: str = ""
    """The name of the box to compare with."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    locale: str = ENGLISH

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Self:
        """Return the plan from its `kept` data."""
        return cls(**kept)

    @property
    def kept(self) -> dict[str, Any]:
        """The plan as JSON-able data."""
        return {**asdict(self), "options": dict(self.options)}

    def experiment(self, box: Box) -> Experiment:
        """Return the experiment with a box; raise `ValueError` naming what is wrong."""
        if self.question not in QUESTIONS:
            raise ValueError(f"a question is one of {', '.join(QUESTIONS)}, not {self.question!r}")
        if not LEAST_MATCHES <= self.matches <= MOST_MATCHES:
            raise ValueError(
                f"matches is a number in {LEAST_MATCHES}..{MOST_MATCHES}, not {self.matches}"
            )
        if self.precision is not None and not 0.1 <= self.precision <= 20:
            raise ValueError(f"the precision lies in 0.1..20 points, not {self.precision:g}")
        if self.question == "cards" and self.bots in LEVELS:
            known = ", ".join(bot for bot in BOTS if bot not in LEVELS)
            raise ValueError(f"rows are counted in matches of {known} alone, not of {self.bots}")
        game, chosen = find(self.game), box.with_options(self.options)
        game.seats_checked(self.seats)
        bots = bots_for([self.bots], self.seats, chosen.automata)
        return Experiment(game, chosen, bots, self.matches, self.seed)


def missing_libraries() -> list[str]:
    """Return the libraries that reports need but that are not installed."""
    return [name for name in LIBRARIES if find_spec(name) is None]
