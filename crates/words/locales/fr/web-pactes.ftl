### La page : ce que la table de Pactes dit en plus.

## La table

pane-sheet = Feuille
sheet-title = La feuille
turn-place =
    Contrat { $round } sur 6 · { $stage ->
        [first-rep] qui vend le premier
        [choose-obstacle] l’obstacle
        [propose] la proposition
        [answer] la réponse de Faust
        [flaw] le vice caché
        [decide] signer ou continuer
        [pay] payer
        [roll] lancer les dés
        [place] poser les dés
        [convert] le pouvoir du 6
        [intervene] infléchir les dés
        [settle] la défausse
        [unfold] ligne { $line } sur { $lines }
       *[summary] le récit
    }
turn-mine =
    { $what ->
        [desire] À vous : votre désir
        [obstacles] À vous : l’obstacle { $number } sur 6
        [aid-sins] À vous : un péché
        [aid-words] À vous : le mot { $number } sur 12
        [first-rep] À vous : qui vend le premier ?
        [choose-obstacle] À vous : choisissez l’obstacle
        [propose] À vous : proposez la ligne { $number }
        [answer] À vous : acceptez-vous cette ligne ?
        [flaw] À vous : cachez un vice
        [decide] À vous : signer, ou continuer ?
        [pay] À vous : payez
        [roll] À vous : lancez les dés
        [place] À vous : où va ce { $number } ?
        [ready] À vous : confirmez ou changez
        [convert] À vous : le pouvoir du 6
        [intervene] Infléchir les dés ?
        [debt] À vous : que perdez-vous ?
       *[summary] À vous : racontez
    }
turn-offer = { $name } { AGREE($name, "vous propose", "vous proposent") } un échange
turn-unfold = On déplie le contrat
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— VRP de cette manche
        [rival] {" "}— vices cachés de cette manche
       *[none] { "" }
    }
score-you = vous
score-achievements =
    { $n ->
        [0] Aucun accomplissement sur 6
        [1] 1 accomplissement sur 6
       *[other] { $n } { AGREE($n, "accomplissement", "accomplissements") } sur 6
    }{ $maybe ->
        [0] { "" }
       *[other] , et { $maybe } en l’état des dés
    }
score-tokens = Jetons d’âme
score-passed = laisse les dés
score-thinks = réfléchit
act-wait = On n’attend rien de vous. Vous pouvez proposer un échange.
in-short-title = Le jeu en quelques mots
in-short = Faust désire une chose, six obstacles l’en séparent, et il y a six manches. À chaque manche, un démon, le VRP, vend un contrat : il propose des engagements, que Faust accepte ou refuse, et l’autre démon cache un vice sous chacun. Faust paie un point d’âme par engagement.
in-short-dice = Puis les dés : un par engagement, un par vice. 4, 5 ou 6 sur un engagement est un accomplissement (il en faut six en tout, et un contrat en donne plusieurs, un ou aucun) ; sur un vice, il frappe Faust, mais lui rend de l’âme. Un 6 posé sur un engagement peut aussitôt changer un autre dé en 4. Chacun peut dépenser un jeton d’âme pour changer un dé.
purse-title = Votre âme
purse-hint = Un jeton vaut 1 ou 2 points. Il paie un contrat, change un dé, s’échange, et compte à la fin.
purse-aside =
    { $n ->
        [1] Dont un jeton mis de côté dans une offre.
       *[other] Dont { $n } { AGREE($n, "jeton", "jetons") } mis de côté dans des offres.
    }
suggestions = On vous souffle, touchez pour l’adopter :
desire-whole = Dites ce que vous voulez, pas seulement que vous voulez.
aid-pitch = En panne ? Une page d’associations d’idées peut aider, une fois par partie. Elle prend un péché de chaque démon, puis douze mots, quatre par personne ; on peut encore revenir en arrière.
page-title = La page d’associations

## La feuille

no-desire = Faust n’a pas encore dit ce qu’il désire.
sheet-obstacles = Les obstacles
sheet-achievements = Accomplissements
sheet-souls = Les âmes
obstacle-to-come = à écrire
tokens =
    { $n ->
        [0] aucun jeton
        [1] 1 jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
stocks = Réserve : { $reserve } · défausse : { $discard }
duty-faust = Faust
duty-demon = démon
duty-rep = démon, VRP
duty-rival = démon, vices cachés
chart-title = La partie comme elle va
chart-numbers = En chiffres : jetons d’âme de chacun
chart-contract = Contrat

## Le contrat

contract-kicker = Contrat { $round } · vendu par { $rep }
contract-price =
    { $lines ->
        [0] Prix : un point d’âme par ligne
       *[other] { $price ->
                [0] Rien à payer
                [1] Prix : 1 point d’âme
               *[other] Prix : { $price } { AGREE($price, "point", "points") } d’âme
            }{ $waits ->
                [yes] {" "}avec cette ligne
               *[no] { "" }
            }
    }{ $rebate ->
        [0] { "" }
       *[other] {" "}(remise de { $rebate })
    }
contract-empty = Encore aucun engagement.
flaws = Vices cachés
proposal-waits = proposition, en attente de la réponse de Faust
flaw-folded = vice plié, illisible
flaw-blank = vice à écrire
flaw-own = Votre vice : « { $text } »
fold-up = Soulever le pli
fold-down = Replier
signed-by = { $name }
objected = objection
accept-line =
    { $price ->
        [0] Accepter : rien à payer
        [1] Accepter : 1 point d’âme
       *[other] Accepter : { $price } { AGREE($price, "point", "points") } en tout
    }
refuse = Refuser
sign =
    { $price ->
        [0] Signer : rien à payer
        [1] Signer pour un point d’âme
       *[other] Signer pour { $price } { AGREE($price, "point", "points") } d’âme
    }
go-on =
    { $price ->
        [0] Avec une ligne de plus : toujours rien
        [1] Avec une ligne de plus : 1 point en tout
       *[other] Avec une ligne de plus : { $price } { AGREE($price, "point", "points") } en tout
    }
pay =
    { $points ->
        [0] Payer
        [1] Payer un point
       *[other] Payer { $points } { AGREE($points, "point", "points") }
    }
discard =
    { $n ->
        [0] Choisissez ce que vous perdez
       *[other] Perdre { $tokens }
    }
token-name = Jeton de { $value }, numéro { $n }
chosen-tokens =
    { $n ->
        [0] Aucun jeton choisi
        [1] Un jeton choisi
       *[other] { $n } { AGREE($n, "jeton choisi", "jetons choisis") }
    } · { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } { AGREE($points, "point", "points") }
    }

