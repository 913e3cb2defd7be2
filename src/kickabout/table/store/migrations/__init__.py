"""How the database came to its present shape; Alembic runs what is missing when a server starts."""
