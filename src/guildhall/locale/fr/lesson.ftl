# Les leçons, en français : ce que toutes partagent.

lesson-page = Apprendre
lesson-step = { $at } sur { $of }
lesson-progress = Votre progression
lesson-next = Suivant
lesson-restart = Recommencer
lesson-meant = C’est permis. Dans cette leçon, nous continuons avec : { $moves }.
lesson-done = Leçon terminée. À vous de jouer maintenant.
lesson-new-game = Nouvelle partie contre des apprentis
lesson-following = Leçon suivante
