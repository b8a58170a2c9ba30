"""What the rules use of compiled libraries, in plain Python, for interpreters that have none."""
