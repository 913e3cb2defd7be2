"""Rows of a box, such as cards, players and squads: their statistics and their worth."""
