# Le hasard d’une partie finie, en français.

client-luck-checked = Hasard vérifié : le serveur s’était engagé avant le premier tirage, et votre nombre a été pris en compte.
client-luck-checked-seen = Hasard vérifié : le serveur s’était engagé avant le premier tirage. Ce navigateur n’a pas ajouté de nombre.
client-luck-unseen = Les tirages correspondent à l’engagement du serveur. Ce navigateur n’a pas vu cet engagement avant la partie et ne sait donc pas quand il a été pris.
client-luck-wrong-seen = Ne vous fiez pas au hasard de cette partie : l’engagement n’est pas celui que ce navigateur a vu avant la partie.
client-luck-wrong-key = Ne vous fiez pas au hasard de cette partie : la clé du serveur ne correspond pas à son engagement.
client-luck-wrong-number = Ne vous fiez pas au hasard de cette partie : le nombre ajouté par ce navigateur manque.
client-luck-wrong-draws = Ne vous fiez pas au hasard de cette partie : l’enregistrement ne découle pas de la clé du serveur.
client-luck-more = Comment c’est vérifié
client-luck-draws =
    { $count ->
        [0] Rien n’a été tiré.
        [one] L’unique tirage découle de la clé.
       *[other] Les { $count } tirages découlent de la clé.
    }
client-luck-numbers =
    { $count ->
        [0] Aucun joueur n’a ajouté de nombre aléatoire ; les tirages viennent de la seule clé du serveur.
        [one] Un joueur sur { $seats } a ajouté un nombre aléatoire.
       *[other] { $count } joueurs sur { $seats } ont ajouté un nombre aléatoire.
    }
client-luck-reopened =
    { $count ->
        [one] Une annulation est revenue
       *[other] { $count } annulations sont revenues
    } avant une information déjà révélée ; la suite a été retirée au sort.
client-luck-unfinished = La partie s’est arrêtée avant la fin ; elle a été vérifiée jusqu’au dernier coup.
client-luck-given =
    { $count ->
        [one] La première étape vient
       *[other] Les { $count } premières étapes viennent
    } d’une autre partie ; ses tirages ne sont pas vérifiés ici.
client-luck-yourself = Votre navigateur a vérifié l’engagement et votre nombre, le serveur a rejoué les tirages. Pour tout vérifier vous-même, téléchargez la partie et lancez « guildhall verify ».
