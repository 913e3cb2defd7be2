"""What everybody can play on the same day: a match with common dice, and a decision worth thinking about."""

from kickabout.table.daily.bots import DailyBots
from kickabout.table.daily.explanations import SHOWN, is_explained, whys
from kickabout.table.daily.fixtures import Daily, DayFixture, DayStanding
from kickabout.table.daily.odds import unaided
from kickabout.table.daily.position_maker import PositionMaker
from kickabout.table.daily.positions import DailyPosition, Positions, PositionStanding
