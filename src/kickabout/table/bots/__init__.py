"""The bots of a server: their processes, their levels at a table, and the compiled rules that they
need.
"""

from kickabout.table.bots.levels import (
    BENCH,
    MOST_STRENGTH,
    STAND_IN,
    USUAL,
    is_level,
    is_ready,
    patience,
    strength,
)
from kickabout.table.bots.pool import BotError, BotPool
from kickabout.table.bots.remote import BotWorker, RemoteBots
from kickabout.table.bots.team_choice import chooses_team, unlike_others
from kickabout.table.bots.warm import Warming
from kickabout.table.bots.worker import HINT_LEVEL, analysis_of, analysis_payload
