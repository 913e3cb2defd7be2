"""The prompt above the hand: what to do next."""

from collections import Counter
from collections.abc import Callable

from kickabout.engine.view_types import Prompt
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat, Text

from .. import state as s
from ..actions import CALL, HOLD, KIND
from ..box import RushBox
from ..sevens import best_seven, nation_of_seven
from ..squad import fewest_missing, one_nation, side_of
from ..state import Mode, Phase, State
from .cards import hand_numbers

Parts = tuple[Text, Text, Text]
"""The lead, the task, and the fact that matters."""


def prompt(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    """Return what to do next in one line, with the fact that matters."""
    lead: Text = ""
    text: Text = ""
    fact: Text = ""
    if state.phase == Phase.FULL_TIME:
        lead = Message("you-win" if seat >= 0 and state.won[seat] else "full-time")
    elif legal_now:
        lead, text, fact = _ASKED[Phase(state.phase)](box, state, seat, legal_now)
    elif seat >= 0 and state.locked:
        side = side_of(state, seat)
        if side != s.NONE and state.phase in (Phase.SEVEN, Phase.SWAP, Phase.DRAMA):
            lead, text = Message("chosen"), Message("chosen.ask")
    elif seat >= 0 and state.caller == seat:
        lead, text = Message("you-have-called"), Message("you-have-called.ask")
    return {"lead": lead, "text": text, "fact": fact}


def _draw(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    text = Message(
        "your-turn.ask",
        number=state.draws,
        more="yes" if state.draws == 1 < box.record.draws else "no",
        pile="no" if len(legal_now) == 1 else "yes",
    )
    facts: list[Message] = []
    if state.acts < box.record.acts:
        facts.append(Message("fact-acts", number=state.acts))
    if state.caller != s.NONE and state.turns_left[seat] == 1:
        facts.append(Message("fact-last-turn"))
    if len(facts) > 1:
        return Message("your-turn"), text, Message("two-facts", one=facts[0], other=facts[1])
    return Message("your-turn"), text, facts[0] if facts else ""


def _act(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    fact = _standing(box, state, seat)
    if _drawn_for(box, state, seat):
        drawn = Message("fact-drawn", number=box.record.draws)
        fact = Message("two-facts", one=drawn, other=fact)
    if CALL in legal_now:
        lead = Message(f"may-call-{slug(Mode(box.record.mode))}")
        ask = Message("may-call.ask" if state.acts else "must-call.ask")
        # That a seven of one nation stands is what the call says.
        return lead, ask, "" if one_nation(box.record, state) else fact
    if state.acts == 0:
        return Message("derby-night"), Message("derby-night.ask"), fact
    return Message("acts-left", number=state.acts), Message("acts-left.ask"), fact


def _drawn_for(box: RushBox, state: State, seat: int) -> bool:
    """Return whether the seat has just drawn all its cards without a choice, as nobody had discarded any."""
    return (
        state.pile_size == 0
        and state.acts == box.record.acts
        and not hand_numbers(box, state, seat, known=True)
    )


def _standing(box: RushBox, state: State, seat: int) -> Message:
    """Return how many players one's own seven lacks, or what it adds up to."""
    missing = fewest_missing(box.record, state, seat)
    if missing == s.SEVEN_SLOTS:
        return _beginning(box, state, seat)
    first = nation_of_seven(box, state, seat) if missing == s.SEVEN_SLOTS - 1 else s.NONE
    if first != s.NONE:
        return Message("fact-first", nation=box.nations[first].named)
    if missing:
        return Message("fact-short", number=missing)
    if box.record.mode != Mode.GROUP_STAGE or state.sudden_death:
        return Message("fact-stands")
    seven = best_seven(box, state, seat)
    return Message("fact-stands-with", defence=seven.defence, attack=seven.attack)


def _beginning(box: RushBox, state: State, seat: int) -> Message:
    """Return which nation to begin with, on an empty pitch."""
    held = Counter(
        box.players[card].nation for card in hand_numbers(box, state, seat) if card < s.PLAYERS
    )
    if not held:
        return Message("fact-begin-nobody")
    del held[s.NONE]
    most = held.most_common(2)
    if not most or most[0][1] == 1 or (len(most) > 1 and most[0][1] == most[1][1]):
        return Message("fact-begin-any")
    nation, number = most[0]
    return Message("fact-begin", nation=box.nations[nation].named, number=number)


def _answer(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    if state.answers:
        card = box.cards[state.answer_cards[state.answers - 1]].named
        by = Seat(state.answer_seats[state.answers - 1])
        lead = Message("card-is-played", player=by, card=card)
    elif state.calling:
        lead = Message(f"called-{slug(Mode(box.record.mode))}")
    elif state.card < s.PLAYERS:
        lead = Message("player-comes-on", man=box.named(state.card))
    else:
        lead = Message("card-is-played", player=Seat(state.turn), card=box.named(state.card))
    kinds = {KIND[action] for action in legal_now if action != HOLD}
    text = Message("card-is-played.ask" if kinds else "card-is-played.no-answer")
    if len(kinds) == 1:
        [kind] = kinds
        text = Message("card-is-played.with", card=box.cards[kind].named)
    if state.target != s.NONE:
        aim = "protects" if state.answers % 2 else "hits"
        owner, man = Seat(state.target_seat), box.named(state.target)
        return lead, text, Message("fact-target", aim=aim, player=owner, man=man)
    if state.calling and kinds and not state.answers:
        return lead, text, Message("fact-hits", man=box.named(state.fresh))
    return lead, text, ""


def _trim(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    over = state.hand_size[seat] - box.record.most_hand
    fact = Message("fact-may-stay", number=box.record.most_hand)
    return Message("too-many-cards"), Message("too-many-cards.ask", number=over), fact


def _extra(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    return Message("extra-player"), Message("extra-player.ask"), ""


def _take_off(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    fact = Message("fact-changes", number=state.swaps)
    return Message("substitution"), Message("who-comes-off"), fact


def _bring_on(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    return Message("is-off", man=box.named(state.taken_off)), Message("who-comes-on"), ""


def _look(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    is_one_there = len(legal_now) > 1
    return (
        Message("set-piece"),
        Message("set-piece.ask" if is_one_there else "set-piece.nobody"),
        "",
    )


def _seven(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    out = state.pitch_size[seat] - state.left_out[side_of(state, seat)] - s.SEVEN_SLOTS
    day = Message("matchday", number=min(state.matchday + 1, s.MATCHDAYS))
    seven = best_seven(box, state, seat)
    fact = Message("fact-at-best", defence=seven.defence, attack=seven.attack)
    return day, Message("leave-out", number=out), fact


def _swap(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    side = side_of(state, seat)
    if state.chosen[side] == 0:
        return Message("may-swap"), Message("who-comes-off"), Message("fact-other-side")
    if state.off[side] == 0:
        return Message("nobody-off"), Message("nobody-off.ask"), ""
    man = box.named(state.off[side] - 1)
    return Message("comes-off", man=man), Message("who-comes-on"), ""


def _late(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    return Message("late"), Message("late.ask"), _standing(box, state, seat)


def _drama(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Parts:
    if len(legal_now) == 1:
        return Message("drama"), Message("drama.no-instant"), ""
    return Message("drama"), Message("drama.ask"), Message("fact-both-shown")


_ASKED: dict[Phase, Callable[[RushBox, State, int, list[int]], Parts]] = {
    Phase.DRAW: _draw,
    Phase.ACT: _act,
    Phase.ANSWER: _answer,
    Phase.TRIM: _trim,
    Phase.EXTRA: _extra,
    Phase.TAKE_OFF: _take_off,
    Phase.BRING_ON: _bring_on,
    Phase.LOOK: _look,
    Phase.SEVEN: _seven,
    Phase.SWAP: _swap,
    Phase.LATE_PLAYER: _late,
    Phase.DRAMA: _drama,
}
