"""The mark by which a test says which clauses of a rulebook it shows: `@clause("DASH-4.2")`."""

import pytest

clause = pytest.mark.clause
