"""What the API answers: tables, seats, games and proofs as programs get them."""

from collections.abc import Sequence
from dataclasses import replace

from fastapi import Request

from kickabout.bots.analysis import Analysis
from kickabout.engine.chain import Record
from kickabout.engine.game import SPECTATOR
from kickabout.engine.keyed_dice import Proof
from kickabout.engine.match import Seen
from kickabout.engine.transcript import called
from kickabout.engine.verification import Draw, entry_of
from kickabout.table.catalogue import ShownGame
from kickabout.table.errors import NotYours
from kickabout.table.play import (
    LiveTable,
    PlayerClock,
    Tables,
    allows_text,
    answerable,
    awaited_to_allow,
    away_until,
    clock_of,
    draw_offered_by,
    lines_for,
    may_allow_text,
    own_token,
    possible,
    reasons_of,
    said_at,
    series_of,
    wanted_by,
    whys_of,
)
from kickabout.table.store import Place, SeatRating
from kickabout.table.time_control import notation_of
from kickabout.table.web.api import dice_schemas, schemas, setup_schemas
from kickabout.table.web.browser import Viewer
from kickabout.table.web.hosts import base_of
from kickabout.text.messages import Message
from kickabout.text.reader import Reader


def table_state(viewer: Viewer) -> schemas.TableState:
    """Return a table as a viewer may see it."""
    table = viewer.table
    window = table.window
    ends = None if window is None else window.ends_at
    return schemas.TableState(
        table=table.id,
        game=table.game,
        title=table.title,
        options=table.options,
        status=table.status,
        at=table.number,
        you=None if viewer.seat == SPECTATOR else viewer.seat,
        seats=[_seat_state(viewer, place) for place in table.places],
        legal=table.legal(viewer.seat),
        standing=None if window is None else window.intents.get(viewer.seat),
        undo=viewer.seat != SPECTATOR and table.may_undo(viewer.seat),
        hints=table.hints and viewer.seat != SPECTATOR,
        rated=table.stored.is_rated,
        stand_in=table.occupancy.stand_in_kind,
        watch=table.stored.watch,
        time_control=notation_of(table.stored.time_control),
        answer_seconds=table.answer_seconds,
        window_ends=None if ends is None else ends.isoformat(),
        clock=None
        if table.situation.clock is None
        else schemas.ClockState(**table.situation.clock.as_dict(table.now)),
        waiting_for=table.waiting_for(),
        real=table.real,
        asks=_asks(viewer),
        draw_offer=draw_offered_by(table),
        said=[
            schemas.Said(seat=one.seat, phrase=one.phrase, at=one.at.isoformat())
            for one in said_at(table)
        ],
        series=_series_state(table),
        again=wanted_by(table),
        next_table=table.stored.successor,
        dice=None
        if table.dice is None
        else dice_schemas.DiceState.model_validate(table.dice.shown),
        record=_record_state(table),
        links=_links_state(viewer),
        view=table.view(viewer.seat, viewer.locale),
    )


def in_advance(viewer: Viewer) -> schemas.InAdvance:
    """Return what a viewer's seat lets stand without being asked."""
    stands = viewer.table.places[viewer.own_seat()].lets_stand or []
    return schemas.InAdvance(cards=stands, answerable=list(answerable(viewer.table)))


def writing(viewer: Viewer) -> schemas.Writing:
    """Return what people at a table have written to each other, as the viewer's seat is shown it."""
    table, seat = viewer.table, viewer.own_seat()
    return schemas.Writing(
        possible=may_allow_text(table, seat),
        allowed=allows_text(table.places[seat]),
        missing=awaited_to_allow(table),
        lines=[
            schemas.Line(seat=one.seat, text=one.text, at=one.at.isoformat())
            for one in lines_for(table, seat)
        ],
    )


def _record_state(table: LiveTable) -> dice_schemas.RecordState | None:
    if table.record is None:
        return None
    return dice_schemas.RecordState.model_validate(
        {**table.record.shown(table.log), "agreed": table.record.agreed}
    )


