### La page : ce qui entoure tous les jeux.

app-title = Tablée
skip = Aller au contenu
languages = Langue
close = Fermer
back-home = Retour à l’étagère
rules = Les règles

## L’étagère

home-title = Cinq jeux, une table
home-lead = De petits jeux français, intenses, à jouer ensemble, de près ou de loin. Le programme connaît les règles, garde les secrets et lance des dés que chacun peut vérifier.
code-label = Un code vous a été donné ?
code-go = Rejoindre la table
code-unknown = Aucune table n’attend sous ce code. Vérifiez-le ; il ne marche qu’avant le début de la partie.
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
my-tables = Mes tables sur cet appareil
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
forget-table = Oublier la partie de { $names }
forget-sure = Oublier cette partie ? Elle n’existe que sur cet appareil.
try-alone = Essayer seul
pass-and-play = Ensemble sur cet appareil
pactes-facts = 3 personnes · 45 à 60 minutes
pactes-pitch = Faust désire quelque chose plus que tout. Deux démons lui vendent des contrats, pleins de promesses et de vices cachés. Combien d’âme lui restera-t-il ?
psychodrame-facts = 2 à 4 personnes · une soirée
psychodrame-pitch = Chacun joue un personnage et son problème. Des scènes les y confrontent, des cartes tranchent les conflits, et les émotions débordent.
innommable-facts = 3 à 5 personnes · une soirée, et une demi-heure de préparation
innommable-pitch = Un gardien prépare un mystère que personne d’autre ne lit. Les autres jouent des gens ordinaires, prennent des dés dans un bol en racontant leurs rêves, et s’approchent de ce qu’il vaudrait mieux ne pas nommer.
psychopathe-facts = 2 ou 3 personnes · 30 minutes
psychopathe-pitch = Un duel sur un plateau, contre quelqu’un ou contre le programme.
psychopathe-open = Jouer, analyser
yonkoma-facts = un meneur et 1 à 6 joueurs · une soirée
yonkoma-pitch = Des aventures de manga : un concept, un défaut, un don, et des dés qu’on relance à ses risques. À la fin, quatre cases.

## Une règle

rule-open = Lire la règle { $rule }
rule-title = Règle { $rule }
rule-all = Toutes les règles
rules-title = Les règles de { $game }
rules-lead = Chaque bouton et chaque refus renvoie à l’une d’elles.

## Préparer une partie sur cet appareil

new-lead = L’appareil passe de main en main. Ce que chacun doit garder pour soi reste couvert jusqu’à ce que la personne nommée le prenne. Rien ne quitte cet appareil.
new-number = Combien êtes-vous ?
table-language = La langue de la table (celle dans laquelle le programme écrit)
new-which-bot = Comment il joue
new-name = Prénom
new-bot = Le programme joue ce rôle
new-options = Changer les règles de la table
new-start = Commencer
lost-title = Cette partie n’est pas sur cet appareil
lost-lead = Elle a été oubliée, ou elle a été jouée ailleurs.
not-kept = Ce navigateur n’a plus de place : si vous fermez la page, la fin de la partie sera perdue.

## Passer l’appareil

curtain-title = Passez l’appareil à { $name }
curtain-lead = Les secrets sont couverts.
curtain-i-am = C’est moi, { $name }
curtain-others = Quelqu’un d’autre veut agir, ou regarder ses jetons :
hand-on = Couvrir et passer

## La table

panes = Les parties de la page
pane-play = Jouer
pane-story = Le récit
act-title = Ce que vous pouvez faire
lately = Ce qui vient d’arriver
story-empty = Rien n’a encore été raconté.
mine-alone = pour vous seul
characters = { $n } / { $most }
told-aloud = Raconté de vive voix
field-optional = Facultatif : peut rester vide, ou se dire de vive voix.
field-none = Personne, ou rien
an-idea = Une idée ?

## Le contrat

accept = Accepter
decline = Décliner
withdraw = Retirer

## À distance : entrer

