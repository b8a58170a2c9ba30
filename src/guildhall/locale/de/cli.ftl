# Das Terminal, auf Deutsch.

cli-welcome = Willkommen bei { $game }. Gib eine Nummer oder einen Zug ein; ? zeigt deine Möglichkeiten und alle Befehle.
cli-prompt = { $name } >
cli-hand-over = { $name } ist am Zug. Gib den Bildschirm weiter und drücke dann Enter.
cli-more =
    … und { $more ->
        [one] eine weitere Möglichkeit
       *[other] { $more } weitere Möglichkeiten
    }; ? zeigt alle.
cli-commands =
    Befehle: ? Möglichkeiten · why ZUG erklärt, warum nicht · hint Tipp · rules [NUMMER] Regeln ·
    board Spielplan · log Verlauf · undo nimmt deine letzte Entscheidung zurück ·
    save [DATEI] speichert · quit (speichert; weiter mit --last)
cli-possible = Das geht: { $move }.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-saved = Gespeichert: { $file }
cli-left = Die Partie ist gespeichert. Weiter mit: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-simulating = Spiele
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-score = Punkte im Mittel
cli-column-wins = Siege
cli-simulated =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen, { $rate } pro Sekunde.
cli-verified-finished = { $game }: Alle { $inputs } Eingaben sind erlaubt; Ergebnis und Abrechnung stimmen.
cli-verified-unfinished = { $game }: Alle { $inputs } Eingaben sind erlaubt; die Partie ist nicht zu Ende.
cli-verified-luck =
    Der Schlüssel ist der, auf den sich das Programm, das gegeben hat, festgelegt hatte ({ $commitment }…). { $draws ->
        [0] Gezogen wurde nichts.
        [one] Die einzige Ziehung folgt daraus.
       *[other] Alle { $draws } Ziehungen folgen daraus.
    }
cli-verified-numbers =
    { $count ->
        [0] Kein Platz hat eine Zufallszahl beigetragen; der Zufall stammt allein aus diesem Schlüssel.
        [one] Einer von { $seats } Plätzen hat eine eigene Zufallszahl beigetragen.
       *[other] { $count } von { $seats } Plätzen haben eigene Zufallszahlen beigetragen.
    }
cli-verified-reopened =
    { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde etwas schon Bekanntes zurückgenommen; danach wurde neu gezogen.
cli-verified-given =
    { $count ->
        [one] Die erste Eingabe stammt
       *[other] Die ersten { $count } Eingaben stammen
    } aus einer anderen Partie; was dort gezogen wurde, wird hier nicht geprüft.
cli-verified-noluck = Der Schlüssel des Zufalls ist noch nicht offengelegt.

cli-bench-running = Messe
cli-bench-plain = Reines Python
cli-bench-compiled = Kompiliert
cli-bench-playout-per-s = Zufallsspiel, kompilierte Schleife, Entscheidungen/s
cli-bench-loop-per-s = Zufallsspiel, Python-Schleife, Entscheidungen/s
cli-bench-copy-us = Kopie, µs
cli-bench-legal-us = Erlaubte Züge, µs
cli-bench-observe-us = Ansicht, µs
cli-bench-imagine-us = Gedachte Welt, µs
cli-bench-json-us = JSON hin und zurück, µs
cli-bench-state-bytes = Speicher einer Stellung, Bytes
cli-bench-record-bytes = Aufzeichnung einer Partie, Bytes
cli-bench-no-yardsticks = Keine Maßstäbe: Sie brauchen OpenSpiel (uv sync --extra openspiel).
cli-bench-ratio-game = Spiel / Maßstab
cli-bench-ratio-playout = Kompilierte Schleife, Faktor (Ziel mindestens)
cli-bench-ratio-loop = Python-Schleife, Faktor (Ziel mindestens)
cli-bench-ratio-copy = Kopie, Anteil an einer Schachkopie (Ziel höchstens)
cli-bench-faster = { $game }: kompiliert { $times }-mal so schnell wie reines Python
