# Colonia en français. Identifiants : voir locale/README.md.

colonia-name = Colonia
colonia-about = Menez une famille patricienne de la Cologne médiévale pendant six semaines : achetez des matières premières, faites fabriquer des marchandises et expédiez-les. L’argent gagné achète des reliques, et le plus de points en reliques l’emporte.
colonia-option-open_screens = Écrans ouverts : l’argent, les cubes, les marchandises et les reliques sont visibles de tous
    .short = Écrans ouverts
colonia-style-naysayer = Opposant
colonia-style-naysayer-about = Vote contre des décrets que d’autres laisseraient passer.
colonia-style-insurer = Assureur
colonia-style-insurer-about = Assure plus de reliques, pour qu’elles restent exposées.
colonia-ending-weeks_done = Le sixième dimanche est terminé.

## Choses

colonia-resource-leather = cuir
colonia-resource-iron = fer
colonia-resource-wood = bois
colonia-resource-linen = lin
colonia-resource-fur = fourrure

colonia-good-saddle = selle
colonia-good-wheel = roue
colonia-good-painting = tableau
colonia-good-clothes = vêtement
colonia-good-shoes = chaussures

colonia-craftsman-saddler = Bourrelier
colonia-craftsman-wheelwright = Charron
colonia-craftsman-painter = Peintre
colonia-craftsman-tailor = Tailleur
colonia-craftsman-shoemaker = Cordonnier

colonia-city-bergen = Bergen
colonia-city-bruegge = Bruges
colonia-city-london = Londres
colonia-city-nowgorod = Novgorod

colonia-money-bergen =
    { $count ->
        [1] { $count } mark
       *[other] { $count } marks
    }
colonia-money-bruegge =
    { $count ->
        [1] { $count } couronne
       *[other] { $count } couronnes
    }
colonia-money-london =
    { $count ->
        [1] { $count } livre
       *[other] { $count } livres
    }
colonia-money-nowgorod =
    { $count ->
        [1] { $count } grivna
       *[other] { $count } grivnas
    }

colonia-stall-1 = stand 1
colonia-stall-2 = stand 2
colonia-stall-3 = stand 3
colonia-stall-4 = stand 4
colonia-stall-5 = stand 5
colonia-stall-6 = stand 6
colonia-stall-7 = stand 7
colonia-stall-extra1 = stand supplémentaire 1
colonia-stall-extra2 = stand supplémentaire 2

colonia-ship-be1 = Bergen 1
colonia-ship-be2 = Bergen 2
colonia-ship-be3 = Bergen 3
colonia-ship-be4 = Bergen 4
colonia-ship-br1 = Bruges 1
colonia-ship-br2 = Bruges 2
colonia-ship-br3 = Bruges 3
colonia-ship-br4 = Bruges 4
colonia-ship-lo1 = Londres 1
colonia-ship-lo2 = Londres 2
colonia-ship-lo3 = Londres 3
colonia-ship-lo4 = Londres 4
colonia-ship-no1 = Novgorod 1
colonia-ship-no2 = Novgorod 2
colonia-ship-no3 = Novgorod 3
colonia-ship-no4 = Novgorod 4

colonia-hold-be1-1 = Bergen 1, soute 1 (tableau + chaussures, rapporte 5)
colonia-hold-be1-2 = Bergen 1, soute 2 (selle + roue + tableau, rapporte 9)
colonia-hold-be1-3 = Bergen 1, soute 3 (vêtement + vêtement + chaussures, rapporte 9)
colonia-hold-be2-1 = Bergen 2, soute 1 (selle + roue, rapporte 5)
colonia-hold-be2-2 = Bergen 2, soute 2 (selle + chaussures, rapporte 5)
colonia-hold-be2-3 = Bergen 2, soute 3 (roue + tableau + vêtement + chaussures, rapporte 14)
colonia-hold-be3-1 = Bergen 3, soute 1 (chaussures, rapporte 2)
colonia-hold-be3-2 = Bergen 3, soute 2 (roue + roue, rapporte 5)
colonia-hold-be3-3 = Bergen 3, soute 3 (selle + roue, rapporte 5)
colonia-hold-be3-4 = Bergen 3, soute 4 (selle + roue + tableau, rapporte 9)
colonia-hold-be4-1 = Bergen 4, soute 1 (tableau, rapporte 2)
colonia-hold-be4-2 = Bergen 4, soute 2 (vêtement, rapporte 2)
colonia-hold-be4-3 = Bergen 4, soute 3 (tableau + vêtement + vêtement, rapporte 9)
colonia-hold-be4-4 = Bergen 4, soute 4 (selle + tableau + chaussures, rapporte 9)
colonia-hold-br1-1 = Bruges 1, soute 1 (selle + chaussures, rapporte 5)
colonia-hold-br1-2 = Bruges 1, soute 2 (roue + tableau + chaussures, rapporte 9)
colonia-hold-br1-3 = Bruges 1, soute 3 (roue + tableau + tableau, rapporte 9)
colonia-hold-br2-1 = Bruges 2, soute 1 (vêtement + chaussures, rapporte 5)
colonia-hold-br2-2 = Bruges 2, soute 2 (tableau + tableau, rapporte 5)
colonia-hold-br2-3 = Bruges 2, soute 3 (selle + roue + roue + chaussures, rapporte 14)
colonia-hold-br3-1 = Bruges 3, soute 1 (chaussures, rapporte 2)
colonia-hold-br3-2 = Bruges 3, soute 2 (vêtement + chaussures, rapporte 5)
colonia-hold-br3-3 = Bruges 3, soute 3 (selle + vêtement, rapporte 5)
colonia-hold-br3-4 = Bruges 3, soute 4 (selle + roue + chaussures, rapporte 9)
colonia-hold-br4-1 = Bruges 4, soute 1 (tableau, rapporte 2)
colonia-hold-br4-2 = Bruges 4, soute 2 (selle, rapporte 2)
colonia-hold-br4-3 = Bruges 4, soute 3 (selle + vêtement + vêtement, rapporte 9)
colonia-hold-br4-4 = Bruges 4, soute 4 (selle + roue + vêtement, rapporte 9)
colonia-hold-lo1-1 = Londres 1, soute 1 (roue + vêtement, rapporte 5)
colonia-hold-lo1-2 = Londres 1, soute 2 (selle + vêtement + chaussures, rapporte 9)
colonia-hold-lo1-3 = Londres 1, soute 3 (selle + tableau + chaussures, rapporte 9)
colonia-hold-lo2-1 = Londres 2, soute 1 (tableau + chaussures, rapporte 5)
colonia-hold-lo2-2 = Londres 2, soute 2 (roue + tableau, rapporte 5)
colonia-hold-lo2-3 = Londres 2, soute 3 (selle + roue + vêtement + chaussures, rapporte 14)
colonia-hold-lo3-1 = Londres 3, soute 1 (roue, rapporte 2)
colonia-hold-lo3-2 = Londres 3, soute 2 (roue + roue, rapporte 5)
colonia-hold-lo3-3 = Londres 3, soute 3 (selle + tableau, rapporte 5)
colonia-hold-lo3-4 = Londres 3, soute 4 (roue + tableau + vêtement, rapporte 9)
colonia-hold-lo4-1 = Londres 4, soute 1 (vêtement, rapporte 2)
colonia-hold-lo4-2 = Londres 4, soute 2 (chaussures, rapporte 2)
colonia-hold-lo4-3 = Londres 4, soute 3 (tableau + vêtement + vêtement, rapporte 9)
colonia-hold-lo4-4 = Londres 4, soute 4 (selle + selle + chaussures, rapporte 9)
colonia-hold-no1-1 = Novgorod 1, soute 1 (vêtement + chaussures, rapporte 5)
colonia-hold-no1-2 = Novgorod 1, soute 2 (selle + tableau + tableau, rapporte 9)
colonia-hold-no1-3 = Novgorod 1, soute 3 (roue + tableau + chaussures, rapporte 9)
colonia-hold-no2-1 = Novgorod 2, soute 1 (selle + roue, rapporte 5)
colonia-hold-no2-2 = Novgorod 2, soute 2 (roue + vêtement, rapporte 5)
colonia-hold-no2-3 = Novgorod 2, soute 3 (selle + selle + roue + chaussures, rapporte 14)
colonia-hold-no3-1 = Novgorod 3, soute 1 (vêtement, rapporte 2)
colonia-hold-no3-2 = Novgorod 3, soute 2 (vêtement + vêtement, rapporte 5)
colonia-hold-no3-3 = Novgorod 3, soute 3 (selle + tableau, rapporte 5)
colonia-hold-no3-4 = Novgorod 3, soute 4 (selle + roue + chaussures, rapporte 9)
colonia-hold-no4-1 = Novgorod 4, soute 1 (tableau, rapporte 2)
colonia-hold-no4-2 = Novgorod 4, soute 2 (chaussures, rapporte 2)
colonia-hold-no4-3 = Novgorod 4, soute 3 (vêtement + vêtement + chaussures, rapporte 9)
colonia-hold-no4-4 = Novgorod 4, soute 4 (roue + tableau + chaussures, rapporte 9)

