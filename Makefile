# `make run` and `make test` are all that a fresh machine needs; both set up
# .venv by themselves and need no network once that is done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest

FIRST_SCENARIO := scenarios/bocage_scenarios/library/first_contact.yaml

.DEFAULT_GOAL := help
.PHONY: help run tour test lint format bench compiled soak docs translations clean

help: ## show this list
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

run: $(STAMP) ## open the window on a bundled scenario, or show what works without one
	@$(BIN)/bocage edit $(FIRST_SCENARIO) || $(MAKE) --no-print-directory tour

tour: $(STAMP) ## check a bundled scenario, count its pieces and draw it, without a window
	$(BIN)/bocage validate $(FIRST_SCENARIO)
	$(BIN)/bocage count $(FIRST_SCENARIO)
	$(BIN)/bocage render $(FIRST_SCENARIO) first_contact.png
	@echo "The picture is in first_contact.png."

test: lint ## lint, type-check and test everything
	$(PYTEST) -n auto -m "not soak" --ignore=tests/benchmarks

lint: $(STAMP) ## the checks of `make test` that run no tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP) ## put the code into the house format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(STAMP) ## measure speed
	$(PYTEST) --benchmark-enable tests/benchmarks

compiled: $(STAMP) ## measure the speed of games with the engine compiled by mypyc
	rm -rf build/compiled
	mkdir -p build/compiled
	cp -r engine/bocage_engine build/compiled
	cd build/compiled && $(CURDIR)/$(BIN)/python -m mypyc --config-file= --ignore-missing-imports \
		$$(find bocage_engine -name '*.py' ! -name 'coverage*')
	PYTHONPATH=build/compiled $(PYTEST) --benchmark-enable tests/benchmarks/test_games.py

soak: $(STAMP) ## run the tests that take minutes, and property tests with many random examples
	$(PYTEST) -n auto -m soak --ignore=tests/benchmarks
	HYPOTHESIS_PROFILE=search $(PYTEST) -n auto -m hypothesis --ignore=tests/benchmarks

docs: $(STAMP) ## regenerate the generated files
	$(BIN)/python -m bocage_schema.generate
	$(BIN)/python -m bocage_engine.coverage_page

translations: $(STAMP) ## bring the German and Dutch texts up to date, and compile them
	$(BIN)/python tests/support/translations.py

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -rf .hypothesis .benchmarks
	find schema engine scenarios editor tests examples -name __pycache__ -type d -prune \
		-exec rm -rf {} +

# The stamp holds the folder it was made in and, when PYTHON was given, the
# version asked for; a copied folder or another Python starts afresh.
PYTHON_VERSION = $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
ifneq ($(wildcard $(STAMP)),)
  STAMPED_VERSION := $(shell sed -n 1p $(STAMP))
  STAMPED_FOLDER := $(shell sed -n 2p $(STAMP))
  ifneq ($(STAMPED_FOLDER),$(CURDIR))
    STALE := yes
  endif
  ifneq ($(filter command environment,$(origin PYTHON)),)
    ifneq ($(STAMPED_VERSION),$(PYTHON_VERSION))
      STALE := yes
    endif
  endif
endif
ifeq ($(STALE),yes)
.PHONY: $(STAMP)
CLEAR := --clear
endif

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Bocage needs Python 3.11, 3.12 or 3.13; name one: make PYTHON=python3.12" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu run:" >&2; \
		echo "  sudo apt-get install python$(PYTHON_VERSION)-venv" >&2; \
		exit 1; }
	@rm -f $@
	$(PYTHON) -m venv $(CLEAR) $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@printf '%s\n' "$(PYTHON_VERSION)" "$(CURDIR)" > $@
