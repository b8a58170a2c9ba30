# Problèmes : une décision tirée d’une partie entre bots forts.
puzzle-title = Problèmes
puzzle-one = Problème
puzzle-number = Problème { $number }
puzzle-about = Des positions tirées de parties entre les bots les plus forts. Un coup est nettement le meilleur. Le trouverez-vous ?
puzzle-task = Trouvez le meilleur coup. Il devance nettement tous les autres.
puzzle-today = Problème du jour
puzzle-list = Tous les problèmes
puzzle-next = Problème suivant
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-none-such = Aucun problème ne correspond. Choisissez une autre difficulté ou un autre thème.
puzzle-difficulty = Difficulté
puzzle-theme = Thème
puzzle-all = Tous
puzzle-all-themes = Tous les thèmes
puzzle-level-1 = Facile
puzzle-level-2 = Moyen
puzzle-level-3 = Difficile
puzzle-new = Pas encore essayé
puzzle-solved = Résolu
puzzle-missed = Manqué
puzzle-solved-of = { $solved } sur { $count } résolus
puzzle-streak =
    { $count ->
        [0] Pas encore de série (record : { $longest })
       *[other] { $count } d’affilée (record : { $longest })
    }
puzzle-solved-before = Vous avez déjà résolu ce problème.
puzzle-missed-before = Vous avez déjà manqué ce problème.
puzzle-right = Bien vu !
puzzle-wrong = Il y avait mieux.
puzzle-best = Le meilleur : { $move }
puzzle-chances = Chances de gagner
puzzle-yours = votre coup
puzzle-played = joué dans la partie
puzzle-mistakes = Apprendre de vos erreurs
puzzle-mistakes-wait = L’analyse cherche les décisions qui vous ont coûté le plus. Vous pouvez quitter cette page, elle continue.
puzzle-mistakes-whose = De qui voulez-vous revoir les décisions ?
puzzle-mistakes-none = Aucune erreur nette dans cette partie. Bien joué !
puzzle-mistakes-back = Retour à la partie
puzzle-mistakes-done = C’était tout. Vous avez trouvé mieux { $found } fois sur { $count }.
puzzle-mistake = Erreur { $number } sur { $count }
puzzle-mistake-played = Ici, vous avez joué « { $move } » : { $share } % de chances de gagner. Le meilleur coup en avait { $best } %.
puzzle-mistake-task = Trouvez un meilleur coup.
puzzle-mistake-next = Erreur suivante
puzzle-more =
    { $count ->
        [one] Afficher 1 autre coup
       *[other] Afficher { $count } autres coups
    }
