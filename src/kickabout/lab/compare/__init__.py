"""Comparison of boxes: the same matches with each of them, and the differences."""
