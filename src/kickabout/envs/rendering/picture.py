"""A position as a picture, from what a viewer sees of it (`Match.view`), for any game.

Every seat has a panel with its goals, its numbers and its cards; a game with a pitch has it drawn
beside them. Nothing is in the picture that is not in the view.
"""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from kickabout.envs.rendering.sheets import INK, WIDTH, Sheet
from kickabout.envs.rendering.text import OF_MATCH, OF_PLAYERS, facts, headline, place, spaces

MARGIN = 16
LINE = 18
CARD, CARD_HEIGHT = 112, 62
SPACE = 34
"""The side of a space of the pitch."""

SOFT, TURF, CHALK = "#5d5c50", "#216c43", "#f6f3e8"
KITS = ("#d3302b", "#2962d6", "#e3a008", "#8043c6", "#0d7f9a", "#cb3d82")
GROUPS = {"offence": "#137f46", "defence": "#2459c4", "changer": "#e06b08", "referee": "#232429"}


def draw(sheet: Sheet, view: Mapping[str, Any], names: Sequence[str], lines: Sequence[str]) -> int:
    """Draw the position, with `names` by seat and `lines` of commentary below it; return its height in pixels."""
    sheet.rectangle(0, 0, WIDTH, 44, TURF)
    sheet.text(MARGIN, 28, headline(view, names), CHALK, 18, bold=True)
    left, top = MARGIN, 60
    bottom = top
    if "pitch" in view:
        bottom = _pitch(sheet, view, left, top)
        left += view["pitch"]["columns"] * SPACE + MARGIN
    width = WIDTH - MARGIN - left
    for player in view["players"]:
        top = _player(sheet, player, names[player["seat"]], left, top, width) + 10
    top = max(top, bottom + MARGIN)
    top = _paragraphs(sheet, facts(view, OF_MATCH | {"hand"}), MARGIN, top + 6, WIDTH - 2 * MARGIN)
    if view["hand"]:
        top = _cards(sheet, "Hand", view["hand"], MARGIN, top + 4, WIDTH - 2 * MARGIN)
    for line in lines:
        for part in textwrap.wrap(line, 130):
            sheet.text(MARGIN, top + 14, part, SOFT, 13)
            top += LINE
    return top + MARGIN


def _player(
    sheet: Sheet, player: Mapping[str, Any], name: str, left: int, top: int, width: int
) -> int:
    """Draw a seat's panel; return its lower end."""
    sheet.rectangle(left, top, 6, 24, KITS[player["seat"] % len(KITS)])
    sheet.text(left + 14, top + 18, name, INK, 16, bold=True)
    if player["winner"]:
        sheet.text(left + 14 + 10 * len(name), top + 18, "wins", KITS[0], 14, bold=True)
    sheet.text(left + width - 24, top + 19, str(player["goals"]), INK, 20, bold=True)
    top += 28
    cards = {
        key: value
        for key, value in player.items()
        if key not in OF_PLAYERS and isinstance(value, list) and value and _are_cards(value)
    }
    rest = {key: value for key, value in player.items() if key not in cards}
    top = _paragraphs(sheet, facts(rest, OF_PLAYERS), left + 14, top, width - 14)
    for key, value in cards.items():
        top = _cards(sheet, key.replace("_", " "), value, left + 14, top, width - 14)
    return top


def _are_cards(values: Sequence[object]) -> bool:
    return all(
        isinstance(value, Mapping) and {"card", "group", "value"} <= {*value} for value in values
    )


def _paragraphs(sheet: Sheet, facts: Any, left: int, top: int, width: int) -> int:
    text = " · ".join(f"{name}: {value}" for name, value in facts)
    for line in textwrap.wrap(text, width * 2 // 13):
        sheet.text(left, top + 13, line, SOFT, 13)
        top += LINE
    return top


def _cards(
    sheet: Sheet, title: str, cards: Sequence[Mapping[str, Any]], left: int, top: int, width: int
) -> int:
    """Draw cards side by side under a title, in as many rows as they need; return the lower end."""
    sheet.text(left, top + 14, title, SOFT, 12)
    top += 20
    in_row = width // (CARD + 6)
    for number, card in enumerate(cards):
        row, column = divmod(number, in_row)
        x, y = left + column * (CARD + 6), top + row * (CARD_HEIGHT + 6)
        colour = GROUPS.get(card["group"], SOFT)
        sheet.rectangle(x, y, CARD, CARD_HEIGHT, "#fcf9f0", colour)
        sheet.rectangle(x, y, CARD, 8, colour)
        for line, part in enumerate(textwrap.wrap(card["name"], 15)[:2]):
            sheet.text(x + 8, y + 25 + line * 15, part, INK, 13)
        sheet.text(x + 8, y + CARD_HEIGHT - 6, card["value"], colour, 13, bold=True)
    return top + -(-len(cards) // in_row) * (CARD_HEIGHT + 6)


def _pitch(sheet: Sheet, view: Mapping[str, Any], left: int, top: int) -> int:
    """Draw the pitch, its highest row at the top, with pieces and ball; return its lower end."""
    pitch = view["pitch"]
    rows, columns = pitch["rows"], pitch["columns"]

    def middle(row: int, column: int) -> tuple[int, int]:
        return left + column * SPACE + SPACE // 2, top + (rows - 1 - row) * SPACE + SPACE // 2

    for row in range(rows):
        for column in range(columns):
            x, y = middle(row, column)
            half = SPACE // 2
            sheet.rectangle(x - half, y - half, SPACE, SPACE, TURF, CHALK, thickness=0.5)
    for row, column, seat, piece in spaces(view):
        x, y = middle(row, column)
        sheet.disc(x, y, 13, KITS[seat % len(KITS)], 0.55 if piece["lying"] else 1)
        sheet.text(x, y + 5, piece["shirt"], CHALK, 14, bold=True, centred=True)
    if pitch["ball"] is not None:
        x, y = middle(*place(pitch["ball"]))
        sheet.disc(x + 10, y - 10, 5, "#ffffff", 1)
    end: int = top + rows * SPACE
    return end
