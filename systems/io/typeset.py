"""Breaking text into lines: runs of several looks and inline pictures, in logical units."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from systems.io.breaks import breaks
from systems.io.pictures import Picture

ELLIPSIS = "…"

Measure = Callable[[str, str], float]
"""(text, role) -> width in logical units at the size of the block."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text with a look of its own; None takes that of the whole."""

    text: str
    colour: str | None = None
    role: str | None = None


@dataclass(frozen=True, slots=True)
class Inline:
    """A small picture in the line, such as a button glyph; it is centred on the capitals."""

    picture: Picture


Content = str | Run | Inline | tuple["str | Run | Inline", ...]
Piece = Run | Inline


@dataclass(frozen=True, slots=True)
class Word:
    """A piece that is not broken: a word with the spaces behind it, or an inline picture."""

    text: str
    colour: str
    role: str
    width: float
    picture: Picture | None = None

    @property
    def ends(self) -> bool:
        """Whether a line may be broken behind it."""
        return self.text.endswith(" ")


Line = tuple[Word, ...]


def pieces_of(content: Content) -> tuple[Piece, ...]:
    """The content as a tuple of runs and inline pictures."""
    parts = content if isinstance(content, tuple) else (content,)
    return tuple(Run(part) if isinstance(part, str) else part for part in parts)


def set_lines(
    pieces: tuple[Piece, ...],
    role: str,
    colour: str,
    measure: Measure,
    width: float | None,
    most_lines: int | None,
) -> list[Line]:
    """Break the pieces into lines of at most ``width``.

    Words longer than that are broken where :mod:`systems.io.breaks` knows how, or stick out.

    With ``most_lines`` the text is cut there and ends with an ellipsis.
    """
    lines: list[Line] = []
    for paragraph in _paragraphs(pieces, role, colour, measure):
        lines.extend(_wrap(paragraph, width, measure))
    if most_lines is None:
        return lines
    too_long = len(lines) > most_lines
    lines = lines[:most_lines]
    if lines and width is not None and (too_long or line_width(lines[-1]) > width + 0.5):
        lines[-1] = _cut(lines[-1], measure, width, always=too_long)
    return lines


def line_width(line: Iterable[Word]) -> float:
    """The width of a line, with the spaces at its end."""
    return sum(word.width for word in line)


def joined(line: Line) -> list[Word]:
    """Neighbours of one look as one piece: fewer renders, and the kerning is kept."""
    result: list[Word] = []
    for word in line:
        last = result[-1] if result else None
        if (
            last is not None
            and last.picture is None
            and word.picture is None
            and (last.colour, last.role) == (word.colour, word.role)
        ):
            result[-1] = replace(last, text=last.text + word.text, width=last.width + word.width)
        else:
            result.append(word)
    return result


def _paragraphs(
    pieces: tuple[Piece, ...], role: str, colour: str, measure: Measure
) -> list[list[Word]]:
    paragraphs: list[list[Word]] = [[]]
    for piece in pieces:
        if isinstance(piece, Inline):
            size = piece.picture.size
            paragraphs[-1].append(Word("", colour, role, size[0], piece.picture))
            continue
        own_role, own_colour = piece.role or role, piece.colour or colour
        for number, part in enumerate(piece.text.split("\n")):
            if number:
                paragraphs.append([])
            for text in _split(part):
                paragraphs[-1].append(Word(text, own_colour, own_role, measure(text, own_role)))
    return paragraphs


def _split(text: str) -> list[str]:
    """Words with the spaces that follow them; joined they give the text again."""
    words: list[str] = []
    word = ""
    for letter in text:
        if word.endswith(" ") and letter != " ":
            words.append(word)
            word = ""
        word += letter
    if word:
        words.append(word)
    return words


def _clusters(words: list[Word]) -> list[list[Word]]:
    """Words that stay together: text that goes on without a space, such as a name and its comma."""
    clusters: list[list[Word]] = []
    open_cluster = False
    for word in words:
        if open_cluster:
            clusters[-1].append(word)
        else:
            clusters.append([word])
        open_cluster = not word.ends
    return clusters


def _wrap(words: list[Word], width: float | None, measure: Measure) -> list[Line]:
    lines: list[list[Word]] = [[]]
    used = 0.0
    clusters = _clusters(words)
    if width is not None:
        clusters = [part for one in clusters for part in _broken(one, width, measure)]
    for cluster in clusters:
        full = line_width(cluster)
        last = cluster[-1]
        bare = full - last.width + measure(last.text.rstrip(" "), last.role) if last.text else full
        if width is not None and lines[-1] and used + bare > width + 0.5:
            lines[-1] = _trimmed(lines[-1], measure)
            lines.append([])
            used = 0.0
        lines[-1].extend(cluster)
        used += full
    return [tuple(line) for line in lines]


def _broken(cluster: list[Word], width: float, measure: Measure) -> list[list[Word]]:
    """A cluster that is wider than a line in two or more, where its words may be broken."""
    if line_width(cluster) <= width or line_width(_trimmed(cluster, measure)) <= width + 0.5:
        return [cluster]
    for place, word in enumerate(cluster):
        room = width - line_width(cluster[:place])
        for first, rest in breaks(word.text):
            wide = measure(first, word.role)
            if wide <= room:
                head = replace(word, text=first, width=wide)
                tail = replace(word, text=rest, width=measure(rest, word.role))
                after = [tail, *cluster[place + 1 :]]
                return [[*cluster[:place], head], *_broken(after, width, measure)]
    return [cluster]


def _trimmed(line: list[Word], measure: Measure) -> list[Word]:
    """The line without the spaces at its end, which would spoil centring."""
    last = line[-1]
    text = last.text.rstrip(" ")
    if last.picture is not None or text == last.text:
        return line
    return [*line[:-1], replace(last, text=text, width=measure(text, last.role))]


def _cut(line: Line, measure: Measure, width: float, always: bool) -> Line:
    """The line shortened to the width, with an ellipsis at its end."""
    if not always and line_width(line) <= width:
        return line
    words = list(line)
    while words:
        last = words.pop()
        before = line_width(words)
        text = last.text.rstrip()
        while text:
            room = measure(text + ELLIPSIS, last.role)
            if before + room <= width:
                return (*words, replace(last, text=text + ELLIPSIS, width=room))
            text = text[:-1]
    return ()
