"""The commentary on players in action: passes, the ball that is given, shots, blocks.

The tone is that of the acting player's value.
"""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..actions import SPOT
from ..box import SocialBox
from ..people import called, called_at, value_of
from ..pitch import attack_of, defence_of, spot_of
from ..state import ShotEnd, State
from .salts import salt_of


def tell_pass(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a pass; whether it arrives is narrated only if somebody answers."""
    seat = before.turn
    message = Message(
        f"passes-{slug(value_of(box, before, seat, before.ball))}",
        to=called_at(box, before, seat, SPOT[action]),
        own=called(box, before, seat, before.ball),
    )
    return [Remark(message.varied(salt_of(before, 0)), "play", seat)]


def tell_shot(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a shot; whether anybody can step in is narrated once the cards are resolved."""
    seat, shooter = before.turn, before.ball
    manner = slug(value_of(box, before, seat, shooter))
    if spot_of(before, seat, shooter) >= s.ATTACKERS:
        manner = "last-breath"
    message = Message(f"shoots-{manner}", own=called(box, before, seat, shooter))
    return [Remark(message.varied(salt_of(before, 1)), "shot", seat)]


def tell_block(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a defender stepping in, with the attack and defence of the two so far."""
    rival = 1 - before.turn
    blocker = before.spot[rival, SPOT[action]]
    manner = slug(value_of(box, before, rival, blocker))
    step = Message(f"steps-in-{manner}", own=called(box, before, rival, blocker))
    message = Message(
        "shot-blocked",
        text=step.varied(salt_of(before, 3)),
        attack=attack_of(box.record, before, before.turn, before.shooter),
        defence=defence_of(box.record, before, rival, blocker),
    )
    return [Remark(message, "shot", rival)]


def tell_let(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate that nobody steps in, although somebody could."""
    seat = 1 - before.turn
    message = Message("lets-through", player=Seat(seat)).varied(salt_of(before, 4))
    return [Remark(message, "play", seat)]


def tell_ball(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the ball being given: after a block, a goal, or at the start of a round."""
    seat, blocker = before.turn, before.not_to
    getter = called_at(box, before, seat, SPOT[action])
    if blocker > 0:
        message = Message("releases", own=called(box, before, seat, blocker), to=getter)
    elif before.shot_end == ShotEnd.GOAL and before.shot_seat == 1 - seat:
        message = Message("kicks-off", player=Seat(seat), to=getter)
    else:
        message = Message("free-ball", player=Seat(seat), to=getter)
    remarks = [Remark(message.varied(salt_of(before, 5)), "play", seat)]
    if after.turn != seat:
        lost = Message("loses-ball", own=getter, player=Seat(1 - seat))
        remarks.append(Remark(lost.varied(salt_of(before, 6)), "shot", 1 - seat))
    return remarks


def tell_gives_up(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a side with a tired holder giving up the ball."""
    seat = before.turn
    message = Message(
        f"gives-up-{slug(value_of(box, before, seat, before.ball))}",
        rival=Seat(1 - seat),
        own=called(box, before, seat, before.ball),
    )
    return [Remark(message.varied(salt_of(before, 6)), "play", seat)]
