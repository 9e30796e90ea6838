### Psychodrame : ce qui se passe.

psd-notice-identity-set = { $by } { AGREE($by, "baptise son", "baptisent leur", "baptisez votre") } personnage : { $name }, { $age }, { $activity }.
psd-notice-belief-set = { $who } { AGREE($who, "croit", "croient", "croyez") } ceci ({ $scope }) : { $text }
psd-notice-belief-cleared = { $by } { AGREE($by, "efface", "effacent", "effacez") } { OWN($who, "une croyance", "une de vos croyances") }.
psd-notice-trait-set = { $who }, { $written_about } : { $written_text } ({ $written_score }).
psd-notice-balance-set = { $who } : { $first } { $one }, { $second } { $two }.
psd-notice-relation-acknowledged = { $by } { $agrees ->
    [yes] { AGREE($by, "se reconnaît", "se reconnaissent", "vous reconnaissez") }
   *[no] { AGREE($by, "ne se reconnaît", "ne se reconnaissent", "ne vous reconnaissez") } pas
 } dans la relation écrite par { $of }. { $comment }
psd-notice-secondary-promoted = { $name } { AGREE($name, "sort", "sortent", "sortez") } de l’ombre : { $by } { AGREE($by, "en fait son", "en font leur", "en faites votre") } personnage principal.
psd-notice-sheet-confirmed = { $by } { AGREE($by, "a terminé", "ont terminé", "avez terminé") } { OWN($who, "la fiche", "votre fiche") }.
psd-notice-remarked = { $named ->
    [yes] À propos { OF($about) }, { $by }
   *[no] { $by } ({ $kind })
 } : { $text }
psd-notice-creation-ended = Les personnages sont prêts. Que l’histoire commence.
psd-notice-direction-offered = { $open ->
    [yes] À qui veut de lancer la première scène.
   *[no] La mise en scène revient { TO($to) }.
 }
psd-notice-direction-passed = { $by } { AGREE($by, "passe", "passent", "passez") } la main.
psd-notice-everybody-passed = Plus personne n’a de scène à proposer. Faut-il s’arrêter là ?
psd-notice-director-named = { $director } { AGREE($director, "met", "mettent", "mettez") } en scène.
psd-notice-trait-created = Un nouveau trait pour { $who }, { $created_about } : { $created_text } ({ $created_score }).
psd-notice-end-proposed = { $by } { AGREE($by, "propose", "proposent", "proposez") } d’en rester là.
psd-notice-end-voted = { $by } { $yes ->
    [yes] { AGREE($by, "est d’accord pour s’arrêter", "sont d’accord pour s’arrêter", "êtes d’accord pour vous arrêter") }
   *[no] { AGREE($by, "veut continuer", "veulent continuer", "voulez continuer") }
 }.
psd-notice-vote-closed = On continue.
psd-notice-game-ended = Rideau. Scènes : { $scenes }. Conflits : { $tally_conflicts }. Problèmes résolus : { $tally_resolved }. Morts : { $tally_deaths }.
psd-notice-scene-framed = Scène { $number }, mise en scène par { $director }. { $place } { $what } Avec { $present }. Il s’agit { OF($focus) }, et de son tourment : { $problem }
psd-notice-narrated = { $voice ->
    [yes] { $who }{ $told ->
        [yes] : { $text }
       *[no] { "" } { AGREE($who, "parle", "parlent", "parlez") }.
     }
   *[no] { $by }{ $told ->
        [yes] : { $text }
       *[no] { "" } { AGREE($by, "raconte", "racontent", "racontez") }.
     }
 }
psd-notice-entered = { $who } { AGREE($who, "entre", "entrent", "entrez") } en scène{ $first ->
    [yes] { "" } pour la première fois
   *[no] { "" }
 }. { $text }
psd-notice-left = { $who } { AGREE($who, "s’en va", "s’en vont", "vous en allez") }. { $text }
psd-notice-secondary-created = Quelqu’un paraît : { $name }. { $description }
psd-notice-brought-in = { $who } { AGREE($who, "revient", "reviennent", "revenez") } dans l’histoire.
psd-notice-secondary-claimed = { $by } { AGREE($by, "aimerait", "aimeraient", "aimeriez") } jouer { $who }.
psd-notice-secondary-given = { $to } { AGREE($to, "joue", "jouent", "jouez") } { $who }.
psd-notice-secondary-released = { $by } { AGREE($by, "laisse", "laissent", "laissez") } { $who } à qui le veut.
psd-notice-purged-by-act = { $who } { AGREE($who, "déborde, et s’apaise", "débordent, et s’apaisent", "débordez, et vous apaisez") } ({ $emotion }){ $told ->
    [yes] : { $text }
   *[no] .
 }
