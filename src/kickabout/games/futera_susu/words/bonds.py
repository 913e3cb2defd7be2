"""Why a card plays above its numbers: the Legendary Captain and the groups of one team, as a viewer can tell.

Rules know only what a bonus amounts to; here is where it comes from, read from what is seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import (
    CULT_HERO,
    FIRST_SPOT,
    GOAL_SPOT,
    GOALKEEPER,
    LEGENDARY_CAPTAIN,
    LOCAL_HERO,
    ROW_OF_SPOT,
    SPOTS,
    BoxRecord,
    State,
)
from kickabout.games.futera_susu.words.saying import in_words


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


def group_of(box: BoxRecord, state: State, seat: int, row: int) -> Group | None:
    """The group that a row makes, if the viewer can see that it makes one."""
    if row == GOALKEEPER:
        return None
    spots = range(FIRST_SPOT[row], FIRST_SPOT[row + 1])
    players = [known_at(state, seat, spot) for spot in spots]
    if 0 in players or any(box.position[player] != row for player in players):
        return None
    return group_among(box, players)


def group_among(box: BoxRecord, players: Sequence[int]) -> Group | None:
    """The group that the players of a whole row make, if they are from one team."""
    if len({box.team[player] for player in players}) > 1:
        return None
    for klass, bonus in ((CULT_HERO, box.cult), (LOCAL_HERO, box.local)):
        for player in players:
            if box.klass[player] == klass:
                return Group(box.team[player], bonus, player)
    return Group(box.team[players[0]], box.group, 0)


def captain_of(box: BoxRecord, state: State, seat: int) -> int:
    """The Legendary Captain on the pitch that the viewer knows of, 0 if there is none."""
    for spot in range(SPOTS):
        player = known_at(state, seat, spot)
        if player and box.klass[player] == LEGENDARY_CAPTAIN:
            return player
    return 0


def why_bonus(box: SusuBox, state: State, seat: int, spot: int, bonus: int) -> str:
    """Where the bonus of a card comes from, as far as the viewer can tell."""
    record = box.record
    player = known_at(state, seat, spot)
    if bonus == 0 or player == 0:
        return ""
    team = box.teams[record.team[player]].name
    captain = captain_of(record, state, seat)
    if captain == player:
        return f"Legendary Captain, with {team} beside"
    if captain and record.team[captain] == record.team[player]:
        return f"Legendary Captain {box.players[captain - 1].name}"
    group = group_of(record, state, seat, ROW_OF_SPOT[spot]) if spot != GOAL_SPOT else None
    if group is not None:
        return why_group(box, group, ROW_OF_SPOT[spot])
    # What lies face down is told by the size of the bonus alone.
    if bonus == record.captain:
        return f"a Legendary Captain of {team}"
    heroes = {record.local: ", a Local Hero among them", record.cult: ", a Cult Hero among them"}
    return f"the whole row from {team}{heroes.get(bonus, '')}"


def why_group(box: SusuBox, group: Group, row: int) -> str:
    """What makes a group: `all four from Navy Rovers, Cult Hero Ada Flint among them`."""
    size = FIRST_SPOT[row + 1] - FIRST_SPOT[row]
    every = "both" if size == 2 else f"all {in_words(size)}"
    why = f"{every} from {box.teams[group.team].name}"
    if group.hero:
        kind = "Cult Hero" if box.record.klass[group.hero] == CULT_HERO else "Local Hero"
        why += f", {kind} {box.players[group.hero - 1].name} among them"
    return why
