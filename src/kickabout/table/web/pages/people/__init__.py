"""The pages about people: their own, their matches, the profiles that others see, whom they play with, and what they are told of."""

from kickabout.table.web.pages.people.account import router as account
from kickabout.table.web.pages.people.collection import router as collection
from kickabout.table.web.pages.people.company import router as company
from kickabout.table.web.pages.people.feed import router as feed
from kickabout.table.web.pages.people.keys import router as keys
from kickabout.table.web.pages.people.lobby import router as lobby
from kickabout.table.web.pages.people.localhost import router as localhost
from kickabout.table.web.pages.people.mail import router as mail
from kickabout.table.web.pages.people.matches import router as matches
from kickabout.table.web.pages.people.moves import router as moves
from kickabout.table.web.pages.people.notices import router as notices
from kickabout.table.web.pages.people.openid import router as openid
from kickabout.table.web.pages.people.passkeys import router as passkeys

ROUTERS = (
    account,
    collection,
    matches,
    moves,
    company,
    lobby,
    notices,
    feed,
    mail,
    openid,
    passkeys,
    keys,
    localhost,
)
