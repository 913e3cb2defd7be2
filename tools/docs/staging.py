"""The pages of the site as one folder: those of git, and those that are made from the code."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
AT_THE_ROOT = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Documents that people look for at the root of a project; on the site they stand with the other pages."""
_LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^()\s#]+)")


def stage(folder: Path, made: dict[str, str]) -> None:
    """Fill a folder with all pages and pictures of the site; `made` has generated pages by their addresses."""
    shutil.rmtree(folder, ignore_errors=True)
    for file in _documents():
        place = folder / address_of(file)
        place.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            place.write_text(_with_links(file), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / file, place)
    for address, text in made.items():
        place = folder / address
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


def address_of(file: PurePosixPath) -> PurePosixPath:
    """Return where a file of the project stands on the site.

    Raises `ValueError` for a file that is not on it.
    """
    if str(file) in AT_THE_ROOT:
        return PurePosixPath(str(file).lower())
    return file.relative_to("docs")


def _documents() -> Iterator[PurePosixPath]:
    yield from map(PurePosixPath, AT_THE_ROOT)
    for path in sorted((ROOT / "docs").rglob("*.*")):
        yield PurePosixPath(path.relative_to(ROOT).as_posix())


def _with_links(file: PurePosixPath) -> str:
    """Return the text of a document, with its links as they are from its place on the site."""
    here = address_of(file).parent

    def moved(link: re.Match[str]) -> str:
        target = PurePosixPath(os.path.normpath(file.parent / link[1]))
        return os.path.relpath(address_of(target), here)

    return _LINK.sub(moved, (ROOT / file).read_text(encoding="utf-8"))
