# Flandern 1302 en français. Identifiants : voir locale/README.md.

flandern-name = Flandern 1302
flandern-about = Construisez des quartiers pour votre corporation dans six villes de l’ancienne Flandre. Une ville complète paie toute sa valeur à la majorité et la moitié au deuxième ; le plus de points l’emporte.
flandern-option-fixed_centres = Centres fixes : chaque centre-ville a sa place sur le plateau
    .short = Centres fixes
flandern-option-corner_touch = Coins interdits : deux quartiers de mêmes armes ne peuvent pas se toucher, même par un coin
    .short = Coins interdits
flandern-option-bonus_when_zero = Bonus d’influence pour tous : il est versé même si personne n’a de carte d’influence
    .short = Bonus d’influence pour tous
flandern-option-spread_cities = Cartes de ville dans les deux piles dorées : celles des corporations viennent plus tard (notre reconstitution)
    .short = Villes dans les deux piles
flandern-style-spoiler = Trouble-fête
flandern-style-spoiler-about = Bâtit plus de quartiers gris, pour gâcher les majorités des autres.
flandern-style-surveyor = Arpenteur
flandern-style-surveyor-about = Réserve des terrains avec des chantiers, pour les terminer plus tard.
flandern-style-hothead = Tête brûlée
flandern-style-hothead-about = Dépense tôt ses cartes d’influence pour agir avant les autres.
flandern-ending-plots_filled = Les villes sont pleines.
flandern-ending-gold_gone = La pile dorée est épuisée.
flandern-ending-influenced_only = Seules les corporations sous influence pourraient encore construire.
flandern-ending-stalled = Trop de tours ont passé sans construction.

## Choses

flandern-arms-blue = Bleu
flandern-arms-yellow = Jaune
flandern-arms-green = Vert
flandern-arms-red = Rouge
flandern-arms-grey = Gris
flandern-arms-church = Église

flandern-guild-blue = Bleu (teinturiers)
flandern-guild-yellow = Jaune (coupeurs de toile)
flandern-guild-green = Vert (foulons)
flandern-guild-red = Rouge (tisserands)

flandern-city-brugge = Bruges
flandern-city-gent = Gand
flandern-city-ieper = Ypres
flandern-city-leuven = Louvain
flandern-city-luik = Liège
flandern-city-utrecht = Utrecht

flandern-ground-1 = 1
flandern-ground-2 = 2
flandern-ground-3 = 3
flandern-ground-4 = 4
flandern-ground-5 = 5
flandern-ground-6 = 6

flandern-plot-S1 = S1
flandern-plot-S2 = S2
flandern-plot-S3 = S3
flandern-plot-S4 = S4
flandern-plot-M1 = M1
flandern-plot-M2 = M2
flandern-plot-M3 = M3
flandern-plot-M4 = M4
flandern-plot-L1 = L1
flandern-plot-L2 = L2
flandern-plot-L3 = L3
flandern-plot-L4 = L4
flandern-plot-A1 = A1
flandern-plot-B1 = B1
flandern-plot-C1 = C1
flandern-plot-C2 = C2
flandern-plot-centre = le centre-ville

flandern-shape-S = petit (S)
flandern-shape-M = long (M)
flandern-shape-L = grand (L)

flandern-tile-plain = sans maître
flandern-tile-one = un maître
flandern-tile-two = deux maîtres
flandern-tile-A = quartier spécial A (ajoute un terrain S)
flandern-tile-B = quartier spécial B (ajoute un terrain M)
flandern-tile-C = quartier spécial C (ajoute un terrain M et un S)
flandern-tile-D = quartier spécial D (un carré sur deux terrains S)

flandern-way-n = nord
flandern-way-e = est
flandern-way-s = sud
flandern-way-w = ouest
flandern-way-n-e = nord (terrain M) et est (terrain S)
flandern-way-n-w = nord (terrain M) et ouest (terrain S)
flandern-way-s-e = sud (terrain M) et est (terrain S)
flandern-way-s-w = sud (terrain M) et ouest (terrain S)
flandern-way-e-n = est (terrain M) et nord (terrain S)
flandern-way-e-s = est (terrain M) et sud (terrain S)
flandern-way-w-n = ouest (terrain M) et nord (terrain S)
flandern-way-w-s = ouest (terrain M) et sud (terrain S)

flandern-deed-brugge = Bruges
flandern-deed-gent = Gand
flandern-deed-ieper = Ypres
flandern-deed-leuven = Louvain
flandern-deed-luik = Liège
flandern-deed-utrecht = Utrecht
flandern-deed-site = Chantier
flandern-deed-take_back = Prendre en mains

