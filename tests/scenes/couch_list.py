"""Every bar of the couch and every fault that others shipped, with the tests that keep watch.

Tests are named by file and name, wherever below ``tests`` the file lies: those that need a game
lie in that game's folder. ``python -m tests.scenes.couch_list`` writes ``assets/docs/couch.md``.
What no test can tell, or is not reached, stands in :data:`OPEN` in plain words.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "assets" / "docs" / "couch.md"
FIGURES = ROOT / "assets" / "docs" / "bars.md"

LOOKS = "test_looks.py::test_a_screen_keeps_the_bars"
MEASURES = "test_measures.py::test_a_bar_is_kept"
DEVICES = "test_devices.py"
HOSTILE = "test_hostile_events.py"
COUCH = "test_couch.py"
KIOSK = "test_kiosk.py"
OPERATOR = "test_operator.py"
IDLE = "test_idle.py"
ATTRACT = "test_attract.py"
GAMES = "test_table_games.py"
PRIVATE = "test_private.py"
DECLARED = "test_declared_secrets.py"
LEAKS = "test_leaks.py::test_every_leak_has_a_test"
FILES = "test_files.py"
KILLED = "test_killed.py::test_a_killed_house_is_found_whole"
SPOILT = "test_hostile_home.py"
SOAK = "test_soak.py"
SCREENS = "test_screens.py"
ANYWHERE = "test_every_screen.py::test_pads_go_and_come_on_a_screen"
REDEALT = "test_secrets.py::test_what_a_seat_cannot_know_makes_no_difference_to_it"

BARS: dict[str, tuple[str, tuple[str, ...]]] = {
    "B1": ("no letter below 28 px; body 36, heads 52", (LOOKS,)),
    "B2": (
        "text at 100 to 200 %: nothing cut, no second axis",
        (LOOKS, f"{SCREENS}::test_every_screen_at_every_size"),
    ),
    "B3": ("contrast 4.5:1, 7:1 with high contrast, at the worst area", (LOOKS,)),
    "B4": ("the safe area of 5 %, or as set up to 10 %", (LOOKS,)),
    "B5": ("a focus ring of 4 px and 3:1; one focus; never off the screen", (LOOKS,)),
    "B6": (
        "everything by direction pad; Back returns and asks before a loss",
        (
            LOOKS,
            "test_back.py::test_back_leads_back_with_the_focus_where_it_was",
            "test_back.py::test_back_asks_before_a_game_is_lost",
        ),
    ),
    "B7": ("at most 7 targets in a row, 12 on a screen, 8 presses to any", (LOOKS,)),
    "B8": (
        "nothing by colour alone",
        (MEASURES, "test_signs.py::test_all_shapes_differ"),
    ),
    "B9": ("at most 3 flashes a second, no saturated red", (MEASURES,)),
    "B10": ("little motion: fades of 150 ms and nothing that moves", (MEASURES,)),
    "B11": (
        "a press shows within 3 frames",
        (MEASURES, "test_app.py::test_a_press_shows_within_a_frame"),
    ),
    "B12": (
        "60 frames a second, also while computers think",
        (
            "test_cost.py::test_a_table_at_rest_costs_nothing",
            "test_table_cost.py::test_thinking_leaves_the_frame_its_time",
            "test_bench_drawing.py::test_every_table_opens_at_sixty_frames_a_second",
            "test_seams.py::test_what_comes_next_is_made_frame_by_frame_before_it_is_shown",
            "test_seams.py::test_a_table_that_was_left_is_let_go_at_once",
        ),
    ),
    "B13": ("3 s to the first picture", (MEASURES,)),
    "B14": ("20 s and 3 presses to the first decision", (MEASURES,)),
    "B15": ("2 screens from the pause to any setting, used at once", (MEASURES,)),
    "B16": ("how long things move", (MEASURES,)),
    "B17": (
        "a deal of 2 s at most, ended by any press",
        (MEASURES, "test_open_bars.py::test_the_deal_is_over_in_two_seconds"),
    ),
    "B18": (
        "four speeds, one end",
        (MEASURES, "test_table_clips.py::test_every_way_ends_in_the_same_picture"),
    ),
    "B19": (
        "an act 0.6 to 1.2 s, a wait of 8 s at most",
        (
            MEASURES,
            f"{GAMES}::test_nobody_waits_long_alone_with_five_computers",
            "test_open_bars.py::test_nobody_waits_long_alone_with_computers",
        ),
    ),
    "B20": (
        "computers think 1 s at most, never hang",
        (
            MEASURES,
            "test_bots.py::test_a_budget_is_kept",
            "test_table_bars.py::test_a_computer_that_never_decides_plays_its_harmless_move",
            "test_play.py::test_random_play_ends_for_many_seeds",
        ),
    ),
    "B21": ("4 presses for the commonest act", (MEASURES,)),
    "B22": (
        "press to join; the press only joins; leaving takes two steps",
        (
            "test_lobby.py::test_the_press_that_joins_does_nothing_else",
            "test_lobby.py::test_a_first_back_is_forgotten",
        ),
    ),
    "B23": (
        "a lost pad: covered in the same frame, named, taken by any pad with one press",
        (
            f"{COUCH}::test_any_free_pad_takes_a_lost_seat_with_one_press",
            f"{PRIVATE}::test_it_is_covered_in_the_same_frame",
            f"{GAMES}::test_a_lost_pad_stops_the_table_until_it_is_back",
            f"{GAMES}::test_a_computer_sits_in_and_the_other_hand_stays_covered",
        ),
    ),
    "B24": ("100 replugs without a ghost", (f"{DEVICES}::test_a_hundred_replugs_leave_no_ghosts",)),
    "B25": (
        "a list of pads is bundled; unknown ones are set up",
        (
            f"{HOSTILE}::test_the_list_of_pads_is_read_before_the_first_one_is_opened",
            f"{HOSTILE}::test_the_list_of_pads_is_whole",
            "test_buttons.py::test_an_unknown_pad_is_set_up",
        ),
    ),
    "B26": (
        "OK by place, prompts in each seat's own signs",
        (
            f"{HOSTILE}::test_buttons_go_by_place_on_every_make",
            "test_prompts.py::test_each_seat_sees_what_is_on_its_own_pad",
            "test_prompts.py::test_shared_prompts_show_places_alone",
        ),
    ),
    "B27": (
        "every button can be changed, and prompts follow",
        (
            "test_buttons.py::test_a_button_is_changed_and_kept",
            "test_buttons.py::test_a_pad_has_a_table_of_its_own",
            "test_buttons.py::test_prompts_of_a_seat_follow_at_once",
            "test_buttons.py::test_a_table_survives_replugging_and_a_restart",
            "test_buttons.py::test_ok_and_back_stay_within_reach",
            "test_devices.py::test_each_model_goes_by_its_own_table",
            "test_buttons.py::test_keys_of_another_half_are_refused",
            "test_kit.py::test_prompts_show_swapped_and_changed_buttons",
        ),
    ),
    "B28": (
        "a direction pad and two buttons do it all, without holding; so does one button",
        (
            MEASURES,
            "test_table_bars.py::test_two_people_need_no_button_held",
            "test_kit_table.py::test_two_buttons_and_directions_open_it_too",
            "test_one_button.py::test_every_screen_is_walked_over",
            "test_one_button_game.py::test_two_people_play_to_the_end_with_one_button_each",
            "test_one_button_club.py::test_a_whole_game_with_one_button_among_three_people",
        ),
    ),
    "B29": (
        "dead zones; repetition after 400 ms, 8 a second",
        (
            f"{DEVICES}::test_a_held_direction_repeats_after_400_ms_then_eight_times_a_second",
            f"{DEVICES}::test_a_noisy_stick_does_not_move_the_focus",
            f"{HOSTILE}::test_a_stick_that_lies_a_little_off_moves_nothing",
        ),
    ),
    "B30": (
        "one pad seen twice joins once",
        (f"{HOSTILE}::test_a_twin_joins_once_however_often_it_is_pressed",),
    ),
    "B31": (
        "a pause after each OK, if wanted",
        (f"{DEVICES}::test_a_pause_after_each_ok_can_be_set",),
    ),
    "B32": (
        "a secret is seen by its seat alone",
        (
            LEAKS,
            f"{GAMES}::test_many_whole_games_show_no_secret",
            "test_scan.py::test_where_it_is_secret_the_time_of_a_press_is_the_same_for_everything",
            "test_one_button_club.py::test_a_hidden_vote_looks_the_same_whatever_is_pressed",
        ),
    ),
    "B33": (
        "looks of equal length, sound and shape",
        (
            f"{DECLARED}::test_everybody_gets_the_same_slot_also_who_is_told_nothing",
            f"{DECLARED}::test_longer_looks_are_longer_for_everybody_alike",
            f"{PRIVATE}::test_it_sounds_and_looks_alike_from_the_side",
        ),
    ),
    "B34": (
        "no secret by voice, title, log, report or name of a save",
        (
            "test_reader.py::test_nothing_private_is_read_aloud",
            "test_leaks.py::test_one_window_with_one_title",
            "test_logs.py::test_nothing_secret_gets_in",
            "test_leaks_here.py::test_a_crash_shows_no_card",
            "test_sessions.py::test_a_name_tells_nothing",
        ),
    ),
    "B35": (
        "computers know their seat's view alone",
        ("test_secrets.py::test_what_a_seat_cannot_know_makes_no_difference_to_its_bot",),
    ),
    "B36": (
        "a silent seat is reminded, asked, then played for",
        (
            f"{IDLE}::test_a_seat_is_reminded_asked_and_replaced",
            f"{IDLE}::test_there_is_no_limit_of_extensions",
            f"{KIOSK}::test_a_lone_person_is_reminded_asked_and_replaced_and_comes_back",
        ),
    ),
    "B37": (
        "a silent house goes back to its show",
        (
            f"{IDLE}::test_time_to_talk_is_longer_and_no_seat_is_hurried",
            f"{KIOSK}::test_when_everybody_is_gone_the_table_is_cleared",
            f"{KIOSK}::test_who_learns_the_game_is_not_hurried",
        ),
    ),
    "B38": (
        "any input wakes it in 500 ms and acts in nothing; drift does not",
        (
            f"{KIOSK}::test_the_lobby_is_there_within_half_a_second",
            f"{KIOSK}::test_the_press_acts_in_no_game",
            f"{KIOSK}::test_noise_never_wakes_the_house",
        ),
    ),
    "B39": (
        "what visitors changed is wiped",
        (
            f"{KIOSK}::test_after_a_visit_everything_is_as_the_operator_set_it",
            f"{KIOSK}::test_nothing_of_a_visit_is_written",
        ),
    ),
    "B40": (
        "20 to 40 s a game, all of them in 4 minutes, silent or low, moved each minute",
        (
            f"{ATTRACT}::test_a_segment_has_20_to_40_seconds",
            f"{OPERATOR}::test_all_games_are_shown_in_less_than_four_minutes_with_words",
            f"{ATTRACT}::test_the_show_is_silent_or_low",
            f"{KIOSK}::test_the_picture_moves_every_minute_by_eight_units_at_most",
        ),
    ),
    "B41": (
        "no way out but the operator's",
        (
            f"{KIOSK}::test_the_monkey_never_gets_out",
            f"{KIOSK}::test_a_troop_of_monkeys_never_gets_out",
            "test_lock.py::test_one_press_less_does_not_open",
        ),
    ),
    "B42": (
        "hours leave nothing behind",
        (
            f"{SOAK}::test_a_few_games_leave_no_world_no_thread_and_no_file",
            f"{SOAK}::test_two_thousand_games_leave_nothing",
            f"{SOAK}::test_tables_of_the_show_are_let_go",
            f"{SOAK}::test_memory_does_not_grow_with_hours",
        ),
    ),
    "B43": (
        "killed at 1,000 moments; back in 5 s",
        (
            KILLED,
            f"{FILES}::test_kill_at_any_moment_leaves_a_whole_file",
            f"{OPERATOR}::test_a_killed_kiosk_is_there_again_within_five_seconds",
        ),
    ),
    "B44": (
        "without sound, pad, network, or a disk that can be written; screens that come and go",
        (
            "test_audio.py::test_everything_works_without_a_device",
            f"{COUCH}::test_a_house_without_a_pad_asks_nothing_and_keys_play",
            "test_paths.py::test_a_home_that_cannot_be_written_gives_way_with_one_sentence",
            f"{COUCH}::test_a_window_that_goes_comes_back_with_everything_in_it",
            f"{IDLE}::test_a_machine_that_was_asleep_still_asks_first",
        ),
    ),
    "B45": ("new people reach turn 2 in 3 minutes", ()),
    "B46": (
        "help for every decision in one press and 60 words",
        (
            MEASURES,
            "test_words.py::test_every_house_rule_has_a_place_in_the_handbook",
            "test_help.py::test_every_decision_and_page_has_its_help",
        ),
    ),
    "B47": (
        "a language 40 % longer, and every letter in the typefaces",
        (LOOKS, "test_glyphs.py::test_every_letter_is_there"),
    ),
    "B48": (
        "settings are kept at once; three volumes; mono",
        (
            "test_settings.py::test_what_is_saved_is_loaded",
            "test_sounds.py::test_three_volumes_work_at_once_on_what_is_heard",
            "test_sound.py::test_a_volume_works_while_it_is_set",
        ),
    ),
}
"""Bar -> what it asks for, and who watches; figures come from ``bars.md`` by the bar's number."""

