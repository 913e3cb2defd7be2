"""A box on paper: which pieces, how many of each, where on the page, and what of it can be read in the PDF."""

import io
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.games import find, names
from kickabout.table.play import names_of_cards
from kickabout.table.web.printing import NothingToPrint, document, print_box
from kickabout.table.web.printing.drawings import grey
from kickabout.table.web.printing.faces import face_sheet, faces_of
from kickabout.table.web.printing.pieces import Piece, changed, pieces_of

CARDS = {
    "futbol-dash": lambda box: sum(box.record.counts) + sum(box.shot_cards),
    "futera-susu": lambda box: len(box.players) + 2 * box.rules.copies * len(box.cards),
    "social-soccer": lambda box: len(box.players) + 2 * box.copies * len(box.cards),
    "squad-rush": lambda box: len(box.players) + sum(card.count for card in box.cards),
    "super-team": lambda box: (
        2 * 5
        + 4 * len(box.teams)
        + 3 * len(box.captains)
        + box.rules.fatigue_cards
        + len(box.auto_cards)
    ),
}
"""The number of cards in each box, counted from the box itself."""
RENAMED = {
    "futbol-dash": ('name = "Nutmeg"', 4),
    "futera-susu": ('name = "Otto Bollard"', 1),
    "social-soccer": ('name = "Zora Headlong"', 1),
    "squad-rush": ('name = "Red Card"', 1),
    "super-team": ('name = "Clockwork"', 1),
}
"""A line of each box that names a card, and how many copies of that there are."""


def own_box(name: str) -> tuple[Game, Box]:
    game = find(name)
    return game, game.load_box(None)


def text_of(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]


@pytest.mark.parametrize("name", CARDS)
def test_the_pages_hold_every_card_of_the_box(name: str) -> None:
    game, box = own_box(name)
    pieces = pieces_of(game, box, "en")
    assert sum(piece.copies for piece in pieces if piece.size == "card") == CARDS[name](box)
    assert len({(piece.kind, piece.slug) for piece in pieces}) == len(pieces)
    laid = [
        cell
        for page in document.pages(pieces, "a4")
        if page.size == "card" and not page.is_back
        for cell in page.cells
    ]
    assert len(laid) == CARDS[name](box)


@pytest.mark.parametrize("name", CARDS)
def test_every_card_that_one_can_meet_has_a_face_for_pages(name: str) -> None:
    game, box = own_box(name)
    assert faces_of(name, "en").keys() >= {
        *names_of_cards(game),
        *(game.officials.names(box) if game.officials else ()),
    }
    sheet = face_sheet(name)
    assert "calc(63 * var(--mm))" in sheet
    assert not re.search(r"\dmm", sheet)  # a page has no millimetres


def test_a_part_names_an_element_that_it_has_twice_once() -> None:
    face = faces_of("super-team", "en")["cut-back"]
    assert (
        re.findall(r'class="half-words[^>]*>([^<]*)<', face)[1]
        == "move ahead and mark, free move ×2"
    )


@pytest.mark.parametrize("name", CARDS)
def test_only_what_has_changed_is_printed(name: str, tmp_path: Path) -> None:
    game, box = own_box(name)
    line, copies = RENAMED[name]
    assert line in box.text
    file = tmp_path / "mine.toml"
    file.write_text(box.text.replace(line, 'name = "Brass Whistle"', 1), encoding="utf-8")
    pdf = print_box(game, game.load_box(file), since=box)
    front, back = text_of(pdf)
    assert len(re.findall("BRASS WHISTLE", front, re.IGNORECASE)) >= copies
    assert len(re.findall(rf"\d+/{copies}\b", front)) == copies
    assert back.upper().count(game.title.upper()) == copies


def test_copies_that_there_are_more_of_are_printed() -> None:
    game, box = own_box("futbol-dash")
    before = pieces_of(game, box, "en")
    more = [replace(one, copies=one.copies + 2) if one.slug == "nutmeg" else one for one in before]
    assert [(one.slug, one.copies) for one in changed(more, before)] == [("nutmeg", 2)]
    assert changed(before, more) == []


