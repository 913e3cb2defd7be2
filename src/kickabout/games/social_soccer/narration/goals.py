"""The commentary on how shots end: attack against defence, goals, the cards that count them."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer.actions import CARD
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.people import called, value_of
from kickabout.games.social_soccer.state import CardType, Phase, State
from kickabout.text.messages import Message, Seat

from .salts import salt_of


def tell_compared(box: SocialBox, was: State, now: State, added: bool) -> list[Remark]:
    """Narrate the comparison of attack and defence after a block.

    The final numbers are told if cards have been added.
    """
    seat, rival = was.turn, 1 - was.turn
    scored = now.phase == Phase.REVEAL
    salt, attack, defence = salt_of(was, 7), now.shot_attack, now.shot_defence
    manner = f"saves-{slug(value_of(box, was, rival, was.blocker))}"
    message = Message(
        "beaten" if scored else manner, own=called(box, was, rival, was.blocker)
    ).varied(salt)
    level = Message("level-is-goal" if scored else "level-is-block").varied(salt)
    if attack != defence:
        if added:
            message = Message("compared", attack=attack, defence=defence, text=message)
    elif added:
        message = Message(
            "compared-level-at", attack=attack, defence=defence, level=level, text=message
        )
    else:
        message = Message("compared-level", level=level, text=message)
    return [Remark(message, "duel", seat if scored else rival)]


def tell_goal(box: SocialBox, before: State, after: State) -> list[Remark]:
    """Narrate a goal as soon as it is scored."""
    if after.phase != Phase.REVEAL or before.phase == Phase.REVEAL:
        return []
    seat = after.scorer
    celebration = Message(
        f"celebrates-{slug(value_of(box, after, seat, after.shooter))}",
        rival=Seat(1 - seat),
        own=called(box, after, seat, after.shooter),
    ).varied(after.total[0] + after.total[1])
    message = Message("goal", text=celebration, home=after.goals[0], away=after.goals[1])
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
