"""Check the plan, Details, people and texts of DEADCERT's card file, and print the figures.

Run as ``python assets/build/deadcert/check_plan.py``; ends with status 1 if a rule is broken.
Rules: DC-SET-050 to 066 as far as they can be counted.
"""

import re
import sys
import tomllib
from collections import Counter, defaultdict
from datetime import date
from itertools import combinations, product
from pathlib import Path

CONTENT = Path(__file__).resolve().parents[2] / "games" / "deadcert" / "content"
LETTERS = "ABCDE"
KINDS = {"M": "motive", "E": "means", "O": "opportunity"}
NUMBERS = {"M": range(1, 17), "E": range(17, 33), "O": range(33, 49)}
DETAIL_WORDS = 60
CARD_WORDS = 45
PHRASE = 5
"""Words in a row that are a phrase; one may stand on three cards at most."""
MONTHS = "January February March April May June July August September October November December"
DATED = re.compile(
    rf"\b(?:(\w+day),? (?:the )?)?(\d{{1,2}})(?:st|nd|rd|th)? ({MONTHS.replace(' ', '|')})\b"
)
NAMES = {
    "M": ("Sterne", "Penhallow", "Crake", "Dellamere", "Quayle"),
    "E": ("Cinnamon Stairs", "Orchid House", "St Brannock", "Jubilee", "Bellchamber"),
}
"""What names a victim or a scene beyond doubt; on its own packet's cards, or as a thing in town."""


def read(name: str) -> dict:
    """Return a file of the content folder; an absent one is empty."""
    path = CONTENT / name
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