online = À distance
online-tables = Mes tables à distance
seat-number = place { $n }
seat-none = sans place
online-title = Une table à distance
online-lead = Vous recevrez un lien à envoyer aux autres. Personne n’a besoin de compte.
online-make = Ouvrir la table
your-name = Votre prénom
join-title = On vous invite à jouer à { $game }
join-lead = Un prénom suffit. Votre place restera sur cet appareil.
join = M’asseoir
connecting = Connexion…
gone-title = Cette table n’est pas pour cet appareil
gone-lead = Le lien n’est plus valable, la place a changé d’appareil, ou la table a été effacée.
line-lost = La liaison est coupée. On réessaie ; rien de ce que vous écrivez n’est perdu.
unreadable = Cette page est trop ancienne pour cette table : rechargez-la.
lobby-title = Autour de la table
lobby-invite = Inviter
lobby-link = Envoyez ce lien, ou faites lire l’image à un téléphone.
lobby-code = Ou dites ce code, à taper sur la page d’accueil : { $code }
lobby-seats = Les places
lobby-free = Place libre
lobby-bot = Le programme
lobby-role = Que jouez-vous ?
lobby-add-bot = Le programme joue { $role }
lobby-add-this-bot = Le programme joue { $role } ({ $bot })
lobby-dismiss = Libérer cette place
lobby-not-ready = Il reste une place libre, ou quelqu’un n’a pas choisi son rôle.
lobby-wait = La personne qui a ouvert la table lancera la partie.
lobby-options = Les règles de la table
link = Lien
qr = Le lien, à lire avec un téléphone
here = présent
away = absent
real-option = Vous lancez de vrais dés autour d’une vraie table, et les lisez à voix haute.
real-title = Lancez les vrais dés
real-die = Dé { $n } (1 à { $most })
real-done = C’est ce qu’ils montrent
real-cards-option = Vous piochez dans un vrai paquet de cartes, autour d’une vraie table.
real-cards-title = { $n ->
    [1] Piochez une vraie carte
   *[other] Piochez { $n } vraies cartes
 }
real-cards-how = Touchez-les dans l’ordre où elles sont venues. Le paquet bien battu, les cartes défaussées à part.
real-cards-done = Ce sont elles

## À distance : la table

unread =
    { $n ->
        [one] une nouveauté
       *[other] { $n } nouveautés
    }
pane-table = La table
looking-on = Vous regardez la partie.
presence = Qui est là
stood-in = le programme joue à sa place
called-absent = noté absent
come-back = Je suis de retour
about-seat = Que faire pour { $name } ?
call-absent = Noter son absence
stand-in = Laisser le programme jouer à sa place
reinvite = Inviter quelqu’un d’autre à sa place
invite-seat = Lien pour cette place
remove-seat = Faire sortir cette personne
writes =
    { $n ->
        [one] { $names } écrit…
       *[other] { $names } écrivent…
    }
