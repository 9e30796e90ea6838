book-before = Avant
book-story = Le récit
book-by = Joué par { $company }
book-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
book-narrated = { $who } : « { $text } »
book-seat = Place { $seat }
book-written = { $file } : { $n } { AGREE($n, "chapitre", "chapitres") }.
book-no-seat = Il n’y a pas de place { $seat } à cette table.
book-empty = Rien n’a encore été raconté à cette table.
book-contents = Sommaire
book-contract = Contrat { $n }
book-sold-by = Vendu par
book-obstacle = Obstacle
book-price = Prix
book-commitments = Engagements
book-flaws = Vices cachés
book-hidden = Resté caché
book-mystery = Le mystère
book-place = Lieu
book-when = Époque
book-spots = Endroits
book-part = Rôle des personnages
book-dice = Dés
book-became = Devenir
book-revealed = { $n ->
        [1] Révélé en premier
       *[other] Révélation { $n }
    }
book-unrevealed = Jamais révélé
book-said = Dit à la table
book-something = Élément révélé
book-notes = Notes du Gardien
book-people = Les personnages
book-anchor = Ancrage
book-played-by = Joué par
book-hand = Dés en main
book-fate-active = Toujours là
book-fate-mad = La folie
book-fate-dead = La mort
book-fate-gone = Parti de l’histoire
book-blacklist = La liste noire et les dés
book-list-who = Personnage
book-list-monologue = Monologues
book-list-failure = Échecs
book-list-reroll = Relances
book-list-suggestion = Suggestions
book-list-total = Total
book-list-struck = Rayées
book-bowl = Dans le bol à la fin
book-released = Sortes de dés libérées
book-personae = Personnages du drame
book-secondaries = Personnages secondaires
book-ties = Qui est lié à qui
book-ties-how = Trait plein : une relation. Tirets : un lien avec le problème de l’autre.
book-tie = { $from } → { $to } : « { $text } »
book-tie-problem = { $from } → problème { OF($to) } : « { $text } »
book-arcs = Les émotions, scène après scène
book-arc = Émotions : { $who }
book-cast = Les personnages
book-concept = Concept
book-flaw = Défaut
book-sign = Signe distinctif
book-gift = Don
book-bond = Lien
book-strip = Planche { $n }
book-record = La partie
book-diagrams = Les tournants
book-capture = Coup { $n } : { $move }
book-now = La position au moment de ce livre
list-two = { $first } et { $second }
