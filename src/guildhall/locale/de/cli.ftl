# Das Terminal, auf Deutsch.

cli-welcome = Willkommen bei { $game }. Gib eine Nummer oder einen Zug ein; ? zeigt deine Möglichkeiten und alle Befehle.
cli-bot-stands-in = { $bot } braucht ein Netz, das sich hier nicht verwenden lässt. Stattdessen spielt { $other }.
cli-prompt = { $name } >
cli-hand-over = { $name } ist am Zug. Gib den Bildschirm weiter und drücke dann Enter.
cli-more =
    … und { $more ->
        [one] 1 weitere Möglichkeit
       *[other] { $more } weitere Möglichkeiten
    }; ? zeigt alle.
cli-commands =
    Befehle: ? Möglichkeiten · why ZUG erklärt, warum ein Zug nicht geht · hint Tipp · rules [NUMMER] Regeln ·
    board Spielplan · log Verlauf · undo Zurücknehmen ·
    save [DATEI] speichert · quit (speichert; weiter mit --last)
cli-possible = Dieser Zug ist möglich: { $move }.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-saved = Gespeichert: { $file }
cli-left = Partie gespeichert. Weiter mit: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-learn-welcome = { $game }: { $title }. Gib eine Nummer oder einen Zug ein; ? zeigt alle Befehle, q beendet.
cli-learn-next = Weiter: Enter drücken >
cli-learn-only-read = Hier gibt es nichts zu wählen. Drücke Enter, um weiterzumachen, oder q, um aufzuhören.
cli-learn-commands =
    Befehle: ? Möglichkeiten · why ZUG erklärt, warum ein Zug nicht geht · board Spielplan · back eine Antwort zurück ·
    restart von vorn · q (merkt sich, wie weit du bist)
cli-learn-left = Dein Stand ist gespeichert. Weiter mit: { $command }
cli-learn-play-on = Von hier weiterspielen: { $command }
cli-learn-following = Nächste Lektion: { $command }
cli-puzzle-today = Aufgabe des Tages: { $command }
cli-puzzle-next = Nächste Aufgabe: { $command }
cli-puzzle-commands = Befehle: ? Möglichkeiten · why ZUG erklärt, warum ein Zug nicht geht · board Spielplan · quit

cli-simulating = Spiele
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-score = Punkte im Schnitt
cli-column-wins = Siege
cli-training = { $done } · { $decisions } Entscheidungen · { $pace } pro Sekunde · wer gewinnt: { $wins } (geraten { $nothing }) · unentschieden: { $spread }
cli-trained = { $file } geschrieben nach { $decisions } Entscheidungen ({ $done } des Laufs). Spiele dagegen mit --bots onnx:{ $file }.
cli-looking = Zweiter Blick
cli-sharpening = Gewinn nach den Probespielen, in Siegen je Entscheidung: { $gain } ± { $doubt } · wer gewinnt: { $wins } (vorher { $before }) · verändert um { $shift }
cli-sharpened = { $file } geschrieben nach { $decisions } Entscheidungen. Spiele dagegen mit --bots onnx:{ $file }.
cli-simulated =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen, { $rate } pro Sekunde.
cli-verified-finished = { $game }: Alle { $inputs } Eingaben sind erlaubt; Ergebnis und Abrechnung stimmen.
cli-verified-unfinished = { $game }: Alle { $inputs } Eingaben sind erlaubt; die Partie ist nicht zu Ende.
cli-verified-luck =
    Der Schlüssel passt zur Festlegung des Gebers ({ $commitment }…). { $draws ->
        [0] Es wurde nichts gezogen.
        [one] Die einzige Ziehung folgt daraus.
       *[other] Alle { $draws } Ziehungen folgen daraus.
    }
cli-verified-numbers =
    { $count ->
        [0] Niemand hat eine Zufallszahl beigesteuert; alle Ziehungen stammen allein aus diesem Schlüssel.
        [one] Von { $seats } Spielern hat einer eine Zufallszahl beigesteuert.
       *[other] { $count } von { $seats } Spielern haben eine Zufallszahl beigesteuert.
    }
