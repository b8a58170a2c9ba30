"""What surrounds the application in a process: compiled rules, handover, secret, health."""