colonia-relic-bergen-1 = relique de Bergen à 1 point
colonia-relic-bergen-2 = relique de Bergen à 2 points
colonia-relic-bergen-3 = relique de Bergen à 3 points
colonia-relic-bergen-4 = relique de Bergen à 4 points
colonia-relic-bergen-5 = relique de Bergen à 5 points
colonia-relic-bergen-shrine = reliquaire de Bergen
colonia-relic-bruegge-1 = relique de Bruges à 1 point
colonia-relic-bruegge-2 = relique de Bruges à 2 points
colonia-relic-bruegge-3 = relique de Bruges à 3 points
colonia-relic-bruegge-4 = relique de Bruges à 4 points
colonia-relic-bruegge-5 = relique de Bruges à 5 points
colonia-relic-bruegge-shrine = reliquaire de Bruges
colonia-relic-london-1 = relique de Londres à 1 point
colonia-relic-london-2 = relique de Londres à 2 points
colonia-relic-london-3 = relique de Londres à 3 points
colonia-relic-london-4 = relique de Londres à 4 points
colonia-relic-london-5 = relique de Londres à 5 points
colonia-relic-london-shrine = reliquaire de Londres
colonia-relic-nowgorod-1 = relique de Novgorod à 1 point
colonia-relic-nowgorod-2 = relique de Novgorod à 2 points
colonia-relic-nowgorod-3 = relique de Novgorod à 3 points
colonia-relic-nowgorod-4 = relique de Novgorod à 4 points
colonia-relic-nowgorod-5 = relique de Novgorod à 5 points
colonia-relic-nowgorod-shrine = reliquaire de Novgorod

colonia-decree-merchants_plus_one = un cube de plus sur chaque stand ordinaire
colonia-decree-foreign_merchants = deux stands supplémentaires de quatre cubes chacun
colonia-decree-go_home_tuesday = jusqu’à trois membres rentrent de la case Mardi
colonia-decree-draw_two_resources = chacun pioche deux cubes
colonia-decree-go_home_wednesday = jusqu’à trois membres rentrent de la case Mercredi
colonia-decree-saddler_plus_two = le bourrelier exécute deux commandes de plus
colonia-decree-wheelwright_plus_two = le charron exécute deux commandes de plus
colonia-decree-painter_plus_two = le peintre exécute deux commandes de plus
colonia-decree-tailor_plus_two = le tailleur exécute deux commandes de plus
colonia-decree-shoemaker_plus_two = le cordonnier exécute deux commandes de plus
colonia-decree-two_ships_leave_now = les bateaux des mouillages I et II partent aussitôt
colonia-decree-one_ship_leaves_now = le bateau du mouillage I part aussitôt
colonia-decree-go_home_thursday = jusqu’à trois membres rentrent de la case Jeudi
colonia-decree-die_for_good = chacun lance le dé pour une marchandise
colonia-decree-extra_hold = chaque bateau a aujourd’hui une soute de plus pour une marchandise au choix
colonia-decree-two_new_relics = deux cartes Relique de plus sont exposées
colonia-decree-one_member_less = mardi prochain, chacun envoie un membre de moins
colonia-decree-exchange_five = chacun peut changer jusqu’à cinq unités d’une devise en une autre

