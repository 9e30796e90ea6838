### The page: what the table of Psychodrame says besides.

## The table

psd-turn-place = Scene { $scene } · { $stage }
psd-turn-as = { $name }, playing { $who }
psd-talk = Say a word, ask
