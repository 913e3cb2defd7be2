"""The commentary of what follows by itself: a seven that stands or falls, turns, the table, the end."""

from kickabout.engine.commentary import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.group_table import ahead
from kickabout.games.squad_rush.squad import fewest_missing, one_nation
from kickabout.games.squad_rush.state import Mode, Phase, State
from kickabout.games.squad_rush.words.saying import (
    Ways,
    count,
    in_words,
    listed,
    plus,
    salt_of,
    say,
)
from kickabout.games.squad_rush.words.sevens import best_seven

_ONE_SHORT: Ways = (
    "{@ is|are} one player short of a seven.",
    "Six of seven: {@ needs|need} one more.",
    "One more, and {@ has|have} a seven.",
    "{@ counts|count} again: one is missing.",
    "Nearly: {@ has|have} six of the seven.",
)
_STANDS: Ways = (
    "A legal seven for {@}<nation>!",
    "That is seven: {@ is|are} complete<nation>.",
    "Count them: {@ has|have} a legal seven<nation>.",
    "One, two, three … seven! {@ is|are} ready<nation>.",
    "Nobody is missing any more: {@ has|have} seven<nation>.",
)
_FALLS: Ways = (
    "{@'s} seven is a six.",
    "There goes {@'s} seven.",
    "{@'s} seven has a hole in it.",
)
RUNGS = ("points", "goal difference", "goals scored", "fewest sent off")
"""What separates two managers in the table, from the first rung on (RUSH-15.1 to 15.4)."""


