"""``bocage list``: bundled scenarios and folders of them."""

import json

from bocage_scenarios.library import bundled, bundled_names

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"


def test_the_bundled_scenarios_are_listed_with_their_titles(run):
    result = run("list")
    assert result.status == 0
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == bundled_names()
    assert all(
        bundled(name).scenario.title() in line
        for name, line in zip(bundled_names(), lines, strict=True)
    )
    assert run("list", "--library") == result


def test_the_json_report_names_the_file_of_each(run):
    report = json.loads(run("list", "--format", "json").stdout)
    assert (report["format"], report["version"]) == ("bocage-list", 1)
    for entry in report["scenarios"]:
        assert run("info", entry["file"]).status == 0
        assert {"en", "de", "nl"} <= entry["titles"].keys()


def test_folders_are_listed_and_the_library_on_request(run, tmp_path):
    (tmp_path / "mine.yaml").write_text(HEAD + "texts: {en: {title: Mine}}\n")
    assert run("list", tmp_path).stdout.split()[0] == "mine"
    both = run("list", tmp_path, "--library").stdout.splitlines()
    assert len(both) == len(bundled_names()) + 1


def test_what_cannot_be_listed_is_reported_and_the_rest_listed(run, tmp_path):
    (tmp_path / "broken.yaml").write_text(HEAD + "hexes: [\n")
    (tmp_path / "mine.yaml").write_text(HEAD)
    result = run("list", tmp_path)
    assert result.status == 1
    assert "error F103" in result.stderr
    assert result.stdout.startswith("mine ")
    assert run("list", tmp_path / "missing").status == 2
    report = json.loads(run("list", tmp_path, "--format", "json").stdout)
    assert [entry["name"] for entry in report["scenarios"]] == ["mine"]
    assert [(item["file"], item["code"]) for item in report["findings"]] == [
        (str(tmp_path / "broken.yaml"), "F103")
    ]
