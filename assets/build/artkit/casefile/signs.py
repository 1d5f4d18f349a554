"""The signs of Casefile's types and of its die, as flat SVG: from the game-icons set."""

from __future__ import annotations

from artkit import places
from artkit.canvas import icon_shapes

SIGNS = {
    "suspect": "domino-mask",
    "weapon": "bowie-knife",
    "motive": "broken-heart",
    "location": "position-marker",
    "false": "duality-mask",
}
STAR = "M256 26L326 178L492 196L368 308L402 472L256 388L110 472L144 308L20 196L186 178Z"
CROSS = "M110 50L256 196L402 50L462 110L316 256L462 402L402 462L256 316L110 462L50 402L196 256L50 110Z"


def build() -> None:
    """Writes sign_*.svg."""
    bodies = {word: icon_shapes()[name]["body"] for word, name in SIGNS.items()}
    bodies["star"] = f'<path fill="currentColor" d="{STAR}"/>'
    bodies["x"] = f'<path fill="currentColor" d="{CROSS}"/>'
    for word, body in bodies.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{body}</svg>\n'
        path = places.CASEFILE_PICTURES / f"sign_{word}.svg"
        path.write_text(text.replace("currentColor", "#ffffff"), encoding="utf-8")
