"""Tournaments for people: who takes part, what is played when, and what comes of it."""

from kickabout.table.competitions.organising import Competitions
from kickabout.table.competitions.plans import Plan
from kickabout.table.competitions.running import Running
