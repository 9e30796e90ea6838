### Pactes: why something is not possible, and what to do.

## The table

refusal-not-three =
    The game is for three: there { $n_seats ->
        [1] is one seat
       *[other] are { $n_seats } seats
    }. It takes exactly three.
refusal-role-not-taken = Nobody plays { $role }. Give that role to somebody.
refusal-wrong-number-of-tokens = The table asks for { $tokens } { AGREE($tokens, "token", "tokens") } of each value. Choose a number between { $least } and { $most }.
refusal-wrong-number-of-lines =
    A contract cannot have { $lines ->
        [1] one line
       *[other] { $lines } lines
    }. Choose a number between 1 and 5.
refusal-only-looking = You are looking on: only those seated at the table can act.
refusal-game-is-over = The game is over: the tokens are turned up and nothing moves any more.

## Time and person

refusal-not-now = Not now: it is not the moment to { $what }.
refusal-not-yours = This is not yours to do: it is up to { $whose } to { $what }.
refusal-text-is-blank = Write something in order to { $what }.
refusal-text-too-long = Your text has { $length } { AGREE($length, "character", "characters") }; shorten it to { $most } at most.

## Desire, obstacles, association page

refusal-desire-must-begin = A desire begins with “{ $opening }”. Start your sentence with these words.
refusal-aid-used-already = The association page has been used: it opens only once a game.
refusal-sin-chosen-already = You have written your sin already: one for each demon.
refusal-not-on-the-page = { $entry } is not on the page. Choose something that is written there.
refusal-word-needed = The page is open: cross out the word that inspires you.
refusal-no-page = The association page was not opened: there is no word to cross out.
refusal-already-crossed = { $entry } is crossed out already. Take something else on the page.
refusal-desire-stays = The desire is never crossed out. Take a word or a sin.

## The contract

refusal-no-such-obstacle = There is no obstacle { $obstacle } on the sheet. They are numbered 1 to 6.
refusal-obstacle-crossed = Obstacle { $obstacle } is crossed out: a contract has taken it. Choose another.
refusal-empty-contract = This contract is empty: it takes at least one complete line to sign.
refusal-contract-is-full =
    The contract has { $most ->
        [1] its only line
       *[other] its { $most } lines
    }: all that is left is to sign.
refusal-cannot-afford =
    One more line would bring the price to { $price ->
        [1] one point
       *[other] { $price } points
    }, and you have { $points }. Sign, or talk the Rep into a rebate.
refusal-wrong-rebate = A rebate of { $rebate } is not possible: give a number between { $least } and { $most }. It can only go up.
refusal-wrong-payment =
    You pay { $paid ->
        [1] one point
       *[other] { $paid } points
    }; your tokens must make { $due ->
        [1] one point
       *[other] { $due } points
    }, no more and no less.
refusal-not-your-tokens = You do not have these tokens at hand. Count those that are not set aside for an offer.
refusal-owes-discard =
    First the discard: choose the { $owed ->
        [1] token
       *[other] { $owed } tokens
    } you lose.
refusal-wrong-discard =
    Choose exactly { $owed ->
        [1] one token
       *[other] { $owed } tokens
    } among those you held at that moment.

## The dice

refusal-no-such-die = There is no die { $die }. Look at the dice that were rolled.
refusal-no-such-slot = This contract has no slot { $slot }.
refusal-slot-taken = A die lies on { $slot } already. Take it back first, or choose another slot.
refusal-not-placed = Die { $die } is not placed: there is nothing to take back.
refusal-die-locked = Die { $die } has had its immediate effect: it stays put.
refusal-dice-left =
    { $left ->
        [1] One die is not placed yet
       *[other] { $left } dice are not placed yet
    }. Place all dice before you confirm.
refusal-other-die = The 6 turns another die, not itself. Choose another one, or decline.
refusal-dice-changed = The dice have changed in the meantime. Look again before you spend a token.
refusal-out-of-bounds = The die on { $slot } shows { $face }: a die stays between 1 and 6.
refusal-by-one-only = One token changes a die by 1, up or down. For more, spend several.
refusal-passed-already = You have passed already. You may still spend a token, or wait for the others.

## Flaws that were read

refusal-no-such-line = This contract has no line { $line }.
refusal-objected-already = Somebody objects to line { $line } already.
refusal-nobody-objects = Nobody objects to line { $line }: its flaw stays as it is.

## Trades

refusal-no-trading = At this table tokens do not change hands.
refusal-offer-to-yourself = An offer is made to somebody else.
refusal-empty-offer = An offer gives or asks for at least one token.
refusal-too-many-offers = You have { $most } { AGREE($most, "offer", "offers") } open already. Take one back first.
refusal-asks-too-much =
    You ask too much: they hold { $held ->
        [0] no token
        [1] only one token
       *[other] only { $held } tokens
    }.
refusal-no-such-offer = This offer is not open, no longer open, or not yours.
refusal-wrong-count =
    The offer asks for exactly { $count ->
        [1] one token
       *[other] { $count } tokens
    }.
refusal-too-few-points =
    The offer asks for at least { $points ->
        [1] one point
       *[other] { $points } points
    }. Give tokens worth more, or decline.
refusal-must-keep-price =
    The contract is unpaid: keep enough to cover its price, { $price ->
        [1] one point
       *[other] { $price } points
    }, all your offers together.
