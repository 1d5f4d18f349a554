"""The people of DEADCERT's London: heads, hair, hats, clothes and tools of the trade, drawn for the painter."""