FAULTS: dict[int, tuple[str, tuple[str, ...]]] = {
    1: ("announced twice, then unplugged", (f"{HOSTILE}::test_no_order_of_events_is_too_odd",)),
    2: (
        "index taken for an id",
        (f"{HOSTILE}::test_pads_are_known_by_their_instance_and_never_by_an_index",),
    ),
    4: ("a crash after some reconnects", (f"{DEVICES}::test_a_hundred_replugs_leave_no_ghosts",)),
    5: (
        "no word of an unplugged pad",
        (f"{HOSTILE}::test_a_pad_that_went_without_a_word_is_found_when_the_next_one_comes",),
    ),
    7: (
        "presses before the announcement",
        (f"{HOSTILE}::test_presses_that_come_before_the_pad_is_announced_are_dropped",),
    ),
    8: ("twin devices", (f"{HOSTILE}::test_a_twin_joins_once_however_often_it_is_pressed",)),
    10: (
        "announced again after an overlay",
        (f"{HOSTILE}::test_a_pad_that_is_announced_again_over_a_lost_focus_gets_no_second_seat",),
    ),
    11: ("letters against places", (f"{HOSTILE}::test_buttons_go_by_place_on_every_make",)),
    13: (
        "wrong mapping of simple pads",
        (f"{HOSTILE}::test_the_list_of_pads_is_read_before_the_first_one_is_opened",),
    ),
    14: ("a shared number of makers", (f"{HOSTILE}::test_models_that_share_an_id_keep_apart",)),
    16: (
        "deaf until the focus was lost",
        (f"{HOSTILE}::test_the_first_press_after_the_start_counts",),
    ),
    17: (
        "wrong pad after the first unplug",
        (f"{HOSTILE}::test_after_one_unplug_the_others_play_on_for_their_own_seats",),
    ),
    19: (
        "two keyboards are one",
        (f"{DEVICES}::test_zones_of_one_keyboard_are_devices_of_their_own",),
    ),
    20: (
        "keys that swallow each other",
        (f"{HOSTILE}::test_keys_of_a_zone_need_no_second_key_held",),
    ),
    22: (
        "menus without a dead zone",
        (f"{HOSTILE}::test_a_stick_that_lies_a_little_off_moves_nothing",),
    ),
    23: ("keys that stick", (f"{HOSTILE}::test_no_key_sticks_after_the_window_was_left",)),
    25: (
        "somebody drives another's menu",
        (
            "test_lobby.py::test_nobody_changes_the_card_of_somebody_else",
            f"{DECLARED}::test_another_seat_does_not_turn_the_pages",
        ),
    ),
    26: (
        "seats lost over a save",
        (f"{COUCH}::test_four_people_go_on_with_their_pads_in_another_order",),
    ),
    28: (
        "no way on with one player",
        ("test_lobby_state.py::test_every_number_of_seats_has_a_way_on",),
    ),
    29: ("a crash in the menu of pads", (ANYWHERE,)),
    31: (
        "a dialog without pads",
        (f"{COUCH}::test_a_house_without_a_pad_asks_nothing_and_keys_play",),
    ),
    32: (
        "no pause at a lost pad",
        (f"{COUCH}::test_any_free_pad_takes_a_lost_seat_with_one_press",),
    ),
    34: (
        "another size than asked for",
        (f"{COUCH}::test_layouts_hold_whatever_size_the_system_gives",),
    ),
    35: (
        "stretched pixels",
        (f"{COUCH}::test_pictures_are_made_for_the_window_and_not_stretched",),
    ),
    37: (
        "gone after the screen was off",
        (f"{COUCH}::test_a_window_that_goes_comes_back_with_everything_in_it",),
    ),
    38: (
        "the system's screen saver",
        (f"{KIOSK}::test_the_window_is_opened_without_mouse_and_screen_saver",),
    ),
    40: (
        "sound before its device",
        ("test_sounds.py::test_a_device_that_comes_later_plays_the_music",),
    ),
    41: ("showing a frame leaks", (f"{SOAK}::test_tables_of_the_show_are_let_go",)),
    43: ("sounds leak", (f"{SOAK}::test_sounds_without_end_hold_no_more_memory",)),
    44: ("the show crashes", (f"{SOAK}::test_memory_does_not_grow_with_hours",)),
    46: ("the show stops", (f"{ATTRACT}::test_every_game_has_its_turn",)),
    47: (
        "the show right after a game; keys that do not wake",
        (
            f"{IDLE}::test_nobody_is_hurried_while_something_moves",
            f"{KIOSK}::test_anything_else_that_is_pressed_leads_there_too",
        ),
    ),
    49: ("woken by noise", (f"{KIOSK}::test_noise_never_wakes_the_house",)),
    50: (
        "torn files",
        (f"{FILES}::test_everything_is_flushed_before_it_gets_its_name", KILLED),
    ),
    52: ("ways out of the kiosk", (f"{KIOSK}::test_the_monkey_never_gets_out",)),
    53: ("secrets in undo", ("test_secrets.py::test_views_hold_plain_data_without_hidden_faces",)),
    55: (
        "one log for all",
        ("test_leaks_here.py::test_the_log_has_the_same_lines_in_the_same_order_with_other_cards",),
    ),
    56: (
        "the log names a hidden card",
        ("test_leaks_here.py::test_the_log_has_the_same_lines_in_the_same_order_with_other_cards",),
    ),
    58: ("a shared place of drawn cards", (REDEALT,)),
    59: (
        "secrets in the history",
        ("test_leaks_here.py::test_the_log_has_the_same_lines_in_the_same_order_with_other_cards",),
    ),
    61: (
        "no curtain between two seats; “you”",
        (
            f"{GAMES}::test_a_whole_game_shows_no_secret_wastes_no_press_and_ends",
            "test_leaks.py::test_what_happened_is_never_told_to_you",
        ),
    ),
    62: (
        "a computer knows too much",
        ("test_secrets.py::test_what_a_seat_cannot_know_makes_no_difference_to_its_bot",),
    ),
    64: (
        "a reader that starts silently",
        ("test_reader.py::test_switching_it_on_and_off_is_said_both_ways",),
    ),
    65: (
        "no first focus",
        (f"{SCREENS}::test_everything_is_reachable_and_there_is_one_focus",),
    ),
    67: (
        "a pad rolls back",
        (
            "test_leaks.py::test_nothing_can_be_taken_back",
            f"{HOSTILE}::test_a_stick_that_lies_a_little_off_moves_nothing",
        ),
    ),
    68: ("undo although it is off", ("test_leaks.py::test_nothing_can_be_taken_back",)),
    70: ("gaps in the background", (f"{COUCH}::test_the_background_covers_everything",)),
    71: ("long words, missing letters", (LOOKS, "test_glyphs.py::test_every_letter_is_there")),
    73: (
        "stuck after wrong accusations",
        (
            "test_play.py::test_random_play_ends_and_every_question_has_an_answer",
            "test_scenarios.py::test_scenario",
        ),
    ),
    74: (
        "the default answer wins",
        ("test_table_choices.py::test_first_focus_never_depends_on_a_hand",),
    ),
    76: (
        "a default that tells",
        ("test_table_choices.py::test_first_focus_never_depends_on_a_hand",),
    ),
    77: (
        "a computer hangs",
        (
            "test_table_bars.py::test_a_computer_that_never_decides_plays_its_harmless_move",
            "test_bots.py::test_bots_play_whole_matches",
        ),
    ),
    79: (
        "endless computer turns",
        (f"{COUCH}::test_what_goes_on_without_people_is_shown_quickly",),
    ),
    80: (
        "thinking freezes the window",
        ("test_table_cost.py::test_thinking_leaves_the_frame_its_time",),
    ),
    82: (
        "replays that differ",
        (
            "test_state.py::test_snapshots_and_replays_are_the_same_match",
            "test_state.py::test_another_process_plays_the_same_matches",
        ),
    ),
    83: ("too fast to follow", (MEASURES,)),
}
"""Row of the list of faults -> what went wrong, and the test that would see it again."""

