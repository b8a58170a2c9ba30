people-joined = Membre depuis le { $date }
people-shown = Montrer mon profil aux autres
people-shown-more = Les personnes connectées, invités compris, voient votre nom, vos parties, vos cotes, vos leçons et vos problèmes résolus. Sinon vous seul, et vous n’êtes pas au classement.
people-presence = Montrer aux autres quand je suis en ligne
people-here-now = En ligne
people-here = En ligne
people-here-more = +{ $count } autres
people-saved = Enregistré.
people-follow = Suivre
people-unfollow = Ne plus suivre
people-block = Bloquer
people-unblock = Débloquer
people-followed = Vous suivez { $name }. Ses tables ouvertes sont signalées sur la page d’accueil.
people-unfollowed = Vous ne suivez plus { $name }.
people-blocked = { $name } est bloqué.
people-unblocked = { $name } n’est plus bloqué.
people-block-more = Les joueurs bloqués ne peuvent ni vous inviter, ni rejoindre vos tables, ni voir votre profil et votre présence. Vous ne voyez pas leurs messages.
people-follows = Suivis
people-blocks = Bloqués
people-follows-none = Vous ne suivez encore personne. Ouvrez le profil d’un joueur pour le suivre.
people-blocks-none = Vous n’avez bloqué personne.
people-mute = Masquer
people-unmute = Ne plus masquer
people-muted = Les messages de { $name } sont masqués.
people-unmuted = Les messages de { $name } ne sont plus masqués.
people-mute-more = Vous ne voyez pas les messages des joueurs masqués ; ils n’en savent rien.
people-mutes = Masqués
people-mutes-none = Vous ne masquez personne.
people-someone = Ce joueur
people-export-more = Téléchargez tout ce que ce serveur conserve sur vous, dans un fichier JSON.
people-export = Télécharger mes données
people-delete = Supprimer le compte
people-delete-more = Votre compte, vos connexions, vos notifications et vos listes disparaissent aussitôt. Vous abandonnez les parties en cours. Les parties terminées restent, avec « Ancien joueur » à la place de votre nom, et vos messages sont vidés. C’est irréversible.
people-delete-password = Votre mot de passe
people-delete-name = Votre nom, pour confirmer
people-deleted = Votre compte est supprimé.
people-titles = Jeux joués
people-learned = Leçons et problèmes
people-lessons =
    { $lessons ->
        [one] { $lessons } leçon sur { $all }
       *[other] { $lessons } leçons sur { $all }
    }
people-puzzles =
    { $count ->
        [one] { $count } problème résolu
       *[other] { $count } problèmes résolus
    }
people-streak = plus longue série : { $longest }
people-ratings = Cotes
people-score =
    { $games ->
        [one] { $games } partie, { $wins } gagnées
       *[other] { $games } parties, { $wins } gagnées
    }
people-no-games = Aucune partie terminée pour l’instant.
people-live = En direct
people-correspondence = Par correspondance
people-provisional = provisoire
people-provisional-more = Provisoire jusqu’à une dizaine de parties classées.
people-curve = Cote après chaque partie : { $game }, { $pace }
people-all-games = Tous les jeux
people-game = Jeu
people-name = Nom d’un joueur
people-result = Résultat
people-any = Tous les résultats
people-won = Gagnées
people-lost = Non gagnées
people-since = Du
people-until = Au
people-search = Rechercher
people-option = Variante
people-any-option = Toutes les variantes
people-replay = Revoir
people-unrated = non classée
people-whose = Parties de qui
people-more = Voir plus
people-nothing = Aucune partie terminée ne correspond.
people-mine = Mes parties
people-public = Toutes les parties publiques
people-place = Place
people-player = Nom
people-rating = Cote
people-games = Parties
people-wins = Gagnées
people-newcomers = Cotes provisoires
people-ranking-none = Personne n’a encore assez de parties classées.
people-ranking-more = Joueurs avec un compte. Les bots servent de repères fixes : apprenti 900, compagnon 1500, expert 1700, maître 2200.
people-pace = Rythme
people-find = Trouver des joueurs
people-find-more = Nous cherchons d’autres personnes pour le même jeu et vous réunissons à une table. Restez sur n’importe quelle page de cet onglet : votre place est gardée.
people-find-lost = La recherche s’est arrêtée : la connexion a été interrompue trop longtemps. Relancez-la si vous voulez.
people-seats = Joueurs
people-bots-after = Compléter par des bots
people-after =
    { $minutes ->
        [0.5] après { $seconds } secondes
        [one] après 1 minute
       *[other] après { $minutes } minutes
    }
people-never = Jamais
people-seek = Trouver des joueurs
people-seeking = Recherche de joueurs : { $game } ({ $waiting } sur { $seats })
people-bots-in = bots dans { $time }
people-seek-stop = Annuler
people-sign-in = Jouez une partie ou connectez-vous pour voir cette page.
people-invite = Inviter quelqu’un par son nom
people-invite-name = Début du nom
people-invite-do = Inviter
people-invite-done = { $name } a une invitation.
people-invite-whom = Inviter { $name }
people-how-followed = suivi
people-how-recent = partie récente
people-how-here = en ligne
people-invite-none = Personne de ce nom. Vous pouvez toujours envoyer le lien.
people-invite-withdraw = Annuler
people-invite-withdraw-whom = Annuler l’invitation de { $name }
