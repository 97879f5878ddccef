"""Notes of the user on scenarios, and the results of his games, in a file of his own."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from bocage_editor.storage.safe_write import write_file
from bocage_editor.words.failures import why
from bocage_editor.words.languages import tr
from bocage_schema.jsonlike import as_list, as_mapping

FORMAT = "bocage-diary"


@dataclass(frozen=True, slots=True)
class Page:
    """What somebody wrote about a scenario."""

    note: str = ""
    results: tuple[str, ...] = ()
    """Each with its day, such as ``2026-11-28 Allies 5 : 3``."""


class Diary:
    """The pages by the path of the scenario."""

    def __init__(self, file: Path) -> None:
        """Read what is there; a file that cannot be read is left as it is, and nothing is kept."""
        self._file = file
        self.problem = ""
        self._pages: dict[str, Page] = {}
        try:
            data = json.loads(file.read_text("utf-8"))
        except FileNotFoundError:
            return
        except OSError as error:
            self.problem = self._told(why(error))
            return
        except ValueError:
            self.problem = self._told(tr("it is damaged"))
            return
        for path, found in as_mapping(as_mapping(data).get("pages")).items():
            page = as_mapping(found)
            results = tuple(map(str, as_list(page.get("results"))))
            self._pages[path] = Page(str(page.get("note", "")), results)

    def _told(self, why: str) -> str:
        text = tr("Notes cannot be kept. {file} cannot be read, so it is not written over: {why}")
        return text.format(file=self._file, why=why)

    def page(self, path: Path) -> Page:
        """Return what was written about a scenario."""
        return self._pages.get(str(path), Page())

    def write_note(self, path: Path, note: str) -> None:
        """Keep a note.  Raises `OSError`."""
        self._put(path, replace(self.page(path), note=note))

    def add_result(self, path: Path, result: str, day: date) -> None:
        """Keep the result of a game.  Raises `OSError`."""
        page = self.page(path)
        self._put(path, replace(page, results=(*page.results, f"{day.isoformat()} {result}")))

    def _put(self, path: Path, page: Page) -> None:
        if self.problem:
            raise OSError(self.problem)
        self._pages[str(path)] = page
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_file(self._file, (json.dumps(self._document(), indent=1) + "\n").encode())

    def _document(self) -> Mapping[str, object]:
        pages = {
            path: {"note": page.note, "results": list(page.results)}
            for path, page in sorted(self._pages.items())
            if page != Page()
        }
        return {"format": FORMAT, "version": 1, "pages": pages}
