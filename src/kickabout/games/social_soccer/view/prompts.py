"""The prompt above the hand: what to do next."""

from collections.abc import Callable

from kickabout.engine.view_types import Prompt
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat, Text

from .. import state as s
from ..actions import CARD, GIVE_UP, PLAY, RIVAL_AIM, SHOOT, TWIST, VERB
from ..box import SocialBox
from ..card_texts import stack_text
from ..people import called, of_side
from ..pitch import attack_of, fresh_members, spot_of
from ..shots import has_blocker
from ..state import BlockTie, Entry, Phase, ShotEnd, State, TwistUse
from .hand import opening_hand
from .shot import Verdict, verdict
from .stack import cancelled_entries
from .waste import is_waste

Parts = tuple[Text, Text, Text]
"""The lead, the task, and the fact that matters."""
Asked = Callable[[SocialBox, State, int, list[int]], Parts]


def prompt(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    """Return what to do next in one line, with the fact that matters."""
    lead: Text = ""
    text: Text = ""
    fact: Text = ""
    if state.phase == Phase.FULL_TIME:
        lead = Message("you-win" if state.winner == seat >= 0 else "full-time")
    elif legal_now:
        lead, text, fact = _ASKED[state.phase](box, state, seat, legal_now)
    elif seat >= 0 and state.phase == Phase.BUILD:
        lead, text = Message("your-team-stands"), Message("your-team-stands.ask")
    elif seat >= 0 and state.phase == Phase.PLACE:
        lead, text = Message("your-ten-lie"), Message("your-ten-lie.ask")
    return {"lead": lead, "text": text, "fact": fact}


def _build(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    signed, packed = state.signed[seat], state.packed[seat]
    if signed == 0:
        return Message("sign-first"), Message("sign-first.ask"), ""
    if signed < s.MEMBERS:
        fact = Message("sign-next.fact", number=box.record.specials)
        return Message("sign-next", number=signed + 1), Message("sign-next.ask"), fact
    left = box.record.strategy_size - packed
    fact = Message("pack-next.fact", left=left, number=box.record.copies)
    return Message("pack-next"), Message("pack-next.ask"), fact


def _place(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    left = s.MEMBERS - state.placed[seat]
    fact = Message("place-ten.fact")
    if left < s.MEMBERS:
        fact = Message("place-ten.left", left=left)
    return Message("place-ten"), Message("place-ten.ask"), fact


def _mulligan(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    cost, pool, theirs = opening_hand(box, state, seat)
    rival = Seat(1 - seat)
    fact = Message("your-opening-hand.fact", cost=cost, pool=pool, rival=rival, theirs=theirs)
    return Message("your-opening-hand"), Message("your-opening-hand.ask"), fact


def _choose(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    return Message("you-lost-last"), Message("you-lost-last.ask"), ""


def _ball(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    no_legs = _on_no_legs(state, seat)
    if state.not_to > 0:
        own = called(box, state, seat, state.not_to)
        fact = no_legs or Message("you-blocked.fact")
        return Message("you-blocked"), Message("you-blocked.ask", own=own), fact
    if state.shot_seat == 1 - seat and state.shot_end == ShotEnd.GOAL:
        return Message("your-kick-off"), Message("your-kick-off.ask"), no_legs
    return Message("your-ball"), Message("your-ball.ask"), no_legs


def _on_no_legs(state: State, seat: int) -> Text:
    """Return what the ball is worth to a side of which nobody on the field is fresh; empty for any other."""
    if fresh_members(state, seat) > 0:
        return ""
    return Message("no-legs" if fresh_members(state, 1 - seat) > 0 else "no-legs.round-over")


def _play(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    own = called(box, state, seat, state.ball)
    pool = Message("custody-left", custody=state.custody[seat])
    cards = "some" if any(VERB[action] == PLAY for action in legal_now) else "none"
    if GIVE_UP in legal_now:
        return Message("holder-tired", own=own), Message("holder-tired.ask", cards=cards), pool
    lead = Message("holder-has-ball", own=own)
    others = Message("no-legs.but-one") if fresh_members(state, seat) == 1 else ""
    if SHOOT not in legal_now:
        return lead, Message("holder-has-ball.pass", cards=cards), others or pool
    if spot_of(state, seat, state.ball) >= s.BENCH_TO:
        return (
            lead,
            Message("holder-has-ball.back", cards=cards),
            Message("holder-has-ball.exhausts"),
        )
    beat = Message("holder-has-ball.beat", tie=slug(BlockTie(box.record.tie)))
    return lead, Message("holder-has-ball.ask", cards=cards), others or beat


def _cost(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    card = box.cards[state.stack_kind[state.stack - 1]].named
    return Message("takes-legs", card=card), Message("takes-legs.ask", number=state.costs), ""


def _aim(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    top = state.stack - 1
    text = Message("aim-at-theirs" if VERB[legal_now[0]] == RIVAL_AIM else "aim-at-yours")
    card = box.cards[state.stack_kind[top]].named
    return Message("card-aims", card=card), text, _does(box, state, top)


def _does(box: SocialBox, state: State, entry: int) -> Message:
    player = Seat(state.stack_seat[entry])
    return Message("what-it-does", said=stack_text(box, state, entry), player=player)


def _block(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    tie = slug(BlockTie(box.record.tie))
    attack = attack_of(box.record, state, 1 - seat, state.shooter)
    lead = Message("rival-shoots", own=of_side(box, state, 1 - seat, state.shooter))
    return lead, Message("who-steps-in"), Message("who-steps-in.fact", attack=attack, tie=tie)


def _answer(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    alone = "alone" if len(legal_now) == 1 else "ask"
    if state.blocker > 0:
        added, nothing = _added_last(box, state, seat), Message("add-to-shot.alone")
        now = verdict(box, state)
        if now is None:
            return Message("shot-lost"), added, nothing if alone == "alone" else ""
        lead = Message(
            "shot-goes-in" if now.goal else "shot-is-blocked", player=Seat(state.shot_seat)
        )
        needed = nothing if alone == "alone" else _needed(box, state, seat, legal_now, now)
        return lead, added, needed
    top = state.stack - 1
    text = Message(f"answer-it.{alone}")
    if state.stack_kind[top] == Entry.PASS:
        to = of_side(box, state, 1 - seat, state.stack_aim[top])
        return Message("a-pass", to=to), text, Message("custody-left", custody=state.custody[seat])
    if state.stack_kind[top] == Entry.SHOT:
        attack = attack_of(box.record, state, 1 - seat, state.shooter)
        lead = Message("rival-shoots", own=of_side(box, state, 1 - seat, state.shooter))
        which = "rival-shoots.fact" if has_blocker(state) else "rival-shoots.free"
        return lead, text, Message(which, attack=attack)
    card = box.cards[state.stack_kind[top]].named
    lead = Message("card-is-out", card=card, player=Seat(state.stack_seat[top]))
    return lead, text, _does(box, state, top)


def _added_last(box: SocialBox, state: State, seat: int) -> Text:
    """Return which card the rival has just added to a shot, and what it does; empty if it added none."""
    top = state.stack - 1
    kind, rival = state.stack_kind[top], state.stack_seat[top]
    if kind < 0 or rival == seat:
        return ""
    card = box.cards[kind].named
    if top - 1 in cancelled_entries(box, state, state.stack):
        stopped = box.cards[state.stack_kind[top - 1]].named
        return Message("rival-stops", rival=Seat(rival), card=card, stopped=stopped)
    use = slug(TwistUse(state.stack_twist[top]))
    said = stack_text(box, state, top)
    return Message("rival-adds", rival=Seat(rival), card=card, use=use, said=said)


def _needed(box: SocialBox, state: State, seat: int, legal_now: list[int], now: Verdict) -> Message:
    """Return how much the seat has to add to a shot for it to end well, and whether its cards come to so much."""
    shoots = seat == state.turn
    if now.goal == shoots:
        return Message("add-to-shot.enough")
    more = now.attack - now.defence
    if shoots:
        more = -more
    if (box.record.tie == BlockTie.BLOCKED) == shoots:
        more += 1
    which = "add-to-shot.attack" if shoots else "add-to-shot.defence"
    if state.actor == seat and is_waste(box, state):
        which += "-short"
    twists = sum(
        int(state.hand[seat, CARD[action]]) for action in legal_now if VERB[action] == TWIST
    )
    return Message(which, more=more, twists=twists)


def _trim(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    over = state.hand_size[seat] - box.record.hand_limit
    fact = Message("too-many-cards.fact", limit=box.record.hand_limit)
    return Message("too-many-cards"), Message("too-many-cards.ask", number=over), fact


_ASKED: dict[int, Asked] = {
    Phase.BUILD: _build,
    Phase.PLACE: _place,
    Phase.MULLIGAN: _mulligan,
    Phase.CHOOSE: _choose,
    Phase.BALL: _ball,
    Phase.PLAY: _play,
    Phase.COST: _cost,
    Phase.AIM: _aim,
    Phase.ANSWER: _answer,
    Phase.BLOCK: _block,
    Phase.TRIM: _trim,
}
