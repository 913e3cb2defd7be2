"""The invariants of every game, which `check_game` tests during a match.

Each is a function that raises `Broken` saying what is wrong; its docstring is the promise, and a failure
begins with it.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args

import numpy as np

from kickabout.engine.dice import below
from kickabout.engine.game import CHANCE, OVER, Game, Remark, Tone
from kickabout.engine.incidents import incidents_of
from kickabout.engine.match import IllegalAction, Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.engine.spots import Broken, Spot, choices, chosen, expect, read, same, who
from kickabout.engine.views import complaints, view_of
from kickabout.engine.wordings import checking_reader
from kickabout.text.messages import Message

NOTATION = re.compile(r"[a-z]+(-[a-z]+)*( [a-z0-9]+(-[a-z0-9]+)*)*")
"""The form of the notation of every decision, outcome and observation."""
_ALIKE = 3
"""The number of decisions that look the same to a seat that are compared at one position."""
_REFUSALS = 24
"""The number of illegal actions that are tried at one position."""
_EXPLAINED = 4
"""The number of refusals for one reason that are explained at one position,"""
_EXPLAINED_STRIDE = 64
"""and the stride at which the others are sampled."""
_AHEAD = 12
"""The number of steps for which a determinized match is played on."""


# Tested in every state.


def choices_are_sound(
    game: Game, state: Any, seats: int, actions: list[int], weights: list[int]
) -> None:
    """While a seat or chance acts there are choices, ascending and in range, and every outcome can happen."""
    chance = state.actor == CHANCE
    expect(chance or 0 <= state.actor < seats, f"the actor is {state.actor}")
    kind = "outcomes" if chance else "legal actions"
    span = (
        range(game.actions.decisions, game.actions.codes)
        if chance
        else range(game.actions.decisions)
    )
    expect(bool(actions), f"there are no {kind}, and actor {state.actor} must act")
    expect(actions == sorted(set(actions)), f"the {kind} are not ascending: {actions}")
    outside = [action for action in actions if action not in span]
    expect(not outside, f"the {kind} {outside} lie outside {span.start}..{span.stop - 1}")
    expect(all(weight > 0 for weight in weights), f"an outcome cannot happen: weights {weights}")


def automata_are_never_asked(spot: Spot) -> None:
    """A seat that the rules play themselves is never asked: all that it does is a chance outcome."""
    seat = spot.state.actor
    name = spot.box.automata.get(seat)
    expect(name is None, f"{name} in seat {seat} is asked for {spot.name(spot.action)!r}")


def decisions_are_played(spot: Spot) -> None:
    """A legal decision or possible outcome can be played."""
    spot.game.apply(spot.box.record, spot.after, spot.action)


def names_go_both_ways(spot: Spot) -> None:
    """Every choice has a unique name in the notation, which parses back to it."""
    names = [spot.name(action) for action in spot.actions]
    twice = [name for name, count in Counter(names).items() if count > 1]
    expect(not twice, f"several choices are called {twice}")
    for action, name in zip(spot.actions, names, strict=True):
        expect(NOTATION.fullmatch(name) is not None, f"{name!r} is no notation")
        same(spot.game.actions.parse(spot.box, name), action, f"{name!r} is read as another action")


def cards_are_conserved(spot: Spot) -> None:
    """No card is lost or added: the census is the same in every state."""
    start, after = spot.start, spot.census(spot.after)
    lost = [i for i in range(spot.game.cards) if start[i] != after[i]]
    moved = [f"card {i}: {start[i]} at the start, {after[i]} now" for i in lost]
    expect(not lost, "; ".join(moved))


def asking_changes_nothing(spot: Spot) -> None:
    """Neither a query nor a later decision changes a record or the box."""
    if spot.state.tobytes() != spot.contents:
        was = read(spot.game, spot.contents)
        same(spot.state, was, "the record now and as it was")
    expect(spot.box.record.tobytes() == spot.box_bytes, "the box is not what it was")


# Tested at chosen positions.


def copies_and_bytes_are_the_record(spot: Spot) -> None:
    """A copy, and the record read back from its bytes, equal the record and share nothing with it."""
    copy = spot.state.copy()
    same(copy, spot.state, "the copy differs")
    expect(not np.shares_memory(copy.data, spot.state.data), "the copy shares the record's bytes")
    again = read(spot.game, spot.state.tobytes())
    same(again, spot.state, "the record read from its bytes differs")


def hiding_is_idempotent(spot: Spot) -> None:
    """Redacting a record twice changes nothing more, and the actor is no secret."""
    for seat in spot.viewers:
        seen = spot.hidden(spot.state, seat)
        same(spot.hidden(seen, seat), seen, f"hidden once more from {who(seat)}")
        expect(seen.actor == spot.state.actor, f"the actor is hidden from {who(seat)}")


def guesses_fit_what_is_seen(spot: Spot) -> None:
    """A determinized record looks the same to its seat, has all cards, and can be played on."""
    for seat in spot.viewers:
        guess, seen = spot.guessed(seat), spot.hidden(spot.state, seat)
        same(spot.hidden(guess, seat), seen, f"{who(seat)} sees another record in its guess")
        same(spot.census(guess), spot.start, f"the guess of {who(seat)} has lost cards")
    guess, rng = spot.guessed(spot.number % (spot.seats + 1) - 1), spot.rng(2)
    for _ in range(_AHEAD):
        if guess.actor == OVER:
            break
        actions, weights = choices(spot.game, spot.box, guess)
        choices_are_sound(spot.game, guess, spot.seats, actions, weights)
        spot.game.apply(spot.box.record, guess, chosen(actions, weights, rng))
    same(spot.census(guess), spot.start, "a guess that is played on loses cards")


def the_unseen_changes_nothing(spot: Spot) -> None:
    """A seat's view, legal actions and bot do not depend on what the seat cannot see."""
    game, box = spot.game, spot.box
    for seat in spot.viewers:
        name, states = who(seat), (spot.state, spot.guessed(seat, 1))
        if seat == spot.state.actor >= 0:
            advice = []
            for state in states:
                actions, _ = choices(game, box, state)
                same(actions, spot.actions, f"the legal actions of {name} depend on what is hidden")
                seen = spot.hidden(state, seat)
                actions, _ = choices(game, box, seen)
                same(actions, spot.actions, f"the legal actions of {name} differ in what it sees")
                advice.append(
                    game.heuristic_action(box.record, seen, actions, len(actions), spot.rng(3))
                )
            same(advice[0], advice[1], f"the bot of {name} chooses by what it cannot see")
            expect(advice[0] in spot.actions, f"the bot of {name} chooses {advice[0]}: not legal")
        views = []
        for state in states:
            seen = spot.hidden(state, seat)
            views.append(view_of(game, box, seen, seat))
            same(seen, spot.hidden(state, seat), f"the view of {name} changes the record")
        # Messages with the same arguments have the same text in every language.
        same(views[0], views[1], f"{name} is shown two records that it cannot tell apart as")
        plain = checking_reader(game, spot.seats, seat).plain(views[0])
        same(json.loads(json.dumps(plain)), plain, f"the view of {name} is not plain JSON")


