"""What ``bench`` starts to time a start: opens the parlour, draws one picture, says so, ends."""

from __future__ import annotations

from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context


def main() -> None:
    """One picture of the hall, in a window as a player would get it."""
    context = Context.for_window(Settings())
    app = App(context, screens.make("title", context))
    app.frame(context.clock.tick())
    print("drawn", flush=True)
    app.close()


if __name__ == "__main__":
    main()
