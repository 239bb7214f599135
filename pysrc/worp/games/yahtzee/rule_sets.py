"""The rule sets whose value is known from the literature, by name; the first is the default."""

RULE_SETS = {
    "dutch": {"joker": "dutch"},
    "forced": {"joker": "forced"},
    "bonus": {"joker": "none"},
    "plain": {"joker": "none", "yahtzee_bonus": "off"},
}
