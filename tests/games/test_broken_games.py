"""Findings of `check_game`: a game is broken on purpose, and the check says so."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import pytest

import kickabout
from kickabout.engine import check
from kickabout.engine.boxes import Box, Option
from kickabout.engine.check import CheckFailed, check_game
from kickabout.engine.compiled import compiled
from kickabout.engine.game import CHANCE, HIDDEN, Chance, Game, Remark, Window
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.view_types import GameView
from kickabout.games import find
from kickabout.games.futbol_dash.actions import DONE, DRAW, HIDDEN_DRAW
from kickabout.games.futbol_dash.state import KINDS, Phase, State
from kickabout.text.messages import Message

GAME = find("futbol-dash")
BREAKS: dict[str, tuple[str, Callable[[], Game]]] = {}
"""The findings that the check must report, with the games, by what is broken."""
Broken = TypeVar("Broken", bound=Callable[..., Any])


def breaks(finding: str, rule: str = "") -> Callable[[Broken], Broken]:
    """Mark a function that breaks the game: in the place of a `rule`, or one that makes the broken game."""

    def note(broken: Broken) -> Broken:
        make = partial(replace, GAME, **{rule: broken}) if rule else broken
        BREAKS[broken.__name__] = finding, make
        return broken

    return note


def noted(**changes: Any) -> Any:
    """Return the game's actions with some functions exchanged."""
    actions = copy(GAME.actions)
    vars(actions).update(changes)
    return actions


# Sight.


@breaks("deck[0]", rule="redact")
def hide_shows_the_deck(box: Any, state: Any, seat: int) -> None:
    deck = list(state.deck)
    GAME.redact(box, state, seat)
    for kind, count in enumerate(deck):
        state.deck[kind] = count


@breaks("sees different records afterwards", rule="redact")
def hide_shows_the_hand_of_seat_0(box: Any, state: Any, seat: int) -> None:
    hand = [state.hands[0, kind] for kind in range(KINDS)]
    GAME.redact(box, state, seat)
    for kind, count in enumerate(hand):
        state.hands[0, kind] = count


@breaks("hidden once more", rule="redact")
def hide_counts_how_often(box: Any, state: Any, seat: int) -> None:
    GAME.redact(box, state, seat)
    state.removed[KINDS - 1] += 1


@breaks("the actor is hidden", rule="redact")
def hide_hides_who_acts(box: Any, state: Any, seat: int) -> None:
    GAME.redact(box, state, seat)
    state.actor = CHANCE


@breaks("has lost cards", rule="determinize")
def guess_forgets_the_deck(box: Any, state: Any, rng: Any) -> None:
    GAME.determinize(box, state, rng)
    for kind in range(KINDS):
        state.deck[kind] = 0


@breaks("sees another record in its guess", rule="determinize")
def guess_changes_a_score(box: Any, state: Any, rng: Any) -> None:
    GAME.determinize(box, state, rng)
    state.goals[0] += 1


@breaks("which differ in hidden cards alone")
def observes_tells_every_draw() -> Game:
    return replace(GAME, observation_of=lambda _box, _state, action, _seat: action)


@breaks("of its own", rule="observation_of")
def observes_hides_the_seats_own_decision(box: Any, state: Any, action: int, seat: int) -> int:
    own = 0 <= state.actor == seat
    return HIDDEN_DRAW if own else GAME.observation_of(box, state, action, seat)


@dataclass
class Spy:
    """Remembers the last hidden hand, as a careless global would."""

    hands: Any = None

    def redact(self, box: Any, state: Any, seat: int) -> None:
        self.hands = [[state.hands[other, kind] for kind in range(KINDS)] for other in range(2)]
        GAME.redact(box, state, seat)


@breaks("is shown two records that it cannot tell apart")
def view_shows_hidden_hands() -> Game:
    spy = Spy()

    def view(*seen: Any) -> Any:
        return {**GAME.view(*seen), "spied": spy.hands}

    return replace(GAME, redact=spy.redact, view=view)


