"""Write all generated files: ``python -m bocage_schema.generate [FOLDER]``.

The data goes beside its sources in this package, the reference pages to ``FOLDER``,
``docs/reference`` under the working directory if not given.
"""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bocage_schema.catalogue import catalogue
from bocage_schema.generate import catalogue_pages, codes_page, compiled_catalogue, schemas


def reference_pages() -> dict[str, str]:
    """Return the text of every generated page by its file name."""
    return {**catalogue_pages.pages(), codes_page.FILE: codes_page.page()}


def data_files() -> Iterator[tuple[str, str]]:
    """Yield name and text of every generated data file.

    Each is to be written before the next is asked for: the schemas are made from the
    compiled catalogue.
    """
    yield "catalogue.json", compiled_catalogue.compiled_text()
    catalogue.cache_clear()
    for name in schemas.GENERATED:
        yield f"{name}.schema.json", schemas.schema_text(name)


def main(pages: Path) -> None:
    """Write everything, the pages into the folder ``pages``."""
    data = Path(str(files("bocage_schema"))) / "data"
    for name, text in data_files():
        (data / name).write_text(text, encoding="utf-8", newline="\n")
    pages.mkdir(parents=True, exist_ok=True)
    for name, text in reference_pages().items():
        (pages / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/reference"))
