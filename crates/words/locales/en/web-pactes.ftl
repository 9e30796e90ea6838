### The page: what the table of Pactes says beside the game.

## The table

pane-sheet = Sheet
sheet-title = The sheet
turn-place =
    Contract { $round } of 6 · { $stage ->
        [first-rep] who sells first
        [choose-obstacle] the obstacle
        [propose] the proposal
        [answer] Faust’s answer
        [flaw] the hidden flaw
        [decide] sign or go on
        [pay] paying
        [roll] rolling the dice
        [place] placing the dice
        [convert] the power of the 6
        [intervene] bending the dice
        [settle] the discard
        [unfold] line { $line } of { $lines }
       *[summary] the tale
    }
turn-mine =
    { $what ->
        [desire] Your turn: your desire
        [obstacles] Your turn: obstacle { $number } of 6
        [aid-sins] Your turn: a sin
        [aid-words] Your turn: word { $number } of 12
        [first-rep] Your turn: who sells first?
        [choose-obstacle] Your turn: choose the obstacle
        [propose] Your turn: propose line { $number }
        [answer] Your turn: do you accept this line?
        [flaw] Your turn: hide a flaw
        [decide] Your turn: sign, or go on?
        [pay] Your turn: pay
        [roll] Your turn: roll the dice
        [place] Your turn: where does this { $number } go?
        [ready] Your turn: confirm or change
        [convert] Your turn: the power of the 6
        [intervene] Bend the dice?
        [debt] Your turn: what do you lose?
       *[summary] Your turn: tell the tale
    }
turn-offer = { $name } offers you a trade
turn-unfold = The contract unfolds
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— this round’s Rep
        [rival] {" "}— author of this round’s flaws
       *[none] { "" }
    }
score-you = you
score-achievements =
    { $n ->
        [0] No achievement out of 6
        [1] 1 achievement out of 6
       *[other] { $n } achievements out of 6
    }{ $maybe ->
        [0] { "" }
       *[other] , and { $maybe } as the dice lie
    }
score-tokens = Soul tokens
score-passed = leaves the dice
score-thinks = thinks
act-wait = Nothing is asked of you. You may offer a trade.
in-short-title = The game in a few words
in-short = Faust desires one thing, six obstacles stand before it, and there are six rounds. In each, one demon, the Rep, sells a contract: it proposes commitments, which Faust accepts or refuses, and the other demon hides a flaw under each. Faust pays one point of soul for each commitment.
in-short-dice = Then the dice: one for each commitment, one for each flaw. 4, 5 or 6 on a commitment is an achievement (six are needed in all, and a contract gives several, one or none); on a flaw it strikes Faust but gives back some soul. A 6 placed on a commitment may at once change another die to 4. Anybody may spend a soul token to change a die.
purse-title = Your soul
purse-hint = A token is worth 1 or 2 points. It pays for a contract, changes a die, can be traded, and counts at the end.
purse-aside =
    { $n ->
        [1] One of these tokens is set aside in an offer.
       *[other] { $n } of these tokens are set aside in offers.
    }
suggestions = Somebody whispers, tap to adopt it:
desire-whole = Say what you want, not only that you want.
aid-pitch = Stuck? A page of free associations may help, once a game. It takes a sin from each demon, then twelve words, four each; you can still go back.
page-title = The association page

## The sheet

no-desire = Faust has not yet said what he wants.
sheet-obstacles = The obstacles
sheet-achievements = Achievements
sheet-souls = The souls
obstacle-to-come = to be written
tokens =
    { $n ->
        [0] no token
        [1] 1 token
       *[other] { $n } tokens
    }
stocks = Reserve: { $reserve } · discard: { $discard }
duty-faust = Faust
duty-demon = demon
duty-rep = demon, Rep
duty-rival = demon, hidden flaws
chart-title = The game as it goes
chart-numbers = In numbers: everybody’s soul tokens
chart-contract = Contract

## The contract

contract-kicker = Contract { $round } · sold by { $rep }
contract-price =
    { $lines ->
        [0] Price: one soul point a line
       *[other] { $price ->
                [0] Nothing to pay
                [1] Price: 1 soul point
               *[other] Price: { $price } soul points
            }{ $waits ->
                [yes] {" "}with this line
               *[no] { "" }
            }
    }{ $rebate ->
        [0] { "" }
       *[other] {" "}(rebate of { $rebate })
    }
contract-empty = No commitment yet.
flaws = Hidden flaws
proposal-waits = a proposal, waiting for Faust’s answer
flaw-folded = a folded flaw, unreadable
flaw-blank = a flaw to be written
flaw-own = Your flaw: “{ $text }”
fold-up = Lift the fold
fold-down = Fold it back
signed-by = { $name }
objected = objection
accept-line =
    { $price ->
        [0] Accept: nothing to pay
        [1] Accept: 1 soul point
       *[other] Accept: { $price } points in all
    }
