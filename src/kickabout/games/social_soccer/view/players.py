"""Each side as plain data: its ten on their spots, its pool, and its cards."""

from collections.abc import Iterator

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import state as s
from ..box import ReadyTeam, SocialBox
from ..people import player_of, row_of, values_in
from ..pitch import attack_of, defence_of, fresh_members, on_field
from ..preparations import is_built
from ..state import OpeningHand, Phase, Rest, Rotation, Spot, State, Value
from .cards import cards_data, counted_data, of_seat, player_data, sees_hand
from .stack import aimed_at
from .types import FieldSpot, PitchPlay, Side, Term


def player_side(box: SocialBox, state: State, seat: int, plays: list[PitchPlay]) -> Side:
    """Return a side as the viewer sees it; `plays` are the viewer's legal actions on the pitch."""
    known = sees_hand(state, seat)
    members = [player_of(state, seat, member) for member in range(1, s.MEMBERS + 1)]
    team = _ready_team(box, members) or _fixed_team(box, seat)
    return {
        "seat": seat,
        "goals": state.goals[seat],
        "total": state.total[seat],
        "games": state.games[seat],
        "team": {"slug": team.slug, "name": team.named, "text": team.text} if team else None,
        "values": value_counts(values_in(box, state, seat)) if all(members) else None,
        "signed": state.signed[seat],
        "packed": state.packed[seat],
        "placed": state.placed[seat],
        "ready": _is_ready(box, state, seat),
        "custody": state.custody[seat],
        "custody_full": _full_pool(box, state, seat),
        "hand": state.hand_size[seat],
        "hand_limit": box.record.hand_limit,
        "deck": state.deck_size[seat],
        "deck_cards": counted_data(box, of_seat(state.deck, seat)) if known else None,
        "cards": cards_data(box, of_seat(state.hand, seat)) if known else None,
        "known": counted_data(box, of_seat(state.known, seat)),
        "discard": counted_data(box, of_seat(state.discard, seat)),
        "zone": counted_data(box, of_seat(state.zone, seat)),
        "conceded": state.goals[1 - seat],
        "fresh": _fresh(state, seat),
        "has_ball": state.ball > 0 and state.turn == seat,
        "twisted": state.twisted[seat] == 1,
        "redrawn": None
        if not state.redrawn[seat]
        else state.redrawn[seat] == OpeningHand.DRAWN_ANEW,
        "field": {slug(spot): _spot(box, state, seat, spot, plays) for spot in Spot},
    }


def value_counts(counts: dict[int, int]) -> dict[str, int]:
    """Return the number of each value, by slug."""
    return {slug(value): counts.get(value, 0) for value in Value}


def _ready_team(box: SocialBox, members: list[int]) -> ReadyTeam | None:
    """Return the ready-made team with these players, as far as the viewer knows them, or None."""
    known = sorted(members)
    return next((team for team in box.teams if sorted(team.players) == known), None)


def _fixed_team(box: SocialBox, seat: int) -> ReadyTeam | None:
    number = box.record.fixed_team[seat]
    return None if number == s.NONE else box.teams[number]


def _is_ready(box: SocialBox, state: State, seat: int) -> bool:
    """Return whether a side has nothing left to prepare."""
    if state.phase == Phase.BUILD:
        return is_built(box.record, state, seat)
    return state.phase != Phase.PLACE or state.placed[seat] == s.MEMBERS


def _stands(state: State, seat: int) -> bool:
    """Return whether the line-up of a side is complete and fully visible to the viewer."""
    return all(state.spot[seat, spot] > 0 for spot in range(s.SPOTS))


def _full_pool(box: SocialBox, state: State, seat: int) -> int:
    """Return the size of the pool at the start of the round, 0 if the viewer does not see the line-up."""
    if state.round == 0 or not _stands(state, seat):
        return 0
    members = [state.spot[seat, spot] for spot in range(s.SPOTS) if on_field(spot)]
    return sum(box.player(player_of(state, seat, member)).custody for member in members)


def _fresh(state: State, seat: int) -> int:
    return fresh_members(state, seat) if _stands(state, seat) else 0


# Spots.


def _spot(box: SocialBox, state: State, seat: int, spot: Spot, plays: list[PitchPlay]) -> FieldSpot:
    member = state.spot[seat, spot]
    number = player_of(state, seat, member)
    player = box.player(number) if number else None
    at = (seat, member - 1)
    # Until both line-ups are complete, the spots taken are the side's own business.
    hidden = member < 0
    return {
        "spot": slug(spot),
        "row": slug(row_of(spot)),
        "empty": member == 0 or (hidden and state.placed[seat] < s.MEMBERS),
        "covered": hidden or (member > 0 and state.shown[seat] <= spot),
        "member": member if member > 0 else None,
        "player": player_data(box, number) if number else None,
        "attack": attack_of(box.record, state, seat, member) if player else None,
        "defence": defence_of(box.record, state, seat, member) if player else None,
        "attack_why": list(_why(player.attack, state.attack_now[at], state.attack_round[at]))
        if player
        else [],
        "defence_why": list(_why(player.defence, state.defence_now[at], state.defence_round[at]))
        if player
        else [],
        "rest": slug(Rest(state.rest[at]) if player else Rest.FRESH),
        "has_ball": member > 0 and state.turn == seat and state.ball == member,
        "shoots": member > 0 and state.turn == seat and state.shooter == member,
        "blocks": member > 0 and state.turn != seat and state.blocker == member,
        "may_not": member > 0 and state.turn == seat and state.not_to == member,
        "came_from": _came_from(box, state, spot),
        "aimed": [
            entry
            for entry in range(state.stack)
            if member > 0 and aimed_at(box, state, entry) == (seat, member)
        ],
        "plays": [
            {"action": play["action"], "label": play["label"], "use": play["use"]}
            for play in plays
            if (play["seat"], play["spot"]) == (seat, slug(spot))
        ],
    }


def _why(printed: int, now: int, for_round: int) -> Iterator[Term]:
    """Yield the terms of a player's attack or defence."""
    yield {"label": Message("sum-printed"), "value": printed}
    if now:
        yield {"label": Message("sum-for-sequence"), "value": now}
    if for_round:
        yield {"label": Message("sum-for-round"), "value": for_round}


def _came_from(box: SocialBox, state: State, spot: int) -> str | None:
    """Return the spot from which the player at a spot came in the last rotation."""
    ring = s.BENCH_TO if box.record.rotation == Rotation.ATTACK_ONLY else s.SPOTS
    if state.round < 2 or state.phase == Phase.FULL_TIME:
        return None
    return slug(Spot((spot - s.STEP) % ring if spot < ring else spot))
