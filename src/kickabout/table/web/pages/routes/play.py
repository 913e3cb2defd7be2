"""The page of a table: its stream, and the posts of those who play there."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kickabout.engine.actions import HOLD
from kickabout.table import catalogue
from kickabout.table.errors import Refused
from kickabout.table.people import is_seeking
from kickabout.table.play import (
    Tables,
    allow_text,
    analysis_of,
    ask_bot,
    call_off,
    come_back,
    decide,
    decline,
    dismiss_note,
    draw,
    expect,
    give_link,
    let_stand,
    offer_anchor,
    opening,
    put_down,
    renew_links,
    resign,
    say,
    seal,
    sealed,
    set_asks_always,
    set_lets_stand,
    set_speed,
    take_back,
    take_device,
    tell,
    withdraw,
    write,
)
from kickabout.table.seats import account_in, digest, is_account
from kickabout.table.store import queries
from kickabout.table.web import stream
from kickabout.table.web.admin import AnyHost
from kickabout.table.web.api.schemas import MOST_ACTIONS, Decision
from kickabout.table.web.browser import (
    Browser,
    PageFollower,
    PageViewer,
    ServerNotices,
    ServerPages,
    ServerTables,
    Viewer,
)
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.forms import Htmx
from kickabout.table.web.pages.how_to_play import LessonOffer, lessons_context
from kickabout.table.web.pages.occasions import occasion_of
from kickabout.table.web.pages.reply import TheReply
from kickabout.table.web.pages.usual import is_new_to
from kickabout.table.web.turns import end_turn
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

At = Annotated[int, Form()]
Head = Annotated[str | None, Form(max_length=64)]
Anchor = Annotated[str | None, Form(max_length=200)]


@router.get("/t/{table}")
async def show(
    viewer: PageViewer,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    notices: ServerNotices,
    browser: Browser,
) -> HTMLResponse:
    """Show a table, from the viewer's seat or as a spectator."""
    await expect(viewer.table, viewer.holds)
    if browser is not None and is_account(browser):
        await notices.read(account_in(browser), table=viewer.table.id)
    offered = await _offered(viewer, tables, browser)
    base = base_of(request)
    page = pages.table(
        viewer.table,
        viewer.seat,
        base,
        viewer.locale,
        viewer.holds,
        offered=offered,
        seeks=viewer.holds >= 0 and browser is not None and await is_seeking(tables, browser),
        signed_in=browser is not None and is_account(browser),
        occasion=await occasion_of(request, viewer),
    )
    return HTMLResponse(page)


@router.get("/t/{table}/events", response_class=stream.EventStream)
@costs(limit="streams")
async def events(
    viewer: PageFollower, request: Request, pages: ServerPages, parts: bool = False
) -> stream.EventStream:
    """Stream the live part of the table's page, whenever it changes; with `parts` only the lines that changed."""
    base = base_of(request)
    follow = stream.page_events(
        viewer,
        lambda: pages.live(viewer.table, viewer.seat, base, viewer.locale, viewer.holds),
        in_parts=parts,
    )
    return stream.EventStream("page", follow)


@router.post("/t/{table}/play")
async def play(
    reply: TheReply,
    action: Annotated[list[Decision], Form(max_length=MOST_ACTIONS)],
    at: At,
    back: Annotated[int | None, Form()] = None,
    head: Head = None,
) -> Response:
    """Play a decision, or several as one; answer with the updated page.

    Anybody may let a card stand without having looked at the hand. On a device that several people share, somebody else
    there then has it `back`, unless another one is to decide.
    """
    unseen = action == [HOLD] and reply.table.window is not None
    seat = reply.seat_by_curtain if unseen else reply.seat
    result = await decide(reply.table, seat, action, at, head)
    if unseen and back is not None:
        with suppress(Refused):
            await take_device(reply.table, reply.holder, back)
    return reply.with_page(202 if result == "standing" else 200)


@router.post("/t/{table}/seal")
async def seal_contribution(
    viewer: PageViewer,
    request: Request,
    sealed_as: Annotated[str, Form(alias="seal", max_length=200)],
    anchor: Anchor = None,
) -> JSONResponse:
    """Seal a page's contribution to the dice; answer with the seals once they are fixed."""
    await seal(viewer.table, viewer.own_seat(), sealed_as, anchor)
    end_turn(request)
    await sealed(viewer.table)
    assert viewer.table.dice is not None
    return JSONResponse(viewer.table.dice.shown)


