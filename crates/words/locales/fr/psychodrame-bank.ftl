### Psychodrame : ce que disent les joueurs automatiques. %x : un personnage, %t : un trait, %b : une croyance.

bank-name-1 = Solange Aubry
bank-name-2 = Ismaël Kerbrat
bank-name-3 = Violette Marchand
bank-name-4 = Théo Lanzac
bank-name-5 = Nadia Ferreira
bank-name-6 = Octave Belloc
bank-name-7 = Clémence Roux
bank-name-8 = Yann Delorme
bank-name-9 = Irène Vasseur
bank-name-10 = Malik Senneville
bank-name-11 = Agathe Poitevin
bank-name-12 = Bastien Quéré

bank-age-1 = 19 ans
bank-age-2 = 27 ans
bank-age-3 = 34 ans
bank-age-4 = 41 ans
bank-age-5 = 52 ans
bank-age-6 = 68 ans

bank-activity-1 = infirmier de nuit
bank-activity-2 = restauratrice de tableaux
bank-activity-3 = chauffeur de car scolaire
bank-activity-4 = comédienne sans contrat
bank-activity-5 = notaire de campagne
bank-activity-6 = étudiante en médecine
bank-activity-7 = pompier volontaire
bank-activity-8 = patronne d’un café
bank-activity-9 = accordeur de pianos
bank-activity-10 = photographe de mariages
bank-activity-11 = professeur de lettres
bank-activity-12 = couvreur

bank-belief-i-1 = Je finis toujours par abîmer ce que je touche.
bank-belief-i-2 = Je tiens debout tant que personne ne me regarde.
bank-belief-i-3 = Je n’ai besoin de rien ni de personne.
bank-belief-i-4 = Je mérite mieux que cette vie-là.
bank-belief-i-5 = Je sais réparer les gens.
bank-belief-i-6 = Je ne dois jamais montrer que j’ai peur.

bank-belief-others-1 = Les autres ne restent jamais longtemps.
bank-belief-others-2 = Les autres attendent que je tombe.
bank-belief-others-3 = Ma famille pardonne tout, sauf la vérité.
bank-belief-others-4 = Les gens sont bons quand on leur laisse le temps.
bank-belief-others-5 = Les autres comptent les points.
bank-belief-others-6 = Les voisins savent tout et ne disent rien.

bank-belief-both-1 = Personne ne sauve personne, moi compris.
bank-belief-both-2 = Nous faisons tous semblant d’aller bien.
bank-belief-both-3 = On n’aime bien que ceux qu’on va perdre.
bank-belief-both-4 = Nous valons tous moins que nos promesses.

bank-problem-health-1 = Les vertiges que je cache depuis l’été
bank-problem-health-2 = La bouteille derrière les dictionnaires

bank-problem-safety-1 = Quelqu’un entre chez moi quand je dors
bank-problem-safety-2 = Les dettes que j’ai signées à la place d’un autre

bank-problem-love-belonging-1 = On ne m’a pas invité au mariage de ma sœur
bank-problem-love-belonging-2 = Je ne sais plus si nous nous aimons

bank-problem-recognition-1 = Un autre a signé mon travail
bank-problem-recognition-2 = Mon père n’a jamais dit mon nom avec fierté

bank-problem-self-esteem-1 = Je me déteste quand je souris pour plaire
bank-problem-self-esteem-2 = Je suis parti le jour où il fallait rester

bank-problem-self-fulfilment-1 = Le roman que je n’ose pas finir
bank-problem-self-fulfilment-2 = Je vis la vie qu’on a choisie pour moi

bank-relation-1 = Mon plus vieil ami
bank-relation-2 = La seule personne qui m’a vu pleurer
bank-relation-3 = Mon rival depuis l’école
bank-relation-4 = Nous avons failli nous marier
bank-relation-5 = Je lui dois la vie
bank-relation-6 = On se parle tous les dimanches
bank-relation-7 = Mon ancien associé
bank-relation-8 = Celui dont je copie les gestes

