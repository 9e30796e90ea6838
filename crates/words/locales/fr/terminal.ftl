### Le terminal : ce qu’il dit autour de la partie.

## Accueil

pactes-welcome-title = PACTES — un Faust, deux démons, six contrats
pactes-welcome-what = Faust veut quelque chose plus que tout. Deux démons se disputent le droit de le lui vendre.
pactes-welcome-round = À chaque manche, un démon (le VRP) vend un contrat contre un obstacle, ligne par ligne ; l’autre démon y cache un vice par ligne.
pactes-welcome-dice = Faust signe quand il veut, paie en jetons d’âme (ils valent 1 ou 2, faces cachées), lance deux dés par ligne et les répartit : un par engagement, un par vice.
pactes-welcome-effects = Un engagement à 4, 5 ou 6 est un accomplissement. Un vice à 4, 5 ou 6 fait mal, mais rend à Faust un peu d’âme. Chacun peut dépenser des jetons pour tordre les dés.
pactes-welcome-aim = À la fin : moins de six accomplissements, et personne ne gagne. Sinon Faust gagne, si aucun démon n’a plus de points d’âme que lui ; autrement, c’est le plus riche des démons.
welcome-keys = Tapez un numéro pour choisir, Entrée pour suivre le conseil, ? pour l’aide, q pour vous arrêter (la partie est gardée). Entrée abrège aussi les pauses.
name-faust = Faust
name-demon-a = Asmodée
name-demon-b = Bélial
role-question = Qui voulez-vous être ?
role-chosen = Vous êtes { $role }.

## Les dés scellés

seal-commitment = Les dés sont scellés d’avance par un secret ; voici son empreinte : { $commitment }
seal-question = Ajoutez-y votre grain de sel, n’importe quels mots (Entrée : au hasard). À la fin, le secret est dévoilé et chaque jet se vérifie.

## Reprendre

resume-question =
    Une partie vous attend{ $n ->
        [0] {""}
       *[other] {" "}(vous en étiez à { $n })
    }. La reprendre ? (Entrée : oui ; n : en commencer une autre)
resume-kept-aside = L’ancienne partie est gardée dans { $file }.
resume-welcome = On reprend où vous en étiez.
resume-torn = La dernière ligne du fichier n’était pas entière : elle est perdue, le reste est intact.
resume-none = Il n’y a pas de partie à reprendre dans { $file }.
resume-damaged = La partie gardée dans { $file } ne peut pas être relue.
resume-no-secret = Le secret des dés ({ $file }) manque ou n’est pas le bon : la partie ne peut pas continuer.
resume-over = La partie gardée dans { $file } est finie. Pour en jouer une autre, donnez un autre fichier.

## Choisir

menu-trade = négocier : proposer un échange de jetons
menu-enter = Entrée : { $what }
menu-free = Vous pouvez aussi taper votre texte tout de suite.
menu-wait = Entrée : laisser faire
menu-unknown = Tapez un numéro de 1 à { $n }, ou ? pour l’aide.
ask-unknown = Ce n’est pas dans la liste. Tapez ce qui figure à gauche, ou < pour revenir au menu.
ask-number = De { $from } à { $to }.
ask-not-number = Tapez un nombre de { $from } à { $to }, ou < pour revenir au menu.
ask-nothing = Entrée : rien
ask-default = Entrée : { $what }
ask-text = { $most } { AGREE($most, "caractère", "caractères") } au plus.
ask-text-begins = Continuez la phrase « { $opening } … », { $most } { AGREE($most, "caractère", "caractères") } au plus.
ask-suggestion = En panne d’inspiration ? Entrée : « { $text } »
ask-needs-text = Écrivez quelque chose, ou < pour revenir au menu.
ask-flag = o ou n (Entrée : { $what })
ask-not-flag = Répondez o ou n.
ask-counts = Tapez combien de chacun, dans cet ordre : { $kinds }. En tout : { $all }.
not-possible = Ce n’est pas possible ainsi. Reprenez.
refused-rule = C’est la règle { $rule } ; tapez r pour la lire.
your-tokens = Vous avez { $tokens }.
unfold-title = On déplie le contrat
unfold-line = { $slot } : « { $text } »

