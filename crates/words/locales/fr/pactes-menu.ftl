### Pactes : les actions, leurs questions et les conseils qui vont avec.

## Ce qu’on peut faire, à l’infinitif

deed-suggest-desire = souffler un désir à Faust
deed-set-desire = énoncer le désir
deed-suggest-obstacle = souffler une idée d’obstacle
deed-set-obstacle = écrire un obstacle
deed-start-aid = ouvrir la page d’associations
deed-choose-sin = choisir un péché
deed-add-word = ajouter un mot à la page
deed-choose-first-rep = dire qui vendra le premier contrat
deed-choose-obstacle = choisir l’obstacle du contrat
deed-propose = proposer un engagement
deed-accept = accepter la proposition
deed-refuse = refuser la proposition
deed-withdraw = retirer la proposition
deed-write-flaw = écrire le vice caché
deed-sign = signer le contrat
deed-go-on = continuer avec une ligne de plus
deed-set-rebate = accorder une remise
deed-pay = payer le contrat
deed-roll = lancer les dés
deed-place = poser ou déplacer un dé
deed-lift = reprendre un dé
deed-convert = convertir un dé en 4
deed-skip-conversion = ne convertir aucun dé
deed-confirm = confirmer les dés
deed-discard = choisir les jetons à défausser
deed-reroll = relancer un dé (un jeton)
deed-shift = modifier un dé de 1 (un jeton)
deed-pass = laisser les dés comme ils sont
deed-summarise = raconter la suite
deed-object = faire une objection à un vice
deed-reword-flaw = reformuler un vice
deed-offer = proposer un échange de jetons
deed-accept-offer = accepter une offre
deed-decline-offer = décliner une offre
deed-withdraw-offer = retirer une offre

## Ce qu’on peut faire, en précisant

choice-shift-up = ajouter 1 à un dé (un jeton)
choice-shift-down = enlever 1 à un dé (un jeton)
choice-reword-proposal = remplacer votre proposition par une autre
choice-offer-give = donner des jetons à { $to }, contre d’autres ou en cadeau
choice-offer-ask = demander des jetons à { $to } sans rien donner
choice-accept-offer = accepter l’offre qui vient de { $from }
choice-decline-offer = décliner l’offre qui vient de { $from }
choice-withdraw-offer = retirer l’offre faite à { $to }

## Une action entière, telle que le conseil la propose

action-text = { $deed } : « { $text } »
action-detail = { $deed } : { $detail }
action-place = poser un { $face } sur { $slot }
action-lift = reprendre le { $face }
action-convert = convertir un { $face } en 4
action-reroll = relancer { $slot } pour un { $token }
action-shift = passer { $slot } de { $from } à { $to } pour un { $token }
action-rebate =
    accorder une remise de { $rebate ->
        [1] un point
       *[other] { $rebate } points
    }

## Ce qu’on demande pour une action

ask-desire = Que désirez-vous plus que tout ?
ask-suggest-desire = Quel désir soufflez-vous à Faust ?
ask-suggest-obstacle = Quel obstacle soufflez-vous ?
ask-obstacle-text = Qu’est-ce qui sépare Faust de son désir ?
ask-word = Quel mot rayez-vous ?
ask-word-text = Quel mot ajoutez-vous ? Le premier qui vient est le bon.
ask-link = Qu’est-ce qui vous l’inspire ?
ask-sin = Quel péché ?
ask-demon = Quel démon vendra le premier ?
ask-obstacle = Contre quel obstacle vendez-vous ce contrat ?
ask-commitment = Comment Faust passera-t-il cet obstacle ?
ask-reason = Pourquoi refusez-vous ?
ask-flaw = Quel effet secondaire cachez-vous dans cette ligne ?
ask-rebate = De combien de points en tout ?
ask-pay = Avec quels jetons payez-vous ?
ask-discard = Quels jetons perdez-vous ?
ask-die = Quel dé ?
ask-slot = Sur quel emplacement ?
ask-bend = Sur quel emplacement est le dé ?
ask-token = Quel jeton dépensez-vous ?
ask-summary = Comment Faust avance-t-il vers son désir, ou n’avance-t-il pas ?
ask-line = Quelle ligne ?
ask-reword = Comment reformulez-vous ce vice ?
ask-give = Quels jetons donnez-vous ?
ask-disclosed = Montrez-vous leur valeur d’avance ?
ask-count = Combien de jetons demandez-vous en échange ?
ask-points = Combien de points doivent-ils faire au moins ?
ask-note = Un mot pour accompagner l’offre ?
ask-accept-tokens = Quels jetons donnez-vous en échange ?

## Conseils, à côté de l’action

hint-desire = Une phrase simple : ce que vous espérez obtenir. Une fois écrit, le désir ne change plus.
hint-obstacle = Une courte phrase : un problème qui sépare Faust de son désir.
hint-propose = Rien de surnaturel : vous influencez les gens et donnez un coup de pouce au destin.
hint-answer = Refuser ne coûte rien ; refusez aussi ce qui serait surnaturel.
hint-flaw = Un effet secondaire de l’engagement, aussi cruel que vous voulez, mais jamais mortel pour Faust. Personne d’autre ne le lira avant la résolution.
hint-sign = Une ligne de plus coûte un point d’âme et donne deux dés de plus.
hint-rebate = Tout se négocie : une remise contre une promesse, par exemple. Mais seuls les jetons changent de mains.
hint-place = Sur un engagement, 4, 5 ou 6 vous rapproche du désir. Sur un vice, 4, 5 ou 6 rend des jetons d’âme. Un 6 agit dès qu’il est posé.
hint-bend = Un 1 suffit : la valeur du jeton ne change rien à l’effet.
hint-summary = En quelques mots, en y mêlant les vices selon leurs dés. Le récit n’a pas d’effet sur les jetons.
hint-offer = Une promesse n’engage personne : seuls les jetons échangés maintenant sont sûrs.
