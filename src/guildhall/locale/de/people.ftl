people-joined = Dabei seit { $date }
people-shown = Mein Profil anderen zeigen
people-shown-more = Wer angemeldet ist, auch als Gast, sieht deinen Namen, deine Partien und Wertungen. Sonst nur du, und du stehst nicht in der Rangliste.
people-saved = Gespeichert.
people-titles = Gespielt
people-ratings = Wertungen
people-score =
    { $games ->
        [one] { $games } Partie, { $wins } gewonnen
       *[other] { $games } Partien, { $wins } gewonnen
    }
people-no-games = Noch keine beendeten Partien.
people-live = Live
people-correspondence = Fernpartien
people-provisional = vorläufig
people-provisional-more = Vorläufig, bis etwa zehn Partien gewertet sind.
people-curve = Wertung nach jeder Partie: { $game }, { $pace }
people-all-games = Alle Spiele
people-game = Spiel
people-name = Name eines Mitspielers
people-result = Ergebnis
people-any = Jedes Ergebnis
people-won = Gewonnen
people-lost = Nicht gewonnen
people-since = Von
people-until = Bis
people-search = Suchen
people-option = Variante
people-any-option = Alle Varianten
people-replay = Ansehen
people-unrated = ungewertet
people-whose = Wessen Partien
people-more = Mehr zeigen
people-nothing = Keine beendete Partie passt zu dieser Suche.
people-mine = Meine Partien
people-public = Alle öffentlichen Partien
people-place = Platz
people-player = Name
people-rating = Wertung
people-games = Partien
people-wins = Siege
people-newcomers = Vorläufige Wertungen
people-ranking-none = Noch hat niemand genug gewertete Partien.
people-ranking-more = Alle mit Konto. Bots sind feste Marken: Lehrling 900, Geselle 1500, Meister 2200.
people-pace = Tempo
people-sign-in = Spiel eine Partie oder melde dich an, um diese Seite zu sehen.
