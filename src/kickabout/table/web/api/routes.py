"""The JSON API for outside programs, which play by the same path as the pages."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kickabout.engine.transcript import called
from kickabout.engine.verification import draws_of
from kickabout.table import catalogue, time_control
from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.people import open_tables
from kickabout.table.play import (
    allow_text,
    analysis_of,
    ask_bot,
    awaited_by,
    call_off,
    come_back,
    decide,
    draw,
    give_link,
    offer_anchor,
    renew_links,
    resign,
    say,
    seal,
    set_lets_stand,
    take_back,
    tell,
    turned,
    withdraw,
    write,
)
from kickabout.table.seats import as_browser
from kickabout.table.store import Wanted, proof_queries
from kickabout.table.web import stream
from kickabout.table.web.api import dice_schemas, schemas, setup_schemas
from kickabout.table.web.api.answers import (
    dice_proof,
    game_info,
    hint_of,
    in_advance,
    logged,
    own_seat,
    proof_of,
    table_links,
    table_state,
    transcript_of,
    writing,
)
from kickabout.table.web.api.shortcut import MINIMAL
from kickabout.table.web.browser import (
    ApiAccount,
    ApiFollower,
    ApiViewer,
    RequestLocale,
    ServerTables,
)
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.scopes import needs
from kickabout.table.web.turns import end_turn
from kickabout.text.messages import Message

_RETRY = {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}}}
ALWAYS: dict[int | str, dict[str, Any]] = {
    413: {"model": schemas.Problem, "description": "The body is too large"},
    429: {
        "model": schemas.Problem,
        "description": "Too many requests, tables or streams",
        "headers": _RETRY,
    },
    503: {
        "model": schemas.Problem,
        "description": "The database failed: nothing has changed",
    },
}
router = APIRouter(prefix="/api", tags=["play"], responses=ALWAYS)

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": schemas.Problem, "description": "Illegal, or not understood"},
    403: {"model": schemas.Problem, "description": "Not your seat"},
    404: {"model": schemas.Problem, "description": "There is no such table or invitation"},
    410: {"model": schemas.Problem, "description": "The host has closed the table"},
    409: {"model": schemas.Problem, "description": "The table has moved on"},
}


@router.get("/games")
@needs(None)
@costs(weight=PAGE)
async def list_games(locale: RequestLocale, tables: ServerTables) -> setup_schemas.Catalogue:
    """List the games, their options and the bots."""
    return setup_schemas.Catalogue(
        games=[game_info(game) for game in catalogue.front_games(locale, tables.boxes.given)],
        bots=[setup_schemas.BotInfo.model_validate(bot) for bot in bots_context(locale)],
        answer_seconds=list(catalogue.ANSWER_SECONDS),
        time_controls=list(time_control.CHOICES),
    )


@router.post("/tables", status_code=201, responses={one: PROBLEMS[one] for one in (400, 403, 409)})
@needs("play")
@costs(limit="tables", weight=DEAR)
async def create_table(
    new: setup_schemas.NewTable,
    request: Request,
    response: Response,
    tables: ServerTables,
    account: ApiAccount,
) -> setup_schemas.TableLinks:
    """Set up a table. Its match begins when every open seat is taken. With a key your seat is your account's."""
    made = await tables.setup.create(
        new.game,
        new.seats,
        new.options,
        name=new.name if account is None else account.name,
        browser=None if account is None else as_browser(account.id),
        by_program=account is not None,
        answer_seconds=catalogue.checked_answer_seconds(new.answer_seconds),
        hints=new.hints,
        stand_in=new.stand_in,
        contributes=new.contributes,
        real=new.real,
        joint=new.joint,
        is_listed=new.is_listed,
        best_of=new.best_of,
        watch=new.watch,
        time_control=new.time_control,
    )
    response.headers["Location"] = f"/api/tables/{made.table.id}"
    return await table_links(request, tables, made.table, made.seat)


@router.get("/open-tables")
@needs(None)
@costs(weight=PAGE)
async def list_open_tables(
    tables: ServerTables,
    game: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    is_rated: bool | None = None,
) -> list[setup_schemas.OpenTable]:
    """List the tables that wait for players, whoever they are, and at which somebody is there: all, or those of a game,
    with so many seats, rated or not.
    """
    wanted = Wanted(game, seats, is_rated=is_rated)
    return [
        setup_schemas.OpenTable(
            table=one.table.id,
            game=one.table.log.match.game.name,
            options=one.table.stored.options,
            is_rated=one.table.stored.is_rated,
            time_control=time_control.notation_of(one.table.stored.time_control),
            seats=len(one.table.places),
            names=one.names,
            open=one.open,
            invite=one.invite,
        )
        for one in await open_tables(tables, wanted=wanted)
    ]


