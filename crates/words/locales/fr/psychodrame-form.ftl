### Psychodrame : les questions qu’on pose, et qui l’on attend.

## Ce qu’on peut faire, au plus près

psd-choice-set-belief = { $slot ->
    [1] écrire une première croyance
   *[other] écrire une seconde croyance
 }
psd-choice-clear-belief = { $slot ->
    [1] effacer la première croyance
   *[other] effacer la seconde croyance
 }
psd-choice-set-relation = écrire une relation avec { $to }
psd-choice-set-problem-link = { $stance ->
    [other] se lier au problème { OF($of) }, autrement
   *[any] se lier au problème { OF($of) }
 }
psd-choice-set-tie = écrire une relation libre avec { $to }
psd-choice-set-balance = équilibrer { $first } et { $second }
psd-choice-ack-relation = répondre à la relation écrite par { $of }
psd-choice-promote = reprendre { $secondary } comme personnage principal
psd-choice-create-trait = créer un trait : { $subject }
psd-choice-frame-scene = poser une scène sur { $focus }
psd-choice-leave-scene = faire sortir { $who }
psd-choice-release-secondary = laisser { $who } à qui le veut
psd-choice-bring-in = ramener { $who }
psd-choice-play-secondary = jouer { $who }
psd-choice-assign-secondary = confier { $who } { TO($to) }
psd-choice-purge-by-act = apaiser { $emotion } par un acte démesuré
psd-choice-purge-by-belief = apaiser { $emotion } par une nouvelle croyance
psd-choice-initiate-conflict = { $who } { AGREE($who, "veut", "veulent", "voulez") } quelque chose : lancer un conflit
psd-choice-initiate-inner = lancer un conflit intérieur, contre une voix jouée par { $adversary }
psd-choice-oppose = s’interposer avec { $who }
psd-choice-join-conflict = entrer dans le conflit avec { $who }
psd-choice-use-trait = exploiter « { $name } » ({ $score })
psd-choice-support = soutenir { $who } de trois cartes
psd-choice-play-combination = jouer { $rank } ({ $n ->
    [one] une seule carte
   *[other] jusqu’à { $n } cartes
 })
psd-choice-no-card = ne rien abattre, faute de carte
psd-choice-give-packet = confier le paquet { OF($of) } { TO($to) }
psd-choice-spend-on-emotion = faire monter { $emotion }
psd-choice-spend-on-trait = faire bouger « { $name } »
psd-choice-spend-on-new-trait = écrire un nouveau trait : { $subject }
psd-choice-for-risk = { $what }, à cause de « { $risk } »
psd-choice-narrate-act = raconter l’acte irréversible où mène { $emotion }

## Les questions

