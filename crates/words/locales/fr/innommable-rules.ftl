### Innommable : le texte court de chaque règle, tel qu'on le lit en demandant « pourquoi ? ».

## La table et les dés

rule-inn-01 = On joue de trois à cinq, gardien compris : une personne garde le mystère, chacune des autres joue un personnage. À deux, six ou sept, personne n’a encore essayé.
rule-inn-02 = Comptez une demi-heure de préparation pour le gardien, seul, puis trois à quatre heures de jeu.
rule-inn-03 = Avec N personnages, il y a N + 3 dés à vingt faces, N + 1 à douze, autant que de personnages mais trois au plus à huit, et deux à quatre.
rule-inn-04 = Il y a toujours deux d4 au moins : le premier pour se mettre dans de mauvais draps, le second pour tenter d’en sortir.
rule-inn-05 = Le gardien joue le monde et tout ce qui s’oppose. Les autres jouent des gens exposés. Personne ne marque de points, personne ne gagne.
rule-inn-06 = Le gardien ne lance jamais les dés.

## Préparer le mystère

rule-inn-07 = Avant la partie, le gardien écrit cinq volets : le cadre, la source, les profiteurs, les symptômes, le rôle. Aucun ne reste vide.
rule-inn-08 = Le cadre est un lieu et une date. Mieux vaut noter aussi les endroits que l’on visitera.
rule-inn-09 = La source est unique et n’est pas un être humain. Ce peut être une pure idée : une découverte qui ruine tout ce que l’on croyait, par exemple.
rule-inn-10 = Il y a un profiteur au moins. Aucun ne comprend tout à fait avec quoi il joue.
rule-inn-11 = Il y a un symptôme au moins ; chacun découle du cadre, de la source ou d’un profiteur.
rule-inn-12 = Le rôle dit ce que sont les personnages dans cette histoire.
rule-inn-13 = Au départ, les personnages forment un groupe uni : ni comploteur ni traître parmi eux.
rule-inn-14 = Toute la préparation tient sur une feuille, recto verso au plus : environ six mille caractères. Au-delà, on vous prévient, sans rien refuser.
rule-inn-15 = Aucune fin n’est préparée. Le mystère est une situation de départ, rien de plus.
rule-inn-16 = Le cadre et le rôle sont dits à tout le monde avant de créer les personnages. Le reste est secret jusqu’à sa découverte.
rule-inn-17 = On s’attend à trouver d’abord des symptômes, puis des profiteurs, enfin la source. Rien n’y oblige.
rule-inn-18 = Tous les dés du gardien sont posés sur les éléments avant de jouer.
rule-inn-19 = Au début, tous les d20 sont dans le bol. Les d12, les d8 et les d4 restent chez le gardien.
rule-inn-20 = La source pèse deux, chaque profiteur deux, chaque symptôme un.
rule-inn-21 = Les dés se répartissent selon le poids. On arrondit en dessous, et ceux qui restent vont aux plus grandes fractions ; à égalité, la source d’abord, puis les profiteurs, puis les symptômes.
rule-inn-22 = Un bon compte : quatre symptômes de moins que de dés en réserve, et un ou deux profiteurs. Deux dés tombent alors sur la source, deux sur les profiteurs, un sur chaque symptôme.
rule-inn-23 = Les dés se distribuent des plus grands aux plus petits, des symptômes vers la source. Conséquence : pas d’effet paranormal avant d’avoir trouvé la source, à moins de déplacer un d4.
rule-inn-24 = Pendant la préparation, le gardien déplace les dés comme il veut. Un élément peut n’en porter aucun.
rule-inn-25 = Découvrir un élément libère tous ses dés. Deux profiteurs rencontrés ensemble libèrent les leurs ensemble.
rule-inn-26 = Asseyez-vous en cercle autour du bol, gardien compris.

## Les personnages

rule-inn-27 = Chacun crée un personnage : un nom, quelques lignes d’allure, d’origine et de caractère, un ancrage. Puis il le présente.
rule-inn-28 = Le personnage convient au rôle donné par le gardien.
rule-inn-29 = Le personnage est humain, et humain de cœur : ni monstre ni scélérat.
rule-inn-30 = Au départ, le personnage ne sait rien faire de surnaturel. Y croire est permis, le devenir en jeu aussi.
rule-inn-31 = Un ancrage, un seul : quelqu’un qu’on aime, une conviction profonde, un objet qui compte.
rule-inn-32 = Au début les mains sont vides, les ancrages intacts, et personne n’est sur la liste noire.

## Découvrir

rule-inn-33 = Quand une action mène logiquement à un élément, le gardien doit le révéler.
rule-inn-34 = Un élément présent dans une scène est révélé aussitôt.
rule-inn-35 = Découvrir ne dépend jamais d’un jet de dés.
rule-inn-36 = Ce qui est découvert met ses dés dans le bol, devant tout le monde, même si personne ne comprend encore ce qu’il a croisé. Les découvertes se numérotent dans leur ordre.
rule-inn-37 = Révéler n’oblige pas à expliquer. Le texte préparé reste secret jusqu’à ce que le gardien le publie, ou jusqu’à la fin.
rule-inn-38 = Vouloir une information que le gardien ne donne pas encore est un conflit. En cas de réussite, il la donne.
rule-inn-39 = Le gardien peut tisser dans le mystère ce que les monologues apportent. Les dés restent où la préparation les a mis.

