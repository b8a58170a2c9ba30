start-failed = Guildhall n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
start-again = Réessayer
