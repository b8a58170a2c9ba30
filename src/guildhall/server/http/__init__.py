"""HTTP before and around the handlers: connections, limits, checks, errors, the built client."""
