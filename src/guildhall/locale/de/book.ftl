# Die Regeln als Buch, auf Deutsch: was um die Kapitel herum steht. Ids: siehe locale/README.md.

book-title = Regeln von { $game }
book-contents = Inhalt
book-print = Drucken
book-try = Ausprobieren
book-whole = Das ganze Buch
book-found = { $count ->
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
book-link = Link zu Regel { $rule }
book-options = Optionen
book-rulings = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
book-beside = Zu { $rules }
book-sources = Woher die Regeln kommen
book-source-printed = Gedruckt
book-source-derived = Abgeleitet
book-source-reported = Berichtet
book-source-reconstructed = Rekonstruiert
book-source-ruling = Entscheidung
book-means-printed = Steht in einem Regelheft; hier in unseren Worten.
book-means-derived = Nirgends geschrieben, aber das Gedruckte lässt nichts anderes zu.
book-means-reported = Von Leuten erzählt, die das Spiel haben.
book-means-reconstructed = So ergänzt, dass alles Bekannte passt. Das echte Spiel kann abweichen.
book-means-ruling = Hier entschieden, weil die Quellen schweigen oder sich widersprechen.
