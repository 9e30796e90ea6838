### 4-KOMA : ce qui se passe.

## Le monde et les personnages

yon-told-world-set = Le meneur présente le monde{ $said }
yon-told-world-confirmed = { $by } { AGREE($by, "s’y voit déjà", "s’y voient déjà", "vous y voyez déjà") }.
yon-told-sheet-submitted = { $by } { AGREE($by, "propose", "proposent", "proposez") } { $sheet_name } : « { $sheet_concept } ». Défaut : { $sheet_flaw }. Don : { $sheet_gift }. Signe distinctif : { $sheet_sign }.
yon-told-sheet-approved = { $character } { AGREE($character, "entre", "entrent") } dans la distribution.
yon-told-sheet-restricted = { $character } { AGREE($character, "entre", "entrent") } dans la distribution ; le don est limité : { $restriction }
yon-told-sheet-returned = Le meneur renvoie la feuille { OF($character) } : il faut revoir { $field }{ $said }
yon-told-npc-made = { $name } { AGREE($name, "fait son", "font leur", "faites votre") } apparition{ $said }
yon-told-npc-sheet = On en sait plus sur { $npc }. Concept : { $concept }. Défaut : { $flaw }.
yon-told-npc-matters =
    { $important ->
        [yes] { $npc } { AGREE($npc, "prend", "prennent") } de l’importance.
       *[no] { $npc } { AGREE($npc, "passe", "passent") } au second plan.
    }
yon-told-npc-bound = { $npc } { AGREE($npc, "a", "ont") } un nouveau lien : { $text }
yon-told-npc-bond-shown = Un lien { OF($npc) } se dévoile : { $text }
yon-told-notes-written = Vos notes sont à jour.

## Les liens

yon-told-bonds-submitted = Les liens { OF($character) } : { $bonds }.
yon-told-bonds-returned = Le meneur demande à revoir les liens { OF($character) }{ $said }
yon-told-bond-claimed = { $character } { AGREE($character, "joue son", "jouent leur") } lien « { $bond } » et { AGREE($character, "attend", "attendent") } un signe{ $said }
yon-told-bond-paid = { $character } { AGREE($character, "joue son", "jouent leur") } lien « { $bond } » : 1 Koma{ $said }
yon-told-bond-erased = { $character } { AGREE($character, "joue son", "jouent leur") } lien « { $bond } » et { AGREE($character, "efface", "effacent") } un revers { $erased }{ $said }
yon-told-bond-declined = Le lien « { $bond } » { OF($character) } ne rapporte rien cette fois.
yon-told-bond-undone = Le meneur annule le gain du lien « { $bond } » { OF($character) }.
yon-told-bond-imposed = { $winner } { AGREE($winner, "marque", "marquent") } { $target } d’un nouveau lien : « { $text } »{ $said }
yon-told-replacement-asked = Un lien pour { $target } : « { $text } ». Le meneur dira s’il remplace « { $replaces } ».
yon-told-bond-changed = { $character } { AGREE($character, "change", "changent") } un lien : « { $text } »
yon-told-bond-dropped = { $character } { AGREE($character, "tourne", "tournent") } la page : « { $text } »

## L’histoire

yon-told-session-began = Session { $session }. Le meneur a { $gm_pool } Koma en réserve.
yon-told-scene-began = Scène { $scene }{ $said }
yon-told-character-entered = { $character } { AGREE($character, "entre", "entrent") } en scène.
yon-told-character-back = { $character } { AGREE($character, "est", "sont") } de retour.
yon-told-narrated = { $by } : { $text }
yon-told-fact = C’est établi : { $text }
yon-told-condition-given =
    { $sign ->
        [positive] { $character } { AGREE($character, "a", "ont") } un avantage : { $label }.
       *[negative] { $character } { AGREE($character, "a", "ont") } un souci : { $label }.
    }
yon-told-condition-ended = C’en est fini pour { $character } : { $label }.
yon-told-gift-used = { $character } { AGREE($character, "use de son", "usent de leur") } don « { $gift } » : { $how }{ $said }
yon-told-gift-given-back = Le meneur ne l’entend pas ainsi : { $character } { AGREE($character, "garde son", "gardent leur") } don « { $gift } » pour plus tard.
yon-told-gift-granted = { $character } { AGREE($character, "reçoit", "reçoivent") } un nouveau don : « { $text } »
yon-told-concept-changed = { $character } { AGREE($character, "change", "changent") } de concept : « { $text } »
yon-told-flaw-changed = { $character } { AGREE($character, "change", "changent") } de défaut : « { $text } »
yon-told-moment-marked = { $moment_by } { AGREE($moment_by, "garde", "gardent", "gardez") } cet instant pour la planche{ $said }

## Un test

yon-told-test-began = { $roller } { AGREE($roller, "tente", "tentent") } quelque chose{ $goal }{ $approach }
yon-told-conflict-began = Conflit ! { $a } contre { $b }{ $said }
yon-told-basis-set =
    { $basis ->
        [flaw] Le défaut { OF($character) } s’en mêle
       *[other] Ni le concept ni le défaut { OF($character) } ne jouent
        [concept] Le concept { OF($character) } tombe à pic
    } : { $pool }.
