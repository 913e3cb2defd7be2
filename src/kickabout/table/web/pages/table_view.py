"""Template contexts of a table's pages, made per viewer."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from types import MappingProxyType
from typing import Literal
from urllib.parse import urlsplit

from kickabout.engine.actions import HOLD
from kickabout.engine.boxes import Option
from kickabout.engine.game import SPECTATOR, Game, never
from kickabout.engine.lessons import Lesson, lessons_of
from kickabout.engine.match import Match
from kickabout.table.catalogue import option_label, word_label
from kickabout.table.language import bot_title
from kickabout.table.play import (
    Line,
    LiveTable,
    Manner,
    OfferedHint,
    Said,
    ShownHint,
    Tables,
    adviser,
    allows_text,
    answerable,
    awaited_by,
    awaited_to_allow,
    away_until,
    clock_of,
    declined_by,
    draw_offered_by,
    goes_on_without,
    hint_context,
    is_undecided,
    left_ms,
    lines_for,
    manner_cut_short,
    may_allow_text,
    may_ask,
    may_call_off,
    may_offer_draw,
    may_resign,
    may_talk,
    opening,
    possible,
    said_at,
    series_of,
    told,
    wanted_by,
)
from kickabout.table.shirts import worn
from kickabout.table.store import now
from kickabout.table.web.hosts import is_local
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.pages.clock_words import clock_words, left_words
from kickabout.table.web.pages.final_view import headline
from kickabout.table.web.pages.ratings_view import seat_ratings
from kickabout.table.web.pages.say import marked
from kickabout.table.web.pages.story_view import ShownLine, story_context
from kickabout.table.web.pages.table_types import (
    AskedContext,
    DeviceContext,
    FollowingLesson,
    InAdvanceContext,
    LessonContext,
    OutcomeContext,
    RematchContext,
    RequestContext,
    SaidContext,
    SeatClock,
    SeatContext,
    SeriesContext,
    SoleAnswer,
    TableContext,
    TablePage,
    WritingContext,
)
from kickabout.table.web.pages.voices import bots_of
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

HEARD_SECONDS = 8
"""How long a phrase stands on the pitch, as its animation has it as well."""
SOLE_ANSWER_SECONDS = 1.8
"""How long a page shows the only sensible decision, and that it is that, before it makes it, where nobody but bots
waits."""
SOLE_ANSWER_SECONDS_OBSERVED = (1.5, 5.0)
"""The same where other people see how long the seat takes, from which they may learn nothing."""


def options_text(match: Match, reader: Reader) -> str:
    """Return the options in a few words: the first with any, and those that differ from their
    defaults.
    """
    words_shown: list[str] = []
    for name, option in match.box.options.items():
        value = match.box.chosen[name]
        words = _in_words(option, value, reader)
        if words and (not words_shown or value != option.default):
            words_shown.append(words)
    return " · ".join(words_shown)


def _in_words(option: Option, value: str | int, reader: Reader) -> str:
    """Return the words for an option's value; empty for a switch that is off."""
    label = option_label(option.name, reader)
    if isinstance(value, int):
        return reader.say("table-option-number", option=label, number=value)
    if value in ("off", "on") and "off" in option.choices:
        return label if value == "on" else ""
    word = word_label(option.name, value, reader)
    if "off" not in option.choices:
        return word
    return reader.say("table-option-switch", option=label, value=word)


def seats_context(
    tables: Tables, table: LiveTable, viewer: int, base: str, reader: Reader
) -> list[SeatContext]:
    """Return the seats and their players; invitations only for viewers with a seat."""
    coach = table.situation.coach
    # A bot that plays what a lesson has it play does not think.
    waiting = [] if coach is not None and coach.conducts else table.waiting_for()
    occupancy, now = table.occupancy, table.now
    ratings = seat_ratings(table, reader) if table.stored.is_rated else {}
    seats: list[SeatContext] = []
    dress = worn([place.shirt for place in table.places])
    for place in table.places:
        seat, bot, stand_in = place.seat, table.bot_at(place.seat), table.seats.stand_in(place.seat)
        kind = place.kind.partition(":")[0]
        if kind == "open" and stand_in is not None:
            kind = "bot"
        invite = tables.invite_token(table, seat) if viewer != SPECTATOR else None
        seats.append(
            {
                "seat": seat,
                "name": table.names[seat],
                "kind": "you" if seat == viewer else kind,
                "bot": bot,
                "stand_in": stand_in.name if stand_in is not None and kind == "person" else None,
                "connected": kind in ("bot", "automaton") or table.connected(seat),
                "vacant": viewer in table.people
                and not table.real
                and occupancy.is_vacant(seat, now, viewer),
                "can_end": viewer != SPECTATOR and may_call_off(table, viewer, seat),
                "request": _request_context(table, seat, viewer),
                "thinking": bot is not None and seat in waiting,
                "kit": seat,
                "colour": dress[seat].colour,
                "pattern": dress[seat].pattern,
                "shirt": dress[seat].number,
                "withdrawn": seat in table.log.match.withdrawn,
                "invite": f"{base}/join/{invite}" if invite else None,
                "rating": ratings.get(seat),
                "clock": _seat_clock(table, seat, viewer, reader),
                "away": away_until(table, seat, viewer),
                "program": place.is_program,
            }
        )
    return seats


