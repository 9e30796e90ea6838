### Psychopathe sur la page : le plateau, les parties, l’étude.

psy-list = { $first } et { $second }
psy-kind = { $kind ->
    [psychopath] psychopathe
    [psychologist] psychologue
    [informer] délateur
   *[nurse] infirmier
  }
psy-side = { $side ->
    [white] Les blancs
    [black] Les noirs
   *[red] Les rouges
  }
psy-piece = { $kind ->
    [psychopath] psychopathe
    [psychologist] psychologue
    [informer] délateur
   *[nurse] infirmier
  } { $side ->
    [white] blanc
    [black] noir
   *[red] rouge
  }
psy-the-piece = { $kind ->
    [psychopath] le psychopathe
    [psychologist] le psychologue
    [informer] le délateur
   *[nurse] l’infirmier
  } { $side ->
    [white] blanc
    [black] noir
   *[red] rouge
  }
psy-path = { $kind ->
    [border] le bord
    [diameter] le diamètre { $name }
   *[arc] l’arc { $name }
  }

## Le plateau

psy-board-label = Plateau : { $n } { AGREE($n, "pièce", "pièces") }. Au trait : { $turn }.
psy-board-help = Flèches : suivre les chemins. N et P : pièce ou nœud utile suivant, précédent. Entrée : choisir, puis jouer. Échap : lâcher. Un coup peut aussi être écrit plus bas.
psy-board-tools = Le plateau
psy-turn-board = Tourner
psy-names = Noms des nœuds
psy-threats = Menaces
psy-piece-at = { $piece } en { $node }
psy-node-piece = { $node } : { $piece }
psy-node-empty = { $node }, libre
psy-node-special = nœud spécial
psy-node-held = paralysé
psy-a-target = on peut y aller
psy-chosen = { $piece } : { $n ->
    [0] aucun nœud possible
    [one] un nœud possible
   *[other] { $n } nœuds possibles
  }.
psy-planned = { $piece } { $from } → { $to }
psy-planned-taken = { $kind ->
    [psychopath] le psychopathe
    [psychologist] le psychologue
    [informer] le délateur
   *[nurse] l’infirmier
  } { $node }
psy-planned-takes = prend { $pieces }{ $wins ->
    [yes] {" "}et gagne
   *[no] {""}
  }
psy-play-to = Jouer { $node }
psy-put-down = Reposer
psy-touch-a-piece = Touchez une pièce, puis le nœud où elle va.
psy-loupe-asks = Plusieurs nœuds sont tout près : touchez le bon dans la loupe.
psy-disc-home = Recentrer
psy-confirm = Confirmer chaque coup
psy-held-by = { $by } sur { $path }
psy-held = { $piece } est paralysé par { $by } : il ne peut pas quitter ce chemin.
psy-held-twice = { $piece } est paralysé par { $by } : il ne peut pas bouger.
psy-suicide = En { $node }, ce serait un suicide : { $nurses } l’encadrent sur { $along }, { $informer } le dénonce sur { $across }.
psy-stuck = { $piece } n’a nulle part où aller : d’autres pièces barrent ses chemins.
psy-threat = { $piece } est menacé par { $move } : { $nurses } l’encadreraient sur { $along }, { $informer } le dénoncerait sur { $across }.
psy-captured-by = Prise en { $node } : { $nurses } encadrent sur { $along }, { $informer } dénonce sur { $across }.
psy-show-capture = Qui a capturé ?
psy-barred-hint = Une croix marque un nœud où la pièce serait aussitôt prise : touchez-le pour voir par qui.
psy-put-back = Psychologue pris : que remettre en { $node } ?
psy-decline = Rien
psy-cancel = Annuler le coup
psy-held-pile = { $piece }, { $n }
psy-prisoners = Pièces prises par ce camp : { $side }
psy-no-prisoners = aucune prise
psy-has-played = a joué { $move }
psy-in-words = La position en mots
psy-type-move = Écrire un coup
psy-play-it = Jouer
psy-move-malformed = Un coup s’écrit « départ-arrivée », par exemple a2-a1 ; ajoutez « nœud=N » pour remettre une pièce.
psy-move-no-node = Le plateau n’a pas de nœud { $node }.
psy-move-order = Les nœuds se nomment dans l’ordre, chacun une fois.
psy-played = Coups joués
psy-first = Début
psy-previous = Coup précédent
psy-next = Coup suivant
psy-latest = Position actuelle
psy-reconstruction = Les dessins d’origine sont perdus : ce plateau et cette position de départ sont une reconstitution d’après le texte.
psy-reconstruction-more = Pourquoi ?

