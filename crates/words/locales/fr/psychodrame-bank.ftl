### Psychodrame : ce que disent les joueurs automatiques. %x : un personnage, %t : un trait, %b : une croyance.

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

bank-age-1 = 19 ans
bank-age-2 = 27 ans
bank-age-3 = 34 ans
bank-age-4 = 41 ans
bank-age-5 = 52 ans
bank-age-6 = 68 ans

bank-activity-1 = de garde la nuit à l’hôpital
bank-activity-2 = artiste qui restaure des tableaux
bank-activity-3 = au volant d’un car scolaire
bank-activity-4 = artiste sans contrat
bank-activity-5 = notaire de campagne
bank-activity-6 = élève en médecine
bank-activity-7 = bénévole chez les pompiers
bank-activity-8 = à la tête d’un café
bank-activity-9 = spécialiste des pianos désaccordés
bank-activity-10 = photographe de mariages
bank-activity-11 = prof de lettres
bank-activity-12 = cordiste, sur les toits

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

bank-belief-both-1 = Personne ne sauve personne, et je m’inclus dedans.
bank-belief-both-2 = Nous faisons tous semblant d’aller bien.
bank-belief-both-3 = On n’aime bien que ceux qu’on va perdre.
bank-belief-both-4 = Nous valons tous moins que nos promesses.

bank-problem-health-1 = Les vertiges que je cache depuis l’été
bank-problem-health-2 = La bouteille derrière les dictionnaires

bank-problem-safety-1 = Quelqu’un entre chez moi quand je dors
bank-problem-safety-2 = Les dettes que j’ai signées à la place d’un autre

bank-problem-love-belonging-1 = Le mariage de ma sœur a eu lieu sans moi
bank-problem-love-belonging-2 = Je ne sais plus si nous nous aimons

bank-problem-recognition-1 = Un autre a signé mon travail
bank-problem-recognition-2 = Mon père n’a jamais dit mon nom avec fierté

bank-problem-self-esteem-1 = Je me déteste quand je souris pour plaire
bank-problem-self-esteem-2 = J’ai fui le jour où il fallait rester

bank-problem-self-fulfilment-1 = Le roman que je n’ose pas finir
bank-problem-self-fulfilment-2 = Je vis la vie qu’on a choisie pour moi

bank-relation-1 = Une amitié plus vieille que nous
bank-relation-2 = La seule personne qui connaît mes larmes
bank-relation-3 = Notre rivalité est plus vieille que notre amitié
bank-relation-4 = Nous avons failli nous marier
bank-relation-5 = Je lui dois la vie
bank-relation-6 = On se parle tous les dimanches
bank-relation-7 = Nous avons fait des affaires ensemble
bank-relation-8 = Je copie ses gestes sans le dire

bank-link-supporter-1 = Je garde son secret comme un feu
bank-link-supporter-2 = Je fais la route chaque semaine pour l’aider

bank-link-affected-1 = Sa peine déteint sur mes nuits
bank-link-affected-2 = Je paie ma part de son silence

bank-link-responsible-1 = C’est ma lettre qui a tout déclenché
bank-link-responsible-2 = J’aurais pu l’empêcher, je n’ai pas bougé

bank-link-profiteer-1 = Tant que ça dure, on me regarde, moi
bank-link-profiteer-2 = J’ai bâti ma place sur ce malheur

bank-nuance-1 = Mais je reviens toujours frapper à la porte
bank-nuance-2 = Et pourtant j’en ris quand personne ne regarde
bank-nuance-3 = Mais j’ai promis d’essayer encore
bank-nuance-4 = Et j’en tire une force que j’avoue mal
bank-nuance-5 = Mais une chanson suffit à me calmer
bank-nuance-6 = Et pourtant je ne changerais pas de peau

bank-trait-history-1 = J’ai grandi au-dessus d’un cinéma
bank-trait-history-2 = Un hiver entier passé en mer
bank-trait-history-3 = J’ai porté l’uniforme deux ans
bank-trait-history-4 = L’incendie de la grange

bank-trait-personality-1 = Un entêtement de porte
bank-trait-personality-2 = Je mens avec douceur
bank-trait-personality-3 = Je ris trop fort
bank-trait-personality-4 = Une patience d’horloger

bank-trait-opinion-1 = On doit la vérité à ses amis
bank-trait-opinion-2 = Rien ne s’obtient sans crier
bank-trait-opinion-3 = L’argent salit moins que la pitié
bank-trait-opinion-4 = Il faut savoir partir à temps

