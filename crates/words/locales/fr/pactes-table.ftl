### Pactes : rôles, moments, effets, options, fin, feuille de jeu.

## Les mots de la table

role-faust = Faust
role-demon-a = le premier démon
role-demon-b = le second démon
role-to-faust = à Faust
role-to-demon-a = au premier démon
role-to-demon-b = au second démon
role-about-faust = Vous désirez, vous signez, vous lancez les dés. Il vous faut six accomplissements et, à la fin, aucun démon ne doit avoir plus de points d’âme que vous ; à égalité, c’est vous qui gagnez.
role-about-demon-a = Vous vendez des contrats une manche sur deux, et glissez des vices dans ceux de l’autre démon. D’ordinaire, vous vendez le premier.
role-about-demon-b = De même, mais d’ordinaire vous commencez par les vices cachés.
sin-pride = l’orgueil
sin-greed = l’avarice
sin-envy = l’envie
sin-wrath = la colère
sin-lust = la luxure
sin-gluttony = la gourmandise
sin-sloth = la paresse
slot-commitment = l’engagement { $line }
slot-flaw = le vice { $line }
entry-desire = le désir
entry-sin = le péché « { $text } »
entry-sin-a = le péché du premier démon
entry-sin-b = le péché du second démon
entry-word = le mot « { $text } »
entry-word-number = le mot { $number }
die-loose = le dé { $die }, qui montre { $face }
die-placed = le dé { $die }, qui montre { $face } (sur { $slot })
slot-with-die = { $slot }, qui montre { $face } ({ $effect })
list-two = { $first } et { $second }
list-either = { $first } ou { $second }
number =
    { $n ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $n }
    }
tokens-none = aucun jeton
tokens-ones =
    { $n ->
        [1] un 1
       *[other] { $number } 1
    }
tokens-twos =
    { $n ->
        [1] un 2
       *[other] { $number } 2
    }
tokens-hidden =
    { $n ->
        [1] un jeton caché
       *[other] { $n } { AGREE($n, "jeton caché", "jetons cachés") }
    }
tokens-points =
    { $tokens } ({ $points ->
        [1] un point
       *[other] { $points } { AGREE($points, "point", "points") }
    })

## Où l’on en est

stage-desire = Le désir
stage-obstacles = Les obstacles
stage-aid-sins = La page d’associations : les péchés
stage-aid-words = La page d’associations : les mots
stage-first-rep = Qui vend le premier
stage-choose-obstacle = Rédiger le contrat : l’obstacle
stage-propose = Rédiger le contrat : la proposition
stage-answer = Rédiger le contrat : la réponse de Faust
stage-flaw = Rédiger le contrat : le vice caché
stage-decide = Rédiger le contrat : signer ou continuer
stage-pay = Payer
stage-roll = Résoudre : les dés
stage-place = Résoudre : placer les dés
stage-convert = Résoudre : le pouvoir du 6
stage-intervene = Résoudre : tordre les dés
stage-settle = Résoudre : la défausse de Faust
stage-summary = Résoudre : le récit
stage-end = La fin

## Qui est attendu, et pourquoi

await-desire =
    { $me ->
        [yes] À vous : énoncez votre désir. Toute la partie tournera autour de lui.
       *[no] { $who } { AGREE($who, "va énoncer son", "vont énoncer leur", "allez énoncer votre") } désir. Vous pouvez lui en souffler un, mais Faust décide.
    }
await-obstacles =
    { $me ->
        [yes] À vous : écrivez l’obstacle { $number } sur 6. Chaque manche, un contrat s’attaquera à l’un d’eux.
       *[no] { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } l’obstacle { $number } sur 6.
    }
await-aid-sins =
    { $me ->
        [yes] À vous : écrivez un péché dans un coin de la page.
       *[no] Il manque un péché sur la page ({ $who }).
    }
await-aid-words =
    { $me ->
        [yes] À vous : ajoutez le mot { $number } sur 12, sans trop réfléchir. Toutes les associations sont bonnes.
       *[no] { $who } { AGREE($who, "ajoute", "ajoutent", "ajoutez") } le mot { $number } sur 12.
    }
await-first-rep =
    { $me ->
        [yes] À vous : dites quel démon vendra le premier contrat.
       *[no] { $who } { AGREE($who, "choisit", "choisissent", "choisissez") } le démon qui vendra le premier.
    }
await-choose-obstacle =
    { $me ->
        [yes] À vous, VRP : choisissez l’obstacle que ce contrat aidera à passer.
       *[no] { $who } { AGREE($who, "choisit", "choisissent", "choisissez") } l’obstacle de ce contrat.
    }
