"""The entry point of the worker process that plays the laboratory's runs."""

from kickabout.table.lab import worker

worker.main()
