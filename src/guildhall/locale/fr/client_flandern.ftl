# Le plateau de Flandern 1302 dans le navigateur, en français.


client-flandern-plan = Plan : { $city }
client-flandern-ground = Emplacement { $ground }
client-flandern-unused = Non utilisé
client-flandern-founding = Fondation de { $city } : choisissez son emplacement.
client-flandern-closer = Zoom avant
client-flandern-all = Voir toutes les villes
client-flandern-map = Les six villes
client-flandern-possible = Vous pouvez choisir ici
client-flandern-scored = décomptée
client-flandern-value = valeur { $value }
client-flandern-lot = { $plot } à { $city } : terrain libre, { $shape }
client-flandern-covered = { $plot } à { $city } : recouvert, un pré
client-flandern-district = { $plot } à { $city } : { $arms }, { $masters ->
        [0] aucun maître
        [one] un maître
       *[other] { $masters } maîtres
    }
client-flandern-under = en chantier
client-flandern-minster = avec une cathédrale
client-flandern-standing = Si elle était décomptée maintenant
client-flandern-paid = Le décompte
client-flandern-rank =
    { $arms } : { $count ->
        [one] un quartier
       *[other] { $count } quartiers
    }, { $masters ->
        [0] aucun maître
        [one] un maître
       *[other] { $masters } maîtres
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-flandern-hand = Vos cartes
client-flandern-does-city = Construisez ici un quartier à vous, gris ou d’Église, ou terminez un tel chantier.
client-flandern-does-site = Ouvrez un chantier dans une ville non décomptée. Une carte de ville le terminera plus tard.
client-flandern-does-take_back = Reprenez en main cette carte et toutes celles que vous avez jouées.
client-flandern-does-influence = Ajoutez-en autant que vous voulez en choisissant une carte. Qui en met le plus agit d’abord ; elles ne reviennent pas.
client-flandern-does-gold-city = Construisez ici un quartier gris ou d’Église, ou terminez un tel chantier.
client-flandern-does-gold-site = Ouvrez un chantier gris ou d’Église dans une ville non décomptée.
client-flandern-does-gold-take_back = Reprenez en main toutes les cartes jouées.
client-flandern-does-gold-cathedral = Posez une cathédrale sur un quartier d’Église : terminé, il compte 3 au lieu de 2.
client-flandern-does-gold-master = Posez un maître sur un quartier à vous ou gris. Les maîtres départagent les égalités.
client-flandern-does-gold-influence = Elle rejoint votre main comme carte d’influence.
client-flandern-none = aucune
client-flandern-guilds = Les corporations
client-flandern-players = Joueurs dans l’ordre du tour
client-flandern-lead = Premier joueur
client-flandern-influence =
    { $count ->
        [0] aucune carte d’influence
        [one] une carte d’influence
       *[other] { $count } cartes d’influence
    }
client-flandern-added = + { $count } influence
client-flandern-thinking = choisit …
    .you = à vous …
client-flandern-ready = a choisi
client-flandern-played = Cartes jouées
client-flandern-in-hand = En main : { $cards }.
client-flandern-held = en main
client-flandern-lies = jouée
client-flandern-projection = Projection : { $points }
client-flandern-projection-why = Points si toutes les villes étaient décomptées maintenant
client-flandern-neutral = Gris, la corporation neutre
client-flandern-chest = Stock et légende
client-flandern-stock = Quartiers en stock
client-flandern-none-left = il n’en reste plus
client-flandern-supply = Pièces en stock
client-flandern-special-A = Quartier spécial A : sur un terrain S, avec un nouveau terrain S hors de la ville
client-flandern-special-B = Quartier spécial B : sur un terrain M, avec un nouveau terrain M hors de la ville
client-flandern-special-C = Quartier spécial C : sur un terrain L, avec un nouveau terrain M et un nouveau terrain S hors de la ville
client-flandern-special-D = Quartier spécial D : un carré sur deux terrains S
client-flandern-gold = Cartes dorées
client-flandern-gold-kinds = Cartes sorties et encore possibles
client-flandern-holds = { $name } a une carte dorée, face cachée.
client-flandern-yours-later = Elle est à vous et prend effet à la fin de la manche.
client-flandern-card = Carte
client-flandern-in = dans { $pile }
client-flandern-used = vues
client-flandern-draw = Piocher
client-flandern-pile = Pile des corporations sous influence
client-flandern-pile-size =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
client-flandern-pile-kinds = Cartes encore dans la pile
client-flandern-aside = Faces visibles à côté de la pile
client-flandern-aside-none = rien de visible
client-flandern-idle = Tours de suite sans construction : { $count } ; la partie se termine à { $limit }.
client-flandern-legend = Légende
client-flandern-legend-master = maître imprimé sur le quartier
client-flandern-legend-pawn = maître de corporation posé par une carte dorée
client-flandern-legend-district = quartier achevé avec ses armes
client-flandern-legend-site = chantier, ne compte pas encore
client-flandern-legend-church = quartier de l’Église
client-flandern-legend-cathedral = quartier de l’Église avec une cathédrale
client-flandern-legend-standing = quartiers · maîtres, et points si la ville était décomptée maintenant

client-source-flandern-ranked = Villes
client-source-flandern-bonus = Cartes d’influence
client-sheet-flandern = { $city }, valeur { $value }
client-sheet-flandern-ranked =
    { $rank }. { $arms }: { $count ->
        [one] 1 quartier
       *[other] { $count } quartiers
    }, { $masters ->
        [one] 1 maître
       *[other] { $masters } maîtres
    }
client-sheet-flandern-sum = Points
