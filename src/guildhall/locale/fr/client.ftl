# Le navigateur, en français.

client-skip = Aller au contenu
client-home = Accueil
client-menu = Menu
client-rules = Règles
client-settings = Paramètres
client-about = À propos
client-people = Joueurs
client-history = Parties jouées
client-profile = Profil
client-ranking = Classement
client-tournaments = Tournois
client-speed-plain = Sur ce serveur, les bots ne jouent pas à pleine force.
client-speed-compiling = Le serveur vient de démarrer : les bots seront à pleine force dans quelques minutes.
client-speed-compiled = Les bots jouent à pleine force.
client-close = Fermer
client-back = Retour
client-loading = Un instant …
client-offline = Impossible de joindre le serveur. Vérifiez votre connexion.
client-play-offline = Jouer sans serveur
client-reconnecting = Connexion perdue. Reconnexion …
client-renewed = Guildhall a été mis à jour. Vos parties sont enregistrées : rechargez la page pour continuer.
client-part-missing = Une partie de cette page n’a pas pu être chargée. Rechargez la page pour réessayer.
client-reload = Recharger
client-later = Plus tard
client-rules-changed = Les règles de ce jeu ont été mises à jour après la création de cette table (version { $began }, désormais { $now }). La partie continue avec les nouvelles règles.
client-data-changed = Les données de ce jeu (cartes et plateau) ont été corrigées après la création de cette table. La partie continue avec les données corrigées.

## L’accueil

client-welcome = Bienvenue sur Guildhall
client-welcome-more = Des jeux de guildes et de villes. Jouez contre des bots ou envoyez un lien à vos amis.
client-your-tables = Vos tables
client-open-tables = Tables ouvertes
client-more-tables = Afficher plus de tables
client-live-games = Parties en cours
client-delay-mark = en différé
client-games = Jeux
client-players = { $least }–{ $most } joueurs
client-weight-light = facile
client-weight-medium = moyen
client-weight-heavy = exigeant
client-play-bots = Jouer contre des bots
client-learn = Apprendre
client-puzzles = Problèmes
client-new-table = Nouvelle table
client-your-turn = À vous de jouer
client-status-open = en attente de joueurs
client-status-playing = en cours
client-status-over = terminée
client-open-seat = place libre
client-turn-of = À { $names } de jouer
client-won-by = Victoire : { $names }
client-time-left = { $time } restants
client-last-move = dernier coup { $time }
client-created = créée { $time }
client-ended = terminée { $time }
client-manage-tables = Gérer les tables
client-manage-done = Terminé
client-hide-table = Masquer
client-unhide-table = Réafficher
client-hidden-tables = Tables masquées
client-hidden-none = Aucune table masquée.
client-delete-table = Supprimer
client-delete-surely = Supprimer définitivement ?
client-table-deleted = { $game } : table supprimée.
client-filter-game = Jeu
client-filter-all-games = Tous les jeux
client-filter-status = Afficher
client-filter-all = Toutes
client-filter-due = M’attendent
client-filter-open = En attente de joueurs
client-filter-playing = En cours
client-filter-over = Terminées
client-sort = Trier par
client-sort-due = Mon tour d’abord
client-sort-updated = Dernier coup
client-sort-created = Plus récentes
client-filter-none = Aucune table ne correspond.
client-filter-pace = Rythme
client-filter-live = En direct
client-filter-correspondence = Par correspondance
client-filter-fit = Seulement les tables ouvertes à moi
client-filter-followed = Seulement les tables de joueurs que je suis
client-requires-range = Cote { $least }–{ $most }
client-requires-least = Cote { $least } ou plus
client-requires-most = Cote jusqu’à { $most }
client-requires-settled = pas de cote provisoire
client-unfit = Pas pour votre cote
client-require = Qui peut rejoindre
client-require-least = Cote minimale
client-require-most = Cote maximale
client-require-any = toutes
client-require-settled = Pas de cote provisoire

