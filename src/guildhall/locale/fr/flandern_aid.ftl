# Flandern 1302 in French: what each question decides and what to look at. Ids: see locale/README.md.

## Le fil de la manche

flandern-round =
    { $round ->
        [0] { flandern-step-setup }
       *[other] Manche { $round }
    }
flandern-step-setup = Mise en place
flandern-step-choose = Choix secret
flandern-step-turn = Carte ou pioche
flandern-step-act = Exécution des cartes
flandern-step-count = Décompte des villes

## Les questions

flandern-aid-guild = Vous gardez cette corporation toute la partie : ses quartiers marquent pour vous. Toutes ont les mêmes cartes ; seule la couleur change.
flandern-aid-found = Le centre est votre premier quartier ici. Vos autres quartiers ne peuvent pas le toucher, mais un de leurs côtés longs doit longer un quartier construit.
flandern-aid-adopt = À la fin, les points de cette corporation s’ajoutent aux vôtres. Vous pouvez tous deux construire pour elle quand ses cartes sortent.
flandern-aid-choose = Une carte de ville y construit ou termine un quartier, le chantier en commence un n’importe où, « Prendre en mains » rend vos cartes jouées. Tous révèlent ensemble.
flandern-aid-influence = Plus vous posez de cartes, plus tôt vous jouez. Les cartes d’influence jouées sont perdues ; en avoir le plus à la fin rapporte 3 points.
flandern-aid-turn = Vous faites les deux à ce tour. Piochez d’abord si la carte peut changer vos plans ; jouez d’abord si un terrain ne peut pas attendre.
flandern-aid-own = Les cartes jouées restent là jusqu’à ce que vous les repreniez : retenez quelles villes vous pouvez encore atteindre.
flandern-aid-act = Un quartier doit longer un quartier construit par un côté long et ne pas toucher sa propre couleur. Un chantier ne compte qu’une fois terminé.
flandern-aid-site = Un chantier peut occuper un terrain de toute ville ouverte, mais ne compte qu’une fois terminé avec la carte de cette ville.
flandern-aid-whose = Votre couleur renforce votre majorité. Le gris fait reculer les rivaux, et un quartier d’Église ajoute un point à la ville.
flandern-aid-tile = Les maîtres imprimés départagent les égalités dans la ville. Les quartiers spéciaux d’Église ajoutent ou absorbent des terrains.
flandern-aid-lies = Les nouveaux terrains sont hors les murs, du côté choisi. La ville n’est complète qu’une fois ceux-ci remplis aussi.
flandern-aid-cathedral = Un quartier d’Église avec cathédrale vaut 3 au lieu de 2 : la première place rapporte un point de plus. Choisissez une ville où vous menez.
flandern-aid-master = Les maîtres départagent les corporations qui ont autant de quartiers. Placez-le là où vous êtes à égalité pour une place payée.
