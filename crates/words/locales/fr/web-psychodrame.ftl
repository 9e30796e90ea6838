### La page : ce que la table de Psychodrame dit en plus.

## La table

psd-turn-place = Scène { $scene } · { $stage }
psd-turn-as = { $name }, qui joue { $who }
psd-talk = Dire un mot, demander
psd-pane-cast = Personnages
psd-nothing-now = Rien pour l’instant : écoutez, regardez.
psd-looking-on = Vous regardez.
psd-script-so-far = Relire la pièce jusqu’ici

## Une ligne à dire

psd-speak = { $who } parle, agit
psd-speak-setting = Décor, autres gens
psd-line-hint = À écrire, ou à dire de vive voix : alors laissez vide.
psd-tell = Que se passe-t-il, que dit-on ?
psd-close = Un dernier mot avant le noir
psd-reply = On vous demande quelque chose. Votre réplique ?
psd-others = Ce conflit n’est pas le vôtre. Vous en mêlez-vous ?
psd-use = Quel trait se montre, et comment ?
psd-result = Racontez l’issue
psd-purge = Quel acte démesuré décharge l’émotion ?
psd-dispute-line = Votre réponse

## Ce qu’on peut faire, par envie

psd-group-conflict = Vouloir quelque chose de quelqu’un
psd-group-people = Faire entrer, faire sortir
psd-group-inside = Changer au-dedans
psd-group-trait = Créer un trait
psd-group-fewer = Piocher moins que le score
psd-no-support = Ne soutenir personne
psd-group-discharge = Décharger une émotion pour piocher
psd-group-remark = Commenter, suggérer, demander
psd-group-challenge = Contester un récit

## Les fiches

psd-cast = Les personnages
psd-sheet-of = { $who } ({ $player })
psd-dead = a perdu la vie
psd-retired = a quitté l’histoire
psd-draft = en cours d’écriture
psd-in-focus = au centre de la scène
psd-on-stage = en scène
psd-lacks = Il manque : { $what }.
psd-sheet-ready = La fiche est prête.
psd-sheet-choosing = Un autre personnage, ou aucun ?
psd-sheet-whole = Tout est écrit ; à confirmer.
psd-ticked = Jeu psychologique dans cette scène : pas de point de résolution.
psd-purged = Purge dans cette scène : pas de point de résolution.
psd-resolution = { $n } sur { $most } vers la résolution
psd-feeling = { $emotion } { $now } (départ { $began })
psd-played-by = aux mains de { $player }
psd-unplayed = à qui le veut
psd-extras = Personnages secondaires
psd-facts = Vrai, désormais
psd-map = Qui est lié à qui
psd-links = Qui est lié au problème de qui
psd-relink = Quelqu’un reste sans lien : { $who } doit se lier à un autre problème.
psd-part-identity = Qui est-ce ?
psd-part-beliefs = Croyances
psd-part-problem = Le problème
psd-part-relation = Une relation
psd-part-link = Lien avec le problème d’un autre
psd-part-nuance = Une nuance
psd-part-free = Un trait libre
psd-part-emotions = Émotions

## La scène

psd-at-stake = Le problème de { $who } : « { $problem } » ({ $n } sur { $most })
psd-whose = Quel problème cette scène met-elle en jeu ?
psd-focus-facts = { $n } sur { $most } · { $scenes ->
    [0] aucune scène encore
    [1] une scène
   *[other] { $scenes } scènes
 }
psd-dispute = { $step ->
    [asked] { $by } demande à { $author } de s’expliquer. On peut continuer.
    [maintained] { $author } maintient, { $by } ne l’accepte pas : la mise en scène tranche.
   *[upheld] { $author } doit raconter autrement.
 }

## Le conflit

psd-wants = { $who } veut :
psd-inner-against = Au-dedans, { $player } dit non : « { $what } »
psd-round = Relance : tour { $n }
psd-unanswered = On attend la réponse de { $who }.
psd-side-for = Veut
psd-side-against = Résiste
psd-deck = Paquet : { $unseen } { $under ->
    [0] { "" }
   *[other] · { $under } dessous
 } { $discard ->
    [0] { "" }
   *[other] · { $discard } défaussées
 }
psd-threatens = Menace { $targets } : « { $risk } »
psd-kept = Cartes reçues
psd-mark-done = a fini
psd-mark-ticked = jeu psychologique
psd-window = Se ferme tout seul. Sans réponse, on continue.
psd-which = Quelle combinaison ?
psd-read = Le plus de cartes égales obtient le but ; la plus haute valeur blesse.
psd-read-drawn = Le plus de cartes égales obtient le but ; toutes vos cartes plus hautes que les siennes blessent.
psd-preview = Si les autres jouent leur plus grande combinaison :
psd-risk = De quoi menacez-vous ?
psd-targets = Qui est menacé ?
psd-play-it = Jouer
psd-would-win = Le but est atteint.
psd-would-fail = Le but est manqué.
psd-would-tie = Égalité : relance.
psd-would-hit = { $who } reçoit { $points ->
    [1] un point.
   *[other] { $points } points.
 }
psd-would-decide = Valeurs égales ({ $rank }) : { $who } tranche.
psd-as-it-is = En l’état :
psd-if-swapped = En échangeant avec { $who } :
psd-odds = Mes chances
psd-odds-lead = Si chacun joue sa plus grande combinaison et que les autres ne piochent plus.
psd-odds-row = { $n ->
    [0] sans piocher
    [1] une carte de plus
   *[other] { $n } cartes de plus
 } : votre camp l’emporte { $goal } %, relance { $rematch } %, le coup porte sur vous { $hit } %
psd-goal-won = Le but est atteint : « { $goal } »
psd-goal-lost = Le but est manqué : « { $goal } »
psd-guided = Récit libre, guidé par la croyance de { $who } : « { $belief } »
psd-endured = { $who } endure ({ $points }) : « { $risk } »

## Les répercussions

psd-packet = { $who } : reste à répartir { $left } sur { $points }
psd-packet-of-death = { $who }, après cette mort : reste à répartir { $left } sur { $points }
psd-spent-by = { $player } les répartit.
psd-for-which = À quel risque répond le prochain point ?
psd-why = Pourquoi, d’après la scène ?
psd-spend-more = Nouveau trait, plusieurs points, reformuler

## La fin

psd-end = Ce qu’il en reste
psd-end-sums = Scènes : { $scenes }. Conflits : { $conflicts }. Relances : { $rematches }. Actes irréversibles : { $acts }. Morts : { $deaths }. Problèmes résolus : { $resolved }.
psd-end-alive = { $who } : « { $problem } » ({ $n } sur { $most })
psd-end-dead = { $who } a perdu la vie.
psd-end-retired = { $who } a quitté l’histoire.
psd-sequel = Une autre partie avec les mêmes personnages
psd-sequel-lead = Ils gardent croyances, traits, émotions et points ; chacun peut encore en changer.
psd-script = La pièce
psd-script-scene = Scène { $n }
