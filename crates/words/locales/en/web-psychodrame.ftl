### The page: what the table of Psychodrame says besides.

## The table

psd-turn-place = Scene { $scene } · { $stage }
psd-turn-as = { $name }, playing { $who }
psd-pane-cast = Characters
psd-nothing-now = Nothing for now: listen and look on.
psd-looking-on = You are looking on.

## A line to say

psd-line-hint = Write it, or say it aloud…
psd-tell = What happens, what is said?
psd-close = A last word before the dark
psd-reply = Something is asked of you. Your reply?
psd-others = A conflict that is not yours. Do you step in?
psd-result = Tell the outcome
psd-purge = Which act out of proportion discharges the emotion?
psd-dispute-line = Your answer

## What can be done, by what one wants

psd-group-people = Come in, go out
psd-group-inside = Change within
psd-group-trait = Create a trait
psd-group-fewer = Draw fewer than the score
psd-no-support = Support nobody
psd-group-remark = Comment, suggest, ask
psd-group-challenge = Contest a telling

## The sheets

psd-cast = The characters
psd-sheet-of = { $who } ({ $player })
psd-dead = dead
psd-retired = has left the story
psd-draft = being written
psd-in-focus = at the centre of the scene
psd-on-stage = on stage
psd-lacks = Missing: { $what }.
psd-sheet-ready = Ready.
psd-sheet-choosing = Another character, or none?
psd-ticked = Psychological game in this scene: no resolution point.
psd-purged = Purge in this scene: no resolution point.
psd-resolution = { $n } of { $most } towards resolution
psd-feeling = { $emotion } { $now } (began at { $began })
psd-played-by = played by { $player }
psd-unplayed = for whoever wants
psd-extras = Secondary characters
psd-facts = True from now on
psd-map = Who is tied to whom
psd-relink = Somebody is left without a link: { $who } must tie in with another problem.
psd-part-emotions = Emotions

## The scene

psd-at-stake = { OF($who) } problem: “{ $problem }” ({ $n } of { $most })
psd-whose = Whose problem does this scene confront?
psd-focus-facts = { $n } of { $most } · { $scenes ->
    [0] no scene yet
    [1] one scene
   *[other] { $scenes } scenes
 }
psd-dispute = { $step ->
    [asked] { $by } { AGREE($by, "asks", "ask") } { $author } to explain. Play goes on.
    [maintained] { $author } { AGREE($author, "maintains", "maintain") } it, { $by } { AGREE($by, "is", "are") } not convinced: the Director rules.
   *[upheld] { $author } must tell it another way.
 }

## The conflict

psd-wants = { $who } { AGREE($who, "wants", "want") }:
psd-inner-against = Within, { $player } { AGREE($player, "says", "say") } no: “{ $what }”
psd-round = Rematch: round { $n }
psd-side-for = Wants
psd-side-against = Resists
psd-deck = Deck: { $unseen }{ $under ->
    [0] { "" }
   *[other] { " " }· { $under } underneath
 }{ $discard ->
    [0] { "" }
   *[other] { " " }· { $discard } discarded
 }
psd-mark-done = done
psd-mark-ticked = psychological game
psd-window = Closes by itself. Without an answer, play goes on.
psd-risk = What do you threaten { $whom } with?
psd-would-win = { $who } { AGREE($who, "gets", "get") } the goal.
psd-would-fail = { $who } { AGREE($who, "misses", "miss") } the goal.
psd-would-tie = A tie: rematch.
psd-would-hit = { $who } { AGREE($who, "gets", "get") } { $points ->
    [1] one point.
   *[other] { $points } points.
 }
psd-would-decide = Equal ranks: { $who } { AGREE($who, "decides", "decide") }.
psd-as-it-is = As it lies
psd-if-swapped = Swapping with { $who }
psd-odds = My odds
psd-odds-lead = In per cent, if everybody plays the largest set and the others draw no more.
psd-odds-row = { $resists ->
    [yes] goal prevented
   *[no] goal
 } { $goal }% · rematch { $rematch }% · hurt { $hit }%
