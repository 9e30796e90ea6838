### Ce que répondent les joueurs automatiques (say) et le meneur automatique (tell) selon ce qui vient d’être dit, ce qui annonce un obstacle, un lien qui se joue.
### %y : qui parle ; %x : à qui l’on répond ; %n : un personnage du meneur que la scène a nommé ; %c, %g : son propre concept, son but ; %k : un fait de la scène ; %t : son titre ; %s : l’enjeu ; %w : des mots repris.

bank-say-who-1 = Qui ? Je parierais sur %n, dit %y, et je parie rarement.
bank-say-who-2 = %y compte sur ses doigts : « Ni vous, ni moi. Il ne reste pas grand monde. »
bank-say-who-3 = %y souffle un nom derrière sa main : « %n. Mais je n’ai rien dit. »
bank-say-who-4 = %y ouvre la bouche, la referme, puis : « Quelqu’un que nous connaissons. »

bank-say-where-1 = %y montre du doigt, tout droit : « Là-bas. Enfin, je crois. »
bank-say-where-2 = « Juste derrière moi, dit %y. Ne vous retournez pas tout de suite. »
bank-say-where-3 = %y ferme les yeux, tourne sur place et tend le bras : « Par là. »
bank-say-where-4 = « Là où personne ne regarde jamais », répond %y.

bank-say-when-1 = « Tout de suite, ou jamais », dit %y.
bank-say-when-2 = %y regarde en l’air, puis ses mains : « Avant la fin de la page. »
bank-say-when-3 = « Dès que %n aura le dos tourné », répond %y.
bank-say-when-4 = %y compte trois battements de cœur : « Maintenant. »

bank-say-why-1 = « Parce que je veux %g, répond %y. Le reste suivra. »
bank-say-why-2 = %y hausse les épaules : « Foi de %c, il le fallait. »
bank-say-why-3 = « Il faudrait le demander à %n », répond %y, un peu trop vite.
bank-say-why-4 = %y réfléchit longtemps : « Parce que personne d’autre n’allait le faire. »
bank-say-why-5 = « De bonnes intentions, aucun plan : comme d’habitude », dit %y.

bank-say-how-1 = « Comme toujours, dit %y : foi de %c, on improvise. »
bank-say-how-2 = « Doucement d’abord, très vite ensuite », dit %y.
bank-say-how-3 = « À deux, dit %y. Vous faites le bruit, je fais le reste. »
bank-say-how-4 = %y remonte ses manches : « Regardez bien, je ne le ferai qu’une fois. »

bank-say-what-1 = « Ce que je veux, moi, c’est %g », dit %y.
bank-say-what-2 = « Rien de grave, dit %y. Enfin, rien de grave pour le moment. »
bank-say-what-3 = %y prend une grande inspiration : « D’abord, on respire. Ensuite, on court. »
bank-say-what-4 = « Foi de %c, je n’en ai pas la moindre idée », dit %y.

bank-say-much-1 = %y compte, recompte : « Trop. »
bank-say-much-2 = « Trois de plus que ce matin », répond %y.
bank-say-much-3 = « Assez pour que l’on s’inquiète, pas assez pour que l’on coure », dit %y.

bank-say-yesno-1 = « Oui », dit %y, sans la moindre hésitation.
bank-say-yesno-2 = « Non. Enfin, pas comme ça », répond %y.
bank-say-yesno-3 = %y hoche la tête, deux fois, très vite.
bank-say-yesno-4 = « Oui, si cela m’aide à %g », répond %y.
bank-say-yesno-5 = %y fait non de la tête, puis oui, puis non.
bank-say-yesno-6 = « Peut-être. Pas un mot à %n », souffle %y.

bank-say-request-1 = « D’accord », dit %y, et c’est déjà à moitié fait.
bank-say-request-2 = « D’accord, mais vous me devrez un service », répond %y.
bank-say-request-3 = %y grogne, soupire, et obéit.
bank-say-request-4 = « Foi de %c, comptez sur moi », dit %y.
bank-say-request-5 = « Si cela m’aide à %g, alors oui », répond %y.

