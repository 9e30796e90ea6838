### Psychopathe : les leçons. Une tâche, une aide et un mot de la fin par étape.

lesson-slide = Glisser
step-slide-path-task = Toutes les pièces se déplacent de même : elles glissent le long d’un chemin, aussi loin qu’on veut. Amenez l’infirmier en a3, puis en a3b2.
step-slide-path-hint = Un trait droit mène du centre à a3 ; un arc mène de a3 à a3b2.
step-slide-path-done = Voilà : une pièce ne quitte jamais les chemins.
step-slide-crossing-task = Chaque nœud est un croisement : on peut y changer de chemin au coup suivant. Allez en c2d2 en deux coups.
step-slide-crossing-hint = Traversez d’abord le plateau tout droit, jusqu’en d2.
step-slide-crossing-done = Deux coups suffisent presque toujours pour aller loin.

lesson-block = Se faire barrer la route
step-block-round-task = On ne passe pas par-dessus une pièce. Contournez le délateur et posez l’infirmier en a3, en trois coups.
step-block-round-hint = Quittez le rayon par l’arc, prenez un arc voisin, revenez par l’arc a3.
step-block-round-done = On contourne ce qu’on ne peut pas franchir.
step-block-reach-task = Montrez tous les nœuds où l’infirmier posé en a peut aller.
step-block-reach-hint = Des deux côtés du bord, un délateur l’arrête ; reste le rayon.
step-block-reach-done = C’est cela : il s’arrête avant la pièce, amie ou ennemie.

lesson-jump = Sauter les psychologues
step-jump-over-task = Les psychologues se laissent sauter. Menez l’infirmier de a1 à a3 d’un seul coup.
step-jump-over-hint = Le psychologue en a2 ne barre rien.
step-jump-over-done = Tout le monde saute les psychologues, des deux camps.
step-jump-several-task = Un psychologue à vous, un autre en face : sautez-les tous les deux pour aller en a3.
step-jump-several-hint = On en saute autant qu’il y en a à la file.
step-jump-several-done = Peu importe à qui ils sont.
step-jump-landing-task = Sauter, oui ; se poser dessus, non. Montrez tous les nœuds où l’infirmier posé en a peut aller.
step-jump-landing-hint = Il passe par-dessus a3 et a2, et s’arrête avant d1.
step-jump-landing-done = On se pose toujours sur un nœud vide.

lesson-border = Courir sur le bord
step-border-other-way-task = Le bord fait le tour du plateau, et l’on y va dans les deux sens. Votre délateur barre la route : allez quand même en b2a d’un seul coup.
step-border-other-way-hint = Partez de l’autre côté et faites presque tout le tour.
step-border-other-way-done = Le bord est le plus long des chemins.
step-border-special-task = Sur le bord, six nœuds spéciaux réunissent trois chemins. Passez par l’un d’eux pour aller en b3 en deux coups.
step-border-special-hint = Le nœud spécial ab est sur le bord, sur l’arc a3 et sur l’arc b3.
step-border-special-done = Les nœuds spéciaux ouvrent trois directions : ils compteront aussi pour les prises.

lesson-hold = La paralysie
step-hold-find-task = Un psychologue adverse retient les pièces qui partagent un chemin avec lui. Montrez toutes vos pièces qu’il paralyse.
step-hold-find-hint = Il est en a1f : sur l’arc a1, et sur le bord.
step-hold-find-done = Peu importent la distance et les pièces entre eux.
step-hold-along-task = Une pièce paralysée ne peut pas quitter ce chemin, mais elle peut y glisser. Menez l’infirmier en a1b3.
step-hold-along-hint = Restez sur l’arc a1.
step-hold-along-done = Elle bouge encore, mais sur ce chemin seulement.
step-hold-pin-task = À vous de paralyser : placez votre psychologue sur un chemin de l’infirmier adverse.
step-hold-pin-hint = L’arc b1 passe par a1b1, et par b1c1.
step-hold-pin-done = Il ne peut plus quitter ce chemin.
step-hold-stop-task = Paralysée sur deux chemins, une pièce ne bouge plus du tout. Immobilisez l’infirmier adverse.
step-hold-stop-hint = Un psychologue tient déjà l’arc a1 : placez l’autre sur l’arc b1.
step-hold-stop-done = Cloué sur place !

lesson-parley = La parlementation
step-parley-free-task = Quand des psychologues des deux camps sont sur le même chemin, ils parlementent et n’y paralysent plus personne. Libérez votre infirmier.
step-parley-free-hint = Amenez votre psychologue sur l’arc a1.
step-parley-free-done = Ils discutent : votre infirmier est libre.
step-parley-one-path-task = La parlementation ne vaut que sur le chemin partagé. Montrez vos pièces encore paralysées.
step-parley-one-path-hint = L’arc a1 et le bord sont libres ; l’arc b1 ne l’est pas.
step-parley-one-path-done = Chaque chemin se juge à part.

