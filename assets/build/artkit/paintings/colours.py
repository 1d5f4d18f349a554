"""The eight palettes, as ramps from dark to light, and the colours that things have by nature."""

from __future__ import annotations

from dataclasses import dataclass

from artkit.palette import rgb


def mix(first: str, second: str, share: float) -> str:
    """A colour between two others; `share` 1 is the second."""
    a, b = rgb(first), rgb(second)
    return "#" + "".join(f"{round(x + (y - x) * max(0.0, min(1.0, share))):02x}" for x, y in zip(a, b, strict=True))


def brightness(colour: str) -> float:
    """How light a colour looks, 0 to 1."""
    red, green, blue = rgb(colour)
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255


@dataclass(frozen=True, slots=True)
class Palette:
    """One palette.

    Attributes:
        ramp: six colours from the darkest to the lightest; they fill the picture.
        light: what lamps and skies glow with.
        accent: the one colour that stands against the rest.
        nature: how much of their own colour things keep, 0 to 1.
    """

    name: str
    ramp: tuple[str, str, str, str, str, str]
    light: str
    accent: str
    nature: float = 0.5

    def tone(self, value: float) -> str:
        """The colour of the ramp at `value`, 0 (dark) to 1 (light)."""
        place = max(0.0, min(1.0, value)) * (len(self.ramp) - 1)
        low = min(int(place), len(self.ramp) - 2)
        return mix(self.ramp[low], self.ramp[low + 1], place - low)


PALETTES = {
    palette.name: palette
    for palette in (
        Palette("red", ("#17050f", "#4c0b22", "#9a182c", "#d04034", "#f29a70", "#feecd4"), "#ffd2a0", "#2c8f8c", 0.52),
        Palette("orange", ("#1c0a0a", "#5c2014", "#b24a14", "#e8852a", "#f9c26c", "#fff3d2"), "#ffd98a", "#23808c", 0.52),
        Palette("yellow", ("#1c1006", "#5a3c0c", "#ab7c10", "#e3b626", "#f8df6a", "#fffbdc"), "#fff3a0", "#6a3f9c", 0.52),
        Palette("green", ("#051318", "#0e3a30", "#25693f", "#5f9f48", "#b6d080", "#f7f7cf"), "#f0f5a8", "#d8563a", 0.55),
        Palette("blue", ("#090a22", "#14225a", "#1f4f92", "#4590c4", "#9ed2dc", "#f6f6e6"), "#f4edc0", "#ee9a44", 0.58),
        Palette("violet", ("#0e0828", "#2a1660", "#5c2e98", "#9a5cc0", "#dca6d8", "#fdeeea"), "#ffe2c0", "#f0bc48", 0.55),
        Palette("black_and_white", ("#070707", "#242423", "#555451", "#8e8c88", "#c8c5bf", "#faf7f0"), "#fffaf0", "#fffdf6", 0.0),
        Palette("pastel", ("#4d4a7c", "#8f9fd4", "#a3dccf", "#f7b6c9", "#ffe5bd", "#fffbee"), "#fff4cc", "#4fb3a8", 0.62),
    )
}

