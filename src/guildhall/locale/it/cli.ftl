# Il terminale, in italiano.

cli-welcome = Ti diamo il benvenuto in { $game }. Scrivi un numero o una mossa; ? mostra le scelte e tutti i comandi.
cli-bot-stands-in = { $bot } ha bisogno di una rete che qui non è utilizzabile. Al suo posto gioca { $other }.
cli-prompt = { $name } >
cli-hand-over = Tocca a { $name }. Passa lo schermo, poi premi Invio.
cli-more =
    … e { $more ->
        [one] un’altra scelta
       *[other] altre { $more } scelte
    }; ? mostra tutto.
cli-commands =
    Comandi: ? le tue scelte · why MOSSA spiega perché una mossa non è possibile · hint suggerimento · rules [NUMERO] regole ·
    board tabellone · log registro · undo annulla ·
    save [FILE] salva · quit (salva; riprendi con --last)
cli-possible = Questa mossa è possibile: { $move }.
cli-nothing-to-undo = Non c’è nulla da annullare.
cli-saved = Partita salvata: { $file }
cli-left = Partita salvata. Riprendila con: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-learn-welcome = { $game }: { $title }. Scrivi un numero o una mossa; ? mostra tutti i comandi, q esce.
cli-learn-next = Avanti: premi Invio >
cli-learn-only-read = Qui non c’è nulla da scegliere. Premi Invio per continuare o scrivi q per uscire.
cli-learn-commands =
    Comandi: ? le tue scelte · why MOSSA spiega perché una mossa non è possibile · board tabellone · back risposta precedente ·
    restart ricomincia · q (conserva i progressi)
cli-learn-left = I tuoi progressi sono salvati. Riprendi con: { $command }
cli-learn-play-on = Continua la partita da qui: { $command }
cli-learn-following = Lezione successiva: { $command }
cli-puzzle-today = Problema del giorno: { $command }
cli-puzzle-next = Prossimo problema: { $command }
cli-puzzle-commands = Comandi: ? le tue scelte · why MOSSA spiega perché una mossa non è possibile · board tabellone · quit

cli-simulating = Partite in corso
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-score = Punteggio medio
cli-column-wins = Vittorie
cli-training = { $done } · { $decisions } decisioni · { $pace } al secondo · chi vince: { $wins } (a caso { $nothing }) · indecisione: { $spread }
cli-trained = { $file } scritto dopo { $decisions } decisioni ({ $done } dell’allenamento). Giocaci contro con --bots onnx:{ $file }.
cli-looking = Secondo sguardo
cli-sharpening = guadagno secondo le partite di prova, in vittorie per decisione: { $gain } ± { $doubt } · chi vince: { $wins } (prima { $before }) · scarto { $shift }
cli-sharpened = { $file } scritto dopo { $decisions } decisioni. Giocaci contro con --bots onnx:{ $file }.
cli-simulated =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }, { $rate } al secondo.
cli-verified-finished =
    { $game }: { $inputs ->
        [one] { $inputs } voce, conforme
       *[other] { $inputs } voci, tutte conformi
    } alle regole; risultato e punteggio sono corretti.
cli-verified-unfinished =
    { $game }: { $inputs ->
        [one] { $inputs } voce, conforme
       *[other] { $inputs } voci, tutte conformi
    } alle regole; la partita non è finita.
cli-verified-luck =
    La chiave corrisponde all’impegno di chi ha distribuito ({ $commitment }…). { $draws ->
        [0] Non è stato estratto nulla.
        [one] L’unica estrazione ne deriva.
       *[other] Tutte le { $draws } estrazioni ne derivano.
    }
cli-verified-numbers =
    { $count ->
        [0] Nessun giocatore ha aggiunto un numero casuale; le estrazioni vengono solo da quella chiave.
        [one] Un giocatore su { $seats } ha aggiunto un numero casuale.
       *[other] { $count } giocatori su { $seats } hanno aggiunto un numero casuale.
    }
cli-verified-reopened =
    { $count ->
        [one] Un annullamento è tornato
       *[other] { $count } annullamenti sono tornati
    } a prima di informazioni già rivelate; le estrazioni successive sono nuove.
cli-verified-given =
    { $count ->
        [one] La prima voce viene
       *[other] Le prime { $count } voci vengono
    } da un’altra partita; le sue estrazioni non sono verificate qui.
cli-verified-noluck = La chiave delle estrazioni non è ancora stata rivelata.

cli-bench-running = Misurazione in corso
cli-bench-plain = Python puro
cli-bench-compiled = Compilato
cli-bench-playout-per-s = Gioco a caso, ciclo compilato, decisioni/s
cli-bench-loop-per-s = Gioco a caso, ciclo Python, decisioni/s
cli-bench-copy-us = Copia, µs
cli-bench-legal-us = Mosse permesse, µs
cli-bench-observe-us = Vista, µs
cli-bench-imagine-us = Mondo simulato, µs
cli-bench-json-us = JSON andata e ritorno, µs
cli-bench-state-bytes = Dimensione di uno stato, byte
cli-bench-record-bytes = Dimensione di una registrazione, byte
cli-bench-selfplay-per-s = Gioco contro sé stessi con osservazione e maschera, 256 partite, decisioni/s
cli-bench-viewed-per-s = Lo stesso passando per le viste, decisioni/s
cli-bench-share = Quota del gioco contro sé stessi sul gioco a caso
cli-bench-seats-per-s = Un posto contro bot a caso, 256 partite, passi/s
cli-bench-turns-per-s = PettingZoo, una partita, decisioni/s
cli-bench-one-per-s = Gymnasium, una partita contro bot a caso, passi/s
cli-bench-numbers-us = Osservazione di uno stato, µs
cli-bench-tensor-us = Tensore OpenSpiel, µs
cli-bench-clone-us = Clone OpenSpiel, µs
cli-bench-no-yardsticks = Nessun riferimento: serve OpenSpiel (uv sync --extra openspiel).
cli-bench-no-selfplay = Nessun confronto del gioco contro sé stessi con gli scacchi: serve OpenSpiel (uv sync --extra openspiel).
cli-bench-no-tensor = Nessun confronto dei tensori: serve OpenSpiel (uv sync --extra openspiel).
cli-bench-no-turns = Nessun confronto con gli scacchi di PettingZoo: serve il suo extra (pip install "pettingzoo[classic]").
cli-bench-ratio-game = Gioco / riferimento
cli-bench-ratio-playout = Ciclo compilato, rapporto (obiettivo: almeno)
cli-bench-ratio-loop = Ciclo Python, rapporto (obiettivo: almeno)
cli-bench-ratio-copy = Copia, frazione di un clone di scacchi (obiettivo: al massimo)
cli-bench-ratio-selfplay = Gioco contro sé stessi / scacchi di OpenSpiel in un ciclo Python, rapporto (obiettivo: almeno)
cli-bench-ratio-tensor = Tensore / hearts di OpenSpiel, rapporto (obiettivo: almeno)
cli-bench-ratio-turns = Turni / scacchi di PettingZoo, rapporto (obiettivo: almeno)
cli-bench-ratio-one = Un posto / Blackjack di Gymnasium, rapporto
cli-bench-faster = { $game }: le regole compilate sono { $times } volte più veloci

cli-offline-written = { $folder } è scritta. Mettila su un qualsiasi host web, o provala: python -m http.server -d { $folder }
error-folder_exists = { $folder } esiste già. Scegli un altro nome.
