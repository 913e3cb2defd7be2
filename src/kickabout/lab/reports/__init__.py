"""Reports: their content, and its rendering on a terminal, as a page and as data."""

from pathlib import Path

STYLE = Path(__file__).with_name("report.css")
"""The style sheet of a report's page."""
