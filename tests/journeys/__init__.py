"""Journeys of players, in a real browser at a real server.

A package, so that its browser is closed before the tests of another folder run: Playwright keeps an
event loop going in the thread that started it.
"""
