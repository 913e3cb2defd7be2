"""Seasons of one person with a club of their own among bots."""
