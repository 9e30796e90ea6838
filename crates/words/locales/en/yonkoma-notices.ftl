### 4-KOMA: what happens.

## World and characters

yon-told-world-set = The game master presents the world{ $said }
yon-told-world-confirmed = { $who } can see it already.
yon-told-sheet-submitted = { $who } suggests { $name }: “{ $concept }”. Flaw: { $flaw }. Gift: { $gift }. Distinctive sign: { $sign }.
yon-told-sheet-approved = { $name } joins the cast.
yon-told-sheet-restricted = { $name } joins the cast; the gift is restricted: { $restriction }
yon-told-sheet-returned = The game master returns { $name }’s sheet: { $field } needs another look{ $said }
yon-told-npc-made = { $name } appears{ $said }
yon-told-npc-sheet = More is known of { $name }. Concept: { $concept }. Flaw: { $flaw }.
yon-told-npc-matters =
    { $important ->
        [yes] { $name } matters now.
       *[no] { $name } steps into the background.
    }
yon-told-npc-bound = { $name } has a new bond: { $text }
yon-told-npc-bond-shown = A bond of { $name }’s comes to light: { $text }
yon-told-notes-written = Your notes are up to date.

## Bonds

yon-told-bonds-submitted = { $name }’s bonds: { $bonds }.
yon-told-bonds-returned = The game master asks for other bonds for { $name }{ $said }
yon-told-bond-claimed = { $name } plays the bond “{ $bond }” and waits for a nod{ $said }
yon-told-bond-paid = { $name } plays the bond “{ $bond }”: 1 Koma{ $said }
yon-told-bond-erased = { $name } plays the bond “{ $bond }” and erases a { $severity } setback{ $said }
yon-told-bond-declined = { $name }’s bond “{ $bond }” pays nothing this time.
yon-told-bond-undone = The game master undoes what { $name }’s bond “{ $bond }” paid.
yon-told-bond-imposed = { $winner } leaves { $name } with a new bond: “{ $text }”{ $said }
yon-told-replacement-asked = A bond for { $name }: “{ $text }”. The game master will say whether it replaces “{ $replaces }”.
yon-told-bond-changed = { $name } changes a bond: “{ $text }”
yon-told-bond-dropped = { $name } lets go of “{ $text }”

## The story

yon-told-session-began = Session { $session }. The game master has { $pool } Koma in reserve.
yon-told-scene-began = Scene { $scene }{ $said }
yon-told-character-entered = { $name } enters the scene.
yon-told-character-back = { $name } is back.
yon-told-narrated = { $who }: { $text }
yon-told-fact = It is established: { $text }
yon-told-condition-given =
    { $sign ->
        [positive] { $name } has an advantage: { $label }.
       *[negative] { $name } has a problem: { $label }.
    }
yon-told-condition-ended = No longer true of { $name }: { $label }.
yon-told-gift-used = { $name } uses the gift “{ $gift }”: { $how }{ $said }
yon-told-gift-given-back = The game master sees it differently: { $name } keeps the gift “{ $gift }” for later.
yon-told-gift-granted = { $name } receives a new gift: “{ $text }”
yon-told-concept-changed = { $name } has a new concept: “{ $text }”
yon-told-flaw-changed = { $name } has a new flaw: “{ $text }”
yon-told-moment-marked = { $who } keeps this moment for the strip{ $said }

## A test

yon-told-test-began = { $name } tries something{ $goal }{ $approach }
yon-told-conflict-began = Conflict! { $a } against { $b }{ $said }
yon-told-basis-set =
    { $basis ->
        [flaw] { $name }’s flaw gets in the way
       *[other] Neither { $name }’s concept nor flaw matters
        [concept] { $name }’s concept is just what is needed
    }: { $dice }.
yon-told-conditions-judged = { $name }’s conditions are judged anew: { $dice }.
yon-told-helper-joined = { $name } lends { $roller } a hand: one die more.
yon-told-helper-left = { $name } steps back.
yon-told-anecdote-told = { $who } tells an anecdote, for one die more{ $said }
yon-told-contest-dropped = Everybody agrees: no dice needed.
yon-told-thrown = { $name } throws { $faces }: { $successes }.
yon-told-thrown-nothing = { $name } has no die to throw: automatic failure.
yon-told-throw-replaced = No need for dice: { $name } succeeds, with 2 successes.
yon-told-success-added = One more success for { $name }: { $successes }.
yon-told-passed = { $who } lets it stand.
yon-told-gifts-kept =
    { $kept ->
        [yes] { $who } keeps every gift for this whole conflict.
       *[no] { $who } may use gifts again.
    }
yon-told-koma-spent = { $name } spends a Koma{ $said }
yon-told-koma-spent-gm = The game master draws a Koma from the reserve{ $said }
yon-told-setback-taken = { $name } takes a { $severity } setback{ $said }
yon-told-rerolled = { $name } rerolls and gets { $faces }: { $successes } in all.
yon-told-approach-changed = { $name } changes approach{ $said }
yon-told-test-settled =
    { $degree ->
        [failure] No success: { $name } fails, and trouble begins.
        [partial] One success: { $name } gets there, more or less.
       *[full] { $total } successes: { $name } gets exactly what was wanted.
        [spotlight] { $total } successes! The spotlight is on { $name }, who tells it.
    }
yon-told-story-proposed = { $who } tells it and waits for { $others } to agree{ $said }
yon-told-consent-given = { $who } agrees.
yon-told-consent-refused = { $who } would rather have it told differently.
yon-told-result-told = { $who } tells it{ $said }

## A conflict

yon-told-round-compared =
    { $winner ->
        [yes] Round { $round }, { $a } to { $b }: { $name } wins it.
       *[no] Round { $round }, { $a } to { $b }: nobody wins it.
    }
yon-told-specific-judged = { $name }’s concept is the more specific one.
yon-told-specific-open = The concepts cannot decide. Something unforeseen{ $said }
yon-told-award-passed = { $who } does not press the advantage.
yon-told-round-told = The game master tells the round{ $said }
yon-told-went-out-of-play = { $name } is out of play until the end of scene { $until }.
yon-told-eliminated = { $name } is eliminated: this is where the story ends for them.
yon-told-roller-named = { $name } takes over the dice.
yon-told-went-on = { $name } goes on in another way{ $said }
yon-told-stopped = { $name } stops there{ $said }
yon-told-conceded = { $name } concedes and gets away{ $said }
yon-told-koma-gained = { $name } gains { $n } Koma{ $said }
yon-told-conflict-settled =
    { $degree ->
        [partial] { $name } wins the conflict, narrowly.
       *[full] { $name } wins the conflict with { $effective } successes.
        [spotlight] { $name } wins the conflict hands down and tells it.
    }
yon-told-conflict-open = The conflict ends without a winner.

## From session to session

yon-told-session-ended = End of session { $session }.
yon-told-adventure-ended = End of adventure { $adventure }.
yon-told-setback-erased = { $name }’s { $severity } setback is erased.
yon-told-adventure-began = Adventure { $adventure } begins: look at your bonds again.
yon-told-table-closed = The table is closed. Thank you for playing!