bank-link-supporter-1 = Je garde son secret comme un feu
bank-link-supporter-2 = Je fais la route chaque semaine pour l’aider

bank-link-affected-1 = Sa peine déteint sur mes nuits
bank-link-affected-2 = Je paie ma part de son silence

bank-link-responsible-1 = C’est ma lettre qui a tout déclenché
bank-link-responsible-2 = J’aurais pu l’empêcher, je n’ai pas bougé

bank-link-profiteer-1 = Tant que ça dure, on me regarde, moi
bank-link-profiteer-2 = J’ai bâti ma place sur ce malheur

bank-nuance-1 = Mais je reviens toujours frapper à la porte
bank-nuance-2 = Et pourtant j’en ris quand je suis seul
bank-nuance-3 = Mais j’ai promis d’essayer encore
bank-nuance-4 = Et j’en tire une force que j’avoue mal
bank-nuance-5 = Mais une chanson suffit à me calmer
bank-nuance-6 = Et pourtant je ne voudrais pas être un autre

bank-trait-history-1 = J’ai grandi au-dessus d’un cinéma
bank-trait-history-2 = Un hiver entier passé en mer
bank-trait-history-3 = J’ai porté l’uniforme deux ans
bank-trait-history-4 = L’incendie de la grange

bank-trait-personality-1 = Têtu comme une porte
bank-trait-personality-2 = Je mens avec douceur
bank-trait-personality-3 = Je ris trop fort
bank-trait-personality-4 = Une patience d’horloger

bank-trait-opinion-1 = On doit la vérité à ses amis
bank-trait-opinion-2 = Rien ne s’obtient sans crier
bank-trait-opinion-3 = L’argent salit moins que la pitié
bank-trait-opinion-4 = Il faut savoir partir le premier

bank-trait-relation-1 = Je l’ai vu quand personne ne regardait
bank-trait-relation-2 = Nous avons la même cicatrice
bank-trait-relation-3 = Sa voix me désarme

bank-place-1 = La cuisine, après minuit
bank-place-2 = Le parking de l’hôpital
bank-place-3 = Un quai de gare sous la pluie
bank-place-4 = Le grenier de la maison d’enfance
bank-place-5 = La salle des fêtes, entre deux discours
bank-place-6 = Le pont au-dessus du canal
bank-place-7 = La voiture en panne, au milieu des champs
bank-place-8 = La chambre d’amis
bank-place-9 = Le bureau vitré du directeur
bank-place-10 = Le cimetière du village

bank-what-health-1 = Les résultats viennent d’arriver et l’enveloppe est ouverte
bank-what-health-2 = Quelqu’un s’effondre au milieu d’une phrase

bank-what-safety-1 = La serrure a été forcée et rien ne manque
bank-what-safety-2 = Un inconnu attend devant la porte avec un papier

bank-what-love-belonging-1 = On ouvre l’album de photos et une page a été arrachée
bank-what-love-belonging-2 = Tout le monde est là pour la fête sauf l’invité d’honneur

bank-what-recognition-1 = On remet un prix, et ce n’est pas le bon nom
bank-what-recognition-2 = Un discours commence, écrit par un autre

bank-what-self-esteem-1 = Une vieille vidéo passe devant toute la table
bank-what-self-esteem-2 = On demande une excuse que personne n’ose prononcer

bank-what-self-fulfilment-1 = Une lettre d’admission traîne, datée d’il y a dix ans
bank-what-self-fulfilment-2 = Le train part dans une heure, et il reste une place

bank-line-anger-1 = La mâchoire se serre et la chaise racle le sol.
bank-line-anger-2 = Une porte claque dans la pièce d’à côté.

bank-line-love-1 = Une main cherche l’autre sous la nappe.
bank-line-love-2 = Quelqu’un remonte une couverture sans un mot.

