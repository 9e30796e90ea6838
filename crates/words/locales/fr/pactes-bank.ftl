### Pactes : les textes des joueurs automatiques. Une ligne par texte, 240 caractères au plus.

## Désirs

bank-desire-money-1 = Je veux racheter le château dont ma grand-mère cirait les parquets.
bank-desire-money-2 = Je veux que ma boutique de parapluies me rende plus riche que la pluie.
bank-desire-money-3 = Je veux assez d’argent pour ne plus jamais ouvrir une enveloppe à fenêtre.
bank-desire-love-1 = Je veux que la libraire de la rue des Tanneurs m’aime avant la fin de l’hiver.
bank-desire-love-2 = Je veux retrouver la voix inconnue du train de nuit, et m’endormir près d’elle le restant de mes jours.
bank-desire-love-3 = Je veux que l’amour de ma vie dise non devant le maire, et oui devant moi.
bank-desire-fame-1 = Je veux voir mon nom en lettres d’un mètre au fronton de l’Opéra.
bank-desire-fame-2 = Je veux que plus personne au monde ne me demande comment s’écrit mon nom.
bank-desire-fame-3 = Je veux ma statue sur la grand-place, et de mon vivant.
bank-desire-mastery-1 = Je veux jouer du violon si juste que les autres violonistes poseront le leur pour m’écouter.
bank-desire-mastery-2 = Je veux réussir le soufflé parfait, celui qui ne retombe pas.
bank-desire-mastery-3 = Je veux mettre le point final au théorème que mon maître a laissé en plan.
bank-desire-family-1 = Je veux que toute ma famille dîne à la même table sans que personne claque la porte.
bank-desire-family-2 = Je veux que mon père dise une fois, à voix haute, qu’il est fier de moi.
bank-desire-family-3 = Je veux que nous reprenions la maison du bord de mer, et que tout le monde y dorme à Noël.
bank-desire-revenge-1 = Je veux que l’homme qui m’a volé mon idée me la rende à genoux, devant ses actionnaires.
bank-desire-revenge-2 = Je veux que toute ma classe de terminale regrette la nuit de la piscine.
bank-desire-revenge-3 = Je veux que la diva qui m’a fait siffler entende à son tour le silence d’une salle vide.

## Obstacles

bank-obstacle-money-1 = La banque garde mon nom sur une liste, et ce n’est pas pour les cartes de vœux.
bank-obstacle-money-2 = Mon associé tient les comptes depuis dix ans et refuse que je les regarde.
bank-obstacle-money-3 = Le notaire exige un papier qui a brûlé avec la mairie.
bank-obstacle-money-4 = Une héritière qui s’ennuie surenchérit sur tout ce que je touche.
bank-obstacle-money-5 = Je ne sais pas dire non à mon frère, et mon frère a toujours une idée.
bank-obstacle-money-6 = Un inspecteur des impôts a fait de mon dossier une affaire d’honneur.
bank-obstacle-love-1 = Une promesse a déjà été faite à quelqu’un d’autre, et c’est quelqu’un de bien.
bank-obstacle-love-2 = Sa mère lit sur les visages, et elle n’aime pas le mien.
bank-obstacle-love-3 = Dès que l’émotion monte, je ne sais plus parler que de la météo.
bank-obstacle-love-4 = Mes anciennes lettres d’amour, identiques au prénom près, circulent en ville.
bank-obstacle-love-5 = Nos horaires, nos amis et un chien très jaloux nous séparent.
bank-obstacle-love-6 = Mon meilleur ami aime la même personne que moi, et il a parlé le premier.
bank-obstacle-fame-1 = Le critique le plus lu du pays s’endort dès qu’on prononce mon nom.
bank-obstacle-fame-2 = Quelqu’un porte déjà le même nom que moi, en mieux.
bank-obstacle-fame-3 = Devant plus de trois personnes, j’ai la voix d’une souris enrhumée.
bank-obstacle-fame-4 = Il existe un film de mes débuts, et une ennemie le garde au chaud.
bank-obstacle-fame-5 = Mon agente ne s’occupe plus que de son teckel, qui a de meilleurs rôles que moi.
bank-obstacle-fame-6 = La ville entière se souvient de la fanfare que j’ai envoyée dans le canal.
bank-obstacle-mastery-1 = Mon maître a quitté la ville en emportant ses carnets et ma confiance.
bank-obstacle-mastery-2 = Mes mains tremblent dès que quelqu’un regarde.
bank-obstacle-mastery-3 = La grande école prend une personne par an, et le jury a dîné hier chez une autre que moi.
bank-obstacle-mastery-4 = Il faudrait dix ans de travail, et je m’ennuie au bout de dix minutes.
bank-obstacle-mastery-5 = Un prodige de douze ans s’est installé dans l’immeuble et s’exerce fenêtre ouverte.
bank-obstacle-mastery-6 = Le seul instrument qui convienne dort sous clef chez un collectionneur qui ne prête rien.
bank-obstacle-family-1 = Une moitié de la famille ne parle à l’autre que par avocats.
bank-obstacle-family-2 = Ma sœur sait ce qui s’est passé le jour du baptême, et elle a gardé les photos.
bank-obstacle-family-3 = Mon père tient le téléphone pour un oiseau de malheur et ne décroche jamais.
bank-obstacle-family-4 = Tout l’héritage tient dans une soupière, et ils sont neuf à la vouloir.
bank-obstacle-family-5 = J’ai manqué trois mariages et deux Noëls, toujours avec la même excuse.
bank-obstacle-family-6 = La nouvelle épouse de mon père trie nos souvenirs et en jette la moitié chaque lundi.
bank-obstacle-revenge-1 = En face, on a de l’argent, des avocats et de très belles dents.
bank-obstacle-revenge-2 = Mes ennemis sont adorés de tous, y compris de ma mère.
bank-obstacle-revenge-3 = La seule preuve est une cassette que le magnétophone a mangée.
bank-obstacle-revenge-4 = Ma colère retombe dès qu’on me sourit.
bank-obstacle-revenge-5 = À l’époque, j’ai signé un papier où je promettais d’oublier.
bank-obstacle-revenge-6 = L’unique témoin s’est retiré dans un monastère où l’on se tait.
bank-obstacle-any-1 = Il faudrait commencer, et je remets à demain depuis onze ans.
bank-obstacle-any-2 = Quelqu’un me l’a interdit un jour, et j’entends encore sa voix.
bank-obstacle-any-3 = Tout le monde m’a donné un conseil, et il n’y en a pas deux pareils.
bank-obstacle-any-4 = Une autre personne veut la même chose que moi, et elle se lève plus tôt.
bank-obstacle-any-5 = La seule porte qui y mène a un gardien, et je l’ai vexé.
bank-obstacle-any-6 = J’ai juré devant témoins que cela ne m’intéressait pas.
bank-obstacle-any-7 = Il faut une signature, et la main qui signe est introuvable.
bank-obstacle-any-8 = Je ne sais pas demander, et personne ne devine.

