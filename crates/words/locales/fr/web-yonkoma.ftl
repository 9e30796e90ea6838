### La page : ce que la table de 4-KOMA dit en plus.

## La table

yk-pane-cast = Personnages
yk-pane-strip = Planche
yk-place =
    Session { $session } · Scène { $scene }{ $titled ->
        [yes] {" "}· { $title }
       *[no] { "" }
    } · { $stage }
yk-as =
    { $name }, { $role }{ $plays ->
        [yes] {" "}: { $character }
       *[no] { "" }
    }
yk-free-for-all = On raconte librement : tentez quelque chose, ou jouez un lien.
yk-meanwhile = Pendant ce temps
yk-wait = On attend quelqu’un d’autre.
yk-or-aloud = (ou de vive voix)
yk-told-aloud = Raconté de vive voix.
yk-closed = La table est close. Le récit se relit, la planche s’imprime.

## Le meneur

yk-master = Meneur
yk-pool =
    { $n ->
        [0] Votre réserve est vide.
        [one] Votre réserve : 1 Koma.
       *[other] Votre réserve : { $n } Koma.
    }
yk-new-npc = Nouveau personnage
yk-npc-until-conflict = Tous voient le nom et le signe. Le concept et le défaut restent à vous jusqu’à un conflit, ou jusqu’à ce que vous les dévoiliez.
yk-npc-public = À cette table, tous voient aussi le concept et le défaut.
yk-npc-hidden = Tous voient le nom et le signe. Le concept et le défaut restent à vous tant que vous ne les dévoilez pas.
yk-give-condition = Donner une condition
yk-call-goal = Que s’agit-il d’obtenir ?
yk-facts = Ce qui est établi
yk-seek-fact = Chercher un fait
yk-notes = Mes notes, rien que pour moi
yk-grant = Récompenses et changements
yk-about = Meneur · { $name }
yk-approve-whom = { $name } attend votre accord
yk-approve = Approuver
yk-approve-limited = Approuver avec cette limite
yk-limit-gift = Le don est trop puissant ? Le limiter
yk-claims = { $name } dit avoir joué « { $bond } »
yk-played = Oui, joué
yk-not-played = Non
yk-replaces = Pour { $name }, « { $text } » doit remplacer « { $old } »
yk-replace = Oui, il le remplace
yk-add = Non, il s’ajoute
yk-consent = Quelqu’un veut faire intervenir votre personnage
yk-agree = D’accord
yk-disagree = Pas d’accord
yk-story-waits = Le récit attend un accord
yk-withdraw = Raconter autrement
yk-newcomer = { $name } attend d’entrer en scène
yk-new-character = Votre nouveau personnage
yk-spoils = Vous avez gagné : imposez un lien, si vous voulez

## Les liens

yk-your-bonds =
    { $n ->
        [0] Vos liens · aucun Koma
        [one] Vos liens · 1 Koma
       *[other] Vos liens · { $n } Koma
    }
yk-gain = Joué : 1 Koma
yk-erase = Joué : effacer « { $severity } »
yk-paid = a déjà rapporté dans cette scène
yk-undo = Annuler
yk-map = Qui est lié à qui

## Une feuille

yk-world = Le monde
yk-nobody-yet = Personne n’est encore dans l’histoire.
yk-concept = Concept
yk-flaw = Défaut
yk-gift = Don
yk-sign = Signe
yk-hidden = inconnu
yk-important = important
yk-limit = limité : { $text }
yk-used = utilisé : { $text }
yk-has-koma =
    { $n ->
        [0] aucun Koma
        [one] 1 Koma
       *[other] { $n } Koma
    }
yk-mark =
    revers { $severity } : { $on ->
        [yes] marqué
       *[no] libre
    }
yk-age =
    { $n ->
        [one] depuis une scène
       *[other] depuis { $n } scènes
    }
yk-end-condition = Lever « { $label } »

## Les quatre cases

yk-panel-goal = Ce qui est tenté
yk-panel-stake = L’enjeu
yk-panel-pool = Avec quoi
yk-panel-dice = Les dés
yk-panel-result = Et alors ?
yk-panel-round = La manche
yk-round = Manche { $n }
yk-chance = un succès ou plus : { $percent } %
yk-part-help = { $name } aide
yk-part-anecdote = une anecdote
yk-part-setback = revers { $severity }
yk-pool-total =
    { $none ->
        [yes] Aucun dé : échec d’avance.
       *[no] En tout : { $dice }.
    }
yk-helps = { $name } aide { $roller }
yk-stops-helping = { $name } n’aide plus
yk-auto = Don « { $gift } » : 2 succès sans lancer
yk-throw =
    { $none ->
        [yes] Constater l’échec
       *[no] Lancer : { $dice }
    }