colonia-card-w01 = carte Semaine 1
colonia-card-w02 = carte Semaine 2
colonia-card-w03 = carte Semaine 3
colonia-card-w04 = carte Semaine 4
colonia-card-w05 = carte Semaine 5
colonia-card-w06 = carte Semaine 6
colonia-card-w07 = carte Semaine 7
colonia-card-w08 = carte Semaine 8
colonia-card-w09 = carte Semaine 9
colonia-card-w10 = carte Semaine 10
colonia-card-w11 = carte Semaine 11
colonia-card-w12 = carte Semaine 12
colonia-card-w13 = carte Semaine 13
colonia-card-w14 = carte Semaine 14

colonia-street-tuesday = case Mardi
colonia-street-wednesday = case Mercredi
colonia-street-thursday = case Jeudi
colonia-street-friday = case Vendredi

colonia-family-3 = 3
colonia-family-4 = 4
colonia-family-5 = 5
colonia-family-6 = 6
colonia-family-7 = 7
colonia-family-8 = 8

colonia-answer-no = Non
colonia-answer-yes = Oui

colonia-face-1 = 1
colonia-face-2 = 2
colonia-face-3 = 3
colonia-face-4 = 4
colonia-face-5 = 5
colonia-face-6 = 6

colonia-berth-i = I
colonia-berth-ii = II
colonia-berth-iii = III
colonia-berth-iv = IV

colonia-amount-1 = 1
colonia-amount-2 = 2
colonia-amount-3 = 3
colonia-amount-4 = 4
colonia-amount-5 = 5

colonia-day-setup = Mise en place
colonia-day-monday = lundi
colonia-day-tuesday = mardi
colonia-day-wednesday = mercredi
colonia-day-thursday = jeudi
colonia-day-friday = vendredi
colonia-day-saturday = samedi
colonia-day-sunday = dimanche

colonia-phase-hands = on pioche des cubes dans le sac
colonia-phase-good_die = on lance le dé pour les marchandises
colonia-phase-good_choice = choix d’une marchandise
colonia-phase-ships = des bateaux arrivent
colonia-phase-relics = on expose des cartes Relique
colonia-phase-week = on découvre la carte Semaine
colonia-phase-stalls = on remplit le marché
colonia-phase-decrees = on découvre les décrets
colonia-phase-council = cartes Famille
colonia-phase-ties = on lance le dé pour l’ordre du tour
colonia-phase-vote = vote d’un décret
colonia-phase-decide = le maire tranche sur un décret
colonia-phase-exchange = change de monnaie
colonia-phase-market = achat de matières premières
colonia-phase-orders = commandes aux artisans
colonia-phase-extra_orders = on lance le dé pour d’autres commandes
colonia-phase-loading = chargement des bateaux
colonia-phase-purchases = achat de reliques
colonia-phase-shrine = une relique pour un reliquaire
colonia-phase-insurance = assurance de cartes
colonia-phase-over = fin de la partie

## Le plateau

colonia-board-head =
    { $week ->
        [0] Mise en place : { $phase }
       *[other] Semaine { $week } sur { $weeks }, { $day } : { $phase }
    }
colonia-board-order = Ordre du tour et voix, le maire d’abord : { $order }
colonia-board-decrees = Décrets (entre parenthèses : déjà votés)
colonia-board-decree = { $day } : { $decree }
colonia-board-hold = { $number } : { $goods } = { $pays }
colonia-board-market = Marché
colonia-board-craftsmen = Artisans
colonia-board-dice =
    ({ $dice ->
        [1] un dé
       *[other] { $dice } dés
    } le jeudi)
colonia-board-stick =
    exécute { $spaces ->
        [1] une commande
       *[other] { $spaces } commandes
    }
colonia-board-harbour = Port
colonia-board-sails = part
colonia-board-stays = reste
colonia-board-extra = supplément : une marchandise au choix = { $pays }
colonia-board-relics = Reliques
colonia-board-piles = (talon { $pile }, défausse { $discard } ; entre crochets : assurée par)
colonia-board-relic =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } pour { $price }
colonia-board-shrine = reliquaire pour { $price }
colonia-board-enshrined =
    { $city } ({ $points ->
        [1] 1 point doublé
       *[other] { $points } points doublés
    })
colonia-board-family = Famille
colonia-board-reserve = Réserve
colonia-board-streets = Ma/Me/Je/Ve
colonia-board-board = Au travail
colonia-board-cards = Cartes
colonia-board-shrines = Reliquaires
colonia-board-points = Points
colonia-board-stock =
    { $seat } : { $money }. Cubes : { $cubes }. Marchandises : { $goods }. Reliques : { $relics }, soit { $points ->
        [1] 1 point
       *[other] { $points } points
    }.

## Questions et coups

colonia-ask-good = Vous avez fait un 6 : choisissez une marchandise.
colonia-ask-family = Choisissez une carte Famille pour l’ordre du tour et les voix de la semaine.
colonia-ask-vote = Votez : { $decree } ?
colonia-ask-decide = Maire, vous tranchez : { $decree } ?
colonia-ask-exchange = Changez jusqu’à cinq unités d’une devise en une autre, ou passez.
colonia-ask-market = Prenez tous les cubes d’un stand contre autant de membres, ou passez.
colonia-ask-orders = Passez une commande à un artisan, ou passez votre tour.
colonia-ask-loading = Chargez une soute, ou passez.
colonia-ask-purchases = Achetez une carte Relique, ou passez.
colonia-ask-shrine = Placer définitivement une de vos reliques dans le nouveau reliquaire, ou le laisser vide ?
colonia-ask-into_shrine = Placer définitivement la nouvelle relique dans votre reliquaire vide ?
colonia-ask-insurance = Assurez une carte avec un membre pour qu’elle reste exposée, ou passez.

