"""Long runs: thousands of games through the whole table, and hours of show in real time."""
