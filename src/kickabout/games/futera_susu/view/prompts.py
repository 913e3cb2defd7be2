"""What a page of Futera SuSu says next: the prompt above the hand, and the labels of its buttons."""

from collections.abc import Callable

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.duel import row_sent
from kickabout.games.futera_susu.preparations import is_in_its_row
from kickabout.games.futera_susu.state import Phase, Place, Position, Stage, State
from kickabout.games.futera_susu.view.chances import chance, totals
from kickabout.games.futera_susu.words.bonds import gaps_of, known_at
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    ROW_PLACES,
    count,
    in_words,
    listed,
    number,
)

Prompt = tuple[str, str, str]
"""The lead, what to do, and the fact that matters."""


def prompt(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead, text, fact = "", "", ""
    if state.phase == Phase.FULL_TIME:
        lead = "You win!" if state.winner == seat else "Full time."
    elif legal_now:
        lead, text, fact = _ASKED[state.phase](box, state, seat)
    elif seat in range(s.SEATS) and state.phase == Phase.BUILD:
        lead, text = "Squad and deck stand.", "Waiting for the other side."
    elif seat in range(s.SEATS) and state.phase == Phase.LOCK_IN:
        lead, text = "Locked in.", "Waiting for the other side."
    return {"lead": lead, "text": text, "fact": fact}


def _build(box: SusuBox, state: State, seat: int) -> Prompt:
    signed, packed = state.signed[seat], state.packed[seat]
    if signed == 0:
        return (
            "Your squad.",
            f"Take a ready-made one, or sign {in_words(s.SHIRTS)} of your own.",
            "",
        )
    if signed < s.SHIRTS:
        left = f"{s.SHIRTS - signed} to go."
        if signed >= s.ELEVEN:
            return "The bench.", "Any position but Goalkeeper.", left
        noun = POSITION_NOUNS[s.POSITION_OF_SHIRT[signed]]
        return f"Shirt {signed + 1}.", f"Sign a {noun}.", left
    size = box.record.deck_size
    if packed == 0:
        text = f"Take a ready-made one, or pack {in_words(size)} cards of your own."
        return "Your action deck.", text, f"At most {in_words(box.record.copies)} of a kind."
    return "Your action deck.", "Pack another card.", f"{size - packed} to go."


def _lock_in(box: SusuBox, state: State, seat: int) -> Prompt:
    where = [state.where[seat, shirt] for shirt in range(s.ELEVEN)]
    left = where.count(Place.IN_HAND)
    wrong = sum(
        place != Place.IN_HAND and not is_in_its_row(state, seat, shirt)
        for shirt, place in enumerate(where)
    )
    fact = f"{left} to go." if left else ""
    if wrong:
        stand = "stands" if wrong == 1 else "stand"
        fact = f"{fact} {in_words(wrong).capitalize()} {stand} in a wrong row: lift and place anew."
    return "Lock in!", "Place your eleven in their rows, face down.", fact.strip()


def _send(box: SusuBox, state: State, seat: int) -> Prompt:
    row = row_sent(state, seat)
    noun = POSITION_NOUNS[row]
    attacks = seat == state.turn
    fact = ""
    if state.sudden_death:
        tally = f"{state.scored[0]}–{state.scored[1]}"
        return "Sudden death.", f"Which {noun} shoots?", f"{tally} so far."
    if row == Position.MIDFIELDER and state.stage > Stage.MIDFIELDER:
        fact = "Who covers must not lose: the match would be over, with a point lost."
    if not attacks:
        rival = known_at(state, 1 - seat, state.spot[1 - seat])
        return f"{box.player(rival).name} comes.", f"Which {noun} answers?", fact
    if state.stage == Stage.GOALKEEPER:
        return "On goal!", f"Which {noun} shoots?", fact
    if state.stage == Stage.MIDFIELDER:
        return "You attack.", f"Which {noun} starts?", fact
    return "Through midfield!", f"Which {noun} goes on?", fact


def _card(box: SusuBox, state: State, seat: int) -> Prompt:
    won = chance(box, state, seat)
    text = "Play an action card, or hold."
    if state.phase == Phase.BEFORE:
        fact = "" if won is None else f"As it is, you win {round(100 * won)} % of the time."
        return "Before the roll.", text, fact
    mine, theirs = (totals(box, state, side)[state.die[side] - 1] for side in (seat, 1 - seat))
    result = f"{number(mine)} to {number(theirs)}"
    if won == 1:
        return "You win this.", text, f"{result}."
    if won == 0:
        return "You lose this.", text, f"{result}."
    return "Level.", text, f"{result}: both would roll again."


def _bring(box: SusuBox, state: State, seat: int) -> Prompt:
    row = s.ROW_OF_SPOT[state.hole[seat]]
    left = count(state.bench[seat], "substitute")
    rows = dict.fromkeys(s.ROW_OF_SPOT[spot] for spot in gaps_of(state, seat))
    if len(gaps_of(state, seat)) > 1:
        lead = f"Gaps {listed([ROW_PLACES[gap] for gap in rows])}."
        return lead, "Bring on a substitute, or leave them empty.", f"You have {left} left."
    lead = f"A gap {ROW_PLACES[row]}."
    return lead, f"Bring on a {POSITION_NOUNS[row]}, or leave it empty.", f"You have {left} left."


_ASKED: dict[int, Callable[[SusuBox, State, int], Prompt]] = {
    Phase.BUILD: _build,
    Phase.LOCK_IN: _lock_in,
    Phase.SEND: _send,
    Phase.BEFORE: _card,
    Phase.AFTER: _card,
    Phase.BRING: _bring,
}


def choice_label(box: SusuBox, action: int) -> str | None:
    """What the button of an action says that is neither a card's nor the pitch's; None if it has none."""
    if action == s.HOLD:
        return "Hold"
    if action == s.LEAVE:
        return "Leave it empty"
    if s.TAKES <= action < s.SIGNS:
        return box.squads[action - s.TAKES].name
    if s.TAKE_DECKS <= action < s.TAKE_DECKS + len(box.decks):
        return box.decks[action - s.TAKE_DECKS].name
    return None
