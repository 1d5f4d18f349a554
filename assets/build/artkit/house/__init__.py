"""Furniture and rooms of the mansion, in units of 1/40 metre (a px of the plan); z up, fronts face -y."""
