# Everything a person or the CI does with the project. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site docs test test-all check check-web complete format bench coverage generate wasm pictures screenshots release browser browsers lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
LINKER := $(VENV)/.wasm
JUDGE := $(VENV)/.judge
FRAMES := $(VENV)/.frames
RAY := $(VENV)/.ray
PAGE := $(VENV)/.page
DOCS := $(VENV)/.docs
WEB := $(shell find web src/ziggurat/locales -type f -not -path "*/node_modules/*" 2>/dev/null) hatch_build.py
JOBS ?= auto

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: $(RUN) $(PAGE) ## start Ziggurat
	@$(BIN)/ziggurat serve --open

site: $(RUN) ## build a page into site/ that any web server can serve
	@$(BIN)/python hatch_build.py site

docs: $(DEV) $(PAGE) $(DOCS) ## build the documentation; run its examples and follow its links
	$(BIN)/python -m pytest -q tests/test_docs.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in src/ziggurat/docs/. The program serves it at /docs."

test: $(DEV) $(PAGE) $(VENV)/.web ## run the tests, and open every page once
	$(BIN)/python hatch_build.py run test
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not long"

test-all: $(DEV) $(PAGE) $(VENV)/.web $(LINKER) $(RAY) $(JUDGE) ## run all tests, with the whole browser suite and longer runs
	$(BIN)/python hatch_build.py run test
	$(BIN)/python -m pytest -q -n $(JOBS)

check: $(DEV) check-web ## check formatting, lint, types and messages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python scripts/translations.py

complete: $(DEV) ## check that every language says everything that English says
	$(BIN)/python scripts/translations.py --complete

check-web: $(VENV)/.web ## check formatting, lint and types of the page
	$(BIN)/python hatch_build.py run check

format: $(DEV) ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py run format

coverage: $(DEV) $(PAGE) $(VENV)/.web $(LINKER) $(RAY) $(JUDGE) ## list what no test runs, and functions that nobody calls; TESTS="tests/test_cli.py" counts some
	rm -rf build/coverage && mkdir -p build/coverage
	-$(BIN)/coverage run -m pytest -q -n $(JOBS) $(TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python scripts/uncalled.py

bench: $(DEV) $(BENCH) ## measure speed, as ratios in one run
	$(BIN)/python benchmarks/run.py

generate: $(DEV) $(LINKER) $(VENV)/.web ## write all files of the sources that are made from others: types, data, modules, pictures
	$(BIN)/python scripts/generate.py
	$(BIN)/python scripts/wasm.py
	$(BIN)/python scripts/pictures.py

wasm: $(RUN) $(LINKER) $(VENV)/.web ## rebuild the games' WebAssembly modules from the Python sources
	$(BIN)/python scripts/wasm.py

pictures: $(DEV) $(VENV)/.web ## redraw the games' pictures for the home page, where they look different now
	$(BIN)/python scripts/pictures.py

screenshots: $(DEV) $(PAGE) $(FRAMES) ## remake the pictures and animations of README and docs; ONLY="nivos home" makes some
	$(BIN)/python scripts/screenshots.py $(ONLY)

release: complete docs ## build sdist and wheel, with page and documentation, into dist/ and try them in empty environments
	$(BIN)/python scripts/release.py

APT_INSTALL = SUDO=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  INSTALL="apt-get install -y -qq --no-install-recommends $(1)"; \
	  command -v apt-get > /dev/null || { echo "Please install by hand: $(1). There is no apt-get here."; exit 1; }; \
	  $$SUDO $$INSTALL > /dev/null 2>&1 || { $$SUDO apt-get update -qq && $$SUDO $$INSTALL > /dev/null; }
OTHERS := firefox-esr webkit2gtk-driver xvfb nginx-light fonts-noto-core fonts-noto-cjk # the letters of all languages, too
browser: ## install the system's Chromium, for the tests of the page
	@command -v chromium || command -v chromium-browser || command -v google-chrome || { $(call APT_INSTALL,chromium); }

browsers: browser ## also install Firefox, WebKitGTK, nginx and the fonts of all languages, for all tests of the page
	@dpkg -s $(OTHERS) > /dev/null 2>&1 || { $(call APT_INSTALL,$(OTHERS)); }

# The environment is built in layers, each locked by version and hash; a stamp file marks each as done.
$(RUN): requirements/run.txt requirements/build.txt pyproject.toml
	@echo "Setting up Ziggurat in $(VENV) (once; a few minutes) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ziggurat needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@echo "Compiling the rules of the games (once) …"
	@$(BIN)/ziggurat games --compile > /dev/null
	@touch $@

# The page is built with the package; this notices later changes of its sources.
$(PAGE): $(WEB) | $(RUN)
	@$(BIN)/python hatch_build.py
	@touch $@

# What checks the page (axe-core, svelte-check, eslint, vitest) and shrinks the modules (binaryen) comes from npm too.
$(VENV)/.web: web/package-lock.json | $(RUN)
	@$(BIN)/python hatch_build.py dev
	@touch $@

$(DEV): $(RUN) requirements/dev.txt requirements/research.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/research.txt
	@touch $@

$(BENCH): $(RUN) requirements/bench.txt
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

$(DOCS): $(RUN) requirements/docs.txt
	@$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(LINKER): $(RUN) requirements/wasm.txt
	@$(PIP) --require-hashes -r requirements/wasm.txt
	@touch $@

$(JUDGE): $(RUN) requirements/judge.txt
	@$(PIP) --require-hashes -r requirements/judge.txt
	@touch $@

$(FRAMES): $(RUN) requirements/pictures.txt
	@$(PIP) --require-hashes -r requirements/pictures.txt
	@touch $@

$(RAY): $(RUN) requirements/ray.txt
	@$(PIP) --require-hashes -r requirements/ray.txt
	@touch $@

LOCK = uv pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 --custom-compile-command "make lock"
lock: ## choose new versions of the dependencies (needs uv)
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) requirements/build.in -o requirements/build.txt
	$(LOCK) requirements/wasm.in -o requirements/wasm.txt
	$(LOCK) requirements/pictures.in -o requirements/pictures.txt
	$(LOCK) -c requirements/run.txt --extra postgres pyproject.toml -o requirements/postgres.txt
	$(LOCK) -c requirements/run.txt -c requirements/postgres.txt --extra dev pyproject.toml -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt --extra research pyproject.toml -o requirements/research.txt
	$(LOCK) -c requirements/dev.txt -c requirements/research.txt --extra ray pyproject.toml -o requirements/ray.txt
	$(LOCK) -c requirements/dev.txt -c requirements/research.txt requirements/judge.in -o requirements/judge.txt
	$(LOCK) -c requirements/dev.txt -c requirements/research.txt requirements/bench.in -o requirements/bench.txt
	$(LOCK) -c requirements/dev.txt -c requirements/research.txt requirements/docs.in -o requirements/docs.txt

clean: ## remove the environment and what the tools left
	rm -rf $(VENV) web/node_modules src/ziggurat/page src/ziggurat/docs site build .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
