"""DEADCERT's desk, its case papers, the people of London and the pictures of the Details."""
