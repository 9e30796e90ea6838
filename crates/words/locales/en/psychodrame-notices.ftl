### Psychodrame: what happens.

psd-notice-identity-set = { $by } { AGREE($by, "names", "name") } a character: { $name }, { $age }, { $activity }.
psd-notice-belief-set = { $who } { AGREE($who, "believes", "believe") } ({ $scope }): { $text }
psd-notice-belief-cleared = { $by } { AGREE($by, "erases", "erase") } one of { OF($who) } beliefs.
psd-notice-trait-set = { $who }, { $written_about }: { $written_text } ({ $written_score }).
psd-notice-balance-set = { $who }: { $first } { $one }, { $second } { $two }.
psd-notice-relation-acknowledged = { $by } { $agrees ->
    [yes] { AGREE($by, "agrees", "agree") } with
   *[no] { AGREE($by, "is", "are") } not happy with
 } the relation written by { $of }. { $comment }
psd-notice-secondary-promoted = { $name } { AGREE($name, "steps", "step") } out of the background: { $by } { AGREE($by, "makes", "make") } this the main character.
psd-notice-sheet-confirmed = { $by } { AGREE($by, "has", "have") } finished { OF($who) } sheet.
psd-notice-remarked = { $named ->
    [yes] About { $about }, { $by }
   *[no] { $by } ({ $kind })
 }: { $text }
psd-notice-creation-ended = The characters are ready. Let the story begin.
psd-notice-direction-offered = { $open ->
    [yes] Whoever likes launches the first scene.
   *[no] The scene is for { $to } to direct.
 }
psd-notice-direction-passed = { $by } { AGREE($by, "passes", "pass") }.
psd-notice-everybody-passed = Nobody has a scene left to propose. Shall we stop here?
psd-notice-director-named = { $director } { AGREE($director, "directs", "direct") }.
psd-notice-trait-created = A new trait for { $who }, { $created_about }: { $created_text } ({ $created_score }).
psd-notice-end-proposed = { $by } { AGREE($by, "proposes", "propose") } to stop here.
psd-notice-end-voted = { $by } { $yes ->
    [yes] { AGREE($by, "agrees", "agree") } to stop
   *[no] { AGREE($by, "wants", "want") } to go on
 }.
psd-notice-vote-closed = We go on.
psd-notice-game-ended = Curtain. Scenes: { $scenes }. Conflicts: { $tally_conflicts }. Problems resolved: { $tally_resolved }. Deaths: { $tally_deaths }.
psd-notice-scene-framed = Scene { $number }, directed by { $director }. { $place } { $what } With { $present }. It is about { $focus }, and this torment: { $problem }
psd-notice-narrated = { $voice ->
    [yes] { $who }{ $told ->
        [yes]: { $text }
       *[no] { "" } { AGREE($who, "speaks", "speak") }.
     }
   *[no] { $by }{ $told ->
        [yes]: { $text }
       *[no] { "" } { AGREE($by, "tells", "tell") } the story.
     }
 }
psd-notice-entered = { $who } { AGREE($who, "enters", "enter") }{ $first ->
    [yes] { "" } for the first time
   *[no] { "" }
 }. { $text }
psd-notice-left = { $who } { AGREE($who, "leaves", "leave") }. { $text }
psd-notice-secondary-created = Somebody appears: { $name }. { $description }
psd-notice-brought-in = { $who } { AGREE($who, "comes", "come") } back into the story.
psd-notice-secondary-claimed = { $by } would like to play { $who }.
psd-notice-secondary-given = { $to } { AGREE($to, "plays", "play") } { $who }.
psd-notice-secondary-released = { $by } { AGREE($by, "leaves", "leave") } { $who } to whoever likes.
psd-notice-purged-by-act = { $who } { AGREE($who, "boils", "boil") } over, and { AGREE($who, "calms", "calm") } down ({ $emotion }){ $told ->
    [yes]: { $text }
   *[no] .
 }
psd-notice-purged-by-belief = { $who } { AGREE($who, "calms", "calm") } down ({ $emotion }) by coming to believe ({ $scope }): { $text }
psd-notice-conflict-initiated = { $who } { AGREE($who, "faces", "face") } { $against }: “{ $goal }”
psd-notice-cards-drawn = { $cards } for { $who } ({ $why }).
psd-notice-deck-renewed = The deck is used up: { $cards ->
    [1] the discarded card goes
   *[other] the { $cards } discarded cards go
 } back into it.
psd-notice-accepted = { $who } { AGREE($who, "resists", "resist") }. { $text }
psd-notice-refused = { $who } { AGREE($who, "does", "do") } not resist. { $text }
psd-notice-opposed = { $who } { AGREE($who, "steps", "step") } in. { $text }
psd-notice-stayed-out = { $by } { AGREE($by, "stays", "stay") } out of it.
psd-notice-window-extended = { $by } { AGREE($by, "asks", "ask") } for a moment.
psd-notice-cards-put-under = { $cards } under the deck.
psd-notice-nobody-opposed = Nobody opposes: { $who } { AGREE($who, "gets", "get") } it.
psd-notice-yield-ended = The scene goes on.
psd-notice-left-to-narration = Only secondary characters are left: tell it.
psd-notice-development-began = The conflict begins. The order of play: { $order }.
psd-notice-trait-used = { $quoted ->
    [yes] { $who }: { $text }
   *[no] { $who } { AGREE($who, "draws", "draw") } on “{ $name }”. { $text }
 }