colonia-move-pass = Passer
colonia-move-leave = Laisser le reliquaire vide
colonia-move-family = Jouer la carte Famille { $family }
colonia-move-vote = Voter { $answer }
colonia-move-choose = Choisir : { $good }
colonia-move-take = Prendre tous les cubes : { $stall }
colonia-move-order = Commander : { $craftsman }
colonia-move-load = Charger { $hold }
colonia-move-load_extra = Charger la soute supplémentaire de { $ship } : { $good }
colonia-move-exchange = Changer { $amount } en argent de { $source } contre de l’argent de { $target }
colonia-move-buy = Acheter : { $relic }
colonia-move-buy_insured = Acheter, assurée par { $owner } : { $relic }
colonia-move-enshrine = Placer dans le reliquaire : { $relic }
colonia-move-insure = Assurer : { $relic }

colonia-price-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
colonia-price-bergen = { colonia-money-bergen }
colonia-price-bruegge = { colonia-money-bruegge }
colonia-price-london = { colonia-money-london }
colonia-price-nowgorod = { colonia-money-nowgorod }

colonia-tiebreak-money = plus d’argent en main ({ $more } contre { $less })
colonia-tiebreak-goods = plus de marchandises ({ $more } contre { $less })
colonia-tiebreak-cubes = plus de cubes ({ $more } contre { $less })

## Ce qui s’est passé

colonia-told-drew_cube = { $seat } pioche dans le sac : { $resource }.
    .you = Vous piochez dans le sac : { $resource }.
colonia-told-rolled = { $seat } fait un { $face }.
    .you = Vous faites un { $face }.
colonia-told-got_good = { $seat } reçoit une marchandise : { $good }.
    .you = Vous recevez une marchandise : { $good }.
colonia-told-no_good_left = Il ne reste aucune tuile de cette marchandise pour { $seat }.
    .you = Il ne reste aucune tuile de cette marchandise pour vous.
colonia-told-ship_arrived = { $ship } arrive au mouillage { $berth }.
colonia-told-ships_shuffled =
    Le talon est vide : { $count ->
        [1] un bateau forme
       *[other] { $count } bateaux mélangés forment
    } le nouveau.
colonia-told-relic_shown = Nouvelle carte exposée : { $relic }.
colonia-told-relics_shuffled =
    Le talon est vide : { $count ->
        [1] une carte défaussée forme
       *[other] { $count } cartes défaussées sont mélangées et forment
    } le nouveau.
colonia-told-day = Semaine { $week }, { $day }.
colonia-told-week_card =
    Semaine { $week }, { $card } : { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } au marché, { $dice ->
        [1] un dé
       *[other] { $dice } dés
    } pour les commandes supplémentaires.
colonia-told-stick_set =
    { $craftsman } : { $spaces ->
        [1] une commande régulière
       *[other] { $spaces } commandes régulières
    }.
colonia-told-harbour_stick =
    { $ships ->
        [1] Un bateau part
       *[other] { $ships } bateaux partent
    } samedi.
colonia-told-cube_on_stall = Marché, { $stall } : { $resource }.
colonia-told-bag_empty =
    Le sac est vide : il manque { $missing ->
        [1] un cube
       *[other] { $missing } cubes
    }.
colonia-told-decree_shown = Décret de la semaine : { $decree }.
colonia-told-chose_family = Vous choisissez la carte Famille { $family }.
colonia-told-family_shown = { $seat } joue la carte Famille { $family }.
    .you = Vous jouez la carte Famille { $family }.
colonia-told-sent =
    { $seat } envoie { $count ->
        [1] un membre
       *[other] { $count } membres
    } à l’hôtel de ville.
    .you =
        Vous envoyez { $count ->
            [1] un membre
           *[other] { $count } membres
        } à l’hôtel de ville.
colonia-told-sent_short =
    { $seat } a trop peu de membres libres : { $count ->
        [1] un membre
       *[other] { $count } membres
    } sur { $need } envoyés, aussi depuis les rues ; la carte compte 0.
    .you =
        Vous avez trop peu de membres libres : { $count ->
            [1] un membre
           *[other] { $count } membres
        } sur { $need } envoyés, aussi depuis les rues ; la carte compte 0.
colonia-told-tie_rolled = { $seat } gagne au dé la place { $place }.
    .you = Vous gagnez au dé la place { $place }.
colonia-told-turn_order = Place { $place } dans l’ordre du tour : { $seat }.
    .you = Place { $place } dans l’ordre du tour : vous.
colonia-told-came_home =
    { $seat } reprend { $count ->
        [1] un membre
       *[other] { $count } membres
    } : { $street }.
    .you =
        Vous reprenez { $count ->
            [1] un membre
           *[other] { $count } membres
        } : { $street }.
colonia-told-went_to_street =
    { $seat } place { $count ->
        [1] un membre
       *[other] { $count } membres
    } : { $street }.
    .you =
        Vous placez { $count ->
            [1] un membre
           *[other] { $count } membres
        } : { $street }.
colonia-told-chose_vote = Vous votez { $answer }.
colonia-told-voted =
    { $seat } vote { $answer } avec { $votes ->
        [1] une voix
       *[other] { $votes } voix
    }.
    .you =
        Vous votez { $answer } avec { $votes ->
            [1] une voix
           *[other] { $votes } voix
        }.
colonia-told-mayor_settled = Égalité : le maire { $seat } tranche par { $answer }.
    .you = Égalité : en tant que maire, vous tranchez par { $answer }.
colonia-told-decree_passed = Adopté, { $yes } contre { $no } : { $decree }.
colonia-told-decree_rejected = Rejeté, { $yes } contre { $no } : { $decree }.
colonia-told-extra_hold_open = Aujourd’hui, chaque bateau au port prend une marchandise de plus, au choix, pour { $pays }.
colonia-told-fewer_next =
    Mardi prochain, chacun envoie { $count ->
        [1] un membre
       *[other] { $count } membres
    } de moins.
colonia-told-passed = { $seat } passe.
    .you = Vous passez.
colonia-told-passed_by_itself = { $seat } ne peut plus rien faire et passe automatiquement.
    .you = Vous ne pouvez plus rien faire et passez automatiquement.
colonia-told-took_stall =
    { $seat } prend { $count ->
        [1] un cube
       *[other] { $count } cubes
    } contre autant de membres : { $stall }.
    .you =
        Vous prenez { $count ->
            [1] un cube
           *[other] { $count } cubes
        } contre autant de membres : { $stall }.
colonia-told-got_cubes = { $seat } reçoit { $count } × { $resource }.
    .you = Vous recevez { $count } × { $resource }.
