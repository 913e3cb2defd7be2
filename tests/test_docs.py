"""What the documents say of the code is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "kickabout"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROWS = [line for line in ARCHITECTURE.splitlines() if line.startswith("| ")][1:]


def test_every_file_is_there() -> None:
    files = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.\w+)`", ARCHITECTURE)
    assert len(files) > 15
    assert [file for file in files if not (PACKAGE / file).is_file()] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.split("|")[1]).strip())
def test_every_name_stands_in_the_files_of_its_row(row: str) -> None:
    files = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.\w+)`", row)
    sources = "".join((PACKAGE / file).read_text(encoding="utf-8") for file in files)
    names = re.findall(r"`([A-Za-z_]+)`", row)
    assert [name for name in names if not re.search(rf"\b{name}\b", sources)] == []
