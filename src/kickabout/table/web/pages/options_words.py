"""The options of a match, and its terms, in a few words."""

from kickabout.engine.boxes import Option
from kickabout.engine.match import Match
from kickabout.table.play import LiveTable
from kickabout.table.web.pages.clock_words import clock_words
from kickabout.text.option_labels import option_label, word_label
from kickabout.text.reader import Reader


def options_text(match: Match, reader: Reader) -> str:
    """Return the options in a few words: the first with any, and those that differ from their
    defaults.
    """
    words_shown: list[str] = []
    for name, option in match.box.options.items():
        value = match.box.chosen[name]
        words = _in_words(option, value, reader)
        if words and (not words_shown or value != option.default):
            words_shown.append(words)
    return " · ".join(words_shown)


def terms_text(table: LiveTable, reader: Reader) -> str:
    """Return whether a table's match is rated, and the time that people have to decide."""
    control = table.stored.time_control
    clock = reader.say("clock-none") if control is None else clock_words(control, reader)
    return reader.say("match-terms", rated="yes" if table.stored.is_rated else "no", clock=clock)


def _in_words(option: Option, value: str | int, reader: Reader) -> str:
    """Return the words for an option's value; empty for a switch that is off."""
    label = reader.text(option_label(option.name))
    if isinstance(value, int):
        return reader.say("table-option-number", option=label, number=value)
    if value in ("off", "on") and "off" in option.choices:
        return label if value == "on" else ""
    word = reader.text(word_label(option.name, value, option.choices[value]))
    if "off" not in option.choices:
        return word
    return reader.say("table-option-switch", option=label, value=word)
