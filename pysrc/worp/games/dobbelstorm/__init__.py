"""What only Dobbelstorm needs of the Python layer."""