psd-notice-purged-by-belief = { $who } { AGREE($who, "s’apaise", "s’apaisent", "vous apaisez") } ({ $emotion }) en { AGREE($who, "se", "se", "vous") } persuadant de ceci ({ $scope }) : { $text }
psd-notice-conflict-initiated = { $who } { AGREE($who, "se dresse", "se dressent", "vous dressez") } face { TO($against) } : « { $goal } »
psd-notice-cards-drawn = { $cards } pour { $who } ({ $why }).
psd-notice-deck-renewed = Le paquet est épuisé : { $cards ->
    [one] la carte défaussée y retourne
   *[other] les { $cards } cartes défaussées y retournent
 }.
psd-notice-accepted = { $who } { AGREE($who, "ne se laisse", "ne se laissent", "ne vous laissez") } pas faire. { $text }
psd-notice-refused = { $who } { AGREE($who, "ne résiste", "ne résistent", "ne résistez") } pas. { $text }
psd-notice-opposed = { $who } { AGREE($who, "s’interpose", "s’interposent", "vous interposez") }. { $text }
psd-notice-stayed-out = { $by } { AGREE($by, "reste", "restent", "restez") } en dehors.
psd-notice-window-extended = { $by } { AGREE($by, "demande", "demandent", "demandez") } un instant.
psd-notice-cards-put-under = { $cards } sous le paquet.
psd-notice-nobody-opposed = Personne ne s’oppose : { $who } { AGREE($who, "arrive à ses", "arrivent à leurs", "arrivez à vos") } fins.
psd-notice-yield-ended = La scène reprend.
psd-notice-left-to-narration = Il ne reste que des personnages secondaires : racontez.
psd-notice-development-began = Le conflit s’engage. On jouera dans cet ordre : { $order }.
psd-notice-trait-used = { $quoted ->
    [yes] { $who } : { $text }
   *[no] { $who } { AGREE($who, "en appelle", "en appellent", "en appelez") } à « { $name } ». { $text }
 }
psd-notice-points-discharged = { $who } { AGREE($who, "laisse éclater", "laissent éclater", "laissez éclater") } { $points }. { $text }
psd-notice-support-offered = { $by } { AGREE($by, "propose son", "proposent leur", "proposez votre") } soutien { TO($who) }.
psd-notice-support-declined = { $who } { AGREE($who, "décline", "déclinent", "déclinez") } { OWN($from, "le soutien", "votre soutien") }.
psd-notice-supported = { $by } { AGREE($by, "soutient", "soutiennent", "soutenez") } { $who }.
psd-notice-joined = { $who } { AGREE($who, "se jette", "se jettent", "vous jetez") } dans la mêlée.
psd-notice-declared-done = { $by } { AGREE($by, "n’ajoute", "n’ajoutent", "n’ajoutez") } rien.
psd-notice-done-cancelled = On peut encore répondre.
psd-notice-play-began = On abat les cartes.
psd-notice-combination-played = { $who } { AGREE($who, "joue", "jouent", "jouez") } { $cards } et { AGREE($who, "menace", "menacent", "menacez") } { $targets } : « { $risk_text } »
psd-notice-psych-window-opened = Quelqu’un joue-t-il un jeu psychologique ?
psd-notice-belief-ticked = { $who } { AGREE($who, "triche", "trichent", "trichez") } avec la réalité{ $quoted ->
    [yes] { "" }
   *[no] , au nom de « { $conviction } »
 }{ $swapped ->
    [yes] { "" }, et { AGREE($who, "échange ses", "échangent leurs", "échangez vos") } cartes avec { $swap_with }
   *[no] { "" }
 }. { $text }
psd-notice-psych-passed = { $by } { AGREE($by, "s’en tient", "s’en tiennent", "vous en tenez") } aux faits.
psd-notice-round-settled = Tour { $round } : { $settled_won ->
    [none] égalité, on relance
   *[other] c’est tranché
 }. { $settled_hits }
psd-notice-tie-awaited = Valeurs égales ({ $rank ->
    [A] des as
    [R] des rois
    [D] des dames
    [V] des valets
   *[other] des { $rank }
 }) : { $decider } { AGREE($decider, "décide", "décident") } si chacun prend les cartes de l’autre.
psd-notice-tie-decided = { $by } { AGREE($by, "décide", "décident", "décidez") } : { $each ->
    [yes] chacun prend les cartes de l’autre
   *[no] personne ne prend rien
 }.
psd-notice-rematch-began = Relance, tour { $round }. On jouera dans cet ordre : { $order }.
psd-notice-result-awaited = { $narrators } { AGREE($narrators, "raconte", "racontent", "racontez") } l’issue : le but est { $side ->
    [initiator] atteint
   *[opposition] manqué
 }.