## Mots

bank-word-1 = clef
bank-word-2 = miroir
bank-word-3 = orage
bank-word-4 = valise
bank-word-5 = notaire
bank-word-6 = gare
bank-word-7 = chaussure
bank-word-8 = secret
bank-word-9 = poussière
bank-word-10 = cousin
bank-word-11 = dimanche
bank-word-12 = horloge
bank-word-13 = brouillard
bank-word-14 = ascenseur
bank-word-15 = perruque
bank-word-16 = chien
bank-word-17 = facture
bank-word-18 = rideau
bank-word-19 = grenier
bank-word-20 = promesse
bank-word-21 = moustache
bank-word-22 = île
bank-word-23 = fièvre
bank-word-24 = escalier
bank-word-25 = téléphone
bank-word-26 = confiture
bank-word-27 = serment
bank-word-28 = corbeau
bank-word-29 = pluie
bank-word-30 = guichet
bank-word-31 = boussole
bank-word-32 = gant
bank-word-33 = voisin
bank-word-34 = lettre
bank-word-35 = cicatrice
bank-word-36 = fanfare
bank-word-37 = neige
bank-word-38 = retard
bank-word-39 = cave
bank-word-40 = mensonge
bank-word-41 = tango
bank-word-42 = allumette
bank-word-43 = silence
bank-word-44 = parapluie
bank-word-45 = juge
bank-word-46 = berceau
bank-word-47 = rouille
bank-word-48 = ficelle
bank-word-pride-1 = trône
bank-word-pride-2 = piédestal
bank-word-greed-1 = coffre
bank-word-greed-2 = centime
bank-word-envy-1 = jumelles
bank-word-envy-2 = palissade
bank-word-wrath-1 = volcan
bank-word-wrath-2 = gifle
bank-word-lust-1 = velours
bank-word-lust-2 = parfum
bank-word-gluttony-1 = beurre
bank-word-gluttony-2 = banquet
bank-word-sloth-1 = oreiller
bank-word-sloth-2 = hamac

## Engagements

