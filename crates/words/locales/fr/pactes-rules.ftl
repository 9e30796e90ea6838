### Pactes : le texte court de chaque règle, tel qu’on le lit en demandant « pourquoi ? ».

## Joueurs, rôles, matériel

rule-pac-01 = On joue à trois, ni plus ni moins : un Faust et deux démons.
rule-pac-02 = Les trois rôles se partagent avant toute chose et se gardent toute la partie. Quand l’ordre compte, c’est Faust, puis le premier démon, puis le second.
rule-pac-03 = Les dés ont six faces. Un contrat en demande deux par engagement : dix au plus.
rule-pac-04 = Un jeton d’âme vaut 1 ou 2, et sa valeur ne figure que d’un côté : face cachée, il ne dit rien. Il y a autant de 1 que de 2 : vingt-six de chaque, sauf si la table en a décidé autrement.
rule-pac-05 = Les jetons d’accomplissement marquent les progrès de Faust et s’empilent sur la feuille de jeu. Ils n’appartiennent à personne ; on ne peut ni les perdre, ni les dépenser, ni les échanger. Il y en a toujours assez.
rule-pac-06 = La feuille de jeu porte le désir, les six obstacles, les jetons d’accomplissement, la réserve et la défausse. Il y a six contrats : chacun reçoit un obstacle, des engagements, et un volet replié pour les vices cachés.

## Mise en place

rule-pac-07 = Chaque démon commence avec trois contrats vierges et un seul jeton d’âme, de valeur 1.
rule-pac-08 = Faust commence avec huit jetons d’âme de valeur 1 et quatre de valeur 2 : douze jetons, seize points d’âme.
rule-pac-09 = Tous les autres jetons d’âme sont mélangés, valeurs cachées, et forment la réserve. Elle en compte trente-huit au départ, sauf si la table en a décidé autrement.
rule-pac-10 = Au départ, Faust n’a aucun accomplissement et la défausse est vide.
rule-pac-11 = Aucun jeton d’âme n’apparaît ni ne disparaît : ceux des joueurs, de la réserve et de la défausse font toujours le même total. Un jeton mis de côté pour une offre compte pour qui l’offre.

## Désir et obstacles

rule-pac-12 = Faust énonce son désir en une phrase qui commence par « Je veux » (“I want” à une table anglophone) et dit simplement ce qu’il espère obtenir.
rule-pac-13 = Les démons peuvent souffler des désirs. Faust seul décide.
rule-pac-14 = Le désir choisi s’inscrit sur la feuille de jeu, sous les yeux de tous, et ne change plus.
rule-pac-15 = Un obstacle tient en une courte phrase : c’est un problème qui sépare Faust de son désir.
rule-pac-16 = On écrit les obstacles à tour de rôle : Faust, le premier démon, le second, puis de nouveau dans le même ordre. Cela en fait six, deux par personne.
rule-pac-17 = Chacun décide seul du texte de ses deux obstacles. Les six sont visibles de tous sur la feuille de jeu.

## Associations d’idées

rule-pac-18 = Si l’inspiration manque, la personne qui doit écrire un obstacle peut ouvrir la page d’associations. On ne l’ouvre qu’une fois par partie, et les obstacles déjà écrits restent.
rule-pac-19 = On pose le désir au milieu d’une page vide. Chaque démon écrit ensuite un péché dans un coin : orgueil, avarice, envie, colère, luxure, gourmandise ou paresse. Les deux peuvent choisir le même.
rule-pac-20 = À tour de rôle, Faust, le premier démon et le second ajoutent un mot que leur inspire le désir, un péché ou un autre mot de la page. On fait quatre tours : douze mots en tout.
rule-pac-21 = Aucune association ne se refuse : toutes sont bonnes. Mieux vaut aller vite que bien réfléchir.
rule-pac-22 = Les obstacles qui manquent s’écrivent ensuite dans l’ordre habituel. À son tour, chacun raye un mot de la page et s’en inspire. Le mot n’a pas à figurer dans l’obstacle.
rule-pac-23 = Un mot rayé ne sert plus. On peut rayer les douze mots et les deux péchés, jamais le désir.

## Manches

