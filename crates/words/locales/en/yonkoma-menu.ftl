### 4-KOMA: actions, their questions, advice, and the words of the table.

## What can be done, as verbs

yon-action-set-world = present the world
yon-action-confirm-world = confirm the world
yon-action-submit-character = hand in a character
yon-action-approve-character = approve a character
yon-action-return-character = return a sheet
yon-action-invent-npc = invent an important character
yon-action-submit-bonds = tie bonds
yon-action-return-bonds = ask for other bonds
yon-action-start-session = begin the session
yon-action-bring-in = let a character come in
yon-action-create-npc = make a character
yon-action-describe-npc = describe a character
yon-action-bind-npc = bind a character in secret
yon-action-show-npc = show a character’s sheet
yon-action-show-bond = show a bond
yon-action-set-notes = write notes
yon-action-narrate = narrate
yon-action-add-fact = establish a fact
yon-action-start-scene = begin a scene
yon-action-claim-bond = play a bond
yon-action-answer-bond = answer for a bond
yon-action-undo-bond = undo what a bond paid
yon-action-give-condition = give a condition
yon-action-end-condition = end a condition
yon-action-use-gift = use a gift
yon-action-give-back-gift = give a gift back
yon-action-attempt = try something
yon-action-call-test = call for a test
yon-action-start-conflict = start a conflict
yon-action-set-basis = say which case applies
yon-action-set-conditions = judge the conditions again
yon-action-help = help
yon-action-stop-helping = stop helping
yon-action-tell-anecdote = tell an anecdote
yon-action-auto-succeed = succeed by a gift
yon-action-throw = throw the dice
yon-action-plus-one = add a success by a gift
yon-action-pass = let it stand
yon-action-take-time = one moment
yon-action-keep-gifts = keep one’s gifts for this whole conflict
yon-action-free-gifts = no longer keep one’s gifts
yon-action-spend-koma = spend a Koma
yon-action-take-setback = take a setback
yon-action-change-approach = change approach
yon-action-accept = take the result
yon-action-tell-result = tell the result
yon-action-consent = agree
yon-action-drop-test = agree without dice
yon-action-judge-specific = say which concept is more specific
yon-action-go-on = go on
yon-action-stop = stop
yon-action-award = give a condition as winner
yon-action-tell-round = tell the round
yon-action-name-roller = name who throws
yon-action-concede = concede
yon-action-impose-bond = impose a bond
yon-action-answer-imposed = say whether the bond replaces the other
yon-action-grant-koma = grant a Koma
yon-action-grant-gift = grant a gift
yon-action-change-concept = change a concept
yon-action-change-flaw = change a flaw
yon-action-end-session = end the session
yon-action-change-bond = change a bond
yon-action-drop-bond = drop a bond
yon-action-end-adventure = end the adventure
yon-action-erase-setback = erase a setback
yon-action-next-adventure = open the next adventure
yon-action-close = close the table
yon-action-mark-moment = keep the moment for the strip

## The advice that goes with them

yon-hint-submit-character = A concept shows at a glance what the character can do; clichés are welcome. A name that sounds right and sticks beats an authentic one.
yon-hint-approve-character = Can this flaw really get in the way in this adventure? If not, return it.
yon-hint-start-scene = Look for the dilemma: what sets two bonds against each other?
yon-hint-call-test = Everybody agrees on what happens? Then no dice. A test is worth it only if failing leads somewhere.
yon-hint-start-conflict = A conflict is for great occasions: two heroes opposed, or somebody important in the way.
yon-hint-tell-result-failure = No success: “nothing happens” is no answer. What does this failure cost, and where does it lead?
yon-hint-tell-result-partial = One success: it worked. A complication or a surprise, yes; a punishment, no.
yon-hint-tell-result-full = Exactly what was wanted; a little extra is allowed.
yon-hint-tell-result-spotlight = The spotlight is yours: tell it freely, without contradicting what is established.
yon-hint-help = A die for the roller; but the consequences are yours too.
yon-hint-give-condition = A few plain words. It is also a fact: who flies like a bird does fly.
yon-hint-end-condition = Poison until the cure, high ground until the first step: does the situation still support it?
yon-hint-tell-anecdote = Start from the concept, or even the flaw; nothing that contradicts an established fact.
yon-hint-grant-gift = A new gift every two or three sessions, a Koma for an objective reached: perhaps now is the time.

