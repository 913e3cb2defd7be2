"""Template contexts of a table's pages, made per viewer."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE, SPECTATOR, Game, never
from kickabout.engine.lessons import Lesson, lessons_of
from kickabout.table.language import bot_title
from kickabout.table.play import (
    LiveTable,
    OfferedHint,
    ShownHint,
    Tables,
    adviser,
    cut_short,
    hint_context,
    is_abandoned,
    left_ms,
    may_ask,
    may_talk,
    named,
    opening,
    possible,
    told,
)
from kickabout.table.web.hosts import is_local
from kickabout.table.web.pages.beside_view import (
    draw_offer,
    in_advance_context,
    occasion_address,
    rematch_context,
    resigning,
    resigning_costs,
    said_context,
    series_context,
    stake_of,
    writing_context,
)
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.pages.clock_words import clock_words
from kickabout.table.web.pages.final_view import forfeit_of, headline
from kickabout.table.web.pages.options_words import options_text
from kickabout.table.web.pages.say import marked
from kickabout.table.web.pages.seats_view import seats_context
from kickabout.table.web.pages.story_view import ShownLine, story_context
from kickabout.table.web.pages.table_types import (
    AskedContext,
    DeviceContext,
    FollowingLesson,
    LessonContext,
    OutcomeContext,
    SoleAnswer,
    TablePage,
)
from kickabout.table.web.pages.voices import bots_of
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

LEAST_DECISIONS = 5
"""The least number of decisions of a match about which an analysis has something to say."""
SOLE_ANSWER_SECONDS = 1.8
"""How long a page shows the only sensible decision, and that it is that, before it makes it, where nobody but bots
waits."""
SOLE_ANSWER_SECONDS_OBSERVED = (1.5, 5.0)
"""The same where other people see how long the seat takes, from which they may learn nothing."""
OBVIOUS_SECONDS = 0.8
"""How long a page shows what an obvious decision brings, once everybody has seen what came before. It says nothing of
what anybody holds."""


def _hint_context(
    tables: Tables, table: LiveTable, viewer: int, locale: str
) -> ShownHint | OfferedHint | None:
    """Return the hint that a seat was given, or the offer of one; None if it may not have one."""
    if not table.hints or viewer == SPECTATOR or not may_ask(table, viewer):
        return None
    hint = tables.hints.given(table, viewer)
    if hint is not None:
        return hint_context(hint, table, viewer, locale)
    if len(table.legal(viewer)) < 2:
        return None
    return {"state": "offered", "who": adviser(locale)}


def _sole_answer(table: LiveTable, viewer: int, locale: str) -> SoleAnswer | None:
    """Return the decision that the page makes for the viewer: an obvious one; the only legal one; or to hold where all else is a plain waste.

    A lesson asks for each decision, where nothing pauses no page would show it, and a person who has no other answer
    in an open response window is not asked in it.
    """
    if viewer == SPECTATOR or table.coach is not None or not table.pace:
        return None
    legal, passes = table.legal(viewer), table.situation.passes(viewer)
    obvious = table.log.obvious
    if table.log.match.actor == viewer and obvious in legal:
        after = round(1000 * (table.situation.pause + OBVIOUS_SECONDS * table.pace))
        return {"action": obvious, "label": None, "after_ms": (after, after), "why": "obvious"}
    if not passes and (len(legal) != 1 or table.window is not None):
        return None
    least, most = SOLE_ANSWER_SECONDS_OBSERVED
    if passes or table.situation.is_private:
        least = most = SOLE_ANSWER_SECONDS
    name = None if passes else named(table.view(viewer, locale), legal[0])
    return {
        "action": HOLD if passes else legal[0],
        "label": name["label"] if name and name["known"] else None,
        "after_ms": (round(1000 * least * table.pace), round(1000 * most * table.pace)),
        "why": "waste" if passes else "only",
    }


def _is_worth_an_analysis(table: LiveTable) -> bool:
    """Return whether a match is over in which enough was decided."""
    if table.status != "over":
        return False
    return sum(entry.actor != CHANCE for entry in table.log.entries) >= LEAST_DECISIONS


def _position_address(table: LiveTable) -> str | None:
    """Return the address of the position from which a table's match goes on; None of any other."""
    position = table.stored.laid_out
    return None if position is None else f"/position/{table.game}/{position.day.isoformat()}"


