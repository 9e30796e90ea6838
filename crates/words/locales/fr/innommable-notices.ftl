### Innommable : ce qui se passe, raconté à qui regarde.

notice-mystery-written = Le mystère est sur votre feuille.
notice-dice-laid = Les dés sont posés sur les éléments.
notice-die-moved = Un d{ $die } change de place sur votre feuille.
notice-noted = Vous notez rien que pour vous : « { $text } »
notice-revealed =
    { $told ->
        [some] « { $text } »{ " " }
       *[none] { "" }
    }Découverte n° { $number }{ $kind ->
        [source] , la source
        [profiteer] , un profiteur
        [symptom] , un symptôme
       *[none] { "" }
    }. Le bol reçoit : { $dice }. Difficulté : { $difficulty }.
notice-published = La découverte n° { $number } se lit maintenant : « { $text } »
notice-blacklisted = { OWN($who, "Le nom", "Votre nom") } s’inscrit sur la liste noire : { $cause }.
notice-closed = Le gardien retourne sa feuille. Voici ce que c’était : « { $mystery_sheet_source } »
notice-preparation-finished = { $place }, { $date }. Votre rôle : « { $role } »
notice-setting-told = { $setting_place }, { $setting_date }. Votre rôle : « { $role } » Le gardien écrit encore ; créez vos personnages.
notice-character-submitted = { $who } { AGREE($who, "présente", "présentent", "présentez") } { $profile_name } : « { $profile_portrait } »
notice-character-approved = { OWN($who, "Le personnage", "Votre personnage") } est accepté.
notice-character-returned =
    { OWN($who, "Le personnage", "Votre personnage") } est à revoir{ $told ->
        [some] : « { $reason } »
       *[none] .
    }
