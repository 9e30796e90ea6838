### Innommable: the actions, their questions, and the advice that goes with them.

## What can be done, as a verb

do-write-mystery = write the mystery
do-lay-dice = lay the dice by weight
do-deal-dice = deal the dice again
do-move-die = move a die
do-tell-setting = read place and role to all
do-finish-preparation = finish the preparation
do-submit-character = present your character
do-approve-character = accept a character
do-return-character = give a character back
do-start-play = begin the game
do-start-scene = cut to another scene
do-narrate = tell
do-add-note = note for yourself
do-declare-action = attempt something
do-rule-action = say what it takes
do-withdraw = withdraw
do-yield = yield
do-reveal = reveal an element
do-publish = publish the text of a find
do-start-monologue = take a die and speak
do-start-anchor-monologue = play a scene with your anchor
do-finish-monologue = end the monologue
do-cancel-monologue = think better of it
do-contest-anchor = contest the anchor
do-suggest = suggest, and give a die
do-incorporate = take up the suggestion
do-auxiliary-gift = impose a die
do-pass-gift = give nothing
do-close-window = wait for no more dice
do-throw = throw all your dice
do-roll-gift-die = throw the die received
do-stop-action = stop there
do-accept-failure = accept the failure
do-reroll = reroll
do-sacrifice = give up your character
# What can always be done heads the menu; the game itself waits for something ordinary.
asked-sacrifice = attempt, tell or take a die
do-outcome = tell the outcome
do-consent = consent
do-refuse = refuse
do-strike = strike a name
asked-strike = lead the scene
do-accept-effect = let it happen
do-resist = resist
do-apply-effect = tell what happens
do-declare-defused = declare the mystery defused
do-confirm-defused = say whether the mystery is defused
do-epilogue = tell the epilogue
do-skip-epilogue = add nothing
do-recount = recount a die

## In detail

choice-monologue = take a d{ $die }: { $kind }
choice-anchor-die = play a scene with your anchor, and take the biggest die
choice-anchor-scene = play a scene with your anchor, without taking a die
choice-gift = give a die to { $to }, { $from ->
        [bowl] out of the bowl
       *[hand] out of your hand
    }
choice-ruling = answer what { $who } { AGREE($who, "attempts", "attempt") }
choice-duel = have { $who } and { $to } oppose each other
choice-finds = tell { $who } that it happens, and what it leads to
choice-strike = strike the name of { $who } (an effect up to { $most })
choice-consent-dies = agree, and the character dies of it
choice-consent-lives = agree, and the character lives
choice-recount = count again a die noted in { $place }
choice-reveal = reveal: { $text }
choice-approve = accept the character of { $who }
choice-contest = contest the anchor of { $who }
choice-return = give the character back to { $who }
choice-reroll-first = reroll (one entry more)
choice-reroll-second = reroll (the anchor will be lost)

## The questions

ask-place = Where does it happen?
ask-date = When?
ask-spots = Which spots will be visited?
ask-source = What is the source?
ask-profiteers = Who exploits it? One to a line.
ask-symptoms = What can be seen of it? One symptom to a line.
ask-role = What are the characters in this story?
ask-name = What is the name?
ask-portrait = Looks, origin, temper?
ask-anchor-text = The anchor: what does this character hold on to? Somebody, a belief, an object.
ask-reason = Why?
ask-title = A title for the scene?
ask-goal = What do you attempt?
ask-target = Against which of you?
ask-ruling = What does it take?
ask-initiator = Who began?
ask-reveals = What is found?
ask-also = Something else in the same encounter?
ask-kind-told = Say what kind of thing it is?
ask-anchor-central = Will the anchor be at the heart of the monologue?
ask-lore = Which knowledge do you draw it from?
ask-die = Which die?
ask-to = Where?
ask-loss = Mad or dead?
ask-incapacitates = Would the other character be out of play?
ask-dies = Does the character die of it?
ask-k = How many entries? The more there are, the more severe the effect may be.
ask-worst = How severe, at worst?
ask-kill = Does the character die of it?
ask-anchor = What becomes of the anchor?
ask-defused = Is the mystery defused?
ask-text = What do you tell?
ask-note = What do you note?
ask-suggest = What do you imply about the other?
ask-impose = What happens to them? Say “you”.
ask-reroll = What does your character suddenly do that is odd? The second time: how do they part from the anchor?
ask-strike = What is about to happen?
ask-resist = How do you escape it?

