### La page : ce que la table d’Innommable dit en plus.

## La table

pane-people = Personnages
pane-keeper = Le pupitre
inn-place = Scène { $scene } · { $stage }
inn-as = { $name } · { $own }
inn-as-role = { $name }, { $role }
inn-wait = Rien à faire pour l’instant : écoutez.
inn-newcomers-wait =
    { $me ->
        [yes] { $n ->
            [one] Un personnage attend que vous l’acceptiez.
           *[other] { $n } personnages attendent que vous les acceptiez.
        }
       *[no] { $n ->
            [one] Un personnage attend l’accord du gardien.
           *[other] { $n } personnages attendent l’accord du gardien.
        }
    }
inn-auxiliary = Votre personnage est perdu ; vous secondez désormais le gardien. Donnez des dés aux autres : avec chacun, racontez ce qui leur arrive.
inn-give = Donner un dé à quelqu’un
inn-against = Contre { $who }

## Le bol et les mains

inn-bowl = Le bol
inn-bowl-label = Dans le bol : { $dice }.
inn-no-dice = aucun dé
inn-hands = Les dés de chacun
inn-at-risk = en danger de folie
inn-status-active = vit, et garde la raison
inn-status-mad = a perdu la raison
inn-status-dead = a perdu la vie
inn-thrown =
    d{ $die } : { $value }, { $worth ->
        [0] aucune réussite
        [1] une réussite
       *[other] { $worth } { AGREE($worth, "réussite", "réussites") }
    }

## Les monologues, les suggestions

inn-anchor-central = L’ancrage est au cœur :
inn-lore = Tiré de :
inn-suggests = { $who } { AGREE($who, "donne", "donnent", "donnez") } un d{ $die } { TO($to) }
inn-becomes-true = Ce qui est suggéré devient vrai, comme depuis toujours. On peut le nuancer, pas le refuser.

## Les conflits

inn-conflict = Conflit
inn-duel = Affrontement
inn-resist = Résistance
inn-needed =
    { $n ->
        [1] Il faut une réussite. Un résultat pair en vaut une, la plus haute face deux.
       *[other] Il faut { $n } { AGREE($n, "réussite", "réussites") }. Un résultat pair en vaut une, la plus haute face deux.
    }
inn-total =
    { $n ->
        [0] aucune réussite
        [1] une réussite
       *[other] { $n } { AGREE($n, "réussite", "réussites") }
    }{ $rerolls ->
        [0] { "" }
        [1] , après une relance
       *[other] , après deux relances
    }
inn-won = l’emporte
inn-lost = échoue
inn-mad-pending = Un 1, avec trop de dés : la folie attend la fin du conflit.
inn-odds = Vos chances
inn-duel-odds = Plus de réussites que l’autre : { $more } %, autant : { $tie } %, moins : { $fewer } %. À égalité, qui a commencé perd.
inn-gift-odds =
    Le d{ $die } reçu suffit avec { $saves } % de chances.{ $risk ->
        [yes] { " " }Risque de folie : { $mad } %.
       *[no] { " " }Il ne peut pas ôter la raison.
    }
inn-held = Un conflit attend la fin de cette menace.
inn-window-handed = { $who } { AGREE($who, "n’a", "n’ont", "n’avez") } pas assez de réussites. Peuvent encore lui donner un dé : { $givers }. Faites passer l’appareil : chacun donne un dé ou dit que non ; le gardien peut ne plus attendre.
inn-struck =
    { $n ->
        [0] { OWN($who, "Le nom", "Votre nom") } est biffé. Effet { $worst }.
       *[other] { OWN($who, "Le nom", "Votre nom") } est biffé : { AGREE($n, "ligne", "lignes") } { $ordinals }. Effet { $worst }.
    }
inn-anchor-threatened = L’ancrage est menacé.

## Les personnages

inn-setting = L’histoire
inn-found = Ce qui est découvert
inn-anchor = Ancrage
inn-gave = a donné un dé dans cette scène
inn-received = a reçu un dé dans cette scène
inn-entries =
    { $n ->
        [0] Aucune inscription à biffer
        [1] Une inscription à biffer
       *[other] { $n } inscriptions à biffer
    }{ $struck ->
        [0] { "" }
        [1] , une déjà biffée
       *[other] , { $struck } déjà biffées
    }. La prochaine inscription permettrait un effet { $next ->
        [minor] léger
        [moderate] sérieux
        [severe] mortel
       *[anchor] mortel, et menacerait l’ancrage
    }.

## Le pupitre du gardien

