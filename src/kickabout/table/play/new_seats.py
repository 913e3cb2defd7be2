"""The seats of a new table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from kickabout.bots import KINDS
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.cast import Character
from kickabout.table.errors import BadRequest
from kickabout.table.language import bot_title
from kickabout.table.play.new_table import Terms
from kickabout.table.seats import checked_name, default_name, lookalike, open_name, unique_name
from kickabout.table.shirts import against
from kickabout.table.store import Place
from kickabout.text.messages import Message


def new_places(
    kinds: Sequence[str],
    name: str,
    automata: Mapping[int, str],
    guests: Mapping[int, str] | None = None,
    *,
    is_program: bool = False,
    shirt: str | None = None,
    rivals: Mapping[int, Character],
) -> tuple[Place, ...]:
    """Return the seats of a new table, whose bots are the `rivals` of their seats, or called after their kind; `guests` are the names of those who share
    a device, None where there is none to share. The seat that is `you` is in a `shirt`, and perhaps a program's. Raises
    `BadRequest` for an invalid kind or name.
    """
    for seat, automaton in automata.items():
        if kinds[seat] == "you":
            raise BadRequest(Message("error-automaton-seat", name=automaton))
    if kinds.count("you") > 1:
        raise BadRequest(Message("error-one-seat"))
    shared = ("here",) if guests is not None and "you" in kinds else ()
    titles = {f"bot:{bot}": bot_title(bot) for bot in KINDS}
    own = checked_name(name or default_name(kinds.index("you"))) if "you" in kinds else ""
    taken = {own}
    places = []
    for seat, said in enumerate(kinds):
        kind = "automaton" if seat in automata else said
        if kind == "you":
            called = own
        elif seat in automata:
            called = unique_name(automata[seat], taken)
        elif kind == "open":
            called = open_name(seat)
        elif kind in shared:
            called = checked_name((guests or {}).get(seat) or default_name(seat))
        elif kind in titles:
            called = unique_name(rivals[seat].name() if seat in rivals else titles[kind], taken)
        else:
            known = ("you", *shared, "open", *titles)
            raise BadRequest(Message("error-seat-kind", kinds=known, kind=kind))
        if kind in ("open", "here") and (other := lookalike(called, taken - {""})) is not None:
            raise BadRequest(Message("error-name-taken", name=called if kind == "open" else other))
        taken.add(called)
        who = "person" if kind in ("you", "here") else kind
        device = kinds.index("you") if kind == "here" else None
        place = Place(seat, who, called, device=device)
        if said == "you":
            place = replace(place, shirt=shirt, is_program=is_program)
        elif kind in titles and seat in rivals:
            rival = rivals[seat]
            place = replace(place, shirt=against(shirt, rival.shirt), cast=rival.slug)
        places.append(place)
    return tuple(places)


def rated_places(
    match: Match, places: Sequence[Place], account: str, terms: Terms
) -> Iterator[Place]:
    """Yield the seats of a rated match, whose first person has this account.

    The others are people, or it is one bot whose rating is known. Raises `BadRequest` for others, if anybody could be
    helped, or if nobody else plays the same game.
    """
    kinds = {place.kind for place in places}
    known = {"person", *(f"bot:{bot}" for bot in catalogue.bot_ratings(match.game))}
    is_placed = len(places) == len(kinds) == 2 and "person" in kinds and kinds <= known
    is_shared = any(place.device is not None for place in places)
    if is_shared or (kinds != {"person", "open"} and not is_placed):
        raise BadRequest(Message("error-rated-people"))
    if terms.real or terms.hints or match.box.name:
        raise BadRequest(Message("error-rated-fair"))
    for place in places:
        yield replace(place, account=account) if place.kind == "person" else place
