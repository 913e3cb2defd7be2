"""The mark of a test with the clauses of a rulebook that it shows: `@clause("DASH-4.2")`."""

import pytest

clause = pytest.mark.clause
