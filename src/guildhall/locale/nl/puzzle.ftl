# Puzzels: één beslissing uit een partij van sterke bots.
puzzle-title = Puzzels
puzzle-one = Puzzel
puzzle-number = Puzzel { $number }
puzzle-about = Stellingen uit partijen tussen de sterkste bots. Eén zet is duidelijk de beste. Vind jij hem?
puzzle-task = Zoek de beste zet. Eén is duidelijk beter dan alle andere.
puzzle-today = Puzzel van de dag
puzzle-list = Alle puzzels
puzzle-next = Volgende puzzel
puzzle-none = Er zijn nog geen puzzels voor dit spel.
puzzle-none-such = Geen passende puzzels. Kies een andere moeilijkheid of een ander thema.
puzzle-difficulty = Moeilijkheid
puzzle-theme = Thema
puzzle-all = Alle
puzzle-all-themes = Alle thema’s
puzzle-level-1 = Makkelijk
puzzle-level-2 = Gemiddeld
puzzle-level-3 = Moeilijk
puzzle-new = Nog niet geprobeerd
puzzle-solved = Opgelost
puzzle-missed = Gemist
puzzle-solved-of = { $solved } van { $count } opgelost
puzzle-streak =
    { $count ->
        [0] Nog geen reeks (record: { $longest })
       *[other] { $count } op rij (record: { $longest })
    }
puzzle-solved-before = Deze puzzel heb je al eens opgelost.
puzzle-missed-before = Deze puzzel heb je al eens gemist.
puzzle-right = Goed gezien!
puzzle-wrong = Er is een betere zet.
puzzle-best = De beste: { $move }
puzzle-chances = Winkans
puzzle-yours = jouw zet
puzzle-played = gespeeld in de partij
puzzle-mistakes = Leer van je fouten
puzzle-mistakes-wait = De analyse zoekt de beslissingen die je het meest hebben gekost. Je kunt deze pagina verlaten, de analyse loopt door.
puzzle-mistakes-whose = Wiens beslissingen wil je bekijken?
puzzle-mistakes-none = Geen duidelijke fouten in deze partij. Goed gespeeld!
puzzle-mistakes-back = Terug naar de partij
puzzle-mistakes-done = Dat was alles. Je vond { $found } van de { $count } keer een betere zet.
puzzle-mistake = Fout { $number } van { $count }
puzzle-mistake-played = Hier speelde je “{ $move }”: { $share } % winkans. De beste zet had { $best } %.
puzzle-mistake-task = Zoek een betere zet.
puzzle-mistake-next = Volgende fout
puzzle-more =
    { $count ->
        [one] Nog 1 zet tonen
       *[other] Nog { $count } zetten tonen
    }