class Check:
    """The figures of one look at the content, and the faults found."""

    def __init__(self) -> None:
        """Read the content."""
        self.faults: list[str] = []
        self.suspects = {row["id"]: row for row in read("plan.toml")["suspects"]}
        self.packets = {
            f"{kind}-{letter}": {w for w, row in self.suspects.items() if letter in row[name]}
            for (kind, name), letter in product(KINDS.items(), LETTERS)
        }
        self.cards = [(who, card) for who, row in self.suspects.items() for card in row["cards"]]

    def need(self, holds: bool, fault: str) -> None:
        """Note a fault unless the condition holds."""
        if not holds:
            self.faults.append(fault)

    def episodes(self) -> None:
        """DC-SET-050 to 054: 27 names once, 9 twice, 1 three times, in each of the 125."""
        good = 0
        for i, j, k in product(LETTERS, repeat=3):
            drawn = [*self.packets[f"M-{i}"], *self.packets[f"E-{j}"], *self.packets[f"O-{k}"]]
            good += Counter(Counter(drawn).values()) == {1: 27, 2: 9, 3: 1}
        for (one, a), (two, b) in combinations(self.packets.items(), 2):
            self.need(one[0] == two[0] or len(a & b) == 4, f"{one} and {two} do not share 4")
        self.need(good == 125 and len(self.suspects) == 65, "the packets do not make 125 episodes")
        print(
            f"episodes 27/9/1: {good} of 125; suspects {len(self.suspects)}; cards {len(self.cards)}"
        )

    def numbers(self) -> None:
        """DC-SET-056: each number of the type once per packet."""
        for packet, names in self.packets.items():
            got = sorted(c["number"] for _, c in self.cards if c["packet"] == packet)
            self.need(got == list(NUMBERS[packet[0]]), f"{packet} has wrong numbers")
            self.need(len(names) == 16, f"{packet} names {len(names)} suspects")
        print("numbers: looked at 15 packets")

    def own(self, who: int) -> set[str]:
        """Return the letters at which the suspect has a card, as "E:C"."""
        return {f"{kind}:{x}" for kind, name in KINDS.items() for x in self.suspects[who][name]}

    def hints(self) -> None:
        """DC-SET-063: 1 to 3 sharers tell a letter, and that many to twice that many others."""
        pairs: Counter[tuple[int, int]] = Counter()
        for packet in self.packets:
            for kind, letter in product(KINDS, LETTERS):
                if kind == packet[0]:
                    continue
                hint = f"{kind}:{letter}"
                told = [w for w, c in self.cards if c["packet"] == packet and hint in c["hints"]]
                s = sum(hint in self.own(who) for who in told)
                o = len(told) - s
                pairs[s, o] += 1
                self.need(1 <= s <= 3 and s <= o <= 2 * s, f"{packet} tells {hint} by {s} and {o}")
        loads = Counter(len(card["hints"]) for _, card in self.cards)
        print(f"hint slots (sharers, others): {dict(sorted(pairs.items()))}")
        print(f"hints per card: {dict(sorted(loads.items()))}")

    def voids(self) -> None:
        """DC-SET-064 to 066, and that no card both hints at a letter and rules it out."""
        voids = [(who, card) for who, card in self.cards if card["void"]]
        for who, card in voids:
            self.need(
                not set(card["void"]) & self.own(who), f"suspect {who} is void at an own letter"
            )
            self.need(not set(card["void"]) & set(card["hints"]), f"suspect {who} hints at a void")
        most = Counter(card["packet"] for _, card in voids)
        self.need(max(most.values()) <= 2, "a packet has more than 2 void cards")
        counts = []
        for episode in product(LETTERS, repeat=3):
            wanted = {f"{kind}-{x}" for kind, x in zip("MEO", episode, strict=True)}
            ruled = {p.replace("-", ":") for p in wanted}
            counts.append(
                len({w for w, c in voids if c["packet"] in wanted and ruled & set(c["void"])})
            )
        some = sum(map(bool, counts))
        self.need(some >= 63 and max(counts) <= 4, "too few or too many easy wins")
        print(f"void cards {len(voids)}, per packet at most {max(most.values())}")
        print(
            f"episodes with an easy win {some} of 125, suspects {dict(sorted(Counter(counts).items()))}"
        )

    def details(self) -> set[str]:
        """Check the 15 Details and return the victims' forenames."""
        details = read("details.toml").get("details", [])
        packets = {f"{row['type']}-{row['letter']}" for row in details}
        self.need(packets == set(self.packets), "the 15 Details do not match the packets")
        for row in details:
            words = len(row["text"].split())
            self.need(words <= DETAIL_WORDS, f"{row['title']} has {words} words")
        times = [row for row in details if row["type"] == "O"]
        dates = [row["date"] for row in sorted(times, key=lambda row: row["letter"])]
        self.need(dates == sorted(set(dates)), "the dates do not follow one another")
        for row in times:
            day = date.fromisoformat(row["date"]).strftime("%A")
            self.need(row["title"].startswith(day), f"{row['title']} is not a {day}")
        print(f"details {len(details)}; dates {dates}")
        return {row["title"].split()[0] for row in details if row["type"] == "M"}

    def people(self, victims: set[str]) -> None:
        """DC-SET-057: forenames differ; the ties lead both ways; the ledger tells every card."""
        people = read("suspects.toml").get("suspects", [])
        names = [row["forename"] for row in people] + sorted(victims)
        twice = [name for name, count in Counter(names).items() if count > 1]
        self.need(len(names) == 70 and not twice, f"{len(names)} forenames, twice {twice}")
        ids = {row["id"]: {tie["id"] for tie in row["ties"] if "id" in tie} for row in people}
        self.need(set(ids) == set(self.suspects), "the people do not match the plan")
        for who, ties in ids.items():
            for other in ties:
                self.need(who in ids.get(other, ()), f"{other} knows nothing of the tie to {who}")
        women = sum(row["sex"] == "f" for row in people)
        born = [row["born"] for row in people]
        if people:
            print(
                f"forenames {len(set(names))} distinct; women {women}; born {min(born)}-{max(born)}"
            )
        surnames = [row["surname"] for row in people]
        self.need(len(set(surnames)) == len(surnames), "a surname is used twice")

    def ledger(self) -> None:
        """DC-SET-058: one line per card, with a word for each hint and each void."""
        lines = {(row["id"], row["packet"]): row for row in read("ledger.toml").get("cards", [])}
        for who, card in self.cards:
            row = lines.get((who, card["packet"]))
            if row is None:
                continue
            told = set(row.get("hints", {}))
            self.need(told == set(card["hints"]), f"{who} {card['packet']} hints at {sorted(told)}")
            self.need(bool(card["void"]) == ("void" in row), f"{who} {card['packet']}: void")
        known = {(who, card["packet"]) for who, card in self.cards}
        self.need(set(lines) <= known, f"unknown ledger lines {sorted(set(lines) - known)}")
        missing = sorted({who for who, packet in known - set(lines)})
        print(f"ledger lines {len(lines)} of {len(known)}; suspects missing {missing}")

    def texts(self) -> None:
        """DC-SET-057, 058: every card has one text, short, of its own words, with true dates."""
        texts = {
            (row["packet"], row["number"]): row["text"]
            for path in sorted((CONTENT / "cards").glob("*.toml"))
            for row in tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
        }
        people = {row["id"]: row for row in read("suspects.toml").get("suspects", [])}
        phrases: dict[tuple[str, ...], set[tuple[str, int]]] = defaultdict(set)
        lengths, dates, foreign = [], 0, 0
        for who, card in self.cards:
            place = (card["packet"], card["number"])
            text = texts.pop(place, "")
            lengths.append(len(text.split()))
            self.need(0 < lengths[-1] <= CARD_WORDS, f"{place} has {lengths[-1]} words")
            named = (people[who]["forename"], people[who]["surname"])
            self.need(any(name.lower() in text.lower() for name in named), f"{place} does not name {named}")
            words = re.findall(r"[\w']+", text.lower())
            for start in range(len(words) - PHRASE + 1):
                phrases[tuple(words[start : start + PHRASE])].add(place)
            for weekday, day, month in DATED.findall(text):
                dates += 1
                true = date(1927, MONTHS.split().index(month) + 1, int(day)).strftime("%A")
                self.need(weekday in ("", true), f"{place}: {day} {month} was a {true}")
            self.need(not card["void"] or bool(DATED.search(text)), f"{place} rules out undated")
            for kind, names in NAMES.items():
                for letter, name in zip(LETTERS, names, strict=True):
                    own = f"{kind}-{letter}" == card["packet"]
                    if name in text and not own and not name.startswith("St "):
                        foreign += 1
                        hinted = f"{kind}:{letter}" in card["hints"]
                        self.need(hinted, f"{place} names {name} without a hint at it")
        self.need(not texts, f"texts without a card: {sorted(texts)}")
        often = {" ".join(words): on for words, on in phrases.items() if len(on) > 1}
        for phrase, on in often.items():
            self.need(len(on) <= 3, f"'{phrase}' stands on {len(on)} cards")
        mean = sum(lengths) / len(lengths)
        print(f"texts {len(lengths)}; words {min(lengths)}-{max(lengths)}, mean {mean:.1f}")
        print(f"phrases of {PHRASE} words on more than one card: {len(often)}")
        print(f"dates in texts {dates}, all true; victims or scenes named by a hint {foreign}")


def main() -> int:
    """Look at everything; return 1 if something is wrong."""
    check = Check()
    check.episodes()
    check.numbers()
    check.hints()
    check.voids()
    check.people(check.details())
    check.ledger()
    check.texts()
    for fault in check.faults:
        print(f"FAULT {fault}")
    print("ok" if not check.faults else f"{len(check.faults)} faults")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