colonia-told-cubes_returned = { $count } × { $resource } de retour dans le sac.
colonia-told-ordered =
    { $seat } passe commande ({ $craftsman }) sur la case { $space } avec { $count ->
        [1] un membre
       *[other] { $count } membres
    }.
    .you =
        Vous passez commande ({ $craftsman }) sur la case { $space } avec { $count ->
            [1] un membre
           *[other] { $count } membres
        }.
colonia-told-paid_cube = { $seat } paie en cubes : { $resource }.
    .you = Vous payez en cubes : { $resource }.
colonia-told-extra_order = Le dé des commandes supplémentaires montre { $face }.
colonia-told-stick_moved =
    { $craftsman } exécute désormais { $spaces ->
        [1] une commande
       *[other] { $spaces } commandes
    }.
colonia-told-delivered = { $seat } reçoit : { $good }.
    .you = Vous recevez : { $good }.
colonia-told-not_delivered = Plus de tuile pour la commande de { $seat } ({ $good }) ; elle attend en tête de file.
    .you = Plus de tuile pour votre commande ({ $good }) ; elle attend en tête de file.
colonia-told-queue_moved_up =
    { $craftsman } : { $orders ->
        [1] une commande en attente remonte
       *[other] { $orders } commandes en attente remontent
    }.
colonia-told-loaded = { $seat } charge { $hold }.
    .you = Vous chargez { $hold }.
colonia-told-loaded_extra = { $seat } charge la soute supplémentaire de { $ship }.
    .you = Vous chargez la soute supplémentaire de { $ship }.
colonia-told-paid_goods = { $seat } remet { $count } × { $good }.
    .you = Vous remettez { $count } × { $good }.
colonia-told-sailed = { $ship } part.
colonia-told-earned = { $ship } rapporte { $money } à { $seat }, en argent de { $city }.
    .you = { $ship } vous rapporte { $money }, en argent de { $city }.
colonia-told-exchanged = { $seat } change { $money } en argent de { $source } contre de l’argent de { $target }.
    .you = Vous changez { $money } en argent de { $source } contre de l’argent de { $target }.
colonia-told-bought = { $seat } paie { $money } en argent de { $city } pour : { $relic }.
    .you = Vous payez { $money } en argent de { $city } pour : { $relic }.
colonia-told-member_freed = Le membre qui l’assurait rentre chez { $seat } ({ $relic }).
    .you = Le membre qui l’assurait rentre chez vous ({ $relic }).
colonia-told-enshrined = { $seat } place dans le reliquaire : { $relic }.
    .you = Vous placez dans le reliquaire : { $relic }.
colonia-told-not_enshrined = { $seat } laisse vide le reliquaire de { $city }.
    .you = Vous laissez vide le reliquaire de { $city }.
colonia-told-insured = { $seat } assure : { $relic }.
    .you = Vous assurez : { $relic }.
colonia-told-discarded = Défausse : { $count } × { $relic }.
colonia-told-cards_put_away = Les cartes Famille de la semaine { $week } sont rangées.
colonia-told-window =
    { $seat } donne { $money } pour le vitrail de { $city } : { $points ->
        [1] un point
       *[other] { $points } points
    }.
    .you =
        Vous donnez { $money } pour le vitrail de { $city } : { $points ->
            [1] un point
           *[other] { $points } points
        }.
colonia-told-no_window = Personne n’obtient le vitrail de { $city }.
colonia-told-relic_points = { $seat } marque : { $relic }.
    .you = Vous marquez : { $relic }.
colonia-told-shrine_points =
    { $seat }, { $relic } dans son reliquaire : { $points ->
        [1] un point
       *[other] { $points } points
    }.
    .you =
        Votre { $relic } dans son reliquaire : { $points ->
            [1] un point
           *[other] { $points } points
        }.
colonia-told-empty_shrine = { $seat }, reliquaire vide de { $city } : { $points }.
    .you = Votre reliquaire vide de { $city } : { $points }.
colonia-told-won =
    { $seat } gagne avec { $points ->
        [1] un point
       *[other] { $points } points
    }.
    .you =
        Vous gagnez avec { $points ->
            [1] un point
           *[other] { $points } points
        }.
colonia-told-drawn_game = { $winners } joueurs sont à égalité sur tout : partie nulle entre eux.

## Pourquoi pas

colonia-refusal-unknown_move = Le coup numéro { $move } n’existe pas dans ce jeu.
colonia-refusal-no_such_seat = Cette place n’existe pas : il y a { $seats } joueurs.
colonia-refusal-game_over = La partie est terminée.
colonia-refusal-drawing = Un instant : { $phase }.
colonia-refusal-wrong_phase = Impossible dans cette phase : { $phase }.
colonia-refusal-already_chosen =
    Vous avez déjà choisi ; { $waiting ->
        [one] { $waiting } joueur réfléchit
       *[other] { $waiting } joueurs réfléchissent
    } encore.
colonia-refusal-no_vote = Votre carte Famille est face cachée : vous n’avez pas de voix cette semaine.
colonia-refusal-not_your_turn = C’est à { $other } de jouer.
colonia-refusal-passed_already = Vous avez déjà passé ({ $day }).
colonia-refusal-card_used = Vous avez déjà joué votre carte Famille { $family }.
colonia-refusal-good_gone = Plus de tuile : { $good }.
colonia-refusal-stall_empty = Il n’y a pas de cubes ici : { $stall }.
colonia-refusal-too_few_members =
    Il vous faut { $need ->
        [1] 1 membre
       *[other] { $need } membres
    } en réserve ; vous en avez { $have }.
