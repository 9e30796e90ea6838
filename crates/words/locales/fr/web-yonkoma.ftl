### La page : ce que la table de 4-KOMA dit en plus.

## La table

yk-pane-cast = Personnages
yk-pane-strip = Planche
yk-place = Session { $session } · Scène { $scene } · { $stage }
yk-as =
    { $name }, { $role }{ $plays ->
        [yes] {" "}: { $character }
       *[no] { "" }
    }
yk-free-for-all = On raconte librement : tentez quelque chose, ou jouez un lien.
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
        [one] Votre réserve : 1 Koma.
       *[other] Votre réserve : { $n } Koma.
    }
yk-new-npc = Nouveau personnage
yk-cast = Personnages de l’épisode
yk-cast-lead = Leur feuille est prête : d’un geste, ils entrent dans l’histoire, et peuvent s’opposer à quelqu’un.
yk-npc-until-conflict = Tous voient le nom et le signe. Le concept et le défaut restent à vous jusqu’à un conflit, ou jusqu’à ce que vous les dévoiliez.
yk-npc-public = À cette table, tous voient aussi le concept et le défaut.
yk-npc-hidden = Tous voient le nom et le signe. Le concept et le défaut restent à vous tant que vous ne les dévoilez pas.
yk-give-condition = Donner une condition
yk-call-goal = Que s’agit-il d’obtenir ?
yk-facts = Ce qui est établi
yk-seek-fact = Chercher un fait
yk-notes = Mes notes, rien que pour moi
yk-grant = Récompenses et changements
yk-about = Meneur · { $name }
yk-approve-whom = { $name } { AGREE($name, "attend", "attendent", "attendez") } votre accord
yk-approve = Approuver
yk-approve-limited = Approuver avec cette limite
yk-limit-gift = Le don est trop puissant ? Le limiter
yk-claims = { $name } { AGREE($name, "dit", "disent", "dites") } avoir joué « { $bond } »
yk-played = Oui, joué
yk-not-played = Non
yk-replaces = Pour { $name }, « { $text } » doit remplacer « { $old } »
yk-replace = Oui, il le remplace
yk-add = Non, il s’ajoute
yk-consent = Quelqu’un veut faire intervenir votre personnage
yk-agree = D’accord
yk-disagree = Pas d’accord
yk-story-waits = Le récit attend un accord
yk-withdraw = Raconter autrement
yk-newcomer = { $name } { AGREE($name, "attend", "attendent", "attendez") } d’entrer en scène
yk-new-character = Votre nouveau personnage
yk-spoils = Vous avez gagné : imposez un lien, si vous voulez

## Les liens

yk-your-bonds =
    { $n ->
        [0] Vos liens · aucun Koma
        [one] Vos liens · 1 Koma
       *[other] Vos liens · { $n } Koma
    }
yk-gain = Joué : 1 Koma
yk-erase = Joué : effacer « { $severity } »
yk-paid = a déjà rapporté dans cette scène
yk-undo = Annuler ce gain
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
yk-limit = limité : { $text }
yk-used = utilisé : { $text }
yk-has-koma =
    { $n ->
        [0] aucun Koma
        [one] 1 Koma
       *[other] { $n } Koma
    }
yk-mark =
    revers { $severity } : { $on ->
        [yes] marqué
       *[no] libre
    }
yk-age =
    { $n ->
        [one] depuis une scène
       *[other] depuis { $n } scènes
    }
yk-end-condition = Lever « { $label } »

## Les quatre cases

yk-panel-goal = Ce qui est tenté
yk-panel-stake = L’enjeu
yk-panel-pool = Avec quoi
yk-panel-dice = Les dés
yk-panel-result = Et alors ?
yk-chance = un succès ou plus : { $percent } %
yk-part-help = { $name } { AGREE($name, "aide", "aident", "aidez") }
yk-part-anecdote = une anecdote
yk-part-setback = revers { $severity }
yk-pool-total =
    { $none ->
        [yes] Aucun dé : échec d’avance.
       *[no] { $dice }
    }
yk-helps = { $name } { AGREE($name, "aide", "aident", "aidez") } { $roller }
yk-stops-helping = { $name } { AGREE($name, "n’aide", "n’aident", "n’aidez") } plus
yk-auto = Don « { $gift } » : 2 succès sans lancer
yk-throw =
    { $none ->
        [yes] Constater l’échec
       *[no] Lancer : { $dice }
    }
yk-die =
    Dé { $n } : { $face }{ $success ->
        [yes] , succès
       *[no] { "" }
    }
yk-total =
    { $kind ->
        [auto] Un don tient lieu de jet : { $successes }.
        [none] Aucun dé à lancer : { $successes }.
       *[dice] { $successes }.
    }{ $plus ->
        [0] { "" }
        [one] {" "}Dont un ajouté par un don.
       *[other] {" "}Dont { $plus } ajoutés par des dons.
    }
