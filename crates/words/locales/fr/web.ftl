### La page : ce qui entoure tous les jeux.

app-title = Tablée
skip = Aller au contenu
languages = Langue
close = Fermer
back-home = Retour à l’étagère
rules = Les règles

## L’étagère

home-title = Cinq jeux, une table
home-lead = De petits jeux français, intenses, à jouer ensemble, de près ou de loin.
code-label = Un code ?
code-go = Rejoindre
code-unknown = Aucune table n’attend sous ce code. Vérifiez-le ; il ne marche qu’avant le début de la partie.
home-shelf = L’étagère
credits-title = Les jeux et leurs auteurs
credits-lead = Ces cinq jeux sont à d’autres que nous : Tablée en redit les règles avec ses propres mots. Voici ce que leurs textes disent d’eux-mêmes.
credits-pactes = De Pierrot ; relu par Maïwenn, avec l’aide de Laurent, Emma et Jacques. Achevé le 26 mai 2013 pour le Game Chef 2013 en français.
credits-psychopathe = De GaalN (Portugal) ; première version en août 2001, dernière révision en septembre 2007, copyleft 2008. La règle a été mise en ligne par les collectionneurs de l’Escale à jeux.
credits-psychodrame = Son texte ne nomme pas son auteur : c’est une version de test, discutée sur le forum de silentdrift.net.
credits-innommable = Son texte ne nomme pas son auteur : c’est la version 005, « Grande Baronnie ».
credits-yonkoma = Son texte ne nomme pas son auteur : c’est la version en quatre pages de KOMA, deuxième édition.
credits-program = Le programme est libre, sous licence MIT ou Apache 2.0, au choix.
you = Vous
mine-title = À vous
mine-else = On attend quelqu’un d’autre
mine-awaited = On n’attend que vous
mine-awaited-too = On vous attend, et d’autres
mine-resume = La partie vous attend
# Ce qu’on vous demande, en infinitif.
mine-asks = À vous : { $what }
mine-consent = On vous demande un oui ou un non
mine-waits-for = on attend { $names }
mine-lobby = on s’installe
mine-more =
    { $n ->
        [one] Une autre table, rien ne presse
       *[other] { $n } autres tables, rien ne presse
    }
mine-others =
    { $n ->
        [one] Une table, rien ne presse
       *[other] { $n } tables, rien ne presse
    }
mine-all = Toutes mes tables
table-over = partie finie
table-beginning = au tout début
table-progress =
    { $game ->
        [innommable] scène { $n }
        [psychopathe] coup { $n }
        [yonkoma] scène { $n }
        [pactes] manche { $n } sur 6
        [psychodrame] scène { $n }
       *[other] { $n }
    }
forget-table = Oublier cette partie : { $names }
forget-now = L’oublier ?
try-alone = Jouer en solo
try-alone-about = Le programme joue les autres ; vous choisissez votre rôle.
pass-and-play = Ensemble sur cet appareil
pass-and-play-about = On se le passe ; un rideau couvre ce qui est secret.
pactes-facts = 3 personnes · 45 à 60 min
pactes-pitch = Faust désire quelque chose plus que tout. Deux démons lui vendent des contrats, pleins de promesses et de vices cachés. Combien d’âme lui restera-t-il ?
psychodrame-facts = 2 à 4 personnes · une soirée
psychodrame-pitch = Chacun joue un personnage et son problème. Des scènes les y confrontent, des cartes tranchent les conflits, et les émotions débordent.
innommable-facts = 3 à 5 personnes · une soirée
innommable-pitch = Un gardien cache un mystère. Des gens ordinaires rêvent, lancent des dés, et s’approchent de ce qu’il vaudrait mieux ne pas nommer.
psychopathe-facts = 2 ou 3 personnes · 30 min
psychopathe-pitch = Un duel sur un plateau, contre quelqu’un ou contre le programme.
psychopathe-open = Leçons, énigmes, analyse
yonkoma-facts = 2 à 7 personnes · une soirée
yonkoma-pitch = Des aventures de manga : un concept, un défaut, un don, et des dés qu’on relance à ses risques. À la fin, quatre cases.

## Une règle

rule-open = Lire la règle { $rule }
rule-title = Règle { $rule }
rule-all = Toutes les règles
rules-title = Les règles { OF($game) }
rules-chapters = Les chapitres
rules-search = Chercher dans les règles
rules-found =
    { $n ->
        [0] Aucune règle n’en parle.
        [one] Une règle en parle.
       *[other] { $n } règles en parlent.
    }