talk = Conversation
say = Dire quelque chose
talk-waits = Quelqu’un parle : la conversation attend. Ce que vous écriviez est gardé.
send = Envoyer
safety = Se sentir bien
card = Carte X
card-lead = La carte X, en haut de la page, arrête le jeu tout de suite. Personne ne saura qui l’a levée, et il n’y a rien à expliquer.
card-is-up = La carte X est levée : on s’arrête, on parle, on ne reprend que si tout le monde le veut.
pause = Pause
paused = La partie est en pause.
resume = Reprendre
rewind = Revenir avant la dernière action
limits = Lignes et voiles
limit-line = Ligne : { $text } n’arrive pas dans cette histoire.
limit-veil = Voile : { $text } reste hors champ.
limits-lead = Une ligne n’arrive jamais dans l’histoire ; un voile peut arriver, mais on n’en montre rien.
lift = Lever
lift-limit = Proposer de lever : { $text }
limit-text = Ce qu’il faut tenir à l’écart (personne ne saura qui l’a demandé)
add-line = Ajouter une ligne
add-veil = Ajouter un voile
card-strike = Carte X : rayer ce passage
row-menu = Que faire de ce passage ?
rewind-here = Revenir à ce moment
bookmarks = Signets
bookmark-label = Marquer ce moment
bookmark = Poser un signet
motions = On vous demande votre accord
motions-wait = On attend l’accord des autres
waits-for-others = En attente des autres.
motion-rewind = Revenir en arrière.
motion-resume = Reprendre après la carte X.
motion-remove = Faire sortir { $name } de la table.
motion-reinvite = Inviter quelqu’un d’autre à la place de { $name }.
motion-stand-in = Laisser le programme jouer à la place de { $name }.
motion-new-host = { $name } devient l’hôte de la table.
motion-drop-limit = Lever une ligne ou un voile.
motion-again = Rejouer en échangeant les rôles.
motion-close = Fermer la table avant la fin. Tous les secrets deviennent lisibles.
motion-delete = Effacer la table.
consent = D’accord
links = Liens
move-seat = Continuer sur un autre appareil
invite-watch = Lien pour les spectateurs
closing = Fermer
closing-lead = Une table fermée révèle son secret : chacun peut alors vérifier tous les dés.
closed-lead = La table est fermée : tout peut être lu et vérifié.
closing-lead-plain = Une table fermée ne change plus ; chacun peut encore la regarder.
closed-lead-plain = La table est fermée : elle ne change plus.
close-table = Fermer la table
verify = Vérifier les dés
verify-title = Vérifier les dés
verify-lead = Votre appareil relit tout le journal de la table et recalcule chaque dé et chaque pioche à partir du secret révélé.
verify-how = Avant la partie, la table avait publié l’empreinte de ce secret ; chaque place y a ajouté son grain de sel. Cela ne cache pas les dés à venir à qui possède la machine.
verify-reading = Lecture…
verify-not-closed = La table n’est pas fermée : son secret n’est pas encore révélé.
verify-holds =
    Tout concorde : { $rows } lignes relues, { $picks ->
        [0] aucun tirage scellé.
        [one] un tirage scellé, recalculé.
       *[other] { $picks } tirages scellés, tous recalculés.
    }
verify-fails = La ligne { $seq } ne concorde pas : { $why }
back-table = Retour à la table

## Ce qui n’a pas marché

failed-refused = La table ne le permet pas maintenant.
failed-no-key = Ce lien ne marche pas, ou plus.
failed-too-many = Trop de demandes : attendez un instant.
failed-away = Le serveur ne répond pas.
failed-otherwise = Cela n’a pas marché.
refused-link-unknown = Ce lien est inconnu, déjà utilisé ou trop ancien.
refused-no-free-seat = Il n’y a plus de place libre.
refused-seat-taken = Cette place est prise.
refused-name-taken = Quelqu’un porte déjà ce prénom à cette table.
refused-seats-not-ready = Il manque quelqu’un, ou un rôle.
refused-paused = La partie est en pause.
refused-card-is-up = La carte X est levée : il faut l’accord de tous pour reprendre.
refused-nothing-to-rewind = Il n’y a rien à reprendre.
refused-already-proposed = C’est déjà proposé : on attend les autres.
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
refused-needs-consent = La partie n’est pas finie : il faut l’accord des autres.
refused-results-left-over = Il y a plus de résultats que de dés.
refused-stale = La table a avancé entre-temps : regardez, puis recommencez.
refused-wrong-number-of-seats = Ce jeu ne se joue pas à ce nombre.
refused-nobody-else = Il n’y a personne d’autre pour donner son accord.
refused-hosts-device = L’appareil de l’hôte ne peut pas prendre cette place.
refused-reinvite-not-agreed = Les autres n’ont pas encore accepté d’inviter quelqu’un à cette place.
refused-removed-device = Cet appareil a été écarté de la table.
refused-no-such-limit = Cette ligne ou ce voile n’existe pas.
refused-no-such-row = Ce passage n’existe pas.
refused-hushed = Quelqu’un parle : la conversation attend.
