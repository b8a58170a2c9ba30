# Tornei, cluster e programmi che giocano, in italiano.

error-executor = “{ $given }” non è un esecutore valido. Usa local:N o dask:tcp://HOST:PORT.
error-cluster_unreachable = Impossibile raggiungere un cluster a { $address }: { $problem }
error-workers_lost = I processi si sono bloccati più volte sul compito { $task }. Controlla la memoria e i bot.
error-bot_illegal = Nella partita { $index } ({ $bots }) un bot ha fatto una mossa illegale, voce { $n }: { $why }.
cli-column-share = Percentuale di vittorie
cli-column-rating = Rating
cli-column-moves = Mosse
cli-column-times = ms per mossa: mediana / 95 % / più lunga
cli-plot-seconds = Secondi per mossa
cli-arena-games =
    { $games } partite da { $groups } { $groups ->
        [one] seme
       *[other] semi
    }; una quota pari sarebbe { $fair }. Nessuna mossa illegale.
cli-arena-broken-off = Interrotto: contano solo i semi che ogni bot ha giocato a ogni posto.
cli-intervals = Intervalli: 95 %, bootstrap sui semi.
cli-intervals-wilson = Intervalli: 95 %, bootstrap sui semi; Wilson (una prova per seme) dove tutti concordano.
error-line_bot_missing = Programma “{ $command }” non trovato.
error-line_bot_not_executable = Impossibile avviare { $file }: il file non è eseguibile. Per renderlo tale: chmod +x { $file }
error-line_bot_start = Impossibile avviare il programma “{ $command }” ({ $problem }). Uno script deve iniziare con una riga come #!/usr/bin/env python3.
error-line_bot_late = Il programma “{ $command }” non ha risposto entro { $seconds } secondi.
error-line_bot_ended = Il programma “{ $command }” si è fermato a metà partita (codice { $status }).
error-line_bot_answer = Il programma “{ $command }” non ha risposto con una mossa legale, ma: { $answer }
cli-column-games = Partite
cli-balance-length = Decisioni per partita: { $mean }; la più corta / mediana / la più lunga: { $least } / { $median } / { $most }.
cli-balance-margin = Vantaggio del vincitore: { $margin }; vittorie condivise: { $shared }.
cli-balance-length-name = Decisioni per partita
cli-balance-margin-name = Vantaggio del vincitore
cli-balance-differences = Prima variante meno seconda
cli-balance-broken-off = Interrotto: conta solo ciò che è finito.
cli-balance-games = { $games } partite per variante; una quota pari per posto sarebbe { $fair }. Intervalli: 95 %, bootstrap sulle partite (oltre 1000 normale; Wilson dove tutte concordano).
cli-analysing = Analisi
cli-analysis-input = Voce
cli-analysis-shares = percentuali di vittoria
cli-analysis-scores = punteggi attesi
cli-analysis-course = Percentuale di vittoria e punteggio atteso nel corso della partita
cli-analysis-costliest =
    { $count ->
        [0] Nessun errore evidente.
        [one] Errore più grave
       *[other] I { $count } errori più gravi
    }
cli-analysis-decision = { $n }  { $name }: { $move } – meglio: { $best } (vittorie +{ $cost } ± { $error }, punti { $points })
cli-analysis-agreed = Il maestro è d’accordo con { $agreed } decisioni su { $all }.
cli-analysis-quick = Sguardo rapido: l’esperto è d’accordo con { $agreed } decisioni su { $all }. Con --deep un maestro riflette su ognuna.
cli-exported =
    { $games ->
        [one] { $games } partita scritta
       *[other] { $games } partite scritte
    } in { $file }, senza nomi.
cli-exported-positions =
    { $positions ->
        [one] { $positions } decisione
       *[other] { $positions } decisioni
    } di { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $file }, senza nomi.
cli-verifying = Verifica
cli-verified-collection =
    { $games ->
        [one] La partita è valida
       *[other] Tutte le { $games } partite sono valide
    }: somme di controllo, mosse, estrazioni e risultati ({ $titles }).
