# La page qui joue sans serveur : les règles et les bots tournent dans le navigateur.

offline-about = Les règles et les bots tournent dans ce navigateur ; rien de ce que vous faites n’en sort. Votre partie est gardée ici jusqu’à ce que vous en commenciez une autre. La première visite charge environ 14 Mo.
offline-which = Quel jeu ?
offline-seat = Votre camp
offline-level = Adversaires
offline-begin = Commencer
offline-coming = Les règles se chargent. Cela prend quelques secondes.
offline-resuming = Votre partie est en train de se rouvrir.
offline-again = Nouvelle partie
offline-leave-question = Commencer une autre partie ?
offline-leave-more = Celle-ci ne sera pas gardée.
offline-try-again = Réessayer
offline-broken = Les règles ne peuvent pas tourner ici. Rechargez la page. Si cela n’aide pas, ce navigateur est trop ancien ou des fichiers manquent chez l’hébergeur.
