# Le terminal, en français.

cli-welcome = Bienvenue dans { $game }. Tapez un numéro ou un coup ; ? montre vos choix et toutes les commandes.
cli-prompt = { $name } >
cli-hand-over = C’est à { $name } de jouer. Passez l’écran, puis appuyez sur Entrée.
cli-more = … et encore { $more } choix ; ? montre tout.
cli-commands =
    Commandes : ? vos choix · why COUP explique un refus · hint conseil · rules [NUMÉRO] règles ·
    board plateau · log journal · undo reprend votre dernière décision ·
    save [FICHIER] sauvegarde · quit (sauvegarde ; reprenez avec --last)
cli-possible = C’est possible : { $move }.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-saved = Sauvegardé : { $file }
cli-left = La partie est sauvegardée. Reprenez-la avec : guildhall play --resume { $file }
cli-rank = { $rank }. { $name } : { $score }

cli-simulating = Parties en cours
cli-column-seat = Place
cli-column-bot = Robot
cli-column-score = Score moyen
cli-column-wins = Victoires
cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $rate } par seconde.
cli-verified-finished =
    { $game } : { $inputs ->
        [one] { $inputs } entrée, conforme
       *[other] { $inputs } entrées, toutes conformes
    } aux règles ; le résultat et le détail des points sont justes.
cli-verified-unfinished =
    { $game } : { $inputs ->
        [one] { $inputs } entrée, conforme
       *[other] { $inputs } entrées, toutes conformes
    } aux règles ; la partie n’est pas finie.
cli-verified-luck =
    La clé est celle sur laquelle le programme qui a distribué s’était engagé ({ $commitment }…). { $draws ->
        [0] Rien n’a été tiré.
        [one] L’unique tirage en découle.
       *[other] Les { $draws } tirages en découlent.
    }
cli-verified-numbers =
    { $count ->
        [0] Aucun joueur n’a ajouté de nombre aléatoire ; le hasard vient de cette clé seule.
        [one] Un joueur sur { $seats } a ajouté son propre nombre aléatoire au hasard.
       *[other] { $count } joueurs sur { $seats } ont ajouté leur propre nombre aléatoire au hasard.
    }
cli-verified-reopened =
    { $count ->
        [one] Une annulation est revenue
       *[other] { $count } annulations sont revenues
    } sur quelque chose de déjà connu ; les tirages suivants ont été renouvelés.
cli-verified-given =
    { $count ->
        [one] La première entrée vient
       *[other] Les { $count } premières entrées viennent
    } d’une autre partie ; ce qui y a été tiré n’est pas vérifié ici.
cli-verified-noluck = La clé du hasard n’a pas encore été révélée.

cli-bench-running = Mesure en cours
cli-bench-plain = Python pur
cli-bench-compiled = Compilé
cli-bench-playout-per-s = Jeu au hasard, boucle compilée, décisions/s
cli-bench-loop-per-s = Jeu au hasard, boucle Python, décisions/s
cli-bench-copy-us = Copie, µs
cli-bench-legal-us = Coups permis, µs
cli-bench-observe-us = Vue, µs
cli-bench-imagine-us = Monde imaginé, µs
cli-bench-json-us = JSON aller et retour, µs
cli-bench-state-bytes = Mémoire d’un état, octets
cli-bench-record-bytes = Procès-verbal d’une partie, octets
cli-bench-no-yardsticks = Pas d’étalon : il faut OpenSpiel (uv sync --extra openspiel).
cli-bench-ratio-game = Jeu / étalon
cli-bench-ratio-playout = Boucle compilée, fois (but au moins)
cli-bench-ratio-loop = Boucle Python, fois (but au moins)
cli-bench-ratio-copy = Copie, part d’un clone d’échecs (but au plus)
cli-bench-faster = { $game } : compilé, { $times } fois la vitesse de Python pur
