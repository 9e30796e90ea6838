### Innommable : les actions, leurs questions et les conseils qui vont avec.

## Ce qu'on peut faire, à l'infinitif

do-write-mystery = écrire le mystère
do-lay-dice = répartir les dés selon le poids
do-deal-dice = redistribuer les dés
do-move-die = déplacer un dé
do-tell-setting = lire le lieu et le rôle à tous
do-finish-preparation = finir la préparation
do-submit-character = présenter votre personnage
do-approve-character = accepter un personnage
do-return-character = rendre un personnage à revoir
do-start-play = commencer la partie
do-start-scene = couper, nouvelle scène
do-narrate = raconter
do-add-note = noter rien que pour vous
do-declare-action = tenter quelque chose
do-rule-action = dire ce qu’il en est
do-withdraw = renoncer
do-yield = céder
do-reveal = révéler un élément
do-publish = publier le texte d’une découverte
do-start-monologue = prendre un dé et monologuer
do-start-anchor-monologue = jouer une scène avec votre ancrage
do-finish-monologue = finir le monologue
do-cancel-monologue = vous raviser
do-contest-anchor = contester l’ancrage
do-suggest = suggérer, en donnant un dé
do-incorporate = vous emparer de la suggestion
do-auxiliary-gift = imposer un dé
do-pass-gift = ne rien donner
do-close-window = ne plus attendre de dé
do-throw = lancer tous vos dés
do-roll-gift-die = lancer le dé reçu
do-stop-action = vous arrêter là
do-accept-failure = accepter l’échec
do-reroll = relancer
do-sacrifice = sacrifier votre personnage
# Ce qui peut toujours se faire vient en tête du menu ; la partie, elle, attend un geste ordinaire.
asked-sacrifice = tenter, raconter ou prendre un dé
do-outcome = raconter l’issue
do-consent = consentir
do-refuse = refuser
do-strike = biffer un nom
asked-strike = mener la scène
do-accept-effect = laisser faire
do-resist = résister
do-apply-effect = raconter ce qui arrive
do-declare-defused = déclarer le mystère désamorcé
do-confirm-defused = dire si le mystère est désamorcé
do-epilogue = raconter l’épilogue
do-skip-epilogue = ne rien ajouter
do-recount = recompter un dé

## En précisant

choice-monologue = prendre un d{ $die } : { $kind }
choice-anchor-die = jouer une scène avec votre ancrage, et prendre le plus grand dé
choice-anchor-scene = jouer une scène avec votre ancrage, sans prendre de dé
choice-gift = donner un dé { TO($to) }, { $from ->
        [bowl] du bol
       *[hand] de votre main
    }
choice-ruling = répondre { TO($who) } sur ce qui est tenté
choice-duel = opposer { $who } et { $to }
choice-finds = dire { TO($who) } que cela a lieu, et ce qui s’y découvre
choice-strike = biffer le nom { OF($who) } (jusqu’à un effet { $most })
choice-consent-dies = consentir, et le personnage en meurt
choice-consent-lives = consentir, et le personnage vit
choice-recount = recompter un dé noté dans { $place }
choice-reveal = révéler : { $text }
choice-approve = accepter le personnage { OF($who) }
choice-contest = contester l’ancrage { OF($who) }
choice-return = rendre son personnage { TO($who) }
choice-reroll-first = relancer (une inscription de plus)
choice-reroll-second = relancer (l’ancrage sera perdu)

## Les questions

ask-place = Où cela se passe-t-il ?
ask-date = Quand ?
ask-spots = Quels endroits visitera-t-on ?
ask-source = Quelle est la source ?
ask-profiteers = Qui en profite ? Un par ligne.
ask-symptoms = Qu’en voit-on ? Un symptôme par ligne.
ask-role = Que sont les personnages dans cette histoire ?
ask-name = Quel est son nom ?
ask-portrait = Quelle allure, quelle origine, quel caractère ?
ask-anchor-text = Son ancrage : à quoi tient ce personnage ? Quelqu’un, une conviction, un objet.
ask-reason = Pourquoi ?
ask-title = Un titre pour la scène ?
ask-goal = Que tentez-vous ?
ask-target = Contre qui d’entre vous ?
ask-ruling = Qu’en est-il ?
ask-initiator = Qui a commencé ?
ask-reveals = Que découvre-t-on ?
ask-also = Autre chose dans la même rencontre ?
ask-kind-told = Dire de quelle sorte de chose il s’agit ?
ask-anchor-central = L’ancrage sera-t-il au cœur du monologue ?
ask-lore = De quel savoir le tirez-vous ?
ask-die = Quel dé ?
ask-to = Où ?
ask-loss = La folie ou la mort ?
ask-incapacitates = L’autre personnage serait-il hors de jeu ?
ask-dies = Le personnage en meurt-il ?
ask-k = Combien d’inscriptions ? Plus il y en a, plus l’effet peut être grave.
ask-worst = Quelle gravité, au pire ?
ask-kill = Le personnage en meurt-il ?
ask-anchor = Que devient l’ancrage ?
ask-defused = Le mystère est-il désamorcé ?
ask-text = Que racontez-vous ?
ask-note = Que notez-vous ?
ask-suggest = Que laissez-vous entendre de l’autre ?
ask-impose = Que lui arrive-t-il ? Dites-lui « tu ».
ask-reroll = Que fait soudain d’étrange votre personnage ? La seconde fois : comment quitte-t-il son ancrage ?
ask-strike = Qu’est-ce qui menace d’arriver ?
ask-resist = Comment y échappez-vous ?

