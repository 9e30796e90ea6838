### 4-KOMA : les actions, leurs questions, les conseils et les mots de la table.

## Ce qu’on peut faire, à l’infinitif

yon-action-set-world = présenter le monde
yon-action-confirm-world = confirmer le monde
yon-action-submit-character = proposer un personnage
yon-action-approve-character = approuver un personnage
yon-action-return-character = renvoyer une feuille
yon-action-invent-npc = inventer un personnage important
yon-action-submit-bonds = nouer ses liens
yon-action-return-bonds = faire revoir des liens
yon-action-start-session = commencer la session
yon-action-bring-in = faire entrer un personnage
yon-action-create-npc = créer un personnage
yon-action-describe-npc = décrire un personnage
yon-action-bind-npc = lier un personnage en secret
yon-action-show-npc = dévoiler un personnage
yon-action-show-bond = dévoiler un lien
yon-action-set-notes = écrire ses notes
yon-action-narrate = raconter
yon-action-add-fact = établir un fait
yon-action-start-scene = commencer une scène
yon-action-claim-bond = jouer un lien
yon-action-answer-bond = répondre pour un lien
yon-action-undo-bond = annuler le gain d’un lien
yon-action-give-condition = donner une condition
yon-action-end-condition = lever une condition
yon-action-use-gift = user d’un don
yon-action-give-back-gift = rendre un don
yon-action-attempt = tenter quelque chose
yon-action-call-test = demander un test
yon-action-start-conflict = ouvrir un conflit
yon-action-set-basis = dire quel cas s’applique
yon-action-set-conditions = revoir les conditions
yon-action-help = aider
yon-action-stop-helping = ne plus aider
yon-action-tell-anecdote = raconter une anecdote
yon-action-auto-succeed = réussir par un don
yon-action-throw = lancer les dés
yon-action-plus-one = ajouter un succès par un don
yon-action-pass = laisser faire
yon-action-take-time = un moment
yon-action-keep-gifts = garder ses dons pour tout ce conflit
yon-action-free-gifts = ne plus garder ses dons
yon-action-spend-koma = dépenser un Koma
yon-action-take-setback = prendre un revers
yon-action-change-approach = changer d’approche
yon-action-accept = accepter le résultat
yon-action-tell-result = raconter le résultat
yon-action-consent = donner son accord
yon-action-drop-test = s’accorder sans lancer
yon-action-judge-specific = départager les concepts
yon-action-go-on = continuer
yon-action-stop = s’arrêter
yon-action-award = donner une condition
yon-action-tell-round = raconter la manche
yon-action-name-roller = nommer qui lance
yon-action-concede = concéder
yon-action-impose-bond = imposer un lien
yon-action-answer-imposed = dire si le lien en remplace un autre
yon-action-grant-koma = accorder un Koma
yon-action-grant-gift = accorder un don
yon-action-change-concept = changer un concept
yon-action-change-flaw = changer un défaut
yon-action-end-session = finir la session
yon-action-change-bond = changer un lien
yon-action-drop-bond = abandonner un lien
yon-action-end-adventure = finir l’aventure
yon-action-erase-setback = effacer un revers
yon-action-next-adventure = ouvrir l’aventure suivante
yon-action-close = clore la table
yon-action-mark-moment = garder l’instant pour la planche

## Les conseils qui vont avec

yon-hint-submit-character = Un concept fait voir d’un coup d’œil ce que le personnage sait faire ; les clichés sont les bienvenus. Un nom qui sonne bien et se retient vaut mieux qu’un nom authentique.
yon-hint-approve-character = Ce défaut peut-il vraiment gêner dans cette aventure ? Sinon, renvoyez-le.
yon-hint-start-scene = Cherchez le dilemme : qu’est-ce qui met deux liens en balance ?
yon-hint-call-test = Tout le monde d’accord sur la suite ? Alors pas de dés. Un test ne vaut que si l’échec mène quelque part.
yon-hint-start-conflict = Un conflit, c’est pour les grandes occasions : deux héros qui s’opposent, ou quelqu’un d’important en travers du chemin.
yon-hint-tell-result-failure = Zéro succès : « il ne se passe rien » n’est pas une réponse. Que coûte cet échec, et où mène-t-il ?
yon-hint-tell-result-partial = Un succès : c’est réussi. Une complication ou une surprise, oui ; une punition, non.
yon-hint-tell-result-full = Exactement ce qui était voulu ; un petit plus est permis.
yon-hint-tell-result-spotlight = À vous la vedette : racontez librement, sans contredire ce qui est établi.
yon-hint-help = Un dé pour qui lance ; mais les conséquences sont aussi pour vous.
yon-hint-give-condition = Quelques mots simples. C’est aussi un fait : qui vole comme un oiseau vole vraiment.
yon-hint-end-condition = Le poison jusqu’au remède, la hauteur jusqu’au premier pas : la situation la porte-t-elle encore ?
yon-hint-tell-anecdote = Partez du concept, ou même du défaut ; rien qui contredise un fait établi.
yon-hint-grant-gift = Un nouveau don toutes les deux ou trois sessions, un Koma pour un objectif atteint : c’est peut-être le moment.