rules-lead = Chaque bouton et chaque refus renvoie à l’une d’elles.

## Préparer une partie sur cet appareil

new-lead = L’appareil passe de main en main. Ce que chacun doit garder pour soi reste couvert jusqu’à ce que la personne nommée le prenne. Rien ne quitte cet appareil.
new-number = Combien êtes-vous ?
table-language = La langue de la table (celle dans laquelle le programme écrit)
new-which-bot = Comment il joue
new-name = Prénom
new-bot = Le programme joue ce rôle
new-spoken = On se parle : ce qui est dit à voix haute n’a pas besoin d’être écrit, et les délais, s’il y en a, sont plus courts.
new-options = Changer les règles de la table
new-start = Commencer
lost-title = Cette partie n’est pas sur cet appareil
lost-lead = Elle a été oubliée, ou elle a été jouée ailleurs.
not-kept = Ce navigateur n’a plus de place : si vous fermez la page, la fin de la partie sera perdue.

## Passer l’appareil

curtain-title = Passez l’appareil { TO($name) }
curtain-lead = Les secrets sont couverts.
curtain-i-am = C’est moi, { $name }
curtain-others = Quelqu’un d’autre veut agir, ou regarder ses jetons :
hand-on = Couvrir et passer

## La table

panes = Les parties de la page
pane-play = Jouer
pane-story = Récit
something-else = Autre chose
act-title = Ce que vous pouvez faire
lately = Ce qui vient d’arriver
story-since = depuis votre dernier passage
story-empty = Rien n’a encore été raconté.
mine-alone = rien que pour vous
characters = { $n } / { $most }
told-aloud = Raconté de vive voix
field-optional = Facultatif : peut rester vide, ou se dire de vive voix.
field-none = Personne, ou rien
an-idea = Une idée ?

## Le contrat

accept = Accepter
decline = Décliner
withdraw = Retirer

## À distance : entrer

online = Chacun son écran
online-about = Un lien ou un code ; de loin, ou autour d’une table avec un écran au milieu.
online-title = Une table, chacun son écran
online-lead = Vous recevrez un lien à envoyer aux autres. Personne n’a besoin de compte.
online-make = Ouvrir la table
your-name = Votre prénom
join-title = On vous invite à jouer à { $game }
join-lead = Un prénom suffit. Votre place restera sur cet appareil.
join = M’asseoir
connecting = Connexion…
gone-title = Cette table n’est pas pour cet appareil
gone-lead = Le lien n’est plus valable, la place a changé d’appareil, ou la table a été effacée.
line-unsent =
    { $n ->
        [one] Une action attend d’être envoyée.
       *[other] { $n } actions attendent d’être envoyées.
    }
line-withdraw = Ne pas l’envoyer
line-lost = La liaison est coupée. On réessaie ; rien de ce que vous écrivez n’est perdu.
unreadable = Cette page est trop ancienne pour cette table : rechargez-la.
lobby-title = Autour de la table
lobby-invite = Inviter
lobby-link = Envoyez ce lien, ou faites lire l’image à un téléphone.
lobby-code = Ou dites ce code, à taper sur la page d’accueil : { $code }
lobby-seats = Les places
lobby-free = Place libre
lobby-bot = Le programme
lobby-role = Que jouez-vous ?
lobby-add-bot = Confier ce rôle au programme : { $role }
lobby-add-this-bot = Confier ce rôle au programme : { $role } ({ $bot })
lobby-dismiss = Libérer cette place
lobby-not-ready = Il reste une place libre, ou quelqu’un n’a pas choisi son rôle.
lobby-wait = La personne qui a ouvert la table lancera la partie.
table-erased-from = Si plus personne n’y fait rien, cette table sera effacée à partir du { $day }.
lobby-options = Les règles de la table
link = Lien
link-copy = Copier le lien
link-copied = Copié
link-share = Partager…
qr = Le lien, à lire avec un téléphone
here = est là
away = n’est pas là
real-option = Vous lancez de vrais dés autour d’une vraie table, et les lisez à voix haute.
real-title = Lancez les vrais dés
real-die = Dé { $n } (1 à { $most })
real-done = C’est ce qu’ils montrent
real-cards-option = Vous piochez dans un vrai paquet de cartes, autour d’une vraie table.
real-cards-title = { $n ->
    [1] Piochez une vraie carte
   *[other] Piochez { $n } { AGREE($n, "vraie carte", "vraies cartes") }
 }