flandern-card-brugge = Bruges
flandern-card-gent = Gand
flandern-card-ieper = Ypres
flandern-card-leuven = Louvain
flandern-card-luik = Liège
flandern-card-utrecht = Utrecht
flandern-card-site = Chantier
flandern-card-take_back = Prendre en mains
flandern-card-influence = Influence
flandern-card-cathedral = Construction de la cathédrale
flandern-card-master = Maître de corporation

flandern-number-0 = Aucune
flandern-number-1 = +1
flandern-number-2 = +2
flandern-number-3 = +3
flandern-number-4 = +4
flandern-number-5 = +5
flandern-number-6 = +6
flandern-number-7 = +7
flandern-number-8 = +8
flandern-number-9 = +9

flandern-charge-blue-brugge = Bleu · Bruges
flandern-charge-blue-gent = Bleu · Gand
flandern-charge-blue-ieper = Bleu · Ypres
flandern-charge-blue-leuven = Bleu · Louvain
flandern-charge-blue-luik = Bleu · Liège
flandern-charge-blue-utrecht = Bleu · Utrecht
flandern-charge-blue-site = Bleu · Chantier
flandern-charge-yellow-brugge = Jaune · Bruges
flandern-charge-yellow-gent = Jaune · Gand
flandern-charge-yellow-ieper = Jaune · Ypres
flandern-charge-yellow-leuven = Jaune · Louvain
flandern-charge-yellow-luik = Jaune · Liège
flandern-charge-yellow-utrecht = Jaune · Utrecht
flandern-charge-yellow-site = Jaune · Chantier
flandern-charge-green-brugge = Vert · Bruges
flandern-charge-green-gent = Vert · Gand
flandern-charge-green-ieper = Vert · Ypres
flandern-charge-green-leuven = Vert · Louvain
flandern-charge-green-luik = Vert · Liège
flandern-charge-green-utrecht = Vert · Utrecht
flandern-charge-green-site = Vert · Chantier
flandern-charge-red-brugge = Rouge · Bruges
flandern-charge-red-gent = Rouge · Gand
flandern-charge-red-ieper = Rouge · Ypres
flandern-charge-red-leuven = Rouge · Louvain
flandern-charge-red-luik = Rouge · Liège
flandern-charge-red-utrecht = Rouge · Utrecht
flandern-charge-red-site = Rouge · Chantier

flandern-phase-guild = choix des corporations
flandern-phase-found = pose des centres-villes
flandern-phase-adopt = choix des corporations sous influence
flandern-phase-settle = tirage des places d’Utrecht et de Liège
flandern-phase-gold = tirage de la carte dorée
flandern-phase-choose = choix secret des cartes
flandern-phase-turn = choix d’une action
flandern-phase-draw = pioche
flandern-phase-act = exécution d’une carte
flandern-phase-whose = choix du propriétaire du quartier
flandern-phase-tile = choix du quartier
flandern-phase-lies = pose d’un quartier spécial
flandern-phase-cathedral = pose d’une cathédrale
flandern-phase-master = pose d’un maître de corporation
flandern-phase-next = suite
flandern-phase-over = fin de la partie

## Le plateau

flandern-board-letter-blue = B
flandern-board-letter-yellow = J
flandern-board-letter-green = V
flandern-board-letter-red = R
flandern-board-letter-grey = N
flandern-board-letter-church = E
flandern-board-head = Manche { $round } : { $phase }
flandern-board-lead = Premier joueur : { $seat }
flandern-board-gold = Pile dorée : A { $a }, B { $b }
flandern-board-pile = Pile des corporations sous influence : { $count } face cachée ; face visible : { $aside }
flandern-board-idle = Tours de suite sans construction : { $count } ; la partie finit à { $limit }.
flandern-board-acts = { $seat } exécute : { $card }
flandern-board-player = { $seat } ({ $guild }) : { $points } points, influence { $count }, jouées : { $played }
flandern-board-player-two = { $seat } ({ $guild }) : { $points } points, jouées : { $played }
flandern-board-grey = Gris, la corporation neutre : { $points } points
flandern-board-legend = B bleu, J jaune, V vert, R rouge, N gris, E Église ; un chiffre = maîtres, * = chantier, † = cathédrale, ## = recouvert. Sous chaque ville : quartiers/maîtres=points si on la décomptait maintenant.
flandern-board-city = { $city } (emplacement { $ground }), valeur { $value }
flandern-board-scored = – décomptée
flandern-board-empty = Libres : { $plots }
flandern-board-sites = Chantiers : { $plots }
flandern-board-stock = Stock, par forme ; chaque chiffre est un quartier et ses maîtres imprimés :
flandern-board-pawns = Pions : { $sites } chantiers, { $cathedrals } cathédrales, { $masters } maîtres
flandern-board-hand = Vos cartes : { $cards }
flandern-board-own-gold = Votre carte dorée : { $card }
flandern-board-chosen = Vous avez choisi { $deed } avec { $laid } influence

## Questions et coups