def what_is_obvious_is_legal(spot: Spot) -> None:
    """The decision that nobody need be asked about is one that the actor may make, and everybody knows it."""
    for seat in spot.viewers:
        obvious = spot.game.obvious(spot.box, spot.hidden(spot.state, seat))
        if obvious is not None:
            expect(spot.state.actor >= 0, f"{obvious} is obvious, and no seat decides")
            expect(obvious in spot.actions, f"{obvious} is obvious, and not legal")
        same(obvious, spot.game.obvious(spot.box, spot.state), f"what is obvious to {who(seat)}")


def views_hold_what_tables_read(spot: Spot) -> None:
    """Every view holds what all tables, pages and programs read of it."""
    for seat in spot.viewers:
        view = view_of(spot.game, spot.box, spot.hidden(spot.state, seat), seat)
        legal = spot.legal(spot.state, seat)
        names = None if legal is None else [spot.name(action) for action in legal]
        for complaint in complaints(view, spot.seats, seat, spot.state.actor, names):
            raise Broken(f"the view of {who(seat)}: {complaint}")


def alike_stays_alike(spot: Spot) -> None:
    """States that look the same to a seat look the same after decisions that look the same to it."""
    game, record = spot.game, spot.box.record
    for seat in spot.viewers:
        observed = game.observation_of(record, spot.state, spot.action, seat)
        seen = spot.hidden(spot.after, seat)
        told = spot.told(spot.state, spot.action, seat)
        for state in (spot.state, spot.guessed(seat)):
            actions, _ = choices(game, spot.box, state)
            alike = [a for a in actions if game.observation_of(record, state, a, seat) == observed]
            for action in alike[:_ALIKE]:
                pair = f"{who(seat)} cannot tell {spot.name(spot.action)} from {spot.name(action)}, but"
                after = spot.hidden(spot.played(state, action), seat)
                same(seen, after, f"{pair} sees different records afterwards")
                same(told, spot.told(state, action, seat), f"{pair} is told different things")
        for remark in told:
            check_remark(game, remark, spot.seats, seat)


