"""Squads and decks to take, and players and cards to build one's own from, as plain data."""

from typing import Any

from kickabout.engine.vocabulary import slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.bonds import Group, group_among, why_group
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.notation import NOTATION
from kickabout.games.futera_susu.preparations import is_built
from kickabout.games.futera_susu.squads import few_midfielders
from kickabout.games.futera_susu.state import Class, Phase, Position, Row, State
from kickabout.games.futera_susu.view.cards import card_data, player_data
from kickabout.text.messages import Message

_GROUPS = (Position.FORWARD, Position.MIDFIELDER, Position.DEFENDER)


def build_data(
    box: SusuBox, state: State, seat: int, legal_now: list[int]
) -> dict[str, Any] | None:
    """What a seat may build its squad and deck from, None when there is nothing to build."""
    if state.phase != Phase.BUILD or seat < 0:
        return None
    signed, packed = state.signed[seat], state.packed[seat]
    step = "squad" if signed < s.SHIRTS else "deck" if packed < box.record.deck_size else "done"
    assert (step == "done") == is_built(box.record, state, seat)
    return {
        "step": step,
        "squads": [_squad(box, action) for action in legal_now if action < s.SIGNS],
        "remark": _remark(box, state, seat),
        "signed": [player_data(box, state.squad[seat, shirt]) for shirt in range(signed)],
        "pool": [
            {
                "action": NOTATION.name_of(box, action),
                "player": player_data(box, action - s.SIGNS + 1),
            }
            for action in legal_now
            if s.SIGNS <= action < s.TAKE_DECKS
        ],
        "decks": [_deck(box, action) for action in legal_now if s.TAKE_DECKS <= action < s.PACKS],
        "packed": {
            card.slug: state.deck[seat, kind]
            for kind, card in enumerate(box.cards)
            if state.deck[seat, kind] > 0
        },
        "cards": [
            {"action": NOTATION.name_of(box, action), "card": card_data(box, action - s.PACKS)}
            for action in legal_now
            if s.PACKS <= action < s.PLACES
        ],
    }


def _remark(box: SusuBox, state: State, seat: int) -> Message | None:
    """What to think over while substitutes are signed, None where there is nothing."""
    bench = range(s.ELEVEN, state.signed[seat])
    if not s.ELEVEN <= state.signed[seat] < s.SHIRTS:
        return None
    positions = (box.player(state.squad[seat, shirt]).position for shirt in bench)
    return few_midfielders(box, sum(position == Position.MIDFIELDER for position in positions))


def _squad(box: SusuBox, action: int) -> dict[str, Any]:
    squad = box.squads[action - s.TAKES]
    return {
        "action": NOTATION.name_of(box, action),
        "slug": squad.slug,
        "name": squad.named,
        "text": squad.text,
        "eleven": [player_data(box, player) for player in squad.eleven],
        "subs": [player_data(box, player) for player in squad.subs],
        "bonuses": bonuses_data(box, list(squad.eleven)),
    }


def _deck(box: SusuBox, action: int) -> dict[str, Any]:
    deck = box.decks[action - s.TAKE_DECKS]
    return {
        "action": NOTATION.name_of(box, action),
        "slug": deck.slug,
        "name": deck.named,
        "text": deck.text,
        "cards": [
            card_data(box, kind) | {"count": count}
            for kind, count in enumerate(deck.counts)
            if count
        ],
    }


def bonuses_data(box: SusuBox, eleven: list[int]) -> list[dict[str, Any]]:
    """The bonuses of an eleven by shirt, where 0 stands for nobody: the captain's and the rows'."""
    found = [_captain(box, eleven)] if any(_leads(box, player) for player in eleven) else []
    for row in _GROUPS:
        group = group_in(box, eleven, row)
        if group is not None:
            found.append(group_data(box, group, row))
    return found


def group_in(box: SusuBox, eleven: list[int], row: int) -> Group | None:
    """The group that a row of an eleven makes."""
    players = [
        player
        for player, position in zip(eleven, s.POSITION_OF_SHIRT, strict=True)
        if position == row
    ]
    return group_among(box.record, players, row)


def group_data(box: SusuBox, group: Group, row: int) -> dict[str, Any]:
    """The bonus of a row."""
    return {"row": slugs(Row)[row], "bonus": group.bonus, "why": why_group(box, group, row)}


def _leads(box: SusuBox, player: int) -> bool:
    return player > 0 and box.record.klass[player] == Class.LEGENDARY_CAPTAIN


def _captain(box: SusuBox, eleven: list[int]) -> dict[str, Any]:
    captain = next(player for player in eleven if _leads(box, player))
    return captain_data(box, captain, [player for player in eleven if player not in (0, captain)])


def captain_data(box: SusuBox, captain: int, others: list[int]) -> dict[str, Any]:
    """What a captain gives, and to how many others on the pitch."""
    team = box.record.team[captain]
    mates = sum(box.record.team[player] == team for player in others)
    name, of = box.player(captain).named, box.teams[team].named
    return {
        "row": None,
        "bonus": box.record.captain if mates else 0,
        "why": Message("captain-for", captain=name, mates=mates, team=of),
    }


def taken_squad(box: SusuBox, state: State, seat: int, known: bool) -> dict[str, Any] | None:
    """The ready-made squad of a seat, if it has one and the viewer may know of it."""
    number = box.record.fixed_squad[seat]
    if number == s.NONE and known:
        worn = tuple(state.squad[seat, shirt] for shirt in range(s.SHIRTS))
        numbers = [n for n, squad in enumerate(box.squads) if squad.shirts == worn]
        number = numbers[0] if numbers else s.NONE
    if number == s.NONE:
        return None
    squad = box.squads[number]
    return {"slug": squad.slug, "name": squad.named}
