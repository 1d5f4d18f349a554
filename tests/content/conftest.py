"""A folder in which a test writes the files of small games."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import Texts

MANIFEST = """
id = "pantry"
order = 9
title = "title"
tagline = "tagline"
question = "question"

[modules]
rules = "tests.fixtures.pantry.rules"
table = "tests.fixtures.pantry.table"

[colours]
accent = "#FFC45E"
light = "#FFE9A8"
dark = "#1C1410"

[[formats]]
id = "standard"
seats = { min = 2, max = 4 }
minutes = { min = 5, max = 10 }

[[formats]]
id = "solo"
seats = { min = 1, max = 1 }
minutes = { min = 3, max = 20 }

[[kinds]]
id = "jar"
colour = "#7A2A22"

[[cards]]
id = "plum_jam"
kind = "jar"

[[cards]]
id = "M:K"
kind = "jar"
name = "other.name"
short = "other.short"
picture = "pictures/odd.webp"

[[decks]]
id = "shelf"
back = "pictures/back.webp"
kinds = ["jar"]
"""

HANDBOOK = """
[[sections]]
id = "all"
title = "All of it"

[[rules]]
id = "PA-001"
section = "all"
title = "Jars"
text = "Open one jar a day."

[[rules]]
id = "PA-002"
section = "all"
title = "Lids"
text = "Close it again."

[[rulings]]
id = "PA-R01"
section = "all"
title = "Two jars?"
text = "No. With the house rule, yes."
option = "greed"

[[decisions]]
kind = "open"
text = "Open a jar, or do not."
rules = ["PA-002", "PA-001"]
"""

TEXTS = """
title = "Pantry"
tagline = "Jam."
question = "Who ate it?"
open = "Which jar, {seat:seat}?"

[format]
standard = "For all"
solo = "Alone"

[kind]
jar = "Jars"

[card]
plum_jam = "Plum jam"

[short]
plum_jam = "Plum"

[the]
plum_jam = "the plum jam"

[other]
name = "Mystery"
short = "M"
"""


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text is a failure here."""
    monkeypatch.setattr(Texts, "strict", True)


class Shelf:
    """A folder of games that a test fills and then breaks."""

    manifest = MANIFEST
    handbook = HANDBOOK
    texts = TEXTS

    def __init__(self, root: Path) -> None:
        self.root = root

    def put(self, folder: str = "pantry", **files: str) -> Path:
        """Write a whole game; a keyword such as ``manifest`` replaces that file's text."""
        place = self.root / folder
        (place / "texts").mkdir(parents=True, exist_ok=True)
        (place / "pictures").mkdir(exist_ok=True)
        (place / "manifest.toml").write_text(files.get("manifest", self.manifest), encoding="utf-8")
        (place / "handbook.toml").write_text(files.get("handbook", self.handbook), encoding="utf-8")
        (place / "texts" / "en.toml").write_text(files.get("texts", self.texts), encoding="utf-8")
        for name in ("jar_plum_jam", "odd", "back"):
            (place / "pictures" / f"{name}.webp").touch()
        return place


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """An empty shelf."""
    root = tmp_path / "games"
    root.mkdir()
    return Shelf(root)