bank-line-fear-1 = La lumière du couloir vacille, et tout le monde se tait.
bank-line-fear-2 = Le regard revient sans cesse vers la fenêtre.

bank-line-trust-1 = Le trousseau de clefs glisse d’une main à l’autre.
bank-line-trust-2 = On parle bas, comme on parle aux siens.

bank-line-sadness-1 = Le café refroidit et personne ne le boit.
bank-line-sadness-2 = La vieille chanson passe à la radio, exactement celle-là.

bank-line-joy-1 = Un rire échappe, le premier depuis des semaines.
bank-line-joy-2 = On danse trois pas entre les chaises.

bank-enter-1 = La porte s’ouvre : grand manteau, voix douce, pressé d’en finir.
bank-enter-2 = On reconnaît d’abord le pas, puis le sourire de travers.
bank-enter-3 = Une silhouette trempée s’arrête sur le seuil.

bank-close-1 = La lumière baisse sur les visages immobiles.
bank-close-2 = Personne n’ajoute rien.
bank-close-3 = On n’entend plus que la pluie.
bank-close-4 = La clef tourne deux fois.

bank-goal-1 = Que %x me dise enfin la vérité
bank-goal-2 = Que %x reste cette nuit
bank-goal-3 = Obtenir de %x la lettre cachée
bank-goal-4 = Que %x s’excuse devant tout le monde
bank-goal-5 = Que %x renonce à partir
bank-goal-6 = Que %x reconnaisse mon travail
bank-goal-7 = Arracher à %x une promesse
bank-goal-8 = Que %x cesse d’en parler

bank-inner-goal-1 = Décrocher le téléphone et appeler
bank-inner-goal-2 = Rester dans la pièce
bank-inner-goal-3 = Avouer ce que j’ai fait

bank-inner-against-1 = La honte, qui connaît toutes mes excuses
bank-inner-against-2 = La petite voix qui dit : demain
bank-inner-against-3 = L’enfant qui a peur du noir

bank-accept-1 = Tu devras d’abord me passer sur le corps.
bank-accept-2 = Non. Pas cette fois.
bank-accept-3 = Essaie donc.

bank-refuse-1 = Soit. Prends ce que tu veux.
bank-refuse-2 = Je n’ai plus la force de dire non.
bank-refuse-3 = D’accord. Tu as gagné d’avance.

bank-use-1 = Cela remonte d’un coup : %t.
bank-use-2 = Il y a dans ce geste quelque chose de connu : %t.
bank-use-3 = Rien ne compte plus que cela : %t.
bank-use-4 = On le lit dans les yeux : %t.

bank-purge-anger-1 = Une assiette part contre le mur.
bank-purge-anger-2 = Le poing s’abat sur la table, trop fort.

bank-purge-love-1 = Une étreinte qui dure trop longtemps pour tout le monde.
bank-purge-love-2 = Une déclaration au plus mauvais moment.

bank-purge-fear-1 = Les volets fermés à clef en plein jour.
bank-purge-fear-2 = Une fuite à travers le jardin, sans manteau.

bank-purge-trust-1 = Toutes les économies posées sur la table, là, maintenant.
bank-purge-trust-2 = Le code du coffre dit à voix haute devant des inconnus.

bank-purge-sadness-1 = Des sanglots au milieu d’un toast.
bank-purge-sadness-2 = Les photos au feu, une à une.

bank-purge-joy-1 = Un rire sans fin pendant la minute de silence.
bank-purge-joy-2 = Une tournée générale que personne ne peut payer.

bank-risk-anger-1 = Tu vas me haïr pour de bon
bank-risk-anger-2 = Tu ne pourras plus te taire sans trembler de rage

bank-risk-love-1 = Tu risques de t’attacher
bank-risk-love-2 = Tu ne pourras plus faire comme si je ne comptais pas

bank-risk-fear-1 = Tu vas garder peur de ce que je sais
bank-risk-fear-2 = Plus aucune nuit ne te paraîtra sûre

