### Psychodrame : le texte court de chaque règle.

## La table et le matériel

rule-psd-01 = On joue à deux, trois ou quatre ; chacun crée et joue son personnage principal.
rule-psd-02 = Un paquet de 52 cartes, sans jokers. Les cartes se piochent au hasard parmi celles qu’on n’a pas vues ; une carte glissée sous le paquet vient après toutes les autres.
rule-psd-03 = Du plus faible au plus fort : 2 à 10, valet, dame, roi, as. Les couleurs ne comptent pas.
rule-psd-04 = La table fixe de 3 à 10 le nombre de points qu’il faut pour résoudre un problème, le même pour tous.
rule-psd-05 = On est assis en cercle : le voisin de gauche est le suivant.
rule-psd-06 = Fiches, cartes, buts, risques et notes sont visibles de tous ; seul l’ordre du paquet est caché.
rule-psd-07 = Personne ne gagne et personne n’est éliminé : sans personnage, on met encore en scène, on soutient, on répartit.

## Les personnages principaux

rule-psd-08 = Chaque fiche porte un nom, un âge et une activité principale.
rule-psd-09 = Chaque fiche prend position sur soi et sur les autres, tous ou un groupe.
rule-psd-10 = Une ou deux croyances, qui couvrent ensemble soi et les autres ; une seule suffit si elle porte sur les deux.
rule-psd-11 = Une croyance sur soi commence volontiers par « je », une croyance sur les autres par leur nom ; son auteur dit sur qui elle porte.
rule-psd-12 = Chaque croyance a une case, vide au départ.
rule-psd-13 = Quatre traits dans cet ordre : problème, relation, lien avec un problème, nuance ; un cinquième, libre, si la table le veut.
rule-psd-14 = Un trait est un mot ou une courte phrase sur ce qui comptera dans l’histoire.
rule-psd-15 = Le problème est un tourment qui demande à être résolu ; il touche au moins un des six domaines.
rule-psd-16 = Le sujet du problème doit toucher son joueur.
rule-psd-17 = La relation nomme un autre personnage principal ; on en parle avec son joueur.
rule-psd-18 = Le lien rattache au problème d’un autre : on le soutient, on en souffre, on en est responsable, on en profite, ou autrement, avec ses mots.
rule-psd-19 = Un problème n’est l’objet que d’un seul lien, et jamais de celui de son porteur.
rule-psd-20 = La nuance contrebalance l’un des trois premiers traits.
rule-psd-21 = Tout trait écrit à la création vaut 5.
rule-psd-22 = Six émotions en trois couples : colère et amour, peur et confiance, tristesse et joie.
rule-psd-23 = Dans chaque couple, cinq points à partager, de 1 à 4 chacune.
rule-psd-24 = Le score de départ de chaque émotion reste noté et ne change jamais.
rule-psd-25 = Après la création, chaque émotion bouge seule.
rule-psd-26 = L’amour couvre amitié, famille et passion ; la confiance est celle qu’on a dans les autres.
rule-psd-27 = On crée à voix haute : les brouillons sont visibles et chacun peut les commenter.
rule-psd-28 = La première scène attend que chaque fiche soit complète et confirmée ; une fiche reprise d’une autre partie vaut telle quelle si elle a un problème.

## Les scènes

rule-psd-29 = Une partie est une suite de scènes ; une scène a un temps, un lieu, une action.
rule-psd-30 = Qui le veut lance la première scène et la met en scène.
rule-psd-31 = La scène close, la mise en scène est proposée au voisin de gauche.
rule-psd-32 = On peut passer la main, sans frais ni limite.
rule-psd-33 = Si tout le monde passe, la table choisit : s’arrêter ou refaire un tour.
rule-psd-34 = La scène met à l’épreuve le problème du personnage, en vie, d’un autre joueur.
rule-psd-35 = Poser la scène, c’est répondre à trois questions : où, qui est là, que se passe-t-il.
rule-psd-36 = Le personnage mis à l’épreuve est présent ; celui du metteur en scène peut l’être aussi.
rule-psd-37 = Chacun décide seul des actes et des paroles de son personnage.
rule-psd-38 = Tout le reste se raconte librement.
rule-psd-39 = Chacun peut suggérer ou questionner à tout moment ; cela n’engage personne.
rule-psd-40 = Ce qui dépend d’un personnage est d’ordinaire décrit par son joueur ; pas les gens.
rule-psd-41 = Devant un récit incohérent, on demande à son auteur de s’expliquer ; s’il maintient, le metteur en scène tranche.
rule-psd-42 = Le metteur en scène tranche même quand il est concerné.