bank-commitment-money-1 = Votre voisine de palier, greffière à la retraite, relit vos papiers par ennui et vous y trouve trois semaines de répit.
bank-commitment-money-2 = Au marché, une bavarde vous prend pour une grosse fortune et le répète au bon endroit. La prochaine fois, on vous offrira une chaise.
bank-commitment-money-3 = Un courrier s’égare, un autre arrive en avance : pour une fois, le calendrier travaille pour vous.
bank-commitment-money-4 = Un vieux rentier perd aux cartes contre vous. En homme d’honneur, il décroche son téléphone et règle en trois minutes ce qui vous bloquait.
bank-commitment-money-5 = Une journaliste flaire un scandale et tourne autour de votre affaire. Plutôt que de finir en première page, on préfère vous ouvrir la porte.
bank-commitment-money-6 = L’action ridicule léguée par un oncle moqueur décuple en une nuit. Au matin, les difficultés vous appellent par votre prénom et offrent le café.
bank-commitment-money-7 = La personne qui vous gêne reçoit l’offre de sa vie à l’autre bout du pays. Elle part avant vendredi et vous laisse les clefs.
bank-commitment-money-8 = Un commissaire-priseur éternue au bon moment : la croûte de votre grenier part au prix d’un Vermeer, et plus personne n’ose vous parler d’ennuis.
bank-commitment-love-1 = Une averse vous pousse sous le même porche. Le temps qu’elle passe, on vous trouve moins terrible qu’on ne le disait.
bank-commitment-love-2 = Une amie commune s’embrouille dans son plan de table et vous place côte à côte. Une soirée, pas davantage, mais l’obstacle regarde ailleurs.
bank-commitment-love-3 = Le facteur, romantique et maladroit, se trompe d’étage. Un mot de vous arrive enfin entre les bonnes mains, et pour une fois c’est le bon.
bank-commitment-love-4 = Un vieux souffleur de théâtre vous prend en amitié et vous glisse à l’oreille, un soir de fête, les mots exacts. Tout ce qui vous séparait s’attendrit.
bank-commitment-love-5 = Une grève vous retient toute une nuit dans la même gare. À l’aube, ce qui vous séparait paraît très loin, et très petit.
bank-commitment-love-6 = La personne la plus hostile à votre bonheur tombe amoureuse la même semaine. Elle se découvre une indulgence sans bornes et plaide pour vous.
bank-commitment-love-7 = Un photographe vous surprend dans le même regard. L’image fait le tour de la ville, et la ville entière se met à vous vouloir ensemble.
bank-commitment-love-8 = Un aveu laissé sur le mauvais répondeur tombe dans la bonne oreille. On rompt ce qu’il fallait rompre, et l’on vous attend ce soir, sans parapluie.
bank-commitment-fame-1 = Le journal local cherche de quoi remplir la page douze : ce sera vous, avec photo. Ce qui vous gênait passe en page treize.
bank-commitment-fame-2 = Un soir de kermesse, la vedette rate son car et l’on vous pousse sur l’estrade. Trente personnes s’en souviendront, dont une qui compte.
bank-commitment-fame-3 = La coiffeuse du beau monde se met à citer vos bons mots. Elle en invente, et ils sont meilleurs : on parle de vous là où l’on bâillait.
bank-commitment-fame-4 = Une présentatrice se trompe de porte, vous prend pour l’invité du jour et vous garde une heure en direct. Le lendemain, l’obstacle demande un autographe.
bank-commitment-fame-5 = Le ministre pleure en vous voyant. C’est le pollen, mais les caméras tournent, et plus rien n’ose vous faire de l’ombre.
bank-commitment-fame-6 = En une matinée, un scandale emporte tout le haut de l’affiche. Il faut un nom propre avant midi, et l’on oublie tout pour avoir le vôtre.
bank-commitment-fame-7 = Une fillette vous imite à la récréation, toute la cour suit, puis le pays. Ce qui vous arrêtait devient une anecdote charmante qu’on vous supplie de raconter.
bank-commitment-fame-8 = Une doyenne que tous révèrent déclare qu’elle n’attendait que vous et ne dira rien d’autre de l’année. On s’incline, on s’écarte, on applaudit.
bank-commitment-mastery-1 = L’insomnie vous prend trois nuits de suite : autant d’heures de travail volées au sommeil, et un premier essai qui tient debout.
bank-commitment-mastery-2 = Un vieux manuel tombe d’un étal dans votre sac. Dans les marges, quelqu’un a noté votre difficulté, et la moitié de la réponse.
bank-commitment-mastery-3 = Un gardien distrait oublie de fermer la bonne salle. Vous y travaillez jusqu’à l’aube, et l’obstacle perd un peu de sa superbe.
bank-commitment-mastery-4 = Une légende du métier, bloquée en ville par la neige, s’ennuie et vous donne une leçon par jour jusqu’au dégel. À la troisième, ce qui vous arrêtait cède.
bank-commitment-mastery-5 = Un rival trop sûr de lui joue sa place contre vous et se trompe de jour. Ses clefs, ses notes et son meilleur professeur sont à vous.
bank-commitment-mastery-6 = Une grande dame croit retrouver en vous l’élève de sa jeunesse. Elle ouvre ses vitrines, son carnet d’adresses et les portes qu’on vous fermait.
bank-commitment-mastery-7 = Une erreur minuscule, un mardi, et voilà ce que tout le métier cherchait. L’erreur est de vous, il y a des témoins, et plus personne ne vous arrête.
bank-commitment-mastery-8 = Un mécène prend froid, songe à la postérité et vous offre une année sans loyer, sans visites et sans excuses. L’obstacle ne passera pas l’hiver.
bank-commitment-family-1 = Le médecin de famille, distrait, prescrit à chacun la même cure. Quinze jours dans le même hôtel, et un début de conversation.
bank-commitment-family-2 = Une tarte est livrée à la mauvaise adresse. Il faut bien se téléphoner pour savoir à qui elle est, et l’on bavarde un quart d’heure.
bank-commitment-family-3 = Un vieux film de vacances ressort d’un tiroir. Tout le monde y rit, même ceux qui ne rient plus, et ce qui vous fâchait recule d’un pas.
bank-commitment-family-4 = Un autocar en panne enferme toute la parenté dans une auberge, le jour où tous comptaient s’éviter. À minuit, l’affaire est réglée et l’on chante.
bank-commitment-family-5 = La plus forte tête de la famille perd un pari idiot contre un enfant. L’enjeu : vous donner raison devant tout le monde, et de bonne grâce.
bank-commitment-family-6 = Une généalogiste zélée découvre un cousin très riche et très seul. Il gâtera toute la famille à une condition : que l’on cède enfin sur ce qui vous bloque.
bank-commitment-family-7 = Une lettre de la grand-mère tombe de derrière un cadre. Elle vous donne raison sur toute la ligne, et nul n’a jamais osé contredire la grand-mère.
bank-commitment-family-8 = Votre pire adversaire dans la famille se foule la cheville sur votre paillasson. Dix jours de bouillon et de jeu de dames, et le voilà qui plaide votre cause.
bank-commitment-revenge-1 = Une indiscrétion chez le coiffeur fait naître un doute, un tout petit, au bon endroit. On commence à vous écouter.
bank-commitment-revenge-2 = En face, la photocopieuse se bloque. Une page qui ne devait pas sortir reste sur la vitre, et quelqu’un vous l’apporte en passant.
bank-commitment-revenge-3 = Un huissier se trompe de date, de porte et de nom. L’ennemi en perd une semaine, et vous gagnez une vue imprenable sur son désordre.
bank-commitment-revenge-4 = Une secrétaire humiliée une fois de trop sonne chez vous avec deux cartons et un thermos. Ce qui vous manquait est au fond du second.
bank-commitment-revenge-5 = Un toast de trop, un micro resté ouvert : en face, on avoue tout devant trois cents convives. Ce qui vous arrêtait n’arrête plus personne.
bank-commitment-revenge-6 = En face, on se dispute une place de parking, puis tout le reste. Avant la fin du mois, chacun vient vous vendre les autres.
bank-commitment-revenge-7 = Une élection, une rumeur, un préfet qui veut plaire : les portes s’ouvrent devant vous et se ferment en face, dans cet ordre.
bank-commitment-revenge-8 = Quelqu’un de puissant perd toute foi en votre ennemi, un matin, devant un œuf à la coque. On vous appelle avant le café.
bank-commitment-any-1 = Un dimanche de pluie, vous rangez un tiroir et retrouvez l’élan que vous aviez perdu. Il dure jusqu’au mardi.
bank-commitment-any-2 = Une inconnue vous cède sa place dans une file, et la file menait au bon guichet.
bank-commitment-any-3 = Quelqu’un dit du bien de vous par erreur, devant la bonne personne. Personne ne corrige l’erreur.
bank-commitment-any-4 = Une panne arrête toute la ville un après-midi, sauf vous. C’est l’après-midi qu’il vous fallait.
bank-commitment-any-5 = La personne qui vous barrait la route se trompe, s’en excuse, et vous doit désormais une faveur.
bank-commitment-any-6 = Une lettre écrite il y a vingt ans arrive ce matin. Elle dit exactement par où passer.
bank-commitment-any-7 = Un règlement oublié vous donne raison, et le préposé qui le retrouve se prend d’amitié pour vous.
bank-commitment-any-8 = Un matin, tout le monde se réveille d’accord avec vous, sans savoir pourquoi, et tient à vous l’annoncer en personne.

