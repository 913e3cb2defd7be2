"""Tournaments for people: who takes part, what is played when, and what comes of it."""
