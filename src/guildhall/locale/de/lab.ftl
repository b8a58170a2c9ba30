# Turniere, Rechencluster und spielende Programme, auf Deutsch.
# Glossar: siehe core.ftl; dazu seed = Seed (eine Mischung, die jeder Bot auf jedem Platz spielt) · win rate = Siegquote.

error-executor = „{ $given }“ ist kein gültiger Executor. Verwende local:N oder dask:tcp://HOST:PORT.
error-cluster_unreachable = Kein Cluster unter { $address } erreichbar: { $problem }
error-workers_lost = Bei Aufgabe { $task } sind Worker wiederholt abgestürzt. Prüfe ihren Speicher und die Bots.
error-bot_illegal = In Partie { $index } ({ $bots }) machte ein Bot einen unerlaubten Zug, Eingabe { $n }: { $why }.
cli-column-share = Siegquote
cli-column-rating = Wertung
cli-column-moves = Züge
cli-column-times = ms pro Zug: Median / 95 % / längster
cli-plot-seconds = Sekunden pro Zug
cli-arena-games =
    { $games } Partien aus { $groups } { $groups ->
        [one] Seed
       *[other] Seeds
    }; ein gleicher Anteil wäre { $fair }. Keine unerlaubten Züge.
cli-arena-broken-off = Abgebrochen: Es zählen nur Seeds, die jeder Bot auf jedem Platz gespielt hat.
cli-intervals = Intervalle: 95 %, Bootstrap über Seeds.
cli-intervals-wilson = Intervalle: 95 %, Bootstrap über Seeds; Wilson (ein Versuch pro Seed), wo alle Seeds gleich ausgehen.
error-line_bot_missing = Das Programm „{ $command }“ wurde nicht gefunden.
error-line_bot_not_executable = { $file } lässt sich nicht starten: Die Datei ist nicht ausführbar. Das ändert: chmod +x { $file }
error-line_bot_start = Das Programm „{ $command }“ lässt sich nicht starten ({ $problem }). Ein Skript braucht eine erste Zeile wie #!/usr/bin/env python3.
error-line_bot_late = Das Programm „{ $command }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-line_bot_ended = Das Programm „{ $command }“ hat sich mitten in der Partie beendet (Status { $status }).
error-line_bot_answer = Das Programm „{ $command }“ hat nicht mit einem erlaubten Zug geantwortet, sondern mit: { $answer }
cli-column-games = Partien
cli-balance-length = Entscheidungen pro Partie: { $mean }; kürzeste / Median / längste: { $least } / { $median } / { $most }.
cli-balance-margin = Vorsprung des Siegers: { $margin }; geteilte Siege: { $shared }.
cli-balance-length-name = Entscheidungen pro Partie
cli-balance-margin-name = Vorsprung des Siegers
cli-balance-differences = Erste Variante minus zweite
cli-balance-broken-off = Abgebrochen: Nur Beendetes zählt.
cli-balance-games = { $games } Partien je Variante; ein gleicher Anteil pro Platz wäre { $fair }. Intervalle: 95 %, Bootstrap über Partien (über 1000 normal; Wilson, wo alle gleich ausgehen).
cli-analysing = Analysiere
cli-analysis-input = Eingabe
cli-analysis-shares = Siegquoten
cli-analysis-scores = erwartete Punkte
cli-analysis-course = Siegquote und erwartete Punkte im Verlauf der Partie
cli-analysis-costliest =
    { $count ->
        [0] Keine klaren Fehler.
        [one] Größter Fehler
       *[other] Die { $count } größten Fehler
    }
cli-analysis-decision = { $n }  { $name }: { $move } – besser: { $best } (Siegquote +{ $cost } ± { $error }, Punkte { $points })
cli-analysis-agreed = Der Meister stimmt bei { $agreed } von { $all } Entscheidungen zu.
cli-analysis-quick = Schneller Blick: Der Experte stimmt bei { $agreed } von { $all } Entscheidungen zu. Mit --deep denkt ein Meister über jede nach.
cli-exported =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } nach { $file } geschrieben, ohne Namen.
cli-exported-positions =
    { $positions ->
        [one] 1 Entscheidung
       *[other] { $positions } Entscheidungen
    } aus { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } nach { $file } geschrieben, ohne Namen.
cli-verifying = Prüfe
cli-verified-collection =
    { $games ->
        [one] Die Partie ist gültig
       *[other] Alle { $games } Partien sind gültig
    }: Prüfsummen, Züge, Ziehungen und Ergebnisse ({ $titles }).