## Vices cachés

bank-flaw-money-1 = Vous prenez l’habitude de recompter vos petites cuillères après chaque visite.
bank-flaw-money-2 = Le bruit court que vous portez chance. On vous consulte à chaque coin de rue, et l’on vous en veut des réponses.
bank-flaw-money-3 = Trois cousins inconnus s’installent dans votre salon, le temps de se retourner.
bank-flaw-money-4 = Vos amis vérifient maintenant l’addition quand vous êtes à table.
bank-flaw-money-5 = Quelqu’un a perdu exactement ce que vous avez gagné, et possède une excellente mémoire.
bank-flaw-money-6 = Votre signature a servi deux fois : vous répondez des dettes d’un homme que vous n’avez jamais vu.
bank-flaw-money-7 = L’épicier qui vous faisait crédit dans les mauvais jours ferme, ruiné par toute l’affaire. Il vous salue encore.
bank-flaw-money-8 = On vous aime beaucoup plus qu’avant. Vous ne saurez jamais qui vous aimait déjà.
bank-flaw-love-1 = On vous a trouvé un petit nom tendre. Il est ridicule, et tout le quartier l’emploie.
bank-flaw-love-2 = Pour plaire, vous avez prétendu adorer l’accordéon. Il y en a désormais tous les dimanches.
bank-flaw-love-3 = Une autre personne a cru que tout cela était pour elle. Elle vous attend chaque soir au même café.
bank-flaw-love-4 = La belle-famille vous adopte en bloc : sept personnes ont maintenant la clef de chez vous.
bank-flaw-love-5 = Votre plus vieille amie apprend toute l’histoire par d’autres que vous, et ne rappelle plus.
bank-flaw-love-6 = On vous aime pour une phrase que vous n’avez jamais dite. Il faudra la mériter tous les jours.
bank-flaw-love-7 = La jalousie s’installe chez vous. Elle fouille les poches, n’y trouve rien, et c’est bien pire.
bank-flaw-love-8 = On vous compare. En silence, avec tendresse, chaque nuit, et vous n’avez pas l’avantage.
bank-flaw-fame-1 = On écrit enfin votre nom partout, avec une faute, toujours la même.
bank-flaw-fame-2 = Votre coiffure de ce jour-là devient la seule admise : si vous en changez, on ne vous salue plus.
bank-flaw-fame-3 = Un sosie inaugure les supermarchés à votre place. Il est plus aimable que vous, et cela se dit.
bank-flaw-fame-4 = Votre concierge vend vos poubelles au détail, et les acheteurs les commentent.
bank-flaw-fame-5 = On ne vous réclamera plus jamais qu’une seule chose : celle dont vous aviez honte.
bank-flaw-fame-6 = Vos parents lisent dans le journal ce que vous pensez d’eux, en un peu arrangé.
bank-flaw-fame-7 = La personne qui vous a tout appris lit que vous n’avez eu besoin de personne. Elle découpe l’article et le garde.
bank-flaw-fame-8 = Quand vous entrez, les conversations s’arrêtent. Plus personne ne finira devant vous une phrase sincère.
bank-flaw-mastery-1 = Vous fredonnez faux en travaillant, et vous êtes la seule personne à ne pas l’entendre.
bank-flaw-mastery-2 = L’ordinaire ne vous convient plus : ni le café des autres, ni leur façon de le remuer.
bank-flaw-mastery-3 = Des disciples campent dans l’escalier et prennent des notes quand vous éternuez.
bank-flaw-mastery-4 = Quelqu’un avait eu l’idée avant vous, et conserve des lettres, des dates et un avocat.
bank-flaw-mastery-5 = Vous corrigez tout le monde, même à table, même votre mère. On vous invite moins.
bank-flaw-mastery-6 = Vous y arrivez de mieux en mieux, et cela ne vous amuse plus du tout.
bank-flaw-mastery-7 = Votre premier professeur vous regarde faire, sourit, rentre chez lui et range ses affaires pour toujours.
bank-flaw-mastery-8 = Devant toute belle chose, vous verrez désormais le défaut d’abord.
bank-flaw-family-1 = On vous confie l’organisation de toutes les fêtes à venir, y compris celle des cousins de Limoges.
bank-flaw-family-2 = Quelqu’un a retrouvé vos bulletins scolaires et les lit au dessert.
bank-flaw-family-3 = La tante Odile s’est attachée à vous. Elle vient pour le week-end, avec ses meubles.
bank-flaw-family-4 = Deux parents se réconcilient sur votre compte : ils n’étaient d’accord sur rien, ils le sont sur vos défauts.
bank-flaw-family-5 = Un secret a changé de poche pendant les embrassades. Un enfant le dira à table, d’une voix claire.
bank-flaw-family-6 = Tout le monde tombe enfin d’accord : c’est à vous de vous occuper de tout, et pour toujours.
bank-flaw-family-7 = Pour vous faire de la place, on en a pris à votre frère. On ne met plus son couvert.
bank-flaw-family-8 = Votre mère vous appelle désormais du prénom de l’enfant qu’elle aurait voulu.
bank-flaw-revenge-1 = Vous riez tout haut, sans prévenir, dans l’autobus.
bank-flaw-revenge-2 = On vous envoie des excuses. Elles sont sincères, bien tournées, et vous gâchent toute la semaine.
bank-flaw-revenge-3 = Un jeune admirateur vous prend pour modèle et se venge de tout le monde, en votre nom.
bank-flaw-revenge-4 = Le coup éclabousse quelqu’un qui n’avait rien fait : votre dentiste. Vous avez rendez-vous jeudi.
bank-flaw-revenge-5 = Une personne que vous n’aviez pas remarquée achète un carnet et inscrit votre nom en haut de la première page.
bank-flaw-revenge-6 = Vous ne dormez plus, vous répétez. Et la nuit, c’est toujours l’ennemi qui a le dernier mot.
bank-flaw-revenge-7 = L’enfant de votre ennemi vous attend devant la porte, très poliment, et demande pourquoi.
bank-flaw-revenge-8 = Un tic, une façon de sourire : vos proches n’osent pas vous dire à qui vous ressemblez de plus en plus.
bank-flaw-any-1 = Vous dites désormais merci aux portes, aux chaises, aux réverbères. Impossible d’arrêter.
bank-flaw-any-2 = Tout le quartier vous demande comment vous avez fait, et personne n’attend la fin de la réponse.
bank-flaw-any-3 = Vous recevez le courrier de quelqu’un d’autre, et vous commencez à y répondre.
bank-flaw-any-4 = Chaque fois que tout va bien, vous entendez un rire, deux étages plus bas.
bank-flaw-any-5 = Un ami attendait la même chose que vous, depuis plus longtemps. Il vous félicite, et change de trottoir.
bank-flaw-any-6 = Vous oubliez un visage, toujours le même : celui de la personne à qui vous devez tout.
bank-flaw-any-7 = Ce que vous avez obtenu a été retiré à quelqu’un, et l’on vous a donné son adresse.
bank-flaw-any-8 = La nuit, vous rêvez que vous refusez, et vous vous réveillez en souriant.