colonia-refusal-missing_cube = Vous n’avez pas de { $resource }, nécessaire pour : { $craftsman }.
colonia-refusal-column_full = Les { $spaces } cases de commande sont prises : { $craftsman }.
colonia-refusal-ship_not_here = { $ship } n’est pas au port.
colonia-refusal-hold_taken = Déjà chargée par { $owner } : { $hold }.
colonia-refusal-missing_goods = Il vous faut { $need } × { $good }, vous en avez { $have }.
colonia-refusal-no_extra_hold = { $ship } n’a pas de soute supplémentaire aujourd’hui : aucun décret ne l’a accordée.
colonia-refusal-extra_hold_taken = { $owner } a déjà chargé la soute supplémentaire de { $ship }.
colonia-refusal-same_currency = On ne peut pas changer l’argent de { $city } en argent de { $city } ; choisissez deux villes différentes.
colonia-refusal-too_little_money = Il vous faut { $need } en argent de { $city }, vous avez { $have }.
colonia-refusal-not_on_display = Pas exposée : { $relic }.
colonia-refusal-insured_card = Toutes les cartes de ce type sont assurées ; choisissez par qui : { $relic }.
colonia-refusal-not_insured_by = { $owner } n’a pas de membre sur une carte de ce type : { $relic }.
colonia-refusal-nobody_there = { $owner } n’est pas à cette table : il y a { $seats } joueurs.
colonia-refusal-already_insured = Elle porte déjà un membre : { $relic }.
colonia-refusal-wrong_relic = Cette relique ne va pas dans le reliquaire de { $city } : { $relic }.
colonia-refusal-passed_over = Seule la relique que vous venez d’acheter peut y entrer, pas : { $relic }.
colonia-refusal-not_owned = Vous ne la possédez pas : { $relic }.

## Les règles, avec nos propres mots

