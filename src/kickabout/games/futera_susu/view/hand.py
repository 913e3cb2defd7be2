"""A hand of Futera SuSu, with the plays of each card and their value in the duel."""

from kickabout.engine.views import in_hand
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message, Text

from .. import clauses
from .. import state as s
from ..action_cards import play_card
from ..actions import ACTIONS, CARD, PLAY, SPOT, STAT, VERB, number_of
from ..box import SusuBox
from ..duel import synergy
from ..effects import Effect, Target
from ..explanations import explain
from ..pitch import known_at
from ..refusals import Refusal
from ..rules import refuse
from ..state import Phase, Position, Spot, Stat, State
from .cards import card_data
from .chances import chance, totals
from .types import CardPlay, HandCard

_WAITS: dict[int, str] = {Phase.SEND: "send-first", Phase.BRING: "gap-first"}
"""The variant of what has to be decided before cards may be played, by the phase."""


def hand_data(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> list[HandCard]:
    """Return the hand of a seat: every card with its plays, or why it has none."""
    hand: list[HandCard] = []
    for kind in range(len(box.cards)):
        if state.hand[seat, kind] > 0:
            plays = [
                _play(box, state, seat, action)
                for action in legal_now
                if VERB[action] == PLAY
                and CARD[action] == kind
                and not is_beside_the_die(state, action)
            ]
            note, best = _note(box, state, seat, kind, plays)
            why = None
            if not plays:
                why, briefly = _why(box, state, seat, kind, legal_now)
                note = Message("not-now", why=briefly)
            hand += in_hand(card_data(box, kind), state.hand[seat, kind], plays, note, best, why)
    return hand


def is_beside_the_die(state: State, action: int) -> bool:
    """Return whether a card would be played on another stat than the one that the die of the actor names."""
    die = state.die[state.actor]
    return bool(STAT[action] != s.NONE and die and STAT[action] != die - 1)


def _play(box: SusuBox, state: State, seat: int, action: int) -> CardPlay:
    """Return one way to play a card, with the chance to win the duel afterwards."""
    card = box.cards[CARD[action]]
    side = spot = stat = None
    label = said = Message("play-card", card=card.named)
    then = chance_after(box, state, seat, action)
    if STAT[action] != s.NONE:
        stat = slugs(Stat)[STAT[action]]
        named = Message(f"stat-{stat}")
        label = said = Message("card-on", card=card.named, on=Message("on-stat", stat=named))
        if not state.die[seat] and then is not None:
            label = Message("on-stat-then", stat=named, number=round(100 * then))
    elif SPOT[action] != s.NONE:
        side = 1 - seat if card.effect.row.on == Target.RIVAL else seat
        spot = slugs(Spot)[SPOT[action]]
        label = _on_spot(box, state, side, SPOT[action])
        said = Message("card-on", card=card.named, on=label)
    return {
        "action": ACTIONS.name_of(box, action),
        "on": None,
        "seat": side,
        "spot": spot,
        "stat": stat,
        "label": label,
        "said": said,
        "chance": then,
    }


def _on_spot(box: SusuBox, state: State, side: int, spot: int) -> Message:
    """Return the player that a card is played on, or the spot if the player is not known."""
    player = known_at(state, side, spot)
    if player:
        return Message("on-player", name=box.player(player).named)
    row = s.ROW_OF_SPOT[spot]
    number = spot - s.FIRST_SPOT[row] + 1
    return Message("on-spot", position=slugs(Position)[row], number=number)


def _played(box: SusuBox, state: State, seat: int, action: int) -> State | None:
    """Return the duel with a card played in it, None if its consequences go beyond the duel."""
    effect = box.cards[CARD[action]].effect
    if not effect.row.stays_in_duel:
        return None
    after: State = state.copy()
    play_card(box.record, after, action)
    if effect == Effect.SWITCH:
        after.face_up[seat, after.spot[seat]] = 1
        after.bonus[seat] = synergy(box.record, after, seat, after.spot[seat])
    if effect == Effect.RE_ROLL_OWN:
        after.die[seat] = 0
    return after


def chance_after(box: SusuBox, state: State, seat: int, action: int) -> float | None:
    """Return the chance to win the duel once a card is played in it; None for one whose consequences go beyond it."""
    after = _played(box, state, seat, action)
    return None if after is None else chance(box, after, seat)


# Notes on the card.


def _note(
    box: SusuBox, state: State, seat: int, kind: int, plays: list[CardPlay]
) -> tuple[Text, bool]:
    """Return the result of a card in the duel, and whether it would turn the duel."""
    now = chance(box, state, seat)
    if not plays or now is None:
        return "", False
    effect = box.cards[kind].effect
    if effect == Effect.SEND_OFF:
        return Message("pick-whom"), False
    if effect == Effect.SILENCE:
        return Message("no-answer"), False
    if effect == Effect.OFFSIDE:
        return Message("no-duel"), False
    then = [play["chance"] for play in plays if play["chance"] is not None]
    best = max(then, default=now)  # Without any it leaves this duel alone.
    turns = state.phase == Phase.AFTER and now < 0.5 <= best
    rolls = effect in (Effect.RE_ROLL, Effect.RE_ROLL_OWN)
    if round(100 * best) == round(100 * now) and (
        state.phase == Phase.BEFORE or rolls or now == 1 or not then
    ):
        return Message("no-gain-in-duel", number=round(100 * now)), False
    if state.phase == Phase.BEFORE or rolls:
        return Message("gain-in-duel", now=round(100 * now), then=round(100 * best)), turns
    target = s.SPOTS + state.die[seat] - 1 if effect == Effect.BOOST else s.NONE
    after = _played(box, state, seat, number_of(PLAY, kind, target)) or state
    mine, theirs = (totals(box, after, side)[after.die[side] - 1] for side in (seat, 1 - seat))
    lead = mine - theirs or after.advantage[seat] - after.advantage[1 - seat]
    result = "level" if lead == 0 else "win" if lead > 0 else "lose"
    return Message("compared", mine=mine, result=result, theirs=theirs), turns


def may_turn(box: SusuBox, state: State, seat: int, action: int, now: float) -> bool:
    """Return whether playing a card may lift the chance to win the duel under way above what it is now."""
    after = chance_after(box, state, seat, action)
    if after is not None:
        return after > now
    return (
        box.cards[CARD[action]].effect == Effect.SEND_OFF and SPOT[action] == state.spot[1 - seat]
    )


def _why(
    box: SusuBox, state: State, seat: int, kind: int, legal_now: list[int]
) -> tuple[Message, str]:
    """Return why a card of the hand cannot be played now, and the variant of that in two words."""
    action = number_of(PLAY, kind)
    # Where it is of no use in this duel that comes first, whatever it is too early or too late for.
    asked = state.phase in (Phase.BEFORE, Phase.AFTER) and bool(legal_now)
    if asked and not box.cards[kind].effect.row.needs(box.record, state, kind, s.NONE):
        refusal = Refusal.of(box.record.unmet[kind])
        return explain(refusal, box, state, action), slug(refusal)
    if state.phase == Phase.FULL_TIME or asked:
        refusal = Refusal.of(refuse(box.record, state, action))
        return explain(refusal, box, state, action), slug(refusal)
    briefly = _WAITS.get(state.phase, "no-duel") if legal_now else "turn"
    if state.sudden_death:
        return Message("no-cards-in-sudden-death", clause=clauses.NO_CARDS_LEFT), briefly
    under_way = state.spot[0] != s.NONE and state.spot[1] != s.NONE
    if under_way and state.silenced[seat]:
        return Message("silenced", clause=clauses.SILENCE), briefly
    if under_way and state.played[seat] != s.NONE:
        return Message("has-played-a-card", clause=clauses.ONE_CARD), briefly
    when = slug(s.Window(box.record.windows[kind]))
    return Message("waits-for-a-duel", when=when, clause=clauses.WINDOW), briefly
