### Le terminal : ce qu’il dit autour de la partie.

## Accueil

welcome-title = PACTES — un Faust, deux démons, six contrats
welcome-what = Faust veut quelque chose plus que tout. Deux démons se disputent le droit de le lui vendre.
welcome-round = À chaque manche, un démon (le VRP) vend un contrat contre un obstacle, ligne par ligne ; l’autre démon y cache un vice par ligne.
welcome-dice = Faust signe quand il veut, paie en jetons d’âme (ils valent 1 ou 2, faces cachées), lance deux dés par ligne et les répartit : un par engagement, un par vice.
welcome-effects = Un engagement à 4, 5 ou 6 est un accomplissement. Un vice à 4, 5 ou 6 fait mal, mais rend à Faust un peu d’âme. Chacun peut dépenser des jetons pour tordre les dés.
welcome-aim = À la fin : moins de six accomplissements, et personne ne gagne. Sinon Faust gagne, si aucun démon n’a plus de points d’âme que lui ; autrement, c’est le plus riche des démons.
welcome-keys = Tapez un numéro pour choisir, Entrée pour suivre le conseil, ? pour l’aide, q pour vous arrêter (la partie est gardée). Entrée abrège aussi les pauses.
name-faust = Faust
name-demon-a = Asmodée
name-demon-b = Bélial
role-question = Qui voulez-vous être ?
role-line = { $name }, { $role }. { $about }
role-line-faust = { $name }. { $about }
role-chosen =
    Vous êtes { $role ->
        [faust] { $name }
       *[other] { $name }, { $label }
    }.

## Les dés scellés

seal-commitment = Les dés sont scellés d’avance par un secret ; voici son empreinte : { $commitment }
seal-question = Ajoutez-y votre grain de sel, n’importe quels mots (Entrée : au hasard). À la fin, le secret est dévoilé et chaque jet se vérifie.

## Reprendre

resume-question = Une partie vous attend (manche { $round }). La reprendre ? (Entrée : oui ; n : en commencer une autre)
resume-kept-aside = L’ancienne partie est gardée dans { $file }.
resume-welcome = On reprend où vous en étiez.
resume-torn = La dernière ligne du fichier n’était pas entière : elle est perdue, le reste est intact.
resume-none = Il n’y a pas de partie à reprendre dans { $file }.
resume-damaged = La partie gardée dans { $file } ne peut pas être relue.
resume-no-secret = Le secret des dés ({ $file }) manque ou n’est pas le bon : la partie ne peut pas continuer.
resume-over = La partie gardée dans { $file } est finie. Pour en jouer une autre, donnez un autre fichier.

## Choisir

menu-trade = négocier : proposer un échange de jetons
menu-enter = Entrée : { $what }
menu-free = Vous pouvez aussi taper votre texte tout de suite.
menu-wait = Entrée : laisser faire
menu-unknown = Tapez un numéro de 1 à { $n }, ou ? pour l’aide.
ask-unknown = Ce n’est pas dans la liste. Tapez ce qui figure à gauche, ou < pour revenir au menu.
ask-number = De { $from } à { $to }.
ask-not-number = Tapez un nombre de { $from } à { $to }, ou < pour revenir au menu.
ask-nothing = Entrée : rien
ask-default = Entrée : { $what }
ask-text = { $most } caractères au plus.
ask-text-begins = Continuez la phrase « { $opening } … », { $most } caractères au plus.
ask-suggestion = En panne d’inspiration ? Entrée : « { $text } »
ask-needs-text = Écrivez quelque chose, ou < pour revenir au menu.
ask-flag = o ou n (Entrée : non)
ask-not-flag = Répondez o ou n.
ask-counts = Tapez le nombre de 1, puis le nombre de 2 : « 2 1 » donne deux 1 et un 2. Vous avez { $tokens }.
not-possible = Ce n’est pas possible ainsi. Reprenez.
refused-rule = C’est la règle { $rule } ; tapez r pour la lire.
back = Retour au menu.
your-tokens = Vous avez { $tokens }.
unfold-title = On déplie le contrat
unfold-line = { $slot } : « { $text } »

## Commandes

help-title = Aide
help-choose = Un numéro choisit ; on peut aussi tout taper d’un coup, par exemple « 1 3 C1 » pour poser le dé 3 sur l’engagement 1 (H1 est le vice 1), ou « 1 » suivi de votre texte.
help-enter = Entrée seule suit le conseil affiché : c’est ce qu’un joueur automatique ferait à votre place, sans rien voir de plus que vous.
help-v = v   la feuille de jeu : désir, obstacles, jetons, contrat, dés
help-s = s   l’histoire jusqu’ici
help-e = e   ce que font les dés
help-r = r   la règle derrière le dernier refus ; « r 46 », le texte de la règle PAC-46
help-back = <   revenir au menu
help-q = q   s’arrêter ; la partie est gardée
help-now = Où l’on en est :
help-options = Cette table :
sheet-title = La feuille de jeu
story-title = L’histoire jusqu’ici
story-empty = Rien encore : tout commence par un désir.
effects-title = Ce que font les dés à la fin
effects-commitment-title = Sur un engagement :
effects-flaw-title = Sur un vice caché :
rule-text = { $rule } : { $text }
rule-unknown = Il n’y a pas de règle { $rule } ; elles vont de PAC-01 à PAC-93.
rule-none = Rien n’a été refusé. « r 46 » donne le texte de la règle PAC-46.

