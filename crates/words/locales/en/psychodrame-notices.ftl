### Psychodrame: what happens.

psd-notice-identity-set = { $by } names a character: { $name }, { $age }, { $activity }.
psd-notice-belief-set = { $who } believes ({ $scope }): { $text }
psd-notice-belief-cleared = { $by } erases a belief of { $who }.
psd-notice-trait-set = { $who }, { $written_about }: { $written_text } ({ $written_score }).
psd-notice-balance-set = { $who }: { $first } { $one }, { $second } { $two }.
psd-notice-relation-acknowledged = { $by } { $agrees ->
    [yes] agrees with
   *[no] is not happy with
 } the relation written by { $of }. { $comment }
psd-notice-secondary-promoted = { $name } steps out of the background: { $by } makes this the main character.
psd-notice-sheet-confirmed = { $by } has finished the sheet of { $who }.
psd-notice-remarked = { $by } ({ $kind }): { $text }
psd-notice-creation-ended = The characters are ready. Let the story begin.
psd-notice-direction-offered = { $open ->
    [yes] Whoever likes launches the first scene.
   *[no] The scene is { $to }’s to direct.
 }
psd-notice-direction-passed = { $by } passes.
psd-notice-everybody-passed = Nobody has a scene left to propose. Shall we stop here?
psd-notice-director-named = { $director } directs.
psd-notice-trait-created = A new trait for { $who }, { $created_about }: { $created_text } ({ $created_score }).
psd-notice-end-proposed = { $by } proposes to stop here.
psd-notice-end-voted = { $by } { $yes ->
    [yes] agrees to stop
   *[no] wants to go on
 }.
psd-notice-vote-closed = We go on.
psd-notice-game-ended = Curtain. Scenes: { $scenes }. Conflicts: { $tally_conflicts }. Problems resolved: { $tally_resolved }. Deaths: { $tally_deaths }.
psd-notice-scene-framed = Scene { $number }, directed by { $director }. { $place }. { $what } With { $present }. It is about { $focus }, and this torment: { $problem }
psd-notice-narrated = { $voice ->
    [yes] { $who }
   *[no] { $by }
 }: { $text }
psd-notice-entered = { $who } enters{ $first ->
    [yes] { "" } for the first time
   *[no] { "" }
 }. { $text }
psd-notice-left = { $who } leaves. { $text }
psd-notice-secondary-created = Somebody appears: { $name }. { $description }
psd-notice-brought-in = { $who } comes back into the story.
psd-notice-secondary-claimed = { $by } would like to play { $who }.
psd-notice-secondary-given = { $to } plays { $who }.
psd-notice-secondary-released = { $by } leaves { $who } to whoever likes.
psd-notice-purged-by-act = { $who } boils over, and calms down ({ $emotion }): { $text }
psd-notice-purged-by-belief = { $who } calms down ({ $emotion }) by coming to believe ({ $scope }): { $text }
psd-notice-conflict-initiated = { $who } wants something of { $against }: { $goal }
psd-notice-cards-drawn = { $cards } for { $who } ({ $why }).
psd-notice-deck-renewed = The deck is used up: the { $cards } discarded cards go back into it.
psd-notice-accepted = { $who } resists. { $text }
psd-notice-refused = { $who } does not resist. { $text }
psd-notice-opposed = { $who } steps in. { $text }
psd-notice-stayed-out = { $by } stays out of it.
psd-notice-window-extended = { $by } asks for a moment.
psd-notice-cards-put-under = { $cards } under the deck.
psd-notice-nobody-opposed = Nobody opposes: { $who } gets it.
psd-notice-yield-ended = The scene goes on.
psd-notice-left-to-narration = Only secondary characters are left: tell it.
psd-notice-development-began = The conflict begins. The order of play: { $order }.
psd-notice-trait-used = { $who } draws on “{ $name }”. { $text }
psd-notice-points-discharged = { $who } lets out { $points }. { $text }
psd-notice-support-offered = { $by } offers support to { $who }.
psd-notice-support-declined = { $who } declines the support of { $from }.
psd-notice-supported = { $by } supports { $who }.
psd-notice-joined = { $who } joins the fray.
psd-notice-declared-done = { $by } adds nothing.
psd-notice-done-cancelled = There is still time to answer.
psd-notice-play-began = The cards are played.
psd-notice-combination-played = { $who } plays { $cards } and threatens { $targets }: { $risk_text }
psd-notice-psych-window-opened = Does anybody play a psychological game?
psd-notice-belief-ticked = { $who } bends reality, in the name of “{ $conviction }”{ $swapped ->
    [yes] { "" }, and swaps cards with { $swap_with }
   *[no] { "" }
 }. { $text }
