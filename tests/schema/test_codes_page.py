"""The reference page of the diagnostic codes says all that the table says."""

import re
from pathlib import Path

import pytest

from bocage_schema.code_table import CODES, SUBJECTS
from bocage_schema.generate import codes_page

DOCS = Path(__file__).parents[2] / "docs" / "reference"


def test_page_is_up_to_date():
    written = (DOCS / codes_page.FILE).read_text("utf-8")
    assert written == codes_page.page(), "run python -m bocage_schema.generate"


@pytest.mark.parametrize("code", CODES.values(), ids=lambda code: code.code)
def test_page_explains_every_code(code):
    section = codes_page.page().split(f"### {code.code}\n")[1].split("\n#")[0]
    assert section.strip().startswith(code.severity.label.capitalize() + ": ")
    assert code.why in section


def test_page_shows_every_code_once():
    headings = [line for line in codes_page.page().splitlines() if line.startswith("### ")]
    assert sorted(headings) == [f"### {code}" for code in sorted(CODES)]


def test_page_shows_codes_of_a_subject_in_order():
    for prefix, title in SUBJECTS.items():
        section = codes_page.page().split(f"## {title}\n")[1].split("\n## ")[0]
        codes = re.findall(r"^### (\w+)$", section, re.MULTILINE)
        assert codes
        assert codes == sorted(code for code in CODES if code.startswith(prefix))


def test_page_shows_no_template_syntax():
    assert not {"{", "}", "!r"} & set(codes_page.page())
    assert "the key '*key*' occurs twice here" in codes_page.page()
