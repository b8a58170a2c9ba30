people-joined = Lid sinds { $date }
people-shown = Mijn profiel aan anderen tonen
people-shown-more = Wie is aangemeld, ook als gast, ziet je naam, partijen en ratings. Anders alleen jij, en sta je niet op de ranglijst.
people-saved = Opgeslagen.
people-titles = Gespeeld
people-ratings = Ratings
people-score =
    { $games ->
        [one] { $games } partij, { $wins } gewonnen
       *[other] { $games } partijen, { $wins } gewonnen
    }
people-no-games = Nog geen afgelopen partijen.
people-live = Live
people-correspondence = Correspondentie
people-provisional = voorlopig
people-provisional-more = Voorlopig tot ongeveer tien partijen meetellen.
people-curve = Rating na elke partij: { $game }, { $pace }
people-all-games = Alle spellen
people-game = Spel
people-name = Naam van een speler
people-result = Uitslag
people-any = Elke uitslag
people-won = Gewonnen
people-lost = Niet gewonnen
people-since = Van
people-until = Tot en met
people-search = Zoeken
people-option = Variant
people-any-option = Alle varianten
people-replay = Terugkijken
people-unrated = telt niet mee
people-whose = Wiens partijen
people-more = Meer tonen
people-nothing = Geen afgelopen partij past bij deze zoekopdracht.
people-mine = Mijn partijen
people-public = Alle openbare partijen
people-place = Plaats
people-player = Naam
people-rating = Rating
people-games = Partijen
people-wins = Gewonnen
people-newcomers = Voorlopige ratings
people-ranking-none = Nog niemand heeft genoeg partijen die meetellen.
people-ranking-more = Spelers met een account. Bots zijn vaste ijkpunten: leerling 900, gezel 1500, meester 2200.
people-pace = Tempo
people-sign-in = Speel een partij of meld je aan om deze pagina te zien.