OPEN = """
B45 needs people who have never seen the house; it was not tried by any.
B42: 72 hours were not run. The harness: `python -m tests.soak`.
Play with a single button was played by tests alone, not by people who have no other.
Letters for easy reading give way to the usual, slimmer face where a name would be cut for them, and
  cards have their slender face in any case.
The voice that reads aloud was heard up to the sound device; it reads menus and captions, not
  single cards.
"""
"""What is not reached, or not by a test."""

RUNS = {
    "kill -9 at 1,000 random moments of a house that plays and keeps": "all whole, nothing lost",
    "kill -9 at 1,000 random moments of a process that writes one file": "likewise",
    "10,000 hostile orders of up to 60 events": "no exception, no ghost, nothing that stays held",
    "a kiosk killed and started again by `--keep`": "2 to 4 s on a busy machine of two cores",
    "48 min of the show in real time, before tables were let go": "+330 MB: a leak, mended since",
    "210 segments of the show on a fast clock, since then": "250 to 275 MB, flat",
    "2,000 games through the whole table, 400 of each": "all came to their results; "
    "133 MB at first, 144 to 173 MB from the 200th on; 1 world, 1 thread, 35 handles and "
    "99 of 100 frames 5 to 6 ms throughout",
    "2 h of the show in real time, 1280x720, with other work beside it": "284 to 330 MB from the "
    "tenth minute on (means of half hours 304, 305, 311, 318: caches with a bound fill); 88, at "
    "last 89 handles, 2 threads; the slowest of 100 frames 8 to 30 ms from minute to minute, on "
    "average 16, 18, 18 and 19 ms in these parts",
    "7 h of the show on a fast clock, 320x180": "265 MB after 2 h, 289 after 5, 293 after 6, "
    "294 after 7: then they are full",
}
"""Long runs that were made, and what they gave."""


