# Toernooien, clusters en programma’s die spelen, in het Nederlands.

error-executor = “{ $given }” is geen werkplek. Mogelijk: local:N, dask:tcp://HOST:PORT.
error-cluster_unreachable = Er is geen cluster op { $address }: { $problem }
error-workers_lost = Bij taak { $task } zijn telkens weer werkers weggevallen; te weinig geheugen, of een fout in een bot?
error-bot_illegal = In partij { $index } ({ $bots }) deed een bot een onmogelijke zet als invoer { $n }: { $why }.
cli-column-share = Winstdeel
cli-column-rating = Rating
cli-column-moves = Zetten
cli-column-times = ms per zet: mediaan / 95 % / langste
cli-plot-seconds = Seconden per zet
cli-arena-games =
    { $games } partijen over { $groups } { $groups ->
        [one] toevalsreeks
       *[other] toevalsreeksen
    }; een eerlijk deel is { $fair }. Geen onmogelijke zet.
cli-arena-broken-off = Afgebroken: alleen toevalsreeksen die elke bot op elke stoel heeft gespeeld, tellen mee.
cli-intervals = Intervallen: 95 %, bootstrap over toevalsreeksen.
cli-intervals-wilson = Intervallen: 95 %, bootstrap over toevalsreeksen; Wilson met toevalsreeksen als proeven waar alle toevalsreeksen gelijk uitvallen.
error-line_bot_missing = Er is geen programma “{ $command }” om te spelen.
error-line_bot_late = Het programma “{ $command }” antwoordde niet binnen { $seconds } seconden.
error-line_bot_ended = Het programma “{ $command }” stopte midden in een partij (status { $status }).
error-line_bot_answer = Het programma “{ $command }” antwoordde niet met een mogelijke zet, maar met: { $answer }
cli-column-games = Partijen
cli-balance-length = Beslissingen per partij: { $mean }; kortste / mediaan / langste: { $least } / { $median } / { $most }.
cli-balance-margin = Voorsprong van de winnaar: { $margin }; gedeelde overwinningen: { $shared }.
cli-balance-length-name = Beslissingen per partij
cli-balance-margin-name = Voorsprong van de winnaar
cli-balance-differences = Eerste variant min tweede
cli-balance-broken-off = Afgebroken: alleen wat klaar was, telt mee.
cli-balance-games = { $games } partijen van elke variant; een eerlijk deel per stoel is { $fair }. Intervallen: 95 %, bootstrap over partijen (boven 1000 normaal; Wilson waar alle gelijk uitvallen).
cli-analysing = Bezig met onderzoeken
cli-analysis-input = Invoer
cli-analysis-shares = winstdelen
cli-analysis-scores = verwachte scores
cli-analysis-course = Winstdeel en verwachte score in de loop van de partij
cli-analysis-costliest =
    { $count ->
        [0] Geen enkele beslissing kostte aantoonbaar iets.
        [one] De beslissing die het meest kostte
       *[other] De { $count } beslissingen die het meest kostten
    }
cli-analysis-decision = { $n }  { $name }: { $move } – beter: { $best } (winstdeel +{ $cost } ± { $error }, punten { $points })
cli-analysis-agreed = De meester had in { $agreed } van de { $all } beslissingen hetzelfde gespeeld.
cli-exported =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } weggeschreven naar { $file }, zonder namen.
cli-verifying = Bezig met controleren
cli-verified-collection =
    { $games ->
        [one] Eén partij klopt
       *[other] Alle { $games } partijen kloppen
    }: controlesommen, zetten, toeval en uitslagen ({ $titles }).
