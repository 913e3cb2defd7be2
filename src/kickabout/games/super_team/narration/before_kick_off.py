"""The commentary of Super Team before a kick-off: toss, boards, markers and line-ups."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..actions import BOARD, COUNT, FORMATION, SEAT, SPACE
from ..box import SuperBox
from ..preparations import chooser
from ..state import Stat, State
from .phrases import quiet, salt_of, whistle


def started(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which seat kicks off first."""
    return [whistle("wins-the-toss", SEAT[action])]


def dealt(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which boards were dealt, once a side has all four of its own."""
    remarks = []
    for seat in range(s.SEATS):
        offered = [after.offered[seat, row, i] for row in range(2) for i in range(2)]
        was_open = min(before.offered[seat, row, i] for row in range(2) for i in range(2)) == s.NONE
        if was_open and min(offered) != s.NONE:
            team, other_team = (box.teams[number].named for number in offered[:2])
            captain, other_captain = (box.captains[number].named for number in offered[2:])
            boards = {"team": team, "other_team": other_team}
            captains = {"captain": captain, "other_captain": other_captain}
            message = Message("is-offered", player=Seat(seat), **boards, **captains)
            remarks.append(Remark(message, "quiet", seat))
    return remarks


def board_chosen(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell its chooser which board was chosen."""
    return [quiet("picks-a-board", before.actor, board=box.board(BOARD[action]).named)]


def board_laid(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell the others that a board was chosen."""
    return [quiet("lays-a-board", before.actor)]


def board_shown(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which board is turned over."""
    number = BOARD[action]
    how = "sends-out-team" if number < s.TEAMS else "gives-the-armband"
    seat = chooser(box.record, before, before.shown)
    return [whistle(how, seat, board=box.board(number).named)]


def marked(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell where the Coach Markers of a side are, once all are placed."""
    seat = before.actor
    markers = [(stat, after.markers[seat, stat]) for stat in Stat]
    if sum(number for _, number in markers) < box.record.coach_markers:
        return []
    laid = [Message("markers-on-stat", stat=slug(stat), number=n) for stat, n in markers if n > 0]
    return [quiet("sets-markers", seat, markers=tuple(laid))]


def formed(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which formation a side takes up."""
    formation = box.formations[FORMATION[action]].named
    salt = salt_of(before, action)
    return [quiet("takes-up-formation", before.actor, salt, formation=formation)]


def placed(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell where the pieces of a side are, once all are placed."""
    seat = before.actor
    if before.placed[seat] < s.PIECES - 1:
        return []
    placed = [before.at[seat * s.PIECES + shirt] for shirt in range(s.PIECES - 1)]
    spaces = [box.space_name(space) for space in [*placed, SPACE[action]]]
    return [quiet("lines-up", seat, spaces=", ".join(spaces))]


def rested(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell how much Fatigue is returned at half-time."""
    number = COUNT[action]
    if number == 0:
        return [quiet("needs-no-rest", before.actor)]
    return [quiet("hands-back-fatigue", before.actor, number=number)]