## Une nouvelle table

client-name = Votre nom
client-how-many = Combien de joueurs ?
client-who = Qui joue ?
client-seat = Place { $seat }
client-seat-me = Moi
client-seat-friend = Un ami (par lien)
client-seat-bot = Bot : { $bot }
client-bot-styled = { $style } ({ $bot })
client-draw-seats = Tirer les places au sort au début
client-seat-drawn = tirée au début
client-seats-drawn = Les places sont tirées au sort au début de la partie.
client-take-seat = Prendre la place { $seat } : { $led }
client-choose-seat = Choisissez une place libre.
client-variants = Variantes
client-clock = Temps de jeu
client-clock-none = Sans limite
client-clock-live = En direct : 10 minutes + 20 secondes par coup
client-clock-relaxed = Tranquille : 30 minutes + 1 minute par coup
client-clock-evening = Une soirée : 2 heures + 2 minutes par coup
client-clock-daily = Quotidien : 3 jours + 12 heures par coup
client-clock-correspondence = Correspondance : 14 jours + 2 jours par coup
client-visibility = Qui peut regarder ?
client-visibility-link = Toute personne ayant le lien
client-visibility-public = Tout le monde (places libres affichées)
client-visibility-private = Les joueurs seulement
client-delay = Les spectateurs voient la partie
client-delay-choice =
    { $kind ->
        [moves] { $count } coups plus tard
        [minutes] { $count } minutes plus tard
        [end] une fois terminée
       *[none] en direct
    }
client-delayed =
    { $kind ->
        [moves] Les spectateurs voient la partie { $count } coups plus tard.
        [minutes] Les spectateurs voient la partie { $count } minutes plus tard.
       *[end] Les spectateurs voient la partie une fois terminée.
    }
client-allow-hints = Autoriser les conseils pour tous (désactivés par défaut à partir de deux humains)
client-coach-switch = Coach : me demander avant un coup qui coûte cher
client-rated-switch = Partie classée
client-rescue = Si un joueur ne joue plus
client-rescue-days =
    { $days ->
        [0] L’attendre
       *[other] Un bot peut le remplacer après { $days } jours
    }
client-lay-table = Créer la table

## Rejoindre

client-join = Vous avez une invitation
client-join-more = { $game } avec { $names }.
client-sit = Rejoindre
client-stand = Quitter la place
client-watch = Juste regarder
client-waiting-players = en attente de joueurs
client-invited = { $name } (invitation envoyée)
client-declined = place libre ({ $name } a refusé)
client-invite = Inviter un ami
client-start-bots = Lancer (des bots aux places libres)
client-link = Envoyez ce lien :
client-link-copied = Lien copié. Envoyez-le à un ami :
client-link-machine = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes sur votre réseau, relancez le serveur avec ./play serve --host 0.0.0.0
client-link-network = Ce lien fonctionne sur votre réseau local.

## À la table

client-show = Affichage
client-tab-board = Plateau
client-tab-log = Journal
client-tab-seats = Joueurs
client-seats = Joueurs
client-board = Plateau
client-now = Coup en cours
client-log = Journal
client-log-news = Nouvelles entrées
client-strip = Étapes de cette manche
client-strip-next = ensuite : { $name }
client-round-start = Mise en place
client-choices = Vos choix
client-all-choices = Afficher les { $count } choix
client-waiting-for =
    { $count ->
        [0] Un instant …
       *[other] En attente de { $names }
    }
client-pondering = Réflexion depuis { $seconds } s …
client-pondering-long = Réflexion depuis { $seconds } s. Le serveur est très occupé ; la partie continuera d’elle-même.
client-server-busy = Le serveur est très sollicité : les bots réfléchissent un peu moins que d’habitude.
client-bot-stands-in = Le réseau d’un bot n’est pas utilisable ici : un bot sans réseau joue à sa place.
client-you-are-away = Un bot joue pour vous.
client-come-back = Reprendre ma place
client-confirm = Confirmer
client-cancel = Annuler
client-just-moved = Cet élément vient de bouger. Appuyez de nouveau.
client-row-total = { $count } sur { $total }
client-row-open =
    { $count ->
        [0] Tout est choisi
       *[other] Encore { $count } à choisir
    }
