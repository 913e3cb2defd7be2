"""Comparing boxes: the same matches with each of them, and what differs."""
