### 4-KOMA : ce qui se passe.

## Le monde et les personnages

yon-told-world-set = Le meneur présente le monde{ $said }
yon-told-world-confirmed = { $by } s’y voit déjà.
yon-told-sheet-submitted = { $by } propose { $sheet_name } : « { $sheet_concept } ». Défaut : { $sheet_flaw }. Don : { $sheet_gift }. Signe distinctif : { $sheet_sign }.
yon-told-sheet-approved = { $character } entre dans la distribution.
yon-told-sheet-restricted = { $character } entre dans la distribution ; son don est limité : { $restriction }
yon-told-sheet-returned = Le meneur renvoie la feuille de { $character } : il faut revoir { $field }{ $said }
yon-told-npc-made = { $name } fait son apparition{ $said }
yon-told-npc-sheet = On en sait plus sur { $npc }. Concept : { $concept }. Défaut : { $flaw }.
yon-told-npc-matters =
    { $important ->
        [yes] { $npc } prend de l’importance.
       *[no] { $npc } passe au second plan.
    }
yon-told-npc-bound = { $npc } a un nouveau lien : { $text }
yon-told-npc-bond-shown = Un lien de { $npc } se dévoile : { $text }
yon-told-notes-written = Vos notes sont à jour.

## Les liens

yon-told-bonds-submitted = Les liens de { $character } : { $bonds }.
yon-told-bonds-returned = Le meneur demande à revoir les liens de { $character }{ $said }
yon-told-bond-claimed = { $character } joue son lien « { $bond } » et attend un signe{ $said }
yon-told-bond-paid = { $character } joue son lien « { $bond } » : 1 Koma{ $said }
yon-told-bond-erased = { $character } joue son lien « { $bond } » et efface un revers { $erased }{ $said }
yon-told-bond-declined = Le lien « { $bond } » de { $character } ne rapporte rien cette fois.
yon-told-bond-undone = Le meneur annule le gain du lien « { $bond } » de { $character }.
yon-told-bond-imposed = { $winner } marque { $target } d’un nouveau lien : « { $text } »{ $said }
yon-told-replacement-asked = Un lien pour { $target } : « { $text } ». Le meneur dira s’il remplace « { $replaces } ».
yon-told-bond-changed = { $character } change un lien : « { $text } »
yon-told-bond-dropped = { $character } tourne la page : « { $text } »

## L’histoire

yon-told-session-began = Session { $session }. Le meneur a { $gm_pool } Koma en réserve.
yon-told-scene-began = Scène { $scene }{ $said }
yon-told-character-entered = { $character } entre en scène.
yon-told-character-back = { $character } est de retour.
yon-told-narrated = { $by } : { $text }
yon-told-fact = C’est établi : { $text }
yon-told-condition-given =
    { $sign ->
        [positive] { $character } a un avantage : { $label }.
       *[negative] { $character } a un souci : { $label }.
    }
yon-told-condition-ended = { $character } n’est plus concerné par : { $label }.
yon-told-gift-used = { $character } use de son don « { $gift } » : { $how }{ $said }
yon-told-gift-given-back = Le meneur ne l’entend pas ainsi : { $character } garde son don « { $gift } » pour plus tard.
yon-told-gift-granted = { $character } reçoit un nouveau don : « { $text } »
yon-told-concept-changed = { $character } change de concept : « { $text } »
yon-told-flaw-changed = { $character } change de défaut : « { $text } »
yon-told-moment-marked = { $moment_by } garde cet instant pour la planche{ $said }

## Un test

yon-told-test-began = { $roller } tente quelque chose{ $goal }{ $approach }
yon-told-conflict-began = Conflit ! { $a } contre { $b }{ $said }
yon-told-basis-set =
    { $basis ->
        [flaw] Le défaut de { $character } s’en mêle
       *[other] Ni le concept ni le défaut de { $character } ne jouent
        [concept] Le concept de { $character } tombe à pic
    } : { $pool }.
