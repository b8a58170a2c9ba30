# Tournois, grappes de calcul et programmes qui jouent, en français.

error-executor = « { $given } » n’est pas un exécuteur valide. Utilisez local:N ou dask:tcp://HOST:PORT.
error-cluster_unreachable = Aucun cluster joignable à { $address } : { $problem }
error-workers_lost = Des processus ont planté plusieurs fois sur la tâche { $task }. Vérifiez leur mémoire et les bots.
error-bot_illegal = Dans la partie { $index } ({ $bots }), un bot a joué un coup illégal, entrée { $n } : { $why }.
cli-column-share = Taux de victoire
cli-column-rating = Classement
cli-column-moves = Coups
cli-column-times = ms par coup : médiane / 95 % / plus long
cli-plot-seconds = Secondes par coup
cli-arena-games =
    { $games } parties avec { $groups } { $groups ->
        [one] graine
       *[other] graines
    } ; une part égale serait de { $fair }. Aucun coup illégal.
cli-arena-broken-off = Interrompu : seules comptent les graines que chaque bot a jouées à chaque place.
cli-intervals = Intervalles : 95 %, bootstrap sur les graines.
cli-intervals-wilson = Intervalles : 95 %, bootstrap sur les graines ; Wilson (un essai par graine) là où toutes concordent.
error-line_bot_missing = Programme « { $command } » introuvable.
error-line_bot_not_executable = Impossible de lancer { $file } : le fichier n’est pas exécutable. Pour y remédier : chmod +x { $file }
error-line_bot_start = Impossible de lancer le programme « { $command } » ({ $problem }). Un script doit commencer par une ligne comme #!/usr/bin/env python3.
error-line_bot_late = Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
error-line_bot_ended = Le programme « { $command } » s’est arrêté en pleine partie (code { $status }).
error-line_bot_answer = Le programme « { $command } » n’a pas répondu par un coup légal, mais : { $answer }
cli-column-games = Parties
cli-balance-length = Décisions par partie : { $mean } ; la plus courte / médiane / la plus longue : { $least } / { $median } / { $most }.
cli-balance-margin = Avance du vainqueur : { $margin } ; victoires partagées : { $shared }.
cli-balance-length-name = Décisions par partie
cli-balance-margin-name = Avance du vainqueur
cli-balance-differences = Première variante moins seconde
cli-balance-broken-off = Interrompu : seul ce qui est terminé compte.
cli-balance-games = { $games } parties par variante ; une part égale par place serait de { $fair }. Intervalles : 95 %, bootstrap sur les parties (au-delà de 1000 normal ; Wilson là où toutes concordent).
cli-analysing = Analyse
cli-analysis-input = Entrée
cli-analysis-shares = taux de victoire
cli-analysis-scores = scores attendus
cli-analysis-course = Taux de victoire et score attendu au fil de la partie
cli-analysis-costliest =
    { $count ->
        [0] Aucune erreur nette.
        [one] Plus grosse erreur
       *[other] Les { $count } plus grosses erreurs
    }
cli-analysis-decision = { $n }  { $name } : { $move } – mieux : { $best } (taux de victoire +{ $cost } ± { $error }, points { $points })
cli-analysis-agreed = Le maître est d’accord avec { $agreed } décisions sur { $all }.
cli-analysis-quick = Coup d’œil rapide : l’expert est d’accord avec { $agreed } décisions sur { $all }. Avec --deep, un maître réfléchit à chacune.
cli-exported =
    { $games ->
        [one] { $games } partie écrite
       *[other] { $games } parties écrites
    } dans { $file }, sans les noms.
cli-exported-positions =
    { $positions ->
        [one] { $positions } décision
       *[other] { $positions } décisions
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $file }, sans les noms.
cli-verifying = Vérification
cli-verified-collection =
    { $games ->
        [one] { $games } partie est valide
       *[other] Les { $games } parties sont valides
    } : sommes de contrôle, coups, tirages et résultats ({ $titles }).
