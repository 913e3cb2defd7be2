"""The schemas of the API's JSON."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from kickabout.engine.view_types import View
from kickabout.table.bots import STAND_IN
from kickabout.table.people import Way
from kickabout.table.play import MOST_CHARACTERS, PHRASES
from kickabout.table.store import Watch
from kickabout.table.store.notice_queries import Kind
from kickabout.table.web.api.view_schema import ViewSchema

DESCRIPTION = """Play Kickabout from a program.

Set up a table, or join one by an invitation; either returns a seat token. Send it as
`Authorization: Bearer TOKEN`. Read the table: `view` is what your seat sees, `legal` lists its legal
actions, and `at` is the length of the log. Post one of the legal actions with that `at`; follow
`/events` to learn of changes. Without a token you see what a spectator sees.

Whoever has a name can make keys at `/me/keys`. A key acts for the account: send it in the place of a seat token, and
the seats that your account has are yours. Each call says which scope a key needs for it: `read`, `play`, `challenge` or `notices`.
A seat for which a key sits down or decides is shown as a program's, and is never rated.
"""
MOST_ACTIONS = 100
"""The largest number of decisions in one request."""
TABLE_ID = "f3kq7m2xcd"
TOKEN = "Qm9vdGhlZCBzdHJpa2VyISEh"  # noqa: S105 - an example in the documentation


Decision = Annotated[str, StringConstraints(max_length=200)]


class OptionInfo(BaseModel):
    """A choice that the players have before a match."""

    name: str
    default: str | int
    help: str
    choices: dict[str, str] = Field(
        description="Each word with its explanation; empty for a number"
    )
    least: int
    most: int
    automata: dict[str, dict[int, str]] = Field(
        description="The values with which the rules play seats themselves, and the names of those seats"
    )


class GameInfo(BaseModel):
    """A game that can be played on this server."""

    name: Annotated[str, Field(examples=["futbol-dash"])]
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


class BotInfo(BaseModel):
    """A bot that can take a seat."""

    kind: Annotated[str, Field(examples=["rule-of-thumb"])]
    title: str
    character: str


class Catalogue(BaseModel):
    """Everything that a table can be set up with."""

    games: list[GameInfo]
    bots: list[BotInfo]
    answer_seconds: list[float | None]
    time_controls: list[str]


class NewTable(BaseModel):
    """The settings of a new table."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "futbol-dash",
                    "seats": ["you", "bot:rule-of-thumb", "open"],
                    "options": {"mode": "regular", "goals": 3},
                    "name": "Robin",
                    "answer_seconds": 8,
                }
            ]
        },
    )

    game: str
    seats: list[str] = Field(
        description="`you` (at most once), `open`, or `bot:` and its kind. The entry of a seat that the"
        " rules play with these options is ignored"
    )
    options: dict[str, str | int] = {}
    name: str = Field(
        "", description="Your name, 1 to 24 characters; required only if you take a seat"
    )
    answer_seconds: float | None = Field(
        4.0,
        description="The seconds that people have to answer a card: 4, 8, 15, or null for no limit. A person"
        " who plays bots alone has no limit until somebody watches",
    )
    hints: bool | None = Field(
        None,
        description="Whether people may ask for hints; null allows them if one person plays bots alone",
    )
    stand_in: str = Field(
        STAND_IN, description="The kind of bot that plays for somebody who has left"
    )
    real: bool = Field(
        False,
        description="Whether people draw real cards, roll real dice and enter the outcomes; no bots can play",
    )
    joint: bool | None = Field(
        None,
        description="Whether the seats make the dice together, so that not even the server foresees a draw;"
        " null does so if all are people whose pages or programs have offered an anchor",
    )
    watch: Watch = Field(
        "now",
        description="When whoever does not play sees the match: `now`, some moves `behind`, or `later`, once it is over",
    )
    best_of: Literal[1, 3, 5] = Field(
        1,
        description="The number of matches of which the players play the best, one after the other",
    )
    time_control: str | None = Field(
        None,
        description="How long people have to decide: `60s` a decision, `5+3` for 5 minutes and 3 seconds a turn, `3d`"
        " a decision; null as long as they like. Over days there is no time to answer a card but that",
        examples=["5+5"],
    )
    is_listed: bool = Field(False, description="Whether everybody is shown its open seats")
    contributes: bool = Field(
        False,
        description="Whether you will contribute to the dice: the match waits a few seconds for your seal,"
        " and then for your contribution",
    )


