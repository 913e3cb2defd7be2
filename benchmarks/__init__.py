"""Speed beside peers: `make bench`, or `python -m benchmarks --help`."""