client-row-count =
    { $count ->
        [one] { $count } choisi
       *[other] { $count } choisis
    }
client-row-send = Envoyer
client-row-send-end = Envoyer et terminer
client-row-end = Terminer
client-row-send-title = Joue d’un coup tout ce que vous avez choisi.
client-row-end-title = Joue tout ce que vous avez choisi et termine votre part de cette phase.
client-row-phase = Finir la phase
client-row-phase-title = Joue ce que vous avez choisi, lieu par lieu, et rien ailleurs. Si un autre joueur s’interpose, on vous redemande.
client-row-here = Ici seulement
client-row-here-title = Ne termine que le lieu dont c’est le tour. On vous redemande au suivant ; ce que vous y avez choisi est gardé.
client-wishes-on = { $count ->
    [0] Plus de mouvement dans cette phase
    [one] 1 choix encore à jouer
   *[other] { $count } choix encore à jouer
}
client-wishes-dropped = Le coup d’un autre joueur s’est interposé. Vérifiez ce qui reste de vos choix.
client-row-fill = Compléter
client-row-fill-title = Un bot propose le reste. Vous pouvez encore tout changer avant d’envoyer.
client-row-proposed = Proposé par un bot
client-row-agree = Jouer la proposition
client-row-always = Toujours
client-row-clear = Effacer
client-row-less = { $what } : un de moins
client-row-last = { $what }, puis envoyer
client-row-spread-title = Choisit une fois tout ce qui est encore possible. Rien n’est encore envoyé.
client-row-how-many = { $what } : combien
client-row-most = Tout
client-row-most-title = Le plus possible (sur le plateau : Maj+clic)
client-row-rest = Reste
client-row-rest-title = Met ici tout ce qui reste et envoie (sur le plateau : Maj+clic)
client-row-take-back = En reprendre un
client-row-stopped = { $made } sur { $of } ont été joués. { $why }
client-sweep-title = Donner cette réponse à toutes les questions de la phase qui l’admettent ; les autres vous sont posées.
client-again = Encore pareil
client-again-title = Redonne votre dernière réponse tant que c’est possible : { $moves }
client-bot-answers = Laisser un bot répondre
client-bot-answers-phase = Jusqu’à la fin de la phase
client-bot-answers-always = À cette question, toute la partie
client-bot-answers-chores = Aux questions de routine, toute la partie
client-bot-answers-on = Un bot répond pour vous.
client-bot-answers-stop = Répondre moi-même
client-proposal-all = Jouer toutes les propositions ({ $count })
client-proposal-show = Liste
client-proposal-until = Jouer jusqu’ici
client-proposal-on = Proposer des réponses
client-proposal-title = Un bot propose des réponses aux questions de routine. Rien n’est joué sans votre accord.
client-proposal-off = Ne plus proposer
client-proposal-goes-on = Vos réponses acceptées sont jouées : encore { $count }.
client-proposal-dropped = Le reste de ce que vous avez accepté n’est plus possible.
client-plan-ahead = Prévoir mon coup
client-plan-next = Votre prochaine question :
client-plan-unknown = On ne peut pas encore prévoir votre prochaine question.
client-planned = Prévu : { $move }
client-plan-take-back = Annuler ce plan
client-plan-dropped = Votre plan n’est plus possible : { $move }
client-undo = Annuler le coup
client-undo-turn = Annuler le tour
client-undo-asked = { $name } demande à annuler.
client-agree = Accepter
client-refuse = Refuser
client-hint = Conseil
client-hint-is = Suggestion : { $move }
client-no-hint = Pas de conseil pour le moment.
client-hint-row-full = Vos choix sont complets. Jouez-les ou changez-en un.
client-hint-others = Autres options
client-hint-play = Jouer ce coup
client-coach-weighs = Le coach regarde votre coup…
client-coach-sure = Sûr de ce coup ?
client-coach-line = { $move } : environ { $share } % de parties gagnées. { $reason }
client-coach-back = Choisir à nouveau
client-coach-anyway = Jouer quand même
client-coach-missed = Coup joué sans le coach : vous en avez joué beaucoup en une minute. Le coach revient dans un instant.
client-hint-comes = Réflexion …
client-hint-hurried = Conseil rapide seulement : vous en avez demandé beaucoup en une minute. Redemandez dans un instant pour un conseil plus approfondi.
client-hints-off = Les conseils sont désactivés à cette table.
client-hints-on = Les conseils sont autorisés pour tous.
client-rated = Cette partie est classée.
client-unrated =
    { $why ->
        [closed] Non classée : un modérateur a fermé la table.
        [choice] Non classée : la table a été ouverte ainsi.
        [hints] Non classée : les conseils sont permis ou ont servi.
        [coached] Non classée : l’entraîneur est activé.
        [position] Non classée : elle a commencé d’une position.
        [undone] Non classée : un coup a été repris après une révélation.
        [strangers] Non classée : tous les joueurs ne sont pas connus de la maison.
        [alone] Non classée : des bots tiennent toutes les places.
       *[other] Non classée : comme convenu.
    }