bank-trait-relation-1 = Je connais son visage quand personne ne regarde
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

bank-enter-1 = La porte s’ouvre : grand manteau, voix douce, hâte d’en finir.
bank-enter-2 = On reconnaît d’abord le pas, puis le sourire de travers.
bank-enter-3 = Une silhouette trempée s’arrête sur le seuil.

bank-close-1 = La lumière baisse sur les visages immobiles.
bank-close-2 = Personne n’ajoute rien.
bank-close-3 = On n’entend plus que la pluie.
bank-close-4 = La clef tourne deux fois.

bank-goal-1 = Obtenir de %x la vérité, enfin
bank-goal-2 = Retenir %x cette nuit
bank-goal-3 = Obtenir de %x la lettre cachée
bank-goal-4 = Obtenir de %x des excuses devant tout le monde
bank-goal-5 = Empêcher %x de partir
bank-goal-6 = Faire admettre à %x ce que vaut mon travail
bank-goal-7 = Arracher à %x une promesse
bank-goal-8 = Obtenir de %x qu’on n’en parle plus

bank-inner-goal-1 = Décrocher le téléphone et appeler
bank-inner-goal-2 = Rester dans la pièce
bank-inner-goal-3 = Avouer ce que j’ai fait

bank-inner-against-1 = La honte, qui connaît toutes mes excuses
bank-inner-against-2 = La petite voix qui dit : demain
bank-inner-against-3 = L’enfant qui a peur du noir

bank-accept-1 = Tu devras d’abord me passer sur le corps.
bank-accept-2 = Non. Pas cette fois.
bank-accept-3 = Essaie donc.

bank-refuse-1 = Soit. Prends ce que tu veux.
bank-refuse-2 = Je n’ai plus la force de dire non.
bank-refuse-3 = D’accord. Tu as gagné d’avance.

bank-use-1 = Cela remonte d’un coup : « %t ».
bank-use-2 = Il y a dans ce geste quelque chose de connu : « %t ».
bank-use-3 = Rien ne compte plus que cela : « %t ».
bank-use-4 = On le lit dans les yeux : « %t ».

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

bank-tick-1 = Comme toujours : « %b »
bank-tick-2 = Je le savais depuis le début : « %b »
bank-tick-3 = C’est plus fort que moi : « %b »

bank-won-1 = C’est dit, c’est fait, et plus rien ne peut le défaire.
bank-won-2 = La résistance cède d’un seul coup, presque sans bruit.
bank-won-3 = On obtient ce qu’on voulait ; la pièce paraît plus petite.

bank-lost-1 = Rien n’y fait : la porte reste close.
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

bank-act-fear-1 = Une disparition : plus d’adresse, plus de nom.
bank-act-fear-2 = Une dénonciation à la police, signée.

bank-act-trust-1 = Une signature au bas d’un papier qu’on n’a pas lu.
bank-act-trust-2 = Le secret de toujours livré à la presse.

bank-act-sadness-1 = Une voiture lancée contre le parapet.
bank-act-sadness-2 = La bague jetée dans le canal, et les adieux.

bank-act-joy-1 = Démission en fanfare, devant tout le conseil.
bank-act-joy-2 = Tout l’héritage joué sur un seul numéro.

bank-new-belief-1 = Plus rien ne me surprendra.
bank-new-belief-2 = Les autres ne changent que si on les y force.
bank-new-belief-3 = On se relève ensemble ou pas du tout.
bank-new-belief-4 = Je peux dire non et survivre.
bank-new-belief-5 = Les gens gardent ce qu’on leur donne, même le mal.
bank-new-belief-6 = Personne ne m’entend quand je parle bas.

bank-resolution-1 = Un matin, cela ne pèse plus rien.
bank-resolution-2 = La chose est dite, partagée, et le monde ne s’est pas écroulé.
bank-resolution-3 = On fait la paix, mal, mais pour de bon.
bank-resolution-4 = On tourne la page sans l’arracher.

bank-past-1 = Je m’en souviens : %t
bank-past-2 = C’était avant : %t
bank-past-3 = J’en ai fini avec cela : %t

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
bank-secondary-who-4 = en sait plus long que tout le monde

bank-answer-1 = D’accord, cela tient.
bank-answer-2 = C’est ce que je voulais dire : un regard, puis un silence.

## Ce qu’on reprend, et ce qui continue

