"""Why an action is not legal while the pitches are locked, with the rulebook's clause."""

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.matchday import side_of
from kickabout.games.squad_rush.officials import can_swap
from kickabout.games.squad_rush.state import Effect, Phase, Place, State
from kickabout.games.squad_rush.words.saying import in_words, player_name


def why_not_locked(box: RushBox, state: State, action: int) -> str:
    """Why the actor may not do this on a matchday."""
    if state.phase == Phase.SEVEN:
        return _why_not_bench(box, state, action)
    if state.phase == Phase.SWAP:
        return _why_not_swap(box, state, action)
    if state.phase == Phase.LATE_PLAYER:
        return _why_not_late(box, state, action)
    return _why_not_drama(box, state, action)


def _why_not_bench(box: RushBox, state: State, action: int) -> str:
    if not s.BENCHES <= action < s.BENCHES + s.PLAYERS:
        return "The pitches are locked: leave players out until seven are left (RUSH-12.7)."
    player = action - s.BENCHES
    name = player_name(box, player)
    if state.place[player] != Place.PITCH or state.owner[player] != state.actor:
        return f"{name} is not on your pitch (RUSH-12.7)."
    if state.benched[player]:
        return f"{name} is left out already (RUSH-12.7)."
    return f"Without {name} no legal seven would be left (RUSH-12.10)."


def _why_not_swap(box: RushBox, state: State, action: int) -> str:
    side = side_of(state, state.actor)
    if state.chosen[side] == 0:
        if not s.OFFS <= action < s.OFF_NOBODY:
            return "Name a player of yours to take off, or nobody (RUSH-13.14)."
        player = action - s.OFFS
        name = player_name(box, player)
        if state.place[player] != Place.PITCH or state.owner[player] != state.actor:
            return f"{name} is not on your pitch (RUSH-13.14)."
        return f"Nobody of your hand can come on for {name} and leave the seven legal (RUSH-13.18)."
    if state.off[side] == 0:
        return "Nobody leaves the pitch, so on nobody is all that is left (RUSH-13.14)."
    off = state.off[side] - 1
    if action == s.ON_NOBODY:
        return f"{player_name(box, off)} leaves, so somebody has to come on (RUSH-13.14)."
    if not s.ONS <= action < s.ON_NOBODY:
        return f"Name the player who comes on for {player_name(box, off)} (RUSH-13.14)."
    player = action - s.ONS
    name = player_name(box, player)
    if state.place[player] != Place.HAND or state.owner[player] != state.actor:
        return f"{name} is not in your hand (RUSH-13.14)."
    assert not can_swap(box.record, state, state.actor, off, player)
    return f"With {name} for {player_name(box, off)} the seven is not legal (RUSH-13.18)."


def _why_not_late(box: RushBox, state: State, action: int) -> str:
    if not s.FIELDS <= action < s.RECALLS:
        return "The official lets you play one player from your hand, or say done (RUSH-13.16)."
    player = action - s.FIELDS
    if state.place[player] != Place.HAND or state.owner[player] != state.actor:
        return f"{player_name(box, player)} is not in your hand (RUSH-13.16)."
    most = in_words(box.record.pitch)
    return f"There are {most} players on your pitch, and no more fit (RUSH-4.3)."


def _why_not_drama(box: RushBox, state: State, action: int) -> str:
    if not s.PLAYS <= action < s.DISCARDS:
        return "The pitches are locked: an INSTANT, or hold (RUSH-16.11)."
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    if card.effect < Effect.CANCEL:
        return f"Only an INSTANT may be played now, and {card.name} is none (RUSH-16.11)."
    if state.hand[state.actor, kind] == 0:
        return f"There is no {card.name} in your hand (RUSH-16.11)."
    if card.effect != Effect.PLAY_ON:
        return f"{card.name} is played as it is: play {card.slug} (RUSH-18.7)."
    if target == s.ON_OFFICIAL and state.official == s.NONE:
        return "There is no official whose call could be stopped (RUSH-16.16)."
    assert target not in (s.ON_INSTANT, s.ON_OFFICIAL)
    return f"Say what {card.name} stops: play {card.slug} on instant, or on official (RUSH-18.7)."
