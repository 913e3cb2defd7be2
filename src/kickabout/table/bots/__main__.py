"""Processes beside a server: `think` answers the bots' jobs, `warm GAME` compiles rules."""

import sys

from kickabout.table.bots import warm, worker

match sys.argv[1:]:
    case ["think"]:
        worker.main()
    case ["warm", game]:
        warm.make(game)
    case given:
        sys.exit(f"neither `think` nor `warm GAME`: {given}")
