# Toernooien, clusters en programma’s die spelen, in het Nederlands.

error-executor = “{ $given }” is geen geldige executor. Gebruik local:N of dask:tcp://HOST:PORT.
error-cluster_unreachable = Kan geen cluster bereiken op { $address }: { $problem }
error-workers_lost = Bij taak { $task } zijn workers telkens gecrasht. Controleer hun geheugen en de bots.
error-bot_illegal = In partij { $index } ({ $bots }) deed een bot een ongeldige zet als invoer { $n }: { $why }.
cli-column-share = Winstpercentage
cli-column-rating = Rating
cli-column-moves = Zetten
cli-column-times = ms per zet: mediaan / 95 % / langste
cli-plot-seconds = Seconden per zet
cli-arena-games =
    { $games } partijen met { $groups } { $groups ->
        [one] seed
       *[other] seeds
    }; een gelijk deel zou { $fair } zijn. Geen ongeldige zetten.
cli-arena-broken-off = Afgebroken: alleen seeds die elke bot op elke plek heeft gespeeld, tellen mee.
cli-intervals = Intervallen: 95 %, bootstrap over seeds.
cli-intervals-wilson = Intervallen: 95 %, bootstrap over seeds; Wilson (één proef per seed) waar alle seeds gelijk uitvallen.
error-line_bot_missing = Programma “{ $command }” niet gevonden.
error-line_bot_not_executable = Kan { $file } niet starten: het bestand is niet uitvoerbaar. Los dit op met: chmod +x { $file }
error-line_bot_start = Kan het programma “{ $command }” niet starten ({ $problem }). Een script moet beginnen met een regel als #!/usr/bin/env python3.
error-line_bot_late = Het programma “{ $command }” antwoordde niet binnen { $seconds } seconden.
error-line_bot_ended = Het programma “{ $command }” stopte midden in een partij (status { $status }).
error-line_bot_answer = Het programma “{ $command }” antwoordde niet met een geldige zet, maar met: { $answer }
cli-column-games = Partijen
cli-balance-length = Beslissingen per partij: { $mean }; kortste / mediaan / langste: { $least } / { $median } / { $most }.
cli-balance-margin = Voorsprong van de winnaar: { $margin }; gedeelde overwinningen: { $shared }.
cli-balance-length-name = Beslissingen per partij
cli-balance-margin-name = Voorsprong van de winnaar
cli-balance-differences = Eerste variant min tweede
cli-balance-broken-off = Afgebroken: alleen wat klaar was, telt mee.
cli-balance-games = { $games } partijen per variant; een gelijk deel per plek zou { $fair } zijn. Intervallen: 95 %, bootstrap over partijen (boven 1000 normaal; Wilson waar alle gelijk uitvallen).
cli-analysing = Bezig met analyseren
cli-analysis-input = Invoer
cli-analysis-shares = winstpercentages
cli-analysis-scores = verwachte scores
cli-analysis-course = Winstpercentage en verwachte score in de loop van de partij
cli-analysis-costliest =
    { $count ->
        [0] Geen duidelijke fouten.
        [one] Grootste fout
       *[other] De { $count } grootste fouten
    }
cli-analysis-decision = { $n }  { $name }: { $move } – beter: { $best } (winstpercentage +{ $cost } ± { $error }, punten { $points })
cli-analysis-agreed = De meester is het eens met { $agreed } van de { $all } beslissingen.
cli-analysis-quick = Snelle blik: de expert is het eens met { $agreed } van de { $all } beslissingen. Met --deep denkt een meester over elke beslissing na.
cli-exported =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } weggeschreven naar { $file }, zonder namen.
cli-exported-positions =
    { $positions ->
        [one] 1 beslissing
       *[other] { $positions } beslissingen
    } uit { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } weggeschreven naar { $file }, zonder namen.
cli-verifying = Bezig met controleren
cli-verified-collection =
    { $games ->
        [one] De partij is geldig
       *[other] Alle { $games } partijen zijn geldig
    }: controlesommen, zetten, trekkingen en uitslagen ({ $titles }).
