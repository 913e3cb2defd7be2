# Everything happens in .venv, which the first target that needs it makes; `bench`, `mutants`, `train` and those for a
# GPU have others, so that what they bring never meets the checks.
# Variables: ARGS="..." goes to the command behind `play`, `bench` and the like, TESTS="..." to pytest,
# GAME=... is what `mutants` changes, only FILES="..." of it if given, and what `train` learns, SINCE=... is the commit
# from which `check` looks for changes, PYTHON=... the Python to make them with.

.DEFAULT_GOAL := help
.PHONY: help play test check check-games lint programs collect warm coverage mutants test-pythons audit image gpu-check bench-gpu bench bench-envs bench-search bench-lab bench-headroom benchmark bench-table bench-speed bench-attack bench-ratings bench-swiss bench-people bench-load soak planted train kill-test kill-test-alone kill-test-competitions docs pictures dist fmt env lock clean

# Where it is set every process would compile the sources anew, and pytest rewrite the assertions of all tests.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# Tests wait for browsers, servers and clocks, so there are half as many workers again as cores; each takes nearly a
# gigabyte.
WORKERS ?= $(shell cores=$$(nproc); echo $$((cores < 6 ? (3 * cores + 1) / 2 : 8)))
SHARED := tests/table/store tests/table/seats tests/table/play tests/table/people tests/attacks
TESTS ?=
SINCE ?= HEAD
PYTHONS ?= $(foreach minor,11 12 13 14,$(shell command -v python3.$(minor)))
GAME ?= futbol_dash
FILES ?=
DEVICE ?= cpu

help: ## show this list
	@echo "Kickabout: five football card games on one rules engine."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'Arguments:  make play ARGS="--port 9000"    make test TESTS="tests/engine -k chance"'

play: ## play in the browser: sets up what is missing, starts the table, opens the page
	@tools/env.sh play
	@$(BIN)/kickabout play $(ARGS)

test: ## check everything: format, lint, types, imports, the tests and the browser journeys
	@tools/env.sh dev
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target programs warm collect lint
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(TESTS)
	$(if $(TESTS),,$(BIN)/pytest -n $(WORKERS) --dist worksteal --database=postgresql $(SHARED))

check: lint ## check what changed since the last commit, or SINCE=main: lint, types and its own tests
	@tests=$$($(BIN)/python tools/changed_tests.py $(SINCE)); \
	if [ -n "$$tests" ]; then set -x; $(BIN)/pytest -n $(WORKERS) --dist worksteal $$tests; fi

check-games: ## check what a change of rules may break: clauses, boxes, invariants and golden files of all games
	@tools/env.sh dev
	$(BIN)/kickabout warm
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -q tests/rulebooks tests/games tests/golden

lint: ## check format, lint, types and imports, and run nothing
	@tools/env.sh dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/oxfmt --check .
	$(BIN)/oxlint
	$(BIN)/djlint --check src tests
	$(BIN)/djlint --lint src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

programs:
	@tools/programs.sh

# Rewrites the assertions of all tests once, ahead of the workers, who would each do so.
collect:
	@$(BIN)/pytest --collect-only -qq >/dev/null || $(BIN)/pytest --collect-only -qq

warm: ## compile the rules that are not compiled yet
	@tools/env.sh dev
	$(BIN)/kickabout warm

test-pythons: ## test engine, games and front door on each Python of PYTHONS="python3.11 python3.13 ..."
	@set -e; for python in $(PYTHONS); do \
		version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		echo "Python $$version"; \
		PYTHON=$$python tools/env.sh dev .venv-$$version; \
		.venv-$$version/bin/kickabout warm; \
		.venv-$$version/bin/pytest -n $(WORKERS) --dist worksteal -q \
			tests/engine tests/games/test_check.py tests/golden/test_golden.py tests/test_front_door.py $(TESTS); \
	done

coverage: ## measure which lines the tests run, without the browser journeys: TESTS="..." for some of them
	@tools/env.sh dev
	@rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) --cov --cov-report= $(or $(TESTS),tests/rulebooks)
	$(if $(TESTS),,$(BIN)/pytest -n $(WORKERS) -m "not journey" --ignore=tests/rulebooks --cov --cov-append --cov-report=)
	@$(BIN)/coverage report --skip-covered --sort=cover
	@$(BIN)/coverage html --quiet
	@echo "Line by line: coverage/index.html"

mutants: ## change the rules of GAME=futbol_dash in every place, and list the changes that no test notices
	@tools/env.sh mutants
	@tools/mutants.sh $(GAME) $(FILES)

gpu-check: ## compile the rules of all games for a GPU, and compare matches on one if there is one
	@tools/env.sh gpu
	.venv-gpu/bin/pytest -q tests/gpu $(ARGS)

bench-gpu: ## measure matches and steps a second on a GPU, beside the CPU and Pgx where that is installed
	@tools/env.sh gpu
	@.venv-gpu/bin/python -m benchmarks.gpu_speed $(ARGS)

bench: ## measure the speed beside OpenSpiel, RLCard and PettingZoo, in one run on one core
	@tools/env.sh bench
	@.venv-bench/bin/kickabout warm
	@.venv-bench/bin/python -m benchmarks $(ARGS)

bench-envs: ## measure the environments beside those of OpenSpiel and PettingZoo, in one run on one core
	@tools/env.sh bench
	@.venv-bench/bin/kickabout warm
	@.venv-bench/bin/python -m benchmarks.environments $(ARGS)

