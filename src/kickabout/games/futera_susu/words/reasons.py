"""Why an action of Futera SuSu is not legal: the clause and the sentence of every refusal."""

from collections.abc import Mapping
from dataclasses import dataclass

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Card, Player
from kickabout.games.futera_susu.duel import row_sent
from kickabout.games.futera_susu.refusals import Refusal
from kickabout.games.futera_susu.rules import refuse
from kickabout.games.futera_susu.state import Class, State
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    ROW_PLACES,
    SPOT_SLUGS,
    in_words,
)

_OVER = "The match is over"
_CHANCE = "Chance decides now: roll, or name one of the outcomes"
_DUE = "Send a {row} into the duel"
_OTHER_ROW = "A {row} is due now, and {spot} is no {row}'s spot"
_NOBODY = "Nobody stands on {spot} any more; send another {row}"
_AFTER = "{card} is played after the roll"
_BEFORE = "{card} is played before the roll"

REASONS: Mapping[Refusal, tuple[str, str]] = {
    Refusal.NOT_IN_BOX: (clauses.SHORT_NAMES, "There is no such thing in this box"),
    Refusal.HIDDEN_NAME: (
        clauses.SECRETS,
        "That is how the other side reads a secret; name it in full",
    ),
    Refusal.CLOCK_DECIDES: (clauses.CLOCK, "The clock of the table says that, nobody else"),
    Refusal.SEAT_DECIDES: (clauses.CHANCE, "Seat {seat} decides now, not chance"),
    Refusal.PLAYED_ALL_POSSESSIONS: (clauses.BY_POSSESSIONS, _OVER),
    Refusal.GOALS_REACHED: (clauses.BY_GOALS, _OVER),
    Refusal.WHISTLE_GONE: (clauses.BY_CLOCK, _OVER),
    Refusal.MIDFIELDERS_LOST: (clauses.NO_MIDFIELDERS, _OVER),
    Refusal.COVER_BEATEN: (clauses.COVER_LOST, _OVER),
    Refusal.FORFEITED: (clauses.FORFEIT, _OVER),
    Refusal.FORFEITED_BY_BOTH: (clauses.FORFEIT_OF_BOTH, _OVER),
    # Chance.
    Refusal.CHANCE_DEALS: (clauses.DEAL, _CHANCE),
    Refusal.CHANCE_TOSSES: (clauses.TOSS, _CHANCE),
    Refusal.CHANCE_ROLLS: (clauses.ROLL, _CHANCE),
    Refusal.CHANCE_RE_ROLLS: (clauses.RE_ROLL_OWN, _CHANCE),
    Refusal.CHANCE_INJURES: (clauses.INJURY, _CHANCE),
    Refusal.CHANCE_DRAWS: (clauses.DRAW, _CHANCE),
    Refusal.CHANCE_SHOWS: (clauses.FACE_UP, _CHANCE),
    Refusal.CHANCE_TELLS: (clauses.BONUS_TOLD, _CHANCE),
    Refusal.DEAL_DUE: (clauses.DEAL, "The hands are dealt now: draw CARD"),
    Refusal.TOSS_DUE: (clauses.TOSS, "The coin is tossed now: toss SEAT"),
    Refusal.ROLL_DUE: (clauses.ROLL, "Both dice are rolled now: roll DIE DIE"),
    Refusal.RE_ROLL_DUE: (clauses.RE_ROLL_OWN, "One die is rolled again now: re-roll DIE"),
    Refusal.INJURY_DUE: (clauses.INJURY, "A substitute is hurt now: injure SHIRT PLAYER"),
    Refusal.DRAW_DUE: (clauses.DRAW, "Action cards are drawn now: draw CARD"),
    Refusal.SHOW_DUE: (clauses.FACE_UP, "A card is turned face up now: show SHIRT PLAYER"),
    Refusal.BONUSES_DUE: (clauses.BONUS_TOLD, "The bonuses of the duel are told now: bonus N N"),
    Refusal.NOT_IN_DECK: (clauses.DEAL, "There is no {card} left in that deck"),
    Refusal.NOT_ON_BENCH_TO_HURT: (clauses.INJURY, "Shirt {shirt} does not sit on that bench"),
    Refusal.SHIRT_OF_ANOTHER: (clauses.SHIRTS, "{player} does not wear shirt {shirt}"),
    Refusal.ANOTHER_CARD_TURNED: (clauses.FACE_UP, "It is not shirt {shirt} that is turned up"),
    Refusal.OTHER_BONUSES: (clauses.BONUS_TOLD, "These are not the bonuses of the two cards"),
    # Squads and decks.
    Refusal.BUILD_FIRST: (clauses.SQUAD, "Squads and decks come before everything else"),
    Refusal.SQUAD_COMPLETE: (clauses.SQUAD, "Your squad is complete"),
    Refusal.SIGNING_BEGUN: (
        clauses.GO_ON_BUILDING,
        "You sign players of your own: {players_left} to go",
    ),
    Refusal.SHIRT_OF_OTHER_POSITION: (
        clauses.ORDER_OF_SHIRTS,
        "Shirt {next_shirt} is for a {next_position}, and {player} is a {position}",
    ),
    Refusal.GOALKEEPER_AS_SUBSTITUTE: (
        clauses.SUBSTITUTES,
        "No Goalkeeper is among the substitutes",
    ),
    Refusal.SIGNED_ALREADY: (
        clauses.NOBODY_TWICE,
        "{player} is signed already and wears shirt {worn_shirt}",
    ),
    Refusal.SECOND_CAPTAIN: (
        clauses.ONE_CAPTAIN,
        "Your eleven has its Legendary Captain, {captain}; {player} may be a substitute",
    ),
    Refusal.SQUAD_BEFORE_DECK: (clauses.SQUAD_FIRST, "The squad comes before the deck"),
    Refusal.DECK_COMPLETE: (clauses.DECK, "Your deck is complete"),
    Refusal.PACKING_BEGUN: (
        clauses.GO_ON_BUILDING,
        "You pack cards of your own: {cards_left} to go",
    ),
    Refusal.TOO_MANY_COPIES: (
        clauses.COPIES,
        "A deck holds at most {copies} of a kind, and you have packed {copies} {card}",
    ),
    # The lock-in.
    Refusal.LINE_UP_FIRST: (clauses.LOCK_IN, "The line-ups come first: place your eleven"),
    Refusal.LINE_UP_COMPLETE: (
        clauses.LOCKED,
        "Your eleven stand: the other side has yet to finish",
    ),
    Refusal.STANDS_RIGHT: (
        clauses.STANDS,
        "Shirt {shirt} stands where it belongs, and stays there",
    ),
    Refusal.STANDS_WRONG: (
        clauses.WRONG_ROW,
        "Shirt {shirt} stands in a wrong row: lift it first",
    ),
    Refusal.ROW_FULL: (clauses.FULL_ROW, "There is no free spot {in_row}"),
    Refusal.NOT_PLACED: (clauses.WRONG_ROW, "Shirt {shirt} is not placed yet"),
    Refusal.RIGHT_AND_NOT_LIFTED: (
        clauses.NOT_LIFTED,
        "Shirt {shirt} stands where it belongs, and may not be lifted",
    ),
    # Who is sent.
    Refusal.CARDS_WAIT: (clauses.WINDOW, "Action cards wait until both cards are in the duel"),
    Refusal.MIDFIELDER_DUE: (clauses.MIDFIELD, _DUE),
    Refusal.SHOOTER_DUE: (clauses.SUDDEN_DEATH, _DUE),
    Refusal.COVER_UP_FRONT_DUE: (clauses.COVER_FORWARDS, _DUE),
    Refusal.COVER_AT_THE_BACK_DUE: (clauses.COVER_DEFENDERS, _DUE),
    Refusal.FACING_ROW_DUE: (clauses.FRONT_AND_GOAL, _DUE),
    Refusal.NOT_OF_MIDFIELD: (clauses.MIDFIELD, _OTHER_ROW),
    Refusal.NOT_OF_SHOOTERS: (clauses.SUDDEN_DEATH, _OTHER_ROW),
    Refusal.NOT_OF_COVER_UP_FRONT: (clauses.COVER_FORWARDS, _OTHER_ROW),
    Refusal.NOT_OF_COVER_AT_THE_BACK: (clauses.COVER_DEFENDERS, _OTHER_ROW),
    Refusal.NOT_OF_FACING_ROW: (clauses.FRONT_AND_GOAL, _OTHER_ROW),
    Refusal.NOBODY_IN_MIDFIELD: (clauses.MIDFIELD, _NOBODY),
    Refusal.NOBODY_TO_SHOOT: (clauses.SUDDEN_DEATH, _NOBODY),
    Refusal.NOBODY_TO_COVER_UP_FRONT: (clauses.COVER_FORWARDS, _NOBODY),
    Refusal.NOBODY_TO_COVER_AT_THE_BACK: (clauses.COVER_DEFENDERS, _NOBODY),
    Refusal.NOBODY_IN_FACING_ROW: (clauses.FRONT_AND_GOAL, _NOBODY),
    # Action cards.
    Refusal.CARD_OR_HOLD: (
        clauses.WINDOW,
        "Both cards are in the duel: play an action card, or hold",
    ),
    Refusal.NOT_IN_HAND: (clauses.ONE_CARD, "There is no {card} in your hand"),
    Refusal.ONLY_AFTER_ROLL: (clauses.TIMING, _AFTER),
    Refusal.ONLY_BEFORE_ROLL: (clauses.TIMING, _BEFORE),
    Refusal.RE_ROLL_AFTER_ROLL: (clauses.RE_ROLL, _AFTER),
    Refusal.OWN_RE_ROLL_AFTER_ROLL: (clauses.RE_ROLL_OWN, _AFTER),
    Refusal.SWITCH_BEFORE_ROLL: (clauses.SWITCH, _BEFORE),
    Refusal.LONG_BALL_BEFORE_ROLL: (clauses.LONG_BALL, _BEFORE),
    Refusal.OFFSIDE_BEFORE_ROLL: (clauses.OFFSIDE, _BEFORE),
    Refusal.LONG_BALL_FROM_MIDFIELD: (
        clauses.LONG_BALL,
        "{card} is the attacker's, for the duel in midfield",
    ),
    Refusal.OFFSIDE_AT_GOAL: (
        clauses.OFFSIDE,
        "{card} is the defender's, for the duel at the goal",
    ),
    Refusal.WALL_AT_GOAL: (
        clauses.WALL,
        "{card} is for your Goalkeeper, in the duel at your goal",
    ),
    Refusal.DECK_EMPTY: (clauses.USELESS, "Your deck is used up: there is nothing to draw"),
    Refusal.BENCH_EMPTY: (clauses.USELESS, "Your opponent has no substitute left to be hurt"),
    Refusal.RIVAL_NOT_ASKED: (
        clauses.USELESS,
        "Your opponent is not asked for a card in this duel anyway",
    ),
    Refusal.ALONE_IN_ROW: (clauses.SWITCH, "Nobody else stands in that row to change with"),
    Refusal.STAT_NOT_NAMED: (
        clauses.CHOICE_OF_STAT,
        "Say which stat {card} is for: play {card_slug} on STAT",
    ),
    Refusal.PLAYED_ON_NOTHING: (clauses.PLAYS, "{card} is played as it is: play {card_slug}"),
    Refusal.SPOT_NOT_NAMED: (
        clauses.PLAYS,
        "Say on whom {card} is played: play {card_slug} on SPOT",
    ),
    Refusal.GOALKEEPER_STAYS: (clauses.NO_GOALKEEPER, "A Goalkeeper never leaves the pitch"),
    Refusal.NOBODY_TO_SEND_OFF: (clauses.USELESS, "Your opponent has nobody on {spot}"),
    Refusal.IN_DUEL_ALREADY: (clauses.SWITCH, "Your card on {spot} is in the duel already"),
    Refusal.OTHER_ROW: (clauses.SWITCH, "{card} brings another card of the same row"),
    Refusal.NOBODY_TO_SWITCH_WITH: (clauses.SWITCH, "Nobody stands on {spot}"),
    # Substitutes.
    Refusal.GAP_FIRST: (clauses.BRING, "{gap} is empty: bring on a {gap_position}, or leave it so"),
    Refusal.NOT_ON_BENCH: (clauses.GONE, "{player} is not on the bench any more"),
    Refusal.OTHER_POSITION: (
        clauses.SAME_POSITION,
        "{player} is a {position}, and {gap} is for a {gap_position}",
    ),
    Refusal.CAPTAIN_NOT_LEFT: (
        clauses.NEXT_CAPTAIN,
        "{player} is a Legendary Captain, and yours has not left the pitch",
    ),
    Refusal.CAPTAIN_ON_PITCH: (
        clauses.CAPTAIN_ON_PITCH,
        "A Legendary Captain of yours is on the pitch already",
    ),
}
"""The rulebook's clause of every refusal and what is said; `{word}` is one of what `Refused` names."""


