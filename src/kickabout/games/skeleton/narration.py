"""The commentary of Skeleton, as messages."""

from kickabout.engine.game import Remark
from kickabout.text.messages import Message, Seat

from .actions import CARD, HIDDEN_LAY, LAY, VERB
from .box import SkeletonBox
from .state import Phase, State


def narrate(
    box: SkeletonBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:
    """Tell what happened, from two records and an action as the viewer saw them."""
    if before.phase == Phase.SHOW:
        return _shown(box, before, action, after)
    player = Seat(before.actor)
    if action == HIDDEN_LAY:
        return [Remark(Message("lays-a-card", player=player), "quiet", before.actor)]
    if VERB[action] == LAY:
        card = box.cards[CARD[action]].named
        return [Remark(Message("lays", player=player, card=card), "play", before.actor)]
    return []


def _shown(box: SkeletonBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.turn, box.cards[CARD[action]].named
    remarks = [Remark(Message("turns-over", player=Seat(seat), card=card), "shot", seat)]
    if after.shown < after.seats:
        return remarks
    scorers = [other for other in range(after.seats) if after.goals[other] > before.goals[other]]
    goals = " : ".join(str(after.goals[other]) for other in range(after.seats))
    remarks += [
        Remark(Message("scores", player=Seat(scorer), score=goals), "goal", scorer)
        for scorer in scorers
    ]
    if not scorers:
        remarks.append(Remark(Message("level-round"), "quiet"))
    if after.phase == Phase.FULL_TIME:
        remarks.append(Remark(Message("final-whistle"), "whistle"))
    return remarks