bench-search: ## measure how fast bots search beside OpenSpiel's, in one run on one core
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.search_speed $(ARGS)

bench-lab: ## measure how fast the laboratory plays and counts cards, in one run on one core
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.lab_speed $(ARGS)

bench-headroom: ## measure what there is to win in each game beyond what bots do today
	@tools/env.sh train
	@.venv-train/bin/kickabout warm
	@.venv-train/bin/python -m benchmarks.headroom $(ARGS)

benchmark: ## measure the games as environments, and CFR on the miniature, into docs/benchmark.md
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.research $(ARGS)

bench-table: ## measure how long people wait at a table, with 50 tables of bots beside it
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.table_latency $(ARGS)

bench-speed: ## measure how many decisions a second a server takes, beside another checkout's and boardgame.io's
	@tools/env.sh dev
	@$(BIN)/python -m benchmarks.table_speed $(ARGS)

bench-attack: ## measure how long people wait at a table while the server is attacked
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.under_attack $(ARGS)

bench-ratings: ## measure how well ratings find out how strong people are, in simulated leagues
	@tools/env.sh dev
	@$(BIN)/python -m benchmarks.ratings $(ARGS)

bench-swiss: ## measure how long the pairing of each round of a Swiss tournament of 256 sides takes
	@tools/env.sh dev
	@$(BIN)/python -m benchmarks.swiss_pairing $(ARGS)

soak: ## measure for eight hours whether the memory of a server with 200 tables grows
	@tools/env.sh dev
	@$(BIN)/kickabout warm
	@$(BIN)/python -m benchmarks.soak $(ARGS)

bench-people: ## measure the pages about people with 10,000 accounts and 200,000 matches
	@tools/env.sh dev
	@$(BIN)/python -m benchmarks.people_pages $(ARGS)

planted: ## see that the laboratory finds what was planted in boxes, and nothing else, over 200 repetitions
	@tools/env.sh dev
	@$(BIN)/kickabout warm futbol-dash
	@$(BIN)/python -m benchmarks.planted_truth $(ARGS)

train: ## train a player of GAME=futbol-dash against itself (docs/environments.md); DEVICE=cuda on a GPU
	@tools/env.sh train
	$(if $(filter cuda,$(DEVICE)),@.venv-train/bin/python -m pip install --quiet -r requirements/gpu.txt)
	@.venv-train/bin/kickabout warm $(subst _,-,$(GAME))
	@.venv-train/bin/python -m examples.ppo --game $(subst _,-,$(GAME)) --device $(DEVICE) $(ARGS)

bench-load: ## measure two servers of one PostgreSQL with 1,000 live tables and their 2,000 pages
	@tools/env.sh dev
	@tools/programs.sh
	@$(BIN)/kickabout warm futbol-dash
	@$(BIN)/python -m benchmarks.bench_load $(ARGS)

kill-test: ## kill servers, bot workers and PostgreSQL 1,000 times under play and see that nothing is lost
	@tools/env.sh dev
	@tools/programs.sh
	@$(BIN)/kickabout warm futbol-dash
	@$(BIN)/python -m benchmarks.kill_servers $(ARGS)

kill-test-alone: ## kill one server with its SQLite file 200 times under play
	@tools/env.sh dev
	@$(BIN)/python -m benchmarks.kill_test $(ARGS)

kill-test-competitions: ## kill two servers 100 times in the middle of the steps of competitions and see that each is taken once
	@tools/env.sh dev
	@tools/programs.sh
	@$(BIN)/python -m benchmarks.kill_competitions $(ARGS)

docs: ## build the documentation in build/site, with all links checked
	@tools/env.sh docs
	@LC_ALL=C .venv-docs/bin/python -m tools.docs
	@.venv-docs/bin/zensical build --clean --strict

pictures: ## take the pictures of the documentation anew, from the running program
	@tools/env.sh dev
	@tools/programs.sh
	KICKABOUT_PICTURES=docs $(BIN)/pytest -q tests/journeys/test_documented.py

dist: ## build the wheel and the source archive, play a match from each, and list what they need
	@tools/env.sh release
	@tools/dist.sh

image: ## build the server's container image, and start a server from it; needs root
	@command -v buildah mmdebstrap curl >/dev/null || apt-get install -y --no-install-recommends buildah mmdebstrap curl
	@tools/image.sh

audit: ## look for known vulnerabilities in the packages of requirements/
	@tools/env.sh release
	@for file in requirements/*.txt; do \
		case $$file in *hashes*) continue ;; esac; \
		echo "$$file"; \
		.venv-release/bin/pip-audit --strict --no-deps --disable-pip -r $$file; \
	done

fmt: ## format code, styles, scripts and templates, and mend what the linters can mend
	@tools/env.sh dev
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/oxlint --fix
	$(BIN)/oxfmt .
	$(BIN)/djlint --reformat --quiet src tests || [ $$? -eq 1 ] # 1 where it has formatted something

env: ## make .venv with everything that the checks need, and run nothing
	@tools/env.sh dev

lock: ## write requirements/*.txt anew with the newest versions that fit
	@tools/env.sh dev
	tools/lock.sh

clean: ## remove the virtual environments and what the tools left
	rm -rf .venv .venv-* .mutants .cache build coverage dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis journeys
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
