start-failed = Impossibile caricare Guildhall. Controlla la connessione e riprova.
start-again = Riprova