def tell_consequences(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """What follows from a decision or an outcome by itself."""
    remarks = []
    if after.phase != Phase.FULL_TIME and before.locked == after.locked == 0:
        for seat in range(before.seats):
            if before.sudden_death == after.sudden_death:
                remarks += _tell_seven(box, before, after, seat)
    if _is_shuffled(before, after):
        text = "The discard pile is shuffled and becomes the deck."
        remarks.append(Remark(text, "quiet"))
    remarks += _tell_turn(box, before, after)
    remarks += _tell_table(box, before, after)
    if after.phase == Phase.FULL_TIME != before.phase:
        remarks += _tell_end(box, before, action, after)
    return remarks


def _is_shuffled(before: State, after: State) -> bool:
    """Whether the discard pile has gone into the deck, but at the flip of an official."""
    if before.phase == Phase.FLIP or after.sudden_death > before.sudden_death:
        return False
    return before.pile_size > 0 == after.pile_size and after.deck_size > before.deck_size


def _tell_seven(box: RushBox, before: State, after: State, seat: int) -> list[Remark]:
    """A pitch has a legal seven now, or no longer, or nearly."""
    was, now = (fewest_missing(box.record, state, seat) for state in (before, after))
    if was == now or (now > 0 and was > 0 and not now == 1 < was):
        return []
    ways = _STANDS if now == 0 else _FALLS if was == 0 else _ONE_SHORT
    nation = ""
    if one_nation(box.record, after):
        line = [player for player in best_seven(box, after, seat).slots if player != s.NONE]
        nations = {box.players[player].nation for player in line} - {s.NONE}
        if len(nations) == 1:
            nation = f", all {box.nations[nations.pop()].name}"
    text = say(ways, salt_of(after, seat), seat=seat, nation=nation)
    return [Remark(text, "play", seat)]


def _tell_turn(box: RushBox, before: State, after: State) -> list[Remark]:
    """A turn that begins with fewer acts than others, or is one of the last."""
    if after.turns == before.turns:
        return []
    seat, remarks = after.turn, []
    if before.no_acts[seat]:
        text = f"{{{seat} has|have}} no acts this turn: the whistle has gone."
        remarks.append(Remark(text, "quiet", seat))
    elif before.fewer[seat]:
        left = count(after.acts, "act")
        remarks.append(Remark(f"Only {left} for {{{seat}}} this turn.", "quiet", seat))
    if after.caller != s.NONE and after.turns_left[seat] == 1:
        remarks.append(Remark(f"The last turn for {{{seat}}}.", "quiet", seat))
    return remarks


# The table.


def ranked(state: State) -> list[int]:
    """The seats from the top of the table down; level ones by their number."""
    seats = range(state.seats)
    return sorted(seats, key=lambda seat: (rank(state, seat), seat))


def rank(state: State, seat: int) -> int:
    """How many stand above a seat in the table; of those who are level, who has won the cup."""

    def above(other: int) -> bool:
        lead = ahead(state, other, seat)
        return bool(lead > 0 or (lead == 0 and state.won[other] > state.won[seat]))

    return sum(above(other) for other in range(state.seats))


def rung(state: State, one: int, other: int) -> int:
    """The first rung of the ladder that separates two seats; `len(RUNGS)` if none does."""
    pairs = [_standing(state, seat) for seat in (one, other)]
    for number, (mine, theirs) in enumerate(zip(*pairs, strict=True)):
        if mine != theirs:
            return number
    return len(RUNGS)


def _difference(state: State, seat: int) -> str:
    """The goal difference of a seat."""
    difference = state.scored[seat] - state.conceded[seat]
    return plus(difference) if difference else "0"


def _standing(state: State, seat: int) -> tuple[int, int, int, int]:
    difference = state.scored[seat] - state.conceded[seat]
    return state.points[seat], difference, state.scored[seat], -state.sent_off[seat]


def _tell_table(box: RushBox, before: State, after: State) -> list[Remark]:
    """A matchday is over: who has how many points, and what comes next."""
    if after.matchday == before.matchday:
        return []
    day = in_words(after.matchday)
    rows = [
        f"{{{seat}}} {after.points[seat]} ({_difference(after, seat)})" for seat in ranked(after)
    ]
    remarks = [Remark(f"The table after matchday {day}: {', '.join(rows)}.", "whistle")]
    if after.matchday < s.MATCHDAYS:
        text = f"Pitches and hands stay as they are. {{{after.turn} begins|begin}} matchday"
        text = f"{text} {in_words(after.matchday + 1)}."
        remarks.append(Remark(text, "quiet", after.turn))
    elif after.sudden_death:
        level = listed([f"{{{seat}}}" for seat in ranked(after) if after.playing[seat]])
        text = f"{level} are level on everything. Sudden death: all cards are shuffled, and the"
        text = f"{text} first seven of one nation wins the cup. Nobody needs to call."
        remarks.append(Remark(text, "whistle"))
    return remarks


# The end.


def _tell_end(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    winners = [seat for seat in range(after.seats) if after.won[seat]]
    seat = winners[0]
    names = listed([f"{{{winner}}}" for winner in winners])
    if before.calling or action == s.CALL:
        text = f"Nobody can stop it: {{{seat} wins|win}}!"
        return [Remark(text, "goal", seat)]
    if box.record.mode == Mode.GROUP_STAGE and not after.sudden_death:
        return [Remark(f"{{{seat} lifts|lift}} the cup{_by_what(after, seat)}!", "goal", seat)]
    if after.sudden_death and fewest_missing(box.record, after, seat) == 0:
        text = f"Seven in sudden death: {{{seat} lifts|lift}} the cup!"
        return [Remark(text, "goal", seat)]
    prize = "the cup" if after.sudden_death else "the win"
    turns = f"{in_words(box.record.rush_rounds).capitalize()} turns each, and no seven."
    missing = in_words(fewest_missing(box.record, after, seat))
    if len(winners) == 1:
        text = f"{turns} With only {missing} missing, {{{seat} takes|take}} {prize}."
        return [Remark(text, "whistle", seat)]
    return [Remark(f"{turns} {names} lack {missing} and share {prize}.", "whistle")]


def _by_what(after: State, seat: int) -> str:
    """What the winner of the cup owes it to, if not to points alone."""
    second = ranked(after)[1]
    by = rung(after, seat, second)
    points = count(after.points[seat], "point")
    if by == 0:
        return f" with {points}"
    how = ("", "on goal difference", "on goals scored", "with fewer players sent off")[by]
    return f" {how}, level on points with {{{second}}}"
