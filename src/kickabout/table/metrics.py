"""Metrics of a server in Prometheus's format: counts, durations and rates, never data about people
or matches. Each is declared with the message that documents it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from kickabout.table.language import table_messages
from kickabout.text.reader import Reader

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

DECISIONS = Histogram(
    "kickabout_decision_seconds",
    "metric-decision-seconds",
    registry=REGISTRY,
    buckets=QUICK,
)
REFUSED = Counter(
    "kickabout_decisions_refused_total",
    "metric-decisions-refused-total",
    ["error"],
    registry=REGISTRY,
)
BY_ITSELF = Counter(
    "kickabout_steps_total",
    "metric-steps-total",
    ["kind"],
    registry=REGISTRY,
)
DATABASE = Histogram(
    "kickabout_database_seconds",
    "metric-database-seconds",
    ["work"],
    registry=REGISTRY,
    buckets=QUICK,
)
DATABASE_READS, DATABASE_WRITES = DATABASE.labels("read"), DATABASE.labels("write")
STREAMS = Gauge("kickabout_streams", "metric-streams", ["kind"], registry=REGISTRY)
TABLES = Gauge("kickabout_tables", "metric-tables", ["state"], registry=REGISTRY)
BOTS_WAIT = Histogram(
    "kickabout_bot_wait_seconds",
    "metric-bot-wait-seconds",
    registry=REGISTRY,
    buckets=(*QUICK, 30.0),
)
NEWS = Counter("kickabout_news_total", "metric-news-total", ["kind"], registry=REGISTRY)


@contextmanager
def streaming(kind: str) -> Iterator[None]:
    """Count a stream while the block runs."""
    STREAMS.labels(kind).inc()
    try:
        yield
    finally:
        STREAMS.labels(kind).dec()


class _Documented(Collector):
    """The metrics with the texts of their messages."""

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics as they are now."""
        reader = Reader(table_messages())
        for metric in REGISTRY.collect():
            metric.documentation = reader.say(metric.documentation)
            yield metric


def exposed() -> bytes:
    """Return all metrics in Prometheus's format."""
    return generate_latest(_Documented())
