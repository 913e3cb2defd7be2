"""The commentary on a card or a call once it has been answered: its effect, or the seat that stopped it."""

from dataclasses import dataclass

from kickabout.engine.game import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import (
    CALL,
    CARD,
    FIELD,
    HIT,
    HOLD,
    KIND,
    PLAY,
    PLAYER,
    TARGET,
    VERB,
)
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.cards import kind_of
from kickabout.games.squad_rush.state import Effect, Mode, Phase, Place, State
from kickabout.games.squad_rush.turns import in_play, next_in_order
from kickabout.text.messages import Seat

from .remarks import of_player, of_seat, varied

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
        kind = kind_of(box.record, HIT[action])
        return Played(s.PLAYERS + kind, player, before.owner[player])
    if VERB[action] == PLAY:
        return Played(CARD[action], s.NONE, TARGET[action])
    return None


def settled(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the outcome of a card or a call once nobody is left to ask."""
    what = played(box, before, action)
    if what is None or after.phase == Phase.ANSWER or before.locked == 1:
        return []
    stopped = s.NONE
    if before.phase == Phase.ANSWER:
        kinds = [before.answer_cards[i] for i in range(before.answers)]
        if action != HOLD:
            kinds.append(KIND[action])
        if len(kinds) == 1:
            stopped = box.cards[kinds[0]].effect
    if what.card == s.NONE:
        return _call_settled(box, before, after, stopped)
    if what.card < s.PLAYERS:
        return _player_settled(box, before, after, what.card)
    if stopped != s.NONE:
        message = varied(before, what.card, "card-cancelled", card=box.named(what.card))
        return [of_seat(before.turn, "quiet", message)]
    return _effect(box, before, after, what)


def _player_settled(box: RushBox, before: State, after: State, player: int) -> list[Remark]:
    """Narrate that a player was stopped as he came on."""
    if after.place[player] == Place.PITCH:
        return []
    gone = after.place[player] == Place.DISCARDED
    what = "player-cancelled" if gone else "player-sent-back"
    seat, man = before.turn, box.named(player)
    return [of_seat(seat, "whistle", varied(before, player, what, player=Seat(seat), man=man))]


def _call_settled(box: RushBox, before: State, after: State, stopped: int) -> list[Remark]:
    seat = before.turn
    remarks = []
    if stopped != s.NONE:
        what = "call-hit-sent-back" if stopped == Effect.SEND_BACK else "call-hit-discarded"
        remarks.append(of_player(what, seat, "whistle", man=box.named(before.fresh)))
    if after.caller != before.caller:
        turns = box.record.last_turns
        return [*remarks, of_player("call-stands", seat, "whistle", number=turns)]
    if after.won[seat] == 0:
        remarks.append(of_player("call-falls", seat, "whistle", man=box.named(before.fresh)))
    elif stopped != s.NONE:
        remarks.append(of_player("goal-stands", seat, "goal"))
    return remarks


def _effect(box: RushBox, before: State, after: State, what: Played) -> list[Remark]:
    """Narrate the effect of a card that nobody stopped."""
    seat = before.turn
    card = box.cards[what.card - s.PLAYERS]
    rival = s.NONE
    said = ""
    if card.effect <= Effect.DISMISS:
        return [_hit(box, before, after, what, card.effect)]
    if card.effect == Effect.MORE_ACTS:
        said = "more-acts"
    elif card.effect == Effect.WALL:
        said = "wall-stands"
    elif card.effect == Effect.CLEAR:
        said, rival = "bookings-cleared", what.target_seat
    elif card.effect == Effect.REVERSE:
        said = "order-turned"
        if in_play(before) == TWO:
            rival = next_in_order(before, seat)
            said = "nobody-slowed" if rival in (s.NONE, seat) else "one-act-fewer"
    elif card.effect == Effect.NO_ACTS:
        rival = _without_acts(before, after)
        said = "nobody-whistled" if rival == s.NONE else "no-acts-next"
    elif card.effect == Effect.SEARCH and before.deck_size + before.pile_size == 0:
        said = "no-deck"
    if not said:
        return []
    return [of_player(said, seat, rival=Seat(max(rival, 0)), number=card.value)]


def _without_acts(before: State, after: State) -> int:
    """Return the seat whose next turn, or turn just begun, has no acts; NONE if there is none."""
    if after.turns > before.turns:
        return after.turn
    rivals = [seat for seat in range(before.seats) if seat != before.turn and after.no_acts[seat]]
    fresh = [seat for seat in rivals if not before.no_acts[seat]]
    return (fresh or rivals or [s.NONE])[0]


def _hit(box: RushBox, before: State, after: State, what: Played, effect: int) -> Remark:
    """Narrate the effect of a Tackle or a booking on a player."""
    player, owner = what.target, what.target_seat
    gone = after.place[player] != Place.PITCH
    said = "tackled" if effect == Effect.TACKLE else "sent-off"
    if effect == Effect.BOOK:
        captain = box.record.armband == 1 and box.players[player].star
        shrugs = captain and before.yellows[player] == 0
        said = "second-yellow" if gone else "shrugs-off" if shrugs else "booked"
    ratings_count = box.record.mode == Mode.GROUP_STAGE and before.sudden_death == 0
    message = varied(
        before,
        player,
        said,
        rival=Seat(owner),
        man=box.named(player),
        cost=box.record.booked if ratings_count else 0,
    )
    if effect == Effect.TACKLE:
        return of_seat(owner, "play", message)
    return of_seat(owner, "sent-off" if gone else "book", message)
