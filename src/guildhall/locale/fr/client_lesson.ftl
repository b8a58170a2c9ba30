# Les leçons dans le navigateur, en français.

client-lesson-page = Apprendre
client-lesson-step = { $at } sur { $of }
client-lesson-progress = Votre progression
client-lesson-next = Suivant
client-lesson-restart = Recommencer
client-lesson-meant = C’est permis. Dans cette leçon, nous continuons avec : { $moves }.
client-lesson-done = Leçon terminée. À vous de jouer maintenant.
client-lesson-new-game = Nouvelle partie contre des apprentis
client-lesson-following = Leçon suivante
