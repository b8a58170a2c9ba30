# Colonia in French: what each question decides and what to look at. Ids: see locale/README.md.

## Le fil de la manche

colonia-round = Semaine { $week }
colonia-step-monday = Lundi : nouvelle semaine
colonia-step-tuesday = Mardi : cartes Famille
colonia-step-wednesday = Mercredi : marché
colonia-step-thursday = Jeudi : commandes
colonia-step-friday = Vendredi : chargement
colonia-step-saturday = Samedi : départ des bateaux
colonia-step-sunday = Dimanche : reliques

## Les questions

colonia-aid-good = Vous commencez avec une marchandise, à charger plus tard sur un bateau. Prenez-en une dont vous n’avez pas les cubes : les autres se commandent jeudi.
colonia-aid-family = Une carte haute joue en premier toute la semaine et a plus de voix, mais envoie plus de membres à l’hôtel de ville. Chaque carte sert une fois.
colonia-aid-vote = Vos voix sont le chiffre de votre carte Famille. Plus de Oui que de Non : le décret s’applique aussitôt ; le maire départage.
colonia-aid-decide = Toutes les cartes Famille valent 0 cette semaine : le maire décide seul. Qui en profite le plus, vous ou les autres ?
colonia-aid-exchange = Chaque relique se paie dans la monnaie de sa ville. Regardez l’autel : quelle monnaie vous fait atteindre un prix dimanche ?
colonia-aid-market = Vous prenez tout le stand, un membre par cube. Regardez les deux cubes que veut chaque artisan ; les membres rentrent mercredi prochain.
colonia-aid-orders = Deux cubes donnent une marchandise. La deuxième commande de la semaine chez un artisan coûte deux membres, la troisième trois. Seules celles au-dessus du bâtonnet aboutissent.
colonia-aid-loading = Une soute prend exactement les marchandises indiquées et un membre, et paie dans la monnaie du bateau au départ. Les bateaux au-dessus du bâtonnet partent demain.
colonia-aid-purchases = Les reliques sont vos points : 1 à 5 chacune. L’argent qui reste à la fin ne gagne que des vitraux.
colonia-aid-shrine = Un reliquaire double une relique de sa ville. Laissez-le vide seulement si vous en attendez une meilleure : une relique écartée ne pourra plus y entrer.
colonia-aid-into_shrine = À l’intérieur, cette relique compte double et y reste. N’attendez que si une plus chère de la même ville est à votre portée.
colonia-aid-insurance = Les autres cartes quittent l’étalage ce soir. Un membre en garde une pour dimanche prochain, mais tous pourront l’acheter.