psd-notice-result-narrated = { $who }{ $told ->
    [yes] : { $text }
   *[no] { "" } { AGREE($who, "raconte", "racontent", "racontez") } l’issue.
 }
psd-notice-packet-made = { $packet_victim } { AGREE($packet_victim, "reçoit", "reçoivent") } { $packet_points ->
    [1] un point
   *[other] { $packet_points } { AGREE($packet_points, "point", "points") }
 } de répercussion.
psd-notice-note-taken = On note pour { $who } : « { $risk } » ({ $points }).
psd-notice-fact-established = C’est désormais vrai pour { $who } : « { $risk } »
psd-notice-packets-awaited = On répartit les répercussions.
psd-notice-packet-given = { $to } { AGREE($to, "répartira", "répartiront", "répartirez") } les points { OF($victim) }.
psd-notice-points-spent = { $victim } : { $on }. { $text }
psd-notice-trait-vanished = « { $name } » ne veut plus rien dire pour { $who }{ $problem ->
    [yes] { "" } : il lui faut un autre problème
   *[no] { "" }
 }.
psd-notice-acts-awaited = { $who } { AGREE($who, "va commettre", "vont commettre", "allez commettre") } l’irréparable.
psd-notice-act-proposed = { $act_who } { AGREE($act_who, "s’apprête", "s’apprêtent") } à tuer { $act_deaths }{ $told ->
    [yes] : { $act_text }
   *[no] .
 } Est-ce accepté ?
psd-notice-death-answered = { $by } { $agrees ->
    [yes] { AGREE($by, "accepte", "acceptent", "acceptez") }
   *[no] { AGREE($by, "refuse", "refusent", "refusez") }
 } la mort { OF($who) }.
psd-notice-act-narrated = { $act_who } { AGREE($act_who, "commet", "commettent") } un acte irréversible ({ $act_emotion }){ $told ->
    [yes] : { $act_text }
   *[no] .
 }
psd-notice-character-died = { $who } { AGREE($who, "meurt", "meurent", "mourez") }.
psd-notice-conflict-ended = Le conflit est clos ; on bat les cartes.
psd-notice-closing-began = La scène se referme. { $text }
psd-notice-declared-ready = { $by } { AGREE($by, "n’a", "n’ont", "n’avez") } rien à ajouter.
psd-notice-scene-ended = Fin de la scène. { $gained ->
    [yes] { $focus } { AGREE($focus, "avance", "avancent") } : { $points }.
   *[no] { $focus } { AGREE($focus, "n’avance", "n’avancent") } pas.
 }
psd-notice-resolution-awaited = { $who } { AGREE($who, "peut enfin se libérer de son", "peuvent enfin se libérer de leur", "pouvez enfin vous libérer de votre") } problème.
psd-notice-problem-resolved = { $who } { AGREE($who, "se libère", "se libèrent", "vous libérez") }.{ $told ->
    [yes] { "" } { $text }
   *[no] { "" }
 } Ce n’est plus qu’un souvenir : { $past }. Un autre tourment s’annonce : { $problem }
psd-notice-character-retired = { $who } { AGREE($who, "se libère et quitte", "se libèrent et quittent", "vous libérez et quittez") } l’histoire. { $text }
psd-notice-writing-awaited = Avant la scène suivante, { $seats } { AGREE($seats, "a quelque chose", "ont quelque chose", "avez quelque chose") } à écrire.
psd-notice-sheet-begun = { $by } { AGREE($by, "crée", "créent", "créez") } un nouveau personnage.
psd-notice-character-declined = { $by } { AGREE($by, "continue", "continuent", "continuez") } sans personnage principal.
psd-notice-challenged = { $by } { AGREE($by, "attend", "attendent", "attendez") } une explication : { TO($author) } de répondre. { $text }
psd-notice-explained = { $by } { AGREE($by, "explique", "expliquent", "expliquez") }{ $told ->
    [yes] : { $text }
   *[no] .
 }
psd-notice-challenge-withdrawn = { $by } { AGREE($by, "se satisfait", "se satisfont", "vous satisfaites") } de la réponse.
psd-notice-maintained = { $by } { AGREE($by, "maintient son", "maintiennent leur", "maintenez votre") } récit : la mise en scène tranchera.
psd-notice-ruled = { $by } { AGREE($by, "tranche", "tranchent", "tranchez") } : { $upheld ->
    [yes] il faut raconter autrement
   *[no] le récit tient
 }. { $text }
psd-notice-retold = { $by } { AGREE($by, "raconte", "racontent", "racontez") } autrement{ $told ->
    [yes] : { $text }
   *[no] .
 }
