"""Printing of a box: its cards, counters and boards as a PDF to be cut out."""

from kickabout.table.web.printing.document import NothingToPrint, Paper, print_box

__all__ = ["NothingToPrint", "Paper", "print_box"]