yk-keep-how = · touchez un dé pour le garder ou le relancer
yk-armed-grave = { $name } { AGREE($name, "a pris", "ont pris", "avez pris") } un revers grave : hors-jeu si cela rate.
yk-armed-critical = { $name } { AGREE($name, "a pris", "ont pris", "avez pris") } un revers critique : hors de l’histoire si cela rate.
yk-how = Comment ?
yk-who-takes = Qui prend le revers ?
yk-koma = Un Koma
yk-severity = Revers { $severity }
yk-again-instead = Changer d’approche : tout est jugé et lancé de nouveau
yk-compare = Non, comparer
yk-compare-always = Ne plus demander dans ce conflit
yk-gifts-kept = Vous gardez vos dons pour tout ce conflit.
yk-gifts-free = Redemandez-moi
yk-undecided = On ne peut pas le dire : un imprévu !
yk-unforeseen = Un imprévu change tout. Qui continue s’y prend autrement et relance, sans rien payer ; qui s’arrête quand l’autre continue concède.
yk-no-award = Pas de condition
yk-keep-moment = Garder cet instant pour la planche
yk-nobody = Personne ne l’emporte
yk-cause-conceded = L’autre camp a concédé.
yk-cause-out = Il n’y a plus personne en face.
yk-cause-lead = Quatre succès d’écart.
yk-cause-nobody = Le conflit s’arrête là.

## Les chances

yk-odds-lead = En pour cent, les succès gardés et tout le reste relancé.
yk-odds-way = Moyen
yk-odds-throw = Ce jet
yk-odds-stands = Tel quel
yk-prospect = Les chances du conflit
yk-prospect-said = { $a } { AGREE($a, "l’emporte", "l’emportent") } { $wins } fois sur cent, { $b } { $loses }. Manches encore à jouer, en moyenne : { $rounds } ; dans { $lead } cas sur cent, quatre succès d’écart y mettent fin.
yk-prospect-lead = Si chacun dépense ses Koma tant qu’il perd, puis concède ; une égalité va à qui a le concept plus précis, ou compte pour moitié.

## La planche

yk-strip-name = Titre de la planche
yk-print = Imprimer

## Entre deux sessions

yk-session-over = La session { $n } est finie.
yk-keeps-koma =
    { $n ->
        [0] { $name } { AGREE($name, "n’a", "n’ont", "n’avez") } pas de Koma à garder.
        [one] { $name } { AGREE($name, "garde", "gardent", "gardez") } 1 Koma.
       *[other] { $name } { AGREE($name, "garde", "gardent", "gardez") } { $n } Koma.
    }
yk-kept = Restent aussi : revers, conditions, liens, et qui est hors-jeu.
yk-back-next = De nouveau là à la prochaine session : les dons, les anecdotes, la réserve du meneur.
yk-between-player = C’est le moment de changer vos liens, à la lumière de ce qui s’est passé.
yk-between-master = C’est le moment d’accorder un don ou un Koma, de laisser changer un concept ou un défaut.
yk-price-session = La session s’arrête pour tout le monde ; les scènes en cours ne reprennent pas.
yk-price-adventure = L’aventure s’arrête pour tout le monde ; la suivante repart d’un autre point.
yk-price-close = La table ne changera plus : l’histoire pourra seulement être relue.

## Le jet, et ce qu’on en fait

yk-chip = Koma : { $n } ; revers : { $any ->
        [yes] { $marks }
       *[no] aucun
    }.
yk-unjudged = Le meneur dit quel cas s’applique.
yk-judge-again = Revoir le cas et les conditions
yk-anecdote = Raconter une anecdote : un dé de plus
yk-part-flaw = défaut : { $flaw }
yk-part-hindered = { $name } { AGREE($name, "aide", "aident", "aidez") }, mais son défaut gêne
yk-not-yet = Les dés le diront.
yk-comes-failure = rien ne se passe comme voulu
yk-comes-partial = c’est fait, avec une complication
yk-comes-full = exactement ce qui était voulu
yk-comes-spotlight = qui a lancé raconte
yk-comes-spotlight-you = c’est vous qui racontez
yk-kept-die = gardé
yk-thrown-die = à relancer
yk-way-accept = Accepter
yk-way-koma = Koma
yk-way-setbacks = Revers…
yk-way-gift = Don
yk-way-concede = Concéder…
yk-as-is = { $degree }, tel quel
yk-koma-price =
    { $n ->
        [0] il n’en reste plus
       *[other] 1 sur { $n }
    }
yk-way-chance =
    { $price } · { $conflict ->
        [yes] gagner
       *[no] réussir
    } { $percent } %
yk-no-setback = tous sont marqués
yk-no-gift = rien à y ajouter
yk-gift-gives =
    « { $gift } » : { $conflict ->
        [yes] un succès de plus
       *[no] { $degree }
    }
yk-concede-what = { $name } { AGREE($name, "raconte", "racontent") } sa fuite, { $other } { AGREE($other, "obtient", "obtiennent", "obtenez") } l’enjeu
yk-or-setback = Ou un revers
yk-marked = déjà pris
yk-percent = { $n } %
yk-bonus =
    { $n ->
        [0] sans dé de plus
       *[other] +{ $n } { AGREE($n, "dé", "dés") }
    }
