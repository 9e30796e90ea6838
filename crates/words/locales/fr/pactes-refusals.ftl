### Pactes : pourquoi quelque chose n’est pas possible, et que faire.

## La table

refusal-not-three =
    On joue à trois : il y a { $n_seats ->
        [one] une place
       *[other] { $n_seats } places
    }. Il en faut exactement trois.
refusal-role-not-taken = Personne ne joue { $role }. Donnez ce rôle à quelqu’un.
refusal-wrong-number-of-tokens = La table demande { $tokens } { AGREE($tokens, "jeton", "jetons") } de chaque valeur. Choisissez un nombre entre { $least } et { $most }.
refusal-wrong-number-of-lines =
    Un contrat ne peut pas compter { $lines ->
        [0] zéro ligne
        [1] une ligne
       *[other] { $lines } lignes
    }. Choisissez un nombre entre 1 et 5.
refusal-only-looking = Vous regardez la partie : seules les personnes assises à la table peuvent agir.
refusal-game-is-over = La partie est finie : les jetons sont retournés, plus rien ne bouge.

## Le moment et la personne

refusal-not-now = Ce n’est pas le moment : on ne peut pas { $what } maintenant.
refusal-not-yours = Ce n’est pas à vous : c’est { $whose } que revient ce choix ({ $what }).
refusal-text-is-blank = Il faut écrire quelque chose pour { $what }.
refusal-text-too-long = Votre texte compte { $length } { AGREE($length, "caractère", "caractères") } ; raccourcissez-le, { $most } au plus.

## Désir, obstacles, page d’associations

refusal-desire-must-begin = Un désir commence par « { $opening } ». Reprenez votre phrase avec ces mots.
refusal-aid-used-already = La page d’associations a déjà servi : on ne l’ouvre qu’une fois par partie.
refusal-sin-chosen-already = Vous avez déjà écrit votre péché : un seul par démon.
refusal-not-on-the-page = { $entry } ne figure pas sur la page. Choisissez quelque chose qui y est écrit.
refusal-word-needed = La page est ouverte : rayez-y un mot et dites lequel vous inspire.
refusal-no-page = La page d’associations n’a pas été ouverte : il n’y a pas de mot à rayer.
refusal-already-crossed = { $entry } est déjà rayé. Prenez autre chose sur la page.
refusal-desire-stays = Le désir ne se raye pas. Prenez un mot ou un péché.

## Le contrat

refusal-no-such-obstacle = Il n’y a pas d’obstacle { $obstacle } sur la feuille. Ils sont numérotés de 1 à 6.
refusal-obstacle-crossed = L’obstacle { $obstacle } est rayé : un contrat l’a déjà pris. Choisissez-en un autre.
refusal-empty-contract = Ce contrat est vide : il faut au moins une ligne complète pour signer.
refusal-contract-is-full =
    Le contrat a { $most ->
        [one] sa seule ligne
       *[other] ses { $most } lignes
    } : il ne reste qu’à signer.
refusal-cannot-afford =
    Une ligne de plus porterait le prix à { $price ->
        [1] un point
       *[other] { $price } { AGREE($price, "point", "points") }
    }, et vous en avez { $points }. Signez, ou négociez une remise.
refusal-wrong-rebate = Une remise de { $rebate } n’est pas possible : donnez un nombre entre { $least } et { $most }. Elle ne peut qu’augmenter.
refusal-wrong-payment =
    Vous payez { $paid ->
        [0] zéro point
        [1] un point
       *[other] { $paid } { AGREE($paid, "point", "points") }
    } ; vos jetons doivent faire { $due ->
        [1] un point
       *[other] { $due } { AGREE($due, "point", "points") }
    } exactement.
refusal-not-your-tokens = Vous n’avez pas ces jetons à portée de main. Comptez ceux qui ne sont pas mis de côté pour une offre.
refusal-owes-discard =
    D’abord la défausse : choisissez { $owed ->
        [one] le jeton
       *[other] les { $owed } jetons
    } que vous perdez.
refusal-wrong-discard =
    Choisissez { $owed ->
        [1] un jeton, ni plus ni moins,
       *[other] { $owed } { AGREE($owed, "jeton", "jetons") }, ni plus ni moins,
    } parmi ceux que vous aviez à ce moment-là.

## Les dés

refusal-no-such-die = Il n’y a pas de dé { $die }. Regardez les dés lancés.
refusal-no-such-slot = Ce contrat n’a pas d’emplacement { $slot }.
refusal-slot-taken = Il y a déjà un dé sur { $slot }. Reprenez-le d’abord, ou choisissez un autre emplacement.
refusal-not-placed = Le dé { $die } n’est pas posé : il n’y a rien à reprendre.
refusal-die-locked = Le dé { $die } a déjà eu son effet immédiat : il ne bouge plus.
refusal-dice-left =
    { $left ->
        [1] Un dé n’est pas encore posé
       *[other] { $left } { AGREE($left, "dé n’est pas encore posé", "dés ne sont pas encore posés") }
    }. Posez tous les dés avant de confirmer.
refusal-other-die = Le 6 convertit un autre dé que lui-même. Choisissez-en un autre, ou renoncez.
refusal-dice-changed = Les dés ont changé entre-temps. Regardez-les de nouveau avant de dépenser un jeton.
refusal-out-of-bounds = Le dé sur { $slot } montre { $face } : un dé reste entre 1 et 6.
refusal-by-one-only = Un jeton modifie un dé de 1, en plus ou en moins. Pour davantage, dépensez-en plusieurs.
refusal-passed-already = Vous avez déjà passé. Vous pouvez encore dépenser un jeton, ou attendre les autres.

## Les vices lus

refusal-no-such-line = Ce contrat n’a pas de ligne { $line }.
refusal-objected-already = Quelqu’un a déjà fait une objection à la ligne { $line }.
refusal-nobody-objects = Personne n’a d’objection à la ligne { $line } : son vice reste comme il est.

## Les échanges

refusal-no-trading = À cette table, les jetons ne changent pas de mains.
refusal-offer-to-yourself = On fait une offre à quelqu’un d’autre que soi.
refusal-empty-offer = Une offre donne ou demande au moins un jeton.
refusal-too-many-offers = Vous avez déjà { $most } { AGREE($most, "offre ouverte", "offres ouvertes") }. Retirez-en une d’abord.
refusal-asks-too-much =
    Vous demandez trop : il n’y a que { $held ->
        [0] zéro jeton
        [1] un jeton
       *[other] { $held } { AGREE($held, "jeton", "jetons") }
    } en face.
refusal-no-such-offer = Cette offre n’est pas ou n’est plus ouverte, ou ne vous concerne pas.
refusal-wrong-count =
    L’offre demande { $count ->
        [0] zéro jeton
        [1] un jeton
       *[other] { $count } { AGREE($count, "jeton", "jetons") }
    }, ni plus ni moins.
refusal-too-few-points =
    L’offre demande au moins { $points ->
        [1] un point
       *[other] { $points } { AGREE($points, "point", "points") }
    }. Mettez des jetons de plus de valeur, ou déclinez.
refusal-must-keep-price =
    Le contrat n’est pas payé : gardez de quoi couvrir son prix, { $price ->
        [1] un point
       *[other] { $price } { AGREE($price, "point", "points") }
    }, toutes vos offres réunies.