def _series_state(table: LiveTable) -> schemas.SeriesState | None:
    series = series_of(table)
    if series is None:
        return None
    return schemas.SeriesState(best_of=series.best_of, wins=series.wins, winner=series.winner)


def _links_state(viewer: Viewer) -> dice_schemas.LinksState | None:
    shown = viewer.table.shown_links(viewer.seat)
    return None if shown is None else dice_schemas.LinksState.model_validate(shown)


def _asks(viewer: Viewer) -> schemas.ChanceAsked | None:
    match = viewer.table.log.match
    if viewer.seat not in viewer.table.situation.enters or match.chance is None:
        return None
    return schemas.ChanceAsked(
        kind=match.chance.kind,  # type: ignore[arg-type]  # nobody is asked for a reveal
        source=match.chance.source,
        seat=match.chance.seat,
        outcomes=possible(match, viewer.seat),
    )


def _seat_state(viewer: Viewer, place: Place) -> schemas.SeatState:
    table, occupancy, now = viewer.table, viewer.table.occupancy, viewer.table.now
    request = occupancy.requests.get(place.seat)
    away = away_until(table, place.seat, viewer.seat)
    return schemas.SeatState(
        seat=place.seat,
        name=table.names[place.seat],
        kind=place.kind.partition(":")[0],  # type: ignore[arg-type]  # the four
        program=place.is_program,
        bot=table.bot_at(place.seat),
        withdrawn=place.seat in table.log.match.withdrawn,
        connected=place.kind not in ("person", "open") or table.connected(place.seat),
        vacant=not table.real and occupancy.is_vacant(place.seat, now, viewer.seat),
        request=None
        if request is None
        else schemas.RequestState(
            bot=occupancy.stand_in_kind, missing=occupancy.missing(place.seat)
        ),
        clock=_clock_state(clock_of(table, place.seat)),
        away=None if away is None else away.isoformat(),
        rating=_rating_state(table.stored.ratings.get(place.seat)),
    )


def _clock_state(clock: PlayerClock | None) -> schemas.SeatClockState | None:
    if clock is None:
        return None
    return schemas.SeatClockState(left_ms=round(1000 * clock.left), runs=clock.runs)


def _rating_state(rating: SeatRating | None) -> schemas.RatingState | None:
    if rating is None:
        return None
    before, after = rating.before, rating.after
    return schemas.RatingState(
        points=before.points,
        margin=before.margin,
        uncertain=before.is_uncertain,
        after=None if after is None else after.points,
    )


async def own_seat(
    request: Request, tables: Tables, table: LiveTable, seat: int
) -> setup_schemas.OwnSeat:
    """Return a seat and its token, for its holder."""
    token = await own_token(table, tables.keys, seat)
    return setup_schemas.OwnSeat(
        table=table.id, seat=seat, token=token, link=f"{base_of(request)}/seat/{token}"
    )


async def table_links(
    request: Request, tables: Tables, table: LiveTable, seat: int | None
) -> setup_schemas.TableLinks:
    """Return the links of a table for whoever holds a seat, None for one who only set it up."""
    base = base_of(request)
    return setup_schemas.TableLinks(
        table=table.id,
        link=f"{base}/t/{table.id}",
        you=None if seat is None else await own_seat(request, tables, table, seat),
        invites=[
            setup_schemas.Invite(seat=place.seat, token=token, link=f"{base}/join/{token}")
            for place in table.places
            if (token := tables.invite_token(table, place.seat)) is not None
        ],
    )


def game_info(shown: ShownGame) -> setup_schemas.GameInfo:
    """Return a game of the front page as programs get it."""
    return setup_schemas.GameInfo(
        name=shown["name"],
        title=shown["title"],
        tagline=shown["tagline"],
        least_seats=shown["seats"]["min"],
        most_seats=shown["seats"]["max"],
        options=[
            setup_schemas.OptionInfo(
                name=option["name"],
                default=option["default"],
                help=option["help"],
                choices=option["helps"],
                least=option["min"],
                most=option["max"],
                automata=option["automata"],
            )
            for option in shown["options"]
        ],
    )