## Pour tous les jeux

welcome-help = Tapez un coup, ou « aide » pour les commandes ; q pour vous arrêter (la partie est gardée).
wrong-role = Les rôles possibles ici : { $roles }.
wrong-seats = On joue de { $from } à { $to }.
wrong-bot = Les joueurs automatiques de ce jeu : { $bots }.
menu-several = { $what } ({ $n } { AGREE($n, "possibilité", "possibilités") })
menu-rest = 0 : laisser faire les autres
menu-alone = Personne d’autre ne fait rien : c’est à vous.
ask-lines = Une ligne qui finit par \ continue sur la suivante.
ask-several = Tapez des numéros séparés par des espaces, de { $least } à { $most }.
ask-yes = o
ask-no = n
word-yes = oui
word-no = non
help-type = Tapez un coup dans la notation du jeu, ou le numéro d’un coup dans la liste que donne « coups ».
help-0 = 0   laisser faire les autres
help-undo = /annuler   reprendre votre dernière action et ce qui a suivi
undone = C’est repris.
undo-nothing = Il n’y a rien à reprendre.

## Innommable

inn-difficulty = Difficulté { $n } : { $n } { AGREE($n, "type de dés est sorti", "types de dés sont sortis") } ({ $kinds }).
inn-to-find = À révéler
inn-revealed = Découverte n° { $n }

## Commandes

help-title = Aide
help-choose = Un numéro choisit ; on peut aussi tout taper d’un coup : « 1 » suivi de votre texte, ou dans Pactes « 1 3 C1 » pour poser le dé 3 sur l’engagement 1 (H1 est le vice 1).
help-enter = Entrée seule suit le conseil affiché : c’est ce qu’un joueur automatique ferait à votre place, sans rien voir de plus que vous.
help-v = v   la feuille de jeu : tout ce que vous voyez de la table
help-s = s   l’histoire jusqu’ici
help-e = e   ce que font les dés
help-r = r   la règle derrière le dernier refus ; « r 46 », le texte de la règle { $prefix }-46
help-back = <   revenir au menu
help-q = q   s’arrêter ; la partie est gardée
help-now = Où l’on en est :
help-options = Cette table :
sheet-title = La feuille de jeu
story-title = L’histoire jusqu’ici
story-empty = Rien encore : tout commence.
effects-title = Ce que font les dés à la fin
effects-commitment-title = Sur un engagement :
effects-flaw-title = Sur un vice caché :
rule-text = { $rule } : { $text }
rule-unknown = Il n’y a pas de règle { $rule } ; elles vont de { $prefix }-01 à { $prefix }-{ $last }.
rule-none = Rien n’a été refusé. « r 46 » donne le texte de la règle { $prefix }-46.

## La fin

end-secret = Le secret des dés est dévoilé : { $secret }
end-verify = Toute la partie se vérifie, jet par jet :
end-again = Pour une autre partie :
saved = La partie est gardée dans { $file }. Pour la reprendre :
cannot-write = Impossible d’écrire dans { $file }.
no-home = Aucun dossier où garder la partie : donnez un fichier avec --file.
stuck = La partie ne peut plus avancer. Elle est gardée dans { $file }.

## À distance : `tablee play JEU --join LIEN`