refuse = Refuse
sign =
    { $price ->
        [0] Sign: nothing to pay
        [1] Sign for one soul point
       *[other] Sign for { $price } soul points
    }
go-on =
    { $price ->
        [0] With another line: still nothing
        [1] With another line: 1 point in all
       *[other] With another line: { $price } points in all
    }
pay =
    { $points ->
        [0] Pay
        [1] Pay one point
       *[other] Pay { $points } points
    }
discard =
    { $n ->
        [0] Choose what you lose
       *[other] Lose { $tokens }
    }
token-name = Token of { $value }, number { $n }
chosen-tokens =
    { $n ->
        [0] No token chosen
        [1] One token chosen
       *[other] { $n } tokens chosen
    } · { $points ->
        [0] 0 points
        [1] 1 point
       *[other] { $points } points
    }

## The dice

odds = My chances
odds-lead = If your best dice go on the commitments, before anybody spends a token:
odds-at-least =
    { $n ->
        [1] at least one achievement: { $percent }%
       *[other] at least { $n } achievements: { $percent }%
    }
roll = Roll { $n } { AGREE($n, "die", "dice") }
tray = Dice to place
tray-empty = All is placed. Tap a die to take it back.
tray-empty-theirs = All is placed.
die-in-hand = { $die }, in hand
slot-empty = { $slot }: empty
slot-would = { $slot }: empty. There this { $face } would mean: { $effect }
slot-locked = does not move any more
confirm =
    { $left ->
        [0] Confirm the dice
        [1] Confirm · one die left
       *[other] Confirm · { $left } dice left
    }
place-how = Touch a slot: the die in hand goes there.
place-legend =
    This { $face }: { $face ->
        [1] nothing; on a flaw, you lose a token.
        [2] nothing; on a flaw, its author draws a token.
        [3] nothing, here or on a flaw.
        [4] an achievement, and the Rep draws a token; on a flaw, you draw a token.
        [5] an achievement; on a flaw, it strikes, and you draw two tokens.
       *[6] an achievement, and another die may become a 4; on a flaw, you draw a token, the Rep loses one.
    }
as-it-stands = As it stands
with-this = With this { $face }
tokens-short = tokens
nothing-short = nothing
convert-what = This 6 turns a die into a 4.
convert-pick = Tap the die to turn.
convert-this = The { $from } becomes 4, for good.
convert-yes = Yes, a 4
convert-no = No
becomes = becomes
bend-how = Tap a die: a token rerolls it or changes it by 1.
bend-passed = You leave the dice. Tap one if you change your mind.
bend-broke = You have no token to spend.
bend-one = A token on { $slot }
reroll = reroll
reroll-chance = 1 in 2
reroll-win = an achievement, one chance in two
reroll-draw = Faust draws, one chance in two
pay-with = Pay with
token-held = a token of { $value }, you have { $n }
bend-pay =
    { $to ->
        [0] Pay a { $token }: reroll the { $from }
       *[other] Pay a { $token }: { $from } → { $to }
    }
pass = Leave the dice
unfold-next = Unfold line { $line }
unfold-done = Go on
unfold-skip = Skip all
unfold-own = You draw:
unfold-own-alone = nobody else sees these tokens.
unfold-folded = folded
unfold-author = { OF($name) } flaw
unfold-kept = Kept:
unfold-missed = Missed:
unfold-strikes = Strikes:
unfold-spared = Spares:
unfold-quiet = Nothing shows:
fate-nothing = nothing more.
fate-achievement = an achievement
fate-draws =
    { $name } { AGREE($name, "draws", "draw") } { $n ->
        [1] a token
       *[other] { $n } tokens
    }
fate-loses =
    { $name } { AGREE($name, "loses", "lose") } { $n ->
        [1] a token
       *[other] { $n } tokens
    }

## Trades

offer-from = { $from } offers you a trade
offer-other = { $from } { AGREE($from, "offers", "offer") } { $to }: { $give } for { $ask }.
offer-gives = { $from } { AGREE($from, "gives", "give") }
offer-you-give = you give
offer-hidden =
    { $n ->
        [1] hidden
       *[other] hidden
    }
offer-nothing = nothing
offer-at-least = (at least { $points } points)
offer-choose = for which of your tokens?
offer-counter = Another price…
offer-counter-back = Back
offer-counter-send = Decline and offer this
offer-new = Offer a trade
offer-to = To whom?
offer-give = You give
offer-ask = You ask
offer-value = tokens of { $value }
offer-count = tokens
offer-less = Less: { $what }
offer-more = More: { $what }
offer-disclosed = Show the tokens’ values beforehand
offer-points = points at least
offer-note = A word, a promise
offer-send = Offer to { $name }
offers-queue =
    { $n ->
        [1] Another offer waits.
       *[other] { $n } other offers wait.
    }
offer-tokens-asked =
    { $n ->
        [0] nothing
        [1] one token
       *[other] { $n } tokens
    }

## The end

end-why = Why
