"""The pages of the documentation site: each is in the navigation, and every link leads somewhere.

`make docs` checks the same in the pages as they are built, with the names of the reference.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickabout.engine.toml_files import read_toml

from tools.docs.staging import ROOT, stage


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    stage(folder, {})
    return folder


def test_every_page_is_in_the_navigation_once(site: Path) -> None:
    nav = read_toml((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    pages = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.md"))
    assert sorted(_pages(nav)) == pages


def _pages(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        yield from (page for part in nav.values() for page in _pages(part))
    elif isinstance(nav, list):
        yield from (page for part in nav for page in _pages(part))


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = list(site.rglob("*.md"))
    assert len(pages) > 20
    assert [lost for page in pages for lost in _lost(page)] == []


def test_every_link_of_the_readme_leads_somewhere() -> None:
    assert list(_lost(ROOT / "README.md")) == []


def _lost(page: Path) -> Iterator[tuple[str, str]]:
    for target in re.findall(r"\]\(([^()\s]+)\)", page.read_text(encoding="utf-8")):
        if re.match(r"\w+:", target):
            continue
        path, _, heading = target.partition("#")
        there = (page.parent / path) if path else page
        if not there.exists() or (heading and heading not in _anchors(there)):
            yield page.name, target


def _anchors(page: Path) -> set[str]:
    """Return the anchors of a page: its headings, as GitHub and the site name them."""
    headings = re.findall(r"^#+ (.*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
