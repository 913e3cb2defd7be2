"""What the JSON API takes and answers about competitions."""

from dataclasses import asdict
from typing import Annotated, Any, Literal, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator

from kickabout.table.formats.entries import Reason
from kickabout.table.formats.fixtures import How, Stage
from kickabout.table.formats.forms import Form, Kind
from kickabout.table.formats.tie_breakers import Criterion
from kickabout.table.web.api.examples import COMPETITION_ID, TABLE_ID

Status = Literal["open", "running", "over"]


class CompetitionForm(BaseModel):
    """How a competition is played."""

    model_config = ConfigDict(extra="forbid")

    kind: Kind
    legs: Literal[1, 2] = Field(
        1, description="How often everybody meets everybody, in a league or a group"
    )
    groups: int = Field(2, description="The number of groups, 1 to 16")
    qualify: int = Field(2, description="The number of sides of each group that go on, 1 to 16")
    third_place: bool = Field(
        False, description="Whether the losers of the semi-finals play for the third place"
    )
    rounds: int | None = Field(
        None,
        description="The rounds of a Swiss tournament, 1 to 15; null for as many as a knock-out would take, and one more",
    )
    minutes: int = Field(30, description="For how long an arena pairs, 5 to 240")
    tie_breakers: str = Field(
        "plain", description="`plain`, or what they are copied from, such as `world-2026`"
    )

    @model_validator(mode="after")
    def check(self) -> Self:
        """Raise `ValueError` for numbers that make no form."""
        self.form()
        return self

    def form(self) -> Form:
        """Return the form."""
        return Form(**self.model_dump())

    @classmethod
    def of(cls, form: Form) -> Self:
        """Return a form as it is sent."""
        return cls(**asdict(form))