bank-line-anger-3 = Une cuiller tourne trop vite dans une tasse vide.
bank-line-anger-4 = Le prénom est prononcé en entier, et ce n’est pas bon signe.
bank-line-anger-5 = Deux doigts tapotent le bois, de plus en plus fort.
bank-line-love-3 = Une place est gardée, l’air de rien.
bank-line-love-4 = Le châle passe d’une épaule à l’autre.
bank-line-love-5 = Un plat préféré apparaît, sans commentaire.
bank-line-fear-3 = La main vérifie le verrou, puis le vérifie encore.
bank-line-fear-4 = Un bruit dehors, et la phrase reste en l’air.
bank-line-fear-5 = Le dos cherche le mur.
bank-line-trust-3 = On laisse le téléphone sur la table, écran vers le haut.
bank-line-trust-4 = Un dossier est poussé vers l’autre, ouvert.
bank-line-trust-5 = Le silence dure, et il est bon.
bank-line-sadness-3 = Une chaise reste tirée, pour personne.
bank-line-sadness-4 = La voix se casse sur un mot ordinaire.
bank-line-sadness-5 = On plie une nappe qui n’a pas servi.
bank-line-joy-3 = Quelqu’un siffle faux, exprès.
bank-line-joy-4 = Un bouchon saute avant l’heure.
bank-line-joy-5 = Le fou rire prend deux personnes et gagne la troisième.
bank-echo-1 = « %w » : les mots restent sur la table.
bank-echo-2 = À « %w », les épaules se raidissent.
bank-echo-3 = On croit avoir mal entendu : « %w ».
bank-echo-4 = « %w ». Un silence, puis un hochement de tête.
bank-echo-5 = Il faut un temps pour répondre à « %w ».
bank-echo-6 = « %w » : voilà donc ce qui se pensait tout bas.
bank-echo-7 = Quelque chose cède à « %w ».
bank-echo-8 = À ces mots, « %w », un regard se détourne.
bank-tail-1 = , encore une fois
bank-tail-2 = , cette fois pour de bon
bank-tail-3 = , devant témoin
bank-tail-4 = , sans détour
bank-tail-5 = , quoi qu’il en coûte
bank-tail-6 = , et ce soir
bank-tail-7 = , à voix haute
bank-tail-8 = , une dernière fois
bank-tail-9 = , sans rien promettre
bank-tail-10 = , les yeux dans les yeux
bank-tail-11 = , avant qu’il soit trop tard
bank-tail-12 = , et que cela se sache
bank-answer-3 = Je le voyais comme une peur, rien de plus.
bank-answer-4 = Cela me semblait dans le caractère, mais on peut le dire autrement.
bank-answer-5 = J’y tiens peu : à vous de voir.
bank-retell-1 = Disons plutôt : un geste ébauché, et retenu.
bank-retell-2 = Reprenons : rien n’est dit, et tout se devine.
bank-retell-3 = Autrement, alors : la porte reste entrouverte.
bank-close-5 = Une tasse reste pleine.
bank-close-6 = On se sépare sans se dire au revoir.
bank-close-7 = La lumière de l’entrée reste allumée.
bank-why-6 = Il en restera quelque chose, longtemps.
bank-why-7 = Le coup venait de trop près.
bank-why-8 = Cela s’est joué sur un mot.
bank-why-9 = Il fallait bien que cela sorte.
bank-why-10 = On s’en souviendra en rentrant.
bank-why-11 = Le corps a compris avant la tête.
bank-won-4 = C’est oui, du bout des lèvres, mais c’est oui.
bank-won-5 = La dernière objection ne vient pas.
bank-lost-4 = La réponse est non, et elle est douce.
bank-lost-5 = Il n’y a rien à prendre, ce soir.
bank-accept-4 = Alors parlons-en, ici et maintenant.
bank-accept-5 = Je ne bougerai pas.
bank-refuse-4 = Comme tu voudras.
bank-refuse-5 = Va, je ne te retiens pas.

## Pour les longues soirées

