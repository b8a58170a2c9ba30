# De terminal, in het Nederlands.

cli-welcome = Welkom bij { $game }. Typ een nummer of een zet; ? toont je keuzes en alle commando’s.
cli-bot-stands-in = { $bot } heeft een netwerk nodig dat hier niet te gebruiken is. In plaats daarvan speelt { $other }.
cli-prompt = { $name } >
cli-hand-over = { $name } is aan de beurt. Geef het scherm door en druk dan op Enter.
cli-more =
    … en nog { $more ->
        [one] 1 keuze
       *[other] { $more } keuzes
    }; ? toont ze allemaal.
cli-commands =
    Commando’s: ? keuzes · why ZET legt uit waarom een zet niet kan · hint · rules [NUMMER] · board · log ·
    undo · save [BESTAND] · quit (slaat op; verder met --last)
cli-possible = Deze zet is mogelijk: { $move }.
cli-nothing-to-undo = Er valt niets ongedaan te maken.
cli-saved = Opgeslagen: { $file }
cli-left = Partij opgeslagen. Ga verder met: guildhall play --resume { $file }
cli-rank = { $rank }. { $name }: { $score }

cli-learn-welcome = { $game }: { $title }. Typ een nummer of een zet; ? toont alle commando’s, q stopt.
cli-learn-next = Verder: druk op Enter >
cli-learn-only-read = Hier valt niets te kiezen. Druk op Enter om verder te gaan of typ q om te stoppen.
cli-learn-commands =
    Commando’s: ? keuzes · why ZET legt uit waarom een zet niet kan · board · back (één antwoord terug) · restart ·
    q (bewaart hoever je bent)
cli-learn-left = Je voortgang is bewaard. Ga verder met: { $command }
cli-learn-play-on = Speel van hier verder: { $command }
cli-learn-following = Volgende les: { $command }
cli-puzzle-today = Puzzel van de dag: { $command }
cli-puzzle-next = Volgende puzzel: { $command }
cli-puzzle-commands = Commando’s: ? keuzes · why ZET legt uit waarom een zet niet kan · board · quit

cli-simulating = Bezig met spelen
cli-column-seat = Plek
cli-column-bot = Bot
cli-column-score = Gem. score
cli-column-wins = Gewonnen
cli-training = { $done } · { $decisions } beslissingen · { $pace } per seconde · wie wint: { $wins } (geraden { $nothing }) · onbeslist: { $spread }
cli-trained = { $file } geschreven na { $decisions } beslissingen ({ $done } van de training). Speel ertegen met --bots onnx:{ $file }.
cli-looking = Tweede blik
cli-sharpening = winst volgens de proefpartijen, in zeges per beslissing: { $gain } ± { $doubt } · wie wint: { $wins } (eerst { $before }) · verschoven met { $shift }
cli-sharpened = { $file } geschreven na { $decisions } beslissingen. Speel ertegen met --bots onnx:{ $file }.
cli-simulated =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $decisions } beslissingen, { $rate } per seconde.
cli-verified-finished = { $game }: alle { $inputs } invoeren zijn geldig; uitslag en puntentelling kloppen.
cli-verified-unfinished = { $game }: alle { $inputs } invoeren zijn geldig; de partij is niet afgelopen.
cli-verified-luck =
    De sleutel klopt met wat de deler had vastgelegd ({ $commitment }…). { $draws ->
        [0] Er is niets getrokken.
        [one] De enige trekking volgt daaruit.
       *[other] Alle { $draws } trekkingen volgen daaruit.
    }
cli-verified-numbers =
    { $count ->
        [0] Geen enkele speler voegde een toevalsgetal toe; alle trekkingen komen uit die sleutel.
        [one] Eén van de { $seats } spelers voegde een toevalsgetal toe.
       *[other] { $count } van de { $seats } spelers voegden een toevalsgetal toe.
    }
cli-verified-reopened =
    { $count ->
        [one] Eén keer
       *[other] { $count } keer
    } is teruggegaan tot vóór iets wat al onthuld was; daarna is opnieuw getrokken.
cli-verified-given =
    { $count ->
        [one] De eerste invoer komt
       *[other] De eerste { $count } invoeren komen
    } uit een andere partij; de trekkingen daar worden hier niet gecontroleerd.
cli-verified-noluck = De sleutel van de trekkingen is nog niet onthuld.

cli-bench-running = Bezig met meten
cli-bench-plain = Gewone Python
cli-bench-compiled = Gecompileerd
cli-bench-playout-per-s = Willekeurig spel, gecompileerde lus, beslissingen/s
cli-bench-loop-per-s = Willekeurig spel, Python-lus, beslissingen/s
cli-bench-copy-us = Kopie, µs
cli-bench-legal-us = Mogelijke zetten, µs
cli-bench-observe-us = Weergave, µs
cli-bench-imagine-us = Gesimuleerde wereld, µs
cli-bench-json-us = JSON heen en terug, µs
cli-bench-state-bytes = Grootte van een stelling, bytes
cli-bench-record-bytes = Grootte van een partijbestand, bytes
cli-bench-selfplay-per-s = Spel tegen zichzelf met observatie en masker, 256 partijen, beslissingen/s
cli-bench-viewed-per-s = Hetzelfde via weergaven, beslissingen/s
cli-bench-share = Aandeel van spel tegen zichzelf in willekeurig spel
cli-bench-seats-per-s = Eén plaats tegen willekeurige bots, 256 partijen, stappen/s
cli-bench-turns-per-s = PettingZoo, één partij, beslissingen/s
cli-bench-one-per-s = Gymnasium, één partij tegen willekeurige bots, stappen/s
cli-bench-numbers-us = Observatie van een toestand, µs
cli-bench-tensor-us = OpenSpiel-tensor, µs
cli-bench-clone-us = OpenSpiel-kopie, µs
cli-bench-no-yardsticks = Geen vergelijking: daarvoor is OpenSpiel nodig (uv sync --extra openspiel).
cli-bench-no-selfplay = Geen vergelijking van spel tegen zichzelf met schaken: daarvoor is OpenSpiel nodig (uv sync --extra openspiel).
cli-bench-no-tensor = Geen vergelijking van tensors: daarvoor is OpenSpiel nodig (uv sync --extra openspiel).
cli-bench-no-turns = Geen vergelijking met het schaken van PettingZoo: daarvoor is de extra ervan nodig (pip install "pettingzoo[classic]").
cli-bench-ratio-game = Spel / vergelijking
cli-bench-ratio-playout = Gecompileerde lus, factor (doel: minstens)
cli-bench-ratio-loop = Python-lus, factor (doel: minstens)
cli-bench-ratio-copy = Kopie, deel van een schaakkopie (doel: hoogstens)
cli-bench-ratio-selfplay = Spel tegen zichzelf / schaken van OpenSpiel in een Python-lus, factor (doel: minstens)
cli-bench-ratio-tensor = Tensor / hearts van OpenSpiel, factor (doel: minstens)
cli-bench-ratio-turns = Beurten / schaken van PettingZoo, factor (doel: minstens)
cli-bench-ratio-one = Eén plaats / Blackjack van Gymnasium, factor
cli-bench-faster = { $game }: gecompileerd is { $times } keer zo snel als gewoon

cli-offline-written = { $folder } is geschreven. Zet de map op een willekeurige webhost, of probeer hem uit: python -m http.server -d { $folder }
error-folder_exists = { $folder } bestaat al. Kies een andere naam.
