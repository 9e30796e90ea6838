### Psychodrame: the questions that are asked, and who is awaited.

## What can be done, more closely

psd-choice-set-belief = { $slot ->
    [1] write a first belief
   *[other] write a second belief
 }
psd-choice-clear-belief = { $slot ->
    [1] erase the first belief
   *[other] erase the second belief
 }
psd-choice-set-relation = write a relation with { $to }
psd-choice-set-problem-link = { $stance ->
    [other] tie in with the problem of { $of }, some other way
   *[any] tie in with the problem of { $of }
 }
psd-choice-set-tie = write a free relation with { $to }
psd-choice-set-balance = balance { $first } and { $second }
psd-choice-ack-relation = answer the relation that { $of } wrote
psd-choice-promote = make { $secondary } your main character
psd-choice-create-trait = create a trait: { $subject }
psd-choice-frame-scene = frame a scene about { $focus }
psd-choice-leave-scene = let { $who } leave
psd-choice-release-secondary = leave { $who } to whoever wants
psd-choice-bring-in = bring { $who } back
psd-choice-play-secondary = play { $who }
psd-choice-assign-secondary = give { $who } to { $to }
psd-choice-purge-by-act = calm { $emotion } by an act out of proportion
psd-choice-purge-by-belief = calm { $emotion } by a new belief
psd-choice-initiate-conflict = { $who } { AGREE($who, "wants", "want") } something: start a conflict
psd-choice-initiate-inner = start an inner conflict, against a voice that { $adversary } plays
psd-choice-oppose = step in with { $who }
psd-choice-join-conflict = enter the conflict with { $who }
psd-choice-use-trait = call on “{ $name }” ({ $score })
psd-choice-support = support { $who } with three cards
psd-choice-play-combination = play { $rank } ({ $n ->
    [1] a single card
   *[other] up to { $n } cards
 })
psd-choice-no-card = play nothing, for want of cards
psd-choice-give-packet = entrust the packet of { $of } to { $to }
psd-choice-spend-on-emotion = raise { $emotion }
psd-choice-spend-on-trait = move “{ $name }”
psd-choice-spend-on-new-trait = write a new trait: { $subject }
psd-choice-for-risk = { $what }, because of “{ $risk }”
psd-choice-narrate-act = tell the irreversible act that { $emotion } leads to

## The questions

psd-ask-name = What is the character called?
psd-ask-age = How old?
psd-ask-activity = What does this character mainly do?
psd-ask-scope = Whom is this belief about?
psd-ask-belief-text = What does this character believe?
psd-ask-problem-text = What is the problem, in a word or a short phrase?
psd-ask-concerns = What does it touch?
psd-ask-relation-text = What ties them together?
psd-ask-stance = How is this character tied to it?
psd-ask-words = In which other way?
psd-ask-link-text = That tie, in a short phrase
psd-ask-of = Which trait do you qualify?
psd-ask-nuance-text = The nuance, in a short phrase
psd-ask-trait-text = The trait, in a word or a short phrase
psd-ask-scores = How do you share five points?
psd-ask-agrees = Does this relation suit you?
psd-ask-comment = A word about it
psd-ask-kind = What is it?
psd-ask-about = About whom?
psd-ask-remark-text = What do you want to say?
psd-ask-to = With whom?
psd-ask-yes = Shall we stop?
psd-ask-place = Where does it happen?
psd-ask-with = Who is there, with { $who }?
psd-ask-what = What is happening?
psd-ask-who = Who speaks? Nobody, for the setting.
psd-ask-tale = What happens, what is said?
psd-ask-enter = How does this character enter? The first time: looks and temperament.
psd-ask-leave = How does this character leave?
psd-ask-secondary-name = Who appears?
psd-ask-description = Who is that?
psd-ask-purge-act = Which act out of proportion?
psd-ask-goal = What is wanted? Let it engage the other.
psd-ask-inner-goal = What does your character want of itself?
psd-ask-against = Who stands in the way?
psd-ask-inner-against = What stands against it, within?
psd-ask-close = A last word before the dark
psd-ask-reply = A reply
psd-ask-count-draw = How many cards to draw?
psd-ask-use = How does this trait show?
psd-ask-points-draw = How many points to discharge? As many cards.
psd-ask-count = How many cards?
psd-ask-risk = What do you threaten? If it hits, it becomes true.
psd-ask-targets = Who is threatened?
psd-ask-belief = In the name of which belief?
psd-ask-swap-with = With whom to swap the cards played?
psd-ask-tick = How does this belief drive the scene?
psd-ask-side = On which side?
psd-ask-each = Is each hit by the other?
psd-ask-result = Tell the outcome
psd-ask-points = How many points?
psd-ask-change = By how much?
psd-ask-wording = The trait, reworded
psd-ask-why = Why, after this scene?
psd-ask-act = Which act beyond repair?
psd-ask-deaths = Who dies of it?
psd-ask-witnesses = Who took part, or saw it?
psd-ask-death = Does this death happen?
psd-ask-resolution = How does this character break free? It is solved, accepted, or no longer a problem.
psd-ask-past = The old problem, now a memory
psd-ask-problem = The new problem
psd-ask-entry = Which telling?
psd-ask-challenge = What gives you pause?
psd-ask-explain = Your explanation
psd-ask-uphold = What do you decide?
psd-ask-reason = Why?
psd-ask-retell = Tell it another way

## The answers

psd-say-yes = yes
psd-say-no = no
psd-say-decide-tie = { $each ->
    [yes] each is hit by the other
   *[no] nobody is hurt
 }
