"""Folders with message files, and a reader of what stands in them."""

from collections.abc import Sequence
from pathlib import Path

from kickabout.text.localization import Localization
from kickabout.text.reader import Reader

SHARED = "you = you\n"


def messages(folder: Path, text: str, locale: str = "en") -> Path:
    """Return a folder with one message file."""
    folder.mkdir(exist_ok=True)
    (folder / f"{locale}.ftl").write_text(text, encoding="utf-8")
    return folder


def reader(
    folder: Path, text: str, names: Sequence[str] = ("Ada", "Bo"), viewer: int = -1
) -> Reader:
    """Return the messages of one text in English, with their reader."""
    return Reader(Localization("en", [messages(folder, SHARED + text)]), names, viewer)