psd-ask-name = Quel est son nom ?
psd-ask-age = Quel âge ?
psd-ask-activity = Que fait ce personnage, surtout ?
psd-ask-scope = Sur qui porte cette croyance ?
psd-ask-belief-text = Que croit ce personnage ?
psd-ask-problem-text = Quel est le problème, en un mot ou une courte phrase ?
psd-ask-concerns = À quoi touche-t-il ?
psd-ask-relation-text = Quel lien les unit ?
psd-ask-stance = Comment ce personnage y est-il lié ?
psd-ask-words = Autrement comment ?
psd-ask-link-text = Ce lien, en une courte phrase
psd-ask-of = Quel trait nuancez-vous ?
psd-ask-nuance-text = La nuance, en une courte phrase
psd-ask-trait-text = Le trait, en un mot ou une courte phrase
psd-ask-scores = Comment partager cinq points ?
psd-ask-agrees = Cette relation vous convient-elle ?
psd-ask-comment = Un mot à ce sujet
psd-ask-kind = Qu’est-ce ?
psd-ask-about = À propos de qui ?
psd-ask-remark-text = Que voulez-vous dire ?
psd-ask-to = Avec qui ?
psd-ask-yes = Faut-il s’arrêter ?
psd-ask-place = Où cela se passe-t-il ?
psd-ask-with = Qui est là, avec { $who } ?
psd-ask-what = Que se passe-t-il ?
psd-ask-who = Qui parle ? Personne, pour le décor.
psd-ask-tale = Que se passe-t-il, que dit-on ?
psd-ask-enter = Comment entre ce personnage ? La première fois : son allure, son caractère.
psd-ask-leave = Comment s’en va ce personnage ?
psd-ask-secondary-name = Qui paraît ?
psd-ask-description = Qui est-ce ?
psd-ask-purge-act = Quel acte démesuré ?
psd-ask-goal = Quel est son but ? Qu’il engage l’autre.
psd-ask-inner-goal = Que veut votre personnage, de lui-même ?
psd-ask-against = Qui se dresse sur son chemin ?
psd-ask-inner-against = Qu’est-ce qui s’y oppose, au-dedans ?
psd-ask-close = Un dernier mot avant le noir
psd-ask-reply = Une réplique
psd-ask-count-draw = Combien de cartes piocher ?
psd-ask-use = Comment ce trait se montre-t-il ?
psd-ask-points-draw = Combien de points décharger ? Autant de cartes.
psd-ask-count = Combien de cartes ?
psd-ask-risk = De quoi menacez-vous ? S’il touche, cela devient vrai.
psd-ask-targets = Qui est menacé ?
psd-ask-belief = Au nom de quelle croyance ?
psd-ask-swap-with = Avec qui échanger les cartes jouées ?
psd-ask-tick = Comment cette croyance mène-t-elle la scène ?
psd-ask-side = De quel côté ?
psd-ask-each = Chacun reçoit-il les coups de l’autre ?
psd-ask-result = Racontez l’issue
psd-ask-points = Combien de points ?
psd-ask-change = De combien ?
psd-ask-wording = Le trait, reformulé
psd-ask-why = Pourquoi, d’après la scène ?
psd-ask-act = Quel acte irréparable ?
psd-ask-deaths = Qui en meurt ?
psd-ask-witnesses = Qui y a pris part, ou l’a vu ?
psd-ask-death = Cette mort a-t-elle lieu ?
psd-ask-resolution = Comment s’en libère ce personnage ? Il le résout, l’accepte, ou n’en fait plus un problème.
psd-ask-past = L’ancien problème, devenu un souvenir
psd-ask-problem = Le nouveau problème
psd-ask-entry = Quel récit ?
psd-ask-challenge = Qu’est-ce qui vous arrête ?
psd-ask-explain = Votre explication
psd-ask-uphold = Que décidez-vous ?
psd-ask-reason = Pourquoi ?
psd-ask-retell = Racontez autrement

## Les réponses

psd-say-yes = oui
psd-say-no = non
psd-say-decide-tie = { $each ->
    [yes] chacun reçoit les coups de l’autre
   *[no] personne n’est blessé
 }
psd-say-vote-end = { $yes ->
    [yes] s’arrêter là
   *[no] continuer
 }
psd-say-answer-support = { $agrees ->
    [yes] accepter le soutien { OF($from) }
   *[no] décliner le soutien { OF($from) }
 }
psd-say-answer-death = { $agrees ->
    [yes] accepter cette mort
   *[no] refuser cette mort
 }
psd-say-rule = { $uphold ->
    [yes] il faut raconter autrement
   *[no] le récit tient
 }
psd-say-ack-relation = { $agrees ->
    [yes] cela me convient
   *[no] pas tout à fait
 }
psd-say-side = { $side ->
    [initiator] du côté { OF($of) }
   *[opposition] contre { $who }
 }
psd-say-scores = { $first } { $one }, { $second } { $two }
psd-subject-history = son passé
psd-subject-personality = son caractère
psd-subject-opinion = une opinion
psd-subject-relation = une relation

## Qui l’on attend

psd-await-creation = { $me ->
    [yes] Écrivez votre personnage.
   *[no] { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } encore.
 }
psd-await-offer = { $me ->
    [yes] À vous de mettre en scène, si vous voulez.
   *[no] { $who } { AGREE($who, "peut", "peuvent", "pouvez") } mettre en scène.
 }
psd-await-first = Qui a une idée de première scène ?
psd-await-all-passed = { $me ->
    [yes] Tout le monde a passé. Faut-il s’arrêter là ?
   *[no] On demande { TO($who) } s’il faut s’arrêter.
 }
psd-await-framing = { $me ->
    [yes] À vous de poser la scène.
   *[no] { $who } { AGREE($who, "pose", "posent", "posez") } la scène.
 }
psd-await-play = { $me ->
    [yes] On raconte. À vous de clore.
   *[no] On raconte. { $who } { AGREE($who, "met", "mettent", "mettez") } en scène.
 }