NATURE: dict[str, tuple[str, str]] = {
    "rose": ("#c8283a", "#3f7a3c"), "sunflower": ("#eeb422", "#4f8a3a"), "oak_tree": ("#5d8a3a", "#7a5230"), "mushroom": ("#cc3b2c", "#f4ead2"),
    "cactus": ("#4c9450", "#e0608a"), "ivy": ("#3f8444", "#7fb05a"), "wheat": ("#dcae48", "#a87a28"),
    "wolf": ("#7c8490", "#f0d060"), "fox": ("#d8692a", "#f6ead8"), "elephant": ("#8d8c96", "#f2e8d8"), "hare": ("#b08a62", "#f4dccc"), "horse": ("#8a5a38", "#3a241a"), "cat": ("#4a444c", "#f2c84a"), "snake": ("#5c9a3c", "#d8402c"),
    "owl": ("#94704a", "#f0b430"), "crow": ("#2c3040", "#d8a43a"), "butterfly": ("#3d7fc8", "#f0a030"), "moth": ("#bca98a", "#e8d8b8"), "whale": ("#4a7294", "#dce8ec"), "octopus": ("#c0503e", "#f2b8a0"), "goldfish": ("#f08a24", "#fbd27a"),
    "child": ("#c8463a", "#f2c9a2"), "old_gardener": ("#5a7a4a", "#ecc49c"), "masked_dancer": ("#a8325c", "#f2c84a"), "knight": ("#98a0ac", "#b8322c"), "diver": ("#b88a40", "#a8d0d4"), "scarecrow": ("#a8763c", "#d8b860"), "crowd": ("#7a6a78", "#ecc49c"),
    "lighthouse": ("#e8e0d4", "#c83a30"), "castle": ("#9c948c", "#b83c34"), "cottage": ("#d8c09a", "#b0552c"), "tower_block": ("#8a94a4", "#f6d878"), "windmill": ("#d8ccb8", "#a8442c"), "ruin": ("#b0a48c", "#6a8a54"), "circus_tent": ("#d0342c", "#f8ecd0"),
    "sailing_ship": ("#7a4c2c", "#f4ead4"), "steam_train": ("#3c4450", "#c8342c"), "hot_air_balloon": ("#d84a38", "#f6d060"), "bicycle": ("#b83a34", "#e8d8b0"), "rocket": ("#dfe0e0", "#d03a30"), "rowing_boat": ("#94602f", "#e0c490"), "submarine": ("#d8a830", "#a83a2c"),
    "key": ("#d8a840", "#8a6420"), "lantern": ("#4a4038", "#ffcf60"), "clock": ("#b98a48", "#f8f0dc"), "mirror": ("#c89a48", "#cfe2ea"), "ladder": ("#ac7a44", "#d8b078"), "scissors": ("#a8b0ba", "#c8382e"), "umbrella": ("#b02e3e", "#7a5230"),
    "crown": ("#e8b634", "#c82c44"), "sword": ("#c4ccd6", "#b88a34"), "treasure_chest": ("#8a5428", "#f0c040"), "coin_pile": ("#ecb832", "#a87a1c"), "chess_piece": ("#efe6d2", "#4a3a30"), "skull": ("#efe6d0", "#2a2228"), "ring": ("#ecc04a", "#9fe0f0"),
    "book": ("#9a2f34", "#f6ecd4"), "letter": ("#f2e6c8", "#c02c2c"), "violin": ("#a8521e", "#3a1c10"), "drum": ("#c8382e", "#f2e6cc"), "camera": ("#3f4048", "#a8c8dc"), "map": ("#e4cc94", "#c03a2c"), "theatre_mask": ("#f4e8cc", "#c8303c"),
    "apple": ("#cf2f2a", "#5a9a3a"), "bread": ("#cf9040", "#f0d49a"), "teacup": ("#f4eee2", "#4a7ab8"), "cake": ("#f4dcc8", "#d8486a"), "wine_glass": ("#dce8e8", "#9c1a34"), "egg": ("#f6ead6", "#d8b890"), "honey_jar": ("#e8a020", "#fae6a8"),
    "moon": ("#f4ecc8", "#c8bc90"), "sun": ("#f8c02c", "#f08a24"), "star": ("#fadc6a", "#fff8d8"), "cloud": ("#f2f2f4", "#b8c4d4"), "lightning": ("#fae66a", "#fffbe0"), "rainbow": ("#e05a50", "#5ab8d0"), "snowflake": ("#f0f8fc", "#a8d4ec"),
    "wave": ("#2f7fae", "#f2fafa"), "mountain": ("#7c8494", "#f6f8fa"), "volcano": ("#5c4440", "#f25a24"), "waterfall": ("#6ab0d0", "#f2fafa"), "cave": ("#54483f", "#1c1614"), "dune": ("#e4b870", "#b8823c"), "island": ("#e0c080", "#4a9a50"),
}
"""Motif -> the colours of its body and of what is set against it."""


def tones(palette: Palette, motif: str, value: float) -> dict[str, str]:
    """Tone -> colour for a figure of a card.

    Args:
        value: how light its body is on the ramp, 0 to 1.
    """
    body_own, accent_own = NATURE[motif]
    share = palette.nature
    own = 0.55 * brightness(body_own) + 0.45 * value
    level = value * 0.62 + own * 0.38
    if palette.name == "pastel":
        level = min(level, 0.62)  # the whole ramp is light: what is to be seen on it must be darker

    def toned(base: float, colour: str, much: float) -> str:
        start = palette.tone(base)
        lifted = mix(colour, "#ffffff", 0.22) if palette.name == "pastel" else colour
        # The own colour is brought to the lightness of the ramp, so that light and shade stay those of the picture.
        gap = brightness(start) - brightness(lifted)
        lifted = mix(lifted, "#fff8ea" if gap > 0 else "#08060c", min(0.75, abs(gap) * 1.1))
        return mix(start, lifted, much)

    accent_level = 0.3 + 0.5 * brightness(accent_own) if palette.nature else min(0.97, max(0.12, brightness(accent_own) * 1.05))
    return {
        "dark": toned(level * 0.13, body_own, share * 0.45),
        "shade": toned(level * 0.58, body_own, share * 1.05),
        "body": toned(level, body_own, share * 1.45),
        "light": toned(min(1.0, level + 0.26), body_own, share * 0.8),
        "accent": toned(accent_level, accent_own, share * 1.7),
        "glow": mix(palette.light, "#ffffff", 0.35),
    }
