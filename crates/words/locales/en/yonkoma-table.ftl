### 4-KOMA: the words of the table.

## Roles and options

yon-role-game-master = game master
yon-role-player = player
yon-about-game-master = You bring the world to life, and everybody in it who is nobody else’s. You say which case applies and tell the consequences.
yon-about-player = You play a hero: a concept, a flaw, a gift, three bonds.
yon-option-faces = A die is a success if it shows { $faces }.
yon-option-bonds-auto = A bond that is played pays at once; the game master may undo it.
yon-option-bonds-gm = A bond that is played pays when the game master approves.
yon-option-bonds-table = A bond that is played pays as soon as somebody else approves.
yon-option-pool = The game master gets { $n } Koma per player each session.
yon-option-npcs-conflict = Concept and flaw of a character of the game master’s are shown when it enters a conflict.
yon-option-npcs-public = Everybody knows concept and flaw of the game master’s characters.
yon-option-npcs-hidden = Concept and flaw of the game master’s characters stay hidden unless shown.
yon-option-new-yes = After an elimination, one makes a new character.
yon-option-new-no = After an elimination, one watches.
yon-option-help-no = A helper always brings a die.
yon-option-help-yes = A helper whose flaw applies brings no die.

## The case of a throw

yon-basis-flaw = the flaw gets in the way
yon-basis-concept = the concept helps
yon-basis-other = neither
yon-sign-positive = an advantage, +1 die
yon-sign-negative = a trouble, −1 die
yon-degree-failure = failure
yon-degree-partial = more or less
yon-degree-full = success
yon-degree-spotlight = spotlight
yon-die = die { $n }: { $face }
yon-undecided = it cannot be said

## A character

yon-status-draft = waits for the game master
yon-status-returned = to be changed
yon-status-approved = bonds to be made
yon-status-ready = ready to come in
yon-status-in-play = in play
yon-status-out-of-play = out of play until the end of scene { $until }
yon-status-eliminated = eliminated
yon-bond-aim = aim
yon-bond-to = towards { $name }
yon-bond-imposed = imposed by { $name }
yon-ask-condition-sign = Advantage or trouble?
yon-ask-world = What is the world like?
yon-ask-notes = Your notes, for you alone
yon-ask-luck = What luck, or what talent, saves the day?
yon-ask-setback = What does this setback look like?
yon-ask-escape = How do you get away?
yon-ask-happens = What happens?
yon-ask-anecdote = What anecdote, or what fact about your character?
yon-ask-bond = What does this bond say?
yon-ask-how = How?
yon-ask-fact = What is established?
yon-ask-played = Was this bond played?
yon-ask-replace = Does the new bond replace the old one? If not, it is added.
yon-ask-consent = Do you agree?
yon-ask-new-concept = What is the new concept?
yon-ask-new-flaw = What is the new flaw?
list-either = { $first } or { $second }
yon-yes = yes
yon-no = no
