### Pactes: what happens, as it is told to whoever looks on.

## Before play

notice-desire-suggested = { $who } { AGREE($who, "suggests", "suggest") } a desire: “{ $text }”
notice-desire-set = { $who } { AGREE($who, "states a", "state your") } desire: “{ $text }”
notice-obstacle-suggested = { $who } { AGREE($who, "suggests", "suggest") } an obstacle: “{ $text }”
notice-obstacle-set =
    { $who } { AGREE($who, "writes", "write") } obstacle { $number }: “{ $text }”{ $word ->
        [none] { "" }
       *[other] { " " }(inspired by { $word }, now crossed out)
    }
notice-aid-started = { $who } { AGREE($who, "opens", "open") } the association page: two sins, then twelve words, and ideas will come.
notice-sin-chosen = { $who } { AGREE($who, "writes", "write") } a sin in a corner of the page: { $sin }.
notice-word-added = { $who } { AGREE($who, "adds", "add") } a word to the page: “{ $text }” (sprung from { $link }).
notice-first-rep-awaited = Who sells the first contract? Faust decides.
notice-first-rep-chosen = { $who } will sell the first contract.

## Drawing up the contract

notice-round-began =
    Round { $round } of 6. { $me ->
        [rep] You are the Rep: sell away.
        [rival] { $who } { AGREE($who, "is", "are") } the Rep; the hidden flaws are yours.
       *[no] { $who } { AGREE($who, "is", "are") } the Rep and sells this contract.
    }
notice-obstacle-chosen = { $who } { AGREE($who, "takes", "take") } on obstacle { $obstacle }: “{ $text }”
notice-proposed = { $who } { AGREE($who, "proposes", "propose") }: “{ $text }”
notice-proposal-accepted = { $who } { AGREE($who, "accepts", "accept") }: it becomes line { $line } of the contract.
notice-proposal-refused =
    { $who } { AGREE($who, "refuses", "refuse") }{ $said ->
        [no] { "." }
       *[yes] : “{ $text }”
    }
notice-proposal-withdrawn = { $who } { AGREE($who, "takes the", "take your") } proposal back.
notice-flaw-written =
    { $who } { AGREE($who, "writes", "write") } the hidden flaw of line { $line }{ $said ->
        [yes] : “{ $text }”
       *[no] , out of sight.
    }
notice-went-on = { $who } { AGREE($who, "wants", "want") } one more line.
notice-rebate-granted =
    { $who } { AGREE($who, "grants", "grant") } a rebate: { $rebate ->
        [1] one point
       *[other] { $rebate } points
    } off in all.
notice-signed =
    { $who } { AGREE($who, "signs", "sign") }. { $price ->
        [0] There is nothing to pay.
        [1] The price is one soul point.
       *[other] The price is { $price } soul points.
    }

## Paying, drawing, discarding

notice-paid = { $who } { AGREE($who, "pays", "pay") }: { $tokens }.
notice-drawn =
    { $who } { AGREE($who, "draws", "draw") } { $count ->
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
    { $who } { AGREE($who, "loses", "lose") } { $count ->
        [1] one soul token
       *[other] { $count } soul tokens
    }.
notice-discard-settled = { $who } { AGREE($who, "discards", "discard") }: { $tokens }.

## Resolving the contract

notice-dice-rolled = { $who } { AGREE($who, "rolls", "roll") } the dice: { $faces }.
notice-die-placed = { $who } { AGREE($who, "places", "place") } a { $face } on { $slot }.
notice-die-lifted = { $who } { AGREE($who, "takes", "take") } the { $face } back.
notice-conversion-opened =
    A 6 on a commitment: { $who } may convert another die to 4.
notice-die-converted = { $who } { AGREE($who, "converts", "convert") } a { $from } to 4.
notice-conversion-skipped = { $who } { AGREE($who, "leaves", "leave") } the other dice alone.
notice-placement-confirmed = The dice are in place. Now anyone may spend soul tokens to bend them.
notice-die-rerolled =
    { $who } { AGREE($who, "spends", "spend") } { $token ->
        [1] a 1
        [2] a 2
       *[hidden] a token
    } to reroll { $slot }: { $from } becomes { $to }.
notice-die-shifted =
    { $who } { AGREE($who, "spends", "spend") } { $token ->
        [1] a 1
        [2] a 2
       *[hidden] a token
    }: { $slot } goes from { $from } to { $to }.
notice-passed = { $who } { AGREE($who, "leaves", "leave") } the dice as they are.
notice-flaws-read =
    The contract is unfolded: { $count ->
        [1] the hidden flaw comes
       *[other] the hidden flaws come
    } to light. { $flaws }
notice-flaw-line = Line { $line }: “{ $text }”
notice-settlement-awaited =
    Before the draws { $me ->
        [yes] you choose what you lose.
       *[no] { $who } { AGREE($who, "chooses", "choose") } what goes to the Discard.
    }
notice-achievements-gained =
    { $count ->
        [0] No achievement this time.
        [1] One more achievement!
       *[other] { $count } more achievements!
    }
notice-summarised =
    { $said ->
        [no] { $who } { AGREE($who, "tells", "tell") } the rest aloud.
       *[yes] { $who } { AGREE($who, "tells", "tell") }: “{ $text }”
    }
notice-flaw-objected = { $who } { AGREE($who, "objects", "object") } to the flaw of line { $line }; its author may reword it.
notice-flaw-reworded = The flaw of line { $line } now reads: “{ $text }”

## Negotiating

notice-offer-made =
    { $me ->
        [from] You offer { $to }
        [to] { $from } { AGREE($from, "offers", "offer") } you
       *[no] { $from } { AGREE($from, "offers", "offer") } { $to }
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
        [from] { $to } { AGREE($to, "accepts", "accept") } your offer
        [to] You accept the offer
       *[no] { $to } { AGREE($to, "accepts", "accept") } the offer
    }: { $gives ->
        [none] nothing
       *[some] { $tokens }
    } for { $returns ->
        [none] nothing
       *[some] { $back }
    }.
notice-offer-declined =
    { $me ->
        [from] { $to } { AGREE($to, "declines", "decline") } your offer.
        [to] You decline the offer.
       *[no] { $to } { AGREE($to, "declines", "decline") } the offer.
    }
notice-offer-withdrawn =
    { $me ->
        [from] You take your offer back.
       *[other] { $from } { AGREE($from, "takes", "take") } the offer back.
    }
notice-offer-lapsed =
    { $me ->
        [from] Your offer lapses.
       *[other] The offer lapses: { $from } { AGREE($from, "keeps", "keep") } the tokens.
    }

## The end

notice-game-ended = The pact is closed. All tokens are turned up.
