# Il terminale, in italiano.

cli-welcome = Ti diamo il benvenuto in { $game }. Scrivi un numero o una mossa; ? mostra le tue scelte e tutti i comandi.
cli-prompt = { $name } >
cli-hand-over = È il turno di { $name }. Passa lo schermo, poi premi Invio.
cli-more =
    … e { $more ->
        [one] un’altra scelta
       *[other] altre { $more } scelte
    }; ? mostra tutto.
cli-commands =
    Comandi: ? le tue scelte · why MOSSA spiega un rifiuto · hint consiglio · rules [NUMERO] regole ·
    board tavolo · log diario · undo ritira la tua ultima decisione ·
    save [FILE] salva · quit (salva; riprendi con --last)
cli-possible = Si può fare: { $move }.
cli-nothing-to-undo = Non c’è niente da ritirare.
cli-saved = Partita salvata: { $file }
cli-left = La partita è salvata. Riprendila con: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-simulating = Partite in corso
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-score = Punteggio medio
cli-column-wins = Vittorie
cli-simulated =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }, { $rate } al secondo.
cli-verified-finished =
    { $game }: { $inputs ->
        [one] una voce, conforme
       *[other] { $inputs } voci, tutte conformi
    } alle regole; il risultato e il dettaglio dei punti sono giusti.
cli-verified-unfinished =
    { $game }: { $inputs ->
        [one] una voce, conforme
       *[other] { $inputs } voci, tutte conformi
    } alle regole; la partita non è finita.
cli-verified-luck =
    La chiave è quella su cui si era impegnato il programma che ha distribuito ({ $commitment }…). { $draws ->
        [0] Non è stato estratto nulla.
        [one] L’unica estrazione ne deriva.
       *[other] Tutte le { $draws } estrazioni ne derivano.
    }
cli-verified-numbers =
    { $count ->
        [0] Nessun giocatore ha aggiunto un numero casuale; la sorte viene solo da quella chiave.
        [one] Un giocatore su { $seats } ha aggiunto alla sorte un proprio numero casuale.
       *[other] { $count } giocatori su { $seats } hanno aggiunto alla sorte un proprio numero casuale.
    }
cli-verified-reopened =
    { $count ->
        [one] Un annullamento è tornato
       *[other] { $count } annullamenti sono tornati
    } su qualcosa di già noto; le estrazioni successive sono state rinnovate.
cli-verified-given =
    { $count ->
        [one] La prima voce viene
       *[other] Le prime { $count } voci vengono
    } da un’altra partita; ciò che vi è stato estratto non viene controllato qui.
cli-verified-noluck = La chiave della sorte non è ancora stata rivelata.

cli-bench-running = Misurazione in corso
cli-bench-plain = Python puro
cli-bench-compiled = Compilato
cli-bench-playout-per-s = Gioco a caso, ciclo compilato, decisioni/s
cli-bench-loop-per-s = Gioco a caso, ciclo Python, decisioni/s
cli-bench-copy-us = Copia, µs
cli-bench-legal-us = Mosse permesse, µs
cli-bench-observe-us = Vista, µs
cli-bench-imagine-us = Mondo immaginato, µs
cli-bench-json-us = JSON andata e ritorno, µs
cli-bench-state-bytes = Memoria di uno stato, byte
cli-bench-record-bytes = Verbale di una partita, byte
cli-bench-no-yardsticks = Nessun metro di paragone: serve OpenSpiel (uv sync --extra openspiel).
cli-bench-ratio-game = Gioco / paragone
cli-bench-ratio-playout = Ciclo compilato, volte (minimo)
cli-bench-ratio-loop = Ciclo Python, volte (minimo)
cli-bench-ratio-copy = Copia, parte di un clone di scacchi (massimo)
cli-bench-faster = { $game }: compilato è { $times } volte più veloce
