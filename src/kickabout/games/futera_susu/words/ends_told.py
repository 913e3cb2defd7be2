"""The commentary of Futera SuSu where something follows by itself: bonuses, cards that leave, the end."""

from kickabout.engine.commentary import Remark
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import Class, End, Length, Phase, Position, State, WonBy
from kickabout.games.futera_susu.words.bonds import called, captain_of, group_of
from kickabout.games.futera_susu.words.cards_told import newly_gone
from kickabout.games.futera_susu.words.saying import count, listed, plus, score

_ROWS = ("forwards", "Midfielders", "Defenders")


def tell_consequences(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """What follows from a decision or an outcome by itself."""
    remarks = _tell_leaving(box, before, after) if after.duels > before.duels else []
    for seat in range(s.SEATS):
        remarks += _tell_captain(box, before, after, seat)
        remarks += _tell_groups(box, before, after, seat)
        remarks += _tell_last_midfielder(before, after, seat)
    if after.phase == Phase.FULL_TIME != before.phase:
        return remarks + _tell_end(box, after)
    if after.sudden_death > before.sudden_death:
        return [*remarks, _tell_sudden_death(box, after)]
    last = 2 * box.record.possessions
    if box.record.length == Length.POSSESSIONS and after.turns == last > before.turns > 0:
        text = f"The last possession: {{{after.turn}}}, at {score(after)}."
        remarks.append(Remark(text, "quiet", after.turn))
    return remarks


def _tell_leaving(box: SusuBox, before: State, after: State) -> list[Remark]:
    gone = [(seat, newly_gone(before, after, seat)) for seat in (before.turn, 1 - before.turn)]
    names = [called(box, after, seat, player) for seat, player in gone if player]
    if not names:
        return []
    verb = "leaves" if len(names) == 1 else "leave"
    return [Remark(f"{listed(names)} {verb} the pitch.", "quiet", 1 - after.last_winner)]


def _tell_captain(box: SusuBox, before: State, after: State, seat: int) -> list[Remark]:
    """A Legendary Captain leaves the pitch, and the team plays without its bonus."""
    captain = newly_gone(before, after, seat)
    if before.phase == Phase.INJURY or box.record.klass[captain] != Class.LEGENDARY_CAPTAIN:
        return []
    team = box.teams[box.record.team[captain]].name
    lost = plus(box.record.captain)
    return [
        Remark(
            f"The captain is down! Without {box.player(captain).name},"
            f" {{{seat}'s}} {team} have no {lost} any more.",
            "captain",
            seat,
        )
    ]


def _tell_groups(box: SusuBox, before: State, after: State, seat: int) -> list[Remark]:
    """Rows of one team that are broken or whole again, as far as the viewer knows who stands there."""
    remarks = []
    for row in range(Position.GOALKEEPER):
        if before.turns == 0 or not _fills_or_leaves(before, after, seat, row):
            continue
        was, now = (group_of(box.record, state, seat, row) for state in (before, after))
        if was and not now and not _led(box, before, seat, was.team):
            text = f"{{{seat}'s}} {_ROWS[row]} are no longer one team: {plus(was.bonus)} is lost."
            remarks.append(Remark(text, "play", seat))
        elif now and not was and not _led(box, after, seat, now.team):
            team = box.teams[now.team].name
            text = f"{{{seat}'s}} {_ROWS[row]} are all from {team} again: {plus(now.bonus)}."
            remarks.append(Remark(text, "play", seat))
    return remarks


def _fills_or_leaves(before: State, after: State, seat: int, row: int) -> bool:
    return cards_lying(before, seat, row) != cards_lying(after, seat, row)


def _led(box: SusuBox, state: State, seat: int, team: int) -> bool:
    """Whether the captain's bonus stands in the place of the group's."""
    captain = captain_of(box.record, state, seat)
    return captain > 0 and box.record.team[captain] == team


def cards_lying(state: State, seat: int, row: int) -> int:
    """How many cards stand in a row, be they known or not."""
    return sum(state.field[seat, spot] != 0 for spot, of in enumerate(s.ROW_OF_SPOT) if of == row)


def _tell_last_midfielder(before: State, after: State, seat: int) -> list[Remark]:
    """A side is down to one Midfielder, once it is plain that nobody fills the gap."""
    if before.turns == 0 or after.ended or after.hole[seat] != s.NONE:
        return []
    left = cards_lying(after, seat, Position.MIDFIELDER)
    closed = before.hole[seat] != s.NONE and s.ROW_OF_SPOT[before.hole[seat]] == Position.MIDFIELDER
    if left == 1 and (closed or cards_lying(before, seat, Position.MIDFIELDER) > 1):
        return [Remark(f"{{{seat} is|are}} down to the last Midfielder.", "play", seat)]
    return []


# The end.


def _tell_sudden_death(box: SusuBox, after: State) -> Remark:
    return Remark(
        f"{score(after)}, as many Midfielders, as many cards: sudden death."
        f" {{{after.turn} shoots|shoot}} first.",
        "whistle",
        after.turn,
    )


def _tell_end(box: SusuBox, after: State) -> list[Remark]:
    remarks = []
    fault = after.at_fault
    point = count(box.record.penalty, "point")
    if after.ended == End.MIDFIELDERS:
        if fault < s.SEATS:
            why = f"No Midfielder left! The match is over, and {{{fault} loses|lose}} {point}."
        else:
            why = f"Neither side has a Midfielder left, and both lose {point}."
        remarks.append(Remark(why, "whistle", fault if fault < s.SEATS else -1))
    elif after.ended == End.COVER:
        why = f"The cover is beaten! The match is over, and {{{fault} loses|lose}} {point}."
        remarks.append(Remark(why, "whistle", fault))
    winner = after.winner
    if winner == s.NONE:
        return [*remarks, Remark(f"It is over. {score(after)}: nobody wins.", "whistle")]
    ways: dict[int, str] = {
        WonBy.GOALS: "and {@ wins|win} it!",
        WonBy.FORFEIT: "and {@ wins|win} without a duel.",
        WonBy.MIDFIELDERS: "but {@ has|have} more Midfielders on the pitch: {@ wins|win}!",
        WonBy.CARDS: "but {@ has|have} more cards on the pitch: {@ wins|win}!",
    }
    how = ways.get(after.won_by, "and {@ wins|win} in sudden death!")
    text = f"It is over. {score(after)}, {how.replace('{@', f'{{{winner}')}"
    return [*remarks, Remark(text, "whistle", winner)]
