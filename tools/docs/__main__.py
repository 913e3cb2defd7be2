"""`python -m tools.docs`: write the pages of the site to build/pages, from which Zensical builds it."""

from pathlib import Path

from tools.docs import api, box_keys, commands, environments, refusals, rulebooks
from tools.docs.staging import ROOT, stage

GENERATORS = (rulebooks, box_keys, refusals, commands, environments, api)


def write_pages(folder: Path) -> None:
    """Write all pages and pictures to a folder."""
    made = {address: text for one in GENERATORS for address, text in one.pages().items()}
    stage(folder, made)


if __name__ == "__main__":
    write_pages(ROOT / "build" / "pages")
