"""The verbs as films."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from scenes.parts import papers, places, reading, stacks, typed
from systems.table.board import Area
from systems.table.moves import Flight
from systems.table.sprites import Sprite
from tests.gallery.bench import LOOKS, Bench
from tests.gallery.pages import PEOPLE, TEXT

CARD = (112.0, 154.0)


def read_out(bench: Bench) -> list[pygame.Surface]:
    """A card leaves the pile, turns over, grows, is read, shrinks to a slot, and the one before
    slides under another pile."""
    desk, moves, director = bench.desk, bench.moves, bench.director
    back = typed.typed_back(desk, LOOKS[1], CARD)
    face = typed.typed_card(desk, LOOKS[1], CARD, "Hester", PEOPLE[7])
    large = reading.reading_card(
        desk, reading.Reading(LOOKS[1], "Hester Vane", "Means  7", TEXT, PEOPLE[7])
    )
    fresh = stacks.Stack("fresh", (608, 847), CARD)
    filed = stacks.Stack("filed", (1640, 700), CARD, beside=False)
    before = typed.typed_card(desk, LOOKS[1], CARD, "Cyril", PEOPLE[1])
    bench.lay(
        fresh.sprites(desk, 28, back, label="Fresh")
        | filed.sprites(desk, 3, typed.typed_back(desk, LOOKS[0], CARD))
        | {"old": Sprite(before, 1640, 300, 60)}
    )
    clip = director.series(
        fresh.give(moves, "new", back, fresh.tick(moves, desk, 27, back, label="Fresh")),
        moves.fly("new", (960, 455), z=70),
        moves.flip("new", face),
        moves.grow("new", large, CARD, reading.READ_OUT, (960, 455)),
        director.wait(250),
        director.together(
            director.series(
                director.wait(150),
                moves.flip("old", typed.typed_back(desk, LOOKS[1], CARD), 160),
                filed.take_under(moves, "old"),
                filed.tick(moves, desk, 4, typed.typed_back(desk, LOOKS[0], CARD)),
            ),
            moves.shrink("new", face, CARD, reading.READ_OUT, (1640, 300), z=60),
        ),
        moves.settle("new"),
    )
    return bench.film(clip, 0.12, 15)


def cross_and_dim(bench: Bench) -> list[pygame.Surface]:
    """Two cards change places in arcs, then three are lifted into the light."""
    desk, moves, director = bench.desk, bench.moves, bench.director
    cards = {}
    for place, area in enumerate(places.grid(4, 2, Area(200, 150, 1500, 700))):
        look, name = LOOKS[place % 4], PEOPLE[place].split("/")[-1][:-5].title()
        face = typed.typed_card(desk, look, (150, 220), name, PEOPLE[place])
        cards[f"card.{place}"] = Sprite(face, *area.centre, 40 + place)
    bench.lay(cards)
    clip = director.series(
        director.together(moves.cross("card.0", "card.3"), moves.cross("card.5", "card.1")),
        director.wait(80),
        moves.dim_all_but(["card.2", "card.4", "card.7"]),
        director.stagger(
            60, [moves.fly(f"card.{n}", (660 + 300 * i, 480)) for i, n in enumerate((2, 4, 7))]
        ),
        director.wait(200),
        moves.undim(),
    )
    return bench.film(clip, 0.1, 15)


def deal_and_folder(bench: Bench) -> list[pygame.Surface]:
    """Cards are dealt and turned; a folder comes and opens; a stamp falls; envelopes rise."""
    desk, moves, director = bench.desk, bench.moves, bench.director
    back = typed.typed_back(desk, LOOKS[3], CARD)
    deck = stacks.Stack("deck", (960, 480), CARD, beside=False)
    bench.lay(deck.sprites(desk, 40, back))
    flights = []
    for number in range(12):
        seat, place = number % 4, number // 4
        x = (300, 1620, 1620, 300)[seat] + 130 * (place - 1)
        y = (220, 220, 760, 760)[seat]
        look = LOOKS[place]
        face = typed.typed_card(desk, look, CARD, "Card", PEOPLE[seat])
        start = Sprite(back, *deck.at, 60)
        flights.append(Flight(f"dealt.{number}", (x, y), 50 + place, start, face))
    frames = papers.folder_frames(desk, "CONFIDENTIAL", LOOKS)
    clip = director.series(
        moves.deal(flights),
        director.add("folder", Sprite(frames[0], 960, 1180, 150)),
        moves.fly("folder", (960, 480), z=150, arc=0),
        moves.stamp("mark", Sprite(papers.stamp(desk, "SOLVED", (260, 80)), 960, 420, 160)),
        director.wait(150),
        director.remove("mark"),
        moves.frames("folder", frames[1:], 320),
    )
    return bench.film(clip, 0.15, 15)


FILMS: Mapping[str, Callable[[Bench], list[pygame.Surface]]] = {
    "read_out": read_out,
    "cross_and_dim": cross_and_dim,
    "deal_and_folder": deal_and_folder,
}
