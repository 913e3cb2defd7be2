"""The JSON API for outside programs, which play by the same path as the pages."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import PlainTextResponse

from kickabout.bots import kinds
from kickabout.engine.boxes import Box
from kickabout.engine.game import SPECTATOR, Game
from kickabout.engine.keyed_dice import Proof
from kickabout.engine.transcript import write
from kickabout.engine.verification import draws_of
from kickabout.table import catalogue
from kickabout.table.errors import BadRequest, NotYours, Unknown
from kickabout.table.language import game_messages, table_messages
from kickabout.table.play import (
    LiveTable,
    Tables,
    analysis_of,
    ask_bot,
    come_back,
    decide,
    possible,
    reasons_of,
    seal,
    tell,
)
from kickabout.table.store import Place
from kickabout.table.web import stream
from kickabout.table.web.api import schemas
from kickabout.table.web.api.shortcut import MINIMAL
from kickabout.table.web.browser import (
    ApiFollower,
    ApiViewer,
    RequestLocale,
    ServerTables,
    Viewer,
)
from kickabout.table.web.hosts import base_of
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

_RETRY = {"Retry-After": {"description": "In how many seconds", "schema": {"type": "integer"}}}
_ALWAYS: dict[int | str, dict[str, Any]] = {
    413: {"model": schemas.Problem, "description": "More than anybody needs to send"},
    429: {"model": schemas.Problem, "description": "Too often, or too many", "headers": _RETRY},
    503: {
        "model": schemas.Problem,
        "description": "It could not be read, or saved: nothing happened",
    },
}
router = APIRouter(prefix="/api", tags=["play"], responses=_ALWAYS)

_PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": schemas.Problem, "description": "Against the rules, or not understood"},
    403: {"model": schemas.Problem, "description": "Not your seat"},
    404: {"model": schemas.Problem, "description": "There is no such table or invitation"},
    410: {"model": schemas.Problem, "description": "Whoever runs the server has closed the table"},
    409: {"model": schemas.Problem, "description": "Not now: the table has moved on"},
}


def table_state(viewer: Viewer) -> schemas.TableState:
    """Return a table as a viewer may see it."""
    table = viewer.table
    window = table.window
    ends = None if window is None else window.ends_at
    return schemas.TableState(
        table=table.id,
        game=table.game,
        title=table.title,
        options=table.options,
        status=table.status,
        at=table.number,
        you=None if viewer.seat == SPECTATOR else viewer.seat,
        seats=[_seat_state(viewer, place) for place in table.places],
        legal=table.legal(viewer.seat),
        standing=None if window is None else window.intents.get(viewer.seat),
        undo=viewer.seat != SPECTATOR and table.may_undo(viewer.seat),
        hints=table.hints and viewer.seat != SPECTATOR,
        stand_in=table.occupancy.stand_in_kind,
        answer_seconds=table.answer_seconds,
        window_ends=None if ends is None else ends.isoformat(),
        clock=None if table.clock is None else schemas.ClockState(**table.clock.as_dict(table.now)),
        waiting_for=table.waiting_for(),
        real=table.real,
        asks=_asks(viewer),
        next_table=table.successor,
        dice=None if table.dice is None else schemas.DiceState(**table.dice.shown),
        view=table.view(viewer.seat, viewer.locale),
    )


def _asks(viewer: Viewer) -> schemas.ChanceAsked | None:
    match = viewer.table.log.match
    if viewer.seat not in viewer.table.enters or match.chance is None:
        return None
    return schemas.ChanceAsked(
        kind=match.chance.kind,  # type: ignore[arg-type]  # nobody is asked for a reveal
        source=match.chance.source,
        seat=match.chance.seat,
        outcomes=possible(match, viewer.seat),
    )


def _seat_state(viewer: Viewer, place: Place) -> schemas.SeatState:
    table, occupancy, now = viewer.table, viewer.table.occupancy, viewer.table.now
    request = occupancy.requests.get(place.seat)
    return schemas.SeatState(
        seat=place.seat,
        name=table.names[place.seat],
        kind=place.kind.partition(":")[0],  # type: ignore[arg-type]  # the four
        bot=table.bot_at(place.seat),
        connected=place.kind not in ("person", "open") or table.connected(place.seat),
        vacant=place.seat != viewer.seat
        and not table.real
        and occupancy.is_vacant(place.seat, now),
        request=None
        if request is None
        else schemas.RequestState(
            bot=occupancy.stand_in_kind, missing=occupancy.missing(place.seat)
        ),
    )


def own_seat(request: Request, tables: Tables, table: LiveTable, seat: int) -> schemas.OwnSeat:
    """Return a seat and its token, for its new holder."""
    token = tables.seat_token(table, seat)
    return schemas.OwnSeat(
        table=table.id, seat=seat, token=token, link=f"{base_of(request)}/seat/{token}"
    )


@router.get("/games")
async def list_games(locale: RequestLocale, tables: ServerTables) -> schemas.Catalogue:
    """List the games, their options and the bots."""
    shared = Reader(table_messages(locale))
    return schemas.Catalogue(
        games=[
            _game_info(
                game,
                catalogue.box_of(game, tables.given_box),
                Reader(game_messages(game, locale)),
            )
            for game in catalogue.games()
        ],
        bots=[
            schemas.BotInfo(
                kind=bot,
                title=shared.say(f"bot-{bot}"),
                character=shared.say(f"bot-{bot}.character"),
            )
            for bot in kinds()
        ],
        answer_seconds=list(catalogue.ANSWER_SECONDS),
    )


def _game_info(game: Game, box: Box, reader: Reader) -> schemas.GameInfo:
    return schemas.GameInfo(
        name=game.name,
        title=catalogue.box_title(game, box),
        tagline=reader.say("tagline"),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[
            schemas.OptionInfo(
                name=option.name,
                default=option.default,
                help=reader.text(option.help),
                choices=reader.plain(option.choices),
                least=option.least,
                most=option.most,
                automata=catalogue.automata(box, option),
            )
            for option in box.options.values()
        ],
    )


@router.post("/tables", status_code=201, responses={400: _PROBLEMS[400]})
async def create_table(
    new: schemas.NewTable, request: Request, response: Response, tables: ServerTables
) -> schemas.TableMade:
    """Set a table up. It begins once every open seat is taken."""
    made = await tables.create(
        new.game,
        new.seats,
        new.options,
        name=new.name,
        answer_seconds=catalogue.checked_answer_seconds(new.answer_seconds),
        hints=new.hints,
        stand_in=new.stand_in,
        contributes=new.contributes,
        real=new.real,
    )
    table, base = made.table, base_of(request)
    response.headers["Location"] = f"/api/tables/{table.id}"
    return schemas.TableMade(
        table=table.id,
        link=f"{base}/t/{table.id}",
        you=None if made.seat is None else own_seat(request, tables, table, made.seat),
        invites=[
            schemas.Invite(seat=place.seat, token=token, link=f"{base}/join/{token}")
            for place in table.places
            if (token := tables.invite_token(table, place.seat)) is not None
        ],
    )


@router.post("/tables/{table}/join", responses=_PROBLEMS)
async def join_table(
    table: str, join: schemas.Join, request: Request, tables: ServerTables
) -> schemas.OwnSeat:
    """Take the open seat of an invitation; the first who does has it."""
    invited, _ = await tables.by_invite(join.invite)
    if invited.id != table:
        raise Unknown(Message("error-invitation-elsewhere"))
    key = None if join.key is None else f"key:{join.key}"
    joined, seat = await tables.join(join.invite, join.name, key, contributes=join.contributes)
    return own_seat(request, tables, joined, seat)


@router.get("/tables/{table}", responses=_PROBLEMS)
async def read_table(viewer: ApiViewer) -> schemas.TableState:
    """Read the table as your seat sees it, and your legal actions; without a token as a spectator."""
    return table_state(viewer)


_PREFERS: dict[str, Any] = {
    "name": "Prefer",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "enum": [MINIMAL]},
}


@router.post(
    "/tables/{table}/actions",
    response_model=schemas.Acted | schemas.Played,
    responses=_PROBLEMS,
    openapi_extra={"parameters": [_PREFERS]},
)
async def act(decision: schemas.Act, viewer: ApiViewer) -> schemas.Acted:
    """Decide for your seat, once or several times in one go.

    `at` must be the length of the log that you saw. Of several `actions` all are played, or none.
    In a response window everybody who is asked may answer at once: an answer whose turn has not
    come stands until it does. With `Prefer: return=minimal` the answer comes without the state, at
    a fraction of the cost: the stream has the rest.
    """
    result = await decide(viewer.table, viewer.own_seat(), decision.all, decision.at)
    return schemas.Acted(result=result, state=table_state(viewer))


@router.post("/tables/{table}/undo", responses=_PROBLEMS)
async def undo(back: schemas.StepBack, viewer: ApiViewer) -> schemas.TableState:
    """Take your last decision back, while that can harm nobody (the table's `undo` says so)."""
    await viewer.table.undo(viewer.own_seat(), back.at)
    return table_state(viewer)


@router.post("/tables/{table}/hint", responses=_PROBLEMS)
async def hint(asked: schemas.AskHint, viewer: ApiViewer, tables: ServerTables) -> schemas.Hint:
    """Ask what a strong bot would do in your place; the answer takes a second or two.

    Only for a decision that is yours to make now, and at a table that allows hints.
    """
    given = tables.hints.ask(viewer.table, viewer.own_seat(), asked.at)
    analysis = await analysis_of(given)
    reasons = reasons_of(given.seen, analysis, viewer.reader)
    forbidden = reasons["forbidden"]
    actions = [one.action for one in analysis.choices]
    replies = dict(zip(actions, (reasons["then"], reasons["rather"]), strict=False))
    return schemas.Hint(
        chance=analysis.chance if analysis.choices[0].visits else None,
        choices=[
            schemas.Advice(
                action=one.action,
                chance=one.chance if one.visits else None,
                reply=replies.get(one.action),
            )
            for one in analysis.choices
        ],
        forbidden=forbidden and schemas.Forbidden(**forbidden),
    )


@router.post("/tables/{table}/stand-ins", responses=_PROBLEMS)
async def stand_in(asked: schemas.AskBot, viewer: ApiViewer) -> schemas.TableState:
    """Ask, or agree, that a bot take a seat whose person has left, or never came.

    It is the bot that was named as `stand_in` when the table was set up. It comes on once everybody
    who follows the table and plays here has asked. The seat's own person takes it back with `back`
    or by a decision, or by the invitation of an open seat.
    """
    table, seat = viewer.table, viewer.own_seat()
    kind = table.occupancy.stand_in_kind
    if asked.bot not in (None, kind):
        raise BadRequest(Message("error-stand-in-fixed", bot=kind))
    await ask_bot(table, asked.seat, seat)
    return table_state(viewer)


@router.post("/tables/{table}/back", responses=_PROBLEMS)
async def back(viewer: ApiViewer) -> schemas.TableState:
    """Play your seat yourself again, instead of the bot that has come on for you."""
    await come_back(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/again", responses=_PROBLEMS)
async def again(request: Request, viewer: ApiViewer, tables: ServerTables) -> schemas.OwnSeat:
    """Play again with the same players: get your seat at the next table, which the first who asks
    sets up.
    """
    seat = viewer.own_seat()
    return own_seat(request, tables, await tables.again(viewer.table, seat), seat)


@router.post("/tables/{table}/seal", responses=_PROBLEMS)
async def seal_contribution(sealed: schemas.Seal, viewer: ApiViewer) -> schemas.TableState:
    """Seal a contribution of your own to the dice, having kept the table's commitment.

    Once every seat is taken, a table waits some seconds for the seats that announced a contribution
    when they were taken.
    """
    await seal(viewer.table, viewer.own_seat(), sealed.seal)
    return table_state(viewer)


@router.post("/tables/{table}/contribution", responses=_PROBLEMS)
async def tell_contribution(told: schemas.Contribution, viewer: ApiViewer) -> schemas.TableState:
    """Reveal what you have sealed, once the seals are fixed and you have kept them."""
    await tell(viewer.table, viewer.own_seat(), told.contribution)
    return table_state(viewer)


@router.get("/tables/{table}/proof", responses=_PROBLEMS)
async def proof(viewer: ApiViewer) -> schemas.DiceProof:
    """Get the proof of the dice, from which every draw can be computed again.

    Available once the match is over; not for a lesson, nor for a match older than proofs.
    """
    table = viewer.table
    found = proof_of(table)
    if found is None:
        raise Unknown(Message("error-no-proof"))
    draws = await asyncio.to_thread(lambda: list(draws_of(table.log.match)))
    return schemas.DiceProof(
        table=found.table,
        commitment=found.commitment,
        secret=found.secret,
        contributions=[
            schemas.SealedContribution(
                seat=one.seat, name=table.names[one.seat], seal=one.seal, contribution=one.value
            )
            for one in found.contributions
        ],
        draws=[
            schemas.DrawnOutcome(
                number=one.number, outcomes=list(one.outcomes.items()), drawn=one.drawn
            )
            for one in draws
        ],
    )


@router.get(
    "/tables/{table}/events",
    response_class=stream.EventStream,
    responses={200: {"content": stream.EVENTS}, **_PROBLEMS},
)
async def events(
    viewer: ApiFollower, last_event_id: Annotated[str | None, Header()] = None
) -> stream.EventStream:
    """Follow the log as server-sent events.

    `entry` events carry `at` (also the event's id), `actor` (-1 is chance), `action` as you may
    read it, and `chance`, the `kind`, `source` and `seat` of a roll or a draw. A `seat` event says
    who plays a seat from now on; a `dice` event gives the table's `dice` until they are set; a
    `turn` event gives your legal actions after them and the game's running clock; `over` gives the
    result and ends the stream. With `Last-Event-ID` you get every entry after that one, without it
    all from the start.
    """
    last = entry_number(last_event_id)
    return stream.EventStream("log", stream.log_events(viewer.table, viewer.seat, last))


def entry_number(text: str | None) -> int:
    """Return the number of an entry, 0 if it is invalid: no log is a billion entries long."""
    return int(text) if text and len(text) < 10 and text.isdecimal() else 0


@router.get("/tables/{table}/transcript", response_class=PlainTextResponse, responses=_PROBLEMS)
async def transcript(viewer: ApiViewer) -> str:
    """Download the whole match as a text file, once it is over."""
    return transcript_of(viewer.table)


def transcript_of(table: LiveTable) -> str:
    """Return the transcript of a finished match; raises `NotYours` before."""
    if table.status != "over":
        raise NotYours(Message("error-transcript-too-early"))
    return write(table.log.match, proof_of(table))


def proof_of(table: LiveTable) -> Proof | None:
    """Return the proof of the dice of a finished match, None if there is none; raises `NotYours`
    before.
    """
    if table.status != "over":
        raise NotYours(Message("error-proof-too-early"))
    return None if table.dice is None else table.dice.proof