rule-pac-24 = La partie compte six manches, un contrat par manche. Les démons sont VRP en alternance, trois fois chacun. Le premier démon commence, sauf si la table en a décidé autrement.
rule-pac-25 = Les six contrats se jouent tous, même quand Faust a déjà ses six accomplissements ou ne peut plus les atteindre.
rule-pac-26 = Une manche a trois temps, toujours dans cet ordre : on rédige le contrat, on le paie, on le résout.

## Rédiger le contrat

rule-pac-27 = Le VRP prend un de ses contrats vierges et choisit un obstacle qui n’est pas encore rayé. Il le raye de la feuille de jeu et l’inscrit sur le contrat. À la sixième manche, il n’en reste qu’un.
rule-pac-28 = Le contrat est plié : le volet des vices cachés échappe aux regards.
rule-pac-29 = Le VRP propose un engagement : une façon de passer l’obstacle. C’est le plus souvent un événement ou une action, avec son résultat.
rule-pac-30 = Un engagement n’a rien de surnaturel. Le démon peut influencer n’importe qui et donner un coup de pouce au destin. C’est à la table d’y veiller.
rule-pac-31 = Faust accepte ou refuse. S’il refuse, le VRP propose autre chose pour la même ligne, contre le même obstacle. Refuser ne coûte rien, et Faust peut refuser autant qu’il veut.
rule-pac-32 = Tant que Faust n’a pas répondu, le VRP peut retirer ou reformuler sa proposition. Une fois acceptée, elle ne change plus d’un mot.
rule-pac-33 = L’engagement accepté s’inscrit sur la première ligne libre du contrat.
rule-pac-34 = L’autre démon écrit alors un vice caché pour cette ligne : un effet secondaire de l’engagement, de forme libre. C’est obligatoire. Le vice ne doit pas causer la mort de Faust.
rule-pac-35 = Un vice reste caché jusqu’à la résolution du contrat. D’ici là, seul son auteur peut le lire : ni Faust, ni le VRP.
rule-pac-36 = Après chaque vice caché, Faust choisit. Il signe, et l’on passe au paiement ; ou il continue, et le contrat gagne un engagement et un vice de plus.
rule-pac-37 = Pas de contrat vide, pas de manche sans contrat : il faut au moins un engagement pour signer.
rule-pac-38 = Un contrat compte cinq engagements au plus, sauf si la table en a décidé autrement. Quand la dernière ligne est remplie, Faust doit signer.
rule-pac-39 = Faust peut signer dès qu’une ligne est complète, pourvu qu’aucune proposition n’attende sa réponse et qu’aucun vice ne reste à écrire. Même s’il vient de dire qu’il continuait.
rule-pac-40 = Le VRP ne peut pas empêcher Faust de continuer : à lui de proposer quelque chose tant qu’il reste une ligne libre.
rule-pac-41 = Faust ne peut continuer que s’il a de quoi payer le contrat avec une ligne de plus. La première ligne est toujours permise.

## Payer

rule-pac-42 = Sans remise, un contrat coûte un point d’âme par engagement.
rule-pac-43 = Le VRP peut accorder une remise à tout moment avant le paiement. Tout le monde la voit et, pendant la manche, elle ne peut qu’augmenter. Le prix ne descend jamais sous zéro.
rule-pac-44 = Faust paie en se défaussant de jetons d’âme qu’il choisit. Ce sont les points qui comptent, pas le nombre de jetons.
rule-pac-45 = On ne rend pas la monnaie sur un paiement. Entre joueurs, en revanche, donner un 2 contre deux 1 est un échange comme un autre.
rule-pac-46 = Faust paie la plus petite somme qui couvre le prix. Il paie donc le compte exact, sauf si le prix est impair et qu’il n’a aucun 1 : il paie alors un point de trop.
rule-pac-47 = Un point payé en trop est perdu : il ne sert pas d’avance sur un autre contrat et ne rapporte rien au VRP.
rule-pac-48 = Si Faust n’a pas assez de points, il se défausse de tous ses jetons et le contrat suit son cours.
rule-pac-49 = Le paiement va à la défausse, puis le VRP pioche dans la réserve autant de jetons que le prix. Si Faust n’avait pas de quoi payer, le VRP pioche autant de jetons que de points payés.
rule-pac-50 = Seul le VRP connaît la valeur des jetons qu’il pioche ainsi.

