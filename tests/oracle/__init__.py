"""Plain Python readings of the rulebooks, one file a game, written without looking at the engine.

They are slow and simple on purpose. A rule that the engine and the oracle both get wrong must have been
misread twice.
"""