inn-prepare = Préparer le mystère
inn-shelf = Partir d’un mystère tout prêt, ou d’un fichier
inn-shelf-lead = Il prend la place de ce que vous aviez écrit, que vous pourrez reprendre. Vous pourrez tout changer.
inn-book-a = La mer d’en dessous
inn-book-b = La fièvre des murs
inn-book-c = Le treizième étage
inn-book-d = Ce que la vallée garde
inn-book-e = La route des noyés
inn-book-f = Le mot de trop
inn-taken = Vous avez pris « { $what } ».
inn-replaced = Une autre feuille a pris la place de la vôtre.
inn-take-back = Reprendre la feuille d’avant
inn-save = Enregistrer le mystère dans un fichier
inn-load = Ouvrir un fichier
inn-load-bad = Ce fichier n’est pas un mystère. Rien n’a changé.
inn-load-refused = Ce mystère ne convient pas : { $why } Rien n’a changé.
inn-told-early = Dit aux joueurs avant la création des personnages.
inn-secret = Secret jusqu’à la découverte.
inn-part-setting = 1. Le lieu et la date
inn-part-setting-hint = Une encyclopédie aide ; notez les endroits où l’on ira.
inn-part-source = 2. La source
inn-part-source-hint = Pas un être humain. Vos propres peurs font de bonnes sources ; une idée suffit.
inn-part-profiteers = 3. Les profiteurs
inn-part-profiteers-hint = Chacun en tire quelque chose, aucun ne comprend tout à fait. Un par ligne.
inn-part-symptoms = 4. Les symptômes
inn-part-symptoms-hint = Ce qui se voit, et qui découle du reste. Un par ligne.
inn-part-role = 5. Le rôle
inn-part-role-hint = Ce que sont les personnages, tous ensemble : un groupe uni, ni comploteur ni traître.
inn-symptoms-wanted =
    { $n ->
        [0] Aucun symptôme encore
        [1] Un symptôme
       *[other] { $n } symptômes
    } ; avec vos dés, il en faudrait { $wanted }.
inn-sheet = { $n } { AGREE($n, "caractère", "caractères") } sur { $most } : une feuille, recto verso.
inn-sheet-over = { $n } { AGREE($n, "caractère", "caractères") } pour { $most } : cela ne tient plus sur une feuille, recto verso.
inn-unlaid = Votre feuille a changé : écrivez-la avant de continuer.
inn-laying = Les dés sur le mystère
inn-laying-how = Dans l’ordre où l’on découvre d’habitude. Touchez un dé, puis l’endroit où il ira.
inn-heap = À côté de la feuille
inn-pick = Prendre ce d{ $die }
inn-put = Poser ici
inn-course = Découvert à ce moment-là : difficulté { $n }.
inn-desk-later = Vos éléments, la liste noire et vos notes seront ici pendant la partie.
inn-blacklist = La liste noire
inn-notes = Vos notes
inn-notes-of-keeper = Les notes du gardien
inn-dice-custom = Compter d’autres dés, pour essayer (deux d4 au moins)

## La fin

inn-defused = Le mystère est désamorcé
inn-disaster = Plus personne pour raconter : c’est le désastre
inn-it-was = Voici ce que c’était
inn-save-story = Enregistrer le récit

## Les gestes et leurs prix

inn-rail = Votre liste, votre ancrage, vos dés
inn-anchor-small = ancrage
inn-rail-list = Votre nom sur la liste noire
inn-difficulty-n = Difficulté { $n }
inn-bowl-empty = Le bol est vide.
inn-lift = Soulever un d{ $die } : { $kind }
inn-take = Prendre le d{ $die } et parler
inn-put-back = Reposer le dé
inn-gain = { $before } → { $after } %
inn-next-throw = au prochain jet
inn-then-mad = folie à craindre
inn-price = Ce que cela coûte
inn-price-written = Votre nom s’inscrit
inn-price-line = ligne { $n } : effet { $severity } le jour où on la biffe
inn-price-none = Votre nom ne s’inscrit pas
inn-price-none-why = ce dé ne coûte rien à cette table
inn-price-central = si votre ancrage est au cœur du récit
inn-attempt-what = Que tentez-vous ?
inn-attempt = Tenter
inn-say = Dire
inn-target = Contre qui d’entre vous ?
inn-against-none = adversaire ?
inn-tell-all = Racontez à toute la table…
inn-ruling-awaited = Le gardien va dire ce qu’il en est.
inn-finish = J’ai fini
inn-finish-price =
    { $die ->
        [0] { "" }
       *[other] le d{ $die } est à vous,{ " " }
    }{ $entries ->
        [0] votre nom ne s’inscrit pas
       *[other] votre nom s’inscrit
    }