## Les jetons

rule-pac-51 = Tout jeton d’âme payé, dépensé ou défaussé va à la défausse.
rule-pac-52 = On pioche au hasard, un jeton après l’autre. Si la réserve est vide, on y remet la défausse, mélangée. Si tout est vide, on ne pioche rien et l’effet est perdu.
rule-pac-53 = Un jeton à défausser ou à dépenser part aussitôt, et son propriétaire choisit en secret si c’est un 1 ou un 2. Un 1 suffit : la valeur ne change rien à l’effet.
rule-pac-54 = Qui doit se défausser d’un jeton et n’en a plus ne défausse rien, et ne devra rien plus tard.

## Résoudre le contrat

rule-pac-55 = Faust lance tous les dés ensemble : un par engagement et un par vice caché.
rule-pac-56 = Faust place un dé et un seul sur chaque engagement et sur chaque vice caché, comme bon lui semble, sans lire les vices.
rule-pac-57 = Faust peut déplacer les dés posés jusqu’à ce qu’il confirme. Seul un 6 dont l’effet immédiat a eu lieu ne bouge plus. Un dé converti garde son 4.
rule-pac-58 = Un effet immédiat se produit quand Faust pose le dé, et jamais plus tard. Il n’y en a que deux, et il faut un 6 : sur un engagement, Faust peut convertir un autre dé en 4 ; sur un vice caché, le VRP se défausse d’un jeton.
rule-pac-59 = Quand Faust pose un 6 sur un engagement, il peut aussitôt convertir un autre dé en 4.
rule-pac-60 = Faust convertit le dé de son choix parmi les autres dés du contrat, posés ou non, ou renonce à le faire. Un dé converti avant d’être posé se pose comme un 4.
rule-pac-61 = Quand Faust pose un 6 sur un vice caché, le VRP se défausse aussitôt d’un jeton d’âme ; lui seul sait s’il vaut 1 ou 2. S’il n’en a aucun, il ne se passe rien.
rule-pac-62 = Chaque 6 agit pour son compte. Un dé converti en 4 ne déclenche rien. Convertir un dé qui a déjà agi n’annule pas ce qu’il a fait.
rule-pac-63 = Quand tous les dés sont en place, et pas avant, chacun peut intervenir, Faust compris. Un jeton d’âme dépensé permet de relancer un dé ou de le modifier de 1, en plus ou en moins. Qui dépense choisit le dé et le changement.
rule-pac-64 = On peut toucher à n’importe quel dé du contrat, autant de fois qu’on veut, tant qu’on a des jetons. Un jeton, une intervention.
rule-pac-65 = Un dé reste entre 1 et 6 : on n’ajoute rien à un 6, on n’enlève rien à un 1. Une relance remplace le résultat, pour le meilleur ou pour le pire.
rule-pac-66 = Un dé relancé ou modifié ne déclenche jamais d’effet immédiat. Passer un engagement de 5 à 6 ne rapporte rien de plus. Passer un vice de 5 à 6 ne fait rien perdre au VRP.
rule-pac-67 = Baisser ou relancer un 6 n’annule pas l’effet immédiat qu’il a eu quand Faust l’a posé.
rule-pac-68 = Chacun intervient quand il veut, sans attendre son tour. C’est fini quand les trois ont passé depuis la dernière intervention ou le dernier échange de jetons. D’ici là, qui a passé peut encore agir.
rule-pac-69 = Un jeton pioché au paiement ou reçu dans un échange peut se dépenser aussitôt.
rule-pac-70 = Quand plus personne n’intervient, les dés ne bougent plus. Leurs valeurs finales décident de tous les effets qui ne sont pas immédiats.
rule-pac-71 = Engagement : de 1 à 3, aucun progrès ; à 4, un accomplissement, et le VRP pioche un jeton ; à 5 ou à 6, un accomplissement. Vice caché : à 1, rien ne se voit, mais Faust se défausse d’un jeton ; à 2, Faust est épargné et l’autre démon pioche un jeton ; à 3, rien ; à 4, quelques ennuis, et Faust pioche un jeton ; à 5, le vice frappe et Faust en pioche deux ; à 6, la vie lui ouvre les yeux et Faust en pioche un. De plus, au moment où Faust le pose, un 6 sur un engagement lui permet de convertir un autre dé en 4, et un 6 sur un vice oblige le VRP à se défausser d’un jeton.
rule-pac-72 = Chaque accomplissement gagné ajoute un jeton d’accomplissement à la pile de la feuille de jeu.
rule-pac-73 = Les vices cachés ne se lisent qu’une fois les dés arrêtés : tous à la fois, par tout le monde, quel que soit leur dé.
rule-pac-74 = D’abord, Faust se défausse pour les vices à 1. Ensuite, on compte les accomplissements. Enfin, on pioche ligne par ligne, l’engagement avant le vice.
rule-pac-75 = Faust raconte en quelques mots comment il avance vers son désir, ou n’avance pas, en y mêlant les vices selon leurs dés. Ce récit n’a pas d’effet sur les jetons. Puis la manche s’achève.

