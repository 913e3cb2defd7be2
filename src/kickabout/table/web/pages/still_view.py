"""A place of a match as a page shows it, at which nothing can be done: of a replay, a picture or a card."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from kickabout.engine.match import Match
from kickabout.table.play import cut_short, is_abandoned
from kickabout.table.shirts import Worn, worn
from kickabout.table.web.pages.options_words import options_text
from kickabout.table.web.pages.table_types import SeatContext, TableContext
from kickabout.table.web.pages.voices import SeatedBot
from kickabout.text.reader import Reader


def still_table(
    match: Match,
    reader: Reader,
    *,
    table: str | None = None,
    number: int | None = None,
    status: str = "playing",
    you: int | None = None,
    bots: Mapping[int, SeatedBot] = MappingProxyType({}),
    shirts: Sequence[str | None] = (),
    plays_at: str = "",
) -> TableContext:
    """Return the table context of a picture: nobody is present, nothing moves, and a decision can be pressed only where
    it `plays_at` an address.

    `table` is the id of the table that it is of, if any, `number` the length of the log that is shown, by
    default the whole one; `you` is the seat from which it is seen, which has its side at the bottom, and
    `bots` are those that have played, by seat, and `shirts` the notations of what people have worn.
    """
    dress = worn(shirts or [None] * match.seats)
    return {
        "id": table,
        "title": match.game.title,
        "game": match.game.name,
        "options_text": options_text(match, reader),
        "status": status,
        "number": match.number if number is None else number,
        "seats": [
            _still_seat(match, seat, name, bots.get(seat), dress[seat])
            for seat, name in enumerate(reader.names)
        ],
        "you": you,
        "holds": you,
        "by": "",
        "plays_at": plays_at,
        "device": None,
        "undo": False,
        "talks": False,
        "said": [],
        "writing": None,
        "draw": None,
        "resign": None,
        "resign_costs": None,
        "stake": None,
        "in_advance": None,
        "over_days": False,
        "analysed": False,
        "sole_answer": None,
        "speed": None,
        "asks_always": None,
        "window_seconds": None,
        "window_ends": None,
        "window_left_ms": None,
        "clock": None,
        "waiting_for": [],
        "played_by": None,
        "hint": None,
        "lesson": None,
        "intent": None,
        "reads": False,
        "stand_in": "",
        "trouble": None,
        "link": None,
        "opened": False,
        "listed": False,
        "invited": None,
        "rated": False,
        "local": False,
        "series": None,
        "rematch": None,
        "prepared": False,
        "fixture": None,
        "again_url": None,
        "occasion": None,
        "position": None,
        "dice": None,
        "record": None,
        "links": None,
        "real": False,
        "asked": None,
        "misfit": None,
        "sealing": False,
        "watch": "now",
        "moves_behind": None,
        "opening": None,
        "headline": None,
        "cut_short": cut_short(match) if number in (None, match.number) else None,
        "is_abandoned": is_abandoned(match),
        "forfeit": None,
    }


def _still_seat(
    match: Match, seat: int, name: str, bot: SeatedBot | None, dress: Worn
) -> SeatContext:
    return {
        "seat": seat,
        "name": name,
        "kind": "automaton" if seat in match.box.automata else "person",
        "bot": None if bot is None else bot.kind,
        "face": None if bot is None else bot.face,
        "stand_in": None,
        "kept": False,
        "connected": True,
        "vacant": False,
        "can_end": False,
        "request": None,
        "thinking": False,
        "kit": seat,
        "colour": dress.colour,
        "pattern": dress.pattern,
        "shirt": dress.number,
        "withdrawn": False,
        "invite": None,
        "rating": None,
        "clock": None,
        "away": None,
        "program": False,
    }
