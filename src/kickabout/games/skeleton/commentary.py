"""The commentary of Skeleton: what happened, in the marks of `engine.commentary`."""

from kickabout.engine.commentary import Remark
from kickabout.games.skeleton.box import SkeletonBox
from kickabout.games.skeleton.state import FULL_TIME, HIDDEN_LAY, LAYS, SHOW, SHOWS, State


def tell(box: SkeletonBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """What happened, told from two records and a decision as `viewer` saw them."""
    if before.phase == SHOW:
        return _shown(box, before, action, after)
    if action == HIDDEN_LAY:
        text = f"{{{before.actor} lays|lay}} a card face down."
        return [Remark(text, "quiet", before.actor)]
    if LAYS <= action < LAYS + len(box.cards):
        name = box.cards[action - LAYS].name
        return [Remark(f"{{{before.actor} lays|lay}} a [{name}] face down.", "play", before.actor)]
    return []


def _shown(box: SkeletonBox, before: State, action: int, after: State) -> list[Remark]:
    seat, name = before.shown, box.cards[action - SHOWS].name
    remarks = [Remark(f"{{{seat} turns|turn}} over a [{name}].", "shot", seat)]
    if after.shown < after.seats:
        return remarks
    scorers = [other for other in range(after.seats) if after.goals[other] > before.goals[other]]
    goals = " : ".join(str(after.goals[other]) for other in range(after.seats))
    remarks += [
        Remark(f"{{{scorer} scores|score}}! It is {goals}.", "goal", scorer) for scorer in scorers
    ]
    if not scorers:
        remarks.append(Remark("Level! Nobody scores.", "quiet"))
    if after.phase == FULL_TIME:
        remarks.append(Remark("The referee blows for full time.", "whistle"))
    return remarks
