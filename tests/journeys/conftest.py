"""A server, a browser, and players who come in."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
# Each window would load the pages of the address bar's popup, which costs more than most pages here.
# Of several such lists the browser takes the last, so this one repeats what Playwright's own is for.
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
QUIET = (
    f"--disable-features={','.join(UNUSED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 30_000
LEFT = Path("journeys")
"""The folder for the last screenshot of a failed story."""
# Most stories are not about motion, and are told faster without it.
USUAL = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}

FAILED = pytest.StashKey[bool]()

Enter = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the journeys, and let each have a second try, as Playwright advises for builds.

    A machine that is busy elsewhere may be slower than any patience. The summary names whoever needed
    the second try: that is a fault to look for, in the page or in its journey.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.journey)
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a fixture know whether its story failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(
            "The journeys need Chromium and none is on the PATH. On Debian:"
            " apt-get install chromium-headless-shell",
            pytrace=False,
        )
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("server") / "data")
    server.open()
    yield server
    server.close()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[TableServer]:
    """The server that the stories share; it must have nothing to complain of.

    A second try has a server of its own: the names that the first has claimed are taken.
    """
    is_again = request.node.execution_count > 1
    server: TableServer = request.getfixturevalue("own_server" if is_again else "shared_server")
    before = server.log
    yield server
    assert server.log == before


@pytest.fixture
def enter(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Open browsers for players; afterwards nothing may have gone wrong."""
    players: list[Player] = []

    def come(server: TableServer, **options: Any) -> Player:
        context = browser.new_context(**{**USUAL, **options})
        context.set_default_timeout(PATIENCE_MS)
        player = Player(context, server)
        players.append(player)
        return player

    yield come
    if request.node.stash.get(FAILED, False):
        for number, player in enumerate(players):
            player.page.screenshot(path=LEFT / f"{request.node.name}-{number}.png")
    for player in players:
        player.leave()
    for player in players:
        player.check()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server that a story may kill."""
    server = TableServer(tmp_path / "data")
    server.open()
    yield server
    server.close()
    assert not server.log


@pytest.fixture(scope="session")
def pictures() -> Path | None:
    """Return the folder for pictures of the journeys, from KICKABOUT_PICTURES; None without it."""
    folder = os.environ.get("KICKABOUT_PICTURES")
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder)