## Questions

yon-ask-text = What do you say?
yon-ask-title = What title for the scene?
yon-ask-name = What name?
yon-ask-concept = What concept?
yon-ask-flaw = What flaw?
yon-ask-gift = What gift?
yon-ask-sign = What sign?
yon-ask-restriction = A restriction on the gift?
yon-ask-field = What needs another look?
yon-ask-reason = Why?
yon-ask-aim = What aim for this session?
yon-ask-other = Which other character?
yon-ask-other-text = What ties you to them?
yon-ask-npc = Which of the game master’s characters?
yon-ask-npc-text = What ties you to them?
yon-ask-important = Is it somebody important?
yon-ask-character = Which character?
yon-ask-erase = Erase a setback instead of a Koma?
yon-ask-label = What condition?
yon-ask-condition = Which condition?
yon-ask-goal = What do you want to achieve?
yon-ask-approach = How?
yon-ask-basis = Which case applies?
yon-ask-conditions = Which conditions apply?
yon-ask-hindered = Who helps in spite of a flaw and brings no die?
yon-ask-b = Against whom?
yon-ask-stake = What is at stake?
yon-ask-keep = Which dice to keep?
yon-ask-using = Which other characters appear?
yon-ask-side = Which side has the more specific concept?
yon-ask-event = What unforeseen event?
yon-ask-replaces = Which of their bonds does it replace?
yon-ask-target = Towards whom?
yon-ask-caption = What caption?

## Where things stand

yon-stage-world = The world
yon-stage-creation = The characters
yon-stage-bonds = The bonds
yon-stage-free = The story goes on
yon-stage-build = A throw is prepared
yon-stage-open = The dice are on the table
yon-stage-round = A round is being decided
yon-stage-tie = A tie
yon-stage-unforeseen = Something unforeseen
yon-stage-award = A condition to give
yon-stage-telling = The round is told
yon-stage-replace = The group names a roller
yon-stage-loser-choice = The loser chooses
yon-stage-narration = The result is told
yon-stage-session-end = Between two sessions
yon-stage-between-adventures = Between two adventures
yon-stage-closed = The table is closed
yon-await =
    { $me ->
        [yes] It is up to you.
       *[no] Waiting for { $who }.
    }
yon-await-nobody = Nobody is awaited.

## Words of the table

yon-said = : “{ $text }”
yon-said-aloud = .
yon-with-goal = : “{ $text }”
yon-with-approach = , like this: “{ $text }”
yon-replacing = , in place of “{ $text }”
yon-unknown = nobody knows
yon-dice =
    { $n ->
        [0] no dice
        [one] one die
       *[other] { $n } dice
    }
yon-successes =
    { $n ->
        [0] no success
        [one] one success
       *[other] { $n } successes
    }
yon-severity-minor = minor
yon-severity-serious = serious
yon-severity-grave = grave
yon-severity-critical = critical
yon-field-name = the name
yon-field-concept = the concept
yon-field-flaw = the flaw
yon-field-gift = the gift
yon-field-sign = the distinctive sign
yon-use-benefit = a major advantage
yon-use-auto-success = an automatic success
yon-use-plus-one = one more success
list-two = { $first } and { $second }
yon-caption-scene = Scene { $scene }
yon-caption-test =
    { $degree ->
        [failure] { $name } { AGREE($name, "fails", "fail") }.
        [partial] { $name } { AGREE($name, "gets", "get") } there, more or less.
       *[full] { $name } { AGREE($name, "succeeds", "succeed") }.
        [spotlight] { $name } { AGREE($name, "shines", "shine") }!
    }
yon-caption-conflict =
    { $winner ->
        [yes] { $name } { AGREE($name, "wins", "win") }.
       *[no] Nobody wins.
    }
yon-caption-gone =
    { $for_good ->
        [yes] Farewell, { $name }.
       *[no] { $name } { AGREE($name, "is", "are") } out of play.
    }
