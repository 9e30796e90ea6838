### La page : ce que la table de Psychodrame dit en plus.

## La table

psd-turn-place = Scène { $scene } · { $stage }
psd-turn-as = { $name }, qui joue { $who }
psd-talk = Dire un mot, demander