## Personnages secondaires et entrées

rule-psd-43 = N’importe qui peut jouer un personnage secondaire.
rule-psd-44 = Un personnage secondaire n’a pas de fiche : un nom et des notes.
rule-psd-45 = Les joueurs dont le personnage est absent passent d’abord ; s’ils sont plusieurs, le metteur en scène choisit.
rule-psd-46 = Hors conflit, on fait entrer son personnage ou un personnage secondaire.
rule-psd-47 = Personne n’entre pendant un conflit.
rule-psd-48 = À sa première apparition, un personnage est décrit, allure et caractère.
rule-psd-49 = Hors conflit, un personnage peut s’en aller ; la scène reste la sienne si elle portait sur lui.

## La fin d’une scène

rule-psd-50 = Le metteur en scène clôt la scène quand il veut, en jeu libre.
rule-psd-51 = Un conflit accepté termine la scène, ses répercussions une fois réglées.
rule-psd-52 = Une scène contient un seul conflit accepté ; les refusés ne comptent pas.
rule-psd-53 = Avant la fin, un court délai pour purger ou créer un trait ; on le saute si personne n’a rien à purger.
rule-psd-54 = Dans l’ordre : suites du conflit, délai, point de résolution, problème résolu, puis la mise en scène tourne.

## De nouveaux traits

rule-psd-55 = Trois fois par partie, chacun crée librement un trait.
rule-psd-56 = Il porte sur le passé, le caractère, une opinion ou une relation, qui nomme quelqu’un.
rule-psd-57 = Entre les scènes, en jeu libre, avant la clôture, ou en plein conflit pour s’en servir aussitôt.
rule-psd-58 = Les traits nés des répercussions ne comptent pas parmi les trois.

## Un conflit commence

rule-psd-59 = Un conflit oppose au moins deux personnages de la scène.
rule-psd-60 = Un personnage principal au moins y prend part, et chaque participant a son propre joueur.
rule-psd-61 = Pour lancer un conflit : piocher une carte, dire son but, nommer ses adversaires présents.
rule-psd-62 = Le but doit engager l’autre personnage.
rule-psd-63 = Chaque adversaire nommé résiste ou non ; tout autre joueur présent peut s’interposer, ou rester en dehors.
rule-psd-64 = Qui résiste pioche une carte.
rule-psd-65 = Qui ne résiste pas est hors du conflit. S’il ne reste que des personnages secondaires, on raconte.
rule-psd-66 = Si personne ne s’oppose, le but est atteint et la carte glisse sous le paquet.
rule-psd-67 = Deux camps : celui qui veut, et tous ceux qui s’opposent.
rule-psd-68 = Les participants ne changent plus, sauf si la table laisse entrer aux relances.

## On pioche

rule-psd-69 = On raconte et on pioche dans l’ordre qu’on veut ; trait, soutien et décharge s’ajoutent.
rule-psd-70 = Un seul trait par tour, de son propre personnage.
rule-psd-71 = On pioche jusqu’à autant de cartes que le score du trait.
rule-psd-72 = S’en servir ne coûte rien ; le problème sert aussi.
rule-psd-73 = Qui est en dehors peut donner trois cartes à un participant, une fois par tour.
rule-psd-74 = Le soutien ne se justifie pas et ne se refuse pas, sauf si la table en décide autrement.
rule-psd-75 = Toutes les cartes sont face visible.
rule-psd-76 = On passe aux combinaisons quand tous ceux qui peuvent encore piocher ont fini ; une nouvelle pioche rouvre le droit de répondre.
rule-psd-77 = Le paquet épuisé, les cartes défaussées reviennent ; s’il n’y en a plus, on pioche moins.

