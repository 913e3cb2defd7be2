"""The commentary of SocialSoccer where players act: passes, the ball that is given, shots, blocks.

Who acts sounds like the value that he or she stands for.
"""

from kickabout.engine.commentary import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.pitch import attack_of, defence_of, spot_of
from kickabout.games.social_soccer.state import ShotEnd, State
from kickabout.games.social_soccer.words import ways
from kickabout.games.social_soccer.words.saying import (
    called,
    called_at,
    salt_of,
    say,
    value_of,
)


def tell_pass(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player passes; whether it arrives is told only if somebody answers."""
    seat = before.turn
    text = say(
        ways.PASSES[value_of(box, before, seat, before.ball)],
        salt_of(before, 0),
        to=called_at(box, before, seat, action - s.PASSES),
        own=called(box, before, seat, before.ball),
    )
    return [Remark(text, "play", seat)]


def tell_shot(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player shoots; whether anybody can step in is told when the cards have done their work."""
    seat, shooter = before.turn, before.ball
    told = ways.SHOTS[value_of(box, before, seat, shooter)]
    if spot_of(before, seat, shooter) >= s.ATTACKERS:
        told = ways.LAST_BREATHS
    text = say(told, salt_of(before, 1), own=called(box, before, seat, shooter))
    return [Remark(text, "shot", seat)]


def tell_block(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A defender steps in: the two who meet, with what they are worth so far."""
    rival, shooter = 1 - before.turn, before.shooter
    blocker = before.spot[rival, action - s.BLOCKS]
    attack = attack_of(box.record, before, before.turn, shooter)
    defence = defence_of(box.record, before, rival, blocker)
    text = say(
        ways.BLOCKS[value_of(box, before, rival, blocker)],
        salt_of(before, 3),
        own=called(box, before, rival, blocker),
    )
    return [Remark(f"{text}: Attack {attack} against Defence {defence}.", "shot", rival)]


def tell_let(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Nobody steps in, although somebody could."""
    seat = 1 - before.turn
    return [Remark(say(ways.LETS, salt_of(before, 4), seat=seat), "play", seat)]


def tell_ball(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """The ball is given to somebody: after a block, a goal, at the start of a round."""
    seat, blocker = before.turn, before.not_to
    told = ways.FREE_BALLS
    if blocker > 0:
        told = ways.RELEASES
    elif before.shot_end == ShotEnd.GOAL and before.shot_seat == 1 - seat:
        told = ways.KICK_OFFS
    text = say(
        told,
        salt_of(before, 5),
        seat=seat,
        own=called(box, before, seat, blocker) if blocker > 0 else "",
        to=called_at(box, before, seat, action - s.BALLS),
    )
    remarks = [Remark(text, "quiet", seat)]
    if after.turn != seat:
        getter = called_at(box, before, seat, action - s.BALLS)
        text = say(ways.LOSES_BALL, salt_of(before, 6), own=getter, seat=1 - seat)
        remarks.append(Remark(text, "shot", 1 - seat))
    return remarks


def tell_gives_up(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A side whose player is tired leaves the ball to the other."""
    seat = before.turn
    text = say(
        ways.GIVES_UP[value_of(box, before, seat, before.ball)],
        salt_of(before, 6),
        other=1 - seat,
        own=called(box, before, seat, before.ball),
    )
    return [Remark(text, "play", seat)]