def _lesson_context(table: LiveTable, viewer: int, reader: Reader) -> LessonContext | None:
    """Return the coach's note for the learner; None without a lesson or a note."""
    coach = table.coach
    if coach is None or viewer != coach.lesson.seat or table.status == "waiting":
        return None
    lesson, note, due = coach.lesson, coach.note, coach.due
    meant = due.action if due is not None and coach.asks else None
    return {
        "name": lesson.name,
        "title": reader.text(lesson.title),
        "text": None if note is None else marked(reader, Message(note.message_id)),
        "ask": None if meant is None or note is None else reader.say(f"{note.message_id}.ask"),
        "parts": () if note is None else note.parts,
        "meant": meant,
        "number": coach.told,
        "of": lesson.notes,
        "closing": note is not None and note in lesson.closing[-1:],
        "next": _following(table.log.match.game, lesson, reader),
    }


def _following(game: Game, lesson: Lesson, reader: Reader) -> FollowingLesson | None:
    """Return the lesson after this one, None for the last."""
    lessons = lessons_of(game)
    after = lessons[[one.name for one in lessons].index(lesson.name) + 1 :]
    return {"name": after[0].name, "title": reader.text(after[0].title)} if after else None


def _asked_context(table: LiveTable, viewer: int, reader: Reader) -> AskedContext | None:
    """Return the chance point that people have to enter, with the possible outcomes if the viewer
    is asked.
    """
    match = table.log.match
    chance = match.chance
    if not table.situation.enters or chance is None:
        return None
    if viewer not in table.situation.enters:
        return {"kind": chance.kind, "seats": table.situation.enters, "outcomes": []}
    outcomes: list[OutcomeContext] = []
    for name in possible(match, viewer):
        label = name.partition(" ")[2].replace("-", " ")
        if chance.kind == "pick":
            label = next(map(reader.sentence, told(match, viewer, name)), label)
        outcomes.append({"name": name, "label": reader.say("real-outcome", outcome=label)})
    return {"kind": chance.kind, "seats": table.situation.enters, "outcomes": outcomes}


def by_seat(seat: int) -> str:
    """Return what an address to which a shared page posts says of who posts."""
    return f"?by={seat}"


def _device_context(table: LiveTable, home: int, viewer: int) -> DeviceContext | None:
    if not table.seats.is_shared(home):
        return None
    here, situation, window = table.seats.at_device(home), table.situation, table.window
    down = viewer == SPECTATOR and table.status == "playing"
    last = (e.actor for e in reversed(table.log.entries) if e.actor in here and e.action != HOLD)
    return {
        "seats": here,
        "next": situation.next_at(home) if down else None,
        "undo": next((seat for seat in here if down and table.may_undo(seat)), None),
        "back": None if window is None else next(last, None),
        "falls_ms": left_ms(situation.since + situation.pause, table.now),
    }


