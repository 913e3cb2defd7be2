"""The pages of the documentation site: each is in the navigation, every link leads somewhere, and what is made from the
code says what the code says.

`make docs` checks the same in the pages as they are built, with the names of the reference.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kickabout.engine.toml_files import read_toml
from kickabout.games import find, names
from tools.docs import box_keys, commands, refusals, rulebooks
from tools.docs.__main__ import write_pages
from tools.docs.staging import ROOT

pytestmark = pytest.mark.long
"""The description of the API takes ten seconds."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_pages(folder)
    return folder


def test_every_page_is_in_the_navigation_once_and_every_link_leads_somewhere(site: Path) -> None:
    nav = read_toml((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    pages = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*.md"))}
    assert sorted(_pages(nav)) == list(pages)
    assert [lost for page in pages.values() for lost in _lost(page)] == []


def _pages(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        yield from (page for part in nav.values() for page in _pages(part))
    elif isinstance(nav, list):
        yield from (page for part in nav for page in _pages(part))


def test_every_link_of_the_readme_leads_somewhere() -> None:
    assert list(_lost(ROOT / "README.md")) == []


def _lost(page: Path) -> Iterator[tuple[str, str]]:
    for target in re.findall(r"\]\(([^()\s]+)\)", page.read_text(encoding="utf-8")):
        if re.match(r"\w+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path) if path else page
        if not there.exists() or (anchor and anchor not in _anchors(there)):
            yield page.name, target


@cache
def _anchors(page: Path) -> set[str]:
    """Return the anchors of a page: those that it names, and its headings as GitHub and the site name them."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)", text, re.MULTILINE)
    named = re.findall(r"\{: #(\S+) \}", text)
    return {*named, *(re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings)}


def test_a_clause_is_a_target_and_links_to_those_that_it_mentions() -> None:
    page = rulebooks.pages()["rulebooks/futbol-dash.md"]
    clause = page.partition("\n**DASH-1.2** ")[2].partition("\n\n")[0]
    assert "shoot it out ([DASH-13.1](#DASH-13.1))." in clause
    assert clause.endswith("\n{: #DASH-1.2 }")


@pytest.mark.parametrize("name", names())
def test_every_refusal_is_listed_with_its_clause(name: str) -> None:
    game = find(name)
    page = refusals.pages()["reference/refusals.md"]
    section = page.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    rows = [row.strip("| ").split(" | ") for row in section.splitlines() if row.startswith("| `")]
    listed = {row[0].strip("`"): row[2].partition("]")[0].strip("[") for row in rows}
    members = {one.name.lower().replace("_", "-"): one.clause for one in game.Refusal if one}
    assert listed == members
    assert not any("$" in row[1] or "{" in row[1] for row in rows)


def test_a_refusal_that_depends_on_its_arguments_reads_as_a_sentence() -> None:
    page = refusals.pages()["reference/refusals.md"]
    row = "| `too-many-points` | *card* would make *sum* attack points, and *most* is the most. |"
    assert row in page
    assert "| `seat-decides` | *player* decides now, not chance. |" in page


def test_the_keys_of_a_box_have_ranges_units_and_clauses() -> None:
    page = box_keys.pages()["reference/box-keys.md"]
    clause = "[DASH-4.2](../rulebooks/futbol-dash.md#DASH-4.2)"
    assert f"| `rules.least-hand` | 1 to `rules.hand` | cards | {clause} | `3` |" in page
    boost = "1 to 9 if `effect` is `boost`, `boost-all`, `weaken`, `wall`"
    assert f"| `cards[].value` | {boost}; 0 to 9 if `effect` is `long-ball`; " in page
    assert "| `shoot-out-cards` | 0 to 60 for each of `goal`, `save`, `miss` |" in page


def test_commands_and_settings_are_as_they_are_declared() -> None:
    made = commands.pages()
    assert "\n## box diff\n\n    kickabout box diff" in made["reference/commands.md"]
    settings = made["reference/settings.md"]
    assert re.search(r"\| `port` \| .* \| `0\.\.65535` \| `8000` \| `KICKABOUT_PORT` \|", settings)
    assert re.search(r"\| `limits` \| .* \| `on, wide, off` \| `on` \|", settings)
    assert re.search(r"\| `streams` \| .* \| 12 \| `KICKABOUT_STREAMS` \|", settings)
