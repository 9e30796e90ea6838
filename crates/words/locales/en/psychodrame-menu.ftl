### Psychodrame: what can be done, and the words of the table.

# In a list of tables: the whole sheet is to be made.
asked-set-identity = make your character
psd-action-set-identity = give a name, an age, an activity
psd-action-set-belief = write a belief
psd-action-clear-belief = erase a belief
psd-action-set-problem = write the problem
psd-action-set-relation = write the relation
psd-action-set-problem-link = be tied to another’s problem
psd-action-set-tie = write a free relation
psd-action-set-nuance = qualify a trait
psd-action-set-free-trait = write the fifth trait
psd-action-set-balance = balance two emotions
psd-action-ack-relation = say whether the relation suits
psd-action-promote = start from a secondary character
psd-action-confirm-sheet = confirm the sheet
psd-action-remark = comment, suggest, ask
psd-action-claim-direction = launch the first scene
psd-action-accept-direction = direct
psd-action-pass-direction = pass
psd-action-create-trait = create a trait
psd-action-propose-end = propose to stop
psd-action-vote-end = say whether to stop
psd-action-new-character = create a new character
psd-action-frame-scene = frame the scene
psd-action-narrate = tell
psd-action-enter-scene = bring in my character
psd-action-leave-scene = let a character leave
psd-action-create-secondary = bring a new secondary character in
psd-action-bring-in = bring a secondary character back
psd-action-play-secondary = play a secondary character
psd-action-assign-secondary = choose who plays it
psd-action-release-secondary = hand a secondary character back
psd-action-purge-by-act = purge by a disproportionate act
psd-action-purge-by-belief = purge by a new belief
psd-action-initiate-conflict = begin a conflict
psd-action-initiate-inner = begin an inner conflict
psd-action-close-scene = close the scene
psd-action-accept = resist
psd-action-refuse = give in
psd-action-oppose = step in
psd-action-stay-out = stay out
psd-action-extend-window = ask for a moment
psd-action-close-window = close the countdown
psd-action-use-trait = draw on a trait
psd-action-purge-draw = discharge an emotion to draw
psd-action-support = support
psd-action-answer-support = take the support or not
psd-action-join-conflict = join the conflict
psd-action-done = draw no more
psd-action-play-combination = play a combination and state a risk
psd-action-tick-belief = play a psychological game
psd-action-pass-psych = keep to the facts
psd-action-decide-tie = decide the tie
psd-action-narrate-result = tell the outcome
psd-action-give-packet = entrust the packet
psd-action-spend-on-emotion = raise an emotion
psd-action-spend-on-trait = move a trait
psd-action-spend-on-new-trait = write a new trait
psd-action-narrate-act = tell the irreversible act
psd-action-answer-death = agree to this death or not
psd-action-ready = let the scene close
psd-action-resolve = break free and go on
psd-action-retire = break free and leave the story
psd-action-decline-character = go on without a main character
psd-action-challenge = ask for an explanation
psd-action-explain = explain
psd-action-withdraw-challenge = be content with the answer
psd-action-maintain = maintain it
psd-action-rule = rule
psd-action-retell = tell it differently

psd-hint-set-belief = A belief about oneself often opens with “I”, one about others with “the others” or the name of the group; you say whom it is about.
psd-hint-set-problem = An inner torment or a painful relation that calls for resolution. Choose a subject that moves you personally.
psd-hint-set-nuance = A word or a short phrase, something that will matter in the story.
psd-hint-set-balance = Five points for each pair. Love covers friendship, family, passion; trust is trust in others, not in oneself.
psd-hint-frame-scene = One time, one place, one action: where are we, who is there, what is happening?
psd-hint-narrate = What depends on a character (home, belongings) is asked of its player; people belong to everybody.
psd-hint-enter-scene = At a first appearance describe looks and temperament.
psd-hint-initiate-conflict = What do you want to obtain? The goal must engage the other character.
psd-hint-tick-belief = If you win, your narration is free, but guided by this belief.
psd-hint-play-combination = What do you threaten, and whom? If it strikes, the risk becomes true for everybody.
psd-hint-spend-on-emotion = Justify each point by what happened in the scene; one explanation may cover several.
psd-hint-spend-on-trait = A trait whose score changes may be reworded, as long as it is about the same thing.
psd-hint-purge-by-act = A disproportionate act is milder than an irreversible one: it cannot kill.

psd-emotion-anger = anger
psd-emotion-love = love
psd-emotion-fear = fear
psd-emotion-trust = trust
psd-emotion-sadness = sadness
psd-emotion-joy = joy

psd-felt-anger = anger
psd-felt-love = love
psd-felt-fear = fear
psd-felt-trust = trust
psd-felt-sadness = sadness
psd-felt-joy = joy

psd-concern-health = health and integrity
psd-concern-safety = safety
psd-concern-love-belonging = love and belonging
psd-concern-recognition = recognition
psd-concern-self-esteem = self-esteem
psd-concern-self-fulfilment = self-fulfilment

psd-scope-i = about oneself
psd-scope-others = about others
psd-scope-i-and-others = about oneself and others

psd-stance-supporter = supports
psd-stance-affected = suffers from it
psd-stance-responsible = is responsible for it
psd-stance-profiteer = gains by it
psd-stance-other = otherwise

psd-about-problem = problem
psd-about-relation = relation
psd-about-problem-link = tie to a problem
psd-about-nuance = nuance
psd-about-history = past
psd-about-personality = nature
psd-about-opinion = opinion
psd-about-free = free trait

psd-remark-comment = comment
psd-remark-suggestion = suggestion
psd-remark-question = question

psd-draw-initiation = entering the conflict
psd-draw-trait = trait
psd-draw-purge = discharge
psd-draw-support = support
psd-draw-emotion = emotion faced
psd-draw-empty-hand = empty hand

psd-lack-identity = name, age and activity
psd-lack-belief-about-oneself = a belief about oneself
psd-lack-belief-about-others = a belief about others
psd-lack-problem = the problem
psd-lack-relation = the relation
psd-lack-problem-link = the tie to a problem
psd-lack-nuance = the nuance
psd-lack-free-trait = the fifth trait
psd-lack-emotions = the emotions

psd-stage-creation = Creating the characters
psd-stage-offer = Who directs?
psd-stage-all-passed = Shall we stop?
psd-stage-framing = Framing the scene
psd-stage-play = Free play
psd-stage-response = Who resists?
psd-stage-yielded = The goal is granted
psd-stage-development = The conflict develops
psd-stage-cards = Cards are played
psd-stage-psych = A psychological game?
psd-stage-tie = A tie to decide
psd-stage-result = The outcome
psd-stage-packets = Repercussions
psd-stage-acts = An irreversible act
psd-stage-consent = A death to agree to
psd-stage-closing = The scene closes
psd-stage-resolution = A problem is resolved
psd-stage-replacement = New characters
psd-stage-end = Curtain

psd-quote = “{ $text }”
psd-nobody = nobody
psd-inner = the voice within
psd-character = character { $id }
psd-points = { $n } { AGREE($n, "point", "points") } of { $emotion }
psd-on-emotion = { $emotion } rises by { $points }
psd-on-trait = “{ $name }” { $up ->
    [yes] rises
   *[no] falls
 } by { $points }
psd-on-new-trait = a new trait, “{ $name }” ({ $points })
psd-hit = { $target } is hit ({ $points })
psd-no-hit = Nobody is hit.
psd-list-two = { $first } and { $second }
