# La base de données, en français.

error-entry_taken = Un autre changement a été enregistré avant à la table { $table } (entrée { $number }). Regardez à nouveau et réessayez.
error-login_taken = L’identifiant « { $login } » est déjà pris.
error-store_url = « { $given } » n’est pas une adresse de base de données prise en charge. Utilisez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-store_driver = PostgreSQL a besoin d’un pilote qui n’est pas installé : pip install "guildhall[postgres]"
error-store_missing = La base de données { $file } n’existe pas.
error-store_unreachable = Impossible d’ouvrir la base de données { $url } : { $problem }.
error-store_version = La base de données vient d’une version plus récente de Guildhall ({ $found }). Mettez d’abord Guildhall à jour.
error-store_failed = La base de données ne répond pas : { $problem }. Réessayez dans un instant.
error-store_closed = La base de données est fermée, car le serveur s’arrête.
error-store_conflict = Cela contredit le contenu de la base de données : { $problem }.
error-store_no_table = Il n’y a pas de table { $table } dans la base de données.
error-store_gap = L’entrée suivante de la table { $table } doit être { $next }, pas { $number }.
error-plan_damaged = La configuration de la table { $table } est endommagée. Restaurez la base de données à partir d’une sauvegarde.
error-entry_damaged = L’entrée { $number } de la table { $table } est endommagée. Restaurez la base de données à partir d’une sauvegarde.
error-entry_missing = L’entrée { $number } de la table { $table } manque. Restaurez la base de données à partir d’une sauvegarde.
error-store_text = Ce texte contient des caractères qui ne peuvent pas être enregistrés.
error-export_what = Choisissez une table avec --table, ou toutes les parties terminées avec --all.
error-export_one_game = Un fichier Parquet contient les décisions d’un seul jeu. Ajoutez --game ; jeux disponibles : { $known }.
error-import_unfinished = Seules les parties terminées, avec résultat et clé, peuvent être importées.
error-backup_postgres = Cette commande ne copie que les fichiers SQLite. Pour PostgreSQL, utilisez pg_dump.
error-backup_exists = { $file } existe déjà. Choisissez un autre nom de fichier.
error-backup_no_folder = { $file } n’est pas un dossier ; --keep y supprime les anciennes sauvegardes.
error-backup_none = Il n’y a pas de sauvegarde dans { $folder }.
error-drill_failed = { $file } peut être restauré, mais ces tables sont illisibles : { $tables }
error-tables_left_out = { $count ->
    [one] { $count } table n’a pas pu être lue et a été omise : { $tables }. Toutes les autres ont été écrites.
   *[other] { $count } tables n’ont pas pu être lues et ont été omises : { $tables }. Toutes les autres ont été écrites.
}
error-backup_failed = Impossible de créer la copie { $file } : { $problem }.
error-restore_exists = { $file } existe déjà. Arrêtez le serveur et déplacez ce fichier avant la restauration.
error-secret_exists = { $file } contient un autre secret. Déplacez-le pour utiliser celui de la sauvegarde.
error-secret_failed = Impossible de lire ou d’écrire le secret { $file } : { $problem }.
error-config_unreadable = Impossible de lire le fichier de réglages { $file } : { $problem }
error-config_unknown = { $file } : il n’y a pas de réglage { $key }.
error-config_wrong = { $file } : { $problem }

error-ratings_what = Indiquez un jeu, ou --recompute.
error-unknown_pace = Le rythme « { $given } » n’existe pas. Possible : { $known }.
cli-person-sure = Supprimer le compte de { $who } ? Les parties terminées restent, sans le nom.
cli-person-deleted = { $name } est supprimé. Le serveur remplace le nom aux anciennes tables en une minute de marche.
cli-person-moderator = { $name } modère désormais ce serveur.
cli-person-no-moderator = { $name } ne modère plus ce serveur.
cli-person-administrator = { $name } administre désormais ce serveur.
cli-person-no-administrator = { $name } n’administre plus ce serveur.
cli-ratings-place = Place
cli-ratings-name = Nom
cli-ratings-rating = Classement
cli-ratings-games = Parties
cli-ratings-wins = Victoires
cli-ratings-computing = Calcul des classements
cli-ratings-computed = Parties : { $games }, classées : { $rated }, classements modifiés : { $changed }.
cli-tournament-id = Identifiant
cli-tournament-name = Nom
cli-tournament-game = Jeu
cli-tournament-state = État
cli-tournament-created = Tournoi créé. Inscriptions ouvertes à { $path }.
cli-tournament-started = Le serveur lance le tournoi dans les dix secondes.
cli-tournament-cancelled = Tournoi annulé.
cli-tables-table = Table
cli-tables-game = Jeu
cli-tables-status = État
cli-tables-seats = Joueurs
cli-tables-entries = Entrées
cli-tables-changed = Dernier changement (UTC)
cli-tables-due = à jouer
cli-tables-status-open = en attente
cli-tables-status-playing = en cours
cli-tables-status-over = terminée
cli-tables-exporting = Écriture des parties
cli-tables-exported =
    { $count ->
        [one] { $count } partie écrite
       *[other] { $count } parties écrites
    } dans { $target }.
cli-tables-imported = { $file } est valide et a été importé : table { $table }.
cli-tables-copied = Base de données copiée dans { $file }. Gardez-la privée : elle contient des sessions, des mots de passe hachés et des cartes cachées.
cli-tables-secret-copied = Le secret des cookies a été copié dans { $file }. Gardez-le privé aussi, à côté de la base de données.
cli-tables-drilled = { $file } est bonne : { $count ->
    [one] 1 table restaurée et lue
   *[other] { $count } tables restaurées et lues
}.
cli-tables-drilled-no-secret = Aucun secret à côté : après une restauration, chacun devra se reconnecter.
cli-tables-restored = Base de données restaurée dans { $file }.
cli-tables-secret-restored = Le secret des cookies a été restauré dans { $file }. Tout le monde reste connecté.
