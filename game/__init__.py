"""What a match is: state, time, chance, secrets, records and computer players. Headless."""
