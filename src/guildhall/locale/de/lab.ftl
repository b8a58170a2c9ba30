# Turniere, Rechencluster und spielende Programme, auf Deutsch.
# Glossar: siehe core.ftl; dazu a luck = ein Zufall (eine Mischung, die jeder Bot auf jedem Platz spielt) · win share = Siegquote.

error-executor = „{ $given }“ ist kein Arbeitsplatz. Möglich: local:N, dask:tcp://HOST:PORT.
error-cluster_unreachable = Unter { $address } ist kein Cluster: { $problem }
error-workers_lost = Bei Aufgabe { $task } gingen immer wieder Arbeitsprozesse verloren; Speicher, oder ein Fehler in einem Bot?
error-bot_illegal = In Partie { $index } ({ $bots }) machte ein Bot einen unerlaubten Zug, Eingabe { $n }: { $why }.
cli-column-share = Siegquote
cli-column-rating = Wertungszahl
cli-column-moves = Züge
cli-column-times = ms pro Zug: Median / 95 % / längster
cli-plot-seconds = Sekunden pro Zug
cli-arena-games =
    { $games } Partien über { $groups } { $groups ->
        [one] Zufall
       *[other] Zufälle
    }; eine gerechte Quote ist { $fair }. Kein unerlaubter Zug.
cli-arena-broken-off = Abgebrochen: Es zählen nur Zufälle, die jeder Bot auf jedem Platz gespielt hat.
cli-intervals = Intervalle: 95 %, Bootstrap über Zufälle.
cli-intervals-wilson = Intervalle: 95 %, Bootstrap über Zufälle; Wilson mit Zufällen als Versuchen, wo alle Zufälle gleich ausgehen.
error-line_bot_missing = Es gibt kein Programm „{ $command }“, das spielen könnte.
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
cli-balance-games = { $games } Partien je Variante; eine gerechte Quote pro Platz ist { $fair }. Intervalle: 95 %, Bootstrap über Partien (über 1000 normal; Wilson, wo alle gleich ausgehen).
cli-analysing = Untersuche
cli-analysis-input = Eingabe
cli-analysis-shares = Siegquoten
cli-analysis-scores = erwartete Punkte
cli-analysis-course = Siegquote und erwartete Punkte im Lauf der Partie
cli-analysis-costliest =
    { $count ->
        [0] Keine Entscheidung hat zweifelsfrei etwas gekostet.
        [one] Die teuerste Entscheidung
       *[other] Die { $count } teuersten Entscheidungen
    }
cli-analysis-decision = { $n }  { $name }: { $move } – besser: { $best } (Siegquote +{ $cost } ± { $error }, Punkte { $points })
cli-analysis-agreed = Der Meister hätte in { $agreed } von { $all } Entscheidungen genauso gespielt.
cli-exported =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } nach { $file } geschrieben, ohne Namen.
cli-verifying = Prüfe
cli-verified-collection =
    { $games ->
        [one] Eine Partie stimmt
       *[other] Alle { $games } Partien stimmen
    }: Prüfsummen, Züge, Zufall und Ergebnisse ({ $titles }).
