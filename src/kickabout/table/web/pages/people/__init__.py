"""The pages about people: their own, their matches, and the profiles that others see."""

from kickabout.table.web.pages.people.account import router as account
from kickabout.table.web.pages.people.matches import router as matches

ROUTERS = (account, matches)