@router.post("/tables/{table}/join", responses=PROBLEMS)
@needs("play")
async def join_table(
    table: str,
    join: setup_schemas.Join,
    request: Request,
    tables: ServerTables,
    account: ApiAccount,
) -> setup_schemas.OwnSeat:
    """Take the open seat of an invitation; the first to do so gets it. With a key the seat is your account's."""
    invited, _ = await tables.by_invite(join.invite)
    if invited.id != table:
        raise Unknown(Message("error-invitation-elsewhere"))
    if account is None:
        name, who = join.name, None if join.key is None else f"key:{join.key}"
    else:
        name, who = account.name, as_browser(account.id)
    joined, seat = await tables.join(
        join.invite,
        name,
        who,
        contributes=join.contributes,
        by_program=account is not None,
    )
    return await own_seat(request, tables, joined, seat)


@router.get("/proof")
@needs(None)
@costs(weight=PAGE)
async def server_proof(tables: ServerTables) -> dice_schemas.ServerProof:
    """Get the key of the server, and the numbers of matches that it has sealed."""
    matches = await tables.store.read(proof_queries.sealed_matches)
    key = tables.store.signer.public
    return dice_schemas.ServerProof(key=key, sealed=matches.sealed, **asdict(matches))


@router.get("/tables/{table}", responses=PROBLEMS)
@needs("read")
async def read_table(viewer: ApiViewer) -> schemas.TableState:
    """Read the table as your seat sees it, with your legal actions; without a token, as a spectator."""
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
    responses=PROBLEMS,
    openapi_extra={"parameters": [_PREFERS]},
)
@needs("play")
async def act(decision: schemas.Act, viewer: ApiViewer) -> schemas.Acted:
    """Make a decision for your seat, or several at once.

    `at` must be the length of the log that you read. Of several `actions` either all are played or
    none. The `head` that came with the state may be sent along, to be noted in the proof; another one is
    refused. In a response window all seats that are asked may answer at the same time: an answer waits
    for its turn. With `Prefer: return=minimal` the response omits the state and is much cheaper; the
    stream has the rest.
    """
    seat = viewer.own_seat()
    result = await decide(viewer.table, seat, decision.all, decision.at, decision.head)
    return schemas.Acted(result=result, state=table_state(viewer))


@router.post("/tables/{table}/undo", responses=PROBLEMS)
@needs("play")
async def undo(back: schemas.StepBack, viewer: ApiViewer) -> schemas.TableState:
    """Take back your last decision; possible while the table's `undo` is true."""
    await take_back(viewer.table, viewer.own_seat(), back.at)
    return table_state(viewer)


@router.post("/tables/{table}/say", responses=PROBLEMS)
@needs("play")
async def say_phrase(
    spoken: schemas.Spoken, viewer: ApiViewer, tables: ServerTables
) -> schemas.TableState:
    """Say a phrase to all who are at the table; each page shows it in the language of its reader."""
    seat = viewer.own_seat()
    tables.sanctions.check_talk(viewer.table, seat)
    await say(viewer.table, seat, spoken.phrase)
    return table_state(viewer)


@router.get("/tables/{table}/writing", responses=PROBLEMS)
@needs("read")
async def read_writing(viewer: ApiViewer) -> schemas.Writing:
    """Read what people at the table have written to each other, as far as your seat is shown it."""
    return writing(viewer)


@router.put("/tables/{table}/writing", responses=PROBLEMS)
@needs("play")
async def allow_free_text(asked: schemas.AllowText, viewer: ApiViewer) -> schemas.Writing:
    """Allow that people at the table write to each other, or no more.

    It is possible at a table to which people come by a link, until a day after the match. Your seat is shown what is
    written from then on.
    """
    await allow_text(viewer.table, viewer.own_seat(), allowed=asked.allowed)
    return writing(viewer)


@router.post("/tables/{table}/writing", responses=PROBLEMS)
@needs("play")
async def write_line(
    written: schemas.Written, viewer: ApiViewer, tables: ServerTables
) -> schemas.Writing:
    """Write a line to the others at the table; all people there have to allow it."""
    seat = viewer.own_seat()
    tables.sanctions.check_talk(viewer.table, seat)
    await write(viewer.table, seat, written.text)
    return writing(viewer)


