"""A visit: a request for a page, and what answers it."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from kickabout.table.bots import Warming
from kickabout.table.language import table_messages
from kickabout.table.play import LiveTable, Tables, notice_of
from kickabout.table.seats import digest, is_account
from kickabout.table.web.browser import browser_of, locale_of, part_of, remember
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.render import Pages
from kickabout.text.reader import Reader


@dataclass(frozen=True)
class Visit:
    """A request of a browser, with the server's tables and templates."""

    request: Request
    tables: Tables
    pages: Pages
    browser: str | None
    """The browser's id; None if it has no cookie."""
    locale: str

    @property
    def owner(self) -> str:
        """The digest by which the database knows what belongs to the browser."""
        return digest(self.browser or "")

    @property
    def base(self) -> str:
        """The base address of links."""
        return base_of(self.request)

    @property
    def reader(self) -> Reader:
        """The formatter of the messages of the table's own pages."""
        return Reader(table_messages(self.locale))

    @property
    def sanctions(self) -> list[str]:
        """What the visitor is told of what they may not do, with reason and end."""
        standing = self.tables.sanctions.of(self.owner)
        return [self.reader.text(notice_of(one)) for one in standing]

    def known_browser(self) -> str:
        """Return the browser's id, a new one if it has none: `redirect` then gives it the cookie."""
        return self.browser or self.tables.keys.new_browser()

    def page(
        self, template: str, reader: Reader, status_code: int = 200, **context: Any
    ) -> HTMLResponse:
        """Answer with a page."""
        known = self.browser is not None and is_account(self.browser)
        return HTMLResponse(
            self.pages.page(template, reader, signed_in=known, **context), status_code
        )

    def to_table(self, table: LiveTable, browser: str) -> RedirectResponse:
        """Answer with the way to a table that somebody wants to play at now: its game is compiled before others."""
        warming: Warming = self.request.app.state.warming
        warming.prefer(table.game)
        return self.redirect(f"/t/{table.id}", browser)

    def redirect(self, path: str, browser: str | None = None) -> RedirectResponse:
        """Answer with the way to another page, giving a browser its cookie."""
        response = RedirectResponse(path, 303)
        if browser is not None:
            remember(self.request, response, self.tables, browser)
        return response


async def visit_of(request: Request) -> Visit:
    """Return the visit of a request, which is a sign of life as well."""
    tables, browser = part_of(request, Tables), await browser_of(request)
    if browser is not None:
        tables.hear(browser)
    return Visit(request, tables, part_of(request, Pages), browser, await locale_of(request))


TheVisit = Annotated[Visit, Depends(visit_of)]