bank-risk-trust-1 = Tu vas devoir compter sur moi
bank-risk-trust-2 = Tu diras plus que tu ne voulais

bank-risk-sadness-1 = Tu vas perdre ce qu’il restait entre nous
bank-risk-sadness-2 = Tu verras ce que tu as manqué

bank-risk-joy-1 = Tu vas y prendre goût, malgré toi
bank-risk-joy-2 = Tu riras, et tu t’en voudras

bank-tick-1 = Comme toujours : %b
bank-tick-2 = Je le savais depuis le début : %b
bank-tick-3 = C’est plus fort que moi : %b

bank-won-1 = C’est dit, c’est fait, et plus rien ne peut le défaire.
bank-won-2 = La résistance cède d’un seul coup, presque sans bruit.
bank-won-3 = On obtient ce qu’on voulait ; la pièce paraît plus petite.

bank-lost-1 = Rien n’y fait : la porte reste close.
bank-lost-2 = Les mots manquent, l’instant passe.
bank-lost-3 = On tourne les talons, les mains vides.

bank-why-1 = Après ce qui vient de se dire, rien n’est plus pareil.
bank-why-2 = Cette menace a touché juste.
bank-why-3 = Le silence qui a suivi a fait le reste.
bank-why-4 = On n’oublie pas une scène pareille.
bank-why-5 = Chacun l’a vu sur son visage.

bank-act-anger-1 = La maison de famille brûle jusqu’aux murs.
bank-act-anger-2 = Un coup part, et le silence après.

bank-act-love-1 = Un mariage en secret, la nuit même.
bank-act-love-2 = Tout quitter, tout, pour cette personne.

bank-act-fear-1 = Une disparition : plus d’adresse, plus de nom.
bank-act-fear-2 = Une dénonciation à la police, signée.

bank-act-trust-1 = Une signature au bas d’un papier qu’on n’a pas lu.
bank-act-trust-2 = Le secret de toujours livré à la presse.

bank-act-sadness-1 = Une voiture lancée contre le parapet.
bank-act-sadness-2 = La bague jetée dans le canal, et les adieux.

bank-act-joy-1 = Démission en fanfare, devant tout le conseil.
bank-act-joy-2 = Tout l’héritage joué sur un seul numéro.

bank-new-belief-1 = Je ne serai plus jamais surpris.
bank-new-belief-2 = Les autres ne changent que si on les y force.
bank-new-belief-3 = On se relève ensemble ou pas du tout.
bank-new-belief-4 = Je peux dire non et survivre.
bank-new-belief-5 = Les gens gardent ce qu’on leur donne, même le mal.
bank-new-belief-6 = Personne ne m’entend quand je parle bas.

bank-resolution-1 = Un matin, cela ne pèse plus rien.
bank-resolution-2 = La chose est dite, partagée, et le monde ne s’est pas écroulé.
bank-resolution-3 = On fait la paix, mal, mais pour de bon.
bank-resolution-4 = On tourne la page sans l’arracher.

bank-past-1 = Je m’en souviens : %t
bank-past-2 = C’était avant : %t
bank-past-3 = J’en suis revenu : %t

bank-secondary-1 = la logeuse
bank-secondary-2 = le jeune vicaire
bank-secondary-3 = le médecin de garde
bank-secondary-4 = l’inspecteur Morel
bank-secondary-5 = la cousine d’Amérique
bank-secondary-6 = le patron du bar
bank-secondary-7 = la voisine du dessus
bank-secondary-8 = le facteur

bank-secondary-who-1 = voit tout et parle trop
bank-secondary-who-2 = veut bien faire, fait mal
bank-secondary-who-3 = attend son heure
bank-secondary-who-4 = en sait plus qu’il ne faudrait

bank-answer-1 = D’accord, cela tient.
bank-answer-2 = C’est ce que je voulais dire : il l’a vu, il s’est tu.
