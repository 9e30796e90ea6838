### 4-KOMA : le texte court de chaque règle.

## Avant de jouer

rule-yon-01 = Une personne mène le jeu ; chacune des autres, de une à six, joue un personnage. Les dés ont six faces, les Koma sont des jetons.
rule-yon-02 = D’abord, le monde : le meneur le présente, tout le monde s’assure d’imaginer le même, et chaque joueur le confirme. Les détails gagnent à se régler ensemble.

## Les personnages

rule-yon-03 = Une feuille complète : un concept, un défaut, un don, un signe distinctif et un nom ; ensuite viennent les liens.
rule-yon-04 = Le concept tient en une formule qui fait voir à toute la table de quoi le personnage est capable. Les clichés sont les bienvenus.
rule-yon-05 = En cas de doute, le meneur demande des précisions avant de jouer. Il peut refuser un concept trop vague ou trop puissant.
rule-yon-06 = Un seul défaut : un handicap, un travers, une allergie mortelle, un code d’honneur rigide, ou toute faiblesse que le meneur accepte.
rule-yon-07 = Un défaut qui ne peut gêner personne dans cette aventure ne vaut rien : le meneur le refuse.
rule-yon-08 = Un seul don pour commencer : un talent hors du commun, peut-être surnaturel. S’il paraît trop fort, le meneur peut lui poser une limite.
rule-yon-09 = Chaque don sert une fois par session, d’une façon sur trois : un avantage majeur dans l’histoire, une réussite automatique à 2 succès, ou un succès de plus sur un jet.
rule-yon-10 = La réussite automatique s’annonce avant le premier jet, ou comme nouvelle approche après un revers. Elle remplace le jet : le total est 2 et aucun dé n’est sur la table.
rule-yon-11 = Le succès de plus peut s’annoncer après avoir vu les dés, tant que le résultat n’est pas accepté (en conflit : tant que la manche n’est pas comparée). Il reste quand on relance, il est perdu si l’on change d’approche.
rule-yon-12 = Un signe distinctif n’a aucun effet sur les règles.
rule-yon-13 = Un bon nom sonne bien et se retient ; l’authenticité passe après.
rule-yon-14 = Un personnage débute avec 1 Koma, sans revers ni condition.
rule-yon-15 = Dans l’ordre : tous les personnages sont créés et présentés, puis on noue les liens.

## Les liens

rule-yon-16 = Trois liens par personnage : un but pour la session, une relation avec le personnage d’un autre joueur, une relation avec un personnage important du meneur, inventé au besoin.
rule-yon-17 = Un personnage du meneur a autant de liens qu’il en faut, ou aucun.
rule-yon-18 = Les buts peuvent s’opposer et les relations être à sens unique : rien n’oblige à la réciprocité.
rule-yon-19 = S’il n’y a pas d’autre joueur, le deuxième lien vise un second personnage du meneur.
rule-yon-20 = Agir selon un lien, ou le faire entrer en jeu, rapporte 1 Koma. Le joueur nomme le lien et le Koma est là ; le meneur peut l’annuler. La table peut aussi vouloir qu’on approuve d’abord.
rule-yon-21 = Chaque lien rapporte au plus une fois par scène, quel que soit le nombre d’évocations. Des liens différents rapportent chacun le leur.
rule-yon-22 = Au lieu du Koma, le joueur peut effacer un revers de sa feuille.
rule-yon-23 = Les personnages du meneur ne gagnent jamais de Koma.
rule-yon-24 = Meneur, mettez les liens à l’épreuve : un bon dilemme vaut mieux qu’un long combat.

## Une situation

rule-yon-25 = Tant que tout le monde est d’accord sur la suite, aucune règle ne sert. On ne lance les dés que si un échec mènerait quelque part d’intéressant.
rule-yon-26 = Le joueur dit d’abord ce qu’il veut obtenir, et comment.
rule-yon-27 = Le premier cas qui s’applique : le défaut gêne, 1 dé ; sinon le concept aide, 4 dés ; sinon, 2 dés. Le défaut l’emporte sur le concept.
rule-yon-28 = Chaque 5 et chaque 6 est un succès, sauf si la table a choisi d’autres faces.
rule-yon-29 = Aucun succès : le personnage n’obtient pas ce qu’il voulait, et les ennuis commencent. « Il ne se passe rien » n’est pas une réponse : un échec fait avancer l’histoire.
rule-yon-30 = Un succès : à peu près ce qui était voulu, parfois avec une complication ou une surprise. On ne punit pas une réussite, on fait monter la tension.
rule-yon-31 = Deux succès ou plus : exactement ce qui était voulu. Le meneur peut ajouter un petit plus, une information ou une condition favorable.
rule-yon-32 = Le meneur raconte ce qui se passe et ce qui s’ensuit, sauf quand le joueur a la vedette.
rule-yon-33 = Quatre succès ou plus : le joueur raconte à sa guise. Il peut y mêler les personnages des autres, s’ils sont d’accord, et ne contredit aucun fait établi.
rule-yon-34 = Un résultat qui ne plaît pas, quel qu’il soit, peut être amélioré par des Koma ou des revers. C’est le total final qui compte.
rule-yon-35 = Les personnages du meneur ne font de tests que dans un conflit.
rule-yon-36 = La main de dés : la base, plus les aides, l’anecdote, les dés de revers et les conditions favorables, moins les conditions défavorables. À zéro ou moins, aucun dé : échec automatique. Il n’y a pas de maximum.

