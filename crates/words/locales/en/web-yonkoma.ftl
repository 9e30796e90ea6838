### The page: what the table of 4-KOMA says besides.

## The table

yk-pane-cast = Characters
yk-pane-strip = Strip
yk-place =
    Session { $session } · Scene { $scene }{ $titled ->
        [yes] {" "}· { $title }
       *[no] { "" }
    } · { $stage }
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
yk-approve-whom = { $name } waits for your approval
yk-approve = Approve
yk-approve-limited = Approve with this restriction
yk-limit-gift = Is the gift too powerful? Restrict it
yk-claims = { $name } claims to have played “{ $bond }”
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
yk-newcomer = { $name } waits to come in
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
yk-undo = Undo
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
yk-panel-round = The round
yk-round = Round { $n }
yk-chance = one success or more: { $percent }%
yk-part-help = { $name } helps
yk-part-anecdote = an anecdote
yk-part-setback = { $severity } setback
yk-pool-total =
    { $none ->
        [yes] No dice: a failure from the start.
       *[no] In all: { $dice }.
    }
yk-helps = { $name } helps { $roller }
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
yk-keep-how = Underlined dice stay on the table; touch a die to keep it or to throw it again.
yk-armed-grave = { $name } took a grave setback: out of play if this fails.
yk-armed-critical = { $name } took a critical setback: eliminated if this fails.
yk-how = How?
yk-who-takes = Who takes the setback?
yk-koma = A Koma
yk-spend-koma =
    throw again: { $dice } · { $left ->
        [0] none left
       *[other] { $left } left
    }
yk-severity = { $severity } setback
yk-setback =
    { $kind ->
        [marked] marked already
        [again] another approach, { $bonus ->
                [0] no extra die
                [one] one extra die
               *[other] { $bonus } extra dice
            }
       *[reroll] throw again: { $dice }
    }{ $severity ->
        [grave] {" "}· out of play if this fails
        [critical] {" "}· eliminated if this fails
       *[other] { "" }
    }
yk-again-instead = Change approach instead: everything is judged and thrown anew
yk-plus-one = Gift “{ $gift }”: one more success
yk-plus-one-ask = Does a gift add a success before the totals are compared?
yk-compare = No, compare
yk-compare-always = No, and do not ask again in this conflict
yk-gifts-kept = You keep your gifts for this whole conflict.
yk-gifts-free = Ask me again
yk-undecided = It cannot be said: something unforeseen!
yk-unforeseen = Something unforeseen changes everything. Whoever goes on does it another way and throws anew, free of charge; whoever stops alone concedes.
yk-no-award = No condition
yk-keep-moment = Keep this moment for the strip
yk-nobody = Nobody wins
yk-cause-conceded = The loser conceded.
yk-cause-out = Nobody is left on the other side.
yk-cause-lead = Four successes ahead.
yk-cause-nobody = The conflict ends here.
yk-standing =
    { $won ->
        [yes] { $name } wins round { $n }{ $lead ->
                [0] , by the more specific concept.
                [one] {" "}by one success.
               *[other] {" "}by { $lead } successes.
            }
       *[no] Nobody wins round { $n }.
    }

## Odds

yk-odds = The odds
yk-odds-lead = In per cent, successes kept and all the rest thrown again.
yk-odds-way = Way
yk-odds-throw = This throw
yk-odds-stands = As it is
yk-prospect = The odds of the conflict
yk-prospect-said = { $a } wins { $wins } times in a hundred, { $b } { $loses }. Rounds still to come, on average: { $rounds }; in { $lead } cases in a hundred a lead of four ends it.
yk-prospect-lead = If everybody spends Koma while losing, then concedes; a tie goes to the more specific concept, or counts half.

## The strip

yk-strip-lead = Keep moments while you play. Four of them make a page.
yk-choose-four = Choose four moments.
yk-strip-name = Title of the page
yk-caption = Caption of this panel
yk-save = Save
yk-print = Print

## Between two sessions

yk-session-over = Session { $n } is over.
yk-keeps-koma =
    { $n ->
        [0] { $name } has no Koma to keep.
        [one] { $name } keeps 1 Koma.
       *[other] { $name } keeps { $n } Koma.
    }
yk-kept = Kept as well: setbacks, conditions, bonds, and who is out of play.
yk-back-next = Back in the next session: gifts, anecdotes, the game master’s pool.
yk-between-player = Now is the time to change your bonds, in the light of what happened.
yk-between-master = Now is the time to grant a gift or a Koma, to let a concept or a flaw change.
