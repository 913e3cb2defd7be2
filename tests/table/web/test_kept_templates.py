"""Compiled templates are kept on disk; where that cannot be, pages are made all the same."""

from pathlib import Path

import pytest

from kickabout.table.language import table_messages
from kickabout.table.web.pages import render
from kickabout.table.web.pages.say import reading
from kickabout.text.reader import Reader


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "_environment", render._environment.__wrapped__)


def page() -> str:
    with reading(Reader(table_messages())):
        return render.environment().get_template("error.html").render(status=404, text="Gone.")


def test_a_template_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KICKABOUT_CACHE", str(tmp_path))
    first = page()
    kept = {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("*.cache")}
    assert kept
    assert page() == first
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("*.cache")} == kept


def test_a_disk_that_takes_nothing_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "templates").write_text("no folder")
    monkeypatch.setenv("KICKABOUT_CACHE", str(tmp_path))
    assert "Gone." in page()