## Une partie

psy-to-move = { $side } ont le trait.
psy-moved = { $side } : { $move }
psy-quiet = Sans capture, nulle dans { $n } { AGREE($n, "demi-coup", "demi-coups") }.
psy-looking-back = Vous regardez une position passée.
psy-take-back = Annuler mon dernier coup
psy-taken-back = Coup annulé.
psy-hint = Un conseil
psy-hint-is = Conseil : { $move }
psy-draw = Proposer nulle
psy-draw-accept = Accepter la nulle
psy-draw-declined = La nulle n’a pas été acceptée.
psy-resign = Abandonner
psy-resign-sure = La partie s’arrête et vous la perdez.
psy-move-now = Qu’il joue maintenant
psy-premove-set = Coup préparé : il sera joué dès que ce sera possible.
psy-premove-cancel = Annuler le coup préparé
psy-premove-ask = Ce coup peut rendre une pièce : jouez-le, et dites laquelle.
psy-engine-failed = Le moteur ne répond pas. Annulez un coup ou rechargez la page pour le relancer.
psy-engine-silent = Le moteur ne répond pas. Rechargez la page pour le relancer.
psy-premove-off = Le coup préparé n’est plus possible : { $why }
psy-rematch = Revanche
psy-review = Revoir
psy-keep-record = La notation
psy-save = Enregistrer
psy-load = Ouvrir un fichier
psy-link = Lien
psy-link-label = Lien à copier

## Préparer une partie

psy-alone-title = Contre l’ordinateur
psy-new-level = Sa force
psy-level = Niveau { $level }
psy-new-level-hint = 1 pour débuter, 10 pour souffrir.
psy-new-colour = Votre couleur
psy-colour-white = Les blancs, qui commencent
psy-colour-black = Les noirs
psy-colour-any = Au hasard
psy-new-board = Plateau
psy-board-standard = Ordinaire, 103 nœuds
psy-board-small = Petit, 55 nœuds
psy-new-camp = Disposition de départ
psy-new-bonus = Secondes ajoutées à chaque coup
psy-new-start = Jouer
psy-computer = Ordinateur, niveau { $level }
psy-you = Vous

## L’accueil

psy-hub-lead = Des échecs repensés depuis leurs axiomes : toutes les pièces avancent de même, et l’on capture à trois, deux infirmiers qui encadrent et un délateur qui dénonce.
psy-picture = Le plateau, un disque parcouru d’arcs, et ses deux camps face à face.
psy-door-new = Jouer ici
psy-door-new-lead = À deux ou à trois autour de cet appareil, l’ordinateur aux places que l’on veut.
psy-door-alone = Contre l’ordinateur
psy-door-alone-lead = Dix niveaux, votre couleur, et rien d’autre à régler.
psy-door-rules = Les règles
psy-door-rules-lead = Les pièces, les vingt-quatre règles, et d’où vient ce plateau.
psy-my-games = Mes parties sur cet appareil
psy-n-moves = { $n ->
    [0] pas encore commencée
    [one] un demi-coup
   *[other] { $n } demi-coups
  }
psy-forget = Oublier la partie { $names }
psy-forget-it = Oublier cette partie
psy-forget-sure = Elle n’existe que sur cet appareil.

## Les règles