## Les dés

odds = Mes chances
odds-lead = Si vos meilleurs dés vont aux engagements, avant que quiconque dépense un jeton :
odds-at-least =
    { $n ->
        [1] au moins un accomplissement : { $percent } %
       *[other] au moins { $n } { AGREE($n, "accomplissement", "accomplissements") } : { $percent } %
    }
roll = Lancer { $n } { AGREE($n, "dé", "dés") }
tray = Dés à poser
tray-empty = Tout est posé. Un dé touché se reprend.
tray-empty-theirs = Tout est posé.
die-in-hand = { $die }, en main
slot-empty = { $slot } : vide
slot-would = { $slot } : vide. Ce { $face } y ferait : { $effect }
slot-locked = ne bouge plus
confirm =
    { $left ->
        [0] Confirmer la pose
        [1] Confirmer · encore un dé
       *[other] Confirmer · encore { $left } { AGREE($left, "dé", "dés") }
    }
place-how = Touchez une case : le dé en main s’y pose.
place-legend =
    Ce { $face } : { $face ->
        [1] rien ; au vice, vous perdez un jeton.
        [2] rien ; au vice, son auteur pioche un jeton.
        [3] rien, ici comme au vice.
        [4] un accomplissement, et le VRP pioche un jeton ; au vice, vous piochez un jeton.
        [5] un accomplissement ; au vice, il frappe, et vous piochez deux jetons.
       *[6] un accomplissement, et un autre dé peut devenir un 4 ; au vice, vous piochez un jeton, le VRP en perd un.
    }
as-it-stands = En l’état
with-this = Avec ce { $face }
tokens-short = jetons
nothing-short = rien
convert-what = Ce 6 change un dé en 4.
convert-pick = Touchez le dé à changer.
convert-this = Le { $from } devient 4, sans retour.
convert-yes = Oui, en 4
convert-no = Non
becomes = devient
bend-how = Touchez un dé : un jeton le relance ou le change de 1.
bend-passed = Vous laissez les dés. Un dé touché vous laisse encore changer d’avis.
bend-broke = Vous n’avez aucun jeton à dépenser.
bend-one = Un jeton sur { $slot }
reroll = relancer
reroll-chance = 1 sur 2
reroll-win = un accomplissement, une chance sur deux
reroll-draw = Faust pioche, une chance sur deux
pay-with = Payer avec
token-held = un jeton de { $value }, vous en avez { $n }
bend-pay =
    { $to ->
        [0] Payer un { $token } : relancer le { $from }
       *[other] Payer un { $token } : { $from } → { $to }
    }
pass = Laisser les dés
unfold-next = Déplier la ligne { $line }
unfold-done = Continuer
unfold-skip = Tout passer
unfold-own = Vous piochez :
unfold-own-alone = personne d’autre ne voit ces jetons.
unfold-folded = plié
unfold-author = { OWN($name, "Le vice", "Votre vice") }
unfold-kept = Tenu :
unfold-missed = Manqué :
unfold-strikes = Frappe :
unfold-spared = Épargne :
unfold-quiet = Rien ne se voit :
fate-nothing = rien de plus.
fate-achievement = un accomplissement
fate-draws =
    { $name } { AGREE($name, "pioche", "piochent", "piochez") } { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
fate-loses =
    { $name } { AGREE($name, "perd", "perdent", "perdez") } { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }

## Les échanges

offer-from = { $from } { AGREE($from, "vous propose", "vous proposent") } un échange
offer-other = { $from } { AGREE($from, "propose", "proposent", "proposez") } { TO($to) } : { $give } contre { $ask }.
offer-gives = { $from } { AGREE($from, "donne", "donnent", "donnez") }
offer-you-give = vous donnez
offer-hidden =
    { $n ->
        [1] caché
       *[other] cachés
    }
offer-nothing = rien
offer-at-least = (au moins { $points } { AGREE($points, "point", "points") })
offer-choose = contre lesquels de vos jetons ?
offer-counter = Autre prix…
offer-counter-back = Retour
offer-counter-send = Décliner et proposer ceci
offer-new = Proposer un échange
offer-to = À qui ?
offer-give = Vous donnez
offer-ask = Vous demandez
offer-value = jetons de { $value }
offer-count = jetons
offer-less = Moins : { $what }
offer-more = Plus : { $what }
offer-disclosed = Montrer la valeur des jetons d’avance
offer-points = points au moins
offer-note = Un mot, une promesse
offer-send = Proposer { TO($name) }
offers-queue =
    { $n ->
        [1] Une autre offre attend.
       *[other] { $n } { AGREE($n, "autre offre attend", "autres offres attendent") }.
    }
offer-tokens-asked =
    { $n ->
        [0] rien
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }

## La fin

end-why = Pourquoi