online-no-link = Ce n’est pas le lien d’une table. Il ressemble à https://SERVEUR/t/TABLE#CLÉ ou https://SERVEUR/#/join/TABLE/CLÉ.
online-no-seat = Ce lien n’est pas celui d’une place : c’est celui de l’hôte, ou un lien de spectateur.
online-gone = Cette table n’existe plus, ou cette place est maintenant à quelqu’un d’autre.
online-unreachable = Le serveur ne répond pas ({ $why }).
online-cannot-keep = La clé de la place ne peut pas être gardée sur cet ordinateur.
online-name-question = On vous invite à jouer à { $game }. Comment vous appelez-vous ? (q pour partir)
online-kept-question = Vous avez déjà une place à cette table, sous le nom { OF($name) }. Entrée : la reprendre ; ou tapez un autre nom pour une autre place.
online-connecting = Connexion…
online-lost = La liaison est coupée. On réessaie ; rien de ce que vous faites n’est perdu.
online-back = La liaison est rétablie.
online-lobby = Autour de la table : { $title }
online-you = vous
online-wait-start = La personne qui a ouvert la table lancera la partie. En attendant : /dire quelque chose, /qui, q pour partir.
online-started = La partie commence.
online-stands-still = La partie est arrêtée. /reprendre pour continuer, /dire pour parler.
online-not-now = Il n’y a rien à choisir maintenant. Pour parler : /dire vos mots ; ? pour l’aide.
online-nothing-there = Il n’y a rien de tel maintenant.
online-real = Lancez les vrais dés et tapez ce qu’ils montrent, { $n ->
        [one] un résultat ({ $dice })
       *[other] { $n } résultats dans cet ordre ({ $dice })
    } :
online-said = { $who } : « { $text } »
online-narrated = { $who } { AGREE($who, "raconte", "racontent", "racontez") } : { $text }
online-came = { $who } { AGREE($who, "s’assoit", "s’assoient", "vous asseyez") }.
online-moved = { $who } { AGREE($who, "continue", "continuent", "continuez") } sur un autre appareil.
online-gone-seat = La place est vide : { $who }.
online-stand-in = Le programme joue pour { $who }.
online-absent = On note { OWN($who, "l’absence", "votre absence") }.
online-here-again = { $who } { AGREE($who, "est", "sont", "êtes") } de retour.
online-host = { $who } { AGREE($who, "est", "sont", "êtes") } maintenant l’hôte.
online-called = Il sera désormais écrit ailleurs quand on attend quelqu’un.
online-uncalled = On n’écrit plus ailleurs quand on attend quelqu’un.
online-entrusted = { $who } { AGREE($who, "confie sa place", "confient leur place", "confiez votre place") } aux autres, avec ce qu’elle sait.
online-sealed = { $who } ne { AGREE($who, "confie plus sa place", "confient plus leur place", "confiez plus votre place") } aux autres.
online-proposed = On demande à tout le monde : { $what } /oui ou /non
online-consented = { $who } { AGREE($who, "est", "sont", "êtes") } d’accord.
online-dropped = Quelqu’un ne le veut pas : rien ne change.
online-carried = Tout le monde est d’accord.
online-card = La carte X est levée : on s’arrête, on parle, on ne reprend que si tout le monde le veut (/reprendre).
online-struck = Un passage a été biffé : il n’est plus nulle part.
online-paused = La partie est en pause.
online-resumed = La partie reprend.
online-rewound = On est revenu en arrière.
online-line = Une ligne : { $text }. Cela n’arrive pas dans cette histoire.
online-veil = Un voile : { $text }. Cela reste hors champ.
online-marked = Signet : { $label }
online-move = Ce lien amène votre place sur un autre appareil. Il marche une fois, pendant quinze minutes :
online-end-question = La partie est finie. f : fermer la table, ce qui révèle le secret des dés pour que chacun puisse les vérifier ; Entrée : partir.
online-left = Votre place reste la vôtre. Pour revenir :
online-help-say = /dire …    parler à la table
online-help-tell = /conter …  ajouter un morceau de l’histoire
online-help-x = /x         la carte X : tout s’arrête, personne ne sait qui l’a demandé ; « /x biffer » efface aussi le dernier texte
online-help-pause = /pause, /reprendre
online-help-undo = /annuler   reprendre votre dernière action et ce qui a suivi ; si d’autres personnes y ont part, on leur demande. /biffer efface vos derniers mots
online-help-consent = /oui, /non à ce qu’on demande à tout le monde
online-help-limits = /ligne …, /voile …   tenir quelque chose à l’écart (personne ne sait qui l’a demandé). /signet … pose un signet
online-help-who = /qui       qui est là. /absent NOM dit que quelqu’un est parti depuis longtemps
online-help-entrust = /confier   confie votre place aux autres avec ce qu’elle sait, si vous disparaissez longtemps ; encore une fois : ne la confie plus
online-help-move = /lien      continuer sur un autre appareil. /fermer ferme la table
