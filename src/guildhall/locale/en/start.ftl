start-failed = Guildhall couldn’t be loaded. Check your connection, then try again.
start-again = Try again
