### Pactes: roles, moments, effects, options, ending, sheet.

## The words of the table

role-faust = Faust
role-demon-a = the first demon
role-demon-b = the second demon
role-to-faust = Faust
role-to-demon-a = the first demon
role-to-demon-b = the second demon
role-about-faust = You desire, you sign, you roll. You need six achievements and, at the end, no demon may have more soul points than you; on a tie you win.
role-about-demon-a = You sell contracts every other round, and slip flaws into the other demon’s. Usually you sell first.
role-about-demon-b = The same, but usually you begin with the hidden flaws.
sin-pride = pride
sin-greed = greed
sin-envy = envy
sin-wrath = wrath
sin-lust = lust
sin-gluttony = gluttony
sin-sloth = sloth
slot-commitment = commitment { $line }
slot-flaw = flaw { $line }
entry-desire = the desire
entry-sin = the sin “{ $text }”
entry-sin-a = the first demon’s sin
entry-sin-b = the second demon’s sin
entry-word = the word “{ $text }”
entry-word-number = word { $number }
die-loose = die { $die }, which shows { $face }
die-placed = die { $die }, which shows { $face } (on { $slot })
slot-with-die = { $slot }, which shows { $face } ({ $effect })
list-two = { $first } and { $second }
list-either = { $first } or { $second }
number =
    { $n ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
tokens-none = no token
tokens-ones =
    { $n ->
        [1] a 1
       *[other] { $number } 1s
    }
tokens-twos =
    { $n ->
        [1] a 2
       *[other] { $number } 2s
    }
tokens-hidden =
    { $n ->
        [1] a hidden token
       *[other] { $n } hidden tokens
    }
tokens-points =
    { $tokens } ({ $points ->
        [1] one point
       *[other] { $points } points
    })

## Where the game stands

stage-desire = The desire
stage-obstacles = The obstacles
stage-aid-sins = The association page: sins
stage-aid-words = The association page: words
stage-first-rep = Who sells first
stage-choose-obstacle = Drawing up: the obstacle
stage-propose = Drawing up: the proposal
stage-answer = Drawing up: Faust’s answer
stage-flaw = Drawing up: the hidden flaw
stage-decide = Drawing up: sign or go on
stage-pay = Paying
stage-roll = Resolving: the dice
stage-place = Resolving: placing the dice
stage-convert = Resolving: the power of the 6
stage-intervene = Resolving: bending the dice
stage-settle = Resolving: Faust’s discard
stage-summary = Resolving: the tale
stage-end = The end

## Who is awaited, and why

await-desire =
    { $me ->
        [yes] Your turn: state your desire. The whole game turns on it.
       *[no] { $who } { AGREE($who, "is", "are") } about to state a desire. You may suggest one, but Faust decides.
    }
await-obstacles =
    { $me ->
        [yes] Your turn: write obstacle { $number } of 6. Each round a contract takes one of them on.
       *[no] { $who } { AGREE($who, "writes", "write") } obstacle { $number } of 6.
    }
await-aid-sins =
    { $me ->
        [yes] Your turn: write a sin in a corner of the page.
       *[no] A sin is missing on the page ({ $who }).
    }
await-aid-words =
    { $me ->
        [yes] Your turn: add word { $number } of 12, without thinking too hard. Every association is good.
       *[no] { $who } { AGREE($who, "adds", "add") } word { $number } of 12.
    }
await-first-rep =
    { $me ->
        [yes] Your turn: say which demon sells the first contract.
       *[no] { $who } { AGREE($who, "chooses", "choose") } the demon who sells first.
    }
await-choose-obstacle =
    { $me ->
        [yes] Your turn, Rep: choose the obstacle this contract will help with.
       *[no] { $who } { AGREE($who, "chooses", "choose") } the obstacle of this contract.
    }
await-propose =
    { $me ->
        [yes] Your turn, Rep: propose commitment { $number }. The more lines, the more the contract brings you.
       *[no] { $who } { AGREE($who, "is", "are") } thinking of a proposal.
    }
await-answer =
    { $me ->
        [yes] Your turn: do you accept this commitment?
       *[no] { $who } { AGREE($who, "thinks", "think") } the proposal over.
    }
await-flaw =
    { $me ->
        [yes] Your turn: secretly write the hidden flaw of line { $number }.
       *[no] { $who } secretly writes the hidden flaw of line { $number }.
    }
await-decide =
    { $me ->
        [yes] Your turn: sign at this price ({ $price ->
                [0] nothing
                [1] one soul point
               *[other] { $price } soul points
            }), or ask for one more line?
       *[no] { $who } { AGREE($who, "hesitates", "hesitate") }: sign, or ask for one more line?
    }
await-pay =
    { $me ->
        [yes] Your turn: pay { $price ->
                [1] one soul point
               *[other] { $price } soul points
            }. The Rep will draw a token for each point.
       *[no] { $who } { AGREE($who, "pays", "pay") } { $price ->
                [1] one soul point
               *[other] { $price } soul points
            }.
    }
await-roll =
    { $me ->
        [yes] Your turn: roll { $number } { AGREE($number, "die", "dice") }, one per commitment and one per hidden flaw.
       *[no] { $who } { AGREE($who, "is", "are") } about to roll { $number } dice.
    }
await-place =
    { $me ->
        [yes] Your turn: place one die on each commitment and each flaw, then confirm.
       *[no] { $who } { AGREE($who, "spreads", "spread") } the dice.
    }
await-convert =
    { $me ->
        [yes] Your turn: your 6 may convert another die to 4.
       *[no] { $who } may convert a die to 4.
    }
await-intervene =
    { $me ->
        [yes] Your turn: a soul token rerolls a die or changes it by 1. Or leave them: when all three have passed, the contract is resolved.
       *[no] The dice are not final yet: { $who } may still step in.
    }
await-settle =
    { $me ->
        [yes] Your turn: choose the tokens your luck costs you.
       *[no] { $who } { AGREE($who, "chooses", "choose") } what goes to the Discard.
    }
await-summary =
    { $me ->
        [yes] Your turn: tell in a few words what happened, flaws included. Then the round ends.
       *[no] { $who } { AGREE($who, "is", "are") } about to tell what happens.
    }
await-end = The game is over.
await-debt = Your turn: choose the token the 6 makes you lose.

## The table of effects

effect-commitment =
    { $face ->
        [1] no progress
        [2] no progress
        [3] no progress
        [4] one achievement, and the Rep draws a token
        [5] one achievement
       *[6] one achievement
    }
effect-flaw =
    { $face ->
        [1] nothing shows, but Faust loses a token
        [2] Faust is spared, the flaw’s author draws a token
        [3] nothing
        [4] some trouble, Faust draws a token
        [5] the flaw strikes, Faust draws two tokens
       *[6] a revelation, Faust draws a token
    }
effect-six-commitment = Placed as a 6 on a commitment: Faust may convert another die to 4.
effect-six-flaw = Placed as a 6 on a flaw: the Rep loses a token.
effects-achievements =
    { $n ->
        [1] one achievement
       *[other] { $n } achievements
    }
effects-faust-discards =
    Faust loses { $n ->
        [1] one token
       *[other] { $n } tokens
    }
effects-faust-draws =
    Faust draws { $n ->
        [1] one token
       *[other] { $n } tokens
    }
effects-rep-draws =
    the Rep draws { $n ->
        [1] one token
       *[other] { $n } tokens
    }
effects-rival-draws =
    the Rival draws { $n ->
        [1] one token
       *[other] { $n } tokens
    }
effects-between = ;{ " " }
effects-nothing = nothing happens

## What the table chose

option-first-rep =
    { $firstRep ->
        [demonA] The first demon sells the first contract.
        [demonB] The second demon sells the first contract.
        [random] A lot decides which demon sells the first contract.
       *[faustChooses] Faust chooses which demon sells the first contract.
    }
option-tokens-per-value = There are { $tokensPerValue } soul tokens of each value.
option-max-commitments =
    A contract has at most { $maxCommitments ->
        [1] one line
       *[other] { $maxCommitments } lines
    }.
option-token-values =
    { $tokenValues ->
        [faustPublic] Faust’s tokens lie face up.
       *[ownerOnly] Only their owner knows the value of tokens.
    }
option-negotiation =
    { $negotiation ->
        [always] Tokens may change hands all through a round.
        [phase1and2] Tokens may change hands up to the payment.
       *[off] Tokens do not change hands.
    }
option-demon-perfect-tie =
    { $demonPerfectTie ->
        [shared] Demons who are equal in everything win together.
        [nobody] If the demons are equal in everything, nobody wins.
       *[random] A lot decides between demons who are equal in everything.
    }

## The end and its reasons

ending-nobody = Nobody wins: the pact is void.
ending-faust =
    { $me ->
        [yes] You win: desire and soul, you keep them both.
       *[no] { $who } { AGREE($who, "wins", "win") }: desire and soul, Faust keeps them both.
    }
ending-demon =
    { $me ->
        [yes] You win: your post in hell is safe, the other demon is looking for a job.
       *[no] { $who } { AGREE($who, "wins", "win") }, and keeps a post in hell.
    }
ending-shared = Both demons win together.
because-too-few =
    Faust has { $achievements ->
        [0] no achievement
        [1] one achievement
       *[other] { $achievements } achievements
    }; it takes six.
because-enough = Faust has { $achievements } { AGREE($achievements, "achievement", "achievements") }; it took six.
because-points =
    { $me ->
        [yes] You have
       *[no] { $who } { AGREE($who, "has", "have") }
    } { $points ->
        [0] no soul points
        [1] one soul point
       *[other] { $points } soul points
    }: { $tokens }.
because-no-demon-above = No demon has more soul points than Faust; ties go to Faust.
because-most-points = The demon with the most soul points wins, having more than Faust.
because-more-tokens = The demons have the same points, and more than Faust: the one with more tokens wins.
because-equal = The demons are above Faust, with the same points and the same number of tokens.
because-lot = A lot decided between them.

## The sheet

sheet-desire = Desire: { $text }
sheet-no-desire = Desire: not stated yet
sheet-obstacle =
    { $crossed ->
        [yes] ✗
       *[no] ·
    } { $number }. { $text }
sheet-round =
    Round { $round } of 6 — Rep: { $me ->
        [yes] you
       *[no] { $who }
    }
sheet-achievements = Achievements: { $n } of the 6 it takes
standing = Achievements: { $n } of 6. { $purses }.
sheet-purse =
    { $me ->
        [yes] You
       *[no] { $who }
    }: { $n ->
        [0] no token
        [1] one token
       *[other] { $n } tokens
    }{ $seen ->
        [yes] , { $tokens } ({ $points ->
                [1] one point
               *[other] { $points } points
            })
       *[no] { "" }
    }
sheet-stocks = Reserve: { $reserve } — Discard: { $discard }
sheet-contract =
    Contract against obstacle { $obstacle }: “{ $text }” — price: { $price }{ $rebate ->
        [0] { "" }
       *[other] { " " }(rebate: { $rebate })
    }
sheet-commitment = Commitment { $line }: { $text }
sheet-flaw =
    Hidden flaw { $line }: { $state ->
        [seen] { $text }
        [folded] (folded away)
       *[blank] (to be written)
    }
sheet-proposal = Proposal on the table: { $text }
sheet-loose = Dice to place: { $dice }
die-short = die { $die } [{ $face }]
dice-line = { $line }. commitment { $commitment }  flaw { $flaw }  { $text }
sheet-preview = As it stands: { $effects }.
sheet-offer = Offer: { $offer }
sheet-page = On the page: { $entries }