class NewCompetition(BaseModel):
    """The plan of a new competition."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "name": "Cup of the street",
                    "game": "futbol-dash",
                    "form": {"kind": "cup", "third_place": True},
                    "time_control": "5+5",
                    "grace_minutes": 5,
                }
            ]
        },
    )

    name: str = Field(description="1 to 60 characters")
    game: str
    options: dict[str, str | int] = {}
    form: CompetitionForm
    time_control: str = Field(
        description="How long people have to decide: `60s` a decision, `5+3` for 5 minutes and 3 seconds a turn, `3d`"
        " a decision"
    )
    grace_minutes: int = Field(
        description="How long a match waits for its players: 2 to 30 minutes, or 60 to 5760 over days"
    )
    match_days: int | None = Field(
        None,
        description="The days after which a match over days counts as it stands, 1 to 60; null if it goes on",
    )
    is_listed: bool = Field(True, description="Whether everybody is shown it")
    is_rated: bool = Field(
        False, description="Whether its matches between people change their ratings"
    )
    starts: AwareDatetime | None = Field(
        None, description="When it begins by itself; null if you begin it"
    )


class ListedCompetition(BaseModel):
    """A competition in a list."""

    competition: Annotated[str, Field(examples=[COMPETITION_ID])]
    name: str
    game: str
    kind: Kind
    status: Status
    time_control: str
    is_rated: bool
    starts: str | None = Field(
        description="When it begins by itself, in ISO 8601 and UTC; null if its organiser begins it"
    )


class CompetitionSide(BaseModel):
    """A side of a competition."""

    side: int = Field(description="Its number, from 0")
    name: str
    bot: str | None = Field(description="The bot of the cast that it is; null for a person")
    withdrawn: Reason | None = Field(
        description="Why it is out: it has withdrawn (`own`), the `organiser` has excluded it, or it was `absent` twice"
    )


class FixtureResult(BaseModel):
    """What came of a fixture."""

    goals: list[int] = Field(description="By seat")
    winners: list[int] = Field(description="The seats that have won; none for a draw")
    conduct: list[int] = Field(description="By seat, the points against its conduct")
    how: How
    reason: str | None = Field(
        description="Why the organiser has put it right; null if it is as it was played"
    )


class CompetitionFixture(BaseModel):
    """A match of a competition."""

    fixture: int = Field(description="Its number, from 0")
    stage: Stage
    round: int = Field(description="From 0 within its stage")
    group: int | None
    sides: list[int] = Field(
        description="By seat: the first is at home. A single one is a bye, and has won"
    )
    replays: int | None = Field(description="The drawn fixture that it plays again")
    table: Annotated[str | None, Field(examples=[TABLE_ID])] = Field(
        description="null until it is set up, and where bots play among themselves"
    )
    sit_down_by: str | None = Field(
        description="When all its players have to have sat down, in ISO 8601 and UTC; null without a table, and at the end"
    )
    ends_by: str | None = Field(
        description="When its match counts as it stands, in ISO 8601 and UTC; null if never, without a table, and at the end"
    )
    result: FixtureResult | None = Field(description="null until it is over")


class LiveScore(BaseModel):
    """The score of a match that is played now, as whoever does not play may see it."""

    fixture: int
    table: Annotated[str, Field(examples=[TABLE_ID])]
    goals: list[int] = Field(description="By seat")
    minute: int = Field(description="The minute of the match, from 1")


class StandingRow(BaseModel):
    """A row of a table."""

    model_config = ConfigDict(from_attributes=True)

    side: int
    place: int = Field(description="From 1")
    settled_by: Criterion | None = Field(
        description="By what it is behind the side before it; null where points did that, and for the first"
    )
    played: int
    won: int
    drawn: int
    lost: int
    goals: int
    against: int
    points: int
    conduct: int = Field(description="The points against it: fewer are better")


class CompetitionTable(BaseModel):
    """The table of a stage, or of one of its groups."""

    stage: Stage
    group: int | None
    rows: list[StandingRow] = Field(description="Best first")


class CompetitionState(ListedCompetition):
    """A competition as it stands."""

    organiser: str | None = Field(
        description="The name of its organiser; null if the account was removed"
    )
    options: dict[str, str | int]
    form: CompetitionForm
    grace_minutes: int
    match_days: int | None
    sides: list[CompetitionSide]
    fixtures: list[CompetitionFixture]
    tables: list[CompetitionTable] = Field(
        description="Of a league, groups, a Swiss tournament or an arena that has begun"
    )
    bracket: list[list[tuple[int | None, int | None]]] = Field(
        description="The rounds of a knock-out that are known: who meets whom, null for a bye"
    )
    order: list[int] = Field(description="The sides, best first; empty until it is over")
    is_called_off: bool


class LoggedEntry(BaseModel):
    """An entry of a competition's log."""

    at: str = Field(description="In ISO 8601 and UTC")
    entry: dict[str, Any] = Field(
        description="What was decided, by its `kind`: `entered`, `withdrawn`, `begun`, `paired`, `opened`, `ended`,"
        " `corrected`, `closed`, `awarded` or `called-off`"
    )


class Filling(BaseModel):
    """How many bots enter."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"bots": 6}]})

    bots: int = Field(ge=1, le=64)


class Exclusion(BaseModel):
    """The side that takes part no more."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"side": 3}]})

    side: int


class Correction(BaseModel):
    """A result that is put right."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"fixture": 0, "goals": [2, 1], "reason": "Agreed by both."}]
        },
    )

    fixture: int
    goals: list[int] = Field(description="By seat")
    reason: str = Field(description="1 to 200 characters, which everybody is shown")


class CallingOff(BaseModel):
    """Why a competition is called off."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"reason": "Rain stopped play."}]}
    )

    reason: str = Field(description="1 to 200 characters, which everybody is shown")


class SittingDown(BaseModel):
    """How you sit down."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{}]})

    contributes: bool = Field(
        False,
        description="Whether you will contribute to the dice: the match waits a few seconds for your seal,"
        " and then for your contribution",
    )
