"""Positions worth thinking about: a match up to a seat's decision, with every choice judged.

A game brings its classics in the folder `positions/`, a JSON file each, as `kickabout positions find` writes them.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

import kickabout
from kickabout.bots.estimates import Choice
from kickabout.bots.lines import Lines
from kickabout.engine.game import Game
from kickabout.engine.match import Match

Grade = Literal["best", "good", "playable", "poor"]
GRADES: tuple[Grade, ...] = ("best", "good", "playable", "poor")
"""The grades, best first."""
LIMITS: Mapping[Grade, tuple[float, float]] = {"good": (0.08, 0.25), "playable": (0.15, 0.5)}
"""The most that a choice of a grade gives away: of the win, and as a part of the chance that the best choice has."""
COSTLY = 0.3
"""The largest share that a poor choice gives away without costing dearly."""
LOST = 0.25
"""The chance of winning below which a choice that costs dearly has handed the match over."""
NUMBER = re.compile(r"\d")
Verdict = Grade | Literal["costly", "blunder"]
"""The words for a choice: those that fit its grade, or a poor one that costs dearly, or hands the match over."""


@dataclass(frozen=True)
class Answer:
    """Choices that come to the same, with what they are worth."""

    actions: tuple[str, ...]
    """Lines of the seat."""
    chance: float
    """The chance of winning, 0..1: a draw counts as half, a shared win by its share."""
    error: float
    """The standard error of its distance to the best; of the chance itself for the best."""
    scores: float
    """The share of short playouts, as of hints, in which the seat scores."""
    concedes: float
    """The same for anybody else."""


@dataclass(frozen=True)
class Position:
    """A decision of a seat, whose answers are known."""

    transcript: str
    """The match up to the decision, with all that is hidden from the seat."""
    seat: int
    answers: tuple[Answer, ...]
    """The answers, best first, with all lines among them."""
    playouts: int
    """The number of playouts of each answer."""
    seed: int
    """The seed of those."""
    version: str
    """The version of Kickabout that has judged it."""

    @classmethod
    def read(cls, text: str) -> "Position":
        """Return the position that `write` has written; raise `ValueError` for anything else."""
        try:
            data = json.loads(text)
            rows = [{**row, "actions": tuple(row["actions"])} for row in data.pop("answers")]
            lines = data.pop("transcript")
            answers = tuple(Answer(**row) for row in rows)
            return cls(transcript="\n".join([*lines, ""]), answers=answers, **data)
        except (AttributeError, KeyError, TypeError, json.JSONDecodeError) as error:
            raise ValueError(f"this is no position: {error!r}") from error

    def write(self) -> str:
        """Return the position as JSON, the transcript line by line."""
        data = {**asdict(self), "transcript": self.transcript.splitlines()}
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"

    @cached_property
    def lines(self) -> Lines:
        """What the seat can do, in an order that tells nothing of what it is worth.

        Raises `ValueError` if the match does not fit the rules or the box any more, or if the choices are others by now.
        """
        lines = Lines(kickabout.load(self.transcript))
        judged = [action for answer in self.answers for action in answer.actions]
        if lines.match.actor != self.seat or sorted(judged) != sorted(lines.names):
            raise ValueError("the rules ask for another decision by now")
        return lines

    @property
    def match(self) -> Match:
        """The match at the decision; raises `ValueError` as `lines` does."""
        return self.lines.match

    @property
    def kind(self) -> str:
        """The kind of decision that it is: that of its best choice."""
        return kind_of(self.answers[0].actions[0])

    @property
    def noise(self) -> float:
        """The distance to the best that may be chance: the one that the least sure answer may have (95 % confidence)."""
        return 2 * max((answer.error for answer in self.answers[1:]), default=0.0)

    def given_away(self, answer: Answer) -> float:
        """Return the share of the win that an answer gives away."""
        return self.answers[0].chance - answer.chance

    def points(self, answer: Answer) -> int:
        """Return the percentage points that an answer gives away, as they are shown and graded: between the whole percentages
        that are shown for the chances.
        """
        return _percent(self.answers[0].chance) - _percent(answer.chance)

    @cached_property
    def grades(self) -> dict[Answer, Grade]:
        """The grade of each answer: from the best on, all that chance alone may have put behind an answer are as good as
        it, and what is clearly behind is graded by what it gives away.
        """
        grades: dict[Answer, Grade] = {}
        level, grade = self.answers[0], GRADES[0]
        for one in self.answers:
            if level.chance - one.chance > self.noise:
                level, grade = one, self._grade(self.points(one))
            grades[one] = grade
        return grades

    @property
    def limits(self) -> dict[Grade, int]:
        """The most percentage points that an answer of a grade gives away here."""
        best = self.answers[0].chance
        return {one: round(100 * min(most, part * best)) for one, (most, part) in LIMITS.items()}

    @property
    def reach(self) -> dict[Grade, int]:
        """The most points of each of these grades as they were given: answers that cannot be told apart share one, so it may
        reach beyond its limit.
        """
        reach, most = {}, 0
        for grade, limit in self.limits.items():
            given = [self.points(one) for one, its in self.grades.items() if its == grade]
            reach[grade] = most = max([most, limit, *given])
        return reach

    @property
    def is_narrow(self) -> bool:
        """Whether a limit is less than elsewhere, as the best choice wins little."""
        best = self.answers[0].chance
        return any(part * best < most for most, part in LIMITS.values())

    def _grade(self, points: int) -> Grade:
        return next((one for one, most in self.limits.items() if points <= most), "poor")

    def verdict(self, answer: Answer) -> Verdict:
        """Return the words for an answer that somebody has given."""
        grade = self.grades[answer]
        if grade != "poor" or self.given_away(answer) <= COSTLY:
            return grade
        return "blunder" if answer.chance < LOST else "costly"

    def answer_of(self, action: str) -> Answer | None:
        """Return the answer that a line is, None if it is none."""
        return next((one for one in self.answers if action in one.actions), None)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The lines as an analysis has its actions, best first."""
        return tuple(
            Choice(action, one.chance, one.error, self.playouts, one.scores, one.concedes)
            for one in self.answers
            for action in one.actions
        )


def _percent(chance: float) -> int:
    # Of a half, which a binary fraction may miss by a hair, the even neighbour, as it is written on a page.
    return round(round(100 * chance, 2))


def kind_of(action: str) -> str:
    """Return the words of an action without spaces, shirts and seats: what is done, and with which card."""
    return " ".join(word for word in action.split() if not NUMBER.search(word))


def classics(game: Game) -> list[Position]:
    """Return the classics of a game that fit its rules and its box still, in the order of their names."""
    kept = [Position.read(path.read_text(encoding="utf-8")) for path in classic_files(game)]
    return [one for one in kept if _fits(one)]


def classic_files(game: Game) -> list[Path]:
    """Return the files of a game's classics."""
    return sorted((game.folder / "positions").glob("*.json"))


def _fits(position: Position) -> bool:
    try:
        return bool(position.match)
    except ValueError:
        return False