## On joue ses cartes

rule-psd-78 = Chacun joue une combinaison : une à quatre cartes de même valeur.
rule-psd-79 = On joue dans le sens du cercle, l’initiateur en dernier.
rule-psd-80 = On joue l’un après l’autre, à découvert.
rule-psd-81 = Chaque combinaison s’accompagne d’un risque qui vise un ou plusieurs adversaires.
rule-psd-82 = Une combinaison a la valeur d’une seule de ses cartes.
rule-psd-83 = Le nombre décide du but, la valeur des répercussions.

## Le jeu psychologique

rule-psd-84 = Quand tout est sur la table, on peut cocher une croyance : c’est le jeu psychologique.
rule-psd-85 = Un seul joueur par conflit, le premier.
rule-psd-86 = Cocher donne le droit d’échanger toute sa combinaison avec celle d’un adversaire.
rule-psd-87 = On compte avec les cartes échangées ; les risques restent à qui les a dits.
rule-psd-88 = Si le tricheur gagne, il raconte librement, guidé par sa croyance.
rule-psd-89 = S’il est touché, il peut répartir lui-même son paquet.
rule-psd-90 = La coche s’efface à la fin du conflit.
rule-psd-91 = La scène, elle, s’en souvient.
rule-psd-92 = Sans croyances, pas de jeu psychologique.

## L’issue

rule-psd-93 = Qui joue le plus de cartes de même valeur gagne le but.
rule-psd-94 = Si c’est le camp adverse, le but est manqué.
rule-psd-95 = À égalité entre alliés, leur camp gagne et ils racontent ensemble.
rule-psd-96 = Le gagnant raconte l’issue, en respectant le but et ce qui s’est passé.
rule-psd-97 = À égalité entre camps, on relance.

## La relance

rule-psd-98 = Les cartes jouées sont défaussées ; celles qui ont touché restent devant la victime.
rule-psd-99 = Les cartes non jouées restent ; les cartes gardées ne se jouent pas.
rule-psd-100 = Un trait ne sert qu’une fois par conflit.
rule-psd-101 = La relance rouvre la pioche : un autre trait, un autre soutien.
rule-psd-102 = Qui n’a plus de carte en pioche une ; s’il n’y en a plus, il joue une combinaison vide.
rule-psd-103 = Le dernier à avoir joué commence, et l’on tourne dans l’autre sens.
rule-psd-104 = Chaque nouvelle combinaison énonce un nouveau risque.
rule-psd-105 = Une nouvelle égalité, une nouvelle relance.
rule-psd-106 = Après cinq relances, la valeur départage ; sinon le but est manqué.

## Les répercussions

rule-psd-107 = Les répercussions viennent après le récit de l’issue.
rule-psd-108 = Qui a joué plus haut touche les adversaires qu’il visait.
rule-psd-109 = Une carte, un point.
rule-psd-110 = Chaque cible reçoit le nombre entier.
rule-psd-111 = Gagner le but ne protège de rien.
rule-psd-112 = Les alliés ne se touchent pas.
rule-psd-113 = À valeur égale, le dernier à avoir joué décide : chacun prend les cartes de l’autre, ou personne.
rule-psd-114 = Le paquet réunit tout ce qu’un personnage a reçu dans le conflit.
rule-psd-115 = On confie son paquet à un autre joueur.
rule-psd-116 = Chaque point fait monter une émotion, bouger un trait, ou naître un trait.
rule-psd-117 = Une émotion ne dépasse pas 10, et une répercussion ne l’abaisse jamais.
rule-psd-118 = Un trait qui bouge peut être reformulé sur le même sujet.
rule-psd-119 = Un trait né des répercussions vaut les points qu’on y a mis.
rule-psd-120 = Les traits n’ont pas de maximum.
rule-psd-121 = Chaque risque enduré reçoit au moins un point.
rule-psd-122 = Chaque point se justifie par ce qui s’est passé ; une explication peut en couvrir plusieurs.
rule-psd-123 = Un risque enduré devient vrai pour tous.
rule-psd-124 = Tous les points se dépensent, sans dépasser 10 ni descendre sous 0.
rule-psd-125 = Ensuite toutes les cartes retournent au paquet et les coches s’effacent.