yon-told-conditions-judged = Les conditions de { $character } sont revues : { $pool }.
yon-told-helper-joined = { $character } prête main-forte à { $roller } : un dé de plus.
yon-told-helper-left = { $character } se met en retrait.
yon-told-anecdote-told = { $by } raconte une anecdote, pour un dé de plus{ $said }
yon-told-contest-dropped = Tout le monde est d’accord : pas besoin de dés.
yon-told-thrown = { $character } lance { $faces } : { $successes }.
yon-told-thrown-nothing = { $character } n’a aucun dé à lancer : échec automatique.
yon-told-throw-replaced = Pas besoin de dés : { $character } réussit, avec 2 succès.
yon-told-success-added = Un succès de plus pour { $character } : { $successes }.
yon-told-passed = { $by } laisse faire.
yon-told-gifts-kept =
    { $kept ->
        [yes] { $by } garde ses dons pour tout ce conflit.
       *[no] { $by } pourra de nouveau user de ses dons.
    }
yon-told-koma-spent = { $character } dépense un Koma{ $said }
yon-told-koma-spent-gm = Le meneur puise un Koma dans sa réserve{ $said }
yon-told-setback-taken = { $character } encaisse un revers { $severity }{ $said }
yon-told-rerolled = { $character } relance et obtient { $faces } : { $successes } en tout.
yon-told-approach-changed = { $character } change d’approche{ $said }
yon-told-test-settled =
    { $degree ->
        [failure] Zéro succès : { $character } échoue, et les ennuis commencent.
        [partial] Un succès : { $character } y arrive, à peu près.
       *[full] { $total } succès : { $character } obtient exactement ce qu’il fallait.
        [spotlight] { $total } succès ! La vedette est à { $character }, qui raconte.
    }
yon-told-story-proposed = { $by } raconte et attend l’accord de { $others }{ $said }
yon-told-consent-given = { $by } est d’accord.
yon-told-consent-refused = { $by } préfère qu’on raconte autrement.
yon-told-result-told = { $by } raconte{ $said }

## Un conflit

yon-told-round-compared =
    { $won ->
        [yes] Manche { $round }, { $a } à { $b } : { $winner } l’emporte.
       *[no] Manche { $round }, { $a } à { $b } : personne ne l’emporte.
    }
yon-told-specific-judged = Le concept de { $character } est le plus précis.
yon-told-specific-open = Rien ne départage les concepts. Un imprévu{ $said }
yon-told-award-passed = { $by } n’en profite pas.
yon-told-round-told = Le meneur raconte la manche{ $said }
yon-told-went-out-of-play = { $character } est hors-jeu jusqu’à la fin de la scène { $until }.
yon-told-eliminated = { $character } sort de l’histoire : tout s’arrête ici pour ce personnage.
yon-told-roller-named = { $character } reprend les dés.
yon-told-went-on = { $character } continue autrement{ $said }
yon-told-stopped = { $character } s’arrête là{ $said }
yon-told-conceded = { $character } concède et s’en tire{ $said }
yon-told-koma-gained = { $character } gagne { $n } Koma{ $said }
yon-told-conflict-settled =
    { $degree ->
        [partial] { $winner } gagne le conflit de justesse.
       *[full] { $winner } gagne le conflit, { $effective } succès.
        [spotlight] { $winner } gagne le conflit haut la main et raconte.
    }
yon-told-conflict-open = Le conflit s’arrête sans vainqueur.

## De session en session

yon-told-session-ended = Fin de la session { $session }.
yon-told-adventure-ended = Fin de l’aventure { $adventure }.
yon-told-setback-erased = Le revers { $severity } de { $character } est effacé.
yon-told-adventure-began = L’aventure { $adventure } commence : revoyez vos liens.
yon-told-table-closed = La table est close. Merci d’avoir joué !