@breaks("is shown two records that it cannot tell apart")
def view_shows_a_language_hidden_hands() -> Game:
    # English says nothing of them, where another language may.
    spy = Spy()

    def view(*seen: Any) -> Any:
        return {**GAME.view(*seen), "spied": Message("tagline", hands=str(spy.hands))}

    return replace(GAME, redact=spy.redact, view=view)


@breaks("is told different things")
def commentary_tells_hidden_hands() -> Game:
    spy = Spy()

    def narrate(box: Any, before: Any, action: int, after: Any, viewer: int) -> list[Remark]:
        return [Remark(Message("seat-name", number=hash(str(spy.hands))))]

    return replace(GAME, redact=spy.redact, narrate=narrate)


@breaks("chooses by what it cannot see")
def the_bot_knows_hidden_hands() -> Game:
    spy = Spy()

    def heuristic_action(box: Any, state: Any, actions: Any, n: int, rng: Any) -> int:
        chosen: int = actions[sum(i * count for i, count in enumerate(spy.hands[1])) % n]
        return chosen

    return replace(GAME, redact=spy.redact, heuristic_action=heuristic_action)


@breaks("not legal")
def the_bot_cheats() -> Game:
    return replace(GAME, heuristic_action=lambda *_: DONE)


@breaks("differ in what it sees", rule="legal")
def what_is_legal_depends_on_the_deck(box: Any, state: Any, out: Any) -> int:
    n = GAME.legal(box, state, out)
    return 1 if state.deck[0] == HIDDEN else n


# Choices and names.


@breaks("there are no legal actions", rule="legal")
def nobody_can_let_a_card_stand(box: Any, state: Any, out: Any) -> int:
    return 0 if state.phase == Phase.ANSWER else GAME.legal(box, state, out)


@breaks("not ascending", rule="legal")
def choices_stand_in_disorder(box: Any, state: Any, out: Any) -> int:
    n = GAME.legal(box, state, out)
    out[:n] = out[:n][::-1]
    return n


@breaks("lie outside", rule="legal")
def a_choice_is_a_chance_outcome(box: Any, state: Any, out: Any) -> int:
    n = GAME.legal(box, state, out)
    out[n] = DRAW
    return n + 1


@breaks("cannot happen", rule="outcomes")
def an_outcome_has_no_weight(box: Any, state: Any, out: Any, weights: Any) -> int:
    n = GAME.outcomes(box, state, out, weights)
    weights[0] = 0
    return n


@breaks("several choices are called")
def two_choices_have_one_name() -> Game:
    def name_of(box: Any, action: int) -> str:
        return GAME.actions.name_of(box, action).replace("nutmeg", "overlap")

    return replace(GAME, actions=noted(name_of=name_of))


@breaks("is no notation")
def a_name_has_capitals() -> Game:
    upper = noted(name_of=lambda box, number: GAME.actions.name_of(box, number).upper())
    return replace(GAME, actions=upper)


@breaks("is read as another action")
def a_name_leads_elsewhere() -> Game:
    elsewhere = noted(parse=lambda box, name: GAME.actions.parse(box, name) + 1)
    return replace(GAME, actions=elsewhere)


@breaks("legal are", rule="refuse")
def what_is_legal_is_refused(box: Any, state: Any, action: int) -> int:
    return GAME.refuse(box, state, action) or int(state.actor >= 0)


@breaks("legal are", rule="refuse")
def a_foul_is_permitted_but_not_offered(box: Any, state: Any, action: int) -> int:
    return 0 if action == DONE else GAME.refuse(box, state, action)


@breaks("which the rulebook does not have")
def a_refusal_names_no_clause() -> Game:
    class Unfounded(RefusalTable):
        NONE = ""
        locals().update({refusal.name: "DASH-99.1" for refusal in GAME.Refusal if refusal})

    return replace(GAME, Refusal=Unfounded)


@breaks("does not name clause")
def refusals_have_no_reason() -> Game:
    return replace(GAME, explain=lambda *_: Message("full-time"))


@breaks("there is no text for Message('no-such-message')")
def a_remark_has_no_text() -> Game:
    return replace(GAME, narrate=lambda *_: [Remark(Message("no-such-message"))])


@breaks("is no tone")
def a_remark_has_a_tone_of_its_own() -> Game:
    tone: Any = "loud"
    return replace(GAME, narrate=lambda *_: [Remark(Message("full-time"), tone)])