## Récits de Faust

bank-summary-none-none-1 = Rien n’a bougé, ni le pire ni le meilleur. Beaucoup d’encre pour regarder pleuvoir.
bank-summary-none-none-2 = On m’avait promis le tonnerre, j’ai eu un courant d’air. Au moins, personne n’a souffert, pas même l’obstacle.
bank-summary-none-some-1 = Je n’ai pas avancé d’un pas, et j’ai trouvé le moyen de me tordre la cheville. En bas, on doit appeler cela de l’expérience.
bank-summary-none-some-2 = Rien de ce qu’on m’avait promis n’est venu. Ce qu’on m’avait caché, en revanche, a trouvé mon adresse. J’ai lu les gros caractères : il fallait lire les petits.
bank-summary-none-all-1 = Tout ce qui pouvait mal tourner a tourné, et me voilà au même endroit, avec un peu plus de sagesse et beaucoup moins de vaisselle.
bank-summary-none-all-2 = Pas une promesse tenue, et tous les ennuis à l’heure. J’aurais dû confier mon désir aux ennuis.
bank-summary-some-none-1 = Un bout de chemin, et pas une égratignure. Je me méfie, mais je marche.
bank-summary-some-none-2 = Tout n’a pas marché, loin de là ; mais ce qui a marché n’a rien cassé. J’en souris encore dans l’escalier.
bank-summary-some-some-1 = J’avance en boitant. Quelque chose s’est ouvert devant moi, quelque chose s’est fendu derrière.
bank-summary-some-some-2 = Des promesses tenues, des promesses envolées, et des ennuis qui ont accroché leur manteau dans mon entrée.
bank-summary-some-all-1 = J’ai gagné un peu de terrain et perdu beaucoup de sommeil. Tout s’est payé, même les pas que je n’ai pas faits.
bank-summary-some-all-2 = Mon désir est plus proche, je le sens. Les ennuis aussi : ils se sont assis sur mon lit.
bank-summary-all-none-1 = Tout a marché et rien n’a grincé. Je regarde par-dessus mon épaule : personne. C’est bien ce qui m’inquiète.
bank-summary-all-none-2 = L’obstacle ? Quel obstacle ? J’ai passé la porte en sifflant, les mains dans les poches.
bank-summary-all-some-1 = Chaque promesse est tenue. Il y a bien une tache sur la nappe, mais quel dîner !
bank-summary-all-some-2 = J’ai obtenu tout ce qui était écrit, et un peu de ce qui était caché. C’est le second qui se remarque.
bank-summary-all-all-1 = Tout ce qu’on m’avait promis est arrivé, tout ce qu’on m’avait caché aussi. J’ai ri et pleuré dans la même phrase.
bank-summary-all-all-2 = Un triomphe, avec des ruines tout autour. On me félicite, je salue, je compte les vitres cassées.

