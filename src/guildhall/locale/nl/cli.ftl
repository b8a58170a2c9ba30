# De terminal, in het Nederlands.

cli-welcome = Welkom bij { $game }. Typ een nummer of een zet; ? toont je keuzes en alle commando’s.
cli-prompt = { $name } >
cli-hand-over = { $name } is aan de beurt. Geef het scherm door en druk dan op Enter.
cli-more =
    … en nog { $more ->
        [one] één keuze
       *[other] { $more } keuzes
    }; ? toont ze allemaal.
cli-commands =
    Commando’s: ? keuzes · why ZET legt een weigering uit · hint · rules [NUMMER] · board · log ·
    undo neemt je laatste beslissing terug · save [BESTAND] · quit (bewaart, ga verder met --last)
cli-possible = Dit kan: { $move }.
cli-nothing-to-undo = Er valt niets terug te nemen.
cli-saved = Bewaard: { $file }
cli-left = De partij is bewaard. Ga verder met: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-simulating = Bezig met spelen
cli-column-seat = Stoel
cli-column-bot = Bot
cli-column-score = Gem. score
cli-column-wins = Gewonnen
cli-simulated =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }, { $decisions } beslissingen, { $rate } per seconde.
cli-verified-finished = { $game }: alle { $inputs } invoeren mogen; uitslag en puntenoverzicht kloppen.
cli-verified-unfinished = { $game }: alle { $inputs } invoeren mogen; de partij is niet afgelopen.
cli-verified-luck =
    De sleutel is die waarop het programma dat deelde zich had vastgelegd ({ $commitment }…). { $draws ->
        [0] Er is niets getrokken.
        [one] De enige trekking volgt daaruit.
       *[other] Alle { $draws } trekkingen volgen daaruit.
    }
cli-verified-numbers =
    { $count ->
        [0] Geen enkele speler voegde een toevalsgetal toe; het toeval komt alleen uit die sleutel.
        [one] Eén van de { $seats } spelers voegde een eigen toevalsgetal toe.
       *[other] { $count } van de { $seats } spelers voegden een eigen toevalsgetal toe.
    }
cli-verified-reopened =
    { $count ->
        [one] Eén keer
       *[other] { $count } keer
    } is iets teruggenomen dat al bekend was; daarna is opnieuw getrokken.
cli-verified-given =
    { $count ->
        [one] De eerste invoer komt
       *[other] De eerste { $count } invoeren komen
    } uit een andere partij; wat daar is getrokken, wordt hier niet gecontroleerd.
cli-verified-noluck = De sleutel van het toeval is nog niet onthuld.

cli-bench-running = Bezig met meten
cli-bench-plain = Gewone Python
cli-bench-compiled = Gecompileerd
cli-bench-playout-per-s = Willekeurig spel, gecompileerde lus, beslissingen/s
cli-bench-loop-per-s = Willekeurig spel, Python-lus, beslissingen/s
cli-bench-copy-us = Kopie, µs
cli-bench-legal-us = Mogelijke zetten, µs
cli-bench-observe-us = Aanzicht, µs
cli-bench-imagine-us = Verbeelde wereld, µs
cli-bench-json-us = JSON heen en terug, µs
cli-bench-state-bytes = Geheugen van een stand, bytes
cli-bench-record-bytes = Partijbestand, bytes
cli-bench-no-yardsticks = Geen maatstaven: daarvoor is OpenSpiel nodig (uv sync --extra openspiel).
cli-bench-ratio-game = Spel / maatstaf
cli-bench-ratio-playout = Gecompileerde lus, maal (streefwaarde minstens)
cli-bench-ratio-loop = Python-lus, maal (streefwaarde minstens)
cli-bench-ratio-copy = Kopie, deel van een schaakkopie (streefwaarde hoogstens)
cli-bench-faster = { $game }: gecompileerd is { $times } keer zo snel als gewoon