bank-say-accused-1 = %y pose une main sur son cœur : « Moi ? Foi de %c, jamais ! »
bank-say-accused-2 = « Un tout petit peu, avoue %y. Un tout petit peu seulement. »
bank-say-accused-3 = %y rougit jusqu’aux oreilles, et ne dit rien.
bank-say-accused-4 = « Et %n, alors ? » répond %y.
bank-say-accused-5 = « C’était un accident, dit %y. Les deux fois. »

bank-say-thanks-1 = « De rien », dit %y, les yeux ailleurs.
bank-say-thanks-2 = %y se gratte la nuque : « C’est la moindre des choses, foi de %c. »
bank-say-thanks-3 = « On dira que nous sommes quittes », répond %y.

bank-say-greeting-1 = %y salue de la main, avec un grand sourire.
bank-say-greeting-2 = « Vous voilà ! Une minute de plus, et je commençais sans vous », dit %y.
bank-say-greeting-3 = %y fait une révérence, bien trop bas.

bank-say-farewell-1 = %y agite la main jusqu’au bord de la case.
bank-say-farewell-2 = « À tout de suite », répond %y, en évitant le mot adieu.

bank-say-sorry-1 = « C’est oublié », dit %y, et c’est presque vrai.
bank-say-sorry-2 = %y tend la main : « On efface tout. »
bank-say-sorry-3 = « Vous me devez un goûter, c’est tout », répond %y.

bank-say-agreed-1 = « Alors, en avant ! » dit %y.
bank-say-agreed-2 = %y tape dans la main de %x.
bank-say-agreed-3 = « À trois, dit %y. Un, deux… trois ! »

bank-say-refused-1 = %y croise les bras : « Bon. Alors autrement. »
bank-say-refused-2 = %y murmure : « Il le faudra bien, pourtant. »
bank-say-refused-3 = %y fait la moue, et garde son idée pour plus tard.

bank-say-told-1 = %y suit %x des yeux, puis se met en marche.
bank-say-told-2 = « Je viens aussi », dit %y.
bank-say-told-3 = %y retient son souffle.
bank-say-told-4 = « Foi de %c, cela promet », dit %y.
bank-say-told-5 = « Bien vu, dit %y. Et maintenant, que faisons-nous ? »
bank-say-told-6 = %y demande à voix basse : « Et %n, dans tout cela ? »
bank-say-told-7 = « Cela nous rapproche, dit %y. Moi, je veux %g. »
bank-say-told-8 = « Doucement, souffle %y. On nous écoute peut-être. »
bank-say-told-9 = %y se rapproche d’un pas.
bank-say-told-10 = « J’ai vu pire, dit %y. Pas souvent. »
bank-say-told-11 = %y sourit, et cela ne dure pas.

bank-tell-who-1 = On murmure un nom : %n.
bank-tell-who-2 = %n, à n’en pas douter.
bank-tell-who-3 = Personne ne répond, mais tout le monde pense à %n.
bank-tell-who-4 = Quelqu’un qui n’a pas encore montré son visage.

bank-tell-where-1 = Ici même : « %t ». Il suffit de bien regarder.
bank-tell-where-2 = Tout près, à quelques pas de %x.
bank-tell-where-3 = Un coup d’œil de %n suffit : c’est par là.
bank-tell-where-4 = Plus bas, plus loin, et derrière quelque chose de fermé.

bank-tell-when-1 = Avant la fin de cette scène.
bank-tell-when-2 = Dès le premier geste de %x.
bank-tell-when-3 = Trop tôt, comme toujours.
bank-tell-when-4 = Cela a déjà commencé.

bank-tell-why-1 = Il y a une raison, et la voici. %k
bank-tell-why-2 = %n sait pourquoi, et ne le dira pas pour rien.
bank-tell-why-3 = Bonne question, %x, et personne ne l’avait posée.
bank-tell-why-4 = Quelqu’un avait tout à y gagner.

