"""Tables in memory: opened, written to, watched, started, timed, played again."""
