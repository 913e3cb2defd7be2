"""The pages about people: their own, their matches, the profiles that others see, and whom they play with."""

from kickabout.table.web.pages.people.account import router as account
from kickabout.table.web.pages.people.company import router as company
from kickabout.table.web.pages.people.localhost import router as localhost
from kickabout.table.web.pages.people.matches import router as matches
from kickabout.table.web.pages.people.passkeys import router as passkeys

ROUTERS = (account, matches, company, passkeys, localhost)
