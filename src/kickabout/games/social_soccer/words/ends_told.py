"""The commentary of SocialSoccer where something begins or ends by itself: rounds, games, the match."""

from kickabout.engine.commentary import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.full_time import GAMES_TO_WIN
from kickabout.games.social_soccer.state import MatchLength, Phase, Rest, Rotation, State
from kickabout.games.social_soccer.words.saying import (
    Ways,
    called,
    count,
    in_words,
    salt_of,
    say,
)

_ROUND_ENDS: Ways = (
    "Sixteen people sit in the grass: round <round> is over, <score>.",
    "Nobody can run any more. Round <round> ends, <score>.",
    "Everybody is bent double, hands on knees. <score> after round <round>.",
    "That was all there was in their legs: round <round>, <score>.",
    "The last one standing sits down. Round <round> is over at <score>.",
    "Ten minutes gone, and all the breath with them. <score>.",
    "Oranges! Round <round> is done, <score>.",
    "Somebody brings the water round. <score> after round <round>.",
    "Round <round> lies down, and so does everybody else: <score>.",
)
_ROTATES: Ways = (
    "Everybody moves on by two.",
    "The ring turns: two to the bench, two off it.",
    "All change, as in musical chairs, with a chair for everybody.",
    "They move round. Whoever attacked will know soon what it is to defend.",
    "Two spots on, everybody, and mind the puddle.",
    "The carousel goes round by two.",
    "New places, same people, fresh legs.",
    "Up front becomes the bench, the bench becomes the back.",
)
_ATTACK_ROTATES: Ways = (
    "The attack moves on by two; the defence knows its place.",
    "Two up front go to the bench, two come in from the left.",
    "The front rank turns. The back stays where it is.",
)
_EXHAUSTED: Ways = (
    "<who> is still out of breath.",
    "<who> is not yet back among the living.",
    "Not so <who>: that run from the back takes longer to get over.",
)
_WINS: Ways = (
    "It is over: <score>. {@ wins|win}.",
    "<score>, and {@ has|have} won it.",
    "<score>! {@ takes|take} it, and {%} a bow.",
)
_RUNS_AWAY: Ways = (
    "<score>: three ahead is three too many. {@ wins|win} early.",
    "Enough is enough: <score>, and {@ has|have} won.",
    "<score>. Somebody has pity and blows the whistle: {@ wins|win}.",
)
_DRAWS: Ways = (
    "<score> in the end. Nobody has lost; somebody has to take the nets in.",
    "It ends <score>. {@} and {%} walk home together.",
    "<score>, and no legs left to change it. A draw.",
)


def tell_ends(box: SocialBox, before: State, after: State) -> list[Remark]:
    """The end of a round, of a game or of the match, and what begins then."""
    remarks: list[Remark] = []
    if _round_ends(before, after):
        text = say(_ROUND_ENDS, before.round, round=in_words(before.round), score=_score(before))
        remarks.append(Remark(text, "whistle"))
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


def _score(state: State) -> str:
    return f"{state.goals[0]}–{state.goals[1]}"


# Rounds.


def _tell_round(box: SocialBox, before: State, after: State) -> list[Remark]:
    remarks = []
    if after.round > 1:
        ways = _ATTACK_ROTATES if box.record.rotation == Rotation.ATTACK_ONLY else _ROTATES
        remarks.append(Remark(say(ways, after.round), "quiet"))
        for seat in range(s.SEATS):
            for member in range(1, s.MEMBERS + 1):
                was, now = before.rest[seat, member - 1], after.rest[seat, member - 1]
                if was == Rest.EXHAUSTED and now:
                    who = called(box, after, seat, member)
                    text = say(_EXHAUSTED, salt_of(after, member), who=who)
                    remarks.append(Remark(text, "quiet", seat))
    pools = " and ".join(f"{{{seat}}} {after.custody[seat]}" for seat in range(s.SEATS))
    number = in_words(after.round)
    text = f"Round {number}. Custody: {pools}."
    if after.round > box.record.rounds:
        extra = after.round - box.record.rounds
        last = " The last one." if extra == box.record.extra_rounds else ""
        text = f"Level, so there is an extra round.{last} Custody: {pools}."
    remarks.append(Remark(text, "whistle"))
    return remarks


# Games and the match.


def _tell_game(box: SocialBox, before: State, after: State) -> list[Remark]:
    """A game is over; `before` has its goals, since those of the next begin at nought."""
    won = [after.games[seat] > before.games[seat] for seat in range(s.SEATS)]
    result = _score(before)
    several = box.record.length == MatchLength.BEST_OF_3
    if not any(won):
        text = say(_DRAWS, before.round, seat=0, other=1, score=result)
        remarks = [Remark(text, "whistle")]
    else:
        seat = won.index(True)
        lead = abs(before.goals[0] - before.goals[1])
        early = lead >= box.record.lead and before.round < box.record.rounds
        result = f"{max(before.goals[0], before.goals[1])}–{min(before.goals[0], before.goals[1])}"
        ways = _RUNS_AWAY if early and lead == 3 else _WINS
        text = say(ways, before.round + lead, seat=seat, other=1 - seat, score=result)
        remarks = [Remark(text, "goal" if not several else "whistle", seat)]
    if several:
        remarks.append(_tell_match(box, after, any(won)))
    return remarks


def _tell_match(box: SocialBox, after: State, decided: bool) -> Remark:
    tally = f"{after.games[0]}–{after.games[1]}"
    if after.phase != Phase.FULL_TIME:
        again = "" if decided else " A drawn game is played again."
        return Remark(f"Games: {tally}.{again} The players are placed anew.", "whistle")
    if after.winner == s.NONE:
        text = (
            f"{count(after.game, 'game').capitalize()}, {tally}: {{0}} and {{1}} share the match."
        )
        return Remark(text, "whistle")
    winner = after.winner
    most = max(after.games[0], after.games[1])
    why = "" if most == GAMES_TO_WIN else f" after {count(after.game, 'game')}"
    text = f"{most}–{min(after.games[0], after.games[1])} in games{why}: {{{winner} wins|win}} the match!"
    return Remark(text, "goal", winner)