## The advice

hint-write-mystery = A source that is not a human being, profiteers who do not understand it all, symptoms that follow. No ending: a situation. Your own fears make good sources. One sheet, both sides at most.
hint-lay-dice = As a rule, four symptoms fewer than dice, and one or two profiteers. The source and each profiteer weigh twice what a symptom weighs. Symptoms are usually found first, the source last, and the d4 go to it; nothing enforces it.
hint-submit-character = Somebody human, with a heart and without supernatural skill, who fits the role. The group is united: no plotter, no traitor.
hint-approve-character = Does it fit the role? Human, without powers, a friend of the others?
hint-reveal = Reveal as soon as an action leads there, or as soon as the element is present. Never a throw to find.
hint-rule-action = Never a throw to find. If somebody wants by force what you keep back, that is a conflict, and success obliges you to tell.
hint-add-note = Nobody else reads your notes during the game. At the end they are read with the mystery.
hint-finish-monologue = In the first person, short, as an aside or before listeners.
hint-suggest = Imply about the other what the die tells: dream, perception, forbidden knowledge, paranormal deed.
hint-throw = All your dice. A 1 brings madness to who is at risk.
hint-strike = The further down the list the struck line is, the more severe the effect may be. It can be resisted, by one throw.
hint-time = Half an hour of preparation for the Keeper, then three to four hours of play.
hint-circle = Sit in a circle, the bowl in the middle.
hint-untested = Nobody has tried this number yet.
hint-sheet-long = Your sheet has { $length } { AGREE($length, "character", "characters") }; a page, both sides, holds { $limit }.

## What each die says

content-dream = a dream or nightmare that is remembered, even an old one.
content-hallucination = perceptions that nobody expected.
content-occult-knowledge = how one learns what nobody should know.
content-paranormal-effect = the supernatural effect that is unleashed.
content-anchor =
    a scene with { $me ->
        [yes] your anchor
       *[no] the anchor
    }, the supernatural kept out of it.
kind-dream = a dream
kind-hallucination = a hallucination
kind-occult-knowledge = occult knowledge
kind-paranormal-effect = a paranormal effect
kind-anchor = a scene with the anchor

## Where things stand

stage-preparation = The Keeper prepares
stage-characters = The characters
stage-free = Free
stage-monologue = Monologue
stage-suggestion = Suggestion
stage-declared = Conflict
stage-throwing = Duel
stage-short = Too few
stage-gift-pending = A die received
stage-settled = The outcome
stage-consent = Consent
stage-announced = A threat
stage-applying = What happens
stage-last-act = The last act
stage-epilogue = Epilogue
stage-closed = The end
await-preparation =
    { $me ->
        [yes] Prepare the mystery, for your eyes only.
       *[no] The Keeper prepares the mystery, alone.
    }
await-meanwhile =
    { $me ->
        [yes] Finish your writing; the others make their characters.
       *[no] The Keeper writes; characters are made.
    }
await-characters =
    { $me ->
        [yes] Receive the characters as they come.
       *[no] Characters are made, and the Keeper receives them.
    }
await-free = Everybody may attempt, tell, take a die.
await-free-keeper = Tell, answer what is attempted, reveal, strike.
await-ruling =
    { $me ->
        [yes] { $n ->
            [1] One attempt waits
           *[other] { $n } attempts wait
        }
       *[no] The Keeper says what it takes.
    }
await-monologue =
    { $me ->
        [yes] You speak. The others are silent.
       *[no] { $who } { AGREE($who, "speaks", "speak") }. Silence.
    }
await-suggestion =
    { $me ->
        [yes] Take the suggestion up.
       *[no] { $who } { AGREE($who, "takes", "take") } up the suggestion.
    }
