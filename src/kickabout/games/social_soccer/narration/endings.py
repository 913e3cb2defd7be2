"""The commentary on beginnings and ends: rounds, games, the match."""

from kickabout.engine.game import Remark
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..box import SocialBox
from ..full_time import GAMES_TO_WIN
from ..people import called
from ..state import MatchLength, Phase, Rest, Rotation, State
from .salts import salt_of


def tell_ends(box: SocialBox, before: State, after: State) -> list[Remark]:
    """Narrate the end of a round, of a game or of the match, and what begins next."""
    remarks: list[Remark] = []
    if _round_ends(before, after):
        message = Message("round-ends", number=before.round, **_score(before))
        remarks.append(Remark(message.varied(before.round), "whistle"))
    if after.game > before.game:
        remarks += _tell_game(box, before, after)
    elif after.round > before.round:
        remarks += _tell_round(box, before, after)
    return remarks


def _round_ends(before: State, after: State) -> bool:
    if before.phase == Phase.TRIM or before.round == 0:
        return False
    goes_on = after.round == before.round and after.game == before.game
    return not goes_on or after.phase == Phase.TRIM


def _score(state: State) -> dict[str, Argument]:
    return {"home": state.goals[0], "away": state.goals[1]}


# Rounds.


def _tell_round(box: SocialBox, before: State, after: State) -> list[Remark]:
    remarks = []
    if after.round > 1:
        attack_only = box.record.rotation == Rotation.ATTACK_ONLY
        message = Message("attack-turns" if attack_only else "ring-turns")
        remarks.append(Remark(message.varied(after.round), "quiet"))
        for seat in range(s.SEATS):
            for member in range(1, s.MEMBERS + 1):
                was, now = before.rest[seat, member - 1], after.rest[seat, member - 1]
                if was == Rest.EXHAUSTED and now:
                    message = Message("still-exhausted", own=called(box, after, seat, member))
                    remarks.append(Remark(message.varied(salt_of(after, member)), "quiet", seat))
    extra = after.round - box.record.rounds
    name = "round-begins" if extra <= 0 else "extra-round-begins"
    last = "yes" if extra == box.record.extra_rounds else "no"
    custody = tuple(
        Message("custody-of", player=Seat(seat), custody=after.custody[seat])
        for seat in range(s.SEATS)
    )
    remarks.append(Remark(Message(name, number=after.round, last=last, custody=custody), "whistle"))
    return remarks


# Games and the match.


def _tell_game(box: SocialBox, before: State, after: State) -> list[Remark]:
    """Narrate the end of a game; its goals are in `before`, since the next game has reset them."""
    won = [after.games[seat] > before.games[seat] for seat in range(s.SEATS)]
    several = box.record.length == MatchLength.BEST_OF_3
    if not any(won):
        message = Message("draws", player=Seat(0), rival=Seat(1), **_score(before))
        remarks = [Remark(message.varied(before.round), "whistle")]
    else:
        seat = won.index(True)
        lead = abs(before.goals[0] - before.goals[1])
        early = lead >= box.record.lead and before.round < box.record.rounds
        message = Message(
            "wins-early" if early and lead == 3 else "wins",
            player=Seat(seat),
            rival=Seat(1 - seat),
            home=max(before.goals[0], before.goals[1]),
            away=min(before.goals[0], before.goals[1]),
        ).varied(before.round + lead)
        remarks = [Remark(message, "whistle", seat)]
    if several:
        remarks.append(_tell_match(after, any(won)))
    elif after.phase == Phase.FULL_TIME:
        remarks.append(Remark(_decider(box, before, any(won)), "whistle"))
    return remarks


def _decider(box: SocialBox, before: State, won: bool) -> Message:
    """Return what has ended a match of one game."""
    if not won:
        return Message("ended-draw", rounds=before.round)
    if abs(before.goals[0] - before.goals[1]) >= box.record.lead:
        return Message("ended-lead", lead=box.record.lead, number=before.round)
    extra = before.round > box.record.rounds
    return Message("ended-extra" if extra else "ended-rounds", rounds=box.record.rounds)


def _tell_match(after: State, decided: bool) -> Remark:
    games: dict[str, Argument] = {"home": after.games[0], "away": after.games[1]}
    if after.phase != Phase.FULL_TIME:
        name = "games-stand" if decided else "games-stand-after-draw"
        return Remark(Message(name, **games), "whistle")
    if after.winner == s.NONE:
        shared = Message("match-shared", number=after.game, player=Seat(0), rival=Seat(1), **games)
        return Remark(shared, "whistle")
    most, least = max(after.games[0], after.games[1]), min(after.games[0], after.games[1])
    name = "match-won" if most == GAMES_TO_WIN else "match-won-after"
    message = Message(name, player=Seat(after.winner), home=most, away=least, number=after.game)
    return Remark(message, "whistle", after.winner)