psd-guided = Told freely, guided by the belief of { $who }: “{ $belief }”

## The repercussions

psd-packet = { $who }: { $left } of { $points } left to spend
psd-packet-of-death = { $who }, after this death: { $left } of { $points } left to spend
psd-spent-by = { $player } { AGREE($player, "spends", "spend") } them.
psd-for-which = Which risk does the next point answer?
psd-spend-more = New trait, several points, rewording

## The end

psd-end = What remains
psd-end-sums = Scenes: { $scenes }. Conflicts: { $conflicts }. Rematches: { $rematches }. Irreversible acts: { $acts }. Deaths: { $deaths }. Problems resolved: { $resolved }.
psd-end-alive = { $who }: “{ $problem }” ({ $n } of { $most })
psd-end-dead = { $who } lost their life.
psd-end-retired = { $who } { AGREE($who, "has", "have") } left the story.
psd-epilogue-write = Write the epilogue: { $who }
psd-epilogue-what = What comes after, in a few sentences: { $who }
psd-epilogue-hint = Everybody reads it at once, and again at the end in place of the last line. You can write it again as long as the game goes on.
psd-epilogue-keep = Keep this epilogue
psd-sequel = Another game with the same characters
psd-sequel-lead = They keep beliefs, traits, emotions and points; anybody may still take another.
psd-script = The play
psd-script-scene = Scene { $n }

## Writing a character, one question at a time

psd-steps = { $n } of { $most }
psd-keep = Keep it and go on
psd-back = Previous question
psd-nameless = A character
psd-quoted = “{ $text }”
psd-sheet-later = to come: { $what }
psd-group-problems = The problems of the group
psd-writes-still = Writing…
psd-relation-of = And { $to }, to { $from }: “{ $text }”
psd-fine = Fine with me
psd-discuss = Let us talk
psd-q-identity = Who do you play?
psd-q-age = How old?
psd-q-activity = What does this character mainly do?
psd-q-belief-about-oneself = What { AGREE($who, "does", "do") } { $who } believe about the self?
psd-q-belief-about-others = And about others, what { AGREE($who, "does", "do") } { $who } believe?
psd-q-problem = What is { OWN($who, "the problem", "your problem") }?
psd-q-relation = Who matters to { $who }?
psd-q-problem-link = Which problem of somebody else touches { $who }?
psd-q-tie = All problems are taken. Who else matters to { $who }?
psd-q-nuance = What is a counterweight in { $who }?
psd-q-free-trait = One more trait for { $who }?
psd-q-emotions = What { AGREE($who, "does", "do") } { $who } feel, to begin with?
psd-q-confirm = { OWN($who, "The sheet", "Your sheet") } is written. Is that it?
psd-menu-scope = about
psd-menu-concern = touches
psd-menu-with = with
psd-menu-problem-of = that of
psd-menu-stance = how
psd-menu-nuanced = against

## On the strip

psd-chip = Sheet { OF($who) }: { $emotion } { $n }, { $points } of { $most } towards resolution

## Playing the scene

psd-speaks = { $who } { AGREE($who, "speaks", "speak") }
psd-acts = { $who } { AGREE($who, "acts", "act") }
psd-says-what = What does { $who } say?
psd-does-what = What does { $who } do?
psd-seen-what = What is seen?
psd-setting = Setting
psd-send = Tell it
psd-since = since you last looked
psd-begin-conflict = Begin a conflict
psd-close-scene = Close the scene…
psd-close-gives = { $who } { AGREE($who, "gains", "gain") } a point: { $before } → { $after }
psd-close-lost = No point for { $who }: a purge or a psychological game in this scene.
psd-group-end = Leave it there
psd-last-scene = Everybody agrees: this scene is the last.
psd-last-scene-asked = Shall this scene be the last? Agreed: { $agreed }. Waiting for { $wait }.
psd-end-asked = { $n ->
    [0] Shall we stop here? Waiting for { $wait }.
   *[other] Shall we stop here? Agreed: { $agreed }. Waiting for { $wait }.
 }