yk-legend-win = gagner
yk-legend-tie = égalité
yk-legend-lose = perdre
yk-legend-spotlight = vedette
yk-legend-full = réussite
yk-legend-partial = à peu près
yk-choose-way = Choisissez comment tenir
yk-do-gift = Ajouter un succès par le don
yk-do-koma = Relancer { $dice }, 1 Koma
yk-do-setback =
    { $kind ->
        [again] Changer d’approche, revers { $severity }
        [hold] Tenir : revers { $severity }, relancer { $dice }
       *[reroll] Relancer { $dice }, revers { $severity }
    }
yk-price-setback =
    { $severity ->
        [minor] Mineur : un désagrément, que le meneur raconte.
        [serious] Sérieux : un dé de plus ; la suite sera difficile.
        [grave] Grave : 2 dés de plus. { $conflict ->
                [yes] Si { $other } { AGREE($other, "ne perd pas", "ne perdent pas", "ne perdez pas") }, { $name } { AGREE($name, "est", "sont") } hors-jeu jusqu’à la fin de la scène suivante.
               *[no] Sans aucun succès, { $name } { AGREE($name, "est", "sont") } hors-jeu jusqu’à la fin de la scène suivante.
            }
       *[critical] Critique : 3 dés de plus. { $conflict ->
                [yes] Si le conflit est perdu, l’histoire { OF($name) } s’arrête ici.
               *[no] Sans aucun succès, l’histoire { OF($name) } s’arrête ici.
            }
    }
yk-price-concede =
    { $other } { AGREE($other, "obtient", "obtiennent", "obtenez") } l’enjeu ; { $name } { AGREE($name, "s’en tire", "s’en tirent", "vous en tirez") }{ $n ->
        [0] .
       *[other] {" "}et { AGREE($name, "gagne", "gagnent", "gagnez") } { $n } Koma.
    }{ $critical ->
        [yes] {" "}Un revers critique est pris : l’histoire { OF($name) } s’arrête ici.
       *[no] { "" }
    }
yk-both = { $a } et { $b }
yk-stake = L’enjeu : { $goal }
yk-leads =
    { $n ->
        [0] { $precise ->
                [yes] Égalité : le concept { OF($name) }, plus précis, l’emporte
               *[no] Égalité
            }
       *[other] { $name } { $would ->
                [yes] { AGREE($name, "mènerait", "mèneraient") }
               *[no] { AGREE($name, "mène", "mènent") }
            } de { $n }
    }
yk-tug-end = fin
yk-tug-condition = condition
yk-odds-of = Les chances : { $who }
yk-nobody-important =
    { $me ->
        [yes] Il manque quelqu’un d’important envers qui nouer un lien : créez un personnage important (Autre chose, puis Nouveau personnage), ou laissez un joueur en inventer un.
       *[no] Il manque quelqu’un d’important envers qui nouer un lien : { $who } en { AGREE($who, "crée", "créent") } un, ou vous en inventez un ici dès que votre feuille est approuvée.
    }

## La fenêtre des dons

yk-window = Un don ?
yk-seconds =
    { $n ->
        [one] encore 1 seconde
       *[other] encore { $n } secondes
    }
yk-passed = { $who } { AGREE($who, "passe", "passent", "passez") }
yk-window-waits =
    { $me ->
        [yes] on vous attend, puis on compte
       *[no] on attend { $who }, puis on compte
    }
yk-keep-gift = Garder mon don
yk-quoted = « { $text } »
yk-gift-changes =
    un succès, une fois par session. { $after } contre { $other }{ $kind ->
        [stays] {" "}: le conflit continue.
        [ends] {" "}: le conflit s’arrête, gagné.
        [wins] {" "}: la manche est gagnée.
        [ties] {" "}: égalité, le concept le plus précis l’emporte.
        [tie_won] {" "}: égalité, et votre camp a le concept le plus précis : la manche est gagnée.
        [tie_lost] {" "}: égalité, mais l’autre camp a le concept le plus précis : la manche reste perdue.
        [spared] {" "}: plus de condition.
        [gives] {" "}: une condition à donner.
       *[nothing] .
    }

## La planche qui se fait seule

yk-strip-made = La planche s’est faite seule.
yk-strip-few =
    { $n ->
        [one] Encore un instant, et la planche se fait seule.
       *[other] Encore { $n } instants, et la planche se fait seule.
    }
yk-strip-panel = Case { $n }
yk-strip-which = instant { $n } sur { $of } · touchez-la pour écrire
yk-strip-next = L’instant suivant pour cette case
yk-strip-before = L’instant précédent pour cette case
yk-strip-bubble = Ce qui se dit dans la case { $n }
yk-share = Partager l’image
yk-keep-strip = Garder
yk-kept-strips = Planches gardées sur cet appareil
yk-open-strip = Retoucher

## Les épisodes

yk-episodes = Un épisode tout prêt
yk-episodes-lead = Six mondes avec leurs scènes, leurs situations et leurs personnages. Celui que vous choisissez vous souffle la suite ; rien ne vous oblige à la suivre. Avant de jouer, le choisir présente son monde à tout le monde.
yk-tell-situation = Raconter cela
yk-scene-to-come = Scène suivante : { $title }
yk-begin-scene = Commencer cette scène