def _seat_clock(table: LiveTable, seat: int, viewer: int, reader: Reader) -> SeatClock | None:
    clock = clock_of(table, seat)
    if clock is None or (seat == viewer and table.situation.has_answered(seat)):
        return None
    seconds = int(clock.left)
    text = f"{seconds // 60}:{seconds % 60:02}"
    if table.stored.is_over_days:
        text = left_words(clock.left, reader)
    return {
        "runs": clock.runs,
        "left_ms": round(1000 * clock.left),
        "text": text,
    }


def _request_context(table: LiveTable, seat: int, viewer: int) -> RequestContext | None:
    """Return a pending request for the table's bot in a seat, and who has yet to agree."""
    agreed = table.occupancy.requests.get(seat)
    if agreed is None:
        return None
    return {
        "agreed": viewer in agreed or table.seats.home_of(viewer) in agreed,
        "missing": table.occupancy.missing(seat),
    }


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


def still_table(
    match: Match,
    reader: Reader,
    *,
    table: str | None = None,
    number: int | None = None,
    status: str = "playing",
    you: int | None = None,
    bots: Mapping[int, str] = MappingProxyType({}),
) -> TableContext:
    """Return the table context of a picture: nobody is present, nothing moves or can be pressed.

    `table` is the id of the table that it is of, if any, `number` the length of the log that is shown, by
    default the whole one; `you` is the seat from which it is seen, which has its side at the bottom, and
    `bots` are the kinds of those that have played, by seat.
    """
    return {
        "id": table,
        "title": match.game.title,
        "game": match.game.name,
        "options_text": options_text(match, reader),
        "status": status,
        "number": match.number if number is None else number,
        "seats": [
            _still_seat(match, seat, name, bots.get(seat)) for seat, name in enumerate(reader.names)
        ],
        "you": you,
        "holds": you,
        "by": "",
        "device": None,
        "undo": False,
        "talks": False,
        "said": [],
        "writing": None,
        "draw": None,
        "resign": None,
        "in_advance": None,
        "over_days": False,
        "sole_answer": None,
        "speed": None,
        "asks_always": None,
        "answer_seconds": None,
        "window_ends": None,
        "window_left_ms": None,
        "clock": None,
        "waiting_for": [],
        "played_by": None,
        "hint": None,
        "lesson": None,
        "intent": None,
        "reads": False,
        "stand_in": "",
        "trouble": None,
        "link": None,
        "opened": False,
        "listed": False,
        "rated": False,
        "local": False,
        "series": None,
        "rematch": None,
        "prepared": False,
        "again_url": None,
        "dice": None,
        "record": None,
        "links": None,
        "real": False,
        "asked": None,
        "misfit": None,
        "sealing": False,
        "watch": "now",
        "moves_behind": None,
        "headline": None,
        "cut_short": _cut_short(match),
    }


def _still_seat(match: Match, seat: int, name: str, bot: str | None) -> SeatContext:
    return {
        "seat": seat,
        "name": name,
        "kind": "automaton" if seat in match.box.automata else "person",
        "bot": bot,
        "stand_in": None,
        "connected": True,
        "vacant": False,
        "can_end": False,
        "request": None,
        "thinking": False,
        "kit": seat,
        "colour": seat,
        "pattern": seat,
        "shirt": seat + 1,
        "withdrawn": False,
        "invite": None,
        "rating": None,
        "clock": None,
        "away": None,
        "program": False,
    }


def _sole_answer(table: LiveTable, viewer: int) -> SoleAnswer | None:
    """Return the decision that the page makes for the viewer: the only legal one, or to hold where all else is a
    plain waste.

    A lesson asks for each decision, where nothing pauses no page would show it, and a person who has no other answer
    in an open response window is not asked in it.
    """
    if viewer == SPECTATOR or table.coach is not None or not table.pace:
        return None
    legal, passes = table.legal(viewer), table.situation.passes(viewer)
    if not passes and (len(legal) != 1 or table.window is not None):
        return None
    least, most = SOLE_ANSWER_SECONDS_OBSERVED
    if passes or table.situation.is_private:
        least = most = SOLE_ANSWER_SECONDS
    return {
        "action": HOLD if passes else legal[0],
        "after_ms": (round(1000 * least * table.pace), round(1000 * most * table.pace)),
        "passes": passes,
    }


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


def _series(table: LiveTable) -> SeriesContext | None:
    series = series_of(table)
    if series is None:
        return None
    return {
        "best_of": series.best_of,
        "wins": sorted(enumerate(series.wins), key=lambda one: -one[1]),
        "winner": series.winner,
        "goes_on": is_undecided(table),
    }