await-propose =
    { $me ->
        [yes] À vous, VRP : proposez l’engagement { $number }. Plus le contrat a de lignes, plus il vous rapporte.
       *[no] { $who } { AGREE($who, "cherche", "cherchent", "cherchez") } quoi proposer.
    }
await-answer =
    { $me ->
        [yes] À vous : acceptez-vous cet engagement ?
       *[no] { $who } { AGREE($who, "réfléchit", "réfléchissent", "réfléchissez") } à la proposition.
    }
await-flaw =
    { $me ->
        [yes] À vous : écrivez en secret le vice caché de la ligne { $number }.
       *[no] { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } en secret le vice caché de la ligne { $number }.
    }
await-decide =
    { $me ->
        [yes] À vous : signer à ce prix ({ $price ->
                [0] rien
                [1] un point d’âme
               *[other] { $price } { AGREE($price, "point", "points") } d’âme
            }), ou demander une ligne de plus ?
       *[no] { $who } { AGREE($who, "hésite", "hésitent", "hésitez") } : signer, ou demander une ligne de plus ?
    }
await-pay =
    { $me ->
        [yes] À vous : payez { $price ->
                [1] un point d’âme
               *[other] { $price } { AGREE($price, "point", "points") } d’âme
            }. Le VRP piochera un jeton par point.
       *[no] { $who } { AGREE($who, "paie", "paient", "payez") } { $price ->
                [1] un point d’âme
               *[other] { $price } { AGREE($price, "point", "points") } d’âme
            }.
    }
await-roll =
    { $me ->
        [yes] À vous : lancez { $number } { AGREE($number, "dé", "dés") }, un par engagement et un par vice caché.
       *[no] { $who } { AGREE($who, "va lancer", "vont lancer", "allez lancer") } { $number } { AGREE($number, "dé", "dés") }.
    }
await-place =
    { $me ->
        [yes] À vous : posez un dé sur chaque engagement et sur chaque vice, puis confirmez.
       *[no] { $who } { AGREE($who, "répartit", "répartissent", "répartissez") } les dés.
    }
await-convert =
    { $me ->
        [yes] À vous : votre 6 peut convertir un autre dé en 4.
       *[no] { $who } { AGREE($who, "peut", "peuvent", "pouvez") } convertir un dé en 4.
    }
await-intervene =
    { $me ->
        [yes] À vous : un jeton d’âme relance un dé ou le modifie de 1. Sinon, laissez-les : quand les trois ont passé, le contrat se résout.
       *[no] On attend encore { $who } pour arrêter les dés.
    }
await-settle =
    { $me ->
        [yes] À vous : choisissez les jetons que votre chance vous coûte.
       *[no] { $who } { AGREE($who, "choisit", "choisissent", "choisissez") } ce qui part à la défausse.
    }
await-summary =
    { $me ->
        [yes] À vous : racontez en quelques mots ce qui est arrivé, vices compris. Puis la manche s’achève.
       *[no] { $who } { AGREE($who, "va raconter", "vont raconter", "allez raconter") } la suite.
    }
await-end = La partie est finie.
await-debt = À vous : choisissez le jeton que le 6 vous fait perdre.

## Le tableau des effets

effect-commitment =
    { $face ->
        [1] aucun progrès
        [2] aucun progrès
        [3] aucun progrès
        [4] un accomplissement, et le VRP pioche un jeton
        [5] un accomplissement
       *[6] un accomplissement
    }
effect-flaw =
    { $face ->
        [1] rien ne se voit, mais Faust perd un jeton
        [2] Faust est épargné, l’auteur du vice pioche un jeton
        [3] rien
        [4] quelques ennuis, Faust pioche un jeton
        [5] le vice frappe, Faust pioche deux jetons
       *[6] une révélation, Faust pioche un jeton
    }
effect-six-commitment = Posé à 6 sur un engagement : Faust peut convertir un autre dé en 4.
effect-six-flaw = Posé à 6 sur un vice : le VRP perd un jeton.
effects-achievements =
    { $n ->
        [1] un accomplissement
       *[other] { $n } { AGREE($n, "accomplissement", "accomplissements") }
    }
