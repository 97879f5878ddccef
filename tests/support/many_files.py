"""Folders of many scenario files: versions of real ones, and some that are broken in many ways."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from corpus_files import CORPUS

from bocage_scenarios.library import bundled, bundled_names

BROKEN: dict[str, bytes] = {
    "empty.yaml": b"",
    "empty.m44": b"",
    "brace.yaml": b"{",
    "half.json": b'{"bocage": 1, "board": "standard", "hexes": {"A1": {"terr',
    "noise.m44": bytes(range(256)) * 40,
    "latin.yaml": "bocage: 1\ntexts:\n  fr: {title: Été}\n".encode("latin-1"),
    "picture.yaml": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "future.yaml": b"bocage: 999\nboard: standard\n",
    "list.json": b"[1, 2, 3]",
    "number.m44": b"44",
    "deep.json": b"[" * 100_000,
    "bomb.yaml": b"a: &a [x, x, x, x, x, x, x, x, x]\n"
    + b"".join(b"%c: &%c [%s]\n" % (n, n, b", ".join([b"*%c" % (n - 1)] * 9)) for n in b"bcdefgh"),
    "keys.yaml": b"bocage: 1\nboard: standard\nboard: overlord\n",
    "piece.yaml": b"bocage: 1\nboard: standard\nface: winter\nhexes:\n  A1: {terrain: moon}\n",
    "long line.json": b'{"bocage": "' + b"x" * 2_000_000,
    "nothing.m44": b"{}\n" + b"\0" * 4096,
}
"""What no reader can make a scenario of, by name."""


def _models() -> Iterator[tuple[str, str, str]]:
    """Yield name, suffix and text of the files that others are made of."""
    for name in bundled_names():
        yield name, ".yaml", bundled(name).file.read_text("utf-8")
    for path in CORPUS:
        yield path.stem, ".m44", path.read_text("utf-8")


def _version(suffix: str, text: str, number: int, random: Random) -> str:
    """Return a file like another, with another title, and perhaps with less on its map."""
    if suffix == ".m44":
        data = json.loads(text)
        for part in data.get("text", {}).values():
            if isinstance(part, dict) and isinstance(part.get("name"), str):
                part["name"] += f" {number}"
        hexes = data["board"].get("hexagons")
        if isinstance(hexes, list) and len(hexes) > 20:
            del hexes[random.randrange(len(hexes))]
        return json.dumps(data)
    lines = text.split("\n")
    pieces = [at for at, line in enumerate(lines) if line.startswith("  ") and "terrain:" in line]
    if pieces:
        del lines[random.choice(pieces)]
    return "\n".join(lines).replace("title: ", f"title: No {number} ", 1)


def many_files(folder: Path, number: int, *, broken: int, seed: int = 44) -> list[str]:
    """Put so many files into a folder and folders below, and return the names of broken ones."""
    random = Random(seed)
    models = list(_models())
    spoilt = list(BROKEN.items())
    names = []
    for at in range(number):
        below = folder / f"box {at % 7}"
        below.mkdir(parents=True, exist_ok=True)
        if at < broken:
            name, content = spoilt[at % len(spoilt)]
            path = below / f"{at:04} {name}"
            path.write_bytes(content)
            names.append(path.name)
        else:
            name, suffix, text = models[at % len(models)]
            path = below / f"{name} {at:04}{suffix}"
            path.write_text(_version(suffix, text, at, random), "utf-8")
    return names
