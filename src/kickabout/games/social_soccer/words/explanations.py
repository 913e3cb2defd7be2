"""Why an action may not be taken: the clause and the sentence of each refusal."""

from collections.abc import Mapping

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card
from kickabout.games.social_soccer.pitch import fresh_members, is_fresh
from kickabout.games.social_soccer.preparations import player_to_show
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.rules import refuse
from kickabout.games.social_soccer.state import Spot, State, Whom
from kickabout.games.social_soccer.words.card_texts import WHEN_TEXTS
from kickabout.games.social_soccer.words.saying import (
    TWIST_NOUNS,
    VALUE_NOUNS,
    count,
    in_words,
    player_of,
)

_CHANCE = "Chance decides now: roll, or name one of the outcomes"
_OVER = "The match is over"
EXPLANATIONS: Mapping[Refusal, tuple[str, str]] = {
    Refusal.WON_BY_LEAD: ("SOC-12.6", _OVER),
    Refusal.WON_AFTER_ALL_ROUNDS: ("SOC-12.8", _OVER),
    Refusal.WON_IN_EXTRA_ROUNDS: ("SOC-12.9", _OVER),
    Refusal.DRAWN: ("SOC-12.10", _OVER),
    Refusal.WON_BY_GAMES: ("SOC-12.11", _OVER),
    Refusal.NO_MORE_GAMES: ("SOC-12.13", _OVER),
    Refusal.HIDDEN_NAME: ("SOC-15.11", "That is how others read a secret; name it in full"),
    Refusal.NOT_IN_BOX: ("SOC-15.1", "There is nothing of that number in the box"),
    Refusal.SEAT_DECIDES: ("SOC-15.12", "Seat {decider} decides now, not chance"),
    Refusal.CHANCE_SHOWS_PLAYERS: ("SOC-3.4", _CHANCE),
    Refusal.CHANCE_GIVES_PRIORITY: ("SOC-3.6", _CHANCE),
    Refusal.CHANCE_DEALS_OPENING: ("SOC-3.10", _CHANCE),
    Refusal.CHANCE_DEALS_ROUND: ("SOC-4.4", _CHANCE),
    Refusal.CHANCE_DRAWS_FOR_EFFECT: ("SOC-10.10", _CHANCE),
    Refusal.CHANCE_TAKES_FROM_HAND: ("SOC-10.11", _CHANCE),
    Refusal.CHANCE_SHOWS_HAND: ("SOC-10.12", _CHANCE),
    Refusal.CHANCE_COUNTS_GOAL: ("SOC-9.1", _CHANCE),
    Refusal.CHANCE_DRAWS_FOR_STEAL: ("SOC-5.13", _CHANCE),
    Refusal.ANOTHER_SPOT_IS_NEXT: ("SOC-3.4", "{due} is turned up next"),
    Refusal.ANOTHER_PLAYER_LIES_THERE: ("SOC-3.4", "Somebody else lies in {due}"),
    Refusal.NOT_IN_DECK: ("SOC-3.1", "There is no {card} in that deck"),
    Refusal.NOT_IN_HAND_TO_LOSE: ("SOC-10.11", "There is no {card} in that hand"),
    Refusal.NOT_IN_HAND_TO_SEE: ("SOC-10.12", "There is no other {card} in that hand"),
    Refusal.ANOTHER_CARD_IS_NEXT: ("SOC-10.12", "Another card of that hand comes first"),
    Refusal.CARD_COUNTS_GOAL: ("SOC-9.1", "The deck is not empty: a card of it counts the goal"),
    Refusal.DECK_IS_EMPTY: ("SOC-9.6", "The deck is empty: no card counts the goal"),
    Refusal.BUILD_FIRST: ("SOC-2.1", "Team and strategy come before everything else"),
    Refusal.SIGNS_OWN_PLAYERS: ("SOC-2.12", "You sign players of your own: {unsigned} to go"),
    Refusal.SIGNED_ALREADY: ("SOC-2.2", "{signed} is signed already"),
    Refusal.TEAM_COMPLETE: ("SOC-2.1", "Your team is complete"),
    Refusal.PLAYERS_FIRST: ("SOC-2.12", "The ten players come before the strategy"),
    Refusal.STRATEGY_COMPLETE: ("SOC-2.3", "Your strategy is complete"),
    Refusal.LARGE_STRATEGY_COMPLETE: ("SOC-13.2", "Your strategy is complete"),
    Refusal.TOO_MANY_COPIES: (
        "SOC-2.4",
        "A strategy holds at most {copies} {card}, and yours does",
    ),
    Refusal.TOO_MANY_COPIES_IN_LARGE: (
        "SOC-13.2",
        "A strategy holds at most {copies} {card}, and yours does",
    ),
    Refusal.NOBODY_OF_VALUE: (
        "SOC-2.5",
        "Nobody in your team is of {value}, so no card of it is allowed",
    ),
    Refusal.VALUE_USED_UP: (
        "SOC-2.5",
        "{players} of {value} {allow} {allowed} of it, and you have packed as many",
    ),
    Refusal.PLACE_FIRST: ("SOC-3.3", "First everybody gets a place: place NUMBER in SPOT"),
    Refusal.PLACED_ALREADY: ("SOC-3.2", "Number {member}, {placed}, has a place already"),
    Refusal.SPOT_TAKEN: ("SOC-3.2", "{spot} is taken, by {there}"),
    Refusal.MULLIGAN_FIRST: (
        "SOC-3.11",
        "First the opening hand: keep it, or redraw it once",
    ),
    Refusal.PRIORITY_FIRST: ("SOC-3.8", "You lost the last game: take ball, or leave ball"),
    Refusal.BALL_FIRST: ("SOC-4.10", "First somebody gets the ball: ball to SPOT"),
    Refusal.RELEASE_FIRST: ("SOC-8.18", "First somebody gets the ball: ball to SPOT"),
    Refusal.ON_BENCH: ("SOC-5.5", "{there} sits on the bench"),
    Refusal.BLOCKER_PASSES_ON: (
        "SOC-8.18",
        "{there} has blocked the shot and passes on, to somebody else",
    ),
    Refusal.TIRED_GETS_NO_BALL: ("SOC-4.10", "{there} is tired; somebody fresh gets the ball"),
    Refusal.TIRED_GETS_NO_RELEASE: (
        "SOC-8.18",
        "{there} is tired; somebody fresh gets the ball",
    ),
    Refusal.WOULD_LOSE_BALL_AGAIN: (
        "SOC-10.26",
        "{there} has no Attack left; somebody who has some gets the ball",
    ),
    Refusal.HOLDER_HAS_BALL: (
        "SOC-5.6",
        "{holder} has the ball; to give it on, pass to SPOT",
    ),
    Refusal.TIRED_HOLDER_PASSES: ("SOC-6.5", "{holder} is tired and cannot pass"),
    Refusal.BENCH_GETS_NO_PASS: ("SOC-5.5", "{there} sits on the bench and gets no ball"),
    Refusal.HOLDER_GETS_NO_PASS: (
        "SOC-6.1",
        "{there} has the ball; a pass goes to somebody else",
    ),
    Refusal.TIRED_GETS_NO_PASS: ("SOC-6.4", "{there} is tired; a pass goes to somebody fresh"),
    Refusal.HOLDER_IS_FRESH: (
        "SOC-5.9",
        "{holder} is fresh and goes on: pass, shoot or play a card",
    ),
    Refusal.HOLDER_IS_TIRED: ("SOC-5.10", "{holder} is tired: play a card, or give up"),
    Refusal.YOURS_TO_BEGIN: ("SOC-5.9", "It is yours to begin: pass, shoot or play a card"),
    Refusal.YOU_HAVE_BALL: ("SOC-5.9", "You have the ball: pass, shoot or play a card"),
    Refusal.TIRED_HOLDER_SHOOTS: ("SOC-6.5", "{holder} is tired and cannot shoot"),
    Refusal.ATTACKERS_SHOOT_FIRST: (
        "SOC-8.2",
        "{holder} defends, and may shoot only when all attackers are tired; {rested} is not",
    ),
    Refusal.BLOCK_FIRST: (
        "SOC-8.6",
        "There is a shot: block with a fresh defender, or let it through",
    ),
    Refusal.ATTACKER_BLOCKS_NOT: ("SOC-8.6", "{there} attacks; only a defender blocks"),
    Refusal.TIRED_BLOCKS_NOT: ("SOC-8.6", "{there} is tired and cannot block"),
    Refusal.NOT_IN_HAND: ("SOC-7.4", "There is no {card} in your hand"),
    Refusal.TWIST_IS_NOT_PLAYED: (
        "SOC-7.17",
        "{card} is a Twist: it is discarded in a shot, not played",
    ),
    Refusal.STACK_FULL: ("SOC-7.12", "Eight lie on the stack, and no more fit"),
    Refusal.SHOT_STACK_FULL: ("SOC-8.21", "Eight lie on the stack, and no more fit"),
    Refusal.TOO_DEAR: ("SOC-7.4", "{card} costs {cost} Custody, and you have {pool} left"),
    Refusal.TOO_FEW_FRESH: ("SOC-7.4", "{card} tires {tires} of yours, and {fresh} left"),
    Refusal.TOO_EARLY: ("SOC-7.7", "{card} is played only from round {round} on"),
    Refusal.WRONG_MOMENT: ("SOC-7.7", "{card} is played only {when}"),
    Refusal.NOTHING_TO_CANCEL: (
        "SOC-10.15",
        "{card} answers a card of the other side, and none is there",
    ),
    Refusal.NOTHING_TO_COPY: (
        "SOC-10.16",
        "{card} answers a card of the other side, and none is there",
    ),
    Refusal.STEALS_NO_SHOT: ("SOC-10.13", "{card} takes no ball out of a shot"),
    Refusal.MOVES_NO_SHOT: (
        "SOC-10.14",
        "{card} moves no ball that is on its way to the goal",
    ),
    Refusal.NOBODY_ACTIVE: (
        "SOC-10.19",
        "{card} is for your active player, and you have none",
    ),
    Refusal.NO_RIVAL_ACTIVE: (
        "SOC-10.19",
        "{card} is for the rival's active player, and there is none",
    ),
    Refusal.NOBODY_TO_AIM_AT: ("SOC-7.4", "There is nobody for whom {card} could be"),
    Refusal.NO_TWIST: ("SOC-8.13", "{card} is no Twist"),
    Refusal.TWIST_NOT_IN_HAND: ("SOC-8.13", "There is no {card} in your hand"),
    Refusal.TWIST_WITHOUT_BLOCK: (
        "SOC-8.13",
        "A Twist is discarded only when a shot is blocked",
    ),
    Refusal.TWIST_FOR_SHOOTER: (
        "SOC-8.13",
        "{card} adds {bonus}: it is for the shooter's side",
    ),
    Refusal.TWIST_FOR_BLOCKER: (
        "SOC-8.13",
        "{card} adds {bonus}: it is for the blocker's side",
    ),
    Refusal.ONE_TWIST_ONLY: (
        "SOC-8.14",
        "You have discarded a Twist for this shot already",
    ),
    Refusal.PAY_FIRST: ("SOC-7.3", "{top} tires {owed} of yours first: tire SPOT"),
    Refusal.BENCH_PAYS_NOT: ("SOC-5.5", "{there} sits on the bench and cannot be tired"),
    Refusal.TIRED_PAYS_NOT: (
        "SOC-7.3",
        "{there} is tired already; {top} is paid with somebody fresh",
    ),
    Refusal.AIM_FIRST: ("SOC-7.14", "Say first for whom {top} is: {aim}"),
    Refusal.AIMS_AT_OWN: ("SOC-15.7", "{top} is for a player of your own"),
    Refusal.AIMS_AT_RIVAL: ("SOC-15.7", "{top} is for a player of the other side"),
    Refusal.FRESH_ALREADY: ("SOC-7.4", "{there} is fresh already"),
    Refusal.TIRED_ALREADY: ("SOC-7.4", "{there} is tired already"),
    Refusal.GETS_BALL_ALREADY: ("SOC-7.4", "{there} has the ball already"),
    Refusal.ADD_OR_HOLD: (
        "SOC-8.12",
        "The shot is blocked: add a card or a Twist, or hold",
    ),
    Refusal.ONLY_ANSWERS: (
        "SOC-7.18",
        "You are asked for an answer: play a card, or hold",
    ),
    Refusal.ANSWER_FIRST: ("SOC-7.8", "There is something to answer: play a card, or hold"),
    Refusal.DISCARD_FIRST: ("SOC-12.4", "The round is over: discard until you hold {limit}"),
    Refusal.NOT_IN_HAND_TO_DISCARD: ("SOC-12.4", "There is no {card} in your hand"),
}
"""The clause and the sentence of each refusal, with what stands in it in braces."""