## Les conseils

hint-write-mystery = Une source qui ne soit pas un être humain, des profiteurs qui ne comprennent pas tout, des symptômes qui en découlent. Pas de fin : une situation. Vos propres peurs font de bonnes sources. Une feuille, recto verso au plus.
hint-lay-dice = En général, quatre symptômes de moins que de dés, et un ou deux profiteurs. La source et chaque profiteur pèsent deux fois ce que pèse un symptôme. On trouve d’ordinaire les symptômes d’abord, la source en dernier, et c’est à elle que vont les d4 ; rien n’y oblige.
hint-submit-character = Quelqu’un d’humain, qui ait du cœur et ne sache rien faire de surnaturel, et qui convienne au rôle. Le groupe est uni : ni comploteur ni traître.
hint-approve-character = Convient-il au rôle ? Humain, sans pouvoir, ami des autres ?
hint-reveal = Révélez dès qu’une action y mène, ou dès que l’élément est là. Jamais de jet pour découvrir.
hint-rule-action = Jamais de jet pour découvrir. Si l’on veut de force ce que vous taisez, c’est un conflit, et une réussite oblige à le dire.
hint-add-note = Personne d’autre ne lit vos notes pendant la partie. À la fin, elles se lisent avec le mystère.
hint-finish-monologue = À la première personne, court, en aparté ou devant témoins.
hint-suggest = Laissez entendre de l’autre ce que le dé raconte : rêve, perception, savoir interdit, acte paranormal.
hint-throw = Tous vos dés. Un 1 ôte la raison à qui est en danger.
hint-strike = Plus la ligne biffée est loin dans la liste, plus l’effet peut être grave. On pourra résister, d’un seul jet.
hint-time = Une demi-heure de préparation pour le gardien, puis trois à quatre heures de jeu.
hint-circle = Asseyez-vous en cercle, le bol au milieu.
hint-untested = À ce nombre, personne n’a encore essayé.
hint-sheet-long = Votre feuille compte { $length } { AGREE($length, "caractère", "caractères") } ; une page, recto verso, en tient { $limit }.

## Ce que dit chaque dé

content-dream = un rêve ou un cauchemar dont on se souvient, même ancien.
content-hallucination = des perceptions que personne n’attendait.
content-occult-knowledge = comment l’on apprend ce que nul ne devrait savoir.
content-paranormal-effect = l’effet surnaturel que l’on déchaîne.
content-anchor =
    une scène avec { $me ->
        [yes] votre ancrage
       *[no] son ancrage
    }, où le surnaturel n’entre pas.
kind-dream = un rêve
kind-hallucination = une hallucination
kind-occult-knowledge = un savoir occulte
kind-paranormal-effect = un effet paranormal
kind-anchor = une scène d’ancrage

## Où l'on en est

stage-preparation = Le gardien prépare
stage-characters = Les personnages
stage-free = Libre
stage-monologue = Monologue
stage-suggestion = Suggestion
stage-declared = Conflit
stage-throwing = Affrontement
stage-short = Trop peu
stage-gift-pending = Un dé reçu
stage-settled = L’issue
stage-consent = Un accord à donner
stage-announced = Une menace
stage-applying = Ce qui arrive
stage-last-act = Le dernier acte
stage-epilogue = Épilogue
stage-closed = Fin
await-preparation =
    { $me ->
        [yes] Préparez le mystère, rien que pour vous.
       *[no] Le gardien prépare le mystère, seul.
    }
await-meanwhile =
    { $me ->
        [yes] Finissez d’écrire ; les autres créent leurs personnages.
       *[no] Le gardien écrit ; on crée les personnages.
    }
await-characters =
    { $me ->
        [yes] Accueillez les personnages à mesure qu’ils arrivent.
       *[no] On crée les personnages, et le gardien les accueille.
    }
await-free = Chacun peut tenter, raconter, prendre un dé.
await-free-keeper = Racontez, répondez à ce que l’on tente, révélez, biffez.
await-ruling =
    { $me ->
        [yes] { $n ->
            [1] Un geste attend
           *[other] { $n } gestes attendent
        }
       *[no] Le gardien dit ce qu’il en est.
    }
await-monologue =
    { $me ->
        [yes] Vous parlez. Les autres se taisent.
       *[no] { $who } { AGREE($who, "parle", "parlent", "parlez") }. Silence.
    }