yon-told-conditions-judged = Les conditions { OF($character) } sont revues : { $pool }.
yon-told-helper-joined = { $character } { AGREE($character, "prête", "prêtent") } main-forte { TO($roller) } : un dé de plus.
yon-told-helper-left = { $character } { AGREE($character, "se met", "se mettent") } en retrait.
yon-told-anecdote-told = { $by } { AGREE($by, "raconte", "racontent", "racontez") } une anecdote, pour un dé de plus{ $said }
yon-told-contest-dropped = Tout le monde est d’accord : pas besoin de dés.
yon-told-thrown = { $character } { AGREE($character, "lance", "lancent") } { $faces } : { $successes }.
yon-told-thrown-nothing = { $character } { AGREE($character, "n’a", "n’ont") } aucun dé à lancer : échec automatique.
yon-told-throw-replaced = Pas besoin de dés : { $character } { AGREE($character, "réussit", "réussissent") }, avec 2 succès.
yon-told-success-added = Un succès de plus pour { $character } : { $successes }.
yon-told-passed = { $by } { AGREE($by, "laisse faire", "laissent faire", "laissez faire") }.
yon-told-time-taken = { $by } { AGREE($by, "demande", "demandent", "demandez") } un moment.
yon-told-gifts-kept =
    { $kept ->
        [yes] { $by } { AGREE($by, "garde ses", "gardent leurs", "gardez vos") } dons pour tout ce conflit.
       *[no] { $by } { AGREE($by, "pourra", "pourront", "pourrez") } de nouveau user de { AGREE($by, "ses", "leurs", "vos") } dons.
    }
yon-told-koma-spent = { $character } { AGREE($character, "dépense", "dépensent") } un Koma{ $said }
yon-told-koma-spent-gm = Le meneur puise un Koma dans sa réserve{ $said }
yon-told-setback-taken = { $character } { AGREE($character, "encaisse", "encaissent") } un revers { $severity }{ $said }
yon-told-rerolled = { $character } { AGREE($character, "relance et obtient", "relancent et obtiennent") } { $faces } : { $successes } en tout.
yon-told-approach-changed = { $character } { AGREE($character, "change", "changent") } d’approche{ $said }
yon-told-test-settled =
    { $degree ->
        [failure] Zéro succès : { $character } { AGREE($character, "échoue", "échouent") }, et les ennuis commencent.
        [partial] Un succès : { $character } { AGREE($character, "y arrive", "y arrivent") }, à peu près.
       *[full] { $total } succès : { $character } { AGREE($character, "obtient", "obtiennent") } exactement ce qu’il fallait.
        [spotlight] { $total } succès ! La vedette est { TO($character) }, qui { AGREE($character, "raconte", "racontent") }.
    }
yon-told-story-proposed = { $by } { AGREE($by, "raconte et attend", "racontent et attendent", "racontez et attendez") } { OWN($others, "l’accord", "votre accord") }{ $said }
yon-told-consent-given = { $by } { AGREE($by, "est", "sont", "êtes") } d’accord.
yon-told-consent-refused = { $by } { AGREE($by, "préfère", "préfèrent", "préférez") } qu’on raconte autrement.
yon-told-result-told = { $by } { AGREE($by, "raconte", "racontent", "racontez") }{ $said }

## Un conflit

yon-told-round-compared =
    { $won ->
        [yes] Manche { $round }, { $a } à { $b } : { $winner } { AGREE($winner, "l’emporte", "l’emportent") }.
       *[no] Manche { $round }, { $a } à { $b } : personne ne l’emporte.
    }
yon-told-specific-judged = Le concept { OF($character) } est le plus précis.
yon-told-specific-open = Rien ne départage les concepts. Un imprévu{ $said }
yon-told-award-passed = { $by } { AGREE($by, "n’en profite", "n’en profitent", "n’en profitez") } pas.
yon-told-round-told = Le meneur raconte la manche{ $said }
yon-told-went-out-of-play = { $character } { AGREE($character, "est", "sont") } hors-jeu jusqu’à la fin de la scène { $until }.
yon-told-eliminated = { $character } { AGREE($character, "sort", "sortent") } de l’histoire : tout s’arrête ici pour ce personnage.
yon-told-roller-named = { $character } { AGREE($character, "reprend", "reprennent") } les dés.
yon-told-went-on = { $character } { AGREE($character, "continue", "continuent") } autrement{ $said }
yon-told-stopped = { $character } { AGREE($character, "s’arrête", "s’arrêtent") } là{ $said }
yon-told-conceded = { $character } { AGREE($character, "concède et s’en tire", "concèdent et s’en tirent") }{ $said }
yon-told-koma-gained = { $character } { AGREE($character, "gagne", "gagnent") } { $n } Koma{ $said }
yon-told-conflict-settled =
    { $degree ->
        [partial] { $winner } { AGREE($winner, "gagne", "gagnent") } le conflit de justesse.
       *[full] { $winner } { AGREE($winner, "gagne", "gagnent") } le conflit, { $effective } succès.
        [spotlight] { $winner } { AGREE($winner, "gagne", "gagnent") } le conflit haut la main et { AGREE($winner, "raconte", "racontent") }.
    }
yon-told-conflict-open = Le conflit s’arrête sans vainqueur.

## De session en session

yon-told-session-ended = Fin de la session { $session }.
yon-told-adventure-ended = Fin de l’aventure { $adventure }.
yon-told-setback-erased = Le revers { $severity } { OF($character) } est effacé.
yon-told-adventure-began = L’aventure { $adventure } commence : revoyez vos liens.
yon-told-table-closed = La table est close. Merci d’avoir joué !
