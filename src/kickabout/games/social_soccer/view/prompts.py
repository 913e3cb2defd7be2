"""What a page of SocialSoccer says next: the prompt above the hand."""

from collections.abc import Callable

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.pitch import attack_of, spot_of
from kickabout.games.social_soccer.state import BlockTie, Entry, Phase, ShotEnd, State
from kickabout.games.social_soccer.view.shot import verdict
from kickabout.games.social_soccer.words.card_texts import stack_text
from kickabout.games.social_soccer.words.saying import count, in_words, player_of

Prompt = tuple[str, str, str]
"""The lead, what to do, and the fact that matters."""
Asked = Callable[[SocialBox, State, int, list[int]], Prompt]


def prompt(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead, text, fact = "", "", ""
    if state.phase == Phase.FULL_TIME:
        lead = "You win!" if state.winner == seat >= 0 else "Full time."
    elif legal_now:
        lead, text, fact = _ASKED[state.phase](box, state, seat, legal_now)
    elif seat >= 0 and state.phase == Phase.BUILD:
        lead, text = "Your team stands.", "Waiting for the other side."
    elif seat >= 0 and state.phase == Phase.PLACE:
        lead, text = "Your ten lie in their places.", "Waiting for the other side."
    return {"lead": lead, "text": text, "fact": fact}


def _name(box: SocialBox, state: State, seat: int, member: int) -> str:
    number = player_of(state, seat, member)
    return box.player(number).name if number else ""


def _build(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    signed, packed = state.signed[seat], state.packed[seat]
    if signed == 0:
        return "Your team.", "Take a ready-made one, or sign ten players of your own.", ""
    if signed < s.MEMBERS:
        each = count(box.record.specials, "card")
        return (
            f"Player {signed + 1}.",
            "Sign another one.",
            f"Each of a value allows {each} of it in your strategy.",
        )
    left = box.record.strategy_size - packed
    most = in_words(box.record.copies)
    return "Your strategy.", "Pack another card.", f"{left} to go, of a kind {most} at most."


def _place(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    left = s.MEMBERS - state.placed[seat]
    fact = "Attackers shoot, defenders block, the bench rests." if left == s.MEMBERS else ""
    return "Line up!", "Place your ten, covered.", fact or f"{left} to go."


def _mulligan(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    return "Your opening hand.", "Keep it, or draw anew, once.", ""


def _choose(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    return "You lost the last game.", "Take the ball, or leave it to the other side?", ""


def _ball(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    if state.not_to > 0:
        name = _name(box, state, seat, state.not_to)
        return "Blocked!", f"{name} passes at once. To whom?", "It is free, and tires nobody."
    if state.shot_seat == 1 - seat and state.shot_end == ShotEnd.GOAL:
        return "Kick-off.", "Who gets the ball?", ""
    return "Your ball.", "Who gets it?", ""


def _play(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    name = _name(box, state, seat, state.ball)
    spot = spot_of(state, seat, state.ball)
    pool = f"{state.custody[seat]} Custody left."
    if s.GIVE_UP in legal_now:
        return f"{name} is tired.", "Play a card, or give the ball up.", pool
    if s.SHOOT not in legal_now:
        return f"{name} has the ball.", "Pass, or play a card.", pool
    if spot >= s.BENCH_TO:
        return (
            f"{name} has the ball.",
            "Pass, shoot from the back, or play a card.",
            ("A defender who shoots is exhausted for this round and the next."),
        )
    return f"{name} has the ball.", "Pass, shoot, or play a card.", pool


def _cost(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    card = box.cards[state.stack_kind[state.stack - 1]]
    left = count(state.costs, "player")
    return f"{card.name} takes legs.", f"Tire {left} of yours.", ""


def _aim(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    top = state.stack - 1
    whose = "their" if legal_now[0] >= s.RIVAL_AIMS else "your"
    text = f"For which of {whose} field players?"
    return f"{box.cards[state.stack_kind[top]].name}.", text, _sentence(stack_text(box, state, top))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _block(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    shooter = _name(box, state, 1 - seat, state.shooter)
    attack = attack_of(box.record, state, 1 - seat, state.shooter)
    level = (
        "As much Defence stops it."
        if box.record.tie == BlockTie.BLOCKED
        else "It takes more Defence."
    )
    return f"{shooter} shoots!", "Who steps in?", f"Attack {attack}. {level}"


def _answer(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    now = verdict(box, state)
    alone = len(legal_now) == 1
    if state.blocker > 0:
        text = "You can add nothing." if alone else "Add a card, or nothing."
        if now is None:
            return "The ball is lost.", text, ""
        lead = "It goes in." if now.goal else "It is blocked."
        return lead, text, f"As it lies: Attack {now.attack}, Defence {now.defence}."
    top = state.stack - 1
    text = "You have no answer to it." if alone else "Answer with a card, or let it happen."
    if state.stack_kind[top] == Entry.PASS:
        to = _name(box, state, 1 - seat, state.stack_aim[top])
        return f"A pass to {to}.", text, f"{state.custody[seat]} Custody left."
    if state.stack_kind[top] == Entry.SHOT:
        shooter = _name(box, state, 1 - seat, state.shooter)
        attack = attack_of(box.record, state, 1 - seat, state.shooter)
        return (
            f"{shooter} shoots!",
            text,
            f"Attack {attack}. Who blocks is decided after the cards.",
        )
    card = box.cards[state.stack_kind[top]]
    return f"{card.name}!", text, _sentence(stack_text(box, state, top))


def _trim(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    over = state.hand_size[seat] - box.record.hand_limit
    return "Too many cards.", f"Discard {in_words(over)}.", f"{box.record.hand_limit} may stay."


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