client-hint-unrates = Conseil ; la partie ne sera alors pas classée
client-rescue-terms =
    { $days ->
        [0] Les bots ne remplacent pas les absents.
       *[other] Après { $days } jours d’absence, les autres peuvent faire jouer un bot.
    }
client-absent = { $name } n’a pas joué depuis le { $day }.
client-absent-from = Un bot peut prendre le relais à partir du { $day }.
client-absent-rescue = Faire jouer un bot ({ $bot }) pour { $name }
client-foreseen = Si vous choisissez ceci :
client-foreseen-more = +{ $count } de plus
client-then-chance = Ensuite : un tirage au sort.
client-then-others = Ensuite : un autre joueur.
client-then-you = Ensuite : encore vous.
client-then-end = Ce coup termine la partie.
client-then-unknown = La suite dépend de choix cachés.
client-skip-steps =
    { $count ->
        [one] Passer { $count } étape
       *[other] Passer { $count } étapes
    }
client-told-more = +{ $count } dans le journal
client-concerns = Cela vous concerne
client-leads = Vous menez : { $names }
client-count-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
client-more = Plus
client-leave = Quitter (un bot prend le relais)
client-leave-question = Quitter cette table ?
client-leave-more = Un bot joue pour vous jusqu’à votre retour.
client-leave-surely = Quitter
client-concede = Abandonner
client-concede-question = Abandonner la partie ?
client-concede-more = Un bot joue à votre place pour les autres, et vous finissez à la dernière place. C’est définitif.
client-stay = Continuer à jouer
client-keys = Raccourcis clavier
client-keys-choose = Choisir une réponse
client-keys-confirm = Confirmer le coup
client-keys-skip = Annuler, fermer ou passer
client-keys-show = Afficher ces touches
client-show-rule = Règle { $rule }
client-jump = Voir sur le plateau
client-conceded = a abandonné
client-away = absent, un bot joue
client-bot = bot
client-followed = suivi
client-you = vous
client-thinking = réfléchit
client-score-of =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Voir le détail.
client-score-hidden = { $name } : points cachés jusqu’à la fin.
client-no-points = Pas encore de points
client-sheet = Décompte
client-sheet-open = Voir le décompte
client-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
client-talk = Chat
client-talk-unread =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
client-talk-of =
    { $who ->
        [spectators] Spectateurs
       *[players] Joueurs
    }
