### Pactes: what happens, as it is told to whoever looks on.

## Before play

notice-desire-suggested =
    { $me ->
        [yes] You suggest
       *[no] { $who } suggests
    } a desire: “{ $text }”
notice-desire-set =
    { $me ->
        [yes] You state your
       *[no] { $who } states a
    } desire: “{ $text }”
notice-obstacle-suggested =
    { $me ->
        [yes] You suggest
       *[no] { $who } suggests
    } an obstacle: “{ $text }”
notice-obstacle-set =
    { $me ->
        [yes] You write
       *[no] { $who } writes
    } obstacle { $number }: “{ $text }”{ $word ->
        [none] { "" }
       *[other] { " " }(inspired by { $word }, now crossed out)
    }
notice-aid-started =
    { $me ->
        [yes] You open
       *[no] { $who } opens
    } the association page: two sins, then twelve words, and ideas will come.
notice-sin-chosen =
    { $me ->
        [yes] You write
       *[no] { $who } writes
    } a sin in a corner of the page: { $sin }.
notice-word-added =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } a word to the page: “{ $text }” (sprung from { $link }).
notice-first-rep-awaited = Who sells the first contract? Faust decides.
notice-first-rep-chosen =
    { $me ->
        [yes] You
       *[no] { $who }
    } will sell the first contract.

## Drawing up the contract

notice-round-began =
    Round { $round } of 6. { $me ->
        [rep] You are the Rep: sell away.
        [rival] { $who } is the Rep; the hidden flaws are yours.
       *[no] { $who } is the Rep and sells this contract.
    }
notice-obstacle-chosen =
    { $me ->
        [yes] You take on
       *[no] { $who } takes on
    } obstacle { $obstacle }: “{ $text }”
notice-proposed =
    { $me ->
        [yes] You propose
       *[no] { $who } proposes
    }: “{ $text }”
notice-proposal-accepted =
    { $me ->
        [yes] You accept
       *[no] { $who } accepts
    }: it becomes line { $line } of the contract.
notice-proposal-refused =
    { $me ->
        [yes] You refuse
       *[no] { $who } refuses
    }{ $said ->
        [no] { "." }
       *[yes] : “{ $text }”
    }
notice-proposal-withdrawn =
    { $me ->
        [yes] You take your proposal back.
       *[no] { $who } takes the proposal back.
    }
notice-flaw-written =
    { $me ->
        [yes] You write
       *[no] { $who } writes
    } the hidden flaw of line { $line }{ $said ->
        [yes] : “{ $text }”
       *[no] , out of sight.
    }
notice-went-on =
    { $me ->
        [yes] You want
       *[no] { $who } wants
    } one more line.
notice-rebate-granted =
    { $me ->
        [yes] You grant
       *[no] { $who } grants
    } a rebate: { $rebate ->
        [1] one point
       *[other] { $rebate } points
    } off in all.
notice-signed =
    { $me ->
        [yes] You sign.
       *[no] { $who } signs.
    } { $price ->
        [0] There is nothing to pay.
        [1] The price is one soul point.
       *[other] The price is { $price } soul points.
    }

## Paying, drawing, discarding

notice-paid =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    }: { $tokens }.
notice-drawn =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [0] in vain (no token is left)
        [1] one token
       *[other] { $count } tokens
    }{ $cause ->
        [price] , the price of the contract
        [commitment] , for a commitment on 4
       *[flaw] , for a flaw
    }{ $seen ->
        [yes] : { $tokens }
       *[no] { "" }
    }.
notice-reserve-refilled =
    The Reserve is empty: the Discard is shuffled back into it ({ $count ->
        [1] one token
       *[other] { $count } tokens
    }).
notice-discard-fell-due =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $count ->
        [1] one soul token
       *[other] { $count } soul tokens
    }.
notice-discard-settled =
    { $me ->
        [yes] Your discard: { $tokens }.
       *[no] { $who } discards: { $tokens }.
    }

