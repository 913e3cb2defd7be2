"""The commentary on a card or a call once it has been answered: its effect, or the seat that stopped it."""

from collections.abc import Iterator
from dataclasses import dataclass

from kickabout.engine.game import Remark
from kickabout.text.messages import Seat

from .. import state as s
from ..actions import CALL, CARD, FIELD, HIT, HOLD, KIND, PLAY, PLAYER, TARGET, VERB
from ..box import RushBox
from ..effects import Effect
from ..squad import one_nation
from ..state import Phase, Place, State
from ..turns import in_play, next_in_order
from .remarks import of_player, varied, varied_of_player

TWO = 2


@dataclass(frozen=True)
class Played:
    """A card or a call that is being answered, or was just played with nobody to answer it."""

    card: int
    """The number of a card, NONE for a call."""
    target: int
    target_seat: int


def played(box: RushBox, before: State, action: int) -> Played | None:
    """Return what a decision plays or answers; None if it does neither."""
    if before.phase == Phase.ANSWER:
        if before.calling == 1:
            return Played(s.NONE, s.NONE, s.NONE)
        return Played(before.card, before.target, before.target_seat)
    if action == CALL:
        return Played(s.NONE, s.NONE, s.NONE)
    player = PLAYER[action]
    if VERB[action] == FIELD and before.phase != Phase.LATE_PLAYER:
        return Played(player, s.NONE, s.NONE)
    if HIT[action] != s.NONE:
        kind = box.record.hits[HIT[action]]
        return Played(s.PLAYERS + kind, player, before.owner[player])
    if VERB[action] == PLAY:
        return Played(CARD[action], s.NONE, TARGET[action])
    return None


def settled(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the outcome of a card or a call once nobody is left to ask."""
    act = played(box, before, action)
    if act is None or after.phase == Phase.ANSWER or before.locked == 1:
        return
    stopped: Effect | None = None
    if before.phase == Phase.ANSWER:
        kinds = [before.answer_cards[i] for i in range(before.answers)]
        if action != HOLD:
            kinds.append(KIND[action])
        if len(kinds) == 1:
            stopped = box.cards[kinds[0]].effect
    if act.card == s.NONE:
        yield from _call_settled(box, before, after, stopped)
    elif act.card < s.PLAYERS:
        yield from _player_settled(box, before, after, act.card)
    elif stopped is not None:
        message = varied(before, act.card, "card-cancelled", card=box.named(act.card))
        yield Remark(message, "quiet", before.turn)
    elif box.cards[act.card - s.PLAYERS].effect.row.is_hit:
        yield _hit(box, before, after, act)
    else:
        yield from _effect(box, before, after, act)


def _player_settled(box: RushBox, before: State, after: State, player: int) -> Iterator[Remark]:
    """Narrate that a player was stopped as he came on."""
    if after.place[player] != Place.PITCH:
        gone = after.place[player] == Place.DISCARDED
        message_id = "player-cancelled" if gone else "player-sent-back"
        man = box.named(player)
        yield varied_of_player(before, player, message_id, before.turn, "whistle", man=man)


def _call_settled(
    box: RushBox, before: State, after: State, stopped: Effect | None
) -> Iterator[Remark]:
    seat = before.turn
    if stopped is not None:
        where = "sent-back" if stopped.row.sends_back else "discarded"
        yield of_player(f"call-hit-{where}", seat, "whistle", man=box.named(before.fresh))
    if after.caller != before.caller:
        yield of_player("call-stands", seat, "whistle", number=box.record.last_turns)
    elif after.won[seat] == 0:
        yield of_player("call-falls", seat, "whistle", man=box.named(before.fresh))
    elif stopped is not None:
        yield of_player("goal-stands", seat, "goal")


def _effect(box: RushBox, before: State, after: State, act: Played) -> Iterator[Remark]:
    """Narrate the effect of a referee card that nobody stopped."""
    seat = before.turn
    card = box.cards[act.card - s.PLAYERS]
    rival = s.NONE
    message_id = card.effect.row.told
    if card.effect.row.on_pitch:
        rival = act.target_seat
    elif card.effect == Effect.REVERSE and in_play(before) == TWO:
        rival = next_in_order(before, seat)
        message_id = "nobody-slowed" if rival in (s.NONE, seat) else "one-act-fewer"
    elif card.effect == Effect.NO_ACTS:
        rival = _without_acts(before, after)
        message_id = "nobody-whistled" if rival == s.NONE else "no-acts-next"
    elif card.effect == Effect.SEARCH and before.deck_size + before.pile_size == 0:
        message_id = "no-deck"
    if message_id:
        yield of_player(
            message_id, seat, rival=Seat(max(rival, 0)), number=card.value, left=after.acts
        )


def _without_acts(before: State, after: State) -> int:
    """Return the seat whose next turn, or turn just begun, has no acts; NONE if there is none."""
    if after.turns > before.turns:
        return after.turn
    rivals = [seat for seat in range(before.seats) if seat != before.turn and after.no_acts[seat]]
    fresh = [seat for seat in rivals if not before.no_acts[seat]]
    return (fresh or rivals or [s.NONE])[0]


def _hit(box: RushBox, before: State, after: State, act: Played) -> Remark:
    """Narrate the effect of a Tackle or a booking on a player."""
    player, owner = act.target, act.target_seat
    effect = box.cards[act.card - s.PLAYERS].effect
    gone = after.place[player] != Place.PITCH
    message_id = "tackled" if effect == Effect.TACKLE else "sent-off"
    if effect == Effect.BOOK:
        captain = box.record.armband == 1 and box.players[player].star
        shrugs = captain and before.yellows[player] == 0
        message_id = "second-yellow" if gone else "shrugs-off" if shrugs else "booked"
    ratings_count = not one_nation(box.record, before)
    message = varied(
        before,
        player,
        message_id,
        rival=Seat(owner),
        man=box.named(player),
        cost=box.record.booked if ratings_count else 0,
    )
    if effect == Effect.TACKLE:
        return Remark(message, "play", owner)
    return Remark(message, "sent-off" if gone else "book", owner)