yk-die =
    Dé { $n } : { $face }{ $success ->
        [yes] , succès
       *[no] { "" }
    }
yk-total =
    { $kind ->
        [auto] Un don tient lieu de jet : { $successes }.
        [none] Aucun dé à lancer : { $successes }.
       *[dice] { $successes }.
    }{ $plus ->
        [0] { "" }
        [one] {" "}Dont un ajouté par un don.
       *[other] {" "}Dont { $plus } ajoutés par des dons.
    }
yk-keep-how = Les dés soulignés restent sur la table ; touchez un dé pour le garder ou le relancer.
yk-armed-grave = { $name } a pris un revers grave : hors-jeu si cela rate.
yk-armed-critical = { $name } a pris un revers critique : hors de l’histoire si cela rate.
yk-how = Comment ?
yk-who-takes = Qui prend le revers ?
yk-koma = Un Koma
yk-spend-koma =
    relancer : { $dice } · { $left ->
        [0] il n’en reste plus
       *[other] il en reste { $left }
    }
yk-severity = Revers { $severity }
yk-setback =
    { $kind ->
        [marked] déjà marqué
        [again] autre approche, { $bonus ->
                [0] sans dé de plus
                [one] un dé de plus
               *[other] { $bonus } dés de plus
            }
       *[reroll] relancer : { $dice }
    }{ $severity ->
        [grave] {" "}· hors-jeu si cela rate
        [critical] {" "}· hors de l’histoire si cela rate
       *[other] { "" }
    }
yk-again-instead = Changer d’approche plutôt que relancer : tout est jugé et lancé de nouveau
yk-plus-one = Don « { $gift } » : un succès de plus
yk-plus-one-ask = Un don ajoute-t-il un succès avant de comparer ?
yk-compare = Non, comparer
yk-compare-always = Non, et ne plus demander dans ce conflit
yk-gifts-kept = Vous gardez vos dons pour tout ce conflit.
yk-gifts-free = Redemandez-moi
yk-undecided = On ne peut pas le dire : un imprévu !
yk-unforeseen = Un imprévu change tout. Qui continue s’y prend autrement et relance, sans rien payer ; qui s’arrête seul concède.
yk-no-award = Pas de condition
yk-keep-moment = Garder cet instant pour la planche
yk-nobody = Personne ne l’emporte
yk-cause-conceded = Le perdant a concédé.
yk-cause-out = Il n’y a plus personne en face.
yk-cause-lead = Quatre succès d’écart.
yk-cause-nobody = Le conflit s’arrête là.
yk-standing =
    { $won ->
        [yes] { $name } remporte la manche { $n }{ $lead ->
                [0] , par un concept plus précis.
                [one] {" "}d’un succès.
               *[other] {" "}de { $lead } succès.
            }
       *[no] Personne ne remporte la manche { $n }.
    }

## Les chances

yk-odds = Les chances
yk-odds-lead = En pour cent, les succès gardés et tout le reste relancé.
yk-odds-way = Moyen
yk-odds-throw = Ce jet
yk-odds-stands = Tel quel
yk-prospect = Les chances du conflit
yk-prospect-said = { $a } l’emporte { $wins } fois sur cent, { $b } { $loses }. Manches encore à jouer, en moyenne : { $rounds } ; dans { $lead } cas sur cent, quatre succès d’écart y mettent fin.
yk-prospect-lead = Si chacun dépense ses Koma tant qu’il perd, puis concède ; une égalité va à qui a le concept plus précis, ou compte pour moitié.

## La planche

yk-strip-lead = Gardez des instants pendant la partie. Quatre d’entre eux font une planche.
yk-choose-four = Choisissez quatre instants.
yk-strip-name = Titre de la planche
yk-caption = Légende de cette case
yk-save = Enregistrer
yk-print = Imprimer

## Entre deux sessions

yk-session-over = La session { $n } est finie.
yk-keeps-koma =
    { $n ->
        [0] { $name } n’a pas de Koma à garder.
        [one] { $name } garde 1 Koma.
       *[other] { $name } garde { $n } Koma.
    }
yk-kept = Restent aussi : revers, conditions, liens, et qui est hors-jeu.
yk-back-next = De nouveau là à la prochaine session : les dons, les anecdotes, la réserve du meneur.
yk-between-player = C’est le moment de changer vos liens, à la lumière de ce qui s’est passé.
yk-between-master = C’est le moment d’accorder un don ou un Koma, de laisser changer un concept ou un défaut.
