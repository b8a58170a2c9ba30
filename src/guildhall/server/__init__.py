"""HTTP and WebSocket around tables and the store."""
