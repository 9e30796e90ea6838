### The page: what the table of 4-KOMA says besides.

## The table

yk-pane-cast = Characters
yk-pane-strip = Strip
yk-place = Session { $session } · Scene { $scene } · { $stage }
yk-as =
    { $name }, { $role }{ $plays ->
        [yes] : { $character }
       *[no] { "" }
    }
yk-free-for-all = The story is anybody’s: try something, or play a bond.
yk-meanwhile = Meanwhile
yk-wait = Somebody else is awaited.
yk-or-aloud = (or aloud)
yk-told-aloud = Told aloud.
yk-closed = The table is closed. The story can be read again, the strip printed.

## The game master

yk-master = Game master
yk-pool =
    { $n ->
        [0] Your pool is empty.
        [one] Your pool: 1 Koma.
       *[other] Your pool: { $n } Koma.
    }
yk-new-npc = New character
yk-cast = People of the episode
yk-cast-lead = Their sheets are ready: at a tap they enter the story, and can stand in somebody’s way.
yk-npc-until-conflict = Everybody sees the name and the sign. Concept and flaw stay yours until a conflict, or until you show them.
yk-npc-public = At this table everybody sees the concept and the flaw, too.
yk-npc-hidden = Everybody sees the name and the sign. Concept and flaw stay yours until you show them.
yk-give-condition = Give a condition
yk-call-goal = What is to be achieved?
yk-facts = What is established
yk-seek-fact = Look up a fact
yk-notes = My notes, for me alone
yk-grant = Rewards and changes
yk-about = Game master · { $name }
yk-approve-whom = { $name } { AGREE($name, "waits", "wait") } for your approval
yk-approve = Approve
yk-approve-limited = Approve with this restriction
yk-limit-gift = Is the gift too powerful? Restrict it
yk-claims = { $name } { AGREE($name, "claims", "claim") } to have played “{ $bond }”
yk-played = Yes, it was
yk-not-played = No
yk-replaces = For { $name }, “{ $text }” is to replace “{ $old }”
yk-replace = Yes, it replaces it
yk-add = No, it is added
yk-consent = Somebody wants to use your character
yk-agree = I agree
yk-disagree = I do not
yk-story-waits = The story waits for somebody to agree
yk-withdraw = Tell it differently
yk-newcomer = { $name } { AGREE($name, "waits", "wait") } to come in
yk-new-character = Your new character
yk-spoils = You have won: impose a bond, if you like

## Bonds

yk-your-bonds =
    { $n ->
        [0] Your bonds · no Koma
        [one] Your bonds · 1 Koma
       *[other] Your bonds · { $n } Koma
    }
yk-gain = Played: 1 Koma
yk-erase = Played: erase “{ $severity }”
yk-paid = has paid in this scene
yk-undo = Undo this gain
yk-map = Who is tied to whom

## A sheet

yk-world = The world
yk-nobody-yet = Nobody is in the story yet.
yk-concept = Concept
yk-flaw = Flaw
yk-gift = Gift
yk-sign = Sign
yk-hidden = unknown
yk-important = important
yk-limit = restricted: { $text }
yk-used = used: { $text }
yk-has-koma =
    { $n ->
        [0] no Koma
        [one] 1 Koma
       *[other] { $n } Koma
    }
yk-mark =
    { $severity } setback: { $on ->
        [yes] marked
       *[no] free
    }
yk-age =
    { $n ->
        [one] for one scene
       *[other] for { $n } scenes
    }
yk-end-condition = End “{ $label }”

## The four panels

yk-panel-goal = What is tried
yk-panel-stake = The stake
yk-panel-pool = With what
yk-panel-dice = The dice
yk-panel-result = And then?
yk-chance = one success or more: { $percent }%
yk-part-help = { $name } { AGREE($name, "helps", "help") }
yk-part-anecdote = an anecdote
yk-part-setback = { $severity } setback
yk-pool-total =
    { $none ->
        [yes] No dice: it fails in advance.
       *[no] { $dice }
    }
yk-helps = { $name } { AGREE($name, "helps", "help") } { $roller }
yk-stops-helping = { $name } no longer helps
yk-auto = Gift “{ $gift }”: 2 successes without a throw
yk-throw =
    { $none ->
        [yes] Face the failure
       *[no] Throw: { $dice }
    }
yk-die =
    Die { $n }: { $face }{ $success ->
        [yes] , a success
       *[no] { "" }
    }