notice-play-started = La partie commence. Dans le bol : { $bowl }.
notice-scene-started =
    Scène { $scene }{ $titled ->
        [some] : { $title }
       *[none] { "" }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-narrated = { $who } : « { $text } »
notice-action-declared =
    { $who } { AGREE($who, "tente", "tentent", "tentez") } quelque chose{ $told ->
        [some] : « { $goal } »
       *[none] .
    }
notice-action-withdrawn = { $who } { AGREE($who, "renonce", "renoncent", "renoncez") } à cette action.
notice-action-happened =
    { $me ->
        [yes] Ce que vous tentez a lieu
       *[no] { $who } { AGREE($who, "l’obtient", "l’obtiennent") }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-called =
    { $kind ->
        [duel] { $sides } { AGREE($sides, "s’affronte", "s’affrontent", "vous affrontez") }
        [resist] { $who } { AGREE($who, "résiste", "résistent", "résistez") }. Difficulté { $difficulty }
       *[standard] Quelque chose s’oppose { TO($who) }. Difficulté { $difficulty }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-withdrawn = { $who } { AGREE($who, "renonce", "renoncent", "renoncez") } au conflit.
notice-yielded =
    { $who } { AGREE($who, "cède", "cèdent", "cédez") }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-monologue-started = { $who } { AGREE($who, "prend", "prennent", "prenez") } la parole : { $content } Silence, s’il vous plaît.
notice-monologue-finished =
    { $who } { AGREE($who, "finit son", "finissent leur", "finissez votre") } monologue{ $die ->
        [none] { "" }
       *[other] { " " }et { AGREE($who, "garde", "gardent", "gardez") } le d{ $die }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-monologue-cancelled = { $who } { AGREE($who, "se tait", "se taisent", "vous taisez") } : le dé retourne dans le bol.
notice-anchor-contested =
    Le gardien conteste : { OWN($who, "l’ancrage", "votre ancrage") } n’était pas au cœur du monologue{ $told ->
        [some] : « { $reason } »
       *[none] .
    }
notice-suggested =
    { $to_me ->
        [yes] { $who } { AGREE($who, "vous donne", "vous donnent") } un d{ $faces } et { AGREE($who, "laisse", "laissent") } entendre quelque chose
       *[no] { $who } { AGREE($who, "donne", "donnent", "donnez") } un d{ $faces } { TO($to) } et { AGREE($who, "laisse", "laissent", "laissez") } entendre quelque chose
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-incorporated =
    { $who } { AGREE($who, "s’en empare", "s’en emparent", "vous en emparez") }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-auxiliary-gave =
    { $to_me ->
        [yes] { $who } { AGREE($who, "vous impose", "vous imposent") } un d{ $faces }
       *[no] { $who } { AGREE($who, "impose", "imposent", "imposez") } un d{ $faces } { TO($to) }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-gift-passed = { $who } { AGREE($who, "ne donne", "ne donnent", "ne donnez") } rien.
notice-window-closed = Le moment de donner un dé est passé.
notice-dice-thrown =
    { $n_dice ->
        [0] { $who } { AGREE($who, "n’a", "n’ont", "n’avez") } aucun dé à lancer ; sans dé, pas de réussite.
       *[other] { $who } { AGREE($who, "lance", "lancent", "lancez") } { $thrown } : { $total ->
            [0] aucune réussite
            [1] une réussite
           *[other] { $total } { AGREE($total, "réussite", "réussites") }
        }.{ $mad ->
            [yes] { " " }Un 1, et trop de dés : quelque chose cède.
           *[no] { "" }
        }
    }
notice-gift-awaited = { $who } { AGREE($who, "peut lancer le dé reçu, ou s’arrêter", "peuvent lancer le dé reçu, ou s’arrêter", "pouvez lancer le dé reçu, ou vous arrêter") }.
notice-gift-die-thrown =
    { $who } { AGREE($who, "lance", "lancent", "lancez") } le dé reçu, un d{ $thrown_faces } : { $thrown_value }. En tout, { $total ->
        [0] aucune réussite
        [1] une réussite
       *[other] { $total } { AGREE($total, "réussite", "réussites") }
    }.{ $mad ->
        [yes] { " " }Un 1, et trop de dés : quelque chose cède.
       *[no] { "" }
    }
notice-action-stopped = { $who } { AGREE($who, "s’arrête", "s’arrêtent", "vous arrêtez") } là.
notice-fell-short =
    { $who } { AGREE($who, "n’a", "n’ont", "n’avez") } pas assez : il manque { $missing ->
        [1] une réussite
       *[other] { $missing } { AGREE($missing, "réussite", "réussites") }
    }.
notice-failure-accepted = { $who } { AGREE($who, "accepte", "acceptent", "acceptez") } l’échec.
notice-rerolled =
    { $who } { AGREE($who, "relance", "relancent", "relancez") }, { $nth ->
        [1] en { AGREE($who, "se", "se", "vous") } conduisant étrangement
       *[other] en disant adieu à { AGREE($who, "son", "leur", "votre") } ancrage
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-sacrificed =
    { $who } { AGREE($who, "sacrifie son", "sacrifient leur", "sacrifiez votre") } personnage, { $loss ->
        [mad] qui sombre dans la folie
       *[dead] qui meurt
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-conflict-settled =
    { $me ->
        [none] C’est un échec. Le gardien raconte.
        [yes] Vous réussissez ; racontez comment.
       *[no] { $who } { AGREE($who, "réussit", "réussissent", "réussissez") } ; écoutons comment.
    }
notice-outcome-told =
    { $incapacitates ->
        [yes] { $who } { AGREE($who, "veut", "veulent", "voulez") } mettre l’autre hors de jeu, ce qui demande son accord
       *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } la suite
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-consented =
    { $who } { AGREE($who, "y consent", "y consentent", "y consentez") } ; le personnage { $dies ->
        [yes] en meurt
       *[no] n’en meurt pas
    }.
notice-consent-refused = { $who } { AGREE($who, "refuse", "refusent", "refusez") } : l’issue est à raconter autrement.
notice-conflict-closed = Le conflit est clos.
notice-conflict-held = Le conflit reste en suspens.
notice-conflict-resumed = Le conflit reprend.
notice-conflict-dropped = Le conflit n’a plus lieu d’être.
notice-character-lost =
    { $status ->
        [dead] { OWN($who, "Le personnage", "Votre personnage") } meurt.
       *[mad] { OWN($who, "Le personnage", "Votre personnage") } sombre dans la folie, pour toujours.
    }
notice-anchor-changed =
    { OWN($who, "L’ancrage", "Votre ancrage") } { $to ->
        [lost] est perdu
        [harmed] est atteint
       *[intact] tient bon
    }.
notice-struck =
    { OWN($who, "Le nom", "Votre nom") } est biffé{ $k ->
        [none] { "" }
        [1] , une fois
       *[other] , { $k } fois
    } : effet { $worst }.{ $threatens_anchor ->
        [yes] { " " }L’ancrage est menacé.
       *[no] { "" }
    }{ $told ->
        [some] { " " }« { $text } »
       *[none] { "" }
    }
notice-effect-takes-hold = { $who } { AGREE($who, "ne résiste", "ne résistent", "ne résistez") } pas assez : l’effet a lieu, au gardien de le dire.
notice-effect-accepted =
    { $me ->
        [yes] Rien ne vous protège plus
       *[no] Rien ne protège plus { $who }
    }.
notice-effect-applied =
    { $me ->
        [yes] Cela vous arrive
       *[no] Cela arrive { TO($who) }
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-effect-cancelled = { $who } { AGREE($who, "y échappe", "y échappent", "y échappez") }.
notice-strike-closed = La menace est passée.
notice-recounted = Recompte : un d{ $faces } change de place. Avant : { $from } ; maintenant : { $to }.
notice-last-act-asked = Plus personne ne tient debout. Cet acte a-t-il désamorcé le mystère ? Le gardien répond.
notice-ended =
    { $ending ->
        [defused] Le mystère est désamorcé
       *[disaster] C’est un désastre
    }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-epilogue-told =
    { OWN($who, "L’épilogue", "Votre épilogue") }{ $told ->
        [some] : « { $text } »
       *[none] .
    }
notice-epilogue-skipped = { $who } { AGREE($who, "n’ajoute", "n’ajoutent", "n’ajoutez") } rien.