inn-speech = Écrivez à la première personne, court…
inn-speaking = Parlez ; tous se taisent jusqu’à ce que vous ayez fini.
inn-write-it = Je l’écris plutôt
inn-aloud = Je le dis à voix haute
inn-hush = raconte { $kind }
inn-silence = Silence. Votre brouillon est gardé.
inn-no-price = sans rien payer
inn-odds-now = ce jet
inn-odds-pay-now = manqué : votre nom
inn-odds-pay-one = votre nom, 2 fois
inn-odds-pay-two = 2 fois, et l’ancrage
inn-odds-one = une relance
inn-odds-two = deux relances
inn-percent = { $n } %
inn-mad-now = Un 1 ôterait la raison : { $n } % par jet.
inn-no-madness = Avec ces dés, aucun danger de folie.
inn-throw =
    { $n ->
        [0] Tenter sans dé
        [1] Lancer votre dé
       *[other] Lancer vos { $n } dés
    }
inn-bear = Subir
inn-bear-price = cela a lieu
inn-yield = Céder
inn-withdraw = Renoncer
inn-reroll = Relancer : { $n } %
inn-odd = Quelle conduite étrange ? (facultatif)
inn-parting = Comment quittez-vous votre ancrage ? (facultatif)
inn-accept = Accepter l’échec
inn-price-lost =
    { $dies ->
        [yes] Votre personnage meurt
       *[no] Votre personnage perd la raison
    } ; vous ne le jouerez plus. Ensuite, vous aiderez les autres en leur donnant des dés.
inn-pays =
    { $anchor ->
        [yes] votre ancrage est perdu
       *[no] { $n ->
            [0] sans rien payer de plus
            [1] votre nom s’inscrit
           *[other] votre nom s’inscrit { $n } fois
        }
    }
inn-window = { $who } { AGREE($who, "n’a", "n’ont", "n’avez") } pas assez de réussites. Peuvent encore donner un dé : { $givers }.
inn-effect = Effet { $worst }
inn-resist-now = Résister : { $n } %
inn-resist-how = Comment y échappez-vous ? (facultatif)
inn-resist-price = manqué : votre nom s’inscrit
inn-lull =
    { $n ->
        [one] Personne ne tente rien depuis une minute. Racontez, révélez, ou coupez vers une autre scène.
       *[other] Personne ne tente rien depuis { $n } minutes. Racontez, révélez, ou coupez vers une autre scène.
    }
inn-aloud-attempt = (dit à voix haute)
inn-hand-odds =
    { $n ->
        [0] sans dé
        [1] 1 dé : { $share } %
       *[other] { $n } dés : { $share } %
    }
inn-against-whom = contre qui ?
inn-choose = choisir
inn-happens = Cela a lieu
inn-needs-throw = Il faut un jet
inn-duel-short = Duel
inn-and-reveals = Cela révèle…
inn-rule-hint = Jamais de jet pour découvrir.
inn-which = Touchez ce qui se découvre.
inn-as-prepared = { $what }, comme vous l’avez préparé
inn-telling = Ce que vous racontez
inn-pour = Raconter, et ses dés au bol
inn-pour-aloud = De vive voix
inn-besides = Dire aussi…
inn-mystery = Le mystère
inn-symptoms = Symptômes
inn-profiteers = Profiteurs
inn-source = La source
inn-publish = Raconter à tous
inn-raise = Révéler : { $what }
inn-note = Rien que pour vous…
inn-note-keep = Noter
inn-touch-to-strike = toucher pour biffer
inn-no-strike = Rien à biffer maintenant.
inn-strike-sheet = Biffer un nom
inn-to-strike =
    { $n ->
        [0] rien à biffer
       *[other] { $n } à biffer : { $next }
    }
inn-character-in = a son personnage
inn-character-read = à lire
inn-character-none = n’a pas encore de personnage
inn-staircase = La difficulté, dans cet ordre
inn-in-hand = Le d{ $die } est en main : touchez l’endroit où il ira.
inn-advice = Conseils
inn-tell-setting = Lire à tous : qu’ils créent leurs personnages
inn-write-first = Écrivez les cinq parties et posez les dés, ou prenez un mystère tout prêt.
inn-lay-first = Le mystère est écrit. Posez les dés avant de commencer.
inn-told-to-all = Lu à tous : on crée les personnages.
inn-rare = Recompter les dés
