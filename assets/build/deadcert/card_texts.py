"""Write the names of DEADCERT's cards into the game's texts, from the card file.

Run as ``python assets/build/deadcert/card_texts.py`` after the plan or the people have changed.
Everything below the line ``MARK`` in ``texts/en.toml`` is written anew; the rest stays as it is.
"""

import tomllib
from pathlib import Path

GAME = Path(__file__).resolve().parents[2] / "games" / "deadcert"
TEXTS = GAME / "texts" / "en.toml"
MARK = "# ---------------------------------------------------------------- names of the cards: drawn up"

TYPES = {"M": "motive", "E": "means", "O": "opportunity"}
SNOOPS = {
    "sm": "Snoop (Motive)",
    "se": "Snoop (Means)",
    "so": "Snoop (Opportunity)",
    "x1": "Snoop (Level 2, card 1)",
    "x2": "Snoop (Level 2, card 2)",
    "x3": "Snoop (Level 2, card 3)",
}


def read(name: str) -> list[dict]:
    """Return the rows of a file of the content folder."""
    data = tomllib.loads((GAME / "content" / name).read_text(encoding="utf-8"))
    return data[name.partition(".")[0] if name != "plan.toml" else "suspects"]


def names() -> dict[str, dict[str, str]]:
    """Return the families of names: suspects, cards in a sentence, cards in short."""
    people = {row["id"]: f"{row['forename']} {row['surname']}" for row in read("suspects.toml")}
    surnames = {row["id"]: row["surname"] for row in read("suspects.toml")}
    cards, short = {}, {}
    for row in read("plan.toml"):
        for card in row["cards"]:
            kind = card["packet"][0]
            key = f"{card['packet']}-{card['number']:02d}".lower()
            cards[key] = f"{people[row['id']]} ({TYPES[kind]})"
            short[key] = surnames[row["id"]]
    details = {
        f"{row['type']}-{row['letter']}".lower(): row["title"] for row in read("details.toml")
    }
    ends = {"hidden": "a card", "none": "nothing"}
    return {
        "suspect": {f"{who:02d}": name for who, name in sorted(people.items())},
        "the": dict(sorted(cards.items())) | SNOOPS | details | ends,
        "short": dict(sorted(short.items())) | SNOOPS | details | ends,
    }


def main() -> None:
    """Write the names."""
    text = TEXTS.read_text(encoding="utf-8").partition(MARK)[0].rstrip()
    lines = [text, "", MARK]
    for family, rows in names().items():
        lines += ["", f"[{family}]"]
        lines += [f'{key} = "{name}"'.replace("'", "’") for key, name in rows.items()]
    TEXTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
