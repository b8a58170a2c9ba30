people-joined = Iscritto dal { $date }
people-shown = Mostra il mio profilo agli altri
people-shown-more = Chi è connesso, anche come ospite, vede il tuo nome, le tue partite e i tuoi punteggi. Altrimenti solo tu, e non sei in classifica.
people-saved = Salvato.
people-titles = Giochi giocati
people-ratings = Punteggi
people-score =
    { $games ->
        [one] { $games } partita, { $wins } vinte
       *[other] { $games } partite, { $wins } vinte
    }
people-no-games = Ancora nessuna partita finita.
people-live = Dal vivo
people-correspondence = Per corrispondenza
people-provisional = provvisorio
people-provisional-more = Provvisorio fino a circa dieci partite valide.
people-curve = Punteggio dopo ogni partita: { $game }, { $pace }
people-all-games = Tutti i giochi
people-game = Gioco
people-name = Nome di un giocatore
people-result = Risultato
people-any = Ogni risultato
people-won = Vinte
people-lost = Non vinte
people-since = Dal
people-until = Al
people-search = Cerca
people-option = Variante
people-any-option = Tutte le varianti
people-replay = Rivedi
people-unrated = non valida
people-whose = Partite di chi
people-more = Mostra altro
people-nothing = Nessuna partita finita corrisponde.
people-mine = Le mie partite
people-public = Tutte le partite pubbliche
people-place = Posto
people-player = Nome
people-rating = Punteggio
people-games = Partite
people-wins = Vinte
people-newcomers = Punteggi provvisori
people-ranking-none = Nessuno ha ancora abbastanza partite valide.
people-ranking-more = Giocatori con un account. I bot sono riferimenti fissi: apprendista 900, lavorante 1500, maestro 2200.
people-pace = Ritmo
people-sign-in = Gioca una partita o accedi per vedere questa pagina.