def table_context(
    tables: Tables,
    table: LiveTable,
    viewer: int,
    base: str,
    locale: str = ENGLISH,
    told: Sequence[ShownLine] = (),
    holds: int | None = None,
) -> TablePage:
    """Return the context of a table's page for a viewer, -1 for a spectator; `base` is the server's
    address, `told` the commentary in the viewer's last page. `holds` is the seat of the browser, if it may
    be another than the viewer's.
    """
    reader = table.reader(viewer, locale)
    control = table.stored.time_control
    clock = "" if control is None else clock_words(control, reader)
    holder = viewer if holds is None else holds
    device = _device_context(table, holder, viewer)
    window = table.window
    ends = None if window is None else window.ends_at
    deadline = None if window is None else window.deadline
    reads = table.situation.reads(viewer)
    match = table.log.match
    successor = table.stored.successor
    own = None if viewer == SPECTATOR else table.seats.stand_in(viewer)
    alone = viewer in table.people and table.seats.has_one_person
    token = None if viewer == SPECTATOR else tables.seat_token(table, viewer)
    by = by_seat(viewer) if device is not None and viewer != SPECTATOR else ""
    return {
        "table": {
            "id": table.id,
            "title": table.title,
            "game": table.game,
            "options_text": " · ".join(filter(None, (options_text(match, reader), clock))),
            "status": table.status,
            "number": table.number,
            "seats": seats_context(tables, table, viewer, base, reader),
            "you": None if viewer == SPECTATOR else viewer,
            "holds": None if holder == SPECTATOR else holder,
            "by": by,
            "plays_at": f"/t/{table.id}/play{by}",
            "device": device,
            "undo": viewer != SPECTATOR and table.may_undo(viewer),
            "talks": holder != SPECTATOR and may_talk(table, holder),
            "said": said_context(table, holder),
            "writing": writing_context(table, holder),
            "draw": draw_offer(table, viewer),
            "resign": resigning(table, viewer),
            "resign_costs": resigning_costs(table, viewer),
            "stake": stake_of(table),
            "in_advance": in_advance_context(table, viewer, reader),
            "over_days": table.stored.is_over_days,
            "speed": table.stored.speed
            if holder in table.people and table.seats.has_one_device
            else None,
            "asks_always": table.stored.asks_always
            if alone and match.game.is_waste is not never
            else None,
            "sole_answer": _sole_answer(table, viewer, locale),
            "window_seconds": None if window is None else window.seconds,
            "window_ends": None if ends is None else ends.isoformat(),
            "window_left_ms": None if deadline is None else left_ms(deadline, table.now),
            "clock": None
            if table.situation.clock is None
            else table.situation.clock.as_dict(table.now),
            "waiting_for": [
                seat
                for seat in table.waiting_for()
                if seat != viewer or not table.situation.has_answered(seat)
            ],
            "played_by": own.name if own is not None else None,
            "hint": _hint_context(tables, table, viewer, locale),
            "lesson": _lesson_context(table, viewer, reader),
            "intent": None if window is None else window.intents.get(viewer),
            "reads": reads,
            "stand_in": bot_title(table.occupancy.stand_in_kind, locale),
            "trouble": None if table.trouble is None else reader.text(table.trouble),
            "link": None if token is None else f"{base}/seat/{token}",
            "opened": holder == table.stored.opener,
            "listed": table.stored.is_listed,
            "invited": table.stored.asked.get(holder),
            "rated": table.stored.is_rated,
            "local": is_local(urlsplit(base).hostname),
            "series": series_context(table),
            "rematch": rematch_context(table, holder),
            "prepared": table.status == "over" and holder in opening(match),
            "fixture": table.stored.fixture,
            "again_url": None if successor is None else f"/t/{successor}",
            "occasion": occasion_address(table, holder),
            "position": _position_address(table),
            "dice": None if table.dice is None else table.dice.shown,
            "record": None if table.record is None else table.record.shown(table.log),
            "links": table.shown_links(holder),
            "real": table.real,
            "analysed": _is_worth_an_analysis(table),
            "asked": _asked_context(table, viewer, reader),
            "misfit": table.situation.misfit,
            "watch": table.stored.watch,
            "moves_behind": table.stored.moves_behind,
            "sealing": table.sealing and not table.seats.unplayed,
            "headline": headline(match, table.situation.manner, viewer, reader.names)
            if table.status == "over"
            else None,
            "cut_short": cut_short(match),
            "is_abandoned": is_abandoned(match),
            "forfeit": forfeit_of(table, viewer),
            "opening": table.opening,
        },
        "base": base,
        "view": table.view(viewer, locale),
        "story": story_context(
            table.situation.story(viewer),
            match,
            reader,
            told,
            bots_of(table.places) if table.coach is None else {},
        ),
        "names": list(reader.names),
        "bots": bots_context(locale),
        "reader": reader,
    }
