"""The commentary of Squad Rush where something is played: players, Tackles, bookings, referee cards, the call."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import Effect, Mode, Position, State
from kickabout.games.squad_rush.words.saying import Ways, player_name, salt_of, say

_COMES_ON: dict[int, Ways] = {
    Position.GOALKEEPER: (
        "<player> of <nation> takes the gloves for {@}.",
        "Between {@'s} posts now: <player> of <nation>.",
        "{@ puts|put} <player> of <nation> in goal.",
        "<player> jogs to {@'s} goal, in the colours of <nation>.",
    ),
    Position.DEFENDER: (
        "<player> of <nation> joins {@'s} back line.",
        "{@ puts|put} <player> of <nation> at the back.",
        "{@ has|have} <player> of <nation> at the back now. Good luck getting past.",
        "{@ bolts|bolt} the door with <player> of <nation>.",
        "At the back for {@}: <player> of <nation>.",
    ),
    Position.MIDFIELDER: (
        "{@ hands|hand} the midfield to <player> of <nation>.",
        "In the middle for {@}: <player> of <nation>.",
        "<player> of <nation> comes on and asks {@} for the ball.",
        "{@ sends|send} <player> of <nation> into midfield.",
        "Somebody has to do the running: <player> of <nation>, for {@}.",
    ),
    Position.FORWARD: (
        "{@ sends|send} <player> of <nation> up front.",
        "Up front for {@}: <player> of <nation>.",
        "<player> of <nation> has come to score for {@}.",
        "{@ wants|want} goals. Enter <player> of <nation>.",
        "Boots laced, hair done: <player> of <nation> goes up front for {@}.",
    ),
}
_STAR: Ways = (
    "The captain! <player>, the star of <nation>, leads {@'s} line.",
    "All eyes on <player>: {@ fields|field} the star of <nation>.",
    "The armband comes out of the tunnel: <player> of <nation>, for {@}.",
    "<player>! The whole of <nation> stands up for {@}.",
)
_SUB: Ways = (
    "{@ sends|send} on <player>, a Super Sub. Position? Any.",
    "<player> comes off the bench for {@} and will stand anywhere.",
    "A tracksuit comes off: Super Sub <player>, for {@}.",
    "{@ has|have} a gap and <player> to fill it.",
)
_RECALLS: Ways = (
    "{@ calls|call} <player> back to the hand.",
    "Change of plan: {@ takes|take} <player> off again.",
    "<player> trots back to {@'s} bench, none the wiser.",
    "{@ thinks|think} better of <player>.",
)
_TACKLES: Ways = (
    "{@ slides|slide} in on <target>!",
    "[*]! {@ goes|go} straight through <target>.",
    "Crunch. [*] by {@} on <target>.",
    "{@ arrives|arrive} late, with both feet: [*] on <target>.",
    "Ball or ankle? [*] by {@} on <target>.",
    "{@ leaves|leave} a foot in: [*] on <target>.",
    "[*]! <target> hears {@} coming, too late.",
    "Grass flies. [*] by {@} on <target>.",
)
_TACKLES_AGAIN: Ways = (
    "And again, it is a derby! [*] by {@} on <target>.",
    "Same address, second delivery: [*] by {@} on <target>.",
)
_BOOKS: Ways = (
    "{@ shows|show} <target> the [*].",
    "The hand goes to the pocket: [*] for <target>.",
    "[*] for <target>, who asks what for.",
    "{@ has|have} seen something: [*] for <target>.",
    "{@ writes|write} a name down: [*] for <target>.",
    "One word too many: [*] for <target>, from {@}.",
)
_DISMISSES: Ways = (
    "Straight [*]! {@ points|point} <target> to the tunnel.",
    "{@ reaches|reach} for the back pocket … [*] for <target>!",
    "[*]! The bath is running for <target>, at {@'s} expense.",
    "{@ has|have} had enough of <target>: [*]!",
    "[*] for <target>, and {@ looks|look} the other way.",
)
_REFEREES: dict[int, Ways] = {
    Effect.MORE_ACTS: (
        "The board goes up: [*] for {@}.",
        "{@ finds|find} minutes that nobody else saw: [*].",
        "Nobody goes home yet: [*], thanks to {@}.",
    ),
    Effect.EXCHANGE: (
        "The numbers are up: [*] for {@}.",
        "{@ looks|look} along the bench: [*].",
        "{@ has|have} seen enough of somebody: [*].",
    ),
    Effect.RESTART: (
        "[*]! {@ takes|take} it while the others still complain.",
        "No wall, no whistle: [*] by {@}.",
        "The ball was still rolling. {@ does|do} not mind: [*].",
    ),
    Effect.SEARCH: (
        "{@ puts|put} the ball down: [*]. Who takes it?",
        "[*], and {@} will not take it alone.",
    ),
    Effect.WALL: (
        "{@ builds|build} [*], hands in front.",
        "Shoulder to shoulder: [*] for {@}.",
        "[*] goes up in front of {@'s} goal. No bricks were harmed.",
    ),
    Effect.REVERSE: (
        "[*]! {@ turns|turn} the whole pitch round.",
        "Everybody change ends: [*] by {@}.",
        "{@ holds|hold} the plan upside down: [*].",
    ),
    Effect.NO_ACTS: (
        "[*]! {@ blows|blow} it long before time.",
        "{@'s} watch is fast today: [*].",
        "[*]! {@ has|have} a train to catch.",
        "Was that it? {@ says|say} so: [*].",
    ),
    Effect.CLEAR: (
        "[*]! {@ tears|tear} up the notebook.",
        "The panel has met, and {@ knows|know} the chairman: [*].",
        "[*]. {@ has|have} the better lawyer.",
    ),
}
_ANSWERS: dict[int, Ways] = {
    Effect.CANCEL: (
        "{@ draws|draw} a rectangle in the air: [*].",
        "[*]! {@ wants|want} to see that again.",
        "Finger to the ear. {@ calls|call} for the [*].",
        "{@ has|have} a better camera angle: [*].",
        "Everybody waits for a screen: [*] by {@}.",
    ),
    Effect.SEND_BACK: (
        "The flag is up, and {@ holds|hold} it: [*]",
        "[*] A toe was over the line that {@ draws|draw}.",
        "[*] By half a bootlace, {@ claims|claim}.",
        "[*] Up goes an arm, before anybody has moved: {@ insists|insist}.",
    ),
    Effect.PLAY_ON: (
        "[*]! {@ waves|wave} both arms.",
        "{@ lets|let} it run: [*].",
        "No whistle. [*], by order of {@}.",
        "[*]. {@ saw|saw} it, and {@ likes|like} it.",
    ),
}
_CARDS: dict[int, Ways] = {Effect.TACKLE: _TACKLES, Effect.BOOK: _BOOKS, Effect.DISMISS: _DISMISSES}
_TONES: dict[int, Tone] = {
    Effect.BOOK: "book",
    Effect.DISMISS: "sent-off",
    Effect.NO_ACTS: "whistle",
}
_CALLS: Ways = (
    "GOOOAL! {@ calls|call} it, with seven on the pitch.",
    "{@ tears|tear} the shirt off: GOOOAL!",
    "GOOOAL! {@ slides|slide} towards the corner flag.",
    "GOOOAL! {@ runs|run} a lap before anybody can object.",
)
_CALLS_TIME: Ways = (
    "FULL-TIME! {@ calls|call} it.",
    "{@ has|have} seven and no patience: FULL-TIME!",
    "Enough built, {@ says|say}: FULL-TIME!",
    "FULL-TIME! {@ wants|want} to play.",
    "{@ points|point} at the clock: FULL-TIME!",
)


def tell_comes_on(box: RushBox, before: State, seat: int, player: int) -> Remark:
    """A player is played from a hand to its own pitch."""
    entry = box.players[player]
    ways = _SUB if entry.nation == s.NONE else _STAR if entry.star else _COMES_ON[entry.position]
    text = say(
        ways,
        salt_of(before, player),
        seat=seat,
        player=entry.name,
        nation="" if entry.nation == s.NONE else box.nations[entry.nation].name,
    )
    return Remark(text, "play", seat)


def tell_recall(box: RushBox, before: State, player: int) -> Remark:
    """A player is called back to the hand."""
    seat, name = before.turn, player_name(box, player)
    return Remark(say(_RECALLS, salt_of(before, player), seat=seat, player=name), "play", seat)


def tell_card(box: RushBox, before: State, kind: int, target: int, target_seat: int) -> Remark:
    """A Tackle, a booking or a referee card is played; whether it works is told later."""
    seat, card = before.turn, box.cards[kind]
    ways = _CARDS.get(card.effect) or _REFEREES[card.effect]
    if card.effect == Effect.TACKLE and before.derby == target_seat != s.NONE:
        ways = _TACKLES_AGAIN
    text = say(
        ways,
        salt_of(before, kind + max(target, 0)),
        seat=seat,
        other=target_seat,
        target=whose(box, before, target) if target != s.NONE else "",
    )
    blamed = target_seat if card.effect in (Effect.BOOK, Effect.DISMISS) else seat
    return Remark(named(text, card.name), _TONES.get(card.effect, "play"), blamed)


def tell_answer(box: RushBox, before: State, kind: int) -> Remark:
    """An INSTANT is played in answer to a card, to a call, or to another INSTANT."""
    seat, card = before.actor, box.cards[kind]
    ways = _ANSWERS[card.effect]
    if before.answers > 0:
        other = box.cards[before.answer_cards[0]].name
        ways = tuple(f"{way} [{other}] does not count." for way in ways)
    text = say(ways, salt_of(before, kind + before.card + before.asked), seat=seat)
    return Remark(named(text, card.name), "whistle", seat)


def tell_call(box: RushBox, before: State) -> Remark:
    """The seat whose turn it is calls."""
    ways = _CALLS if box.record.mode == Mode.SQUAD_RUSH else _CALLS_TIME
    return Remark(say(ways, salt_of(before, 0), seat=before.turn), "whistle", before.turn)


def whose(box: RushBox, state: State, player: int) -> str:
    """A player on a pitch with the seat that he belongs to: `{1's} Fjordland`."""
    return f"{{{state.owner[player]}'s}} {player_name(box, player).removeprefix('The ')}"


def named(text: str, card: str) -> str:
    """A turn of phrase with the name of the card in it."""
    return text.replace("[*]", f"[{card}]")
