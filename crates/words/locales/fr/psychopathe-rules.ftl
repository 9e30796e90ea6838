### Psychopathe : le texte court de chaque règle.

## Le plateau

rule-psy-01 = Chaque nœud est le croisement de deux chemins exactement ; le centre et les six nœuds spéciaux en réunissent trois.
rule-psy-02 = Le bord est un seul chemin fermé, qui passe par les six nœuds spéciaux.
rule-psy-03 = Le plateau convient à trois joueurs : un tiers de tour le laisse inchangé. Le nôtre a toute la symétrie de l’hexagone.
rule-psy-04 = Un chemin ne passe jamais deux fois par le même nœud. Deux chemins se croisent en un nœud au plus, deux si l’un est le bord.
rule-psy-05 = Chacun commence avec treize pièces, un psychopathe, deux psychologues, quatre délateurs et six infirmiers, rangés face à face. Les dessins d’origine sont perdus : plateau et disposition de départ sont une reconstitution.

## Les coups

rule-psy-10 = Les blancs commencent, puis on joue à tour de rôle. Un tour, c’est un déplacement d’une de ses pièces ; on ne passe pas.
rule-psy-11 = Toutes les pièces se déplacent de même : le long d’un chemin qui passe par leur nœud, aussi loin qu’on veut, jusqu’à un nœud vide.
rule-psy-12 = On ne saute pas par-dessus une pièce, sauf les psychologues, des deux camps et autant qu’il y en a. On ne s’arrête jamais sur un nœud occupé.
rule-psy-13 = Sur le bord, on va dans les deux sens, aussi loin que rien n’arrête, mais sans revenir à son point de départ. Un nœud qu’on atteint de deux façons ne fait qu’un seul coup.

## La paralysie

rule-psy-20 = Paralysie : une pièce qui partage un chemin avec un psychologue adverse ne peut pas quitter ce chemin, quelles que soient les pièces entre eux.
rule-psy-21 = Paralysée sur deux chemins ou trois, une pièce ne peut plus bouger du tout.
rule-psy-22 = Parlementation : quand des psychologues des deux camps se trouvent sur un même chemin, plus aucun n’y paralyse personne. Cela ne vaut que pour ce chemin.
rule-psy-23 = Le psychopathe se laisse paralyser comme les autres. Un psychologue jamais : il parlemente avec celui qui voudrait le tenir.

## La capture

rule-psy-30 = Une pièce est en état de capture quand deux infirmiers adverses l’encadrent sur un chemin et qu’un délateur adverse se trouve sur un autre chemin passant par elle. Distances et pièces intermédiaires ne comptent pas.
rule-psy-31 = Là où trois chemins se croisent, les infirmiers et le délateur peuvent en utiliser deux quelconques.
rule-psy-32 = Sur le bord, les deux infirmiers ne comptent que s’il y a au plus un nœud spécial entre eux, du côté de la pièce ; le nœud de la pièce compte s’il est spécial. Le délateur n’a pas cette limite.
rule-psy-33 = Après un coup, toutes les pièces adverses en état de capture sont prises à la fois. Celui qui les prend les garde.
rule-psy-34 = Suicide : on ne peut pas amener une pièce là où elle serait en état de capture, même si son arrivée en prend d’autres. Trois pièces bien placées interdisent donc un nœud vide.

## La résurrection

rule-psy-40 = Résurrection : qui prend un psychologue peut aussitôt remettre une de ses pièces perdues, à son choix, là où il se trouvait. Un choix par psychologue pris ; on peut refuser.
rule-psy-41 = On ne peut pas remettre une pièce là où elle serait en état de capture, une fois les pièces prises retirées.
rule-psy-42 = Une pièce remise peut compléter d’autres captures, et ainsi de suite.

## La fin

rule-psy-50 = Prendre le psychopathe adverse gagne la partie sur-le-champ.
rule-psy-51 = La partie est nulle si celui qui doit jouer n’a aucun coup, si la même position revient une troisième fois, après cent demi-coups sans prise, si plus personne n’a un délateur et deux infirmiers, ou d’un commun accord ; une offre tient jusqu’à ce que l’adversaire ait joué. Abandonner perd ; dépasser son temps aussi, sauf si l’adversaire ne peut plus rien prendre.
rule-psy-52 = Nul ne gagne du temps seul : quand des pendules tournent, une pause se décide ensemble, arrête toutes les pendules et couvre le plateau ; chacun peut ensuite relancer la partie. Un duel ne raconte pas d’histoire : ni carte X, ni lignes, ni voiles.

## À trois

rule-psy-60 = À trois, les camps commencent sur les rayons a, c et e. On capture avec ses propres pièces seulement ; qui perd son psychopathe sort avec toutes ses pièces, et le dernier gagne. Chaque psychologue adverse paralyse ; deux camps suffisent pour parlementer. On passe le tour de qui ne peut pas jouer. La nulle demande l’accord de tous ceux qui jouent encore : qui joue sans l’avoir donné refuse pour tous, et l’offre tombe dès que quelqu’un sort.
