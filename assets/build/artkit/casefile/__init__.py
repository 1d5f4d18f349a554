"""The pictures of Casefile: suspects, evidence, false evidence, signs."""
