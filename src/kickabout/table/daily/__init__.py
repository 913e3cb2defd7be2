"""What everybody can play on the same day: a match with common dice, and a decision worth thinking about."""

from kickabout.table.daily.fixtures import Daily, DayFixture, Standing