## Travail d’équipe

rule-yon-37 = À plusieurs, un seul lance, avec un dé de plus par personne qui aide. La table peut vouloir que celui dont le défaut gêne n’apporte rien.
rule-yon-38 = Qui aide partage les conséquences, comme s’il avait lancé lui-même.
rule-yon-39 = Base, conditions et anecdote sont celles du lanceur. Dans un simple test, lui seul dépense des Koma et prend des revers, et lui seul en pâtit.

## Les conditions

rule-yon-40 = Une condition est un état passager, nommé en quelques mots clairs, favorable ou défavorable.
rule-yon-41 = Une condition qui s’applique au test de son porteur donne un dé de plus, ou en retire un.
rule-yon-42 = Des conditions différentes s’additionnent ; deux fois la même ne compte qu’une fois.
rule-yon-43 = Les conditions défavorables se retranchent en dernier. S’il ne reste aucun dé, l’échec est automatique.
rule-yon-44 = Une condition est aussi un fait : qui vole comme un oiseau vole vraiment.
rule-yon-45 = Une condition prend fin quand son porteur fait ce qu’il faut, ou quand la situation ne la porte plus : le poison jusqu’au remède, la hauteur jusqu’au premier pas.
rule-yon-46 = C’est le meneur qui dit, sur proposition de la table, si une condition s’applique.

## Les anecdotes

rule-yon-47 = Une fois par session, avant de lancer, chaque joueur peut établir un fait ou raconter une anecdote sur son personnage pour un dé de plus.
rule-yon-48 = L’anecdote peut partir du concept, et même du défaut. Elle devient un fait.
rule-yon-49 = Une anecdote ne contredit aucun fait établi ; le meneur peut y ajouter son grain de sel.

## Les Koma

rule-yon-50 = Pendant un test, 1 Koma permet de relancer tout ou partie des dés ; le joueur dit comment la chance ou le talent sauve la mise.
rule-yon-51 = On peut dépenser plusieurs Koma pour un même test, l’un après l’autre.
rule-yon-52 = On choisit les dés à garder, qui ne bougent plus ; on lance la main actuelle moins ceux-là. Conditions et dés de revers du moment comptent.
rule-yon-53 = Un Koma n’ajoute aucun dé et ne change pas l’approche. Il faut au moins un dé à lancer.
rule-yon-54 = Les personnages du meneur n’ont pas de Koma. À chaque session, le meneur en reçoit deux par joueur, pour relancer dans les conflits.
rule-yon-55 = Les Koma des joueurs se gardent d’une session à l’autre ; ceux du meneur sont remis à neuf.

## Les revers

rule-yon-56 = On peut refuser un résultat et prendre un revers pour relancer tout ou partie des dés, avant ou après des Koma.
rule-yon-57 = Au lieu de relancer, on peut changer d’approche : base et conditions sont jugées à nouveau, et un jet tout neuf remplace le précédent, même s’il est pire.
rule-yon-58 = Mineur, aucun dé : agaçant. Sérieux, un dé : difficile. Grave, deux dés : hors-jeu si ça rate. Critique, trois dés : éliminé si ça rate. Le meneur en raconte les conséquences.
rule-yon-59 = Les dés d’un revers restent dans la main jusqu’à la fin du test ou du conflit.
rule-yon-60 = On peut prendre plusieurs revers sur un test, un par relance ; leurs dés et leurs dangers s’additionnent.
rule-yon-61 = Chaque gravité ne se prend que si elle n’est pas déjà cochée sur la feuille. Elle le reste jusqu’à ce qu’on l’efface.
rule-yon-62 = Un revers s’efface par un lien, ou avec la permission du meneur entre deux aventures.
rule-yon-63 = Les personnages du meneur ne prennent de revers que dans les conflits, avec les mêmes dangers.
rule-yon-64 = Dans un simple test, « rater » veut dire zéro succès au moment d’accepter le résultat : un grave met hors-jeu, un critique élimine.
rule-yon-65 = Hors-jeu, un personnage ne peut rien apporter : ni test, ni aide, ni Koma, ni lien. Cela dure jusqu’à la fin de la scène suivante.
rule-yon-66 = Éliminé, un personnage quitte l’histoire pour de bon. Il n’est pas forcément mort.
rule-yon-67 = Effacer un revers pendant que son danger menace libère la case, mais pas le danger.
rule-yon-68 = Après un échec automatique, on peut prendre un revers : ses dés s’ajoutent à la vraie valeur de la main, même négative. Ni Koma ni don n’y peuvent rien.

