"""What a Parquet file was made from, kept as JSON in the metadata of its schema."""

import json
from collections.abc import Mapping
from typing import Any

KEY = b"kickabout"


def metadata_of(content: Mapping[str, Any]) -> dict[bytes, str]:
    """Return the metadata of a file that was made from something."""
    return {KEY: json.dumps(content, ensure_ascii=False)}


def content_of(metadata: Mapping[bytes, bytes] | None) -> Any:
    """Return what a file was made from; raise `KeyError` if it does not say, `ValueError` if it is not JSON."""
    return json.loads((metadata or {})[KEY])