psd-say-vote-end = { $yes ->
    [yes] stop here
   *[no] go on
 }
psd-say-answer-support = { $agrees ->
    [yes] take the support of { $from }
   *[no] decline the support of { $from }
 }
psd-say-answer-death = { $agrees ->
    [yes] accept this death
   *[no] refuse this death
 }
psd-say-rule = { $uphold ->
    [yes] it must be told another way
   *[no] the telling stands
 }
psd-say-ack-relation = { $agrees ->
    [yes] it suits me
   *[no] not quite
 }
psd-say-side = { $side ->
    [initiator] on the side of { $of }
   *[opposition] against { $who }
 }
psd-say-scores = { $first } { $one }, { $second } { $two }
psd-subject-history = the past
psd-subject-personality = temperament
psd-subject-opinion = an opinion
psd-subject-relation = a relation

## Who is awaited

psd-await-creation = { $me ->
    [yes] Write your character.
   *[no] Still writing: { $who }.
 }
psd-await-offer = { $me ->
    [yes] Yours to direct, if you like.
   *[no] { $who } may direct.
 }
psd-await-first = Who has an idea for a first scene?
psd-await-all-passed = { $me ->
    [yes] Everybody has passed. Shall we stop here?
   *[no] { $who } { AGREE($who, "is", "are") } asked whether to stop.
 }
psd-await-framing = { $me ->
    [yes] Yours to frame the scene.
   *[no] { $who } { AGREE($who, "frames", "frame") } the scene.
 }
psd-await-play = { $me ->
    [yes] Tell the story. Yours to close it.
   *[no] Tell the story. { $who } { AGREE($who, "directs", "direct") }.
 }
psd-await-response = { $me ->
    [yes] Will you let it happen?
   *[no] Will { $who } resist?
 }
psd-await-yielded = { $me ->
    [yes] Nobody resists: tell how the goal is reached.
   *[no] Nobody resists: { $who } { AGREE($who, "tells", "tell") }.
 }
psd-await-development = { $me ->
    [yes] Yours to draw.
   *[no] Still drawing: { $who }.
 }
psd-await-cards = { $me ->
    [yes] Yours to play your cards.
   *[no] { $who } { AGREE($who, "plays", "play") } a combination.
 }
psd-await-psych = { $me ->
    [yes] First come, first served.
   *[no] A psychological game? Waiting for { $who }.
 }
psd-await-tie = { $me ->
    [yes] Equal ranks: yours to decide.
   *[no] Equal ranks: { $who } { AGREE($who, "decides", "decide") }.
 }
psd-await-result = { $me ->
    [yes] Tell the outcome.
   *[no] { $who } { AGREE($who, "tells", "tell") } the outcome.
 }
psd-await-packets = { $me ->
    [yes] Yours to share out points.
   *[no] Repercussions: waiting for { $who }.
 }
psd-await-acts = { $me ->
    [yes] Your character does what cannot be undone: tell it.
   *[no] { $who } { AGREE($who, "tells", "tell") } an irreversible act.
 }
psd-await-consent = { $me ->
    [yes] Your character is about to be killed. Do you accept it?
   *[no] Does { $who } accept this death?
 }
psd-await-closing = { $me ->
    [yes] Purge an emotion before the end?
   *[no] The scene closes, unless { $who } { AGREE($who, "wants", "want") } to purge an emotion.
 }
psd-await-resolution = { $me ->
    [yes] Your character breaks free of the problem: tell it.
   *[no] { $who } { AGREE($who, "tells", "tell") } how a problem is resolved.
 }
psd-await-replacement = { $me ->
    [yes] Before the next scene, you have something to write.
   *[no] { $who } { AGREE($who, "writes", "write") } before the next scene.
 }
psd-await-end = The story stops here.
psd-await-ruling = { $me ->
    [yes] A telling is contested: yours to rule.
   *[no] A telling is contested: { $who } { AGREE($who, "rules", "rule") }.
 }
psd-await-retelling = { $me ->
    [yes] Tell another way what was contested.
   *[no] { $who } { AGREE($who, "tells", "tell") } it another way.
 }

## The table

psd-role-player = a player
psd-about-player = You write a character and its problem, and direct when your turn comes.
psd-option-threshold = A problem is resolved in { $resolutionThreshold } clean scenes.
psd-option-traits = { $creationTraits ->
    [5] Five traits at creation, one of them free.
   *[other] Four traits at creation.
 }
psd-option-score = A trait created in play scores { $newTraitScore }.
psd-option-pool = { $repercussionPool ->
    [drawn] All cards higher than the other’s hurt.
   *[played] Only the cards that were played hurt.
 }
psd-option-support = { $supportRefusable ->
    [yes] Support can be declined.
   *[no] Support cannot be declined.
 }
psd-option-join = { $rematchJoin ->
    [yes] At a rematch, others may enter the conflict.
   *[no] At a rematch, nobody enters the conflict.
 }
psd-option-floor = { $purgeFloor ->
    [one] In a conflict, an emotion can be discharged down to 1.
   *[initial] In a conflict, no emotion is discharged below where it began.
 }
psd-option-consent = { $deathNeedsConsent ->
    [yes] A main character dies only if its player accepts.
   *[no] A main character may die whether or not its player accepts.
 }
psd-option-series = { $n ->
    [0] A first game.
    [1] A sequel: one character is kept.
   *[other] A sequel: { $n } characters are kept.
 }