bank-tell-how-1 = Il y a un moyen, et il est risqué. Cela te tente, %x ?
bank-tell-how-2 = On raconte ceci. %k
bank-tell-how-3 = Comme on peut. Dis comment, %x, et l’on sort les dés.
bank-tell-how-4 = Avec de l’aide, ou avec beaucoup de chance.

bank-tell-what-1 = Voici ce que l’on sait. %k
bank-tell-what-2 = Quelque chose à quoi %n tient beaucoup.
bank-tell-what-3 = Regarde mieux, %x : cela se passe juste là.
bank-tell-what-4 = Rien de ce que l’on attendait.

bank-tell-much-1 = Plus qu’il n’en faut.
bank-tell-much-2 = Juste assez pour tirer %x d’affaire.
bank-tell-much-3 = On compte, on recompte : il en manque toujours un peu.

bank-tell-yesno-1 = Oui, et %n le sait déjà.
bank-tell-yesno-2 = Oui. Reste à savoir à quel prix.
bank-tell-yesno-3 = Non, pas encore.
bank-tell-yesno-4 = Pas tout à fait. %k
bank-tell-yesno-5 = Oui, mais vite, %x.
bank-tell-yesno-6 = Non. Mais l’on peut encore changer cela.

bank-tell-request-1 = C’est possible, %x, avec un bon jet. Comment ?
bank-tell-request-2 = Cela se tente, %x. Dis comment, et l’on sort les dés.
bank-tell-request-3 = %n hésite. Il faudrait un meilleur argument, ou un bon jet.
bank-tell-request-4 = Rien ne l’interdit. Rien ne l’autorise non plus.

bank-tell-accused-1 = %n ne répond pas tout de suite. C’est déjà une réponse.
bank-tell-accused-2 = Silence. Dans le silence, quelqu’un avale de travers.
bank-tell-accused-3 = Le mot est lâché ; personne ne le ramasse.

bank-tell-thanks-1 = %n s’incline, d’un millimètre.
bank-tell-thanks-2 = Le merci fait son chemin ; on s’en souviendra.
bank-tell-thanks-3 = Cela se paie d’un sourire, et le compte est bon.

bank-tell-greeting-1 = %n rend le salut, sans un mot de trop.
bank-tell-greeting-2 = On répond de loin, d’un signe de la main.
bank-tell-greeting-3 = Le salut tombe au bon moment : on se pousse pour faire de la place.

bank-tell-farewell-1 = On laisse partir %x, pour l’instant.
bank-tell-farewell-2 = Personne ne veut le dire en premier ; cela vaut un au revoir.

bank-tell-sorry-1 = %n écoute l’excuse jusqu’au bout. C’est déjà beaucoup.
bank-tell-sorry-2 = L’excuse est reçue. On verra si elle tient.
bank-tell-sorry-3 = Un temps, puis un hochement de tête.

bank-tell-agreed-1 = C’est entendu. Et maintenant, %x ?
bank-tell-agreed-2 = Bien. Et d’abord, %x ?
bank-tell-agreed-3 = Tout le monde hoche la tête, pour des raisons différentes.

bank-tell-refused-1 = Soit. Mais cela n’arrange pas %n.
bank-tell-refused-2 = Alors il faudra autre chose. Une idée, %x ?
bank-tell-refused-3 = Le non reste en suspens, au milieu de la case.

bank-tell-told-1 = Bien. Et ensuite, %x ?
bank-tell-told-2 = %n a tout vu, et n’en laisse rien paraître.
bank-tell-told-3 = Autour de %x, chacun retient son souffle.
bank-tell-told-4 = Cela change quelque chose. %k
bank-tell-told-5 = Personne ne s’y attendait, et surtout pas %n.
bank-tell-told-6 = La suite dépend de %x : que cherches-tu à obtenir ?
bank-tell-told-7 = Un temps. Puis tous les regards vont à %x.
bank-tell-told-8 = On dirait que rien n’a bougé. Regarde mieux, %x.
bank-tell-told-9 = Une bulle de silence, et dedans, %x.
bank-tell-told-10 = Quelque chose se met en place, sans bruit.
bank-tell-told-11 = Voilà qui mérite une case entière.