## Ce qui disparaît

rule-psd-126 = Un trait à 0 disparaît.
rule-psd-127 = Si c’est le problème, il en faut un autre avant la scène suivante, et la scène ne rapporte rien.

## Les actes irréversibles

rule-psd-128 = Une émotion à 10 force un acte irréversible.
rule-psd-129 = L’acte accompli, l’émotion revient à son score initial.
rule-psd-130 = Chaque émotion saturée a son acte.
rule-psd-131 = Les actes se jouent depuis la gauche du metteur en scène ; qui meurt avant n’agit plus.
rule-psd-132 = Un acte irréversible n’est pas une purge.
rule-psd-133 = On ne meurt que d’un acte irréversible ; si la table le veut, le joueur de la victime doit accepter.
rule-psd-134 = Qui avait une relation avec le mort en reçoit le score en points.
rule-psd-135 = Qui y a pris part ou l’a vu reçoit son émotion la plus haute.
rule-psd-136 = Les deux s’ajoutent.
rule-psd-137 = Ces points se répartissent avant la fin de la scène, par un autre.
rule-psd-138 = Ils peuvent saturer à leur tour.
rule-psd-139 = Le mort ne compte plus ; son joueur peut créer un autre personnage entre les scènes.

## Purger une émotion

rule-psd-140 = Dès qu’une émotion dépasse son score initial, on peut la décharger.
rule-psd-141 = Une purge ne descend pas sous le score initial.
rule-psd-142 = En conflit, chaque point déchargé est une carte, avec un acte démesuré.
rule-psd-143 = Hors conflit, un acte démesuré ramène une émotion à son score initial ; il faut être là.
rule-psd-144 = Hors conflit, une nouvelle croyance fait de même, présent ou non.
rule-psd-145 = Une émotion à la fois.
rule-psd-146 = Un acte démesuré est plus doux qu’un acte irréversible : il ne tue pas.
rule-psd-147 = La scène se souvient d’une purge ; entre les scènes on ne purge pas.

## Les autres dans un conflit

rule-psd-148 = Un personnage secondaire pioche autant de cartes que la plus haute émotion qu’il affronte.
rule-psd-149 = Il les pioche au début, une fois pour toutes.
rule-psd-150 = Contre plusieurs, la plus haute de toutes ; pas de nouvelle pioche aux relances.
rule-psd-151 = Sans fiche, il se bat comme les autres : soutien, combinaison, risque.
rule-psd-152 = Ce qu’il subit s’écrit sous son nom.
rule-psd-153 = On peut lancer un conflit contre soi-même.
rule-psd-154 = Un autre joueur incarne l’adversaire intérieur, comme un personnage secondaire.
rule-psd-155 = On demande d’abord aux absents ; personne d’autre ne s’oppose.

## La résolution

rule-psd-156 = À la fin de la scène, le personnage mis à l’épreuve gagne un point de résolution.
rule-psd-157 = Il le perd s’il a coché une croyance ou purgé une émotion.
rule-psd-158 = Rien d’autre ne compte.
rule-psd-159 = Au seuil, on raconte comment le personnage se libère de son problème.
rule-psd-160 = S’il reste, l’ancien problème devient un souvenir et un autre commence.
rule-psd-161 = Sinon, il quitte l’histoire.

## S’arrêter, reprendre

rule-psd-162 = On s’arrête quand tout le monde le veut ; pendant une scène, c’est la dernière.
rule-psd-163 = D’une partie à l’autre, on garde ses personnages, tels quels.
rule-psd-164 = Un personnage secondaire peut devenir principal.