class OpenTable(BaseModel):
    """A table that waits for players, whoever they are."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    options: dict[str, str | int]
    is_rated: bool
    time_control: str | None = Field(
        description="How long people may take to decide, in its notation"
    )
    seats: int = Field(description="The number of all seats")
    names: list[str] = Field(description="Of the people who sit there")
    open: int = Field(description="The number of open seats")
    invite: str = Field(description="The invitation to the first of them")


class OwnSeat(BaseModel):
    """A seat that is yours now."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    seat: int
    token: Annotated[
        str, Field(examples=[TOKEN], description="Send it as `Authorization: Bearer …`")
    ]
    link: str = Field(description="Opens the seat in a browser; keep it secret")


class OwnRating(BaseModel):
    """The rating of your account in a game."""

    game: str
    points: int
    margin: int = Field(description="The true strength is within so many points with 95 %")


class Me(BaseModel):
    """The account for which a key acts."""

    name: str
    claimed: str = Field(description="When its name was claimed, in ISO 8601")
    private: bool = Field(description="Whether nobody else may see the profile")
    program: bool = Field(description="Whether its owner has declared that a program plays by it")
    won: int
    drawn: int
    lost: int
    ratings: list[OwnRating]


class OwnMatch(BaseModel):
    """A table at which your account has a seat."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    status: Literal["waiting", "playing", "over"]
    seat: int
    names: list[str] = Field(description="By seat")
    opponents: str = Field(description="`people`, or the kind of the bots")
    outcome: Literal["won", "drawn", "lost"] | None = Field(description="null while it runs")
    goals: list[int] | None = Field(description="By seat; null while it runs")
    updated: str = Field(description="When it was last changed, in ISO 8601")


class OwnMove(BaseModel):
    """A decision that your account has to make in a match over days."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    seat: int
    rivals: list[str] = Field(description="The names in the other seats")
    due: str = Field(description="By when it has to be made, in ISO 8601 and UTC")


class RivalAway(BaseModel):
    """A rival of your account in a match over days who is on vacation."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    seat: int
    name: str
    until: str = Field(description="When the vacation ends, in ISO 8601 and UTC")


class Vacation(BaseModel):
    """Who is on vacation, in your matches over days."""

    until: str | None = Field(
        description="When your account’s ends, in ISO 8601 and UTC; null while it is here"
    )
    days_left: int = Field(description="The days that are left to your account this year")
    rivals: list[RivalAway] = Field(description="Who is back first comes first")


class NewVacation(BaseModel):
    """A vacation from now on."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"days": 7}]})

    days: int


class ToldNotice(BaseModel):
    """Something that your account is told of."""

    kind: Kind
    text: str
    path: str = Field(description="Where it leads on this server")
    table: str | None
    at: str = Field(description="UTC, ISO 8601")
    read: bool


class ReadNotices(BaseModel):
    """Which notices you have read."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"table": TABLE_ID}]})

    table: str | None = Field(None, description="Those about this table; null for all")


class NoticeSettings(BaseModel):
    """By what ways your account is told of what, and when not."""

    model_config = ConfigDict(extra="forbid")

    ways: dict[Kind, list[Way]] = Field(
        description="The ways by which you are told of each kind of thing; one that is missing is told by none"
    )
    quiet_from: int = Field(description="The hour at which quiet begins, 0 to 23")
    quiet_to: int = Field(description="The hour at which it ends; the same hour for no quiet")
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Berlin"])]


class Challenge(BaseModel):
    """A table at which a friend waits for you."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    by: str = Field(description="The name of the friend")
    game: str
    invite: str = Field(description="The invitation to the open seat")


class NewChallenge(BaseModel):
    """The friend whom you ask, and the game."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"name": "Robin", "game": "futbol-dash"}]}
    )

    name: Annotated[str, StringConstraints(max_length=100)]
    game: Annotated[str, StringConstraints(max_length=40)]


class Again(BaseModel):
    """What becomes of your wish to play again."""

    missing: list[int] = Field(
        description="The people who are still there and have not said that they want to"
    )
    seat: OwnSeat | None = Field(description="Your seat at the next table, once it is set up")


class Invite(BaseModel):
    """An open seat, with the token and the link to send to somebody."""

    seat: int
    token: str
    link: str


class TableLinks(BaseModel):
    """A table's links: its own, that of your seat, and the invitations to open seats."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    link: str
    you: OwnSeat | None
    invites: list[Invite]


