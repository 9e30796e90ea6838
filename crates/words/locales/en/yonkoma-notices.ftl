### 4-KOMA: what happens.

## World and characters

yon-told-world-set = The game master presents the world{ $said }
yon-told-world-confirmed = { $by } can see it already.
yon-told-sheet-submitted = { $by } { AGREE($by, "suggests", "suggest") } { $sheet_name }: “{ $sheet_concept }”. Flaw: { $sheet_flaw }. Gift: { $sheet_gift }. Distinctive sign: { $sheet_sign }.
yon-told-sheet-approved = { $character } joins the cast.
yon-told-sheet-restricted = { $character } joins the cast; the gift is restricted: { $restriction }
yon-told-sheet-returned = The game master returns { $character }’s sheet: { $field } needs another look{ $said }
yon-told-npc-made = { $name } { AGREE($name, "appears", "appear") }{ $said }
yon-told-npc-sheet = More is known of { $npc }. Concept: { $concept }. Flaw: { $flaw }.
yon-told-npc-matters =
    { $important ->
        [yes] { $npc } matters now.
       *[no] { $npc } steps into the background.
    }
yon-told-npc-bound = { $npc } has a new bond: { $text }
yon-told-npc-bond-shown = A bond of { $npc }’s comes to light: { $text }
yon-told-notes-written = Your notes are up to date.

## Bonds

yon-told-bonds-submitted = { $character }’s bonds: { $bonds }.
yon-told-bonds-returned = The game master asks for other bonds for { $character }{ $said }
yon-told-bond-claimed = { $character } plays the bond “{ $bond }” and waits for a nod{ $said }
yon-told-bond-paid = { $character } plays the bond “{ $bond }”: 1 Koma{ $said }
yon-told-bond-erased = { $character } plays the bond “{ $bond }” and erases a { $erased } setback{ $said }
yon-told-bond-declined = { $character }’s bond “{ $bond }” pays nothing this time.
yon-told-bond-undone = The game master undoes what { $character }’s bond “{ $bond }” paid.
yon-told-bond-imposed = { $winner } leaves { $target } with a new bond: “{ $text }”{ $said }
yon-told-replacement-asked = A bond for { $target }: “{ $text }”. The game master will say whether it replaces “{ $replaces }”.
yon-told-bond-changed = { $character } changes a bond: “{ $text }”
yon-told-bond-dropped = { $character } lets go of “{ $text }”

## The story

yon-told-session-began = Session { $session }. The game master has { $gm_pool } Koma in reserve.
yon-told-scene-began = Scene { $scene }{ $said }
yon-told-character-entered = { $character } enters the scene.
yon-told-character-back = { $character } is back.
yon-told-narrated = { $by }: { $text }
yon-told-fact = It is established: { $text }
yon-told-condition-given =
    { $sign ->
        [positive] { $character } has an advantage: { $label }.
       *[negative] { $character } has a problem: { $label }.
    }
yon-told-condition-ended = No longer true of { $character }: { $label }.
yon-told-gift-used = { $character } uses the gift “{ $gift }”: { $how }{ $said }
yon-told-gift-given-back = The game master sees it differently: { $character } keeps the gift “{ $gift }” for later.
yon-told-gift-granted = { $character } receives a new gift: “{ $text }”
yon-told-concept-changed = { $character } has a new concept: “{ $text }”
yon-told-flaw-changed = { $character } has a new flaw: “{ $text }”
yon-told-moment-marked = { $moment_by } { AGREE($moment_by, "keeps", "keep") } this moment for the strip{ $said }

## A test

yon-told-test-began = { $roller } tries something{ $goal }{ $approach }
yon-told-conflict-began = Conflict! { $a } against { $b }{ $said }
yon-told-basis-set =
    { $basis ->
        [flaw] { $character }’s flaw gets in the way
       *[other] Neither { $character }’s concept nor flaw matters
        [concept] { $character }’s concept is just what is needed
    }: { $pool }.
