"""Who may set up a table or sit down at it, and how: by name, account and time control."""

from collections.abc import Sequence

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.new_table import Terms
from kickabout.table.seats import account_in, as_browser, is_account, skeletons
from kickabout.table.store import Account, Place, Store, people_queries
from kickabout.table.time_control import TimeControl
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message


def time_control_for(terms: Terms, places: Sequence[Place]) -> TimeControl | None:
    """Return the time control of a table's terms. Raises `BadRequest` for one that there is not, or that a table with
    these terms and seats cannot have.
    """
    if terms.time_control is None:
        return None
    try:
        control = TimeControl.read(terms.time_control)
    except ValueError as error:
        raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error
    people = sum(place.kind in ("person", "open") for place in places)
    if terms.real or any(place.device is not None for place in places) or not people:
        raise BadRequest(Message("error-clock-alone"))
    if control.in_days and people < 2:
        raise BadRequest(Message("error-days-people"))
    if people > 1 and terms.answer_seconds is None and not control.in_days:
        raise BadRequest(Message("error-clock-answers"))
    return control


def check_rated(account: Account | None, *, is_program: bool) -> Account:
    """Return the account of somebody who plays for a rating; raises `Refused` for a guest or a program."""
    if account is None:
        raise Refused(Message("error-rated-guest"))
    if is_program:
        raise Refused(Message("error-rated-program"))
    return account


async def check_unclaimed(store: Store, name: str, browser: str | None) -> None:
    """Raise `BadRequest` if a name looks like one that somebody else has claimed, or `Unsaved`."""
    signs = skeletons(name)
    account = await store.read(lambda c: people_queries.named_account(c, signs)) if name else None
    if account is not None and browser != as_browser(account.id):
        raise BadRequest(Message("error-name-claimed", name=name))


async def account_of(store: Store, browser: str | None) -> Account | None:
    """Return the account to which a browser is signed in, None for a guest; raises `Unsaved`."""
    if browser is None or not is_account(browser):
        return None
    own = account_in(browser)
    return await store.read(lambda c: people_queries.find_account(c, own))
