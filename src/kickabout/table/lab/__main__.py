"""The process beside a server that plays what a question to the laboratory asks for."""

from kickabout.table.lab import worker

worker.main()
