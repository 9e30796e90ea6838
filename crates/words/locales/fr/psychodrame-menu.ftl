### Psychodrame : ce qu’on peut faire, et les mots de la table.

# Dans une liste de tables : toute la fiche est à faire.
asked-set-identity = créer votre personnage
psd-action-set-identity = donner un nom, un âge, une activité
psd-action-set-belief = écrire une croyance
psd-action-clear-belief = effacer une croyance
psd-action-set-problem = écrire le problème
psd-action-set-relation = écrire la relation
psd-action-set-problem-link = se lier au problème d’un autre
psd-action-set-tie = écrire une relation libre
psd-action-set-nuance = nuancer un trait
psd-action-set-free-trait = écrire le cinquième trait
psd-action-set-balance = équilibrer deux émotions
psd-action-ack-relation = dire si la relation convient
psd-action-promote = partir d’un personnage secondaire
psd-action-confirm-sheet = confirmer la fiche
psd-action-remark = commenter, suggérer, demander
psd-action-claim-direction = lancer la première scène
psd-action-accept-direction = mettre en scène
psd-action-pass-direction = passer la main
psd-action-create-trait = créer un trait
psd-action-propose-end = proposer de s’arrêter
psd-action-vote-end = dire s’il faut s’arrêter
psd-action-new-character = créer un nouveau personnage
psd-action-frame-scene = poser la scène
psd-action-narrate = raconter
psd-action-enter-scene = faire entrer mon personnage
psd-action-leave-scene = faire sortir un personnage
psd-action-create-secondary = faire paraître un personnage secondaire
psd-action-bring-in = ramener un personnage secondaire
psd-action-play-secondary = jouer un personnage secondaire
psd-action-assign-secondary = choisir qui le joue
psd-action-release-secondary = rendre un personnage secondaire
psd-action-purge-by-act = purger par un acte démesuré
psd-action-purge-by-belief = purger par une nouvelle croyance
psd-action-initiate-conflict = lancer un conflit
psd-action-initiate-inner = lancer un conflit intérieur
psd-action-close-scene = clore la scène
psd-action-accept = résister
psd-action-refuse = ne pas résister
psd-action-oppose = s’interposer
psd-action-stay-out = rester en dehors
psd-action-extend-window = demander un instant
psd-action-close-window = fermer le délai
psd-action-use-trait = exploiter un trait
psd-action-purge-draw = décharger une émotion pour piocher
psd-action-support = soutenir
psd-action-answer-support = accepter ou non le soutien
psd-action-join-conflict = entrer dans le conflit
psd-action-done = ne plus rien piocher
psd-action-play-combination = jouer une combinaison et énoncer un risque
psd-action-tick-belief = jouer un jeu psychologique
psd-action-pass-psych = s’en tenir aux faits
psd-action-decide-tie = trancher l’égalité
psd-action-narrate-result = raconter l’issue
psd-action-give-packet = confier le paquet
psd-action-spend-on-emotion = faire monter une émotion
psd-action-spend-on-trait = faire bouger un trait
psd-action-spend-on-new-trait = écrire un nouveau trait
psd-action-narrate-act = raconter l’acte irréversible
psd-action-answer-death = accepter ou refuser cette mort
psd-action-ready = laisser la scène se clore
psd-action-resolve = se libérer et continuer
psd-action-retire = se libérer et quitter l’histoire
psd-action-decline-character = continuer sans personnage principal
psd-action-challenge = demander une explication
psd-action-explain = s’expliquer
psd-action-withdraw-challenge = se satisfaire de la réponse
psd-action-maintain = maintenir son récit
psd-action-rule = trancher le litige
psd-action-retell = raconter autrement

