"""How to play, in pictures: each keeps to its frame, whatever the screen."""

import pytest

from kickabout.games import names
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer

SCREENS = ((1440, 900), (1280, 800), (1280, 720), (1024, 768), (768, 1024), (390, 844))
OUTSIDE = """() => [...document.querySelectorAll(".picture")].flatMap((picture) => {
  const frame = picture.querySelector(".picture-shown"), at = frame.getBoundingClientRect();
  const parts = [...frame.querySelectorAll("*:not(svg *)")].filter((part) => {
    const one = part.getBoundingClientRect();
    return one.width && one.height && Math.max(
      at.top - one.top, one.bottom - at.bottom, at.left - one.left, one.right - at.right) > 2;
  });
  const cut = picture.scrollHeight > picture.clientHeight + 1 ? [picture] : [];
  return [...parts, ...cut].map((one) => `${picture.innerText.split("\\n")[0]}: ${one.className}`);
})"""


@pytest.mark.parametrize("game", names())
def test_pictures_keep_to_their_frames(server: TableServer, enter: Enter, game: str) -> None:
    nina = enter(server)
    nina.visit(f"/how-to-play/{game}")
    nina.until(".picture-shown")
    found = {}
    for width, height in SCREENS:
        nina.page.set_viewport_size({"width": width, "height": height})
        nina.page.evaluate("document.fonts.ready")
        if outside := nina.page.evaluate(OUTSIDE):
            found[width, height] = outside[:3]
    assert not found