bank-use-5 = C’est plus fort que la prudence : « %t ».
bank-use-6 = On l’avait presque oublié : « %t ».
bank-use-7 = La voix change, et l’on comprend : « %t ».
bank-use-8 = Voilà d’où vient cette force : « %t ».
bank-use-9 = Il suffit d’un mot pour que cela revienne : « %t ».
bank-use-10 = Tout le corps s’en souvient : « %t ».
bank-use-11 = Ce n’est pas un argument, c’est une vie : « %t ».
bank-use-12 = Cela ne s’apprend pas : « %t ».
bank-use-13 = Les mains le disent avant la bouche : « %t ».
bank-use-14 = On ne triche pas avec cela : « %t ».
bank-use-15 = Au moment de céder, une dernière ressource : « %t ».
bank-use-16 = Cela se voit dans la façon de se tenir : « %t ».
bank-use-17 = La même chose, depuis toujours : « %t ».
bank-use-18 = Une respiration, et cela reprend le dessus : « %t ».
bank-use-19 = C’est avec cela qu’il faudra compter : « %t ».
bank-use-20 = Personne d’autre ici ne peut en dire autant : « %t ».
bank-tick-4 = La preuve, une fois de plus : « %b »
bank-tick-5 = Vous voyez bien : « %b »
bank-tick-6 = Quoi qu’on me dise, rien n’y changera : « %b »
bank-tick-7 = Je me le répète tous les matins : « %b »
bank-tick-8 = On peut me montrer le contraire, je sais ce que je sais : « %b »
bank-tick-9 = C’est écrit depuis longtemps : « %b »
bank-tick-10 = Il n’y a pas de hasard : « %b »
bank-tick-11 = Je n’ai pas besoin de regarder pour savoir : « %b »
bank-tick-12 = Tout le monde le pense, moi je le dis : « %b »
bank-tick-13 = Qu’on ne vienne pas me dire que je me trompe : « %b »
bank-tick-14 = Il faudrait être aveugle : « %b »
bank-tick-15 = La vie me l’a assez appris : « %b »
bank-tick-16 = C’est toujours la même histoire : « %b »
bank-tick-17 = Je préfère encore cela à la vérité : « %b »
bank-tick-18 = On ne me fera pas croire autre chose : « %b »
bank-tick-19 = Cela m’arrange, et alors ? « %b »
bank-tick-20 = Autant l’admettre : « %b »
bank-purge-anger-3 = Le téléphone traverse la pièce et finit en trois morceaux.
bank-purge-anger-4 = Une insulte, puis dix, et la dernière de trop.
bank-purge-anger-5 = La porte claque si fort que le cadre tombe.
bank-purge-anger-6 = Un coup de pied dans la poubelle, devant tout l’immeuble.
bank-purge-anger-7 = Les papiers déchirés, un par un, puis tous ensemble.
bank-purge-anger-8 = Un cri dans la cage d’escalier, et les lumières s’allument.
bank-purge-anger-9 = Le verre serré trop fort se brise dans la main.
bank-purge-anger-10 = Le klaxon, sans relâche, au milieu du carrefour.
bank-purge-anger-11 = Des reproches vieux de dix ans, dans l’ordre.
bank-purge-anger-12 = La nappe tirée d’un coup, avec tout ce qu’il y avait dessus.
bank-purge-love-3 = Un baiser volé au beau milieu d’une phrase.
bank-purge-love-4 = Des fleurs pour tout le monde, achetées à crédit.
bank-purge-love-5 = Une lettre de six pages glissée sous la mauvaise porte.
bank-purge-love-6 = Un prénom crié sous une fenêtre, à trois heures du matin.
bank-purge-love-7 = Une demande en mariage, faite à la cantonade.
bank-purge-love-8 = Une main prise, et que l’on ne rend plus.
bank-purge-love-9 = Une chanson dédiée à quelqu’un qui aurait préféré partir.
bank-purge-love-10 = Un aveu devant les deux familles, et devant le traiteur.
bank-purge-love-11 = Un visage caressé sans rien demander.
bank-purge-love-12 = Tout pardonné d’un coup, même ce qui ne le devait pas.
bank-purge-fear-3 = La chaise poussée contre la porte, puis le buffet.
bank-purge-fear-4 = Un cri pour une ombre, et l’ombre était un manteau.
bank-purge-fear-5 = Toutes les lampes allumées, jusqu’à celle de la cave.
bank-purge-fear-6 = Un couteau sorti du tiroir, pour rien, pour personne.
bank-purge-fear-7 = Sous la table, les mains sur les oreilles.
bank-purge-fear-8 = Le bus pris au hasard, jusqu’au terminus.
bank-purge-fear-9 = Une main plaquée sur la bouche de quelqu’un d’autre : silence.
bank-purge-fear-10 = Les secours appelés pour un bruit de tuyau.
bank-purge-fear-11 = La valise faite en trois minutes, sans rien d’utile dedans.
bank-purge-fear-12 = Le souffle court, les mots hachés, et l’on supplie.
bank-purge-trust-3 = Les clefs de la maison données à quelqu’un de passage.
bank-purge-trust-4 = Un chèque signé, sans montant.
bank-purge-trust-5 = Toute l’histoire racontée au premier venu, détails compris.
bank-purge-trust-6 = Les yeux fermés, les bras en croix, et l’on se laisse tomber.
bank-purge-trust-7 = Le journal intime laissé ouvert sur le comptoir.
bank-purge-trust-8 = Une promesse faite au nom de toute la famille.
bank-purge-trust-9 = Le mot de passe écrit sur un coin de nappe.
bank-purge-trust-10 = L’enfant confié à une inconnue, le temps d’un café.
bank-purge-trust-11 = Un oui donné avant la fin de la question.
bank-purge-trust-12 = La moto prêtée à celui qui a déjà cassé la précédente.
bank-purge-sadness-3 = Sur le bord du trottoir, des larmes que rien n’arrête.
bank-purge-sadness-4 = Une robe serrée contre soi, et son odeur qui s’en va.
bank-purge-sadness-5 = Un numéro composé, celui de quelqu’un qui n’est plus là.
bank-purge-sadness-6 = La voix se brise au milieu de la commande.
bank-purge-sadness-7 = Le lit en plein après-midi, et les volets clos.
bank-purge-sadness-8 = Des larmes sur le clavier, devant tout le service.
bank-purge-sadness-9 = Le même message vocal, écouté onze fois.
bank-purge-sadness-10 = Une bougie soufflée, et personne pour applaudir.
bank-purge-sadness-11 = Un adieu écrit, puis raturé, puis écrit encore.
bank-purge-sadness-12 = La tête contre la vitre, jusqu’à la buée.
bank-purge-joy-3 = On chante à tue-tête dans un couloir d’hôpital.
bank-purge-joy-4 = Un plongeon tout habillé dans la fontaine de la mairie.
bank-purge-joy-5 = Des billets lancés du balcon, par poignées.
bank-purge-joy-6 = Un feu d’artifice, au-dessus d’une rue qui dormait.
bank-purge-joy-7 = La voisine soulevée de terre, qui ne demandait rien.
bank-purge-joy-8 = Trois tours de la place en courant, sans chaussures.
bank-purge-joy-9 = Le gâteau des autres, mangé à pleines mains.
bank-purge-joy-10 = Une farce au patron, une vraie, avec de la peinture.
bank-purge-joy-11 = La musique si fort que les vitres s’en mêlent.
bank-purge-joy-12 = On danse sur la table, et la table n’était pas d’accord.
bank-won-6 = Un hochement de tête, à peine, et cela suffit.
bank-won-7 = L’autre baisse les yeux, et ne les relève pas.
bank-won-8 = Ce qui était refusé depuis si longtemps est accordé en une phrase.
bank-won-9 = Il n’y a plus rien à ajouter, et chacun le sait.
bank-won-10 = Les mains s’ouvrent ; ce qu’elles tenaient change de camp.
bank-won-11 = Gagné, mais le goût n’est pas celui qu’on attendait.
bank-won-12 = Le dernier mot est prononcé tout bas, et il porte.
bank-won-13 = On s’écarte pour laisser passer.
bank-won-14 = La vérité sort d’un trait, sans un détour.
bank-won-15 = Le mur tombe, et derrière, il y avait quelqu’un.
bank-won-16 = C’est accordé. Le prix viendra plus tard.
bank-won-17 = Un soupir, une signature, et l’affaire est faite.
bank-won-18 = On ne se quitte pas des yeux ; puis l’un des deux sourit, et c’est fini.
bank-won-19 = La colère est passée de l’autre côté de la table, la raison aussi.
bank-won-20 = Cela n’a pris qu’une minute, après toutes ces années.
bank-lost-6 = L’autre a déjà la main sur la poignée.
bank-lost-7 = On fait répéter ; c’est toujours non.
bank-lost-8 = Le sujet est changé, avec une politesse parfaite.
bank-lost-9 = Il aurait fallu venir plus tôt.
bank-lost-10 = Rien ne bouge sur ce visage, et l’on renonce.
bank-lost-11 = La phrase préparée depuis des jours sort de travers.
bank-lost-12 = Un rire répond, et il n’y a rien à répondre à un rire.
bank-lost-13 = On repart avec la même question, un peu plus lourde.
bank-lost-14 = Ce n’était pas le bon soir, ni la bonne voix.
bank-lost-15 = L’élan se brise net, comme sur une vitre.
bank-lost-16 = On s’excuse, sans savoir de quoi.
bank-lost-17 = Le bras retombe.
bank-lost-18 = Tout a été dit, rien n’a été entendu.
bank-lost-19 = Le train est parti, et la conversation avec.
bank-lost-20 = Perdu, et l’on voudrait seulement que personne n’ait regardé.
bank-accept-6 = Tu n’auras pas cela de moi.
bank-accept-7 = Regarde-moi bien, et redis-le.
bank-accept-8 = Je t’attendais là-dessus.
bank-accept-9 = Pas devant tout le monde. Ou plutôt si, devant tout le monde.
bank-accept-10 = Il faudra trouver mieux.
bank-accept-11 = Tu te trompes de personne.
bank-accept-12 = J’ai cédé une fois. Une seule.
bank-accept-13 = C’est ici que cela s’arrête.
bank-accept-14 = Tu veux vraiment qu’on en arrive là ?
bank-accept-15 = Et si, pour une fois, je disais non ?
bank-accept-16 = Je connais la chanson. Je connais aussi la fin.
bank-accept-17 = Alors à nous deux.
bank-accept-18 = Je ne te dois plus rien.
bank-accept-19 = On verra bien qui baissera les yeux.
bank-accept-20 = Il y a des choses qu’on ne demande pas.
bank-refuse-6 = Prends, et n’en parlons plus.
bank-refuse-7 = Tu as raison. Je déteste que tu aies raison.
bank-refuse-8 = À quoi bon se battre pour cela ?
bank-refuse-9 = C’est bon. Je lâche.
bank-refuse-10 = Pour toi, oui. Pour toi seulement.
bank-refuse-11 = Je savais que je finirais par dire oui.
bank-refuse-12 = Fais ce que tu as à faire.
bank-refuse-13 = Pas la peine de crier : c’est oui.
bank-refuse-14 = Tu y tiens plus que moi.
bank-refuse-15 = Ce soir, je n’ai plus d’armes.
bank-refuse-16 = Voilà. Que personne ne dise que je n’ai rien donné.
bank-refuse-17 = Je ne me mettrai pas en travers.
bank-refuse-18 = Il fallait le demander plus tôt, c’était à toi.
bank-refuse-19 = Bien. Mais tu t’en souviendras.
bank-refuse-20 = Que ce soit fait, et vite.
bank-why-12 = On a vu %x pâlir.
bank-why-13 = Pas un mot de %x en réponse, et c’est pire.
bank-why-14 = Cela restera entre %x et la nuit.
bank-why-15 = Depuis, plus un regard de %x pour personne.
bank-why-16 = La phrase tourne encore dans la tête de %x.
bank-why-17 = Le rire de %x est venu trop tard, et trop fort.
bank-why-18 = Il a fallu ramener %x par le bras.
bank-why-19 = La nuit sera longue pour %x.
bank-why-20 = Personne n’a songé à demander à %x ce qu’il en coûtait.
bank-why-21 = Quelque chose a changé dans la voix de %x.
bank-why-22 = Cela reviendra à %x au moment de fermer la porte.
bank-why-23 = Les mains de %x tremblaient encore à la fin.
bank-why-24 = On ne parlera plus à %x comme avant.
bank-why-25 = Rien de tel n’était arrivé à %x depuis l’enfance.
bank-why-26 = Tout le monde attendait un mot de %x.
bank-why-27 = Le mot de trop est resté dans la pièce.
bank-why-28 = Il y a des victoires qui font mal.
bank-why-29 = Cela n’a duré qu’une seconde, et elle compte.
bank-why-30 = Un vieux souvenir s’est rouvert au passage.
bank-why-31 = On croyait la question réglée.
bank-why-32 = La menace a beau être retombée, elle a été dite.
bank-why-33 = Quelqu’un a détourné les yeux au mauvais moment.
bank-why-34 = C’était dit sans méchanceté, et c’est ce qui blesse.
bank-why-35 = Après cela, il faut bien que quelque chose change.
bank-echo-9 = « %w » : quelqu’un répète les mots du bout des lèvres.
bank-echo-10 = On repose son verre. « %w », vraiment ?
bank-echo-11 = Il y a un avant et un après « %w ».
bank-echo-12 = « %w ». La phrase fait le tour de la pièce.
bank-echo-13 = Personne ne relève, mais tout le monde a entendu : « %w ».
bank-echo-14 = « %w » : cela aurait pu se dire plus doucement.
bank-echo-15 = Cela reste en travers : « %w ».
bank-echo-16 = « %w » ; dehors, un chien aboie, comme pour répondre.
bank-echo-17 = À peine dit, « %w » semble de trop.
bank-echo-18 = On se souviendra de « %w » dans l’escalier.
bank-echo-19 = « %w » : et si c’était vrai ?
bank-echo-20 = Un doigt suit le bord de la table. « %w », donc.
bank-problem-health-3 = Le tremblement de ma main gauche, qui s’aggrave
bank-problem-health-4 = Je ne dors plus que deux heures par nuit
bank-problem-health-5 = Une opération dont je n’ai parlé à personne
bank-problem-safety-3 = Le propriétaire vend, et je n’ai nulle part où aller
bank-problem-safety-4 = Une lettre anonyme, chaque lundi
bank-problem-safety-5 = J’ai vu quelque chose, et on sait que je l’ai vu
bank-problem-love-belonging-3 = Mes enfants ne m’appellent plus
bank-problem-love-belonging-4 = J’aime une personne qui en épouse une autre
bank-problem-love-belonging-5 = Je dîne en silence depuis un an
bank-problem-recognition-3 = On me remplace par quelqu’un de plus jeune
bank-problem-recognition-4 = Personne ne sait que l’idée était de moi
bank-problem-recognition-5 = La ville a oublié ce que j’ai fait pour elle
bank-problem-self-esteem-3 = J’ai laissé accuser quelqu’un à ma place
bank-problem-self-esteem-4 = Tout ce que je commence, je l’abandonne
bank-problem-self-esteem-5 = Je n’ose plus me regarder dans une glace
bank-problem-self-fulfilment-3 = Le piano fermé depuis vingt ans
bank-problem-self-fulfilment-4 = Un voyage que je remets chaque printemps
bank-problem-self-fulfilment-5 = J’avais une voix, et elle vend de la lessive

