"""Playtesting: many matches, and what they show."""
