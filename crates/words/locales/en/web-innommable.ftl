### The page: what the table of Innommable says besides.

## The table

pane-people = Characters
pane-keeper = The desk
inn-place = Scene { $scene } · { $stage }
inn-as = { $name } · { $own }
inn-as-role = { $name }, { $role }
inn-wait = Nothing to do for now: listen.
inn-wait-keeper = At your desk you can reveal, strike, and note.
inn-rest = What you do and the talk wait for the end of the monologue.
inn-auxiliary = Your character is lost; you are an auxiliary keeper now. Give the others dice: with each, tell what happens to them.
inn-give = Give somebody a die
inn-give-up = Lose one’s character
inn-sacrifice = Succeed for certain, by losing one’s character
inn-rare = Recount the dice
inn-attempts = { $who } attempts something
inn-call-duel = Another character stands against it
inn-against = Against { $who }

## The bowl and the hands

inn-bowl = The bowl
inn-bowl-label = In the bowl: { $dice }.
inn-difficulty =
    Difficulty { $n }: { $n ->
        [1] one kind of dice is out ({ $kinds }).
       *[other] { $n } kinds of dice are out ({ $kinds }).
    }
inn-reserve = What the Keeper has not revealed yet carries: { $dice }.
inn-take = Take the die and speak
inn-will-tell = You will tell
inn-silence-follows = Everybody will be silent until you have finished; then the die is yours.
inn-no-dice = no dice
inn-hands = Everybody’s dice
inn-at-risk = in danger of madness
inn-status-active = alive, and sane
inn-status-mad = mad
inn-status-dead = dead
inn-thrown =
    d{ $die }: { $value }, { $worth ->
        [0] no success
        [1] one success
       *[other] { $worth } successes
    }

## Monologues, suggestions

inn-speaks = { $who } speaks
inn-silence = Silence. What you do waits, what you were writing is kept.
inn-anchor-central = The anchor is at the centre:
inn-lore = Drawn from:
inn-suggests = { $who } gives { $to } a d{ $die }
inn-becomes-true = What is suggested becomes true, as if it always had been. It can be bent a little, not refused.

## Conflicts

inn-conflict = Conflict
inn-duel = Duel
inn-resist = Resistance
inn-needed =
    { $n ->
        [1] One success is needed. An even result is one, the highest face is two.
       *[other] { $n } successes are needed. An even result is one, the highest face is two.
    }
inn-total =
    { $n ->
        [0] no success
        [1] one success
       *[other] { $n } successes
    }{ $rerolls ->
        [0] { "" }
        [1] , after one reroll
       *[other] , after two rerolls
    }
inn-won = prevails
inn-lost = fails
inn-mad-pending = A 1, with too many dice: madness waits for the end of the conflict.
inn-odds = Your chances
inn-duel-odds = More successes than the other: { $more }%, as many: { $tie }%, fewer: { $fewer }%. In a tie whoever began loses.
inn-gift-odds =
    The d{ $die } you were given is enough with a chance of { $saves }%.{ $risk ->
        [yes] { " " }It brings madness with { $mad }%.
       *[no] { " " }It cannot bring madness.
    }
inn-held = A conflict waits for the end of this threat.
inn-window = { $who } has too few successes. { $seconds } seconds to give a die: { $givers }.
inn-window-handed = { $who } has too few successes. Those who may still give a die: { $givers }. Hand the device round: each of them gives one or says no; the Keeper may stop waiting.
inn-strike = The Keeper strikes
inn-struck =
    { $n ->
        [0] The name of { $who } is struck. A { $worst } effect.
        [1] Entry { $ordinals } of { $who } is struck off. A { $worst } effect.
       *[other] Entries of { $who } are struck off ({ $ordinals }). A { $worst } effect.
    }
inn-anchor-threatened = The anchor is threatened.

## The characters

inn-setting = The setting
inn-found = What was found
inn-anchor = Anchor
inn-gave = gave a die in this scene
inn-received = received a die in this scene
inn-entries =
    { $n ->
        [0] No entry to strike
        [1] One entry to strike
       *[other] { $n } entries to strike
    }{ $struck ->
        [0] { "" }
        [1] , one struck already
       *[other] , { $struck } struck already
    }. The next would allow: { $next }.

## The Keeper’s desk

inn-prepare = Prepare the mystery
inn-shelf = Begin with a mystery that lies ready, or with a file
inn-shelf-lead = It takes the place of what you had written, which you can take back. You can change everything.
inn-replaced = Another sheet has taken the place of yours.
inn-take-back = Take the former sheet back
inn-save = Save the mystery as a file
inn-load = Open a file
inn-load-bad = This file is no mystery. Nothing has changed.
inn-load-refused = This mystery does not fit: { $why } Nothing has changed.
inn-told-early = Told to the players before characters are made.
inn-secret = Secret until it is found.
inn-part-setting = 1. Place and date
inn-part-setting-hint = An encyclopaedia helps; note the spots people will visit.
inn-part-source = 2. The source
inn-part-source-hint = Not a human being. Your own fears make good sources; an idea will do.
inn-part-profiteers = 3. The profiteers
inn-part-profiteers-hint = Each gains by it, none quite understands it. One to a line.
inn-part-symptoms = 4. The symptoms
inn-part-symptoms-hint = What can be seen, and follows from the rest. One to a line.
inn-part-role = 5. The role
inn-part-role-hint = What the characters are, all of them: a united group, no plotter, no traitor.
inn-symptoms-wanted =
    { $n ->
        [0] No symptom yet
        [1] One symptom
       *[other] { $n } symptoms
    }; with your dice { $wanted } do well.
inn-sheet = { $n } characters of { $most }: one sheet, both sides.
inn-sheet-over = { $n } characters for { $most }: no longer one sheet, both sides.
inn-unlaid = Your sheet has changed: write it before you go on.
inn-laid = The table keeps your sheet as it is here.
inn-laying = The dice on the mystery
inn-laying-how = In the order in which things are usually found. Touch a die, then the place where it shall go.
inn-heap = Beside the sheet
inn-pick = Take this d{ $die }
inn-put = Put it here
inn-course = Found by then: difficulty { $n }.
inn-desk-later = Your elements, the blacklist and your notes will be here during play.
inn-reveal = Reveal
inn-to-strike = Strike
inn-to-find = To reveal
inn-revealed = Found as number { $n }
inn-blacklist = The blacklist
inn-notes = Your notes
inn-notes-of-keeper = The Keeper’s notes
inn-defusing = When the threat is over
inn-dice-custom = Count out other dice, to try (two d4 at least)

## The end

inn-defused = The mystery is defused
inn-disaster = Nobody is left to tell it: disaster
inn-it-was = This is what it was
inn-save-story = Save the story