cli-verified-reopened =
    { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde über bereits Aufgedecktes hinaus zurückgenommen; danach wurde neu gezogen.
cli-verified-given =
    { $count ->
        [one] Die erste Eingabe stammt
       *[other] Die ersten { $count } Eingaben stammen
    } aus einer anderen Partie; die Ziehungen dort werden hier nicht geprüft.
cli-verified-noluck = Der Schlüssel der Ziehungen wurde noch nicht offengelegt.

cli-bench-running = Messe
cli-bench-plain = Reines Python
cli-bench-compiled = Kompiliert
cli-bench-playout-per-s = Zufallsspiel, kompilierte Schleife, Entscheidungen/s
cli-bench-loop-per-s = Zufallsspiel, Python-Schleife, Entscheidungen/s
cli-bench-copy-us = Kopie, µs
cli-bench-legal-us = Erlaubte Züge, µs
cli-bench-observe-us = Ansicht, µs
cli-bench-imagine-us = Simulierte Welt, µs
cli-bench-json-us = JSON hin und zurück, µs
cli-bench-state-bytes = Größe einer Stellung, Bytes
cli-bench-record-bytes = Größe einer Aufzeichnung, Bytes
cli-bench-selfplay-per-s = Spiel gegen sich selbst mit Beobachtung und Maske, 256 Partien, Entscheidungen/s
cli-bench-viewed-per-s = Dasselbe über Ansichten, Entscheidungen/s
cli-bench-share = Anteil des Spiels gegen sich selbst am Zufallsspiel
cli-bench-seats-per-s = Ein Platz gegen Zufallsbots, 256 Partien, Schritte/s
cli-bench-turns-per-s = PettingZoo, eine Partie, Entscheidungen/s
cli-bench-one-per-s = Gymnasium, eine Partie gegen Zufallsbots, Schritte/s
cli-bench-numbers-us = Beobachtung eines Zustands, µs
cli-bench-tensor-us = OpenSpiel-Tensor, µs
cli-bench-clone-us = OpenSpiel-Kopie, µs
cli-bench-no-yardsticks = Keine Vergleichswerte: Sie brauchen OpenSpiel (uv sync --extra openspiel).
cli-bench-no-selfplay = Kein Vergleich des Spiels gegen sich selbst mit Schach: Er braucht OpenSpiel (uv sync --extra openspiel).
cli-bench-no-tensor = Kein Vergleich der Tensoren: Er braucht OpenSpiel (uv sync --extra openspiel).
cli-bench-no-turns = Kein Vergleich mit PettingZoos Schach: Er braucht dessen Extra (pip install "pettingzoo[classic]").
cli-bench-ratio-game = Spiel / Vergleich
cli-bench-ratio-playout = Kompilierte Schleife, Faktor (Ziel mindestens)
cli-bench-ratio-loop = Python-Schleife, Faktor (Ziel mindestens)
cli-bench-ratio-copy = Kopie, Anteil an einer Schachkopie (Ziel höchstens)
cli-bench-ratio-selfplay = Spiel gegen sich selbst / Schach von OpenSpiel in einer Python-Schleife, Faktor (Ziel mindestens)
cli-bench-ratio-tensor = Tensor / Hearts von OpenSpiel, Faktor (Ziel mindestens)
cli-bench-ratio-turns = Züge / Schach von PettingZoo, Faktor (Ziel mindestens)
cli-bench-ratio-one = Ein Platz / Blackjack von Gymnasium, Faktor
cli-bench-faster = { $game }: kompiliert { $times }-mal so schnell wie reines Python

cli-offline-written = { $folder } ist geschrieben. Lege den Ordner auf einen beliebigen Webhost, oder probiere ihn aus: python -m http.server -d { $folder }
error-folder_exists = { $folder } gibt es schon. Wähle einen anderen Namen.
