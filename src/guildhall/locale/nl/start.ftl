start-failed = Guildhall kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
start-again = Opnieuw proberen
