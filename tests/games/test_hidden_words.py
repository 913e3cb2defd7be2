"""No word of a page tells what is hidden, in a language with genders either: whatever lies behind the back of a card,
a seat that cannot tell reads the same.

`check_game` compares the messages of all positions; this compares the texts that are made of them.
"""

import random

import pytest

import kickabout
from kickabout.engine.dice import seeded
from kickabout.engine.game import SPECTATOR
from kickabout.engine.views import view_of
from kickabout.games import find, names
from kickabout.text.languages import offered
from kickabout.text.reader import Reader

DECISIONS, GUESSES = 40, 3


@pytest.mark.parametrize("name", names())
def test_what_is_hidden_has_no_gender(name: str) -> None:
    game = find(name)
    match = kickabout.new(name, game.least_seats, seed=11)
    bot, rng = kickabout.bot("rule-of-thumb", seed=11), random.Random(11)
    unlike = 0
    for number in range(DECISIONS):
        if match.actor is None:
            break
        for seat in range(SPECTATOR, match.seats) if number % 4 == 0 else ():
            readers = [
                Reader(game.localization(locale), ["Ada", "Bo", "Cy", "Di"], seat)
                for locale in offered()
            ]
            shown = [reader.plain(_view(match, match.hidden(seat), seat)) for reader in readers]
            for guess in range(GUESSES):
                other = match.hidden(seat)
                game.determinize(match.box.record, other, seeded(guess, number))
                unlike += other != match.state
                game.redact(match.box.record, other, seat)
                view = _view(match, other, seat)
                assert [reader.plain(view) for reader in readers] == shown
        if match.actor == "chance":
            match.roll()
        else:
            legal = match.seen(match.actor)
            match.play(bot.choose(legal) if rng.random() < 0.7 else rng.choice(legal.legal))
    assert unlike, "nothing was hidden"


def _view(match: kickabout.Match, state: object, seat: int) -> object:
    return view_of(match.game, match.box, state, seat)