## Négocier

rule-pac-76 = Tout se négocie : un prix plus bas, un remboursement, un coup de main sur un dé ou la promesse de n’y pas toucher. Mais seuls les jetons d’âme changent de mains.
rule-pac-77 = Jetons d’accomplissement, contrats, dés, obstacles, rôles et tours ne s’échangent jamais.
rule-pac-78 = Les jetons d’âme peuvent changer de mains du début de la première manche jusqu’au récit de Faust qui clôt la sixième, sauf si la table en a décidé autrement. Jamais avant, jamais après.
rule-pac-79 = Tout le monde peut échanger avec tout le monde, les démons entre eux aussi, et les cadeaux sont permis. Les jetons changent de mains au même instant. Donner un 2 contre deux 1 est un échange comme un autre.
rule-pac-80 = Qui donne choisit ses jetons et peut en montrer la valeur d’avance, ou se contenter de l’annoncer, vraie ou fausse. Qui reçoit la découvre à la réception. La troisième personne ne voit que le nombre.
rule-pac-81 = Une promesse pour plus tard n’engage personne.
rule-pac-82 = Qui doit se défausser d’un jeton le fait avant d’en donner. Tant que le contrat n’est pas payé, ce que Faust garde doit couvrir le prix, ligne en cours comprise. On le vérifie quand il fait une offre, toutes ses offres ouvertes réunies ; elles tombent si une ligne s’ajoute, et au paiement.

## Qui sait quoi

rule-pac-83 = Chacun est seul à connaître la valeur de ses jetons, Faust compris, sauf si la table en a décidé autrement. Tout le monde sait avec quoi chacun a commencé.
rule-pac-84 = Tout le monde sait combien il y a de jetons devant chacun, dans la réserve et dans la défausse.
rule-pac-85 = Faust paie au vu de tous. Les autres jetons défaussés ou dépensés partent face cachée.
rule-pac-86 = Tout le monde voit le désir, les obstacles, la page d’associations, les propositions et leurs réponses, les engagements, la remise et le nombre de vices écrits. De même pour les dés, les interventions, les accomplissements, les vices révélés et les récits de Faust.

## Fin de partie

rule-pac-87 = Après le sixième contrat, on retourne tous les jetons et chacun compte ses points d’âme.
rule-pac-88 = On regarde d’abord les accomplissements : s’il y en a moins de six, personne ne gagne.
rule-pac-89 = Avec six accomplissements ou plus, Faust gagne si aucun démon n’a plus de points d’âme que lui. À égalité, c’est Faust qui l’emporte.
rule-pac-90 = Sinon, le démon qui a le plus de points d’âme gagne.
rule-pac-91 = Si les deux démons ont autant de points l’un que l’autre, et plus que Faust, celui qui a le plus de jetons d’âme gagne.
rule-pac-92 = S’ils ont aussi autant de jetons l’un que l’autre, les deux démons gagnent ensemble, sauf si la table en a décidé autrement.
rule-pac-93 = Rien d’autre ne compte : ni les accomplissements au-delà de six, ni le nombre de jetons de Faust, ni la beauté des textes.