## Les conflits

rule-yon-69 = Un conflit oppose des personnages de joueurs, ou l’un d’eux à quelqu’un d’important. On le garde pour les grandes occasions.
rule-yon-70 = Chaque camp fait un test qui convient à l’enjeu. Une main vide compte pour zéro et le conflit continue.
rule-yon-71 = La première manche, ce sont les deux jets. Chacune des suivantes naît d’un Koma ou d’un revers de celui qui vient de perdre ; les dés du gagnant ne bougent pas.
rule-yon-72 = À la fin de chaque manche, le camp qui a le plus de succès l’emporte.
rule-yon-73 = Avec deux succès d’avance ou plus, le gagnant de la manche peut donner une condition à l’un des personnages en présence.
rule-yon-74 = Cette condition ne change rien aux dés déjà lancés ; elle compte pour la suite.
rule-yon-75 = Avec quatre succès d’avance ou plus, le conflit s’arrête net.
rule-yon-76 = Sinon, le perdant choisit : concéder, ou continuer avec un Koma ou un revers. S’il n’a plus ni l’un ni l’autre, il concède.
rule-yon-77 = À égalité, le concept le plus précis l’emporte ; dans un groupe, celui du lanceur.
rule-yon-78 = Si rien ne départage les concepts, personne ne gagne la manche : un imprévu oblige à changer d’approche, sans rien payer. Qui s’arrête seul concède ; si les deux s’arrêtent, personne ne gagne.
rule-yon-79 = Dans l’ordre : les dons peuvent ajouter un succès, le camp mené d’abord ; on compare ; la condition éventuelle ; les graves en suspens ; la fin éventuelle ; sinon, le choix du perdant.
rule-yon-80 = Gagner une égalité, c’est battre l’adversaire ; la perdre ou la laisser sans vainqueur, non. Un grave reste en suspens jusqu’à la fin du conflit.
rule-yon-81 = Le conflit finit quand l’adversaire concède, est hors-jeu, éliminé, ou mené de quatre.
rule-yon-82 = Seul le test du gagnant prend effet, avec pour succès son avance de la dernière manche, au moins 1.
rule-yon-83 = Qui concède raconte comment il s’en tire et gagne 1 Koma par revers pris dans ce conflit. Le gagnant obtient tout de même l’enjeu.
rule-yon-84 = Perdre le conflit, même en concédant, déclenche un critique en suspens : éliminé.
rule-yon-85 = Le meneur raconte chaque manche et où l’on en est à la fin.
rule-yon-86 = Le gagnant peut imposer au perdant un lien né de ce qui vient de se passer. Il s’ajoute aux autres, ou remplace celui qu’il contredit.
rule-yon-87 = En conflit, une réussite automatique fixe le total à 2 ; seule une nouvelle approche la remplace.

## À plus de deux

rule-yon-88 = À plus de deux, on forme deux groupes ; chacun lance comme une équipe.
rule-yon-89 = À la fin d’une manche, n’importe quel membre du groupe perdant peut payer le Koma.
rule-yon-90 = Les revers restent personnels : la marque, le danger et les Koma d’une concession sont ceux de qui les prend.
rule-yon-91 = Un membre hors-jeu quitte le groupe et son dé avec lui ; les dés sur la table restent. Si c’est le lanceur, le groupe en nomme un autre.
rule-yon-92 = Le lanceur décide seul de concéder ; tous en subissent les suites. Le lien imposé vise un seul perdant.

## Au prochain épisode

rule-yon-93 = À chaque session, dons et anecdotes reviennent et la réserve du meneur est remise à neuf. Koma, revers, conditions, liens et hors-jeu restent.
rule-yon-94 = Le jeu est fait pour des histoires d’une ou deux sessions ; de courtes campagnes sont possibles.
rule-yon-95 = En campagne, pensez aux récompenses : un nouveau don toutes les deux ou trois sessions, un Koma pour un objectif atteint. Chaque don a son propre usage par session.
rule-yon-96 = À la fin de chaque session, les liens changent librement, à la lumière des événements.
rule-yon-97 = Si l’histoire le demande, le meneur peut permettre de changer de concept, ou même de défaut.
rule-yon-98 = Le joueur d’un personnage éliminé peut en créer un nouveau (1 Koma, trois liens), qui entrera quand le meneur le jugera bon.
