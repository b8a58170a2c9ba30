start-failed = Guildhall konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
start-again = Noch einmal versuchen