flandern-ask-guild = Choisissez votre corporation.
flandern-ask-found = Choisissez un emplacement pour { $card }.
flandern-ask-adopt = Choisissez la corporation sous influence qui marquera pour vous.
flandern-ask-choose = Choisissez votre carte d’action pour cette manche.
flandern-ask-influence = Combien de cartes d’influence voulez-vous ajouter ?
flandern-ask-turn = Jouer une carte de votre main, ou piocher d’abord pour les corporations sous influence ?
flandern-ask-own = Jouez une carte de votre main.
flandern-ask-act = Choisissez un terrain où construire ou un chantier à terminer.
flandern-ask-site = Choisissez le terrain du nouveau chantier.
flandern-ask-whose = De qui voulez-vous poser un quartier ?
flandern-ask-tile = Quel quartier voulez-vous prendre ?
flandern-ask-lies = Dans quel sens poser le quartier spécial ?
flandern-ask-cathedral = Choisissez un quartier d’Église pour la cathédrale.
flandern-ask-master = Choisissez un quartier pour le maître de corporation.

flandern-move-guild = Prendre { $guild }
flandern-move-found = Poser le centre-ville sur l’emplacement { $ground }
flandern-move-adopt = Adopter { $guild }
flandern-move-choose = Jouer { $deed }
flandern-move-influence = { $number } influence
flandern-move-draw = Piocher une carte pour les corporations sous influence
flandern-move-build = Construire à { $city } sur { $plot }
flandern-move-finish = Terminer le chantier à { $city } sur { $plot }
flandern-move-whose = Poser un quartier : { $arms }
flandern-move-tile = Prendre : { $tile }
flandern-move-lies = Poser vers : { $way }
flandern-move-cathedral = Cathédrale à { $city } sur { $plot }
flandern-move-master = Maître de corporation à { $city } sur { $plot }

## Ce qui s’est passé

flandern-told-took_guild = { $seat } prend { $guild }.
    .you = Vous prenez { $guild }.
flandern-told-adopted = { $seat } adopte { $guild }.
    .you = Vous adoptez { $guild }.
flandern-told-founded = { $seat } fonde { $city } ({ $arms }) sur l’emplacement { $ground }.
    .you = Vous fondez { $city } ({ $arms }) sur l’emplacement { $ground }.
flandern-told-settled = { $city } ({ $arms }) se trouve sur l’emplacement { $ground }.
flandern-told-unused = { $city } n’est pas en jeu ; ses cartes sont retirées.
flandern-told-round = Manche { $round } ; { $seat } commence.
    .you = Manche { $round } ; vous commencez.
flandern-told-gold = { $seat } tire une carte dorée.
    .you = Vous tirez une carte dorée.
flandern-told-gold_seen = Votre carte dorée : { $card }.
flandern-told-gold_removed = { $seat } tire la carte dorée { $card } ; la ville est déjà décomptée, la carte quitte donc le jeu.
    .you = Vous tirez la carte dorée { $card } ; la ville est déjà décomptée, la carte quitte donc le jeu.
flandern-told-gold_none = Il ne reste pas de carte dorée pour { $seat }.
    .you = Il ne reste pas de carte dorée pour vous.
flandern-told-chose =
    Vous posez { $deed } et { $laid ->
        [one] { $laid } carte d’influence
       *[other] { $laid } cartes d’influence
    } face cachée.
flandern-told-revealed =
    { $seat } découvre { $deed } avec { $laid ->
        [one] { $laid } carte d’influence
       *[other] { $laid } cartes d’influence
    }.
    .you =
        Vous découvrez { $deed } avec { $laid ->
            [one] { $laid } carte d’influence
           *[other] { $laid } cartes d’influence
        }.
flandern-told-order = Action n° { $place } : { $seat }.
    .you = Action n° { $place } : à vous.
flandern-told-plays = { $seat } joue { $deed }.
    .you = Vous jouez { $deed }.
flandern-told-charge = { $seat } pioche { $charge }.
    .you = Vous piochez { $charge }.
flandern-told-charge_removed = { $seat } pioche { $charge } ; la ville est déjà décomptée, la carte quitte donc le jeu.
    .you = Vous piochez { $charge } ; la ville est déjà décomptée, la carte quitte donc le jeu.
flandern-told-reshuffled =
    La pile est épuisée : { $count ->
        [one] la carte face visible forme
       *[other] les { $count } cartes face visible forment
    } la nouvelle.
flandern-told-idle =
    Rien n’a été construit depuis { $count } tours ; la partie finit après { $left ->
        [one] un autre tour pareil
       *[other] { $left } autres tours pareils
    }.
flandern-told-stalled = Rien n’a été construit depuis { $count } tours : la partie se termine et toutes les villes sont décomptées.
flandern-told-built = { $seat } construit à { $city } sur { $plot } : { $arms }, { $tile }.
    .you = Vous construisez à { $city } sur { $plot } : { $arms }, { $tile }.