client-talk-apart = Les joueurs pourront lire ces messages à la fin de la partie.
client-talk-earlier = Afficher les messages précédents
client-say = Écrire un message
client-send = Envoyer
client-report = Signaler
client-report-line = Signaler ce message de { $name }
client-moderation = Modération
client-status = État du serveur
client-silenced =
    { $until ->
        [never] Vous ne pouvez pas écrire. Motif : { $why }
       *[other] Vous ne pouvez pas écrire avant le { $until }. Motif : { $why }
    }
client-muted = message masqué
client-close-table = Fermer la table
client-slow = Mode lent :
client-slow-pace =
    { $seconds ->
        [0] désactivé
       *[other] un message toutes les { $seconds } s
    }
client-note = Notes privées

## La fin et après

client-ended-conceded = La partie a été abandonnée.
client-ended-closed = Un modérateur a fermé cette table. La partie ne compte pas.
client-won-nobody = Partie arrêtée
client-won =
    { $margin ->
        [0] { $name } gagne au départage avec { $scored }, à égalité avec { $next }.
       *[other] { $name } gagne avec { $scored }, soit { $margin } de plus que { $next }.
    }
    .you =
        { $margin ->
            [0] Vous gagnez au départage avec { $scored }, à égalité avec { $next }.
           *[other] Vous gagnez avec { $scored }, soit { $margin } de plus que { $next }.
        }
    .next =
        { $margin ->
            [0] { $name } gagne au départage avec { $scored }, à égalité avec vous.
           *[other] { $name } gagne avec { $scored }, soit { $margin } de plus que vous.
        }
client-won-shared = { $names } partagent la victoire avec { $scored }.
client-end-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-won-conceded =
    { $winners ->
        [one] { $names } gagne. Abandon : { $others }.
       *[other] { $names } gagnent. Abandon : { $others }.
    }
client-ledger = Détail des points
client-end-board = Voir le plateau
client-end-result = Voir le résultat
client-end-course = Points au fil de la partie
client-end-total = Total
client-end-ahead = Devant { $name } : { $why }
client-priced = { $move } · { $price }
client-rematch = Revanche
client-rematch-asked = { $name } vous propose une revanche.
client-invites-you = { $name } vous invite
client-invited-you = Invitation
client-rematch-accept = Accepter
client-rematch-decline = Refuser
client-rematch-own = Vous avez proposé une revanche. Elle commence dès que tout le monde a accepté.
client-rematch-go = Aller à la revanche
client-replay = Revoir la partie
client-save-record = Télécharger la partie
client-moment = Coup
client-step-back = Coup précédent
client-step-on = Coup suivant
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-speed = Vitesse
client-replay-first = Au début
client-replay-last = À la fin
client-round-back = Manche précédente
client-round-on = Manche suivante
client-jump-to = Aller à
client-copy-moment = Copier le lien
client-moment-copied = Lien copié
client-moment-picture = Enregistrer l’image
client-whose-view = Vue de
client-play-on = Continuer à partir d’ici

## Analyse

client-analysis = Analyse
client-analyse = Analyser la partie
client-analysis-running = { $done } décisions analysées sur { $of }
client-analysis-failed = L’analyse a échoué. Réessayez plus tard.
client-analysis-cancelled = L’analyse a été annulée.
client-analysis-chart = Chances de gagner
client-analysis-costliest = Erreurs les plus graves
client-analysis-played = { $name } : { $move }
client-analysis-best = Mieux : { $move }
client-analysis-whose = Du point de vue de { $name } :
client-analysis-cost = −{ $cost } %
client-analysis-clean = Aucune erreur nette.
client-mistakes = Apprendre de vos erreurs
client-analysis-conceded = La partie a été abandonnée : l’analyse va jusqu’au dernier coup, et les courbes s’arrêtent au résultat à ce moment-là.
client-analysis-how = Estimation à partir de parties simulées, lissée. Chaque décision est jugée selon ce que le joueur pouvait savoir à ce moment-là.
client-analysis-quick = Coup d’œil rapide de l’expert. Chaque décision est jugée selon ce que le joueur pouvait savoir à ce moment-là.
client-analysis-deeper = Analyser en profondeur

