"""Push: words for hints and for the terminal."""