psd-notice-points-discharged = { $who } { AGREE($who, "lets", "let") } out { $points }. { $text }
psd-notice-support-offered = { $by } { AGREE($by, "offers", "offer") } support to { $who }.
psd-notice-support-declined = { $who } { AGREE($who, "declines", "decline") } { OF($from) } support.
psd-notice-supported = { $by } { AGREE($by, "supports", "support") } { $who }.
psd-notice-joined = { $who } { AGREE($who, "joins", "join") } the fray.
psd-notice-declared-done = { $by } { AGREE($by, "adds", "add") } nothing.
psd-notice-done-cancelled = There is still time to answer.
psd-notice-play-began = The cards are played.
psd-notice-combination-played = { $who } { AGREE($who, "plays", "play") } { $cards } and { AGREE($who, "threatens", "threaten") } { $targets }: “{ $risk_text }”
psd-notice-psych-window-opened = Does anybody play a psychological game?
psd-notice-belief-ticked = { $who } { AGREE($who, "bends", "bend") } reality{ $quoted ->
    [yes] { "" }
   *[no] , in the name of “{ $conviction }”
 }{ $swapped ->
    [yes] { "" }, and { AGREE($who, "swaps", "swap") } cards with { $swap_with }
   *[no] { "" }
 }. { $text }
psd-notice-psych-passed = { $by } { AGREE($by, "keeps", "keep") } to the facts.
psd-notice-round-settled = Round { $round }: { $settled_won ->
    [none] a tie, a rematch
   *[other] it is settled
 }. { $settled_hits }
psd-notice-tie-awaited = Equal ranks ({ $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[other] { $rank }
 }): { $decider } { AGREE($decider, "decides", "decide") } whether each takes the other’s cards.
psd-notice-tie-decided = { $by } { AGREE($by, "decides", "decide") }: { $each ->
    [yes] each takes the other’s cards
   *[no] nobody takes any
 }.
psd-notice-rematch-began = A rematch, round { $round }. The order of play: { $order }.
psd-notice-result-awaited = { $narrators } { AGREE($narrators, "tells", "tell") } the outcome: the goal is { $side ->
    [initiator] achieved
   *[opposition] missed
 }.
psd-notice-result-narrated = { $who }{ $told ->
    [yes]: { $text }
   *[no] { "" } { AGREE($who, "tells", "tell") } how it ends.
 }
psd-notice-packet-made = { $packet_victim } { AGREE($packet_victim, "receives", "receive") } { $packet_points ->
    [1] one point
   *[other] { $packet_points } points
 } of repercussion.
psd-notice-note-taken = Noted for { $who }: “{ $risk }” ({ $points }).
psd-notice-fact-established = From now on it is true of { $who }: “{ $risk }”
psd-notice-packets-awaited = The repercussions are spent.
psd-notice-packet-given = { $to } will spend the points of { $victim }.
psd-notice-points-spent = { $victim }: { $on }. { $text }
psd-notice-trait-vanished = “{ $name }” means nothing to { $who } any more{ $problem ->
    [yes] { "" }: another problem is needed
   *[no] { "" }
 }.
psd-notice-acts-awaited = { $who } { AGREE($who, "is", "are") } about to do something that cannot be undone.
psd-notice-act-proposed = { $act_who } { AGREE($act_who, "is", "are") } about to kill { $act_deaths }{ $told ->
    [yes]: { $act_text }
   *[no] .
 } Is that accepted?
psd-notice-death-answered = { $by } { $agrees ->
    [yes] { AGREE($by, "agrees", "agree") } to
   *[no] { AGREE($by, "refuses", "refuse") }
 } the death of { $who }.
psd-notice-act-narrated = { $act_who } { AGREE($act_who, "commits", "commit") } an irreversible act ({ $act_emotion }){ $told ->
    [yes]: { $act_text }
   *[no] .
 }
psd-notice-character-died = { $who } { AGREE($who, "dies", "die") }.
psd-notice-conflict-ended = The conflict is closed; the cards are shuffled.
psd-notice-closing-began = The scene draws to a close. { $text }
psd-notice-declared-ready = { $by } { AGREE($by, "is", "are") } ready.
psd-notice-scene-ended = The scene is over. { $gained ->
    [yes] { $focus } { AGREE($focus, "moves", "move") } on: { $points }.
   *[no] { $focus } { AGREE($focus, "does", "do") } not move on.
 }
psd-notice-resolution-awaited = { $who } can break free of the problem at last.
psd-notice-problem-resolved = { $who } { AGREE($who, "breaks", "break") } free.{ $told ->
    [yes] { "" } { $text }
   *[no] { "" }
 } It is only a memory now: { $past }. Another torment comes: { $problem }
psd-notice-character-retired = { $who } { AGREE($who, "breaks", "break") } free and { AGREE($who, "leaves", "leave") } the story. { $text }
psd-notice-writing-awaited = Before the next scene, { $seats } { AGREE($seats, "has", "have") } something to write.
psd-notice-sheet-begun = { $by } { AGREE($by, "begins", "begin") } a new character.
psd-notice-character-declined = { $by } { AGREE($by, "goes", "go") } on without a main character.
psd-notice-challenged = { $by } { AGREE($by, "asks", "ask") } { $author } to explain. { $text }
psd-notice-explained = { $by } { AGREE($by, "explains", "explain") }{ $told ->
    [yes]: { $text }
   *[no] .
 }
psd-notice-challenge-withdrawn = { $by } { AGREE($by, "is", "are") } content with the answer.
psd-notice-maintained = { $by } { AGREE($by, "maintains", "maintain") } it: the Director will rule.
psd-notice-ruled = { $by } { AGREE($by, "rules", "rule") }: { $upheld ->
    [yes] it must be told differently
   *[no] it stands
 }. { $text }
psd-notice-retold = { $by } { AGREE($by, "tells", "tell") } it differently{ $told ->
    [yes]: { $text }
   *[no] .
 }