## Règles et réglages

client-labelled = { $label } : { $text }
client-search-rules = Rechercher dans les règles
client-no-rule = Aucune règle trouvée.
client-language = Langue
client-theme = Apparence
client-theme-auto = Réglage du système
client-theme-light = Clair
client-theme-dark = Sombre
client-speed = Vitesse d’animation
client-speed-calm = Lente
client-speed-brisk = Rapide
client-speed-still = Aucune
client-confirm-turn = Confirmer chaque coup
client-ask-all = Demander aussi quand il n’y a qu’une réponse
client-aid = Expliquer chaque question
client-aid-fold = Masquer les explications
client-aid-more = Plus dans les règles
client-aid-new = Dans les jeux nouveaux pour moi
client-aid-always = Toujours
client-aid-never = Jamais
client-labels = Afficher les étiquettes du plateau
client-sound = Sons

## Compte

client-account = Compte
client-account-more = Pas besoin de compte pour jouer. Un nom suffit, et ce navigateur se souvient de vous.
client-account-nobody = Vous n’êtes pas connecté.
client-account-guest = Vous jouez sous le nom de { $name }, invité dans ce navigateur.
client-account-login = Vous êtes connecté : { $name } (identifiant : { $login }).
client-account-rename = Enregistrer le nom
client-account-rename-more = C’est le nom que voient les autres joueurs.
client-account-renamed = Votre nom est maintenant { $name }.
client-account-keep = Créer un compte
client-account-keep-more = Avec un identifiant et un mot de passe, retrouvez vos tables sur tous vos appareils.
client-account-make = Créer un compte
client-account-kept = Compte créé. Connectez-vous avec l’identifiant { $login }.
client-login = Identifiant
client-password = Mot de passe
client-password-new = Nouveau mot de passe
client-password-old = Mot de passe actuel
client-password-change = Changer de mot de passe
client-password-change-more = Vos autres appareils seront déconnectés.
client-password-changed = Mot de passe modifié. Vos autres appareils sont déconnectés.
client-sign-in = Se connecter
client-sign-in-more = Utilisez un compte créé ici ou sur un autre appareil.
client-sign-in-guest = En vous connectant, vous perdez l’invité { $name } et ses tables. Pour les garder, créez d’abord un compte.
client-signed-in = Bon retour, { $name } !
client-sign-out = Se déconnecter
client-sign-out-more = Votre compte et vos tables sont conservés ; ce navigateur vous oublie.
client-sign-out-guest = Vous n’avez pas de mot de passe. Sans clé d’accès, vous perdrez ce nom et ses tables.
client-sign-out-surely = Se déconnecter quand même
client-signed-out = Vous êtes déconnecté.
client-passkeys =
    { $count ->
        [0] Clés d’accès
       *[other] Clés d’accès ({ $count })
    }