bank-say-echo-1 = « %w » ? répète %y, tout bas.
bank-say-echo-2 = %y note « %w » dans un petit carnet.
bank-say-echo-3 = « %w » : %y en rira encore demain.

bank-tell-echo-1 = « %w » : lignes de vitesse dans toute la case.
bank-tell-echo-2 = On écrit déjà « %w » en haut de la page.
bank-tell-echo-3 = « %w » : la case suivante tremble un peu.

bank-rival-1 = %n barre la route de %x, et ne bougera pas pour rien. Ce qui se joue : %s.
bank-rival-2 = %n et %x tendent la main au même instant. Ce qui se joue : %s.
bank-rival-3 = Une ombre, un pas, et %n fait face à %x. Ce qui se joue : %s.
bank-rival-4 = %n a exactement les mêmes projets que %x : %s.
bank-rival-5 = Gros plan sur %n, gros plan sur %x. Entre les deux : %s.
bank-rival-6 = %n prend tout le monde de vitesse. Ce qui se joue avec %x : %s.

bank-bond-1 = C’est plus fort que %y.
bank-bond-2 = %y y pense, et cela se voit.
bank-bond-3 = Une petite case, dans un coin : %y n’a rien oublié.
bank-bond-4 = %y serre les poings, et cela passe dans ses yeux.
bank-bond-5 = Le temps d’une case, %y ne pense plus qu’à cela.
bank-bond-6 = %y murmure quelque chose que personne n’entend.
bank-bond-7 = %y détourne les yeux, une seconde de trop.
bank-bond-8 = Un souvenir traverse la case, et %y avec.
bank-bond-9 = %y a dit un jour que cela compterait. Cela compte.
bank-bond-10 = La main de %y s’arrête à mi-chemin, puis continue.
bank-bond-11 = %y n’y pensait plus. Maintenant, si.
bank-bond-12 = Tout le monde comprend, rien qu’à regarder %y.

bank-trouble-of-1 = Il a manqué un cheveu à %x. Un seul.
bank-trouble-of-2 = Trop tard d’une seconde, et cela se lit sur le visage de %x.
bank-trouble-of-3 = Rien ne se passe comme prévu, et tout retombe sur %x.
bank-trouble-of-4 = Le sol échappe à %x, et la surprise avec.
bank-trouble-of-5 = Un petit bruit, puis un grand, juste derrière %x.
bank-trouble-of-6 = Raté de peu ; mais l’on a vu le visage de %x.

bank-complication-of-1 = C’est fait, et quelqu’un a vu le visage de %x.
bank-complication-of-2 = C’est fait, mais cela coûte quelque chose à %x.
bank-complication-of-3 = Oui, et le bruit attire du monde vers %x.
bank-complication-of-4 = De justesse, et sous le nom de %x ; il faudra s’en expliquer.
bank-complication-of-5 = Le plus dur est fait. Pour %x, il reste le plus long.
bank-complication-of-6 = C’est réussi, tant que rien ne distrait %x.

bank-result-of-1 = La main de %x ne tremble pas : c’est fait.
bank-result-of-2 = Tout s’enchaîne, et mène %x au bon endroit.
bank-result-of-3 = Le plan de %x, trait pour trait, et pas une miette de plus.
bank-result-of-4 = Un geste de %x, à peine : c’est fait.
bank-result-of-5 = Cela se passe comme dans la tête de %x, en mieux dessiné.
bank-result-of-6 = Un geste, un seul, et plus rien ne menace %x.

bank-spotlight-of-1 = %x, en pleine page : même le décor applaudit.
bank-spotlight-of-2 = On ne voit que %x, et c’est très bien ainsi.
bank-spotlight-of-3 = Le temps ralentit autour de %x. Quand il repart, tout est fini.
bank-spotlight-of-4 = Une fois pour de bon, une fois pour le plaisir : c’est tout l’art de %x.
