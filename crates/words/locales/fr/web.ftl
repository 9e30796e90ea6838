### La page : ce qui entoure tous les jeux, et ce que la table de Pactes dit en plus.

app-title = Tablée
pactes-title = Pactes — Tablée
skip = Aller au contenu
languages = Langue
close = Fermer
back-home = Retour à l’étagère
rules = Les règles
soon = Bientôt

## L’étagère

home-title = Cinq jeux, une table
home-lead = De petits jeux français, intenses, à jouer ensemble, de près ou de loin. Le programme connaît les règles, garde les secrets et lance des dés que chacun peut vérifier.
home-shelf = L’étagère
my-tables = Mes tables sur cet appareil
table-over = partie finie
table-beginning = avant la première manche
table-round = manche { $round } sur 6
forget-table = Oublier la partie de { $names }
forget-sure = Oublier cette partie ? Elle n’existe que sur cet appareil.
try-alone = Essayer seul
pass-and-play = À trois sur cet appareil
pactes-facts = 3 personnes · 45 à 60 minutes
pactes-pitch = Faust désire quelque chose plus que tout. Deux démons lui vendent des contrats, pleins de promesses et de vices cachés. Combien d’âme lui restera-t-il ?
psychodrame-facts = pour un groupe · une soirée
psychodrame-pitch = On rejoue un drame, rôles et secrets distribués, jusqu’à ce que la vérité sorte.
innommable-facts = pour un groupe · une soirée
innommable-pitch = Une enquête vers ce qu’il vaudrait mieux ne pas nommer.
psychopathe-facts = 2 personnes · 30 minutes
psychopathe-pitch = Un duel sur un plateau, contre quelqu’un ou contre le programme.
psychopathe-open = Jouer, analyser
yonkoma-facts = pour un groupe · 30 minutes
yonkoma-pitch = On raconte en quatre cases : la chute est pour tout le monde.

## Une règle

rule-open = Lire la règle { $rule }
rule-title = Règle { $rule }
rule-all = Toutes les règles
rules-title = Les règles de Pactes
rules-lead = Chaque bouton et chaque refus renvoie à l’une d’elles.

## Préparer une partie sur cet appareil

new-title = À trois sur cet appareil
new-lead = L’appareil passe de main en main. Ce que chacun doit garder pour soi reste couvert jusqu’à ce que la personne nommée le prenne. Rien ne quitte cet appareil.
new-name = Prénom
new-bot = Le programme joue ce rôle
new-options = Changer les règles de la table
new-start = Commencer
lost-title = Cette partie n’est pas sur cet appareil
lost-lead = Elle a été oubliée, ou elle a été jouée ailleurs.
not-kept = Ce navigateur n’a plus de place : si vous fermez la page, la fin de la partie sera perdue.

## Passer l’appareil

curtain-title = Passez l’appareil à { $name }
curtain-lead = Les secrets sont couverts.
curtain-i-am = C’est moi, { $name }
curtain-others = Quelqu’un d’autre veut agir, ou regarder ses jetons :
hand-on = Couvrir et passer

## La table

panes = Les parties de la page
pane-play = Jouer
pane-sheet = La feuille
pane-story = Le récit
pane-trade = Échanges
turn-place = Manche { $round } sur 6 · { $stage }
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— VRP de cette manche
        [rival] {" "}— auteur des vices de cette manche
       *[none] { "" }
    }
act-title = Ce que vous pouvez faire
act-wait = Rien à faire pour l’instant, sinon parler et négocier.
story-empty = Le récit commence avec le désir de Faust.
lately = Ce qui vient d’arriver
purse-title = Votre âme
mine-alone = pour vous seul
purse-aside =
    { $n ->
        [1] Dont un jeton mis de côté dans une offre.
       *[other] Dont { $n } jetons mis de côté dans des offres.
    }
characters = { $n } / { $most }
told-aloud = Raconté de vive voix
an-idea = Une idée ?
suggestions = On vous souffle
aid-pitch = En panne ? Une page d’associations d’idées peut aider, une fois par partie.
page-title = La page d’associations

## La feuille

no-desire = Faust n’a pas encore dit ce qu’il désire.
sheet-obstacles = Les obstacles
sheet-achievements = Accomplissements
sheet-souls = Les âmes
achievements =
    { $n ->
        [0] Aucun accomplissement : il en faut six.
        [1] Un accomplissement sur les six qu’il faut.
       *[other] { $n } accomplissements sur les six qu’il faut.
    }
