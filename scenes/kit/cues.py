"""Names of the interface's sounds."""

MOVE = "ui_move"
OK = "ui_ok"
BACK = "ui_back"
REFUSED = "ui_no"
OPEN = "ui_open"