colonia-rule-co-1 = On joue de 3 à 6. La partie dure 6 semaines ; une semaine compte sept jours, du lundi au dimanche, joués dans l’ordre et numérotés de 1 à 7.
colonia-rule-co-2 = Il y a 18 cubes de chaque matière première : cuir, fer, bois, lin et fourrure, 90 en tout. Ils sont dans un sac et toujours tirés à l’aveugle.
colonia-rule-co-3 = Il y a 12 tuiles de chaque marchandise, 60 en tout. Dans l’ordre du dé : 1 bourrelier, cuir et fer font une selle ; 2 charron, fer et bois font une roue ; 3 peintre, bois et lin font un tableau ; 4 tailleur, lin et fourrure font un vêtement ; 5 cordonnier, fourrure et cuir font des chaussures.
colonia-rule-co-4 = Chacune des quatre villes de la Hanse a sa monnaie : marks à Bergen, couronnes à Bruges, livres à Londres, grivnas à Novgorod. Une monnaie n’en remplace jamais une autre ; seul le décret sur le change permet d’en changer. La banque n’est jamais à court.
colonia-rule-co-5 = Le plateau comprend un hôtel de ville ; un marché de 7 stands ordinaires et 2 supplémentaires ; cinq colonnes de 8 cases de commande, la première en haut, chacune avec un bâtonnet ; un port avec les mouillages I à IV et un bâtonnet ; une banque ; une exposition de 10 cartes Relique avec 2 places de plus ; et une case de rue pour mardi, mercredi, jeudi et vendredi. Il n’y en a pas pour samedi.
colonia-rule-co-6 = Chacun a des membres de famille, un blason, une carte Oui et une carte Non, un écran, et les cartes Famille 3, 4, 5, 6, 7 et 8. Chaque carte Famille sert une fois dans la partie.
colonia-rule-co-7 = Derrière votre écran se trouvent l’argent, les cubes, les marchandises et les reliques qui ne sont pas dans un reliquaire. Sont visibles de tous les réserves, tout ce qui est sur le plateau, les cartes Famille déjà jouées, les reliquaires et leur contenu. Gains et paiements se font au vu de tous : une bonne mémoire connaît donc tous les stocks. Seuls les cartes Famille et les votes non révélés sont vraiment secrets.
colonia-rule-co-10 = Chacun commence avec 38 membres à 3 joueurs, 30 à 4, 25 à 5, 21 à 6, tous en réserve. Personne ne commence sur le plateau.
colonia-rule-co-11 = Chacun commence avec 5 unités de chacune des quatre monnaies.
colonia-rule-co-12 = Tous les cubes vont dans le sac ; dans l’ordre des places, chacun en tire 4.
colonia-rule-co-13 = Chacun lance le dé pour une première marchandise : de 1 à 5, celle de l’artisan correspondant ; avec un 6, on choisit.
colonia-rule-co-14 = Quatre talons sont mélangés : 14 cartes Semaine, dont 6 seulement serviront ; 18 décrets, trois par semaine, qui sortiront donc tous ; 16 bateaux ; et 48 cartes Relique, 44 reliques et 4 reliquaires. Personne n’en connaît l’ordre.
colonia-rule-co-15 = Les 4 premiers bateaux prennent les mouillages I à IV et les 10 premières cartes Relique sont exposées. Les quatre vitraux attendent la fin. Les bâtonnets des artisans sont au-dessus de la première case ; celui du port est mis de côté jusqu’à lundi.
colonia-rule-co-16 = Dans la mise en place, seul le nombre de membres dépend du nombre de joueurs.
colonia-rule-co-20 = Lundi : on découvre la carte Semaine suivante. Elle dit combien de cubes vont sur chacun des 7 stands, combien de commandes régulières exécute chaque artisan, combien de dés sont lancés jeudi et combien de bateaux partent samedi.
colonia-rule-co-21 = On remplit les stands depuis le sac, du stand 1 au stand 7. Si le sac se vide, les stands suivants en reçoivent moins, ou pas du tout, sans compensation.
colonia-rule-co-22 = Le bâtonnet de chaque artisan descend du nombre de ses commandes régulières. Les dés attendent jeudi.
colonia-rule-co-23 = Le bâtonnet du port est posé sous autant de mouillages que la carte indique de départs. En semaine 6, les quatre bateaux partent, quoi que dise la carte.
colonia-rule-co-24 = Trois décrets sont découverts et rangés de gauche à droite par jour croissant ; ceux du même jour gardent l’ordre du tirage.
colonia-rule-co-30 = Mardi : tous choisissent en secret une de leurs cartes Famille et les révèlent ensemble. On peut en choisir une que la réserve ne couvre pas. En semaine 6, il n’en reste qu’une : elle se joue d’elle-même.
colonia-rule-co-31 = Chacun envoie de sa réserve à l’hôtel de ville autant de membres que la carte l’indique ; un de moins si le décret de la semaine passée l’a dit.
colonia-rule-co-32 = Si la réserve est trop petite, elle part tout entière et les membres manquants sont pris parmi les vôtres sur la case Mardi, puis Mercredi, Jeudi, Vendredi. La carte compte alors 0, face cachée, même si le compte y est. Si cela ne suffit toujours pas, tous ceux qui sont là partent ; les membres sur les bateaux, les commandes et les cartes ne sont jamais rappelés.
colonia-rule-co-33 = La carte la plus forte passe en premier pour toute la semaine. Le premier de cet ordre est le maire.
colonia-rule-co-34 = À valeurs égales, zéros compris, on inverse l’ordre de la semaine passée entre ces joueurs. La première semaine, ils lancent le dé : le plus haut passe devant, on relance en cas d’égalité. Les zéros viennent après tous les autres.
colonia-rule-co-35 = La valeur face visible est aussi votre nombre de voix dans chaque vote de la semaine. Une carte face cachée n’a pas de voix.
colonia-rule-co-36 = Ensuite chacun reprend ses membres de la case Mardi, et seulement après ceux de l’hôtel de ville vont sur cette case.
colonia-rule-co-37 = Huit jours : un membre employé un jour n’est libre qu’après l’action du même jour de la semaine suivante. Les membres sur des commandes en attente et sur des bateaux qui restent reviennent plus tard encore. Seules exceptions : l’appel du Conseil dans les rues, les trois décrets qui renvoient des membres chez eux, et la vente d’une carte que vous aviez assurée. Sans assez de membres en réserve, pas d’action.
colonia-rule-co-40 = Du mercredi au samedi, le jour s’ouvre par le vote de ses décrets, l’un après l’autre, de gauche à droite.
colonia-rule-co-41 = Quiconque a une carte Famille face visible vote en secret Oui ou Non ; tous révèlent ensemble et l’on additionne les voix de chaque camp. Plus de Oui que de Non : le décret est adopté ; plus de Non que de Oui : il est rejeté.
colonia-rule-co-42 = En cas d’égalité, le camp du maire l’emporte. Si personne n’a de voix, on interroge le maire.
colonia-rule-co-43 = Un décret adopté agit aussitôt, avant le vote suivant ; celui du membre de moins agit le mardi suivant, celui des soutes supplémentaires seulement pour le chargement de ce vendredi. Adoptée ou non, la carte quitte le jeu. Les membres qui rentrent sont aussi nombreux que possible, jusqu’à trois. On tire les cubes et on lance les dés dans l’ordre du tour ; un 6 laisse choisir une marchandise encore disponible. Les bateaux qui partent en avance sont payés aussitôt, leurs membres vont sur la case Vendredi et le port est complété. Chacun peut changer de l’argent une fois, au plus cinq unités d’une monnaie en une seule autre.
colonia-rule-co-50 = Mercredi : dans l’ordre du tour, encore et encore, prenez tous les cubes d’un stand et posez-y exactement autant de membres de votre réserve, ou passez. Un stand qui a plus de cubes que vous n’avez de membres ne peut être pris, et on ne partage pas les cubes.
colonia-rule-co-51 = Qui passe est hors jeu pour le reste de ce mercredi. Le marché ferme quand tous ont passé ; qui ne peut prendre aucun stand passe automatiquement.
colonia-rule-co-52 = Les cubes restés sur les stands retournent dans le sac.
colonia-rule-co-53 = Chacun reprend ses membres de la case Mercredi ; ensuite ceux des stands vont sur cette case.
colonia-rule-co-60 = Jeudi : dans l’ordre du tour, encore et encore, passez exactement une commande à un artisan, ou passez pour le reste du jour.
colonia-rule-co-61 = Une commande coûte les deux cubes de la recette, rendus au sac, et des membres de la réserve sur la première case libre en partant du haut : un pour la première commande de la semaine à cet artisan, deux pour la deuxième, et ainsi de suite, qui que ce soit qui les passe. Les commandes en attente des semaines passées ne comptent pas.
colonia-rule-co-62 = On peut commander au-dessus ou au-dessous du bâtonnet. Une colonne sans case libre ne prend plus de commande.
colonia-rule-co-63 = Quand tous ont passé, on lance le dé autant de fois que le dit la carte Semaine, même si personne n’attend. De 1 à 5, le bâtonnet de cet artisan descend d’une case ; un 6 fait descendre les cinq. Un bâtonnet ne quitte jamais sa colonne.
colonia-rule-co-64 = Toute commande au-dessus de son bâtonnet est exécutée, en partant du haut : on reçoit une marchandise, quel que soit le nombre de membres.
colonia-rule-co-65 = Chacun reprend ses membres de la case Jeudi ; ensuite ceux des commandes exécutées vont sur cette case.
colonia-rule-co-66 = Les bâtonnets reviennent au départ ; la capacité inemployée est perdue. Les autres commandes remontent dans leur ordre jusqu’à la case 1 ; elles gardent leurs membres et attendent la semaine suivante.
colonia-rule-co-70 = Vendredi : dans l’ordre du tour, encore et encore, chargez une soute libre de l’un des quatre bateaux, ou passez pour le reste du jour.
colonia-rule-co-71 = Pour charger, remettez exactement les marchandises de la soute, sans remplacement ni partage, et mettez-y un membre de votre réserve. Une soute ne se charge qu’une fois.
colonia-rule-co-72 = On peut aussi charger les bateaux qui restent cette semaine ; ils paient quand ils partent enfin.
colonia-rule-co-73 = Après le chargement, chacun reprend ses membres de la case Vendredi. Les membres sur les bateaux y restent.
colonia-rule-co-80 = Samedi : tous les bateaux au-dessus du bâtonnet partent, à partir du mouillage I, pleins ou non. En semaine 6, les quatre partent.
colonia-rule-co-81 = Pour chaque soute marquée d’un bateau qui part, on reçoit le montant indiqué, dans la monnaie de la ville du bateau.
colonia-rule-co-82 = Une fois tout payé, les membres vont sur la case Vendredi et le bateau est mis de côté.
colonia-rule-co-83 = Les autres bateaux avancent vers le mouillage I avec leurs membres, et de nouveaux bateaux comblent les places libres. Si une place est à remplir et que le talon est vide, les bateaux mis de côté forment un nouveau talon mélangé. On retire le bâtonnet. En semaine 6, on ne complète rien.
colonia-rule-co-90 = Dimanche : dans l’ordre du tour, encore et encore, achetez une carte exposée, ou passez pour le reste des achats. Le prix se paie à la banque dans la seule monnaie de la carte.
colonia-rule-co-91 = Une relique vaut ses points en fin de partie. Un reliquaire n’en a pas ; il contient une relique de sa ville et la double.
colonia-rule-co-92 = En achetant un reliquaire, placez-y aussitôt une relique de cette ville que vous possédez, ou laissez-le vide. Tant qu’il est vide, décidez pour chaque relique de cette ville, au moment de l’achat, si elle y entre. C’est définitif : une relique écartée n’y entrera jamais.
colonia-rule-co-93 = Si la carte achetée était assurée, le membre rentre aussitôt chez son propriétaire et peut encore assurer le jour même. L’assurance ne donne aucun privilège : n’importe qui peut acheter la carte.
colonia-rule-co-94 = Quand tous ont passé, on assure les cartes, à partir du maire ; avoir passé avant n’exclut personne. Dans l’ordre du tour, encore et encore, posez un membre de votre réserve sur une carte encore exposée qui n’en a pas, ou passez.
colonia-rule-co-95 = Les cartes sans membre sont défaussées ; les assurées restent. On complète à 10 cartes, assurées comprises ; s’il y en a 10 ou plus, on ne tire rien. Si une carte est à tirer et que le talon est vide, la défausse mélangée forme un nouveau talon.
colonia-rule-co-96 = Les cartes Famille jouées sont écartées et la semaine suivante commence.
colonia-rule-co-100 = La partie s’achève à la fin des achats du sixième dimanche ; plus d’assurance ni de complément.
colonia-rule-co-101 = Vitraux : pour chaque ville, qui a strictement le plus de sa monnaie obtient le vitrail et rend tout cet argent. En cas d’égalité, ou si personne n’en a, personne ne l’obtient ni ne paie. Les quatre villes se règlent séparément.
colonia-rule-co-102 = Votre score : les points des reliques seules, le double des points des reliques en reliquaire, et 2 par vitrail. Marchandises, cubes et argent ne comptent pas.
colonia-rule-co-103 = Le plus de points gagne. À égalité, on compare l’argent restant après les vitraux, toutes monnaies réunies ; puis les marchandises ; puis les cubes. Si tout est égal, partie nulle entre eux. Les places suivantes se règlent de même.
colonia-rule-co-110 = Aucun membre ne se perd : réserve, hôtel de ville, stands, commandes, bateaux, cartes assurées et cases de rue font toujours ensemble le nombre de départ.
colonia-rule-co-111 = Les cubes du sac, des stands et derrière les écrans sont toujours 90, 18 de chaque sorte.
colonia-rule-co-112 = Les marchandises de la réserve générale et derrière les écrans sont toujours 60, 12 de chaque sorte. C’est une vraie limite : une colonne est servie du haut tant qu’il y a des tuiles ; une commande sans tuile garde ses membres et sera première la semaine suivante.
colonia-rule-co-113 = Les cartes Relique du talon, de la défausse, exposées et possédées sont toujours 48, les bateaux du talon, du port et mis de côté 16 ; après chaque semaine, trois décrets de plus ont servi.
colonia-rule-co-114 = Chacun joue chaque carte Famille exactement une fois ; sur la partie, leurs valeurs font 33.
colonia-rule-co-115 = À la fin du mercredi, aucun cube ne reste au marché ; à la fin du jeudi, chaque colonne commence à la case 1 sans trou et tous les bâtonnets sont au départ.

