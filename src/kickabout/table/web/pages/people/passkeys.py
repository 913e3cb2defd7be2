"""Passkeys on the pages about people: made on the own page, used to sign in."""

from typing import Annotated

from fastapi import APIRouter, Body, Form, Query
from fastapi.responses import JSONResponse, Response

from kickabout.table.web.browser import ServerPasskeys, remember_account
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.people.account import TheAccount, device_of
from kickabout.table.web.pages.people.way_back import THEN, own_page_then
from kickabout.table.web.visit import TheVisit

router = APIRouter(include_in_schema=False)
Credential = Annotated[dict[str, object], Body()]
"""What a browser makes of the options that it was given, as its `toJSON` has it."""


@router.post("/me/passkeys/options")
@costs(limit="accounts")
async def creation_options(
    visit: TheVisit, passkeys: ServerPasskeys, account: TheAccount
) -> JSONResponse:
    """Return what a browser needs to make a passkey."""
    return JSONResponse(await passkeys.creation_options(account, visit.base))


@router.post("/me/passkeys")
@costs(limit="accounts", weight=DEAR)
async def add_passkey(
    visit: TheVisit, passkeys: ServerPasskeys, account: TheAccount, credential: Credential
) -> JSONResponse:
    """Store the passkey that a browser has made, and tell it where to go on."""
    await passkeys.add(account, visit.base, credential, device_of(visit.request))
    return JSONResponse({"next": "/me?done=passkey"})


@router.post("/me/passkeys/remove")
async def remove_passkey(
    visit: TheVisit,
    passkeys: ServerPasskeys,
    account: TheAccount,
    passkey: Annotated[str, Form()] = "",
) -> Response:
    """Remove a passkey."""
    await passkeys.remove(account, passkey)
    return visit.redirect("/me?done=passkey-removed")


@router.post("/passkeys/options")
@costs(limit="accounts")
async def request_options(visit: TheVisit, passkeys: ServerPasskeys) -> JSONResponse:
    """Return what a browser needs to sign in."""
    return JSONResponse(await passkeys.request_options(visit.base))


@router.post("/passkeys")
@costs(limit="accounts", weight=DEAR)
async def sign_in(
    visit: TheVisit,
    passkeys: ServerPasskeys,
    credential: Credential,
    then: Annotated[str, Query(pattern=THEN)] = "",
) -> JSONResponse:
    """Sign a browser in by what it has signed, and tell it where to go on."""
    signed = await passkeys.sign_in(visit.base, credential, visit.browser, device_of(visit.request))
    response = JSONResponse({"next": own_page_then(then)})
    remember_account(visit.request, response, visit.tables, signed)
    return response