yk-total =
    { $kind ->
        [auto] A gift stands in for the throw: { $successes }.
        [none] No die to throw: { $successes }.
       *[dice] { $successes }.
    }{ $plus ->
        [0] { "" }
        [one] {" "}One of them added by a gift.
       *[other] {" "}{ $plus } of them added by gifts.
    }
yk-keep-how = · touch a die to keep it or to reroll it
yk-armed-grave = { $name } took a grave setback: out of play if this fails.
yk-armed-critical = { $name } took a critical setback: eliminated if this fails.
yk-how = How?
yk-who-takes = Who takes the setback?
yk-koma = A Koma
yk-severity = { $severity } setback
yk-again-instead = Change the approach: everything is judged and thrown again
yk-compare = No, compare
yk-compare-always = Do not ask again in this conflict
yk-gifts-kept = You keep your gifts for this whole conflict.
yk-gifts-free = Ask me again
yk-undecided = It cannot be said: something unforeseen!
yk-unforeseen = Something unforeseen changes everything. Whoever goes on does it another way and throws again, free of charge; whoever stops alone concedes.
yk-no-award = No condition
yk-keep-moment = Keep this moment for the strip
yk-nobody = Nobody wins
yk-cause-conceded = The loser conceded.
yk-cause-out = Nobody is left on the other side.
yk-cause-lead = Four successes ahead.
yk-cause-nobody = The conflict ends here.

## Odds

yk-odds-lead = In per cent, successes kept and all the rest thrown again.
yk-odds-way = Way
yk-odds-throw = This throw
yk-odds-stands = As it is
yk-prospect = The odds of the conflict
yk-prospect-said = { $a } wins { $wins } times in a hundred, { $b } { $loses }. Rounds still to come, on average: { $rounds }; in { $lead } cases in a hundred a lead of four ends it.
yk-prospect-lead = If everybody spends Koma while losing, then concedes; a tie goes to the more specific concept, or counts half.

## The strip

yk-strip-name = Title of the page
yk-print = Print

## Between two sessions

yk-session-over = Session { $n } is over.
yk-keeps-koma =
    { $n ->
        [0] { $name } { AGREE($name, "has", "have") } no Koma to keep.
        [one] { $name } { AGREE($name, "keeps", "keep") } 1 Koma.
       *[other] { $name } { AGREE($name, "keeps", "keep") } { $n } Koma.
    }
yk-kept = Kept as well: setbacks, conditions, bonds, and who is out of play.
yk-back-next = Back in the next session: gifts, anecdotes, the game master’s pool.
yk-between-player = Now is the time to change your bonds, in the light of what happened.
yk-between-master = Now is the time to grant a gift or a Koma, to let a concept or a flaw change.
yk-price-session = The Session ends for everybody; scenes under way do not go on.
yk-price-adventure = The adventure ends for everybody; the next begins elsewhere.
yk-price-close = The table will not change any more: the story can only be read.

## The throw, and what to do with it

yk-chip = Koma: { $n }; setbacks: { $any ->
        [yes] { $marks }
       *[no] none
    }.
yk-unjudged = The game master says which case applies.
yk-judge-again = Review the case or the conditions
yk-anecdote = Tell an anecdote: one more die
yk-part-flaw = flaw: { $flaw }
yk-part-hindered = { $name } helps, hindered by a flaw
yk-not-yet = The dice will tell.
yk-comes-failure = nothing goes as wanted
yk-comes-partial = done, with a complication
yk-comes-full = exactly what was wanted
yk-comes-spotlight = whoever threw tells it
yk-comes-spotlight-you = you tell it
yk-kept-die = kept
yk-thrown-die = to reroll
yk-way-accept = Accept
yk-way-koma = Koma
yk-way-setbacks = Setback…
yk-way-gift = Gift
yk-way-concede = Concede…
yk-as-is = { $degree }, as it is
yk-koma-price =
    { $n ->
        [0] none left
       *[other] 1 of { $n }
    }
yk-way-chance =
    { $price } · { $conflict ->
        [yes] win
       *[no] succeed
    } { $percent }%
yk-no-setback = all are marked
yk-no-gift = nothing to add
yk-gift-gives =
    “{ $gift }”: { $conflict ->
        [yes] one more success
       *[no] { $degree }
    }
