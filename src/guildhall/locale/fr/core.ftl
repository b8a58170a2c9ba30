# Ce dont chaque jeu et chaque écran ont besoin, en français.

language-name = Français

## Problèmes : dire ce qui ne va pas et que faire

error-unknown_game = Aucun jeu ne s’appelle « { $given } ». Jeux : { $known }.
error-unknown_lesson =
    { $count ->
        [0] Il n’y a pas encore de leçons pour { $game }.
       *[other] { $game } n’a pas de leçon « { $given } ». Leçons : { $known }.
    }
error-unknown_language = La langue « { $given } » n’est pas prise en charge. Langues disponibles : { $known }.
error-seats = { $game } ne se joue pas à { $given }. Nombre de joueurs : { $allowed }.
error-option = Le jeu { $game } n’a pas d’option « { $given } ». Options : { $known }.
error-option_value = « { $given } » n’est pas une valeur possible pour l’option { $option }. Possible : { $allowed }.
error-notation_empty = Tapez un coup, ou ? pour voir vos choix.
error-notation_verb = « { $given } » n’est pas un coup ici. Vouliez-vous dire : { $known } ?
error-notation_count = { $verb } demande : { $need }. Vous en avez donné { $have }.
error-notation_argument = « { $given } » est inconnu pour { $argument }. Vouliez-vous dire : { $known } ?
error-notation_json = En JSON, un coup doit être un objet avec un verbe (« verb ») et ses arguments.
error-unknown_move = Le coup numéro { $move } n’existe pas ; ce jeu en compte { $size }.
error-chance_verb = « { $given } » ne peut pas être tiré ici.
error-chance_impossible = Ce tirage est impossible ici.
error-position_json = Cette position n’est pas valide : { $problem }.
error-position_game = Cette position vient du jeu { $found }, pas de cette version du jeu { $game }.
error-position_fields = La position a des champs manquants ou inconnus : { $fields }.
error-position_value = La position n’est pas valide : { $field }.
error-record_file = Impossible de lire { $file } : { $problem }.
error-record_empty = L’enregistrement est vide.
error-record_line = La ligne { $line } de l’enregistrement est endommagée : { $problem }.
error-record_format = L’enregistrement est au format { $found } ; cette version lit le format { $known }.
error-record_game = L’enregistrement vient du jeu { $found }, pas du jeu { $game }.
error-record_version = L’enregistrement a été créé avec les règles et données { $found } ; cette version utilise { $known }.
error-record_input = L’entrée { $n } de l’enregistrement, « { $move } », est impossible à ce moment-là : { $why }.
error-record_rules_changed = L’entrée { $n } de l’enregistrement, « { $move } », n’est pas possible avec les règles et données actuelles { $known }. Il a été créé avec { $found } ; utilisez cette version de Guildhall pour le relire.
error-record_luck = L’entrée { $n } de l’enregistrement, « { $move } », ne correspond pas aux tirages de cette partie.
error-record_commitment = La clé de l’enregistrement ne correspond pas à l’engagement de son en-tête.
error-record_luck_version = Les tirages de cet enregistrement sont en version { $found } ; cette version de Guildhall lit jusqu’à { $known }.
error-record_numbers = Les nombres aléatoires des joueurs sont endommagés dans l’enregistrement.
error-record_spaces = D’après l’enregistrement, une annulation a relancé les tirages à l’entrée { $n } (numéro { $space }) ; cela contredit le reste.
error-record_no_key = L’enregistrement ne contient pas la clé de ses tirages.
error-record_no_result = La partie est finie, mais l’enregistrement n’a pas de résultat.
error-record_not_over =
    L’enregistrement a un résultat, mais la partie n’est pas finie après { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }.
error-record_result = Le résultat de l’enregistrement est faux : { $field }.
error-analysis_unfinished = Seules les parties terminées peuvent être analysées.

## Joueurs et robots