## Monologues

rule-inn-40 = Prendre un dé dans le bol annonce un monologue, qui a lieu tout de suite. Tous les autres se taisent jusqu’à la fin.
rule-inn-41 = Un monologue est une courte scène à la première personne, en aparté ou devant témoins.
rule-inn-42 = Le monologue fini, on garde le dé.
rule-inn-43 = Le dé dit de quoi parler : d20, un rêve dont on se souvient ; d12, des perceptions inattendues ; d8, comment on apprend ce que nul ne devrait savoir ; d4, l’effet surnaturel que l’on déchaîne.
rule-inn-44 = Un dé ne se partage pas : à deux sur le même livre, il faut deux d8.
rule-inn-45 = Pour un d4, il faut déjà tenir un d8 en rapport, gagné autrement que par l’ancrage. Pas de don inné.
rule-inn-46 = Chaque monologue de ces quatre sortes inscrit le nom du personnage sur la liste noire, à moins que la table n’ait choisi les seuls effets paranormaux.
rule-inn-47 = Pas d’inscription si l’ancrage est au cœur du monologue. Le gardien peut le contester, juste après. Impossible quand l’ancrage est perdu.
rule-inn-48 = Un rêve raconté sans prendre de dé est un récit ordinaire : rien ne s’inscrit, et aucun dé ne se réclame ensuite.
rule-inn-49 = Le monologue d’ancrage est une scène avec ce qui vous retient. Le surnaturel n’y entre pas.
rule-inn-50 = Pour un monologue d’ancrage, on prend le plus grand dé du bol, et ses règles habituelles ne comptent pas.
rule-inn-51 = Un monologue d’ancrage n’inscrit jamais personne.
rule-inn-52 = On ne gagne un dé par un monologue d’ancrage qu’une fois par partie. La scène, elle, se joue autant qu’on veut.
rule-inn-53 = Pas de dé d’ancrage quand le bol est vide, ni quand l’ancrage est perdu.
rule-inn-54 = Seuls les monologues renforcent un personnage.
rule-inn-55 = On monologue librement, ou avant le premier jet d’un conflit ; jamais entre ce jet et la fin du conflit. Le premier qui demande est servi.

## Conflits

rule-inn-56 = Il y a conflit quand quelqu’un, ou la nature, s’oppose à une action. Le gardien a le dernier mot.
rule-inn-57 = La difficulté est le nombre de sortes de dés déjà passées par le bol, de un à quatre. Elle ne baisse jamais.
rule-inn-58 = La difficulté d’un conflit est celle de son premier jet, et ne bouge plus.
rule-inn-59 = On lance tous ses dés, sans en laisser.
rule-inn-60 = Un dé ne se perd jamais. Il ne quitte une main que s’il est donné.
rule-inn-61 = Un résultat pair vaut une réussite, la plus haute face en vaut deux, un impair ne vaut rien.
rule-inn-62 = Assez de réussites : l’action aboutit, et qui l’a tentée raconte comment.
rule-inn-63 = Trop peu : c’est un échec. Le nom s’inscrit, et le gardien raconte pourquoi le but n’est pas atteint.
rule-inn-64 = Un échec seul ne blesse personne. Pour nuire, le gardien doit biffer des noms.
rule-inn-65 = Une main vide ne lance rien : zéro réussite.
rule-inn-66 = Avant le premier jet, on peut renoncer, et la personne défiée peut céder. Rien ne s’inscrit. Face à une biffure, on ne renonce pas : on accepte.
rule-inn-67 = Personne n’ajoute ses dés à ceux d’un autre.

## Relances

rule-inn-68 = Après un échec, on peut relancer tous ses dés. Le nouveau total remplace l’ancien.
rule-inn-69 = La première relance demande de raconter une conduite étrange, et inscrit le nom une fois de plus.
rule-inn-70 = La seconde, et dernière, demande de raconter l’adieu à son ancrage. Il est perdu, quoi que disent les dés.
rule-inn-71 = Un même conflit inscrit deux fois au plus.
rule-inn-72 = Sans ancrage, pas de seconde relance.
rule-inn-73 = On ne relance ni une réussite ni une main vide.
rule-inn-74 = L’échec s’inscrit quand on l’accepte ou quand on relance. Si un dé donné sauve le jet, rien ne s’inscrit.

## Folie et sacrifice