tokens =
    { $n ->
        [0] aucun jeton
        [1] 1 jeton
       *[other] { $n } jetons
    }
stocks = Réserve : { $reserve } · défausse : { $discard }
duty-faust = Faust
duty-demon = démon
duty-rep = démon, VRP
duty-rival = démon, vices cachés
chart-title = La partie comme elle va
chart-numbers = En chiffres : jetons d’âme de chacun
chart-contract = Contrat

## Le contrat

contract-kicker = Contrat { $round } · vendu par { $rep }
contract-price =
    { $price ->
        [0] Gratuit
        [1] Prix : 1 point d’âme
       *[other] Prix : { $price } points d’âme
    }{ $rebate ->
        [0] { "" }
       *[other] {" "}(remise de { $rebate })
    }
contract-empty = Encore aucun engagement.
commitments = Engagements
flaws = Vices cachés
proposal-waits = proposition, en attente de la réponse de Faust
flaw-folded = plié, illisible
flaw-blank = à écrire
fold-up = Soulever le pli
fold-down = Replier
signed-by = { $name }
works = Tenu :
fails = Raté :
strikes = Frappe :
harmless = Sans effet visible :
objected = objection
accept = Accepter
refuse = Refuser
decline = Décliner
withdraw = Retirer
reason = Une raison, si vous voulez (facultatif)
reword = Proposer autre chose à la place
rebate-more =
    { $rebate ->
        [1] Accorder une remise d’un point
       *[other] Porter la remise à { $rebate } points
    }
sign =
    { $price ->
        [0] Signer : rien à payer
        [1] Signer pour un point d’âme
       *[other] Signer pour { $price } points d’âme
    }
go-on = Demander une ligne de plus
pay =
    { $points ->
        [0] Payer
        [1] Payer un point
       *[other] Payer { $points } points
    }
discard = Se défausser
token-name = Jeton de { $value }, numéro { $n }
chosen-tokens =
    { $n ->
        [0] Aucun jeton choisi
        [1] Un jeton choisi
       *[other] { $n } jetons choisis
    } · { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }

## Les dés

roll = Lancer les { $n } dés
place-how = Touchez un dé puis un emplacement, ou faites-le glisser ; au clavier : Tab et Entrée.
tray-left =
    { $n ->
        [1] Un dé à poser
       *[other] { $n } dés à poser
    }
tray-empty = Tous les dés sont posés : confirmez, ou déplacez-les encore.
take-back = Reprendre ce dé
slot-empty = { $slot } : vide
preview = En l’état : { $effects }.
bend-how = Touchez un dé du contrat pour voir ce qu’un jeton y changerait.
bend-broke = Vous n’avez aucun jeton à dépenser.
bend-to = { $to } : { $effect }
bend-nothing = { $to } : l’effet reste le même
bend-bound = impossible : un dé va de 1 à 6
reroll = Relancer
reroll-commitment = { $wins } chances sur 6 d’un accomplissement
reroll-flaw = { $draws } chances sur 6 que Faust pioche
pass-mark =
    { $name } : { $passed ->
        [yes] ✓ a passé
       *[no] … hésite
    }
objections = Une objection ?
objections-lead = Un vice ne tue pas Faust et découle de son engagement. Sinon, dites-le : son auteur peut le reformuler.
object-line = Objection à la ligne { $line }

## Les échanges

no-trade-now = Aucun échange possible en ce moment.
trade-covered = Prenez l’appareil pour proposer un échange.
offer-to = À qui ?
offer-disclosed = Montrer la valeur des jetons d’avance
offer-send = Proposer à { $name }
offer-card =
    { $from } offre à { $to } : { $give }{ $ask ->
        [0] , sans rien demander.
        [1] {" "}contre un jeton{ $points ->
                [0] .
               *[other] {" "}({ $points } points au moins).
            }
       *[other] {" "}contre { $ask } jetons{ $points ->
                [0] .
               *[other] {" "}({ $points } points au moins).
            }
    }

## La fin

end-why = Pourquoi

## À distance : entrer

