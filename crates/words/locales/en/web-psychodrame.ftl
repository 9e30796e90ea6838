### The page: what the table of Psychodrame says besides.

## The table

psd-turn-place = Scene { $scene } · { $stage }
psd-turn-as = { $name }, playing { $who }
psd-talk = Say a word, ask
psd-pane-cast = Characters
psd-nothing-now = Nothing for now: listen and look on.
psd-looking-on = You are looking on.
psd-script-so-far = Read the play so far

## A line to say

psd-speak = { $who } speaks, acts
psd-speak-setting = Setting, other people
psd-line-hint = Write it, or say it aloud: then leave it empty.
psd-tell = What happens, what is said?
psd-close = A last word before the dark
psd-reply = Something is asked of you. Your reply?
psd-others = A conflict that is not yours. Do you step in?
psd-use = Which trait shows, and how?
psd-result = Tell the outcome
psd-purge = Which act out of proportion discharges the emotion?
psd-dispute-line = Your answer

## What can be done, by what one wants

psd-group-conflict = Want something of somebody
psd-group-people = Come in, go out
psd-group-inside = Change within
psd-group-trait = Create a trait
psd-group-fewer = Draw fewer than the score
psd-no-support = Support nobody
psd-group-discharge = Discharge an emotion to draw
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
psd-sheet-whole = All written; to be confirmed.
psd-ticked = Psychological game in this scene: no resolution point.
psd-purged = Purge in this scene: no resolution point.
psd-resolution = { $n } of { $most } towards resolution
psd-feeling = { $emotion } { $now } (began at { $began })
psd-played-by = played by { $player }
psd-unplayed = for whoever wants
psd-extras = Secondary characters
psd-facts = True from now on
psd-map = Who is tied to whom
psd-links = Who is tied to whose problem
psd-relink = Somebody is left without a link: { $who } must tie in with another problem.
psd-part-identity = Who is it?
psd-part-beliefs = Beliefs
psd-part-problem = The problem
psd-part-relation = A relation
psd-part-link = Tie to somebody’s problem
psd-part-nuance = A nuance
psd-part-free = A free trait
psd-part-emotions = Emotions

## The scene

psd-at-stake = The problem of { $who }: “{ $problem }” ({ $n } of { $most })
psd-whose = Whose problem does this scene confront?
psd-focus-facts = { $n } of { $most } · { $scenes ->
    [0] no scene yet
    [1] one scene
   *[other] { $scenes } scenes
 }
psd-dispute = { $step ->
    [asked] { $by } asks { $author } to explain. Play goes on.
    [maintained] { $author } maintains it, { $by } is not convinced: the Director rules.
   *[upheld] { $author } must tell it another way.
 }

## The conflict

psd-wants = { $who } wants:
psd-inner-against = Within, { $player } says no: “{ $what }”
psd-round = Rematch: round { $n }
psd-unanswered = Waiting for the answer of { $who }.
psd-side-for = Wants
psd-side-against = Resists
psd-deck = Deck: { $unseen } { $under ->
    [0] { "" }
   *[other] · { $under } underneath
 } { $discard ->
    [0] { "" }
   *[other] · { $discard } discarded
 }
psd-threatens = Threatens { $targets }: “{ $risk }”
psd-kept = Cards received
psd-mark-done = done
psd-mark-ticked = psychological game
psd-window = Closes by itself. Without an answer, play goes on.
psd-which = Which combination?
psd-read = The most equal cards get the goal; the higher rank hurts.
psd-read-drawn = The most equal cards get the goal; all your cards higher than theirs hurt.
psd-preview = If the others play their largest combination:
psd-risk = What do you threaten?
psd-targets = Who is threatened?
psd-play-it = Play
psd-would-win = The goal is reached.
psd-would-fail = The goal is missed.
psd-would-tie = A tie: rematch.
psd-would-hit = { $who } gets { $points ->
    [1] one point.
   *[other] { $points } points.
 }
psd-would-decide = Equal ranks ({ $rank }): { $who } decides.
psd-as-it-is = As it is:
psd-if-swapped = Swapping with { $who }:
psd-odds = My odds
psd-odds-lead = If everybody plays their largest combination and the others draw no more.
psd-odds-row = { $n ->
    [0] without drawing
    [1] one more card
   *[other] { $n } more cards
 }: your side wins { $goal }%, rematch { $rematch }%, you are hit { $hit }%
psd-goal-won = The goal is reached: “{ $goal }”
psd-goal-lost = The goal is missed: “{ $goal }”
psd-guided = Told freely, guided by the belief of { $who }: “{ $belief }”
psd-endured = { $who } endures ({ $points }): “{ $risk }”

## The repercussions

psd-packet = { $who }: { $left } of { $points } left to spend
psd-packet-of-death = { $who }, after this death: { $left } of { $points } left to spend
psd-spent-by = { $player } spends them.
psd-for-which = Which risk does the next point answer?
psd-why = Why, going by the scene?
psd-spend-more = New trait, several points, rewording

## The end

psd-end = What remains
psd-end-sums = Scenes: { $scenes }. Conflicts: { $conflicts }. Rematches: { $rematches }. Irreversible acts: { $acts }. Deaths: { $deaths }. Problems resolved: { $resolved }.
psd-end-alive = { $who }: “{ $problem }” ({ $n } of { $most })
psd-end-dead = { $who } lost their life.
psd-end-retired = { $who } has left the story.
psd-sequel = Another game with the same characters
psd-sequel-lead = They keep beliefs, traits, emotions and points; anybody may still take another.
psd-script = The play
psd-script-scene = Scene { $n }