real-cards-how = Touchez-les dans l’ordre où elles sont venues. Le paquet bien battu, les cartes défaussées à part.
real-cards-done = Ce sont elles

## À distance : la table

unread =
    { $n ->
        [one] une nouveauté
       *[other] { $n } nouveautés
    }
pane-table = Table
pane-talk = Parler
looking-on = Vous regardez la partie.
presence = Qui est là
stood-in = le programme joue à sa place
called-absent = absence notée
entrust = Confier ma place : si je disparais longtemps, quelqu’un d’autre peut la prendre et lire ce que j’y cache
unentrust = Ne plus confier ma place : ce que j’y cache reste à moi
come-back = Je suis de retour
about-seat = Que faire pour { $name } ?
call-absent = Noter son absence
stand-in = Laisser le programme jouer à sa place
reinvite = Inviter quelqu’un d’autre à sa place
invite-seat = Lien pour cette place
remove-seat = Faire sortir cette personne
writes = { $names } { AGREE($names, "écrit", "écrivent") }…
seconds-left = { $n } s
seconds-stopped = arrêtées
talk = Conversation
say = Dire quelque chose
talk-waits = Quelqu’un parle : la conversation attend. Ce que vous écriviez est gardé.
send = Envoyer
safety = Se sentir bien
card = Carte X
card-lead = La carte X, en haut de la page, arrête le jeu tout de suite. Personne ne saura qui l’a levée, et il n’y a rien à expliquer.
pause = Pause
paused = La partie est en pause.
resume = Reprendre
rewind = Revenir avant la dernière action
limits = Lignes et voiles
limit-line = Ligne : { $text }. Cela n’arrive pas dans cette histoire.
limit-veil = Voile : { $text }. Cela reste hors champ.
limits-lead = Une ligne n’arrive jamais dans l’histoire ; un voile peut arriver, mais on n’en montre rien.
lift = Lever
lift-limit = Proposer de lever : { $text }
limit-text = Ce qu’il faut tenir à l’écart (personne ne saura qui l’a demandé)
add-line = Ajouter une ligne
add-veil = Ajouter un voile
card-strike = Carte X : rayer ce passage
row-menu = Que faire de ce passage ?
rewind-here = Revenir à ce moment
bookmarks = Signets
bookmark-label = Marquer ce moment
bookmark = Poser un signet
motions = On vous demande votre accord
links = Liens
move-seat = Continuer sur un autre appareil
invite-watch = Lien pour les spectateurs
closing = Fermer
closing-lead = Une table fermée révèle son secret : chacun peut alors vérifier tous les dés.
closed-lead = La table est fermée : tout peut être lu et vérifié.
closing-lead-plain = Une table fermée ne change plus ; chacun peut encore la regarder.
closed-lead-plain = La table est fermée : elle ne change plus.
close-table = Fermer la table
verify = Vérifier les dés
verify-title = Vérifier les dés
verify-lead = Votre appareil relit tout le journal de la table et recalcule chaque dé et chaque pioche à partir du secret révélé.
verify-how = Avant la partie, la table avait publié l’empreinte de ce secret ; chaque place y a ajouté son grain de sel. Cela ne cache pas les dés à venir à qui possède la machine.
verify-reading = Lecture…
verify-not-closed = La table n’est pas fermée : son secret n’est pas encore révélé.
verify-holds =
    Tout concorde : { $rows } { AGREE($rows, "ligne relue", "lignes relues") }, { $picks ->
        [0] aucun tirage scellé.
        [one] un tirage scellé, recalculé.
       *[other] { $picks } tirages scellés, tous recalculés.
    }
verify-fails = La ligne { $seq } ne concorde pas : { $why }
back-table = Retour à la table

## Ce qui n’a pas marché

