"""The prompt above the hand on a page of Futera SuSu, and the labels of its buttons."""

from collections.abc import Callable, Iterable, Sequence

from kickabout.engine.view_types import Prompt
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Argument, Message, Seat, Text

from .. import state as s
from ..actions import CARD, DECK, HOLD, LEAVE, PLAY, SPOT, SQUAD, STAT, SUBSTITUTE, VERB
from ..box import SusuBox
from ..duel import captain_bonus, is_asked
from ..pitch import cards_in_row, empty_spots, known_at, row_sent
from ..preparations import is_in_its_row
from ..state import Class, Phase, Place, Position, Removal, Row, Stage, Stat, State
from .chances import chance, totals
from .hand import is_beside_the_die, may_turn

_WAITING: dict[int, str] = {
    Phase.BUILD: "squad-and-deck-stand",
    Phase.LOCK_IN: "you-are-locked-in",
}


def prompt(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    """Return what to do next in one line, with the relevant fact."""
    if legal_now:
        return _ASKED[state.phase](box, state, seat, legal_now)
    lead: Text = ""
    text: Text = ""
    if state.phase == Phase.FULL_TIME:
        lead = Message("you-win" if state.winner == seat else "full-time")
    elif seat in range(s.SEATS) and state.phase in _WAITING:
        lead, text = Message(_WAITING[state.phase]), Message("waiting-for-other-side")
    return {"lead": lead, "text": text, "fact": ""}


def _asked(what: str, fact: Text, /, **arguments: Argument) -> Prompt:
    """Return a prompt whose lead and text are attributes of one message."""
    lead, text = (Message(f"{what}.{part}", **arguments) for part in ("lead", "text"))
    return {"lead": lead, "text": text, "fact": fact}


def _build(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    signed, packed = state.signed[seat], state.packed[seat]
    if signed == 0:
        return _asked("ask-squad", "", number=s.SHIRTS)
    if signed < s.SHIRTS:
        left = Message("to-go", number=s.SHIRTS - signed)
        if signed >= s.ELEVEN:
            return _asked("ask-substitute", left)
        position = slugs(Position)[s.POSITION_OF_SHIRT[signed]]
        return _asked("ask-player", left, shirt=signed + 1, position=position)
    size = box.record.deck_size
    if packed == 0:
        return _asked("ask-deck", Message("ask-deck.fact", number=box.record.copies), number=size)
    return _asked("ask-card", Message("to-go", number=size - packed))


def _lock_in(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    where = [state.where[seat, shirt] for shirt in range(s.ELEVEN)]
    left = where.count(Place.IN_HAND)
    wrong = sum(
        place != Place.IN_HAND and not is_in_its_row(state, seat, shirt)
        for shirt, place in enumerate(where)
    )
    fact: Text = Message("to-go", number=left) if left else ""
    if wrong:
        fact = Message("stand-wrong", number=wrong, left=left)
    return _asked("ask-line-up", fact)


def _send(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    row = row_sent(state, seat)
    position = slugs(Position)[row]
    if state.sudden_death:
        tally = f"{state.scored[0]}–{state.scored[1]}"
        fact = Message("ask-shooter.fact", tally=tally)
        return _asked("ask-shooter", fact, position=position)
    covers = row == Position.MIDFIELDER and state.stage > Stage.MIDFIELDER
    leaves = _running_out(box, state, seat) or _who_leaves(
        box, state, seat, [SPOT[action] for action in legal_now]
    )
    warning: Text = Message("who-covers-must-not-lose") if covers else leaves
    if max(state.played) != s.NONE:
        die = state.die[seat]
        stat = slugs(Stat)[die - 1] if die else ""
        stays = Message("die-stays", number=die, stat=Message(f"stat-{stat}")) if die else ""
        return _asked("ask-replacement", warning if covers else stays or warning, position=position)
    if seat != state.turn:
        rival = box.player(known_at(state, 1 - seat, state.spot[1 - seat])).named
        return _asked("ask-answer", warning, name=rival, position=position)
    return _asked(f"ask-{slug(Stage(state.stage))}", warning, position=position)


def _running_out(box: SusuBox, state: State, seat: int) -> Message | None:
    """Return what it costs to run out of Midfielders, where a seat sends one and has none on the bench."""
    if state.stage != Stage.MIDFIELDER or _midfielders_on_bench(box, state, seat):
        return None
    left = cards_in_row(state, seat, Position.MIDFIELDER)
    return Message("midfielders-run-out", number=left)


def _midfielders_on_bench(box: SusuBox, state: State, seat: int) -> int:
    return sum(
        state.where[seat, shirt] == Place.BENCH
        and box.record.position[state.squad[seat, shirt]] == Position.MIDFIELDER
        for shirt in range(s.ELEVEN, s.SHIRTS)
    )


def _who_leaves(box: SusuBox, state: State, seat: int, spots: Sequence[int]) -> Text:
    """Return who leaves the pitch after a duel, and the bonus that goes with the Captain if one of the spots is his.

    Empty where that says too little: whoever loses while covering loses the match.
    """
    if any(state.covering):
        return ""
    record, attacks = box.record, seat == state.turn
    facts: dict[str, Argument] = {
        "removal": slug(Removal(record.removal)),
        "role": "defends"
        if not attacks
        else "shoots"
        if state.stage == Stage.GOALKEEPER
        else "attacks",
    }
    bonus = _captains_bonus(box, state, seat, spots)
    return (
        Message("who-leaves-captain", bonus=bonus, **facts)
        if bonus
        else Message("who-leaves", **facts)
    )


def _captains_bonus(box: SusuBox, state: State, seat: int, spots: Sequence[int]) -> int:
    """Return the bonus that goes with the Captain if one of the spots is his; 0 if none is."""
    for spot in spots:
        bonus = captain_bonus(box.record, state, seat, spot)
        if bonus and box.record.klass[known_at(state, seat, spot)] == Class.LEGENDARY_CAPTAIN:
            return bonus
    return 0


def _card(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    at_stake: Text = warning_at_stake(box, state, seat) or ""
    if not at_stake and _captains_bonus(box, state, seat, [state.spot[seat]]):
        at_stake = _who_leaves(box, state, seat, [state.spot[seat]])
    if state.phase == Phase.BEFORE:
        held = seat != state.turn and is_asked(state, 1 - seat)  # the attacker is asked first
        shot = "no"
        if state.stage == Stage.GOALKEEPER:
            shot = "mine" if seat == state.turn else "theirs"
        return _asked(
            "ask-before",
            at_stake,
            rival=Seat(1 - seat),
            held="yes" if held else "no",
            shot=shot,
            score=f"{state.goals[seat] + 1}–{state.goals[1 - seat]}",
        )
    won = chance(box, state, seat)
    mine, theirs = (totals(box, state, side)[state.die[side] - 1] for side in (seat, 1 - seat))
    if won == 1:
        asked = "ask-winning"
    else:
        asked = "ask-level" if won else "ask-losing"
    helps = any(
        may_turn(box, state, seat, action, won or 0) for action in legal_now if VERB[action] == PLAY
    )
    return _asked(
        asked,
        at_stake,
        ours=mine,
        theirs=theirs,
        level="yes" if mine == theirs else "no",
        gain=Message("gain-some" if helps else "gain-none"),
        rival=Seat(1 - seat),
        answered="yes" if may_answer(state, 1 - seat) else "no",
    )


def may_answer(state: State, rival: int) -> bool:
    """Return whether the rival of the seat to decide may still play a card before the dice that lie, or are next, count.

    The attacker is asked first, before the roll and after it.
    """
    return is_asked(state, rival) and (state.phase != Phase.AFTER or rival != state.turn)


def warning_at_stake(box: SusuBox, state: State, seat: int) -> Message | None:
    """Return a warning if this duel may take the seat's last Midfielder off the pitch, and none may come on."""
    in_midfield = s.ROW_OF_SPOT[state.spot[seat]] == Position.MIDFIELDER
    if (
        not in_midfield
        or state.covering[seat]
        or cards_in_row(state, seat, Position.MIDFIELDER) > 1
        or _midfielders_on_bench(box, state, seat)
    ):
        return None
    stops = seat != state.turn and box.record.removal == Removal.FAILED_ATTACK
    return Message("last-midfielder-at-stake", when="won" if stops else "lost")


def _bring(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    row = s.ROW_OF_SPOT[state.hole[seat]]
    gaps = empty_spots(state, seat)
    rows = dict.fromkeys(slugs(Row)[s.ROW_OF_SPOT[spot]] for spot in gaps)
    midfielders = cards_in_row(state, seat, Position.MIDFIELDER)
    left: Text = ""
    if row == Position.MIDFIELDER and midfielders:
        bench = _midfielders_on_bench(box, state, seat)
        left = Message("midfielders-left", number=midfielders, bench=bench)
    if len(legal_now) == 1:
        return _asked("ask-for-nobody", left, row=slugs(Row)[row], position=slugs(Position)[row])
    if row == Position.MIDFIELDER and midfielders == 0:
        return _asked("ask-for-last", "")
    able = {
        slugs(Row)[box.record.position[state.squad[seat, s.ELEVEN + SUBSTITUTE[action]]]]
        for action in legal_now
        if action != LEAVE
    }
    unable = [name for name in rows if name not in able]
    fact: Text = ""
    if state.spot[seat] == s.NONE and not state.over:
        fact = Message("duel-goes-on", rolled="yes" if state.die[seat] else "no")
    elif unable:
        fact = Message("nobody-for-rows", rows=_in_rows(unable))
    else:
        fact = left
    if len(gaps) > 1:
        return _asked("ask-for-gaps", fact, rows=_in_rows(rows))
    return _asked("ask-for-gap", fact, row=slugs(Row)[row], position=slugs(Position)[row])


def _cost_of_leaving(box: SusuBox, state: State) -> str:
    """Return what it costs at once to bring on nobody, as a variant of the label: the match, its end, or nothing."""
    seat = state.actor
    row = s.ROW_OF_SPOT[state.hole[seat]]
    if row != Position.MIDFIELDER or cards_in_row(state, seat, Position.MIDFIELDER) > 0:
        return "nothing"
    rival = 1 - seat
    stands = cards_in_row(state, rival, Position.MIDFIELDER) > 0
    behind = state.goals[seat] - box.record.penalty <= state.goals[rival]
    return "match" if stands and behind else "end"


def _in_rows(rows: Iterable[str]) -> tuple[Message, ...]:
    return tuple(Message("in-row", row=name) for name in rows)


_ASKED: dict[int, Callable[[SusuBox, State, int, list[int]], Prompt]] = {
    Phase.BUILD: _build,
    Phase.LOCK_IN: _lock_in,
    Phase.SEND: _send,
    Phase.BEFORE: _card,
    Phase.AFTER: _card,
    Phase.BRING: _bring,
}


def choice_label(box: SusuBox, state: State, action: int) -> Text | None:
    """Return the label of an action that is played neither with a card of the hand nor on
    the pitch, None for any other.
    """
    if is_beside_the_die(state, action):
        stat = Message(f"stat-{slugs(Stat)[STAT[action]]}")
        return Message(
            "card-on", card=box.cards[CARD[action]].named, on=Message("on-stat", stat=stat)
        )
    if action == HOLD:
        return Message("hold")
    if action == LEAVE:
        return Message("leave-it-empty", costs=_cost_of_leaving(box, state))
    if SQUAD[action] != s.NONE:
        return box.squads[SQUAD[action]].named
    if DECK[action] != s.NONE:
        return box.decks[DECK[action]].named
    return None