def check_remark(game: Game, remark: Remark, seats: int, seat: int) -> None:
    """Raise `Broken` unless a remark to a seat can be shown, in every language."""
    tones = get_args(Tone)
    expect(remark.tone in tones, f"{remark.tone!r} is no tone; they are {tones}")
    expect(-1 <= remark.seat < seats, f"{remark} is about a seat that is not there")
    formats(game, remark.message, seats, seat)


def formats(game: Game, message: Message, seats: int, seat: int) -> None:
    """Raise `Broken` unless a message has a text in every language of the game."""
    for text in checking_reader(game, seats, seat).sentences(message):
        expect(bool(text.strip()), f"{message} says nothing")
        expect(
            not re.search(r"[{}\[\]@%<>]|  | [.,!?]", text), f"{message} is not well put: {text!r}"
        )


def observations_tell_no_secret(spot: Spot) -> None:
    """The actor sees its own decision; outcomes that differ only in what is hidden look alike."""
    game, record, state = spot.game, spot.box.record, spot.state
    # A seat's open decision may go straight into a shuffled pile, so only chance is compared.
    others = spot.actions[:_ALIKE] if state.actor == CHANCE else []
    afters = [spot.played(state, other) for other in others]
    for seat in spot.viewers:
        codes = {a: game.observation_of(record, state, a, seat) for a in spot.actions}
        for action, code in codes.items():
            expect(
                0 <= code < game.actions.codes, f"{who(seat)} sees {code} of {spot.name(action)!r}"
            )
            own = seat < 0 or seat != state.actor or code == action
            expect(own, f"{who(seat)} sees {spot.name(code)!r} of its own {spot.name(action)!r}")
        seen = spot.hidden(spot.after, seat)
        for other, after in zip(others, afters, strict=True):
            if codes[other] != codes[spot.action] and after != spot.after:
                pair = f"{spot.name(other)!r} from {spot.name(spot.action)!r}"
                secret = spot.hidden(after, seat) == seen
                expect(
                    not secret, f"{who(seat)} can tell {pair}, which differ in hidden cards alone"
                )


QUICK = (automata_are_never_asked, cards_are_conserved, asking_changes_nothing)
"""The invariants tested in every state."""
CLOSE = (
    copies_and_bytes_are_the_record,
    hiding_is_idempotent,
    guesses_fit_what_is_seen,
    the_unseen_changes_nothing,
    views_hold_what_tables_read,
    what_is_obvious_is_legal,
    observations_tell_no_secret,
    alike_stays_alike,
)
"""The invariants tested at chosen positions."""


def legal_is_what_is_not_refused(spot: Spot) -> None:
    """An action is legal if and only if it is not refused, and every impossible outcome is refused."""
    met: Counter[int] = Counter()
    seen = spot.state if spot.state.actor < 0 else spot.hidden(spot.state, spot.state.actor)
    for action, refused in enumerate(spot.refusals):
        listed = action in spot.actions
        if (refused == 0) != listed and not (spot.weights and listed):
            against = spot.game.Refusal.of(refused).name
            raise Broken(f"{_told(spot, action)} is refused by {against}, legal are {spot.actions}")
        if refused == 0:
            continue
        met[refused] += 1
        # A game may refuse hundreds of actions for one reason: other positions sample others of them.
        if met[refused] <= _EXPLAINED or (action + spot.number) % _EXPLAINED_STRIDE == 0:
            refusal_is_explained(spot, seen, action, refused)