psd-hint-set-belief = Une croyance sur soi commence souvent par « Je », une croyance sur les autres par « les autres » ou le nom du groupe ; c’est vous qui dites sur qui elle porte.
psd-hint-set-problem = Un tourment intérieur ou une relation douloureuse qui demande à être résolu. Choisissez un sujet qui vous touche, vous.
psd-hint-set-nuance = Un mot ou une courte phrase, un élément qui comptera dans l’histoire.
psd-hint-set-balance = Cinq points par paire. L’amour couvre l’amitié, la famille, la passion ; la confiance est celle qu’on a dans les autres, pas en soi.
psd-hint-frame-scene = Un seul temps, un seul lieu, une seule action : où sommes-nous, qui est là, que se passe-t-il ?
psd-hint-narrate = Ce qui dépend d’un personnage (sa maison, ses affaires) se demande à son joueur ; les gens, eux, sont à tout le monde.
psd-hint-enter-scene = À sa première apparition, décrivez son allure et son caractère.
psd-hint-initiate-conflict = Que voulez-vous obtenir ? Le but doit engager l’autre personnage.
psd-hint-tick-belief = Si vous gagnez, vous racontez librement, mais cette croyance vous guide.
psd-hint-play-combination = Que menacez-vous, qui menacez-vous ? S’il touche, le risque devient vrai pour tous.
psd-hint-spend-on-emotion = Justifiez chaque point par ce qui s’est passé dans la scène ; une explication peut en couvrir plusieurs.
psd-hint-spend-on-trait = Un trait dont le score change peut être reformulé, tant qu’il parle de la même chose.
psd-hint-purge-by-act = Un acte démesuré reste plus doux qu’un acte irréversible : il ne peut pas tuer.

psd-emotion-anger = la colère
psd-emotion-love = l’amour
psd-emotion-fear = la peur
psd-emotion-trust = la confiance
psd-emotion-sadness = la tristesse
psd-emotion-joy = la joie

psd-felt-anger = colère
psd-felt-love = amour
psd-felt-fear = peur
psd-felt-trust = confiance
psd-felt-sadness = tristesse
psd-felt-joy = joie

psd-concern-health = la santé, l’intégrité
psd-concern-safety = la sécurité
psd-concern-love-belonging = l’amour, l’appartenance
psd-concern-recognition = la reconnaissance
psd-concern-self-esteem = l’estime de soi
psd-concern-self-fulfilment = l’accomplissement

psd-scope-i = sur soi
psd-scope-others = sur les autres
psd-scope-i-and-others = sur soi et les autres

psd-stance-supporter = soutient
psd-stance-affected = en souffre
psd-stance-responsible = en est responsable
psd-stance-profiteer = en profite
psd-stance-other = autrement

psd-about-problem = problème
psd-about-relation = relation
psd-about-problem-link = lien avec un problème
psd-about-nuance = nuance
psd-about-history = passé
psd-about-personality = caractère
psd-about-opinion = opinion
psd-about-free = trait libre

psd-remark-comment = commentaire
psd-remark-suggestion = suggestion
psd-remark-question = question

psd-draw-initiation = entrée en conflit
psd-draw-trait = trait
psd-draw-purge = décharge
psd-draw-support = soutien
psd-draw-emotion = émotion affrontée
psd-draw-empty-hand = main vide

psd-lack-identity = le nom, l’âge et l’activité
psd-lack-belief-about-oneself = une croyance sur soi
psd-lack-belief-about-others = une croyance sur les autres
psd-lack-problem = le problème
psd-lack-relation = la relation
psd-lack-problem-link = le lien avec un problème
psd-lack-nuance = la nuance
psd-lack-free-trait = le cinquième trait
psd-lack-emotions = les émotions

psd-stage-creation = Création des personnages
psd-stage-offer = Qui met en scène ?
psd-stage-all-passed = Faut-il s’arrêter ?
psd-stage-framing = La scène se pose
psd-stage-play = Jeu libre
psd-stage-response = Qui résiste ?
psd-stage-yielded = Le but est accordé
psd-stage-development = Le conflit se noue
psd-stage-cards = On abat les cartes
psd-stage-psych = Jeu psychologique ?
psd-stage-tie = Égalité à trancher
psd-stage-result = L’issue
psd-stage-packets = Répercussions
psd-stage-acts = Acte irréversible
psd-stage-consent = Une mort à accepter
psd-stage-closing = La scène se referme
psd-stage-resolution = Un problème se résout
psd-stage-replacement = Nouveaux personnages
psd-stage-end = Rideau

psd-quote = « { $text } »
psd-nobody = personne
psd-inner = la voix intérieure
psd-character = le personnage { $id }
psd-points = { $n } { AGREE($n, "point", "points") } de { $emotion }
psd-on-emotion = { $emotion } monte de { $points }
psd-on-trait = « { $name } » { $up ->
    [yes] monte
   *[no] baisse
 } de { $points }
psd-on-new-trait = un nouveau trait, « { $name } » ({ $points })
psd-hit = le coup porte sur { $target } ({ $points })
psd-no-hit = Le coup ne porte sur personne.
psd-list-two = { $first } et { $second }
