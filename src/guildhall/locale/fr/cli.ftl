# Le terminal, en français.

cli-welcome = Bienvenue dans { $game }. Tapez un numéro ou un coup ; ? montre vos choix et toutes les commandes.
cli-bot-stands-in = { $bot } a besoin d’un réseau qui n’est pas utilisable ici. { $other } joue à sa place.
cli-prompt = { $name } >
cli-hand-over = C’est à { $name } de jouer. Passez l’écran, puis appuyez sur Entrée.
cli-more = … et encore { $more } choix ; ? montre tout.
cli-commands =
    Commandes : ? vos choix · why COUP explique pourquoi un coup est impossible · hint conseil · rules [NUMÉRO] règles ·
    board plateau · log journal · undo annuler ·
    save [FICHIER] sauvegarder · quit (sauvegarde ; reprendre avec --last)
cli-possible = Ce coup est possible : { $move }.
cli-nothing-to-undo = Il n’y a rien à annuler.
cli-saved = Sauvegardé : { $file }
cli-left = Partie sauvegardée. Reprenez-la avec : guildhall play --resume { $file }
cli-rank = { $rank }. { $name } : { $score }

cli-learn-welcome = { $game } : { $title }. Tapez un numéro ou un coup ; ? montre toutes les commandes, q quitte.
cli-learn-next = Suivant : Entrée >
cli-learn-only-read = Il n’y a rien à choisir ici. Appuyez sur Entrée pour continuer ou tapez q pour quitter.
cli-learn-commands =
    Commandes : ? vos choix · why COUP explique pourquoi un coup est impossible · board plateau · back réponse précédente ·
    restart recommencer · q (garde votre progression)
cli-learn-left = Votre progression est gardée. Reprenez avec : { $command }
cli-learn-play-on = Continuez la partie d’ici : { $command }
cli-learn-following = Leçon suivante : { $command }
cli-puzzle-today = Problème du jour : { $command }
cli-puzzle-next = Problème suivant : { $command }
cli-puzzle-commands = Commandes : ? vos choix · why COUP explique pourquoi un coup est impossible · board plateau · quit

cli-simulating = Parties en cours
cli-column-seat = Place
cli-column-bot = Bot
cli-column-score = Score moyen
cli-column-wins = Victoires
cli-training = { $done } · { $decisions } décisions · { $pace } par seconde · qui gagne : { $wins } (au hasard { $nothing }) · indécision : { $spread }
cli-trained = { $file } écrit après { $decisions } décisions ({ $done } de l’entraînement). Jouez contre lui avec --bots onnx:{ $file }.
cli-looking = Second regard
cli-sharpening = gain selon les parties d’essai, en victoires par décision : { $gain } ± { $doubt } · qui gagne : { $wins } (avant { $before }) · écart { $shift }
cli-sharpened = { $file } écrit après { $decisions } décisions. Jouez contre lui avec --bots onnx:{ $file }.
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
    } aux règles ; le résultat et les points sont corrects.
cli-verified-unfinished =
    { $game } : { $inputs ->
        [one] { $inputs } entrée, conforme
       *[other] { $inputs } entrées, toutes conformes
    } aux règles ; la partie n’est pas terminée.
cli-verified-luck =
    La clé correspond à l’engagement de celui qui a distribué ({ $commitment }…). { $draws ->
        [0] Rien n’a été tiré.
        [one] L’unique tirage en découle.
       *[other] Les { $draws } tirages en découlent.
    }
cli-verified-numbers =
    { $count ->
        [0] Aucun joueur n’a ajouté de nombre aléatoire ; les tirages viennent de cette seule clé.
        [one] Un joueur sur { $seats } a ajouté un nombre aléatoire.
       *[other] { $count } joueurs sur { $seats } ont ajouté un nombre aléatoire.
    }
cli-verified-reopened =
    { $count ->
        [one] Une annulation est revenue
       *[other] { $count } annulations sont revenues
    } avant une information déjà révélée ; les tirages suivants sont nouveaux.
cli-verified-given =
    { $count ->
        [one] La première entrée vient
       *[other] Les { $count } premières entrées viennent
    } d’une autre partie ; ses tirages ne sont pas vérifiés ici.
cli-verified-noluck = La clé des tirages n’a pas encore été révélée.

cli-bench-running = Mesure en cours
cli-bench-plain = Python pur
cli-bench-compiled = Compilé
cli-bench-playout-per-s = Jeu au hasard, boucle compilée, décisions/s
cli-bench-loop-per-s = Jeu au hasard, boucle Python, décisions/s
cli-bench-copy-us = Copie, µs
cli-bench-legal-us = Coups permis, µs
cli-bench-observe-us = Vue, µs
cli-bench-imagine-us = Monde simulé, µs
cli-bench-json-us = JSON aller-retour, µs
cli-bench-state-bytes = Taille d’un état, octets
cli-bench-record-bytes = Taille d’un enregistrement, octets
cli-bench-selfplay-per-s = Jeu contre soi avec observation et masque, 256 parties, décisions/s
cli-bench-viewed-per-s = De même en passant par les vues, décisions/s
cli-bench-share = Part du jeu contre soi dans le jeu au hasard
cli-bench-seats-per-s = Un siège contre des bots au hasard, 256 parties, pas/s
cli-bench-turns-per-s = PettingZoo, une partie, décisions/s
cli-bench-one-per-s = Gymnasium, une partie contre des bots au hasard, pas/s
cli-bench-numbers-us = Observation d’un état, µs
cli-bench-tensor-us = Tenseur OpenSpiel, µs
cli-bench-clone-us = Clone OpenSpiel, µs
cli-bench-no-yardsticks = Pas de référence : il faut OpenSpiel (uv sync --extra openspiel).
cli-bench-no-selfplay = Pas de comparaison du jeu contre soi avec les échecs : il faut OpenSpiel (uv sync --extra openspiel).
cli-bench-no-tensor = Pas de comparaison des tenseurs : il faut OpenSpiel (uv sync --extra openspiel).
cli-bench-no-turns = Pas de comparaison avec les échecs de PettingZoo : il faut son extra (pip install "pettingzoo[classic]").
cli-bench-ratio-game = Jeu / référence
cli-bench-ratio-playout = Boucle compilée, facteur (objectif : au moins)
cli-bench-ratio-loop = Boucle Python, facteur (objectif : au moins)
cli-bench-ratio-copy = Copie, part d’un clone d’échecs (objectif : au plus)
cli-bench-ratio-selfplay = Jeu contre soi / échecs d’OpenSpiel en boucle Python, facteur (objectif : au moins)
cli-bench-ratio-tensor = Tenseur / hearts d’OpenSpiel, facteur (objectif : au moins)
cli-bench-ratio-turns = Tours / échecs de PettingZoo, facteur (objectif : au moins)
cli-bench-ratio-one = Un siège / Blackjack de Gymnasium, facteur
cli-bench-faster = { $game } : règles compilées { $times } fois plus rapides

cli-offline-written = { $folder } est écrit. Déposez-le chez n’importe quel hébergeur web, ou essayez-le : python -m http.server -d { $folder }
error-folder_exists = { $folder } existe déjà. Choisissez un autre nom.
