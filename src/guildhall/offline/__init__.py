"""A table in the browser, without a server: its door, and what is put there to make it run."""
