"""What forbids something, in words, with the rulebook's clause."""

import re
from collections.abc import Callable

from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.choices import kind_of
from kickabout.games.squad_rush.matchday import side_of
from kickabout.games.squad_rush.refusals import Refusal
from kickabout.games.squad_rush.rules import refuse
from kickabout.games.squad_rush.squad import fewest_missing
from kickabout.games.squad_rush.state import Effect, Phase, State, card_of
from kickabout.games.squad_rush.words.saying import count, in_words

_OVER = "The match is over"
_CHANCE = "Chance decides now: roll, or name one of the outcomes"
_SEAT = "Seat <actor> decides now, not chance"
_NOT_HELD = "<card> is not in your hand"
_NONE_HELD = "There is no <card> in your hand"
_NOT_ON_PITCH = "<card> is not on your pitch"
_NOT_IN_DECK = "<card> is not in the deck"
_NO_TARGET = "<card> is played as it is: play <slug>"

REASONS: dict[Refusal, tuple[str, str]] = {
    Refusal.CALL_STOOD: ("8.6", _OVER),
    Refusal.ROUNDS_OVER: ("8.8", _OVER),
    Refusal.CUP_AWARDED: ("15.1", _OVER),
    Refusal.SUDDEN_DEATH_WON: ("15.8", _OVER),
    Refusal.SUDDEN_DEATH_OVER: ("15.10", _OVER),
    Refusal.HIDDEN_NAME: ("18.11", "That is how others read a secret; name it in full"),
    Refusal.NO_SUCH_PLAYER: ("1.3", "There is no such player in this box"),
    Refusal.NO_SUCH_CARD: ("1.7", "There is no such card in this box"),
    Refusal.NO_SUCH_NATION: ("1.10", "There is no such nation in this box"),
    Refusal.NO_SUCH_SEAT: ("1.1", "There is no seat <seat> in this match"),
    Refusal.NOT_HELD: ("4.1", _NONE_HELD),
    Refusal.PITCH_FULL: ("4.3", "There are <pitch> players on your pitch, and no more fit"),
    Refusal.TAKES_NO_TARGET: ("18.2", _NO_TARGET),
    # Chance decides.
    Refusal.CHANCE_PICKS_NATIONS: ("2.2", _CHANCE),
    Refusal.CHANCE_PICKS_STARTER: ("2.4", _CHANCE),
    Refusal.CHANCE_DEALS: ("2.5", _CHANCE),
    Refusal.CHANCE_DRAWS: ("3.3", _CHANCE),
    Refusal.CHANCE_LOOKS_THROUGH: ("6.7", _CHANCE),
    Refusal.CHANCE_DRAWS_RESTART: ("6.4", _CHANCE),
    Refusal.CHANCE_DRAWS_FOR_SIDES: ("13.16", _CHANCE),
    Refusal.CHANCE_SHOWS_SEVENS: ("12.8", _CHANCE),
    Refusal.CHANCE_FLIPS: ("13.3", _CHANCE),
    Refusal.CHANCE_SHOWS_SWAPS: ("13.15", _CHANCE),
    Refusal.CHANCE_SHOWS_DRAMA: ("16.13", _CHANCE),
    Refusal.CHANCE_WHISTLES: ("14.11", _CHANCE),
    # A seat decides.
    Refusal.SEAT_ACTS: ("3.1", _SEAT),
    Refusal.SEAT_ANSWERS: ("7.2", _SEAT),
    Refusal.SEAT_PICKS_SEVEN: ("12.8", _SEAT),
    Refusal.SEAT_SWAPS: ("13.15", _SEAT),
    Refusal.SEAT_PLAYS_LATE: ("13.16", _SEAT),
    Refusal.SEAT_HAS_DRAMA: ("16.13", _SEAT),
    # Draws.
    Refusal.DRAW_FIRST: ("3.2", "Draw first, from the deck or the top of the discard pile"),
    Refusal.PILE_EMPTY: ("3.3", "The discard pile is empty"),
    # Acts and the call.
    Refusal.DRAWN_ALREADY: ("3.1", "You have drawn your cards; now you act"),
    Refusal.NO_ACTS_LEFT: ("3.6", "You have no acts left in this turn"),
    Refusal.PLAYER_NOT_HELD: ("4.2", _NOT_HELD),
    Refusal.RECALL_NOT_ON_PITCH: ("4.4", _NOT_ON_PITCH),
    Refusal.RIVAL_CARD_NOT_HELD: ("4.5", "There is no <weapon> in your hand"),
    Refusal.ON_NO_PITCH: ("4.5", "<card> is on nobody's pitch"),
    Refusal.OWN_PLAYER: ("4.5", "<card> is your own; it is for players of your rivals"),
    Refusal.BEHIND_WALL: ("6.9", "<card> stands behind The Wall and cannot be tackled"),
    Refusal.SECOND_TACKLE_ELSEWHERE: (
        "16.10",
        "The second Tackle is for a player of seat <derby>",
    ),
    Refusal.SET_PIECE_TAKES: ("6.6", "A Midfielder is taken from the deck by a Set Piece"),
    Refusal.SUBSTITUTION_EXCHANGES: (
        "6.2",
        "Players are exchanged by a Substitution: play the card first",
    ),
    Refusal.SEVENS_PICKED_LATER: ("12.7", "The seven is picked when the pitches are locked"),
    Refusal.INSTANT_IS_NO_ACT: ("4.6", "<card> is an INSTANT: it is played in answer"),
    Refusal.SAY_ON_WHOM: ("18.3", "Say on whom <card> is played: <verb> PLAYER"),
    Refusal.SAY_ON_WHICH_PITCH: (
        "18.2",
        "Say on whose pitch <card> is played: play <slug> on SEAT",
    ),
    Refusal.NOBODY_BOOKED: ("6.16", "Nobody on the pitch of seat <seat> is booked"),
    Refusal.DISCARDED_AT_END: (
        "3.8",
        "Cards are discarded at the end of the turn, if there are too many",
    ),
    Refusal.NOTHING_TO_ANSWER: ("3.7", "There is nothing to answer: act, or say done"),
    Refusal.SUDDEN_DEATH_NEEDS_NO_CALL: (
        "15.8",
        "In sudden death nobody calls: the first seven wins",
    ),
    Refusal.LACKS_SEVEN: ("8.2", "You lack <missing> for a legal seven"),
    Refusal.LACKS_SEVEN_FOR_FULL_TIME: ("11.1", "You lack <missing> for a legal seven"),
    Refusal.CALLED_ALREADY: ("11.8", "Seat <caller> has called on this matchday already"),
    Refusal.CALL_TOO_EARLY: (
        "11.3",
        "On each matchday you take at least <turns> before you may call",
    ),
    # Cards that take more than one decision.
    Refusal.RESTART_PLAYS_ONE: (
        "6.5",
        "Quick Restart: play one player from your hand, or say done",
    ),
    Refusal.NAME_WHO_COMES_OFF: (
        "6.3",
        "Substitution: name a player of yours to take off, or say done",
    ),
    Refusal.OFF_NOT_ON_PITCH: ("6.3", _NOT_ON_PITCH),
    Refusal.NOBODY_TO_COME_ON: ("6.3", "You have no player in your hand who could come on"),
    Refusal.JUST_COME_OFF: ("6.3", "<card> has just come off; somebody else comes on"),
    Refusal.ON_NOT_HELD: ("6.3", _NOT_HELD),
    Refusal.NAME_WHO_COMES_ON: ("6.3", "Name the player of your hand who comes on for <off>"),
    Refusal.TAKE_MIDFIELDER: ("6.6", "Set Piece: take a Midfielder from the deck, or say done"),
    Refusal.NO_MIDFIELDER: ("6.6", "<card> is no Midfielder"),
    Refusal.MIDFIELDER_NOT_IN_DECK: ("6.6", _NOT_IN_DECK),
    # The end of a turn.
    Refusal.HAND_TOO_LARGE: ("3.8", "Your turn is over: discard until you hold <hand>"),
    Refusal.DISCARD_NOT_HELD: ("3.8", _NONE_HELD),
    # Answers.
    Refusal.CARD_WAITS: ("7.2", "There is a card to answer: an INSTANT, or hold"),
    Refusal.CALL_WAITS: ("7.2", "There is a call to answer: an INSTANT, or hold"),
    Refusal.NO_INSTANT: ("7.1", "Only an INSTANT answers, and <card> is none"),
    Refusal.INSTANT_NOT_HELD: ("7.1", _NONE_HELD),
    Refusal.PLAY_ON_ALONE: ("7.4", "An INSTANT is answered by Play On alone"),
    Refusal.SENDS_BACK_PLAYERS: ("7.8", "<card> answers a player who has just been played"),
    Refusal.NOT_AGAINST_CALLS: ("8.4", "<card> does not answer a call"),
    Refusal.STOPS_NO_SUCH_CARD: (
        "7.9",
        "<card> stops a Tackle, a booking or an INSTANT, nothing else",
    ),
    # Sevens.
    Refusal.LEAVE_SOMEBODY_OUT: (
        "12.7",
        "The pitches are locked: leave players out until seven are left",
    ),
    Refusal.BENCH_NOT_ON_PITCH: ("12.7", _NOT_ON_PITCH),
    Refusal.LEFT_OUT_ALREADY: ("12.7", "<card> is left out already"),
    Refusal.CANNOT_BE_SPARED: ("12.10", "Without <card> no legal seven would be left"),
    # What the official lets the sides do.
    Refusal.SWAP_OR_NOBODY: ("13.14", "Name a player of yours to take off, or nobody"),
    Refusal.SWAP_NOT_ON_PITCH: ("13.14", _NOT_ON_PITCH),
    Refusal.NOBODY_FITS: (
        "13.18",
        "Nobody of your hand can come on for <card> and leave the seven legal",
    ),
    Refusal.NOBODY_LEAVES: (
        "13.14",
        "Nobody leaves the pitch, so on nobody is all that is left",
    ),
    Refusal.SOMEBODY_LEAVES: ("13.14", "<off> leaves, so somebody has to come on"),
    Refusal.NAME_WHO_SWAPS_IN: ("13.14", "Name the player who comes on for <off>"),
    Refusal.SWAP_NOT_HELD: ("13.14", _NOT_HELD),
    Refusal.SEVEN_BROKEN: ("13.18", "With <card> for <off> the seven is not legal"),
    Refusal.OFFICIAL_LETS_ONE: (
        "13.16",
        "The official lets you play one player from your hand, or say done",
    ),
    Refusal.LATE_NOT_HELD: ("13.16", _NOT_HELD),
    # The drama.
    Refusal.ONE_INSTANT: ("16.11", "The pitches are locked: an INSTANT, or hold"),
    Refusal.NO_INSTANT_NOW: ("16.11", "Only an INSTANT may be played now, and <card> is none"),
    Refusal.DRAMA_NOT_HELD: ("16.11", _NONE_HELD),
    Refusal.DRAMA_TAKES_NO_TARGET: ("18.7", _NO_TARGET),
    Refusal.NO_OFFICIAL_TO_STOP: (
        "16.16",
        "There is no official whose call could be stopped",
    ),
    Refusal.SAY_WHAT_IT_STOPS: (
        "18.7",
        "Say what <card> stops: play <slug> on instant, or on official",
    ),
    # Outcomes of chance.
    Refusal.NATION_IN_PLAY: ("2.1", "<nation> is in play already"),
    Refusal.NATION_NOT_NEXT: ("16.2", "The nations in play are the first ones of the box"),
    Refusal.BEATEN: ("15.9", "Seat <seat> does not take part in the sudden death"),
    Refusal.NATION_NOT_IN_PLAY: ("2.3", "<card> is of a nation that is not in play"),
    Refusal.DEALT_ALREADY: ("2.5", _NOT_IN_DECK),
    Refusal.NOT_IN_DECK: ("3.3", _NOT_IN_DECK),
    Refusal.NOT_IN_DECK_FOR_RESTART: ("6.4", _NOT_IN_DECK),
    Refusal.NOT_IN_DECK_FOR_SIDES: ("13.16", _NOT_IN_DECK),
    Refusal.LOOKED_FOR_IN_TURN: ("18.8", "Another Midfielder is looked for first, or has been"),
    Refusal.MIDFIELDER_FOUND: ("6.7", "<card> is in the deck: find <slug>"),
    Refusal.MIDFIELDER_MISSED: ("6.7", "<card> is not in the deck: miss <slug>"),
    Refusal.NOT_LEFT_OUT: ("12.8", "<card> has not been left out"),
    Refusal.SHOWN_ALREADY: ("12.8", "It has been shown already that <card> is left out"),
    Refusal.SHOWN_IN_TURN: ("18.10", "Somebody else who is left out is shown first"),
    Refusal.NO_REFEREE_CARD: ("13.1", "<card> is no referee card, and no official"),
    Refusal.NEVER_OFFICIAL: ("13.25", "<card> is never the official in this match"),
    Refusal.SECOND_ADDED_TIME: ("13.8", "A second <card> is passed over"),
    Refusal.OFFICIAL_NOT_IN_DECK: ("13.3", _NOT_IN_DECK),
    Refusal.OFFICIAL_IN_DECK: ("13.4", "There is an official in the deck: it is flipped"),
    Refusal.OFFICIAL_IN_PILE: ("13.4", "There is an official in the discard pile: gather"),
    Refusal.NO_OFFICIAL_IN_PILE: ("13.4", "There is no official in the discard pile either"),
    Refusal.NO_SWAP_TO_SHOW: ("13.15", "Seat <shows> has swapped nobody: show no swap"),
    Refusal.SWAP_TO_SHOW: ("13.15", "Seat <shows> has chosen a swap, which is shown"),
    Refusal.WHO_COMES_ON_FIRST: ("18.10", "It is shown first who comes on"),
    Refusal.WHO_LEAVES_NEXT: ("18.10", "Who comes on has been shown; now who leaves"),
    Refusal.SOMEBODY_ELSE_SWAPPED: ("13.15", "Seat <shows> has chosen somebody else"),
    Refusal.NO_INSTANT_TO_SHOW: ("16.13", "Seat <shows> has chosen no INSTANT: show no card"),
    Refusal.INSTANT_TO_SHOW: ("16.13", "Seat <shows> has chosen an INSTANT, which is shown"),
    Refusal.ANOTHER_INSTANT: ("16.13", "Seat <shows> has chosen something else"),
}
"""The clause behind each refusal, and what it says; `<card>` and the like stand for what it is about."""


