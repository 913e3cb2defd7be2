"""Style sheets: no rule stands twice or styles nothing, and a sheet of several files is served as one."""

import re
from collections import defaultdict

import pytest

from tests.styles import PACKAGE, Rule, rules, sheets
from tests.table.conftest import RunningServer


def test_no_rule_stands_in_two_sheets() -> None:
    """A single declaration may: it is hardly longer than a word for it would be."""
    where: dict[Rule, set[str]] = defaultdict(set)
    for sheet in sheets():
        for rule in rules(sheet):
            where[rule].add(str(sheet.relative_to(PACKAGE)))
    assert len(where) > 1000
    repeated = [
        (sorted(found), rule.selector)
        for rule, found in where.items()
        if len(found) > 1 and len(rule.declarations) > 1
    ]
    assert repeated == []


def test_every_icon_is_drawn() -> None:
    pages = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.html")]
    drawn = {name for page in pages for name in re.findall(r'call icon\("([a-z-]+)"\)', page)}
    asked = {name for page in pages for name in re.findall(r'(?<!call )icon\("([a-z-]+)"\)', page)}
    assert len(asked) > 20
    assert asked <= drawn


def test_every_class_and_id_can_occur_on_a_page() -> None:
    """A name counts as known if a template, a script or a module contains it, or composes it from a part that
    ends or begins with a hyphen, such as `at-{{ spot }}`, or from a letter and a number.
    """
    sources = (path for path in PACKAGE.rglob("*") if path.suffix in (".html", ".js", ".py"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    words = set(re.findall(r"[\w-]+", text))
    starts = tuple(set(re.findall(r"""([a-z]+-)(?:\{\{|["'] ~|\$\{)""", text)))
    ends = tuple(set(re.findall(r"""(?:\}\}|~ ["'])(-[a-z]+)""", text)))
    numbered = set(re.findall(r" ([a-z])\{\{", text))
    assert "framed" in words
    unknown = {
        (sheet.name, name)
        for sheet in sheets()
        for rule in rules(sheet)
        if not any(around.startswith("@keyframes") for around in rule.within)
        for name in re.findall(r"[.#]([a-zA-Z][\w-]*)", re.sub(r'"[^"]*"', "", rule.selector))
        if name not in words
        and not name.startswith(starts)
        and not name.endswith(ends)
        and not (name[1:].isdecimal() and name[0] in numbered)
    }
    assert unknown == set()


def test_a_folder_of_styles_is_imported_whole_by_the_sheet_of_its_name() -> None:
    folders = {sheet.parent for sheet in sheets() if sheet.parent.with_suffix(".css").exists()}
    assert len(folders) >= 5
    for folder in folders:
        importing = folder.with_suffix(".css").read_text(encoding="utf-8")
        imported = re.findall(r'^@import "([^"]+)";$', importing, re.MULTILINE)
        assert sorted(imported) == sorted(f"{folder.name}/{part.name}" for part in folder.iterdir())


@pytest.mark.anyio
async def test_a_sheet_comes_in_one_piece_and_again_only_when_changed(
    server: RunningServer,
) -> None:
    client = server.client()
    address, page = "/games/super-team/table.css", PACKAGE / "games/super_team/page"
    sheet = await client.get(address)
    assert sheet.headers["content-type"].startswith("text/css")
    assert "@import" not in sheet.text
    imported = re.findall('"(.+)"', (page / "table.css").read_text(encoding="utf-8"))
    places = [sheet.text.find((page / part).read_text(encoding="utf-8")) for part in imported]
    assert places == sorted(places)
    assert places[0] > 0
    again = await client.get(address, headers={"If-None-Match": sheet.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    changed = await client.get(address, headers={"If-None-Match": '"of another version"'})
    assert (changed.status_code, changed.text) == (200, sheet.text)