effects-faust-discards =
    Faust perd { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
effects-faust-draws =
    Faust pioche { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
effects-rep-draws =
    le VRP pioche { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
effects-rival-draws =
    l’autre démon pioche { $n ->
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }
effects-between =  ;{ " " }
effects-nothing = rien ne se passe

## Ce que la table a choisi

option-first-rep =
    { $firstRep ->
        [demonA] Le premier démon vend le premier contrat.
        [demonB] Le second démon vend le premier contrat.
        [random] Le sort dit quel démon vend le premier contrat.
       *[faustChooses] Faust choisit le démon qui vend le premier contrat.
    }
option-tokens-per-value = Il y a { $tokensPerValue } { AGREE($tokensPerValue, "jeton d’âme", "jetons d’âme") } de chaque valeur.
option-max-commitments =
    Un contrat compte au plus { $maxCommitments ->
        [one] une ligne
       *[other] { $maxCommitments } lignes
    }.
option-token-values =
    { $tokenValues ->
        [faustPublic] Les jetons de Faust sont visibles de tous.
       *[ownerOnly] Chacun est seul à connaître la valeur de ses jetons.
    }
option-negotiation =
    { $negotiation ->
        [always] Les jetons peuvent changer de mains pendant toute la manche.
        [phase1and2] Les jetons peuvent changer de mains jusqu’au paiement.
       *[off] Les jetons ne changent pas de mains.
    }
option-demon-perfect-tie =
    { $demonPerfectTie ->
        [shared] Des démons à égalité parfaite gagnent ensemble.
        [nobody] Si les démons sont à égalité parfaite, personne ne gagne.
       *[random] Le sort départage des démons à égalité parfaite.
    }

## La fin et ses raisons

ending-nobody = Personne ne gagne : le pacte est nul.
ending-faust =
    { $me ->
        [yes] Vous gagnez : le désir et l’âme, vous gardez tout.
       *[no] { $who } { AGREE($who, "gagne", "gagnent", "gagnez") } : le désir et l’âme, Faust garde tout.
    }
ending-demon =
    { $me ->
        [yes] Vous gagnez : votre place en enfer est assurée, l’autre démon cherche un emploi.
       *[no] { $who } { AGREE($who, "gagne, et garde sa", "gagnent, et gardent leur", "gagnez, et gardez votre") } place en enfer.
    }
ending-shared = Les deux démons gagnent ensemble.
because-too-few =
    Faust a { $achievements ->
        [0] zéro accomplissement
        [1] un accomplissement
       *[other] { $achievements } { AGREE($achievements, "accomplissement", "accomplissements") }
    } ; il en faut six.
because-enough = Faust a { $achievements } { AGREE($achievements, "accomplissement", "accomplissements") } ; il en fallait six.
because-points =
    { $me ->
        [yes] Vous avez
       *[no] { $who } { AGREE($who, "a", "ont", "avez") }
    } { $points ->
        [0] zéro point d’âme
        [1] un point d’âme
       *[other] { $points } { AGREE($points, "point", "points") } d’âme
    } : { $tokens }.
because-no-demon-above = Aucun démon n’a plus de points d’âme que Faust ; à égalité, c’est Faust qui l’emporte.
because-most-points = Le démon qui a le plus de points d’âme l’emporte, puisqu’il en a plus que Faust.
because-more-tokens = Les démons ont autant de points l’un que l’autre, et plus que Faust : qui a le plus de jetons l’emporte.
because-equal = Les démons, au-dessus de Faust, ont autant de points et autant de jetons l’un que l’autre.
because-lot = Le sort les a départagés.

## La feuille de jeu

sheet-desire = Désir : { $text }
sheet-no-desire = Désir : pas encore énoncé
sheet-obstacle =
    { $crossed ->
        [yes] ✗
       *[no] ·
    } { $number }. { $text }
sheet-round =
    Manche { $round } sur 6 — VRP : { $me ->
        [yes] vous
       *[no] { $who }
    }
sheet-achievements = Accomplissements : { $n } sur les 6 qu’il faut
standing = Accomplissements : { $n } sur 6. { $purses }.
sheet-purse =
    { $me ->
        [yes] Vous
       *[no] { $who }
    } : { $n ->
        [0] aucun jeton
        [1] un jeton
       *[other] { $n } { AGREE($n, "jeton", "jetons") }
    }{ $seen ->
        [yes] , { $tokens } ({ $points ->
                [1] un point
               *[other] { $points } { AGREE($points, "point", "points") }
            })
       *[no] { "" }
    }
sheet-stocks = Réserve : { $reserve } — Défausse : { $discard }
sheet-contract =
    Contrat contre l’obstacle { $obstacle } : « { $text } » — prix : { $price }{ $rebate ->
        [0] { "" }
       *[other] { " " }(remise : { $rebate })
    }
sheet-commitment = Engagement { $line } : { $text }
sheet-flaw =
    Vice caché { $line } : { $state ->
        [seen] { $text }
        [folded] (replié)
       *[blank] (à écrire)
    }
sheet-proposal = Proposition en attente : { $text }
sheet-loose = Dés à poser : { $dice }
die-short = dé { $die } [{ $face }]
dice-line = { $line }. engagement { $commitment }  vice { $flaw }  { $text }
sheet-preview = En l’état : { $effects }.
sheet-offer = Offre : { $offer }
sheet-page = Sur la page : { $entries }