## La fin

end-secret = Le secret des dés est dévoilé : { $secret }
end-verify = Toute la partie se vérifie, jet par jet :
end-again = Pour une autre partie :
saved = La partie est gardée dans { $file }. Pour la reprendre :
cannot-write = Impossible d’écrire dans { $file }.
no-home = Aucun dossier où garder la partie : donnez un fichier avec --file.
stuck = La partie ne peut plus avancer. Elle est gardée dans { $file }.

## À distance : `tablee play pactes --join LIEN`

far-no-link = Ce n’est pas le lien d’une table. Il ressemble à https://SERVEUR/t/TABLE#CLÉ ou https://SERVEUR/#/join/TABLE/CLÉ.
far-no-seat = Ce lien n’est pas celui d’une place : c’est celui de l’hôte, ou un lien de spectateur.
far-gone = Cette table n’existe plus, ou cette place est maintenant à quelqu’un d’autre.
far-unreachable = Le serveur ne répond pas ({ $why }).
far-cannot-keep = La clé de la place ne peut pas être gardée sur cet ordinateur.
far-name-question = On vous invite à jouer à Pactes. Comment vous appelez-vous ? (q pour partir)
far-kept-question = Vous avez déjà une place à cette table, sous le nom de { $name }. Entrée : la reprendre ; ou tapez un autre nom pour une autre place.
far-connecting = Connexion…
far-lost = La liaison est coupée. On réessaie ; rien de ce que vous faites n’est perdu.
far-back = La liaison est rétablie.
far-lobby = Autour de la table : { $title }
far-you = vous
far-wait-start = La personne qui a ouvert la table lancera la partie. En attendant : /dire quelque chose, /qui, q pour partir.
far-started = La partie commence.
far-stands-still = La partie est arrêtée. /reprendre pour continuer, /dire pour parler.
far-not-now = Il n’y a rien à choisir maintenant. Pour parler : /dire vos mots ; ? pour l’aide.
far-nothing-there = Il n’y a rien de tel maintenant.
far-real = Lancez les vrais dés et tapez ce qu’ils montrent, { $n ->
        [one] un résultat ({ $dice })
       *[other] { $n } résultats dans cet ordre ({ $dice })
    } :
far-said = { $who } : « { $text } »
far-narrated = { $who } raconte : { $text }
far-came = { $who } s’assoit.
far-moved = { $who } continue sur un autre appareil.
far-gone-seat = La place est vide : { $who }.
far-stand-in = Le programme joue pour { $who }.
far-absent = On note l’absence de { $who }.
far-here-again = { $who } est de retour.
far-host = { $who } est maintenant l’hôte.
far-proposed = On demande à tout le monde : { $what } /oui ou /non
far-consented = { $who } est d’accord.
far-dropped = Quelqu’un ne le veut pas : rien ne change.
far-carried = Tout le monde est d’accord.
far-card = La carte X est levée : on s’arrête, on parle, on ne reprend que si tout le monde le veut (/reprendre).
far-struck = Un passage a été biffé : il n’est plus nulle part.
far-paused = La partie est en pause.
far-resumed = La partie reprend.
far-rewound = On est revenu en arrière.
far-line = Une ligne : { $text } n’arrive pas dans cette histoire.
far-veil = Un voile : { $text } reste hors champ.
far-marked = Signet : { $label }
far-move = Ce lien amène votre place sur un autre appareil. Il marche une fois, pendant quinze minutes :
far-end-question = La partie est finie. f : fermer la table, ce qui révèle le secret des dés pour que chacun puisse les vérifier ; Entrée : partir.
far-left = Votre place reste la vôtre. Pour revenir :
far-help-say = /dire …    parler à la table
far-help-tell = /conter …  ajouter un morceau de l’histoire
far-help-x = /x         la carte X : tout s’arrête, personne ne sait qui l’a demandé ; « /x biffer » efface aussi le dernier texte
far-help-pause = /pause, /reprendre
far-help-undo = /annuler   reprendre la dernière action ; si elle n’est pas que la vôtre, on demande aux autres. /biffer efface vos derniers mots
far-help-consent = /oui, /non à ce qu’on demande à tout le monde
far-help-limits = /ligne …, /voile …   tenir quelque chose à l’écart (personne ne sait qui l’a demandé). /signet … pose un signet
far-help-who = /qui       qui est là. /absent NOM dit que quelqu’un est parti depuis longtemps
far-help-move = /lien      continuer sur un autre appareil. /fermer ferme la table
