"""The notices of an account as a feed and its dues as a calendar, for programs that have their secret address."""

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.language import table_messages
from kickabout.table.people import own_moves, owner_of, path_of, text_of
from kickabout.table.seats import names_in
from kickabout.table.store import Account
from kickabout.table.store.due_queries import Due
from kickabout.table.store.notice_queries import Notice
from kickabout.table.web.browser import ServerNotices
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.feeds import Item, calendar, feed
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.post("/me/feed")
@costs(limit="accounts", weight=DEAR)
async def new_feed(visit: TheVisit, notices: ServerNotices, account: TheAccount) -> Response:
    """Make a new secret address of the feed, and show it this once."""
    address = f"{visit.base}/feed/{await notices.new_feed(account)}"
    calendar = f"{address}/calendar.ics"
    return visit.page("feed.html", visit.reader, address=address, calendar=calendar)


@router.post("/me/feed/end")
async def end_feed(visit: TheVisit, notices: ServerNotices, account: TheAccount) -> Response:
    """Have the address of the feed lead nowhere."""
    await notices.end_feed(account)
    return visit.redirect("/me/notices?done=feed-ended")


@router.get("/feed/{secret}")
async def show_feed(secret: str, visit: TheVisit, notices: ServerNotices) -> Response:
    """Show the notices of the account whose secret address this is."""
    account = await notices.by_feed(secret)
    items = [_item(visit, account, one) for one in await notices.of(account)]
    title = _reader(visit, account).say("feed-title", name=account.name)
    return feed(f"urn:kickabout:{account.id}", title, account.created, items)


@router.get("/feed/{secret}/calendar.ics")
async def show_calendar(secret: str, visit: TheVisit, notices: ServerNotices) -> Response:
    """Show by when the account has to decide whose secret address this is: one event for each match over days."""
    account = await notices.by_feed(secret)
    moves = await own_moves(visit.tables.store, owner_of(account))
    titles = {game.name: game.title for game in catalogue.games()}
    reader = _reader(visit, account)

    def due(one: Due) -> Item:
        game = titles.get(one.game, one.game)
        rivals = tuple(names_in(one.rivals, reader.localization.locale))
        said = reader.say("calendar-due", game=game, names=rivals)
        return Item(f"{one.table}@kickabout", said, one.due, f"{visit.base}/t/{one.table}")

    return calendar(map(due, moves))


def _reader(visit: Visit, account: Account) -> Reader:
    """Return the formatter in the language of the account: programs seldom ask for it."""
    return Reader(table_messages(account.locale or visit.locale))


def _item(visit: Visit, account: Account, notice: Notice) -> Item:
    at = f"{notice.at:%Y%m%dT%H%M%S%f}"
    place = f"urn:kickabout:{account.id}:{notice.kind}:{notice.subject}:{at}"
    title = text_of(notice, _reader(visit, account))
    return Item(place, title, notice.at, visit.base + path_of(notice))
