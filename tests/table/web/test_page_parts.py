"""What the stream of a page sends: the parts that have changed, of which the page makes itself whole."""

import json
import random
from functools import partial

import pytest

from kickabout.table.play import Tables, Terms
from kickabout.table.play.decisions import submit
from kickabout.table.web.browser import Viewer
from kickabout.table.web.page_parts import PageParts
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.stream import page_events

HERE = "http://here"
ONE, TWO, SIX = "the first line", "the second line", "the sixth line"


def whole(lines: list[str], told: list[str | list[int]]) -> list[str]:
    """What the script of the page makes of an event."""
    made: list[str] = []
    for part in told:
        made += part.split("\n") if isinstance(part, str) else lines[slice(*part)]
    return made


def told_by(event: bytes) -> list[str | list[int]]:
    lines = event.decode().split("\n")
    assert "event: parts" in lines
    (data,) = (line for line in lines if line.startswith("data: "))
    told: list[str | list[int]] = json.loads(data.removeprefix("data: "))
    return told


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([""], [ONE, TWO], [f"{ONE}\n{TWO}"]),
        ([ONE, TWO], [ONE, TWO], [(0, 2)]),
        ([ONE, TWO, SIX], [ONE, "x", "y", TWO, SIX], [(0, 1), "x\ny", (1, 3)]),
        ([ONE, TWO, SIX], [SIX, ONE], [(2, 3), (0, 1)]),
        ([ONE, "", TWO, ""], [ONE, "", "", TWO, ""], [(0, 2), "", (2, 4)]),
        ([ONE, ONE], [ONE, ONE, ONE], [(1, 2), (1, 2), (1, 2)]),
    ],
)
def test_stretches_that_stay_are_told_by_their_places(
    before: list[str], after: list[str], told: list[str | tuple[int, int]]
) -> None:
    parts = PageParts()
    parts.changes("\n".join(before))
    assert parts.changes("\n".join(after)) == told


def test_any_page_follows_from_the_one_before() -> None:
    rng, parts = random.Random(4), PageParts()
    page: list[str] = []
    for _ in range(200):
        after = [""] + [rng.choice(["", "}", ONE, TWO, SIX]) for _ in range(rng.randrange(12))]
        assert whole(page, json.loads(json.dumps(parts.changes("\n".join(after))))) == after
        page = after


@pytest.mark.anyio
async def test_a_page_is_sent_what_it_lacks(tables: Tables) -> None:
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], {}, Terms(answer_seconds=None), name="Ada", browser="x"
    )
    table, pages = made.table, Pages(tables)
    invitation = tables.invite_token(table, 1)
    assert invitation is not None
    await tables.join(invitation, "Bo <i>", "y")
    streams = [
        page_events(
            Viewer(table, seat, "en"), partial(pages.live, table, seat, HERE, "en"), in_parts=True
        )
        for seat in (0, 1)
    ]
    shown: list[list[str]] = [[], []]
    sent = size = 0
    for turn in range(12):
        for seat, stream in enumerate(streams):
            event = await anext(stream)
            shown[seat] = whole(shown[seat], told_by(event))
            assert "\n".join(shown[seat]) == pages.live(table, seat, HERE, "en")
            if turn > 0:
                sent += len(event)
                size += len("\n".join(shown[seat]))
        while not (deciding := [seat for seat in (0, 1) if table.legal(seat)]):
            await table.audience.wait_for_change(table.audience.revision)
        await submit(table, deciding[0], table.legal(deciding[0])[0], table.number)
    assert sent < 0.4 * size


@pytest.mark.anyio
async def test_no_page_is_kept_for_long(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:youth"], {}, browser="x")
    pages = Pages(tables)
    monkeypatch.setattr("kickabout.table.web.pages.render.LASTING_SECONDS", -1.0)
    shown = pages.live(made.table, 0, HERE, "en")
    (kept,) = made.table.rendered.values()
    assert kept.html is None
    assert pages.live(made.table, 0, HERE, "en") == shown


@pytest.mark.anyio
async def test_views_are_kept_only_where_something_happens(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    moving, still, third = [
        (await tables.setup.create("futbol-dash", ["you", "open"], {}, browser="x")).table
        for _ in range(3)
    ]
    pages = Pages(tables)
    for table in (moving, still):
        pages.live(table, 0, HERE, "en")
    moving.audience.announce()
    views = moving.view(0), still.view(0)
    monkeypatch.setattr("kickabout.table.web.pages.render.LASTING_SECONDS", -1.0)
    pages.live(third, 0, HERE, "en")  # which looks at what is old by now
    assert still.view(0) is not views[1]
    assert still.view(0) == views[1]
    assert moving.view(0) is views[0]
