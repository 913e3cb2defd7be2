"""Ready-made squads and decks, and players and cards to build one's own from, as plain data."""

from collections.abc import Sequence

from kickabout.engine.vocabulary import slugs
from kickabout.text.messages import Message

from .. import state as s
from ..actions import ACTIONS, CARD, DECK, PACK, PLAYER, SIGN, SQUAD, TAKE_DECK, TAKE_SQUAD, VERB
from ..bonds import group_among, why_group
from ..box import SusuBox
from ..preparations import is_built
from ..squads import few_midfielders
from ..state import Class, Phase, Position, Row, State
from .cards import card_data, player_data
from .types import Build, ReadyDeck, ReadySquad, RowBonus, TakenSquad


def build_data(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Build | None:
    """Return the options of a seat that builds its squad and deck, None
    when there is nothing to build.
    """
    if state.phase != Phase.BUILD or seat < 0:
        return None
    signed = state.signed[seat]
    done = is_built(box.record, state, seat)
    return {
        "step": "done" if done else "deck" if signed == s.SHIRTS else "squad",
        "squads": [_squad(box, action) for action in legal_now if VERB[action] == TAKE_SQUAD],
        "remark": _remark(box, state, seat),
        "signed": [player_data(box, state.squad[seat, shirt]) for shirt in range(signed)],
        "pool": [
            {
                "action": ACTIONS.name_of(box, action),
                "player": player_data(box, PLAYER[action] + 1),
            }
            for action in legal_now
            if VERB[action] == SIGN
        ],
        "decks": [_deck(box, action) for action in legal_now if VERB[action] == TAKE_DECK],
        "packed": {
            card.slug: state.deck[seat, kind]
            for kind, card in enumerate(box.cards)
            if state.deck[seat, kind] > 0
        },
        "cards": [
            {"action": ACTIONS.name_of(box, action), "card": card_data(box, CARD[action])}
            for action in legal_now
            if VERB[action] == PACK
        ],
    }


def _remark(box: SusuBox, state: State, seat: int) -> Message | None:
    """Return advice while substitutes are signed, None if there is none."""
    bench = range(s.ELEVEN, state.signed[seat])
    if not s.ELEVEN <= state.signed[seat] < s.SHIRTS:
        return None
    positions = (box.player(state.squad[seat, shirt]).position for shirt in bench)
    return few_midfielders(box, sum(position == Position.MIDFIELDER for position in positions))


def _squad(box: SusuBox, action: int) -> ReadySquad:
    squad = box.squads[SQUAD[action]]
    return {
        "action": ACTIONS.name_of(box, action),
        "slug": squad.slug,
        "name": squad.named,
        "text": squad.text,
        "eleven": [player_data(box, player) for player in squad.eleven],
        "subs": [player_data(box, player) for player in squad.subs],
        "bonuses": bonuses_data(box, squad.eleven, s.POSITION_OF_SHIRT),
    }


def _deck(box: SusuBox, action: int) -> ReadyDeck:
    deck = box.decks[DECK[action]]
    return {
        "action": ACTIONS.name_of(box, action),
        "slug": deck.slug,
        "name": deck.named,
        "text": deck.text,
        "cards": [
            {**card_data(box, kind), "count": count}
            for kind, count in enumerate(deck.counts)
            if count
        ],
    }


def bonuses_data(box: SusuBox, players: Sequence[int], rows: Sequence[int]) -> list[RowBonus]:
    """Return the bonuses of the captain and the rows, from the players on the pitch (0 for an
    empty spot) and the row of each.
    """
    record = box.record
    bonuses = [
        _captain(box, player, players)
        for player in players
        if player and record.klass[player] == Class.LEGENDARY_CAPTAIN
    ]
    for row in range(Position.GOALKEEPER):
        among = [player for player, at in zip(players, rows, strict=True) if at == row]
        group = group_among(record, among, row)
        if group is not None:
            why = why_group(box, group, row)
            bonuses.append({"row": slugs(Row)[row], "bonus": group.bonus, "why": why})
    return bonuses


def _captain(box: SusuBox, captain: int, players: Sequence[int]) -> RowBonus:
    """Return the bonus of a captain, with the number of team-mates who get it."""
    team = box.record.team[captain]
    mates = sum(box.record.team[player] == team for player in players if player not in (0, captain))
    name, of = box.player(captain).named, box.teams[team].named
    return {
        "row": None,
        "bonus": box.record.captain if mates else 0,
        "why": Message("captain-for", captain=name, mates=mates, team=of),
    }


def taken_squad(box: SusuBox, state: State, seat: int, known: bool) -> TakenSquad | None:
    """Return the ready-made squad of a seat, None if it has none or the viewer may not know of it."""
    number = box.record.fixed_squad[seat]
    if number == s.NONE and known:
        worn = tuple(state.squad[seat, shirt] for shirt in range(s.SHIRTS))
        numbers = [n for n, squad in enumerate(box.squads) if squad.shirts == worn]
        number = numbers[0] if numbers else s.NONE
    if number == s.NONE:
        return None
    squad = box.squads[number]
    return {"slug": squad.slug, "name": squad.named}
