### La page : ce que la table de Psychodrame dit en plus.

## La table

psd-turn-place = Scène { $scene } · { $stage }
psd-turn-as = { $name }, qui { AGREE($name, "joue", "jouent", "jouez") } { $who }
psd-pane-cast = Personnages
psd-nothing-now = Rien pour l’instant : écoutez, regardez.
psd-looking-on = Vous regardez.

## Une ligne à dire

psd-line-hint = À écrire, ou à dire de vive voix…
psd-tell = Que se passe-t-il, que dit-on ?
psd-close = Un dernier mot avant le noir
psd-reply = On vous demande quelque chose. Votre réplique ?
psd-others = Ce conflit n’est pas le vôtre. Vous en mêlez-vous ?
psd-result = Racontez l’issue
psd-purge = Quel acte démesuré décharge l’émotion ?
psd-dispute-line = Votre réponse

## Ce qu’on peut faire, par envie

psd-group-people = Faire entrer, faire sortir
psd-group-inside = Changer au-dedans
psd-group-trait = Créer un trait
psd-group-fewer = Piocher moins que le score
psd-no-support = Ne soutenir personne
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
psd-lacks = Il manque : { $what }.
psd-sheet-ready = La fiche est prête.
psd-sheet-choosing = Un autre personnage, ou aucun ?
psd-ticked = Jeu psychologique dans cette scène : pas de point de résolution.
psd-purged = Purge dans cette scène : pas de point de résolution.
psd-resolution = { $n } sur { $most } vers la résolution
psd-feeling = { $emotion } { $now } (départ { $began })
psd-played-by = { OWN($player, "aux mains", "entre vos mains") }
psd-unplayed = à qui le veut
psd-extras = Personnages secondaires
psd-facts = Vrai, désormais
psd-map = Qui est lié à qui
psd-relink = Quelqu’un reste sans lien : { $who } { AGREE($who, "doit se lier", "doivent se lier", "devez vous lier") } à un autre problème.
psd-part-emotions = Émotions

## La scène

psd-at-stake = { OWN($who, "Le problème", "Votre problème") } : « { $problem } » ({ $n } sur { $most })
psd-whose = Quel problème cette scène met-elle en jeu ?
psd-focus-facts = { $n } sur { $most } · { $scenes ->
    [0] aucune scène encore
    [1] une scène
   *[other] { $scenes } scènes
 }
psd-dispute = { $step ->
    [asked] { $by } { AGREE($by, "attend", "attendent", "attendez") } une explication : { TO($author) } de répondre. On peut continuer.
    [maintained] { $author } { AGREE($author, "maintient", "maintiennent", "maintenez") }, { $by } { AGREE($by, "ne l’accepte", "ne l’acceptent", "ne l’acceptez") } pas : la mise en scène tranche.
   *[upheld] { $author } { AGREE($author, "doit raconter", "doivent raconter", "devez raconter") } autrement.
 }

## Le conflit

psd-wants = { $who } { AGREE($who, "veut", "veulent", "voulez") } :
psd-inner-against = Au-dedans, { $player } { AGREE($player, "dit", "disent", "dites") } non : « { $what } »
psd-round = Relance : tour { $n }
psd-side-for = Veut
psd-side-against = Résiste
psd-deck = Paquet : { $unseen }{ $under ->
    [0] { "" }
   *[other] { " " }· { $under } dessous
 }{ $discard ->
    [0] { "" }
   *[other] { " " }· { $discard } { AGREE($discard, "défaussée", "défaussées") }
 }
psd-mark-done = a fini
psd-mark-ticked = jeu psychologique
psd-window = Se ferme tout seul. Sans réponse, on continue.
psd-risk = De quoi menacez-vous { $whom } ?
psd-would-win = { $who } { AGREE($who, "obtient son", "obtiennent leur", "obtenez votre") } but.
psd-would-fail = { $who } { AGREE($who, "manque son", "manquent leur", "manquez votre") } but.
psd-would-tie = Égalité : relance.
psd-would-hit = { $who } { AGREE($who, "reçoit", "reçoivent", "recevez") } { $points ->
    [1] un point.
   *[other] { $points } { AGREE($points, "point", "points") }.
 }
psd-would-decide = Valeurs égales : { $who } { AGREE($who, "tranche", "tranchent", "tranchez") }.
psd-as-it-is = En l’état
psd-if-swapped = En échangeant avec { $who }
psd-odds = Mes chances
psd-odds-lead = En pour cent, si chacun joue sa plus grande combinaison et que les autres ne piochent plus.
psd-odds-row = { $resists ->
    [yes] but empêché
   *[no] but
 } { $goal } % · relance { $rematch } % · blessure { $hit } %
psd-guided = Récit libre, guidé par la croyance { OF($who) } : « { $belief } »

## Les répercussions

