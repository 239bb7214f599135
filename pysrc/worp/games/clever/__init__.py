"""What only Clever needs of the Python layer."""
