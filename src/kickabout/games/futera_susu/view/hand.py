"""A hand of Futera SuSu, with what each of its cards may do now and what it would be worth."""

from typing import Any

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.action_cards import play_card
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.duel import synergy
from kickabout.games.futera_susu.state import Effect, Phase, State
from kickabout.games.futera_susu.view.cards import card_data
from kickabout.games.futera_susu.view.chances import chance, totals
from kickabout.games.futera_susu.words.bonds import known_at
from kickabout.games.futera_susu.words.notation import name_of
from kickabout.games.futera_susu.words.reasons import why_not
from kickabout.games.futera_susu.words.saying import POSITION_NOUNS, SPOT_SLUGS, STAT_SLUGS, number

_WEIGHED = (
    Effect.BOOST,
    Effect.BOOST_ALL,
    Effect.WEAKEN,
    Effect.WALL,
    Effect.ADVANTAGE,
    Effect.SWITCH,
    Effect.RE_ROLL,
    Effect.RE_ROLL_OWN,
)
"""Effects whose worth in the duel can be told at once."""


def hand_data(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> list[dict[str, Any]]:
    """The hand of a seat: every card with its plays, or why it has none."""
    entries = []
    for kind, card in enumerate(box.cards):
        plays = [
            play_data(box, state, seat, action)
            for action in legal_now
            if s.PLAYS <= action < s.HOLD and (action - s.PLAYS) // s.PLAYS_PER_KIND == kind
        ]
        for copy in range(state.hand[seat, kind]):
            note, best = _note(box, state, seat, kind, plays)
            entries.append(
                card_data(box, kind)
                | {
                    "id": f"{card.slug}-{copy + 1}",
                    "plays": plays,
                    "note": note,
                    "best": best,
                    "why": None if plays else _why(box, state, seat, kind, legal_now),
                }
            )
    return entries


def play_data(box: SusuBox, state: State, seat: int, action: int) -> dict[str, Any]:
    """One way to play a card, with the chance to win the duel afterwards."""
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    spot = target - s.ON_SPOT if s.ON_SPOT <= target < s.ON_STAT else s.NONE
    side = 1 - seat if card.effect == Effect.SEND_OFF else seat
    label = f"Play {card.name}"
    if target >= s.ON_STAT:
        label = f"on {STAT_SLUGS[target - s.ON_STAT]}"
    elif spot != s.NONE:
        player = known_at(state, side, spot)
        noun = POSITION_NOUNS[s.ROW_OF_SPOT[spot]]
        label = f"on {box.player(player).name if player else f'{noun} {SPOT_SLUGS[spot][1:]}'}"
    return {
        "action": name_of(box, action),
        "on": None,
        "seat": side if spot != s.NONE else None,
        "spot": SPOT_SLUGS[spot] if spot != s.NONE else None,
        "stat": STAT_SLUGS[target - s.ON_STAT] if target >= s.ON_STAT else None,
        "label": label,
        "said": label if target == 0 else f"{card.name} {label}",
        "chance": _chance_after(box, state, seat, action),
    }


def _played(box: SusuBox, state: State, seat: int, action: int) -> State | None:
    """The duel with a card played in it; None if what follows cannot be told by the duel alone."""
    effect = box.cards[(action - s.PLAYS) // s.PLAYS_PER_KIND].effect
    if effect not in _WEIGHED:
        return None
    after: State = state.copy()
    play_card(box.record, after, action)
    if effect == Effect.SWITCH:
        after.face_up[seat, after.spot[seat]] = 1
        after.bonus[seat] = synergy(box.record, after, seat, after.spot[seat])
    if effect == Effect.RE_ROLL_OWN:
        after.die[seat] = 0
    return after


def _chance_after(box: SusuBox, state: State, seat: int, action: int) -> float | None:
    after = _played(box, state, seat, action)
    return None if after is None else chance(box, after, seat)


# Words on the card itself.


def _note(
    box: SusuBox, state: State, seat: int, kind: int, plays: list[dict[str, Any]]
) -> tuple[str, bool]:
    """What a card would make of the duel, and whether it turns it."""
    chances = [play["chance"] for play in plays if play["chance"] is not None]
    now = chance(box, state, seat)
    if not chances or now is None:
        return "", False
    effect, best = box.cards[kind].effect, max(chances)
    turns = state.phase == Phase.AFTER and now < 0.5 <= best
    if state.phase == Phase.BEFORE or effect in (Effect.RE_ROLL, Effect.RE_ROLL_OWN):
        return f"{round(100 * best)} %", turns
    action = s.PLAYS + kind * s.PLAYS_PER_KIND
    if effect == Effect.BOOST:
        action += s.ON_STAT + state.die[seat] - 1
    after = _played(box, state, seat, action)
    assert after is not None
    mine, theirs = (totals(box, after, side)[after.die[side] - 1] for side in (seat, 1 - seat))
    sign = "=" if mine == theirs else ">" if mine > theirs else "<"
    return f"{number(mine)} {sign} {number(theirs)}", turns


def _why(box: SusuBox, state: State, seat: int, kind: int, legal_now: list[int]) -> str:
    """Why a card of the hand cannot be played now."""
    if state.phase in (Phase.BEFORE, Phase.AFTER) and legal_now:
        return why_not(box, state, s.PLAYS + kind * s.PLAYS_PER_KIND)
    if state.phase == Phase.FULL_TIME:
        return why_not(box, state, s.HOLD)
    if state.sudden_death:
        return f"In sudden death no action cards are played ({clauses.NO_CARDS_LEFT})."
    under_way = state.spot[0] != s.NONE and state.spot[1] != s.NONE
    if under_way and state.silenced[seat]:
        return f"Your opponent's card keeps you from playing one in this duel ({clauses.SILENCE})."
    if under_way and state.played[seat] != s.NONE:
        return f"You have played a card in this duel ({clauses.ONE_CARD})."
    return f"It waits for a duel: you are asked before and after the roll ({clauses.WINDOW})."
