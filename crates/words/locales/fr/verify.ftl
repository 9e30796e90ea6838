### La vérification d’une partie enregistrée.

verify-holds =
    { $file } : tout est juste. { $rows ->
        [one] L’unique action suit
       *[other] Les { $rows } actions suivent
    } les règles, et { $picks ->
        [0] aucun jet n’était scellé.
        [one] l’unique jet scellé est bien celui que donne le secret.
       *[other] les { $picks } jets et tirages scellés sont bien ceux que donne le secret.
    }
verify-declared =
    { $count ->
        [one] Une action reprend
       *[other] { $count } actions reprennent
    } ce que des gens ont lu sur de vrais dés ({ $rows }) : cela, personne ne peut le vérifier.
verify-commitment = Empreinte publiée avant la partie : { $commitment }
verify-unsealed = Aucune empreinte n’avait été publiée : les règles sont respectées, mais rien ne dit que les dés n’ont pas été choisis.
verify-fails = { $file } : la ligne { $row } ne tient pas. { $why }
verify-torn = La dernière ligne du fichier n’est pas entière ; elle n’a pas été comptée.
verify-unreadable = { $file } ne peut pas être relu : { $why }
verify-unknown-game = { $file } est une partie d’un autre jeu : { $game }.
verify-another-game = C’est une partie d’un autre jeu : { $game }.
verify-out-of-order = On attendait ici la ligne { $row }.
verify-no-secret = La partie n’est pas finie : le secret des dés n’est dévoilé qu’à la fin, et sans lui ce jet ne peut pas être vérifié.
verify-another-secret = Le secret dévoilé n’est pas celui dont l’empreinte a été publiée.
verify-another-pick = Le jet { $index } dit { $said }, le secret donne { $derived }.
verify-unknown-origin = Le jet { $index } n’est ni scellé, ni lu à voix haute sur de vrais dés.
verify-against-the-rules = Cette action enfreint { $rule }.
verify-other-events = D’après les règles, il se serait passé autre chose.
verify-other-asks = D’après les règles, on n’aurait pas lancé ces dés-là.
verify-table-open = { $file } : la table n’est pas close. Le secret des dés n’est dévoilé qu’à la clôture, et ce fichier ne contient que ce qu’une place a su.
verify-table-fails = { $file } ne tient pas : { $why }
verify-table-declared =
    { $count ->
        [one] Un jet a été lu
       *[other] { $count } jets ont été lus
    } sur de vrais dés : cela, personne ne peut le vérifier.
