"""`python -m benchmarks.news_traffic`: the cost of news between servers, simulated for many tables
and servers.

Each table has a holder and two pages, at servers drawn at random. A decision is a notification that
every listening connection of PostgreSQL is sent; a server that has the table in memory then reads
the new entries, and sends pages. With channels by table (`--channels`) a server listens to those of
its own tables only. The simulation draws who hears what; its figures are counts, weighted by the
costs in `Costs`.
"""

import argparse
import json
import random
import sys
from dataclasses import asdict, dataclass

EVERY_SECONDS = 5.0
"""The seconds between two decisions at a table."""
ENTRIES = 2.0
"""The number of log entries per decision: itself, and those that chance adds."""


@dataclass(frozen=True)
class Costs:
    """Microseconds of a processor.

    Attributes:
        notified: To take a notification in, in a server.
        read: To read a table's new entries, in a server.
        page: To make and send one page.
        commit: Of a decision, in the server that it was posted to.
    """

    notified: float = 25.0
    read: float = 600.0
    page: float = 1500.0
    commit: float = 2500.0


@dataclass(frozen=True)
class Traffic:
    """The work of all servers in one second.

    Attributes:
        notifications: That PostgreSQL hands over, to all listeners together.
        wasted: The part of them that its receiver has no use for.
        reads: Of new entries by servers that did not write them.
        pages: Sent to people.
        busiest: Processors that the busiest server needs.
        news_share: The part of a server's work that is taking in notifications.
    """

    tables: int
    servers: int
    channels: int
    decisions: float
    notifications: float
    wasted: float
    reads: float
    pages: float
    busiest: float
    news_share: float


def simulate(tables: int, servers: int, channels: int, seed: int, costs: Costs) -> Traffic:
    """Place tables and pages at random, and add up what a second of play costs each server."""
    rng = random.Random(seed)
    rate = 1 / EVERY_SECONDS
    work, heard = [0.0] * servers, [0.0] * servers
    told = [0.0] * channels
    listens: list[set[int]] = [set() for _ in range(servers)]
    reads = useful = 0.0
    for table in range(tables):
        pages = [rng.randrange(servers) for _ in range(2)]
        has = {rng.randrange(servers), *pages}
        channel = table % channels
        told[channel] += rate
        for one in has:
            listens[one].add(channel)
            # A decision is posted to any server that has it: one of them all has written it.
            follows = rate * (1 - 1 / len(has)) if len(has) > 1 else 0.0
            work[one] += follows * costs.read + rate / len(has) * costs.commit
            reads += follows
            useful += follows
        for one in pages:
            work[one] += rate * ENTRIES * costs.page
    for one in range(servers):
        heard[one] = sum(told[channel] for channel in listens[one])
        work[one] += heard[one] * costs.notified
    notifications = sum(heard)
    return Traffic(
        tables=tables,
        servers=servers,
        channels=channels,
        decisions=tables * rate,
        notifications=round(notifications),
        wasted=round(1 - useful / notifications, 3) if notifications else 0.0,
        reads=round(reads),
        pages=round(tables * rate * ENTRIES * 2),
        busiest=round(max(work) / 1e6, 2),
        news_share=round(sum(heard) * costs.notified / sum(work), 3),
    )


SCENES = (
    (1_000, 2, 1),
    (10_000, 20, 1),
    (10_000, 20, 64),
    (100_000, 200, 1),
    (100_000, 200, 64),
    (100_000, 200, 4096),
)
"""Tables, servers, channels."""


def main() -> int:
    """Simulate the scenes and show them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.news_traffic", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    for name, cost in asdict(Costs()).items():
        parser.add_argument(f"--{name}", type=float, default=cost, help="microseconds")
    args = parser.parse_args()
    costs = Costs(args.notified, args.read, args.page, args.commit)
    for tables, servers, channels in SCENES:
        print(json.dumps(asdict(simulate(tables, servers, channels, args.seed, costs))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
