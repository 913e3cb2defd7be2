"""Played matches kept in Parquet files, to resume runs, to merge them, and for other tools to read."""