psy-rules-title = Les règles de Psychopathe
psy-rules-lead = Prenez le psychopathe adverse. Toutes les pièces avancent le long des chemins ; seul ce qu’elles font les distingue.
psy-diagrams-title = En images
psy-diagram-men = { $side } : { $men }.
psy-diagram-start = Au début, chaque camp se tient derrière ses infirmiers. Les blancs commencent.
psy-diagram-nurse = Une pièce va aussi loin qu’elle veut le long d’un des chemins qui passent par son nœud, l’infirmier comme les autres.
psy-diagram-informer = Aucune pièce ne passe par-dessus une autre : ce délateur s’arrête avant.
psy-diagram-psychologist = Seul le psychologue se laisse sauter, le vôtre comme celui d’en face.
psy-diagram-psychopath = Le bord est un chemin aussi, et il se referme : le psychopathe peut le prendre dans l’autre sens.
psy-diagram-hold = Un psychologue adverse sur un des chemins de votre pièce la tient : elle ne bouge plus que sur ce chemin-là.
psy-diagram-capture = La prise : deux infirmiers de part et d’autre sur un chemin, un délateur sur un autre. La pièce entre eux est retirée.
psy-diagram-suicide = On ne va pas là où trois pièces adverses prendraient aussitôt.
psy-diagram-put-back = Qui prend un psychologue remet à sa place une de ses pièces perdues, ou rien.
psy-diagram-end = Le psychopathe se prend comme toute autre pièce, et la partie est gagnée.
psy-rules-all = Les règles une à une
psy-about-psychopath = La pièce à prendre. Sa perte perd la partie.
psy-about-psychologist = Tient les pièces adverses qui partagent un chemin avec lui. On peut sauter par-dessus. Le prendre permet de remettre une pièce perdue.
psy-about-informer = Dénonce : l’un des trois qui capturent, sur un autre chemin que les infirmiers.
psy-about-nurse = Encadre : deux infirmiers de part et d’autre d’une pièce, sur un même chemin.
psy-origin-title = D’où vient ce plateau
psy-origin = Psychopathe est un jeu de GaalN (2001–2007, copyleft 2008). Les dessins qui accompagnaient son texte sont perdus. Le plateau et la position de départ montrés ici sont une reconstitution : le texte dit que chaque nœud croise deux chemins, sauf le centre et six nœuds spéciaux du bord qui en croisent trois, que le bord est fermé et que le plateau convient à trois joueurs. Ce disque est le dessin le plus simple qui tienne toutes ces phrases.

## L’étude

psy-door-study = Analyser
psy-door-study-lead = Un plateau pour essayer : variantes, commentaires, l’ordinateur qui juge, vos parties revues.
psy-study-title = Analyse
psy-engine = L’ordinateur juge
psy-coach-game = La partie
psy-coach-why = Pourquoi { $move } prend
psy-coach-off = Allumez-le : il montre ses trois meilleurs coups, et pourquoi ils prennent.
psy-coach-ply = Coup { $n }
psy-key-first = meilleur
psy-key-second = deuxième
psy-key-third = troisième
psy-key-span = la pince
psy-key-light = la dénonciation
psy-depth = profondeur { $n }
psy-worth = Évaluation, du point de vue des blancs : { $worth }
psy-win-in = { $side } gagnent en { $n }
psy-decided = { $side } ont gagné
psy-end = Fin
psy-promote = En faire la ligne principale
psy-cut = Effacer d’ici
psy-comment = Commentaire
psy-review-run = Chercher les tournants de la partie
psy-reviewing = Position { $n } sur { $all }…
psy-review-done = { $n ->
    [0] Aucun tournant trouvé.
    [one] Un tournant trouvé.
   *[other] { $n } tournants trouvés.
  }
psy-graph = Chances des blancs au fil de la partie
psy-accuracy = Précision : blancs { $white } %, noirs { $black } %.
psy-stop = Arrêter
psy-turn-blunder = { $n }. { $side }, { $move } : une bourde.
psy-turn-mistake = { $n }. { $side }, { $move } : une erreur.
psy-turn-doomed = { $n ->
    [one] Le psychopathe est perdu au coup suivant.
   *[other] Le psychopathe est perdu en { $n } coups.
  }
psy-turn-lost = Cela perd { $piece } en { $node }, par { $by }.
psy-turn-missed = { $n ->
    [one] Il y avait un gain en un coup.
   *[other] Il y avait un gain en { $n } coups.
  }
