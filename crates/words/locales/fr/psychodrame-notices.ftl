### Psychodrame : ce qui se passe.

psd-notice-identity-set = { $by } baptise son personnage : { $name }, { $age }, { $activity }.
psd-notice-belief-set = { $who } croit ceci ({ $scope }) : { $text }
psd-notice-belief-cleared = { $by } efface une croyance de { $who }.
psd-notice-trait-set = { $who }, { $written_about } : { $written_text } ({ $written_score }).
psd-notice-balance-set = { $who } : { $first } { $one }, { $second } { $two }.
psd-notice-relation-acknowledged = { $by } { $agrees ->
    [yes] se reconnaît
   *[no] ne se reconnaît pas
 } dans la relation écrite par { $of }. { $comment }
psd-notice-secondary-promoted = { $name } sort de l’ombre : { $by } en fait son personnage principal.
psd-notice-sheet-confirmed = { $by } a terminé la fiche de { $who }.
psd-notice-remarked = { $by } ({ $kind }) : { $text }
psd-notice-creation-ended = Les personnages sont prêts. Que l’histoire commence.
psd-notice-direction-offered = { $open ->
    [yes] À qui veut de lancer la première scène.
   *[no] La mise en scène revient à { $to }.
 }
psd-notice-direction-passed = { $by } passe la main.
psd-notice-everybody-passed = Plus personne n’a de scène à proposer. Faut-il s’arrêter là ?
psd-notice-director-named = { $director } met en scène.
psd-notice-trait-created = Un nouveau trait pour { $who }, { $created_about } : { $created_text } ({ $created_score }).
psd-notice-end-proposed = { $by } propose d’en rester là.
psd-notice-end-voted = { $by } { $yes ->
    [yes] est d’accord pour s’arrêter
   *[no] veut continuer
 }.
psd-notice-vote-closed = On continue.
psd-notice-game-ended = Rideau. Scènes : { $scenes }. Conflits : { $tally_conflicts }. Problèmes résolus : { $tally_resolved }. Morts : { $tally_deaths }.
psd-notice-scene-framed = Scène { $number }, mise en scène par { $director }. { $place }. { $what } Avec { $present }. Il s’agit de { $focus }, et de son tourment : { $problem }
psd-notice-narrated = { $voice ->
    [yes] { $who }
   *[no] { $by }
 } : { $text }
psd-notice-entered = { $who } entre en scène{ $first ->
    [yes] { "" } pour la première fois
   *[no] { "" }
 }. { $text }
psd-notice-left = { $who } s’en va. { $text }
psd-notice-secondary-created = Quelqu’un paraît : { $name }. { $description }
psd-notice-brought-in = { $who } revient dans l’histoire.
psd-notice-secondary-claimed = { $by } aimerait jouer { $who }.
psd-notice-secondary-given = { $to } joue { $who }.
psd-notice-secondary-released = { $by } laisse { $who } à qui le veut.
psd-notice-purged-by-act = { $who } déborde, et s’apaise ({ $emotion }) : { $text }
psd-notice-purged-by-belief = { $who } s’apaise ({ $emotion }) en se persuadant de ceci ({ $scope }) : { $text }
psd-notice-conflict-initiated = { $who } veut quelque chose de { $against } : { $goal }
psd-notice-cards-drawn = { $cards } pour { $who } ({ $why }).
psd-notice-deck-renewed = Le paquet est épuisé : les { $cards } cartes défaussées y retournent.
psd-notice-accepted = { $who } ne se laisse pas faire. { $text }
psd-notice-refused = { $who } ne résiste pas. { $text }
psd-notice-opposed = { $who } s’interpose. { $text }
psd-notice-stayed-out = { $by } reste en dehors.
psd-notice-window-extended = { $by } demande un instant.
psd-notice-cards-put-under = { $cards } sous le paquet.
psd-notice-nobody-opposed = Personne ne s’oppose : { $who } obtient ce qu’il voulait.
psd-notice-yield-ended = La scène reprend.
psd-notice-left-to-narration = Il ne reste que des personnages secondaires : racontez.
psd-notice-development-began = Le conflit s’engage. On jouera dans cet ordre : { $order }.
psd-notice-trait-used = { $who } en appelle à « { $name } ». { $text }
psd-notice-points-discharged = { $who } laisse éclater { $points }. { $text }
psd-notice-support-offered = { $by } propose son soutien à { $who }.
psd-notice-support-declined = { $who } décline le soutien de { $from }.
psd-notice-supported = { $by } soutient { $who }.
psd-notice-joined = { $who } se jette dans la mêlée.
psd-notice-declared-done = { $by } n’ajoute rien.
psd-notice-done-cancelled = On peut encore répondre.
psd-notice-play-began = On abat les cartes.
psd-notice-combination-played = { $who } joue { $cards } et menace { $targets } : { $risk_text }
psd-notice-psych-window-opened = Quelqu’un joue-t-il un jeu psychologique ?
psd-notice-belief-ticked = { $who } triche avec la réalité, au nom de « { $conviction } »{ $swapped ->
    [yes] { "" }, et échange ses cartes avec { $swap_with }
   *[no] { "" }
 }. { $text }