yk-concede-what = { $name } tells the escape, { $other } gets the stake
yk-or-setback = Or a setback
yk-marked = taken already
yk-percent = { $n }%
yk-bonus =
    { $n ->
        [0] no extra die
        [one] +1 die
       *[other] +{ $n } dice
    }
yk-legend-win = win
yk-legend-tie = tie
yk-legend-lose = lose
yk-legend-spotlight = spotlight
yk-legend-full = success
yk-legend-partial = more or less
yk-choose-way = Choose how to hold on
yk-do-gift = Add a success by the gift
yk-do-koma = Reroll { $dice }, 1 Koma
yk-do-setback =
    { $kind ->
        [again] Change the approach, { $severity } setback
        [hold] Hold on: { $severity } setback, reroll { $dice }
       *[reroll] Reroll { $dice }, { $severity } setback
    }
yk-price-setback =
    { $severity ->
        [minor] Minor: something annoying, which the game master tells.
        [serious] Serious: one more die; what follows will be difficult.
        [grave] Grave: 2 more dice. { $conflict ->
                [yes] Unless { $other } is beaten, { $name } is out of play until the end of the next scene.
               *[no] Without a success, { $name } is out of play until the end of the next scene.
            }
       *[critical] Critical: 3 more dice. { $conflict ->
                [yes] If the conflict is lost, the story of { $name } ends here.
               *[no] Without a success, the story of { $name } ends here.
            }
    }
yk-price-concede =
    { $other } { AGREE($other, "gets", "get", "get") } the stake; { $name } { AGREE($name, "gets", "get", "get") } away{ $n ->
        [0] .
       *[other] {" "}and { AGREE($name, "gains", "gain", "gain") } { $n } Koma.
    }{ $critical ->
        [yes] {" "}A critical setback was taken: the story of { $name } ends here.
       *[no] { "" }
    }
yk-both = { $a } and { $b }
yk-stake = The stake: { $goal }
yk-leads =
    { $n ->
        [0] { $precise ->
                [yes] A tie: { OF($name) } concept is more specific and wins
               *[no] A tie
            }
       *[other] { $name } { $would ->
                [yes] would lead
               *[no] leads
            } by { $n }
    }
yk-tug-end = end
yk-tug-condition = condition
yk-odds-of = The odds: { $who }
yk-nobody-important =
    { $me ->
        [yes] Somebody important to be bound to is missing: make an important character (Something else, then New character), or let a player invent one.
       *[no] Somebody important to be bound to is missing: { $who } makes one, or you invent one here as soon as your sheet is approved.
    }

## The window for gifts

yk-window = A gift?
yk-seconds =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }
yk-passed = { $who } { AGREE($who, "passes", "pass") }
yk-window-waits =
    { $me ->
        [yes] you are awaited, then we count
       *[no] { $who } { AGREE($who, "is", "are") } awaited, then we count
    }
yk-keep-gift = Keep my gift
yk-quoted = “{ $text }”
yk-gift-changes =
    one success, once a session. { $after } against { $other }{ $kind ->
        [stays] : the conflict goes on.
        [ends] : the conflict ends, won.
        [wins] : the round is won.
        [ties] : a tie, the more specific concept wins.
        [tie_won] : a tie, and your side has the more specific concept: the round is won.
        [tie_lost] : a tie, but the other side has the more specific concept: the round stays lost.
        [spared] : no condition any more.
        [gives] : a condition to give.
       *[nothing] .
    }

## The strip that makes itself

yk-strip-made = The strip has made itself.
yk-strip-few =
    { $n ->
        [one] One more moment, and the strip makes itself.
       *[other] { $n } more moments, and the strip makes itself.
    }
yk-strip-panel = Panel { $n }
yk-strip-which = moment { $n } of { $of } · touch it to write
yk-strip-next = The next moment for this panel
yk-strip-before = The moment before for this panel
yk-strip-bubble = What is said in panel { $n }
yk-share = Share the picture
yk-keep-strip = Keep
yk-kept-strips = Strips kept on this device
yk-open-strip = Touch it up

## The episodes

yk-episodes = An episode that lies ready
yk-episodes-lead = Six worlds with their scenes, their situations and their people. The one you choose whispers what comes next; nothing makes you follow it. Chosen before play, it presents its world to everybody.
yk-tell-situation = Tell this
yk-scene-to-come = Next scene: { $title }
yk-begin-scene = Begin this scene
