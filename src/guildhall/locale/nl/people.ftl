people-joined = Lid sinds { $date }
people-shown = Mijn profiel aan anderen tonen
people-shown-more = Wie is aangemeld, ook als gast, ziet je naam, partijen, ratings, lessen en puzzels. Anders alleen jij, en sta je niet op de ranglijst.
people-presence = Anderen laten zien wanneer ik online ben
people-here-now = Nu online
people-here = Online
people-here-more = +{ $count } meer
people-saved = Opgeslagen.
people-follow = Volgen
people-unfollow = Niet meer volgen
people-block = Blokkeren
people-unblock = Deblokkeren
people-followed = Je volgt { $name }. Open tafels zijn gemarkeerd op de startpagina.
people-unfollowed = Je volgt { $name } niet meer.
people-blocked = { $name } is geblokkeerd.
people-unblocked = { $name } is niet meer geblokkeerd.
people-block-more = Wie je blokkeert, kan je niet uitnodigen, niet aan je tafels gaan zitten en je profiel en of je online bent niet zien. Berichten van die speler zie je niet.
people-follows = Je volgt
people-blocks = Geblokkeerd
people-follows-none = Je volgt nog niemand. Open een profiel om iemand te volgen.
people-blocks-none = Je hebt niemand geblokkeerd.
people-mute = Dempen
people-unmute = Niet meer dempen
people-muted = { $name } is gedempt.
people-unmuted = { $name } is niet meer gedempt.
people-mute-more = Van wie je dempt, zie je geen berichten; zelf merken ze dat niet.
people-mutes = Gedempt
people-mutes-none = Je hebt niemand gedempt.
people-someone = Deze speler
people-export-more = Download alles wat deze server over je bewaart als JSON-bestand.
people-export = Mijn gegevens downloaden
people-delete = Account verwijderen
people-delete-more = Je account, aanmeldingen, meldingen en lijsten verdwijnen meteen. Lopende spellen geef je op. Afgelopen spellen blijven, met ‘Oud-speler’ in plaats van je naam, en je berichten worden leeggemaakt. Dit kan niet ongedaan worden gemaakt.
people-delete-password = Je wachtwoord
people-delete-name = Je naam, ter bevestiging
people-deleted = Je account is verwijderd.
people-titles = Gespeeld
people-learned = Lessen en puzzels
people-lessons = { $lessons } van { $all } lessen
people-puzzles =
    { $count ->
        [one] { $count } puzzel opgelost
       *[other] { $count } puzzels opgelost
    }
people-streak = langste reeks: { $longest }
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
people-ranking-more = Spelers met een account. Bots zijn vaste ijkpunten: leerling 900, gezel 1500, expert 1700, meester 2200.
people-pace = Tempo
people-find = Medespelers zoeken
people-find-more = We zoeken anderen voor hetzelfde spel en zetten jullie aan één tafel. Blijf op een pagina in dit tabblad, dan houd je je plek.
people-find-lost = Het zoeken is gestopt: de verbinding was te lang weg. Je kunt opnieuw zoeken.
people-seats = Spelers
people-bots-after = Aanvullen met bots
people-after =
    { $minutes ->
        [0.5] na { $seconds } seconden
        [one] na 1 minuut
       *[other] na { $minutes } minuten
    }
people-never = Nooit
people-seek = Medespelers zoeken
people-seeking = Medespelers zoeken: { $game } ({ $waiting } van { $seats })
people-bots-in = bots over { $time }
people-seek-stop = Annuleren
people-sign-in = Speel een partij of meld je aan om deze pagina te zien.
people-invite = Iemand op naam uitnodigen
people-invite-name = Begin van de naam
people-invite-do = Uitnodigen
people-invite-done = { $name } is uitgenodigd.
people-invite-whom = { $name } uitnodigen
people-how-followed = je volgt
people-how-recent = onlangs gespeeld
people-how-here = online
people-invite-none = Niemand gevonden. De link sturen kan altijd.
people-invite-withdraw = Intrekken
people-invite-withdraw-whom = Uitnodiging voor { $name } intrekken
