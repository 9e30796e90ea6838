### Psychodrame : six situations de départ. %x : le personnage au centre de la scène.

## A

bank-opening-a-title-1 = La maison à vendre
bank-opening-a-place-1 = La cuisine de la maison de famille, cartons ouverts
bank-opening-a-place-2 = Le grenier, sous l’ampoule nue
bank-opening-a-place-3 = Le jardin, devant le panneau « à vendre »
bank-opening-a-place-4 = L’étude du notaire, quatre chaises
bank-opening-a-what-1 = On vide la maison avant la signature. Dans le tiroir de %x, une enveloppe que personne ne devait trouver
bank-opening-a-what-2 = L’acheteur est en avance, et il pose une question à %x devant tout le monde
bank-opening-a-what-3 = Il reste un objet que deux personnes veulent. Il est déjà entre les mains de %x
bank-opening-a-what-4 = Le notaire lit un codicille. Le nom de %x y figure, et pas comme prévu
bank-opening-a-secondary-1 = Maître Hubert, le notaire
bank-opening-a-who-1 = pressé, courtois, en sait long
bank-opening-a-secondary-2 = l’acheteuse
bank-opening-a-who-2 = aime déjà la maison, et le dit trop
bank-opening-a-secondary-3 = la vieille voisine
bank-opening-a-who-3 = a les clefs depuis trente ans
bank-opening-a-line-1 = Un carton cède. Tout le monde regarde ce qui en tombe.
bank-opening-a-line-2 = L’horloge du couloir s’arrête, et personne ne la remonte.
bank-opening-a-line-3 = On a laissé au mur les marques de crayon, avec les âges.
bank-opening-a-close-1 = La porte se referme sur une pièce vide.
bank-opening-a-close-2 = On éteint pièce après pièce, et l’on garde la clef.

## B

bank-opening-b-title-1 = La troupe
bank-opening-b-place-1 = Les coulisses, dix minutes avant le lever
bank-opening-b-place-2 = La salle de répétition, chaises en cercle
bank-opening-b-place-3 = Le bar du théâtre, après la critique
bank-opening-b-place-4 = La loge qui ferme mal
bank-opening-b-what-1 = Le rôle de %x vient d’être donné à quelqu’un d’autre, et l’affiche est déjà imprimée
bank-opening-b-what-2 = Le metteur en scène demande à %x de rejouer, pour de vrai cette fois, la scène de la rupture
bank-opening-b-what-3 = La critique est parue. On la lit à voix haute. Le paragraphe sur %x est le dernier
bank-opening-b-what-4 = Le rideau se lève dans un instant et %x refuse d’entrer
bank-opening-b-secondary-1 = Gilda, la régisseuse
bank-opening-b-who-1 = compte tout, surtout les absents
bank-opening-b-secondary-2 = le jeune premier
bank-opening-b-who-2 = remplace déjà quelqu’un
bank-opening-b-secondary-3 = un critique
bank-opening-b-who-3 = s’ennuie, et cela se voit
bank-opening-b-line-1 = On entend la salle qui s’installe, comme une mer.
bank-opening-b-line-2 = Un costume tombe du portant, vide, les bras ouverts.
bank-opening-b-line-3 = Quelqu’un souffle une réplique. Ce n’était pas la bonne.
bank-opening-b-close-1 = Noir. Puis, trop tard, un projecteur.
bank-opening-b-close-2 = Le rideau tombe avant la fin de la phrase.

## C

bank-opening-c-title-1 = La nuit de garde
bank-opening-c-place-1 = Les urgences, quatre heures du matin
bank-opening-c-place-2 = La salle de repos, café brûlé
bank-opening-c-place-3 = Le couloir des chambres, veilleuses
bank-opening-c-place-4 = Le toit de l’hôpital, à l’aube
bank-opening-c-what-1 = On amène quelqu’un sur un brancard, et %x connaît ce visage
bank-opening-c-what-2 = Un dossier a été modifié pendant la garde de %x. La famille attend derrière la porte
bank-opening-c-what-3 = On demande à %x de choisir qui passera en premier
bank-opening-c-what-4 = La relève n’arrive pas, et %x n’a pas dormi depuis deux jours
bank-opening-c-secondary-1 = le docteur Maurel
bank-opening-c-who-1 = ne s’excuse jamais
bank-opening-c-secondary-2 = l’aide-soignante Fatou
bank-opening-c-who-2 = entend tout, répète peu
bank-opening-c-secondary-3 = un père qui attend
bank-opening-c-who-3 = tient un petit manteau contre lui
bank-opening-c-line-1 = Le moniteur reprend, une seconde après ce qu’il faudrait.
bank-opening-c-line-2 = La machine à café rend la monnaie, et tout le monde sursaute.
bank-opening-c-line-3 = Derrière la vitre, la ville dort mal, elle aussi.
bank-opening-c-close-1 = Le jour entre par le mauvais côté.
bank-opening-c-close-2 = On raye un nom au tableau, et l’on garde la craie en main.