failed-refused = La table ne le permet pas maintenant.
failed-no-key = Ce lien ne marche pas, ou plus.
failed-too-many = Trop de demandes : attendez un instant.
failed-damaged = Cette table est abîmée et ne peut plus être lue. Qui tient ce serveur en est averti.
renewed = Tablée a été mise à jour. Ce que vous avez écrit est gardé.
renewed-go = Recharger
renewed-later = Plus tard
failed-away = Le serveur ne répond pas.
failed-otherwise = Cela n’a pas marché.
shut-title = La table ne s’ouvre pas
shut-again = Réessayer
refused-link-unknown = Ce lien est inconnu, déjà utilisé ou trop ancien.
refused-no-free-seat = Il n’y a plus de place libre.
refused-seat-taken = Cette place est prise.
refused-name-taken = Quelqu’un porte déjà ce prénom à cette table.
refused-seats-not-ready = Il manque quelqu’un, ou un rôle.
refused-paused = La partie est en pause.
refused-card-is-up = La carte X est levée : il faut l’accord de tous pour reprendre.
refused-nothing-to-rewind = Il n’y a rien à reprendre.
refused-host-only = Seul l’hôte peut le faire.
refused-time-is-up = Votre temps est écoulé.
refused-not-over = La partie n’est pas finie.
refused-closed = La table est fermée.
refused-text-unfit = Ce texte est vide, ou trop long.
refused-no-such-seat = Cette place n’existe pas.
refused-seated-only = Il faut une place à la table pour le faire.
refused-lobby-only = C’est possible avant la partie seulement.
refused-not-started = La partie n’a pas commencé.
refused-no-such-role = Ce rôle n’existe pas.
refused-options-unreadable = Ces options ne se lisent pas.
refused-no-such-bot = Le programme ne sait pas jouer ainsi.
refused-not-paused = La partie n’est pas en pause.
refused-nothing-to-strike = Il n’y a rien à rayer là.
refused-not-away = Cette personne est là, ou n’est pas partie depuis assez longtemps.
refused-not-absent = Il faut d’abord noter son absence.
refused-no-such-motion = Cette demande n’attend plus de réponse.
refused-not-asked = On ne vous demande rien ici.
refused-too-many = Il y en a déjà trop.
refused-needs-consent = La partie n’est pas finie : il faut l’accord des autres.
refused-results-left-over = Il y a plus de résultats que de dés.
refused-stale = La table a avancé entre-temps : regardez, puis recommencez.
refused-wrong-number-of-seats = Ce jeu ne se joue pas à ce nombre.
refused-nobody-else = Il n’y a personne d’autre pour donner son accord.
refused-hosts-device = L’appareil de l’hôte ne peut pas prendre cette place.
refused-reinvite-not-agreed = Les autres n’ont pas encore accepté d’inviter quelqu’un à cette place.
refused-removed-device = Cet appareil a été écarté de la table.
refused-no-such-limit = Cette ligne ou ce voile n’existe pas.
refused-no-such-row = Ce passage n’existe pas.
refused-hushed = Quelqu’un parle : la conversation attend.
refused-no-story = Ce jeu ne raconte pas d’histoire : il n’a ni carte X, ni lignes, ni voiles.
refused-seat-given = Votre place a été donnée à quelqu’un d’autre pendant votre absence, avec l’accord de qui était là.
refused-seat-sealed = Ce que cette place cache n’a pas été confié aux autres : le programme peut jouer à sa place, personne d’autre.

## Ce qui vient d’arriver, et ce qui ne se reprend pas

moments =
    { $n ->
        [one] Ce qui vient d’arriver
       *[other] Ce qui vient d’arriver, en { $n } temps
    }
moment-next = Continuer
moment-skip = Tout passer
sure-no = Ne rien changer
close-price = La table ne changera plus. Son secret est révélé : chacun peut relire et vérifier toute la partie.
close-early-price = La partie n’est pas finie. Si les autres sont d’accord, elle s’arrête là et tous les secrets deviennent lisibles.

## La table appelle, on revient, on choisit

your-turn = C’est à vous.
calls = Les sons et les appels
undo-title = Revenir en arrière
undo-lead = Jusqu’à la dernière action d’une personne ; ce que le programme a répondu est défait aussi. Rejoués, les dés et les cartes donnent la même chose.
undo-last = Annuler la dernière action
which-part = Que voulez-vous jouer ? Le programme joue les autres.

## La fin

end-won = Vous gagnez.
end-lost = Cette fois, la victoire revient { TO($who) }.
end-over = La partie est finie.
end-next = Qui jouerait quoi

## On demande un accord

agree-asks =
    { $who ->
        [you] Vous le proposez
        [somebody] On vous le propose
       *[other] { $name } { AGREE($name, "le propose", "le proposent", "le proposez") }
    } · { $n ->
        [0] tout le monde est d’accord
        [one] il manque une voix
       *[other] il manque { $n } voix
    }
