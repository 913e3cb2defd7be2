"""The commentary of SocialSoccer where cards are played, paid and aimed, and where they come and go."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import CardType, Phase, State, TwistBonus, Value
from kickabout.games.social_soccer.words.saying import (
    TWIST_NOUNS,
    Ways,
    called_at,
    card_salt,
    listed,
    plus,
    salt_of,
    say,
)

_PLAYS: dict[int, Ways] = {
    Value.EFFORT: (
        "{@ plays|play} [*], at a run.",
        "[*]! {@ does|do} not wait to be asked.",
        "{@ slaps|slap} it on the table: [*].",
        "[*], with both hands. That is {@}.",
        "{@ wants|want} it more, and it shows: [*].",
        "Louder! {@ has|have} [*].",
        "{@ rolls|roll} up both sleeves: [*].",
    ),
    Value.KINDNESS: (
        "“Is that all right?” {@ asks|ask}, with [*].",
        "[*]. {@ would|would} have done it for anybody.",
        "{@ brings|bring} something for everybody: [*].",
        "A hand on somebody's shoulder: [*], from {@}.",
        "{@ thinks|think} of the others first: [*].",
        "[*], and a biscuit. That is {@}.",
        "{@ has|have} kept this for when it was needed: [*].",
    ),
    Value.EMPATHY: (
        "{@ has|have} been expecting that moment: [*].",
        "[*]. {@ understands|understand} the situation, and everybody in it.",
        "A thoughtful look, then [*] from {@}.",
        "{@ reads|read} the room: [*].",
        "{@ hums|hum} quietly. It is [*].",
        "[*]! How did {@} know?",
        "{@ listens|listen} for a moment longer, then: [*].",
    ),
    Value.NEUTRAL: (
        "{@ plays|play} [*].",
        "[*], for {@}.",
        "Out of {@'s} pocket: [*].",
        "{@ has|have} one of these as well: [*].",
        "Nothing fancy from {@}: [*].",
    ),
}
_ANSWERS: dict[int, Ways] = {
    Value.EFFORT: (
        "Not so fast! {@ answers|answer} with [*].",
        "{@ goes|go} straight in: [*].",
        "“Ours!” {@ shouts|shout}: [*].",
        "[*]! {@ has|have} not given that one up.",
        "{@ comes|come} from behind, and from far: [*].",
    ),
    Value.KINDNESS: (
        "{@ steps|step} in between: [*].",
        "“Careful”, {@ says|say}: [*].",
        "[*]. {@ will|will} not have anybody hurt.",
        "{@ puts|put} a blanket over it: [*].",
        "Nobody is left alone with that: [*], from {@}.",
    ),
    Value.EMPATHY: (
        "“I thought you might”, {@ says|say}: [*].",
        "{@ has|have} an answer, and had it before the question: [*].",
        "[*]. {@ puts|put} it very gently.",
        "{@ knows|know} that feeling: [*].",
        "{@ looks|look} sorry about it already: [*].",
    ),
    Value.NEUTRAL: (
        "{@ answers|answer} with [*].",
        "To which {@ says|say}: [*].",
        "{@ objects|object}: [*].",
        "But {@ has|have} [*].",
    ),
}
_TWISTS: tuple[Ways, Ways] = (
    (
        "{@ throws|throw} in [*]: <plus>.",
        "[*] goes, and the shot gets harder: <plus>.",
        "{@ spends|spend} [*] on it: <plus>.",
        "There is a twist to it: [*], <plus> for {@}.",
    ),
    (
        "{@ throws|throw} in [*]: <plus>.",
        "[*] goes, and the block gets wider: <plus>.",
        "{@ holds|hold} on with [*]: <plus>.",
        "A twist at the back: [*], <plus> for {@}.",
    ),
)
_TIRES: Ways = (
    "<own> does the running for it, and is tired.",
    "<own> pays for it, and sits down.",
    "<own> goes the extra yard, and that was the last one.",
    "It costs <own> the wind of the whole round.",
    "<own> carries it, and then needs carrying.",
)
_TRIMS: Ways = (
    "{@ puts|put} [*] away.",
    "Too many cards for {@}: away with [*].",
    "{@ will|will} not need [*], or so it is hoped.",
    "[*] stays on the bench, so to speak.",
)


def tell_card(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A Support or a Mastermove is played; what it does is told when it is worked off."""
    seat, kind = before.actor, action - s.PLAYS
    card = box.cards[kind]
    answers = before.phase == Phase.ANSWER and before.stack_seat[before.stack - 1] != seat
    ways = (_ANSWERS if answers else _PLAYS)[card.value]
    text = say(ways, card_salt(before, 0), seat=seat).replace("*", card.name)
    tone: Tone = "captain" if card.type == CardType.MASTERMOVE else "play"
    return [Remark(text, tone, seat)]


def tell_twist(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A Twist is discarded for a shot."""
    seat, kind = before.actor, action - s.TWISTS
    card = box.cards[kind]
    bonus = f"{plus(box.record.twist_bonus)} {TWIST_NOUNS[card.twist]}"
    ways = _TWISTS[0 if card.twist == TwistBonus.ATTACK else 1]
    text = say(ways, card_salt(before, 1), seat=seat, plus=bonus).replace("*", card.name)
    return [Remark(text, "play", seat)]


def tell_tires(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A player is tired for a Mastermove."""
    seat = before.actor
    own = called_at(box, before, seat, action - s.TIRES)
    return [Remark(say(_TIRES, salt_of(before, before.costs), own=own), "quiet", seat)]


def tell_aim(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A card gets its target."""
    seat = before.actor
    side, first = (seat, s.AIMS) if action < s.RIVAL_AIMS else (1 - seat, s.RIVAL_AIMS)
    return [Remark(f"It is for {called_at(box, before, side, action - first)}.", "quiet", seat)]


def tell_draw(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A card comes to a hand, told to whoever sees it; of an opening hand when it is complete."""
    seat = before.drawer
    if before.phase == Phase.OPENING:
        if after.hand_size[seat] < box.record.opening and after.deck_size[seat] > 0:
            return []
        held = [
            f"[{card.name}]"
            for kind, card in enumerate(box.cards)
            for _ in range(after.hand[seat, kind])
        ]
        return [Remark(f"{{{seat} begins|begin}} with {listed(held)}.", "quiet", seat)]
    return [Remark(f"{{{seat} draws|draw}} [{box.cards[action - s.DRAWS].name}].", "quiet", seat)]


def tell_loss(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is lost from a hand."""
    seat = before.drawer
    return [Remark(f"{{{seat} loses|lose}} [{box.cards[action - s.LOSSES].name}].", "play", seat)]


def tell_look(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Somebody looks into a hand: what it holds, once all of it has been seen, to both of them."""
    if before.owed > 1:
        return []
    seat = before.drawer
    seen = [
        f"[{card.name}]"
        for kind, card in enumerate(box.cards)
        for _ in range(max(0, after.looked[kind]))
    ]
    if not seen:
        return []
    return [Remark(f"In {{{seat}'s}} hand: {listed(seen)}.", "quiet", 1 - seat)]


def tell_trim(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """A card above the limit of a hand is discarded."""
    seat, kind = before.actor, action - s.DISCARDS
    text = say(_TRIMS, salt_of(before, kind + before.hand_size[seat]), seat=seat)
    return [Remark(text.replace("*", box.cards[kind].name), "quiet", seat)]
