"""SOLOplay: what to file and when to reclaim, what a friend would advise, and the review."""