flandern-told-began = { $seat } ouvre un chantier à { $city } sur { $plot } : { $arms }, { $tile }.
    .you = Vous ouvrez un chantier à { $city } sur { $plot } : { $arms }, { $tile }.
flandern-told-new_plot = { $city } a un nouveau terrain { $plot }, { $shape }.
flandern-told-swallowed = Le terrain { $plot } de { $city } disparaît.
flandern-told-finished = { $seat } termine le chantier à { $city } sur { $plot } ({ $arms }).
    .you = Vous terminez le chantier à { $city } sur { $plot } ({ $arms }).
flandern-told-took_back =
    { $seat } reprend en mains { $count ->
        [one] { $count } carte d’action
       *[other] { $count } cartes d’action
    }.
    .you =
        Vous reprenez en mains { $count ->
            [one] { $count } carte d’action
           *[other] { $count } cartes d’action
        }.
flandern-told-no_effect = { $seat } ne peut pas utiliser { $card } : la carte est sans effet.
    .you = Vous ne pouvez pas utiliser { $card } : la carte est sans effet.
flandern-told-no_pawn = { $seat } : il ne reste aucun pion de chantier, la carte est sans effet.
    .you = Il ne reste aucun pion de chantier, votre carte est sans effet.
flandern-told-gold_shown = { $seat } révèle la carte dorée { $card }.
    .you = Vous révélez la carte dorée { $card }.
flandern-told-gained = { $seat } gagne une carte d’influence et en a maintenant { $count }.
    .you = Vous gagnez une carte d’influence et en avez maintenant { $count }.
flandern-told-cathedral = { $seat } pose une cathédrale à { $city } sur { $plot }.
    .you = Vous posez une cathédrale à { $city } sur { $plot }.
flandern-told-master = { $seat } pose un maître de corporation à { $city } sur { $plot } ({ $arms }).
    .you = Vous posez un maître de corporation à { $city } sur { $plot } ({ $arms }).