class NewLinks(BaseModel):
    """How links are made anew."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"alone": True}]})

    alone: bool = Field(False, description="Whether all browsers lose your seat")


class Join(BaseModel):
    """A request to take an open seat."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"invite": TOKEN, "name": "Robin"}]}
    )

    invite: str
    name: str
    key: str | None = Field(
        None,
        min_length=16,
        max_length=100,
        description="A secret of your choice: if the response is lost, joining again with it returns the"
        " same seat",
    )
    contributes: bool = Field(
        False,
        description="Whether you will contribute to the dice: the match waits a few seconds for your seal,"
        " and then for your contribution",
    )


class Act(BaseModel):
    """A decision, or several that are played in order as one."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"action": "play through-ball", "at": 41}]}
    )

    action: Decision | None = None
    actions: list[Decision] | None = Field(
        None,
        min_length=1,
        max_length=MOST_ACTIONS,
        description="Instead of `action`: either all of them are played, or none",
    )
    at: int = Field(
        ge=0, description="The length of the log when you decided: the last `at` that you read"
    )
    head: str | None = Field(
        None,
        max_length=64,
        description="The `head` of the record that you read with `at`; the proof names the heads"
        " that seats have acknowledged",
    )

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.action is None) == (self.actions is None):
            raise ValueError("give either action or actions")
        return self

    @property
    def all(self) -> list[str]:
        """The decisions, in order."""
        return self.actions or [self.action or ""]


class StepBack(BaseModel):
    """A request to take the last decision back."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 42}]})

    at: int = Field(ge=0)


class CallOff(BaseModel):
    """The seat whose person has left."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 1}]})

    seat: int


class LetStand(BaseModel):
    """What a seat lets stand without being asked."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"cards": ["foul", "offside"]}]}
    )

    cards: list[str] = Field(max_length=200)


class InAdvance(BaseModel):
    """What a seat lets stand without being asked, which nobody else is shown."""

    cards: list[str] = Field(description="The words of what it lets stand")
    answerable: list[str] = Field(
        description="The words of all that can be answered; empty unless a match over days runs"
    )


class AskBot(BaseModel):
    """A request that a bot take a seat whose person has left, or never came."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 2}]})

    seat: int
    bot: str | None = Field(
        None,
        description="Not a choice: it may be omitted, and otherwise must be the table's `stand_in`",
        json_schema_extra={"deprecated": True},
    )


class AskHint(BaseModel):
    """A request for a hint: what a strong bot would do in your place."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 42}]})

    at: int = Field(ge=0)


class Advice(BaseModel):
    """One of your legal actions, and a strong bot's evaluation of it."""

    action: str
    chance: float | None = Field(
        description="Your chance of winning with it, 0 to 1; null if the bot has not tried it;"
        " choices that are worth the same, as far as can be told, have the same chance"
    )
    reply: str | None = Field(
        description="The most likely reply of your rivals, in words; null after the first two choices, and"
        " if no reply stands out"
    )
    reason: str | None = Field(
        description="What speaks for it if it is as good as the best, else what speaks against it, as a fact of"
        " the position in words; null if none is known"
    )


class Forbidden(BaseModel):
    """A card that looks better than the best choice but may not be played."""

    card: str = Field(description="Its name")
    why: str = Field(description="Why it may not be played, with the clause of the rulebook")


class Hint(BaseModel):
    """The hint of a strong bot on your decision."""

    chance: float | None = Field(
        description="Your current chance of winning, 0 to 1; null where none is computed: in preparations,"
        " and while the rules are being compiled"
    )
    choices: list[Advice] = Field(description="Best first")
    forbidden: Forbidden | None = Field(description="Null unless an illegal card would be better")


class RequestState(BaseModel):
    """A pending request for a bot, to which everybody present has to agree."""

    bot: str = Field(description="The table's `stand_in`")
    missing: list[int] = Field(description="The seats that have not agreed yet")