seat-spectator = Spectateur
bot-random = Hasard
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-master = Maître
bot-expert = Expert
bot-grandmaster = Grand maître
seat-guest = Invité
error-unknown_bot = Aucun bot ne s’appelle « { $given } ». Bots : { $known }.
error-unknown_style = { $game } n’a pas de bot au caractère « { $given } ». Caractères : { $known } ; ou une température au-dessus de 0, par exemple 0.5.
error-extra_missing = { $library } n’est pas installé. Installez-le avec : pip install "{ $extra }"
error-policy_file = Impossible d’utiliser { $file } comme politique : { $problem }.
error-policy_fit = La politique { $file } a été entraînée pour { $field } « { $made } », mais ici c’est « { $here } ».
error-positions_file = Impossible de lire des décisions dans { $file } : { $problem }.
error-positions_fit = { $file } a été écrit pour { $field } « { $made } », mais ici c’est « { $here } ». Exportez-le à nouveau.
error-no_expert = Aucun réseau n’a encore assez bien appris { $game }. Il y a un expert pour : { $known }.
error-unknown_profile = Il n’y a pas de profil « { $given } ». Choisissez parmi : { $known }.
error-train_other = { $folder } contient un autre entraînement ({ $game }, encodage { $encoding }, { $blocks } blocs de { $width }). Choisissez un autre dossier avec --folder.
error-kept_other = { $file } contient des parties d’autres bots, options, règles ou réseaux. Indiquez un autre fichier avec --keep.
error-kept_broken = La ligne { $line } de { $file } est illisible. Supprimez-la ou indiquez un autre fichier avec --keep.
error-sharpen_other = { $folder } contient des parties d’un autre jeu, d’une autre graine, d’un autre réglage ou d’autres règles. Choisissez un autre dossier avec --folder.
error-sharpen_broken = Impossible de lire { $file }. Supprimez ce fichier ; sa partie sera rejouée.
error-sharpen_few = Il n’y a que { $games } parties ; il en faut deux : une pour apprendre, une pour vérifier. Relancez la commande.
error-unknown_reward = Aucune récompense ne s’appelle « { $given } ». Récompenses : { $known }.
error-unknown_render_mode = Aucun affichage ne s’appelle « { $given } ». Possibles : { $known }.
error-weight_missing = L’évaluation de { $game } a besoin du poids « { $given } ».
error-weight_unknown = L’évaluation de { $game } n’a pas de poids « { $given } ».
error-bots_number =
    { $have ->
        [one] { $have } bot
       *[other] { $have } bots
    } pour { $need } places : indiquez un bot pour toutes, ou un par place.
error-unknown_rule = Le jeu { $game } n’a pas de règle « { $given } ». Règles : { $known }.
error-no_such_input = L’entrée { $given } n’existe pas ; l’enregistrement en compte { $last }.
error-no_such_seat = La place { $given } n’existe pas. Les places sont numérotées à partir de 0, et il y a { $seats } joueurs.
error-no_saved_game = Aucune partie sauvegardée pour { $user }. Commencez-en une avec : guildhall play
error-save_failed = Impossible d’écrire { $file } : { $problem }.

## Pourquoi ce conseil

reason-only_move = C’est le seul coup possible.
reason-wins = Ce coup gagne la partie.
reason-points =
    Ce coup rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite.
reason-more_points =
    Ce coup rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que le plus faible des autres.
reason-position =
    Ce coup devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que les autres.
reason-denial =
    Ce coup coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $seat }.
reason-tempo = Vous rejouez avant les autres.
reason-least_loss =
    Ce coup perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que les autres.
reason-share = Parties simulées gagnées après ce coup : { $share } % ; après le deuxième meilleur : { $next } %.
reason-even =
    { $count ->
        [one] Parties simulées gagnées après ce coup : { $share } %. Un autre coup fait aussi bien.
       *[other] Parties simulées gagnées après ce coup : { $share } %. { $count } autres coups font aussi bien.
    }
reason-plan = Il change peu tout de suite et rapporte plus tard.