bank-epilogue-open-1 = « %t » : je l’ai dit tout haut, enfin, et la pièce ne s’est pas écroulée.
bank-epilogue-open-2 = Je garde « %t » dans un tiroir. Je sais lequel, et c’est déjà mieux.
bank-epilogue-open-3 = « %t » est encore là le matin. Nous prenons le café ensemble, comme deux vieux adversaires.
bank-epilogue-open-4 = On me demande ce que devient « %t ». Je réponds que cela dort mal, comme moi.
bank-epilogue-open-5 = J’ai écrit « %t » sur une feuille, je l’ai pliée en quatre, et je ne sais plus dans quelle poche elle voyage.
bank-epilogue-open-6 = « %t » : voilà la première chose que j’ai dite à quelqu’un qui ne me connaissait pas.

bank-epilogue-resolved-1 = Il y eut « %t ». J’en parle au passé, et ma voix tient.
bank-epilogue-resolved-2 = « %t » : je relis cette phrase comme une lettre adressée à quelqu’un d’autre.
bank-epilogue-resolved-3 = De « %t », il reste une cicatrice fine, que je ne cache plus.
bank-epilogue-resolved-4 = « %t ». Un jour, j’ai cessé d’y penser, et il m’a fallu tout un printemps pour le remarquer.
bank-epilogue-resolved-5 = Quand on me dit « %t », je cherche de qui l’on parle.
bank-epilogue-resolved-6 = J’ai vidé l’armoire où « %t » prenait toute la place. On y met du linge, maintenant.

