"""The commentary of Futera SuSu on consequences: cards that leave, bonuses, the end."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..bonds import captain_of, group_of
from ..box import SusuBox
from ..pitch import cards_in_row
from ..state import Class, End, Length, Phase, Position, Row, State, WonBy
from .cards import newly_gone
from .duels import score
from .naming import named


def whistle(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the clock of the match has run out."""
    return [Remark(Message("last-possession-by-clock"), "whistle")]


def consequences(box: SusuBox, before: State, after: State, first: int) -> list[Remark]:
    """Tell the consequences of a decision or an outcome; the score has the goals of seat `first` first."""
    remarks = _leaving(box, before, after) if after.duels > before.duels else []
    for seat in range(s.SEATS):
        remarks += _captain(box, before, after, seat)
        remarks += _groups(box, before, after, seat)
        remarks += _last_midfielder(before, after, seat)
    if after.phase == Phase.FULL_TIME != before.phase:
        return [*remarks, _end(box, after, first)]
    if after.sudden_death > before.sudden_death:
        message = Message("sudden-death", score=score(after, first), player=Seat(after.turn))
        return [*remarks, Remark(message, "whistle", after.turn)]
    last = 2 * box.record.possessions
    if box.record.length == Length.POSSESSIONS and after.turns == last > before.turns > 0:
        message = Message("last-possession", player=Seat(after.turn), score=score(after, first))
        remarks.append(Remark(message, "quiet", after.turn))
    return remarks


def _leaving(box: SusuBox, before: State, after: State) -> list[Remark]:
    gone = [(seat, newly_gone(before, after, seat)) for seat in (before.turn, 1 - before.turn)]
    names = tuple(named(box, after, seat, player) for seat, player in gone if player)
    if not names:
        return []
    return [Remark(Message("leave-the-pitch", names=names), "quiet", 1 - after.last_winner)]


def _captain(box: SusuBox, before: State, after: State, seat: int) -> list[Remark]:
    """Tell that a Legendary Captain leaves the pitch, and the team loses the bonus."""
    number = newly_gone(before, after, seat)
    if box.record.klass[number] != Class.LEGENDARY_CAPTAIN:
        return []
    captain = box.player(number)
    message = Message(
        "captain-down",
        player=Seat(seat),
        captain=captain.named,
        team=box.teams[captain.team].named,
        bonus=box.record.captain,
    )
    return [Remark(message, "captain", seat)]


def _groups(box: SusuBox, before: State, after: State, seat: int) -> list[Remark]:
    """Tell that rows of one team are broken or whole again, as far as
    the viewer knows their players.
    """
    remarks = []
    for row in range(Position.GOALKEEPER):
        stood, stand = (cards_in_row(state, seat, row) for state in (before, after))
        if before.turns == 0 or stood == stand:
            continue
        was, now = (group_of(box.record, state, seat, row) for state in (before, after))
        of, player = slugs(Row)[row], Seat(seat)
        if was and not now and not _led(box, before, seat, was.team):
            message = Message("row-broken", player=player, row=of, bonus=was.bonus)
            remarks.append(Remark(message, "quiet", seat))
        elif now and not was and not _led(box, after, seat, now.team):
            team = box.teams[now.team].named
            message = Message(
                "row-whole",
                player=player,
                row=of,
                team=team,
                bonus=now.bonus,
                hero=slug(Class(box.record.klass[now.hero])),
                name=box.player(now.hero).named if now.hero else "",
            )
            remarks.append(Remark(message, "quiet", seat))
    return remarks


def _led(box: SusuBox, state: State, seat: int, team: int) -> bool:
    """Return whether the captain's bonus replaces the group's."""
    captain = captain_of(box.record, state, seat)
    return captain > 0 and box.record.team[captain] == team


def _last_midfielder(before: State, after: State, seat: int) -> list[Remark]:
    """Tell that a side is down to one Midfielder, once it is clear that the gap stays empty."""
    if before.turns == 0 or after.ended or after.hole[seat] != s.NONE:
        return []
    hole = before.hole[seat]
    closed = hole != s.NONE and s.ROW_OF_SPOT[hole] == Position.MIDFIELDER
    left = cards_in_row(after, seat, Position.MIDFIELDER)
    if left == 1 and (closed or cards_in_row(before, seat, Position.MIDFIELDER) > 1):
        return [Remark(Message("last-midfielder", player=Seat(seat)), "play", seat)]
    return []


# The end.


def _end(box: SusuBox, after: State, first: int) -> Remark:
    """Tell in one sentence what has ended the match, and who has won it."""
    winner = after.winner
    result = Message("won-by-nobody", score=score(after, first))
    if winner != s.NONE:
        how = slug(WonBy(after.won_by))
        result = Message(f"won-by-{how}", player=Seat(winner), score=score(after, winner))
    message = Message("match-ends", why=_why_over(box, after), result=result)
    return Remark(message, "whistle", winner)


def _why_over(box: SusuBox, after: State) -> Message:
    record, fault = box.record, after.at_fault
    if after.ended == End.PLAYED_OUT:
        if record.length == Length.GOALS:
            goals = max(after.goals[0], after.goals[1])
            leader = 0 if after.goals[0] == goals else 1
            return Message("over-by-goals", player=Seat(leader), number=goals)
        if record.length == Length.CLOCK:
            return Message("over-by-clock")
        return Message("over-by-possessions", number=2 * record.possessions)
    what = f"over-by-{slug(End(after.ended))}"
    if fault == s.SEATS:
        return Message(f"{what}-of-both", points=record.penalty)
    return Message(what, player=Seat(fault), points=record.penalty)
