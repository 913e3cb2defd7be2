"""Seasons of one person among bots: a league with promotion and relegation, and a cup."""

from kickabout.table.seasons.clubs import MOST_CLUBS, Clubs, OpenSeason
from kickabout.table.seasons.season import (
    CUP_AFTER,
    CUP_ROUNDS,
    DIVISIONS,
    FORFEIT_GOALS,
    FORM,
    GROUP_ROUNDS,
    GROUP_SIDES,
    MATCHDAYS,
    MOVING,
    OWN,
    SIDES,
    Season,
    first_sides,
    is_of_cup,
)
from kickabout.table.seasons.squads import ready_squads, squad_of