psd-notice-psych-passed = { $by } s’en tient aux faits.
psd-notice-round-settled = Tour { $round } : { $settled_won ->
    [none] égalité, on relance
   *[other] c’est tranché
 }. { $settled_hits }
psd-notice-tie-awaited = Valeurs égales ({ $rank }) : { $decider } décide si chacun prend les cartes de l’autre.
psd-notice-tie-decided = { $by } décide : { $each ->
    [yes] chacun prend les cartes de l’autre
   *[no] personne ne prend rien
 }.
psd-notice-rematch-began = Relance, tour { $round }. On jouera dans cet ordre : { $order }.
psd-notice-result-awaited = { $narrators } raconte l’issue : le but est { $side ->
    [initiator] atteint
   *[opposition] manqué
 }.
psd-notice-result-narrated = { $who } : { $text }
psd-notice-packet-made = { $packet_victim } reçoit { $packet_points ->
    [1] un point
   *[other] { $packet_points } points
 } de répercussion.
psd-notice-note-taken = On note pour { $who } : { $risk } ({ $points }).
psd-notice-fact-established = C’est désormais vrai pour { $who } : { $risk }
psd-notice-packets-awaited = On répartit les répercussions.
psd-notice-packet-given = { $to } répartira les points de { $victim }.
psd-notice-points-spent = { $victim } : { $on }. { $text }
psd-notice-trait-vanished = « { $name } » ne veut plus rien dire pour { $who }{ $problem ->
    [yes] { "" } : il lui faut un autre problème
   *[no] { "" }
 }.
psd-notice-acts-awaited = { $who } va commettre l’irréparable.
psd-notice-act-proposed = { $act_who } s’apprête à tuer { $act_deaths } : { $act_text } Est-ce accepté ?
psd-notice-death-answered = { $by } { $agrees ->
    [yes] accepte
   *[no] refuse
 } la mort de { $who }.
psd-notice-act-narrated = { $act_who } commet un acte irréversible ({ $act_emotion }) : { $act_text }
psd-notice-character-died = { $who } meurt.
psd-notice-conflict-ended = Le conflit est clos ; on bat les cartes.
psd-notice-closing-began = La scène se referme. { $text }
psd-notice-declared-ready = { $by } n’a rien à ajouter.
psd-notice-scene-ended = Fin de la scène. { $gained ->
    [yes] { $focus } avance : { $points }.
   *[no] { $focus } n’avance pas.
 }
psd-notice-resolution-awaited = { $who } peut enfin se libérer de son problème.
psd-notice-problem-resolved = { $who } se libère. { $text } Ce n’est plus qu’un souvenir : { $past }. Un autre tourment s’annonce : { $problem }
psd-notice-character-retired = { $who } se libère et quitte l’histoire. { $text }
psd-notice-writing-awaited = Avant la scène suivante, { $seats } a quelque chose à écrire.
psd-notice-sheet-begun = { $by } crée un nouveau personnage.
psd-notice-character-declined = { $by } continue sans personnage principal.
psd-notice-challenged = { $by } demande à { $author } de s’expliquer. { $text }
psd-notice-explained = { $by } explique : { $text }
psd-notice-challenge-withdrawn = { $by } se satisfait de la réponse.
psd-notice-maintained = { $by } maintient son récit : la mise en scène tranchera.
psd-notice-ruled = { $by } tranche : { $upheld ->
    [yes] il faut raconter autrement
   *[no] le récit tient
 }. { $text }
psd-notice-retold = { $by } raconte autrement : { $text }
