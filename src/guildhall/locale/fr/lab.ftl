# Tournois, grappes de calcul et programmes qui jouent, en français.

error-executor = « { $given } » n’est pas un lieu de travail. Possibles : local:N, dask:tcp://HOST:PORT.
error-cluster_unreachable = Il n’y a pas de grappe de calcul à { $address } : { $problem }
error-workers_lost = La tâche { $task } a perdu son processus plusieurs fois ; mémoire, ou défaut d’un bot ?
error-bot_illegal = Dans la partie { $index } ({ $bots }), un bot a joué un coup illégal, entrée { $n } : { $why }.
cli-column-share = Part de victoires
cli-column-rating = Force
cli-column-moves = Coups
cli-column-times = ms par coup : médiane / 95 % / plus long
cli-plot-seconds = Secondes par coup
cli-arena-games =
    { $games } parties sur { $groups } { $groups ->
        [one] hasard
       *[other] hasards
    } ; une part équitable est de { $fair }. Aucun coup illégal.
cli-arena-broken-off = Interrompu : seuls comptent les hasards que chaque bot a joués à chaque place.
cli-intervals = Intervalles : 95 %, bootstrap sur les hasards.
cli-intervals-wilson = Intervalles : 95 %, bootstrap sur les hasards ; Wilson avec un essai par hasard là où tous s’accordent.
error-line_bot_missing = Il n’y a pas de programme « { $command } » pour jouer.
error-line_bot_late = Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
error-line_bot_ended = Le programme « { $command } » s’est arrêté en pleine partie (état { $status }).
error-line_bot_answer = Le programme « { $command } » n’a pas répondu par un coup légal, mais : { $answer }
cli-column-games = Parties
cli-balance-length = Décisions par partie : { $mean } ; la plus courte / médiane / la plus longue : { $least } / { $median } / { $most }.
cli-balance-margin = Le vainqueur a une avance de { $margin } ; victoires partagées : { $shared }.
cli-balance-length-name = Décisions par partie
cli-balance-margin-name = Avance du vainqueur
cli-balance-differences = Première variante moins seconde
cli-balance-broken-off = Interrompu : seul ce qui est terminé compte.
cli-balance-games = { $games } parties par variante ; la part équitable d’une place est de { $fair }. Intervalles : 95 %, bootstrap sur les parties (au-delà de 1000 normal ; Wilson là où toutes s’accordent).
cli-analysing = Examen
cli-analysis-input = Entrée
cli-analysis-shares = parts de victoire
cli-analysis-scores = scores attendus
cli-analysis-course = Part de victoire et score attendu au fil de la partie
cli-analysis-costliest =
    { $count ->
        [0] Aucune décision n’a coûté quoi que ce soit sans doute possible.
        [one] La décision la plus coûteuse
       *[other] Les { $count } décisions les plus coûteuses
    }
cli-analysis-decision = { $n }  { $name } : { $move } – mieux : { $best } (part de victoire +{ $cost } ± { $error }, points { $points })
cli-analysis-agreed = Le maître aurait joué de même dans { $agreed } décisions sur { $all }.
cli-exported =
    { $games ->
        [one] { $games } partie écrite
       *[other] { $games } parties écrites
    } dans { $file }, sans les noms.
cli-verifying = Vérification
cli-verified-collection =
    { $games ->
        [one] { $games } partie est juste
       *[other] Les { $games } parties sont justes
    } : sommes de contrôle, coups, hasard et résultats ({ $titles }).