psy-turn-ground = Cela cède du terrain.
psy-turn-better = Mieux : { $move }.
psy-files = Fichiers, liens, autre position
psy-record = La partie
psy-position = La position
psy-paste = Coller une partie ou une position
psy-open = Ouvrir
psy-finished = Cette partie est finie.
psy-fresh = Position de départ
psy-fresh-small = Petit plateau
psy-unread-record = Cette partie ne se lit pas : { $why }
psy-unread-tag = à la ligne { $n }, une étiquette s’écrit [Nom "valeur"].
psy-unread-number = « { $text } » n’est pas le numéro attendu.
psy-unread-stray = « { $text } » ne suit aucun coup.
psy-unread-result = une partie finit par son résultat, 1-0, 0-1, 1/2-1/2 ou *.
psy-unread-move = demi-coup { $n }, { $text }. { $why }
psy-unread-variation = La variante { $n } de cette partie ne se lit pas : { $why }
psy-unread-branch = elle s’écrit « ligne:demi-coup coup / coup » et part d’un coup qui existe.
psy-unread-position = Cette position ne se lit pas. On écrit chaque pièce avec son nœud, qui a le trait (w ou b), puis les pièces perdues de chaque camp ou un tiret, ainsi : Xa Na2 xd nd2 w - -
psy-unread-board = Cette partie n’est pas là, ou ce plateau n’existe pas.
psy-edit = Composer une position
psy-edit-lead = Choisissez une pièce, puis touchez les nœuds. Toucher encore l’enlève.
psy-tools = Pièces
psy-rubber = Gomme
psy-too-many = Un camp n’a que { $n } de ces pièces : { $piece }.
psy-edit-turn = Au trait
psy-edit-lost = Pièces perdues
psy-clear = Vider
psy-opening = Position de départ
psy-edit-done = Analyser cette position
psy-edit-cancel = Annuler

## Les leçons

psy-door-lessons = Leçons
psy-door-lessons-lead = Chaque règle s’apprend en la jouant, du premier glissement à la victoire.
psy-lessons-lead = Une règle à la fois, sur le plateau. Ce que vous avez appris reste sur cet appareil.
psy-lesson-steps = { $n } sur { $all }
psy-lesson-step = Étape { $n }
psy-lesson-next = Étape suivante
psy-lesson-next-lesson = Leçon suivante
psy-lesson-play = Jouer une première partie
psy-lesson-check = Vérifier
psy-pointed = { $node } : { $on ->
    [yes] montré
   *[no] plus montré
  }
psy-lesson-again = Recommencer

## À une table du serveur

psy-door-online = Jouer avec un ami
psy-door-online-lead = À deux ou à trois, chacun chez soi, avec ou sans horloge : un lien suffit.
psy-pane-moves = Coups
psy-round = Coup { $n }
psy-over = Partie finie
psy-end-short = { $who ->
    [won] Vous gagnez
    [lost] Vous perdez
    [white] Les blancs gagnent
    [black] Les noirs gagnent
    [red] Les rouges gagnent
   *[drawn] Partie nulle
  }
psy-end-won = { $who ->
    [won] Vous gagnez
    [lost] Vous perdez
    [white] Les blancs gagnent
    [black] Les noirs gagnent
   *[red] Les rouges gagnent
  }.
psy-end-capture = { $who ->
    [won] Vous gagnez
    [lost] Vous perdez
    [white] Les blancs gagnent
    [black] Les noirs gagnent
   *[red] Les rouges gagnent
  } : { $who ->
    [lost] votre psychopathe est pris
   *[other] le psychopathe adverse est pris
  } en { $node }.
psy-end-resigned = { $who ->
    [won] Vous gagnez
    [lost] Vous perdez
    [white] Les blancs gagnent
    [black] Les noirs gagnent
   *[red] Les rouges gagnent
  } : { $who ->
    [lost] vous abandonnez
   *[other] l’adversaire abandonne
  }.
psy-end-time = { $who ->
    [won] Vous gagnez
    [lost] Vous perdez
    [white] Les blancs gagnent
    [black] Les noirs gagnent
   *[red] Les rouges gagnent
  } : { $who ->
    [lost] votre temps est écoulé
   *[other] le temps de l’adversaire est écoulé
  }.
psy-your-turn = À vous
psy-their-turn = { $name } { AGREE($name, "réfléchit", "réfléchissent", "réfléchissez") }
psy-thinks = { $name } { AGREE($name, "réfléchit", "réfléchissent", "réfléchissez") }. Vous pouvez préparer un coup.
psy-out = hors jeu
psy-days-left = { $days } j { $hours } h
psy-little-time = Il vous reste moins de vingt secondes.
psy-draw-waits = Vous proposez la nulle. La proposition tient jusqu’à ce que quelqu’un joue au lieu de l’accepter.
psy-draw-asked = { $name } { AGREE($name, "propose", "proposent", "proposez") } la nulle.
psy-draw-what = La partie serait nulle, et finie. La proposition tient jusqu’à votre coup.
psy-draw-needs =
    { $n ->
        [0] D’accord : { $agreed }. Il ne manque que vous.
       *[other] D’accord : { $agreed }. On attend aussi { $awaited }.
    }