class RatingState(BaseModel):
    """The rating of a person at a rated table."""

    points: int
    margin: int = Field(description="The points either way within which skill is with 95 %")
    uncertain: bool = Field(description="Whether it is no more than a guess")
    after: int | None = Field(
        description="The points after the match; null until it has been rated"
    )


class SeatClockState(BaseModel):
    """What a person has left of the time to decide."""

    left_ms: int = Field(ge=0)
    runs: bool


class SeatState(BaseModel):
    """A seat and its player."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot", "automaton"] = Field(
        description="`automaton`: the rules play this seat, as outcomes of chance"
    )
    program: bool = Field(description="Whether a program plays for whoever sits there")
    bot: str | None = Field(
        description="The kind of bot that plays it now, even if the seat is a person's or open"
    )
    withdrawn: bool = Field(
        description="Whether it cannot win any more: its person has resigned, or lost on time or by leaving"
    )
    connected: bool
    vacant: bool = Field(
        description="Whether its person has left, so that those present may give it to a bot"
    )
    request: RequestState | None = Field(description="The pending request for a bot in this seat")
    clock: SeatClockState | None = Field(
        description="What its person has left of the time to decide; null without a clock, and for a decision's while"
        " it does not run"
    )
    away: str | None = Field(
        description="Until when its person is on vacation in a match over days, in ISO 8601 and UTC, as those are told who"
        " play there; null for all others"
    )
    rating: RatingState | None = Field(
        description="The rating before the match of whoever sits there; null unless the table is rated"
    )


class ClockState(BaseModel):
    """The game's own clock."""

    name: str
    seconds: float = Field(description="Its total time")
    left_ms: int = Field(description="The milliseconds left")
    ends: str = Field(description="When it expires, in ISO 8601 and UTC")


class SealState(BaseModel):
    """A seat's sealed contribution to the dice."""

    seat: int
    seal: Annotated[str, Field(examples=["0c" * 32])]
    told: bool = Field(
        description="Whether it has revealed what it sealed; the proof shows the contribution"
    )


class DiceState(BaseModel):
    """The public part of a table's dice before the match is over."""

    stage: Literal["open", "sealed", "set"] = Field(
        description="`open`: seats may seal contributions, once all have been taken; `sealed`: they reveal"
        " them; `set`: the match begins and the dice are final"
    )
    commitment: Annotated[str, Field(examples=["5e" * 32])] = Field(
        description="The commitment to the server's secret: keep it, and compare it with the proof after the match"
    )
    seals: list[SealState] = Field(
        description="By seat; keep them before you reveal your contribution"
    )


class SignedHead(BaseModel):
    """A head of the record with the server's signature."""

    at: int = Field(description="The number of entries before it")
    head: str
    signature: str = Field(description="Ed25519, by the key at `/api/proof`")


class RecordState(BaseModel):
    """The chain of heads over the entries of the log; keep every head that you get."""

    agreed: str = Field(description="All that was agreed, of which the first head is a hash")
    at: int = Field(description="The number of entries before the head")
    head: Annotated[str, Field(examples=["5e" * 32])]
    signed: SignedHead = Field(description="The last head that the server has signed")


class ChanceAsked(BaseModel):
    """A draw or a roll on the real table, which those who see it are asked to enter."""

    kind: Literal["deal", "draw", "roll", "pick"]
    source: str
    seat: int | None = Field(description="The seat that draws or rolls; null if anybody may")
    outcomes: list[str] = Field(
        description="The outcomes that are possible as far as you can tell; a rare one that is missing here is"
        " accepted as well"
    )


class LinksState(BaseModel):
    """The standing of your links, with which the seats make the dice together."""

    anchor: str | None = Field(description="The anchor of your chain; null if you have none")
    since: int = Field(
        description="The number of the entry that brought the anchor, -1 before the match: the link for a draw"
        " after N entries is number N - `since` of your chain, whose number 0 is the anchor"
    )
    due: int | None = Field(
        description="The number of entries before the draw for which your link is due now"
    )


class SeriesState(BaseModel):
    """The standing of a series of matches."""

    best_of: int
    wins: list[int] = Field(
        description="By seat, the matches won, this one included once it is over; one without a sole winner counts"
        " for nobody"
    )
    winner: int | None = Field(
        description="The seat that has won most of them; null while it goes on"
    )


