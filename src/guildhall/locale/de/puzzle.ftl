# Aufgaben: eine Entscheidung aus einer Partie starker Bots.
puzzle-title = Aufgaben
puzzle-one = Aufgabe
puzzle-number = Aufgabe { $number }
puzzle-about = Stellungen aus Partien der stärksten Bots. Ein Zug ist klar der beste. Findest du ihn?
puzzle-task = Finde den besten Zug. Einer ist klar besser als alle anderen.
puzzle-today = Aufgabe des Tages
puzzle-list = Alle Aufgaben
puzzle-next = Nächste Aufgabe
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-none-such = Keine passende Aufgabe. Wähle eine andere Schwierigkeit oder ein anderes Thema.
puzzle-difficulty = Schwierigkeit
puzzle-theme = Thema
puzzle-all = Alle
puzzle-all-themes = Alle Themen
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-new = Noch nicht versucht
puzzle-solved = Gelöst
puzzle-missed = Nicht gelöst
puzzle-solved-of = { $solved } von { $count } gelöst
puzzle-streak =
    { $count ->
        [0] Noch keine Serie (Rekord: { $longest })
       *[other] { $count } in Folge (Rekord: { $longest })
    }
puzzle-solved-before = Diese Aufgabe hast du schon gelöst.
puzzle-missed-before = Diese Aufgabe hast du schon einmal verfehlt.
puzzle-right = Richtig!
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-best = Am besten: { $move }
puzzle-chances = Gewinnchance
puzzle-yours = dein Zug
puzzle-played = in der Partie gespielt
puzzle-mistakes = Aus Fehlern lernen
puzzle-mistakes-wait = Die Analyse sucht die Entscheidungen, die dich am meisten gekostet haben. Du kannst die Seite verlassen, die Analyse läuft weiter.
puzzle-mistakes-whose = Wessen Entscheidungen willst du ansehen?
puzzle-mistakes-none = Keine klaren Fehler in dieser Partie. Gut gespielt!
puzzle-mistakes-back = Zurück zur Partie
puzzle-mistakes-done = Das war alles. Du hast { $found } von { $count } Mal einen besseren Zug gefunden.
puzzle-mistake = Fehler { $number } von { $count }
puzzle-mistake-played = Hier hast du „{ $move }“ gespielt: { $share } % Gewinnchance. Der beste Zug hatte { $best } %.
puzzle-mistake-task = Finde einen besseren Zug.
puzzle-mistake-next = Nächster Fehler
puzzle-more =
    { $count ->
        [one] 1 weiteren Zug zeigen
       *[other] { $count } weitere Züge zeigen
    }