## D

bank-opening-d-title-1 = Le mariage
bank-opening-d-place-1 = La terrasse du domaine, on attend les mariés
bank-opening-d-place-2 = La table d’honneur, une chaise vide
bank-opening-d-place-3 = Le vestiaire, entre les manteaux
bank-opening-d-place-4 = Le parking, moteur en marche
bank-opening-d-what-1 = Le discours de %x est dans la poche de quelqu’un d’autre, et ce quelqu’un se lève
bank-opening-d-what-2 = Quelqu’un est venu sans l’accord de %x, et danse
bank-opening-d-what-3 = La mariée demande à %x, à voix basse, s’il est encore temps
bank-opening-d-what-4 = On porte un toast à un absent, et tout le monde se tourne vers %x
bank-opening-d-secondary-1 = la mère de la mariée
bank-opening-d-who-1 = sourit depuis six heures
bank-opening-d-secondary-2 = le photographe
bank-opening-d-who-2 = a vu ce qu’il ne fallait pas
bank-opening-d-secondary-3 = l’ex que personne n’attendait
bank-opening-d-who-3 = a très bien vieilli
bank-opening-d-line-1 = La musique repart, un ton trop haut.
bank-opening-d-line-2 = Un verre se renverse sur la nappe et trace une frontière.
bank-opening-d-line-3 = Les enfants, sous la table, savent déjà tout.
bank-opening-d-close-1 = On applaudit, faute de mieux.
bank-opening-d-close-2 = Les guirlandes s’éteignent, et l’on continue dans le noir.

## E

bank-opening-e-title-1 = Le refuge
bank-opening-e-place-1 = La salle commune du refuge, tempête dehors
bank-opening-e-place-2 = Le dortoir, huit lits, sept couvertures
bank-opening-e-place-3 = La cabane à bois
bank-opening-e-place-4 = Le col, quand le vent se tait
bank-opening-e-what-1 = La radio ne répond plus, et %x savait pour la météo
bank-opening-e-what-2 = Il manque des vivres. Le sac de %x est le plus lourd
bank-opening-e-what-3 = Une cordée n’est pas rentrée. Le nom de %x est le dernier sur leur carnet
bank-opening-e-what-4 = On trouve dans le livre du refuge une page signée de %x, il y a dix ans
bank-opening-e-secondary-1 = la gardienne
bank-opening-e-who-1 = a déjà enterré deux clients
bank-opening-e-secondary-2 = le guide Ansermet
bank-opening-e-who-2 = ne parle que du temps
bank-opening-e-secondary-3 = un adolescent muet
bank-opening-e-who-3 = a suivi quelqu’un jusqu’ici
bank-opening-e-line-1 = Le poêle tousse et se reprend.
bank-opening-e-line-2 = La neige monte devant la fenêtre, sans se presser.
bank-opening-e-line-3 = Quelqu’un compte les allumettes, à voix haute.
bank-opening-e-close-1 = La bougie est soufflée, et l’on n’entend plus que le vent.
bank-opening-e-close-2 = On se tait pour écouter si l’on frappe.

## F

bank-opening-f-title-1 = Le journal du quartier
bank-opening-f-place-1 = La rédaction, un ancien pressing
bank-opening-f-place-2 = L’imprimerie, nuit de bouclage
bank-opening-f-place-3 = Le café en face, rideau à moitié baissé
bank-opening-f-place-4 = Le banc devant la mairie
bank-opening-f-what-1 = L’article est prêt. Il nomme %x, et il est vrai
bank-opening-f-what-2 = Une lettre anonyme arrive pour %x ; tout le monde reconnaît l’écriture
bank-opening-f-what-3 = On propose d’acheter le silence de %x, poliment, avec un café
bank-opening-f-what-4 = La une de demain peut encore changer, et c’est %x qui tient le crayon
bank-opening-f-secondary-1 = Rosalie, l’imprimeuse
bank-opening-f-who-1 = lit à l’envers, comprend à l’endroit
bank-opening-f-secondary-2 = l’adjoint au maire
bank-opening-f-who-2 = passe par hasard, deux fois
bank-opening-f-secondary-3 = un témoin
bank-opening-f-who-3 = voudrait ne plus l’être
bank-opening-f-line-1 = La presse démarre, et il faut crier pour se taire.
bank-opening-f-line-2 = On épingle une photo au mur. Personne ne la regarde en face.
bank-opening-f-line-3 = Le téléphone sonne. On le laisse sonner.
bank-opening-f-close-1 = La page part à l’impression, avec sa faute.
bank-opening-f-close-2 = On baisse le rideau de fer sur la moitié d’une phrase.
