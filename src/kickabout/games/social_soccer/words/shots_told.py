"""The commentary of SocialSoccer where a shot ends: attack against defence, goals, the cards that count them."""

from kickabout.engine.commentary import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import CardType, Phase, State
from kickabout.games.social_soccer.words import ways
from kickabout.games.social_soccer.words.saying import (
    Ways,
    called,
    salt_of,
    say,
    score,
    value_of,
)

_LEVEL: tuple[Ways, Ways] = (
    (
        "Level, and level is a block.",
        "As much on the one side as on the other: that stops it.",
        "Not more, only as much. It is not enough.",
        "The same, says the judge, and the same is a block.",
    ),
    (
        "Level, and level goes in here.",
        "As much on the one side as on the other: that is enough.",
    ),
)
_COUNTS: Ways = (
    "[*] counts it.",
    "{@ lays|lay} down [*] for it.",
    "[*] goes to {@'s} goal zone.",
    "It is counted by [*].",
)
_TWIST_COUNTS: Ways = (
    "There is a twist to it: [*]!",
    "And look what turns up: [*]!",
    "{@ turns|turn} up [*]. That changes something.",
    "Every goal has two sides. The other one is [*].",
)
_NO_CARD: Ways = (
    "{@'s} deck is empty. It counts all the same.",
    "No card is left to count it. It counts.",
    "{@ has|have} run out of cards, not of goals against.",
)


def tell_compared(box: SocialBox, was: State, now: State, added: bool) -> list[Remark]:
    """Attack is compared with defence: the end of a shot that was blocked.

    What they came to in the end is told if something has been added.
    """
    seat, rival = was.turn, 1 - was.turn
    scored = now.phase == Phase.REVEAL
    salt, attack, defence = salt_of(was, 7), now.shot_attack, now.shot_defence
    value = value_of(box, was, rival, was.blocker)
    text = say(
        ways.BEATEN if scored else ways.SAVES[value],
        salt,
        own=called(box, was, rival, was.blocker),
    )
    if added:
        text = f"{attack} against {defence}. {text}"
    if attack == defence:
        level = say(_LEVEL[1 if scored else 0], salt)
        text = f"{level} {text}" if not added else text.replace(". ", f": {_low(level)} ", 1)
    return [Remark(text, "duel", seat if scored else rival)]


def _low(text: str) -> str:
    return text[:1].lower() + text[1:]


def tell_goal(box: SocialBox, before: State, after: State) -> list[Remark]:
    """A goal, as soon as it is in."""
    if after.phase != Phase.REVEAL or before.phase == Phase.REVEAL:
        return []
    seat = after.scorer
    text = say(
        ways.GOALS[value_of(box, after, seat, after.shooter)],
        after.total[0] + after.total[1],
        seat=seat,
        other=1 - seat,
        own=called(box, after, seat, after.shooter),
    )
    return [Remark(f"Gol! {text} {score(after)}.", "goal", seat)]


def tell_reveal(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """The card that counts a goal is turned up; what a Twist does is told as it happens."""
    seat = 1 - before.scorer
    kind = action - s.REVEALS
    card = box.cards[kind]
    twist = card.type == CardType.TWIST
    text = say(_TWIST_COUNTS if twist else _COUNTS, salt_of(before, kind), seat=seat)
    return [Remark(text.replace("*", card.name), "captain" if twist else "quiet", seat)]


def tell_no_card(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A goal is counted without a card."""
    seat = 1 - before.scorer
    return [Remark(say(_NO_CARD, salt_of(before, 0), seat=seat), "quiet", seat)]
