"""The commentary on how shots end: attack against defence, goals, the cards that count them."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from ..actions import CARD
from ..box import SocialBox
from ..people import called, value_of
from ..state import CardType, Phase, State
from ..view.shot import shot_data
from ..view.types import Sum
from .salts import salt_of


def tell_compared(box: SocialBox, was: State, now: State) -> list[Remark]:
    """Narrate a block that holds, with attack and defence; one that does not is told with its goal."""
    if now.phase == Phase.REVEAL:
        return []
    rival, salt = 1 - was.turn, salt_of(was, 7)
    manner = f"saves-{slug(value_of(box, was, rival, was.blocker))}"
    saved = Message(manner, own=called(box, was, rival, was.blocker)).varied(salt)
    what = "level-is-block" if now.shot_attack == now.shot_defence else "blocked"
    return [Remark(Message(what, text=saved, **_sums(box, now)), "duel", rival)]


def _sums(box: SocialBox, state: State) -> dict[str, Argument]:
    """Return attack and defence of a shot that is over, each with all that makes it."""
    shot = shot_data(box, state)
    assert shot is not None
    assert shot["defence"] is not None
    return {"attack": _sum(shot["attack"]), "defence": _sum(shot["defence"])}


def _sum(terms: Sum) -> Argument:
    first, *more = terms["steps"]
    if not more:
        return terms["total"]
    told = Message("told-sum", total=terms["total"], value=first["value"])
    for term in more:
        told = Message("told-sum.more", sum=told, value=term["value"], label=term["label"])
    return told


def tell_goal(box: SocialBox, before: State, after: State) -> list[Remark]:
    """Narrate a goal as soon as it is scored, with attack and defence if somebody has blocked."""
    if after.phase != Phase.REVEAL or before.phase == Phase.REVEAL:
        return []
    seat = after.scorer
    celebration = Message(
        f"celebrates-{slug(value_of(box, after, seat, after.shooter))}",
        rival=Seat(1 - seat),
        own=called(box, after, seat, after.shooter),
    ).varied(after.total[0] + after.total[1])
    score: dict[str, Argument] = {"home": after.goals[0], "away": after.goals[1]}
    if after.shot_against == 0:
        return [Remark(Message("goal", text=celebration, **score), "goal", seat)]
    message = Message(
        "goal-level" if after.shot_attack == after.shot_defence else "goal-past",
        text=celebration,
        **_sums(box, after),
        **score,
    )
    return [Remark(message, "goal", seat)]


def tell_reveal(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the card that counts a goal; the effects of a Twist are narrated as they happen."""
    seat = 1 - before.scorer
    kind = CARD[action]
    card = box.cards[kind]
    twist = card.type == CardType.TWIST
    message = Message(
        "counted-with-twist" if twist else "counted-by", player=Seat(seat), card=card.named
    ).varied(salt_of(before, kind))
    return [Remark(message, "captain" if twist else "quiet", seat), *_tell_lead(box, before)]


def tell_no_card(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a goal being counted without a card."""
    seat = 1 - before.scorer
    message = Message("counted-without-card", player=Seat(seat)).varied(salt_of(before, 0))
    return [Remark(message, "quiet", seat), *_tell_lead(box, before)]


def _tell_lead(box: SocialBox, before: State) -> list[Remark]:
    """Narrate a lead that has come one goal near the one that ends a game."""
    seat = before.scorer
    lead = before.goals[seat] - before.goals[1 - seat]
    if lead < 1 or lead != box.record.lead - 1 or before.round > box.record.rounds:
        return []
    return [Remark(Message("one-more-ends-it", player=Seat(seat), number=lead), "quiet", seat)]