def refusal_is_explained(spot: Spot, seen: Any, action: int, refused: int) -> None:
    """Every refusal has a clause that exists and a message that can be said, and that tells its seat no secret."""
    game, box, state = spot.game, spot.box, spot.state
    refusal = game.Refusal.of(refused)
    known = clauses_of(game)
    clause = refusal.clause
    if clause not in known:
        raise Broken(f"{refusal.name} is by clause {clause}, which the rulebook does not have")
    message = game.explain(refusal, box, state, action)
    if message.arguments.get("clause") != clause:
        raise Broken(f"{message} does not name clause {clause}")
    # Programs are sent the arguments as well.
    told = game.explain(refusal, box, seen, action)
    same(told, message, f"by what its seat sees, {_told(spot, action)} is refused with")
    reader = checking_reader(game, int(state.seats), int(state.actor))
    for sentence in reader.sentences(message):
        if clause not in sentence:
            raise Broken(f"{message} is said without its clause")


@cache
def clauses_of(game: Game) -> frozenset[str]:
    """Return the numbers of the clauses of a game's rulebook."""
    return frozenset(clause.number for clause in read_rulebook(game.rulebook).clauses)


def _told(spot: Spot, action: int) -> str:
    try:
        return repr(spot.name(action))
    except ValueError:
        return f"action {action}"


def refuses_the_illegal(spot: Spot, match: Match) -> None:
    """An illegal action is refused with a reason and changes nothing; a legal one is not refused."""
    rng, log, was = spot.rng(4), list(match.log), match.state.copy()
    seat = None if spot.weights else spot.state.actor
    tried = {below(rng, spot.game.actions.codes) for _ in range(_REFUSALS)} - set(spot.actions)
    if match.clock is not None:
        tried.add(match.clock.code)
    for name in ["", "fly to the moon", *_names(spot, tried)]:
        reason = match.why_not(name, seat)
        expect(bool(reason and reason.strip()), f"{name!r} is not legal, but there is no reason")
        try:
            match.play(name, seat)
        except IllegalAction as error:
            same(str(error), reason, f"{name!r} is refused for another reason than why_not gives")
        else:
            raise Broken(f"{name!r} is not legal, but it is played")
        same(match.state, was, f"{name!r} was refused, and yet changed the record")
        expect(match.log == log, f"{name!r} was refused, and yet is in the log")
    for action in spot.actions:
        reason = match.why_not(spot.name(action), seat)
        expect(reason is None, f"{spot.name(action)!r} is legal, but why_not says: {reason}")
    for other in set(range(match.seats)) - set(match.deciding):
        reason = match.why_not(spot.name(spot.action), other)
        expect(reason is not None, f"seat {other} has nothing to decide, and yet may decide")
    if spot.weights:
        total = sum(match.outcomes.values())
        expect(abs(total - 1) < 1e-9, f"the probabilities sum to {total}")


def _names(spot: Spot, actions: Iterable[int]) -> Iterator[str]:
    """Yield the names of the actions that have one in this box."""
    for action in actions:
        try:
            yield spot.name(action)
        except (LookupError, ValueError):
            continue


def incidents_are_those_of_seats(match: Match) -> None:
    """Every goal and every booking is that of a seat, and who has scored has a name."""
    reader = match.reader()
    for one in incidents_of(match):
        expect(0 <= one.seat < match.seats, f"there is a {one.kind} of seat {one.seat}")
        if one.scorer is not None:
            name = reader.text(one.scorer.named)
            expect(bool(name.strip()), f"the scorer {one.scorer.slug!r} has no name")


def a_finished_match_has_scores(match: Match) -> None:
    """When a match is over no seat acts, every seat has a score and goals, and the best win."""
    scores = match.scores or []
    expect(match.legal == [] and match.outcomes == {}, "there is still something to play")
    sound = len(scores) == match.seats and all(math.isfinite(score) for score in scores)
    expect(sound, f"the scores are {match.scores}")
    expect(bool(match.why_not("no such action")), "there is no reason why nothing can be played")
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    same(match.winners, best if len(best) < match.seats else [], f"the winners by {scores} are")
    if match.game.goals is not None:
        goals = [math.nan] * match.seats
        match.game.goals(match.box.record, match.state, goals)
        expect(
            all(goal >= 0 and float(goal).is_integer() for goal in goals), f"the goals are {goals}"
        )
