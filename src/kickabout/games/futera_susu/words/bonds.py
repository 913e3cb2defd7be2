"""Why a card plays above its numbers: the Legendary Captain and the groups of one team, as a viewer can tell.

Rules know only what a bonus amounts to; here is where it comes from, read from what is seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import BoxRecord, Class, Position, State
from kickabout.games.futera_susu.words.saying import in_words

_HEROES: dict[int, str] = {Class.LOCAL_HERO: "Local Hero", Class.CULT_HERO: "Cult Hero"}
_WITH: dict[int, str] = {Class.LOCAL_HERO: ", a Local Hero", Class.CULT_HERO: ", a Cult Hero"}


@dataclass(frozen=True)
class Group:
    """A row that is full, known to the viewer, and of one team."""

    team: int
    bonus: int
    hero: int
    """The player who raises it, 0 if nobody does."""


def known_at(state: State, seat: int, spot: int) -> int:
    """The number of the player at a spot; 0 where nobody stands or the viewer cannot tell who."""
    shirt = state.field[seat, spot]
    return max(state.squad[seat, shirt - 1], 0) if shirt > 0 else 0


def known_in(state: State, seat: int, shirt: int) -> int:
    """The number of the player in a shirt, 0 if the viewer cannot tell who it is."""
    return max(state.squad[seat, shirt - 1], 0) if shirt > 0 else 0


def gaps_of(state: State, seat: int) -> list[int]:
    """The empty spots of a side."""
    return [spot for spot in range(s.OUTFIELD) if state.field[seat, spot] == 0]


def called(box: SusuBox, state: State, seat: int, player: int) -> str:
    """A player of a seat by name, and by the side where both are known to have the same one."""
    name = box.player(player).name
    twins = any(state.squad[1 - seat, shirt] == player for shirt in range(s.SHIRTS))
    return f"{{{seat}'s}} {name}" if twins else name


def group_of(box: BoxRecord, state: State, seat: int, row: int) -> Group | None:
    """The group that a row makes, if the viewer can see that it makes one."""
    if row == Position.GOALKEEPER:
        return None
    spots = range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1])
    return group_among(box, [known_at(state, seat, spot) for spot in spots], row)


def group_among(box: BoxRecord, players: Sequence[int], row: int) -> Group | None:
    """The group that the players of a row make; 0 stands for nobody, or nobody known."""
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
    """The Legendary Captain on the pitch that the viewer knows of, 0 if there is none."""
    for spot in range(s.SPOTS):
        player = known_at(state, seat, spot)
        if player and box.klass[player] == Class.LEGENDARY_CAPTAIN:
            return player
    return 0


def why_bonus(box: SusuBox, state: State, seat: int, player: int, bonus: int) -> str:
    """Where the bonus of a player's card in a duel comes from, shortly, as far as the viewer can tell."""
    record = box.record
    team, row = record.team[player], record.position[player]
    name = box.teams[team].name
    if bonus == record.captain and bonus > 0:
        captain = captain_of(record, state, seat)
        if record.klass[player] == Class.LEGENDARY_CAPTAIN:
            return "captain, with team-mates"
        if captain and record.team[captain] == team:
            return f"captain {box.player(captain).name}"
    group = group_of(record, state, seat, row)
    if group is not None and group.bonus == bonus and group.team == team:
        if group.hero in (0, player):
            return f"all from {name}{_WITH.get(record.klass[group.hero], '')}"
        return f"{_HEROES[record.klass[group.hero]]} {box.player(group.hero).name}"
    # Of what lies face down or has left, the size of the bonus tells.
    if bonus == record.captain:
        return f"a captain of {name}"
    klass = {record.local: Class.LOCAL_HERO, record.cult: Class.CULT_HERO}.get(bonus, 0)
    return f"all from {name}{_WITH.get(klass, '')}"


def why_group(box: SusuBox, group: Group, row: int) -> str:
    """What makes a group: `all four from Navy Rovers, Cult Hero Ada Flint among them`."""
    size = s.FIRST_SPOT[row + 1] - s.FIRST_SPOT[row]
    every = "both" if size == 2 else f"all {in_words(size)}"
    why = f"{every} from {box.teams[group.team].name}"
    if group.hero:
        kind = _HEROES[box.record.klass[group.hero]]
        why += f", {kind} {box.player(group.hero).name} among them"
    return why