def showing(**changes: Any) -> Game:
    def view(*seen: Any) -> Any:
        return {**GAME.view(*seen), **changes}

    return replace(GAME, view=view)


@breaks("is not JSON serializable")
def the_view_has_a_set() -> Game:
    return showing(seen={1, 2})


@breaks("the view of a spectator: it lacks prompt", rule="view")
def the_view_says_nothing_of_what_to_do(*seen: Any) -> Any:
    return {key: value for key, value in GAME.view(*seen).items() if key != "prompt"}


@breaks("one of its players lacks goals")
def the_view_forgets_the_goals() -> Game:
    return showing(players=[{"seat": 0}, {"seat": 1}])


@breaks("its pause is 0.5")
def a_table_pauses_for_half_a_millisecond() -> Game:
    pause: Any = 0.5
    return replace(GAME, pause=lambda *_: pause)


@breaks("for how long a table rests")
def a_table_pauses_by_what_a_seat_holds() -> Game:
    return replace(GAME, pause=lambda _, state: 100 + state.hands[0, 3])


@breaks("window, pause, chance) is to")
def chance_tells_who_holds_a_card() -> Game:
    return replace(GAME, chance=lambda _, state: Chance("draw", "deck", state.hands[0, 3] % 2))


@breaks("is no kind of chance")
def chance_does_something_unheard_of() -> Game:
    return replace(GAME, chance=lambda *_: Chance("toss", "seats"))  # type: ignore[arg-type]  # that is the point


@breaks("comes from nowhere")
def chance_draws_from_nowhere() -> Game:
    return replace(GAME, chance=lambda *_: Chance("draw", ""))


@breaks("is for a seat that is not there")
def chance_draws_for_nobody() -> Game:
    return replace(GAME, chance=lambda *_: Chance("draw", "deck", 2))


@breaks("has 2 outcomes")
def what_is_turned_over_is_open() -> Game:
    return replace(GAME, chance=lambda *_: Chance("reveal", "seats"))


@breaks("its window asks seats [1, 0], but -1 acts")
def a_window_is_open_while_chance_acts() -> Game:
    return replace(GAME, window=lambda *_: Window("foul", (1, 0)))


# Records.


@breaks("card 3: 15 at the start, 14 now", rule="apply")
def a_card_is_lost_at_kick_off(box: Any, state: Any, action: int) -> None:
    GAME.apply(box, state, action)
    if state.turns == state.hand_size[0] == 0:
        state.deck[3] -= 1


@breaks("a guess that is played on loses cards", rule="apply")
def overlaps_are_lost_when_thrown_away(box: Any, state: Any, action: int) -> None:
    GAME.apply(box, state, action)
    state.discard[3] = 0


@breaks("ValueError", rule="apply")
def a_number_does_not_fit(box: Any, state: Any, action: int) -> None:
    GAME.apply(box, state, action)
    state.goals[0] = 128


@breaks("the box is not what it was", rule="apply")
def playing_changes_the_box(box: Any, state: Any, action: int) -> None:
    GAME.apply(box, state, action)
    box.data["goals"] += 1


@breaks("the record now and as it was", rule="legal")
def asking_changes_the_record(box: Any, state: Any, out: Any) -> int:
    state.face = 0
    return GAME.legal(box, state, out)


@breaks("changes the record", rule="view")
def looking_changes_the_record(box: Any, state: Any, seat: int, legal: list[int]) -> GameView:
    shown = GAME.view(box, state, seat, legal)
    state.turns += 1
    return shown


class Shared(State):
    """A record whose copies are itself."""

    def copy(self) -> "Shared":
        return Shared(self.data)


@breaks("the record now and as it was")
def a_copy_is_the_same_record() -> Game:
    return replace(GAME, State=Shared)


@breaks("cannot tell start 0 from start 0, but sees different records afterwards")
def playing_depends_on_what_was_played_before() -> Game:
    calls = [0]

    def apply(box: Any, state: Any, action: int) -> None:
        calls[0] += 1
        GAME.apply(box, state, action)
        state.turns += calls[0] // 20

    return replace(GAME, apply=apply)