def test_a_whole_box_can_be_read_back(tmp_path: Path) -> None:
    game, own = own_box("futbol-dash")
    file = tmp_path / "small.toml"
    fewer = re.sub(r"(count|goal|save|miss|corner) = \d+", r"\1 = 2", own.text)
    file.write_text(fewer, encoding="utf-8")
    box = game.load_box(file)
    reader = PdfReader(io.BytesIO(print_box(game, box, paper="letter", coloured=False)))
    width, height = (float(side) * 25.4 / 72 for side in reader.pages[0].mediabox[2:])
    assert (round(width, 1), round(height, 1)) == document.PAPERS["letter"]
    text = "\n".join(page.extract_text() for page in reader.pages)
    slugs = Counter(re.findall(r"^([a-z-]+) \d+/\d+$", text, re.MULTILINE))
    assert sum(slugs.values()) == CARDS["futbol-dash"](box)
    assert set(slugs.values()) == {2}
    assert "Land on eleven" in text


def test_backs_lie_behind_their_cards() -> None:
    piece = Piece("card", "card", "one", "", 4, "action")  # type: ignore[arg-type]
    front, back = document.pages([piece], "a4")
    assert [cell.number for cell in front.cells] == [1, 2, 3, 4]
    for cell, behind in zip(front.cells, back.cells, strict=True):
        assert behind.top == cell.top
        assert cell.left + behind.left + front.width == pytest.approx(210)


@pytest.mark.parametrize("paper", document.PAPERS)
@pytest.mark.parametrize("size", document.GRIDS)
def test_pieces_and_crop_marks_fit_on_the_page(size: str, paper: document.Paper) -> None:
    piece = Piece(size, "any", "any", "", 500, "")  # type: ignore[arg-type]
    page = next(document.pages([piece], paper))
    width, height = document.PAPERS[paper]
    for left, top, wide, high in page.marks:
        assert left >= 4
        assert top >= 3
        assert left + wide <= width - 4
        assert top + high <= height - 3


def test_a_card_with_bleed_has_a_page_for_each_side_that_goes_beyond_it(tmp_path: Path) -> None:
    game, box = own_box("futbol-dash")
    line, copies = RENAMED["futbol-dash"]
    file = tmp_path / "mine.toml"
    file.write_text(box.text.replace(line, 'name = "Brass Whistle"', 1), encoding="utf-8")
    made = PdfReader(io.BytesIO(print_box(game, game.load_box(file), since=box, bleed=True)))
    assert len(made.pages) == 2 * copies
    for front, back in zip(made.pages[::2], made.pages[1::2], strict=True):
        assert "BRASS WHISTLE" in front.extract_text().upper()
        assert game.title.upper() in back.extract_text().upper()
        for page in (front, back):
            for edges, width, height in ((page.trimbox, 63, 88), (page.bleedbox, 69, 94)):
                assert float(edges.width) * 25.4 / 72 == pytest.approx(width, abs=0.1)
                assert float(edges.height) * 25.4 / 72 == pytest.approx(height, abs=0.1)


def test_boxes_that_look_the_same_are_nothing_to_print() -> None:
    game, box = own_box("futbol-dash")
    with pytest.raises(NothingToPrint):
        print_box(game, box, since=box)


def test_a_game_without_components_is_named() -> None:
    game, box = own_box("futbol-dash")
    with pytest.raises(ValueError, match="Fútbol Dash has no components"):
        print_box(replace(game, components=None), box)


def test_every_game_can_be_printed() -> None:
    assert set(names()) == set(CARDS)


def test_grey_keeps_lightness() -> None:
    assert grey("#ffffff #000 #ff0000 #00ff0080") == "#ffffff #000000 #363636 #b6b6b680"
