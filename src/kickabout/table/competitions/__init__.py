"""Tournaments for people: who takes part, what is played when, and what comes of it."""

from kickabout.table.competitions.organising import (
    Competitions,
    check_bots,
    free_bots,
    match_to_play,
)
from kickabout.table.competitions.plans import (
    MOST_DAYS,
    NAME_LENGTH,
    Plan,
    last_goal,
    match_of,
)
from kickabout.table.competitions.running import Running
from kickabout.table.competitions.steps import pauses_until
