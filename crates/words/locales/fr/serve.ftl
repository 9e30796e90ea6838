### Le serveur et la base de données, en ligne de commande.

serve-here = Tablée est ouverte : { $url }
serve-network = Sur le même réseau : { $url }
serve-database = Tout est gardé dans { $database }
serve-stop = Ctrl-C pour fermer ; les parties reprennent au prochain démarrage.
serve-closing = On ferme : ce qui est en cours est gardé.
backup-done = Sauvegarde écrite : { $file }. Elle contient tous les secrets ; gardez-la comme un journal intime.
backup-verified = Vérifiée par restauration : { $tables } { AGREE($tables, "table", "tables") }, { $rows } { AGREE($rows, "ligne", "lignes") }.
backup-damaged = Elle contient des tables abîmées : { $tables }. « tablee doctor » dit ce qu’elles ont.
restore-done = { $file } est restauré dans { $database }.
desk-columns = table	jeu	lignes	octets	jours depuis la dernière ligne
desk-no-table = Il n’y a pas de table { $table }.
desk-say-yes = La table { $table } disparaîtrait pour de bon, pour tout le monde : ajoutez --yes.
desk-deleted = La table { $table } est effacée.
desk-examined = Examiné : { $tables } { AGREE($tables, "table", "tables") }, { $faults } { AGREE($faults, "défaut", "défauts") }.
desk-free = Libre sur le disque : { $free } Mo ; la base en occupe { $bytes }.
desk-little-room = La place libre ne suffit pas pour une sauvegarde.
desk-listing = La liste des tables ne se lit plus après celles-ci : { $fault }
desk-snapshot = { $table }	son instantané ne se lit pas, elle est relue ligne par ligne : { $fault }
desk-salvaged = { $tables } { AGREE($tables, "table", "tables") }, { $rows } { AGREE($rows, "ligne", "lignes") } dans { $file }. « tablee restore » en fait une nouvelle base.
desk-left-out = { $table }	rien n’en a pu être sauvé
check-would =
    Le serveur écouterait sur { $listen }{ $tls ->
        [0] , sans TLS
       *[other] , en TLS
    } ; tout serait gardé dans { $database }
check-wrong = À corriger : { $what }
check-odd = À savoir : { $what }
check-well = Rien à redire.
check-start = { $what }
check-certificate-name = le certificat ne vaut pas pour { $what }.
check-public-plain = le serveur parle TLS ; pas l’adresse publique : { $what }
check-no-proxy = { $what } est en TLS, et rien ici ne le parle : est-ce un mandataire ? Dites lequel, sinon tout le monde compte pour une seule personne dans les limites.
check-no-name = aucun nom n’est connu : une page étrangère pourrait se faire passer pour celle-ci. Sur un réseau domestique, un nom suffit.
check-calls-address = aucune adresse publique n’est dite : les liens des messages mèneront là d’où chacun a demandé à être appelé, et ceux d’un salon nulle part.
check-calls-off = on dit qui peut être appelé, et personne ne l’est.
check-calls-wide = { $what } peut être appelé par n’importe qui d’ici : c’est plus qu’une maison.
check-open-metrics = tout le monde peut lire les mesures.
check-proxy-certificate = un mandataire est nommé, et le serveur parle TLS lui-même : un mandataire qui lui parlerait en clair serait redirigé sans fin. Qu’il parle TLS, ou retirez le certificat.
check-domain-port = l’autorité qui donne le certificat vient voir au port 443, et l’on écoute ici sur { $what } : que le port 443 y mène.
check-listen = on ne peut pas écouter sur { $what }.
check-listen-twice = le serveur et sa redirection ne peuvent pas écouter tous deux sur { $what }.
check-database = on ne peut pas écrire dans { $what }.
check-open-files = moins de fichiers ouverts permis que de connexions : { $what } (ulimit -n).
