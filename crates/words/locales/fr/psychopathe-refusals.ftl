### Psychopathe : pourquoi un coup n’est pas possible.

refusal-not-two-or-three = On joue à deux ou à trois, pas à { $n }.
refusal-side-not-taken = Chaque camp revient à une place et une seule : { $side } n’a pas la sienne.
refusal-no-such-board = Il n’y a pas de plateau de taille { $size } : on joue sur celui de taille 2 ou 3.
refusal-bad-camp = Ce camp ne convient pas : { $reason }
refusal-eliminated = Votre psychopathe est pris : vous êtes hors jeu.
refusal-not-the-house = Seule la pendule de la table dit que le temps est écoulé.
refusal-put-back-out-of-order = Les pièces remises se donnent dans l’ordre des nœuds, chaque nœud une fois.
refusal-game-is-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-a-player = Vous regardez : seuls les joueurs déplacent, proposent nulle ou abandonnent.
refusal-no-such-node = Le plateau n’a pas de nœud « { $node } ».
refusal-no-piece-there = Il n’y a pas de pièce en { $node }.
refusal-not-your-piece = La pièce en { $node } n’est pas à vous.
refusal-stays-put = Il faut changer de nœud : la pièce est déjà en { $node }.
refusal-occupied = { $node } est occupé : on s’arrête sur un nœud vide.
refusal-no-path = Aucun chemin ne relie { $from } à { $to }.
refusal-blocked = Une pièce barre le chemin de { $from } à { $to } : on ne saute que les psychologues.
refusal-held = La pièce en { $node } est paralysée : un psychologue adverse la retient sur le chemin { $path }.
refusal-held-twice = La pièce en { $node } est paralysée sur plusieurs chemins : elle ne peut pas bouger.
refusal-suicide = Suicide : en { $node }, la pièce serait en état de capture.
refusal-other-captures = Ce coup prend { $actual }, et non { $given }.
refusal-no-psychologist-taken = Aucun psychologue n’est pris en { $node } : on n’y remet rien.
refusal-nothing-to-put-back = Vous n’avez perdu aucun { $kind } que l’on puisse remettre.
refusal-put-back-in-capture = En { $node }, la pièce remise serait en état de capture.
refusal-bad-clock = Une pendule a besoin de temps, et il n’y en a qu’une au plus.
refusal-already-offered = Vous avez déjà proposé la nulle.
