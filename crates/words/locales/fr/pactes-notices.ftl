### Pactes : ce qui se passe, raconté à qui regarde.

## Avant de jouer

notice-desire-suggested =
    { $me ->
        [yes] Vous soufflez
       *[no] { $who } souffle
    } un désir : « { $text } »
notice-desire-set =
    { $me ->
        [yes] Vous énoncez votre
       *[no] { $who } énonce son
    } désir : « { $text } »
notice-obstacle-suggested =
    { $me ->
        [yes] Vous soufflez
       *[no] { $who } souffle
    } un obstacle : « { $text } »
notice-obstacle-set =
    { $me ->
        [yes] Vous écrivez
       *[no] { $who } écrit
    } l’obstacle { $number } : « { $text } »{ $word ->
        [none] { "" }
       *[other] { " " }(inspiré par { $word }, désormais rayé)
    }
notice-aid-started =
    { $me ->
        [yes] Vous ouvrez
       *[no] { $who } ouvre
    } la page d’associations : deux péchés, puis douze mots, et les idées viendront.
notice-sin-chosen =
    { $me ->
        [yes] Vous écrivez
       *[no] { $who } écrit
    } un péché dans un coin de la page : { $sin }.
notice-word-added =
    { $me ->
        [yes] Vous ajoutez
       *[no] { $who } ajoute
    } un mot à la page : « { $text } » (inspiré par { $link }).
notice-first-rep-awaited = Qui vendra le premier contrat ? C’est à Faust de le dire.
notice-first-rep-chosen =
    { $me ->
        [yes] Vous vendrez
       *[no] { $who } vendra
    } le premier contrat.

## Rédiger le contrat

notice-round-began =
    Manche { $round } sur 6. { $me ->
        [rep] Vous êtes VRP : à vous de vendre.
        [rival] { $who } est VRP ; à vous les vices cachés.
       *[no] { $who } est VRP et vend ce contrat.
    }
notice-obstacle-chosen =
    { $me ->
        [yes] Vous vous attaquez
       *[no] { $who } s’attaque
    } à l’obstacle { $obstacle } : « { $text } »
notice-proposed =
    { $me ->
        [yes] Vous proposez
       *[no] { $who } propose
    } : « { $text } »
notice-proposal-accepted =
    { $me ->
        [yes] Vous acceptez
       *[no] { $who } accepte
    } : c’est la ligne { $line } du contrat.
notice-proposal-refused =
    { $me ->
        [yes] Vous refusez
       *[no] { $who } refuse
    }{ $said ->
        [no] { "." }
       *[yes]  : « { $text } »
    }
notice-proposal-withdrawn =
    { $me ->
        [yes] Vous retirez votre
       *[no] { $who } retire sa
    } proposition.
notice-flaw-written =
    { $me ->
        [yes] Vous écrivez
       *[no] { $who } écrit
    } le vice caché de la ligne { $line }{ $said ->
        [yes]  : « { $text } »
       *[no] , à l’abri des regards.
    }
notice-went-on =
    { $me ->
        [yes] Vous voulez
       *[no] { $who } veut
    } une ligne de plus.
notice-rebate-granted =
    { $me ->
        [yes] Vous accordez
       *[no] { $who } accorde
    } une remise : { $rebate ->
        [1] un point
       *[other] { $rebate } points
    } de moins en tout.
notice-signed =
    { $me ->
        [yes] Vous signez.
       *[no] { $who } signe.
    } { $price ->
        [0] Il n’y a rien à payer.
        [1] Le prix est d’un point d’âme.
       *[other] Le prix est de { $price } points d’âme.
    }

## Payer, piocher, se défausser

notice-paid =
    { $me ->
        [yes] Vous payez
       *[no] { $who } paie
    } : { $tokens }.
notice-drawn =
    { $me ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $count ->
        [0] en vain (il ne reste aucun jeton)
        [1] un jeton
       *[other] { $count } jetons
    }{ $cause ->
        [price] , le prix du contrat
        [commitment] , pour un engagement à 4
       *[flaw] , pour un vice
    }{ $seen ->
        [yes]  : { $tokens }
       *[no] { "" }
    }.
notice-reserve-refilled =
    La réserve est vide : la défausse y retourne, mélangée ({ $count ->
        [1] un jeton
       *[other] { $count } jetons
    }).
notice-discard-fell-due =
    { $me ->
        [yes] Vous perdez
       *[no] { $who } perd
    } { $count ->
        [1] un jeton d’âme
       *[other] { $count } jetons d’âme
    }.