MEASURED = {
    "B1": "28 px",
    "B2": "0 faults at 100 %",
    "B3": "4.6 (text), 7.0 (high contrast)",
    "B4": "0 px to spare at most",
    "B22": "1 press, 2 steps",
    "B23": "1 frame, 1 press",
    "B24": "0 ghosts in 100",
    "B25": "917 models; 8 of 8",
    "B27": "11 meanings, each pad and zone",
    "B29": "0 moves of 600",
    "B30": "1 seat",
    "B31": "0.5 s",
    "B33": "± 1 frame",
    "B36": "45, 60, 20 s",
    "B37": "120, 180 s",
    "B38": "≤ 500 ms",
    "B40": "all five < 4 min",
    "B41": "0 ways out",
    "B43": "0 of 1,000 torn",
}
"""Bar -> what its tests found, where ``bars.md`` has no figure for it."""


def figures() -> dict[str, str]:
    """Bar -> the figure of ``bars.md`` that is nearest to its limit."""
    found: dict[str, list[tuple[float, str]]] = {}
    for line in FIGURES.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) >= 4 and re.fullmatch(r"B\d+", cells[0]):
            near, shown = _nearness(cells[2], cells[3]), f"{cells[2]} ({cells[3]})"
            found.setdefault(cells[0], []).append((near, shown))
    return {
        bar: f"{max(values)[1]}, of {len(values)}" if len(values) > 1 else values[0][1]
        for bar, values in found.items()
    }


