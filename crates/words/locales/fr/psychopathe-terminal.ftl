### Psychopathe au terminal.

psychopathe-letters = Capitales : blancs ; minuscules : noirs. X psychopathe, P psychologue, D délateur, N infirmier. « aide » pour les commandes.
psychopathe-yours = Votre coup :
psychopathe-refused = Impossible ({ $rule }) : { $why }
psychopathe-unreadable = « { $text } » n’est pas un coup : écrivez « a2-a1 », ou « b2-b1 c1d=N » pour remettre une pièce. « coups » donne ceux qui sont permis.
psychopathe-unordered = « { $text } » : les nœuds se donnent dans l’ordre alphabétique, chacun une fois.
psychopathe-waits = Le trait est à l’autre côté : { $side }.
psychopathe-moved = { $side } : { $move }
psychopathe-draw-offered = { $side } proposent la nulle.
psychopathe-resigned = { $side } abandonnent.
psychopathe-time = { $side } n’ont plus de temps.
psychopathe-draw = proposer la nulle
psychopathe-resign = abandonner
psychopathe-time-up = constater que le temps est écoulé
psychopathe-holds = tiennent : { $pieces }
psychopathe-commands = a2-a1 : jouer (b2-b1 c1d=N remet un infirmier) · coups · noms · plateau · position · partie · nulle · abandon
