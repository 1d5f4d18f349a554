"""Noir portraits: Open Peeps faces in own costumes and hats, painted with a key light and a rim light."""