bank-epilogue-retired-1 = Je n’ai pas pris la fuite : j’ai changé de trottoir, avec « %t » dans une valise vide.
bank-epilogue-retired-2 = De loin, « %t » ressemble à l’histoire de quelqu’un d’autre. J’envoie une carte, parfois.
bank-epilogue-retired-3 = « %t » ne me suit plus. J’ai laissé la clef sur la table et mon adresse à personne.
bank-epilogue-retired-4 = J’habite une ville où personne n’a entendu parler de « %t ». J’y dors jusqu’à dix heures.

bank-epilogue-dead-1 = On a rangé la chambre de %x sans oser rien jeter.
bank-epilogue-dead-2 = Le nom de %x est resté sur la sonnette, et personne ne dévisse la plaque.
bank-epilogue-dead-3 = Chaque année, le même jour, quelqu’un pose un verre de plus pour %x.
bank-epilogue-dead-4 = Il manque la voix de %x, surtout dans les disputes.
bank-epilogue-dead-5 = Le courrier de %x arrive encore ; la voisine le garde, au cas où.
bank-epilogue-dead-6 = On a retrouvé la liste de courses de %x. Quelqu’un est sorti tout acheter.

bank-epilogue-anger-1 = La colère me sert à présent d’horloge : elle sonne juste, et je ne casse plus rien.
bank-epilogue-anger-2 = Il m’arrive encore de serrer les poings sous la table.
bank-epilogue-anger-3 = J’ai fait la liste de ceux à qui je ne parle plus. Elle est courte, et je la connais par cœur.
bank-epilogue-anger-4 = Un mur de ma cuisine porte la trace d’une assiette ; j’ai mis un cadre autour.

