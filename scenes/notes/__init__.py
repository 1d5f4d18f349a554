"""A seat's notes: the sheet, the marks on it, and the page that shows it."""
