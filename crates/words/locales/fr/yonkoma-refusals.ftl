### 4-KOMA : pourquoi quelque chose n’est pas possible, et que faire.

## La table

yon-refused-not-one-game-master = Il faut une personne, et une seule, pour mener le jeu : il y en a { $masters }.
yon-refused-wrong-number-of-players = On joue à un meneur et un à six joueurs : il y en a { $players }.
yon-refused-wrong-faces = Choisissez de une à cinq faces entre 1 et 6 qui seront des succès.
yon-refused-wrong-pool = Le meneur reçoit au plus { $most } Koma par joueur.
yon-refused-only-looking = Vous regardez la partie : seules les personnes assises à la table peuvent agir.
yon-refused-table-is-closed = La table est close : on ne peut plus que relire.
yon-refused-not-now = Impossible pour l’instant : { $what }.
yon-refused-not-yours = Cela revient à quelqu’un d’autre : { $what }.
yon-refused-text-is-blank = Il manque un texte pour { $what } ; si c’est dit à voix haute, n’envoyez rien.
yon-refused-text-is-missing = Il manque un texte pour { $what }.
yon-refused-text-too-long = Le texte fait { $length } { AGREE($length, "caractère", "caractères") } ; { $most } au plus.
yon-refused-wrong-character = Ce personnage ne convient pas pour { $what }.
yon-refused-no-room = Il n’y a plus de place.

## Les liens

yon-refused-bonds-missing = Chaque joueur doit d’abord avoir un personnage approuvé et trois liens.
yon-refused-same-twice = Les deux relations doivent viser deux personnages différents.
yon-refused-no-such-bond = Il n’y a pas de tel lien.
yon-refused-bond-has-paid = Ce lien a déjà rapporté dans cette scène. Attendez la prochaine, ou jouez-en un autre.
yon-refused-claim-waits = Ce lien attend déjà une réponse.
yon-refused-not-marked = Le revers { $severity } n’est pas coché.
yon-refused-cannot-undo = Ce que ce lien a rapporté ne peut plus être repris.
yon-refused-three-bonds-stay = Un personnage garde au moins trois liens : changez-le plutôt.

## Les jets

yon-refused-no-new-character = À cette table, qui perd son personnage n’en joue pas d’autre.
yon-refused-spotlight-is-theirs = La vedette est à la personne qui a lancé les dés : c’est elle qui raconte.
yon-refused-roller-decides = Qui lance pour le groupe décide s’il concède.
yon-refused-not-asked = D’autres peuvent d’abord faire jouer un don : attendez votre tour.
yon-refused-not-in-play = Ce personnage n’est pas en jeu pour l’instant.
yon-refused-npcs-make-no-tests = Les personnages du meneur ne font pas de tests. Ouvrez plutôt un conflit.
yon-refused-no-such-gift = Il n’y a pas de tel don.
yon-refused-gift-is-used = Ce don a déjà servi dans cette session.
yon-refused-anecdote-is-told = L’anecdote de cette session est déjà racontée.
yon-refused-already-thrown = Trop tard : les dés ont déjà roulé.
yon-refused-not-judged = Le meneur n’a pas encore dit quel cas s’applique.
yon-refused-wrong-conditions = Choisissez parmi les conditions de qui lance, chacune une fois.
yon-refused-no-such-condition = Ce personnage n’a pas cette condition.
yon-refused-wrong-helpers = Choisissez parmi celles et ceux qui aident, et seulement si la table le demande.
yon-refused-no-throw = Il n’y a pas de jet auquel ajouter un succès.

## Koma et revers

yon-refused-no-koma = Il n’y a plus de Koma à dépenser.
yon-refused-no-dice = Aucun dé sur la table : un Koma n’y peut rien. Prenez un revers.
yon-refused-wrong-dice = Gardez des dés qui sont sur la table, chacun une fois.
yon-refused-nothing-to-throw = Il ne resterait aucun dé à lancer.
yon-refused-gift-stands = Un don remplace le jet : seule une nouvelle approche peut y changer quelque chose.
yon-refused-already-marked = Le revers { $severity } est déjà coché : effacez-le d’abord.
