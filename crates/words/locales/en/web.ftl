### The page: what surrounds every game, and what the table of Pactes says besides.

app-title = Tablée
pactes-title = Pactes — Tablée
skip = Skip to content
languages = Language
close = Close
back-home = Back to the shelf
rules = The rules
soon = Soon

## The shelf

home-title = Five games, one table
home-lead = Small, intense French games to play together, near or far. The program knows the rules, keeps the secrets and rolls dice that anyone can verify.
home-shelf = The shelf
my-tables = My tables on this device
table-over = game over
table-beginning = before the first round
table-round = round { $round } of 6
forget-table = Forget the game of { $names }
forget-sure = Forget this game? It exists on this device only.
try-alone = Try it alone
pass-and-play = Three on this device
pactes-facts = 3 people · 45 to 60 minutes
pactes-pitch = Faust wants something more than anything. Two demons sell him contracts full of promises and hidden flaws. How much soul will he have left?
psychodrame-facts = for a group · an evening
psychodrame-pitch = A drama is played again, roles and secrets dealt, until the truth comes out.
innommable-facts = for a group · an evening
innommable-pitch = An inquiry towards what had better not be named.
psychopathe-facts = 2 people · 30 minutes
psychopathe-pitch = A duel on a board, against somebody or against the program.
psychopathe-open = Play, analyse
yonkoma-facts = for a group · 30 minutes
yonkoma-pitch = Stories told in four panels: the punchline is for everybody.

## A rule

rule-open = Read rule { $rule }
rule-title = Rule { $rule }
rule-all = All rules
rules-title = The rules of Pactes
rules-lead = Every button and every refusal refers to one of them.

## Setting up a game on this device

new-title = Three on this device
new-lead = The device goes from hand to hand. What each of you must keep to yourself stays covered until the person named takes it. Nothing leaves this device.
new-name = First name
new-bot = The program plays this role
new-options = Change the table’s rules
new-start = Begin
lost-title = This game is not on this device
lost-lead = It was forgotten, or it was played elsewhere.
not-kept = This browser has no room left: if you close the page, the end of the game will be lost.

## Handing the device on

curtain-title = Hand the device to { $name }
curtain-lead = The secrets are covered.
curtain-i-am = I am { $name }
curtain-others = Somebody else wants to act, or to look at their tokens:
hand-on = Cover and hand on

## The table

panes = Parts of the page
pane-play = Play
pane-sheet = The sheet
pane-story = The story
pane-trade = Trades
turn-place = Round { $round } of 6 · { $stage }
turn-as =
    { $name }, { $role }{ $duty ->
        [rep] {" "}— this round’s Rep
        [rival] {" "}— author of this round’s flaws
       *[none] { "" }
    }
act-title = What you can do
act-wait = Nothing to do just now, except talk and negotiate.
story-empty = The story begins with Faust’s desire.
lately = What just happened
purse-title = Your soul
mine-alone = for your eyes only
purse-aside =
    { $n ->
        [1] One of these tokens is set aside in an offer.
       *[other] { $n } of these tokens are set aside in offers.
    }
characters = { $n } / { $most }
told-aloud = Told aloud
an-idea = An idea?
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
accept = Accept
refuse = Refuse
decline = Decline
withdraw = Withdraw
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

## Far apart: the way in

far = Far apart
far-tables = My tables far apart
far-title = A table far apart
far-lead = You will get a link to send to the others. Nobody needs an account.
far-make = Open the table
your-name = Your first name
join-title = You are invited to play Pactes
join-lead = A first name is enough. Your seat will stay on this device.
join = Sit down
connecting = Connecting…
gone-title = This table is not for this device
gone-lead = The link does not work any more, the seat has moved to another device, or the table was erased.
line-lost = The line is down. We keep trying; nothing you write is lost.
unreadable = This page is too old for this table: reload it.
lobby-title = Around the table
lobby-invite = Invite
lobby-link = Send this link, or let a phone read the picture.
lobby-seats = The seats
lobby-free = Free seat
lobby-bot = The program
lobby-role = What do you play?
lobby-add-bot = The program plays { $role }
lobby-dismiss = Free this seat
lobby-not-ready = Three seats must be taken and three roles chosen.
lobby-wait = Whoever opened the table will start the game.
lobby-options = The table’s rules
link = Link
qr = The link, to be read with a phone
here = here
away = away
real-option = You roll real dice around a real table, and read them out.
real-title = Roll the real dice
real-die = Die { $n } (1 to { $most })
real-done = That is what they show

## Far apart: the table

pane-table = The table
presence = Who is here
talk = Talk
say = Say something
send = Send
safety = Feeling well
card = X-card
card-lead = The X-card stops the game at once. Nobody will know who raised it, and there is nothing to explain.
card-is-up = The X-card is up: we stop, we talk, and go on only if everybody wants to.
pause = Pause
paused = The game is paused.
resume = Go on
rewind = Go back to before the last action
limits = Lines and veils
limit-line = Line: { $text } does not happen in this story.
limit-veil = Veil: { $text } stays out of sight.
limit-text = What shall be kept out (nobody will know who asked)
add-line = Add a line
add-veil = Add a veil
bookmarks = Bookmarks
bookmark-label = Mark this moment
bookmark = Add a bookmark
motions = Your consent is asked for
motion-waits = Waiting for the others.
motion-rewind = Go back in the game.
motion-resume = Go on after the X-card.
motion-remove = Make somebody leave.
motion-reinvite = Invite somebody else to a seat.
motion-stand-in = Let the program stand in for somebody.
motion-new-host = Change the host.
motion-drop-limit = Drop a line or a veil.
motion-again = Play again, the sides exchanged.
motion-close = Close the table before the end. All secrets become readable.
motion-delete = Erase the table.
consent = I consent
links = Links
move-seat = Go on on another device
invite-watch = A link for spectators
closing = Closing
closing-lead = A closed table reveals its secret: then anybody can verify all dice.
closed-lead = The table is closed: everything can be read and verified.
close-table = Close the table
verify = Verify the dice
verify-title = Verify the dice
verify-lead = Your device reads the table’s whole log again and derives every die and every draw from the revealed secret.
verify-how = Before play the table had published the fingerprint of this secret; each seat threw something in. It does not hide future rolls from whoever owns the machine.
verify-reading = Reading…
verify-not-closed = The table is not closed: its secret is not revealed yet.
verify-holds = Everything holds: { $rows } rows, { $picks } picks verified.
verify-fails = Row { $seq } does not hold: { $why }
back-table = Back to the table

## What went wrong

failed-refused = The table does not allow it now.
failed-no-key = This link does not work, or not any more.
failed-too-many = Too many requests: wait a moment.
failed-away = The server does not answer.
failed-otherwise = That did not work.
refused-link-unknown = This link is unknown, used up or too old.
refused-no-free-seat = No seat is free.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody at this table has this name.
refused-seats-not-ready = Somebody is missing, or a role.
refused-paused = The game is paused.
refused-card-is-up = The X-card is up: going on needs everybody.
refused-nothing-to-rewind = There is nothing to take back.
refused-already-proposed = This is proposed already: we wait for the others.
refused-host-only = Only the host can do this.
refused-time-is-up = Your time is up.
refused-not-over = The game is not over.
refused-closed = The table is closed.
