"""The pages about days: today's matches, and what came of them."""

from kickabout.table.web.pages.daily.fixtures import router as fixtures

ROUTERS = (fixtures,)