def why_not(box: SocialBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    clause, sentence = EXPLANATIONS[Refusal(refuse(box.record, state, action))]
    said = sentence.format_map(_Facts(box, state, action))
    return f"{said[:1].upper()}{said[1:]} ({clause})."


_OF_CARDS = (s.PACKS, s.PLAYS, s.TWISTS, s.DISCARDS, s.DRAWS, s.LOSSES, s.SIGHTS, s.REVEALS)
_AT_SPOTS = (s.BALLS, s.PASSES, s.BLOCKS, s.TIRES, s.AIMS, s.RIVAL_AIMS)


class _Facts(dict[str, object]):
    """What stands for the fields of a sentence, worked out as it is asked for."""

    def __init__(self, box: SocialBox, state: State, action: int) -> None:
        super().__init__()
        self.box = box
        self.state = state
        self.action = action
        self.seat = state.actor

    def __missing__(self, field: str) -> object:
        return getattr(self, field)()

    # What the action is about.

    def about(self) -> Card:
        """The card that the action is about."""
        return self.box.cards[self.action - max(one for one in _OF_CARDS if one <= self.action)]

    def at(self) -> int:
        """The spot that the action is about."""
        if s.PLACES <= self.action < s.KEEP:
            return (self.action - s.PLACES) % s.SPOTS
        return self.action - max(first for first in _AT_SPOTS if first <= self.action)

    def name(self, seat: int, member: int) -> str:
        """A member by name."""
        return self.box.player(player_of(self.state, seat, member)).name

    def of_value(self) -> int:
        """How many players of the team are of the value of the card."""
        value, team = self.about().value, self.state.team
        return sum(
            self.box.record.value[team[self.seat, member]] == value for member in range(s.MEMBERS)
        )

    # The fields.

    def aim(self) -> str:
        own = any(effect.whom == Whom.TARGET for effect in self.on_top().effects)
        return "aim at SPOT" if own else "aim at their SPOT"

    def allow(self) -> str:
        return "allows" if self.of_value() == 1 else "allow"

    def allowed(self) -> str:
        return count(self.of_value() * self.box.record.specials, "card")

    def bonus(self) -> str:
        return TWIST_NOUNS[self.about().twist]

    def card(self) -> str:
        return self.about().name

    def copies(self) -> str:
        return in_words(self.box.record.copies)

    def cost(self) -> int:
        return self.about().cost

    def due(self) -> str:
        return Spot(player_to_show(self.state) // s.PLAYERS).name

    def fresh(self) -> str:
        fresh = fresh_members(self.state, self.seat)
        return count(fresh, "is", "are") if fresh else "nobody is"

    def holder(self) -> str:
        return self.name(self.state.turn, self.state.ball)

    def limit(self) -> str:
        return in_words(self.box.record.hand_limit)

    def member(self) -> int:
        return (self.action - s.PLACES) // s.SPOTS + 1

    def on_top(self) -> Card:
        return self.box.cards[self.state.stack_kind[self.state.stack - 1]]

    def owed(self) -> str:
        return count(self.state.costs, "fresh player")

    def placed(self) -> str:
        return self.name(self.seat, self.member())

    def players(self) -> str:
        return count(self.of_value(), "player")

    def pool(self) -> int:
        return self.state.custody[self.seat]

    def rested(self) -> str:
        """The first attacker who is fresh."""
        spots = self.state.spot
        spot = next(spot for spot in range(s.ATTACKERS) if is_fresh(self.state, self.seat, spot))
        return self.name(self.seat, spots[self.seat, spot])

    def round(self) -> int:
        return self.about().from_round

    def decider(self) -> int:
        return self.seat

    def signed(self) -> str:
        return self.box.player(self.action - s.SIGNS + 1).name

    def spot(self) -> str:
        return Spot(self.at()).name

    def there(self) -> str:
        """Who stands at the spot."""
        side = 1 - self.seat if s.RIVAL_AIMS <= self.action < s.HOLD else self.seat
        return self.name(side, self.state.spot[side, self.at()])

    def tires(self) -> str:
        return count(self.about().tires, "fresh player")

    def top(self) -> str:
        return self.on_top().name

    def unsigned(self) -> int:
        return s.MEMBERS - self.state.signed[self.seat]

    def value(self) -> str:
        return VALUE_NOUNS[self.about().value]

    def when(self) -> str:
        return WHEN_TEXTS[self.about().when]