psd-await-response = { $me ->
    [yes] Laisserez-vous faire ?
   *[no] On demande { TO($who) } : faut-il résister ?
 }
psd-await-yielded = { $me ->
    [yes] Personne ne résiste : racontez comment le but est atteint.
   *[no] Personne ne résiste : { $who } { AGREE($who, "raconte", "racontent", "racontez") }.
 }
psd-await-development = { $me ->
    [yes] À vous de piocher.
   *[no] On pioche encore : { $who }.
 }
psd-await-cards = { $me ->
    [yes] À vous d’abattre vos cartes.
   *[no] { $who } { AGREE($who, "joue", "jouent", "jouez") } une combinaison.
 }
psd-await-psych = { $me ->
    [yes] Le premier à jouer l’emporte.
   *[no] Jeu psychologique ? On attend { $who }.
 }
psd-await-tie = { $me ->
    [yes] Valeurs égales : à vous de trancher.
   *[no] Valeurs égales : { $who } { AGREE($who, "tranche", "tranchent", "tranchez") }.
 }
psd-await-result = { $me ->
    [yes] Racontez l’issue.
   *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } l’issue.
 }
psd-await-packets = { $me ->
    [yes] À vous de répartir des points.
   *[no] Répercussions : on attend { $who }.
 }
psd-await-acts = { $me ->
    [yes] Votre personnage commet l’irréparable : racontez.
   *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } un acte irréversible.
 }
psd-await-consent = { $me ->
    [yes] On s’apprête à tuer votre personnage. L’acceptez-vous ?
   *[no] On demande { TO($who) } : cette mort, oui ou non ?
 }
psd-await-closing = { $me ->
    [yes] Purger une émotion, avant la fin ?
   *[no] La scène se ferme, sauf si { $who } { AGREE($who, "veut", "veulent", "voulez") } purger une émotion.
 }
psd-await-resolution = { $me ->
    [yes] Votre personnage se libère de son problème : racontez.
   *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } comment un problème se résout.
 }
psd-await-replacement = { $me ->
    [yes] Avant la scène suivante, vous avez quelque chose à écrire.
   *[no] { $who } { AGREE($who, "écrit", "écrivent", "écrivez") } avant la scène suivante.
 }
psd-await-end = L’histoire s’arrête là.
psd-await-ruling = { $me ->
    [yes] Un récit est contesté : à vous de trancher.
   *[no] Un récit est contesté : { $who } { AGREE($who, "tranche", "tranchent", "tranchez") }.
 }
psd-await-retelling = { $me ->
    [yes] Racontez autrement ce qui a été contesté.
   *[no] { $who } { AGREE($who, "raconte", "racontent", "racontez") } autrement.
 }

## La table

psd-role-player = un joueur
psd-about-player = Vous écrivez un personnage et son problème, et vous mettez en scène à votre tour.
psd-option-threshold = Un problème se résout en { $resolutionThreshold } scènes claires.
psd-option-traits = { $creationTraits ->
    [5] Cinq traits à la création, dont un libre.
   *[other] Quatre traits à la création.
 }
psd-option-score = Un trait créé en cours de partie vaut { $newTraitScore }.
psd-option-pool = { $repercussionPool ->
    [drawn] Toutes les cartes plus hautes que celles de l’autre blessent.
   *[played] Seules les cartes jouées blessent.
 }
psd-option-support = { $supportRefusable ->
    [yes] On peut décliner un soutien.
   *[no] Un soutien ne se décline pas.
 }
psd-option-join = { $rematchJoin ->
    [yes] À la relance, d’autres peuvent entrer dans le conflit.
   *[no] À la relance, personne n’entre dans le conflit.
 }
psd-option-floor = { $purgeFloor ->
    [one] En conflit, on peut décharger une émotion jusqu’à 1.
   *[initial] En conflit, on ne décharge pas une émotion sous son score de départ.
 }
psd-option-consent = { $deathNeedsConsent ->
    [yes] Un personnage principal ne meurt que si son joueur l’accepte.
   *[no] Un personnage principal peut mourir sans que son joueur l’accepte.
 }
psd-option-series = { $n ->
    [0] Une première partie.
    [1] Une suite : un personnage est repris.
   *[other] Une suite : { $n } personnages sont repris.
 }