## Resolving the contract

notice-dice-rolled =
    { $me ->
        [yes] You roll
       *[no] { $who } rolls
    } the dice: { $faces }.
notice-die-placed =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } a { $face } on { $slot }.
notice-die-lifted =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } the { $face } back.
notice-conversion-opened =
    A 6 on a commitment: { $me ->
        [yes] you
       *[no] { $who }
    } may convert another die to 4.
notice-die-converted =
    { $me ->
        [yes] You convert
       *[no] { $who } converts
    } a { $from } to 4.
notice-conversion-skipped =
    { $me ->
        [yes] You leave
       *[no] { $who } leaves
    } the other dice alone.
notice-placement-confirmed = The dice are in place. Now anyone may spend soul tokens to bend them.
notice-die-rerolled =
    { $me ->
        [yes] You spend
       *[no] { $who } spends
    } { $token ->
        [1] a 1
        [2] a 2
       *[hidden] a token
    } to reroll { $slot }: { $from } becomes { $to }.
notice-die-shifted =
    { $me ->
        [yes] You spend
       *[no] { $who } spends
    } { $token ->
        [1] a 1
        [2] a 2
       *[hidden] a token
    }: { $slot } goes from { $from } to { $to }.
notice-passed =
    { $me ->
        [yes] You leave
       *[no] { $who } leaves
    } the dice as they are.
notice-flaws-read =
    The contract is unfolded: { $count ->
        [1] the hidden flaw comes
       *[other] the hidden flaws come
    } to light. { $flaws }
notice-flaw-line = Line { $line }: “{ $text }”
notice-settlement-awaited =
    Before the draws { $me ->
        [yes] you choose what you lose.
       *[no] { $who } chooses what goes to the Discard.
    }
notice-achievements-gained =
    { $count ->
        [0] No achievement this time.
        [1] One more achievement!
       *[other] { $count } more achievements!
    }
notice-summarised =
    { $said ->
        [no] { $me ->
                [yes] You tell the rest aloud.
               *[no] { $who } tells the rest aloud.
            }
       *[yes] { $me ->
                [yes] You tell
               *[no] { $who } tells
            }: “{ $text }”
    }
notice-flaw-objected =
    { $me ->
        [yes] You object
       *[no] { $who } objects
    } to the flaw of line { $line }; its author may reword it.
notice-flaw-reworded = The flaw of line { $line } now reads: “{ $text }”

## Negotiating

notice-offer-made =
    { $me ->
        [from] You offer { $to }
        [to] { $from } offers you
       *[no] { $from } offers { $to }
    } { $gives ->
        [none] nothing
       *[some] { $tokens }
    } for { $ask_count ->
        [0] nothing
        [1] one token
       *[other] { $ask_count } tokens
    }{ $ask_points ->
        [none] { "" }
       *[other] { " " }(worth { $ask_points ->
                [1] one point
               *[other] { $ask_points } points
            } at least)
    }.{ $said ->
        [no] { "" }
       *[yes] { " " }“{ $text }”
    }
notice-offer-accepted =
    { $me ->
        [from] { $to } accepts your offer
        [to] You accept the offer
       *[no] { $to } accepts the offer
    }: { $gives ->
        [none] nothing
       *[some] { $tokens }
    } for { $returns ->
        [none] nothing
       *[some] { $back }
    }.
notice-offer-declined =
    { $me ->
        [from] { $to } declines your offer.
        [to] You decline the offer.
       *[no] { $to } declines the offer.
    }
notice-offer-withdrawn =
    { $me ->
        [from] You take your offer back.
       *[other] { $from } takes the offer back.
    }
notice-offer-lapsed =
    { $me ->
        [from] Your offer lapses.
       *[other] The offer lapses: { $from } keeps the tokens.
    }

## The end

notice-game-ended = The pact is closed. All tokens are turned up.