bank-epilogue-love-1 = J’aime plus que je ne devrais, et je commence à le dire à temps.
bank-epilogue-love-2 = Il y a deux clefs à mon trousseau, et la seconde n’est pas la mienne.
bank-epilogue-love-3 = Je mets un couvert de plus, sans demander qui viendra.
bank-epilogue-love-4 = J’ai appris un visage par cœur ; le prénom est venu après.

bank-epilogue-fear-1 = Je vérifie encore la porte, mais une seule fois.
bank-epilogue-fear-2 = La nuit, je laisse une lampe, et j’appelle cela de l’économie.
bank-epilogue-fear-3 = J’ai encore peur. Je le dis avant d’entrer, et l’on me fait de la place.
bank-epilogue-fear-4 = Ma valise reste prête ; je n’ai plus de train en tête.

bank-epilogue-trust-1 = Je prête ma voiture, mes livres et, les bons jours, mes secrets.
bank-epilogue-trust-2 = J’ai confié mes clefs à la voisine. C’est peu de chose, et j’en ai pleuré de soulagement.
bank-epilogue-trust-3 = On me raconte des choses, maintenant. Je les garde.
bank-epilogue-trust-4 = Je ne relis plus mes lettres avant de les envoyer.

bank-epilogue-sadness-1 = Je passe devant la maison sans ralentir, ou presque.
bank-epilogue-sadness-2 = Il pleut souvent dans cette histoire ; j’ai acheté un bon manteau.
bank-epilogue-sadness-3 = Les dimanches sont longs. Je les remplis de soupe et de courrier.
bank-epilogue-sadness-4 = J’écoute encore le répondeur, pour la voix.

