# Signalements, et ce que les modérateurs voient et font

moderation-report = Signaler { $name }
moderation-why = Que se passe-t-il ?
moderation-reason =
    { $reason ->
        [insult] Insultes ou harcèlement
        [spam] Spam
        [cheating] Triche
        [name] Nom offensant
        [thrown] Parties peut-être perdues exprès
       *[other] Autre chose
    }
moderation-words = Précisions (facultatif)
moderation-send = Envoyer
moderation-cancel = Annuler
moderation-close-more = La partie s’arrête pour tout le monde et ne compte pas. Une table qui n’a pas commencé est supprimée. Votre motif reste dans le journal.
moderation-close = Fermer
moderation-reported = Merci. Un modérateur va regarder. La personne ne saura pas qui l’a signalée.
moderation-warned = Un modérateur vous adresse un avertissement
moderation-warned-more = En cas de récidive, vous pourriez ne plus pouvoir écrire ou jouer ici.
moderation-understood = J’ai lu
moderation-banned =
    { $until ->
        [never] Vous êtes banni de ce serveur
       *[other] Vous êtes banni jusqu’au { $until }
    }
moderation-because = Motif : { $why }
moderation-banned-more = Si vous pensez qu’il s’agit d’une erreur, ou pour faire supprimer votre compte, écrivez à l’exploitant de ce serveur.
moderation-export = Télécharger mes données
moderation-all = Tous les signalements en cours
moderation-nothing = Aucun signalement en cours.
moderation-no-reports = Aucun signalement au sujet de cette personne.
moderation-automatic = remarqué par le serveur
moderation-table = Table
moderation-before = Auparavant
moderation-sanction =
    { $kind ->
        [warning] Avertissement
        [silence] Chat interdit
       *[ban] Bannissement
    }
moderation-until =
    { $until ->
        [never] définitivement
       *[other] jusqu’au { $until }
    }
moderation-lifted = levé
moderation-action = Action
moderation-act =
    { $action ->
        [warn] Avertir
        [silence] Interdire le chat
        [ban] Bannir
        [close] Fermer la table
        [lift] Lever les sanctions
       *[dismiss] Classer sans suite
    }
moderation-for = Durée
moderation-days =
    { $days ->
        [0] Définitivement
        [one] { $days } jour
       *[other] { $days } jours
    }
moderation-because-field = Motif
moderation-seen =
    { $action ->
        [warn] La personne lira ce motif. Les signalements ci-dessus seront clos.
        [silence] La personne lira ce motif. Les signalements ci-dessus seront clos.
        [ban] La personne lira ce motif. Les signalements ci-dessus seront clos.
        [close] La partie s’arrête pour tout le monde et ne compte pas. Les signalements ci-dessus seront clos.
       *[other] Seuls les modérateurs liront ceci. Les signalements ci-dessus seront clos.
    }
moderation-do = Confirmer
moderation-done =
    { $action ->
        [warn] { $name } a reçu un avertissement.
        [silence] { $name } ne peut plus écrire.
        [ban] { $name } n’a plus accès au serveur.
        [close] La table est fermée.
        [lift] Sanctions levées pour { $name }.
       *[dismiss] Signalements au sujet de { $name } classés.
    }
moderation-log = Journal
moderation-operator = Exploitant
moderation-log-act =
    { $action ->
        [warn] avertissement à { $name }
        [silence] chat interdit à { $name }
        [ban] bannissement de { $name }
        [lift] sanctions levées pour { $name }
        [dismiss] signalements au sujet de { $name } classés
        [close] table de { $name } fermée
        [slow] mode lent modifié à une table de { $name }
        [appoint] { $name } rejoint les modérateurs
       *[depose] { $name } quitte les modérateurs
    }
moderation-more = Afficher plus
