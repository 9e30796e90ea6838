### The page: what the table of Pactes says beside the game.

## The table

pane-sheet = The sheet
pane-trade = Trades
turn-place = Round { $round } of 6 · { $stage }
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— this round’s Rep
        [rival] {" "}— author of this round’s flaws
       *[none] { "" }
    }
act-wait = Nothing to do just now, except talk and negotiate.
in-short-title = The game in a few words
in-short = Faust desires one thing, six obstacles stand before it, and there are six rounds. In each, one demon, the Rep, sells a contract: it proposes commitments, which Faust accepts or refuses, and the other demon hides a flaw under each. Faust pays one point of soul for each commitment.
in-short-dice = Then the dice: one for each commitment, one for each flaw. 4, 5 or 6 on a commitment is an achievement; on a flaw it strikes Faust but gives back some soul. Anybody may spend a soul token to change a die.
purse-title = Your soul
purse-hint = A token is worth 1 or 2 points. It pays for a contract, changes a die, can be traded, and counts at the end.
purse-aside =
    { $n ->
        [1] One of these tokens is set aside in an offer.
       *[other] { $n } of these tokens are set aside in offers.
    }
suggestions = Somebody whispers
aid-pitch = Stuck? A page of free associations may help, once a game.
page-title = The association page

## The sheet

no-desire = Faust has not yet said what he wants.
sheet-obstacles = The obstacles
sheet-achievements = Achievements
sheet-souls = The souls
achievements =
    { $n ->
        [0] No achievement yet: six are needed.
        [1] One achievement out of the six that are needed.
       *[other] { $n } achievements out of the six that are needed.
    }
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
    { $price ->
        [0] Free
        [1] Price: 1 soul point
       *[other] Price: { $price } soul points
    }{ $rebate ->
        [0] { "" }
       *[other] {" "}(rebate of { $rebate })
    }
contract-empty = No commitment yet.
commitments = Commitments
flaws = Hidden flaws
proposal-waits = a proposal, waiting for Faust’s answer
flaw-folded = folded, unreadable
flaw-blank = to be written
fold-up = Lift the fold
fold-down = Fold it back
signed-by = { $name }
works = Kept:
fails = Failed:
strikes = Strikes:
harmless = Nothing shows:
objected = objection
refuse = Refuse
reason = A reason, if you like (optional)
reword = Propose something else instead
rebate-more =
    { $rebate ->
        [1] Grant a rebate of one point
       *[other] Raise the rebate to { $rebate } points
    }
sign =
    { $price ->
        [0] Sign: nothing to pay
        [1] Sign for one soul point
       *[other] Sign for { $price } soul points
    }
go-on = Ask for another line
pay =
    { $points ->
        [0] Pay
        [1] Pay one point
       *[other] Pay { $points } points
    }
discard = Discard
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
roll = Roll the { $n } dice
place-how = Tap a die and then a slot, or drag it; by keyboard: Tab and Enter.
tray-left =
    { $n ->
        [1] One die to place
       *[other] { $n } dice to place
    }
tray-empty = All dice are placed: confirm, or move them again.
take-back = Take this die back
slot-empty = { $slot }: empty
preview = As it stands: { $effects }.
bend-how = Tap a die of the contract to see what a token would change.
bend-broke = You have no token to spend.
bend-to = { $to }: { $effect }
bend-nothing = { $to }: the effect stays the same
bend-bound = impossible: a die goes from 1 to 6
reroll = Reroll
reroll-commitment = { $wins } chances in 6 of an achievement
reroll-flaw = { $draws } chances in 6 that Faust draws
pass-mark =
    { $name }: { $passed ->
        [yes] ✓ has passed
       *[no] … hesitates
    }
objections = An objection?
objections-lead = A flaw does not kill Faust and follows from its commitment. If not, say so: its author may reword it.
object-line = Object to line { $line }

## Trades

no-trade-now = No trade is possible just now.
trade-covered = Take the device to offer a trade.
offer-to = To whom?
offer-disclosed = Show the tokens’ values beforehand
offer-send = Offer to { $name }
offer-card =
    { $from } offers { $to }: { $give }{ $ask ->
        [0] , asking nothing.
        [1] {" "}for one token{ $points ->
                [0] .
               *[other] {" "}({ $points } points at least).
            }
       *[other] {" "}for { $ask } tokens{ $points ->
                [0] .
               *[other] {" "}({ $points } points at least).
            }
    }

## The end

end-why = Why