## The felt

psd-goal-of = { OWN($who, "The goal", "Your goal") }
psd-mark-draws = draws
psd-mark-next = plays next
psd-mark-played = has played
psd-mark-in = resists
psd-inner-short = the voice
psd-mark-wants = wants the goal
psd-mark-asked = has to answer
psd-aimed = targeted
psd-spared = spared
psd-if = If you play this
psd-if-strongest = If you play this, against their strongest
psd-against = { $one } against { $other }
psd-by-number = the number
psd-by-rank = the rank
psd-would-spare = Nobody is hurt.
psd-near-ten = { $emotion } at { $n }: ten is possible.
psd-draw-one = One trait a round: touch it, it draws.
psd-draw-used = Trait used for this round.
psd-draw-with = What { AGREE($who, "does", "do") } { $who } stand up with?
psd-draw-no-more = Draw no more
psd-fire = Let out { $emotion }
psd-fire-price = { $now }, down to { $floor }{ $focus ->
    [yes] { " " }· at the price of the scene’s point
   *[no] { "" }
 }
psd-fire-cards = { $n } { AGREE($n, "card", "cards") }
psd-odds-none = Draw no more
psd-odds-cards = { $n } { AGREE($n, "card", "cards") } · { $what }
psd-odds-goal = the goal
psd-odds-rematch = tie, rematch
psd-odds-lost = missed
psd-odds-held = the goal prevented
psd-odds-given = the goal granted
psd-risk-aloud = Say aloud what you threaten { $whom } with, then play.
psd-play-these = Play { $cards }
psd-play-none = Lay nothing down
psd-no-card = Not a card left: state a risk all the same.
psd-psych-costs = The scene is about your character: a psychological game costs it the resolution point.
psd-costs-point = The scene is about your character: purging costs it the resolution point.
psd-price-death = Your character dies and leaves the story; you may write another one.
psd-excess = { $emotion } { $now }: { $excess } too much, back to { $floor }

## The card of the outcome

psd-set = { $n ->
    [0] nothing
    [1] one { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
     }
    [2] two { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[other] { $rank }
     }
    [3] three { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[other] { $rank }
     }
   *[other] four { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[other] { $rank }
     }
 }
psd-verdict-won = { $who } { AGREE($who, "gets", "get") } the goal
psd-verdict-lost = { $who } { AGREE($who, "misses", "miss") } the goal
psd-verdict-open = A tie: rematch
psd-wounds = { $by } { AGREE($by, "hurts", "hurt") } { $whom }
psd-points-word = { AGREE($n, "point", "points") }
psd-nobody-hurt = Nobody is hurt.
psd-go-on = Back to the scene
psd-entrust = Who spends { $points } { AGREE($points, "point", "points") } on { $who }?
psd-emotions-of = { OWN($who, "The emotions", "Your emotions") }
psd-where-falls = Where does { OWN($who, "the blow", "your blow") } fall? “{ $risk }”
psd-where-rest = Where { AGREE($n, "does the last point", "do the points") } go?
psd-why-short = Why? A word, or say it aloud…
psd-touch-emotion = Touch an emotion. At ten, the irreversible.
psd-rather-trait = A trait instead
psd-add-point = { $emotion }: { $n } of 10, add a point
psd-take-point = { $emotion }: { $n } of 10, take a point away
psd-all-laid = All points are placed.
psd-take-back = Take the last point back
psd-validate = { $n ->
    [0] Confirm
   *[other] { $n } { AGREE($n, "point", "points") } to go
 }
psd-one-more = { $emotion }: { $n }, one point more
psd-one-less = { $emotion }: { $n }, one point less

## The epilogues

psd-arc = { OWN($who, "The emotions", "Your emotions") }, from the first scene to the last
