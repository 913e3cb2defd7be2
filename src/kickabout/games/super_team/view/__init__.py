"""The view of Super Team: what a seat sees, as plain data for a page or another program."""

from kickabout.engine.game import HIDDEN
from kickabout.engine.view_types import Choice
from kickabout.engine.vocabulary import slug

from .. import state as s
from ..actions import ACTIONS, FORM, FORMATION, PIECE_WORDS, STRIKE, VERB
from ..box import FUMBLE, SuperBox
from ..box.cards import Card
from ..decks import fatigue_in_bank, kind_of
from ..pitch import carrier, seat_of, target_space, turned
from ..state import Phase, Shirt, Stat, State
from .cards import captain_data, cards_data, hand_data, team_data
from .clock import clock_data
from .prompts import choice_label, prompt
from .reach import reach_data
from .spots import price, ranges_data, space_data, spots_data
from .types import DiscardedCard, FormationChoice, Offer, Piece, Pitch, Side, View
from .under_way import action_under_way, auto_data, card_under_way, last_move_data


def view(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return all that a page shows and another program needs of a record as `seat` sees it."""
    spots = spots_data(box, state, legal_now)
    hand = hand_data(box, state, seat, legal_now) if seat >= 0 else []
    shown = {spot["action"] for spot in spots}
    shown |= {play["action"] for card in hand for play in card["plays"]}
    names = [ACTIONS.name_of(box, action) for action in legal_now]
    return {
        "phase": slug(Phase(state.phase)),
        "clock": clock_data(box, state),
        "dice": {
            "green": list(box.dice.green),
            "white": [FUMBLE if face < 0 else face for face in box.dice.white],
        },
        "round": (state.turns + 1) // 2,
        "pitch": _pitch(box, state),
        "players": [_player(box, state, other) for other in range(s.SEATS)],
        "bank": {
            "morale": box.record.morale_tokens - state.morale[0] - state.morale[1],
            "fatigue": fatigue_in_bank(box.record, state),
        },
        "hand": hand,
        "choices": [
            _choice(box, state, action, name)
            for action, name in zip(legal_now, names, strict=True)
            if name not in shown or VERB[action] == STRIKE
        ],
        "spots": spots,
        "ranges": ranges_data(box, state, legal_now),
        "reach": reach_data(box, state, legal_now),
        "card": card_under_way(box, state),
        "action": action_under_way(box, state),
        "auto": auto_data(box, state),
        "last_move": last_move_data(box, state),
        "scored": state.scored == 1,
        "goal_kick": state.goal_kick == 1,
        "rest": {"most": s.MOST_REST} if state.phase == Phase.REST else None,
        "prompt": prompt(box, state, seat, legal_now),
    }


def _choice(box: SuperBox, state: State, action: int, name: str) -> Choice | FormationChoice:
    choice: Choice = {"action": name, "label": choice_label(box, state, action)}
    if VERB[action] != FORM:
        return choice
    spaces = box.formations[FORMATION[action]].spaces
    if state.actor == 1:
        spaces = tuple(turned(box.pitch.rows, box.pitch.columns, space) for space in spaces)
    return {**choice, "spaces": [box.space_name(space) for space in spaces]}


# The table.


def _pitch(box: SuperBox, state: State) -> Pitch:
    record = box.record
    piece = carrier(state)
    ball = state.ball
    if _lies_in_goal(state):
        piece, ball = s.NONE, state.target
    columns = [box.space_name(target_space(record, 0, tile))[0] for tile in range(3)]
    return {
        "rows": record.rows,
        "columns": record.columns,
        "target": columns,
        "area": [chr(ord(columns[0]) - 1), chr(ord(columns[2]) + 1), 3],
        "marked": [box.space_name(record.marked[i]) for i in range(record.marked_spaces)],
        "ball": space_data(box, ball),
        "attacker": state.attacker,
        "carrier": None
        if piece == s.NONE
        else {"seat": seat_of(piece), "piece": PIECE_WORDS[piece % s.PIECES]},
    }


def _player(box: SuperBox, state: State, seat: int) -> Side:
    team, captain = state.team[seat], state.captain[seat]
    discards = [
        _discarded(box.card(kind_of(state, seat, slot)), state.discards[seat, slot])
        for slot in range(s.SLOTS)
        if state.discards[seat, slot]
    ]
    return {
        "seat": seat,
        "name": box.teams[team].named if team >= 0 else box.automata.get(seat),
        "team": team_data(box, team) if team >= 0 else None,
        "captain": captain_data(box, captain) if captain >= 0 else None,
        "offered": _offered(box, state, seat),
        "goals": state.goals[seat],
        "morale": state.morale[seat],
        "markers": {slug(stat): state.markers[seat, stat] for stat in Stat},
        "hand": state.hand_size[seat],
        "cards": None if state.hands[seat, 0] == HIDDEN else cards_data(box, state, seat),
        "deck": state.deck_size[seat],
        "discard": sum(one["count"] for one in discards),
        "discards": discards,
        "fatigues": state.fatigues[seat],
        "known_fatigue": state.known_fatigue[seat],
        "pieces": [_piece(box, state, seat * s.PIECES + shirt) for shirt in range(s.PIECES)],
        "auto": box.record.solo > 0 and seat == 1,
        "kicks_off": state.kicking == seat
        and state.phase != Phase.KICK_OFF
        and state.ball == s.NONE,
    }


def _discarded(card: Card, count: int) -> DiscardedCard:
    return {"card": card.slug, "name": card.named, "count": count}


def _offered(box: SuperBox, state: State, seat: int) -> Offer | None:
    """Return the boards to choose from, None once all chosen boards are turned over."""
    if state.phase not in (Phase.DEAL, Phase.CHOOSE, Phase.SHOW):
        return None
    teams, captains = (
        [state.offered[seat, which, i] for i in range(2) if state.offered[seat, which, i] != s.NONE]
        for which in range(2)
    )
    return {
        "teams": [team_data(box, team) for team in teams],
        "captains": [captain_data(box, captain) for captain in captains],
    }


def _piece(box: SuperBox, state: State, piece: int) -> Piece:
    shirt = piece % s.PIECES
    return {
        "piece": PIECE_WORDS[shirt],
        "shirt": ("1", "C")[shirt] if shirt <= Shirt.CAPTAIN else str(shirt),
        "space": space_data(box, state.at[piece]),
        "lying": state.lying[piece] == 1,
        "costs": price(box, state, piece),
        "tackled": state.tackled[piece] == 1,
        "captain": shirt == Shirt.CAPTAIN,
        "ball": carrier(state) == piece and not _lies_in_goal(state),
    }


def _lies_in_goal(state: State) -> bool:
    """Return whether a goal has just been scored, and the pieces are still where they were."""
    return state.scored == 1 and state.ball != s.NONE
