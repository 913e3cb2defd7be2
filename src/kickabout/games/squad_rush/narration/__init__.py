"""The commentary of Squad Rush, as told by a reporter beside the pitch.

It is made only from two records and a decision as the viewer saw them, so it cannot leak what the viewer did
not see. `plays` narrates what is played, `effects` what comes of it, `matchday` and `whistle` the matches, and
`consequences` everything that follows on its own.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.narration.consequences import consequences
from kickabout.games.squad_rush.narration.effects import played, settled
from kickabout.games.squad_rush.narration.matchday import (
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
from kickabout.games.squad_rush.narration.plays import (
    card_answered,
    card_played,
    player_comes_on,
    player_recalled,
    seat_calls,
)
from kickabout.games.squad_rush.narration.remarks import (
    described,
    loud,
    of_player,
    of_seat,
    varied,
)
from kickabout.games.squad_rush.narration.whistle import final_whistle
from kickabout.games.squad_rush.state import Phase, State
from kickabout.text.messages import Message, Seat

Teller = Callable[[RushBox, State, int, State], list[Remark]]


def narrate(box: RushBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Narrate what happened, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
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
    seat = action - s.STARTS
    message = varied(before, seat, "begins", player=Seat(seat), number=box.record.hand)
    return [of_seat(seat, "whistle", message)]


# Cards that come and go.


def _draw(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.phase == Phase.DEAL:
        return []
    card = action - s.DRAWS
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
    seat, card = before.turn, action - s.DISCARDS
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
    seat, player = before.turn, action - s.TAKES
    message = varied(
        before, player, "takes-midfielder", player=Seat(seat), man=described(box, player)
    )
    return [of_seat(seat, "play", message)]


def _done(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [of_player("takes-nobody", before.turn)] if before.phase == Phase.LOOK else []


# What is played.


def _field(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    player = action - s.FIELDS
    if before.phase == Phase.LATE_PLAYER:
        return [player_comes_late(box, before, player)]
    return [player_comes_on(box, before, player, after)]


def _recall(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [player_recalled(box, before, action - s.RECALLS)]


def _play(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    kind = (action - s.PLAYS) // s.PLAYS_PER_KIND
    if before.locked == 1:
        return [of_player("hides-instant", before.actor, card=box.cards[kind].named)]
    what = played(box, before, action)
    assert what is not None
    if before.phase == Phase.ANSWER:
        return [card_answered(box, before, kind)]
    return [card_played(box, before, what.card - s.PLAYERS, what.target, what.target_seat)]


def _call(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [seat_calls(box, before)]


def _off(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, action - s.OFFS
    man = box.named(player)
    if before.phase == Phase.SWAP:
        return [of_player("names-who-leaves", seat, man=man)]
    return [of_seat(seat, "play", varied(before, player, "takes-off", player=Seat(seat), man=man))]


def _on(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, action - s.ONS
    if before.phase == Phase.SWAP:
        return [of_player("names-who-comes-on", seat, man=box.named(player))]
    message = varied(before, player, "brings-on", player=Seat(seat), man=described(box, player))
    return [of_seat(seat, "play", message)]


# Told only to the seat that decides.


def _bench(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [of_player("leaves-out", before.actor, man=box.named(action - s.BENCHES))]


def _nobody(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [] if action == s.ON_NOBODY else [of_player("leaves-everybody-on", before.actor)]


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (s.DRAWN_NATIONS, s.NATIONS, _nation),
    (s.STARTS, s.SEATS, _start),
    (s.DRAWS, s.CARDS, _draw),
    (s.DRAW_PILE, 1, _draw_pile),
    (s.DISCARDS, s.CARDS, _discard),
    (s.TAKES, s.PLAYERS, _take),
    (s.DONE, 1, _done),
    (s.FIELDS, s.PLAYERS, _field),
    (s.RECALLS, s.PLAYERS, _recall),
    (s.TACKLES, s.TAKES - s.TACKLES, _play),
    (s.PLAYS, s.DISCARDS - s.PLAYS, _play),
    (s.CALL, 1, _call),
    (s.OFFS, s.PLAYERS, _off),
    (s.ONS, s.PLAYERS, _on),
    (s.BENCHES, s.PLAYERS, _bench),
    (s.OFF_NOBODY, 1, _nobody),
    (s.ON_NOBODY, 1, _nobody),
    (s.OFFICIALS, s.KINDS, official_flipped),
    (s.GATHER, 1, officials_gathered),
    (s.NO_OFFICIAL, 1, no_official_found),
    (s.SHOW_ON, s.SHOW_NO_SWAP + 1 - s.SHOW_ON, swap_shown),
    (s.SHOW_CARD, s.SHOW_NO_CARD + 1 - s.SHOW_CARD, instant_shown),
    (s.FINAL_WHISTLE, 1, final_whistle),
)
"""The teller of each range of actions: its first number, and its length."""
