### The page: what the table of Innommable says besides.

## The table

pane-people = Characters
pane-keeper = The desk
inn-place = Scene { $scene } · { $stage }
inn-as = { $name } · { $own }
inn-as-role = { $name }, { $role }
inn-wait = Nothing to do for now: listen.
inn-newcomers-wait =
    { $me ->
        [yes] { $n ->
            [one] One character waits for you to accept it.
           *[other] { $n } characters wait for you to accept them.
        }
       *[no] { $n ->
            [one] One character waits for the Keeper’s word.
           *[other] { $n } characters wait for the Keeper’s word.
        }
    }
inn-auxiliary = Your character is lost; you now help the Keeper. Give the others dice: with each, tell what happens to them.
inn-give = Give somebody a die
inn-against = Against { $who }

## The bowl and the hands

inn-bowl = The bowl
inn-bowl-label = In the bowl: { $dice }.
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

inn-anchor-central = The anchor is at the centre:
inn-lore = Drawn from:
inn-suggests = { $who } { AGREE($who, "gives", "give") } { $to } a d{ $die }
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
inn-duel-odds = More successes than the other: { $more }%, as many: { $tie }%, fewer: { $fewer }%. On a tie, whoever began loses.
inn-gift-odds =
    The d{ $die } you were given is enough with a chance of { $saves }%.{ $risk ->
        [yes] { " " }Risk of madness: { $mad }%.
       *[no] { " " }It cannot bring madness.
    }
inn-held = A conflict waits for the end of this threat.
inn-window-handed = { $who } { AGREE($who, "has", "have") } too few successes. Those who may still give a die: { $givers }. Hand the device round: each of them gives one or says no; the Keeper may stop waiting.
inn-struck =
    { $n ->
        [0] { OWN($who, "The name", "Your name") } is struck. A { $worst } effect.
       *[other] { OWN($who, "The name", "Your name") } is struck: { AGREE($n, "line", "lines") } { $ordinals }. A { $worst } effect.
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
    }. The next entry would allow a { $next ->
        [minor] slight effect
        [moderate] serious effect
        [severe] deadly effect
       *[anchor] deadly effect, and threaten the anchor
    }.

## The Keeper’s desk

inn-prepare = Prepare the mystery
inn-shelf = Begin with a ready-made mystery, or with a file
inn-shelf-lead = It takes the place of what you had written, which you can take back. You can change everything.
inn-book-a = The sea beneath
inn-book-b = The fever in the walls
inn-book-c = The thirteenth floor
inn-book-d = What the valley keeps
inn-book-e = The route of the drowned
inn-book-f = One word too many
inn-taken = You have taken “{ $what }”.
inn-replaced = Another sheet has taken the place of yours.
inn-take-back = Take the former sheet back
inn-save = Save the mystery as a file
inn-load = Open a file
inn-load-bad = This file is not a mystery. Nothing has changed.
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
    }; with your dice, aim for { $wanted }.
inn-sheet = { $n } { AGREE($n, "character", "characters") } of { $most }: one sheet, both sides.
inn-sheet-over = { $n } { AGREE($n, "character", "characters") } for { $most }: no longer one sheet, both sides.
inn-unlaid = Your sheet has changed: write it before you go on.
inn-laying = The dice on the mystery
inn-laying-how = In the order in which things are usually found. Touch a die, then the place where it should go.
inn-heap = Beside the sheet
inn-pick = Take this d{ $die }
inn-put = Put it here
inn-course = Found by then: difficulty { $n }.
inn-desk-later = Your elements, the blacklist and your notes will be here during play.
inn-blacklist = The blacklist
inn-notes = Your notes
inn-notes-of-keeper = The Keeper’s notes
inn-dice-custom = Count out other dice, to try (two d4 at least)

## The end

inn-defused = The mystery is defused
inn-disaster = Nobody is left to tell it: disaster
inn-it-was = This is what it was
inn-save-story = Save the story

## Gestures and their prices