psd-packet = { $who } : reste à répartir { $left } sur { $points }
psd-packet-of-death = { $who }, après cette mort : reste à répartir { $left } sur { $points }
psd-spent-by = { $player } { AGREE($player, "les répartit", "les répartissent", "les répartissez") }.
psd-for-which = À quel risque répond le prochain point ?
psd-spend-more = Nouveau trait, plusieurs points, reformuler

## La fin

psd-end = Ce qu’il en reste
psd-end-sums = Scènes : { $scenes }. Conflits : { $conflicts }. Relances : { $rematches }. Actes irréversibles : { $acts }. Morts : { $deaths }. Problèmes résolus : { $resolved }.
psd-end-alive = { $who } : « { $problem } » ({ $n } sur { $most })
psd-end-dead = { $who } { AGREE($who, "a perdu", "ont perdu", "avez perdu") } la vie.
psd-end-retired = { $who } { AGREE($who, "a quitté", "ont quitté", "avez quitté") } l’histoire.
psd-epilogue-write = Écrire l’épilogue : { $who }
psd-epilogue-what = La suite, en quelques phrases : { $who }
psd-epilogue-hint = Tout le monde le lit tout de suite, et de nouveau à la fin, à la place de la dernière réplique. Vous pouvez le récrire tant que la partie dure.
psd-epilogue-keep = Garder cet épilogue
psd-sequel = Une autre partie avec les mêmes personnages
psd-sequel-lead = Ils gardent croyances, traits, émotions et points ; chacun peut encore en changer.
psd-script = La pièce
psd-script-scene = Scène { $n }

## Écrire un personnage, une question à la fois

psd-steps = { $n } sur { $most }
psd-keep = Garder, et la suite
psd-back = Question précédente
psd-nameless = Un personnage
psd-quoted = « { $text } »
psd-sheet-later = à venir : { $what }
psd-group-problems = Les problèmes du groupe
psd-writes-still = En train d’écrire…
psd-relation-of = Et { $to }, pour { $from } : « { $text } »
psd-fine = Ça me va
psd-discuss = Parlons-en
psd-q-identity = Qui jouez-vous ?
psd-q-age = Quel âge ?
psd-q-activity = Que fait ce personnage, surtout ?
psd-q-belief-about-oneself = Que { AGREE($who, "croit", "croient") } { $who } à { AGREE($who, "son", "leur") } propre sujet ?
psd-q-belief-about-others = Et des autres, qu’est-ce { THAT($who) } { AGREE($who, "croit", "croient", "croyez") } ?
psd-q-problem = Quel est { OWN($who, "le problème", "votre problème") } ?
psd-q-relation = Qui compte pour { $who } ?
psd-q-problem-link = Quel problème d’un autre touche { $who } ?
psd-q-tie = Tous les problèmes sont pris. Qui d’autre compte pour { $who } ?
psd-q-nuance = Qu’est-ce qui nuance { $who } ?
psd-q-free-trait = Un trait de plus pour { $who } ?
psd-q-emotions = Qu’est-ce { THAT($who) } { AGREE($who, "ressent", "ressentent", "ressentez") }, au départ ?
psd-q-confirm = { OWN($who, "La fiche", "Votre fiche") } est écrite. Est-ce bien cela ?
psd-menu-scope = porte
psd-menu-concern = touche à
psd-menu-with = avec
psd-menu-problem-of = celui de
psd-menu-stance = comment
psd-menu-nuanced = nuance

## Sur le bandeau

psd-chip = Fiche { OF($who) } : { $emotion } { $n }, { $points } sur { $most } vers la résolution

## Jouer la scène

psd-speaks = { $who } { AGREE($who, "parle", "parlent", "parlez") }
psd-acts = { $who } { AGREE($who, "agit", "agissent", "agissez") }
psd-setting = Le décor
psd-says-what = Que { AGREE($who, "dit", "disent") } { $who } ?
psd-does-what = Que { AGREE($who, "fait", "font") } { $who } ?
psd-seen-what = Que voit-on ?
psd-send = Raconter
psd-since = depuis votre dernier passage
psd-begin-conflict = Lancer un conflit
psd-close-scene = Clore la scène…
psd-close-gives = { $who } y { AGREE($who, "gagne", "gagnent", "gagnez") } un point : { $before } → { $after }
psd-close-lost = Sans point pour { $who } : purge ou jeu psychologique dans cette scène.
psd-group-end = En rester là
psd-last-scene = Tout le monde est d’accord : cette scène est la dernière.
psd-last-scene-asked = Cette scène sera-t-elle la dernière ? D’accord : { $agreed }. Il manque { OWN($wait, "l’avis", "votre avis") }.
psd-end-asked = { $n ->
    [0] Faut-il s’arrêter là ? Il manque { OWN($wait, "l’avis", "votre avis") }.
   *[other] Faut-il s’arrêter là ? D’accord : { $agreed }. Il manque { OWN($wait, "l’avis", "votre avis") }.
 }