yon-told-conditions-judged = { $character }’s conditions are judged again: { $pool }.
yon-told-helper-joined = { $character } lends { $roller } a hand: one die more.
yon-told-helper-left = { $character } steps back.
yon-told-anecdote-told = { $by } { AGREE($by, "tells", "tell") } an anecdote, for one die more{ $said }
yon-told-contest-dropped = Everybody agrees: no dice needed.
yon-told-thrown = { $character } throws { $faces }: { $successes }.
yon-told-thrown-nothing = { $character } has no die to throw: automatic failure.
yon-told-throw-replaced = No need for dice: { $character } succeeds, with 2 successes.
yon-told-success-added = One more success for { $character }: { $successes }.
yon-told-passed = { $by } { AGREE($by, "lets", "let") } it stand.
yon-told-time-taken = { $by } { AGREE($by, "asks", "ask") } for a moment.
yon-told-gifts-kept =
    { $kept ->
        [yes] { $by } { AGREE($by, "keeps", "keep") } every gift for this whole conflict.
       *[no] { $by } may use gifts again.
    }
yon-told-koma-spent = { $character } spends a Koma{ $said }
yon-told-koma-spent-gm = The game master draws a Koma from the reserve{ $said }
yon-told-setback-taken = { $character } takes a { $severity } setback{ $said }
yon-told-rerolled = { $character } rerolls and gets { $faces }: { $successes } in all.
yon-told-approach-changed = { $character } changes approach{ $said }
yon-told-test-settled =
    { $degree ->
        [failure] No success: { $character } fails, and trouble begins.
        [partial] One success: { $character } gets there, more or less.
       *[full] { $total } successes: { $character } gets exactly what was wanted.
        [spotlight] { $total } successes! The spotlight is on { $character }, who tells it.
    }
yon-told-story-proposed = { $by } { AGREE($by, "tells", "tell") } it and { AGREE($by, "waits", "wait") } for { $others } to agree{ $said }
yon-told-consent-given = { $by } { AGREE($by, "agrees", "agree") }.
yon-told-consent-refused = { $by } would rather have it told differently.
yon-told-result-told = { $by } { AGREE($by, "tells", "tell") } it{ $said }

## A conflict

yon-told-round-compared =
    { $won ->
        [yes] Round { $round }, { $a } to { $b }: { $winner } wins it.
       *[no] Round { $round }, { $a } to { $b }: nobody wins it.
    }
yon-told-specific-judged = { $character }’s concept is the more specific one.
yon-told-specific-open = The concepts cannot decide. Something unforeseen{ $said }
yon-told-award-passed = { $by } { AGREE($by, "does", "do") } not press the advantage.
yon-told-round-told = The game master tells the round{ $said }
yon-told-went-out-of-play = { $character } is out of play until the end of scene { $until }.
yon-told-eliminated = { $character } is eliminated: this is where the story ends for them.
yon-told-roller-named = { $character } takes over the dice.
yon-told-went-on = { $character } goes on in another way{ $said }
yon-told-stopped = { $character } stops there{ $said }
yon-told-conceded = { $character } concedes and gets away{ $said }
yon-told-koma-gained = { $character } gains { $n } Koma{ $said }
yon-told-conflict-settled =
    { $degree ->
        [partial] { $winner } wins the conflict, narrowly.
       *[full] { $winner } wins the conflict with { $effective } { AGREE($effective, "success", "successes") }.
        [spotlight] { $winner } wins the conflict hands down and tells it.
    }
yon-told-conflict-open = The conflict ends without a winner.

## From session to session

yon-told-session-ended = End of session { $session }.
yon-told-adventure-ended = End of adventure { $adventure }.
yon-told-setback-erased = { $character }’s { $severity } setback is erased.
yon-told-adventure-began = Adventure { $adventure } begins: look at your bonds again.
yon-told-table-closed = The table is closed. Thank you for playing!
