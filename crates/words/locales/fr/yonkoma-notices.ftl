### 4-KOMA : ce qui se passe.

## Le monde et les personnages

yon-told-world-set = Le meneur présente le monde{ $said }
yon-told-world-confirmed = { $who } s’y voit déjà.
yon-told-sheet-submitted = { $who } propose { $name } : « { $concept } ». Défaut : { $flaw }. Don : { $gift }. Signe distinctif : { $sign }.
yon-told-sheet-approved = { $name } entre dans la distribution.
yon-told-sheet-restricted = { $name } entre dans la distribution ; son don est limité : { $restriction }
yon-told-sheet-returned = Le meneur renvoie la feuille de { $name } : il faut revoir { $field }{ $said }
yon-told-npc-made = { $name } fait son apparition{ $said }
yon-told-npc-sheet = On en sait plus sur { $name }. Concept : { $concept }. Défaut : { $flaw }.
yon-told-npc-matters =
    { $important ->
        [yes] { $name } prend de l’importance.
       *[no] { $name } passe au second plan.
    }
yon-told-npc-bound = { $name } a un nouveau lien : { $text }
yon-told-npc-bond-shown = Un lien de { $name } se dévoile : { $text }
yon-told-notes-written = Vos notes sont à jour.

## Les liens

yon-told-bonds-submitted = Les liens de { $name } : { $bonds }.
yon-told-bonds-returned = Le meneur demande à revoir les liens de { $name }{ $said }
yon-told-bond-claimed = { $name } joue son lien « { $bond } » et attend un signe{ $said }
yon-told-bond-paid = { $name } joue son lien « { $bond } » : 1 Koma{ $said }
yon-told-bond-erased = { $name } joue son lien « { $bond } » et efface un revers { $severity }{ $said }
yon-told-bond-declined = Le lien « { $bond } » de { $name } ne rapporte rien cette fois.
yon-told-bond-undone = Le meneur annule le gain du lien « { $bond } » de { $name }.
yon-told-bond-imposed = { $winner } marque { $name } d’un nouveau lien : « { $text } »{ $said }
yon-told-replacement-asked = Un lien pour { $name } : « { $text } ». Le meneur dira s’il remplace « { $replaces } ».
yon-told-bond-changed = { $name } change un lien : « { $text } »
yon-told-bond-dropped = { $name } tourne la page : « { $text } »

## L’histoire

yon-told-session-began = Session { $session }. Le meneur a { $pool } Koma en réserve.
yon-told-scene-began = Scène { $scene }{ $said }
yon-told-character-entered = { $name } entre en scène.
yon-told-character-back = { $name } est de retour.
yon-told-narrated = { $who } : { $text }
yon-told-fact = C’est établi : { $text }
yon-told-condition-given =
    { $sign ->
        [positive] { $name } a un avantage : { $label }.
       *[negative] { $name } a un souci : { $label }.
    }
yon-told-condition-ended = { $name } n’est plus concerné par : { $label }.
yon-told-gift-used = { $name } use de son don « { $gift } » : { $how }{ $said }
yon-told-gift-given-back = Le meneur ne l’entend pas ainsi : { $name } garde son don « { $gift } » pour plus tard.
yon-told-gift-granted = { $name } reçoit un nouveau don : « { $text } »
yon-told-concept-changed = { $name } change de concept : « { $text } »
yon-told-flaw-changed = { $name } change de défaut : « { $text } »
yon-told-moment-marked = { $who } garde cet instant pour la planche{ $said }

## Un test

yon-told-test-began = { $name } tente quelque chose{ $goal }{ $approach }
yon-told-conflict-began = Conflit ! { $a } contre { $b }{ $said }
yon-told-basis-set =
    { $basis ->
        [flaw] Le défaut de { $name } s’en mêle
       *[other] Ni le concept ni le défaut de { $name } ne jouent
        [concept] Le concept de { $name } tombe à pic
    } : { $dice }.
yon-told-conditions-judged = Les conditions de { $name } sont revues : { $dice }.
yon-told-helper-joined = { $name } prête main-forte à { $roller } : un dé de plus.
yon-told-helper-left = { $name } se met en retrait.
yon-told-anecdote-told = { $who } raconte une anecdote, pour un dé de plus{ $said }
yon-told-contest-dropped = Tout le monde est d’accord : pas besoin de dés.
yon-told-thrown = { $name } lance { $faces } : { $successes }.
yon-told-thrown-nothing = { $name } n’a aucun dé à lancer : échec automatique.
yon-told-throw-replaced = Pas besoin de dés : { $name } réussit, avec 2 succès.
yon-told-success-added = Un succès de plus pour { $name } : { $successes }.
yon-told-passed = { $who } laisse faire.
yon-told-gifts-kept =
    { $kept ->
        [yes] { $who } garde ses dons pour tout ce conflit.
       *[no] { $who } pourra de nouveau user de ses dons.
    }
yon-told-koma-spent = { $name } dépense un Koma{ $said }
yon-told-koma-spent-gm = Le meneur puise un Koma dans sa réserve{ $said }
yon-told-setback-taken = { $name } encaisse un revers { $severity }{ $said }
yon-told-rerolled = { $name } relance et obtient { $faces } : { $successes } en tout.
yon-told-approach-changed = { $name } change d’approche{ $said }
yon-told-test-settled =
    { $degree ->
        [failure] Zéro succès : { $name } échoue, et les ennuis commencent.
        [partial] Un succès : { $name } y arrive, à peu près.
       *[full] { $total } succès : { $name } obtient exactement ce qu’il fallait.
        [spotlight] { $total } succès ! La vedette est à { $name }, qui raconte.
    }
yon-told-story-proposed = { $who } raconte et attend l’accord de { $others }{ $said }
yon-told-consent-given = { $who } est d’accord.
yon-told-consent-refused = { $who } préfère qu’on raconte autrement.
yon-told-result-told = { $who } raconte{ $said }

## Un conflit

yon-told-round-compared =
    { $winner ->
        [yes] Manche { $round }, { $a } à { $b } : { $name } l’emporte.
       *[no] Manche { $round }, { $a } à { $b } : personne ne l’emporte.
    }
yon-told-specific-judged = Le concept de { $name } est le plus précis.
yon-told-specific-open = Rien ne départage les concepts. Un imprévu{ $said }
yon-told-award-passed = { $who } n’en profite pas.
yon-told-round-told = Le meneur raconte la manche{ $said }
yon-told-went-out-of-play = { $name } est hors-jeu jusqu’à la fin de la scène { $until }.
yon-told-eliminated = { $name } sort de l’histoire : tout s’arrête ici pour ce personnage.
yon-told-roller-named = { $name } reprend les dés.
yon-told-went-on = { $name } continue autrement{ $said }
yon-told-stopped = { $name } s’arrête là{ $said }
yon-told-conceded = { $name } concède et s’en tire{ $said }
yon-told-koma-gained = { $name } gagne { $n } Koma{ $said }
yon-told-conflict-settled =
    { $degree ->
        [partial] { $name } gagne le conflit de justesse.
       *[full] { $name } gagne le conflit, { $effective } succès.
        [spotlight] { $name } gagne le conflit haut la main et raconte.
    }
yon-told-conflict-open = Le conflit s’arrête sans vainqueur.

## De session en session

yon-told-session-ended = Fin de la session { $session }.
yon-told-adventure-ended = Fin de l’aventure { $adventure }.
yon-told-setback-erased = Le revers { $severity } de { $name } est effacé.
yon-told-adventure-began = L’aventure { $adventure } commence : revoyez vos liens.
yon-told-table-closed = La table est close. Merci d’avoir joué !
