### Pactes : les actions, leurs questions et les conseils qui vont avec.

## Ce qu’on peut faire, à l’infinitif

do-suggest-desire = souffler un désir à Faust
do-set-desire = énoncer le désir
do-suggest-obstacle = souffler une idée d’obstacle
do-set-obstacle = écrire un obstacle
do-start-aid = ouvrir la page d’associations
do-choose-sin = choisir un péché
do-add-word = ajouter un mot à la page
do-choose-first-rep = dire qui vendra le premier contrat
do-choose-obstacle = choisir l’obstacle du contrat
do-propose = proposer un engagement
do-accept = accepter la proposition
do-refuse = refuser la proposition
do-withdraw = retirer la proposition
do-write-flaw = écrire le vice caché
do-sign = signer le contrat
do-go-on = continuer avec une ligne de plus
do-set-rebate = accorder une remise
do-pay = payer le contrat
do-roll = lancer les dés
do-place = poser ou déplacer un dé
do-lift = reprendre un dé
do-convert = convertir un dé en 4
do-skip-conversion = ne convertir aucun dé
do-confirm = confirmer les dés
do-discard = choisir les jetons à défausser
do-reroll = relancer un dé (un jeton)
do-shift = modifier un dé de 1 (un jeton)
do-pass = laisser les dés comme ils sont
do-summarise = raconter la suite
do-object = faire une objection à un vice
do-reword-flaw = reformuler un vice
do-offer = proposer un échange de jetons
do-accept-offer = accepter une offre
do-decline-offer = décliner une offre
do-withdraw-offer = retirer une offre

## Ce qu’on peut faire, en précisant

choice-shift-up = ajouter 1 à un dé (un jeton)
choice-shift-down = enlever 1 à un dé (un jeton)
choice-reword-proposal = remplacer votre proposition par une autre
choice-offer-give = donner des jetons { TO($to) }, contre d’autres ou en cadeau
choice-offer-ask = demander des jetons { TO($to) } sans rien donner
choice-accept-offer = accepter l’offre qui vient { OF($from) }
choice-decline-offer = décliner l’offre qui vient { OF($from) }
choice-withdraw-offer = retirer l’offre faite { TO($to) }

## Une action entière, telle que le conseil la propose

action-text = { $verb } : « { $text } »
action-detail = { $verb } : { $detail }
action-place = poser un { $face } sur { $slot }
action-lift = reprendre le { $face }
action-convert = convertir un { $face } en 4
action-reroll = relancer { $slot } pour un { $token }
action-shift = passer { $slot } de { $from } à { $to } pour un { $token }
action-rebate =
    accorder une remise de { $rebate ->
        [1] un point
       *[other] { $rebate } { AGREE($rebate, "point", "points") }
    }

## Ce qu’on demande pour une action

question-text-set-desire = Que désirez-vous plus que tout ?
question-text-suggest-desire = Quel désir soufflez-vous à Faust ?
question-text-suggest-obstacle = Quel obstacle soufflez-vous ?
question-text-set-obstacle = Qu’est-ce qui fait obstacle à ce désir ?
question-word = Quel mot rayez-vous ?
question-text-add-word = Quel mot ajoutez-vous ? Le premier qui vient est le bon.
question-link = Qu’est-ce qui vous l’inspire ?
question-sin = Quel péché ?
question-demon = Quel démon vendra le premier ?
question-obstacle = Contre quel obstacle vendez-vous ce contrat ?
question-text-propose = Comment Faust passera-t-il cet obstacle ?
question-reason = Pourquoi refusez-vous ?
question-text-write-flaw = Quel effet secondaire cachez-vous dans cette ligne ?
question-rebate = De combien de points en tout ?
question-tokens-pay = Avec quels jetons payez-vous ?
question-tokens-discard = Quels jetons perdez-vous ?
question-die = Quel dé ?
question-slot-place = Sur quel emplacement ?
question-slot = Sur quel emplacement est le dé ?
question-token = Quel jeton dépensez-vous ?
question-text-summarise = Comment avancez-vous vers votre désir, ou n’avancez-vous pas ?
question-line = Quelle ligne ?
question-text-reword-flaw = Comment reformulez-vous ce vice ?
question-give = Quels jetons donnez-vous ?
question-disclosed = Montrez-vous leur valeur d’avance ?
question-ask-count = Combien de jetons demandez-vous en échange ?
question-ask-points = Combien de points doivent-ils faire au moins ?
question-note = Un mot pour accompagner l’offre ?
question-tokens-accept-offer = Quels jetons donnez-vous en échange ?

## Conseils, à côté de l’action

hint-set-desire = Une phrase simple : ce que vous espérez obtenir. Une fois écrit, le désir ne change plus.
hint-set-obstacle = Une courte phrase : un problème à surmonter avant de l’obtenir.
hint-propose = Rien de surnaturel : vous influencez les gens et donnez un coup de pouce au destin.
hint-accept = Refuser ne coûte rien ; refusez aussi ce qui serait surnaturel.
hint-write-flaw = Un effet secondaire de l’engagement, aussi cruel que vous voulez, mais jamais mortel pour Faust. Personne d’autre ne le lira avant la résolution.
hint-sign = Une ligne de plus coûte un point d’âme et donne deux dés de plus.
hint-set-rebate = Tout se négocie : une remise contre une promesse, par exemple. Mais seuls les jetons changent de mains.
hint-place = Sur un engagement, 4, 5 ou 6 vous rapproche du désir. Sur un vice, 4, 5 ou 6 rend des jetons d’âme. Un 6 agit dès qu’il est posé.
hint-reroll = Un 1 suffit : la valeur du jeton ne change rien à l’effet.
hint-summarise = En quelques mots, en y mêlant les vices selon leurs dés. Le récit n’a pas d’effet sur les jetons.
hint-offer = Une promesse n’engage personne : seuls les jetons échangés maintenant sont sûrs.
