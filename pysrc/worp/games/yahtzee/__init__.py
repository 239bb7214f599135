"""What only Yahtzee needs of the Python layer."""