await-suggestion =
    { $me ->
        [yes] Emparez-vous de la suggestion.
       *[no] { $who } { AGREE($who, "s’empare", "s’emparent", "vous emparez") } de la suggestion.
    }
await-declared =
    { $me ->
        [yes] À vous de lancer les dés.
       *[no] On attend le jet { OF($who) }.
    }
await-window =
    { $me ->
        [yes] Vous pouvez encore donner un dé.
       *[no] Quelqu’un peut encore donner un dé : { $who }.
    }
await-short =
    { $me ->
        [yes] À vous : acceptez, ou relancez.
       *[no] { $who } { AGREE($who, "accepte, ou relance", "acceptent, ou relancent", "acceptez, ou relancez") }.
    }
await-gift-pending =
    { $me ->
        [yes] Lancez le dé reçu, ou arrêtez-vous.
       *[no] { $who } { AGREE($who, "lance le dé reçu, ou s’arrête", "lancent le dé reçu, ou s’arrêtent", "lancez le dé reçu, ou vous arrêtez") }.
    }
await-settled =
    { $me ->
        [yes] Racontez l’issue.
       *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } l’issue.
    }
await-consent =
    { $me ->
        [yes] Consentez, ou refusez.
       *[no] { $who } { AGREE($who, "consent, ou non", "consentent, ou non", "consentez, ou non") }.
    }
await-announced =
    { $me ->
        [yes] Résistez, ou laissez faire.
       *[no] { $who } { AGREE($who, "résiste, ou laisse faire", "résistent, ou laissent faire", "résistez, ou laissez faire") }.
    }
await-applying =
    { $me ->
        [yes] Racontez ce qui arrive.
       *[no] Le gardien raconte ce qui arrive.
    }
await-last-act =
    { $me ->
        [yes] Dites si cet acte a désamorcé le mystère.
       *[no] Le gardien dit si cet acte a désamorcé le mystère.
    }
await-epilogue =
    { $me ->
        [yes] Racontez la fin, si vous voulez.
       *[no] On écoute la fin : { $who }.
    }
await-closed = La partie est finie.

## Petits mots

word-keeper = gardien du mystère
word-player = personnage
about-keeper = Vous préparez le mystère en secret, vous jouez tout ce qui s’oppose aux autres, et vous ne lancez jamais de dé.
about-player = Vous jouez quelqu’un d’ordinaire, avec un ancrage, face à ce qu’il vaudrait mieux ne pas nommer.
element-source = la source
element-profiteer = un profiteur
element-symptom = un symptôme
word-bowl = le bol
word-hand = { OWN($who, "la main", "votre main") }
word-none = rien
word-and = { $first } et { $second }
word-dice = { $n } d{ $die }
word-cause-monologue = un monologue
word-cause-failure = un échec
word-cause-reroll = une relance
word-cause-suggestion = une suggestion
word-minor = léger
word-moderate = sérieux
word-severe = mortel
word-anchor-threat = mortel, et l’ancrage menacé
word-intact = intact
word-harmed = atteint
word-lost = perdu
word-mad = la folie
word-dead = la mort
word-happens = cela a lieu
word-conflict = il faut un jet
word-duel = un affrontement
word-yes = oui
word-no = non
part-place = le lieu
part-date = la date
part-source = la source
part-profiteers = les profiteurs
part-symptoms = les symptômes
part-role = le rôle
odds-success = Réussir : { $now } %, { $one } % avec une relance, { $two } % avec deux.
odds-empty = Sans dé, rien ne peut réussir. Prenez d’abord un dé dans le bol, en monologuant.
odds-safe = Pas de danger de folie avec cette main.
odds-mad = Perdre la raison : { $now } %, { $one } % avec une relance, { $two } % avec deux.

## Ce que la table a choisi

option-seats = Places : { $seats }
option-dice =
    { $custom ->
        [yes] Les dés : { $dice }.
       *[no] Les dés suivent le nombre de personnages.
    }
option-allocation =
    { $allocation ->
        [manual] Le gardien répartit les dés à la main.
       *[proportional] Les dés se répartissent selon le poids, et le gardien peut les déplacer.
    }
option-deal =
    { $dieDeal ->
        [manual] Le gardien choisit quel dé va où.
        [random] Le sort choisit quel dé va où.
       *[descending] Les grands dés sur les symptômes, les petits sur la source.
    }
option-monologue =
    { $monologueBlacklist ->
        [paranormalOnly] Seuls les effets paranormaux inscrivent un nom.
       *[all] Tout monologue inscrit un nom, hors ancrage.
    }
option-gift =
    { $giftSource ->
        [bowl] Les dés donnés viennent du bol.
        [hand] Les dés donnés viennent de la main.
       *[either] Les dés donnés viennent de la main ou du bol.
    }
option-list =
    { $blacklistVisibility ->
        [keeperOnly] Seul le gardien voit la liste noire.
       *[public] Tout le monde voit la liste noire.
    }
option-kill =
    { $severeMayKill ->
        [no] On ne meurt que si l’on y consent.
       *[yes] Un effet mortel peut tuer.
    }