bank-epilogue-joy-1 = J’ai ri au mauvais moment, et toute la rangée a suivi.
bank-epilogue-joy-2 = J’ai rouvert les volets, et j’ai chanté faux jusqu’au soir.
bank-epilogue-joy-3 = Je danse dans la cuisine, mal, et fenêtres ouvertes.
bank-epilogue-joy-4 = On me trouve bonne mine ; je dis que je dors.

bank-epilogue-tie-1 = J’ai revu %x. Nous avons parlé du temps, longtemps, et c’était une manière de tout dire.
bank-epilogue-tie-2 = %x a gardé mon numéro. Je n’ai pas changé de numéro.
bank-epilogue-tie-3 = Il y a chez moi une chaise qui attend %x.
bank-epilogue-tie-4 = Je n’ai rien envoyé à %x, mais j’ai acheté le timbre.
bank-epilogue-tie-5 = Quand on prononce le nom de %x, je ne quitte plus la pièce.
bank-epilogue-tie-6 = Entre %x et moi, il reste une phrase à dire. Le tour n’est pas fixé.

bank-epilogue-lost-1 = Je raconte encore mes journées à %x, en rentrant, à voix basse.
bank-epilogue-lost-2 = J’ai gardé le manteau de %x. Les manches sont trop longues, et je le mets quand même.
bank-epilogue-lost-3 = On ne parle plus de %x devant moi. C’est donc moi qui commence.
bank-epilogue-lost-4 = Ce que je devais à %x, je le rends à d’autres.

bank-turn-to-1 = Un silence. Tous les regards vont vers %x.
bank-turn-to-2 = C’est à %x de parler, ou de se taire longtemps.
bank-turn-to-3 = On attend %x. Personne ne finit son verre.
bank-turn-to-4 = La phrase suivante appartient à %x.
bank-turn-to-5 = Et %x, dans tout cela ?
bank-turn-to-6 = On se pousse un peu, pour laisser de la place à %x.
bank-turn-to-7 = Le bruit retombe. Il ne manque que la voix de %x.
bank-turn-to-8 = Quelqu’un dit le nom de %x, et n’ajoute rien.
