"""The answer of a table's page to what its viewer posts."""

from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from kickabout.table.play import LiveTable
from kickabout.table.web.browser import PageViewer, Viewer, part_of
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.forms import Htmx
from kickabout.table.web.pages.render import Pages
from kickabout.text.messages import Message


class Reply:
    """The answer to a post: with scripts a part of the page, without them a whole page.

    If the post is refused, the application answers `with_notice` of the reason.
    """

    def __init__(
        self, viewer: Viewer, base: str, pages: Pages, *, is_scripted: bool, by: int | None = None
    ) -> None:
        """Answer a post `by` a seat, as the page says that several people share."""
        self._viewer = viewer
        self._by = by
        self._base = base
        self._pages = pages
        self.is_scripted = is_scripted
        """Whether a script of the page has posted, which takes a part of it."""

    @property
    def table(self) -> LiveTable:
        """The table at which was posted."""
        return self._viewer.table

    @property
    def seat(self) -> int:
        """The seat that has posted, which raises the errors of `Viewer.acting_seat`."""
        return self._viewer.acting_seat(self._by)

    @property
    def seat_by_curtain(self) -> int:
        """The same, where a page may post for a seat whose curtain is down."""
        return self._viewer.acting_seat(self._by, by_curtain=True)

    @property
    def holder(self) -> int:
        """The seat that the browser holds; raises `NotYours` for a spectator."""
        return self._viewer.own_seat()

    def with_page(self, status: int = 200) -> Response:
        """Answer with the table as it is now."""
        if not self.is_scripted:
            return RedirectResponse(f"/t/{self.table.id}", 303)
        return HTMLResponse(self._live(), status)

    def by_stream(self) -> Response:
        """Answer to a post whose effect the stream shows. With scripts the answer is empty: a page in it could
        arrive after a newer one of the stream.
        """
        return Response(status_code=204) if self.is_scripted else self.with_page()

    def with_notice(self, message: Message, status: int = 200) -> Response:
        """Answer with the table as it is now and a notice about the post."""
        viewer, text = self._viewer, self._viewer.reader.text(message)
        if not self.is_scripted:
            page = self._pages.table(
                viewer.table,
                viewer.seat,
                self._base,
                viewer.locale,
                viewer.holds,
                text=text,
            )
            return HTMLResponse(page, status)
        notice = self._pages.page("partials/notice.html", viewer.reader, text=text)
        return HTMLResponse(notice + self._live(), status)

    def _live(self) -> str:
        viewer = self._viewer
        return self._pages.live(viewer.table, viewer.seat, self._base, viewer.locale, viewer.holds)


async def reply_to(
    request: Request,
    viewer: PageViewer,
    htmx: Htmx = None,
    by: Annotated[int | None, Query()] = None,
) -> Reply:
    """Return the answer to a post, which the application knows from now on."""
    reply = Reply(
        viewer, base_of(request), part_of(request, Pages), is_scripted=htmx is not None, by=by
    )
    request.state.reply = reply
    return reply


TheReply = Annotated[Reply, Depends(reply_to)]
