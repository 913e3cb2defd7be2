"""The JSON API for the dice of a table, and the proofs of what they have given."""

import asyncio
from dataclasses import asdict

from fastapi import APIRouter

from kickabout.engine.transcript import called
from kickabout.engine.verification import draws_of
from kickabout.table.errors import Unknown
from kickabout.table.play import give_link, offer_anchor, seal, tell
from kickabout.table.store import proof_queries
from kickabout.table.web.api import dice_schemas, schemas
from kickabout.table.web.api.answers import dice_proof, logged, proof_of, table_state
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import ApiViewer, ServerTables
from kickabout.table.web.costs import PAGE, costs
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["play"], responses=ALWAYS)


@router.get("/proof")
@needs(None)
@costs(weight=PAGE)
async def server_proof(tables: ServerTables) -> dice_schemas.ServerProof:
    """Get the key of the server, and the numbers of matches that it has sealed."""
    matches = await tables.store.read(proof_queries.sealed_matches)
    key = tables.store.signer.public
    return dice_schemas.ServerProof(key=key, sealed=matches.sealed, **asdict(matches))


@router.post("/tables/{table}/seal", responses=PROBLEMS)
@needs("play")
async def seal_contribution(sealed: dice_schemas.Seal, viewer: ApiViewer) -> schemas.TableState:
    """Seal your contribution to the dice; keep the table's commitment first.

    When every seat is taken, the table waits a few seconds for the seats that announced a
    contribution.
    """
    await seal(viewer.table, viewer.own_seat(), sealed.seal, sealed.anchor)
    return table_state(viewer)


@router.post("/tables/{table}/contribution", responses=PROBLEMS)
@needs("play")
async def tell_contribution(
    told: dice_schemas.Contribution, viewer: ApiViewer
) -> schemas.TableState:
    """Reveal what you have sealed, when the seals are fixed; keep them first."""
    await tell(viewer.table, viewer.own_seat(), told.contribution)
    return table_state(viewer)


@router.post("/tables/{table}/link", responses=PROBLEMS)
@needs("play")
async def reveal_link(told: dice_schemas.Link, viewer: ApiViewer) -> schemas.TableState:
    """Reveal the link of your chain for the draw that is due, if the seats make the dice together.

    The table waits for it for a moment; it is no error that it comes too late.
    """
    await give_link(viewer.table, viewer.own_seat(), told.at, told.link)
    return table_state(viewer)


@router.post("/tables/{table}/anchor", responses=PROBLEMS)
@needs("play")
async def take_up_links(offered: dice_schemas.Anchor, viewer: ApiViewer) -> schemas.TableState:
    """Go on with another chain of links, from the draw after the next decision on."""
    await offer_anchor(viewer.table, viewer.own_seat(), offered.anchor)
    return table_state(viewer)


@router.get("/tables/{table}/proof", responses=PROBLEMS)
@needs("read")
async def proof(viewer: ApiViewer) -> dice_schemas.DiceProof:
    """Get the proof of the dice, from which every draw can be recomputed, and of the record, whose
    heads can be compared with those that you have kept.

    It is available once the match is over, but not for lessons and for matches older than proofs.
    """
    table = viewer.table
    proof = proof_of(table)
    if proof is None:
        raise Unknown(Message("error-no-proof"))
    log = [(called(actor), action) for actor, action in logged(table, proof)]
    draws = await asyncio.to_thread(lambda: list(draws_of(table.log.match.at(0), log)))
    return dice_proof(table, proof, draws)
