# Everything a person or the CI does with the project. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-all check format bench lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
JOBS ?= auto

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: $(RUN) ## start Ziggurat
	@$(BIN)/ziggurat play

test: $(DEV) ## run the tests
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not long"

test-all: $(DEV) ## run the tests, the longer properties and soaks too
	$(BIN)/python -m pytest -q -n $(JOBS)

check: $(DEV) ## formatting, lint, strict types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(DEV) ## put the code into its standard form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(DEV) $(BENCH) ## measure speed, as ratios in one run
	$(BIN)/python benchmarks/run.py

# The environment is built in layers, each locked by version and hash; a stamp file marks each as done.
$(RUN): requirements/run.txt requirements/build.txt pyproject.toml
	@echo "Setting up Ziggurat in $(VENV) (once; about half a minute) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ziggurat needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUN) requirements/dev.txt requirements/research.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/research.txt
	@touch $@

$(BENCH): $(RUN) requirements/bench.txt
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

LOCK = uv pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 --custom-compile-command "make lock"
lock: ## choose new versions of the dependencies (needs uv)
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) requirements/build.in -o requirements/build.txt
	$(LOCK) -c requirements/run.txt --extra dev pyproject.toml -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt --extra research pyproject.toml -o requirements/research.txt
	$(LOCK) -c requirements/dev.txt -c requirements/research.txt requirements/bench.in -o requirements/bench.txt

clean: ## remove the environment and what the tools left
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