await-declared =
    { $me ->
        [yes] It is yours to throw the dice.
       *[no] The throw is up to { $who }.
    }
await-window =
    { $me ->
        [yes] You can still give a die.
       *[no] Somebody may still give a die: { $who }.
    }
await-short =
    { $me ->
        [yes] It is yours: accept, or reroll.
       *[no] { $who } { AGREE($who, "accepts", "accept") }, or rerolls.
    }
await-gift-pending =
    { $me ->
        [yes] Throw the die you were given, or stop.
       *[no] { $who } { AGREE($who, "throws", "throw") } the die received, or stops.
    }
await-settled =
    { $me ->
        [yes] Tell the outcome.
       *[no] { $who } { AGREE($who, "tells", "tell") } the outcome.
    }
await-consent =
    { $me ->
        [yes] Agree, or refuse.
       *[no] { $who } { AGREE($who, "consents", "consent") }, or not.
    }
await-announced =
    { $me ->
        [yes] Resist, or let it happen.
       *[no] { $who } { AGREE($who, "resists", "resist") }, or lets it happen.
    }
await-applying =
    { $me ->
        [yes] Tell what happens.
       *[no] The Keeper tells what happens.
    }
await-last-act =
    { $me ->
        [yes] Say whether this act defused the mystery.
       *[no] The Keeper says whether this act defused the mystery.
    }
await-epilogue =
    { $me ->
        [yes] Tell the end, if you like.
       *[no] The end is told: { $who }.
    }
await-closed = The game is over.

## Small words

word-keeper = Keeper of the mystery
word-player = character
about-keeper = You prepare the mystery in secret, play everything that stands against the others, and never throw a die.
about-player = You play somebody ordinary, with one anchor, who meets what had better not be named.
element-source = the source
element-profiteer = a profiteer
element-symptom = a symptom
word-bowl = the bowl
word-hand = { OF($who) } hand
word-none = nothing
word-and = { $first } and { $second }
word-dice = { $n } d{ $die }
word-cause-monologue = a monologue
word-cause-failure = a failure
word-cause-reroll = a reroll
word-cause-suggestion = a suggestion
word-minor = slight
word-moderate = serious
word-severe = deadly
word-anchor-threat = deadly, and the anchor threatened
word-intact = intact
word-harmed = harmed
word-lost = lost
word-mad = mad
word-dead = dead
word-happens = it happens
word-conflict = a throw is needed
word-duel = a duel
word-yes = yes
word-no = no
part-place = the place
part-date = the date
part-source = the source
part-profiteers = the profiteers
part-symptoms = the symptoms
part-role = the role
odds-success = To succeed: { $now }%, { $one }% with a reroll, { $two }% with two.
odds-empty = Without dice nothing can succeed. First take one from the bowl, with a monologue.
odds-safe = No danger of madness with this hand.
odds-mad = To go mad: { $now }%, { $one }% with a reroll, { $two }% with two.

## What the table chose

option-seats = Seats: { $seats }
option-dice =
    { $custom ->
        [yes] The dice: { $dice }.
       *[no] The dice follow the number of characters.
    }
option-allocation =
    { $allocation ->
        [manual] The Keeper lays the dice by hand.
       *[proportional] Dice are laid by weight, and the Keeper may move them.
    }
option-deal =
    { $dieDeal ->
        [manual] The Keeper chooses which die lies where.
        [random] Chance chooses which die lies where.
       *[descending] The big dice on the symptoms, the small ones on the source.
    }
option-monologue =
    { $monologueBlacklist ->
        [paranormalOnly] Only paranormal effects write a name.
       *[all] Every monologue writes a name, except with the anchor.
    }
option-gift =
    { $giftSource ->
        [bowl] Given dice come from the bowl.
        [hand] Given dice come from the hand.
       *[either] Given dice come from the hand or the bowl.
    }
option-list =
    { $blacklistVisibility ->
        [keeperOnly] Only the Keeper sees the blacklist.
       *[public] Everybody sees the blacklist.
    }
option-kill =
    { $severeMayKill ->
        [no] Nobody dies without consenting.
       *[yes] A deadly effect can kill.
    }
