### Le serveur et la base de données, en ligne de commande.

serve-here = Tablée est ouverte : { $url }
serve-network = Sur le même réseau : { $url }
serve-database = Tout est gardé dans { $database }
serve-stop = Ctrl-C pour fermer ; les parties reprennent au prochain démarrage.
serve-closing = On ferme : ce qui est en cours est gardé.
backup-done = Sauvegarde écrite : { $file }. Elle contient tous les secrets ; gardez-la comme un journal intime.
restore-done = { $file } est restauré dans { $database }.
