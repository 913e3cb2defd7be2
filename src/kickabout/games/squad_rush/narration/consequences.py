"""The commentary on what follows on its own: sevens that stand or fall, turns, the table, the end."""

from collections.abc import Iterator

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import CALL
from ..box import RushBox
from ..group_table import rung_between, standings
from ..sevens import best_seven, lead, nation_of_seven
from ..squad import fewest_missing, one_nation
from ..state import Mode, Phase, Rung, State
from .remarks import number_words, of_player, varied, varied_of_player


def consequences(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate what follows from a decision or an outcome on its own."""
    over = after.phase == Phase.FULL_TIME
    if (
        not over
        and before.locked == after.locked == 0
        and before.sudden_death == after.sudden_death
    ):
        for seat in range(before.seats):
            yield from _takeover(box, before, after, seat)
            yield from _seven(box, before, after, seat)
    if _is_shuffled(before, after):
        yield Remark(Message("pile-shuffled"), "quiet")
    yield from _turn(box, before, after)
    yield from _table(before, after)
    if over and before.phase != Phase.FULL_TIME:
        yield _end(box, before, action, after)


def _is_shuffled(before: State, after: State) -> bool:
    """Return whether the discard pile has been shuffled into the deck, except to flip an official."""
    if before.phase == Phase.FLIP or after.sudden_death > before.sudden_death:
        return False
    return before.pile_size > 0 == after.pile_size and after.deck_size > before.deck_size


def _takeover(box: RushBox, before: State, after: State, seat: int) -> Iterator[Remark]:
    """Narrate that the seven of a pitch is of another nation now, and why."""
    was, now = (nation_of_seven(box, state, seat) for state in (before, after))
    if s.NONE in (was, now) or was == now:
        return
    leads = lead(box, after, seat, was)
    yield varied_of_player(
        after,
        seat,
        "nation-takes-over",
        seat,
        nation=box.nations[now].named,
        other=box.nations[was].named,
        by=leads.by,
        number=leads.places,
        less=leads.less,
    )


def _seven(box: RushBox, before: State, after: State, seat: int) -> Iterator[Remark]:
    """Narrate that a pitch has a legal seven now, no longer has one, or is one player short."""
    was, now = (fewest_missing(box.record, state, seat) for state in (before, after))
    if was == now or (now > 0 and was > 0 and not now == 1 < was):
        return
    message_id = "seven-stands" if now == 0 else "seven-falls" if was == 0 else "one-short"
    nations = set[int]()
    if one_nation(box.record, after):
        line = [player for player in best_seven(box, after, seat).slots if player != s.NONE]
        nations = {box.players[player].nation for player in line} - {s.NONE}
    names = tuple(box.nations[nation].named for nation in nations) if len(nations) == 1 else ()
    told = varied(after, seat, message_id, player=Seat(seat), nation=names)
    # What broke a seven has just been told, and stays the news.
    yield Remark(told, "quiet") if was == 0 else Remark(told, "play", seat)


def _turn(box: RushBox, before: State, after: State) -> Iterator[Remark]:
    """Narrate a turn that begins with fewer acts than usual, or is one of the last."""
    if after.turns == before.turns:
        return
    seat = after.turn
    # A card may have cost it acts that was the last of the turn before.
    if after.acts == 0:
        yield of_player("no-acts-this-turn", seat, "whistle")
    elif after.acts < box.record.acts:
        yield of_player("fewer-acts-this-turn", seat, "play", number=after.acts)
    if after.caller != s.NONE and after.turns_left[seat] == 1:
        yield of_player("last-turn", seat)


def _table(before: State, after: State) -> Iterator[Remark]:
    """Narrate the end of a matchday: the points of all seats, and what comes next."""
    if after.matchday == before.matchday:
        return
    order = standings(after)
    rows: Message | None = None
    for seat in order:
        difference = after.scored[seat] - after.conceded[seat]
        row = Message(
            "standings-row", player=Seat(seat), points=after.points[seat], difference=difference
        )
        rows = row if rows is None else Message("standings-rows", above=rows, row=row)
    assert rows is not None
    yield Remark(Message("standings-after", number=after.matchday, rows=rows), "whistle")
    if after.matchday < s.MATCHDAYS:
        yield of_player("matchday-begins", after.turn, number=after.matchday + 1)
    elif after.sudden_death:
        level = tuple(Seat(seat) for seat in order if after.playing[seat])
        yield Remark(Message("sudden-death-begins", players=level), "whistle")


def _end(box: RushBox, before: State, action: int, after: State) -> Remark:
    winners = [seat for seat in range(after.seats) if after.won[seat]]
    seat = winners[0]
    if before.calling or action == CALL:
        return of_player("call-wins", seat, "goal")
    if box.record.mode == Mode.GROUP_STAGE and not after.sudden_death:
        second = standings(after)[1]
        rung = slug(Rung(rung_between(after, seat, second)))
        points = after.points[seat]
        return of_player("wins-cup", seat, "goal", by=rung, rival=Seat(second), number=points)
    missing = fewest_missing(box.record, after, seat)
    if after.sudden_death and missing == 0:
        return of_player("wins-sudden-death", seat, "goal")
    arguments: dict[str, Argument] = {
        "number": box.record.rush_rounds,
        "missing": number_words(missing),
        "prize": "cup" if after.sudden_death else "win",
    }
    if len(winners) == 1:
        return of_player("wins-by-fewest", seat, "whistle", **arguments)
    arguments["players"] = tuple(Seat(winner) for winner in winners)
    return Remark(Message("share-by-fewest", **arguments), "whistle")
