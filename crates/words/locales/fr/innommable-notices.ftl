### Innommable : ce qui se passe, raconté à qui regarde.

notice-mystery-written = Le mystère est sur votre feuille.
notice-dice-laid = Les dés sont posés sur les éléments.
notice-die-moved = Un d{ $die } change de place sur votre feuille.
notice-noted = Vous notez rien que pour vous : « { $text } »
notice-revealed =
    Quelque chose vient d’être découvert, le n° { $number }{ $kind ->
        [source] , la source
        [profiteer] , un profiteur
        [symptom] , un symptôme
       *[none] { "" }
    }. Dans le bol : { $dice }. La difficulté est de { $difficulty }.{ $told ->
        [some] { " " }« { $text } »
       *[none] { "" }
    }
notice-published = La découverte n° { $number } se lit maintenant : « { $text } »
notice-blacklisted =
    { $me ->
        [yes] Votre nom s’inscrit
       *[no] Le nom de { $who } s’inscrit
    } sur la liste noire : { $cause }.
notice-closed = Le gardien retourne sa feuille. Voici ce que c’était : « { $mystery_sheet_source } »
notice-preparation-finished = { $place }, { $date }. Votre rôle : « { $role } »
notice-character-submitted =
    { $me ->
        [yes] Vous présentez
       *[no] { $who } présente
    } { $profile_name } : « { $profile_portrait } »
notice-character-approved =
    { $me ->
        [yes] Votre personnage est accepté
       *[no] Le personnage de { $who } est accepté
    }.
notice-character-returned =
    { $me ->
        [yes] Votre personnage est à revoir
       *[no] Le personnage de { $who } est à revoir
    }{ $told ->
        [some] : « { $reason } »
       *[none] .
    }