psd-notice-psych-passed = { $by } keeps to the facts.
psd-notice-round-settled = Round { $round }: { $settled_won ->
    [none] a tie, a rematch
   *[other] it is settled
 }. { $settled_hits }
psd-notice-tie-awaited = Equal ranks ({ $rank }): { $decider } decides whether each takes the other’s cards.
psd-notice-tie-decided = { $by } decides: { $each ->
    [yes] each takes the other’s cards
   *[no] nobody takes any
 }.
psd-notice-rematch-began = A rematch, round { $round }. The order of play: { $order }.
psd-notice-result-awaited = { $narrators } tells the outcome: the goal is { $side ->
    [initiator] achieved
   *[opposition] missed
 }.
psd-notice-result-narrated = { $who }: { $text }
psd-notice-packet-made = { $packet_victim } receives { $packet_points ->
    [1] one point
   *[other] { $packet_points } points
 } of repercussion.
psd-notice-note-taken = Noted for { $who }: { $risk } ({ $points }).
psd-notice-fact-established = From now on it is true of { $who }: { $risk }
psd-notice-packets-awaited = The repercussions are spent.
psd-notice-packet-given = { $to } will spend the points of { $victim }.
psd-notice-points-spent = { $victim }: { $on }. { $text }
psd-notice-trait-vanished = “{ $name }” means nothing to { $who } any more{ $problem ->
    [yes] { "" }: another problem is needed
   *[no] { "" }
 }.
psd-notice-acts-awaited = { $who } is about to do something that cannot be undone.
psd-notice-act-proposed = { $act_who } is about to kill { $act_deaths }: { $act_text } Is that accepted?
psd-notice-death-answered = { $by } { $agrees ->
    [yes] agrees to
   *[no] refuses
 } the death of { $who }.
psd-notice-act-narrated = { $act_who } commits an irreversible act ({ $act_emotion }): { $act_text }
psd-notice-character-died = { $who } dies.
psd-notice-conflict-ended = The conflict is closed; the cards are shuffled.
psd-notice-closing-began = The scene draws to a close. { $text }
psd-notice-declared-ready = { $by } is ready.
psd-notice-scene-ended = The scene is over. { $gained ->
    [yes] { $focus } moves on: { $points }.
   *[no] { $focus } does not move on.
 }
psd-notice-resolution-awaited = { $who } can break free of the problem at last.
psd-notice-problem-resolved = { $who } breaks free. { $text } It is only a memory now: { $past }. Another torment comes: { $problem }
psd-notice-character-retired = { $who } breaks free and leaves the story. { $text }
psd-notice-writing-awaited = Before the next scene, { $seats } has something to write.
psd-notice-sheet-begun = { $by } begins a new character.
psd-notice-character-declined = { $by } goes on without a main character.
psd-notice-challenged = { $by } asks { $author } to explain. { $text }
psd-notice-explained = { $by } explains: { $text }
psd-notice-challenge-withdrawn = { $by } is content with the answer.
psd-notice-maintained = { $by } maintains it: the Director will rule.
psd-notice-ruled = { $by } rules: { $upheld ->
    [yes] it must be told differently
   *[no] it stands
 }. { $text }
psd-notice-retold = { $by } tells it differently: { $text }
