# Tornei, cluster e programmi che giocano, in italiano.

error-executor = «{ $given }» non è un posto di lavoro. Possibili: local:N, dask:tcp://HOST:PORT.
error-cluster_unreachable = Non c’è nessun cluster a { $address }: { $problem }
error-workers_lost = Il compito { $task } ha perso più volte il suo processo: memoria, o difetto di un bot?
error-bot_illegal = Nella partita { $index } ({ $bots }) un bot ha fatto una mossa illegale, mossa { $n }: { $why }.
cli-column-share = Quota di vittorie
cli-column-rating = Forza
cli-column-moves = Mosse
cli-column-times = ms per mossa: mediana / 95 % / più lunga
cli-plot-seconds = Secondi per mossa
cli-arena-games =
    { $games } partite su { $groups } { $groups ->
        [one] sorte
       *[other] sorti
    }; una quota equa è { $fair }. Nessuna mossa illegale.
cli-arena-broken-off = Interrotto: contano solo le sorti che ogni bot ha giocato a ogni posto.
cli-intervals = Intervalli: 95 %, bootstrap sulle sorti.
cli-intervals-wilson = Intervalli: 95 %, bootstrap sulle sorti; Wilson con una prova per sorte dove tutte concordano.
error-line_bot_missing = Non c’è nessun programma «{ $command }» per giocare.
error-line_bot_late = Il programma «{ $command }» non ha risposto entro { $seconds } secondi.
error-line_bot_ended = Il programma «{ $command }» si è fermato a metà partita (stato { $status }).
error-line_bot_answer = Il programma «{ $command }» non ha risposto con una mossa legale, ma: { $answer }
cli-column-games = Partite
cli-balance-length = Decisioni per partita: { $mean }; la più corta / mediana / la più lunga: { $least } / { $median } / { $most }.
cli-balance-margin = Il vincitore ha un vantaggio di { $margin }; vittorie condivise: { $shared }.
cli-balance-length-name = Decisioni per partita
cli-balance-margin-name = Vantaggio del vincitore
cli-balance-differences = Prima variante meno seconda
cli-balance-broken-off = Interrotto: conta solo ciò che è finito.
cli-balance-games = { $games } partite per variante; la quota equa di un posto è { $fair }. Intervalli: 95 %, bootstrap sulle partite (oltre 1000 normale; Wilson dove tutte concordano).
cli-analysing = Esame
cli-analysis-input = Mossa
cli-analysis-shares = quote di vittoria
cli-analysis-scores = punteggi attesi
cli-analysis-course = Quota di vittoria e punteggio atteso lungo la partita
cli-analysis-costliest =
    { $count ->
        [0] Nessuna decisione è costata qualcosa senza dubbio.
        [one] La decisione più costosa
       *[other] Le { $count } decisioni più costose
    }
cli-analysis-decision = { $n }  { $name }: { $move } – meglio: { $best } (quota di vittoria +{ $cost } ± { $error }, punti { $points })
cli-analysis-agreed = Il maestro avrebbe giocato lo stesso in { $agreed } decisioni su { $all }.
cli-exported =
    { $games ->
        [one] Una partita scritta
       *[other] { $games } partite scritte
    } in { $file }, senza nomi.
cli-verifying = Verifica
cli-verified-collection =
    { $games ->
        [one] Una partita è giusta
       *[other] Tutte le { $games } partite sono giuste
    }: somme di controllo, mosse, sorte e risultati ({ $titles }).
