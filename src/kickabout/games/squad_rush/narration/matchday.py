"""The commentary on a matchday: pairings, sevens, the official, swaps and the drama."""

from collections.abc import Iterator, Sequence

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import scoring
from .. import state as s
from ..actions import KIND, PLAYER, TARGET
from ..box import RushBox
from ..calls import OfficialEffect
from ..effects import Effect
from ..instants import instant_kind
from ..squad import has_seven
from ..state import Phase, Place, State
from ..sums import NO_INSTANTS, RATINGS, Sum, leg, legs, side_sums, with_instants
from .remarks import loud, man_of, number_words, of_player, varied, varied_of_player

# Pairings.


def pitches_lock(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the end of the building phase."""
    if before.locked == 1 or after.locked == 0:
        return
    why = "called"
    if before.caller == s.NONE:
        why = "empty" if before.deck_size + before.pile_size == 0 else "rounds"
    matchday, rounds = before.matchday + 1, number_words(box.record.build_rounds)
    yield Remark(Message("pitches-lock", why=why, rounds=rounds, number=matchday), "whistle")


def sides_meet(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the pairing of the next match, and a side that does not turn up."""
    if after.locked == 0 or (before.locked == 1 and before.match == after.match):
        return
    home, away = (after.sides[side] for side in range(s.SIDES))
    salt = home + 13 * after.match
    yield Remark(varied(after, salt, "meets", player=Seat(home), rival=Seat(away)), "whistle")
    for seat in (home, away):
        if after.phase == Phase.WHISTLE and not has_seven(box.record, after, seat):
            yield varied_of_player(after, seat, "forfeits", seat, "whistle")


def sevens_shown(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the sevens once both are shown; after a change by the official, only those that changed."""
    for side in range(s.SIDES):
        was, now = (
            [state.line[side, slot] for slot in range(s.SEVEN_SLOTS)] for state in (before, after)
        )
        if now == was or s.NONE in now or after.locked == 0:
            continue
        defence, attack = side_sums(box, after, side)
        # By slot: the goalkeeper first, the forwards last.
        arguments: dict[str, Argument] = {
            f"man-{slot + 1}": box.named(player) for slot, player in enumerate(now)
        }
        arguments |= {"defence": made(defence), "attack": made(attack)}
        yield of_player("line-up", after.sides[side], "quiet", **arguments)


def made(total: Sum) -> Argument:
    """Return a total with what it is made of: `20 (21, −1 for chemistry)`."""
    if not total.added:
        return total.total
    parts: Argument = total.of(RATINGS)
    for step in total.added:
        parts = Message("sum-step", before=parts, value=step.value, step=step.label)
    return Message("sum-made", total=total.total, parts=parts)


# The official, and the changes that it allows.


def official_flipped(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a referee card being flipped, and its call."""
    kind = KIND[action]
    card = box.cards[kind]
    arguments: dict[str, Argument] = {
        "card": card.named,
        "leg": "first" if before.official == s.NONE else "second",
        "number": card.official_value,
    }
    if card.official.row.rules_out is not None:
        plain = leg(box, with_instants(after, NO_INSTANTS), kind)
        arguments["out"] = ruled_out(box, after, plain.out_by_official)
    elif card.official == OfficialEffect.MIDFIELD_GOAL:
        home, away = leg(box, with_instants(after, NO_INSTANTS), kind).midfield
        arguments |= {"home": home, "away": away}
    message_id = f"official-{slug(OfficialEffect(card.official))}"
    yield Remark(varied(before, kind, message_id, **arguments), "whistle")


def ruled_out(box: RushBox, state: State, out: Sequence[int]) -> tuple[Message, ...]:
    """Return the players of both sides in the slots of `out`, a bit set for each side."""
    return tuple(
        man_of(box, state, state.line[side, slot])
        for side in range(s.SIDES)
        for slot in range(s.SEVEN_SLOTS)
        if out[side] >> slot & 1
    )


def officials_gathered(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that the deck holds no official and the discard pile is shuffled in."""
    yield Remark(Message("officials-gathered"), "quiet")


def no_official_found(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that there is no official at all."""
    if before.official != s.NONE:
        yield Remark(Message("no-second-official"))
    else:
        yield Remark(Message("no-official"), "whistle")


def no_swap_shown(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that a side makes no swap."""
    seat = before.sides[before.side]
    yield varied_of_player(before, seat, "no-swap", seat, "quiet")


def swap_shown(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a side's swap once both players are known."""
    on = next(
        player
        for player in range(len(box.players))
        if after.place[player] == Place.PITCH != before.place[player]
    )
    names = {"on": box.named(on), "off": box.named(PLAYER[action])}
    yield varied_of_player(before, on, "swaps", before.sides[before.side], "play", **names)


# The drama.


def no_instant_shown(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that a side has chosen no INSTANT."""
    seat = before.sides[before.side]
    yield varied_of_player(before, seat, "no-drama", seat, "quiet")


def instant_shown(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the INSTANT that a side shows; its effect is narrated once both are known."""
    card = box.cards[KIND[action]]
    yield varied_of_player(
        before,
        KIND[action],
        f"drama-{slug(Effect(card.effect))}",
        before.sides[before.side],
        "whistle",
        card=card.named,
        target="official" if TARGET[action] == s.ON_OFFICIAL else "instant",
    )


def drama_settled(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the effects of both sides' INSTANTs (RUSH-16.17)."""
    if before.phase != Phase.SHOW_DRAMA or after.phase != Phase.WHISTLE:
        return
    for side in range(s.SIDES):
        kind = instant_kind(after.instant[side])
        if kind == s.NONE:
            continue
        seat, card = after.sides[side], box.cards[kind]
        if not scoring.instant_stands(box.record, after, side):
            yield of_player("instant-waved-away", seat, "whistle", card=card.named)
        elif scoring.names(box.record, after, side, s.ON_OFFICIAL):
            call = s.PLAYERS + after.official
            off = Message("official-waved-away", card=box.named(call), loud=loud(box, call))
            yield Remark(off, "whistle")
        elif card.effect.row.stops_instants and after.instant[1 - side] == 0:
            yield of_player("waves-at-nothing", seat)
    # Both legs of a match have the same INSTANTs, so those of the first say whom they rule out.
    first = legs(box, after)[0]
    out = [first.out[side] & ~first.out_by_official[side] for side in range(s.SIDES)]
    names = ruled_out(box, after, out)
    if names:
        yield Remark(Message("ruled-out", out=names), "whistle")
