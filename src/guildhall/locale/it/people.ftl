people-joined = Iscritto dal { $date }
people-shown = Mostra il mio profilo agli altri
people-shown-more = Chi è connesso, anche come ospite, vede il tuo nome, le tue partite, i tuoi punteggi, le lezioni e i problemi che hai completato. Altrimenti solo tu, e non sei in classifica.
people-presence = Mostra agli altri quando sono online
people-here-now = Online adesso
people-here = Online
people-here-more = +{ $count } altri
people-saved = Salvato.
people-follow = Segui
people-unfollow = Non seguire più
people-block = Blocca
people-unblock = Sblocca
people-followed = Segui { $name }. I suoi tavoli aperti sono segnalati nella pagina iniziale.
people-unfollowed = Non segui più { $name }.
people-blocked = { $name } è bloccato.
people-unblocked = { $name } non è più bloccato.
people-block-more = I giocatori che blocchi non possono invitarti, unirsi ai tuoi tavoli, né vedere il tuo profilo e quando sei online. Non vedi i loro messaggi.
people-follows = Seguiti
people-blocks = Bloccati
people-follows-none = Non segui ancora nessuno. Apri il profilo di un giocatore per seguirlo.
people-blocks-none = Non hai bloccato nessuno.
people-mute = Silenzia
people-unmute = Non silenziare più
people-muted = { $name } è silenziato.
people-unmuted = { $name } non è più silenziato.
people-mute-more = Non vedi i messaggi dei giocatori che silenzi; loro non lo sanno.
people-mutes = Silenziati
people-mutes-none = Non hai silenziato nessuno.
people-someone = Questo giocatore
people-export-more = Scarica tutto ciò che questo server conserva su di te in un file JSON.
people-export = Scarica i miei dati
people-delete = Elimina account
people-delete-more = Il tuo account, gli accessi, le notifiche e le liste spariscono subito. Abbandoni le partite in corso. Le partite finite restano, con «Ex giocatore» al posto del tuo nome, e i tuoi messaggi vengono svuotati. Non si può annullare.
people-delete-password = La tua password
people-delete-name = Il tuo nome, per confermare
people-deleted = Il tuo account è eliminato.
people-titles = Giochi giocati
people-learned = Lezioni e problemi
people-lessons =
    { $lessons ->
        [one] { $lessons } lezione su { $all }
       *[other] { $lessons } lezioni su { $all }
    }
people-puzzles =
    { $count ->
        [one] { $count } problema risolto
       *[other] { $count } problemi risolti
    }
people-streak = serie più lunga: { $longest }
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
people-ranking-more = Giocatori con un account. I bot sono riferimenti fissi: apprendista 900, lavorante 1500, esperto 1700, maestro 2200.
people-pace = Ritmo
people-find = Trova giocatori
people-find-more = Cerchiamo altri che vogliono lo stesso gioco e vi mettiamo a un tavolo. Resta su una pagina qualsiasi di questa scheda: il tuo posto è conservato.
people-find-lost = La ricerca è finita: la connessione è mancata troppo a lungo. Puoi ricominciare.
people-seats = Giocatori
people-bots-after = Completa con i bot
people-after =
    { $minutes ->
        [0.5] dopo { $seconds } secondi
        [one] dopo 1 minuto
       *[other] dopo { $minutes } minuti
    }
people-never = Mai
people-seek = Trova giocatori
people-seeking = Cerco giocatori: { $game } ({ $waiting } di { $seats })
people-bots-in = bot tra { $time }
people-seek-stop = Annulla
people-sign-in = Gioca una partita o accedi per vedere questa pagina.
people-invite = Invita qualcuno per nome
people-invite-name = Inizio del nome
people-invite-do = Invita
people-invite-done = { $name } ha ricevuto l’invito.
people-invite-whom = Invita { $name }
people-how-followed = segui
people-how-recent = partita recente
people-how-here = online
people-invite-none = Nessuno trovato. Puoi sempre mandare il link.
people-invite-withdraw = Ritira
people-invite-withdraw-whom = Ritira l’invito per { $name }