agree-proposes = propose
agree-agrees = d’accord
agree-you = à vous
agree-you-last = dernière voix
agree-awaited = on attend
agree-more =
    { $n ->
        [one] … et une autre ligne du récit.
       *[other] … et { $n } autres lignes du récit.
    }
agree-stays = Ce qui reste : tout ce qui précède, et la conversation.
agree-title-rewind = Revenir en arrière ?
agree-what-rewind = Ceci n’aurait pas eu lieu :
agree-yes-rewind = D’accord, on revient
agree-no-rewind = Non, on continue
agree-title-pause = Faire une pause ?
agree-what-pause = Toutes les pendules s’arrêtent et le plateau est couvert. Chacun peut ensuite relancer la partie.
agree-yes-pause = D’accord, on s’arrête
agree-no-pause = Non, on joue
agree-title-resume = Reprendre la partie ?
agree-what-resume = La partie reprend où elle s’était arrêtée. Les lignes et les voiles restent posés.
agree-yes-resume = D’accord, on reprend
agree-no-resume = Pas encore
agree-title-remove = Faire quitter la table { TO($name) } ?
agree-what-remove = { OWN($name, "La place", "Votre place") } devient libre, et son appareil ne peut plus revenir. Le récit garde ce qui a été dit.
agree-yes-remove = D’accord
agree-no-remove = Non
agree-title-reinvite = Inviter quelqu’un d’autre { OWN($name, "à la place", "à votre place") } ?
agree-what-reinvite = Une nouvelle personne jouera cette place et saura ce qu’elle sait. Il faut l’accord de tout le monde à la table.
agree-yes-reinvite = D’accord
agree-no-reinvite = Non
agree-title-stand-in = Laisser le programme jouer { OWN($name, "à la place", "à votre place") } ?
agree-what-stand-in = La partie continue sans attendre { $name }, qui { AGREE($name, "peut reprendre sa", "peuvent reprendre leur", "pouvez reprendre votre") } place en revenant.
agree-yes-stand-in = D’accord
agree-no-stand-in = Non, on attend
agree-title-new-host = Confier la table { TO($name) } ?
agree-what-new-host = { $name } { AGREE($name, "en devient", "en deviennent", "en devenez") } l’hôte : les liens et les places se gèrent depuis son appareil.
agree-yes-new-host = D’accord
agree-no-new-host = Non
agree-title-drop-limit = Lever une ligne ou un voile ?
agree-what-drop-limit = Ce qui était tenu à l’écart pourra de nouveau arriver dans l’histoire.
agree-yes-drop-limit = D’accord
agree-no-drop-limit = Non, on le garde
agree-title-again = On recommence ?
agree-what-again = Une nouvelle partie commence, chacun un rôle plus loin. Le récit de celle-ci reste.
agree-yes-again = Rejouer ainsi
agree-no-again = Pas cette fois
agree-title-again-same = On recommence ?
agree-what-again-same = Une nouvelle partie commence, chacun avec le même rôle. Le récit de celle-ci reste.
agree-yes-again-same = Rejouer ainsi
agree-no-again-same = Pas cette fois
agree-title-close = Fermer la table avant la fin ?
agree-what-close = La partie s’arrête là pour tout le monde, et tous les secrets deviennent lisibles. On ne peut pas revenir là-dessus.
agree-yes-close = D’accord, on ferme
agree-no-close = Non, on continue
agree-title-delete = Effacer la table ?
agree-what-delete = Tout disparaît, pour tout le monde : la partie, le récit, la conversation. On ne peut pas revenir là-dessus.
agree-yes-delete = D’accord, on efface
agree-no-delete = Non, on la garde
halt-strip = On s’arrête, on parle.
halt-title = Quelqu’un a levé la carte X.
halt-lead = Personne ne saura qui, et il n’y a rien à expliquer.
halt-waits = Le jeu attend ; rien ne se perd. Quand tout le monde pourra, proposez de reprendre.

## Ce qui vient d’arriver : la suite

