### Pactes : ce qui se passe, raconté à qui regarde.

## Avant de jouer

notice-desire-suggested = { $who } { AGREE($who, "souffle", "soufflent", "soufflez") } un désir : « { $text } »
notice-desire-set = { $who } { AGREE($who, "énonce son", "énoncent leur", "énoncez votre") } désir : « { $text } »
notice-obstacle-suggested = { $who } { AGREE($who, "souffle", "soufflent", "soufflez") } un obstacle : « { $text } »
notice-obstacle-set =
    { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } l’obstacle { $number } : « { $text } »{ $word ->
        [none] { "" }
       *[other] { " " }(inspiré par { $word }, désormais rayé)
    }
notice-aid-started = { $who } { AGREE($who, "ouvre", "ouvrent", "ouvrez") } la page d’associations : deux péchés, puis douze mots, et les idées viendront.
notice-sin-chosen = { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } un péché dans un coin de la page : { $sin }.
notice-word-added = { $who } { AGREE($who, "ajoute", "ajoutent", "ajoutez") } un mot à la page : « { $text } » (inspiré par { $link }).
notice-first-rep-awaited = Qui vendra le premier contrat ? C’est à Faust de le dire.
notice-first-rep-chosen = { $who } { AGREE($who, "vendra", "vendront", "vendrez") } le premier contrat.

## Rédiger le contrat

notice-round-began =
    Manche { $round } sur 6. { $me ->
        [rep] Vous êtes VRP : à vous de vendre.
        [rival] { $who } { AGREE($who, "est", "sont", "êtes") } VRP ; à vous les vices cachés.
       *[no] { $who } { AGREE($who, "est VRP et vend", "sont VRP et vendent", "êtes VRP et vendez") } ce contrat.
    }
notice-obstacle-chosen = { $who } { AGREE($who, "s’attaque", "s’attaquent", "vous attaquez") } à l’obstacle { $obstacle } : « { $text } »
notice-proposed = { $who } { AGREE($who, "propose", "proposent", "proposez") } : « { $text } »
notice-proposal-accepted = { $who } { AGREE($who, "accepte", "acceptent", "acceptez") } : c’est la ligne { $line } du contrat.
notice-proposal-refused =
    { $who } { AGREE($who, "refuse", "refusent", "refusez") }{ $said ->
        [no] { "." }
       *[yes]  : « { $text } »
    }
notice-proposal-withdrawn = { $who } { AGREE($who, "retire sa", "retirent leur", "retirez votre") } proposition.
notice-flaw-written =
    { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } le vice caché de la ligne { $line }{ $said ->
        [yes]  : « { $text } »
       *[no] , à l’abri des regards.
    }
notice-went-on = { $who } { AGREE($who, "veut", "veulent", "voulez") } une ligne de plus.
notice-rebate-granted =
    { $who } { AGREE($who, "accorde", "accordent", "accordez") } une remise : { $rebate ->
        [1] un point
       *[other] { $rebate } { AGREE($rebate, "point", "points") }
    } de moins en tout.
notice-signed =
    { $who } { AGREE($who, "signe", "signent", "signez") }. { $price ->
        [0] Il n’y a rien à payer.
        [1] Le prix est d’un point d’âme.
       *[other] Le prix est de { $price } { AGREE($price, "point", "points") } d’âme.
    }

## Payer, piocher, se défausser

notice-paid = { $who } { AGREE($who, "paie", "paient", "payez") } : { $tokens }.
notice-drawn =
    { $who } { AGREE($who, "pioche", "piochent", "piochez") } { $count ->
        [0] en vain (il ne reste aucun jeton)
        [1] un jeton
       *[other] { $count } { AGREE($count, "jeton", "jetons") }
    }{ $cause ->
        [price] , le prix du contrat
        [commitment] , pour un engagement à 4
       *[flaw] , pour un vice
    }{ $seen ->
        [yes]  : { $tokens }
       *[no] { "" }
    }.
notice-reserve-refilled =
    La réserve est vide : la défausse y retourne, mélangée ({ $count ->
        [1] un jeton
       *[other] { $count } { AGREE($count, "jeton", "jetons") }
    }).
notice-discard-fell-due =
    { $who } { AGREE($who, "perd", "perdent", "perdez") } { $count ->
        [1] un jeton d’âme
       *[other] { $count } { AGREE($count, "jeton d’âme", "jetons d’âme") }
    }.
notice-discard-settled = { $who } { AGREE($who, "se défausse", "se défaussent", "vous défaussez") } : { $tokens }.

## Résoudre le contrat

