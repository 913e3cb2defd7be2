"""Check of lessons: each is taken the way a learner does, at a real table, page by page."""

from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory

from kickabout.engine.game import Game
from kickabout.engine.lessons import Lesson, at_line
from kickabout.table.errors import TableError
from kickabout.table.language import game_messages
from kickabout.table.play import Coach, LiveTable, Tables, dismiss_note, submit
from kickabout.table.seats import Keys
from kickabout.table.settings import Settings
from kickabout.table.store import Store
from kickabout.table.web.pages.render import Pages
from kickabout.text.invalid import explanation, quoted
from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Message, Text
from kickabout.text.reader import Reader

ADDRESS = "http://127.0.0.1"


async def lesson_faults(game: Game, lesson: Lesson, locale: str = ENGLISH) -> list[str]:
    """Return the faults of a lesson in a language; empty if it can be taken to its end.

    Every line of its script must be legal, every decision of the learner asked for unless it is the
    only one or obvious, every highlighted part on the page, and every note in the game's messages.
    """
    reader = Reader(localization(locale))
    faults = [*_unplayable(game, lesson), *_without_words(game, lesson)]
    return [reader.text(one) for one in faults or await _at_a_table(game, lesson, locale)]


async def _at_a_table(game: Game, lesson: Lesson, locale: str) -> list[Text]:
    """Take a lesson at a table of a server for nobody."""
    with TemporaryDirectory(prefix="kickabout-") as folder:
        settings = Settings(
            Path(folder), pace=0.0, secret=b"of a table for nobody, 32 bytes.", warm=False
        )
        store = Store(settings.data)
        assert settings.secret is not None
        tables = Tables(settings, store, Keys(settings.secret))
        try:
            table = await tables.setup.begin_lesson(game.name, lesson.name)
            assert table.coach is not None
            return await _taken(tables, table, table.coach, locale)
        finally:
            await tables.stop()
            store.close()


def _unplayable(game: Game, lesson: Lesson) -> list[Text]:
    faults: list[Text] = []
    try:
        for number, match in lesson.walk(game):
            step = lesson.steps[number] if number < len(lesson.steps) else None
            if step is None or number < lesson.laid_out or step.actor != lesson.seat or step.notes:
                continue
            obvious = game.obvious(match.box, match.state)
            if obvious is not None and match.name_of(obvious) == step.action:
                continue
            if len(match.legal_for(step.actor)) > 1:
                unasked = Message("lesson-file-unasked", action=quoted(step.action))
                faults.append(at_line(step.line, unasked))
    except ValueError as error:
        faults.append(explanation(error))
    return faults


def _without_words(game: Game, lesson: Lesson) -> list[Text]:
    messages = game_messages(game, ENGLISH)
    wanted = [lesson.title.id, lesson.about.id]
    for step in lesson.steps:
        wanted += [note.message_id for note in step.notes]
        if step.notes and step.actor == lesson.seat:
            wanted.append(f"{step.notes[-1].message_id}.ask")
    wanted += [note.message_id for note in lesson.closing]
    return [Message("lesson-file-words", id=one) for one in wanted if not messages.has(one)]


async def _taken(tables: Tables, table: LiveTable, coach: Coach, locale: str) -> list[Text]:
    """Take the lesson to the end of its script, checking the page at every note."""
    faults: list[Text] = []
    pages = Pages(tables)
    seat = coach.lesson.seat
    while True:
        while coach.note is None and coach.due is not None:
            await table.audience.wait_for_change(table.audience.revision)
        note, due = coach.note, coach.due
        if note is None:
            return faults
        page = _PageParts()
        page.feed(pages.live(table, seat, ADDRESS, ENGLISH))
        faults += [
            at_line(note.line, Message("lesson-file-part", part=quoted(part)))
            for part in note.parts
            if part not in page.ids
        ]
        if not coach.asks:
            await dismiss_note(table, seat, coach.told)
            if due is None and coach.note is None:
                return faults
            continue
        assert due is not None
        if due.action not in page.decisions:
            undecided = Message("lesson-file-undecided", action=quoted(due.action))
            faults.append(at_line(due.line, undecided))
        try:
            await submit(table, seat, due.action, table.situation.question(seat))
        except TableError as error:
            told = table.reader(seat, locale).text(error.message)
            return [*faults, at_line(due.line, told)]


class _PageParts(HTMLParser):
    """The ids on a page, and the decisions of its buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.decisions: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element's id, and its decision."""
        del tag
        attributes = dict(attrs)
        self.ids.add(attributes.get("id") or "")
        if attributes.get("name") == "action":
            self.decisions.add(attributes.get("value") or "")
