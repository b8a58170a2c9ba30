"""What was tried against a server, to be run again."""