def why_not(box: RushBox, state: State, action: int) -> str:
    """Return what forbids an action or an outcome now, with the rulebook's clause."""
    clause, text = REASONS[Refusal(refuse(box.record, state, action))]
    text = re.sub("<([a-z]+)>", lambda word: _WORDS[word[1]](box, state, action), text)
    return f"{text} (RUSH-{clause})."


# What a refusal is about.


def _actor(box: RushBox, state: State, action: int) -> str:
    return str(state.actor)


def _name(box: RushBox, card: int) -> str:
    return box.players[card].name if card < s.PLAYERS else box.cards[card - s.PLAYERS].name


def _card(box: RushBox, state: State, action: int) -> str:
    return _name(box, card_of(action))


def _slug(box: RushBox, state: State, action: int) -> str:
    card = card_of(action)
    return box.players[card].slug if card < s.PLAYERS else box.cards[card - s.PLAYERS].slug


def _weapon(box: RushBox, state: State, action: int) -> str:
    """The Tackle or the booking that an action plays."""
    kind = kind_of(box.record, (action - s.TACKLES) // s.PLAYERS)
    return box.cards[kind].name


def _verb(box: RushBox, state: State, action: int) -> str:
    """What the notation calls playing a Tackle or a booking."""
    return slug(Effect(box.cards[card_of(action) - s.PLAYERS].effect))


def _nation(box: RushBox, state: State, action: int) -> str:
    return box.nations[action - s.DRAWN_NATIONS].name


def _seat(box: RushBox, state: State, action: int) -> str:
    """The seat that an action names."""
    if action >= s.STARTS:
        return str(action - s.STARTS)
    return str((action - s.PLAYS) % s.PLAYS_PER_KIND - s.ON_SEAT)


def _derby(box: RushBox, state: State, action: int) -> str:
    return str(state.derby)


def _caller(box: RushBox, state: State, action: int) -> str:
    return str(state.caller)


def _shows(box: RushBox, state: State, action: int) -> str:
    """The seat whose secret choice is shown."""
    return str(state.sides[state.side])


def _off(box: RushBox, state: State, action: int) -> str:
    """Who leaves the pitch."""
    swap = state.phase == Phase.SWAP
    return _name(box, state.off[side_of(state, state.actor)] - 1 if swap else state.taken_off)


def _missing(box: RushBox, state: State, action: int) -> str:
    return count(fewest_missing(box.record, state, state.actor), "player")


def _turns(box: RushBox, state: State, action: int) -> str:
    return count(box.record.turns_before_call, "turn")


def _pitch(box: RushBox, state: State, action: int) -> str:
    return in_words(box.record.pitch)


def _hand(box: RushBox, state: State, action: int) -> str:
    return in_words(box.record.most_hand)


_WORDS: dict[str, Callable[[RushBox, State, int], str]] = {
    "actor": _actor,
    "card": _card,
    "slug": _slug,
    "weapon": _weapon,
    "verb": _verb,
    "nation": _nation,
    "seat": _seat,
    "derby": _derby,
    "caller": _caller,
    "shows": _shows,
    "off": _off,
    "missing": _missing,
    "turns": _turns,
    "pitch": _pitch,
    "hand": _hand,
}