flandern-told-covered = Le terrain { $plot } de { $city } est recouvert.
flandern-told-scored = { $city } est décomptée ; sa valeur est de { $value }.
flandern-told-ranked =
    { $city } : { $arms } a { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }, maîtres { $masters } ; { $tied ->
        [one] place { $rank }
       *[other] place { $rank } partagée à { $tied }
    } pour une valeur de { $value }{ $rank ->
        [2] , moitié arrondie au supérieur
       *[other] { "" }
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
flandern-told-pawns_back =
    { $city } : { $count ->
        [one] { $count } pion de chantier retourne
       *[other] { $count } pions de chantier retournent
    } au stock.
flandern-told-cards_out = Les cartes de { $city } quittent le jeu.
flandern-told-bonus = { $seat } a le plus de cartes d’influence ({ $count }) : { $points } points.
    .you = Vous avez le plus de cartes d’influence ({ $count }) : { $points } points.
flandern-told-result =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
flandern-told-won =
    { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Pourquoi pas

flandern-refusal-unknown_move = Le coup numéro { $move } n’existe pas dans ce jeu.
flandern-refusal-no_such_seat = Cette place n’existe pas : il y a { $seats } joueurs.
flandern-refusal-game_over = La partie est terminée.
flandern-refusal-drawing = Un instant : { $phase }.
flandern-refusal-wrong_phase = Impossible dans cette phase : { $phase }.
flandern-refusal-already_chosen =
    Vous avez déjà choisi ; { $waiting ->
        [one] { $waiting } joueur réfléchit
       *[other] { $waiting } joueurs réfléchissent
    } encore.
flandern-refusal-not_your_turn = C’est à { $other } de jouer.
flandern-refusal-guild_taken = { $other } a déjà { $guild }.
flandern-refusal-ground_taken = { $city } occupe déjà l’emplacement { $ground }.
flandern-refusal-not_in_hand = { $deed } n’est pas dans votre main. Jouez « Prendre en mains » pour récupérer la carte.
flandern-refusal-card_chosen = Vous avez choisi { $deed } ; indiquez maintenant combien de cartes d’influence vous ajoutez.
flandern-refusal-card_first = Choisissez d’abord votre carte d’action.
flandern-refusal-too_few_influence =
    Vous n’avez que { $have ->
        [one] { $have } carte d’influence
       *[other] { $have } cartes d’influence
    }.
flandern-refusal-already_drawn = Vous avez déjà pioché pour les corporations sous influence ; jouez maintenant une carte de votre main.
flandern-refusal-city_unused = { $city } n’est pas utilisée dans cette partie.
flandern-refusal-city_scored = { $city } a déjà été décomptée ; il ne s’y passe plus rien.
flandern-refusal-other_city = Votre carte est pour { $city }.
flandern-refusal-no_such_plot = { $city } n’a pas de terrain { $plot } pour l’instant.
flandern-refusal-not_a_plot = Vous ne pouvez pas construire ici : { $plot }.
flandern-refusal-plot_built = Il y a déjà un quartier sur { $plot } à { $city } : { $arms }.
flandern-refusal-plot_covered = { $plot } à { $city } est recouvert.
flandern-refusal-long_side = Aucun côté long de { $plot } à { $city } ne borde encore un quartier.
flandern-refusal-same_arms = { $arms } ne peut pas occuper { $plot } à { $city } : il toucherait { $touched }, qui a les mêmes armes.
flandern-refusal-empty_stock = Le stock de { $arms } n’a plus de quartier de cette forme : { $shape }.
flandern-refusal-wrong_shape = Le { $tile } demande un autre terrain : { $need } ; celui-ci est { $shape }.
flandern-refusal-wrong_arms = Cette carte ne permet pas un quartier de { $arms }.
flandern-refusal-no_such_tile = Le stock de { $arms } n’a plus ce quartier ({ $shape }) : { $tile }.
flandern-refusal-special_gone = Le { $tile } a déjà été utilisé.
flandern-refusal-special_church = Le { $tile } appartient à l’Église.
flandern-refusal-no_room = Il n’y a pas de place pour le { $tile } sur { $plot } à { $city }.
flandern-refusal-lies_not = Le { $tile } ne peut pas être posé ainsi : { $way }.
flandern-refusal-site_builds_only = La carte « Chantier » ouvre un chantier ; elle ne peut pas en terminer un.
flandern-refusal-nothing_there = Il n’y a pas de quartier sur { $plot } à { $city }.
flandern-refusal-no_site = Le quartier sur { $plot } à { $city } est déjà terminé.
flandern-refusal-not_yours = Ce quartier est de { $arms } ; votre carte ne peut pas servir ici.
flandern-refusal-not_church = { $plot } à { $city } n’est pas un quartier d’Église, mais { $arms }.
flandern-refusal-has_cathedral = { $plot } à { $city } a déjà une cathédrale.

## Les règles, avec nos mots

flandern-rule-fl-1 = Le plateau offre six emplacements de ville. Chacun a une place pour le centre-ville et douze terrains, quatre de chaque forme : petit S (2×1), long M (3×1) et grand L (3×2).
flandern-rule-fl-2 = Cinq corporations marquent des points : bleu, jaune, vert, rouge et le gris neutre. Une corporation de joueur a un centre-ville et 15 quartiers, cinq de chaque forme ; le gris a aussi 15 quartiers. L’Église a neuf quartiers ordinaires, trois de chaque forme, et les quartiers spéciaux A, B, C et D.
flandern-rule-fl-3 = Un quartier de corporation montre zéro, un ou deux maîtres imprimés ; sur les cinq quartiers d’une forme, un en a deux, deux en ont un, deux n’en ont pas. Le centre-ville d’une corporation en a un. Les quartiers d’Église n’en ont pas.
flandern-rule-fl-4 = Chacun a onze cartes argentées : six villes, un chantier, une carte « Prendre en mains » et trois influences. Il y a 28 cartes dorées en deux piles, 10 pions de chantier, 4 cathédrales, 4 maîtres de corporation et 6 cylindres pour les villes décomptées.
flandern-rule-fl-5 = Mise en place à trois et quatre : la pile dorée A, battue, est posée face cachée sur la pile dorée B, battue. Dans l’ordre des places, à partir du premier joueur, chacun prend une corporation libre. Toutes les corporations, le gris aussi, commencent à 0 point.
flandern-rule-fl-6 = La première place est le premier joueur de la première manche.
flandern-rule-fl-7 = Un centre-ville porte le nom d’une ville et des armes. Chacun pose le centre-ville de sa corporation sur un emplacement libre ; Utrecht (gris) et Liège (Église) vont sur des emplacements restants. Dès lors, l’emplacement est la ville nommée sur son centre.
flandern-rule-fl-8 = Les centres-villes se posent dans l’ordre des places à partir du premier joueur ; Utrecht puis Liège sont tirés au sort parmi les emplacements libres. Option centres fixes : Bruges 1, Gand 2, Ypres 3, Louvain 4, Utrecht 5, Liège 6.
flandern-rule-fl-9 = À trois, une corporation est absente avec tout son matériel. Sa ville n’est pas en jeu, un emplacement reste vide, et sa carte de ville est retirée de toutes les mains et des cartes dorées.
flandern-rule-fl-10 = Un centre-ville est à tous égards un quartier terminé de ses armes : pour le contact, la valeur de la ville et les majorités ; celui de Liège est un quartier d’Église.
flandern-rule-fl-11 = Une manche a six étapes : 1 le premier joueur tire une carte dorée, 2 tous choisissent, 3 tous découvrent et l’ordre est fixé, 4 actions, 5 action dorée, 6 recouvrement, décompte et changement de premier joueur.
flandern-rule-fl-12 = Le premier joueur tire la carte dorée du dessus et la regarde seul. La carte d’une ville décomptée est retirée du jeu et il en tire une autre ; si la pile s’épuise ainsi, il n’y a pas de carte dorée dans cette manche.
flandern-rule-fl-13 = Chacun choisit en secret exactement une carte d’action de sa main et autant de cartes d’influence qu’il veut, même aucune. Le nombre est secret aussi.
flandern-rule-fl-14 = Tous découvrent en même temps. Qui a posé plus de cartes agit plus tôt ; à égalité, celui qui est le plus proche du premier joueur dans le sens horaire, le premier joueur étant le plus proche.
flandern-rule-fl-15 = Les cartes d’influence posées quittent le jeu. La carte d’action reste face visible devant son propriétaire.
flandern-rule-fl-16 = Dans cet ordre, chacun exécute sa carte. S’il existe une possibilité légale à ce moment, il faut en prendre une ; sinon la carte est jouée sans effet et rien ne la remplace.
flandern-rule-fl-17 = Carte de ville : dans la ville nommée, soit construire un quartier à soi, gris ou d’Église, aussitôt terminé, soit y terminer un chantier de ces armes ; le pion retourne au stock. On peut aussi terminer dans une ville pleine qui n’est pas encore décomptée.
flandern-rule-fl-18 = Carte « Chantier » : dans une ville non décomptée de son choix, placer un quartier à soi, gris ou d’Église selon les mêmes règles de construction et y poser un pion de chantier. Sans pion en stock, c’est impossible.
flandern-rule-fl-19 = Carte « Prendre en mains » : elle et toutes les cartes d’action jouées reviennent en main. On peut la jouer sans rien d’autre à reprendre, pour passer. Les cartes d’influence ne reviennent jamais.
flandern-rule-fl-20 = N’importe qui peut terminer un chantier gris ou d’Église, quel que soit celui qui l’a ouvert. Personne ne peut terminer le chantier d’une autre corporation.
flandern-rule-fl-21 = Un stock qui n’a plus de quartier d’une forme ne peut plus en fournir. Un quartier construit n’est jamais retiré ni déplacé.
flandern-rule-fl-22 = Règle de construction 1, forme : un quartier ne se pose que sur un terrain libre et non recouvert de sa forme.
flandern-rule-fl-23 = Règle de construction 2, côté long : au moins un côté long du nouveau quartier doit partager une partie de limite avec un quartier, terminé ou non, de n’importe quelles armes ; le centre-ville compte. Les côtés courts seuls ne suffisent pas, ni les cartons ni les terrains libres.
flandern-rule-fl-24 = Règle de construction 3, armes : le nouveau quartier ne doit pas toucher un quartier de mêmes armes, terminé ou non, centre-ville compris ; cela vaut aussi pour le gris et l’Église. Se rencontrer par un coin est permis, sauf avec l’option coins interdits.
flandern-rule-fl-25 = Si les quartiers de cette forme diffèrent par leurs maîtres imprimés, celui qui construit choisit.
flandern-rule-fl-26 = Les quartiers d’Église spéciaux sont à tous égards des quartiers d’Église. A va sur un terrain S et ajoute un terrain S hors de la ville le long d’un côté long ; B de même avec M ; C va sur un terrain L et ajoute un terrain M le long d’un côté long et un terrain S le long d’un côté court. D est un carré sur deux terrains S : le second disparaît ; tous ses côtés comptent comme longs.
flandern-rule-fl-27 = Un nouveau terrain longe un côté entier, sur une unité de profondeur, et seulement là où il n’y a ni terrain (même recouvert), ni centre-ville, ni quartier, ni autre nouveau terrain de la ville. Si un quartier spécial peut se poser de plusieurs façons, on choisit ; sinon il ne peut pas y être construit.
flandern-rule-fl-28 = Les nouveaux terrains existent dès que le quartier spécial est posé, même comme chantier. Ils s’appellent A1, B1, C1 (le terrain M de C) et C2 (son terrain S), sont des terrains ordinaires et doivent être construits pour que la ville soit complète.
flandern-rule-fl-29 = Action dorée : le premier joueur découvre sa carte dorée. Une carte d’influence rejoint sa main, utilisable dès la manche suivante. Toute autre carte dorée doit être exécutée si possible, puis est défaussée pour de bon.
flandern-rule-fl-30 = Carte de ville dorée : comme une carte de ville, mais seulement avec des quartiers gris ou d’Église, à construire ou à terminer.
flandern-rule-fl-31 = Chantier doré : comme une carte « Chantier », mais seulement avec un quartier gris ou d’Église.
flandern-rule-fl-32 = « Prendre en mains » dorée : toutes les cartes d’action jouées par le premier joueur reviennent en main, celle de cette manche aussi.
flandern-rule-fl-33 = Cathédrale dorée : poser une cathédrale sur un quartier d’Église qui n’en a pas, terminé ou non, spécial ou centre-ville, dans une ville non décomptée. S’il n’en reste plus, rien ne se passe.
flandern-rule-fl-34 = Maître de corporation doré : poser un pion maître sur un quartier à soi ou gris, terminé ou non, centre-ville compris, dans une ville non décomptée. Un quartier peut porter plusieurs maîtres. S’il ne reste plus de pion, rien ne se passe.
flandern-rule-fl-35 = Recouvrement, avant tout décompte : un terrain est colorable si des armes en jeu ont en stock un quartier qui y convient sans toucher les mêmes armes. Il est accessible s’il est colorable et qu’un de ses côtés longs borde un quartier ou un terrain accessible ; là où D convient, un côté quelconque de son carré suffit pour ses deux terrains. Tout terrain libre inaccessible reçoit un carton et ne compte plus.
flandern-rule-fl-36 = Une ville est complète quand aucun de ses terrains n’est libre, nouveaux terrains compris et terrains recouverts mis à part ; un terrain avec chantier n’est pas libre. Les villes complètes sont décomptées aussitôt, par ordre alphabétique.
flandern-rule-fl-37 = La valeur d’une ville : 1 par quartier de corporation terminé, 2 par quartier d’Église terminé, 3 s’il porte une cathédrale, centre-ville compris. Les chantiers ne comptent pas.
flandern-rule-fl-38 = Classement : toute corporation, le gris aussi, ayant au moins un quartier terminé y participe. Plus de quartiers terminés classe plus haut, puis plus de maîtres dessus, imprimés ou pions. Les corporations à égalité sur les deux partagent leurs places.
flandern-rule-fl-39 = La première place rapporte la valeur, la deuxième la moitié arrondie au supérieur, la troisième 4, la quatrième 2, la cinquième rien. Les corporations qui partagent des places reçoivent toutes les points de la plus basse.
flandern-rule-fl-40 = Une ville décomptée reçoit un cylindre ; plus rien ne s’y passe. Ses pions de chantier retournent au stock, cathédrales et pions maîtres restent. Ses cartes de ville quittent le jeu, des mains comme des cartes jouées.
flandern-rule-fl-41 = La personne suivante dans le sens horaire devient premier joueur.
flandern-rule-fl-42 = À trois et quatre, la partie finit après la sixième étape quand il reste au plus un terrain libre sur le plateau, terrains recouverts mis à part, ou quand la pile dorée est épuisée.
flandern-rule-fl-43 = À la fin, tout terrain encore libre est recouvert et toutes les villes non décomptées le sont.
flandern-rule-fl-44 = Qui a le plus de cartes d’influence à la fin reçoit 3 points, tous les ex æquo aussi. Si personne n’en a, personne ne les reçoit, sauf avec l’option bonus d’influence pour tous.
flandern-rule-fl-45 = Le plus de points gagne ; à égalité la victoire est partagée. Le gris ne peut pas gagner.
flandern-rule-fl-46 = À deux, chacun a une corporation avec ses quartiers, son centre-ville et huit cartes argentées, sans influence. Cartes dorées, cathédrales et pions maîtres ne servent pas.
flandern-rule-fl-47 = Les deux corporations restantes sont sous influence ; chacun en adopte une et reçoit ses points à la fin. Après les deux centres-villes propres, le premier joueur adopte une corporation et pose son centre, puis l’autre prend la dernière ; Utrecht et Liège suivent au hasard. Les six villes sont en jeu.
flandern-rule-fl-48 = Les six cartes de ville et la carte « Chantier » des deux corporations sous influence, 14 cartes, forment une seule pile battue, face cachée. Les quartiers de ces corporations sont à la disposition des deux joueurs.
flandern-rule-fl-49 = Les deux joueurs jouent à tour de rôle, le premier joueur d’abord. Un tour a deux actions dans l’ordre voulu : une action propre et une action d’influence.
flandern-rule-fl-50 = Action propre : jouer une carte de sa main et l’exécuter.
flandern-rule-fl-51 = Action d’influence : piocher la carte du dessus, l’exécuter aussitôt si possible et la poser face visible à côté de la pile. Elle permet des quartiers de sa corporation, gris ou d’Église. La carte d’une ville décomptée est retirée et on en pioche une autre.
flandern-rule-fl-52 = Quand il faut piocher et que la pile est épuisée, les cartes face visible sont battues et forment une nouvelle pile. Les deux cartes « Chantier » n’en sortent jamais.
flandern-rule-fl-53 = Après chaque tour à deux joueurs, les terrains morts sont recouverts et les villes complètes, deux parfois, sont décomptées pour les cinq corporations.
flandern-rule-fl-54 = À deux, la partie finit après un tour quand aucun terrain n’est libre, ou quand tout terrain libre ne pourrait être construit que par les deux corporations sous influence. On recouvre alors les terrains libres et on décompte toutes les villes.
flandern-rule-fl-55 = À deux, le résultat est la somme de sa corporation et de sa corporation sous influence. La plus haute somme gagne, à égalité la victoire est partagée ; il n’y a pas de bonus d’influence.
flandern-rule-fl-56 = Visible de tous : le plateau, les stocks, les cartes jouées et défaussées, les scores et le nombre de cartes d’influence. Caché : l’ordre des piles, la carte dorée de la manche (connue du seul premier joueur) et les choix jusqu’à leur découverte.
flandern-rule-fl-57 = À deux, la partie finit aussi après 30 tours de suite où personne ne construit ni ne termine de quartier (décision de notre part : la règle imprimée permettrait aux deux joueurs de reprendre leurs cartes sans fin). Dès le quinzième de ces tours, le journal et le plateau les comptent. On recouvre alors les terrains libres et on décompte toutes les villes, comme à toute fin de partie.

## Pourquoi ce conseil

flandern-reason-completes = Ce coup complète { $city } : vous y marquez { $points }.
flandern-reason-pays = { $city }, comptée en l’état, vous rapporte { $points } au lieu de { $before }.
flandern-reason-costs = { $city }, comptée en l’état, rapporte { $points } à { $seat } au lieu de { $before }.
flandern-reason-leads = { $city }, quartiers : vous { $mine }, la meilleure autre corporation { $best }. La première place paie { $first }.
flandern-reason-ties = { $city }, quartiers : vous { $mine }, à égalité avec la meilleure autre corporation. Premier sans égalité, vous auriez { $first }.
flandern-reason-chases = { $city }, quartiers : vous { $mine }, la meilleure autre corporation { $best }. La première place paie { $first }, la deuxième { $second }.
flandern-reason-value = Vous êtes en tête à { $city }, qui vaut désormais { $value } au lieu de { $before }.
flandern-reason-begins = Terminé avec la carte { $city }, ce chantier y porte vos quartiers à { $mine } ; la meilleure autre corporation en a { $best }.
flandern-reason-masters = Les maîtres départagent : à { $city }, vous en auriez { $mine } au lieu de { $before }, la meilleure autre corporation { $best }.
flandern-reason-site_masters = Les maîtres départagent : le chantier terminé, vous en auriez { $mine } à { $city }, la meilleure autre corporation { $best }.
flandern-reason-spares = Un quartier simple garde vos quartiers à maîtres pour une autre ville. En réserve : { $count }.
flandern-reason-church = Une fois terminé, un quartier d’Église ajoute { $value } à ce que paie la première place à { $city }.
flandern-reason-annexes = Ce quartier ouvre de nouveaux terrains : { $city } en a alors { $empty } de libres.
flandern-reason-room = Il reste de la place pour votre corporation à { $city } : { $mine } terrains conviennent encore, moins après la plupart des autres coups.
flandern-reason-adopted = { $city }, comptée en l’état, vous rapporte { $points } au lieu de { $before } par votre corporation adoptée, { $guild }.
flandern-reason-plots = Terrains libres restant à { $city } : { $empty }.
flandern-reason-stands = { $city }, quartiers actuels : vous { $mine }, la meilleure autre corporation { $best }. En l’état, la première place paie { $first }, la deuxième { $second }.
flandern-reason-finishes = Elle peut terminer votre chantier à { $city }. Quartiers ensuite : vous { $mine }, la meilleure autre corporation { $best }. La première place paie { $first } pour l’instant.
flandern-reason-sites = Un chantier prend un terrain dans n’importe quelle ville ouverte, sans sa carte. Pions de chantier restants : { $count }.
flandern-reason-cards = Vos cartes jouées reviennent en main : { $count }.
flandern-reason-keeps = Vous gardez { $left } d’influence ; le maximum ailleurs est { $best }. En avoir le plus à la fin vaut { $bonus } points.
flandern-reason-spends = Avec { $count } d’influence, vous jouez avant tous ceux qui en posent moins. Vous en gardez { $left }.
flandern-reason-pile = Vous savez ce que construit la carte piochée avant de choisir la vôtre. Cartes dans la pile : { $count }.
flandern-reason-home = Votre premier quartier, le centre, est à { $city }. Quartiers au départ : { $count }.
flandern-reason-ahead = { $city } : égalité en quartiers ({ $mine }), devant en maîtres ({ $masters } à { $theirs }). La première place paie { $first }.
flandern-reason-behind = { $city } : égalité en quartiers ({ $mine }), derrière en maîtres ({ $masters } à { $theirs }). La deuxième place paie { $second }.
