"""Every known way in which a secret gets out on a shared screen, with the tests that would find it.

Tests are named by file and name, wherever below ``tests`` the file lies: those that need a game lie
in that game's folder. ``python -m tests.scenes.leak_list`` writes ``assets/docs/leaks.md``.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "assets" / "docs" / "leaks.md"

PRIVATE = "test_private.py"
GAMES = "test_table_games.py"
CHOICES = "test_table_choices.py"
RESULTS = "test_results.py"
SOUNDS = "test_sounds_alike.py"
LEAKING = "test_leaks_here.py"
HOUSE = "test_leaks.py"
DECLARED = "test_declared_secrets.py"
VIEWS = "test_secrets.py"
WHOLE = f"{GAMES}::test_a_whole_game_shows_no_secret_wastes_no_press_and_ends"
COVERED = f"{PRIVATE}::test_it_is_covered_in_the_same_frame"
REDEALT = f"{VIEWS}::test_what_a_seat_cannot_know_makes_no_difference_to_it"
ALIKE = f"{LEAKING}::test_the_table_is_the_same_to_the_pixel_whatever_the_asked_seat_holds"
LOG = f"{LEAKING}::test_the_log_has_the_same_lines_in_the_same_order_with_other_cards"

COVERT = "test_covert_games.py"
"""Hands, files and Lock Downs that are chosen behind the curtain round by round."""
TAINTED = f"{COVERT}::test_two_people_and_two_computers_play_by_keys_and_nothing_leaks"
PAGE_COVERED = f"{COVERT}::test_a_page_is_covered_in_the_same_frame"
NEUTRAL = f"{COVERT}::test_stage_1_shows_the_same_to_the_pixel_whatever_is_in_the_hand"

BATTLES = "test_premonition_secrets.py"
"""Battles of cards that answer each other from hidden hands."""
PASSED = f"{BATTLES}::test_a_pass_looks_and_sounds_the_same_whatever_is_in_the_hand"
BATTLED = "test_premonition_games.py::test_three_people_play_a_whole_game_by_keys_and_nothing_leaks"

CLUB = "test_club_table.py"
"""A word that all but one know, in notebooks that are all alike."""
NOTEBOOKS = f"{CLUB}::test_everybody_looks_into_a_notebook_in_one_round_whatever_is_in_it"
SAME_WALL = f"{CLUB}::test_what_the_table_shows_is_the_same_whoever_has_the_empty_notebook"
CLUBBED = (
    "test_club_games.py::"
    "test_three_people_and_three_computers_play_rounds_by_keys_and_nothing_leaks"
)

LEAKS: dict[str, tuple[str, ...]] = {
    "text of the log": (LOG,),
    "order of the log": (LOG, f"{LEAKING}::test_the_log_is_never_ahead_of_the_table"),
    "undo, rollback": (f"{HOUSE}::test_nothing_can_be_taken_back",),
    "replay before the end": (
        f"{RESULTS}::test_while_a_match_is_not_over_a_replay_shows_what_everybody_knew",
    ),
    "autosave": (
        "test_sessions.py::test_a_name_tells_nothing",
        f"{LEAKING}::test_saved_games_are_listed_without_a_card",
    ),
    "crash file": (f"{LEAKING}::test_a_crash_shows_no_card",),
    "log file": ("test_logs.py::test_nothing_secret_gets_in",),
    "window title": (f"{HOUSE}::test_one_window_with_one_title",),
    "sound of a card or its kind": (
        f"{SOUNDS}::test_the_room_hears_the_same_at_the_same_moment_with_other_cards",
        f"{SOUNDS}::test_stage_1_sounds_the_same_whatever_is_in_the_hand",
        PASSED,
        f"{DECLARED}::test_nothing_is_heard_of_what_is_done_behind_the_curtain",
    ),
    "length of a look": (
        f"{PRIVATE}::test_a_visit_takes_as_long_whatever_is_shown_and_to_whom",
        f"{DECLARED}::test_everybody_gets_the_same_slot_also_who_is_told_nothing",
        NOTEBOOKS,
    ),
    "length of a visit with decisions": (
        f"{DECLARED}::test_a_visit_holds_several_decisions_and_has_one_shortest_time",
        f"{PRIVATE}::test_a_choice_takes_its_shortest_time_and_gives_the_intent",
        f"{COVERT}::test_every_visit_has_the_same_shortest_time",
    ),
    "shape of a page from the side": (
        f"{PRIVATE}::test_it_sounds_and_looks_alike_from_the_side",
        f"{DECLARED}::test_looks_of_a_round_that_differ_from_the_side_are_refused",
        NOTEBOOKS,
    ),
    "who decided first": (f"{DECLARED}::test_decided_is_shown_for_all_seats_together",),
    "how fast a computer player answers": (
        f"{HOUSE}::test_an_act_takes_as_long_however_long_it_was_thought_about",
    ),
    "speed of an automatic answer": (
        f"{HOUSE}::test_an_act_takes_as_long_however_long_it_was_thought_about",
        f"{VIEWS}::test_others_see_that_somebody_is_asked_and_no_more",
        PASSED,
    ),
    "first focus": (
        f"{CHOICES}::test_first_focus_never_depends_on_a_hand",
        f"{DECLARED}::test_first_focus_goes_anywhere_and_not_with_the_cards",
    ),
    "disabled options": (
        ALIKE,
        SAME_WALL,
        NEUTRAL,
        PASSED,
        f"{BATTLES}::test_the_table_before_a_move_is_the_same_whatever_is_in_the_hand",
        f"{DECLARED}::test_a_hidden_hand_is_pressed_at_a_place_that_tells_nothing",
    ),
    "place of a card in a hidden hand": (
        f"{DECLARED}::test_a_hidden_hand_is_pressed_at_a_place_that_tells_nothing",
    ),
    "a thumb that is watched": (
        f"{CHOICES}::test_showing_one_is_a_blind_press",
        f"{DECLARED}::test_an_accusation_is_two_presses_without_a_sign",
    ),
    "rumble on a table": (ALIKE, f"{HOUSE}::test_no_private_screen_shakes_a_pad"),
    "screen reader on the room's speakers": (
        f"{HOUSE}::test_only_the_reader_reads_aloud",
        "test_reader.py::test_nothing_private_is_read_aloud",
        "test_reader.py::test_of_a_table_the_room_hears_what_everybody_sees",
    ),
    "attract mode with a game of real people": (
        f"{HOUSE}::test_the_show_knows_of_no_saved_game",
        "test_attract.py::test_nobody_sits_at_a_shown_table_and_levels_are_mixed",
    ),
    "screenshot key": (
        "test_app.py::test_pictures_are_taken_but_not_of_secrets",
        f"{HOUSE}::test_every_screen_with_secrets_is_private",
    ),
    "last frame when a pad drops": (COVERED, WHOLE, TAINTED, BATTLED, CLUBBED),
    "alt-tab, thumbnail of the window": (COVERED, WHOLE, TAINTED, BATTLED, CLUBBED),
    "pause over an open look": (
        f"{PRIVATE}::test_a_pause_shows_the_closed_curtain_and_lets_the_table_go_on",
        WHOLE,
        PAGE_COVERED,
    ),
    "question of the kiosk over an open look": (
        "test_kiosk.py::test_nothing_secret_stays_below_a_question",
    ),
    "a hint that the room reads": (
        "test_hint.py::test_a_hint_is_told_behind_the_curtain",
        "test_hint.py::test_nobody_advises_an_opponent_aloud",
    ),
    "second window or mirrored screen": (f"{HOUSE}::test_one_window_with_one_title",),
    "seat taken back by another person": (
        f"{GAMES}::test_a_computer_sits_in_and_the_other_hand_stays_covered",
        f"{LEAKING}::test_a_pad_that_takes_a_seat_does_not_open_its_curtain",
    ),
    "another seat's pad": (
        f"{PRIVATE}::test_only_the_own_pad_opens_it",
        PAGE_COVERED,
        f"{DECLARED}::test_another_seat_does_not_turn_the_pages",
    ),
    "secrets in undo and initial state (row 53)": (
        f"{VIEWS}::test_views_hold_plain_data_without_hidden_faces",
    ),
    "a log for everybody (rows 55, 59)": (LOG, REDEALT),
    "the log names a card that lies face down (row 56)": (LOG,),
    "what is drawn stands in a shared place (row 58)": (
        REDEALT,
        f"{VIEWS}::test_handles_do_not_follow_the_cards",
    ),
    "no curtain between two seats, or lobby and deal (row 61)": (
        WHOLE,
        TAINTED,
        "test_covert_alone.py::test_with_two_people_no_hand_lies_open",
        f"{PRIVATE}::test_everybody_looks_in_turn_and_sees_the_own_hand_alone",
    ),
    'the log says "you" (row 61)': (f"{HOUSE}::test_what_happened_is_never_told_to_you",),
    "a computer player knows what it cannot (row 62)": (
        f"{VIEWS}::test_what_a_seat_cannot_know_makes_no_difference_to_its_bot",
    ),
}


def page() -> str:
    """The table as Markdown."""
    lines = [
        "# Leaks, and the tests that would find them",
        "",
        "Every known way in which a secret gets out on a shared screen. Written by",
        "`python -m tests.scenes.leak_list`; `tests/scenes/test_leaks.py` checks it.",
        "",
        "| leak | test |",
        "|---|---|",
    ]
    for leak, tests in LEAKS.items():
        shown = "<br>".join(f"`{test}`" for test in tests)
        lines.append(f"| {leak} | {shown} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
