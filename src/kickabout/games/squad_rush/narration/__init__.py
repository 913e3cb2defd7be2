"""The commentary of Squad Rush, as told by a reporter beside the pitch.

It is made only from two records and a decision as the viewer saw them, so it cannot leak what the viewer did
not see. `plays` narrates what is played, `effects` what comes of it, `matchday` and `whistle` the matches, and
`consequences` everything that follows on its own.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import (
    BENCH,
    BOOK,
    BRING_ON,
    CALL,
    CARD,
    DISCARD,
    DISMISS,
    DONE,
    DRAW,
    DRAW_NATION,
    DRAW_OFFICIAL,
    DRAW_PILE,
    FIELD,
    FINAL_WHISTLE,
    GATHER,
    KIND,
    NO_OFFICIAL,
    OFF_NOBODY,
    PLAY,
    PLAYER,
    RECALL,
    SEAT,
    SHOW_CARD,
    SHOW_NO_CARD,
    SHOW_NO_SWAP,
    SHOW_OFF,
    START,
    TACKLE,
    TAKE,
    TAKE_OFF,
    VERB,
)
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import Phase, State
from kickabout.text.messages import Message, Seat

from .consequences import consequences
from .effects import played, settled
from .matchday import (
    drama_settled,
    instant_shown,
    no_official_found,
    official_flipped,
    officials_gathered,
    pitches_lock,
    player_comes_late,
    sevens_shown,
    sides_meet,
    swap_shown,
)
from .plays import card_answered, card_played, player_comes_on, player_recalled, seat_calls
from .remarks import described, loud, of_player, of_seat, varied
from .whistle import final_whistle

Teller = Callable[[RushBox, State, int, State], list[Remark]]


def narrate(box: RushBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Narrate what happened, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    teller = _TELLERS.get(VERB[action])
    if teller is not None:
        remarks += teller(box, before, action, after)
    remarks += settled(box, before, action, after)
    remarks += pitches_lock(box, before, after)
    remarks += sevens_shown(box, before, after)
    remarks += drama_settled(box, before, after)
    remarks += consequences(box, before, action, after)
    remarks += sides_meet(box, before, after)
    return remarks


# Setting up.


def _nation(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if after.phase != Phase.START:
        return []
    nations = enumerate(box.nations)
    names = tuple(nation.named for number, nation in nations if after.in_play[number])
    return [Remark(Message("nations-in-the-deck", nations=names), "quiet")]


def _start(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat = SEAT[action]
    message = varied(before, seat, "begins", player=Seat(seat), number=box.record.hand)
    return [of_seat(seat, "whistle", message)]


# Cards that come and go.


def _draw(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.phase == Phase.DEAL:
        return []
    card = CARD[action]
    return [of_player("draws", before.drawer, card=described(box, card), loud=loud(box, card))]


def _draw_pile(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.turn, before.pile[before.pile_size - 1]
    message = varied(
        before,
        card + 3 * before.draws,
        "takes-from-pile",
        player=Seat(seat),
        card=described(box, card),
        loud=loud(box, card),
    )
    return [of_seat(seat, "play", message)]


def _discard(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.turn, CARD[action]
    message = varied(
        before,
        card + 3 * before.hand_size[seat],
        "throws-away",
        player=Seat(seat),
        card=box.named(card),
        loud=loud(box, card),
    )
    return [of_seat(seat, "quiet", message)]


def _take(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.turn, PLAYER[action]
    message = varied(
        before, player, "takes-midfielder", player=Seat(seat), man=described(box, player)
    )
    return [of_seat(seat, "play", message)]


def _done(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [of_player("takes-nobody", before.turn)] if before.phase == Phase.LOOK else []


# What is played.


def _field(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    player = PLAYER[action]
    if before.phase == Phase.LATE_PLAYER:
        return [player_comes_late(box, before, player)]
    return [player_comes_on(box, before, player, after)]


def _recall(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [player_recalled(box, before, PLAYER[action])]


def _play(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.locked == 1:
        return [of_player("hides-instant", before.actor, card=box.cards[KIND[action]].named)]
    what = played(box, before, action)
    assert what is not None
    if before.phase == Phase.ANSWER:
        return [card_answered(box, before, KIND[action])]
    return [card_played(box, before, what.card - s.PLAYERS, what.target, what.target_seat)]


def _call(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [seat_calls(box, before)]


def _off(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, PLAYER[action]
    man = box.named(player)
    if before.phase == Phase.SWAP:
        return [of_player("names-who-leaves", seat, man=man)]
    return [of_seat(seat, "play", varied(before, player, "takes-off", player=Seat(seat), man=man))]


def _on(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, PLAYER[action]
    if before.phase == Phase.SWAP:
        return [of_player("names-who-comes-on", seat, man=box.named(player))]
    message = varied(before, player, "brings-on", player=Seat(seat), man=described(box, player))
    return [of_seat(seat, "play", message)]


# Told only to the seat that decides.


def _bench(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [of_player("leaves-out", before.actor, man=box.named(PLAYER[action]))]


def _nobody(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [of_player("leaves-everybody-on", before.actor)]


_TELLERS: dict[int, Teller] = {
    DRAW_NATION: _nation,
    START: _start,
    DRAW: _draw,
    DRAW_PILE: _draw_pile,
    DISCARD: _discard,
    TAKE: _take,
    DONE: _done,
    FIELD: _field,
    RECALL: _recall,
    TACKLE: _play,
    BOOK: _play,
    DISMISS: _play,
    PLAY: _play,
    CALL: _call,
    TAKE_OFF: _off,
    BRING_ON: _on,
    BENCH: _bench,
    OFF_NOBODY: _nobody,
    DRAW_OFFICIAL: official_flipped,
    GATHER: officials_gathered,
    NO_OFFICIAL: no_official_found,
    SHOW_OFF: swap_shown,
    SHOW_NO_SWAP: swap_shown,
    SHOW_CARD: instant_shown,
    SHOW_NO_CARD: instant_shown,
    FINAL_WHISTLE: final_whistle,
}
"""The tellers by verb."""