## Boniments du VRP

bank-sale-1 = Touchez-moi cette clause : pas une couture, et doublée de soie.
bank-sale-2 = À ce prix-là, c’est moi qui me damne.
bank-sale-3 = Un engagement seul, c’est une chaise à deux pieds. On s’y assoit, mais pas longtemps.
bank-sale-4 = Mon collègue vous dirait de réfléchir. Mon collègue ne vend rien.
bank-sale-5 = Pas une réclamation en six mille ans. Personne n’a jamais retrouvé le formulaire.
bank-sale-6 = Je ne vends pas des contrats, je vends des lundis matin tout neufs.
bank-sale-7 = Je ne devrais pas vous le dire, mais celui-ci, je l’avais mis de côté pour moi.
bank-sale-8 = L’âme, voyez-vous, c’est le service à thé des grands-mères : on le garde toute une vie sans y toucher.
bank-sale-9 = Signez tard si cela vous chante, mais ne signez pas petit.
bank-sale-10 = Prenez votre temps : l’éternité est comprise dans le prix.

## Faust accepte

bank-accept-1 = Soit. Écrivez, avant que je ne réfléchisse.
bank-accept-2 = C’est assez bête pour marcher. J’accepte.
bank-accept-3 = D’accord. Mais gardez vos deux mains sur la table.
bank-accept-4 = Voilà ce que je n’osais pas demander.
bank-accept-5 = Je prends. Pour les regrets, j’ai un créneau jeudi.
bank-accept-6 = Topez là. Votre main est brûlante, c’est normal ?
bank-accept-7 = Ma mère dirait non. Raison de plus.
bank-accept-8 = Va pour celui-là. Où est le piège ? Non, ne dites rien.
bank-accept-9 = Adjugé. Inscrivez-le, et sans fioritures.
bank-accept-10 = J’ai connu de pires idées, et c’étaient les miennes. Oui.

