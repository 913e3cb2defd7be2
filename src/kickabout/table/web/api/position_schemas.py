"""What the JSON API takes and answers about the position of the day."""

from datetime import date
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from kickabout.bots.positions import Grade
from kickabout.table.web.api.schemas import Decision


class PositionAnswer(BaseModel):
    """What an answer is worth; choices that come to the same are one answer."""

    actions: list[str]
    grade: Grade
    chance: float = Field(description="The chance of winning with it, 0..1; a draw counts as half")
    given_away: float = Field(description="By how much that is less than with the best")
    error: float = Field(description="The standard error of that; of the chance for the best")
    given: int = Field(description="How many have given it")


class DailyPosition(BaseModel):
    """The position of a game on a day, as the seat sees it that decides."""

    day: date = Field(description="In UTC")
    game: str
    options: dict[str, str | int]
    seat: int
    view: Any = Field(
        description="What the seat sees, as in the state of a table; without chances as long as you may answer"
    )
    legal: list[str] = Field(
        description="The choices: decisions, or several in order with `; ` between them, such as a card and its target"
    )
    answer: str | None = Field(description="Your answer, the first that you have given")
    answers: list[PositionAnswer] | None = Field(
        description="What the answers are worth, best first; null as long as you may answer"
    )
    streak: int | None = Field(
        description="On how many days in a row you have answered a position; null as long as you may answer this one"
    )


class NewAnswer(BaseModel):
    """An answer to the position of today."""

    model_config = ConfigDict(extra="forbid")

    day: date = Field(description="The day of the position that you have read")
    action: Decision
