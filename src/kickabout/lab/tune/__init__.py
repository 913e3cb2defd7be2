"""Searching the values of a box for stated targets."""