## Faust refuse

bank-refuse-1 = C’est joli. Cela ne sert à rien, mais c’est joli.
bank-refuse-2 = Et qu’est-ce qu’il m’en reste à la fin, à part une anecdote ?
bank-refuse-3 = J’ai déjà essayé, sans vous, et gratuitement.
bank-refuse-4 = J’entends trop de « peut-être » dans ce que vous ne dites pas.
bank-refuse-5 = Vous me vendez un parapluie percé.
bank-refuse-6 = Non. Mon chat négocie mieux que cela.
bank-refuse-7 = Cela sent le soufre et le travail bâclé.
bank-refuse-8 = Je veux une porte, vous me décrivez la poignée.
bank-refuse-9 = Votre collègue se frotte déjà les mains. Trouvez autre chose.
bank-refuse-10 = Plus fort, ou plus simple. Ceci n’est ni l’un ni l’autre.

## Faust continue

bank-goon-1 = Encore une ligne. J’ai la signature facile, mais lente.
bank-goon-2 = Ce n’est pas avec cela que je passerai. Continuez.
bank-goon-3 = Et avec ceci ? Non, c’est à moi de le dire : et avec ceci, que me proposez-vous ?
bank-goon-4 = Ajoutez. La prudence m’a déjà coûté assez cher.
bank-goon-5 = Puisque la plume est trempée, ne la laissons pas sécher.
bank-goon-6 = Encore un. J’entends ma raison qui cherche son manteau.
bank-goon-7 = On ne franchit pas un ravin à petits pas. La suite !
bank-goon-8 = Il reste du blanc sur la feuille, et cela me donne faim.
bank-goon-9 = Continuez, je n’ai pas encore peur.
bank-goon-10 = Une ligne de plus. Après, c’est promis, je deviens raisonnable.

## Faust signe

bank-sign-1 = Assez. Donnez la plume.
bank-sign-2 = Je signe, avant que vous ne deveniez sympathique.
bank-sign-3 = Voilà mon nom. Prenez-en soin, je n’en ai qu’un.
bank-sign-4 = Le mieux est l’ennemi de l’âme. Je signe.
bank-sign-5 = On s’arrête là : je garde de quoi rentrer.
bank-sign-6 = Signé. Elle est bien rouge, votre encre.
bank-sign-7 = Je signe ici ? Plus bas ? Toujours plus bas, avec vous.
bank-sign-8 = Cela suffira, ou rien ne suffira.
bank-sign-9 = Refermez vite ce contrat : il y a des courants d’air.
bank-sign-10 = Signé, daté, déjà un peu regretté.

