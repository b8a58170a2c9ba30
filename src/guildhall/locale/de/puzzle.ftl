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
puzzle-more =
    { $count ->
        [one] 1 weiteren Zug zeigen
       *[other] { $count } weitere Züge zeigen
    }
