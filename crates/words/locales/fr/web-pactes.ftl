### La page : ce que la table de Pactes dit en plus.

## La table

pane-sheet = La feuille
pane-trade = Échanges
turn-place = Manche { $round } sur 6 · { $stage }
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— VRP de cette manche
        [rival] {" "}— auteur des vices de cette manche
       *[none] { "" }
    }
act-wait = Rien à faire pour l’instant, sinon parler et négocier.
in-short-title = Le jeu en quelques mots
in-short = Faust désire une chose, six obstacles l’en séparent, et il y a six manches. À chaque manche, un démon, le VRP, vend un contrat : il propose des engagements, que Faust accepte ou refuse, et l’autre démon cache un vice sous chacun. Faust paie un point d’âme par engagement.
in-short-dice = Puis les dés : un par engagement, un par vice. 4, 5 ou 6 sur un engagement est un accomplissement ; sur un vice, il frappe Faust mais lui rend de l’âme. Chacun peut dépenser un jeton d’âme pour changer un dé.
purse-title = Votre âme
purse-hint = Un jeton vaut 1 ou 2 points. Il paie un contrat, change un dé, s’échange, et compte à la fin.
purse-aside =
    { $n ->
        [1] Dont un jeton mis de côté dans une offre.
       *[other] Dont { $n } jetons mis de côté dans des offres.
    }
suggestions = On vous souffle
aid-pitch = En panne ? Une page d’associations d’idées peut aider, une fois par partie.
page-title = La page d’associations

## La feuille

no-desire = Faust n’a pas encore dit ce qu’il désire.
sheet-obstacles = Les obstacles
sheet-achievements = Accomplissements
sheet-souls = Les âmes
achievements =
    { $n ->
        [0] Aucun accomplissement : il en faut six.
        [1] Un accomplissement sur les six qu’il faut.
       *[other] { $n } accomplissements sur les six qu’il faut.
    }
tokens =
    { $n ->
        [0] aucun jeton
        [1] 1 jeton
       *[other] { $n } jetons
    }
stocks = Réserve : { $reserve } · défausse : { $discard }
duty-faust = Faust
duty-demon = démon
duty-rep = démon, VRP
duty-rival = démon, vices cachés
chart-title = La partie comme elle va
chart-numbers = En chiffres : jetons d’âme de chacun
chart-contract = Contrat

## Le contrat

contract-kicker = Contrat { $round } · vendu par { $rep }
contract-price =
    { $price ->
        [0] Gratuit
        [1] Prix : 1 point d’âme
       *[other] Prix : { $price } points d’âme
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
works = Tenu :
fails = Raté :
strikes = Frappe :
harmless = Sans effet visible :
objected = objection
refuse = Refuser
reason = Une raison, si vous voulez (facultatif)
reword = Proposer autre chose à la place
rebate-more =
    { $rebate ->
        [1] Accorder une remise d’un point
       *[other] Porter la remise à { $rebate } points
    }
sign =
    { $price ->
        [0] Signer : rien à payer
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

odds = Mes chances
odds-lead = Si vos meilleurs dés vont aux engagements, avant que quiconque dépense un jeton :
odds-at-least =
    { $n ->
        [1] au moins un accomplissement : { $percent } %
       *[other] au moins { $n } accomplissements : { $percent } %
    }
roll = Lancer les { $n } dés
place-how = Touchez un dé puis un emplacement, ou faites-le glisser ; au clavier : Tab et Entrée.
tray-left =
    { $n ->
        [1] Un dé à poser
       *[other] { $n } dés à poser
    }
tray-empty = Tous les dés sont posés : confirmez, ou déplacez-les encore.
take-back = Reprendre ce dé
slot-empty = { $slot } : vide
preview = En l’état : { $effects }.
bend-how = Touchez un dé du contrat pour voir ce qu’un jeton y changerait.
bend-broke = Vous n’avez aucun jeton à dépenser.
bend-to = { $to } : { $effect }
bend-nothing = { $to } : l’effet reste le même
bend-bound = impossible : un dé va de 1 à 6
reroll = Relancer
reroll-commitment = { $wins } chances sur 6 d’un accomplissement
reroll-flaw = { $draws } chances sur 6 que Faust pioche
pass-mark =
    { $name } : { $passed ->
        [yes] ✓ a passé
       *[no] … hésite
    }
objections = Une objection ?
objections-lead = Un vice ne tue pas Faust et découle de son engagement. Sinon, dites-le : son auteur peut le reformuler.
object-line = Objection à la ligne { $line }

## Les échanges

no-trade-now = Aucun échange possible en ce moment.
trade-covered = Prenez l’appareil pour proposer un échange.
offer-to = À qui ?
offer-disclosed = Montrer la valeur des jetons d’avance
offer-send = Proposer à { $name }
offer-card =
    { $from } offre à { $to } : { $give }{ $ask ->
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
