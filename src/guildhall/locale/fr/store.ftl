# La base de données, en français.

error-entry_taken = Quelqu’un a été plus rapide à la table { $table } : l’entrée { $number } est déjà écrite. Regardez la table à nouveau.
error-login_taken = L’identifiant « { $login } » appartient à quelqu’un d’autre.
error-store_url = « { $given } » n’est pas une base de données connue. Utilisez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-store_driver = PostgreSQL demande un pilote qui n’est pas installé : pip install "guildhall[postgres]"
error-store_missing = La base de données { $file } n’existe pas.
error-store_unreachable = Impossible d’ouvrir la base de données { $url } : { $problem }.
error-store_version = La base de données vient d’une version plus récente ({ $found }). Mettez d’abord celle-ci à jour.
error-store_failed = La base de données ne répond pas : { $problem }. Réessayez dans un instant.
error-store_closed = La base de données est fermée : le serveur s’arrête.
error-store_conflict = Cela ne va pas avec ce que contient la base de données : { $problem }.
error-store_no_table = La base de données n’a pas de table { $table }.
error-store_gap = La table { $table } continue avec l’entrée { $next }, pas avec { $number }.
error-plan_damaged = La configuration de la table { $table } est endommagée. Restaurez la base de données à partir d’une sauvegarde.
error-entry_damaged = L’entrée { $number } de la table { $table } est endommagée. Restaurez la base de données à partir d’une sauvegarde.
error-entry_missing = L’entrée { $number } de la table { $table } manque. Restaurez la base de données à partir d’une sauvegarde.
error-store_text = Ce texte contient des caractères qui ne peuvent pas être conservés.
error-export_what = Nommez une table avec --table, ou prenez toutes les parties finies avec --all.
error-import_unfinished = Seule une partie finie, avec son résultat et sa clé, peut devenir une table.
error-backup_postgres = Cette commande copie des fichiers SQLite. Pour PostgreSQL, utilisez son propre outil : pg_dump
error-backup_exists = { $file } existe déjà ; nommez un nouveau fichier.
error-tables_left_out = { $count ->
    [one] Une table est illisible et manque : { $tables }. Toutes les autres sont écrites.
   *[other] { $count } tables sont illisibles et manquent : { $tables }. Toutes les autres sont écrites.
}
error-backup_failed = La copie { $file } n’a pas pu être faite : { $problem }.
error-restore_exists = { $file } existe déjà. Arrêtez le serveur et déplacez ce fichier avant la restauration.
error-secret_exists = { $file } contient un autre secret. Déplacez-le si vous voulez celui de la sauvegarde.
error-secret_failed = Impossible de lire ou d’écrire le secret { $file } : { $problem }.

cli-tables-table = Table
cli-tables-game = Jeu
cli-tables-status = État
cli-tables-seats = Joueurs
cli-tables-entries = Entrées
cli-tables-changed = Dernier changement (UTC)
cli-tables-due = doit jouer
cli-tables-status-open = ouverte
cli-tables-status-playing = en cours
cli-tables-status-over = finie
cli-tables-exporting = Écriture des parties
cli-tables-exported =
    { $count ->
        [one] Une partie écrite
       *[other] { $count } parties écrites
    } dans { $target }.
cli-tables-imported = { $file } est vérifié ; c’est maintenant la table { $table }.
cli-tables-copied = La base de données est copiée dans { $file }. Gardez ce fichier pour vous : il contient des sessions, des empreintes de mots de passe et des cartes cachées.
cli-tables-secret-copied = Le secret qui signe les cookies est copié dans { $file }. Gardez-le aussi pour vous, à côté de la base de données.
cli-tables-restored = La base de données est restaurée dans { $file }.
cli-tables-secret-restored = Le secret qui signe les cookies est restauré dans { $file }. Personne n’a besoin de se reconnecter.