psy-draw-decline = Non, je joue
psy-bot-1 = niveau 1
psy-bot-2 = niveau 2
psy-bot-3 = niveau 3
psy-bot-4 = niveau 4
psy-bot-5 = niveau 5
psy-bot-6 = niveau 6
psy-bot-7 = niveau 7
psy-bot-8 = niveau 8
psy-bot-9 = niveau 9
psy-bot-10 = niveau 10
psy-clock = Horloge
psy-clock-none = Sans horloge
psy-clock-fischer = En minutes, et plus à chaque coup
psy-clock-days = En jours par coup
psy-clock-minutes = Minutes par personne
psy-clock-per-move = Jours par coup
psy-clock-short = { $minutes } min + { $seconds } s
psy-clock-short-seconds = { $n } s par coup
psy-clock-short-days = { $n ->
    [one] un jour par coup
   *[other] { $n } jours par coup
  }
psy-told-moved = { $name } : { $move }
psy-told-draw = { $name } { AGREE($name, "propose", "proposent", "proposez") } la nulle.
psy-told-resigned = { $name } { AGREE($name, "abandonne", "abandonnent", "abandonnez") }.
psy-told-time = { $name } { AGREE($name, "n’a", "n’ont", "n’avez") } plus de temps.
psy-told-won = Bravo, { $name }.

## Les problèmes

psy-door-puzzles = Problèmes
psy-door-puzzles-lead = Prenez le psychopathe en un à quatre coups. Cinq degrés de difficulté, et des indices.
psy-puzzles-lead = À chaque fois, le psychopathe adverse tombe de force. Tout coup qui gagne aussi vite est accepté. Ce que vous avez résolu reste sur cet appareil.
psy-puzzles-coming = Les problèmes arrivent…
psy-puzzles-away = Les problèmes n’ont pas pu être chargés : rechargez la page.
psy-puzzles-solved = { $n } sur { $all } résolus.
psy-puzzles-begin = Commencer
psy-puzzles-go-on = Continuer
psy-daily = Le problème du jour
psy-daily-row = { $n ->
    [one] Un jour de suite.
   *[other] { $n } jours de suite.
  }
psy-puzzles-theme = Thème
psy-theme-any = Tous les thèmes
psy-puzzle-grade = Difficulté { $grade } sur 5
psy-puzzle-label = Problème { $n }, { $state ->
    [clean] résolu du premier coup
    [solved] résolu
   *[open] à résoudre
  }
psy-puzzle-title = Problème { $n }
psy-puzzle-known = déjà résolu
psy-puzzle-task = { $side } jouent et prennent le psychopathe adverse { $n ->
    [one] en un coup
   *[other] en { $n } coups
  }.
psy-puzzle-one-line = Une seule suite gagne aussi vite.
psy-puzzle-some-lines = Plusieurs suites gagnent aussi vite : toutes sont acceptées.
psy-puzzle-wrong = { $move } ne force pas la prise à temps : cherchez encore.
psy-puzzle-right = C’est cela.
psy-puzzle-goes-on = C’est cela. { $n ->
    [one] Encore un coup.
   *[other] Encore { $n } coups.
  }
psy-puzzle-reply = Réponse : { $move }
psy-puzzle-clean = Résolu, sans aide.
psy-puzzle-solved = Résolu.
psy-puzzle-piece = La pièce à jouer : { $piece } en { $node }.
psy-puzzle-target = Elle va en { $node }.
psy-puzzle-themes = En jeu : { $themes }.
psy-theme = { $theme ->
    [capture] une prise
    [fork] une double menace
    [hold] une paralysie
    [parley] une parlementation
    [bar] un nœud interdit
    [resurrection] une résurrection
    [border] le bord
    [double] une prise multiple
    [defence] une défense
   *[quiet] un coup calme
  }
psy-puzzle-next = Problème suivant
psy-puzzle-skip = Passer
psy-puzzle-study = Analyser
