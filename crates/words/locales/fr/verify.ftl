### La vérification d’une partie enregistrée.

verify-holds =
    { $file } : tout est juste. { $rows ->
        [one] L’unique action suit
       *[other] Les { $rows } actions suivent
    } les règles, et { $picks ->
        [0] aucun jet n’était scellé.
        [one] l’unique jet scellé est bien celui que donne le secret.
       *[other] les { $picks } jets et tirages scellés sont bien ceux que donne le secret.
    }
verify-commitment = Empreinte publiée avant la partie : { $commitment }
verify-fails = { $file } : la ligne { $row } ne tient pas. { $why }
verify-torn = La dernière ligne du fichier n’est pas entière ; elle n’a pas été comptée.
verify-unreadable = { $file } ne peut pas être relu : { $why }
verify-another-game = C’est une partie d’un autre jeu : { $game }.
verify-out-of-order = On attendait ici la ligne { $row }.
verify-no-secret = La partie n’est pas finie : le secret des dés n’est dévoilé qu’à la fin, et sans lui ce jet ne peut pas être vérifié.
verify-another-secret = Le secret dévoilé n’est pas celui dont l’empreinte a été publiée.
verify-another-pick = Le jet { $index } dit { $said }, le secret donne { $derived }.
verify-unknown-origin = Le jet { $index } n’est ni scellé, ni lu à voix haute sur de vrais dés.
verify-against-the-rules = Cette action enfreint { $rule }.
verify-other-events = D’après les règles, il se serait passé autre chose.
verify-other-asks = D’après les règles, on n’aurait pas lancé ces dés-là.
verify-table-open = { $file } : la table n’est pas close. Le secret des dés n’est dévoilé qu’à la clôture, et ce fichier ne contient que ce qu’une place a su.
verify-table-line = { $file } : la ligne { $line } du fichier n’est pas une ligne du journal d’une table.
verify-no-table = Le journal ne commence pas par la création d’une table.
verify-no-such-seat = Cette table n’a pas de place { $seat }.
verify-empty = Il ne s’y passe rien ; une telle ligne ne sert qu’à faire tomber les dés autrement.
verify-other-deal = La partie n’a pas été mise en place comme la table l’avait convenu, ou elle l’a été deux fois.
verify-not-struck = Elle dit qu’un passage a été rayé, et aucune ligne suivante ne le raye.
verify-row-unreadable = Elle ne peut pas être relue.
verify-table-struck =
    { $count ->
        [one] Une action a été rejugée sans le passage rayé
       *[other] { $count } actions ont été rejugées sans les passages rayés
    }.
verify-table-declared =
    { $count ->
        [one] Un jet a été lu
       *[other] { $count } jets ont été lus
    } sur de vrais dés : cela, personne ne peut le vérifier.
