"""A lesson's table plays its script, waits for the learner, and answers other decisions with why not now."""

from pathlib import Path

import pytest

from kickabout.engine.lessons import Lesson, read_lesson
from kickabout.table.errors import Illegal, Refused, Unknown
from kickabout.table.play import Coach, LiveTable, Tables
from kickabout.table.play.decisions import dismiss_note, submit
from kickabout.table.settings import Settings
from kickabout.text.messages import Message
from tests.table.conftest import opened, said, settled, until

pytestmark = pytest.mark.anyio

SHORT = """kickabout: 1
game: futbol-dash
seats: 2
seat: 0
minutes: 1
options:

chance start 0
{deal}
note hand at hand
note pass at hand
0 play overlap
1 hold
chance draw overlap
1 play overlap
note end
"""
DEAL = ["overlap", "overlap", "overlap", "long-pass", "nutmeg", "pressing"]
RIVAL = ["overlap", "overlap", "foul", "nutmeg", "nutmeg", "pressing"]


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """Every table of a lesson is for this one."""
    path = tmp_path / "1-short.txt"
    deal = "\n".join(f"chance draw {card}" for card in (*DEAL, *RIVAL, "block"))
    path.write_text(SHORT.format(deal=deal), encoding="utf-8")
    short = read_lesson(path)
    for room in ("setup", "live"):
        monkeypatch.setattr(f"kickabout.table.play.{room}.find_lesson", lambda *_: short)
    return short


async def begun(tables: Tables) -> tuple[LiveTable, Coach]:
    table = await tables.setup.begin_lesson("futbol-dash", "short", browser="b0")
    assert table.coach is not None
    await settled(table)
    return table, table.coach


def note(coach: Coach) -> str | None:
    return None if coach.note is None else coach.note.message_id


async def test_what_comes_before_the_first_note_has_happened(
    lesson: Lesson, tables: Tables
) -> None:
    table, coach = await begun(tables)
    assert table.number == lesson.laid_out == 14
    assert note(coach) == "lesson-short-hand"
    assert (coach.told, coach.asks) == (1, False)


async def test_nothing_goes_on_until_the_learner_has_read_and_decided(
    lesson: Lesson, tables: Tables
) -> None:
    table, coach = await begun(tables)
    await dismiss_note(table, 0, 1)
    assert (note(coach), coach.told, coach.asks) == ("lesson-short-pass", 2, True)
    await dismiss_note(table, 0, 2)  # what is asked is not passed by
    assert note(coach) == "lesson-short-pass"
    await submit(table, 0, "play overlap", table.number)
    await settled(table)
    played = [entry.action for entry in table.log.entries[14:]]
    assert played == ["play overlap", "hold", "draw overlap", "play overlap"]
    assert note(coach) == "lesson-short-end"


async def test_once_the_script_has_ended_the_match_is_played_freely(
    lesson: Lesson, tables: Tables
) -> None:
    table, coach = await begun(tables)
    await dismiss_note(table, 0, 1)
    await submit(table, 0, "play overlap", table.number)
    await settled(table)
    await dismiss_note(table, 0, coach.told)
    await until(table, lambda: table.log.match.number > len(lesson.steps))
    assert (coach.leads, coach.note) == (False, None)


async def test_the_same_note_is_not_passed_by_twice(lesson: Lesson, tables: Tables) -> None:
    table, coach = await begun(tables)
    await dismiss_note(table, 0, 1)
    await dismiss_note(table, 0, 1)
    assert coach.told == 2


async def test_another_legal_decision_is_answered_with_what_is_meant(
    lesson: Lesson, tables: Tables
) -> None:
    table, _ = await begun(tables)
    with pytest.raises(Refused) as refused:
        await submit(table, 0, "play nutmeg", table.number)
    asks = Message("lesson-short-pass.ask")
    assert refused.value.message == Message("lesson-not-now", asks=asks)
    assert table.number == lesson.laid_out


async def test_an_illegal_decision_is_answered_with_the_rules(
    lesson: Lesson, tables: Tables
) -> None:
    table, _ = await begun(tables)
    with pytest.raises(Illegal) as illegal:
        await submit(table, 0, "play through-ball", table.number)
    assert "DASH-4.1" in said(table, illegal.value, 0)


async def test_only_the_learner_is_led(lesson: Lesson, tables: Tables) -> None:
    table, _ = await begun(tables)
    with pytest.raises(Refused):
        await dismiss_note(table, 1, 1)


async def test_a_lesson_goes_on_after_the_server_has_stopped(
    lesson: Lesson, settings: Settings
) -> None:
    async with opened(settings) as tables:
        table, _ = await begun(tables)
        name = table.id
        await dismiss_note(table, 0, 1)
        await submit(table, 0, "play overlap", table.number)
        await settled(table)
    async with opened(settings) as tables:
        table = await tables.get(name)
        assert table.coach is not None
        assert note(table.coach) == "lesson-short-end"


async def test_where_the_rules_have_changed_the_coach_steps_back(
    lesson: Lesson, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, coach = await begun(tables)
    step = lesson.steps[lesson.laid_out]
    object.__setattr__(step, "action", "play through-ball")  # which nobody holds
    assert coach.due is None
    assert note(coach) is None
    await submit(table, 0, "play nutmeg", table.number)
    assert table.number == lesson.laid_out + 1


async def test_a_lesson_that_does_not_exist_is_named(tables: Tables) -> None:
    with pytest.raises(Unknown) as unknown:
        await tables.setup.begin_lesson("futbol-dash", "juggling")
    assert unknown.value.message.arguments["lesson"] == "juggling"