@breaks("now and then")
def a_setup_depends_on_what_was_set_up_before() -> Game:
    calls = [0]

    def setup(box: Any, state: Any, seats: int) -> None:
        calls[0] += 1
        GAME.setup(box, state, seats)
        state.answer_seats[0] = calls[0]

    return replace(GAME, setup=setup)


@breaks("it has not ended after 20 decisions")
def a_match_takes_too_long() -> Game:
    return replace(GAME, bound=20)


@breaks("the scores are", rule="scores")
def a_score_is_no_number(box: Any, state: Any, out: Any) -> None:
    out[0] = float("nan")


@breaks("the goals are", rule="goals")
def goals_are_taken_away(box: Any, state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = -1.0


# Boxes.


def loading(change: Callable[[Box], Box]) -> Game:
    def load_box(path: Path | None) -> Box:
        return change(GAME.load_box(path))

    return replace(GAME, load_box=load_box)


@breaks("option mode")
def a_default_is_no_choice() -> Game:
    def change(box: Box) -> Box:
        mode = replace(box.options["mode"], default="friendly")
        return replace(box, options={**box.options, "mode": mode})

    return loading(change)


def with_automata(seats: dict[int, str]) -> Callable[[Box], Box]:
    def change(box: Box) -> Box:
        kind = type("Automated", (type(box),), {"automata": seats})
        made: Box = kind(**{field.name: getattr(box, field.name) for field in fields(box)})
        return made

    return change


@breaks("Otto in seat 1 is asked for")
def the_rules_ask_an_automaton() -> Game:
    return loading(with_automata({1: "Otto"}))


@breaks("nobody plays")
def there_are_none_but_automata() -> Game:
    return loading(with_automata({0: "Otto", 1: "Otilia"}))


@breaks("there are automata in seats {2}")
def an_automaton_has_no_seat() -> Game:
    return loading(with_automata({2: "Otto"}))


@breaks("goals=10 is accepted")
def an_option_takes_anything() -> Game:
    @dataclass(frozen=True)
    class Lax(Option):
        def checked(self, value: object) -> str | int:
            return super().checked(min(value, 9) if isinstance(value, int) else value)

    def change(box: Box) -> Box:
        goals = Lax(**vars(box.options["goals"]))
        return replace(box, options={**box.options, "goals": goals})

    return loading(change)


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_game_is_found_out(what: str) -> None:
    finding, make = BREAKS[what]
    with pytest.raises(CheckFailed) as caught:
        check_game(make(), [3], seats=[2], options={"goals": 1}, every=5, machine_code=False)
    assert finding in str(caught.value)


@pytest.mark.parametrize(
    "rule", ["legal", "apply", "redact", "observation_of", "census", "heuristic_action", "evaluate"]
)
def test_machine_code_that_differs_is_found_out(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = compiled(GAME)
    if not rules.is_machine_code:
        pytest.skip("nothing is compiled")

    def other(box: Any, state: Any, *arguments: Any) -> Any:
        result = getattr(rules, rule)(box, state, *arguments)
        if result is None:
            state.turns += 1
            for row in arguments:
                if isinstance(row, np.ndarray):
                    row[0] += 1
        return result if result is None else result - 1

    changed = SimpleNamespace(**vars(rules) | {rule: other})
    monkeypatch.setattr(check, "compiled", lambda _: changed)
    with pytest.raises(CheckFailed, match="machine code and interpreted agree"):
        check_game(GAME, [3], seats=[2])


def test_a_failure_names_the_place_and_carries_the_match() -> None:
    with pytest.raises(CheckFailed) as caught:
        check_game(
            replace(GAME, bound=20), [3], seats=[4], options={"goals": 1}, machine_code=False
        )
    text = str(caught.value)
    assert text.startswith("futbol-dash breaks a promise: ")
    assert "4 seats, mode regular, goals 1, express-end deck-out, seed 3, decision " in text
    match = kickabout.load(caught.value.transcript)
    actor, action = match.log[-1]
    name = match.game.actions.name_of(match.box, action)
    assert f"decision {match.number - 1}, seat {actor} to act and {name!r} to be played" in text
