### La page : ce que la table d’Innommable dit en plus.

## La table

pane-people = Personnages
pane-keeper = Le pupitre
inn-place = Scène { $scene } · { $stage }
inn-as = { $name } · { $own }
inn-as-role = { $name }, { $role }
inn-wait = Rien à faire pour l’instant : écoutez.
inn-wait-keeper = Votre pupitre permet de révéler, de biffer, de noter.
inn-rest = Vos gestes et la conversation attendent la fin du monologue.
inn-auxiliary = Votre personnage est perdu ; vous êtes désormais gardien auxiliaire. Donnez des dés aux autres : avec chacun, racontez ce qui leur arrive.
inn-give = Donner un dé à quelqu’un
inn-give-up = Perdre son personnage
inn-sacrifice = Réussir à coup sûr, en perdant son personnage
inn-rare = Recompter les dés
inn-attempts = { $who } tente quelque chose
inn-call-duel = Un autre personnage s’y oppose
inn-against = Contre { $who }

## Le bol et les mains

inn-bowl = Le bol
inn-bowl-label = Dans le bol : { $dice }.
inn-difficulty =
    Difficulté { $n } : { $n ->
        [1] un seul type de dés est sorti ({ $kinds }).
       *[other] { $n } types de dés sont sortis ({ $kinds }).
    }
inn-reserve = Ce que le gardien n’a pas encore révélé porte : { $dice }.
inn-take = Prendre le dé et parler
inn-will-tell = Vous raconterez
inn-silence-follows = Tout le monde se taira jusqu’à ce que vous ayez fini ; le dé sera à vous.
inn-no-dice = aucun dé
inn-hands = Les dés de chacun
inn-at-risk = en danger de folie
inn-status-active = vit, et garde la raison
inn-status-mad = a perdu la raison
inn-status-dead = a perdu la vie
inn-thrown =
    d{ $die } : { $value }, { $worth ->
        [0] aucune réussite
        [1] une réussite
       *[other] { $worth } réussites
    }

## Les monologues, les suggestions

inn-speaks = { $who } parle
inn-silence = Silence. Vos gestes attendent, ce que vous écriviez est gardé.
inn-anchor-central = L’ancrage est au cœur :
inn-lore = Tiré de :
inn-suggests = { $who } donne un d{ $die } à { $to }
inn-becomes-true = Ce qui est suggéré devient vrai, comme depuis toujours. On peut le nuancer, pas le refuser.

## Les conflits

inn-conflict = Conflit
inn-duel = Affrontement
inn-resist = Résistance
inn-needed =
    { $n ->
        [1] Il faut une réussite. Un résultat pair en vaut une, la plus haute face deux.
       *[other] Il faut { $n } réussites. Un résultat pair en vaut une, la plus haute face deux.
    }
inn-total =
    { $n ->
        [0] aucune réussite
        [1] une réussite
       *[other] { $n } réussites
    }{ $rerolls ->
        [0] { "" }
        [1] , après une relance
       *[other] , après deux relances
    }
inn-won = l’emporte
inn-lost = échoue
inn-mad-pending = Un 1, avec trop de dés : la folie attend la fin du conflit.
inn-odds = Vos chances
inn-duel-odds = Plus de réussites que l’autre : { $more } %, autant : { $tie } %, moins : { $fewer } %. À égalité, qui a commencé perd.
inn-gift-odds =
    Le d{ $die } reçu suffit avec { $saves } % de chances.{ $risk ->
        [yes] { " " }Risque de folie : { $mad } %.
       *[no] { " " }Il ne peut pas ôter la raison.
    }
inn-held = Un conflit attend la fin de cette menace.
inn-window = { $who } n’a pas assez de réussites. { $seconds } secondes pour lui donner un dé : { $givers }.
inn-window-handed = { $who } n’a pas assez de réussites. Peuvent encore lui donner un dé : { $givers }. Faites passer l’appareil : chacun donne un dé ou dit que non ; le gardien peut ne plus attendre.
inn-strike = Le gardien biffe
inn-struck =
    { $n ->
        [0] Le nom de { $who } est biffé. Effet { $worst }.
        [1] L’inscription n° { $ordinals } de { $who } est biffée. Effet { $worst }.
       *[other] Des inscriptions de { $who } sont biffées ({ $ordinals }). Effet { $worst }.
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
    }. La prochaine permettrait : { $next }.

## Le pupitre du gardien

inn-prepare = Préparer le mystère
inn-shelf = Partir d’un mystère tout prêt, ou d’un fichier
inn-shelf-lead = Il prend la place de ce que vous aviez écrit, que vous pourrez reprendre. Vous pourrez tout changer.
inn-replaced = Une autre feuille a pris la place de la vôtre.
inn-take-back = Reprendre la feuille d’avant
inn-save = Enregistrer le mystère dans un fichier
inn-load = Ouvrir un fichier
inn-load-bad = Ce fichier n’est pas un mystère. Rien n’a changé.
inn-load-refused = Ce mystère ne convient pas : { $why } Rien n’a changé.
inn-told-early = Dit aux joueurs avant la création des personnages.
inn-secret = Secret jusqu’à la découverte.
inn-part-setting = 1. Le lieu et la date
inn-part-setting-hint = Une encyclopédie aide ; notez les endroits où l’on ira.
inn-part-source = 2. La source
inn-part-source-hint = Pas un être humain. Vos propres peurs font de bonnes sources ; une idée suffit.
inn-part-profiteers = 3. Les profiteurs
inn-part-profiteers-hint = Chacun en tire quelque chose, aucun ne comprend tout à fait. Un par ligne.
inn-part-symptoms = 4. Les symptômes
inn-part-symptoms-hint = Ce qui se voit, et qui découle du reste. Un par ligne.
inn-part-role = 5. Le rôle
inn-part-role-hint = Ce que sont les personnages, tous ensemble : un groupe uni, ni comploteur ni traître.
inn-symptoms-wanted =
    { $n ->
        [0] Aucun symptôme encore
        [1] Un symptôme
       *[other] { $n } symptômes
    } ; avec vos dés, { $wanted } conviennent bien.
inn-sheet = { $n } caractères sur { $most } : une feuille, recto verso.
inn-sheet-over = { $n } caractères pour { $most } : cela ne tient plus sur une feuille, recto verso.
inn-unlaid = Votre feuille a changé : écrivez-la avant de continuer.
inn-laid = La table garde votre feuille comme elle est là.
inn-laying = Les dés sur le mystère
inn-laying-how = Dans l’ordre où l’on découvre d’habitude. Touchez un dé, puis l’endroit où il ira.
inn-heap = À côté de la feuille
inn-pick = Prendre ce d{ $die }
inn-put = Poser ici
inn-course = Découvert à ce moment-là : difficulté { $n }.
inn-desk-later = Vos éléments, la liste noire et vos notes seront ici pendant la partie.
inn-reveal = Révéler
inn-to-strike = Biffer
inn-to-find = À révéler
inn-revealed = Découverte n° { $n }
inn-blacklist = La liste noire
inn-notes = Vos notes
inn-notes-of-keeper = Les notes du gardien
inn-defusing = Quand la menace est levée
inn-dice-custom = Compter d’autres dés, pour essayer (deux d4 au moins)

## La fin

inn-defused = Le mystère est désamorcé
inn-disaster = Plus personne pour raconter : c’est le désastre
inn-it-was = Voici ce que c’était
inn-save-story = Enregistrer le récit