inn-rail = Your list, your anchor, your dice
inn-anchor-small = anchor
inn-rail-list = Your name on the blacklist
inn-difficulty-n = Difficulty { $n }
inn-bowl-empty = The bowl is empty.
inn-lift = Lift a d{ $die }: { $kind }
inn-take = Take the d{ $die } and speak
inn-put-back = Put the die back
inn-gain = { $before } → { $after }%
inn-next-throw = at the next throw
inn-then-mad = madness to fear
inn-price = What it costs
inn-price-written = Your name is written
inn-price-line = line { $n }: a { $severity } effect, the day it is struck
inn-price-none = Your name is not written
inn-price-none-why = this die costs nothing at this table
inn-price-central = if your anchor is at the heart of the tale
inn-attempt-what = What do you attempt?
inn-attempt = Attempt
inn-say = Tell
inn-target = Against which of you?
inn-against-none = opponent?
inn-tell-all = Tell the whole table…
inn-ruling-awaited = The Keeper is about to say what comes of it.
inn-finish = I have finished
inn-finish-price =
    { $die ->
        [0] { "" }
       *[other] the d{ $die } is yours,{ " " }
    }{ $entries ->
        [0] your name is not written
       *[other] your name is written
    }
inn-speech = Write in the first person, and not much…
inn-speaking = Speak; everybody is silent until you have finished.
inn-write-it = I would rather write it
inn-aloud = I say it aloud
inn-hush = tells of { $kind }
inn-silence = Silence. Your draft is kept.
inn-no-price = at no cost
inn-odds-now = this throw
inn-odds-pay-now = failed: your name
inn-odds-pay-one = your name, twice
inn-odds-pay-two = twice, and the anchor
inn-odds-one = one reroll
inn-odds-two = two rerolls
inn-percent = { $n }%
inn-mad-now = A 1 would bring madness: { $n }% a throw.
inn-no-madness = With these dice there is no danger of madness.
inn-throw =
    { $n ->
        [0] Try without dice
        [1] Throw your die
       *[other] Throw your { $n } dice
    }
inn-bear = Bear it
inn-bear-price = it happens
inn-yield = Give in
inn-withdraw = Give up
inn-reroll = Throw again: { $n }%
inn-odd = What odd behaviour? (optional)
inn-parting = How do you part from your anchor? (optional)
inn-accept = Accept the failure
inn-price-lost =
    { $dies ->
        [yes] Your character dies
       *[no] Your character loses its mind
    }; you will not play it any more. From then on you help the others by giving them dice.
inn-pays =
    { $anchor ->
        [yes] your anchor is lost
       *[no] { $n ->
            [0] at no further cost
            [1] your name is written
           *[other] your name is written { $n } times
        }
    }
inn-window = { $who } { AGREE($who, "has", "have", "have") } too few successes. Who may still give a die: { $givers }.
inn-effect = A { $worst } effect
inn-resist-now = Resist: { $n }%
inn-resist-how = How do you escape it? (optional)
inn-resist-price = failed: your name is written
inn-lull =
    { $n ->
        [one] Nobody has attempted anything for a minute. Tell, reveal, or cut to another scene.
       *[other] Nobody has attempted anything for { $n } minutes. Tell, reveal, or cut to another scene.
    }
inn-aloud-attempt = (said aloud)
inn-hand-odds =
    { $n ->
        [0] no dice
        [1] 1 die: { $share }%
       *[other] { $n } dice: { $share }%
    }
inn-against-whom = against whom?
inn-choose = choose
inn-happens = It happens
inn-needs-throw = A throw
inn-duel-short = A duel
inn-and-reveals = It reveals…
inn-rule-hint = Never a throw for a discovery.
inn-which = Touch what is discovered.
inn-as-prepared = { $what }, as you prepared it
inn-telling = What you tell
inn-pour = Tell it, and its dice to the bowl
inn-pour-aloud = Aloud
inn-besides = Say as well…
inn-mystery = The mystery
inn-symptoms = Symptoms
inn-profiteers = Profiteers
inn-source = The source
inn-publish = Tell everybody
inn-raise = Reveal: { $what }
inn-note = For you alone…
inn-note-keep = Note
inn-touch-to-strike = touch to strike
inn-no-strike = Nothing to strike now.
inn-strike-sheet = Strike a name
inn-to-strike =
    { $n ->
        [0] nothing to strike
       *[other] { $n } to strike: { $next }
    }
inn-character-in = has a character
inn-character-read = to be read
inn-character-none = has no character yet
inn-staircase = The difficulty, in this order
inn-in-hand = The d{ $die } is in hand: touch where it goes.
inn-advice = Advice
inn-tell-setting = Read it to all: they make their characters
inn-write-first = Write the five parts and lay the dice, or take a ready-made mystery.
inn-lay-first = The mystery is written. Lay the dice before you begin.
inn-told-to-all = Read to all: characters are being made.
inn-rare = Count the dice again