notice-dice-rolled = { $who } { AGREE($who, "lance", "lancent", "lancez") } les dés : { $faces }.
notice-die-placed = { $who } { AGREE($who, "pose", "posent", "posez") } un { $face } sur { $slot }.
notice-die-lifted = { $who } { AGREE($who, "reprend", "reprennent", "reprenez") } le { $face }.
notice-conversion-opened =
    Un 6 sur un engagement : { $who } { AGREE($who, "peut", "peuvent", "pouvez") } convertir un autre dé en 4.
notice-die-converted = { $who } { AGREE($who, "convertit", "convertissent", "convertissez") } un { $from } en 4.
notice-conversion-skipped = { $who } { AGREE($who, "ne convertit", "ne convertissent", "ne convertissez") } aucun dé.
notice-placement-confirmed = Les dés sont en place. Chacun peut maintenant dépenser des jetons d’âme pour les tordre.
notice-die-rerolled =
    { $who } { AGREE($who, "dépense", "dépensent", "dépensez") } { $token ->
        [1] un 1
        [2] un 2
       *[hidden] un jeton
    } pour relancer { $slot } : { $from } devient { $to }.
notice-die-shifted =
    { $who } { AGREE($who, "dépense", "dépensent", "dépensez") } { $token ->
        [1] un 1
        [2] un 2
       *[hidden] un jeton
    } : { $slot } passe de { $from } à { $to }.
notice-passed = { $who } { AGREE($who, "laisse", "laissent", "laissez") } les dés comme ils sont.
notice-flaws-read =
    On déplie le contrat : { $count ->
        [1] le vice caché se découvre
       *[other] les vices cachés se découvrent
    }. { $flaws }
notice-flaw-line = Ligne { $line } : « { $text } »
notice-settlement-awaited =
    Avant de piocher, { $me ->
        [yes] vous choisissez ce que vous perdez.
       *[no] { $who } { AGREE($who, "choisit", "choisissent", "choisissez") } ce qui part à la défausse.
    }
notice-achievements-gained =
    { $count ->
        [0] Aucun accomplissement cette fois.
        [1] Un accomplissement de plus !
       *[other] { $count } { AGREE($count, "accomplissement", "accomplissements") } de plus !
    }
notice-summarised =
    { $said ->
        [no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } la suite de vive voix.
       *[yes] { $who } { AGREE($who, "raconte", "racontent", "racontez") } : « { $text } »
    }
notice-flaw-objected = { $who } { AGREE($who, "a", "ont", "avez") } une objection au vice de la ligne { $line } ; son auteur peut le reformuler.
notice-flaw-reworded = Le vice de la ligne { $line } devient : « { $text } »

## Négocier

notice-offer-made =
    { $me ->
        [from] Vous proposez { TO($to) }
        [to] { $from } { AGREE($from, "vous propose", "vous proposent", "vous proposez") }
       *[no] { $from } { AGREE($from, "propose", "proposent", "proposez") } { TO($to) }
    } : { $gives ->
        [none] rien
       *[some] { $tokens }
    } contre { $ask_count ->
        [0] rien
        [1] un jeton
       *[other] { $ask_count } { AGREE($ask_count, "jeton", "jetons") }
    }{ $ask_points ->
        [none] { "" }
       *[other] { " " }(au moins { $ask_points ->
                [1] un point
               *[other] { $ask_points } { AGREE($ask_points, "point", "points") }
            })
    }.{ $said ->
        [no] { "" }
       *[yes] { " " }« { $text } »
    }
notice-offer-accepted =
    { $me ->
        [from] { $to } { AGREE($to, "accepte", "acceptent", "acceptez") } votre offre
        [to] Vous acceptez l’offre
       *[no] { $to } { AGREE($to, "accepte", "acceptent", "acceptez") } l’offre
    } : { $gives ->
        [none] rien
       *[some] { $tokens }
    } contre { $returns ->
        [none] rien
       *[some] { $back }
    }.
notice-offer-declined =
    { $me ->
        [from] { $to } { AGREE($to, "décline", "déclinent", "déclinez") } votre offre.
        [to] Vous déclinez l’offre.
       *[no] { $to } { AGREE($to, "décline", "déclinent", "déclinez") } l’offre.
    }
notice-offer-withdrawn =
    { $me ->
        [from] Vous retirez votre offre.
       *[other] { $from } { AGREE($from, "retire son", "retirent leur", "retirez votre") } offre.
    }
notice-offer-lapsed =
    { $me ->
        [from] Votre offre tombe.
       *[other] L’offre tombe : { $from } { AGREE($from, "garde ses", "gardent leurs", "gardez vos") } jetons.
    }

## La fin

notice-game-ended = Le pacte est clos. On retourne tous les jetons.
