"""Names of files from titles, and with suffixes."""

import unicodedata
from pathlib import Path

import pytest

from bocage_editor.storage.file_names import completed, name_from
from bocage_editor.storage.safe_write import write_file
from bocage_scenarios.formats import FORMATS


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Omaha Beach", "omaha_beach"),
        ("  Pegasus   Bridge! ", "pegasus_bridge"),
        ("Opération Été / D'abord", "opération_été_d'abord"),
        (unicodedata.normalize("NFD", "Été"), "été"),
        ("Битва за Москву", "битва_за_москву"),
        ("日本の戦い", "日本の戦い"),
        ("हिन्दी", "हिन्दी"),
        ("../../etc/passwd", "etc_passwd"),
        ('a\\b:c*d?e"f<g>h|i\0j\nk', "a_b_c_d_e_f_g_h_i_j_k"),
        ("-rf", "rf"),
        ("CON", "con_"),
        ("lpt1", "lpt1_"),
        ("...", "scenario"),
        ("", "scenario"),
        ("\ud83d", "scenario"),
        ("My.First.Map", "my_first_map"),
    ],
)
def test_a_title_gives_a_name(title, name, tmp_path):
    assert name_from(title) == name
    write_file(tmp_path / f"{name}.yaml", b"")


@pytest.mark.parametrize("letter", ["x", "é", "戦", "\U0001d400", "İ"])
def test_a_long_title_gives_a_name_that_fits(letter, tmp_path):
    write_file(tmp_path / f"{name_from(letter * 500)}.yaml", b"", keep_backup=True)


@pytest.mark.parametrize(
    ("given", "name", "whole"),
    [
        ("map", "yaml", "map.yaml"),
        ("map", "m44", "map.m44"),
        ("my.first.map", "yaml", "my.first.map.yaml"),
        ("map.yaml", "m44", "map.yaml"),
        ("MAP.M44", "yaml", "MAP.M44"),
        ("map.yml", "yaml", "map.yml"),
        (".yaml", "yaml", ".yaml.yaml"),
        ("map.", "json", "map..json"),
        ("map.yaml.bak", "yaml", "map.yaml.bak.yaml"),
        (" ", "yaml", " .yaml"),
    ],
)
def test_a_suffix_is_appended_where_there_is_none(given, name, whole):
    assert completed(Path("folder") / given, FORMATS[name]) == Path("folder") / whole
