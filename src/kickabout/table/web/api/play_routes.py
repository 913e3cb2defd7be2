"""The JSON API for playing at a table, by the same path as the pages."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from fastapi.responses import PlainTextResponse

from kickabout.table.errors import BadRequest
from kickabout.table.play import (
    allow_text,
    analysis_of,
    ask_bot,
    call_off,
    come_back,
    decide,
    draw,
    resign,
    say,
    set_lets_stand,
    take_back,
    write,
)
from kickabout.table.web import stream
from kickabout.table.web.api import schemas
from kickabout.table.web.api.answers import hint_of, in_advance, table_state, transcript_of, writing
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.api.shortcut import MINIMAL
from kickabout.table.web.browser import ApiFollower, ApiViewer, ServerTables
from kickabout.table.web.costs import costs
from kickabout.table.web.scopes import needs
from kickabout.table.web.turns import end_turn
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["play"], responses=ALWAYS)


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