moment-then = Ensuite
halt-dock = Le jeu attend. Rien ne se perd.
halt-passage = Le dernier passage, couvert
halt-covered = Un passage couvert.
halt-read = Le relire
halt-strike = Le rayer
halt-veil = Poser un voile
halt-propose = Proposer de reprendre
pause-waits = Chacun peut relancer la partie.
card-up = Carte X, levée
talk-open = La carte X est levée : tout le monde peut parler.
talk-resumed = La partie reprend.
talk-struck = Un passage a été rayé.
agree-stays-until = Ce qui reste : la conversation et le récit, dont la dernière ligne serait : { $last }
agree-others =
    { $n ->
        [one] Une autre demande attend ensuite.
       *[other] { $n } autres demandes attendent ensuite.
    }

## Ce qu’on garde, et la suite

end-becomes =
    { $who ->
        [you] { $same ->
            [yes] restez { $role }
           *[no] devenez { $role }
        }
       *[other] { $same ->
            [yes] reste { $role }
           *[no] devient { $role }
        }
    }
end-further = Chacun un rôle plus loin.
end-otherwise = Autrement…
play-again-same = Rejouer, chacun avec le même rôle
end-other-game = Choisir un autre jeu
end-keep = À garder
end-keep-story = Le récit
end-keep-story-how = à relire, à copier
end-keep-record = La partie
end-keep-record-how = tout ce qui s’est passé, secrets compris : un fichier à relire ou à vérifier
book-keep = Garder le récit en livre
book-html = Le livre
book-html-how = à lire, à imprimer
book-epub = EPUB
book-markdown = Markdown
end-keep-dice = jet par jet
end-keep-dice-later = une fois la table fermée
end-stays = La partie est finie ; son récit reste là.
end-leave = Quitter

## L’écran du milieu

middle-title = L’écran du milieu
middle-lead = Une télévision ou une tablette que tout le monde voit : la partie en grand, sans aucun secret. Les téléphones servent alors à jouer.
middle-make = Préparer l’écran du milieu
middle-open = L’ouvrir ici, dans une nouvelle page
middle-sit = Prenez place.
middle-chooses = choisit…
middle-seated =
    { $n ->
        [0] Personne encore.
        [one] Une personne est assise.
       *[other] { $n } personnes sont assises.
    }
middle-wait = La partie commence quand tout le monde est là.
middle-secret = Tout se joue sur vos téléphones ; ici, rien de secret.
middle-aim = Visez l’image, ou tapez ce code
middle-at = sur

## On se parle

spoken = On se parle
spoken-on = Autour d’une table ou en appel : ce qui est dit n’a pas besoin d’être écrit. Les délais, s’il y en a, sont plus courts. L’hôte peut en changer à tout moment.
said-aloud = Dit à voix haute
calls-on = De petits sons, et un appel quand c’est à vous : deux coups, une vibration, une notification si la page est cachée.
title-calls = À vous

## Le rythme du programme

bots-title = Le rythme du programme
bots-lead = Le programme vous laisse parler d’abord. Vous pouvez lui demander de continuer, d’attendre, de conclure ce qui est en cours ou de laisser la main.
bots-hold-back = La parole est à vous.
bots-wait = Le programme attend.
bots-go-on = Continuez
bots-hold = Attendez
bots-close = Concluez
bots-floor = Laissez-nous la main
call-title = M’appeler
call-lead = Un message quand la table vous attend et que vous ne la regardez pas : son titre, ce qu’on vous demande, le lien. Jamais rien de secret.
call-by = Par
call-by-ntfy = ntfy
call-by-discord = Discord
call-by-slack = Slack
call-by-matrix = Matrix (hookshot)
call-by-json = JSON
call-url = L’adresse qui reçoit
call-remind = Me le rappeler
call-remind-never = jamais
call-remind-hour = après une heure
call-remind-day = après un jour
call-me = Appelez-moi là
call-place = { $by }, { $host }
call-off-short = Ne plus appeler
call-off-place = Ne plus appeler : { $host }
call-failing = Cette adresse ne répond pas ; on réessaie.
call-gone = Cette adresse n’a pas répondu pendant des jours : on n’y appelle plus.
call-not-reached = Le message d’essai n’est pas arrivé : vérifiez l’adresse.
call-table = Prévenir un salon
call-table-none = Rien n’est écrit ailleurs.
call-table-set = Quand on attend quelqu’un qui ne regarde pas, c’est écrit ailleurs ({ $by }).
call-table-do = Prévenir ce salon
call-table-off = Ne plus prévenir
call-told-set = Désormais, quand on attend quelqu’un, c’est écrit dans un salon hors de la table.
call-told-unset = On n’écrit plus hors de la table quand on attend quelqu’un.
