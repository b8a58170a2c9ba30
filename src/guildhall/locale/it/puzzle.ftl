# Problemi: una decisione da una partita tra bot forti.
puzzle-title = Problemi
puzzle-one = Problema
puzzle-number = Problema { $number }
puzzle-about = Posizioni da partite tra i bot più forti. Una mossa è chiaramente la migliore. Riesci a trovarla?
puzzle-task = Trova la mossa migliore. Una è chiaramente davanti a tutte le altre.
puzzle-today = Problema del giorno
puzzle-list = Tutti i problemi
puzzle-next = Prossimo problema
puzzle-none = Per questo gioco non ci sono ancora problemi.
puzzle-none-such = Nessun problema corrisponde. Scegli un’altra difficoltà o un altro tema.
puzzle-difficulty = Difficoltà
puzzle-theme = Tema
puzzle-all = Tutti
puzzle-all-themes = Tutti i temi
puzzle-level-1 = Facile
puzzle-level-2 = Medio
puzzle-level-3 = Difficile
puzzle-new = Non ancora provato
puzzle-solved = Risolto
puzzle-missed = Mancato
puzzle-solved-of = { $solved } su { $count } risolti
puzzle-streak =
    { $count ->
        [0] Ancora nessuna serie (record: { $longest })
       *[other] { $count } di fila (record: { $longest })
    }
puzzle-solved-before = Hai già risolto questo problema.
puzzle-missed-before = Hai già mancato questo problema.
puzzle-right = Esatto!
puzzle-wrong = C’è una mossa migliore.
puzzle-best = La migliore: { $move }
puzzle-chances = Probabilità di vittoria
puzzle-yours = la tua mossa
puzzle-played = giocata nella partita
puzzle-mistakes = Impara dai tuoi errori
puzzle-mistakes-wait = L’analisi cerca le decisioni che ti sono costate di più. Puoi lasciare questa pagina: l’analisi continua.
puzzle-mistakes-whose = Di chi vuoi rivedere le decisioni?
puzzle-mistakes-none = Nessun errore evidente in questa partita. Ben giocato!
puzzle-mistakes-back = Torna alla partita
puzzle-mistakes-done = È tutto. Hai trovato una mossa migliore { $found } volte su { $count }.
puzzle-mistake = Errore { $number } di { $count }
puzzle-mistake-played = Qui hai giocato «{ $move }»: { $share } % di probabilità di vittoria. La mossa migliore ne aveva il { $best } %.
puzzle-mistake-task = Trova una mossa migliore.
puzzle-mistake-next = Prossimo errore
puzzle-more =
    { $count ->
        [one] Mostra un’altra mossa
       *[other] Mostra altre { $count } mosse
    }