notice-discard-settled =
    { $me ->
        [yes] Votre défausse : { $tokens }.
       *[no] { $who } se défausse : { $tokens }.
    }

## Résoudre le contrat

notice-dice-rolled =
    { $me ->
        [yes] Vous lancez
       *[no] { $who } lance
    } les dés : { $faces }.
notice-die-placed =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } un { $face } sur { $slot }.
notice-die-lifted =
    { $me ->
        [yes] Vous reprenez
       *[no] { $who } reprend
    } le { $face }.
notice-conversion-opened =
    Un 6 sur un engagement : { $me ->
        [yes] vous pouvez
       *[no] { $who } peut
    } convertir un autre dé en 4.
notice-die-converted =
    { $me ->
        [yes] Vous convertissez
       *[no] { $who } convertit
    } un { $from } en 4.
notice-conversion-skipped =
    { $me ->
        [yes] Vous ne convertissez
       *[no] { $who } ne convertit
    } aucun dé.
notice-placement-confirmed = Les dés sont en place. Chacun peut maintenant dépenser des jetons d’âme pour les tordre.
notice-die-rerolled =
    { $me ->
        [yes] Vous dépensez
       *[no] { $who } dépense
    } { $token ->
        [1] un 1
        [2] un 2
       *[hidden] un jeton
    } pour relancer { $slot } : { $from } devient { $to }.
notice-die-shifted =
    { $me ->
        [yes] Vous dépensez
       *[no] { $who } dépense
    } { $token ->
        [1] un 1
        [2] un 2
       *[hidden] un jeton
    } : { $slot } passe de { $from } à { $to }.
notice-passed =
    { $me ->
        [yes] Vous laissez
       *[no] { $who } laisse
    } les dés comme ils sont.
notice-flaws-read =
    On déplie le contrat : { $count ->
        [1] le vice caché se découvre
       *[other] les vices cachés se découvrent
    }. { $flaws }
notice-flaw-line = Ligne { $line } : « { $text } »
notice-settlement-awaited =
    Avant de piocher, { $me ->
        [yes] vous choisissez ce que vous perdez.
       *[no] { $who } choisit ce qui part à la défausse.
    }
notice-achievements-gained =
    { $count ->
        [0] Aucun accomplissement cette fois.
        [1] Un accomplissement de plus !
       *[other] { $count } accomplissements de plus !
    }
notice-summarised =
    { $said ->
        [no] { $me ->
                [yes] Vous racontez la suite de vive voix.
               *[no] { $who } raconte la suite de vive voix.
            }
       *[yes] { $me ->
                [yes] Vous racontez
               *[no] { $who } raconte
            } : « { $text } »
    }
notice-flaw-objected =
    { $me ->
        [yes] Vous avez
       *[no] { $who } a
    } une objection au vice de la ligne { $line } ; son auteur peut le reformuler.
notice-flaw-reworded = Le vice de la ligne { $line } devient : « { $text } »

## Négocier

notice-offer-made =
    { $me ->
        [from] Vous proposez à { $to }
        [to] { $from } vous propose
       *[no] { $from } propose à { $to }
    } : { $gives ->
        [none] rien
       *[some] { $tokens }
    } contre { $ask_count ->
        [0] rien
        [1] un jeton
       *[other] { $ask_count } jetons
    }{ $ask_points ->
        [none] { "" }
       *[other] { " " }(au moins { $ask_points ->
                [1] un point
               *[other] { $ask_points } points
            })
    }.{ $said ->
        [no] { "" }
       *[yes] { " " }« { $text } »
    }
notice-offer-accepted =
    { $me ->
        [from] { $to } accepte votre offre
        [to] Vous acceptez l’offre
       *[no] { $to } accepte l’offre
    } : { $gives ->
        [none] rien
       *[some] { $tokens }
    } contre { $returns ->
        [none] rien
       *[some] { $back }
    }.
notice-offer-declined =
    { $me ->
        [from] { $to } décline votre offre.
        [to] Vous déclinez l’offre.
       *[no] { $to } décline l’offre.
    }
notice-offer-withdrawn =
    { $me ->
        [from] Vous retirez votre offre.
       *[other] { $from } retire son offre.
    }
notice-offer-lapsed =
    { $me ->
        [from] Votre offre tombe.
       *[other] L’offre tombe : { $from } garde ses jetons.
    }

## La fin

notice-game-ended = Le pacte est clos. On retourne tous les jetons.