client-passkey = Clé d’accès
client-passkey-nth = Clé d’accès { $n }
client-passkey-name = Nom
client-passkey-name-new = Nom de la nouvelle clé
client-passkey-made = créée le { $day }
client-passkey-used = utilisée le { $day }
client-passkey-unused = jamais utilisée
client-passkey-rename = Renommer
client-passkey-rename-of = Renommer { $name }
client-passkey-rename-save = Enregistrer
client-passkey-renamed = Clé d’accès renommée.
client-passkey-remove = Supprimer
client-passkey-remove-of = Supprimer { $name }
client-passkey-remove-more = Vous ne pourrez plus vous connecter avec { $name }, et les appareils qui l’ont utilisée seront déconnectés. Appuyez encore une fois pour la supprimer, puis effacez-la aussi sur votre appareil.
client-passkey-remove-surely = Supprimer définitivement
client-passkey-removed = { $name } a été supprimée.
client-passkey-more = Connectez-vous par empreinte, visage ou code PIN au lieu d’un mot de passe.
client-passkey-add = Ajouter une clé d’accès
client-passkey-use = Utiliser une clé d’accès
client-passkey-added = Clé d’accès ajoutée. Vous pouvez maintenant vous connecter avec.
client-passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
client-passkey-stopped = Aucune clé d’accès utilisée. Rien n’a changé.
client-passkey-none = Ce navigateur ne prend pas en charge les clés d’accès ici.
client-bonds = Joueurs suivis et bloqués
client-data = Vos données
client-notices = Notifications
client-notices-more = Nous pouvons vous prévenir quand il se passe quelque chose à vos tables. Tout est facultatif.
client-notices-save = Enregistrer
client-notices-saved = Notifications enregistrées.
client-mail = Adresse e-mail
client-mail-more = Nous vous enverrons un lien pour confirmer l’adresse.
client-mail-none = Ce serveur n’envoie pas d’e-mails.
client-mail-confirmed = { $mail } est confirmée.
client-mail-unconfirmed = { $mail } n’est pas encore confirmée. Ouvrez le lien dans notre e-mail.
client-mail-again = Renvoyer la confirmation
client-mail-sent-again = Nous avons envoyé un nouveau lien à { $mail }.
client-mail-remove = Supprimer l’adresse
client-mail-removed = Adresse supprimée.
client-notify-mail = Par e-mail
client-webhook = URL du webhook
client-webhook-more = Nous enverrons les tables qui vous attendent en POST à cette adresse HTTPS.
client-push = Ce navigateur
client-push-more = Recevez une notification sur cet appareil, même quand Guildhall n’est pas ouvert. Jamais pour la table que vous regardez.
client-calls-more = Recevez une notification sur cet appareil tant qu’une table, un tournoi ou la page d’accueil est ouvert dans un autre onglet. Jamais pour la table que vous regardez.
client-calls-are-on = Notifications activées dans ce navigateur, tant que Guildhall est ouvert dans un onglet.
client-push-on = Activer dans ce navigateur
client-push-off = Désactiver dans ce navigateur
client-push-is-on = Notifications activées dans ce navigateur.
client-push-is-off = Notifications désactivées dans ce navigateur.
client-push-blocked = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
client-push-none = Ce navigateur ne peut pas afficher de notifications ici. Sur un téléphone, installez d’abord Guildhall sur l’écran d’accueil.
client-install = Application
client-install-more = Installez Guildhall pour l’ouvrir comme une application et, sur un téléphone, recevoir des notifications.
client-install-now = Installer Guildhall
client-installed = Guildhall est installé.
client-not-installed = Pas installé. Vous pourrez le faire plus tard depuis le menu de votre navigateur.
client-notify = Me prévenir
client-notify-turn = Quand c’est mon tour
client-notify-clock = Quand mon temps est bientôt écoulé
client-notify-invitation = Quand on m’invite
client-notify-talk = Quand on écrit à ma table
client-notify-tournament = Quand ma table de tournoi est prête
client-quiet-begin = Silence de
client-quiet-end = à
client-quiet-more = Si les deux heures sont identiques, il n’y a pas de silence.
client-webhook-format = Format du webhook
client-webhook-format-plain = JSON
client-webhook-format-discord = Discord
client-webhook-format-slack = Slack
client-webhook-format-matrix = Matrix
client-notify-webhook = Appeler le webhook

## À propos

client-about-text = Guildhall est un site libre et indépendant de jeux de société. Les jeux sont l’œuvre de leurs auteurs et éditeurs. Merci !
client-thanks = de { $designer }, publié par { $publisher }.
client-thanks-designer = de { $designer }.
client-about-rights = Le code et les dessins sont les nôtres, et les règles sont expliquées avec nos propres mots. Les valeurs qui ne figurent pas dans les livrets de règles sont reconstituées. Si un jeu vous plaît, achetez-le !
client-about-docs = Documentation (en anglais) : serveurs, bots, recherche