class Spoken(BaseModel):
    """A phrase to be said."""

    phrase: str = Field(description=f"One of {', '.join(PHRASES)}")


class Said(BaseModel):
    """A phrase that a seat's person has said."""

    seat: int
    phrase: str
    at: str = Field(description="UTC, ISO 8601")


class Line(BaseModel):
    """Something that a seat's person has written."""

    seat: int
    text: str
    at: str = Field(description="UTC, ISO 8601")


class Writing(BaseModel):
    """What people at a private table write to each other, where all of them allow it, as your seat is shown it."""

    possible: bool = Field(description="Whether free text is possible at the table if all allow it")
    allowed: bool = Field(description="Whether your seat allows it")
    missing: list[int] = Field(description="The seats that do not allow it")
    lines: list[Line] = Field(
        description="Latest last; empty unless your seat allows it, from then on"
    )


class AllowText(BaseModel):
    """Whether your seat allows free text."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"allowed": True}]})

    allowed: bool


class Written(BaseModel):
    """A line to be written."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"text": "Well played!"}]}
    )

    text: str = Field(description=f"A single line of {MOST_CHARACTERS} characters at most")


class TableState(BaseModel):
    """A table as you may see it."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    title: str
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over"] = Field(
        description="`waiting`: for players, or for the dice"
    )
    at: int = Field(description="The length of the log; send it with your next decision")
    you: int | None = Field(description="Your seat; null for a spectator")
    seats: list[SeatState]
    legal: list[str] = Field(
        description="The actions that you may send now; if a bot plays for you, sending one takes the seat back"
    )
    standing: str | None = Field(
        description="Your answer that waits for its turn in a response window"
    )
    undo: bool
    hints: bool = Field(description="Whether you may ask for a hint at this table")
    rated: bool = Field(
        description="Whether the result changes the ratings of those who play, all of whom have accounts;"
        " programs cannot sit down there"
    )
    stand_in: str = Field(description="The kind of bot that plays for somebody who has left")
    watch: Watch = Field(
        description="When whoever does not play sees the match, as in the settings of a new table: while it runs"
        " spectators get the state in which it was some moves ago, and nothing else"
    )
    time_control: str | None = Field(
        description="How long people have to decide, as in the settings of a new table"
    )
    answer_seconds: float | None
    window_ends: str | None = Field(
        description="When the response window closes, in ISO 8601 and UTC; null if it waits for everybody"
    )
    clock: ClockState | None = Field(description="The game's own clock, if one is running")
    waiting_for: list[int] = Field(
        description="The seats that may decide now. If there are several, each may decide at any time:"
        " decisions of the others do not make its `at` out of date"
    )
    real: bool = Field(
        description="Whether people draw real cards, roll real dice and enter the outcomes"
    )
    asks: ChanceAsked | None = Field(
        description="The chance outcome that your seat is asked to enter; post it like a decision"
    )
    draw_offer: int | None = Field(description="The seat whose offer of a draw stands")
    said: list[Said] = Field(description="The phrases said last, latest last")
    series: SeriesState | None = Field(description="Null for a match that stands by itself")
    again: list[int] = Field(description="The seats that want to play again, once it is over")
    next_table: str | None = Field(description="The table of the next match of the same players")
    dice: DiceState | None = Field(
        description="Null if the dice cannot be verified: in lessons, and in matches older than proofs"
    )
    record: RecordState | None = Field(
        description="Null before the match begins, and at a table without a record"
    )
    links: LinksState | None = Field(
        description="Null for spectators, and unless the seats make the dice together"
    )
    view: Annotated[View, ViewSchema()] = Field(description="The match as you see it")


class Seal(BaseModel):
    """A request to seal a contribution to the dice."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seal": "0c" * 32}]})

    seal: str = Field(
        max_length=200,
        description="The SHA-256 of your contribution, as docs/dice.md defines it: 64 hexadecimal digits",
    )
    anchor: str | None = Field(
        None,
        max_length=200,
        description="The anchor of your chain of links, with which you make the dice together with other seats",
    )


