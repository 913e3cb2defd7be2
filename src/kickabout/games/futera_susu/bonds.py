"""The reasons for a card's synergy bonus, as a viewer can tell: the Legendary
Captain and the groups of one team.

The rules know only the amount of a bonus; this module derives its reason from what the viewer sees.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from . import state as s
from .box import SusuBox
from .pitch import known_at
from .state import BoxRecord, Class, Position, State


@dataclass(frozen=True)
class Group:
    """A full row of one team, known to the viewer."""

    team: int
    bonus: int
    hero: int
    """The player who raises the bonus, 0 if there is none."""


def group_of(box: BoxRecord, state: State, seat: int, row: int) -> Group | None:
    """Return the group that a row forms, None if the viewer cannot see that it forms one."""
    if row == Position.GOALKEEPER:
        return None
    spots = range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1])
    return group_among(box, [known_at(state, seat, spot) for spot in spots], row)


def group_among(box: BoxRecord, players: Sequence[int], row: int) -> Group | None:
    """Return the group that the players of a row form, None if they form none; 0 stands for an
    empty spot or an unknown player.
    """
    if 0 in players or any(box.position[player] != row for player in players):
        return None
    if len({box.team[player] for player in players}) > 1:
        return None
    for klass, bonus in ((Class.CULT_HERO, box.cult), (Class.LOCAL_HERO, box.local)):
        for player in players:
            if box.klass[player] == klass:
                return Group(box.team[player], bonus, player)
    return Group(box.team[players[0]], box.group, 0)


def captain_of(box: BoxRecord, state: State, seat: int) -> int:
    """Return the Legendary Captain on the pitch that the viewer knows of, 0 if there is none."""
    for spot in range(s.SPOTS):
        player = known_at(state, seat, spot)
        if player and box.klass[player] == Class.LEGENDARY_CAPTAIN:
            return player
    return 0


def why_bonus(box: SusuBox, state: State, seat: int, player: int, bonus: int) -> Message:
    """Return the reason for the bonus of a player's card in a duel, in short,
    as far as the viewer can tell.
    """
    record = box.record
    number, row = record.team[player], record.position[player]
    team = box.teams[number].named
    if bonus == record.captain and bonus > 0:
        captain = captain_of(record, state, seat)
        if record.klass[player] == Class.LEGENDARY_CAPTAIN:
            return Message("bonus-of-captain")
        if captain and record.team[captain] == number:
            return Message("bonus-by-captain", captain=box.player(captain).named)
    group = group_of(record, state, seat, row)
    if group is not None and group.bonus == bonus and group.team == number:
        klass = slug(Class(record.klass[group.hero]))
        if group.hero in (0, player):
            return Message("bonus-by-row", team=team, hero=klass)
        return Message("bonus-by-hero", hero=klass, name=box.player(group.hero).named)
    # If its source lies face down or has left, the size of the bonus tells what it is.
    if bonus == record.captain:
        return Message("bonus-by-some-captain", team=team)
    heroes = {record.local: Class.LOCAL_HERO, record.cult: Class.CULT_HERO}
    return Message("bonus-by-row", team=team, hero=slug(heroes.get(bonus, Class.PLAYER)))


def why_group(box: SusuBox, group: Group, row: int) -> Message:
    """Return the reason for a group: `all four from Navy Rovers, Cult Hero Ada Flint among them`."""
    number = s.FIRST_SPOT[row + 1] - s.FIRST_SPOT[row]
    team = box.teams[group.team].named
    if group.hero == 0:
        return Message("group", number=number, team=team)
    hero, klass = box.player(group.hero), slug(Class(box.record.klass[group.hero]))
    return Message("group-with-hero", number=number, team=team, hero=klass, name=hero.named)
