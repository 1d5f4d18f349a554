"""The desk of SOLOplay: everything lies open, and the Filed stacks grow deeper."""