## Merci pour le dé

bank-thanks-1 = Merci. Je saurai m’en souvenir, ou faire semblant.
bank-thanks-2 = Voilà un dé bien élevé. Mes hommages.
bank-thanks-3 = Je n’en attendais pas tant de vous. Cela m’inquiète.
bank-thanks-4 = Trop aimable. C’est combien, au juste ?
bank-thanks-5 = C’est donc cela, la bonté ? Cela pique un peu.
bank-thanks-6 = On vous calomnie : vous avez du cœur, quelque part, dans un bocal.

## Piques pour le dé

bank-taunt-1 = Il vous plaisait, ce dé ? À moi aussi.
bank-taunt-2 = Oh, pardon. J’avais le coude sur le destin.
bank-taunt-3 = Rien de personnel. Enfin, si.
bank-taunt-4 = Cela m’a coûté un jeton. Votre grimace en valait deux.
bank-taunt-5 = Ne me remerciez pas, cela me gênerait.
bank-taunt-6 = Le hasard fait bien les choses. Pas aussi bien que moi.

## Mots qui vont avec une offre

bank-offer-1 = Un jeton contre un coup de pouce au dé. Cela reste entre nous, et toute la table.
bank-offer-2 = Prenez, c’est de bon cœur. J’aurai juste une petite faveur à demander.
bank-offer-3 = Un morceau d’âme, presque jamais servi. Vous voyez le dé auquel je pense ?
bank-offer-4 = Voilà pour votre peine. Il suffirait d’un rien, juste là.
bank-offer-5 = Je vous graisse la patte, vous graissez les rouages du sort.
bank-offer-6 = Un jeton, tout rond, pour un dé qui ne l’est pas. Tournez-le donc d’un cran.
bank-offer-7 = Je pose ceci là, sans rien demander. Enfin, presque rien.

## Suggestions des démons

bank-suggest-1 = Et si vous vouliez ce que votre voisin possède sans même s’en servir ?
bank-suggest-2 = Voyez plus grand : on ne se damne pas pour un vélo.
bank-suggest-3 = Dites ce que vous n’avouez qu’à trois heures du matin, au plafond.
bank-suggest-4 = Il y a bien quelqu’un que vous aimeriez voir pâlir ?
bank-suggest-5 = L’argent, l’amour, la gloire : nous faisons les trois. Commencez par celui qui vous fait rougir.
bank-suggest-6 = Reprenez ce rêve d’enfance que vous aviez rangé sous l’escalier. Il est encore chaud.

## Fins

bank-end-nobody-1 = Le pacte est nul. Faust remporte ce qui lui reste d’âme, les démons leurs paperasses, et le désir attend toujours, sagement, derrière la vitre.
bank-end-nobody-2 = Trop peu de promesses tenues : le pacte retourne à la poussière. En bas, on éteint la lumière dans deux bureaux.
bank-end-nobody-3 = Ni le désir, ni l’âme, ni la prime de fin d’année : personne n’a rien. Reste une feuille tachée d’encre, et une bonne histoire.
bank-end-faust-1 = Faust a ce qu’il voulait, et il est encore quelqu’un pour en jouir. Les deux démons relisent le pacte et cherchent la faute.
bank-end-faust-2 = Le désir est là, l’âme aussi, à peine écornée. Faust salue, remet son chapeau et sort par la grande porte.
bank-end-faust-3 = On l’a flatté, cajolé, plumé : Faust s’en tire avec tout, plumes comprises. Aux enfers, son cas sera étudié en séminaire.
bank-end-demon-1 = Faust tient son désir dans ses mains et ne sait plus très bien pourquoi il le voulait. Un démon garde son poste ; l’autre rend son badge.
bank-end-demon-2 = Le désir est livré, l’âme est encaissée. Un démon reçoit une plaque sur sa porte ; l’autre, un carton pour vider son bureau.
bank-end-demon-3 = À l’un, on dit « bon travail ». À l’autre, on ne dit rien : on lui reprend son fauteuil. Faust a tout ce qu’il voulait, sauf quelqu’un pour le vouloir.

bank-summary-any-1 = Un contrat de plus dans le tiroir, et le tiroir ferme encore.
bank-summary-any-2 = Je relis ma signature. Elle penche un peu plus que la dernière fois.
bank-summary-any-3 = On m’a rendu mon stylo. Il était tiède.
bank-summary-any-4 = Je note l’heure, le prix et le sourire d’en face. L’addition attendra.
bank-summary-any-5 = J’ai appris quelque chose aujourd’hui : il y a toujours une ligne de plus.
bank-summary-any-6 = Voilà. Ce n’est pas ce que j’avais demandé, mais c’est bien ce que j’avais signé.
