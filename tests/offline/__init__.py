"""The table in a browser, without a server."""