## Le tapis

psd-goal-of = { OWN($who, "Le but", "Votre but") }
psd-mark-draws = pioche
psd-mark-next = va jouer
psd-mark-played = a joué
psd-mark-in = résiste
psd-inner-short = la voix
psd-mark-wants = veut le but
psd-mark-asked = doit répondre
psd-aimed = en mire
psd-spared = hors d’atteinte
psd-if = Si vous jouez ceci
psd-if-strongest = Si vous jouez ceci, et en face le plus fort
psd-against = { $one } contre { $other }
psd-by-number = le nombre
psd-by-rank = la valeur
psd-would-spare = Le coup ne porte sur personne.
psd-near-ten = { $emotion } à { $n } : dix est possible.
psd-draw-one = Un trait par manche : touchez-le, il pioche.
psd-draw-used = Trait joué pour cette manche.
psd-draw-with = Avec quoi tenir tête, pour { $who } ?
psd-draw-no-more = Ne plus piocher
psd-fire = Laisser éclater { $emotion }
psd-fire-price = { $now }, jusqu’à { $floor }{ $focus ->
    [yes] { " " }· au prix du point de la scène
   *[no] { "" }
 }
psd-fire-cards = { $n } { AGREE($n, "carte", "cartes") }
psd-odds-none = Ne plus piocher
psd-odds-cards = { $n } { AGREE($n, "carte", "cartes") } · { $what }
psd-odds-goal = le but
psd-odds-rematch = égalité, relance
psd-odds-lost = manqué
psd-odds-held = le but empêché
psd-odds-given = le but accordé
psd-risk-aloud = Dites à voix haute de quoi vous menacez { $whom }, puis jouez.
psd-play-these = Jouer { $cards }
psd-play-none = Ne rien abattre
psd-no-card = Plus une carte : énoncez tout de même un risque.
psd-psych-costs = La scène porte sur votre personnage : un jeu psychologique lui fait perdre le point de résolution.
psd-costs-point = La scène porte sur votre personnage : purger lui fait perdre le point de résolution.
psd-price-death = Votre personnage meurt et quitte l’histoire ; vous pourrez en écrire un autre.
psd-excess = { $emotion } { $now } : { $excess } de trop, retour à { $floor }

## La carte de l’issue

psd-set = { $n ->
    [0] rien
    [1] { $rank ->
        [A] un as
        [R] un roi
        [D] une dame
        [V] un valet
       *[other] un { $rank }
     }
    [2] deux { $rank ->
        [A] as
        [R] rois
        [D] dames
        [V] valets
       *[other] { $rank }
     }
    [3] trois { $rank ->
        [A] as
        [R] rois
        [D] dames
        [V] valets
       *[other] { $rank }
     }
   *[other] quatre { $rank ->
        [A] as
        [R] rois
        [D] dames
        [V] valets
       *[other] { $rank }
     }
 }
psd-verdict-won = { $who } { AGREE($who, "obtient son", "obtiennent leur", "obtenez votre") } but
psd-verdict-lost = { $who } { AGREE($who, "n’obtient pas son", "n’obtiennent pas leur", "n’obtenez pas votre") } but
psd-verdict-open = Égalité : on relance
psd-wounds = { $by } { AGREE($by, "blesse", "blessent", "blessez") } { $whom }
psd-points-word = { AGREE($n, "point", "points") }
psd-nobody-hurt = Personne n’est blessé.
psd-go-on = Reprendre la scène
psd-entrust = À qui confier { $points } { AGREE($points, "point", "points") } pour { $who } ?
psd-emotions-of = { OWN($who, "Les émotions", "Vos émotions") }
psd-where-falls = Où porte { OWN($who, "le coup", "votre coup") } ? « { $risk } »
psd-where-rest = Où { AGREE($n, "va le dernier point", "vont les points") } ?
psd-why-short = Pourquoi ? Un mot, ou dit de vive voix…
psd-touch-emotion = Touchez une émotion. À dix, l’irréversible.
psd-rather-trait = Plutôt un trait
psd-add-point = { $emotion } : { $n } sur 10, ajouter un point
psd-take-point = { $emotion } : { $n } sur 10, retirer un point
psd-all-laid = Tous les points sont placés.
psd-take-back = Reprendre le dernier point
psd-validate = { $n ->
    [0] Valider
   *[other] Encore { $n } { AGREE($n, "point", "points") }
 }
psd-one-more = { $emotion } : { $n }, un point de plus
psd-one-less = { $emotion } : { $n }, un point de moins

## Les épilogues

psd-arc = { OWN($who, "Les émotions", "Vos émotions") }, de la première scène à la dernière