@router.post("/t/{table}/contribution")
async def tell_contribution(
    viewer: PageViewer, contribution: Annotated[str, Form(max_length=200)]
) -> Response:
    """Reveal a page's sealed contribution."""
    await tell(viewer.table, viewer.own_seat(), contribution)
    return Response(status_code=204)


@router.post("/t/{table}/link")
async def reveal_link(
    viewer: PageViewer, at: At, link: Annotated[str, Form(max_length=200)]
) -> Response:
    """Reveal the link of a page for the draw that is due."""
    await give_link(viewer.table, viewer.own_seat(), at, link)
    return Response(status_code=204)


@router.post("/t/{table}/anchor")
async def take_up_links(
    viewer: PageViewer, anchor: Annotated[str, Form(max_length=200)]
) -> Response:
    """Go on with the chain of links of another page of the seat."""
    await offer_anchor(viewer.table, viewer.own_seat(), anchor)
    return Response(status_code=204)


@router.post("/t/{table}/undo")
async def undo(reply: TheReply, at: At) -> Response:
    """Take the seat's last decision back."""
    await take_back(reply.table, reply.seat_by_curtain, at)
    return reply.with_page()


@router.post("/t/{table}/resign")
async def give_up(reply: TheReply) -> Response:
    """Give the match up for the seat."""
    await resign(reply.table, reply.seat)
    return reply.with_page()


@router.post("/t/{table}/call-off")
async def end_without(reply: TheReply, seat: Annotated[int, Form()]) -> Response:
    """End the match since the person of a `seat` has left."""
    await call_off(reply.table, reply.seat, seat)
    return reply.with_page()


@router.post("/t/{table}/in-advance")
async def answer_in_advance(
    reply: TheReply, card: Annotated[list[str] | None, Form()] = None
) -> Response:
    """Say which cards the seat lets stand without being asked: those that are ticked."""
    await set_lets_stand(reply.table, reply.seat, card or ())
    return reply.with_notice(Message("in-advance-kept", number=len(card or ())))


@router.post("/t/{table}/let-stand")
async def let_it_stand(reply: TheReply, at: At, head: Head = None) -> Response:
    """Let the card stand that is answered, and do not ask about its kind any more."""
    await let_stand(reply.table, reply.seat, at, head)
    return reply.with_page()


@router.post("/t/{table}/draw")
async def agree_on_a_draw(reply: TheReply, accepts: Annotated[bool, Form()] = False) -> Response:
    """Offer a draw, or accept the one that is offered."""
    await draw(reply.table, reply.seat, accepts=accepts)
    return reply.with_page()


@router.post("/t/{table}/say")
async def say_phrase(
    reply: TheReply, tables: ServerTables, phrase: Annotated[str, Form()] = ""
) -> Response:
    """Say a phrase to all who are at the table."""
    tables.sanctions.check_talk(reply.table, reply.seat)
    await say(reply.table, reply.seat, phrase)
    return reply.with_page()


@router.post("/t/{table}/allow-text")
async def allow_free_text(reply: TheReply, allowed: Annotated[bool, Form()] = False) -> Response:
    """Allow that people at the table write to each other, or no more."""
    await allow_text(reply.table, reply.holder, allowed=allowed)
    return reply.with_page()


@router.post("/t/{table}/write")
async def write_line(
    reply: TheReply, tables: ServerTables, text: Annotated[str, Form()] = ""
) -> Response:
    """Write a line to the others at the table."""
    tables.sanctions.check_talk(reply.table, reply.holder)
    await write(reply.table, reply.holder, text)
    return reply.with_page()


@router.post("/t/{table}/device")
async def device(reply: TheReply, seat: Annotated[int | None, Form()] = None) -> Response:
    """Show the hand of one of those who share the device, who has taken it; without a seat, nobody's."""
    if seat is None:
        await put_down(reply.table, reply.holder)
    else:
        await take_device(reply.table, reply.holder, seat)
    return reply.by_stream()


@router.post("/t/{table}/go-on")
async def go_on(reply: TheReply, at: At) -> Response:
    """Dismiss the lesson's note with this number."""
    await dismiss_note(reply.table, reply.seat, at)
    return reply.by_stream()