rule-inn-75 = On est en danger avec six dés ou plus, ou avec trois dés occultes : d8 et d4 confondus.
rule-inn-76 = En danger, un seul 1 sur n’importe quel dé rend fou, pour toujours.
rule-inn-77 = Ce 1 n’interdit pas de relancer, et relancer ne l’efface pas. La folie attend la fin du conflit.
rule-inn-78 = Un dé d’ancrage compte parmi les six, mais n’est pas occulte.
rule-inn-79 = Sans danger, un 1 est un résultat impair, c’est tout.
rule-inn-80 = Un personnage fou n’entreprend plus rien. On raconte encore ce qu’il fait.
rule-inn-81 = Avant le premier jet, on peut rendre son personnage fou ou le laisser mourir : l’action réussit d’elle-même.
rule-inn-82 = On peut aussi le perdre pour rien, hors de tout conflit.
rule-inn-83 = Après un premier jet, plus de sacrifice dans ce conflit.

## Entre joueurs

rule-inn-84 = Quand deux personnages s’opposent, chacun lance tous ses dés et le plus de réussites l’emporte. La difficulté ne compte pas.
rule-inn-85 = Nul ne peut mettre le personnage d’autrui hors de jeu sans l’accord de qui le joue.
rule-inn-86 = La folie menace les deux.
rule-inn-87 = Qui perd a échoué : son nom s’inscrit et il peut relancer. Puis on compare de nouveau, jusqu’à ce que le perdant du moment accepte.
rule-inn-88 = À égalité, qui a commencé échoue.
rule-inn-89 = Qui gagne raconte l’issue.
rule-inn-90 = Un sacrifice avant le jet emporte l’affrontement aussitôt ; l’autre ne peut plus en faire autant.

## La liste noire

rule-inn-91 = Un nom s’inscrit pour un monologue, un échec, une première relance ou une suggestion faite. Pour rien d’autre.
rule-inn-92 = Le gardien peut biffer un ou plusieurs noms d’un personnage pour lui nuire.
rule-inn-93 = La gravité suit le rang du nom biffé : premier et deuxième, léger ; troisième et quatrième, sérieux ; cinquième et sixième, mortel ; à partir du septième, l’ancrage est menacé en plus.
rule-inn-94 = Le gardien peut ajouter des effets moindres, jamais pires que le plus haut rang biffé.
rule-inn-95 = On peut toujours tenter de nier ou d’éviter l’effet : un jet contre la difficulté, relances comprises. Une réussite l’annule.
rule-inn-96 = Plusieurs noms biffés ensemble, un seul jet pour résister à tout.
rule-inn-97 = Un nom biffé le reste, même si l’effet est évité.
rule-inn-98 = Le gardien biffe aussitôt après une inscription, ou plus tard, quand il veut.
rule-inn-99 = On ne biffe pas pendant une relance, un monologue, une suggestion ou un sacrifice : du premier jet à la fin du conflit, le gardien attend.
rule-inn-100 = Résister en vain est un échec comme un autre : le nom s’inscrit, et les effets ont lieu.
rule-inn-101 = Un effet mortel qui n’est pas évité peut tuer, sauf si la table en a décidé autrement. Aucun effet ne prend de dé ni ne rend fou.
rule-inn-102 = Un ancrage menacé reste intact, est atteint, ou se perd, au choix du gardien.
rule-inn-103 = On ne biffe que les noms de personnages encore en jeu.

## Suggestion

rule-inn-104 = On peut donner un dé à quelqu’un en laissant entendre quelque chose de son personnage, selon le dé : un rêve, une perception, un savoir interdit, un acte paranormal.
rule-inn-105 = Le dé vient de la main de qui donne, ou du bol, selon la table. Il perd son origine en changeant de main.
rule-inn-106 = C’est le nom de qui donne qui s’inscrit, pas celui de qui reçoit.
rule-inn-107 = On ne peut pas refuser. Ce qui est suggéré devient vrai, on s’en empare, on peut l’infléchir un peu.
rule-inn-108 = À chaque scène, chacun donne un dé au plus et en reçoit un au plus.
rule-inn-109 = Après un échec, un dé peut être donné : on ne lance que lui, et il s’ajoute. Les autres ont un court moment pour l’offrir.
rule-inn-110 = Si cela ne suffit pas, l’échec demeure. Au lieu de lancer le dé reçu, on peut aussi s’arrêter là.
rule-inn-111 = La suggestion va d’un personnage en jeu à un autre.

## Après le personnage

rule-inn-112 = Qui a perdu son personnage continue comme gardien auxiliaire : plus de jets, plus de monologues, mais des dés à donner.
rule-inn-113 = Il donne un dé au plus par personne et par scène, de sa main ou du bol.
rule-inn-114 = Avec le dé, il impose l’équivalent d’un monologue. Un d4 demande donc un d8 chez qui reçoit. Rien ne s’inscrit.
rule-inn-115 = Il peut le faire après un échec. Qui reçoit peut s’arrêter plutôt que de lancer.
rule-inn-116 = Le dé ne se refuse pas.

## La fin

rule-inn-117 = La partie s’achève quand tous les personnages sont fous ou morts, ou quand le mystère est désamorcé.
rule-inn-118 = Si c’est un désastre, le gardien raconte où mène le mystère, jusqu’au bout.
rule-inn-119 = Si le mystère est désamorcé, chacun peut raconter un court épilogue, même pour un mort ou un fou.
rule-inn-120 = Si le dernier personnage tombe dans l’acte même qui désamorce le mystère, le mystère est désamorcé.