def why_not(box: SusuBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause; empty if it may."""
    refusal = refuse(box.record, state, action)
    return explain(refusal, box, state, action) if refusal != Refusal.NONE else ""


def explain(refusal: Refusal, box: SusuBox, state: State, action: int) -> str:
    """The sentence of a refusal, with its clause."""
    clause, sentence = REASONS[refusal]
    return f"{sentence.format_map(Refused(box, state, action))} ({clause})."


@dataclass(frozen=True)
class Refused:
    """An action that is refused, and what its reason may name."""

    box: SusuBox
    state: State
    action: int

    def __getitem__(self, word: str) -> object:
        return getattr(self, word)

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.actor

    # What the action names.

    @property
    def _player(self) -> Player:
        """Who is to be signed or brought on, or is named in an outcome."""
        if self.action < s.TAKE_DECKS:
            return self.box.player(self.action - s.SIGNS + 1)
        if self.action < s.LEAVE:
            shirt = s.ELEVEN + self.action - s.BRINGS
            return self.box.player(self.state.squad[self.seat, shirt])
        first = s.INJURES if self.action < s.SHOWS else s.SHOWS
        return self.box.player((self.action - first) % s.PLAYERS + 1)

    @property
    def player(self) -> str:
        """That player's name."""
        return self._player.name

    @property
    def position(self) -> str:
        """That player's position."""
        return POSITION_NOUNS[self._player.position]

    @property
    def shirt(self) -> int:
        """The shirt that is placed, lifted or named in an outcome."""
        if self.action < s.LIFTS:
            return 1 + (self.action - s.PLACES) // s.POSITIONS
        if self.action < s.SENDS:
            return 1 + self.action - s.LIFTS
        if self.action < s.SHOWS:
            return s.ELEVEN + 1 + (self.action - s.INJURES) // s.PLAYERS
        return 1 + (self.action - s.SHOWS) // s.PLAYERS

    @property
    def in_row(self) -> str:
        """The row in which a shirt is placed."""
        return ROW_PLACES[(self.action - s.PLACES) % s.POSITIONS]

    @property
    def _card(self) -> Card:
        """The action card that is packed, played or drawn."""
        if self.action < s.PLACES:
            return self.box.cards[self.action - s.PACKS]
        if self.action < s.HOLD:
            return self.box.cards[(self.action - s.PLAYS) // s.PLAYS_PER_KIND]
        return self.box.cards[self.action - s.DRAWS]

    @property
    def card(self) -> str:
        """That card's name."""
        return self._card.name

    @property
    def card_slug(self) -> str:
        """How the notation names that card."""
        return self._card.slug

    @property
    def spot(self) -> str:
        """The spot from which a card is sent, or on which an action card is played."""
        if self.action < s.PLAYS:
            return SPOT_SLUGS[self.action - s.SENDS]
        return SPOT_SLUGS[(self.action - s.PLAYS) % s.PLAYS_PER_KIND - s.ON_SPOT]

    # How the actor stands.

    @property
    def players_left(self) -> str:
        """How many players are still to be signed."""
        return in_words(s.SHIRTS - self.state.signed[self.seat])

    @property
    def next_shirt(self) -> int:
        """The shirt that is given out next."""
        return self.state.signed[self.seat] + 1

    @property
    def next_position(self) -> str:
        """The position that it stands for."""
        return POSITION_NOUNS[s.POSITION_OF_SHIRT[self.next_shirt - 1]]

    @property
    def worn_shirt(self) -> int:
        """The shirt of a player who is signed already."""
        signed = [self.state.squad[self.seat, shirt] for shirt in range(s.SHIRTS)]
        return 1 + signed.index(self._player.number)

    @property
    def captain(self) -> str:
        """The Legendary Captain of the eleven."""
        eleven = (self.box.player(self.state.squad[self.seat, n]) for n in range(s.ELEVEN))
        return next(player.name for player in eleven if player.klass == Class.LEGENDARY_CAPTAIN)

    @property
    def cards_left(self) -> str:
        """How many action cards are still to be packed."""
        return in_words(self.box.record.deck_size - self.state.packed[self.seat])

    @property
    def copies(self) -> str:
        """How many of a kind a deck may hold."""
        return in_words(self.box.record.copies)

    @property
    def row(self) -> str:
        """Whom the actor is to send."""
        return POSITION_NOUNS[row_sent(self.state, self.seat)]

    @property
    def gap(self) -> str:
        """The empty spot."""
        return SPOT_SLUGS[self.state.hole[self.seat]]

    @property
    def gap_position(self) -> str:
        """Whom it is for."""
        return POSITION_NOUNS[s.ROW_OF_SPOT[self.state.hole[self.seat]]]