@router.post("/t/{table}/hint")
@costs(limit="hints")
async def hint(
    reply: TheReply, request: Request, tables: ServerTables, at: At, htmx: Htmx = None
) -> Response:
    """Ask for a hint; a page without scripts gets it in the answer."""
    asked = tables.hints.ask(reply.table, reply.seat, at)
    if htmx is None:
        end_turn(request)
        await analysis_of(asked)
    return reply.by_stream()


@router.post("/t/{table}/speed")
async def speed(reply: TheReply, speed: Annotated[str, Form(max_length=20)]) -> Response:
    """Let the table go on at another speed."""
    assert reply.holder is not None
    await set_speed(reply.table, speed)
    return reply.by_stream()


@router.post("/t/{table}/asking")
async def asking(reply: TheReply, always: Annotated[bool, Form()] = False) -> Response:
    """Let the table ask every question, or only those with an answer that is no plain waste."""
    assert reply.seat is not None
    await set_asks_always(reply.table, always)
    return reply.by_stream()


@router.post("/t/{table}/stand-in")
async def stand_in(reply: TheReply, seat: Annotated[int, Form()]) -> Response:
    """Ask, or agree, that a bot take a seat whose person has left."""
    await ask_bot(reply.table, seat, reply.holder)
    return reply.by_stream()


@router.post("/t/{table}/back")
async def back(reply: TheReply) -> Response:
    """Give the seat back from the stand-in bot to its person."""
    await come_back(reply.table, reply.seat)
    return reply.by_stream()


@router.post("/t/{table}/report")
@costs(limit="reports")
async def report(
    reply: TheReply,
    host: AnyHost,
    seat: Annotated[int, Form()],
    words: Annotated[bool, Form()] = False,
) -> Response:
    """Report another player's name to the host, or the `words` that they have written."""
    await host.report(reply.table, seat, reply.holder, words=words)
    done = "report-words-done" if words else "report-done"
    return reply.with_notice(Message(done, name=reply.table.names[seat]))


@router.post("/t/{table}/links")
async def links(
    reply: TheReply,
    tables: ServerTables,
    browser: Browser,
    alone: Annotated[bool, Form()] = False,
) -> Response:
    """Make the links of the table anew, as far as they are the viewer's."""
    seat = reply.holder
    assert browser is not None
    await renew_links(reply.table, tables.keys, seat, alone=alone, browser=digest(browser))
    return reply.with_notice(Message("links-new-done"))


@router.post("/t/{table}/again")
@costs(limit="tables", weight=DEAR)
async def again(
    reply: TheReply, tables: ServerTables, changes: Annotated[bool, Form()] = False
) -> Response:
    """Say that the seat wants to play again, and go to the next match of the same players once everybody does.

    They keep their teams and line-ups, unless they want `changes`.
    """
    following = await tables.setup.again(
        reply.table, reply.holder, prepared=not changes, contributes=True
    )
    if following is None or reply.is_scripted:
        return reply.with_page()
    return RedirectResponse(f"/t/{following.id}", 303)


@router.post("/t/{table}/not-again")
async def not_again(reply: TheReply, declines: Annotated[bool, Form()] = False) -> Response:
    """Take back that the seat wants to play again, or say that it does not."""
    await (decline if declines else withdraw)(reply.table, reply.holder)
    return reply.with_page()


async def _offered(viewer: Viewer, tables: Tables, browser: str | None) -> LessonOffer | None:
    """Return the offer of a game's first lesson beside a match with bots, as long as the game is new to the person; none
    if a clock runs.

    It is small once they have decided more than preparations, or play another match of it.
    """
    table = viewer.table
    alone = table.status != "over" and not table.seats.unplayed and table.people == [viewer.seat]
    runs = table.stored.time_control is not None
    if browser is None or not alone or table.coach is not None or runs:
        return None
    own = digest(browser)
    lessons = lessons_context(catalogue.find(table.game), viewer.locale)
    if not lessons or not await is_new_to(tables.store, own, catalogue.find(table.game)):
        return None
    prepared = len(opening(table.log.match).get(viewer.seat, ()))
    if sum(entry.actor == viewer.seat for entry in table.log.entries) > prepared:
        return {"lesson": lessons[0], "small": True}
    known = await tables.store.read(lambda c: queries.tables_of(c, own))
    others = any(one.game == table.game and one.id != table.id for one in known)
    return {"lesson": lessons[0], "small": others}