lesson-capture = Prendre
step-capture-informer-task = On prend à trois : deux infirmiers qui encadrent la victime sur un chemin, un délateur sur un autre chemin qui passe par elle. Complétez la prise en a1b1.
step-capture-informer-hint = Vos infirmiers encadrent déjà a1b1 ; le délateur doit atteindre l’arc b1.
step-capture-informer-done = Pris ! La prise est automatique, à la fin du coup.
step-capture-nurse-task = Cette fois le délateur attend, et il manque un infirmier. Prenez en a1b1.
step-capture-nurse-hint = Il faut un infirmier de l’autre côté, sur l’arc a1.
step-capture-nurse-done = Peu importe quelle pièce arrive la dernière.
step-capture-between-task = Les pièces intermédiaires et les distances ne comptent pas. Prenez le délateur en a1b1.
step-capture-between-hint = Regardez seulement qui est sur quel chemin.
step-capture-between-done = Rien n’arrête une configuration, sauf ses trois pièces elles-mêmes.
step-capture-two-task = Un seul coup peut prendre plusieurs pièces. Prenez-en deux !
step-capture-two-hint = Les deux victimes sont sur l’arc b1 : il manque un infirmier à son bout.
step-capture-two-done = Tout ce qui est en état de capture part d’un coup.

lesson-border-capture = Prendre sur le bord
step-border-capture-special-task = Sur le bord, les deux infirmiers ne comptent que s’il y a au plus un nœud spécial entre eux, du côté de la victime. Prenez le délateur en ab.
step-border-capture-special-hint = Il est sur un nœud spécial : c’est déjà le seul permis. Venez de l’autre côté par le rayon b.
step-border-capture-special-done = Un seul nœud spécial entre les infirmiers : la prise est bonne.
step-border-capture-limit-task = Deux coups amènent un infirmier de l’autre côté de b ; un seul prend. Lequel ?
step-border-capture-limit-hint = Comptez les nœuds spéciaux entre b2a et votre infirmier.
step-border-capture-limit-done = Au-delà de bc, il y en aurait eu deux : rien n’aurait été pris.

lesson-suicide = Ne pas se jeter dans la gueule du loup
step-suicide-barred-task = On ne peut pas amener une pièce là où elle serait en état de capture. Montrez tous les nœuds interdits à votre infirmier.
step-suicide-barred-hint = Deux infirmiers tiennent l’arc a1, un délateur l’arc b1.
step-suicide-barred-done = Trois pièces bien placées interdisent un nœud vide.
step-suicide-bar-task = À vous : interdisez a1b1 au psychopathe adverse.
step-suicide-bar-hint = Il manque un infirmier au bout de l’arc a1.
step-suicide-bar-done = Il ne peut plus y aller : c’est ainsi qu’on l’enferme.

lesson-resurrection = La résurrection
step-resurrection-back-task = Prendre un psychologue permet de remettre aussitôt une pièce perdue à sa place. Prenez-le, et remettez un délateur.
step-resurrection-back-hint = Jouez b-a1b, puis choisissez le délateur.
step-resurrection-back-done = Le voilà revenu, là où se tenait le psychologue.
step-resurrection-chain-task = Une pièce remise peut compléter une autre prise. Prenez deux pièces d’un coup !
step-resurrection-chain-hint = Avec quelle pièce en a1b1 l’infirmier en b1c1 serait-il encadré ?
step-resurrection-chain-done = La chaîne continue tant qu’elle prend.

lesson-danger = Voir le danger
step-danger-flee-task = L’adversaire menace de prendre votre délateur. Jouez un coup après lequel il ne peut plus rien prendre.
step-danger-flee-hint = Quittez l’arc a1, que tiennent ses infirmiers.
step-danger-flee-done = Regardez toujours ce que menace le délateur adverse.
step-danger-hold-off-task = Votre psychopathe ne peut pas bouger, et le délateur en c va le perdre. Empêchez-le d’arriver !
step-danger-hold-off-hint = Paralysez le délateur sur le rayon c : il ne pourra plus courir sur le bord.
step-danger-hold-off-done = La paralysie est la meilleure défense.

lesson-win = Gagner
step-win-one-task = Prendre le psychopathe adverse gagne la partie. Gagnez en un coup.
step-win-one-hint = C’est la prise que vous connaissez.
step-win-one-done = Gagné !
step-win-two-task = Le psychopathe est cloué par vos deux psychologues. Gagnez en deux coups.
step-win-two-hint = L’infirmier d’abord, le délateur ensuite.
step-win-two-done = Immobiliser, puis prendre : c’est ainsi qu’on gagne. À vous de jouer une vraie partie !

## Pour toutes les leçons
lesson-wrong = Ce coup est permis, mais il ne mène pas au but. Recommencez.
lesson-go-on = Continuez.
lesson-missing = Il en manque encore.
lesson-extra = Il y en a de trop.
lesson-both = Il en manque, et il y en a de trop.