notice-play-started = La partie commence. Dans le bol : { $bowl }.
notice-scene-started =
    Scène { $scene }{ $titled ->
        [some] : { $title }
       *[none] { "" }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-narrated =
    { $me ->
        [yes] Vous racontez
       *[no] { $who } raconte
    } : « { $text } »
notice-action-declared =
    { $me ->
        [yes] Vous tentez quelque chose
       *[no] { $who } tente quelque chose
    }{ $told ->
        [some] : « { $goal } »
       *[none] .
    }
notice-action-withdrawn =
    { $me ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } à cette action.
notice-action-happened =
    { $me ->
        [yes] Ce que vous tentez a lieu
       *[no] Ce que tente { $who } a lieu
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-called =
    { $kind ->
        [duel] { $who } et { $to } s’affrontent
        [resist] { $who } résiste. Difficulté { $difficulty }
       *[standard] Quelque chose s’oppose à { $who }. Difficulté { $difficulty }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-withdrawn =
    { $me ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } au conflit.
notice-yielded =
    { $me ->
        [yes] Vous cédez
       *[no] { $who } cède
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-monologue-started =
    { $me ->
        [yes] Vous prenez la parole
       *[no] { $who } prend la parole
    } : { $content } Silence, s’il vous plaît.
notice-monologue-finished =
    { $me ->
        [yes] Vous finissez votre monologue{ $die ->
            [none] { "" }
           *[other] { " " }et gardez le d{ $die }
        }
       *[no] { $who } finit son monologue{ $die ->
            [none] { "" }
           *[other] { " " }et garde le d{ $die }
        }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-monologue-cancelled =
    { $me ->
        [yes] Vous vous taisez
       *[no] { $who } se tait
    } : le dé retourne dans le bol.
notice-anchor-contested =
    { $me ->
        [yes] Le gardien conteste : votre ancrage n’était pas
       *[no] Le gardien conteste : l’ancrage de { $who } n’était pas
    } au cœur du monologue{ $told ->
        [some] : « { $reason } »
       *[none] .
    }
notice-suggested =
    { $to_me ->
        [yes] { $who } vous donne un d{ $faces } et laisse entendre quelque chose
       *[no] { $me ->
            [yes] Vous donnez un d{ $faces } à { $to } et laissez
           *[no] { $who } donne un d{ $faces } à { $to } et laisse
        } entendre quelque chose
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-incorporated =
    { $me ->
        [yes] Vous vous en emparez
       *[no] { $who } s’en empare
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-auxiliary-gave =
    { $to_me ->
        [yes] { $who } vous impose un d{ $faces }
       *[no] { $me ->
            [yes] Vous imposez un d{ $faces } à { $to }
           *[no] { $who } impose un d{ $faces } à { $to }
        }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-gift-passed =
    { $me ->
        [yes] Vous ne donnez
       *[no] { $who } ne donne
    } rien.
notice-window-closed = Le moment de donner un dé est passé.
notice-dice-thrown =
    { $n_dice ->
        [0] { $me ->
            [yes] Vous n’avez aucun dé à lancer ; sans dé, pas de réussite.
           *[no] { $who } n’a aucun dé à lancer ; sans dé, pas de réussite.
        }
       *[other] { $me ->
            [yes] Vous lancez
           *[no] { $who } lance
        } { $thrown } : { $total ->
            [0] aucune réussite
            [1] une réussite
           *[other] { $total } réussites
        }.{ $mad ->
            [yes] { " " }Un 1, et trop de dés : quelque chose cède.
           *[no] { "" }
        }
    }
notice-gift-awaited =
    { $me ->
        [yes] Vous pouvez lancer le dé reçu, ou vous arrêter
       *[no] { $who } peut lancer le dé reçu, ou s’arrêter
    }.
notice-gift-die-thrown =
    { $me ->
        [yes] Vous lancez
       *[no] { $who } lance
    } le dé reçu : { $thrown_value } sur d{ $thrown_faces }, { $total } en tout.{ $mad ->
        [yes] { " " }Un 1, et trop de dés : quelque chose cède.
       *[no] { "" }
    }
notice-action-stopped =
    { $me ->
        [yes] Vous vous arrêtez
       *[no] { $who } s’arrête
    } là.
notice-fell-short =
    { $me ->
        [yes] Il vous manque
       *[no] Il manque à { $who }
    } { $missing ->
        [1] une réussite
       *[other] { $missing } réussites
    }.
notice-failure-accepted =
    { $me ->
        [yes] Vous acceptez
       *[no] { $who } accepte
    } l’échec.
notice-rerolled =
    { $me ->
        [yes] Vous relancez
       *[no] { $who } relance
    }, { $nth ->
        [1] en se conduisant étrangement
       *[other] en disant adieu à son ancrage
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-sacrificed =
    { $me ->
        [yes] Vous sacrifiez votre personnage
       *[no] { $who } sacrifie son personnage
    }, { $loss ->
        [mad] qui sombre dans la folie
       *[dead] qui meurt
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-settled =
    { $me ->
        [none] C’est un échec. Le gardien raconte.
        [yes] Vous réussissez ; racontez comment.
       *[no] { $who } réussit ; écoutons comment.
    }
notice-outcome-told =
    { $incapacitates ->
        [yes] { $me ->
            [yes] Vous voulez
           *[no] { $who } veut
        } mettre l’autre hors de jeu, ce qui demande son accord
       *[no] { $me ->
            [yes] Vous racontez
           *[no] { $who } raconte
        } la suite
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-consented =
    { $me ->
        [yes] Vous y consentez
       *[no] { $who } y consent
    } ; le personnage { $dies ->
        [yes] en meurt
       *[no] n’en meurt pas
    }.
notice-consent-refused =
    { $me ->
        [yes] Vous refusez
       *[no] { $who } refuse
    } : l’issue est à raconter autrement.
notice-conflict-closed = Le conflit est clos.
notice-conflict-held = Le conflit reste en suspens.
notice-conflict-resumed = Le conflit reprend.
notice-conflict-dropped = Le conflit n’a plus lieu d’être.
notice-character-lost =
    { $status ->
        [dead] { $me ->
            [yes] Votre personnage meurt
           *[no] Le personnage de { $who } meurt
        }.
       *[mad] { $me ->
            [yes] Votre personnage sombre dans la folie
           *[no] Le personnage de { $who } sombre dans la folie
        }, pour toujours.
    }
notice-anchor-changed =
    { $me ->
        [yes] Votre ancrage
       *[no] L’ancrage de { $who }
    } { $to ->
        [lost] est perdu
        [harmed] est atteint
       *[intact] tient bon
    }.
notice-struck =
    { $me ->
        [yes] Le gardien biffe votre nom
       *[no] Le gardien biffe le nom de { $who }
    }{ $k ->
        [none] { "" }
        [1] , une fois
       *[other] , { $k } fois
    } : effet { $worst }.{ $threatens_anchor ->
        [yes] { " " }L’ancrage est menacé.
       *[no] { "" }
    }{ $told ->
        [some] { " " }« { $text } »
       *[none] { "" }
    }
notice-effect-takes-hold =
    { $me ->
        [yes] Vous ne résistez pas assez
       *[no] { $who } ne résiste pas assez
    } : l’effet a lieu, au gardien de le dire.
notice-effect-accepted =
    { $me ->
        [yes] Rien ne vous protège plus
       *[no] Rien ne protège plus { $who }
    }.
notice-effect-applied =
    { $me ->
        [yes] Cela vous arrive
       *[no] Cela arrive à { $who }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-effect-cancelled =
    { $me ->
        [yes] Vous y échappez
       *[no] { $who } y échappe
    }.
notice-strike-closed = La menace est passée.
notice-recounted = Recompte : un d{ $faces } change de place. Avant : { $from } ; maintenant : { $to }.
notice-last-act-asked = Plus personne ne tient debout. Cet acte a-t-il désamorcé le mystère ? Le gardien répond.
notice-ended =
    { $ending ->
        [defused] Le mystère est désamorcé
       *[disaster] C’est un désastre
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-epilogue-told =
    { $me ->
        [yes] Votre épilogue
       *[no] L’épilogue de { $who }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-epilogue-skipped =
    { $me ->
        [yes] Vous n’ajoutez
       *[no] { $who } n’ajoute
    } rien.
