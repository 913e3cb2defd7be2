"""Names: what may be one, and which nobody should mistake for another."""

import pytest

from kickabout.bots import KINDS
from kickabout.table.cast import CAST
from kickabout.table.errors import BadRequest
from kickabout.table.language import bot_title
from kickabout.table.play.tables import Tables
from kickabout.table.seats.names import (
    alike,
    checked_name,
    lookalike,
    names_in,
    unique_name,
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Ana", "Ana"), ("  Ana  ", "Ana"), ("Ana  María", "Ana María"), ("<b>", "<b>"), ("李", "李")],
)
def test_names_are_trimmed(typed: str, name: str) -> None:
    assert checked_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "\u200b", "a\u2028b", "\u0301"]
)
def test_names_that_could_break_a_page_are_refused(typed: str) -> None:
    with pytest.raises(BadRequest):
        checked_name(typed)


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u00a0", "\u3000"]
)
def test_a_name_is_seen(blank: str) -> None:
    with pytest.raises(BadRequest):
        checked_name(blank)


@pytest.mark.parametrize(
    "typed", ["You", "you", "YOU", "Yоu", "Ｙｏｕ", "y o u", "Yóu", "ʏou", "𝐘𝐨𝐮"]
)
def test_nobody_is_called_what_everybody_reads_of_themselves(typed: str) -> None:
    with pytest.raises(BadRequest, match="Everybody reads “"):
        checked_name(typed)


@pytest.mark.parametrize("title", [*map(bot_title, KINDS), *(one.name() for one in CAST)])
def test_nobody_is_called_like_a_bot(title: str) -> None:
    for typed in (title, title.upper(), f"{title} 2", f"{title}3", title.replace("a", "а")):
        with pytest.raises(BadRequest, match=f"A bot is called {title}"):
            checked_name(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аnа"),  # Cyrillic
        ("Ana", "Ａｎａ"),
        ("Ana", "A n a"),
        ("José", "Jose"),
        ("Ian", "lan"),
        ("ian", "Ian"),
        ("Bob1", "Bobl"),
        ("0li", "Oli"),
        ("Max", "𝓜ax"),
        ("Mum", "Murn"),
        ("Straße", "STRASSE"),
        ("Ρετρα", "Ρετρα"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Anna"),
        ("Bo", "Bob"),
        ("李", "王"),
        ("Ana 1", "Ana 2"),
        ("राम", "रमा"),
        ("🦊", "🐻"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_number_tells_two_apart() -> None:
    assert lookalike("ana", ["Bo", "АNA"]) == "АNA"
    assert lookalike("ana", ["Bo"]) is None
    assert unique_name("Yuki", ["YUKI", "Yuki 2"]) == "Yuki 3"


@pytest.mark.anyio
async def test_nobody_sits_down_by_the_name_of_another_seat(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Paul", browser="a")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    with pytest.raises(BadRequest, match="called Paul already, or nearly so"):
        await tables.join(token, "Pаul", "b")
    await tables.join(token, "Pia", "b")
    with pytest.raises(BadRequest, match="called Seat 2 already"):
        await tables.setup.create("futbol-dash", ["you", "open"], name="Sеat 2")


def test_default_names_are_translated_in_any_seat() -> None:
    names = ["Amy", "Player 1", "Seat 3", "Player 12"]
    assert names_in(names, "es") == ["Amy", "Jugador 1", "Lugar 3", "Player 12"]
    assert names_in(names, "en") == names


def test_bots_have_a_name_in_every_language() -> None:
    names = ["Amy", "Ama", "Ama 2", "Nana Nutmeg"]
    assert names_in(names, "es") == ["Amy", "Alma", "Alma 2", "Abuela Caño"]
    assert names_in(names, "en") == names