@router.post("/tables/{table}/draw", responses=PROBLEMS)
@needs("play")
async def agree_on_a_draw(viewer: ApiViewer) -> schemas.TableState:
    """Offer a draw, or accept the one that your rival has offered: then the match is over.

    It takes two people and a game that knows a draw. An offer stands until your rival decides something else, and you
    can offer one again after your next decision.
    """
    await draw(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/resign", responses=PROBLEMS)
@needs("play")
async def give_up(viewer: ApiViewer) -> schemas.TableState:
    """Resign: give the match up, whether or not it is your turn.

    Of two seats the other wins. Of more, the table's `stand_in` plays on in your seat, which cannot win any more; the
    match ends once no other person is left in it, and the best of the others win.
    """
    await resign(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/call-off", responses=PROBLEMS)
@needs("play")
async def end_without(asked: schemas.CallOff, viewer: ApiViewer) -> schemas.TableState:
    """End the match since the person of a seat has left, with whom you are alone in it: you have won."""
    await call_off(viewer.table, viewer.own_seat(), asked.seat)
    return table_state(viewer)


@router.get("/tables/{table}/in-advance", responses=PROBLEMS)
@needs("read")
async def answers_in_advance(viewer: ApiViewer) -> schemas.InAdvance:
    """Return which cards your seat lets stand without being asked, in a match over days, and which there are."""
    return in_advance(viewer)


@router.put("/tables/{table}/in-advance", responses=PROBLEMS)
@needs("play")
async def answer_in_advance(asked: schemas.LetStand, viewer: ApiViewer) -> schemas.InAdvance:
    """Say which cards your seat lets stand without being asked from now on, in a match over days."""
    await set_lets_stand(viewer.table, viewer.own_seat(), asked.cards)
    return in_advance(viewer)


@router.post("/tables/{table}/hint", responses=PROBLEMS)
@needs("play")
@costs(limit="hints")
async def hint(
    asked: schemas.AskHint, request: Request, viewer: ApiViewer, tables: ServerTables
) -> schemas.Hint:
    """Ask what a strong bot would do in your place; the response takes a second or two.

    Your seat must be the one to decide, and the table must allow hints.
    """
    given = tables.hints.ask(viewer.table, viewer.own_seat(), asked.at)
    end_turn(request)
    analysis = await analysis_of(given)
    return hint_of(given.seen, analysis, viewer.reader)


@router.post("/tables/{table}/stand-ins", responses=PROBLEMS)
@needs("play")
async def stand_in(asked: schemas.AskBot, viewer: ApiViewer) -> schemas.TableState:
    """Ask, or agree, that a bot takes a seat whose person has left or never came.

    It is the table's `stand_in`. It takes the seat once every player who is present has asked. The
    seat's own person takes it back by `back` or by a decision, and an open seat by its invitation.
    """
    table, seat = viewer.table, viewer.own_seat()
    kind = table.occupancy.stand_in_kind
    if asked.bot not in (None, kind):
        raise BadRequest(Message("error-stand-in-fixed", bot=kind))
    await ask_bot(table, asked.seat, seat)
    return table_state(viewer)


@router.post("/tables/{table}/back", responses=PROBLEMS)
@needs("play")
async def back(viewer: ApiViewer) -> schemas.TableState:
    """Take your seat back from the bot that plays for you."""
    await come_back(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/again", responses=PROBLEMS)
@needs("play")
@costs(limit="tables", weight=DEAR)
async def again(request: Request, viewer: ApiViewer, tables: ServerTables) -> setup_schemas.Again:
    """Say that you want to play again with the same players, everybody a seat further on.

    The next table is set up once everybody has said so who is still there. Until then `seat` is null and `missing` has
    those who have not; in a series that is not decided nobody else has to. Ask again when the state has a `next_table`, and get your seat there.
    """
    seat = viewer.own_seat()
    following = await tables.setup.again(viewer.table, seat)
    if following is None:
        return setup_schemas.Again(missing=awaited_by(viewer.table), seat=None)
    own = await own_seat(request, tables, following, turned(viewer.table)[seat])
    return setup_schemas.Again(missing=[], seat=own)


@router.post("/tables/{table}/not-again", responses=PROBLEMS)
@needs("play")
async def not_again(viewer: ApiViewer) -> schemas.TableState:
    """Take back that you want to play again; possible until the next table is set up."""
    await withdraw(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/links", responses=PROBLEMS)
@needs("play")
async def make_links(
    request: Request,
    viewer: ApiViewer,
    tables: ServerTables,
    new: setup_schemas.NewLinks | None = None,
) -> setup_schemas.TableLinks:
    """Make links anew: all of the table's if your seat has set it up, else your own.

    The response has your new token; the old one is void, and so are the old links. Browsers keep their
    seats, and so do programs at other seats at which no browser sits.
    """
    alone = new is not None and new.alone
    seat = viewer.own_seat()
    await renew_links(viewer.table, tables.keys, seat, alone=alone)
    return await table_links(request, tables, viewer.table, seat)


@router.post("/tables/{table}/seal", responses=PROBLEMS)
@needs("play")
async def seal_contribution(sealed: dice_schemas.Seal, viewer: ApiViewer) -> schemas.TableState:
    """Seal your contribution to the dice; keep the table's commitment first.

    When every seat is taken, the table waits a few seconds for the seats that announced a
    contribution.
    """
    await seal(viewer.table, viewer.own_seat(), sealed.seal, sealed.anchor)
    return table_state(viewer)


@router.post("/tables/{table}/contribution", responses=PROBLEMS)
@needs("play")
async def tell_contribution(
    told: dice_schemas.Contribution, viewer: ApiViewer
) -> schemas.TableState:
    """Reveal what you have sealed, when the seals are fixed; keep them first."""
    await tell(viewer.table, viewer.own_seat(), told.contribution)
    return table_state(viewer)


@router.post("/tables/{table}/link", responses=PROBLEMS)
@needs("play")
async def reveal_link(told: dice_schemas.Link, viewer: ApiViewer) -> schemas.TableState:
    """Reveal the link of your chain for the draw that is due, if the seats make the dice together.

    The table waits for it for a moment; it is no error that it comes too late.
    """
    await give_link(viewer.table, viewer.own_seat(), told.at, told.link)
    return table_state(viewer)


@router.post("/tables/{table}/anchor", responses=PROBLEMS)
@needs("play")
async def take_up_links(offered: dice_schemas.Anchor, viewer: ApiViewer) -> schemas.TableState:
    """Go on with another chain of links, from the draw after the next decision on."""
    await offer_anchor(viewer.table, viewer.own_seat(), offered.anchor)
    return table_state(viewer)


@router.get("/tables/{table}/proof", responses=PROBLEMS)
@needs("read")
async def proof(viewer: ApiViewer) -> dice_schemas.DiceProof:
    """Get the proof of the dice, from which every draw can be recomputed, and of the record, whose
    heads can be compared with those that you have kept.

    It is available once the match is over, but not for lessons and for matches older than proofs.
    """
    table = viewer.table
    proof = proof_of(table)
    if proof is None:
        raise Unknown(Message("error-no-proof"))
    log = [(called(actor), action) for actor, action in logged(table, proof)]
    draws = await asyncio.to_thread(lambda: list(draws_of(table.log.match.at(0), log)))
    return dice_proof(table, proof, draws)


@router.get(
    "/tables/{table}/events",
    response_class=stream.EventStream,
    responses={200: {"content": stream.EVENTS}, **PROBLEMS},
)
@needs("read")
@costs(limit="streams")
async def events(
    viewer: ApiFollower, last_event_id: Annotated[str | None, Header()] = None
) -> stream.EventStream:
    """Follow the log as server-sent events.

    `entry` events have `at` (also the event's id), `actor` (-1 for chance), `action` as your seat
    observes it, and `chance`: the `kind`, `source` and `seat` of a roll or a draw. A `seat` event says
    who plays a seat from now on; a `dice` event has the table's `dice` until they are set; a `turn`
    event has your legal actions at that point, the game's running clock, the `head` of the record, which
    you should keep, and the last head that the server has signed if that is a new one; `over` has the result
    and ends the stream. With `Last-Event-ID` you get the entries after that one, without it all entries.
    """
    last = entry_number(last_event_id)
    return stream.EventStream("log", stream.log_events(viewer, last))


def entry_number(text: str | None) -> int:
    """Return the number of an entry, 0 if it is invalid: no log is a billion entries long."""
    return int(text) if text and len(text) < 10 and text.isdecimal() else 0


@router.get("/tables/{table}/transcript", response_class=PlainTextResponse, responses=PROBLEMS)
@needs("read")
async def transcript(viewer: ApiViewer) -> str:
    """Download the match as a text file, once it is over."""
    return transcript_of(viewer.table)
