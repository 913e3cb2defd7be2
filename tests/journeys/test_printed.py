"""A box on paper, measured: what is said can be read, and stays in its place."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from kickabout.games import find, names
from kickabout.table.web.pages.render import HERE
from kickabout.table.web.printing import document

LEAST_PT = 8
LOAD_MS = 180_000
"""The time for a page that is as long as a box has cards."""
MEASURE = """() => {
  const faults = [];
  const at = (one) => one.getBoundingClientRect();
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  for (const piece of document.querySelectorAll(".piece:not(.back)")) {
    const edge = at(piece), foot = piece.querySelector(".copy"), face = piece.querySelector(".card-face");
    const name = foot?.textContent ?? piece.textContent.trim().slice(0, 30);
    const told = piece.querySelectorAll(TOLD);
    let below = 0;
    for (const one of told) {
      const box = words(one);
      if (!box.height) continue;
      const points = parseFloat(getComputedStyle(one).fontSize) * 0.75;
      if (points < LEAST) faults.push(`${name}: ${one.className} has ${points.toFixed(1)} pt`);
      const bottom = foot ? at(foot).top : edge.bottom;
      if (box.bottom > bottom + 1 || box.left < edge.left - 1 || box.right > edge.right + 1)
        faults.push(`${name}: ${one.className} leaves the card`);
      const art = face && at(face);
      if (art && box.top < art.bottom && box.bottom > art.bottom)
        faults.push(`${name}: ${one.className} lies across the edge of the picture`);
      if (one.matches(".card-only-if, .card-does, .card-text") && box.top < below - 1)
        faults.push(`${name}: ${one.className} lies over what is above it`);
      below = Math.max(below, box.bottom);
    }
  }
  return faults;
}"""
TOLD = (
    ".card-name, .card-only-if, .card-does, .card-text, .pc-stats td, .pc-foot, .pc-value, .figures td,"
    " .card-nation, .counter-name, .board-head, .board-how, .pitch-how, .ability, .side-board li"
)


@pytest.mark.parametrize("name", names())
def test_what_is_said_on_paper_can_be_read_and_stays_in_its_place(
    browser: Browser, tmp_path: Path, name: str, pictures: Path | None
) -> None:
    game = find(name)
    html, style = document.laid_out(game, game.load_box(None))
    base = f"<base href='{(HERE / 'static').as_uri()}/'>"
    file = tmp_path / "printed.html"
    file.write_text(html.replace("<head>", f"<head>{base}<style>{style}</style>"), encoding="utf-8")
    page = browser.new_page()
    page.goto(file.as_uri(), timeout=LOAD_MS)
    page.evaluate("document.fonts.ready")
    if pictures is not None:
        page.screenshot(path=pictures / f"printed-{name}.png")
    measure = MEASURE.replace("TOLD", repr(TOLD)).replace("LEAST", str(LEAST_PT))
    faults: Any = page.evaluate(measure)
    assert page.locator(".piece .card-does, .piece .card-text").count() > 10
    page.close()
    assert faults == []
