### Innommable : pourquoi quelque chose n'est pas possible, et que faire.

## La table

refusal-wrong-number-of-seats = Il y a { $n_seats } { AGREE($n_seats, "place", "places") } ; on joue de trois à cinq, à la rigueur de deux à sept, et autant que la table l’annonce.
refusal-not-one-keeper = Il faut exactement une personne pour garder le mystère.
refusal-too-few-d4 = Il faut deux d4 au moins : un pour tomber, un pour tenter de se relever.
refusal-wrong-dice = Il faut un dé de chaque sorte au moins, et { $most } { AGREE($most, "dé", "dés") } en tout au plus.
refusal-only-looking = Vous regardez la partie : seules les personnes assises à la table peuvent agir.
refusal-game-is-over = C’est fini. La feuille est retournée, plus rien ne bouge.

## Le moment et la personne

refusal-not-now = Ce n’est pas le moment : on ne peut pas { $what } maintenant.
refusal-not-yours = Ce n’est pas à vous de { $what } ; la main est à d’autres.
refusal-silence = Quelqu’un monologue. Tous les autres se taisent jusqu’à la fin.
refusal-text-is-blank = Il faut écrire quelque chose pour { $what }.
refusal-text-too-long = Votre texte compte { $length } { AGREE($length, "caractère", "caractères") } ; raccourcissez-le, { $most } au plus.
refusal-not-active = Ce personnage a perdu la raison ou la vie : on ne peut plus { $what }.
refusal-no-character = Cette personne n’a pas de personnage.
refusal-keeper-never-throws = Le gardien ne lance jamais les dés.

## Préparer

refusal-parts-missing = Il manque encore : { $parts }. Remplissez les cinq volets.
refusal-dice-left =
    Il reste { $left ->
        [1] un dé
       *[other] { $left } { AGREE($left, "dé", "dés") }
    } à poser sur les éléments.
refusal-dice-by-hand = Cette table pose les dés à la main : déplacez-les un à un.
refusal-no-such-element = Il n’y a rien à cet endroit de la feuille.
refusal-no-such-die = Il n’y a pas de d{ $die } à cet endroit.
refusal-same-place = Le dé y est déjà. Choisissez un autre endroit.

## Personnages

refusal-not-submitted = Ce personnage n’est pas encore présenté.
refusal-approved-already = Ce personnage est déjà accepté.
refusal-not-all-approved = Tous les personnages ne sont pas encore acceptés.

## Actions et découvertes

refusal-nothing-declared = Cette personne n’a rien annoncé.
refusal-no-duel = Un affrontement oppose deux personnages en jeu ; dites lequel a commencé.
refusal-reveal-needs-no-throw = Découvrir ne dépend pas d’un jet : dites que cela a lieu.
refusal-setting-told = Tout le monde a déjà lu ce lieu et ce rôle.
refusal-revealed-already = Cet élément est déjà découvert.
refusal-no-such-reveal = Aucune découverte ne porte le numéro { $number }.
refusal-published-already = La découverte n° { $number } se lit déjà.

## Monologues

refusal-not-in-bowl = Il n’y a pas de d{ $die } dans le bol.
refusal-needs-lore = Un d4 demande un d8 à vous, gagné autrement que par l’ancrage. Cherchez d’abord un savoir.
refusal-lore-is-for-d4 = Seul un d4 se tire d’un savoir.
refusal-anchor-is-lost = L’ancrage est perdu. Il n’y a plus rien à quoi se tenir.
refusal-anchor-die-used = Le dé d’ancrage est déjà pris. La scène, sans dé, reste possible.
refusal-bowl-is-empty = Le bol est vide. Votre droit à ce dé demeure.
refusal-nothing-to-contest = Il n’y a rien à contester : cela se fait juste après le monologue.

## Donner un dé

refusal-gift-to-yourself = Un dé se donne à quelqu’un d’autre.
refusal-gave-already = Vous avez déjà donné un dé dans cette scène.
refusal-received-already = Ce personnage a déjà reçu un dé dans cette scène.
refusal-wrong-gift-source = À cette table, les dés donnés viennent d’ailleurs.
refusal-not-in-hand = Vous n’avez pas de d{ $die } en main.
refusal-not-auxiliary = Votre personnage est encore en jeu : passez par une suggestion.
refusal-receiver-needs-lore = Qui reçoit n’a pas de d8 : on ne peut pas lui imposer un d4.
refusal-short-cannot-give = Vous venez d’échouer : c’est aux autres de donner.
refusal-window-open = Attendez un instant : quelqu’un peut encore donner un dé.
refusal-nothing-to-pass = On n’attend pas de dé de vous.

## Conflits

refusal-first-throw-done = Les dés sont lancés : il est trop tard pour { $what }.
refusal-no-more-rerolls = Deux relances, pas davantage. Il reste à accepter.
refusal-empty-hand = Une main vide ne se relance pas.
refusal-success-stands = Une réussite ne se relance pas.
refusal-only-in-duels = Seul un affrontement entre joueurs peut mettre quelqu’un hors de jeu, avec son accord.

## Biffer

refusal-strike-waits = Une biffure n’interrompt pas cela. Attendez la fin.
refusal-too-few-entries =
    { $unstruck ->
        [0] Aucune inscription à biffer
        [1] Une seule inscription à biffer
       *[other] { $unstruck } inscriptions à biffer, pas { $k }
    } pour ce personnage.
refusal-too-severe = Trop grave : le rang biffé permet au plus un effet { $most }.
refusal-cannot-kill = Cet effet ne peut pas tuer.
refusal-anchor-not-threatened = L’ancrage n’est pas menacé ainsi.
refusal-epilogue-told = Votre épilogue est déjà dit.
