"""The minute of a match of Super Team, between the spaces of its time track."""

from itertools import pairwise

import pytest

import kickabout
from kickabout.games.super_team.view.clock import minute


@pytest.mark.parametrize("options", [{}, {"basic-cards": "on"}, {"solo": "normal"}])
def test_the_minute_goes_on_with_every_few_cards_and_never_back(options: dict[str, object]) -> None:
    match = kickabout.new("super-team", seats=2, options=options, seed=3)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    minutes = []
    while match.actor is not None:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
        minutes.append(minute(match.box, match.state))
        assert match.box.minute(match.state) <= minutes[-1] <= 90
    assert minutes == sorted(minutes)
    assert minutes[-1] == 90
    # More of them than the track has spaces, and no half-hour at a jump.
    assert len(set(minutes)) > 3 * match.box.record.steps
    assert max(after - before for before, after in pairwise(minutes)) <= 45 / match.box.record.steps
