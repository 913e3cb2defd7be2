"""Migrations of the database; Alembic runs the missing ones when a server starts."""