def _nearness(value: str, limit: str) -> float:
    """1 at the limit, less below it; 0 where there is no number."""
    numbers = [re.search(r"-?[\d.]+", one) for one in (value, limit)]
    if numbers[0] is None or numbers[1] is None:
        return 0.0
    is_value, is_limit = (float(one.group()) for one in numbers if one is not None)
    if limit.startswith("≥"):
        return is_limit / is_value if is_value else 0.0
    return is_value / is_limit if is_limit else 0.0


def page() -> str:
    """The tables as Markdown."""
    measured = figures()
    lines = [
        "# The couch and the kiosk: bars and faults",
        "",
        "Every bar that the house sets itself for couch, kiosk and access, and every fault that",
        "others shipped, with the tests that would see it. Written by",
        "`python -m tests.scenes.couch_list`; `tests/scenes/test_couch_list.py` checks that every",
        "test named here is there. Figures of screens and films stand in `bars.md` (here the one",
        "nearest to its limit), leaks in `leaks.md`.",
        "",
        "## Bars",
        "",
        "| bar | asks for | measured | test |",
        "|---|---|---|---|",
    ]
    for bar, (asks, tests) in BARS.items():
        shown = "<br>".join(f"`{test}`" for test in tests) or "none: see below"
        lines.append(f"| {bar} | {asks} | {measured.get(bar, MEASURED.get(bar, ''))} | {shown} |")
    lines += ["", "## Faults", "", "| row | what went wrong | test |", "|---|---|---|"]
    for row, (wrong, tests) in FAULTS.items():
        lines.append(f"| {row} | {wrong} | {'<br>'.join(f'`{test}`' for test in tests)} |")
    lines += ["", "## Long runs", "", "| run | result |", "|---|---|"]
    lines += [f"| {run} | {result} |" for run, result in RUNS.items()]
    lines += ["", "## Not reached, or not by a test", ""]
    lines += [f"- {words}" for words in OPEN.strip().replace("\n  ", " ").splitlines()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
