"""How long it takes to check documents, beside what plain `jsonschema` takes on the same files.

Each group prints its rows with the ratio to the fastest of them.  The files are the real
ones, again and again until there are a thousand, in each of the formats.  Plain `jsonschema`
is measured in two ways: as its page shows it, one call of `jsonschema.validate` for each
file (of a tenth of the files), and with one validator that is made once for all.
"""

import json
from dataclasses import replace
from itertools import cycle, islice

import jsonschema
import pytest
import yaml
from corpus_files import CORPUS
from jsonschema import Draft202012Validator

from bocage_editor.cli.main import main
from bocage_scenarios import m44_format
from bocage_scenarios.checks import Checker, check
from bocage_scenarios.codec import to_plain
from bocage_scenarios.formats import FORMATS, dump
from bocage_scenarios.library import bundled
from bocage_scenarios.model import EMPTY_HEX, Tile, Unit
from bocage_scenarios.validation import validate_bytes
from bocage_schema import structure
from bocage_schema.diagnostics import Severity

FILES = 1000


class PlainLoader(yaml.CSafeLoader):
    """PyYAML's quick loader, which leaves dates the texts that the schema asks for."""

    yaml_implicit_resolvers = {  # noqa: RUF012 - as in the class above it
        first: [(tag, words) for tag, words in resolvers if not tag.endswith(":timestamp")]
        for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
    }


PARSERS = {
    "json": json.loads,
    "m44": json.loads,
    "yaml": lambda text: yaml.load(text, Loader=PlainLoader),
}


@pytest.fixture(scope="module")
def texts():
    """Return the texts of the real files by format."""
    found = [path.read_text("utf-8-sig") for path in CORPUS]
    if not found:
        pytest.skip("reference folder ../shared is not beside this checkout")
    documents = [m44_format.read(text).scenario for text in found]
    return {"m44": found} | {
        name: [dump(document, FORMATS[name]) for document in documents] for name in ("json", "yaml")
    }


@pytest.mark.benchmark(disable_gc=True)  # it would go through all that the test runner holds
@pytest.mark.parametrize("name", ["json", "yaml", "m44"])
@pytest.mark.parametrize(
    "what", ["jsonschema.validate", "one jsonschema validator for all", "everything"]
)
def test_a_thousand_files(benchmark, texts, name, what):
    benchmark.group = f"check {FILES} {name} files in one process"
    files = list(islice(cycle(texts[name]), FILES))
    parse = PARSERS[name]
    schema = structure.schema("m44" if name == "m44" else "scenario")
    if what == "everything":
        raws = [text.encode() for text in files]
        reports = benchmark.pedantic(
            lambda: [validate_bytes(raw, FORMATS[name]) for raw in raws], rounds=2, warmup_rounds=1
        )
        assert len(reports) == FILES
        assert all(report.is_clean(Severity.ERROR) for report in reports)
    elif what == "jsonschema.validate":
        sample = files[: FILES // 10]  # it is slow; the rest takes as long per file
        benchmark.extra_info["files"] = len(sample)
        fine = benchmark.pedantic(
            lambda: [is_fine(parse(text), schema) for text in sample], rounds=1
        )
        assert all(fine)
    else:
        validator = Draft202012Validator(schema)
        errors = benchmark.pedantic(
            lambda: [list(validator.iter_errors(parse(text))) for text in files], rounds=1
        )
        assert not any(errors)


def is_fine(data, schema):
    """Tell whether data follow a schema, in the way that the library's own page shows."""
    try:
        jsonschema.validate(data, schema)
    except jsonschema.ValidationError:
        return False
    return True


@pytest.mark.parametrize("jobs", [1, 0], ids=["one process", "as many as help"])
def test_the_command_on_a_thousand_m44_files(benchmark, texts, tmp_path, capsys, jobs):
    benchmark.group = f"bocage validate on {FILES} m44 files"
    for number, text in enumerate(islice(cycle(texts["m44"]), FILES)):
        (tmp_path / f"{number:04}.m44").write_text(text, "utf-8")
    words = ["validate", str(tmp_path), "--jobs", str(jobs)]
    assert benchmark.pedantic(main, [words], rounds=1) == 0
    assert f"{FILES} files: " in capsys.readouterr().out


def overlord():
    """Return the bundled Overlord scenario."""
    return bundled("the_bridge_at_airel").scenario


def other_terrain(content, number):
    return replace(content, terrain=Tile(("forest", "hill", "town", "hedgerow")[number % 4]))


def other_river(content, number):
    return replace(content, line=Tile("river", 1 + number % 3))


def other_unit(content, _):
    return replace(content, unit=None if content.unit else Unit("infantry", "us"))


def revisions(scenario, edit):
    """Return revisions of a document, in each of which one hex is another."""
    return [
        replace(scenario, hexes=scenario.hexes | {at: edit(scenario.hexes.get(at, EMPTY_HEX), n)})
        for n, at in enumerate(scenario.board.hexes)
    ]


@pytest.mark.parametrize("edit", [other_terrain, other_river, other_unit])
@pytest.mark.parametrize("what", ["the file", "structure and all checks", "all checks", "one hex"])
def test_one_hex(benchmark, what, edit):
    benchmark.group = f"check an Overlord document after an edit of one hex: {edit.__name__}"
    start = overlord()
    edited = revisions(start, edit)
    found = [check(revision) for revision in edited]
    if what == "one hex":
        checker = Checker()
        back_and_forth = cycle(item for revision in edited for item in (start, revision))

        def run():
            checker.check(next(back_and_forth))

        run()
        assert [checker.check(revision) for revision in edited] == found
    elif what == "all checks":
        some = cycle(edited)

        def run():
            check(next(some))

    elif what == "structure and all checks":
        some = cycle(edited)

        def run():
            revision = next(some)
            assert structure.is_valid(to_plain(revision), "scenario")
            check(revision)

    else:
        raws = cycle(dump(revision, FORMATS["yaml"]).encode() for revision in edited)

        def run():
            validate_bytes(next(raws), FORMATS["yaml"])

    benchmark.pedantic(run, rounds=len(edited), warmup_rounds=len(edited))