def _rematch(table: LiveTable, holder: int) -> RematchContext | None:
    if table.status != "over" or table.stored.successor is not None:
        return None
    wants, home = wanted_by(table), None if holder == SPECTATOR else table.seats.home_of(holder)
    own = [seat for seat in wants if table.seats.home_of(seat) == home]
    return {
        "said": bool(own),
        "wants": [seat for seat in wants if seat not in own],
        "missing": awaited_by(table),
        "declined": declined_by(table),
    }


def _said(table: LiveTable, holder: int) -> list[SaidContext]:
    """Return what was said last, and what was written as far as whoever holds a seat is shown it."""
    since = now() - timedelta(seconds=HEARD_SECONDS)
    told: list[Said | Line] = [*said_at(table)]
    if holder != SPECTATOR:
        told += lines_for(table, holder)
    return [
        {
            "seat": one.seat,
            "phrase": one.phrase if isinstance(one, Said) else None,
            "text": None if isinstance(one, Said) else one.text,
            "at": f"{one.at:%H:%M}",
            "key": f"{one.seat}-{one.at:%H%M%S%f}",
            "is_new": one.at >= since,
        }
        for one in sorted(told, key=lambda one: (one.at, one.seat))
    ]


def _writing(table: LiveTable, holder: int) -> WritingContext | None:
    if holder == SPECTATOR or not may_allow_text(table, holder):
        return None
    allows, missing = allows_text(table.places[holder]), awaited_to_allow(table)
    others = [seat for seat in missing if seat != holder]
    people = sum(place.kind == "person" for place in table.places)
    return {
        "allows": allows,
        "missing": others,
        "wanted": len(others) < people - 1,
        "authors": sorted({line.seat for line in lines_for(table, holder)} - {holder}),
    }


def _draw(table: LiveTable, viewer: int) -> Literal["can", "mine", "theirs"] | None:
    if viewer == SPECTATOR:
        return None
    offered = draw_offered_by(table)
    if offered is not None:
        return "mine" if offered == viewer else "theirs"
    return "can" if may_offer_draw(table, viewer) else None


def _resign(table: LiveTable, viewer: int) -> Literal["ends", "goes-on"] | None:
    """Return what comes of it if the viewer resigns; None where they cannot."""
    if viewer == SPECTATOR or not may_resign(table, viewer):
        return None
    return "goes-on" if goes_on_without(table, viewer) else "ends"


def _cut_short(match: Match) -> Manner | None:
    """Return how a match ended before its time; None if it was played to its end, or a draw was agreed on."""
    is_lost = match.is_cut_short and not match.is_draw_agreed
    return manner_cut_short(match.beside[-1].name) if is_lost else None


def _in_advance(table: LiveTable, viewer: int, reader: Reader) -> list[InAdvanceContext] | None:
    """Return the cards that the viewer may let stand in advance; None except in a match over days with such cards."""
    cards = answerable(table)
    if viewer == SPECTATOR or viewer not in table.people or not cards:
        return None
    stands = table.places[viewer].lets_stand or ()
    return [
        {"card": card, "name": reader.text(name), "stands": card in stands}
        for card, name in cards.items()
    ]


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
            "by": by_seat(viewer) if device is not None and viewer != SPECTATOR else "",
            "device": device,
            "undo": viewer != SPECTATOR and table.may_undo(viewer),
            "talks": holder != SPECTATOR and may_talk(table, holder),
            "said": _said(table, holder),
            "writing": _writing(table, holder),
            "draw": _draw(table, viewer),
            "resign": _resign(table, viewer),
            "in_advance": _in_advance(table, viewer, reader),
            "over_days": table.stored.is_over_days,
            "speed": table.stored.speed
            if holder in table.people and table.seats.has_one_device
            else None,
            "asks_always": table.stored.asks_always
            if alone and match.game.is_waste is not never
            else None,
            "sole_answer": _sole_answer(table, viewer),
            "answer_seconds": table.answer_seconds,
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
            "rated": table.stored.is_rated,
            "local": is_local(urlsplit(base).hostname),
            "series": _series(table),
            "rematch": _rematch(table, holder),
            "prepared": table.status == "over" and holder in opening(match),
            "again_url": None if successor is None else f"/t/{successor}",
            "dice": None if table.dice is None else table.dice.shown,
            "record": None if table.record is None else table.record.shown(table.log),
            "links": table.shown_links(holder),
            "real": table.real,
            "asked": _asked_context(table, viewer, reader),
            "misfit": table.situation.misfit,
            "watch": table.stored.watch,
            "moves_behind": table.stored.moves_behind,
            "sealing": table.sealing and not table.seats.unplayed,
            "headline": headline(match, table.situation.manner, viewer, table.names)
            if table.status == "over"
            else None,
            "cut_short": _cut_short(match),
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
        "names": table.names,
        "bots": bots_context(locale),
        "reader": reader,
    }
