"""Draw the plan of DEADCERT's card file: the number, the hints and the void letters of each card.

Run as ``python assets/build/deadcert/plan.py``. The packets of `packets.json` are given; the
seed decides everything else, so the same seed writes the same `plan.toml`. A letter of another
type is written "E:C" (scene C). The rules kept are DC-SET-056 and DC-SET-063 to 066;
`check_plan.py` looks at the outcome without trusting this program.
"""

import json
import random
from itertools import product
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKETS = HERE / "packets.json"
PLAN = HERE.parents[1] / "games" / "deadcert" / "content" / "plan.toml"

LETTERS = "ABCDE"
KINDS = {"M": "motive", "E": "means", "O": "opportunity"}
FIRST_NUMBER = {"M": 1, "E": 17, "O": 33}
SEED = 1927

VOID_CARDS = {"M": 2, "E": 1, "O": 1}  # per packet
VOID_EPISODES = range(78, 84)  # of the 125, so many have an easy win
VOID_SUSPECTS = 3  # at most so many in one episode; the rule would allow 4
BODILY_SCENES = "ACD"  # the scenes that ask for a whole body; see `by_hurt`
FULL_CARD = 2  # hints that a text of 45 words carries with ease

Card = tuple[str, str, int]  # type, letter, suspect
Suspects = dict[int, dict[str, list[str]]]


def read_suspects() -> Suspects:
    """Return the letters of each suspect's packets by type."""
    rows = json.loads(PACKETS.read_text(encoding="utf-8"))["suspects"]
    return {row["id"]: {kind: row[name] for kind, name in KINDS.items()} for row in rows}


def packet_of(suspects: Suspects, kind: str, letter: str) -> list[int]:
    """Return the suspects named in a packet."""
    return [who for who, has in suspects.items() if letter in has[kind]]


def possible_voids(who: dict[str, list[str]], kind: str) -> list[list[str]]:
    """Return the sets of letters that one card's text may rule out.

    A motive or an access that begins late rules out all earlier dates, an access that ends rules
    out all later ones, and a hurt body rules out one scene; never one of the suspect's own.
    """
    if kind == "O":
        return [[f"E:{scene}"] for scene in BODILY_SCENES if scene not in who["E"]]
    first, last = LETTERS.index(min(who["O"])), LETTERS.index(max(who["O"]))
    spans = [LETTERS[:end] for end in range(1, first + 1)]
    if kind == "E":
        spans += [LETTERS[start:] for start in range(last + 1, len(LETTERS))]
    return [[f"O:{letter}" for letter in span] for span in spans]


def suspects_void(voids: dict[Card, list[str]], episode: tuple[str, str, str]) -> set[int]:
    """Return the suspects that hold a card which is void for the episode's Details."""
    wanted = dict(zip("MEO", episode, strict=True))
    return {
        who
        for (kind, letter, who), void in voids.items()
        if wanted[kind] == letter and any(wanted[v[0]] == v[2] for v in void)
    }


def draw_voids(suspects: Suspects, rng: random.Random) -> dict[Card, list[str]]:
    """Draw void cards until their number per episode suits DC-SET-066."""
    while True:
        voids: dict[Card, list[str]] = {}
        for kind, letter in product(KINDS, LETTERS):
            able = [
                who
                for who in packet_of(suspects, kind, letter)
                if possible_voids(suspects[who], kind) and not any(card[2] == who for card in voids)
            ]
            for who in rng.sample(able, VOID_CARDS[kind]):
                voids[kind, letter, who] = rng.choice(possible_voids(suspects[who], kind))
        counts = [len(suspects_void(voids, e)) for e in product(LETTERS, repeat=3)]
        if max(counts) <= VOID_SUSPECTS and sum(map(bool, counts)) in VOID_EPISODES:
            return voids


def by_hurt(card: Card, void: list[str], suspects: Suspects) -> list[str]:
    """Return what an opportunity card's drawn scene comes to, as a hurt that a text can tell.

    A strapped arm rules out boathook and rope alike, a leg in plaster the stairs of the belfry.
    No hurt rules out a pistol: a card that drew the gallery has the leg, or else nothing.
    """
    if card[0] != "O":
        return void
    ruled_out = {"A": "AC", "C": "C", "D": "C"}[void[0][2]]
    own = suspects[card[2]]["E"]
    return [] if set(ruled_out) & set(own) else [f"E:{scene}" for scene in ruled_out]


def draw_hints(
    suspects: Suspects, voids: dict[Card, list[str]], rng: random.Random
) -> dict[Card, list[str]]:
    """Spread the hints so that a letter is told by 1 or 2 sharers and by 1 to 2 times the others."""
    hints: dict[Card, list[str]] = {
        (kind, letter, who): []
        for kind, letter in product(KINDS, LETTERS)
        for who in packet_of(suspects, kind, letter)
    }

    def tell(cards: list[Card], count: int, hint: str) -> None:
        """Give the hint to those cards that have the fewest, chance deciding between equals."""
        free = [card for card in cards if hint not in voids.get(card, [])]
        free.sort(key=lambda card: (len(hints[card]), rng.random()))
        for card in free[:count]:
            hints[card].append(hint)

    slots = [
        (kind, letter, other, of)
        for kind, letter in product(KINDS, LETTERS)
        for other, of in product(KINDS, LETTERS)
        if other != kind
    ]
    rng.shuffle(slots)
    for kind, letter, other, of in slots:
        in_packet = packet_of(suspects, kind, letter)
        sharers = [(kind, letter, who) for who in in_packet if of in suspects[who][other]]
        others = [(kind, letter, who) for who in in_packet if of not in suspects[who][other]]
        shared = rng.choices([1, 2], [9, 1])[0]
        tell(sharers, shared, f"{other}:{of}")
        tell(others, shared if shared == 2 else rng.choices([1, 2], [6, 4])[0], f"{other}:{of}")
    return {card: sorted(told) for card, told in hints.items()}


def draw_plan() -> str:
    """Return `plan.toml`."""
    suspects = read_suspects()
    rng = random.Random(SEED)
    numbers: dict[Card, int] = {}
    for kind, letter in product(KINDS, LETTERS):
        names = packet_of(suspects, kind, letter)
        rng.shuffle(names)
        numbers |= {(kind, letter, who): FIRST_NUMBER[kind] + at for at, who in enumerate(names)}
    voids = draw_voids(suspects, rng)
    while True:
        hints = draw_hints(suspects, voids, rng)
        told = [len(hint) for hint in hints.values()]
        if min(told) > 0 and max(told) <= FULL_CARD:
            break

    voids = {card: by_hurt(card, void, suspects) for card, void in voids.items()}

    lines = [
        "# Which suspect stands in which packets, and what each card's text must carry.",
        "# Drawn by assets/build/deadcert/plan.py; no computer player may read it.",
        '# hints: the text makes the suspect sound suited to that letter; "E:C" is scene C.',
        "# void: the text proves that this evidence cannot count at that letter.",
    ]
    for who, has in suspects.items():
        lines += ["", "[[suspects]]", f"id = {who}"]
        lines += [f"{name} = {json.dumps(has[kind])}" for kind, name in KINDS.items()]
        lines.append("cards = [")
        for kind in KINDS:
            for letter in has[kind]:
                card = (kind, letter, who)
                lines.append(
                    f'  {{ packet = "{kind}-{letter}", number = {numbers[card]}, '
                    f"hints = {json.dumps(hints[card])}, void = {json.dumps(voids.get(card, []))} }},"
                )
        lines.append("]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PLAN.write_text(draw_plan(), encoding="utf-8")
    print(f"{PLAN.name} written")
