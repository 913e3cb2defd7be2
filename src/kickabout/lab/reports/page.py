"""A report as a single page that needs no server, with its figures as files beside it."""

import base64
import csv
import io
import json
import re
from functools import cache
from pathlib import Path

import matplotlib as mpl
from jinja2 import Environment, FileSystemLoader, select_autoescape
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, ScalarFormatter

from kickabout.lab.reports.colours import RULE, SOFT
from kickabout.lab.reports.document import Document, Plot, figures
from kickabout.lab.say import Say, decimal

WIDTH = 7.0
"""The width of a plot, in inches."""
UNGROUPED = 10_000
"""The number from which on its thousands are set apart on an axis: Elo is below."""
_STYLES = re.compile(r"\s*<style.*?</style>", re.DOTALL)
_EVERYWHERE = 'stroke-linejoin="round" stroke-linecap="butt"'
"""What the style sheet in a drawing of Matplotlib's says."""
_STYLE = re.compile(r' style="([^"]*)"')


def write(document: Document, file: Path, say: Say, locale: str) -> list[Path]:
    """Write the page, and beside it the figures as JSON and each table as CSV; return all files.

    Equal figures give equal files.
    """
    files = {file: page(document, say, locale)}
    data = json.dumps(figures(document), indent=2, ensure_ascii=False)
    files[file.with_suffix(".json")] = f"{data}\n"
    for table in document.tables:
        stream = io.StringIO()
        columns = list(dict.fromkeys(key for row in table.records for key in row))
        rows = csv.DictWriter(stream, columns, lineterminator="\n")
        rows.writeheader()
        rows.writerows(table.records)
        files[file.with_name(f"{file.stem}-{table.name}.csv")] = stream.getvalue()
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return list(files)


def page(document: Document, say: Say, locale: str) -> str:
    """Return the report as HTML, with its styles, plots and replays inline."""
    return _rendered("report.html", document, say, locale)


def sheet(document: Document, say: Say, locale: str) -> str:
    """Return the report without the page around it or its style sheet, `STYLE`, for a page that shows it in a
    shadow tree.
    """
    return _rendered("sheet.html", document, say, locale)


def _rendered(template: str, document: Document, say: Say, locale: str) -> str:
    return (
        _environment()
        .get_template(template)
        .render(
            document=document,
            plots=[(plot, svg(plot, say)) for plot in document.plots],
            replays=[(replay, _address(replay.transcript)) for replay in document.replays],
            say=say,
            locale=locale,
        )
    )


def svg(plot: Plot, say: Say) -> str:
    """Return a plot as an SVG element with numbers as the language writes them, in the colours of the page, without inline styles, which the content
    security policy of the laboratory's pages forbids.
    """
    # Without a date and with a fixed salt, equal figures give equal drawings. The names in a box are not formulas.
    salt = f"kickabout {plot.title}"
    with mpl.rc_context({"svg.hashsalt": salt, "font.size": 10, "text.parse_math": False}):
        figure = Figure(figsize=(WIDTH, plot.height), layout="constrained", facecolor="none")
        axes = figure.subplots()
        axes.set_facecolor("none")
        plot.draw(axes)
        for axis in (axes.xaxis, axes.yaxis):
            if isinstance(axis.get_major_formatter(), ScalarFormatter):
                axis.set_major_formatter(FuncFormatter(lambda value, _: _tick(say, value)))
        axes.tick_params(colors=SOFT)
        axes.grid(color=RULE, linewidth=0.6)
        axes.set_axisbelow(True)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        for side in ("left", "bottom"):
            axes.spines[side].set_color(RULE)
        stream = io.StringIO()
        figure.savefig(
            stream, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type"))
        )
    drawn = stream.getvalue()
    drawn = _STYLES.sub("", drawn[drawn.index("<svg") :]).replace("<svg", f"<svg {_EVERYWHERE}", 1)
    return _STYLE.sub(_attributes, drawn)


def _tick(say: Say, value: float) -> str:
    """Return a number of an axis: with the decimals that it has, and thousands apart from 10,000 on."""
    places = len(f"{value:g}".partition(".")[2])
    is_plain = places > 0 or abs(value) < UNGROUPED
    text = decimal(say, value, places) if is_plain else say("figure", figure=round(value))
    return text.replace("-", "−")


def _attributes(style: re.Match[str]) -> str:
    """Return a `style` attribute as the presentation attributes that mean the same."""
    pairs = (
        declaration.split(":", 1) for declaration in style[1].split(";") if declaration.strip()
    )
    return "".join(f' {name.strip()}="{value.strip()}"' for name, value in pairs)


def _address(text: str) -> str:
    """Return a text as a data URL."""
    return f"data:text/plain;charset=utf-8;base64,{base64.b64encode(text.encode()).decode()}"


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=select_autoescape(),
        trim_blocks=True,
        lstrip_blocks=True,
    )
