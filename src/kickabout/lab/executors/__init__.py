"""Executors of the laboratory's work: threads of this process, processes of this machine, a Dask cluster.

The work is cut into tasks: callables without arguments whose results depend on nothing else. So the
results are the same on every executor, and a task that was lost with its worker is run again.
"""