def transcript_of(table: LiveTable) -> str:
    """Return the transcript of a finished match; raises `NotYours` before."""
    if table.status != "over":
        raise NotYours(Message("error-transcript-too-early"))
    proof = proof_of(table)
    return table.log.match.transcript(proof, None if proof is None else logged(table, proof))


def proof_of(table: LiveTable) -> Proof | None:
    """Return the proof of the dice of a finished match, None if there is none; raises `NotYours`
    before, and as long as others play with the same dice.
    """
    if table.status != "over":
        raise NotYours(Message("error-proof-too-early"))
    if (opening := table.opening) is not None:
        raise NotYours(Message("error-day-closed", date=opening))
    if table.dice is None:
        return None
    record = None if table.record is None else table.record.proof(table.log)
    proof: Proof = replace(table.dice.proof, record=record)
    return proof


def logged(table: LiveTable, proof: Proof) -> list[tuple[int, str]]:
    """Return the entries of a table that a proof is about, as actors and notations: in the first version of the
    scheme without what was taken back.
    """
    if proof.record is None:
        return table.log.match.entries()
    return [(entry.actor, entry.action) for entry in table.log.entries]


def hint_of(seen: Seen, analysis: Analysis, reader: Reader) -> schemas.Hint:
    """Return what a strong bot thinks of a seat's decisions."""
    reasons, whys = reasons_of(seen, analysis, reader), whys_of(seen, analysis, reader)
    actions = [one.action for one in analysis.choices]
    replies = dict(zip(actions, (reasons["then"], reasons["rather"]), strict=False))
    return schemas.Hint(
        chance=analysis.chance,
        choices=[
            schemas.Advice(
                action=one.action,
                chance=one.chance,
                reply=replies.get(one.action),
                reason=whys.get(one.action),
            )
            for one in analysis.choices
        ],
    )


def dice_proof(table: LiveTable, proof: Proof, draws: Sequence[Draw]) -> dice_schemas.DiceProof:
    """Return the proof of a table's dice and its record, with the outcomes that were drawn."""
    return dice_schemas.DiceProof(
        scheme=proof.scheme,
        table=proof.table,
        commitment=proof.commitment,
        secret=proof.secret,
        contributions=[
            dice_schemas.SealedContribution(
                seat=one.seat, name=table.names[one.seat], seal=one.seal, contribution=one.value
            )
            for one in proof.contributions
        ],
        draws=[
            dice_schemas.DrawnOutcome(
                number=one.number,
                source=one.source,
                outcomes=list(one.outcomes.items()),
                drawn=one.drawn,
            )
            for one in draws
        ],
        record=None if proof.record is None else _proven(table, proof.record, draws),
    )


def _proven(table: LiveTable, record: Record, draws: Sequence[Draw]) -> dice_schemas.ProvenRecord:
    sources = {one.number: one.source for one in draws}
    entries = (
        entry_of(called(entry.actor), entry.action, sources.get(entry.number, ""))
        for entry in table.log.entries
    )
    return dice_schemas.ProvenRecord(
        agreed=record.agreed,
        entries=[(entry.actor, entry.action) for entry in entries],
        heads=list(record.heads),
        server=record.server,
        signatures=[
            dice_schemas.Signature(at=at, signature=signature)
            for at, signature in record.signatures
        ],
        acknowledged=[
            dice_schemas.AcknowledgedHead(seat=one.seat, at=one.entries, head=one.head)
            for one in record.acknowledged
        ],
        links=[
            dice_schemas.EntryLinks(number=number, links=links) for number, links in record.links
        ],
        players=[
            dice_schemas.EntryPlayer(number=number, player=player)
            for number, player in record.players
        ],
    )
