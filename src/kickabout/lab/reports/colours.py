"""The colours of the plots, those of `report.css`."""

INK, SOFT, RULE = "#1a211f", "#5d5c50", "#cfc6ae"
GREEN, BLUE, RED = "#137f46", "#2459c4", "#b3202c"