## Les questions

yon-ask-text = Que dites-vous ?
yon-ask-title = Quel titre pour la scène ?
yon-ask-name = Quel nom ?
yon-ask-concept = Quel concept ?
yon-ask-flaw = Quel défaut ?
yon-ask-gift = Quel don ?
yon-ask-sign = Quel signe ?
yon-ask-restriction = Une limite pour le don ?
yon-ask-field = Que faut-il revoir ?
yon-ask-reason = Pourquoi ?
yon-ask-aim = Quel but pour cette session ?
yon-ask-other = Quel autre personnage ?
yon-ask-other-text = Qu’est-ce qui vous lie ?
yon-ask-npc = Quel personnage du meneur ?
yon-ask-npc-text = Qu’est-ce qui vous lie ?
yon-ask-important = Est-ce quelqu’un d’important ?
yon-ask-character = Quel personnage ?
yon-ask-erase = Effacer un revers plutôt qu’un Koma ?
yon-ask-label = Quelle condition ?
yon-ask-condition = Quelle condition ?
yon-ask-goal = Que voulez-vous obtenir ?
yon-ask-approach = Comment ?
yon-ask-basis = Quel cas s’applique ?
yon-ask-conditions = Quelles conditions s’appliquent ?
yon-ask-hindered = Qui aide malgré son défaut, sans apporter de dé ?
yon-ask-b = Contre qui ?
yon-ask-stake = Quel est l’enjeu ?
yon-ask-keep = Quels dés garder ?
yon-ask-using = Quels autres personnages apparaissent ?
yon-ask-side = Quel camp a le concept le plus précis ?
yon-ask-event = Quel imprévu ?
yon-ask-replaces = Lequel de ses liens cela remplace-t-il ?
yon-ask-target = Envers qui ?
yon-ask-caption = Quelle légende ?

## Où l’on en est

yon-stage-world = Le monde
yon-stage-creation = Les personnages
yon-stage-bonds = Les liens
yon-stage-free = L’histoire suit son cours
yon-stage-build = On prépare un jet
yon-stage-open = Les dés sont sur la table
yon-stage-round = Une manche se décide
yon-stage-tie = Égalité
yon-stage-unforeseen = Un imprévu
yon-stage-award = Une condition à donner
yon-stage-telling = La manche se raconte
yon-stage-replace = Le groupe nomme un lanceur
yon-stage-loser-choice = Au perdant de choisir
yon-stage-narration = Le résultat se raconte
yon-stage-session-end = Entre deux sessions
yon-stage-between-adventures = Entre deux aventures
yon-stage-closed = La table est close
yon-await =
    { $me ->
        [yes] C’est à vous.
       *[no] On attend { $who }.
    }
yon-await-nobody = On n’attend plus personne.

## Mots de la table

yon-said = { " " }: « { $text } »
yon-said-aloud = .
yon-with-goal = { " " }: « { $text } »
yon-with-approach = , comme ceci : « { $text } »
yon-replacing = , à la place de « { $text } »
yon-unknown = on ne sait pas
yon-dice =
    { $n ->
        [0] aucun dé
        [one] un dé
       *[other] { $n } { AGREE($n, "dé", "dés") }
    }
yon-successes =
    { $n ->
        [0] aucun succès
        [one] un succès
       *[other] { $n } succès
    }
yon-severity-minor = mineur
yon-severity-serious = sérieux
yon-severity-grave = grave
yon-severity-critical = critique
yon-field-name = le nom
yon-field-concept = le concept
yon-field-flaw = le défaut
yon-field-gift = le don
yon-field-sign = le signe distinctif
yon-use-benefit = un avantage majeur
yon-use-auto-success = une réussite automatique
yon-use-plus-one = un succès de plus
list-two = { $first } et { $second }
yon-caption-scene = Scène { $scene }
yon-caption-test =
    { $degree ->
        [failure] { $name } { AGREE($name, "échoue", "échouent", "échouez") }.
        [partial] { $name } { AGREE($name, "y arrive", "y arrivent", "y arrivez") }, à peu près.
       *[full] { $name } { AGREE($name, "réussit", "réussissent", "réussissez") }.
        [spotlight] { $name } { AGREE($name, "fait des", "font des", "faites des") } étincelles !
    }
yon-caption-conflict =
    { $winner ->
        [yes] { $name } { AGREE($name, "l’emporte", "l’emportent", "l’emportez") }.
       *[no] Personne ne l’emporte.
    }
yon-caption-gone =
    { $for_good ->
        [yes] Adieu, { $name }.
       *[no] { $name } { AGREE($name, "est", "sont", "êtes") } hors-jeu.
    }