## Pourquoi ce conseil

colonia-reason-family = La carte { $family } envoie { $count } de vos membres à l’hôtel de ville et en laisse { $left } en réserve. Les cartes hautes jouent d’abord.
colonia-reason-cubes = Cubes, et membres qu’ils coûtent : { $count }. Commandes que vos cubes paieront alors : { $orders }.
colonia-reason-wanted = Soutes libres au port ({ $good }) : { $count }. Vous en auriez, commandes comprises : { $mine }.
colonia-reason-queue = { $craftsman } : votre commande est la n° { $place } ; faites cette semaine : { $spaces }. Membres engagés : { $count }.
colonia-reason-loads = Cette soute paie { $money } au départ : vous aurez alors { $mine } en argent de { $city }.
colonia-reason-sails = { $ship } part demain. Navires qui partent : { $ships }.
colonia-reason-reaches = Avec { $mine }, vous pouvez payer { $relic }, qui coûte { $price }.
colonia-reason-changes = Vous auriez { $mine } en argent de { $city }.
colonia-reason-buys = { $relic } coûte { $price }. Points ajoutés : { $points }.
colonia-reason-doubles = Dans le reliquaire, { $relic } compte double : { $points } points.
colonia-reason-empties = Le reliquaire attend une autre relique de { $city }. À l’étalage : { $count }.
colonia-reason-insures = { $relic } reste pour dimanche prochain. Prix : { $price } ; vous avez { $mine } de sa monnaie.
colonia-reason-keeps = Membres qui restent en réserve pour les jours suivants : { $left }.
colonia-reason-purse = Vous gardez { $mine } en argent de { $city } ; la carte plus chère de cette ville coûte { $price }.
colonia-reason-home = { $answer } : le décret ramène { $mine } de vos membres, et au plus { $best } d’un autre joueur.
colonia-reason-sail = { $answer } : membres sur les bateaux qui partiraient, les vôtres { $mine }, d’un autre joueur au plus { $best }.
colonia-reason-stick = { $answer }. { $craftsman } : vous avez { $mine } des commandes, et vos cubes en paieraient { $pairs } de plus.
colonia-reason-goods = { $answer } : marchandises que vous pourriez charger dans les soutes supplémentaires : { $mine }.
colonia-reason-money = { $answer } : argent que vous avez pour en profiter : { $mine }, toutes monnaies comprises.
colonia-reason-members = { $answer } : membres pour le marché, les vôtres { $mine }, d’un autre joueur au plus { $best }.
colonia-reason-alike = { $answer } compte { $votes }. Le décret vaut également pour tous : { $decree }.