far = À distance
far-tables = Mes tables à distance
far-title = Une table à distance
far-lead = Vous recevrez un lien à envoyer aux autres. Personne n’a besoin de compte.
far-make = Ouvrir la table
your-name = Votre prénom
join-title = On vous invite à jouer à Pactes
join-lead = Un prénom suffit. Votre place restera sur cet appareil.
join = M’asseoir
connecting = Connexion…
gone-title = Cette table n’est pas pour cet appareil
gone-lead = Le lien n’est plus valable, la place a changé d’appareil, ou la table a été effacée.
line-lost = La liaison est coupée. On réessaie ; rien de ce que vous écrivez n’est perdu.
unreadable = Cette page est trop ancienne pour cette table : rechargez-la.
lobby-title = Autour de la table
lobby-invite = Inviter
lobby-link = Envoyez ce lien, ou faites lire l’image à un téléphone.
lobby-seats = Les places
lobby-free = Place libre
lobby-bot = Le programme
lobby-role = Que jouez-vous ?
lobby-add-bot = Le programme joue { $role }
lobby-dismiss = Libérer cette place
lobby-not-ready = Il faut trois places prises et trois rôles choisis.
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

## À distance : la table

pane-table = La table
presence = Qui est là
talk = Conversation
say = Dire quelque chose
send = Envoyer
safety = Se sentir bien
card = Carte X
card-lead = La carte X arrête le jeu tout de suite. Personne ne saura qui l’a levée, et il n’y a rien à expliquer.
card-is-up = La carte X est levée : on s’arrête, on parle, on ne reprend que si tout le monde le veut.
pause = Pause
paused = La partie est en pause.
resume = Reprendre
rewind = Revenir avant la dernière action
limits = Lignes et voiles
limit-line = Ligne : { $text } n’arrive pas dans cette histoire.
limit-veil = Voile : { $text } reste hors champ.
limit-text = Ce qu’il faut tenir à l’écart (personne ne saura qui l’a demandé)
add-line = Ajouter une ligne
add-veil = Ajouter un voile
bookmarks = Signets
bookmark-label = Marquer ce moment
bookmark = Poser un signet
motions = On vous demande votre accord
motion-waits = En attente des autres.
motion-rewind = Revenir en arrière.
motion-resume = Reprendre après la carte X.
motion-remove = Faire sortir quelqu’un.
motion-reinvite = Inviter quelqu’un d’autre à une place.
motion-stand-in = Laisser le programme remplacer quelqu’un.
motion-new-host = Changer d’hôte.
motion-drop-limit = Lever une ligne ou un voile.
motion-again = Rejouer en échangeant les rôles.
motion-close = Fermer la table avant la fin. Tous les secrets deviennent lisibles.
motion-delete = Effacer la table.
consent = D’accord
links = Liens
move-seat = Continuer sur un autre appareil
invite-watch = Lien pour les spectateurs
closing = Fermer
closing-lead = Une table fermée révèle son secret : chacun peut alors vérifier tous les dés.
closed-lead = La table est fermée : tout peut être lu et vérifié.
close-table = Fermer la table
verify = Vérifier les dés
verify-title = Vérifier les dés
verify-lead = Votre appareil relit tout le journal de la table et recalcule chaque dé et chaque pioche à partir du secret révélé.
verify-how = Avant la partie, la table avait publié l’empreinte de ce secret ; chaque place y a ajouté son grain de sel. Cela ne cache pas les dés à venir à qui possède la machine.
verify-reading = Lecture…
verify-not-closed = La table n’est pas fermée : son secret n’est pas encore révélé.
verify-holds = Tout concorde : { $rows } lignes, { $picks } tirages vérifiés.
verify-fails = La ligne { $seq } ne concorde pas : { $why }
back-table = Retour à la table

## Ce qui n’a pas marché

failed-refused = La table ne le permet pas maintenant.
failed-no-key = Ce lien ne marche pas, ou plus.
failed-too-many = Trop de demandes : attendez un instant.
failed-away = Le serveur ne répond pas.
failed-otherwise = Cela n’a pas marché.
refused-link-unknown = Ce lien est inconnu, déjà utilisé ou trop ancien.
refused-no-free-seat = Il n’y a plus de place libre.
refused-seat-taken = Cette place est prise.
refused-name-taken = Quelqu’un porte déjà ce prénom à cette table.
refused-seats-not-ready = Il manque quelqu’un, ou un rôle.
refused-paused = La partie est en pause.
refused-card-is-up = La carte X est levée : il faut l’accord de tous pour reprendre.
refused-nothing-to-rewind = Il n’y a rien à reprendre.
refused-already-proposed = C’est déjà proposé : on attend les autres.
refused-host-only = Seul l’hôte peut le faire.
refused-time-is-up = Votre temps est écoulé.
refused-not-over = La partie n’est pas finie.
refused-closed = La table est fermée.