class Contribution(BaseModel):
    """A request to reveal your sealed contribution."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"contribution": "a1" * 16}]}
    )

    contribution: str = Field(
        max_length=200, description="16 random bytes of your own, as 32 hexadecimal digits"
    )


class Link(BaseModel):
    """A request to reveal a link of your chain."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"at": 41, "link": "d3" * 32}]}
    )

    at: int = Field(description="The number of entries before the draw: `links.due`")
    link: str = Field(max_length=200, description="64 hexadecimal digits")


class Anchor(BaseModel):
    """A request to go on with another chain of links."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"anchor": "d3" * 32}]}
    )

    anchor: str = Field(max_length=200, description="64 hexadecimal digits")


class SealedContribution(BaseModel):
    """A seat's contribution to the dice."""

    seat: int
    name: str
    seal: str
    contribution: str | None = Field(description="Null if the seat did not reveal it")


class DrawnOutcome(BaseModel):
    """A chance point of the match and its outcome."""

    number: int = Field(description="The number of entries before it")
    source: Annotated[str, Field(examples=["deck 0"])] = Field(
        description="The pile or die that was drawn from, and the seat, `-` for none"
    )
    outcomes: list[tuple[str, int]] = Field(
        description="The possible outcomes with their weights, in the order of the rules"
    )
    drawn: str


class Signature(BaseModel):
    """A signature of the server."""

    at: int = Field(description="The number of entries before the head that it signs")
    signature: str


class AcknowledgedHead(BaseModel):
    """A head that a seat sent along with a decision."""

    seat: int
    at: int
    head: str


class EntryLinks(BaseModel):
    """What an entry has of links, as it is hashed."""

    number: int = Field(description="The number of entries before it")
    links: Annotated[str, Field(examples=["0:" + "d3" * 32 + " 1:-"])] = Field(
        description="Separated by spaces: `SEAT:LINK`, `SEAT:-` of a seat that was silent, `SEAT=ANCHOR`"
    )


class EntryPlayer(BaseModel):
    """Who decided for a seat, if not the player that was agreed, as it is hashed."""

    number: int = Field(description="The number of entries before it")
    player: Annotated[str, Field(examples=['{"kind":"bot:rule-of-thumb","name":"Brisa"}'])]


class ProvenRecord(BaseModel):
    """The record of a match with its chain of heads."""

    agreed: str = Field(description="All that was agreed before the match: JSON, hashed as it is")
    entries: list[tuple[str, str]] = Field(
        description="All entries of the log, as actor and notation: a seat, `chance` or `clock`"
    )
    heads: list[str] = Field(description="The first head, and the one after each entry")
    server: str = Field(description="The public key of the server (Ed25519)")
    signatures: list[Signature] = Field(
        description="Of the first head, of every fiftieth and of the last"
    )
    acknowledged: list[AcknowledgedHead]
    links: list[EntryLinks] = Field(
        description="What came with entries, where the seats made the dice together"
    )
    players: list[EntryPlayer] = Field(
        description="Of entries that were not decided by the player that was agreed for the seat"
    )


class DiceProof(BaseModel):
    """Everything that the dice of a match were made of, and their outcomes, and its record."""

    scheme: int = Field(description="The version of the scheme: 1 has no record, 3 has links")
    table: Annotated[str, Field(examples=[TABLE_ID])]
    commitment: str
    secret: str = Field(
        description="The secret that the server was committed to: 32 bytes in hexadecimal"
    )
    contributions: list[SealedContribution] = Field(description="By seat")
    draws: list[DrawnOutcome]
    record: ProvenRecord | None


class ServerProof(BaseModel):
    """What a server can be held to."""

    key: str = Field(description="Its public key (Ed25519), by which it signs heads of records")
    sealed: int = Field(description="The matches whose dice were set, by what became of them:")
    opened: int = Field(description="Over, so that their secrets are open")
    running: int
    closed: int = Field(description="Closed by the host before they were over")
    left: int = Field(description="Removed before they were over: nobody had gone on with them")


class Acted(BaseModel):
    """The result of a decision."""

    result: Literal["played", "standing"] = Field(
        description="`standing`: it is played when its turn in the response window comes"
    )
    state: TableState


class Played(BaseModel):
    """The result of a decision, for a client that follows the stream."""

    result: Literal["played", "standing"]
    at: int = Field(description="The length of the log after the decision")


class Problem(BaseModel):
    """The reason why a request was refused."""

    error: str
    at: int | None = Field(
        None, description="The current length of the log, if the table has moved on"
    )
