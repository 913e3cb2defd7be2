"""The pages of competitions."""

from kickabout.table.web.pages.competitions.feed import router as feed
from kickabout.table.web.pages.competitions.fixture_beside import router as fixture_beside
from kickabout.table.web.pages.competitions.organising import router as organising
from kickabout.table.web.pages.competitions.planning import router as planning
from kickabout.table.web.pages.competitions.routes import router as routes

ROUTERS = (planning, organising, routes, fixture_beside, feed)
