"""The commentary of Squad Rush: what happened, as a reporter beside the pitch tells it.

It is made from two records and a decision as the viewer saw them, and reads nothing else: it cannot
tell what the viewer did not see. `acts_told` has what is played, `settled_told` what comes of it,
`matchday_told` and `whistle_told` the matches, `ends_told` what follows by itself.
"""

import re
from collections.abc import Callable
from dataclasses import replace

from kickabout.engine.commentary import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import Phase, State
from kickabout.games.squad_rush.words.acts_told import (
    tell_answer,
    tell_call,
    tell_card,
    tell_comes_on,
    tell_recall,
)
from kickabout.games.squad_rush.words.ends_told import tell_consequences
from kickabout.games.squad_rush.words.matchday_told import (
    tell_drama,
    tell_gather,
    tell_instant_shown,
    tell_late,
    tell_line_ups,
    tell_lock,
    tell_no_official,
    tell_official,
    tell_pairing,
    tell_swap_shown,
)
from kickabout.games.squad_rush.words.saying import (
    Ways,
    card_name,
    count,
    described,
    listed,
    player_name,
    salt_of,
    say,
)
from kickabout.games.squad_rush.words.settled_told import played, tell_settled
from kickabout.games.squad_rush.words.whistle_told import tell_whistle

_MARK_AND_STOP = re.compile(r"!\][.!]")
Teller = Callable[[RushBox, State, int, State], list[Remark]]

_BEGINS: Ways = (
    "The coin says {@}.",
    "{@ begins|begin}.",
    "{@ wins|win} the toss.",
)
_PICKS: Ways = (
    "{@ takes|take} <card> off the discard pile.",
    "Waste not: {@ fishes|fish} out <card>.",
    "{@ has|have} a use for <card>.",
    "Somebody threw that away? {@ takes|take} <card>.",
    "Good as new: {@ dusts|dust} off <card>.",
)
_OFF: Ways = (
    "{@ holds|hold} up the number of <player>.",
    "<player> is called off, and takes the long way round.",
    "Off goes <player>.",
)
_ON: Ways = (
    "On comes <player>.",
    "<player> runs on and high-fives nobody in particular.",
    "In comes <player>, still chewing.",
)
_TAKES: Ways = (
    "{@ picks|pick} <player> out of the deck, and it is shuffled.",
    "It is for <player>. {@ shows|show} everybody, and the deck is shuffled.",
)
_THROWS: Ways = (
    "{@ throws|throw} <card> away.",
    "{@ parts|part} with <card>.",
    "<card> is one too many for {@}.",
    "{@'s} hand is full: away with <card>.",
    "Surplus to {@'s} requirements: <card>.",
)


def tell(
    box: RushBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # records are the viewer's already
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
            remarks += teller(box, before, action, after)
    remarks += tell_settled(box, before, action, after)
    remarks += tell_lock(box, before, after)
    remarks += tell_line_ups(box, before, after)
    remarks += tell_drama(box, before, after)
    remarks += tell_consequences(box, before, action, after)
    remarks += tell_pairing(box, before, after)
    # A name that ends in an exclamation mark, such as Offside!, brings its own.
    return [replace(remark, text=_MARK_AND_STOP.sub("!]", remark.text)) for remark in remarks]


# Setting up.


def _nation(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if after.phase != Phase.START:
        return []
    names = [nation.name for number, nation in enumerate(box.nations) if after.in_play[number]]
    return [Remark(f"In the deck: {listed(names)}.", "quiet")]


def _start(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat = action - s.STARTS
    text = say(_BEGINS, salt_of(before, seat), seat=seat)
    text = f"{text} {count(box.record.hand, 'card').capitalize()} each."
    return [Remark(text, "whistle", seat)]


# Cards that come and go.


def _draw(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.phase == Phase.DEAL:
        return []
    seat, card = before.drawer, action - s.DRAWS
    name = described(box, card) if card < s.PLAYERS else card_name(box, card)
    return [Remark(f"{{{seat} draws|draw}} {name}.", "quiet", seat)]


def _draw_pile(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.turn, before.pile[before.pile_size - 1]
    name = described(box, card) if card < s.PLAYERS else card_name(box, card)
    text = say(_PICKS, salt_of(before, card + 3 * before.draws), seat=seat, card=name)
    return [Remark(text, "play", seat)]


def _discard(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, card = before.turn, action - s.DISCARDS
    text = say(
        _THROWS,
        salt_of(before, card + 3 * before.hand_size[seat]),
        seat=seat,
        card=card_name(box, card),
    )
    return [Remark(text, "quiet", seat)]


def _take(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.turn, action - s.TAKES
    text = say(_TAKES, salt_of(before, player), seat=seat, player=described(box, player))
    return [Remark(text, "play", seat)]


def _done(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.phase == Phase.LOOK:
        text = f"{{{before.turn} takes|take}} nobody after all. The deck is shuffled."
        return [Remark(text, "quiet", before.turn)]
    return []


# What is played.


def _field(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    player = action - s.FIELDS
    if before.phase == Phase.LATE_PLAYER:
        return [tell_late(box, before, player)]
    return [tell_comes_on(box, before, before.turn, player)]


def _recall(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [tell_recall(box, before, action - s.RECALLS)]


def _play(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if before.locked == 1:
        return _own_instant(box, before, action)
    what = played(box, before, action)
    assert what is not None
    if before.phase == Phase.ANSWER:
        return [tell_answer(box, before, (action - s.PLAYS) // s.PLAYS_PER_KIND)]
    return [tell_card(box, before, what.card - s.PLAYERS, what.target, what.target_seat)]


def _call(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    return [tell_call(box, before)]


def _off(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, action - s.OFFS
    if before.phase == Phase.SWAP:
        return [Remark(f"{{{seat} takes|take}} {player_name(box, player)} off.", "quiet", seat)]
    text = say(_OFF, salt_of(before, player), seat=seat, player=player_name(box, player))
    return [Remark(text, "play", seat)]


def _on(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, player = before.actor, action - s.ONS
    if before.phase == Phase.SWAP:
        name = player_name(box, player)
        return [Remark(f"{{{seat} gets|get}} {name} ready.", "quiet", seat)]
    text = say(_ON, salt_of(before, player), seat=seat, player=described(box, player))
    return [Remark(text, "play", seat)]


# What only who decides it is told.


def _bench(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    seat, name = before.actor, player_name(box, action - s.BENCHES)
    return [Remark(f"{{{seat} leaves|leave}} {name} out.", "quiet", seat)]


def _nobody(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    if action == s.ON_NOBODY:
        return []
    seat = before.actor
    return [Remark(f"{{{seat} leaves|leave}} everybody on.", "quiet", seat)]


def _own_instant(box: RushBox, before: State, action: int) -> list[Remark]:
    seat, kind = before.actor, (action - s.PLAYS) // s.PLAYS_PER_KIND
    text = f"{{{seat} slips|slip}} [{box.cards[kind].name}] up the sleeve."
    return [Remark(text, "quiet", seat)]


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
    (s.OFFICIALS, s.KINDS, tell_official),
    (s.GATHER, 1, tell_gather),
    (s.NO_OFFICIAL, 1, tell_no_official),
    (s.SHOW_ON, s.SHOW_NO_SWAP + 1 - s.SHOW_ON, tell_swap_shown),
    (s.SHOW_CARD, s.SHOW_NO_CARD + 1 - s.SHOW_CARD, tell_instant_shown),
    (s.FINAL_WHISTLE, 1, tell_whistle),
)
"""Who tells of which actions: the first number, how many there are."""
