"""Executors: who does the work of the laboratory, which is cut into tasks whose results come in order.

Threads of this process, processes of this machine, or a Dask cluster. A task is a callable that depends on
nothing but itself, so the results are the same whoever does it, and a task that was lost is done again.
"""
