"""The commentary on how shots end: attack against defence, goals, the cards that count them."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from ..actions import CARD
from ..box import SocialBox
from ..people import called, value_of
from ..state import CardType, Phase, State
from .salts import salt_of


def tell_compared(box: SocialBox, was: State, now: State) -> list[Remark]:
    """Narrate a block that holds, with attack and defence; one that does not is told with its goal."""
    if now.phase == Phase.REVEAL:
        return []
    rival, salt = 1 - was.turn, salt_of(was, 7)
    manner = f"saves-{slug(value_of(box, was, rival, was.blocker))}"
    saved = Message(manner, own=called(box, was, rival, was.blocker)).varied(salt)
    sums: dict[str, Argument] = {"attack": now.shot_attack, "defence": now.shot_defence}
    level = now.shot_attack == now.shot_defence
    return [
        Remark(Message("level-is-block" if level else "blocked", text=saved, **sums), "duel", rival)
    ]


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
        attack=after.shot_attack,
        defence=after.shot_defence,
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
    return [Remark(message, "captain" if twist else "quiet", seat)]


def tell_no_card(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a goal being counted without a card."""
    seat = 1 - before.scorer
    message = Message("counted-without-card", player=Seat(seat)).varied(salt_of(before, 0))
    return [Remark(message, "quiet", seat)]
